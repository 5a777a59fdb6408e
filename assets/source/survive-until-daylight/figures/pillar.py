"""Pillar: a site foreman and the largest thing on two legs that is on our side. The sledge is already up."""
from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, hemmed, legs, sleeve, trunk
from lib.colour import grimy
from lib.extremities import boot, cuff
from lib.fields import behind, egg, folded, hoop, limb, lumpy, melt, within
from lib.heads import Head, hair_cap, living
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import between, frame, unit, upright

POSE = Pose(
    pelvis=(0, 0.5, -0.02),
    chest=(0, 0.735, 0.0),
    neck=(0, 0.86, 0.035),
    head=(0, 0.965, 0.09),
    gaze=(0.1, -0.12, 1),
    roll=-4,
    lean=(0, 1, 0.05),
    hips=((0.095, 0.48, 0), (-0.095, 0.48, -0.04)),
    shoulders=((0.215, 0.835, 0.0), (-0.215, 0.85, 0.0)),
    hands=((0.17, 1.10, 0.16), (-0.25, 1.17, 0.08)),
    elbows=((1, -0.4, 0.3), (-1, -0.5, 0.2)),
    feet=((0.18, 0.072, 0.12), (-0.18, 0.072, -0.1)),
    knees=((0.4, 0, 1), (-0.5, 0, 1)),
    arm=(0.2, 0.19),
    leg=(0.225, 0.215),
)
SKIN, SHIRT, VEST, BEARD = '#8a5a3e', '#4f6f94', '#d9772b', '#3a2a22'
BANDS = '#d8d2b4'


def pillar(pose=POSE, based=True, tool=None):
    model = Model('miniature')
    trousers = legs(pose, (1.7, 1.7), thigh=0.112, knee=0.09, cuff=0.076, hips=(0.145, 0.09, 0.12))
    model.solid(trousers, grimy('#6a6358', 0.05, 0.3), 250, 0.0085)
    for side, toe in ((LEFT, (0.35, 0, 1)), (RIGHT, (-0.55, 0, 1))):
        boot(model, pose, side, toe, '#a5793f', '#463c36', 1.4)
    sleeves = [sleeve(pose, side, 1.15, 0.095, 0.082, folds=0.004, seed=side) for side in SIDES]
    shirt = melt(trunk(pose, 0.185, 0.14, 0.14, 0.09), *sleeves, k=0.04)
    shirt = hemmed(pose, melt(shirt, egg(pose.pelvis + (0, 0.12, 0.07), (0.14, 0.11, 0.11)), k=0.05))
    model.solid(folded(shirt, pose.pelvis + (0, 0.1, 0.06), (0, 1, 0), 0.008, 60, 0.12, 3), SHIRT, 290, 0.0085)
    _vest(model, pose)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.13), pose.forearm(side), 0.086, '#3c5878', 0.045, 10)
        model.solid(bare_arm(pose, side, 1.0, 0.062, 0.06, 0.045), SKIN, 66, 0.007, area='skin')
        cuff(model, pose.wrists[side] - pose.forearm(side) * 0.01, pose.forearm(side), 0.056, '#c9a45a', 0.05, 9)
    _head(model, pose)
    (tool or _sledge)(model, pose)
    return base(model.sculpted(), 0.32, 'slab', seed=41, keep_clear=((0.2, 0.18, 0.12), (-0.22, -0.06, 0.12))) if based else model.sculpted()


def _vest(model, pose):
    """High visibility, open in front."""
    for s in (1, -1):
        path = ((s * 0.1, -0.22, 0.165), (s * 0.11, -0.08, 0.17), (s * 0.12, 0.07, 0.135), (s * 0.115, 0.155, 0.0), (s * 0.11, 0.07, -0.14), (s * 0.1, -0.15, -0.14))
        points = [pose.on_chest(*p) for p in path]
        model.shape(ribbon(points, (0.085, 0.095, 0.095, 0.1, 0.14, 0.17), pose.chest_frame[:, 0], 0.018), VEST, 50, area='cloth')
        stripe = [p + pose.chest_frame[:, 2] * (0.012 if i < 3 else -0.012) for i, p in enumerate(points) if i != 3]
        model.shape(ribbon(stripe[:3], [0.028] * 3, pose.chest_frame[:, 0], 0.012), BANDS, 50, area='cloth')
    belt = pose.pelvis + (0, 0.055, 0.01)
    model.shape(lathe([(0.148, -0.024), (0.16, 0), (0.148, 0.024)], 14, belt), '#4c3423', 50)
    model.shape(box(belt + (0, 0, 0.16), (0.034, 0.026, 0.01), bevel=0.006), '#b99a4e', 30)
    model.shape(box(belt + (0.15, -0.06, 0.03), (0.03, 0.06, 0.05), bevel=0.014), '#7a5532', 30)
    model.shape(loft([belt + (0.165, -0.02, 0.05), belt + (0.18, 0.05, 0.06)], (0.012, 0.012), 5), '#c2423a', 50)


def _head(model, pose):
    head = living(model, Head(pose, 0.122), SKIN, iris='#3a2618', brows=BEARD, jaw=1.2, nose=1.3, frown=1.25, stubble='#4a3328', triangles=300)
    k = head.size
    moustache = [head.limb((s * 0.05, -0.38, 1.0), (s * 0.46, -0.72, 0.7), 0.13, 0.1) for s in (1, -1)]
    model.solid(lumpy(melt(*moustache, k=0.05 * k), 0.005, 34, 4), BEARD, 70, 0.0055, area='hair')
    shell = hair_cap(head, line=0.5, slope=-0.05, thickness=0.17, nape=0.5)
    brim = melt(hoop(head.at(0, 0.48, -0.1), head.turned[:, 1], 0.112, 0.014), egg(head.at(0, 0.46, 0.85), (0.085, 0.014, 0.06), head.turned), k=0.02)
    crests = [limb(head.at(x, 1.1, 0.5), head.at(x, 1.14, -0.65), 0.018) for x in (-0.3, 0.0, 0.3)]
    model.solid(melt(shell, brim, *crests, k=0.012), '#e0b53a', 200, 0.0065, area='gear')
    model.solid(within(limb(pose.neck - (0, 0.02, 0), head.at(0, -0.4, -0.1), 0.082, 0.07), behind(head.at(0, -0.45, 0), (0, 1, 0))), SKIN, 40, 0.008, area='skin')


def _sledge(model, pose):
    """Overhead, both hands on it: a T against the table from any seat."""
    along = unit((-1, 0.22, -0.2))
    left, right = (holding(model, pose, side, along, SKIN, 0.165, 96) for side in SIDES)
    along = unit(right - left)
    model.shape(loft([left - along * 0.13, right + along * 0.24], (0.021, 0.021), 6), '#a98150', 50)
    top = right + along * 0.24
    turned = frame((0.1, -0.35, 1), along)
    model.shape(box(top, (0.068, 0.068, 0.125), turned, 0.018), '#8b939b', 30)
    for end in (-0.128, 0.128):
        model.shape(box(top + turned[:, 2] * end, (0.054, 0.054, 0.012), turned, 0.008), '#b3b8bb', 30)
    model.shape(lathe([(0.03, -0.03), (0.03, 0.03)], 6, between(left, top, 0.84), upright(along)), '#c2423a', 40)


MODELS = {'pillar': pillar}
