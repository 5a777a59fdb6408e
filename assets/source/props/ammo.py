"""What one runs out of."""

import numpy as np

from lib.colour import mottled
from lib.model import Model
from lib.shapes import box, disc, lathe, ribbon
from lib.space import turn, upright, vec

from props.bows import arrow
from props.cut import plate
from props.joinery import TWINE, curve, rod, smooth

BRASS, COPPER, CARDBOARD = '#a87c2c', '#94502e', '#8a6a42'


def bullet():
    """A rifle cartridge, standing at the origin, 0.5 high."""
    model = Model('token')
    case = [
        (0, 0), (0.075, 0), (0.075, 0.018), (0.062, 0.022), (0.062, 0.034), (0.074, 0.042), (0.07, 0.28), (0.05, 0.32),
        (0.05, 0.36)
    ]
    model.shape(lathe(case, 18), BRASS, 35)
    model.shape(lathe(smooth([(0.047, 0.35), (0.046, 0.4), (0.032, 0.46), (0.012, 0.5), (0, 0.503)]), 16), COPPER, 60)
    model.shape(disc((0, -0.001, 0), 0.03, turn((1, 0, 0), 90), 14), '#6e4a1c')
    return model.sculpted()


def shell(hull='#a8281e'):
    """A shotgun shell, standing at the origin, 0.5 high."""
    model = Model('token')
    model.shape(lathe([(0, 0), (0.108, 0), (0.108, 0.022), (0.096, 0.026), (0.096, 0.13), (0.09, 0.135)], 20), BRASS, 35)
    for i in range(3):
        y = 0.055 + i * 0.026
        model.shape(lathe([(0.096, y - 0.008), (0.101, y), (0.096, y + 0.008)], 20), BRASS, 50)
    model.shape(lathe([(0.09, 0.13), (0.09, 0.45), (0.078, 0.48), (0.05, 0.47), (0, 0.45)], 20), hull, 40)
    for i in range(6):
        a = np.pi * i / 3
        fold = box((np.sin(a) * 0.042, 0.472, np.cos(a) * 0.042), (0.008, 0.008, 0.034), turn((0, 1, 0), np.degrees(a)))
        model.shape(fold, '#6a1a16', 30)
    model.shape(disc((0, -0.001, 0), 0.04, turn((1, 0, 0), 90), 14), '#6e4a1c')
    return model.sculpted()


def shell_box():
    """Cardboard, torn open in a hurry: open above, its front to +z, 0.9 wide and 0.5 high."""
    model = Model('token')
    paint = mottled(CARDBOARD, '#6e5434', 8, 0.35, 0.6)
    torn = (
        (-0.45, 0), (0.45, 0), (0.45, 0.48), (0.3, 0.5), (0.24, 0.36), (0.13, 0.4), (0.05, 0.27), (-0.1, 0.31),
        (-0.18, 0.42), (-0.32, 0.4), (-0.45, 0.5)
    )
    model.shape(plate(torn, 0.02, middle=0.25), paint, 30)
    model.shape(plate(((-0.45, 0), (0.45, 0), (0.45, 0.5), (-0.45, 0.5)), 0.02, middle=-0.25), paint, 30)
    for side in (1, -1):
        model.shape(box((0.44 * side, 0.25, 0), (0.011, 0.25, 0.25)), paint, 30)
    model.shape(box((0, 0.012, 0), (0.44, 0.012, 0.25)), paint, 30)
    model.shape(plate(((-0.45, 0.07), (0.45, 0.07), (0.45, 0.2), (-0.45, 0.2)), 0.006, middle=0.263), '#a8281e', 30)
    lid = plate(((-0.45, 0), (0.45, 0), (0.43, 0.2), (0.2, 0.22), (0.1, 0.17), (-0.2, 0.21), (-0.43, 0.18)), 0.018)
    model.shape(lid.moved((0, 0.49, -0.25), turn((1, 0, 0), -35)), paint, 30)
    flap = plate(((-0.12, 0), (0.1, 0.02), (0.06, -0.13), (-0.02, -0.1), (-0.09, -0.15)), 0.016)
    model.shape(flap.moved((-0.02, 0.27, 0.27), turn((1, 0, 0), -50)), '#a88a5c', 30)
    return model.sculpted()


def quiver(count=7, seed=3):
    """A length of drainpipe in leather, standing, full of arrows: 1 high with their feathers."""
    model, luck = Model('token'), np.random.RandomState(seed)
    model.shape(
        lathe(
            [
                (0, 0), (0.11, 0), (0.13, 0.03), (0.155, 0.6), (0.17, 0.61), (0.17, 0.64), (0.14, 0.64), (0.13, 0.4),
                (0, 0.4)
            ],
            18
        ),
        mottled('#6a4228', '#4a2e1e', 9, 0.4), 40
    )
    for low, pot in ((0.05, '#3f2a1c'), (0.52, '#3f2a1c')):
        model.shape(
            lathe(
                [
                    (0.128 + low * 0.045, low), (0.152 + low * 0.03, low + 0.03), (0.15 + low * 0.03, low + 0.08),
                    (0.128 + low * 0.055, low + 0.1)
                ],
                18
            ),
            pot, 40
        )
    for i in range(9):
        y = 0.17 + i * 0.038
        rod(model, [(-0.03, y, 0.142 + y * 0.02), (0.03, y + 0.03, 0.142 + y * 0.02)], 0.008, TWINE, 5)
    strap = curve([(0.13, 0.1, 0.03), (0.3, 0.2, 0.1), (0.36, 0.42, 0.1), (0.24, 0.6, 0.05), (0.15, 0.58, 0)], 5)
    model.shape(ribbon(strap, [0.06] * len(strap), (0.2, 0.1, 1), 0.018), '#8c3a30', 40)
    for i in range(count):
        a, away = 2 * np.pi * i / (count - 1), 0.085 * (i > 0)
        lean = vec(np.sin(a) * away, 0, np.cos(a) * away) * luck.uniform(1, 2.2)
        turned = upright((0, 1, 0) + lean) @ turn((0, 1, 0), i * 40) @ turn((0, 0, 1), -90)
        flight = arrow(('#b03a26', '#b8a03a', '#3f6a5a')[i % 3]).move(
            vec(np.sin(a) * away, 0.5 + luck.uniform(0, 0.07), np.cos(a) * away), turned
        )
        model.parts += flight.parts
    return model.sculpted()
