"""Howler: head thrown back, arms flung out, a whole street in its throat. The traffic megaphone was not needed."""

import numpy as np

from _stance import begun
from lib.base import base
from lib.body import LEFT, RIGHT, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import blend, grimy, mottled, ramp, stained
from lib.extremities import bare_foot, claw
from lib.fields import carve, egg, folded, lumpy, melt, rough
from lib.heads import DeadHead, hair_cap, infected, shock
from lib.shapes import box, lathe, loft, ribbon
from lib.space import unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.515, 0.01),
    chest=(0, 0.725, 0.05),
    neck=(0, 0.84, 0.0),
    head=(0, 0.945, -0.03),
    gaze=(0.05, 0.75, 1),
    roll=-6,
    lean=(0, 1, -0.35),
    hips=((0.062, 0.495, 0.015), (-0.062, 0.5, 0)),
    shoulders=((0.145, 0.8, 0.02), (-0.145, 0.805, 0.01)),
    hands=((0.40, 0.90, 0.10), (-0.42, 0.80, 0.06)),
    elbows=((0.25, -1, -0.45), (-0.2, -1, -0.55)),
    feet=((0.135, 0.066, 0.15), (-0.145, 0.072, -0.16)),
    knees=((0.4, 0, 1), (-0.35, 0, 1)),
    arm=(0.17, 0.165),
    leg=(0.235, 0.225),
)
SKIN, COAT, STRAP = mottled('#8f9a92', '#6a7478'), '#b5a47c', '#6a4429'


def howler(pose=POSE, based=True):
    model = begun(based)
    sleeves = [
        sleeve(pose, LEFT, 1.3, 0.06, 0.056, tear=0.03, seed=2),
        sleeve(pose, RIGHT, 0.75, 0.06, 0.058, tear=0.03, seed=5),
    ]
    coat = hemmed(pose, melt(trunk(pose, 0.12, 0.095, 0.084, 0.06), *sleeves, k=0.026), at=-0.01)
    coat = folded(coat, pose.pelvis + (0, 0.1, 0.03), (0.3, 1, 0), 0.008, 70, 0.1, 4)
    gap = egg(pose.on_chest(0, 0.02, 0.1), (0.055, 0.11, 0.06), pose.chest_frame)
    stains = [(pose.on_chest(0.03, -0.08, 0.09), 0.07), (pose.shoulders[RIGHT], 0.05)]
    model.solid(carve(coat, gap, k=0.014), grimy(stained(COAT, stains, '#5c3f2f'), 0.5, 0.12), 280)
    model.solid(_ribs(pose), blend(SKIN, '#5f4146', lambda p, n: _hollow(pose, p)), 110, area='skin')
    _tails(model, pose)
    for centre, radius, axis in (
        (pose.on_chest(0, -0.09, 0), 0.1, pose.chest - pose.pelvis),
        (pose.pelvis + (0, 0.025, 0), 0.1, (0, 1, 0.1)),
    ):
        model.shape(
            lathe([(radius - 0.004, -0.018), (radius + 0.009, 0), (radius - 0.004, 0.018)], 13, centre, upright(axis)),
            STRAP,
            50,
        )
    model.shape(box(pose.pelvis + (0.02, 0.03, 0.108), (0.022, 0.022, 0.008), bevel=0.005), '#a88d48', 30)
    model.solid(
        legs(pose, (1.5, 1.25), thigh=0.068, knee=0.052, cuff=0.048, tears=(0.035, 0.035), hips=(0.088, 0.064, 0.074)),
        grimy('#55637f', 0.1, 0.25),
        240,
    )
    for side, toe in ((LEFT, (0.25, -0.05, 1)), (RIGHT, (-0.6, -0.2, 0.8))):
        model.solid(bare_shin(pose, side, 1.15, 0.037, 0.027), grimy(SKIN, 0, 0.2), 44, 0.0065, area='skin')
        bare_foot(model, pose, side, toe, grimy(SKIN, 0, 0.1), size=1.18)
    for side, back in ((LEFT, (0.3, 0.3, -1)), (RIGHT, (-0.3, 0.3, -1))):
        model.solid(bare_arm(pose, side, 0.5, 0.036, 0.036, 0.027), SKIN, 60, 0.0065, area='skin')
        claw(model, pose, side, SKIN, back, size=0.155, spread=1.7, curl=0.12)
    _head(model, pose)
    _megaphone(model, pose)
    model.sculpted()
    if not based:
        return model
    return base(model, ground='slab', seed=21, rubble=3, keep_clear=((0.15, 0.2, 0.12), (-0.2, -0.15, 0.13)))


def _ribs(pose):
    body = egg(pose.on_chest(0, 0, -0.004), (0.104, 0.128, 0.09), pose.chest_frame)
    up = pose.chest_frame[:, 1]
    return rough(body, lambda p: 0.009 * np.sin(((p - pose.chest) @ up) * 150), 0.009)


def _hollow(pose, points):
    """The furrows between the ribs."""
    return ramp(0.3, -0.5, np.sin(((points - pose.chest) @ pose.chest_frame[:, 1]) * 150))


def _tails(model, pose):
    """What is left of the coat below the belt."""
    for i, angle in enumerate(np.linspace(0.35, 0.35 + 2 * np.pi, 8)[:-1]):
        out, length = vec(np.sin(angle), 0, np.cos(angle)), (0.17, 0.11, 0.15, 0.2, 0.13, 0.19, 0.12)[i]
        root = pose.pelvis + out * 0.08 + (0, 0.02, 0)
        path = [root, root + out * 0.024 - (0, 0.45 * length, 0), root + out * 0.05 + (0.01 * (-1) ** i, -length, 0)]
        model.shape(ribbon(path, (0.088, 0.074, 0.024), np.cross((0, 1, 0), out)), grimy(COAT, 0.3, 0.2), 50, area='cloth')


def _head(model, pose):
    head = DeadHead(pose, 0.118, jaw=48)
    throat = melt(
        egg(pose.neck + (0, 0, 0.035), (0.062, 0.055, 0.05)),
        egg(pose.neck + (0.025, 0.03, 0.035), (0.04, 0.036, 0.036)),
        k=0.03,
    )
    flush = blend(SKIN, '#96685a', lambda p, n: 0.7 * ramp(0.02, 0.09, p[:, 2] - pose.neck[2]))
    model.solid(lumpy(throat, 0.006, 34), flush, 90, 0.0065, area='skin')
    infected(model, head, SKIN, eyes='#f2e6b0', teeth=(5, 5), triangles=380, glare=True)
    model.solid(hair_cap(head, line=0.5, slope=0.1, nape=-0.3), '#4d4960', 60, 0.007, area='hair')
    shock(model, head, '#4d4960', 18, line=0.5, nape=-0.2, length=1.0, lift=0.0, wind=(0, -0.4, -0.9), seed=4)


def _megaphone(model, pose):
    """Hanging from a strap at the hip."""
    out = unit((-0.5, -0.15, 0.85))
    middle = pose.pelvis + (-0.135, -0.03, 0.05)
    horn = [(0.028, -0.06), (0.03, -0.02), (0.034, 0.0), (0.075, 0.085), (0.066, 0.084), (0.02, 0.02)]
    model.shape(lathe(horn, 11, middle, upright(out), (True, True)), '#c9882e', 35)
    model.shape(loft([middle - out * 0.03, middle - out * 0.03 - (0, 0.06, 0)], (0.014, 0.012), 5), '#3d4148', 50)
    strap = [
        middle + (0, 0.03, 0),
        pose.pelvis + (-0.1, 0.12, 0.06),
        pose.on_chest(0.02, -0.02, 0.115),
        pose.on_chest(0.12, 0.1, 0.04),
    ]
    model.shape(ribbon(strap, [0.022] * 4, (0.6, 0.8, 0)), '#3d3530', 50)


MODELS = {'howler': howler}
