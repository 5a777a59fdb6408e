"""What survivors brought along and would not leave behind."""

import numpy as np

from lib.colour import mottled
from lib.model import PLAIN, Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import turn, upright, vec

from props.joinery import curve, rod, wrap

HIDE, LINING, BRASS = mottled('#7c4a2c', '#5c3420', 10, 0.4), '#8a2f44', '#c09a3c'


def sample_case(ajar=24):
    """A salesman's case, its lid open by so many degrees. What glows in it is for sale."""
    model = Model('token')
    lid = turn((1, 0, 0), -ajar)
    for half_high, turned, hinge in ((0.13, np.eye(3), (0, 0, 0)), (0.055, lid, (0, 0.275, -0.21))):
        at = vec(hinge) + turned @ vec(0, half_high + 0.01, 0.21 if hinge[1] else 0)
        walls = [((0, 0, s * 0.2), (0.42, half_high, 0.015)) for s in (1, -1)] + [((s * 0.405, 0, 0), (0.015, half_high, 0.2)) for s in (1, -1)]
        walls.append(((0, half_high if hinge[1] else -half_high, 0), (0.42, 0.015, 0.21)))
        for off, half in walls:
            model.shape(box(at + turned @ vec(off), half, turned, 0.006), HIDE, 30)
        rim = half_high * (-1 if hinge[1] else 1)
        for z in (-0.205, 0.205):
            model.shape(box(at + turned @ vec(0, rim, z), (0.42, 0.012, 0.018), turned), BRASS, 30)
        for x in (-0.41, 0.41):
            for z in (-0.2, 0.2):
                model.shape(box(at + turned @ vec(x, -rim * 0.88, z), (0.03, 0.035, 0.03), turned, 0.01), BRASS, 30)
        for x in (-0.24, 0.24):
            model.shape(box(at + turned @ vec(x, rim * 0.4, 0.215), (0.035, half_high * 0.5, 0.012), turned, 0.005), BRASS, 30)
            model.shape(box(at + turned @ vec(x, 0, 0.2), (0.05, half_high * 0.98, 0.018), turned), '#5a3420', 30)
    model.shape(box((0, 0.235, 0), (0.39, 0.01, 0.19)), LINING, 30, PLAIN)
    model.shape(box((0, 0.25, 0.0), (0.33, 0.01, 0.15)), '#ffcf6a', 30, PLAIN, 'glow')
    for x, high in ((-0.28, 0.07), (-0.15, 0.1), (0.0, 0.06), (0.13, 0.11), (0.27, 0.08)):
        model.shape(
            lathe([(0.045, 0), (0.045, high * 0.7), (0.02, high), (0.02, high + 0.03)], 10, (x, 0.25, 0.1), caps=(True, True)),
            ('#4f8a5b', '#b8402f', BRASS)[int(x * 100) % 3],
            40,
        )
    handle = curve([(-0.11, 0.17, 0.21), (-0.1, 0.15, 0.27), (0, 0.14, 0.29), (0.1, 0.15, 0.27), (0.11, 0.17, 0.21)], 3)
    rod(model, handle, 0.022, '#3f2a1e')
    return model.sculpted()


def recurve():
    """Laminated, tillered, oiled, explained. Its grip at the origin, its ends at y = +-0.5, shooting along +x."""
    model = Model('token')
    for s in (1, -1):
        limb = curve(
            [
                (0.0, s * 0.1, 0),
                (0.03, s * 0.2, 0),
                (0.0, s * 0.33, 0),
                (-0.1, s * 0.46, 0),
                (-0.1, s * 0.53, 0),
                (-0.06, s * 0.56, 0),
            ],
            4,
        )
        model.shape(ribbon(limb, np.linspace(0.075, 0.04, len(limb)), (0, 0, 1), 0.034), mottled('#8a4f28', '#6d3820', 12, 0.3), 30)
        model.shape(
            ribbon([p + (0.018, 0, 0) for p in limb[1:-1]], np.linspace(0.05, 0.028, len(limb) - 2), (0, 0, 1), 0.01), '#c99a52', 30
        )
        wrap(model, limb[-6], limb[-5], 0.034, ('#2f8f88', '#d0c8b0'), 2)
        rod(model, [limb[-3], (-0.115, 0, 0)], 0.007, '#d0c8b0', 5)
    grip = curve([(0.0, -0.13, 0), (0.03, -0.07, 0), (0.0, 0.0, 0), (0.035, 0.06, 0), (0.0, 0.13, 0)], 4)
    model.shape(
        loft(
            grip,
            np.interp(np.linspace(0, 1, len(grip)), (0, 0.25, 0.5, 0.75, 1), (0.04, 0.058, 0.042, 0.062, 0.04)),
            10,
            up=(0, 0, 1),
        ),
        mottled('#5a3420', '#8a5a30', 14, 0.35),
        60,
    )
    model.shape(lathe([(0.05, -0.05), (0.054, 0), (0.05, 0.05)], 10, (0.008, -0.01, 0), upright((0, 1, 0))), '#2f8f88', 40)
    return model.sculpted()
