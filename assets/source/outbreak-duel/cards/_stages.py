"""Where things lie and people stand: a street, a brick wall, a deck of boards, a room; and what flies about there."""
from _moods import LOW
from lib.picture import Picture
from props import indoors
from props.home import planks
from props.ruins import brick_wall, heap
from props.street import houses, rubble

FEW = 5


def street(mood, eye, aim, seed=1, tilt=4, lit=0.3, back=-2.9, **how):
    """Figures on the ground before houses."""
    picture = Picture(mood, eye=eye, aim=aim, tilt=tilt, **{'key': LOW, 'glow': (0.5, 0.35), 'samples': FEW} | how)
    return picture.put(houses(seed, lit=lit), (0.2, 0, back))


def ruins(mood, eye, aim, seed=1, tilt=4, **how):
    """A thing over rubble, houses far behind."""
    picture = Picture(mood, eye=eye, aim=aim, tilt=tilt, **{'glow': (0.5, 0.35), 'samples': FEW} | how)
    return picture.put(houses(seed, width=14), (0, -0.8, -6)).put(heap(seed, 0.9, 0.16), (0, -0.05, -0.1))


def wall(mood, eye, aim, seed=1, tilt=4, high=0.8, **how):
    """A thing before bricks."""
    picture = Picture(mood, eye=eye, aim=aim, tilt=tilt, **{'glow': (0.5, 0.3), 'samples': FEW} | how)
    return picture.put(brick_wall(5, high, seed), (0, 0, -1.0), 6).put(rubble(seed, 14, 1.3, 0.08, 0.6), (0, 0, 0))


def deck(mood, eye, aim, yaw=12, tilt=4, seed=2, **how):
    """A thing on boards."""
    picture = Picture(mood, eye=eye, aim=aim, tilt=tilt, floor=False, **{'glow': (0.5, 0.25), 'samples': FEW} | how)
    return picture.put(planks(15, length=8), (0, 0, 0), yaw).put(houses(seed, width=14), (0, -1.0, -6))


def inside(mood, eye, aim, pots=('#7a7484', '#564f60', '#5c5666'), tilt=3, back=-1.0, **how):
    """Somebody in a room: wall, skirting, floor."""
    picture = Picture(mood, eye=eye, aim=aim, floor=False, tilt=tilt, **{'key': LOW, 'clear': 3, 'samples': FEW} | how)
    return picture.put(indoors.room(*pots), (0, 0, back))
