"""What is counted and what lies on whom: matches, casings, the meter of threat; infection, stun, cover, block, a sick hourglass.

In cells. Everything has its foot at y = 0 and faces +z, but for the meter, which lies along z and faces up.
"""
import math

from lib.fields import egg, limb, lumpy, melt
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, disc, lathe, loft, pearl
from lib.space import frame, turn, vec
from lib.token import TOP, around, plate, stick, token_disc

BRASS, WOOD, RED, INK = '#d8a83a', '#e0c08a', '#d8402f', '#221e26'


def match():
    """One action: struck and thrown when it is spent."""
    model = Model('token')
    model.shape(box((0, 0.035, 0.06), (0.035, 0.035, 0.24), bevel=0.008), WOOD, 30)
    model.shape(loft([(0, 0.045, -0.2), (0, 0.05, -0.25), (0, 0.05, -0.32), (0, 0.045, -0.36)], (0.05, 0.07, 0.062, 0.02), 8), RED, 60)
    return model.sculpted()


def match_spent():
    """It burnt down to the fingers, as ever."""
    model = Model('token')
    model.shape(box((0, 0.03, 0.1), (0.032, 0.03, 0.2), bevel=0.008), '#a08a64', 30)
    burnt = [(0, 0.035, -0.08), (0.01, 0.05, -0.16), (0.035, 0.065, -0.23), (0.05, 0.1, -0.26)]
    model.shape(loft(burnt, (0.034, 0.028, 0.022, 0.012), 6), '#2f2a2a', 60)
    return model.sculpted()


def casing():
    """One tactical point, empty and warm."""
    model = Model('token')
    brass = [(0.13, 0), (0.14, 0.015), (0.105, 0.035), (0.105, 0.05), (0.13, 0.065), (0.13, 0.34), (0.11, 0.38), (0.11, 0.44), (0.09, 0.44), (0.088, 0.3)]
    model.shape(lathe(brass, 14), BRASS, 40)
    model.shape(disc((0, 0.32, 0), 0.09, frame((0, 1, 0), (0, 0, 1)), 12), '#5a4018', 40)
    return model.sculpted()


def meter():
    """3.4 long for ten points of threat: a trough, a tick a point, and a red collar after the sixth. It runs from +z to -z."""
    model, long = Model('token'), 3.4
    model.shape(box((0, 0.05, 0), (0.2, 0.05, long / 2 + 0.08), bevel=0.025), '#2c2e3a', 40)
    for x in (-0.17, 0.17):
        model.shape(box((x, 0.12, 0), (0.03, 0.05, long / 2 + 0.06), bevel=0.012), '#454a5c', 40)
    for point in range(11):
        z = long / 2 - point * long / 10
        pot, tall = (RED, 0.05) if point == 6 else ('#ece6d6', 0.022)
        for x in (-0.17, 0.17):
            model.shape(box((x, 0.175, z), (0.04, 0.012 if point != 6 else 0.03, tall / 2 + 0.004)), pot, 30, Finish(shade=0.3))
    z = long / 2 - 6 * long / 10
    for x in (-0.2, 0.2):
        model.shape(box((x, 0.13, z), (0.05, 0.13, 0.05), bevel=0.02), RED, 40)
    model.shape(box((0, 0.108, z), (0.16, 0.008, 0.03)), RED, 30, PLAIN, 'glow')
    return model.sculpted()


def threat():
    """One point of it, to be laid into the meter: a lump that shines sickly."""
    model = Model('token')
    model.shape(box((0, 0.17, 0), (0.12, 0.07, 0.135), bevel=0.04), '#8fd12e', 40, Finish(shade=0.3), 'glow')
    return model.sculpted()


def infection():
    """A drop with a skull's manners."""
    model = token_disc(Model('token'), '#7a9a2a', '#2a3410')
    model.solid(lumpy(melt(egg((0, TOP + 0.12, 0), (0.12, 0.115, 0.12)), limb((0, TOP + 0.16, 0), (0, TOP + 0.34, 0.01), 0.075, 0.012), k=0.06), 0.006, 20), '#b8e03a', 190, 0.012)
    for s in (1, -1):
        model.shape(pearl((s * 0.045, TOP + 0.13, 0.1), (0.03, 0.036, 0.026)), INK, 180, PLAIN)
    for out, root in around(5, 0.185, 0.4):
        model.shape(pearl(root + (0, 0.02, 0), 0.026), '#b8e03a', 180)
    return model.sculpted()


def _star(outer, inner, points=5, start=0.0):
    return [(math.sin(a) * r, math.cos(a) * r) for i in range(2 * points) for a, r in [(start + math.pi * i / points, outer if i % 2 == 0 else inner)]]


def stun():
    """Three stars in a ring: they go round."""
    model = token_disc(Model('token'), '#3a4a8a', '#141a34')
    model.shape(lathe([(0.165, TOP + 0.19), (0.178, TOP + 0.205), (0.165, TOP + 0.22), (0.152, TOP + 0.205), (0.165, TOP + 0.19)], 16), '#c8d4f4', 60)
    for index, (out, _) in enumerate(around(3, 0.165)):
        star = plate(_star(0.105, 0.045), 0.04)
        model.shape(star.moved(out * 0.165 + (0, TOP + 0.205, 0), turn((0, 1, 0), 120 * index)), '#ffd83a', 30, Finish(shade=0.2), 'glow')
    stick(model, (0, TOP, 0), (0, TOP + 0.12, 0), 0.03, '#c8d4f4', 6)
    return model.sculpted()


def hourglass():
    """Sick: it came this turn and does not bite before the next."""
    model = token_disc(Model('token'), '#7a7f8c', '#2c2f38')
    for y in (TOP + 0.02, TOP + 0.39):
        model.shape(lathe([(0.13, -0.02), (0.14, 0), (0.13, 0.02)], 12, (0, y, 0), caps=(True, True)), '#6a4a2c', 50)
    model.shape(lathe([(0.1, TOP + 0.04), (0.105, TOP + 0.12), (0.028, TOP + 0.205), (0.105, TOP + 0.29), (0.1, TOP + 0.37)], 12), '#c8d8e0', 70)
    model.shape(lathe([(0.108, TOP + 0.045), (0.108, TOP + 0.1), (0.02, TOP + 0.17)], 12, caps=(False, True)), '#e8c24a', 60)
    for index in range(3):
        out = turn((0, 1, 0), 120 * index) @ vec(0.115, 0, 0)
        stick(model, out + (0, TOP + 0.02, 0), out + (0, TOP + 0.39, 0), 0.014, '#6a4a2c', 5)
    return model.sculpted()


def cover():
    """Sandbags and what is behind them."""
    model = token_disc(Model('token'), '#8a7a52', '#2f2818')
    for x, y in ((-0.1, 0.045), (0.1, 0.045), (0.0, 0.125)):
        model.solid(egg((x, TOP + y, 0.0), (0.115, 0.052, 0.085)), '#c8ae78', 70, 0.011)
    stick(model, (-0.14, TOP, -0.08), (-0.14, TOP + 0.36, -0.08), 0.018, '#6a4a2c', 5)
    model.shape(box((-0.04, TOP + 0.3, -0.08), (0.1, 0.055, 0.008)), '#3f8a5a', 30)
    return model.sculpted()


def _shield(w, h):
    return [(-w, h), (0, h * 1.08), (w, h), (w, -0.1 * h), (w * 0.62, -0.66 * h), (0, -h), (-w * 0.62, -0.66 * h), (-w, -0.1 * h)]


def shield():
    """Block: who stands before the others."""
    model = Model('token')
    for (w, h), thick, pot in (((0.3, 0.36), 0.06, '#ece6d6'), ((0.25, 0.31), 0.075, '#2f5f9a'), ((0.2, 0.25), 0.09, '#4a86cc')):
        model.shape(plate(_shield(w, h), thick, 0.4), pot, 30, Finish(shade=0.3))
    model.shape(plate(_star(0.13, 0.06), 0.105, 0.42), '#ece6d6', 30, Finish(shade=0.2))
    model.shape(box((0, 0.03, 0), (0.16, 0.03, 0.09), bevel=0.015), '#454a5c', 40)
    return model.sculpted()


MODELS = {
    'match': match,
    'match-spent': match_spent,
    'casing': casing,
    'meter': meter,
    'threat': threat,
    'infection': infection,
    'stun': stun,
    'hourglass': hourglass,
    'cover': cover,
    'shield': shield,
}
