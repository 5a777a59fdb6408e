"""Juno Adeyemi: nobody gets past, amber. Low behind a street sign for a shield, baton drawn back, a cloud of curls."""

from _stance import Stance, begun, hand
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, hemmed, legs, sleeve, trunk
from lib.colour import grimy, stained
from lib.extremities import boot, cuff, grip
from lib.fields import egg, folded, hoop, limb, melt
from lib.heads import Head, curls, hair_cap, living
from lib.model import Finish
from lib.shapes import box, disc, lathe, loft, ribbon
from lib.space import frame, turn, unit, upright, vec

GUARD = Stance(
    pelvis=(0, 0.445, -0.05),
    chest=(0.01, 0.605, 0.02),
    neck=(0.01, 0.715, 0.065),
    head=(0.015, 0.83, 0.115),
    gaze=(0.1, -0.03, 1),
    roll=-4,
    lean=(0, 1, 0.32),
    hips=((0.068, 0.425, -0.04), (-0.068, 0.425, -0.06)),
    shoulders=((0.122, 0.675, 0.09), (-0.135, 0.68, -0.01)),
    hands=((0.12, 0.565, 0.3), (-0.3, 0.74, -0.12)),
    elbows=((1, -0.8, 0.2), (-0.6, -0.8, -0.4)),
    feet=((0.15, 0.07, 0.16), (-0.14, 0.07, -0.15)),
    knees=((0.5, 0, 1), (-0.6, 0, 1)),
    leg=(0.215, 0.205),
    toes=((0.25, 0, 1), (-0.75, 0, 0.8)),
    backs=((0.6, 1, 0), (-1, 0.2, 0.2)),
)
SKIN, AMBER, SLATE = '#6f4429', '#c98a1e', '#4a5563'


def juno(pose=GUARD, based=True, armed=True, face=None):
    model = begun(based)
    model.solid(_cargo(pose), grimy(SLATE, 0.05, 0.25), 290)
    for side in SIDES:
        boot(model, pose, side, pose.toes[side], '#5b4030', '#3b3536', 1.18)
        outside = unit(pose.knees[side] - (pose.hips[side] + pose.ankles[side]) / 2)
        pad = egg(pose.knees[side] + outside * 0.062, (0.05, 0.06, 0.028), frame(outside, pose.shin(side)))
        model.solid(pad, '#8c6420', 40, 0.007, area='gear')
    sleeves = [sleeve(pose, side, 1.7, 0.066, 0.056, seed=side + 2) for side in SIDES]
    jacket = hemmed(pose, melt(trunk(pose, 0.12, 0.094, 0.09), *sleeves, k=0.03), at=-0.015, band=0.026)
    jacket = melt(jacket, hoop(pose.neck + (0, -0.012, 0), (0, 1, 0.4), 0.066, 0.026), k=0.02)
    model.solid(folded(jacket, pose.pelvis + (0, 0.08, 0.04), (0, 1, 0.3), 0.009, 68, 0.1, 5), AMBER, 350)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.7), pose.forearm(side), 0.056, '#7c5413')
        model.solid(limb(pose.on_arm(side, 1.65), pose.wrists[side], 0.036, 0.033), SKIN, 26, 0.006, area='skin')
        hand(model, pose, side, SKIN, 0.122, 92, 0.0055)
        cuff(model, pose.wrists[side], pose.forearm(side), 0.042, '#34363c', 0.044)
    _head(model, pose, face)
    if armed:
        _shield(model, pose)
        _baton(model, pose)
    model.sculpted()
    if not based:
        return model
    return base(
        model,
        ground='asphalt',
        seed=8,
        studs=3,
        rubble=3,
        keep_clear=((0.17, 0.22, 0.1), (-0.18, -0.12, 0.1)),
    )


def _cargo(pose):
    """Cargo trousers with a pocket on each thigh."""
    pockets = [egg(pose.on_leg(side, 0.6) + vec(0.066 * (1 - 2 * side), 0, 0), (0.024, 0.05, 0.045)) for side in SIDES]
    return melt(legs(pose, (1.72, 1.72), thigh=0.09, knee=0.07, cuff=0.06), *pockets, k=0.015)


def _head(model, pose, face):
    head = living(
        model,
        Head(pose, 0.115),
        SKIN,
        lips='#6b2f2c',
        iris='#2a1610',
        brows='#160e0c',
        jaw=0.92,
        nose=1.1,
        frown=0.7,
        triangles=310,
    )
    if face:
        face(model, head, SKIN)
    model.solid(hair_cap(head, line=0.5, slope=0.2, nape=-0.35), '#241813', 50, 0.008, area='hair')
    places = [
        (x, 1.0 - 0.35 * abs(x) + 0.1 * (i % 2), z)
        for i, (x, z) in enumerate((x, z) for x in (-0.75, -0.3, 0.3, 0.75) for z in (0.3, -0.25, -0.8))
    ]
    places += [(x, y, -0.95) for x in (-0.6, 0, 0.6) for y in (0.4, -0.05)] + [
        (s * 0.92, y, -0.3) for s in (1, -1) for y in (0.5, 0.1)
    ]
    model.solid(curls(head, places, 0.36), '#33211a', 230, 0.0075, area='hair')
    model.shape(
        lathe(
            [(0.096, -0.012), (0.103, 0.0), (0.098, 0.014)],
            14,
            head.at(0, 0.52, -0.12),
            head.turned @ turn((1, 0, 0), -14),
        ),
        AMBER,
        50,
        area='cloth',
    )


def _shield(model, pose):
    """A round no-entry sign, its bar repainted amber, a bite missing from its paint."""
    turned = frame((0.3, 0.18, 1), (0.12, 1, 0))
    middle = pose.wrists[LEFT] + turned @ vec(0.01, 0.0, 0.075)
    model.shape(disc(middle, 0.19, turned, 12, 0.018), '#d5d0c2', 30)
    face = stained(
        '#b3382d',
        [(middle + turned @ vec(0.1, 0.09, 0), 0.06), (middle + turned @ vec(-0.11, -0.07, 0), 0.05)],
        '#7a6654',
    )
    model.shape(
        lathe([(0.0, 0.016), (0.085, 0.014), (0.172, 0.011)][::-1], 12, middle, upright(turned[:, 2])),
        face,
        30,
        Finish(variation=0.2),
    )
    model.shape(box(middle + turned[:, 2] * 0.016, (0.105, 0.03, 0.006), turned), '#d9a441', 30)
    for s in (1, -1):
        bolt = disc(middle + turned @ vec(0, s * 0.1, 0.02), 0.016, turned, 6, 0.012)
        model.shape(bolt, '#8d9298', 30)
    strap = [
        middle + turned @ vec(x, 0, z) for x, z in ((-0.07, -0.012), (-0.05, -0.06), (0.05, -0.06), (0.07, -0.012))
    ]
    model.shape(ribbon(strap, [0.035] * 4, turned[:, 1]), '#5a4128', 50)


def _baton(model, pose):
    at, _ = grip(pose, RIGHT, pose.backs[RIGHT], 0.122)
    along = unit((-0.25, 0.85, 0.3))
    stick = loft(
        [at - along * 0.09, at - along * 0.08, at + along * 0.3, at + along * 0.33],
        (0.012, 0.021, 0.021, 0.01),
        7,
    )
    model.shape(stick, '#3b4150', 50)
    for reach in (0.12, 0.21):
        model.shape(
            lathe([(0.022, -0.012), (0.028, 0), (0.022, 0.012)], 7, at + along * reach, upright(along)), '#c98a1e', 50
        )
    side = unit(vec(-0.8, 0, -0.6))
    model.shape(loft([at + along * 0.055, at + along * 0.055 + side * 0.085], (0.017, 0.015), 6), '#3b4150', 50)


MODELS = {'juno': juno}
