"""Biter: somebody on the way home from an ordinary day. Hunched, in no hurry, hands first."""
from dataclasses import dataclass

from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import grimy, mottled, stained
from lib.extremities import bare_foot, claw, shoe
from lib.fields import carve, folded, limb, lumpy, melt, torn, within
from lib.heads import DeadHead, hair_cap, infected, locks
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import frame, upright, vec

POSE = Pose(
    pelvis=(0, 0.475, -0.03),
    chest=(0, 0.64, 0.055),
    neck=(-0.005, 0.735, 0.135),
    head=(-0.025, 0.825, 0.235),
    gaze=(-0.05, -0.16, 1),
    roll=-24,
    lean=(0, 1, 0.5),
    hips=((0.064, 0.46, -0.01), (-0.064, 0.465, -0.05)),
    shoulders=((0.14, 0.725, 0.125), (-0.14, 0.69, 0.085)),
    hands=((0.15, 0.76, 0.405), (-0.15, 0.565, 0.355)),
    elbows=((0.8, -1, 0), (-1, -0.9, -0.2)),
    feet=((0.12, 0.066, 0.13), (-0.13, 0.075, -0.19)),
    knees=((0.35, 0, 1), (0.15, 0, 1)),
    arm=(0.155, 0.155),
    leg=(0.215, 0.215),
)
FEET = ((0.13, 0.19, 0.09), (-0.18, -0.14, 0.1))


@dataclass(frozen=True)
class Look:
    skin: str
    blotch: str
    shirt: str
    trousers: str
    shoes: str
    hair: str
    seed: int


OFFICE = Look('#9aa28c', '#76806c', '#d6ccb2', '#66607c', '#5b4638', '#4a3d36', 2)
COURIER = Look('#a59a94', '#7f7078', '#c9803a', '#4f6270', '#6e6a62', '#6a5a44', 11)
NURSE = Look('#97a0a2', '#6f7d86', '#7fa7a0', '#7fa09a', '#d3cdbf', '#3d3c40', 23)
WORKER = Look('#a39d84', '#817a5e', '#7d7a70', '#4a5f86', '#6b5132', '#8a7a5c', 37)


def _body(look, head):
    """What all Biters share: a torn shirt, one bare foot, reaching claws."""
    pose, model = POSE, Model('miniature')
    skin = mottled(look.skin, look.blotch)
    sleeves = [sleeve(pose, LEFT, 1.35, tear=0.03, seed=look.seed), sleeve(pose, RIGHT, 0.7, tear=0.03, seed=look.seed + 3)]
    shirt = hemmed(pose, melt(trunk(pose), *sleeves, k=0.028), at=-0.035, tear=0.045, seed=look.seed)
    shirt = folded(shirt, pose.pelvis + (0, 0.07, 0.03), (0.5, 1, 0.3), 0.008, 75, 0.11, look.seed)
    shirt = carve(shirt, limb(pose.neck + (0, 0.02, 0.02), pose.on_chest(0, 0.05, 0.12), 0.055, 0.02), k=0.02)
    stains = [(pose.on_chest(0.03, 0.06, 0.09), 0.07), (pose.on_chest(-0.08, -0.06, 0.07), 0.06), (pose.shoulders[LEFT], 0.05)]
    model.solid(shirt, grimy(stained(look.shirt, stains, '#6b4a38', 0.7), 0.42, 0.1), 440)
    trousers = legs(pose, (1.82, 1.3), tears=(0.025, 0.045))
    model.solid(trousers, grimy(look.trousers, 0.05, 0.25), 400)
    model.solid(limb(pose.pelvis, pose.neck, 0.06, 0.055), skin, 40)
    model.solid(bare_shin(pose, RIGHT, 1.1), grimy(skin, 0.0, 0.2), 56, 0.0065)
    shoe(model, pose, LEFT, (0.05, -0.02, 1), look.shoes, '#453c3c')
    bare_foot(model, pose, RIGHT, (-0.75, -0.25, 0.75), grimy(skin, 0, 0.1), up=(0.35, 1, 0.1))
    for side, back, lift in ((LEFT, (0.25, 1, -0.2), 0.1), (RIGHT, (-0.5, 1, 0), -0.12)):
        model.solid(bare_arm(pose, side, 0.5), skin, 64, 0.0065)
        claw(model, pose, side, skin, back, lift=lift)
    infected(model, head, skin)
    return model


def _ragged_hair(model, head, look):
    cap = within(hair_cap(head, line=0.34, slope=0.45), torn(head.at(0, 0.22, 0), -head.turned[:, 1], 0.02, 7, look.seed))
    tufts = (((0.1, 0.95, 0.3), (0.3, 1.14, 0.72), 0.16), ((-0.3, 0.9, -0.2), (-0.62, 1.18, -0.4), 0.18))
    model.solid(lumpy(melt(cap, locks(head, tufts), k=0.012), 0.004, 30), look.hair, 150, 0.0065)


def office():
    """The tie still sits; the lanyard still opens nothing."""
    head = DeadHead(POSE, jaw=26)
    model = _body(OFFICE, head)
    _ragged_hair(model, head, OFFICE)
    tie = [POSE.neck + (0, -0.012, 0.066), POSE.on_chest(0, 0.045, 0.112), POSE.on_chest(0.02, -0.05, 0.118), POSE.on_chest(0.05, -0.15, 0.13)]
    model.shape(ribbon(tie, (0.026, 0.04, 0.054, 0.03), (1, 0, 0.15)), '#b04436')
    return base(model.sculpted(), ground='dirt', seed=7, keep_clear=FEET)


MODELS = {'biter-a': office}
