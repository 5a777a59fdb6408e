"""The dead who were large while they lived: a body for brutes, dressed by whoever uses it."""
from dataclasses import dataclass

from lib.body import LEFT, RIGHT, Pose, bare_arm, hemmed, legs, trunk
from lib.colour import grimy, stained
from lib.extremities import boot, claw
from lib.fields import egg, folded, limb, lumpy, melt
from lib.heads import DeadHead, infected
from lib.shapes import lathe, ribbon

POSE = Pose(
    pelvis=(0, 0.47, -0.06),
    chest=(0, 0.72, 0.0),
    neck=(0, 0.83, 0.1),
    head=(0.01, 0.895, 0.195),
    gaze=(0.1, -0.2, 1),
    roll=-10,
    lean=(0, 1, 0.4),
    hips=((0.1, 0.45, -0.05), (-0.1, 0.45, -0.07)),
    shoulders=((0.235, 0.80, 0.05), (-0.235, 0.82, 0.03)),
    hands=((0.38, 0.46, 0.27), (-0.4, 0.66, 0.33)),
    elbows=((1, 0.1, -0.6), (-1, -0.3, -0.3)),
    feet=((0.19, 0.075, 0.12), (-0.19, 0.075, -0.14)),
    knees=((0.5, 0, 1), (-0.5, 0, 1)),
    arm=(0.235, 0.225),
    leg=(0.215, 0.205),
)


@dataclass(frozen=True)
class Bulk:
    skin: object
    """A colour for the flesh."""
    shirt: str = '#c4bba6'
    trousers: str = '#4f5f80'
    boots: str = '#5d4632'
    hem: float = 0.03
    """How far the shirt ends above the hips: a belly shows."""
    tear: float = 0.05
    eyes: str = '#e6d9a4'
    glare: bool = False
    head: float = 0.122
    sleeves: bool = False
    """Whether the arms are clothed down to the wrist."""
    belly: float = 1.0
    hands: tuple = (True, True)
    """Which of the two are open claws; the others hold something and are left to whoever puts it there."""


def hulk(model, pose, look):
    """Adds the body of a brute to a model, without a base."""
    skin = look.skin
    model.solid(legs(pose, (1.7, 1.7), thigh=0.118, knee=0.096, cuff=0.082, hips=(0.15, 0.095, 0.13)), grimy(look.trousers, 0.05, 0.3), 210, 0.0095)
    for side, toe in ((LEFT, (0.4, 0, 1)), (RIGHT, (-0.6, 0, 0.9))):
        boot(model, pose, side, toe, look.boots, '#3a322e', 1.45)
    belly = egg(pose.pelvis + (0, 0.13, 0.1), (0.155 * look.belly, 0.14, 0.13 * look.belly))
    shirt = hemmed(pose, melt(trunk(pose, 0.2, 0.15, 0.15, 0.1), belly, k=0.06), at=look.hem, tear=look.tear, seed=6)
    shirt = folded(shirt, pose.pelvis + (0, 0.13, 0.14), (0.3, 1, 0), 0.008, 55, 0.13, 3)
    stains = [(pose.on_chest(0.05, 0.0, 0.16), 0.09), (pose.pelvis + (-0.05, 0.12, 0.22), 0.08)]
    model.solid(shirt, grimy(stained(look.shirt, stains, '#6b3a30', 0.7), 0.4, 0.15), 270, 0.0095)
    model.solid(melt(egg(pose.pelvis + (0, 0.1, 0.085), (0.15, 0.12, 0.125)), limb(pose.chest, pose.neck + (0, -0.02, -0.02), 0.15, 0.1), k=0.05), skin, 110, 0.01, area='skin')
    for side, back in ((LEFT, (1, 0.3, 0.2)), (RIGHT, (-0.6, 0.9, 0))):
        arm = melt(bare_arm(pose, side, 0.0, 0.092, 0.082, 0.06), egg(pose.shoulders[side], (0.108, 0.108, 0.108)), k=0.04)
        model.solid(lumpy(arm, 0.006, 14, side), look.shirt if look.sleeves else skin, 130, 0.009, area='cloth' if look.sleeves else 'skin')
        if look.hands[side]:
            claw(model, pose, side, skin, back, size=0.215, spread=1.15, curl=0.8)
    head = DeadHead(pose, look.head, jaw=22)
    infected(model, head, skin, eyes=look.eyes, teeth=(5, 5), triangles=310, heavy=1.2, glare=look.glare)
    return head


def braces(model, pose, pot):
    for s in (1, -1):
        strap = [pose.pelvis + (s * 0.1, 0.05, 0.2), pose.on_chest(s * 0.12, -0.05, 0.165), pose.on_chest(s * 0.13, 0.09, 0.13), pose.on_chest(s * 0.11, 0.17, -0.02), pose.on_chest(s * 0.06, 0.0, -0.16)]
        model.shape(ribbon(strap, [0.045] * 5, pose.chest_frame[:, 0], 0.018), pot, 50, area='cloth')


def belt(model, pose, pot):
    model.shape(lathe([(0.155, -0.026), (0.168, 0), (0.155, 0.026)], 14, pose.pelvis + (0, 0.035, 0.015)), pot, 50)
