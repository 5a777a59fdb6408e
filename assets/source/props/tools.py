"""Blunt things: hammers."""

from lib.colour import grimy, mottled
from lib.model import Model
from lib.shapes import box, lathe, loft
from lib.space import turn, upright, vec

STEEL, RUST, WOOD, TAPE = '#8d949c', '#8a4b2c', '#9a6a3c', '#c9b23c'


def rebar_hammer():
    """A lump of concrete that did not let go of its steel, taped where the hands go."""
    model = Model('token')
    model.shape(loft([(-0.5, 0, 0), (0.34, 0, 0)], [0.028, 0.028], 8), mottled('#7d6a5c', RUST, 30), 60)
    for i in range(12):
        at = -0.12 + i * 0.036
        model.shape(lathe([(0.027, -0.006), (0.035, 0), (0.027, 0.006)], 8, (at, 0, 0), upright((1, 0.25, 0))), RUST, 60)
    for i in range(6):
        model.shape(lathe([(0.036, -0.024), (0.04, 0), (0.036, 0.024)], 8, (-0.42 + i * 0.045, 0, 0), upright((1, 0.1, 0))), '#2f3138' if i % 2 else '#3b3e46', 60)
    model.shape(box((0.36, 0.02, 0), (0.13, 0.2, 0.13), turn((0, 0, 1), 6), 0.045), mottled('#a39c92', '#716a66', 9), 30)
    for y, z in ((0.2, 0.05), (0.21, -0.06), (-0.2, 0.03)):
        s = 1 if y > 0 else -1
        model.shape(loft([(0.34, y, z), (0.36, y + 0.1 * s, z), (0.42, y + 0.15 * s, z * 1.6)], [0.02, 0.02, 0.02], 6, up=(1, 0, 0)), RUST, 60)
    return model.sculpted()
