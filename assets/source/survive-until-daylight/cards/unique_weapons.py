"""What somebody brought along: weapons that have an owner."""

from _moods import UNIQUE
from props.turns import leaned
from lib.picture import Picture
from lib.space import turn
from props import clubs, guns
from props.blades import cleaver
from props.belongings import recurve, sample_case
from props.bows import arrow
from props.fray import chips, splinters
from props.gear import tyre
from props.home import chopping_block
from props.ruins import brick_wall, heap
from props.street import houses


def pillar():
    picture = Picture(UNIQUE, eye=(-0.2, 0.3, 1.85), aim=(0, 0.45, 0), tilt=-6, glow=(0.6, 0.38))
    picture.put(brick_wall(5, 0.6, 4), (0, 0, -1.2), -8).put(heap(31, 0.8, 0.14), (0.2, -0.04, 0))
    return picture.put(clubs.sledge(), (0.02, 0.45, 0), turned=leaned(38, 22, 12)).put(chips(6, 14, 0.4), (0.3, 0.66, -0.1))


def psycho():
    picture = Picture(UNIQUE, eye=(0.2, 0.62, 1.6), aim=(0, 0.36, 0), tilt=5, glow=(0.42, 0.34))
    picture.put(chopping_block(), (-0.12, -0.12, -0.05), scale=1.0).put(splinters(8, 14, 0.34, 0.09), (-0.34, 0.28, 0.1))
    return picture.put(cleaver(), (-0.02, 0.44, 0.05), turned=leaned(-36, 166, -6))


def trigger():
    picture = Picture(UNIQUE, eye=(0.35, 0.34, 1.85), aim=(0.02, 0.42, 0), tilt=4, glow=(0.36, 0.36))
    picture.put(houses(33, width=14), (0, -0.8, -6)).put(heap(33, 0.9, 0.14), (0, -0.04, -0.1))
    return picture.put(guns.service_rifle(), (0, 0.47, 0), turned=leaned(24, -14, 6))


def drifter():
    picture = Picture(UNIQUE, eye=(0.1, 0.4, 1.85), aim=(0, 0.45, 0), tilt=-4, glow=(0.5, 0.42))
    picture.put(
        tyre(), (0.25, 0.42, -0.4), turned=turn((0, 1, 0), -24) @ turn((1, 0, 0), 90), scale=0.85
    ).put(houses(35, width=14), (0, -0.8, -6))
    return picture.put(clubs.tyre_iron(), (-0.04, 0.44, 0.1), turned=leaned(58, 26, 0), scale=0.88)


def haggler():
    picture = Picture(UNIQUE, eye=(0.45, 0.62, 1.65), aim=(0, 0.34, 0), tilt=5, glow=(0.5, 0.36))
    picture.put(brick_wall(5, 0.6, 14), (0, 0, -1.3), 6)
    return picture.put(sample_case(), (0, 0.02, 0), -12, scale=0.92).lamp((0, 0.3, 0.05), '#ffc860', 5)


def hipster():
    picture = Picture(UNIQUE, eye=(0.25, 0.45, 1.8), aim=(0, 0.47, 0), tilt=-5, glow=(0.52, 0.44))
    picture.put(houses(37, width=14), (0, -0.8, -6)).put(heap(37, 0.8, 0.08), (0, -0.05, -0.1))
    picture.put(recurve(), (0.02, 0.47, 0), turned=leaned(24, -18))
    return picture.put(arrow(), (-0.16, 0.4, 0.04), turned=leaned(24, -18))


PICTURES = {
    'sw-pillar': pillar,
    'sw-psycho': psycho,
    'sw-trigger': trigger,
    'sw-drifter': drifter,
    'sw-haggler': haggler,
    'sw-hipster': hipster,
}
