"""What a noise may lead to, from a cracked pane to nothing at all."""

import numpy as np
from lib.picture import Mood, Picture
from lib.space import turn
from props import trouble
from props.alarm import arm
from props.animals import cat
from props.comic import moon
from props.fray import chips
from props.roofs import roof, vent
from props.ruins import brick_wall, lamp_post
from props.street import houses
from viral import barista, jogger, student

EXPOSURE = Mood('#0e2a34', '#4f8f90', '#c8e8d0', '#35656c', key='#fff0d0', rim='#b8f0e0', fill='#6a90b8', ground='#2a3638')


def pane():
    picture = Picture(EXPOSURE, eye=(0.35, 0.55, 2.5), aim=(0.02, 0.65, 0), tilt=-5, glow=(0.2, 0.1), key=(0.25, 0.5, 0.9))
    for x in (-1.55, 1.55):
        picture.put(brick_wall(2.1, 1.6, 81, 0.0), (x, 0, -0.08))
    picture.put(brick_wall(1.2, 0.1, 82, 0.0), (0, 0, -0.06)).put(trouble.window(), (0, 0.66, 0))
    return picture.put(trouble.eyes(apart=0.15, size=0.05), (0.22, 0.36, -0.08)).put(chips(5, 7, 0.4, 0.035), (-0.35, 0.2, 0.4))


def gravel():
    picture = Picture(EXPOSURE, eye=(0.5, 0.3, 1.75), aim=(0.1, 0.34, 0), tilt=6, glow=(0.4, 0.35))
    picture.put(trouble.gravel(3)).put(houses(83, width=14), (-3, -0.6, -6), 30)
    picture.put(trouble.boot((1, -0.1, 0.35), '#a8482f', '#8f8674', '#3f5060', (-0.45, 1, -0.1), 3.7), (-0.14, 0.31, 0))
    return picture.put(chips(4, 26, 0.36, 0.045, ('#8a8680', '#9a8f80', '#5f686a')), (0.56, 0.32, 0.0))


def bad_corner():
    picture = Picture(EXPOSURE, eye=(0.55, 0.55, 2.1), aim=(-0.1, 0.65, 0), tilt=-6, glow=(0.85, 0.35))
    picture.put(trouble.corner(3.0, 2.4), (0.25, 0, 0)).put(
        houses(85, width=14), (3, -0.4, -6), -20
    ).put(lamp_post(1.5), (1.5, 0, -1.9), 170)
    return picture.put(trouble.claw_shadow(), (-0.5, 0.74, 0.004), turned=np.diag((1.0, 1.0, 0.01)))


def open_gate():
    picture = Picture(EXPOSURE, eye=(0.3, 0.45, 2.75), aim=(0, 0.62, 0), tilt=4, glow=(0.6, 0.5))
    picture.put(houses(87, width=14), (0, -0.9, -6)).put(trouble.gate())
    for s in (1, -1):
        picture.put(brick_wall(1.6, 0.7, 88 + s, 0.1), (s * 1.7, 0, 0))
    return picture


def boots():
    picture = Picture(EXPOSURE, eye=(0.9, 0.4, 1.9), aim=(0, 0.32, 0), tilt=-7, glow=(0.35, 0.35), floor=False)
    picture.put(roof(5.0, 3.0, 0.42)).put(houses(89, width=16), (-3, -1.6, -7), 24).put(vent(0.6), (-0.9, 0, -1.4))
    picture.put(trouble.boot((1, -0.05, 0.25), size=3.2, shin=(-0.4, 1, 0)), (0.28, 0.2, 0.2))
    picture.put(trouble.boot((0.8, -0.8, 0.1), size=3.2, shin=(-0.85, 0.7, 0)), (-0.42, 0.36, -0.05))
    return picture.put(chips(7, 14, 0.3, 0.04, ('#8f8a94', '#77727c', '#6a4c4c')), (0.8, -0.08, 0.45))


def stirs():
    picture = Picture(EXPOSURE, eye=(0.3, 0.42, 1.6), aim=(0, 0.2, 0), tilt=5, glow=(0.5, 0.2), floor=False)
    picture.put(houses(91, width=14), (0, -0.6, -6)).put(trouble.manhole(27))
    picture.put(trouble.eyes(apart=0.2, size=0.055), (-0.02, 0.1, 0.05), 8)
    for x, yaw in ((0.3, 12), (-0.2, -14)):
        picture.put(arm('#8a9a8c', '#46505a', 2, 1.1), (x, -0.28, 0.42), yaw, turn((1, 0, 0), 24), 0.62)
    return picture.lamp((0, 0.08, 0.1), '#f0e060', 0.5)


def quiet():
    picture = Picture(EXPOSURE, eye=(-0.1, 0.5, 2.6), aim=(0, 0.68, 0), tilt=-3, glow=(0.56, 0.34), clear=1.5)
    for s in (1, -1):
        picture.put(houses(93 + s, 7, 7.0), (s * 1.6, 0, -1.4), -s * 76)
    return picture.put(lamp_post(1.25), (-0.42, 0, -0.2)).lamp((-0.06, 1.13, 0), '#ffd890', 24).put(
        cat(), (0.16, 0, -0.35), 24, scale=0.5
    )


def sprinters():
    picture = Picture(EXPOSURE, eye=(-0.1, 0.5, 1.65), aim=(0.02, 0.6, 0), lens=31, tilt=7, glow=(0.5, 0.3), key=(-0.3, 0.5, 0.9))
    picture.put(houses(95, lit=0.1), (0, 0, -3.2))
    picture.put(jogger(based=False), (-0.04, 0, 0.15), -8).put(barista(based=False), (-0.66, 0, -0.35), 14)
    return picture.put(student(based=False), (0.78, 0, -0.25), -24)


def slate():
    picture = Picture(EXPOSURE, eye=(0.2, 0.3, 1.9), aim=(0, 0.42, 0), tilt=4, glow=(0.4, 0.4), floor=False, clear=5)
    picture.put(
        moon(0.72, '#a8a890', '#8c8c7c'), (-0.35, 1.1, -3)
    ).put(roof(5.0, 2.0, 0.3)).put(houses(97, width=16), (0, -1.9, -5))
    return picture.put(cat(), (0.04, 0.0, 0.1), 24).put(vent(0.5), (0.85, 0, -0.5))


PICTURES = {
    'exp-1': pane,
    'exp-2': gravel,
    'exp-3': bad_corner,
    'exp-4': open_gate,
    'exp-5': boots,
    'exp-6': stirs,
    'exp-7': quiet,
    'exp-7-night': sprinters,
    'exp-8': slate,
}
