"""Mara Quill: courier and archer, teal. Mid-stride over a gap, bow out in front, scarf flying behind."""

from _stance import Stance, begun, hand
from lib.base import base
from lib.body import LEFT, SIDES, hemmed, legs, sleeve, trunk
from lib.extremities import cuff, grip, shoe
from lib.fields import block, carve, egg, folded, hoop, limb, lumpy, melt
from lib.heads import Head, hair_cap, living, shock
from lib.shapes import box, lathe, loft, ribbon
from lib.space import between, frame, unit, upright, vec

STRIDE = Stance(
    pelvis=(0, 0.515, 0.02),
    chest=(0, 0.665, 0.105),
    neck=(0, 0.775, 0.165),
    head=(0, 0.9, 0.22),
    gaze=(-0.1, -0.05, 1),
    lean=(0, 1, 0.45),
    hips=((0.062, 0.495, 0.005), (-0.062, 0.505, 0.055)),
    shoulders=((0.128, 0.735, 0.19), (-0.13, 0.745, 0.095)),
    hands=((0.2, 0.71, 0.42), (-0.3, 0.64, -0.12)),
    elbows=((0.8, -1, 0.1), (-0.5, 0.3, -0.6)),
    feet=((0.085, 0.15, -0.265), (-0.08, 0.335, 0.345)),
    knees=((0.1, 0.1, 1), (-0.1, 0.9, 0.6)),
    leg=(0.235, 0.225),
    toes=((0.05, -1.0, 0.62), (0.05, 0.42, 1)),
    insteps=((0, 0.5, 0.9), (0, 1, -0.42)),
    backs=((1, 0.2, 0.3), (-0.6, 0.8, 0)),
)
TEAL, SCARF, LEATHER = '#12867f', '#d9692b', '#6b4526'
# The ball of the hind foot pushes off from the ground; the front leg reaches over it.
SKIN = '#b87f58'


def mara(pose=STRIDE, based=True, armed=True, face=None):
    model = begun(based)
    model.solid(legs(pose, (1.8, 1.8), thigh=0.08, cuff=0.05), '#4b5468', 280)
    sleeves = [sleeve(pose, side, 1.72, seed=side + 3) for side in SIDES]
    jacket = hemmed(pose, melt(trunk(pose, 0.116, 0.088, 0.08), *sleeves, k=0.03), at=0.005, band=0.022)
    jacket = folded(jacket, pose.pelvis + (0, 0.07, 0.03), pose.chest - pose.pelvis, 0.008, 70, 0.1, 7)
    model.solid(jacket, TEAL, 285)
    for side in reversed(SIDES):
        cuff(model, pose.on_leg(side, 1.84), pose.shin(side), 0.05, '#39435a')
        shoe(model, pose, side, pose.toes[side], '#cfc6b4', '#c4402f', pose.insteps[side], 1.22)
        pad = pose.knees[side] + unit(pose.knees[side] - between(pose.hips[side], pose.ankles[side], 0.5)) * 0.05
        model.solid(
            egg(pad, (0.046, 0.055, 0.03), frame(pad - pose.knees[side], pose.shin(side))), '#2f3644', 40, 0.007, area='gear'
        )
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.74), pose.forearm(side), 0.05, '#0d5d60')
        model.solid(limb(pose.on_arm(side, 1.6), pose.wrists[side], 0.037, 0.033), SKIN, 28, 0.006, area='skin')
        hand(model, pose, side, SKIN, 0.12, 96, 0.0055)
        cuff(model, pose.wrists[side], pose.forearm(side), 0.041, '#2b2d34', 0.04)
    _head(model, pose, face)
    if armed:
        _bow(model, pose)
    _quiver(model, pose)
    model.sculpted()
    if not based:
        return model
    return base(model.move((0, 0.008, 0.0)), ground='asphalt', seed=4, studs=12, keep_clear=((0.09, -0.25, 0.1),))


def _head(model, pose, face):
    head = living(model, Head(pose, 0.117), SKIN, iris='#2f4a3a', brows='#2a1712', jaw=0.9, frown=0.65, triangles=300)
    if face:
        face(model, head, SKIN)
    model.solid(hair_cap(head, line=0.42, slope=0.25, nape=-0.3), '#3a2118', 60, 0.007, area='hair')
    shock(model, head, '#3a2118', 18, line=0.42, length=0.5, lift=0.0, wind=(0, 0.1, -0.9), seed=6)
    tail = [head.at(*p) for p in ((0, 0.5, -0.95), (0.1, 0.62, -1.35), (0.05, 0.4, -1.9), (-0.2, 0.35, -2.4))]
    model.shape(loft(tail, [0.03, 0.042, 0.034, 0], 6), '#4a2b1e', 100, area='hair')
    model.shape(lathe([(0.026, -0.012), (0.033, 0), (0.026, 0.012)], 7, tail[0], upright(tail[1] - tail[0])), SCARF, 50, area='cloth')
    model.solid(lumpy(hoop(pose.neck + (0, 0.012, 0.006), (0, 0.85, 0.45), 0.062, 0.034), 0.006, 26), SCARF, 90)
    for sway, length, aside in ((0.2, 1.05, 0.4), (1.5, 0.8, -0.3)):
        path = [pose.neck + (0.09 * aside, 0.02, -0.05)]
        path += [
            pose.neck
            + vec(0.1 * aside + 0.04 * t * aside, 0.03 + 0.09 * t + 0.03 * (-1) ** i * t, -0.05 - 0.36 * length * t)
            for i, t in enumerate((0.25, 0.5, 0.75, 1.0))
        ]
        twist = [vec(1, 0.4 * (-1) ** i * sway, 0) for i in range(5)]
        model.shape(ribbon(path, (0.05, 0.07, 0.078, 0.084, 0.06), twist), SCARF, 45, area='cloth')


def _bow(model, pose):
    """Held upright across the stride; it is what one sees first from above."""
    at, _ = grip(pose, LEFT, pose.backs[LEFT], 0.12)
    up, out = unit((0.42, 1, -0.25)), unit((0.25, 0.1, 1))
    curve = ((-0.3, -0.085), (-0.2, -0.01), (-0.07, 0.02), (0.07, 0.02), (0.2, -0.01), (0.3, -0.085))
    limbs = [at + up * a + out * b for a, b in curve]
    model.shape(loft(limbs, (0.008, 0.014, 0.018, 0.018, 0.014, 0.008), 5), '#8c5a2c', 60)
    model.shape(loft(limbs[2:4], (0.023, 0.023), 6), '#2b2d34', 50)
    model.shape(loft([limbs[0], limbs[-1]], (0.0055, 0.0055), 3), '#d8cfb8', 80)


def _quiver(model, pose):
    top, foot = pose.on_chest(0.075, 0.15, -0.115), pose.on_chest(-0.07, -0.12, -0.13)
    model.solid(
        carve(
            limb(foot, top, 0.036, 0.042), block(top + unit(top - foot) * 0.05, (0.06, 0.05, 0.06), upright(top - foot))
        ),
        LEATHER,
        90,
        0.007,
        area='gear',
    )
    for i, (x, z) in enumerate(((0.016, 0.0), (-0.014, 0.012), (0.0, -0.016))):
        root = top + pose.chest_frame @ vec(x, 0, z)
        tip = root + unit(top - foot) * (0.085 + 0.014 * i)
        model.shape(loft([root, tip], (0.006, 0.006), 4), '#c9a76b', 60)
        model.shape(box(tip, (0.004, 0.026, 0.017), upright(top - foot)), ('#d9692b', '#d8cfb8')[i % 2])
    strap = [
        pose.on_chest(0.085, 0.09, -0.09),
        pose.on_chest(0.1, 0.12, 0.01),
        pose.on_chest(0.06, 0.07, 0.1),
        pose.on_chest(-0.06, -0.05, 0.098),
        pose.on_chest(-0.1, -0.11, 0.0),
    ]
    model.shape(ribbon(strap, [0.026] * 5, (0.5, 0.8, 0)), LEATHER, 50)


MODELS = {'mara': mara}
