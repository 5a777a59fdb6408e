"""Raider: they came for the shops and stayed. Dead, but nobody has told their hands: they still take things."""
from dataclasses import replace

from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, hemmed, legs, sleeve, trunk
from lib.colour import grimy, mottled, stained
from lib.extremities import claw, shoe
from lib.fields import folded, hoop, limb, lumpy, melt
from lib.heads import DeadHead, hair_cap, infected
from lib.model import PLAIN, Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import frame, turn, unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.47, -0.04),
    chest=(0.0, 0.635, 0.05),
    neck=(0.0, 0.735, 0.125),
    head=(0.0, 0.835, 0.21),
    gaze=(0.08, -0.1, 1),
    roll=-8,
    lean=(0, 1, 0.45),
    hips=((0.064, 0.45, -0.02), (-0.064, 0.455, -0.05)),
    shoulders=((0.14, 0.715, 0.11), (-0.14, 0.715, 0.06)),
    hands=((0.21, 0.66, 0.38), (-0.33, 0.93, 0.08)),
    elbows=((1, -0.8, 0), (-1, -0.1, -0.3)),
    feet=((0.12, 0.068, 0.17), (-0.14, 0.085, -0.24)),
    knees=((0.35, 0, 1), (-0.2, 0, 1)),
    arm=(0.16, 0.155),
    leg=(0.225, 0.215),
)
LOADED = replace(POSE, hands=((0.17, 0.53, 0.3), (-0.16, 0.56, 0.33)), elbows=((1, -0.2, -0.4), (-1, -0.2, -0.4)), roll=12, gaze=(-0.1, -0.05, 1))
SKIN = mottled('#9c9486', '#766a68')
JACKET, VEST, IRON = '#5b4a72', '#7a4136', '#8c3a2c'
FEET = ((0.13, 0.22, 0.11), (-0.15, -0.2, 0.11))


def _body(pose, jacket, trousers, seed):
    """A hooded jacket, cargo trousers, new shoes with the price still on."""
    model = Model('miniature')
    model.solid(legs(pose, (1.75, 1.75), thigh=0.084, knee=0.07, cuff=0.062), grimy(trousers, 0.05, 0.25), 270)
    sleeves = [sleeve(pose, side, (1.5, 1.25)[side], 0.066, 0.06, tear=0.025, seed=seed + side) for side in SIDES]
    top = hemmed(pose, melt(trunk(pose, 0.124, 0.096, 0.09), *sleeves, k=0.03), at=-0.01, band=0.02)
    top = folded(top, pose.pelvis + (0, 0.07, 0.03), (0.3, 1, 0.2), 0.008, 70, 0.1, seed)
    model.solid(top, grimy(stained(jacket, [(pose.on_chest(0.06, 0, 0.1), 0.06)], '#4a2a26', 0.7), 0.38, 0.12), 320)
    for side in SIDES:
        model.solid(bare_arm(pose, side, 1.15), SKIN, 50, 0.0065, area='skin')
    for side, toe in ((LEFT, (0.15, 0, 1)), (RIGHT, (-0.5, -0.25, 0.9))):
        shoe(model, pose, side, toe, '#e0ddd2', '#c2423a', size=1.25)
    tag = pose.ankles[LEFT] + (0.05, 0.03, 0.05)
    model.shape(box(tag, (0.004, 0.024, 0.016), turn((0, 0, 1), 25)), '#f2e6b0', 30, PLAIN)
    return model


def crowbar(pose=POSE, based=True, palm=-1):
    """Iron up, free hand first, a bag on the back that clinks."""
    model = _body(pose, JACKET, '#5f6650', 4)
    claw(model, pose, LEFT, SKIN, vec(0.3, 1, -0.2) * -palm, spread=1.2)
    head = infected(model, DeadHead(pose, jaw=24), SKIN, triangles=340)
    hood = melt(hair_cap(head, line=0.3, slope=0.1, thickness=0.16, nape=-0.8), limb(head.at(0, 0.4, -0.6), head.at(0, 0.1, -1.3), 0.06, 0.03), k=0.03)
    model.solid(lumpy(hood, 0.005, 26), JACKET, 130, 0.007)
    scarf = melt(hoop(pose.neck + (0, 0.005, 0.015), (0, 1, 0.5), 0.062, 0.034), limb(pose.neck + (0, -0.01, 0.07), pose.on_chest(0, 0.02, 0.11), 0.036, 0.012), k=0.03)
    model.solid(lumpy(scarf, 0.005, 26), '#c2622f', 100, 0.007)
    along = unit((-0.25, 1, -0.1))
    hand = holding(model, pose, RIGHT, along, SKIN, 0.128)
    hook = unit((0.35, 0.1, 1))
    bar = [hand - along * 0.17, hand + along * 0.3, hand + along * 0.37 + hook * 0.03, hand + along * 0.375 + hook * 0.09, hand + along * 0.32 + hook * 0.13]
    model.shape(loft(bar, (0.016, 0.016, 0.017, 0.017, 0.01), 6, up=(1, 0, 0.1)), IRON, 50)
    model.shape(box(bar[0] - along * 0.02, (0.024, 0.03, 0.006), frame(hook, along)), '#8b939b', 30)
    _sack(model, pose)
    return base(model.sculpted(), ground='asphalt', seed=36, keep_clear=FEET) if based else model.sculpted()


def _sack(model, pose):
    """A pillowcase of other people's candlesticks."""
    middle = pose.on_chest(0.03, -0.05, -0.18)
    sack = melt(limb(middle - (0, 0.05, 0), middle + (0, 0.06, 0.02), 0.115, 0.09), limb(middle + (0, 0.1, 0.03), pose.on_chest(0.07, 0.13, -0.06), 0.05, 0.03), k=0.06)
    model.solid(lumpy(sack, 0.01, 14, 6), stained('#c9bd9c', [(middle, 0.08)], '#8a7a58', 0.6), 150, 0.008, area='gear')
    for x, lean in ((-0.05, -0.3), (0.02, 0.1)):
        root = middle + (x, 0.09, -0.04)
        tip = root + vec(lean * 0.2, 0.13, -0.03)
        model.shape(loft([root, tip], (0.013, 0.011), 5), '#d8b045', 50)
        model.shape(lathe([(0.016, -0.006), (0.03, 0), (0.026, 0.018)], 7, tip, caps=(True, True)), '#d8b045', 40)
    strap = [pose.on_chest(*p) for p in ((0.07, 0.13, -0.06), (0.08, 0.13, 0.02), (0.04, 0.05, 0.108), (-0.09, -0.08, 0.1))]
    model.shape(ribbon(strap, [0.03] * 4, (0.6, 0.8, 0)), '#6b5a3c', 50)


def television(pose=LOADED, based=True):
    """Forty-two inches of nothing to watch, held like a child."""
    model = _body(pose, VEST, '#55607a', 9)
    for side, back in ((LEFT, (1, 0.4, 0.3)), (RIGHT, (-1, 0.4, 0.3))):
        claw(model, pose, side, SKIN, back, size=0.13, spread=0.9, curl=0.6)
    head = infected(model, DeadHead(pose, jaw=34, crooked=-0.3), SKIN, triangles=340)
    k = head.size
    model.solid(hair_cap(head, line=0.36, slope=0.3, nape=-0.4), '#3a2c2c', 60, 0.007, area='hair')
    crest = [((0, y, z), 0.3) for y, z in ((0.9, 0.45), (1.05, 0.1), (1.05, -0.3), (0.9, -0.65))]
    for (x, y, z), width in crest:
        tuft = [head.at(x, y - 0.25, z), head.at(x, y + 0.2, z - 0.1), head.at(x, y + 0.55, z - 0.3)]
        model.shape(loft(tuft, (width * k, width * 0.8 * k, 0), 5, up=head.turned[:, 2], flat=1.6), '#4f9a4a', 70, area='hair')
    for s in (1, -1):
        model.shape(box(head.at(s * 0.36, 0.55, 0.72), (0.034, 0.026, 0.014), head.turned, 0.008), '#2d2a30', 30)
    model.shape(ribbon([head.at(*p) for p in ((0.86, 0.45, 0), (0.5, 0.55, 0.66), (-0.5, 0.55, 0.66), (-0.86, 0.45, 0))], [0.03] * 4, head.turned[:, 1], 0.014), '#2d2a30', 50)
    middle = (pose.wrists[LEFT] + pose.wrists[RIGHT]) / 2 + vec(0, 0.0, 0.06)
    turned = turn((1, 0, 0), -14) @ turn((0, 0, 1), 8)
    model.shape(box(middle, (0.215, 0.14, 0.022), turned, 0.01), '#33353c', 30)
    model.shape(box(middle + turned @ vec(0, 0.006, 0.02), (0.198, 0.12, 0.006), turned), '#5a86a0', 30)
    crack = [middle + turned @ vec(x, y, 0.028) for x, y in ((-0.1, 0.11), (-0.02, 0.02), (0.04, 0.03), (0.14, -0.1))]
    model.shape(ribbon(crack, (0.006, 0.014, 0.012, 0.006), turned[:, 1] + turned[:, 0], 0.006), '#d8e4ea', 60)
    cord = [middle + vec(-0.1, -0.1, -0.02), (-0.15, 0.3, 0.2), (-0.16, 0.012, 0.12), (-0.02, 0.012, 0.02)]
    model.shape(loft(cord, [0.01] * 4, 4), '#33353c', 60)
    model.shape(box((-0.0, 0.02, 0.015), (0.03, 0.014, 0.016), turn((0, 1, 0), 35)), '#33353c', 30)
    jewels = [lathe([(r - 0.01, -0.008), (r, 0), (r - 0.01, 0.008)], 12, pose.neck + (0, y, 0.03), upright((0, 1, 0.7))) for r, y in ((0.085, -0.01), (0.105, -0.035))]
    for jewel in jewels:
        model.shape(jewel, '#d8b045', 50)
    return base(model.sculpted(), ground='slab', seed=29, keep_clear=(*FEET, (-0.08, 0.06, 0.12))) if based else model.sculpted()


MODELS = {'raider-a': crowbar, 'raider-b': television}
