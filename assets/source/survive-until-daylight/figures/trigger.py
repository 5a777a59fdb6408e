"""Trigger: a night guard with a steady hand. Feet apart, stock at the cheek, nothing in a hurry."""
from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, hemmed, legs, sleeve, trunk
from lib.colour import grimy
from lib.extremities import boot, cuff
from lib.fields import behind, egg, folded, hoop, limb, melt, within
from lib.heads import Head, hair_cap, living
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import frame, unit, upright, vec

POSE = Pose(
    pelvis=(0.01, 0.5, -0.05),
    chest=(0.0, 0.675, 0.0),
    neck=(-0.005, 0.78, 0.045),
    head=(0.0, 0.895, 0.1),
    gaze=(-0.06, -0.04, 1),
    roll=8,
    lean=(0, 1, 0.3),
    hips=((0.062, 0.48, -0.02), (-0.06, 0.485, -0.08)),
    shoulders=((0.115, 0.745, 0.1), (-0.135, 0.755, -0.03)),
    hands=((-0.02, 0.745, 0.37), (-0.13, 0.745, 0.17)),
    elbows=((0.5, -1, 0), (-1, -0.35, -0.2)),
    feet=((0.135, 0.068, 0.17), (-0.15, 0.07, -0.22)),
    knees=((0.3, 0, 1), (-0.5, 0, 1)),
    arm=(0.16, 0.155),
    leg=(0.235, 0.225),
)
SKIN, SHIRT, WEBBING, GUN = '#9a6a4c', '#77804f', '#4b4a3a', '#565b62'


def trigger(pose=POSE, based=True):
    model = Model('miniature')
    model.solid(legs(pose, (1.7, 1.7), thigh=0.082, knee=0.066, cuff=0.056), grimy('#666d46', 0.05, 0.25), 205)
    for side, toe in ((LEFT, (0.1, 0, 1)), (RIGHT, (-0.8, 0, 0.8))):
        boot(model, pose, side, toe, '#4d4038', '#35302e', 1.2)
        pad = pose.knees[side] + unit(pose.knees[side] - (pose.hips[side] + pose.ankles[side]) / 2) * 0.05
        model.solid(egg(pad, (0.05, 0.056, 0.03), frame(pad - pose.knees[side], pose.shin(side))), WEBBING, 40, 0.007, area='gear')
    sleeves = [sleeve(pose, side, 1.45, 0.064, 0.056, seed=side + 3) for side in SIDES]
    shirt = hemmed(pose, melt(trunk(pose, 0.118, 0.09, 0.084), *sleeves, k=0.03), band=0.02)
    model.solid(folded(shirt, pose.pelvis + (0, 0.07, 0.03), pose.chest - pose.pelvis, 0.008, 70, 0.1, 7), SHIRT, 235)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.45), pose.forearm(side), 0.058, '#5d653c', 0.045)
        model.solid(limb(pose.on_arm(side, 1.4), pose.wrists[side], 0.042, 0.034), SKIN, 30, 0.0065, area='skin')
    _vest(model, pose)
    _head(model, pose)
    _rifle(model, pose)
    return base(model.sculpted(), ground='asphalt', seed=8, keep_clear=((0.14, 0.2, 0.12), (-0.18, -0.2, 0.12))) if based else model.sculpted()


def _vest(model, pose):
    plate = within(egg(pose.on_chest(0, -0.015, 0.01), (0.13, 0.135, 0.112), pose.chest_frame), behind(pose.on_chest(0, 0.075, 0), pose.chest_frame[:, 1]))
    model.solid(plate, WEBBING, 110, 0.0075, area='gear')
    for left, up in ((0.07, -0.075), (0.0, -0.08), (-0.07, -0.075)):
        model.shape(box(pose.on_chest(left, up, 0.108), (0.029, 0.038, 0.02), pose.chest_frame, 0.008), '#6b6648', 30)
    for s in (1, -1):
        strap = [pose.on_chest(s * 0.07, 0.05, 0.095), pose.on_chest(s * 0.078, 0.128, 0.03), pose.on_chest(s * 0.07, 0.06, -0.085)]
        model.shape(ribbon(strap, [0.045] * 3, pose.chest_frame[:, 0], 0.018), WEBBING, 50)
    model.shape(lathe([(0.098, -0.018), (0.108, 0), (0.098, 0.018)], 13, pose.pelvis + (0, 0.04, 0)), '#3b352c', 50)
    model.shape(box(pose.pelvis + (-0.1, -0.07, 0.03), (0.024, 0.06, 0.035), bevel=0.01), '#3b352c', 30)
    model.shape(box(pose.on_chest(0.0, 0.03, -0.125), (0.07, 0.05, 0.022), pose.chest_frame, 0.01), '#6b6648', 30)


def _head(model, pose):
    head = living(model, Head(pose, 0.115), SKIN, iris='#33404a', brows='#241813', jaw=0.94, frown=1.1, triangles=290)
    k = head.size
    model.solid(hair_cap(head, line=0.3, slope=0.4, thickness=0.05, nape=-0.5), '#2b1f1a', 60, 0.007, area='hair')
    knot = egg(head.at(0, -0.1, -1.1), (0.04, 0.045, 0.036))
    model.solid(knot, '#2b1f1a', 40, 0.0065, area='hair')
    crown = melt(hair_cap(head, line=0.45, slope=0.1, thickness=0.14, nape=0.35), hoop(head.at(0, 0.42, -0.12), head.turned[:, 1], 0.09, 0.018), k=0.02)
    model.solid(crown, '#5d653c', 100, 0.007)
    visor = [head.at(0, y, z) for y, z in ((0.58, 0.7), (0.58, 0.98), (0.52, 1.2))]
    model.shape(ribbon(visor, (0.18, 0.165, 0.1), head.turned[:, 0], 0.018), '#3e4429', 30, area='cloth')
    model.shape(lathe([(0.03 * k, 0), (0.16 * k, 0.03), (0.16 * k, 0.012)], 6, head.at(0, 0.72, 0.75), upright(head.turned[:, 2])), '#cda94e', 40)


def _rifle(model, pose):
    """Wood and iron, longer than she needs."""
    along = unit((0.0, 0.0, 1))
    left, right = (holding(model, pose, side, along, SKIN, 0.118) for side in SIDES)
    aim = unit(vec(left - right) * (0.35, 0.35, 1))
    up = unit(vec(0, 1, 0) - aim * aim[1])
    turned = frame(aim, up)

    def at(forward, rise=0.0):
        return right + aim * forward + up * (0.03 + rise)

    model.shape(loft([at(-0.2, -0.035), at(-0.07, -0.01), at(0.0, 0.0), at(0.3, 0.004)], (0.036, 0.026, 0.024, 0.02), 6, up=up, flat=1.3), '#8a5a30', 50)
    model.shape(box(at(-0.205, -0.035), (0.026, 0.05, 0.012), turned, 0.006), '#3a3432', 30)
    model.shape(box(at(0.06, 0.028), (0.02, 0.024, 0.1), turned, 0.008), GUN, 30)
    model.shape(loft([at(0.1, 0.03), at(0.5, 0.032)], (0.0145, 0.012), 6, up=up), GUN, 60)
    model.shape(lathe([(0.016, -0.02), (0.019, 0), (0.016, 0.02)], 6, at(0.48, 0.032), upright(aim), (True, True)), '#3b3f45', 40)
    model.shape(loft([at(-0.02, 0.072), at(0.16, 0.072)], (0.02, 0.022), 7, up=up), '#3b3f45', 50)
    model.shape(box(at(0.08, -0.06), (0.016, 0.055, 0.026), turned, 0.006), '#3b3f45', 30)
    sling = [at(-0.16, -0.07), at(-0.02, -0.17), at(0.14, -0.15), at(0.27, -0.01)]
    model.shape(ribbon(sling, [0.024] * 4, turned[:, 0], 0.012), '#a08a5a', 60)


MODELS = {'trigger': trigger}
