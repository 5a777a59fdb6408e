"""Monster: what becomes of a crowd that falls on one spot. Two arms too many, a lamp post in one of them."""
from dataclasses import replace

from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_shin, legs
from lib.colour import blend, clouds, grimy, mottled, ramp
from lib.extremities import bare_foot, claw
from lib.fields import carve, egg, limb, lumpy, melt
from lib.heads import DeadHead, hair_cap, infected
from lib.model import PLAIN, Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import between, frame, unit, upright

POSE = Pose(
    pelvis=(0, 0.6, -0.12),
    chest=(0, 0.95, 0.0),
    neck=(0.04, 1.02, 0.2),
    head=(0.06, 1.07, 0.33),
    gaze=(0.1, -0.25, 1),
    roll=-10,
    lean=(0, 1, 0.55),
    hips=((0.13, 0.56, -0.1), (-0.13, 0.57, -0.13)),
    shoulders=((0.31, 1.09, 0.06), (-0.31, 1.12, 0.02)),
    hands=((0.5, 0.5, 0.36), (-0.46, 1.28, 0.22)),
    elbows=((1, 0.1, -0.6), (-1, -0.3, -0.2)),
    feet=((0.24, 0.09, 0.17), (-0.24, 0.1, -0.2)),
    knees=((0.5, 0.1, 1), (-0.5, 0.1, 1)),
    arm=(0.33, 0.31),
    leg=(0.28, 0.265),
)
SMALL = replace(
    POSE,
    shoulders=((0.15, 0.86, 0.17), (-0.17, 0.82, 0.15)),
    hands=((0.2, 0.72, 0.47), (-0.16, 0.62, 0.42)),
    elbows=((1, -1, 0), (-1, -1, 0)),
    arm=(0.16, 0.15),
)
SECOND = replace(POSE, neck=(-0.17, 1.07, 0.1), head=(-0.21, 1.14, 0.2), gaze=(-0.4, -0.05, 1), roll=24)
SKIN = mottled('#8f7f76', '#6d5560', 10, 0.5)
PALE, BONE = '#a89a88', '#c0b28c'


def monster(based=True):
    pose, model = POSE, Model('miniature')
    model.solid(_hide(pose), _raw(pose), 415, 0.012, area='skin')
    model.solid(legs(pose, (1.2, 0.9), thigh=0.15, knee=0.11, cuff=0.1, tears=(0.05, 0.05), hips=(0.17, 0.11, 0.14), folds=0.01), grimy('#56607a', 0.2, 0.3), 170, 0.012)
    for side, toe in ((LEFT, (0.4, 0, 1)), (RIGHT, (-0.6, -0.1, 0.9))):
        model.solid(bare_shin(pose, side, 0.8, 0.088, 0.058), grimy(SKIN, 0, 0.25), 60, 0.01, area='skin')
        bare_foot(model, pose, side, toe, grimy(SKIN, 0, 0.1), size=2.0, triangles=60)
    claw(model, pose, LEFT, SKIN, (1, 0.3, 0), size=0.29, nails=BONE, spread=1.25, curl=0.6)
    for side in SIDES:
        thin = limb(SMALL.shoulders[side], SMALL.elbows[side], 0.05, 0.042)
        model.solid(melt(thin, limb(SMALL.elbows[side], SMALL.wrists[side], 0.042, 0.032), k=0.02), PALE, 40, 0.008, area='skin')
    claw(model, SMALL, LEFT, PALE, (0.2, 1, 0), size=0.14, spread=1.3, curl=0.4)
    holding(model, SMALL, RIGHT, (1, 0.2, 0), PALE, 0.12, 66)
    _heads(model)
    _lamp_post(model, pose)
    _remains(model, pose)
    return base(model.sculpted(), 0.43, 'slab', seed=58, rubble=3, keep_clear=((0.27, 0.25, 0.17), (-0.27, -0.18, 0.17))) if based else model.sculpted()


def _hide(pose):
    """Back, hump, arms; one shoulder has grown out of all proportion."""
    chest = egg(pose.chest, (0.27, 0.23, 0.2), pose.chest_frame)
    belly = melt(limb(pose.pelvis + (0, 0.04, 0), pose.chest, 0.15, 0.19), egg(pose.pelvis + (0.02, 0.15, 0.12), (0.16, 0.15, 0.14)), k=0.06)
    hump = limb(pose.shoulders[LEFT] + (-0.1, 0.02, -0.1), pose.shoulders[RIGHT] + (0.06, 0.06, -0.1), 0.13, 0.18)
    arms = []
    for side, thick in ((LEFT, 1.0), (RIGHT, 1.18)):
        root, elbow, wrist = pose.shoulders[side], pose.elbows[side], pose.wrists[side]
        arms += [egg(root, (0.14 * thick, 0.14 * thick, 0.14 * thick)), limb(root, elbow, 0.115 * thick, 0.08)]
        arms += [limb(elbow, between(elbow, wrist, 0.4), 0.085, 0.1 * thick), limb(between(elbow, wrist, 0.4), wrist, 0.1 * thick, 0.062)]
    body = melt(melt(chest, belly, hump, k=0.09), melt(*arms, k=0.04), k=0.07)
    furrows = [limb(pose.on_chest(s * 0.02, 0.08, 0.24), pose.on_chest(s * 0.14, -0.2, 0.2), 0.026) for s in (1, -1)]
    return lumpy(carve(body, *furrows, k=0.06), 0.012, 10, 5)


def _raw(pose):
    """Seams where one body ends and the next begins."""

    def raw(points, _normals):
        near = ramp(0.24, 0.1, ((points - pose.on_chest(-0.03, -0.06, 0.2)) ** 2).sum(axis=1) ** 0.5)
        near = near + ramp(0.22, 0.1, ((points - pose.shoulders[RIGHT]) ** 2).sum(axis=1) ** 0.5)
        return near * (0.5 + 0.4 * clouds(points, 11, 2, 3))

    return blend(SKIN, '#8a433f', raw)


def _heads(model):
    """One that looks where it goes, and one that would rather not."""
    infected(model, DeadHead(SECOND, 0.105, jaw=40, crooked=0.4), PALE, teeth=(3, 2), triangles=180)
    model.solid(hair_cap(DeadHead(SECOND, 0.105), line=0.4, slope=0.3, nape=-0.2), '#4d4238', 30, 0.009, area='hair')
    infected(model, DeadHead(POSE, 0.155, jaw=42), SKIN, eyes='#ffb45a', sore='#7d2f35', teeth=(5, 5), triangles=270, heavy=1.25, glare=True)


def _lamp_post(model, pose):
    """Pulled out of the pavement, concrete foot and all; its lamp still tries."""
    along = unit((0.55, 0.5, -0.62))
    hand = holding(model, pose, RIGHT, along, SKIN, 0.25, 70)
    foot, top = hand - along * 0.3, hand + along * 0.62
    model.shape(loft([foot, hand, top], (0.036, 0.032, 0.024), 7), '#5f7a72', 50)
    model.shape(box(foot - along * 0.03, (0.085, 0.07, 0.08), frame((1, 0.3, 0.2), along)), '#9a958c', 20)
    bent = [top, top + along * 0.05 + (0, 0.02, 0.05), top + (0.05, -0.0, 0.15)]
    model.shape(loft(bent, (0.024, 0.024, 0.02), 6), '#5f7a72', 50)
    model.shape(lathe([(0.075, -0.03), (0.05, 0.015), (0.02, 0.035)], 8, bent[-1], caps=(False, True)), '#48605a', 40)
    model.shape(pearl(bent[-1] - (0, 0.035, 0), (0.05, 0.035, 0.05)), '#ffd98a', 180, PLAIN, 'glow')


def _remains(model, pose):
    """A tie, a shirt collar, a traffic sign that got in the way."""
    for left, up, back, length in ((0.02, 0.25, -0.1, 0.16), (-0.03, 0.12, -0.22, 0.22), (0.03, -0.03, -0.24, 0.19), (-0.2, 0.2, -0.14, 0.17)):
        root = pose.on_chest(left, up, back)
        out = unit(root - pose.chest)
        model.shape(loft([root - out * 0.03, root + out * length * 0.5, root + out * length + (0, 0.05, 0)], (0.042, 0.03, 0), 5, caps=False), BONE, 60)
    strap = [pose.on_chest(*p) for p in ((0.22, 0.2, -0.06), (0.19, 0.19, 0.12), (0.02, 0.0, 0.235), (-0.17, -0.18, 0.16))]
    model.shape(ribbon(strap, (0.05, 0.06, 0.06, 0.05), (0.5, 0.8, 0), 0.022), '#c2702c', 50)
    model.shape(lathe([(0.17, -0.03), (0.185, 0), (0.17, 0.03)], 14, pose.pelvis + (0, 0.06, 0.01), upright((0, 1, 0.1))), '#4a3626', 50)
    for x, z, length in ((0.15, 0.12, 0.2), (-0.16, 0.1, 0.26), (0.02, -0.17, 0.24)):
        out, root = unit((x, 0, z)), pose.pelvis + (x, 0.03, z)
        path = [root, root + out * 0.04 - (0, length * 0.5, 0), root + out * 0.04 - (0, length, 0)]
        model.shape(ribbon(path, (0.13, 0.1, 0.03), (z, 0, -x)), '#7d3f38', 50, area='cloth')


MODELS = {'monster': monster}
