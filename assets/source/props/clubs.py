"""What hits without an edge, and one axe: pipe, bat, tyre iron, sledge, fire axe."""

import numpy as np

from lib.colour import blend, grimy, mottled, ramp
from lib.model import Model
from lib.shapes import box, lathe, loft, pearl
from lib.space import turn, unit, upright, vec

from props.cut import plate, rounded
from props.joinery import wrap

STEEL, RUST, WOOD, RED = '#868e98', '#8a4b2c', '#a0703e', '#b23a2e'
CLOTH = '#8f8672'


def pipe():
    """Lead pipe with its valve still on: in this house, water was turned off by hand."""
    model = Model('token')
    lead = mottled('#7c8590', '#5d6570', 14, 0.5)
    model.shape(loft([(-0.5, 0, 0), (0.36, 0, 0)], [0.046, 0.046], 12), lead, 60)
    for x, reach in ((-0.47, 0.058), (0.12, 0.06), (0.34, 0.07)):
        model.shape(
            lathe([(0.046, -0.035), (reach, -0.028), (reach, 0.028), (0.046, 0.035)], 8, (x, 0, 0), upright((1, 0, 0))),
            mottled(STEEL, RUST, 26, 0.5),
            30,
        )
    model.shape(loft([(0.36, 0, 0), (0.41, 0.0, 0), (0.47, 0.06, 0), (0.47, 0.17, 0)], [0.06] * 4, 12, up=(0, 0, 1)), lead, 60)
    model.shape(
        lathe([(0.06, -0.03), (0.076, -0.024), (0.076, 0.024), (0.06, 0.03)], 8, (0.47, 0.16, 0), caps=(True, True)),
        mottled(STEEL, RUST, 26, 0.5),
        30,
    )
    model.shape(lathe([(0.04, 0), (0.04, 0.02)], 12, (0.47, 0.175, 0), caps=(False, True)), '#2b2b30', 30)
    model.shape(loft([(0.43, -0.01, 0), (0.43, -0.01, 0.15)], [0.022, 0.018], 8), '#b9984a', 60)
    ring = [vec(0.43, -0.01, 0.15) + vec(np.sin(t), np.cos(t), 0) * 0.1 for t in np.linspace(0, 2 * np.pi, 17)]
    model.shape(loft(ring, [0.018] * 17, 6, up=(0, 0, 1), caps=False), RED, 60)
    for angle in (20, 80, 140):
        way = turn((0, 0, 1), angle) @ vec(0.1, 0, 0)
        model.shape(loft([vec(0.43, -0.01, 0.15) - way, vec(0.43, -0.01, 0.15) + way], [0.013] * 2, 6, up=(0, 0, 1)), RED, 60)
    wrap(model, (-0.4, 0, 0), (-0.14, 0, 0), 0.05, (CLOTH, '#7c735f'))
    return model.sculpted()


def bat(nails=16):
    """A bat whose owner read about nails."""
    model = Model('token')
    shape = (
        (-0.5, 0.055),
        (-0.47, 0.055),
        (-0.455, 0.03),
        (-0.2, 0.036),
        (0.02, 0.058),
        (0.2, 0.08),
        (0.42, 0.088),
        (0.475, 0.07),
        (0.5, 0.03),
    )
    model.shape(loft([(x, 0, 0) for x, _ in shape], [r for _, r in shape], 16), mottled('#b98a52', '#8f6234', 7, 0.4), 60)
    wrap(model, (-0.42, 0, 0), (-0.16, 0, 0), 0.033)
    luck = np.random.RandomState(8)
    for i in range(nails):
        x, angle = 0.06 + 0.38 * (i + 0.5) / nails, i * 137.5
        out = turn((1, 0, 0), angle) @ unit(vec(luck.uniform(-0.35, 0.35), 1, 0))
        root = vec(x, 0, 0)
        model.shape(loft([root, root + out * 0.17, root + out * 0.2], [0.011, 0.01, 0], 6), '#a7adb4', 60)
    for x, reach in ((0.3, 0.09), (0.1, 0.072)):
        model.shape(
            lathe([(reach * 0.96, -0.016), (reach * 1.05, 0), (reach * 0.98, 0.016)], 14, (x, 0, 0), upright((1, 0.1, 0))), RUST, 60
        )
    return model.sculpted()


def tyre_iron():
    """The four-armed kind: two of the arms fit, as ever, the other car."""
    model = Model('token')
    iron = mottled('#6f7680', '#5a4640', 18, 0.4)
    for way, length in (((1, 0, 0), 0.5), ((-1, 0, 0), 0.5), ((0, 1, 0), 0.38), ((0, -1, 0), 0.38)):
        way = vec(way)
        end = way * length
        model.shape(loft([(0, 0, 0), end], [0.034, 0.03], 10, up=(0, 0, 1)), iron, 60)
        if length < 0.5 or way[0] < 0:
            model.shape(lathe([(0.032, -0.12), (0.058, -0.08), (0.062, 0)], 8, end, upright(way)), iron, 30)
            model.shape(lathe([(0.062, 0), (0.04, 0), (0.04, -0.05)], 6, end, upright(way)), '#2e2e34', 30)
        else:
            model.shape(loft([end - way * 0.06, end + way * 0.06], [0.034, 0.045], 8, up=(0, 1, 0), flat=0.35), iron, 40)
    model.shape(pearl((0, 0, 0), 0.055), iron, 180)
    for x in (0.16, -0.2):
        model.shape(lathe([(0.034, -0.05), (0.039, 0), (0.034, 0.05)], 10, (x, 0, 0), upright((1, 0, 0))), '#a6402f', 60)
    return model.sculpted()


def sledge():
    """Needs a man like a pillar."""
    model = Model('token')
    model.shape(
        loft([(-0.5, 0, 0), (-0.44, 0, 0), (0.1, 0, 0), (0.46, 0, 0)], [0.042, 0.034, 0.03, 0.036], 10, flat=1.2),
        mottled(WOOD, '#7c5230', 8, 0.4),
        60,
    )
    turned = upright((0, 1, 0))
    profile = [
        (0.105, -0.235), (0.125, -0.21), (0.125, -0.12), (0.105, -0.09), (0.105, 0.09), (0.125, 0.12), (0.125, 0.21), (0.105, 0.235)
    ]
    model.shape(
        lathe(profile, 8, (0.38, 0, 0), turned @ turn((0, 1, 0), 22.5), (True, True)), mottled('#858c95', '#5f656e', 10, 0.4), 25
    )
    model.shape(box((0.485, 0, 0), (0.01, 0.03, 0.024)), '#c9a468', 30)
    for x, wide in ((0.22, 0.03), (0.14, 0.012)):
        model.shape(
            lathe([(0.036, -wide), (0.042, -wide), (0.042, wide), (0.036, wide)], 10, (x, 0, 0), upright((1, 0, 0))), RED, 30
        )
    wrap(model, (-0.42, 0, 0), (-0.2, 0, 0), 0.037)
    return model.sculpted()


def fire_axe():
    """Break glass, take axe. The glass was broken already."""
    model = Model('token')
    handle = rounded(
        (-0.52, -0.075),
        (-0.44, -0.06),
        (-0.3, -0.035, 0.1),
        (0.0, -0.045, 0.1),
        (0.44, -0.03),
        (0.44, 0.035),
        (0.0, 0.02, 0.1),
        (-0.3, 0.03, 0.1),
        (-0.5, 0.03),
    )
    model.shape(plate(handle, 0.062, 0.018), grimy('#c08a4c', -0.2, 0.2, strength=0.3), 30)
    edge = [(0.53, -0.27), (0.5, -0.31), (0.24, -0.315), (0.2, -0.28), (0.25, -0.24), (0.49, -0.24)]
    head = rounded((0.27, 0.075), (0.29, -0.1, 0.06), (0.22, -0.26), (0.52, -0.26), (0.45, -0.1, 0.06), (0.45, 0.075), reach=0.02)
    model.shape(plate(head, 0.1, 0.03), blend(RED, '#7c2a26', lambda p, _: ramp(-0.05, 0.1, p[:, 1])), 30)
    model.shape(plate(edge, 0.06, 0.025), '#b4bac0', 25)
    model.shape(loft([(0.36, 0.06, 0), (0.36, 0.13, 0), (0.33, 0.3, 0)], [0.075, 0.055, 0], 4, up=(1, 0, 1)), RED, 25)
    model.shape(box((0.36, -0.005, 0), (0.1, 0.062, 0.068), bevel=0.015), '#93302a', 30)
    wrap(model, (-0.36, 0, 0), (-0.16, 0, 0), 0.042, ('#4a4038', '#5a4e42'))
    return model.sculpted()


def claw_hammer():
    """Puts nails in. Everybody else in this game uses them the other way round."""
    model = Model('token')
    handle = rounded(
        (-0.5, -0.045), (-0.2, -0.05, 0.1), (0.36, -0.025), (0.36, 0.025), (-0.2, 0.04, 0.1), (-0.5, 0.045), reach=0.03
    )
    model.shape(plate(handle, 0.07, 0.02), mottled(WOOD, '#7c5230', 8, 0.4), 30)
    model.shape(
        loft([(0.37, -0.1, 0), (0.37, -0.16, 0), (0.37, -0.165, 0), (0.37, -0.23, 0)], [0.04, 0.045, 0.06, 0.06], 10, up=(0, 0, 1)),
        STEEL,
        30,
    )
    model.shape(box((0.37, -0.01, 0), (0.05, 0.1, 0.045), bevel=0.015), STEEL, 30)
    for z in (0.028, -0.028):
        model.shape(
            loft([(0.37, 0.06, z), (0.36, 0.16, z * 1.2), (0.3, 0.24, z * 1.4)], [0.04, 0.03, 0.012], 6, up=(0, 0, 1)), STEEL, 40
        )
    return model.sculpted()
