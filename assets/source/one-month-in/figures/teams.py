"""The survivors of the four teams. Each is known from above by hat and tool, before one sees a colour:

blue, the watchman of the Depot: tall helmet, a lamp held high; red, the stoker of the Boiler House: crested helmet, axe;
green, of the Garden Centre: wide hat, pitchfork; yellow, of the Taxi Rank: flat cap, a car door for a shield, wheel brace.
"""
from dataclasses import replace

import numpy as np

from _pawn import CLOTH, belt, coat, face, mitt, pawn, shod, trousers
from lib.body import LEFT, RIGHT, Pose
from lib.fields import egg, melt
from lib.model import PLAIN, Finish
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import frame, turn, unit, upright, vec

STANDING = Pose(
    pelvis=(0, 0.475, -0.01),
    chest=(0, 0.635, 0.0),
    neck=(0, 0.735, 0.02),
    head=(0, 0.85, 0.05),
    gaze=(0, 0.05, 1),
    hips=((0.062, 0.455, 0), (-0.062, 0.455, 0)),
    shoulders=((0.138, 0.705, 0.0), (-0.138, 0.705, 0.0)),
    hands=((0.24, 0.5, 0.14), (-0.24, 0.5, 0.14)),
    elbows=((1, -0.3, -0.6), (-1, -0.3, -0.6)),
    feet=((0.105, 0.068, 0.05), (-0.105, 0.068, -0.06)),
    knees=((0.3, 0, 1), (-0.3, 0, 1)),
    leg=(0.215, 0.205),
)
LAMP = replace(STANDING, hands=((0.2, 0.55, 0.2), (-0.26, 0.96, 0.12)), elbows=((1, -0.5, -0.4), (-1, 0.2, -0.2)), gaze=(-0.12, 0.1, 1))
AXE = replace(STANDING, hands=((0.1, 0.56, 0.22), (-0.2, 0.7, 0.14)), elbows=((1, -0.3, -0.3), (-1, -0.6, -0.3)), feet=((0.13, 0.068, 0.07), (-0.12, 0.068, -0.07)))
FORK = replace(STANDING, hands=((0.2, 0.5, 0.12), (-0.24, 0.62, 0.2)), elbows=((1, -0.2, -0.6), (-1, -0.3, -0.3)))
DOOR = replace(STANDING, hands=((0.13, 0.58, 0.26), (-0.29, 0.9, 0.06)), elbows=((1, -0.5, -0.1), (-1, 0.1, -0.4)), feet=((0.11, 0.068, 0.12), (-0.13, 0.068, -0.12)))


def _dressed(pose, trouser, boots, skin, glove=None, beard=None, length=0.2):
    model = pawn()
    trousers(model, pose, trouser)
    shod(model, pose, boots)
    coat(model, pose, length)
    belt(model, pose, '#4a3626')
    hands = [mitt(model, pose, side, glove or skin, area='gear' if glove else 'skin') for side in (LEFT, RIGHT)]
    return model, face(model, pose, skin, beard=beard), hands


def _bar(model, a, b, radius, colour, sides=5):
    model.shape(loft([vec(a), vec(b)], [radius] * 2, sides, up=(0, 0.1, 1)), colour, 60)


def blue(pose=LAMP):
    """Night watch: the helmet of somebody who used to say "move along"."""
    model, head, (left, right) = _dressed(pose, '#474b5c', '#3b3236', '#c99773', length=0.22)
    k = head.size
    dome = [(1.0, 0.3), (1.14, 0.36), (0.95, 0.46), (0.86, 0.85), (0.62, 1.3), (0.2, 1.55)]
    model.shape(lathe([(r * k, y * k) for r, y in dome], 10, head.middle - head.turned[:, 2] * 0.06 * k, upright(head.turned[:, 1]), (False, True)), '#3b4468', 50)
    model.shape(pearl(head.at(0, 1.6, -0.06), 0.16 * k), '#d9b24a', 180)
    model.shape(box(head.at(0, 0.75, 0.82), (0.2 * k, 0.24 * k, 0.08 * k), head.turned @ turn((1, 0, 0), -14)), '#e2bf58', 30)
    _bar(model, right - (0, 0.02, 0), right + (0, 0.1, 0.02), 0.03, '#2f3136', 6)
    model.shape(lathe([(0.035, 0), (0.085, 0.03), (0.085, 0.09)], 8, right + (0, 0.09, 0.02), caps=(True, False)), '#3d4148', 40)
    model.shape(lathe([(0.08, 0.0), (0.05, 0.05), (0.02, 0.06)], 8, right + (0, 0.175, 0.02), caps=(False, True)), '#ffe9a0', 180, PLAIN, 'glow')
    for y in (0.05, -0.05):
        model.shape(pearl(pose.on_chest(0, y, 0.105), 0.02), '#d9b24a', 180)
    for s in (1, -1):
        model.shape(box(pose.shoulders[0 if s > 0 else 1] + (0, 0.066, 0), (0.055, 0.014, 0.045), turn((0, 0, 1), -s * 14)), '#d9b24a', 30)
    return model.sculpted()


def red(pose=AXE):
    """Stoker and fire guard: an axe across the shoulder, steel tip where it shows."""
    model, head, (left, right) = _dressed(pose, '#5a5450', '#3a3330', '#8a5c40', glove='#e0c078', length=0.2)
    k = head.size
    bowl = [(1.0, 0.3), (0.98, 0.7), (0.72, 1.02), (0.2, 1.14)]
    model.shape(lathe([(r * k, y * k) for r, y in bowl], 10, head.middle - head.turned[:, 2] * 0.06 * k, upright(head.turned[:, 1]), (False, True)), '#efc14a', 50)
    brim = egg(head.at(0, 0.34, -0.35), vec(1.15, 0.12, 1.55) * k, head.turned)
    model.solid(brim, '#efc14a', 56, 0.009, area='gear')
    comb = [head.at(0, 0.6, 0.86), head.at(0, 1.28, 0.3), head.at(0, 1.26, -0.5), head.at(0, 0.6, -1.0)]
    model.shape(ribbon(comb, (0.1 * k, 0.42 * k, 0.42 * k, 0.1 * k), head.turned[:, 0] * 0.001 + head.turned[:, 1], 0.16 * k), '#b8862a', 40)
    model.shape(box(head.at(0, 0.72, 0.93), (0.3 * k, 0.32 * k, 0.06 * k), head.turned @ turn((1, 0, 0), -10)), '#a8322a', 30)
    across = unit(vec(-0.75, 0.62, -0.42))
    foot, tip = right - across * 0.36, right + across * 0.34
    _bar(model, foot, tip, 0.024, '#c08a4c', 5)
    blade = frame(unit(np.cross(across, (0, 0, 1))), across)
    model.shape(box(tip - across * 0.05 + blade[:, 2] * 0.07, (0.02, 0.06, 0.09), blade), '#c3ccd2', 30)
    model.shape(box(tip - across * 0.05 + blade[:, 2] * 0.16, (0.012, 0.1, 0.04), blade), '#eef2f2', 30)
    model.shape(loft([tip - across * 0.05, tip - across * 0.05 - blade[:, 2] * 0.16], (0.04, 0), 4, caps=False), '#a33a2c', 30)
    for low, radius in ((0.01, 0.142), (-0.3, 0.158)):
        model.shape(lathe([(radius, -0.016), (radius, 0.016)], 10, pose.chest + (0, low, -0.006)), '#f4e9b0', 60)
    return model.sculpted()


def green(pose=FORK):
    """Head gardener: wide hat, full beard, the fork he never lends."""
    model, head, (left, right) = _dressed(pose, '#7a6244', '#5b4a30', '#d2a27c', glove='#c98a3c', beard='#b8774a', length=0.14)
    k = head.size
    tilted = head.turned @ turn((1, 0, 0), -6)
    hat = [(1.95, 0.4), (1.9, 0.5), (0.95, 0.6), (0.86, 1.06), (0.5, 1.22)]
    model.shape(lathe([(r * k, y * k) for r, y in hat], 11, head.middle - head.turned[:, 2] * 0.08 * k, upright(tilted[:, 1]), (True, True)), '#c9a86a', 42, area='cloth')
    model.shape(lathe([(0.98 * k, 0.6 * k), (0.94 * k, 0.8 * k)], 9, head.middle - head.turned[:, 2] * 0.08 * k, upright(tilted[:, 1])), '#5a3d28', 60, area='cloth')
    foot, top = right + vec(0, -0.6, 0.02), right + vec(0, 0.34, 0.01)
    _bar(model, foot, top, 0.02, '#b98a50', 5)
    model.shape(loft([top + (-0.13, 0.02, 0), top + (0.13, 0.02, 0)], (0.018, 0.018), 4), '#b9c2c8', 40)
    for x in (-0.125, 0.0, 0.125):
        model.shape(loft([top + (x, 0.01, 0), top + (x * 1.05, 0.2, 0.0), top + (x, 0.3, 0.03)], (0.02, 0.018, 0), 4, up=(0, 0, 1), caps=False), '#d6dde0', 40)
    bib = [pose.on_chest(0, 0.06, 0.108), pose.on_chest(0, -0.06, 0.118), pose.pelvis + (0, 0.02, 0.135), pose.pelvis + (0, -0.14, 0.17)]
    model.shape(ribbon(bib, (0.11, 0.15, 0.19, 0.2), (1, 0, 0), 0.014), '#8a6a44', 40, area='cloth')
    return model.sculpted()


def yellow(pose=DOOR):
    """The last cab of the rank: its door stops nearly everything."""
    model, head, (left, right) = _dressed(pose, '#3f4a66', '#4a3b30', '#6e4a35', length=0.1)
    k = head.size
    cap = melt(head.egg((0, 0.62, -0.05), (1.08, 0.36, 1.12)), head.egg((0, 0.42, 0.72), (0.72, 0.1, 0.62)), k=0.1 * k)
    model.solid(cap, '#5d564c', 84, 0.009)
    model.shape(pearl(head.at(0, 0.98, -0.05), 0.1 * k), '#4a443c', 180, area='cloth')
    _door(model, left + vec(0.03, -0.08, 0.08))
    along, aside = unit(vec(-0.3, 0.9, 0.1)), unit(vec(0.9, 0.3, 0.25))
    cross = right + along * 0.22
    for way, a, b in ((along, -0.3, 0.15), (aside, -0.15, 0.15)):
        _bar(model, cross + way * a, cross + way * b, 0.022, '#c3c9ce', 5)
    for way in (along, aside, -aside):
        model.shape(lathe([(0.036, -0.03), (0.036, 0.03)], 6, cross + way * 0.15, upright(way), (True, True)), '#d0633a', 30)
    return model.sculpted()


def _door(model, middle):
    """A car door, window and all, in the colour of the team."""
    turned = frame((0.35, 0.06, 1), (0, 1, 0))

    def at(x, y, z=0.0):
        return middle + turned @ vec(x, y, z)

    model.shape(box(at(0, -0.06), (0.17, 0.15, 0.026), turned, 0.018), CLOTH, 30, Finish(variation=0.02), 'rim')
    window = [at(-0.16, 0.09), at(-0.15, 0.24), at(0.06, 0.25), at(0.16, 0.09)]
    model.shape(loft(window, [0.02] * 4, 4, up=turned[:, 2]), CLOTH, 40, Finish(variation=0.02), 'rim')
    for x in (-0.11, -0.04, 0.03, 0.10):
        y = 0.02 if round((x + 0.11) / 0.07) % 2 == 0 else -0.03
        model.shape(box(at(x, y, 0.028), (0.035, 0.025, 0.003), turned), '#23211f', 30, PLAIN)
    model.shape(box(at(-0.1, -0.1, 0.03), (0.04, 0.014, 0.01), turned), '#e8e8e8', 30)


MODELS = {'survivor-blue': blue, 'survivor-red': red, 'survivor-green': green, 'survivor-yellow': yellow}
