"""Survivor: not one of them. One shows two empty hands, the other a torch, so that nobody shoots by mistake."""
from dataclasses import replace

from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, hemmed, legs, sleeve, trunk
from lib.colour import grimy
from lib.extremities import claw, cuff, shoe
from lib.fields import egg, folded, hoop, limb, lumpy, melt
from lib.heads import Head, hair_cap, living, shock
from lib.model import PLAIN, Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.505, -0.03),
    chest=(0, 0.67, -0.01),
    neck=(0, 0.77, 0.02),
    head=(0, 0.88, 0.06),
    gaze=(0.05, 0.04, 1),
    roll=5,
    lean=(0, 1, 0.1),
    hips=((0.058, 0.485, -0.02), (-0.058, 0.49, -0.03)),
    shoulders=((0.125, 0.735, 0.0), (-0.125, 0.735, 0.0)),
    hands=((0.24, 0.96, 0.12), (-0.25, 0.94, 0.14)),
    elbows=((1, -1, 0.2), (-1, -1, 0.2)),
    feet=((0.085, 0.068, 0.1), (-0.085, 0.068, -0.1)),
    knees=((0.1, 0, 1), (-0.15, 0, 1)),
    leg=(0.23, 0.22),
)
TORCH = replace(POSE, hands=((0.08, 0.62, 0.22), (-0.2, 0.8, 0.28)), elbows=((1, -0.5, -0.3), (-1, -0.6, 0)), gaze=(-0.16, 0.02, 1), roll=-8)
FEET = ((0.09, 0.14, 0.11), (-0.09, -0.07, 0.11))


def _body(pose, jacket, trousers, skin):
    model = Model('miniature')
    model.solid(legs(pose, (1.78, 1.78), thigh=0.078, knee=0.062, cuff=0.055), grimy(trousers, 0.05, 0.25), 260)
    sleeves = [sleeve(pose, side, 1.75, 0.064, 0.056, seed=side + 4) for side in SIDES]
    top = hemmed(pose, melt(trunk(pose, 0.118, 0.094, 0.088), *sleeves, k=0.03), at=-0.03, band=0.022)
    model.solid(folded(top, pose.pelvis + (0, 0.07, 0.03), (0.1, 1, 0), 0.008, 70, 0.1, 6), grimy(jacket, 0.4, 0.1, strength=0.4), 330)
    for side, toe in ((LEFT, (0.15, 0, 1)), (RIGHT, (-0.5, 0, 1))):
        shoe(model, pose, side, toe, '#c9b48a', '#6b4432', size=1.18)
        cuff(model, pose.on_arm(side, 1.74), pose.forearm(side), 0.056, '#e0d8c4', 0.03)
        model.solid(limb(pose.on_arm(side, 1.7), pose.wrists[side], 0.034, 0.03), skin, 24, 0.006, area='skin')
    return model


def _pack(model, pose, pot, lid):
    """Everything that was worth taking."""
    back = pose.on_chest(0, 0.0, -0.16)
    model.shape(box(back, (0.105, 0.13, 0.065), pose.chest_frame, 0.03), pot, 40)
    model.shape(box(back + pose.chest_frame @ vec(0, 0.11, -0.005), (0.11, 0.03, 0.075), pose.chest_frame, 0.016), lid, 40)
    model.shape(box(back + pose.chest_frame @ vec(0, -0.05, -0.07), (0.07, 0.05, 0.02), pose.chest_frame, 0.012), lid, 40)
    model.shape(lathe([(0.034, -0.13), (0.042, -0.12), (0.042, 0.12), (0.034, 0.13)], 8, back + (0, 0.18, 0.0), upright((1, 0, 0)), (True, True)), '#c96f3a', 50)
    for s in (1, -1):
        strap = [pose.on_chest(s * 0.075, 0.1, -0.1), pose.on_chest(s * 0.08, 0.14, 0.0), pose.on_chest(s * 0.075, 0.06, 0.1), pose.on_chest(s * 0.085, -0.08, 0.1), pose.on_chest(s * 0.1, -0.1, -0.03)]
        model.shape(ribbon(strap, [0.032] * 5, pose.chest_frame[:, 0]), lid, 50)


def unarmed(pose=POSE, based=True):
    """Two empty hands, as high as they go."""
    skin = '#c79a78'
    model = _body(pose, '#d0b04a', '#5a6f8f', skin)
    for side, back in ((LEFT, (0.3, 0, -1)), (RIGHT, (-0.3, 0, -1))):
        claw(model, pose, side, skin, back, size=0.128, nails=skin, spread=1.2, curl=0.05)
    head = living(model, Head(pose, 0.116), skin, iris='#4a6a4a', brows='#5a3a24', jaw=0.95, frown=0.6, triangles=300)
    model.solid(hair_cap(head, line=0.4, slope=0.3, nape=-0.4), '#6a4428', 60, 0.007, area='hair')
    shock(model, head, '#6a4428', 20, line=0.4, length=0.5, lift=0.25, wind=(0.3, 0, -0.2), seed=8)
    model.shape(loft([head.at(0, -0.53, 0.83), head.at(0, -0.58, 0.86), head.at(0, -0.63, 0.83)], (0.008, 0.014, 0.008), 5), '#5a2a26', 180, area='skin')
    model.solid(lumpy(hoop(pose.neck + (0, 0.005, 0.01), (0, 1, 0.2), 0.06, 0.028), 0.005, 28), '#a8433a', 80, 0.0075)
    _pack(model, pose, '#4f7f6a', '#3c6050')
    return base(model.sculpted(), ground='asphalt', seed=61, keep_clear=FEET) if based else model.sculpted()


def torch(pose=TORCH, based=True):
    """A pocket torch, and a cat that would not be left behind."""
    skin = '#7d553c'
    model = _body(pose, '#5f86a8', '#8a7458', skin)
    head = living(model, Head(pose, 0.116), skin, iris='#2a1c14', brows='#1f1613', jaw=0.92, frown=0.7, triangles=300)
    model.solid(hair_cap(head, line=0.36, slope=0.35, thickness=0.05, nape=-0.45), '#241b19', 60, 0.007, area='hair')
    bun = melt(egg(head.at(0, 0.95, -0.45), (0.062, 0.055, 0.06)), egg(head.at(0, 0.7, -0.75), (0.05, 0.05, 0.04)), k=0.02)
    model.solid(lumpy(bun, 0.007, 36), '#241b19', 90, 0.007, area='hair')
    band = [head.at(*p) for p in ((0.84, 0.2, -0.1), (0.55, 0.62, 0.5), (-0.55, 0.62, 0.5), (-0.84, 0.2, -0.1))]
    model.shape(ribbon(band, [0.034] * 4, head.turned[:, 1], 0.014), '#d8a93c', 60, area='cloth')
    aim = unit((-0.15, 0.05, 1))
    hand = holding(model, pose, RIGHT, aim, skin, 0.118)
    model.shape(loft([hand - aim * 0.06, hand + aim * 0.08, hand + aim * 0.12], (0.02, 0.02, 0.034), 7), '#3f454e', 40)
    model.shape(pearl(hand + aim * 0.12, (0.03, 0.03, 0.018)), '#fff0c0', 180, PLAIN, 'glow')
    holding(model, pose, LEFT, (-1, 0.2, 0.4), skin, 0.118)
    _cat(model, pose)
    _pack(model, pose, '#a8543c', '#7c3c2c')
    return base(model.sculpted(), ground='dirt', seed=63, keep_clear=FEET) if based else model.sculpted()


def _cat(model, pose):
    """Ginger, looking the other way."""
    seat = pose.on_chest(0.03, -0.04, 0.135)
    cat = melt(limb(seat - (0.03, 0.04, 0), seat + (0.02, 0.03, 0.01), 0.05, 0.04), egg(seat + (0.035, 0.085, 0.02), (0.036, 0.033, 0.034)), k=0.02)
    model.solid(cat, '#c9803a', 90, 0.007, area='gear')
    for s in (1, -1):
        ear = seat + (0.035 + s * 0.02, 0.105, 0.02)
        model.shape(loft([ear, ear + (s * 0.006, 0.034, 0)], (0.014, 0), 4, caps=False), '#c9803a', 60)
        model.shape(pearl(seat + (0.035 + s * 0.014, 0.09, 0.052), 0.007), '#2a2a1c', 180, PLAIN)
    tail = [seat - (0.06, 0.07, 0), seat - (0.08, 0.13, 0), seat - (0.05, 0.18, -0.02)]
    model.shape(loft(tail, (0.015, 0.015, 0.012), 5), '#b86f30', 70)


MODELS = {'survivor-a': unarmed, 'survivor-b': torch}
