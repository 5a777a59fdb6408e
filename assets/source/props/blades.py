"""What cuts: cleavers, knives, a sword. Blades lie along x in the plane z = 0, their edges down."""

import numpy as np

from lib.colour import mottled
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, ribbon
from lib.space import frame, upright

from props.joinery import DARK_STEEL, DARK_WOOD, EDGE, RUST, STEEL, WOOD, ground, rod, washer, wrap

WORN = mottled(STEEL, '#6a5a52', 14, 0.3, 0.6)


def _rivets(model, places, thickness, pot=EDGE, radius=0.016):
    for x, y in places:
        for z in (thickness, -thickness):
            model.shape(disc((x, y, z), radius, frame((0, 0, z)), 10), pot, finish=PLAIN)


def cleaver(tape=('#8c3a30', '#a34a3a')):
    """It has parted a good many joints, and lately also company."""
    model = Model('token')
    rows = [(0, 0.1, -0.14, -0.17), (0.16, 0.105, -0.15, -0.19), (0.2, 0.106, -0.15, -0.165), (0.23, 0.107, -0.15, -0.192)]
    rows += [(0.46, 0.105, -0.14, -0.19), (0.525, 0.1, -0.11, -0.155), (0.55, 0.09, -0.07, -0.09)]
    ground(model, rows, 0.036, mottled('#5c6169', '#4e464a', 9, 0.35, 0.6))
    _rivets(model, [(0.47, 0.05)], 0.019, '#2b2b30', 0.026)
    model.shape(box((0.0, 0.02, 0), (0.022, 0.075, 0.03), bevel=0.008), DARK_STEEL, 30)
    model.shape(box((-0.2, 0.03, 0), (0.2, 0.042, 0.028), bevel=0.016), WOOD, 30)
    wrap(model, (-0.33, 0.03, 0), (-0.07, 0.03, 0), 0.05, tape, 6)
    _rivets(model, [(-0.365, 0.03)], 0.029)
    return model.sculpted()


def knife(handle=DARK_WOOD, tape=None):
    """For bread, officially."""
    model = Model('token')
    rows = [(0, 0.045, -0.03, -0.055), (0.3, 0.05, -0.03, -0.06), (0.42, 0.047, -0.012, -0.045), (0.5, 0.034, 0.008, -0.016)]
    ground(model, [*rows, (0.56, 0.02, 0.014, 0.01)], 0.026)
    model.shape(box((-0.01, 0, 0), (0.018, 0.07, 0.03), bevel=0.008), DARK_STEEL, 30)
    model.shape(box((-0.21, 0, 0), (0.19, 0.038, 0.026), bevel=0.014), handle, 30)
    if tape:
        wrap(model, (-0.36, 0, 0), (-0.05, 0, 0), 0.044, tape, 7)
    else:
        _rivets(model, [(-0.32, 0), (-0.2, 0), (-0.08, 0)], 0.027)
    return model.sculpted()


def throwing_knife(cord=('#a33a2c', '#7d2c26')):
    """One piece of steel, balanced on a finger and ground on the kerb."""
    model = Model('token')
    rows = [(-0.02, 0.03, 0.0), (0.06, 0.075, 0.02), (0.2, 0.085, 0.03), (0.38, 0.06, 0.022), (0.54, 0.004, 0.002)]
    for side in (1, -1):
        ground(model, [(x, 0, side * bevel, side * out) for x, out, bevel in rows], 0.034)
    model.shape(box((-0.2, 0, 0), (0.2, 0.03, 0.015), bevel=0.008), STEEL, 30)
    wrap(model, (-0.3, 0, 0), (-0.03, 0, 0), 0.034, cord, 8, 0.25)
    model.shape(lathe(washer(0.024, 0.055, 0.016), 14, (-0.42, 0, 0), upright((0, 0, 1))), STEEL, 50)
    return model.sculpted()


def spring_sword():
    """The lorry had no more use for its suspension. The eye that held the bolt is the pommel now."""
    model = Model('token')

    def bow(x):
        return 0.11 * (x - 0.1) ** 2

    rows = [(x, bow(x) + 0.045, bow(x) - 0.012, bow(x) - 0.042) for x in np.linspace(-0.26, 0.56, 9)]
    rows += [
        (0.66, bow(0.66) + 0.043, bow(0.66), bow(0.66) - 0.03),
        (0.78, bow(0.78) + 0.02, bow(0.78) + 0.015, bow(0.78) + 0.01)
    ]
    ground(model, rows, 0.04, mottled('#6a6f78', RUST, 11, 0.42, 0.75))
    for length, height in ((0.19, 0.062), (0.11, 0.084)):
        spine = [(x, bow(x) + height - 0.01, 0) for x in np.linspace(-0.26, -0.26 + length * 2, 4)]
        model.shape(ribbon(spine, [0.09] * 4, (0, 0, 1), 0.02), mottled(DARK_STEEL, RUST, 16), 30)
    for x in (-0.22, -0.11):
        model.shape(box((x, 0.02, 0), (0.02, 0.1, 0.055), bevel=0.012), DARK_STEEL, 30)
        for z in (-0.035, 0.035):
            rod(model, [(x, 0.1, z), (x, 0.145, z)], 0.013, EDGE, 6)
    rod(model, [(-0.52, 0.04, 0), (-0.24, 0.02, 0)], 0.034, WOOD)
    wrap(model, (-0.5, 0.04, 0), (-0.25, 0.02, 0), 0.042, ('#35405c', '#435074'), 8, 0.2)
    model.shape(lathe(washer(0.035, 0.068, 0.05), 14, (-0.58, 0.045, 0), upright((0, 0, 1))), mottled(STEEL, RUST, 16), 50)
    return model.sculpted()
