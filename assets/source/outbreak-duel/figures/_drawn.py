"""Bodies for the pictures of Outbreak Duel, on a coarse grid: there are a good many of them."""
from cast import dead as the_dead
from cast import people
from cast.people import Sketched


def dead(*look, **how):
    return the_dead.dead(*look, model=Sketched('miniature'), **how)


def person(*look, **how):
    return people.person(*look, **{'model': Sketched('miniature')} | how)

