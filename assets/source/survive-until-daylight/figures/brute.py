"""Brute: he used to move pianos. Barricades are nothing new to him; he is wearing somebody's front door."""
from lib.base import base
from lib.body import LEFT, RIGHT, Pose, bare_arm, hemmed, legs, trunk
from lib.colour import grimy, mottled, stained
from lib.extremities import boot, claw, cuff
from lib.fields import egg, folded, limb, lumpy, melt
from lib.heads import DeadHead, infected
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import turn, upright, vec

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
SKIN = mottled('#9a8c82', '#74646a', 12, 0.5)
DOOR = '#6f8f86'


def brute(pose=POSE, based=True):
    model = Model('miniature')
    model.solid(legs(pose, (1.7, 1.7), thigh=0.118, knee=0.096, cuff=0.082, hips=(0.15, 0.095, 0.13)), grimy('#4f5f80', 0.05, 0.3), 210, 0.0095)
    for side, toe in ((LEFT, (0.4, 0, 1)), (RIGHT, (-0.6, 0, 0.9))):
        boot(model, pose, side, toe, '#5d4632', '#3a322e', 1.45)
    belly = egg(pose.pelvis + (0, 0.13, 0.1), (0.155, 0.14, 0.13))
    shirt = hemmed(pose, melt(trunk(pose, 0.2, 0.15, 0.15, 0.1), belly, k=0.06), at=0.03, tear=0.05, seed=6)
    shirt = folded(shirt, pose.pelvis + (0, 0.13, 0.14), (0.3, 1, 0), 0.008, 55, 0.13, 3)
    stains = [(pose.on_chest(0.05, 0.0, 0.16), 0.09), (pose.pelvis + (-0.05, 0.12, 0.22), 0.08)]
    model.solid(shirt, grimy(stained('#c4bba6', stains, '#6b3a30', 0.7), 0.4, 0.15), 270, 0.0095)
    model.solid(melt(egg(pose.pelvis + (0, 0.1, 0.085), (0.15, 0.12, 0.125)), limb(pose.chest, pose.neck + (0, -0.02, -0.02), 0.15, 0.1), k=0.05), SKIN, 110, 0.01)
    for side, back in ((LEFT, (1, 0.3, 0.2)), (RIGHT, (-0.6, 0.9, 0))):
        arm = melt(bare_arm(pose, side, 0.0, 0.092, 0.082, 0.06), egg(pose.shoulders[side], (0.108, 0.108, 0.108)), k=0.04)
        model.solid(lumpy(arm, 0.006, 14, side), SKIN, 130, 0.009)
        claw(model, pose, side, SKIN, back, size=0.215, spread=1.15, curl=0.8)
    cuff(model, pose.on_arm(LEFT, 1.55), pose.forearm(LEFT), 0.08, '#a8803c', 0.06, 10)
    infected(model, DeadHead(pose, 0.122, jaw=22), SKIN, teeth=(5, 5), triangles=310, heavy=1.2)
    for s in (1, -1):
        strap = [pose.pelvis + (s * 0.1, 0.05, 0.2), pose.on_chest(s * 0.12, -0.05, 0.165), pose.on_chest(s * 0.13, 0.09, 0.13), pose.on_chest(s * 0.11, 0.17, -0.02), pose.on_chest(s * 0.06, 0.0, -0.16)]
        model.shape(ribbon(strap, [0.045] * 5, pose.chest_frame[:, 0], 0.018), '#a8803c', 50)
    model.shape(lathe([(0.155, -0.026), (0.168, 0), (0.155, 0.026)], 14, pose.pelvis + (0, 0.035, 0.015)), '#4a3626', 50)
    _door(model, pose)
    return base(model.sculpted(), 0.36, 'slab', seed=47, rubble=5, keep_clear=((0.2, 0.17, 0.13), (-0.22, -0.12, 0.13))) if based else model.sculpted()


def _door(model, pose):
    """His head went through it, or rather his back; it still has its number."""
    turned = pose.chest_frame @ turn((0, 0, 1), 16)
    middle = pose.on_chest(-0.02, 0.06, -0.185)

    def at(left, up, out):
        return middle + turned @ vec(left, up, out)

    model.shape(box(at(0, 0, 0), (0.155, 0.33, 0.018), turned, 0.008), stained(DOOR, [(at(0.1, -0.25, 0), 0.1)], '#5b4a3a', 0.8), 30)
    for up, tall in ((0.16, 0.12), (-0.14, 0.14)):
        for out in (-0.02, 0.02):
            model.shape(box(at(0, up, out), (0.11, tall, 0.006), turned), '#587268', 30)
    model.shape(lathe([(0.012, 0), (0.026, 0.012), (0.022, 0.03)], 7, at(0.125, -0.02, -0.02), upright(-turned[:, 2]), (True, True)), '#d8b045', 40)
    for end in (0.2, -0.1):
        rope = [at(-0.16, end, 0.0), pose.on_chest(-0.2, end * 0.5, 0.03), pose.on_chest(-0.1, end * 0.4 - 0.02, 0.17)]
        model.shape(loft(rope, [0.016] * 3, 4, up=(0, 0, 1)), '#c2a46b', 60)
    for left, lean in ((-0.08, 14), (0.05, -8)):
        splinter = [at(left, 0.3, 0), at(left + lean * 0.002, 0.38, 0), at(left + lean * 0.004, 0.43, 0)]
        model.shape(loft(splinter, (0.03, 0.024, 0), 4, up=turned[:, 2], flat=0.5), '#b58f5c', 60)


MODELS = {'brute': brute}
