"""Who holds the line: each character with what they fight with, for the seat that plays them."""
from _moods import SURVIVOR
from drifter import drifter
from haggler import haggler
from hipster import hipster
from lib.picture import Mood, Picture
from pillar import pillar
from props.street import houses
from psycho import psycho
from trigger import trigger

# Light from nearly in front: faces, not foreheads.
LOW = (0.45, 0.4, 0.9)
DUSK = Mood('#2a1c3e', '#b8604a', '#ffd098', '#7a4450', key='#fff0d8', rim='#ffd0a0', fill='#8a84c0')
"""The last light before the first wave."""


def portrait(figure, eye, aim, seed, mood=DUSK, lens=44, tilt=4, yaw=0):
    picture = Picture(mood, eye, aim, lens=lens, tilt=tilt, key=LOW, glow=(0.5, 0.4))
    return picture.put(houses(seed, lit=0.25), (0, -0.2, -2.7)).put(figure(based=False), yaw=yaw)


PICTURES = {
    'ch-pillar': lambda: portrait(pillar, (0.1, 0.6, 1.75), (0, 0.86, 0.05), 3),
    'ch-psycho': lambda: portrait(psycho, (0.05, 0.6, 1.6), (-0.06, 0.76, 0.1), 5, lens=46, tilt=-5),
    'ch-trigger': lambda: portrait(trigger, (-0.1, 0.6, 1.4), (0, 0.75, 0.1), 7, lens=50),
    'ch-drifter': lambda: portrait(drifter, (0.1, 0.58, 1.5), (0, 0.76, 0.1), 9, tilt=-4),
    'ch-haggler': lambda: portrait(haggler, (0.1, 0.6, 1.5), (0, 0.78, 0.1), 12),
    'ch-hipster': lambda: portrait(hipster, (-0.1, 0.6, 1.55), (0, 0.78, 0.1), 14, tilt=-4),
}
