"""From the shed behind the house: shovel, hedge trimmer, machete."""

import numpy as np

from lib.colour import blend, mottled, ramp
from lib.model import Model
from lib.shapes import box, lathe, loft
from lib.space import turn, upright

from props.cut import plate, rounded, sheet

STEEL, DARK, WOOD = '#8d959e', '#3a3d45', '#a9774a'
# How a shovel's blade runs along x: half its width, how hollow it is, how high it lies.
BOW = (
    *((0.1, 0.19, -0.02, 0.045), (0.15, 0.21, -0.05, 0.02), (0.27, 0.225, -0.075, 0)),
    *((0.4, 0.235, -0.06, 0.01), (0.48, 0.24, -0.03, 0.03)),
)


def shovel():
    """For snow. There has been no snow since."""
    model = Model('token')
    model.shape(loft([(-0.44, 0, 0), (0.16, 0, 0)], [0.026, 0.028], 10), mottled(WOOD, '#855830', 8, 0.4), 60)
    grip = [(-0.42, 0.02, 0), (-0.47, 0.09, 0), (-0.54, 0.09, 0), (-0.54, -0.09, 0), (-0.47, -0.09, 0), (-0.42, -0.02, 0)]
    model.shape(loft(grip, [0.022] * 6, 8, up=(0, 0, 1)), '#c2452f', 60)
    wide = np.linspace(-1, 1, 7)
    rows = [[(x, y * half, dip * (1 - y * y) + lift) for x, half, dip, lift in BOW] for y in wide]
    model.shape(sheet(rows, 0.018), mottled('#3f6f9a', '#35587c', 6, 0.4), 60)
    for y in (-0.5, -0.17, 0.17, 0.5):
        ridge = [(x, y * half, dip * (1 - y * y) + lift + 0.012) for x, half, dip, lift in BOW[1:4]]
        model.shape(loft(ridge, [0.01, 0.012, 0.008], 5), '#33587f', 60)
    lip = [[(x, y * 0.243, -0.03 * (1 - y * y) + 0.03) for x in (0.45, 0.53)] for y in wide]
    model.shape(sheet(lip, 0.026), '#a4abb2', 40)
    model.shape(loft([(0.08, 0, 0.0), (0.2, 0, -0.03), (0.27, 0, -0.065)], [0.045, 0.038, 0.015], 8), '#33587f', 60)
    return model.sculpted()


def machete(blade='#98a0a8', sap=True):
    """Has seen hedges. Has not been cleaned."""
    model = Model('token')
    outline = rounded(
        (-0.2, -0.055),
        (0.2, -0.085, 0.2),
        (0.44, -0.12, 0.1),
        (0.54, 0.02, 0.08),
        (0.5, 0.075, 0.05),
        (0.2, 0.05, 0.2),
        (-0.2, 0.05),
    )
    coat = blend(blade, '#5f7a48', lambda p, _: 0.8 * sap * ramp(0.3, 0.5, p[:, 0] + 0.3 * p[:, 1]))
    model.shape(plate(outline, 0.03, 0.012), mottled(coat, '#6d6258', 12, 0.3), 25)
    edge = [(-0.19, -0.06), (0.2, -0.096), (0.42, -0.13), (0.5, -0.09), (0.43, -0.085), (0.2, -0.055), (-0.19, -0.03)]
    model.shape(plate(edge, 0.032), '#c3c8cb', 25)
    grip = rounded(
        (-0.54, -0.1),
        (-0.47, -0.1),
        (-0.42, -0.052, 0.08),
        (-0.19, -0.07),
        (-0.16, 0.0),
        (-0.19, 0.062),
        (-0.44, 0.05, 0.08),
        (-0.54, 0.02),
    )
    model.shape(plate(grip, 0.075, 0.02), mottled('#7c4c30', '#5c3826', 16, 0.4), 30)
    for x, y in ((-0.25, 0), (-0.36, 0), (-0.47, -0.03)):
        model.shape(lathe([(0.017, -0.041), (0.017, 0.041)], 8, (x, y, 0), upright((0, 0, 1)), (True, True)), '#c7a04a', 30)
    thong = [(-0.5, -0.06, 0.03), (-0.55, -0.14, 0.05), (-0.5, -0.22, 0.03), (-0.46, -0.15, 0.02), (-0.5, -0.07, -0.03)]
    model.shape(loft(thong, [0.011] * 5, 5, up=(0, 0, 1)), '#9a8458', 60)
    return model.sculpted()


def trimmer():
    """Cordless, which turned out to matter."""
    model = Model('token')
    shell, trim = '#d9692b', '#3e4148'
    body = rounded((-0.26, -0.1), (0.02, -0.12), (0.06, -0.02), (0.04, 0.09, 0.06), (-0.14, 0.12, 0.08), (-0.27, 0.03))
    model.shape(plate(body, 0.2, 0.04), shell, 30)
    model.shape(plate(rounded((-0.2, -0.02), (-0.02, -0.045), (-0.02, 0.03), (-0.19, 0.055), reach=0.02), 0.21), trim, 30)
    for y in (-0.02, 0.0, 0.02):
        model.shape(box((-0.1, y + 0.003, 0), (0.06, 0.004, 0.108), turn((0, 0, 1), -6)), '#22242a', 30)
    loop = [
        (-0.22, 0.05, 0),
        (-0.34, 0.11, 0),
        (-0.47, 0.08, 0),
        (-0.52, -0.02, 0),
        (-0.46, -0.1, 0),
        (-0.34, -0.1, 0),
        (-0.22, -0.07, 0),
    ]
    model.shape(loft(loop, [0.036, 0.036, 0.04, 0.042, 0.04, 0.036, 0.036], 8, up=(0, 0, 1)), trim, 60)
    model.shape(box((-0.36, -0.1, 0), (0.1, 0.045, 0.065), bevel=0.015), '#4a4d55', 30)
    model.shape(loft([(-0.36, 0.1, 0), (-0.36, 0.065, 0)], [0.02, 0.015], 6, up=(0, 0, 1)), '#c2352b', 40)
    bail = [
        (0.0, -0.08, 0.1),
        (0.02, 0.0, 0.15),
        (0.03, 0.16, 0.13),
        (0.03, 0.22, 0.06),
        (0.03, 0.22, -0.06),
        (0.03, 0.16, -0.13),
        (0.0, -0.08, -0.1),
    ]
    model.shape(loft(bail, [0.023] * 7, 8, up=(1, 0, 0)), trim, 60)
    guard = rounded((0.05, -0.17), (0.08, -0.17), (0.09, 0.1), (0.05, 0.1), reach=0.02)
    model.shape(plate(guard, 0.26, 0.012), '#4a4d55', 30)
    model.shape(box((0.31, -0.045, 0), (0.25, 0.022, 0.02), bevel=0.006), '#6c737c', 30)
    for shift, z, pot in ((0, 0.012, '#b4bac0'), (0.02, -0.012, '#8d959e')):
        model.shape(plate(_comb(0.09, 0.58, 10, shift), 0.016, middle=z), pot, 25)
    return model.sculpted()


def _comb(start, end, teeth, shift):
    """Teeth on both sides of a bar."""
    step = (end - start) / teeth
    lower = [(start + shift + step * (i + a), -0.045 - b) for i in range(teeth) for a, b in ((0.12, 0.03), (0.3, 0.085), (0.5, 0.085), (0.68, 0.03))]
    return [*lower, *[(x, -0.09 - y) for x, y in reversed(lower)]]
