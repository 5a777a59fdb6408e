"""Volatile: what the dark is for. Head and shoulders over everybody, too much arm, spines through what was a jacket."""

from _stance import begun
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_shin, legs
from lib.colour import blend, clouds, grimy, mottled, ramp
from lib.extremities import bare_foot, claw
from lib.fields import carve, egg, limb, lumpy, melt
from lib.heads import DeadHead, infected
from lib.shapes import lathe, loft, ribbon
from lib.space import between, unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.54, -0.07),
    chest=(0, 0.79, 0.03),
    neck=(0.0, 0.915, 0.13),
    head=(0.0, 0.99, 0.235),
    gaze=(-0.1, -0.22, 1),
    roll=8,
    lean=(0, 1, 0.5),
    hips=((0.088, 0.52, -0.06), (-0.088, 0.52, -0.08)),
    shoulders=((0.225, 0.90, 0.07), (-0.225, 0.915, 0.03)),
    hands=((0.34, 0.42, 0.33), (-0.42, 1.12, 0.19)),
    elbows=((1, 0.1, -0.7), (-1, -0.5, -0.3)),
    feet=((0.16, 0.078, 0.14), (-0.16, 0.085, -0.2)),
    knees=((0.5, 0.2, 1), (-0.5, 0.2, 1)),
    arm=(0.27, 0.27),
    leg=(0.245, 0.235),
)
SKIN = mottled('#836a7c', '#5c4a63', 13, 0.5)
BONE, CLOTH = '#c0b28c', '#58503f'


def volatile(pose=POSE, based=True):
    model = begun(based)
    model.solid(_hide(pose), _flayed(pose), 560, 0.009, area='skin')
    for side, back in ((LEFT, (1, 0.3, 0)), (RIGHT, (-0.6, 0.4, -0.7))):
        claw(model, pose, side, '#5d4557', back, size=0.235, nails=BONE, spread=1.25, curl=0.5)
    trousers = legs(
        pose, (1.15, 0.8), thigh=0.108, knee=0.08, cuff=0.07, tears=(0.045, 0.045), hips=(0.125, 0.085, 0.105)
    )
    model.solid(trousers, grimy(CLOTH, 0.2, 0.2), 250, 0.009)
    for side, toe in ((LEFT, (0.3, 0, 1)), (RIGHT, (-0.5, -0.15, 0.9))):
        model.solid(bare_shin(pose, side, 0.7, 0.062, 0.038), grimy(SKIN, 0, 0.2), 66, 0.008, area='skin')
        bare_foot(model, pose, side, toe, grimy('#5d4557', 0, 0.1), size=1.5)
    head = DeadHead(pose, 0.125, jaw=44)
    infected(model, head, SKIN, eyes='#ff9a4a', sore='#7d2f35', teeth=(6, 5), triangles=400, heavy=1.15, glare=True)
    _mandibles(model, head)
    _spines(model, pose)
    _rags(model, pose)
    model.sculpted()
    if not based:
        return model
    return base(model, 0.32, 'slab', seed=17, rubble=4, keep_clear=((0.19, 0.2, 0.13), (-0.2, -0.14, 0.13)))


def _hide(pose):
    """Back, chest and arms in one, knotted with muscle."""
    chest = egg(pose.chest, (0.195, 0.165, 0.14), pose.chest_frame)
    belly = limb(pose.pelvis + (0, 0.03, 0), pose.chest, 0.095, 0.13)
    hump = limb(pose.shoulders[LEFT] + (-0.05, 0.02, -0.05), pose.shoulders[RIGHT] + (0.05, 0.02, -0.05), 0.105)
    arms = []
    for side in SIDES:
        root, elbow, wrist = pose.shoulders[side], pose.elbows[side], pose.wrists[side]
        arms += [
            egg(root, (0.098, 0.098, 0.098)),
            limb(root, elbow, 0.082, 0.056),
            limb(elbow, between(elbow, wrist, 0.4), 0.058, 0.068),
        ]
        arms.append(limb(between(elbow, wrist, 0.4), wrist, 0.068, 0.044))
    body = melt(melt(chest, belly, hump, k=0.07), melt(*arms, k=0.03), k=0.05)
    furrow = limb(pose.on_chest(0, 0.1, 0.17), pose.on_chest(0, -0.16, 0.16), 0.02)
    hollows = [egg(pose.on_chest(s * 0.1, -0.13, 0.13), (0.05, 0.035, 0.05)) for s in (1, -1)]
    return lumpy(carve(body, furrow, *hollows, k=0.05), 0.007, 15, 5)


def _flayed(pose):
    """Dark skin, raw over chest and forearms."""

    def raw(points, _normals):
        near = ramp(0.2, 0.08, ((points - pose.on_chest(0, -0.02, 0.15)) ** 2).sum(axis=1) ** 0.5)
        for side in SIDES:
            near = near + ramp(0.13, 0.06, ((points - pose.on_arm(side, 1.5)) ** 2).sum(axis=1) ** 0.5)
        return near * (0.55 + 0.35 * clouds(points, 14, 2, 3))

    return blend(SKIN, '#93433f', raw)


def _mandibles(model, head):
    """The cheeks have opened into two hooks."""
    hook = ((0.72, -0.3, 0.2), (0.98, -0.72, 0.62), (0.62, -1.0, 1.05), (0.28, -1.05, 1.2))
    for s in (1, -1):
        model.shape(loft([head.at(s * x, y, z) for x, y, z in hook], (0.026, 0.024, 0.016, 0), 5), BONE, 60)


def _spines(model, pose):
    """A row down the back and two on the raised arm."""
    for i, (left, up, back, length) in enumerate(
        (
            (0.0, 0.17, -0.06, 0.13),
            (0.02, 0.09, -0.14, 0.19),
            (-0.02, -0.01, -0.155, 0.17),
            (0.01, -0.1, -0.14, 0.12),
            (0.13, 0.13, -0.1, 0.12),
            (-0.13, 0.14, -0.1, 0.13),
        )
    ):
        root = pose.on_chest(left, up, back)
        out = pose.chest_frame @ unit((left * 2, 0.55, -1))
        model.shape(
            loft(
                [root, root + out * length * 0.5, root + out * length + (0, 0.03, 0)], (0.032, 0.024, 0), 5, caps=False
            ),
            BONE,
            60,
        )
    for share, length in ((1.3, 0.11), (1.6, 0.08)):
        root = pose.on_arm(RIGHT, share)
        out = unit((-1, 0.1, -0.5))
        model.shape(loft([root + out * 0.03, root + out * (0.05 + length)], (0.026, 0), 5, caps=False), BONE, 60)


def _rags(model, pose):
    """A collar, a strap and a city worker's tabard: who it was."""
    strap = [
        pose.on_chest(*p)
        for p in (
            (0.16, 0.15, -0.06),
            (0.13, 0.14, 0.09),
            (0.0, 0.0, 0.165),
            (-0.12, -0.12, 0.1),
            (-0.12, -0.17, -0.02),
        )
    ]
    model.shape(ribbon(strap, (0.05, 0.06, 0.065, 0.055, 0.04), (0.5, 0.8, 0), 0.02), '#c2702c', 50)
    model.shape(
        ribbon(
            [p + pose.chest_frame @ vec(0, 0, 0.011) for p in strap[1:4]], (0.02, 0.022, 0.02), (0.5, 0.8, 0), 0.012
        ),
        '#b9b7a0',
        50,
    )
    model.shape(
        lathe([(0.118, -0.022), (0.13, 0), (0.118, 0.022)], 13, pose.pelvis + (0, 0.05, 0), upright((0, 1, 0.1))),
        '#4a3626',
        50,
    )
    for x, z, length in ((0.1, 0.08, 0.17), (-0.11, 0.06, 0.21), (0.02, -0.13, 0.2)):
        root = pose.pelvis + (x, 0.03, z)
        out = unit((x, 0, z))
        path = [root, root + out * 0.03 - (0, length * 0.5, 0), root + out * 0.03 - (0, length, 0)]
        model.shape(ribbon(path, (0.1, 0.08, 0.02), (z, 0, -x)), CLOTH, 50, area='cloth')


MODELS = {'volatile': volatile}
