"""What is still edible, by the standards of the week."""

import numpy as np

from lib.fields import ball, behind, block, carve, melt
from lib.model import Finish, Model
from lib.shapes import box, lathe, pearl, ribbon
from lib.space import turn, vec

from props.cut import plate
from props.fire import tin_can
from props.joinery import STEEL, curve, rod

FOIL = '#9a9ca0'


def bar(paper='#b0402a', chocolate='#54301e'):
    """Along x, bitten at +x. It went out of date after the world did."""
    model = Model('token')
    slab = block((0.08, 0, 0), (0.42, 0.05, 0.2), rounding=0.015)
    lumps = [
        block((0.02 + i * 0.165, 0.055, z), (0.073, 0.035, 0.088), rounding=0.028)
        for i in range(4) for z in (-0.098, 0.098)
    ]
    bites = [ball((x, 0.02, z), 0.085) for x, z in ((0.5, 0.15), (0.44, 0.03), (0.47, -0.1), (0.53, -0.19))]
    model.solid(
        carve(melt(slab, *lumps, k=0.012), *bites, behind((0.46, 0, 0), (-1, 0, 0))), chocolate, 2600, 0.011,
        finish=Finish(variation=0.03)
    )
    for x, z in ((0.41, 0.1), (0.365, 0.02), (0.395, -0.08), (0.45, -0.15)):
        model.shape(pearl((x, 0.0, z), (0.022, 0.02, 0.03)), '#b08a5c', 180)
    model.shape(box((-0.29, 0.005, 0), (0.24, 0.085, 0.225), bevel=0.03), paper, 30)
    model.shape(box((-0.29, 0.006, 0), (0.07, 0.0865, 0.227), turn((0, 1, 0), 0), 0.03), '#c8963a', 30)
    for i, z in enumerate(np.linspace(-0.2, 0.2, 6)):
        long = (0.1, 0.06, 0.13, 0.07, 0.11, 0.05)[i]
        tip = curve([(-0.06, 0.088, z), (0.0, 0.1, z), (long * 0.7, 0.13, z), (long, 0.2, z)], 3)
        model.shape(ribbon(tip, np.linspace(0.09, 0.01, len(tip)), (0, 0, 1), 0.008), FOIL if i % 2 else paper, 40)
    teeth = [(-0.52, -0.2), *((-0.66 - 0.035 * (i % 2), -0.2 + i * 0.4 / 9) for i in range(10)), (-0.52, 0.2)]
    model.shape(plate(teeth[::-1], 0.014, turned=turn((1, 0, 0), 90)), FOIL, 30)
    model.shape(box((-0.54, 0, 0), (0.03, 0.04, 0.2), bevel=0.02), paper, 30)
    return model.sculpted()


def beans(sauce='#a8481c', bean='#b06a30', seed=2, radius=0.16):
    """A heap of them in their sauce, its rim at the height 0."""
    model, luck = Model('token'), np.random.RandomState(seed)
    model.shape(lathe([(radius, -0.01), (radius * 0.6, 0.03), (0, 0.05)], 18), sauce, 60)
    for _ in range(34):
        angle, away = luck.uniform(0, 2 * np.pi), radius * 0.92 * luck.rand() ** 0.6
        at = vec(np.sin(angle) * away, 0.055 * (1 - (away / radius) ** 2) + 0.012, np.cos(angle) * away)
        model.shape(
            pearl(at, (0.042, 0.026, 0.027), turn((0, 1, 0), luck.uniform(0, 180))), bean if luck.rand() < 0.6 else sauce,
            180
        )
    return model.sculpted()


def fork():
    """Stands on its tines at the origin."""
    model = Model('token')
    for i in range(4):
        x = (i - 1.5) * 0.036
        rod(model, [(x, 0, 0), (x, 0.2, 0.0), (x * 0.8, 0.24, 0)], [0.006, 0.014, 0.016], STEEL, 6)
    neck = curve([(0, 0.23, 0), (0, 0.28, -0.004), (0, 0.36, -0.012), (0, 0.62, 0), (0, 0.78, 0)], 4)
    widths = np.interp(np.linspace(0, 1, len(neck)), (0, 0.12, 0.25, 0.8, 1), (0.14, 0.12, 0.035, 0.07, 0.03))
    model.shape(ribbon(neck, widths, (1, 0, 0), 0.022), STEEL, 40)
    return model.sculpted()


def fish_bone(pot='#b4ac98'):
    """Along x, its head at +x. Somebody was very hungry, or a cat."""
    model = Model('token')
    spine = curve([(-0.42, 0.05, 0), (-0.1, 0.02, 0), (0.24, 0, 0)], 6)
    rod(model, spine, 0.02, pot, 6)
    for share in np.linspace(0.12, 0.86, 7):
        foot, long = vec(-0.42 + 0.66 * share, 0.05 * (1 - share), 0), 0.07 + 0.14 * share
        for side in (1, -1):
            rod(
                model, curve([foot, foot + vec(-0.02, long * 0.5 * side, 0), foot + vec(-0.07, long * side, 0)], 3),
                [0.016] * 3 + [0.015, 0.012, 0.011, 0.006], pot, 5
            )
    head = plate(
        ((0.2, -0.11), (0.34, -0.12), (0.5, -0.03), (0.44, 0.0), (0.5, 0.04), (0.34, 0.13), (0.2, 0.12)), 0.07, 0.016
    )
    model.shape(head, pot, 30)
    for side in (1, -1):
        model.shape(pearl((0.33, 0.045, 0.035 * side), (0.034, 0.034, 0.012)), '#2b2b30', 180)
    model.shape(plate(((-0.42, 0.03), (-0.4, 0.07), (-0.58, 0.19), (-0.53, 0.05), (-0.6, -0.08)), 0.03, 0.006), pot, 30)
    return model.sculpted()


def bean_can():
    """Opened with a bayonet, by the look of it."""
    model = tin_can('#a85a24')
    model.parts += beans().move((0, 0.47, 0)).parts
    return model
