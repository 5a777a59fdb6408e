"""Haggler: everything has a price, and she is wearing most of it. Sample case out, coat open, bags all round."""
from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, legs, sleeve, trunk
from lib.colour import grimy
from lib.extremities import claw, cuff, shoe
from lib.fields import behind, carve, egg, folded, hoop, limb, lumpy, melt, within
from lib.heads import Head, hair_cap, living, shock
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import frame, turn, upright, vec

POSE = Pose(
    pelvis=(0, 0.5, -0.02),
    chest=(0, 0.66, 0.0),
    neck=(0, 0.765, 0.03),
    head=(0.01, 0.875, 0.07),
    gaze=(-0.12, -0.02, 1),
    roll=-9,
    lean=(0, 1, 0.05),
    hips=((0.065, 0.48, -0.01), (-0.065, 0.48, -0.03)),
    shoulders=((0.135, 0.725, 0.0), (-0.135, 0.73, 0.02)),
    hands=((0.36, 0.84, 0.1), (-0.25, 0.585, 0.26)),
    elbows=((0.3, -1, -0.2), (-1, -0.4, -0.4)),
    feet=((0.1, 0.068, -0.03), (-0.1, 0.068, 0.1)),
    knees=((0.2, 0, 1), (-0.2, 0, 1)),
    leg=(0.225, 0.215),
)
SKIN, COAT, LINING, HAT, CASE = '#c58f6a', '#c1912f', '#8a3a56', '#5b3d63', '#7c4a2c'


def haggler(pose=POSE, based=True):
    model = Model('miniature')
    model.solid(legs(pose, (1.75, 1.75), thigh=0.085, knee=0.068, cuff=0.06), grimy('#5c5470', 0.05, 0.25), 90, 0.008)
    for side, toe in ((LEFT, (0.6, 0, 1)), (RIGHT, (-0.15, 0, 1))):
        shoe(model, pose, side, toe, '#7a3f3a', '#d8cdb8', size=1.2)
    model.solid(folded(trunk(pose, 0.118, 0.1, 0.105, 0.055), pose.pelvis + (0, 0.07, 0.05), (0, 1, 0), 0.007, 65, 0.1, 3), LINING, 70, 0.008)
    _coat(model, pose)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.7), pose.forearm(side), 0.064, LINING, 0.04)
        model.solid(limb(pose.on_arm(side, 1.6), pose.wrists[side], 0.038, 0.032), SKIN, 28, 0.0065, area='skin')
    claw(model, pose, LEFT, SKIN, (0.4, -0.2, -1), size=0.128, nails='#b8435a', spread=1.1, curl=0.3)
    _head(model, pose)
    _case(model, pose)
    _bags(model, pose)
    return base(model.sculpted(), ground='asphalt', seed=27, keep_clear=((0.12, 0, 0.12), (-0.1, 0.13, 0.12))) if based else model.sculpted()


def _coat(model, pose):
    """Bell-shaped and wide open, so that the lining shows; wares are pinned inside."""
    foot = pose.pelvis - (0, 0.25, 0.03)
    skirt = within(limb(pose.pelvis + (0, 0.05, -0.01), foot, 0.115, 0.215), behind(foot, (0, -1, 0)))
    sleeves = [sleeve(pose, side, 1.75, 0.072, 0.066, seed=side + 2) for side in SIDES]
    coat = melt(melt(trunk(pose, 0.138, 0.112, 0.115, 0.066), skirt, k=0.05), *sleeves, k=0.03)
    gap = limb(pose.on_chest(0, 0.08, 0.15), foot + (0, -0.05, 0.2), 0.055, 0.115)
    coat = carve(coat, gap, egg(foot - (0, 0.05, 0), (0.14, 0.14, 0.14)), k=0.012)
    for i, angle in enumerate((0.9, -0.9, 2.6, -2.2)):
        coat = folded(coat, pose.pelvis + vec(0.13 * angle / abs(angle), -0.14, 0.08 - 0.05 * abs(angle)), (1, 0, 0.3 * angle), 0.009, 58, 0.1, i)
    model.solid(coat, grimy(COAT, 0.25, 0.2, strength=0.4), 330)
    for s in (1, -1):
        lapel = [pose.neck + (s * 0.05, 0.0, 0.03), pose.on_chest(s * 0.09, 0.05, 0.105), pose.on_chest(s * 0.085, -0.06, 0.13), pose.pelvis + (s * 0.09, 0.04, 0.12)]
        model.shape(ribbon(lapel, (0.04, 0.06, 0.04, 0.02), (1, 0, 0.1), 0.018), '#93422f', 50, area='cloth')
    for x, y, pot in ((0.045, 0.02, '#d8c46a'), (-0.05, -0.02, '#c9ced2'), (0.04, -0.08, '#c9ced2'), (-0.045, -0.1, '#d8c46a')):
        model.shape(lathe([(0.02, -0.006), (0.026, 0), (0.02, 0.006)], 7, pose.on_chest(x, y, 0.118), upright((x, 0, 1)), (True, True)), pot, 40)


def _head(model, pose):
    head = living(model, Head(pose, 0.118), SKIN, iris='#4a3a22', brows='#3c2a2a', lips='#a8363f', jaw=1.05, nose=1.2, frown=0.75, triangles=225)
    k = head.size
    model.solid(hair_cap(head, line=0.3, slope=0.35, thickness=0.08, nape=-0.6), '#4a3034', 60, 0.007, area='hair')
    shock(model, head, '#4a3034', 9, line=0.2, nape=-0.4, length=0.5, lift=0.3, wind=(0, -0.2, -0.4), seed=5)
    tilted = head.turned @ turn((0, 0, 1), 10)
    brim = [(0.5 * k, 0.0), (1.5 * k, -0.06 * k), (1.52 * k, 0.03 * k), (0.8 * k, 0.1 * k)]
    crown = [(0.8 * k, 0.1 * k), (0.72 * k, 0.62 * k), (0.55 * k, 0.7 * k)]
    model.shape(lathe(brim + crown, 12, head.at(0, 0.52, -0.12), tilted, (False, True)), HAT, 40, area='cloth')
    model.shape(lathe([(0.82 * k, 0.1 * k), (0.82 * k, 0.28 * k), (0.77 * k, 0.3 * k)], 12, head.at(0, 0.52, -0.12), tilted), '#d8a93c', 40, area='cloth')
    feather = [head.at(0.7, 0.75, -0.1), head.at(1.0, 1.25, -0.4), head.at(0.95, 1.6, -0.9)]
    model.shape(ribbon(feather, (0.02, 0.05, 0.012), (0, 0.6, 1), 0.01), '#3f8f86', 60, area='cloth')
    model.solid(lumpy(hoop(pose.neck + (0, 0.005, 0.01), (0, 1, 0.2), 0.062, 0.03), 0.005, 28), '#3f8f86', 60, 0.0075)


def _case(model, pose):
    """The weapon: corners of brass, and heavy."""
    hand = holding(model, pose, RIGHT, (0, 0.15, 1), SKIN, 0.122)
    turned = frame((0.25, 0, 1)) @ turn((1, 0, 0), -8)
    middle = hand + (0, -0.12, 0.02)
    model.shape(box(middle, (0.045, 0.085, 0.15), turned, 0.012), CASE, 30)
    for z in (-1, 1):
        model.shape(box(middle + turned @ vec(0, -0.07, z * 0.133), (0.05, 0.022, 0.024), turned), '#c7a04a', 30)
    for z in (-0.07, 0.07):
        model.shape(box(middle + turned @ vec(0, 0.03, z), (0.049, 0.06, 0.013), turned), '#5a3420', 30)
    handle = [middle + turned @ vec(0, y, z) for y, z in ((0.08, -0.05), (0.12, -0.045), (0.12, 0.045), (0.08, 0.05))]
    model.shape(loft(handle, [0.011] * 4, 4, up=(1, 0, 0)), '#3f2a1e', 60)


def _bags(model, pose):
    """A pack with a kettle, a satchel at each hip."""
    back = pose.on_chest(0, 0.0, -0.185)
    model.shape(box(back, (0.13, 0.14, 0.075), pose.chest_frame, 0.03), '#5d7a5a', 40)
    model.shape(box(back + (0, 0.12, -0.01), (0.135, 0.035, 0.085), pose.chest_frame), '#4a6349', 40)
    model.shape(lathe([(0.045, -0.18), (0.052, -0.16), (0.052, 0.16), (0.045, 0.18)], 9, back + (0, 0.2, 0), upright((1, 0.1, 0)), (True, True)), '#a8543c', 50)
    for s, pot in ((1, '#a8743c'), (-1, '#57708f')):
        bag = pose.pelvis + (s * 0.2, -0.07, -0.04)
        turned = frame((s, 0.1, 0.2))
        model.shape(box(bag, (0.075, 0.065, 0.04), turned), pot, 40)
        model.shape(box(bag + turned @ vec(0, 0.03, 0.035), (0.07, 0.035, 0.012), turned), '#4a3626', 30)
        strap = [bag + (0, 0.05, 0), pose.on_chest(s * 0.135, -0.06, -0.03), pose.on_chest(s * 0.08, 0.13, -0.03), pose.on_chest(-s * 0.03, 0.1, -0.11)]
        model.shape(ribbon(strap, [0.028] * 4, (0.2, 0, 1)), '#4a3626', 50)


MODELS = {'haggler': haggler}
