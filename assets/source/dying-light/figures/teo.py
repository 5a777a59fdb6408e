"""Teo Lindqvist: wallrunner, violet. One foot already on the ledge, both cleavers wide, a coil of rope across the chest."""

import numpy as np

from _stance import Stance, begun, hand
from lib.base import base
from lib.body import RIGHT, SIDES, bare_arm, hemmed, legs, trunk
from lib.colour import grimy
from lib.extremities import cuff, grip, shoe
from lib.fields import behind, folded, hoop, limb, melt, within
from lib.heads import Head, living, locks
from lib.shapes import Shape, box, lathe, loft, ribbon
from lib.space import frame, turn, unit, upright, vec

LEDGED = Stance(
    pelvis=(0, 0.53, -0.02),
    chest=(0, 0.69, 0.02),
    neck=(0, 0.795, 0.045),
    head=(-0.005, 0.915, 0.085),
    gaze=(-0.18, -0.1, 1),
    roll=6,
    lean=(0, 1, 0.15),
    hips=((0.062, 0.51, -0.02), (-0.062, 0.515, -0.01)),
    shoulders=((0.135, 0.765, 0.02), (-0.135, 0.765, 0.04)),
    hands=((0.375, 0.72, 0.13), (-0.36, 0.87, 0.1)),
    elbows=((0.2, -1, -0.4), (-0.4, -1, -0.3)),
    feet=((0.11, 0.215, 0.16), (-0.12, 0.066, -0.14)),
    knees=((0.35, 0.3, 1), (-0.2, 0, 1)),
    leg=(0.235, 0.225),
    toes=((0.1, -0.05, 1), (-0.45, 0, 1)),
    backs=((0.2, 1, 0), (-0.3, 1, 0.3)),
)
SKIN, VIOLET, HAIR = '#d3a182', '#6f479f', '#d0a653'
LEDGE = 0.145


def teo(pose=LEDGED, based=True, armed=True, face=None):
    model = begun(based)
    model.solid(legs(pose, (1.62, 1.7), thigh=0.08, knee=0.064, cuff=0.05), grimy('#5a5f6b', 0.05, 0.2), 300)
    for side in SIDES:
        cuff(model, pose.on_leg(side, (1.62, 1.7)[side]), pose.shin(side), 0.052, '#3f4450')
        model.solid(limb(pose.on_leg(side, 1.6), pose.ankles[side], 0.038, 0.032), '#c9bfae', 24, 0.007)
        shoe(model, pose, side, pose.toes[side], '#8d5fc4', '#d8d0c0', pose.insteps[side], 1.2)
    vest = hemmed(pose, trunk(pose, 0.118, 0.09, 0.082, 0.055), at=-0.02)
    vest = melt(vest, hoop(pose.neck - (0, 0.01, 0), (0, 1, 0.2), 0.062, 0.026), k=0.02)
    model.solid(folded(vest, pose.pelvis + (0, 0.07, 0.04), (0.3, 1, 0.2), 0.009, 70, 0.1, 3), VIOLET, 270)
    for side in SIDES:
        model.solid(bare_arm(pose, side, 0.15, 0.05, 0.043, 0.033), SKIN, 100, 0.0065, area='skin')
        wrap = melt(limb(pose.on_arm(side, 1.45), pose.on_arm(side, 1.92), 0.042, 0.037))
        model.solid(wrap, '#c4b89c', 40, 0.0065)
        hand(model, pose, side, SKIN, 0.122, 92, 0.0055)
        if armed:
            _cleaver(model, pose, side)
    _sash(model, pose)
    _head(model, pose, face)
    _rope(model, pose)
    model.sculpted()
    if not based:
        return model
    return _ledge(
        base(
            model,
            ground='slab',
            seed=31,
            studs=6,
            rubble=2,
            keep_clear=((0.11, 0.17, 0.17), (-0.14, -0.1, 0.1)),
        )
    )


def _head(model, pose, face):
    head = living(
        model,
        Head(pose, 0.115),
        SKIN,
        iris='#46668a',
        brows='#a57f3c',
        jaw=0.98,
        frown=0.85,
        stubble='#a5815c',
        triangles=320,
    )
    if face:
        face(model, head, SKIN)
    shaved = within(
        head.egg((0, 0.2, -0.13), (0.815, 0.845, 0.925)), behind(head.at(0, 0.4, 0.3), head.turned @ unit((0, -1, 0.5)))
    )
    model.solid(shaved, '#7d6038', 60, 0.007, area='hair')
    crest = [
        ((0, y, z), (0.12 * (-1) ** i, up, z - 0.42), 0.34)
        for i, (y, z, up) in enumerate(
            ((0.72, 0.62, 1.28), (0.92, 0.3, 1.5), (0.96, -0.1, 1.5), (0.85, -0.5, 1.25), (0.55, -0.8, 0.75))
        )
    ]
    model.solid(locks(head, crest, 0.15), HAIR, 140, 0.0065, area='hair')
    k = head.size
    for s in (1, -1):
        cup = lathe(
            [(0.2 * k, -0.1 * k), (0.27 * k, 0.0), (0.2 * k, 0.1 * k)],
            8,
            pose.neck + pose.chest_frame @ vec(s * 0.075, 0.012, 0.03),
            upright(pose.chest_frame[:, 0]),
            (True, True),
        )
        model.shape(cup, '#2f3340', 40)


def _cleaver(model, pose, side):
    """A kitchen cleaver with tape on its grip."""
    at, across = grip(pose, side, pose.backs[side], 0.122)
    up = unit(across * (-1 if side == RIGHT else 1) * 0.2 + vec(0.25 * (1 - 2 * side), 1, 0.3))
    flat = unit(pose.forearm(side) - up * (pose.forearm(side) @ up))
    turned = frame(flat, up)
    model.shape(loft([at - up * 0.075, at + up * 0.055], (0.016, 0.017), 6), '#5a4030', 50)
    outline = ((0, -0.02), (0.13, -0.02), (0.15, 0.1), (0.085, 0.105), (0, 0.06))
    points = [at + up * (0.075 + a) + flat * b for a, b in outline]
    side_ = turned[:, 0] * 0.007
    vertices = [p + side_ for p in points] + [p - side_ * (0.2 if i in (2, 3) else 1) for i, p in enumerate(points)]
    faces = [tuple(range(5)), tuple(range(9, 4, -1))] + [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)]
    model.shape(Shape(np.array(vertices), faces), '#98a3ad', 30)


def _sash(model, pose):
    """A scarf for a belt, its ends in the wind: what reads from above as his tail."""
    model.shape(lathe([(0.098, -0.022), (0.112, 0), (0.098, 0.022)], 13, pose.pelvis + (0, 0.035, 0)), '#4a2f74', 50, area='cloth')
    for aside, length in ((-0.5, 0.3), (-0.1, 0.24)):
        path = [
            pose.pelvis + (-0.08, 0.03, -0.07),
            pose.pelvis + vec(-0.13 + 0.2 * aside * length, -0.02, -0.07 - 0.4 * length),
            pose.pelvis + vec(-0.1 + 0.7 * aside * length, -0.1, -0.08 - 0.75 * length),
            pose.pelvis + vec(-0.1 + aside * length, -0.09, -0.06 - length),
        ]
        model.shape(ribbon(path, (0.05, 0.066, 0.07, 0.05), (0.6, 1, 0)), '#7d55b3', 50, area='cloth')


def _rope(model, pose):
    """Three turns over the left shoulder and a hook on the back."""
    for i, shift in enumerate((-0.022, 0.004, 0.03)):
        ring = [
            (0.115, 0.1, 0.02),
            (0.075, 0.1, 0.085),
            (-0.03, 0.0, 0.113),
            (-0.115, -0.1, 0.06),
            (-0.115, -0.11, -0.04),
            (-0.02, -0.01, -0.11),
            (0.08, 0.1, -0.075),
            (0.115, 0.1, 0.02),
        ]
        path = [pose.on_chest(x + shift * 0.6, y - shift * 0.9, z * (1 + 0.03 * i)) for x, y, z in ring]
        model.shape(loft(path, [0.014] * 8, 4, up=(0.3, 0.2, 1), caps=False), ('#c2a46b', '#ad8f57', '#c9ae78')[i], 80)


def _ledge(model):
    """The corner of a roof under his front foot, standing on the base."""
    half = LEDGE / 2
    model.shape(box((0.115, half, 0.17), (0.085, half, 0.085), turn((0, 1, 0), 14), 0.01), '#8f6a55', 30, area='base')
    model.shape(box((0.115, LEDGE - 0.012, 0.17), (0.096, 0.014, 0.096), turn((0, 1, 0), 14), 0.006), '#a9a296', 30, area='base')
    return model


MODELS = {'teo': teo}
