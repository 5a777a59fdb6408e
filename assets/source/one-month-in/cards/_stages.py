"""Where people are found: in the street with its lights on, or in a room."""
from _moods import COMPANY, DEAD, LOW
from lib.picture import Picture
from props import indoors
from props.street import houses

FEW = 8


def street(eye, aim, seed=3, **how):
    picture = Picture(COMPANY, eye=eye, aim=aim, **{'key': LOW, 'tilt': 4, 'glow': (0.5, 0.35), 'samples': FEW} | how)
    return picture.put(houses(seed, lit=0.35), (0, 0, -2.8))


def inside(eye, aim, wall='#8a7454', skirting='#6a4f34', **how):
    picture = Picture(COMPANY, eye=eye, aim=aim, floor=False, **{'key': LOW, 'tilt': 3, 'clear': 3, 'samples': FEW} | how)
    return picture.put(indoors.room(wall, skirting, '#6e5f4c'), (0, 0, -1.0))


def haunted(eye, aim, wall='#6a5f78', skirting='#4a4058', **how):
    picture = Picture(DEAD, eye=eye, aim=aim, floor=False, **{'key': LOW, 'tilt': -4, 'clear': 3, 'glow': (0.5, 0.4), 'samples': FEW} | how)
    return picture.put(indoors.room(wall, skirting, '#5a5068'), (0, 0, -1.0))
