"""The colours of the three kinds of loot: cold stock, warm company, and what was in the cupboard."""
from lib.picture import Mood

SALVAGE = Mood('#16262e', '#5f8a8c', '#d6e2c4', '#44686c', key='#fff0d8', rim='#d8f0e0', ground='#3c464a')
COMPANY = Mood('#4a3210', '#d09a4a', '#fff0b8', '#98703c', key='#fff0d8', rim='#fff0b8', fill='#a8a0c8', ground='#4c4238')
DEAD = Mood('#1c1030', '#6a3f78', '#c8e08a', '#452a58', key='#f4ecd8', rim='#c8f08a', fill='#8a78c0', ground='#342a40')

# Light from nearly in front: faces, not foreheads.
LOW = (0.45, 0.4, 0.9)
