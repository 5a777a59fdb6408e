"""Oskar Brandt: heavy hands, red. Planted like a door, sledgehammer over one shoulder, half a tyre on the other."""

from _stance import Stance, begun, hand
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, bare_arm, hemmed, legs, sleeve, trunk
from lib.colour import grimy
from lib.extremities import boot, cuff, grip
from lib.fields import behind, egg, folded, lumpy, melt, within
from lib.heads import Head, living
from lib.shapes import box, lathe, loft, ribbon
from lib.space import between, frame, unit, upright, vec

PLANTED = Stance(
    pelvis=(0, 0.48, -0.02),
    chest=(0, 0.69, 0.0),
    neck=(0, 0.81, 0.025),
    head=(0.01, 0.925, 0.07),
    gaze=(0.16, -0.1, 1),
    roll=5,
    lean=(0, 1, 0.1),
    hips=((0.085, 0.46, -0.01), (-0.085, 0.46, -0.03)),
    shoulders=((0.19, 0.765, 0.0), (-0.19, 0.775, 0.0)),
    hands=((0.26, 0.42, 0.16), (-0.20, 0.74, 0.245)),
    elbows=((1, -0.2, -0.6), (-0.7, -1, 0)),
    feet=((0.17, 0.068, 0.07), (-0.17, 0.068, -0.06)),
    knees=((0.4, 0, 1), (-0.5, 0, 1)),
    arm=(0.19, 0.18),
    leg=(0.215, 0.205),
    toes=((0.35, 0, 1), (-0.5, 0, 1)),
    backs=((1, 0.3, 0.4), (-0.3, 0.2, 1)),
)
SKIN, RED, BEARD = '#bd8464', '#a8322b', '#7d3f1d'


def oskar(pose=PLANTED, based=True, armed=True, face=None):
    model = begun(based)
    trousers = legs(pose, (1.7, 1.7), thigh=0.1, knee=0.08, cuff=0.068, hips=(0.13, 0.085, 0.11))
    model.solid(trousers, grimy('#51607a', 0.05, 0.25), 265, 0.008)
    for side in SIDES:
        boot(model, pose, side, pose.toes[side], '#6b4a2e', '#3d3431', 1.3)
    sleeves = [sleeve(pose, side, 1.3, 0.085, 0.074, seed=side) for side in SIDES]
    shirt = melt(trunk(pose, 0.165, 0.128, 0.125, 0.085), *sleeves, k=0.04)
    shirt = hemmed(pose, melt(shirt, egg(pose.pelvis + (0, 0.1, 0.06), (0.12, 0.1, 0.1)), k=0.05), at=0.0, band=0.0)
    model.solid(folded(shirt, pose.pelvis + (0, 0.08, 0.05), (0, 1, 0), 0.008, 60, 0.12, 3), RED, 300, 0.008)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.3), pose.forearm(side), 0.074, '#7c211e', 0.045, 10)
        model.solid(bare_arm(pose, side, 1.1, lower=0.056, wrist=0.043), SKIN, 66, 0.007, area='skin')
        hand(model, pose, side, SKIN, 0.165, 98, 0.007)
        cuff(model, pose.wrists[side] - pose.forearm(side) * 0.012, pose.forearm(side), 0.05, '#c9b48a', 0.045, 9)
    belt = pose.pelvis + (0, 0.055, 0.01)
    model.shape(lathe([(0.132, -0.022), (0.142, 0), (0.132, 0.022)], 14, belt), '#4c3423', 50)
    model.shape(box(belt + (0, 0, 0.142), (0.03, 0.024, 0.01), bevel=0.006), '#b99a4e', 30)
    _head(model, pose, face)
    if armed:
        _hammer(model, pose)
    _tyre(model, pose)
    model.sculpted()
    if not based:
        return model
    return base(model, ground='slab', seed=12, studs=4, keep_clear=((0.2, 0.12, 0.1), (-0.2, -0.02, 0.1)))


def _head(model, pose, face):
    head = living(model, Head(pose, 0.122), SKIN, iris='#3c5266', brows=BEARD, jaw=1.12, nose=1.25, triangles=285)
    if face:
        face(model, head, SKIN)
    k = head.size
    beard = melt(
        head.egg((0, -0.62, 0.42), (0.56, 0.4, 0.5)),
        head.limb((0, -0.8, 0.62), (0, -1.35, 0.72), 0.36, 0.16),
        *head.pair(lambda s: head.limb((s * 0.62, -0.1, 0.12), (s * 0.5, -0.62, 0.4), 0.16, 0.24)),
        k=0.15 * k,
    )
    beard = within(beard, behind(head.at(0, -0.28, 0.6), head.turned @ unit((0, 1, 0.25))))
    moustache = head.pair(lambda s: head.limb((s * 0.04, -0.36, 0.98), (s * 0.4, -0.5, 0.78), 0.1, 0.06))
    model.solid(lumpy(melt(beard, *moustache, k=0.05 * k), 0.006, 34, 4), BEARD, 145, 0.006, area='hair')
    cap = within(
        head.egg((0, 0.26, -0.12), (0.86, 0.86, 0.97)), behind(head.at(0, 0.42, 0), head.turned @ vec(0, -1, 0.12))
    )
    model.solid(cap, '#3b424f', 80, 0.007)
    tilted = head.turned @ (frame((0, -0.12, 1)) * (0.98, 1, 1.08))
    model.shape(
        lathe([(0.88 * k, -0.1 * k), (0.94 * k, 0.06 * k), (0.84 * k, 0.2 * k)], 14, head.at(0, 0.42, -0.11), tilted),
        '#4d5666',
        50,
        area='cloth',
    )


def _hammer(model, pose):
    """The handle lies on the right shoulder, the head behind it in the air."""
    at, _ = grip(pose, RIGHT, pose.backs[RIGHT], 0.165)
    along = unit(vec(-0.235, 0.9, -0.06) - at)
    model.shape(loft([at - along * 0.17, at + along * 0.44], (0.019, 0.019), 6), '#a27642', 50)
    top = at + along * 0.47
    model.shape(box(top, (0.06, 0.06, 0.12), frame(vec(1, 0.25, 0.3), along), 0.016), '#858d94', 30)
    model.shape(lathe([(0.028, -0.03), (0.028, 0.03)], 6, at + along * 0.37, upright(along)), '#a8322b', 40)


def _tyre(model, pose):
    out = unit((0.9, 0.45, 0))
    middle = pose.shoulders[LEFT] + out * 0.03
    profile = [
        (0.078, -0.035),
        (0.105, -0.046),
        (0.122, -0.03),
        (0.126, 0),
        (0.122, 0.03),
        (0.105, 0.046),
        (0.078, 0.035),
    ]
    tyre = lathe(profile, 16)
    tread = tyre.vertices.reshape(7, 16, 3).copy()
    tread[2:5, ::2] *= (0.95, 1, 0.95)
    model.shape(tyre._replace(vertices=tread.reshape(-1, 3)).moved(middle, upright(out)), '#454852', 28)
    strap = [
        pose.on_chest(*p)
        for p in (
            (0.15, 0.12, -0.11),
            (0.13, 0.135, 0.06),
            (0.03, 0.03, 0.14),
            (-0.11, -0.1, 0.12),
            (-0.16, -0.14, 0.0),
        )
    ]
    model.shape(ribbon(strap, [0.04] * 5, (0.5, 0.8, 0), 0.018), '#5d4128', 50)
    model.shape(
        box(between(strap[2], strap[3], 0.1) + (0, 0, 0.008), (0.026, 0.026, 0.01), pose.chest_frame, 0.006),
        '#b99a4e',
        30,
    )


MODELS = {'oskar': oskar}
