"""Who is drawn on cards of more than one game: bodies in many clothes, alive or not, and how they hold what they hold."""
