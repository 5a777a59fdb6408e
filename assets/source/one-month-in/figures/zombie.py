"""Zombies: pale green, so that they are seen inside a dark building. No base; they stand on the floor of theirs at y = 0."""
from dataclasses import dataclass, replace

from _pawn import BIG_HEAD, STEP, pawn, shod, trousers
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, hemmed, sleeve, trunk
from lib.colour import blend, ramp
from lib.fields import behind, carve, egg, limb, melt, within
from lib.heads import DeadHead
from lib.model import PLAIN, Finish
from lib.shapes import box, disc, lathe, loft, ribbon
from lib.space import frame, upright

REACHING = Pose(
    pelvis=(0, 0.45, -0.04),
    chest=(0, 0.615, 0.03),
    neck=(0, 0.71, 0.1),
    head=(-0.02, 0.8, 0.18),
    gaze=(-0.05, 0.02, 1),
    roll=-16,
    lean=(0, 1, 0.4),
    hips=((0.064, 0.435, -0.02), (-0.064, 0.44, -0.05)),
    shoulders=((0.14, 0.695, 0.08), (-0.14, 0.675, 0.06)),
    hands=((0.15, 0.76, 0.4), (-0.17, 0.66, 0.4)),
    elbows=((0.8, -1, 0), (-1, -0.9, -0.2)),
    feet=((0.11, 0.068, 0.13), (-0.12, 0.068, -0.17)),
    knees=((0.35, 0, 1), (0.15, 0, 1)),
    leg=(0.215, 0.205),
)
SHAMBLING = replace(REACHING, hands=((0.27, 0.44, 0.24), (-0.24, 0.86, 0.26)), elbows=((0.7, -0.4, -1), (-1, -0.4, 0)), roll=22, gaze=(0.12, -0.05, 1))
FLUNG = replace(REACHING, hands=((0.3, 0.98, 0.2), (-0.3, 0.93, 0.24)), elbows=((1, 0, -0.2), (-1, -0.1, -0.2)), roll=6, gaze=(0, 0.12, 1), lean=(0, 1, 0.15), head=(0, 0.83, 0.12), neck=(0, 0.725, 0.05), chest=(0, 0.63, 0))


@dataclass(frozen=True)
class Look:
    skin: str
    top: str
    trousers: str
    shoes: str


def _body(pose, look, tear=0.03):
    model = pawn()
    trousers(model, pose, look.trousers, 78)
    shod(model, pose, look.shoes, ((0.05, 0, 1), (-0.7, 0, 0.75)))
    sleeves = [sleeve(pose, side, length, 0.062, 0.056, tear=tear, folds=0, seed=side + 2) for side, length in ((LEFT, 1.2), (RIGHT, 0.75))]
    top = hemmed(pose, melt(trunk(pose, 0.125, 0.095, 0.088), *sleeves, k=0.028), at=-0.05, tear=0.05, seed=4)
    model.solid(top, look.top, 130, STEP)
    for side in SIDES:
        model.solid(bare_arm(pose, side, 0.5), look.skin, 34, STEP, area='skin')
        _claw(model, pose, side, look.skin)
    return model


def _claw(model, pose, side, skin):
    """A palm and four hooks: what reaches out of a window."""
    wrist, along = pose.wrists[side], pose.forearm(side)
    turned = frame(along, (0, 1, 0.2))
    model.solid(egg(wrist + along * 0.03, (0.046, 0.03, 0.05), turned), skin, 24, STEP, area='skin')
    for x, long in ((-0.042, 0.075), (-0.015, 0.1), (0.015, 0.105), (0.042, 0.08)):
        root = wrist + along * 0.055 + turned[:, 0] * x * 0.8
        joint = root + along * long * 0.6 + turned[:, 0] * x * 0.6 + turned[:, 1] * 0.012
        tip = joint + along * long * 0.4 - turned[:, 1] * 0.035
        model.shape(loft([root, joint, tip], (0.018, 0.016, 0), 3, up=turned[:, 1], caps=False), skin, 100, area='skin')


def _skull(model, pose, skin, jaw=30):
    """Sunken eyes that shine a little, and a jaw that gave up."""
    head = DeadHead(pose, BIG_HEAD, jaw)
    k, model.front = head.size, head.turned[:, 2]
    top = melt(head.egg((0, 0.2, -0.1), (0.8, 0.8, 0.9)), head.egg((0, -0.1, 0.36), (0.56, 0.44, 0.5)), head.limb((0, 0.0, 0.84), (0, -0.16, 0.92), 0.09, 0.12), limb(head.neck - (0, 0.03, 0), head.at(0, -0.3, -0.2), 0.05, 0.045), k=0.15 * k)
    chin = melt(limb(head.on_jaw(0.4, -0.4, 0.1), head.on_jaw(0.2, -0.78, 0.56), 0.18 * k), limb(head.on_jaw(-0.4, -0.4, 0.1), head.on_jaw(-0.2, -0.78, 0.56), 0.18 * k), limb(head.on_jaw(0.2, -0.78, 0.56), head.on_jaw(-0.2, -0.78, 0.56), 0.18 * k), k=0.1 * k)
    mouth = egg(head.at(0, -0.6, 0.72), (0.34 * k, 0.24 * k, 0.42 * k), head.turned @ head.half)
    hollows = [head.egg((s * 0.33, 0.06, 0.9), (0.25, 0.21, 0.3)) for s in (1, -1)]
    whole = carve(melt(top, chin, k=0.12 * k), *hollows, mouth, k=0.04 * k)
    model.solid(whole, blend(blend(skin, '#42502f', lambda p, _: 0.85 * ramp(0.1 * k, 0.02 * k, _nearest(hollows, p))), '#4a1d22', lambda p, _: ramp(0.12 * k, 0.02 * k, mouth(p))), 140, 0.008, area='skin')
    for s in (1, -1):
        model.shape(disc(head.at(s * 0.32, 0.06, 0.74), 0.13 * k, head.turned @ frame((s * 0.3, 0, 1)), 6), '#f6f1b4', 60, PLAIN)
    for x in (-0.16, 0.02, 0.18):
        model.shape(box(head.at(x, -0.42, 0.82 - abs(x)), (0.055 * k, 0.08 * k, 0.04 * k), head.turned), '#d8d0a0', 30, Finish(shade=0.3), area='')
    return head


def _nearest(fields, points):
    return melt(*fields)(points)


def clerk(pose=REACHING):
    """A tie, still straight."""
    look = Look('#b3cf92', '#cfc6ac', '#5d5a70', '#4c3d34')
    model = _body(pose, look)
    head = _skull(model, pose, look.skin)
    hair = carve(head.egg((0, 0.3, -0.16), (0.88, 0.8, 0.92)), head.egg((0, -0.15, 0.75), (0.9, 0.9, 0.85)), head.egg((0, -0.9, 0), (1.2, 0.8, 1.2)))
    model.solid(hair, '#4a3b30', 56, STEP, area='hair')
    tie = [pose.neck + (0, -0.01, 0.06), pose.on_chest(0, 0.03, 0.118), pose.on_chest(0.03, -0.1, 0.125), pose.on_chest(0.06, -0.2, 0.17)]
    model.shape(ribbon(tie, (0.03, 0.045, 0.06, 0.03), (1, 0, 0.15)), '#b3402f', 40, area='cloth')
    return model.sculpted()


def fitter(pose=SHAMBLING):
    """Overalls, a cap the wrong way round, one hand up to ask."""
    look = Look('#a9c78c', '#c98a4c', '#5a6f80', '#57483a')
    model = _body(pose, look)
    head = _skull(model, pose, look.skin, 36)
    model.shape(_cap(head), '#41617a', 50, area='cloth')
    for s in (1, -1):
        strap = [pose.pelvis + (s * 0.06, 0.03, 0.12), pose.on_chest(s * 0.07, 0.02, 0.118), pose.on_chest(s * 0.08, 0.14, 0.02), pose.on_chest(s * 0.06, -0.02, -0.11)]
        model.shape(ribbon(strap, [0.045] * 4, (1, 0, 0), 0.016), look.trousers, 40, area='cloth')
    model.shape(box(pose.on_chest(0, -0.05, 0.118), (0.075, 0.06, 0.012), pose.chest_frame), look.trousers, 30, area='cloth')
    return model.sculpted()


def _cap(head):
    k = head.size
    return lathe([(0.94 * k, 0.42 * k), (0.92 * k, 0.72 * k), (0.5 * k, 1.08 * k)], 9, head.middle - head.turned[:, 2] * 0.1 * k, upright(head.turned[:, 1]), (False, True))


def diner(pose=FLUNG):
    """Long hair, long dress, both arms up: it is her song."""
    look = Look('#bcd49c', '#a06a86', '#a9c78c', '#6a4a52')
    model = _body(pose, look, 0.02)
    skirt = within(limb(pose.pelvis + (0, 0.06, 0), pose.pelvis - (0, 0.19, 0.02), 0.1, 0.21), behind(pose.pelvis - (0, 0.2, 0), (0.1, -1, 0)))
    model.solid(skirt, look.top, 70, STEP)
    head = _skull(model, pose, look.skin, 34)
    hair = carve(melt(head.egg((0, 0.3, -0.2), (0.94, 0.86, 0.94)), head.limb((0.35, 0.1, -0.6), (0.5, -1.2, -0.7), 0.42, 0.2), head.limb((-0.35, 0.1, -0.6), (-0.55, -1.0, -0.6), 0.42, 0.2), k=0.15 * head.size), head.egg((0, -0.1, 0.8), (0.72, 0.66, 0.9)), k=0.02)
    model.solid(hair, '#5d4034', 90, STEP, area='hair')
    return model.sculpted()


MODELS = {'zombie-1': clerk, 'zombie-2': fitter, 'zombie-3': diner}
