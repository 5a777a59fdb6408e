"""Drifter: hood, bedroll, a coat that has seen worse. Walking past the end of the world, tyre iron swinging low."""
from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, legs, sleeve, trunk
from lib.colour import grimy, mottled
from lib.extremities import boot, cuff
from lib.fields import behind, carve, egg, folded, hoop, limb, lumpy, melt, torn, within
from lib.heads import Head, living
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.535, -0.02),
    chest=(0, 0.7, 0.03),
    neck=(0, 0.8, 0.07),
    head=(0, 0.9, 0.125),
    gaze=(0.1, -0.16, 1),
    lean=(0, 1, 0.3),
    hips=((0.06, 0.515, 0), (-0.06, 0.515, -0.03)),
    shoulders=((0.13, 0.765, 0.03), (-0.13, 0.76, 0.06)),
    hands=((0.12, 0.66, 0.21), (-0.27, 0.56, 0.2)),
    elbows=((1, -0.6, -0.3), (-0.8, 0, -1)),
    feet=((0.085, 0.068, 0.2), (-0.085, 0.1, -0.24)),
    knees=((0.15, 0, 1), (-0.15, 0, 1)),
    leg=(0.245, 0.235),
)
SKIN, SCARF, GLOVE = '#b98a68', '#a3432f', '#5a4433'
COAT = grimy(mottled('#7d6a4e', '#635442', 10, 0.4), 0.18, 0.3)


def drifter(pose=POSE, based=True, tool=None):
    model = Model('miniature')
    model.solid(legs(pose, (1.7, 1.7), thigh=0.075, knee=0.06, cuff=0.055), grimy('#56606b', 0.05, 0.25), 110, 0.008)
    boot(model, pose, LEFT, (0.1, 0.1, 1), '#6b4c33', '#3d3532', 1.15)
    boot(model, pose, RIGHT, (-0.2, -0.45, 0.9), '#6b4c33', '#3d3532', 1.15)
    _coat(model, pose)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.7), pose.forearm(side), 0.06, '#5b4c38', 0.045)
        model.solid(limb(pose.on_arm(side, 1.65), pose.wrists[side], 0.037, 0.033), GLOVE, 24, 0.006)
    _head(model, pose)
    _pack(model, pose)
    (tool or _tyre_iron)(model, pose)
    return base(model.sculpted(), ground='dirt', seed=33, keep_clear=((0.09, 0.22, 0.11), (-0.09, -0.2, 0.1))) if based else model.sculpted()


def _coat(model, pose):
    """To the shins, split in front, its hem torn and blowing back."""
    foot = pose.pelvis - (0, 0.3, 0.075)
    skirt = limb(pose.pelvis + (0, 0.06, 0), foot, 0.095, 0.2)
    skirt = within(skirt, torn(foot, (0, -1, 0), 0.035, 7, 3))
    slit = limb(pose.pelvis + (0, -0.03, 0.14), pose.pelvis + (0.01, -0.36, 0.18), 0.012, 0.12)
    sleeves = [sleeve(pose, side, 1.75, 0.066, 0.06, seed=side + 4) for side in SIDES]
    coat = melt(melt(trunk(pose, 0.12, 0.095, 0.09), skirt, k=0.04), *sleeves, k=0.028)
    coat = carve(coat, slit, egg(pose.pelvis - (0, 0.34, 0.06), (0.16, 0.17, 0.16)), k=0.01)
    for i, angle in enumerate((0.6, -0.7, 2.6)):
        coat = folded(coat, pose.pelvis + vec(0.1 * angle, -0.16, -0.02), (1, 0, 0.2 * angle), 0.01, 55, 0.12, i)
    model.solid(coat, COAT, 420)
    cape = limb(pose.shoulders[LEFT] + (-0.02, 0.02, 0), pose.shoulders[RIGHT] + (0.02, 0.02, 0), 0.08)
    model.solid(within(cape, torn(pose.on_chest(0, 0.05, 0), (0, -1, 0), 0.03, 6, 7)), '#6b5a42', 90, 0.008)
    model.shape(lathe([(0.104, -0.018), (0.114, 0), (0.104, 0.018)], 13, pose.pelvis + (0, 0.05, 0.0)), '#4a3626', 50)
    model.shape(box(pose.pelvis + (0.02, 0.05, 0.115), (0.022, 0.02, 0.008), bevel=0.005), '#a88d48', 30)


def _head(model, pose):
    head = living(model, Head(pose, 0.113), SKIN, iris='#5a7a8a', brows='#6d6258', jaw=0.95, frown=1.1, stubble='#6d6258', triangles=210)
    k = head.size
    hood = melt(head.egg((0, 0.22, -0.18), (1.02, 1.04, 1.06)), head.limb((0, 0.9, -0.2), (0, 0.55, -1.25), 0.4, 0.2), limb(pose.neck + (0, 0, -0.02), head.at(0, -0.4, -0.2), 0.1, 0.1), k=0.3 * k)
    opening = melt(head.egg((0, -0.05, 0.85), (0.74, 0.82, 0.95)), head.egg((0, 0.1, 0.1), (0.8, 0.8, 0.8)), k=0.1 * k)
    model.solid(lumpy(carve(hood, opening, k=0.03), 0.005, 22), COAT, 225, 0.0075, covers=False)
    mask = within(head.egg((0, -0.42, 0.25), (0.7, 0.52, 0.84)), behind(head.at(0, -0.3, 0.9), head.turned @ unit((0, 1, -0.1))))
    model.solid(lumpy(melt(mask, hoop(pose.neck + (0, 0.02, 0.02), (0, 1, 0.3), 0.06, 0.034), k=0.03), 0.005, 30), SCARF, 130, 0.007)


def _pack(model, pose):
    """A bedroll across the back, a pan underneath."""
    middle = pose.on_chest(0, 0.0, -0.15)
    roll = [(0.05, -0.24), (0.066, -0.22), (0.066, 0.22), (0.05, 0.24)]
    model.shape(lathe(roll, 10, middle, upright((1, 0.08, 0)), (True, True)), '#5d7a86', 50)
    for x in (-0.13, 0.13):
        model.shape(lathe([(0.068, -0.014), (0.074, 0), (0.068, 0.014)], 9, middle + (x, 0.08 * x, 0), upright((1, 0.08, 0))), '#4a3626', 50)
    pan = middle + (0.13, -0.13, -0.01)
    model.shape(lathe([(0.05, 0), (0.066, 0.022), (0.058, 0.022), (0.045, 0.006)], 10, pan, upright((0.2, 0.1, -1)), (True, True)), '#6b6f74', 40)
    model.shape(loft([pan + (0, 0.05, 0), pan + (-0.01, 0.14, 0.01)], (0.01, 0.01), 4), '#6b6f74', 50)
    strap = [pose.on_chest(*p) for p in ((0.08, 0.05, -0.1), (0.09, 0.15, 0.0), (0.075, 0.06, 0.105), (0.085, -0.1, 0.11), (0.11, -0.14, 0.0))]
    model.shape(ribbon(strap, [0.034] * 5, pose.chest_frame[:, 0]), '#4a3626', 50)
    holding(model, pose, LEFT, (0.1, 1, 0.1), GLOVE, 0.118, area='gear')


def _tyre_iron(model, pose):
    """The four-armed kind: a cross that reads from above."""
    along = unit((-0.35, -0.3, 1))
    hand = holding(model, pose, RIGHT, along, GLOVE, 0.122, area='gear')
    cross = hand + along * 0.2
    aside = unit(vec(1, 0.25, 0.42))
    aside = unit(aside - along * (aside @ along))
    for way, length in ((along, 0.17), (along, -0.27), (aside, 0.17), (aside, -0.17)):
        end = cross + way * length
        model.shape(loft([cross, end], (0.015, 0.015), 5), '#7c828a', 50)
        model.shape(lathe([(0.02, -0.022), (0.027, 0), (0.022, 0.022)], 6, end, upright(way), (True, True)), '#9c5038', 30)


MODELS = {'drifter': drifter}
