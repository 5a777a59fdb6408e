"""Hipster: beanie, beard, braces, and a bow that he made himself and will tell you about. Drawn to the cheek."""
from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, hemmed, legs, sleeve, trunk
from lib.colour import grimy, mottled
from lib.extremities import boot, cuff
from lib.fields import behind, block, carve, folded, limb, lumpy, melt, within
from lib.heads import Head, hair_cap, living
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import frame, unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.53, -0.02),
    chest=(0, 0.695, 0.0),
    neck=(0, 0.8, 0.025),
    head=(0, 0.915, 0.06),
    gaze=(0.14, -0.02, 1),
    roll=-5,
    lean=(0, 1, 0.05),
    hips=((0.06, 0.51, 0.02), (-0.06, 0.51, -0.05)),
    shoulders=((0.115, 0.765, 0.085), (-0.125, 0.77, -0.05)),
    hands=((0.14, 0.85, 0.385), (-0.16, 0.83, 0.08)),
    elbows=((0.5, -1, 0), (-1, 0.25, -0.4)),
    feet=((0.1, 0.068, 0.16), (-0.13, 0.068, -0.17)),
    knees=((0.2, 0, 1), (-0.5, 0, 1)),
    arm=(0.16, 0.155),
    leg=(0.235, 0.225),
)
SKIN, SHIRT, BEANIE, BEARD = '#d2a07c', mottled('#a83a34', '#74272c', 24, 0.5), '#2f8f88', '#6d3f22'


def hipster(pose=POSE, based=True):
    model = Model('miniature')
    model.solid(legs(pose, (1.6, 1.6), thigh=0.075, knee=0.058, cuff=0.05), grimy('#3f5a80', 0.05, 0.2), 190)
    for side, toe in ((LEFT, (0.15, 0, 1)), (RIGHT, (-0.8, 0, 0.8))):
        cuff(model, pose.on_leg(side, 1.58), pose.shin(side), 0.06, '#8aa0bb', 0.04)
        boot(model, pose, side, toe, '#a4662e', '#d5c7a8', 1.15)
    sleeves = [sleeve(pose, side, 1.25, 0.06, 0.056, seed=side + 3) for side in SIDES]
    shirt = hemmed(pose, melt(trunk(pose, 0.116, 0.09, 0.088, 0.056), *sleeves, k=0.03))
    model.solid(folded(shirt, pose.pelvis + (0, 0.07, 0.03), (0.2, 1, 0), 0.008, 70, 0.1, 7), SHIRT, 290)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.25), pose.forearm(side), 0.06, '#74272c', 0.045)
        model.solid(bare_arm(pose, side, 1.1, lower=0.042, wrist=0.033), SKIN, 60, 0.0065, area='skin')
    model.solid(limb(pose.on_arm(LEFT, 1.45), pose.on_arm(LEFT, 1.85), 0.046, 0.042), '#6b4526', 40, 0.0065, area='gear')
    for s in (1, -1):
        brace = [pose.pelvis + (s * 0.065, 0.05, 0.098), pose.on_chest(s * 0.065, -0.02, 0.112), pose.on_chest(s * 0.075, 0.09, 0.088), pose.on_chest(s * 0.07, 0.135, 0.0), pose.on_chest(s * 0.035, 0.02, -0.1), pose.pelvis + (-s * 0.03, 0.05, -0.1)]
        model.shape(ribbon(brace, [0.028] * 6, pose.chest_frame[:, 0]), '#d8b45a', 50, area='cloth')
    model.shape(lathe([(0.096, -0.016), (0.105, 0), (0.096, 0.016)], 13, pose.pelvis + (0, 0.03, 0)), '#5a3c26', 50)
    _head(model, pose)
    _bow(model, pose)
    _quiver(model, pose)
    return base(model.sculpted(), ground='dirt', seed=44, keep_clear=((0.1, 0.18, 0.12), (-0.15, -0.16, 0.12))) if based else model.sculpted()


def _head(model, pose):
    head = living(model, Head(pose, 0.117), SKIN, iris='#3a5f7a', brows=BEARD, jaw=0.95, nose=1.1, frown=0.9, triangles=280)
    k = head.size
    beard = melt(
        head.egg((0, -0.66, 0.42), (0.58, 0.42, 0.5)),
        head.limb((0, -0.8, 0.6), (0, -1.6, 0.85), 0.42, 0.12),
        *head.pair(lambda s: head.limb((s * 0.66, -0.05, 0.12), (s * 0.52, -0.6, 0.4), 0.14, 0.24)),
        k=0.15 * k,
    )
    beard = within(beard, behind(head.at(0, -0.28, 0.6), head.turned @ unit((0, 1, 0.25))))
    curled = head.pair(lambda s: head.limb((s * 0.04, -0.38, 1.0), (s * 0.5, -0.36, 0.82), 0.1, 0.05))
    model.solid(lumpy(melt(beard, *curled, k=0.05 * k), 0.006, 34, 4), BEARD, 150, 0.006, area='hair')
    slouch = melt(hair_cap(head, line=0.42, slope=0.1, thickness=0.13, nape=0.1), head.limb((0, 0.9, -0.3), (0, 0.95, -1.05), 0.5, 0.3), k=0.2 * k)
    model.solid(lumpy(slouch, 0.004, 40), BEANIE, 140, 0.007)
    model.shape(lathe([(0.94 * k, -0.14 * k), (1.02 * k, 0.02 * k), (0.92 * k, 0.18 * k)], 14, head.at(0, 0.44, -0.12), head.turned), '#257069', 50, area='cloth')
    for s in (1, -1):
        lens = lathe([(0.024, -0.004), (0.03, 0), (0.024, 0.004)], 8, head.at(s * 0.34, -0.02, 0.95), upright(head.turned[:, 2], head.turned[:, 1]))
        model.shape(lens, '#2d2622', 60)
    model.shape(loft([head.at(0.12, 0.03, 1.0), head.at(-0.12, 0.03, 1.0)], (0.006, 0.006), 3, caps=False), '#2d2622', 60)


def _bow(model, pose):
    """At full draw."""
    up = unit((-0.18, 1, 0.0))
    hand = holding(model, pose, LEFT, up, SKIN, 0.118)
    cheek = holding(model, pose, RIGHT, (-0.1, 1, 0), SKIN, 0.118)
    aim = unit(hand - cheek)
    up = unit(up - aim * (up @ aim))
    curve = ((-0.36, -0.12), (-0.25, -0.02), (-0.08, 0.02), (0.08, 0.02), (0.25, -0.02), (0.36, -0.12))
    limbs = [hand + up * a + aim * b for a, b in curve]
    model.shape(loft(limbs, (0.01, 0.016, 0.02, 0.02, 0.016, 0.01), 5), '#c08a4a', 60)
    model.shape(loft(limbs[2:4], (0.025, 0.025), 6), '#3c2a20', 50)
    model.shape(loft([limbs[0], cheek, limbs[-1]], [0.0055] * 3, 3), '#e0d8c0', 80)
    model.shape(loft([cheek, hand + aim * 0.1], (0.0085, 0.0085), 4), '#d8b878', 60)
    model.shape(loft([hand + aim * 0.09, hand + aim * 0.11, hand + aim * 0.17], (0.01, 0.022, 0), 4), '#8b939b', 30)


def _quiver(model, pose):
    foot, top = pose.on_chest(0.06, -0.13, -0.125), pose.on_chest(-0.08, 0.13, -0.135)
    along = unit(top - foot)
    tube = carve(limb(foot, top, 0.042, 0.048), block(top + along * 0.05, (0.07, 0.05, 0.07), upright(along)))
    model.solid(tube, '#7a4c2a', 90, 0.0075, area='gear')
    for i, (x, z) in enumerate(((0.02, 0.0), (-0.018, 0.014), (0.0, -0.02))):
        tip = top + vec(x, 0, z) + along * (0.1 + 0.016 * i)
        model.shape(loft([top + vec(x, 0, z), tip], (0.007, 0.007), 4), '#d8b878', 60)
        model.shape(box(tip, (0.005, 0.03, 0.02), frame((0.3, 0, 1), along)), ('#2f8f88', '#e0d8c0', '#d8692b')[i])


MODELS = {'hipster': hipster}
