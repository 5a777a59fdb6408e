"""What stands and lies on the tiles: fences, flags, sheaves, clocks, loot. Pips and tins lie beside a figure.

All but `pip` and `tin` are in cells (a hex has the corner radius 2.0) and are drawn as they are; `pip` and `tin` are in figure
units and shrink with the figures. Everything has its foot at y = 0, but for `clock-hand`, which turns about the origin.
"""
import math

import numpy as np

from lib.model import PLAIN, Finish, Model
from lib.shapes import Shape, box, disc, lathe, loft, pearl, ribbon
from lib.space import frame, turn, unit, upright, vec
from lib.token import plate, stick

CLOTH, WOOD, DARK_WOOD, STEEL, BRASS = '#e6e6e6', '#b0804a', '#7d5530', '#a7b0b6', '#d8ab3e'
# Centre of the clock's face, where its hand turns.
CLOCK = vec(0, 0.33, 0.085)


def fence():
    """Pallet boards between road posts, painted by whoever got there first: 1.8 long, 0.4 high. It runs along x."""
    model = Model('token')
    for x in (-0.86, -0.29, 0.29, 0.86):
        model.shape(box((x, 0.2, 0), (0.04, 0.2, 0.045), taper=(0.8, 0.8)), DARK_WOOD, 30)
        for z in (-0.09, 0.09):
            stick(model, (x, 0.22, z * 0.3), (x, 0.0, z), 0.02, DARK_WOOD, 3)
    for y, z, roll, pot in ((0.085, 0.04, 0.6, CLOTH), (0.195, -0.04, -1.2, '#cfcfcf'), (0.305, 0.04, 0.9, CLOTH)):
        model.shape(box((0, y, z), (0.9, 0.045, 0.014), turn((0, 0, 1), roll)), pot, 30, Finish(variation=0.1), 'rim')
    model.shape(box((-0.5, 0.2, 0.062), (0.3, 0.03, 0.01), turn((0, 0, 1), 24)), WOOD, 30)
    model.shape(box((0.52, 0.2, 0.062), (0.3, 0.03, 0.01), turn((0, 0, 1), -24)), WOOD, 30)
    for x in (-0.58, 0.0, 0.58):
        model.shape(box((x, 0.4, 0), (0.3, 0.012, 0.05), turn((0, 0, 1), 1.4 * (1 if x > 0 else -1))), '#d8d8d8', 30, Finish(variation=0.1), 'rim')
    return model.sculpted()


def _flag(emblem):
    """A pole on a stone foot; the cloth, the material `rim`, hangs on its right (+x)."""
    model = Model('token')
    model.shape(lathe([(0.12, 0), (0.13, 0.03), (0.07, 0.07)], 8, caps=(False, True)), '#8b8d8f', 40)
    stick(model, (0, 0.05, 0), (0, 0.96, 0), 0.022, '#c9ccd0', 5)
    model.shape(pearl((0, 0.98, 0), 0.042), BRASS, 180)
    cloth = [vec(x, 0.76, z) for x, z in ((0.0, 0.0), (0.1, 0.03), (0.42, 0.03), (0.54, -0.03))]
    model.shape(ribbon(cloth, (0.38, 0.37, 0.36, 0.36), (0, 1, 0), 0.014), CLOTH, 50, Finish(variation=0.03), 'rim')
    for points in emblem:
        shape = plate(points, 0.03)
        model.shape(Shape(shape.vertices + vec(0.26, 0.76, 0.03), shape.faces), '#f7f3e6', 30, Finish(variation=0, shade=0.4))
    return model.sculpted()


def _round(radii, start=0.0):
    return [(r * math.sin(a), r * math.cos(a)) for i, r in enumerate(radii) for a in [start + 2 * math.pi * i / len(radii)]]


def flag_blue():
    return _flag([_round([0.12] * 10)])


def flag_red():
    return _flag([_round([0.155] * 4, math.pi / 4)])


def flag_green():
    return _flag([_round([0.15] * 3)])


def flag_yellow():
    return _flag([_round([0.16, 0.07] * 5)])


def sheaf():
    """Wheat, tied with string: this farm is worked."""
    model = Model('token')
    for index in range(11):
        angle, out = index * 2.39996, 0.018 * math.sqrt(index)
        root = vec(math.sin(angle) * out * 2.0, 0.0, math.cos(angle) * out * 2.0)
        waist = vec(math.sin(angle) * out, 0.24, math.cos(angle) * out)
        tip = vec(math.sin(angle) * out * 4.2, 0.5 + 0.03 * (index % 3), math.cos(angle) * out * 4.2)
        model.shape(loft([root, waist, tip], [0.014] * 3, 3, up=(0, 0, 1), caps=False), ('#c79a3a', '#d9b04c', '#b4862e')[index % 3], 70)
        along = unit(tip - waist)
        model.shape(loft([tip - along * 0.03, tip + along * 0.06, tip + along * 0.19], (0.02, 0.043, 0), 4, up=(0, 0, 1), caps=False), ('#f0c552', '#e2ae3c', '#f6d675')[index % 3], 70)
    model.shape(lathe([(0.074, 0.2), (0.08, 0.24), (0.074, 0.28)], 8), '#a34a34', 50)
    return model.sculpted()


def hold_clock():
    """An alarm clock: one quiet round and it rings. Its hand is a model of its own."""
    model = Model('token')
    back = frame((0, 0, 1))
    forward = upright((0, 0, 1), (0, 1, 0))
    model.shape(lathe([(0.27, -0.08), (0.29, 0.0), (0.27, 0.075), (0.245, 0.08)], 16, (0, 0.33, 0), forward, (True, False)), '#b3342c', 50)
    model.shape(disc((0, 0.33, 0.072), 0.25, back, 16), '#fbf4de', 60, Finish(shade=0.2))
    for index in range(12):
        angle = math.radians(30 * index)
        long = 0.035 if index % 3 == 0 else 0.02
        model.shape(box((math.sin(angle) * 0.205, 0.33 + math.cos(angle) * 0.205, 0.075), (0.012, long, 0.004), turn((0, 0, 1), -30 * index)), '#2a2528', 30, PLAIN)
    model.shape(box((0, 0.39, 0.079), (0.018, 0.07, 0.003)), '#2a2528', 30, PLAIN)
    for s in (1, -1):
        away = unit(vec(s * 0.62, 1, 0))
        model.shape(lathe([(0.11, 0), (0.09, 0.06), (0.03, 0.085)], 9, vec(0, 0.33, 0) + away * 0.3, upright(away), (True, True)), BRASS, 60)
        stick(model, vec(s * 0.12, 0.12, 0), vec(s * 0.19, 0.0, 0), 0.03, BRASS, 5)
    stick(model, (0, 0.58, 0), (0, 0.68, 0), 0.02, STEEL, 4)
    model.shape(pearl((0, 0.7, 0), 0.042), STEEL, 180)
    return model.sculpted()


def clock_hand():
    """Points up (+y) and turns about z; its place is `CLOCK` of the clock."""
    model = Model('token')
    hand = plate([(-0.02, -0.05), (0.02, -0.05), (0.028, 0.1), (0.0, 0.2), (-0.028, 0.1)], 0.012)
    model.shape(hand, '#c8232b', 30, PLAIN)
    model.shape(lathe([(0.03, 0), (0.03, 0.012)], 7, (0, 0, 0.0), upright((0, 0, 1), (0, 1, 0)), (False, True)), '#2a2528', 40)
    return model


HALF = (0.19, 0.011, 0.265)


def _card(model, at, degrees, pot='#f2ead6'):
    """A card face down: cream edge, its back a green door with a question on it."""
    turned = turn((0, 1, 0), degrees)
    model.shape(box(at, HALF, turned), pot, 30, Finish(variation=0))
    return turned


def _back(model, at, turned):
    top = vec(at) + vec(0, HALF[1], 0)
    for half, lift, paint in (((0.165, 0.24), 0.001, '#2f5a48'), ((0.135, 0.21), 0.002, '#e9c766'), ((0.122, 0.197), 0.003, '#2f5a48')):
        model.shape(_sheet(top + (0, lift, 0), half, turned), paint, 30, Finish(variation=0, shade=0.3))
    ring = _round([0.085] * 6, math.pi / 6)
    model.shape(_lying(ring, top + (0, 0.004, 0), turned), '#f2ead6', 30, Finish(variation=0, shade=0.3))
    model.shape(_lying(_round([0.05] * 6, math.pi / 6), top + (0, 0.005, 0), turned), '#b8392f', 30, Finish(variation=0, shade=0.3))


def _sheet(middle, half, turned):
    (w, d) = half
    corners = np.array([(-w, 0, -d), (-w, 0, d), (w, 0, d), (w, 0, -d)]) @ turned.T + middle
    return Shape(corners, [(0, 1, 2, 3)])


def _lying(points, middle, turned):
    corners = np.array([(x, 0, -y) for x, y in reversed(points)]) @ turned.T + middle
    return Shape(corners, [tuple(range(len(points)))])


def loot_card():
    """One of them, for dealing and turning."""
    model = Model('token')
    _back(model, (0, HALF[1], 0), _card(model, (0, HALF[1], 0), 0))
    return model


def loot():
    """A small stack, dealt in a hurry."""
    model = Model('token')
    for index, degrees in enumerate((-4, 5, -2, 3)):
        at = (0.008 * (-1) ** index, HALF[1] * (2 * index + 1), 0.006 * (index % 3 - 1))
        turned = _card(model, at, degrees, ('#e6dcc2', '#f2ead6')[index % 2])
    _back(model, at, turned)
    return model


def pip():
    """One action point: lies in front of a plate."""
    model = Model('token')
    model.shape(lathe([(0.07, 0), (0.075, 0.02), (0.05, 0.034)], 8, caps=(False, True)), '#ffd94a', 40, Finish(shade=0.3), 'glow')
    return model


def tin():
    """One food: beans."""
    model = Model('token')
    model.shape(lathe([(0.07, 0), (0.07, 0.16)], 9), '#c9542f', 60)
    model.shape(lathe([(0.072, 0.045), (0.072, 0.115)], 9), '#f3e2b0', 60)
    model.shape(lathe([(0.073, 0.16), (0.076, 0.175), (0.05, 0.172)], 9, caps=(False, True)), '#cfd6da', 40)
    return model.sculpted()


MODELS = {
    'fence': fence,
    'flag-blue': flag_blue,
    'flag-red': flag_red,
    'flag-green': flag_green,
    'flag-yellow': flag_yellow,
    'sheaf': sheaf,
    'hold-clock': hold_clock,
    'clock-hand': clock_hand,
    'loot': loot,
    'loot-card': loot_card,
    'pip': pip,
    'tin': tin,
}
