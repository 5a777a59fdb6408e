"""How a night attacks: the first card that is turned in a phase."""
from dataclasses import replace
from functools import cache

from _action import BEGGING, CHARGE, FISTS, LOW, RUN, RUN_RIGHT
from _moods import ASSAULT
from brute import brute
from lib.model import PLAIN, Model
from lib.picture import Picture
from lib.shapes import lathe, loft, pearl
from monster import monster
from props.fray import dust
from props.street import houses, rubble
from raider import crowbar, television
from survivor import unarmed
from wanderer import bather, bride, walker

WANDERERS = bather, walker, bride


@cache
def figure(who):
    return who(based=False)


def brutal():
    picture = Picture(ASSAULT, eye=(0.1, 0.36, 1.85), aim=(0, 0.84, 0.1), lens=40, tilt=5, glow=(0.5, 0.35), key=LOW)
    return picture.put(houses(21), (0, 0, -2.6)).put(brute(FISTS, based=False))


def shamble():
    picture = Picture(ASSAULT, eye=(-0.5, 0.5, 2.25), aim=(0.12, 0.6, -0.3), tilt=-4, glow=(0.62, 0.25), clear=1.2, key=LOW)
    picture.put(houses(22), (0, 0, -5))
    places = (-0.28, 0.1), (0.32, -0.35), (-0.72, -0.9), (0.92, -1.1), (0.2, -1.6), (1.4, -2.0), (0.9, -2.4)
    for index, (x, z) in enumerate(places):
        picture.put(figure(WANDERERS[index % 3]), (x, 0, z), (-10, -16, 14, -20, 5)[index % 5])
    return picture


def shakedown():
    picture = Picture(ASSAULT, eye=(0.25, 0.6, 1.6), aim=(-0.02, 0.73, 0.1), tilt=4, glow=(0.5, 0.3), key=LOW)
    picture.put(houses(23), (0, 0, -2.8)).put(crowbar(BEGGING, based=False, palm=1), (0.02, 0, 0.1), 8)
    return picture.put(figure(television), (0.62, 0, -0.75), -12).put(figure(crowbar), (-0.72, 0, -0.6), 22)


def stampede():
    picture = Picture(ASSAULT, eye=(0.15, 0.25, 2.3), aim=(0, 0.6, 0), tilt=-6, glow=(0.5, 0.3), clear=0.9, key=LOW)
    picture.put(houses(24), (0, 0, -3.4))
    runners = bather(RUN, based=False), walker(RUN_RIGHT, based=False), crowbar(CHARGE, based=False)
    for index, (x, z) in enumerate(((0.02, 0.05), (-0.52, -0.15), (0.55, -0.2), (-0.25, -0.8), (0.3, -0.85), (-0.95, -0.9), (0.95, -1.0))):
        picture.put(runners[index % 3], (x, 0.03, z), -8 * x)
    for index, (x, z) in enumerate(((-0.4, 0.1), (0.45, 0.05), (-1.0, -0.4), (1.0, -0.4))):
        picture.put(dust(index, size=0.1, pot='#7c6c6e'), (x, 0, z))
    return picture


def nightmare():
    dark = replace(ASSAULT, key='#8a5a70', rim='#ff7a50')
    picture = Picture(dark, eye=(-0.3, 0.4, 2.6), aim=(0, 0.91, 0), tilt=5, glow=(0.5, 0.3), clear=1.5)
    roofs = houses(25, count=13, lit=0.4)
    picture.put(roofs, (0.2, 0, 0.75), scale=0.24).put(roofs, (-0.4, 0, -1.4), 180, scale=0.5)
    return picture.put(monster(based=False), yaw=-6)


def lamp_post():
    """The last one with a bulb in it."""
    model = Model('token')
    model.shape(lathe([(0.06, 0), (0.06, 0.05), (0.035, 0.12), (0.028, 0.2)], 9), '#4f625c', 40)
    model.shape(loft([(0, 0.15, 0), (0, 1.1, 0), (0.03, 1.2, 0), (0.14, 1.25, 0), (0.24, 1.22, 0)], [0.024, 0.022, 0.02, 0.02, 0.02], 7, up=(0, 0, 1)), '#5f7a72', 60)
    model.shape(lathe([(0.09, -0.05), (0.07, 0.0), (0.025, 0.04)], 9, (0.25, 1.2, 0), caps=(False, True)), '#48605a', 40)
    model.shape(pearl((0.25, 1.15, 0), (0.055, 0.035, 0.055)), '#ffd98a', 180, PLAIN, 'glow')
    return model.sculpted()


def stragglers():
    late = replace(ASSAULT, key='#8a6a78')
    picture = Picture(late, eye=(0.2, 0.5, 2.25), aim=(0, 0.63, 0), tilt=-3, glow=(0.4, 0.25), key=LOW)
    picture.put(houses(26, lit=0.05), (0, 0, -2.6)).put(lamp_post(), (-0.17, 0, -0.2)).lamp((0.08, 1.05, 0.2), '#ffd08a', 40)
    picture.put(unarmed(based=False), (0.08, 0, 0.0)).put(figure(walker), (-0.66, 0, 0), 40)
    return picture.put(figure(bather), (0.66, 0, -0.15), -30).put(rubble(4), (0, 0, 0.2))


PICTURES = {
    'as-brutal': brutal,
    'as-shamble': shamble,
    'as-shakedown': shakedown,
    'as-stampede': stampede,
    'as-nightmare': nightmare,
    'as-stragglers': stragglers,
}
