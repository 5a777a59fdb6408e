"""Moments of a fight, from bad to too much. A number lies over the left third, so that things happen on the right."""
from dataclasses import replace
from functools import cache

import numpy as np
from _action import BLOCK, CLAPPED, FLOORED, HAMMERED, KNOCKED, LEVEL, LOW, MISSED, PARRIED, SWUNG
from _moods import COMBAT
from cast.hands import both_hands, empty_hands, lain, one_hand, shown
from drifter import GLOVE, drifter
from haggler import haggler
from hipster import hipster
from lib.body import LEFT, RIGHT, bare_arm, sleeve
from lib.extremities import cuff
from lib.heads import DeadHead
from lib.model import PLAIN, Model
from lib.picture import Picture
from lib.shapes import box, lathe
from lib.space import turn, unit, vec
from pillar import SKIN as PILLAR_SKIN
from pillar import pillar
from props.blades import cleaver, throwing_knife
from props.bows import arrow
from props.clubs import bat, sledge
from props.fray import arc, chips, dashes, dust, splinters, star
from props.street import houses, rubble
from psycho import BLOUSE, GLOVES, psycho
from psycho import POSE as PSYCHO
from psycho import SKIN as PSYCHO_SKIN
from raider import crowbar
from survivor import unarmed
from wanderer import POSE as WANDERER
from wanderer import bather, walker

BONE = ('#d0c8b8', '#c0b498', '#b0a890')


@cache
def figure(who):
    return who(based=False)


@cache
def knocked(who):
    return who(KNOCKED, based=False)


def batter(pose):
    return drifter(pose, based=False, tool=both_hands(bat(), GLOVE, 0.62, grip=-0.38))


def hammerer(pose):
    return pillar(pose, based=False, tool=both_hands(sledge(), PILLAR_SKIN, 0.72, grip=-0.38, fist=0.165))


def whiff():
    picture = Picture(COMBAT, eye=(0.1, 0.55, 2.1), aim=(0.02, 0.6, 0), tilt=4, glow=(0.55, 0.4), key=LOW)
    picture.put(houses(31), (0, 0, -2.8)).put(batter(MISSED), (-0.28, 0, 0), 68).put(figure(walker), (0.6, 0, -0.1), -48)
    return shown(picture, arc(18, 118, 0.58, 0.13), (-0.26, 0.68, 0.2))


def slip():
    picture = Picture(COMBAT, eye=(-0.1, 0.6, 1.9), aim=(0.0, 0.72, 0), tilt=-6, glow=(0.6, 0.35), key=LOW)
    picture.put(houses(32), (0, 0, -2.8)).put(figure(unarmed), (-0.06, 0, 0), 16).put(figure(walker), (0.72, 0, -0.7), -45)
    shown(picture, arc(-35, 28, 0.42, 0.07), (0.16, 0.62, 0.25))
    return picture.put(bat(), (0.47, 0.86, 0.25), turned=turn((0, 0, 1), -42) @ turn((0, 1, 0), 15), scale=0.44)


def even():
    picture = Picture(COMBAT, eye=(0.1, 0.66, 1.9), aim=(0.03, 0.87, 0), tilt=3, glow=(0.55, 0.3), key=LOW)
    picture.put(houses(33), (0, 0, -2.8)).put(batter(PARRIED), (-0.33, 0, 0), 65).put(bather(BLOCK, based=False), (0.39, 0, 0), -62)
    return shown(picture, star(9), (0.09, 1.04, -0.12), 0.42)


def hit():
    picture = Picture(COMBAT, eye=(0.0, 0.6, 2.05), aim=(0.05, 0.7, 0), tilt=-4, glow=(0.66, 0.35), key=LOW)
    picture.put(houses(34), (0, 0, -2.8)).put(batter(LEVEL), (-0.34, 0, 0), 68).put(knocked(bather), (0.48, 0, 0), -55)
    shown(picture, star(9), (0.4, 0.95, -0.25), 0.7)
    return picture.put(chips(3, 9, 0.3, 0.022, BONE), (0.3, 1.0, 0.2))


def solid():
    picture = Picture(COMBAT, eye=(0.15, 0.5, 2.0), aim=(0.06, 0.62, 0), tilt=5, glow=(0.6, 0.4), key=LOW)
    picture.put(houses(35), (0, 0, -2.8)).put(hammerer(HAMMERED), (-0.32, 0, -0.05), 62).put(walker(FLOORED, based=False), (0.7, 0, -0.22), -50)
    shown(picture, star(11, seed=5), (0.36, 0.58, -0.45), 1.0)
    return picture.put(chips(5, 16, 0.55, 0.035, BONE), (0.42, 0.66, 0.2)).put(rubble(7), (0.2, 0, 0.2))


def sight(radius=0.5, pot='#d8402c'):
    """What one sees when one aims."""
    model = Model('token')
    model.shape(lathe([(radius, -0.02), (radius + 0.05, -0.02), (radius + 0.05, 0.02), (radius, 0.02), (radius, -0.02)], 28, turned=turn((1, 0, 0), 90)), pot, 60, PLAIN, 'glow')
    for angle in range(0, 360, 90):
        turned = turn((0, 0, 1), angle)
        model.shape(box(turned @ vec(0, radius, 0), (0.022, 0.16, 0.02), turned), pot, 30, PLAIN, 'glow')
    return model


def perfect():
    brow = DeadHead(WANDERER).at(0, 0.42, 0.82)
    picture = Picture(COMBAT, eye=(-0.12, 0.84, 0.95), aim=(-0.03, 0.87, 0.1), lens=50, tilt=4, glow=(0.6, 0.4), key=LOW)
    along = unit((0.62, -0.06, -0.5))
    picture.put(houses(36), (0, 0, -2.4)).put(figure(bather)).put(arrow(), brow - along * 0.22, turned=lain(along), scale=0.42)
    return shown(picture, sight(), brow + (0, 0, 0.03), 0.23)


def shrapnel():
    picture = Picture(COMBAT, eye=(0.1, 0.7, 1.5), aim=(0.02, 0.8, 0), tilt=-6, glow=(0.3, 0.6), key=(-0.6, 0.3, 0.8))
    picture.put(houses(37), (0, 0, -2.6)).put(figure(haggler), (0.12, 0, 0), -20)
    picture.lamp((-0.35, 0.6, 0.3), '#ffb060', 12)
    shown(picture, star(13, seed=3), (-0.42, 0.62, 0.0), 0.7)
    return picture.put(splinters(6, 30, 0.62, 0.12, away=0.3), (0.0, 0.78, 0.3))


def swing():
    picture = Picture(COMBAT, eye=(0.1, 0.75, 2.3), aim=(0.1, 0.62, 0), tilt=5, glow=(0.5, 0.35), key=LOW)
    picture.put(houses(38), (0, 0, -2.8)).put(hammerer(SWUNG), (-0.36, 0, -0.1), 10)
    picture.put(knocked(bather), (0.56, 0.03, 0.0), -45, turn((1, 0, 0), -14)).put(knocked(walker), (0.3, 0.0, -0.75), -30, turn((1, 0, 0), -8))
    picture.put(arc(-75, 68, 0.8, 0.14), (-0.32, 0.8, -0.1), turned=turn((0, 0, 1), 5) @ turn((1, 0, 0), 101))
    return shown(picture, star(9), (0.48, 0.86, 0.2), 0.36)


def overkill():
    picture = Picture(COMBAT, eye=(0.1, 0.3, 2.0), aim=(0.0, 0.48, 0), tilt=6, glow=(0.6, 0.45), key=LOW)
    picture.put(houses(39), (0, 0, -2.8)).put(figure(walker), (0.34, 0, 0.2), -14, scale=0.42)
    shown(picture, star(15, seed=8, uneven=0.5), (0.3, 0.45, -0.6), 1.9)
    picture.put(sledge(), (-0.08, 0.92, 0.0), turned=turn((0, 0, 1), -26) @ turn((1, 0, 0), 12), scale=1.5)
    return picture.put(rubble(9), (0.2, 0, 0)).put(dust(2, size=0.08, pot='#7c8a98'), (0.5, 0, 0.05))


def hat(pot, band, brim=0.3):
    """Somebody's Sunday."""
    model = Model('token')
    model.shape(lathe([(0.15, 0), (brim, 0.0), (brim, 0.02), (0.17, 0.03), (0.165, 0.2), (0.12, 0.25)], 16, caps=(True, True)), pot, 40)
    model.shape(lathe([(0.168, 0.03), (0.178, 0.035), (0.176, 0.085), (0.165, 0.09)], 16), band, 40)
    return model


def through():
    picture = Picture(COMBAT, eye=(0.05, 0.86, 1.75), aim=(0.08, 0.86, 0), tilt=5, glow=(0.5, 0.35), key=LOW)
    picture.put(houses(40), (0, 0, -2.8))
    row = (figure(crowbar), -0.3, 25), (figure(bather), 0.1, -5), (figure(walker), 0.5, -30)
    for index, (who, x, yaw) in enumerate(row):
        picture.put(who, (x, -0.06, -0.2), yaw)
        pots = (('#7c4a2c', '#d8a93c'), ('#3f4a5c', '#b8452f'), ('#5b3d63', '#8fb0a0'))[index]
        picture.put(hat(*pots), (x + 0.04, 1.0, 0.02), turned=turn((0, 0, 1), (12, -8, 14)[index]), scale=0.58)
    return picture.put(arrow(), (0.08, 1.07, 0.02), turned=turn((0, 0, 1), 2), scale=1.18)


def fan():
    picture = Picture(COMBAT, eye=(0.0, 0.5, 1.8), aim=(0.02, 0.55, 0), tilt=-5, glow=(0.8, 0.4), clear=0.4, key=LOW)
    picture.put(houses(41), (0, 0, -2.8)).put(figure(bather), (0.5, 0, -1.0), -20).put(figure(walker), (1.0, 0, -1.1), -30)
    for angle in (-22, 0, 22):
        way = turn((0, 0, 1), angle) @ vec(1, 0, 0)
        turned = turn((0, 0, 1), angle)
        picture.put(throwing_knife(), vec(-0.4, 0.55, 0.2) + way * 0.66, turned=turned @ turn((1, 0, 0), 25), scale=0.5)
        picture.put(arc(1, 17, 1.4, 0.05), vec(-0.4, 0.55, 0.18) - turned @ vec(0, 1.4, 0), turned=turned, scale=1.0)
    return picture


def juggle():
    picture = Picture(COMBAT, eye=(0.1, 0.8, 2.05), aim=(0.04, 0.84, 0), tilt=4, glow=(0.55, 0.35), key=LOW)
    picture.put(houses(42), (0, 0, -2.8))
    picture.put(pillar(CLAPPED, based=False, tool=empty_hands(PILLAR_SKIN, 0.165)), (0.12, 0, -0.36), scale=1.25)
    picture.put(figure(bather), (-0.14, 0, 0), 52).put(figure(walker), (0.4, 0, 0), -56)
    return shown(picture, star(9), (0.13, 0.97, 0.24), 0.24)


def extra_arm(hand, along):
    """She has only two. It is a matter of speed."""
    pose = replace(PSYCHO, hands=(PSYCHO.hands[LEFT], hand), elbows=((0.3, 0.6, -1), (-1, -0.5, 0)), knees=((0, 0, 1), (0, 0, 1)))
    model = Model('miniature')
    model.solid(sleeve(pose, RIGHT, 1.0, 0.062, 0.062, seed=3), BLOUSE, 60)
    model.solid(bare_arm(pose, RIGHT, 0.9, 0.043, 0.04, 0.032), PSYCHO_SKIN, 60, 0.0065)
    cuff(model, pose.on_arm(RIGHT, 1.62), pose.forearm(RIGHT), 0.052, GLOVES, 0.05)
    one_hand(cleaver(), GLOVES, along, 0.42, -0.2, 0.13, edge=(1, 0.2, -0.3))(model, pose)
    return model.sculpted()


def frenzy():
    picture = Picture(COMBAT, eye=(0.15, 0.5, 1.95), aim=(-0.04, 0.79, 0.1), tilt=-6, glow=(0.6, 0.35), key=LOW)
    picture.put(houses(43), (0, 0, -2.8)).put(figure(psycho), (0.1, 0, 0), 8)
    for hand, along in (((-0.38, 0.98, 0.25), (-0.5, 1, 0)), ((-0.1, 1.02, 0.4), (0.4, 1, 0.1)), ((-0.42, 0.68, 0.3), (-1, 0.2, 0.2)), ((-0.28, 0.48, 0.4), (-0.9, -0.7, 0.2))):
        picture.put(extra_arm(hand, along), (0.1, 0, 0), 8)
    return picture


def clean():
    picture = Picture(COMBAT, eye=(0.0, 0.62, 1.95), aim=(0.06, 0.7, 0), tilt=0, glow=(0.4, 0.4), key=LOW)
    picture.put(houses(44), (0, 0, -2.8)).put(figure(hipster), (-0.2, 0, 0.1), 52).put(figure(walker), (0.98, 0, -1.3), -40)
    t = np.linspace(0, 1, 11)
    path = np.column_stack([0.16 + 0.78 * t, 0.86 + 0.75 * t * (1 - t), 0.42 - 1.55 * t])
    return picture.put(dashes(path, 0.045))


def graze():
    picture = Picture(COMBAT, eye=(-0.1, 0.78, 1.05), aim=(0.0, 0.86, 0.0), tilt=6, glow=(0.55, 0.35), key=LOW)
    picture.put(houses(45), (0, 0, -2.4)).put(figure(walker), (0.08, 0, 0), -12)
    picture.put(cleaver(), (0.02, 0.985, 0.26), turned=turn((0, 0, 1), 8) @ turn((1, 0, 0), 60), scale=0.4)
    return picture.put(splinters(4, 18, 0.22, 0.06, ('#8a6a4a', '#8a857c', '#a8a298')), (0.22, 1.0, 0.2))


PICTURES = {
    'cc-whiff': whiff,
    'cc-slip': slip,
    'cc-even': even,
    'cc-hit': hit,
    'cc-solid': solid,
    'cc-perfect': perfect,
    'cc-shrapnel': shrapnel,
    'cc-swing': swing,
    'cc-overkill': overkill,
    'cc-through': through,
    'cc-fan': fan,
    'cc-juggle': juggle,
    'cc-frenzy': frenzy,
    'cc-clean': clean,
    'cc-graze': graze,
}
