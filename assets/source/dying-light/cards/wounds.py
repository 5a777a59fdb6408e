"""What the night does to Runners: heavy wounds, and the light one."""

from dataclasses import replace

import numpy as np

from _faces import all_of, aside, crossed, flushed, gape, grin, gritted, shut, wide, winking
from _moods import HEAVY, LIGHT
from _poses import (
    AKIMBO,
    DAZED,
    DOUBLED,
    FLEEING,
    FOREARM_UP,
    HANDS_TO_HEAD,
    HELD_SIDE,
    LEAPING,
    LETTING_GO,
    LIMPING,
    SCREAMING,
    SHIVERING,
    SITTING,
    SLUNG,
    SPRAWLED,
    STARTLED,
)
from biter import courier, nurse, office
from juno import juno
from lib.body import LEFT, RIGHT
from lib.colour import linear, stained
from lib.extremities import cuff, grip
from lib.heads import Head
from lib.model import PLAIN, Model
from lib.picture import Picture
from lib.shapes import box, lathe, loft, ribbon
from lib.space import between, turn, unit, upright, vec
from mara import STRIDE, mara
from oskar import oskar
from props.comic import drop, puff, shimmer, star, streaks, waves, zigzag
from props.fray import star as bang
from props.roofs import roof, vent
from props.street import houses
from props.tools import rebar_hammer
from teo import teo

CLOTH, BLOOD = '#c4b8a2', '#a81c22'
SNAP = '#b8281a', '#d8781e', '#dcb04a'
LOW = (0.4, 0.35, 0.9)
"""A front light that reaches faces."""


def bare(runner, pose, face=None):
    return runner(pose, based=False, armed=False, face=face)


def wrapped(place, start, end, radius, spots=(), turns=5):
    """A bandage on a limb: `place(share)` is a point on its bones; `spots` are shares where it is stained."""
    model, stains = Model('token'), [(place(share) + vec(out) * radius, size) for share, out, size in spots]
    cloth = stained(CLOTH, stains, BLOOD, 1.0) if stains else CLOTH
    width = np.linalg.norm(place(end) - place(start)) / turns * 1.5
    for index, share in enumerate(np.linspace(start, end, turns)):
        along = unit(place(share + 0.03) - place(share - 0.03)) + vec(0.12, 0, 0.12) * (-1) ** index
        cuff(model, place(share), along, radius * (1 + 0.05 * (index % 2)), cloth, width, 14)
    return model


def ringed(picture, middle, radius, count=5, yaw=0.0, size=0.09, tilt=0.25):
    """Stars that circle a head."""
    for index in range(count):
        angle = 2 * np.pi * (index + 0.3) / count
        at = vec(middle) + vec(np.sin(angle) * radius, np.sin(angle) * radius * tilt, np.cos(angle) * radius)
        picture.put(star(size=size * (0.8 + 0.35 * np.cos(angle))), at, yaw, turn((0, 0, 1), 25 * index))
    return picture


def tinted(model, pot, share):
    """The same model as a ghost in one colour."""
    ghost, over = Model('token'), linear(pot)
    ghost.parts = [replace(part, colours=part.colours * (1 - share) + over * share) for part in model.parts]
    return ghost


def winded():
    picture = Picture(HEAVY, eye=(0.5, 0.5, 1.5), aim=(0.05, 0.46, 0.05), lens=41, tilt=5, key=LOW, glow=(0.5, 0.4))
    picture.put(houses(31), (0, 0, -2.8)).put(bare(oskar, DOUBLED, all_of(shut, gape(0.26, 0.2, (0, -0.58, 0.95)))))
    mouth = Head(DOUBLED, 0.122).at(0, -0.7, 1.3)
    for seed, yaw, rise in ((1, -22, -22), (2, -160, -30)):
        drift = vec(0.06 if seed == 1 else -0.05, -0.01, 0)
        picture.put(puff(seed=seed, size=0.085), mouth + drift, yaw, turn((0, 0, 1), rise))
    for at in ((-0.15, 0.8, 0.22), (0.2, 0.82, 0.2), (0.02, 0.9, 0.2)):
        picture.put(drop(size=0.065), at)
    return picture


def sprain():
    picture = Picture(HEAVY, eye=(0.52, 0.27, 0.8), aim=(0.03, 0.275, 0.03), lens=27.5, tilt=-6, key=LOW, glow=(0.6, 0.3))
    picture.put(bare(teo, SITTING, all_of(shut, gritted()))).put(vent(), (-0.7, 0, -0.9), 20)
    picture.put(wrapped(lambda share: SITTING.on_leg(LEFT, share), 1.6, 2.02, 0.056, turns=4))
    for angle in (-95, -55, -15):
        out = turn((0, 1, 0), 32) @ turn((0, 0, 1), angle)
        picture.put(zigzag(), SITTING.ankles[LEFT] + out @ vec(0, 0.09, 0) + vec(0.02, 0, 0.03), turned=out, scale=0.13)
    return picture


def rib():
    picture = Picture(
        HEAVY, eye=(0.3, 0.7, 1.2), aim=(0.05, 0.75, 0.05), lens=40, tilt=6, key=(0.4, 0.05, 1), glow=(0.5, 0.4),
    )
    picture.put(houses(32), (0, -0.2, -2.6)).put(bare(juno, HELD_SIDE, all_of(shut, gritted())))
    return picture.put(bang(11, SNAP, 4), (0.22, 0.6, 0.09), 14, scale=0.36)


def bleeding():
    picture = Picture(
        HEAVY, eye=(1.4, 0.75, 0.75), aim=(0, 0.42, -0.28), lens=30, tilt=-5, key=LOW, glow=(0.4, 0.35), floor=False,
    )
    picture.put(roof(7, 5, 2), yaw=90).put(houses(45), (-3.2, -1, 0), 90)
    picture.put(bare(mara, STRIDE, all_of(shut, gritted())), (0, 0.01, 0))
    picture.put(wrapped(lambda share: STRIDE.on_leg(LEFT, share), 0.4, 0.85, 0.085, [(0.62, (1, 0.2, 0.2), 0.1)]))
    return picture.put(trail())


def trail():
    """Drops on the floor, from the origin towards -z."""
    model, luck = Model('token'), np.random.RandomState(7)
    for step in np.linspace(0.15, 1.9, 15):
        for radius in luck.uniform(0.02, 0.055, 2):
            blot = lathe([(radius, 0.0), (radius * 0.8, 0.012), (0.001, 0.016)], 10)
            model.shape(blot.moved((luck.uniform(-0.1, 0.1), 0.004, -step + luck.uniform(-0.05, 0.05))), BLOOD, 180)
    return model


def concussion():
    picture = Picture(HEAVY, eye=(0.1, 0.86, 1.3), aim=(0, 0.94, 0), lens=44, tilt=6, key=LOW, glow=(0.5, 0.4))
    picture.put(houses(33), (0, -0.2, -2.6)).put(bare(oskar, HANDS_TO_HEAD, crossed))
    return ringed(picture, (0, 1.13, 0.05), 0.25, 6, 4, 0.1)


def torn():
    picture = Picture(HEAVY, eye=(-0.5, 0.72, -1.35), aim=(0.04, 0.66, -0.1), lens=40, tilt=5, key=LOW, glow=(0.55, 0.4))
    picture.put(houses(34), (0, -0.2, 2.6), 180).put(bare(juno, STARTLED, all_of(wide, gape(0.16, 0.15))))
    picture.put(pack(), (0.13, 0.47, -0.34), 172, turn((0, 0, 1), 24)).put(straps(STARTLED))
    for s in (1, -1):
        picture.put(bang(8, SNAP, s + 3, inner=0.35), STARTLED.on_chest(s * 0.17, 0.05, -0.29), 200, scale=0.13)
    return picture


def pack(cloth='#5c6a4a', leather='#6b4526'):
    """A rucksack that faces +z, its middle at the origin; its straps are with somebody else."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.13, 0.15, 0.07), bevel=0.03), cloth, 30)
    model.shape(box((0, 0.1, 0.02), (0.135, 0.06, 0.08), bevel=0.025), '#4c583e', 30)
    model.shape(box((0, -0.06, 0.08), (0.085, 0.06, 0.025), bevel=0.015), '#6a7854', 30)
    model.shape(loft([(-0.13, 0.2, -0.02), (0.13, 0.2, -0.02)], [0.045, 0.045], 9), '#8a5a3a', 50)
    for s in (1, -1):
        model.shape(box((s * 0.06, 0.02, 0.09), (0.014, 0.09, 0.012)), leather, 30)
        model.shape(box((s * 0.06, 0.03, 0.104), (0.022, 0.018, 0.006), bevel=0.004), '#b99a4e', 30)
        stub = [(s * 0.08, 0.13, -0.06), (s * 0.1, 0.22, -0.1), (s * 0.15, 0.3, -0.08), (s * 0.2, 0.32, -0.02)]
        model.shape(ribbon(stub, (0.045, 0.045, 0.04, 0.02), (1, 0, 0.2)), leather, 50)
    return model


def straps(pose, leather='#6b4526'):
    """Two straps over the shoulders that end in the air behind."""
    model = Model('token')
    for s, whip in ((1, -0.03), (-1, 0.05)):
        path = [(s * 0.085, -0.02, 0.105), (s * 0.09, 0.1, 0.085), (s * 0.088, 0.135, 0.0), (s * 0.085, 0.09, -0.11)]
        path += [(s * 0.09, 0.02, -0.15), (s * 0.11, whip, -0.21), (s * 0.15, whip + 0.03, -0.26)]
        model.shape(ribbon([pose.on_chest(*p) for p in path], (0.05,) * 5 + (0.045, 0.02), (1, 0, 0.1), 0.02), leather, 50)
    return model


def deepcut():
    picture = Picture(
        HEAVY, eye=(0.18, 0.8, 1.1), aim=(0.1, 0.83, 0.1), lens=43, tilt=-5, key=(-0.4, 0.35, 0.9), glow=(0.6, 0.4),
    )
    picture.put(houses(35), (0, -0.2, -2.6)).put(bare(teo, FOREARM_UP, all_of(aside(0.09, -0.02), gritted())))
    arm, mouth = lambda share: FOREARM_UP.on_arm(LEFT, share), Head(FOREARM_UP, 0.115).at(0.1, -0.57, 0.93)
    picture.put(wrapped(arm, 1.12, 1.86, 0.05, [(1.5, (-0.2, 0, 1), 0.08), (1.2, (0.3, 0, 1), 0.035)], 6))
    end, loose = arm(1.62), Model('token')
    path = [end, between(end, mouth, 0.5) - vec(0, 0.04, -0.02), mouth]
    loose.shape(ribbon(path, (0.05, 0.055, 0.045), (0, 1, 0.3)), CLOTH, 50)
    for below in (0.075, 0.15):
        picture.put(drop('#d02a2a', 0.055, 'paint'), arm(1.0) - vec(0.01, below, -0.04))
    return picture.put(loose)


def scream():
    picture = Picture(HEAVY, eye=(0.72, 0.74, 1.12), aim=(0, 0.8, 0.22), lens=42, tilt=-6, key=LOW, glow=(0.35, 0.4))
    picture.put(houses(36, lit=0.6), (-1.8, -0.2, -1.8), 45)
    picture.put(bare(mara, SCREAMING, all_of(shut, gape(0.3, 0.36, (0, -0.58, 0.72)))))
    mouth = Head(SCREAMING, 0.117).at(0, -0.5, 0.95)
    return picture.put(waves(4, 0.1, thick=0.008, gap=0.07, spread=62), mouth, -82, turn((0, 0, 1), 4))


def blurred():
    picture = Picture(HEAVY, eye=(0.05, 0.72, 1.3), aim=(0, 0.8, 0), lens=44, tilt=4, key=(-0.5, 0.25, 0.9))
    who = bare(mara, DAZED, aside(0))
    picture.put(houses(37), (0, -0.2, -2.6)).put(who)
    for x, pot in ((-0.2, '#ff5a3c'), (0.2, '#38a8c8')):
        picture.put(tinted(who, pot, 0.75), (x, 0.02, -0.2))
    return picture


def limp():
    picture = Picture(
        HEAVY, eye=(-0.2, 0.36, 1.75), aim=(-0.05, 0.53, 0), lens=36.5, tilt=6, key=(0.35, 0.15, 1),
        glow=(0.5, 0.4), floor=False,
    )
    picture.put(roof(5, 3.2, 0.45)).put(houses(38), (0, -0.9, -3.2)).put(bare(juno, LIMPING, all_of(shut, gritted())))
    picture.put(wrapped(lambda share: LIMPING.on_leg(LEFT, share), 1.2, 1.6, 0.078, [(1.4, (0.2, 0, 1), 0.05)], 4))
    hand, _ = grip(LIMPING, RIGHT, LIMPING.backs[RIGHT], 0.122)
    return picture.put(crutch(hand))


def crutch(hand, foot=(-0.3, 0.0, 0.24), rust='#8a5a3c'):
    """A length of water pipe with a T on top. It is on prescription now."""
    model, foot = Model('token'), vec(foot)
    up = unit(hand - foot)
    top = hand + up * 0.02
    model.shape(loft([foot, top], [0.022, 0.022], 10), rust, 60)
    model.shape(loft([top - vec(0.09, 0, 0.03), top + vec(0.09, 0, 0.03)], [0.025, 0.025], 10), '#9a6a48', 60)
    for at in (foot + up * 0.06, foot + up * 0.26, top - up * 0.05):
        ring = lathe([(0.024, -0.022), (0.033, -0.018), (0.033, 0.018), (0.024, 0.022)], 10, at, upright(up))
        model.shape(ring, '#6f4630', 40)
    return model


def numb():
    picture = Picture(HEAVY, eye=(-0.4, 0.68, 1.5), aim=(-0.17, 0.735, 0.1), lens=35, tilt=5, key=LOW, glow=(0.4, 0.4))
    picture.put(houses(39), (0, 0, -2.8))
    picture.put(bare(oskar, LETTING_GO, all_of(aside(-0.09, 0.02), gape(0.14, 0.13, (0, -0.55, 0.95)))))
    hand = LETTING_GO.wrists[RIGHT]
    picture.put(rebar_hammer(), hand + vec(-0.02, -0.4, 0.14), -18, turn((0, 0, 1), 222), 0.45)
    starts = [hand + vec(x, -0.3 - 0.3 * x, 0.14) for x in (-0.13, -0.04, 0.06)]
    picture.put(streaks(starts, (0, 1, 0), (0.13, 0.17, 0.12), '#b8862a', 0.009))
    for angle in (-55, -15, 25, 65):
        out = turn((0, 1, 0), -14) @ turn((0, 0, 1), angle)
        picture.put(zigzag(), hand + out @ vec(0, 0.14, 0) + vec(-0.02, 0.05, 0), turned=out, scale=0.1)
    return picture


def fever():
    picture = Picture(HEAVY, eye=(0.18, 0.78, 1.05), aim=(0, 0.85, 0.05), lens=46, tilt=-5, key=LOW, glow=(0.5, 0.35))
    picture.put(houses(40), (0, -0.2, -2.6)).put(bare(teo, SHIVERING, all_of(flushed, aside(0.02, 0.05), gape(0.14, 0.1))))
    head = Head(SHIVERING, 0.115)
    picture.put(thermometer(), head.at(0.05, -0.6, 0.85), -32, turn((0, 0, 1), -14))
    picture.lamp(head.at(0.3, -0.2, 2.2), '#ff2a10', 1.5)
    for at in ((0.75, 0.55, 0.7), (-0.8, 0.3, 0.7), (0.98, -0.2, 0.45), (-0.62, -0.55, 0.8)):
        picture.put(drop(size=0.055), head.at(*at))
    for x in (-0.28, -0.15, 0.15, 0.28):
        picture.put(shimmer(height=0.2), (x, 1.0 - abs(x) * 0.35, -0.05), 8)
    return picture


def thermometer():
    """Sticks out of a mouth along +x. Nobody wants to see what it says."""
    model = Model('token')
    model.shape(loft([(0, 0, 0), (0.15, 0, 0)], [0.013, 0.013], 8), '#c8ccd0', 60)
    model.shape(loft([(0.02, 0, 0.009), (0.14, 0, 0.009)], [0.0075, 0.0075], 6), '#e0281e', 60, PLAIN)
    model.shape(loft([(0.14, 0, 0), (0.18, 0, 0)], [0.017, 0.014], 8), '#3a5a8a', 60)
    return model


def panic():
    picture = Picture(
        HEAVY, eye=(0.12, 0.5, 1.6), aim=(0, 0.8, 0.1), lens=34, tilt=8, key=LOW, clear=-0.1, glow=(0.5, 0.4),
    )
    picture.put(houses(41), (0, 0, -2.6))
    picture.put(bare(oskar, FLEEING, all_of(wide, gape(0.26, 0.24, (0, -0.6, 0.95)))), (0, 0.03, 0.1))
    shades = [tinted(make(based=False), '#2c1030', 0.8) for make in (office, courier, nurse)]
    places = ((-0.5, 0.05, -0.45, 22), (0.5, 0.05, -0.4, -22), (-0.2, 0, -1.0, 8), (0.3, 0, -1.1, -10))
    for index, (x, y, z, yaw) in enumerate(places):
        picture.put(shades[index % 3], (x, y, z), yaw)
    for at in ((-0.19, 1.1, 0.3), (0.2, 1.08, 0.32), (0.24, 0.9, 0.36)):
        picture.put(drop(size=0.055), at)
    return picture


def stunned():
    picture = Picture(
        HEAVY, eye=(0.6, 0.62, 1.25), aim=(-0.02, 0.28, 0), lens=35, tilt=4, key=LOW, glow=(0.4, 0.3), floor=False,
    )
    lying, at = turn((0, 1, 0), 128) @ turn((1, 0, 0), -90), vec(0.46, 0.1, -0.33)
    picture.put(roof(5, 3.2, 0.6)).put(houses(46), (-0.6, -1.4, -3.4), 20).put(bare(teo, SPRAWLED, crossed), at, turned=lying)
    return ringed(picture, lying @ SPRAWLED.head + at + vec(0, 0.24, 0), 0.17, 6, 26, 0.1, 0.15)


def graze():
    picture = Picture(HEAVY, eye=(0.22, 0.72, 1.15), aim=(0.01, 0.81, 0.05), lens=47, tilt=-7, key=LOW, glow=(0.5, 0.4))
    picture.put(houses(42), (0, -0.2, -2.6)).put(bare(teo, AKIMBO, all_of(winking, grin)))
    head = Head(AKIMBO, 0.115)
    return picture.put(plaster(), head.at(0.5, -0.24, 0.77), turned=head.turned @ turn((0, 1, 0), 34) @ turn((0, 0, 1), 24))


def plaster(pot='#c8506a'):
    """For a cut too small to find."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.042, 0.0145, 0.009), bevel=0.005), pot, 30)
    model.shape(box((0, 0, 0.008), (0.015, 0.0145, 0.004), bevel=0.002), '#d0b890', 30)
    return model


def adrenaline():
    picture = Picture(
        HEAVY, eye=(1.15, 0.45, 1.05), aim=(0, 0.845, -0.02), lens=38, tilt=-8, key=(-0.3, 0.3, 0.95), clear=2.5,
        glow=(0.45, 0.45), floor=False,
    )
    picture.put(houses(43), (-2.6, -0.9, -2.2), 50).put(bare(juno, LEAPING, all_of(wide, grin)), (0, 0.2, 0))
    ends = [*LEAPING.ankles, *LEAPING.wrists, *LEAPING.elbows, LEAPING.pelvis, LEAPING.neck]
    starts = [end + vec(-0.05, 0.2 + rise, -0.1) for end in ends for rise in (0.02, -0.04)]
    return picture.put(streaks(starts, (-0.3, -0.35, -1), np.tile((0.9, 0.6, 0.75), 6)[:16], '#c85a10', 0.014))


def light():
    picture = Picture(LIGHT, eye=(0.2, 0.72, 1.25), aim=(0, 0.745, 0.05), lens=42, tilt=4, key=LOW, glow=(0.5, 0.4))
    picture.put(houses(44), (0, -0.2, -2.6)).put(bare(mara, SLUNG, all_of(aside(-0.03), grin)))
    return picture.put(sling(SLUNG))


def sling(pose):
    """A kerchief that holds the left forearm."""
    model, wrist, elbow = Model('token'), pose.wrists[LEFT], pose.elbows[LEFT]
    out = vec(0, 0, 0.055)
    cradle = [between(elbow, wrist, share) + vec(0, -0.012, 0.03) for share in (-0.12, 0.2, 0.6, 1.05)]
    model.shape(ribbon(cradle, (0.1, 0.135, 0.12, 0.08), (0, 1, 0.15), 0.03), CLOTH, 60)
    for end, side in ((wrist + out, -0.06), (elbow + vec(-0.02, 0.02, 0.07), 0.075)):
        path = [end, between(end, pose.neck, 0.55) + vec(0, 0, 0.045)]
        path += [pose.neck + vec(side, 0.03, 0.055), pose.neck + vec(side * 0.8, 0.045, -0.045)]
        model.shape(ribbon(path, (0.075, 0.055, 0.05, 0.05), (1, 0.3, 0.2), 0.02), '#b5a88f', 60)
    return model


PICTURES = {
    'wd-winded': winded,
    'wd-sprain': sprain,
    'wd-rib': rib,
    'wd-bleeding': bleeding,
    'wd-concussion': concussion,
    'wd-torn': torn,
    'wd-deepcut': deepcut,
    'wd-scream': scream,
    'wd-blurred': blurred,
    'wd-limp': limp,
    'wd-numb': numb,
    'wd-fever': fever,
    'wd-panic': panic,
    'wd-stunned': stunned,
    'wd-graze': graze,
    'wd-adrenaline': adrenaline,
    'light': light,
}
