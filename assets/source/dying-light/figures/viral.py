"""Viral: turned last night and still knows how to run. Lean, torn hoodie, veins that glow like embers under the skin."""

from dataclasses import dataclass

from _stance import begun
from lib.base import base
from lib.body import LEFT, RIGHT, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import blend, grimy, noise, ramp, stained
from lib.extremities import bare_foot, claw, shoe
from lib.fields import carve, egg, folded, limb, melt
from lib.heads import DeadHead, hair_cap, infected, shock
from lib.shapes import box, lathe, ribbon
from lib.space import upright, vec

BUILD = {'arm': (0.16, 0.155), 'leg': (0.225, 0.215)}
SPRINT = Pose(
    pelvis=(0, 0.46, -0.06),
    chest=(0, 0.595, 0.07),
    neck=(0, 0.68, 0.165),
    head=(0.01, 0.755, 0.265),
    gaze=(0.05, 0.02, 1),
    roll=10,
    lean=(0, 1, 0.95),
    hips=((0.06, 0.44, -0.05), (-0.06, 0.45, -0.03)),
    shoulders=((0.13, 0.655, 0.16), (-0.13, 0.64, 0.09)),
    hands=((0.2, 0.6, 0.46), (-0.28, 0.5, -0.16)),
    elbows=((0.8, -0.6, 0), (-0.6, 0.8, -0.2)),
    feet=((0.1, 0.13, -0.36), (-0.09, 0.07, 0.18)),
    knees=((0.2, -0.1, 1), (-0.2, 0.4, 1)),
    **BUILD,
)
CROUCH = Pose(
    pelvis=(0, 0.33, -0.14),
    chest=(0, 0.43, 0.03),
    neck=(0, 0.50, 0.135),
    head=(-0.01, 0.575, 0.225),
    gaze=(-0.12, 0.06, 1),
    roll=-18,
    lean=(0, 1, 1.1),
    hips=((0.062, 0.32, -0.13), (-0.062, 0.32, -0.13)),
    shoulders=((0.14, 0.49, 0.11), (-0.135, 0.46, 0.09)),
    hands=((0.21, 0.09, 0.24), (-0.30, 0.55, 0.3)),
    elbows=((1, 0.6, -0.4), (-1, -0.5, -0.2)),
    feet=((0.2, 0.07, -0.08), (-0.19, 0.075, -0.16)),
    knees=((1, 0.6, 0.9), (-1, 0.7, 0.8)),
    **BUILD,
)
LUNGE = Pose(
    pelvis=(0, 0.5, -0.08),
    chest=(0.02, 0.65, 0.02),
    neck=(0.025, 0.745, 0.1),
    head=(0.03, 0.845, 0.175),
    gaze=(0.15, -0.02, 1),
    roll=16,
    lean=(0.1, 1, 0.6),
    hips=((0.06, 0.48, -0.07), (-0.06, 0.49, -0.06)),
    shoulders=((0.15, 0.72, 0.06), (-0.115, 0.73, 0.07)),
    hands=((0.36, 0.90, 0.22), (-0.22, 0.75, 0.4)),
    elbows=((0.8, -1, -0.2), (-1, -0.6, 0)),
    feet=((0.13, 0.07, 0.14), (-0.11, 0.14, -0.36)),
    knees=((0.3, 0.2, 1), (-0.3, 0, 1)),
    **BUILD,
)


@dataclass(frozen=True)
class Look:
    skin: str
    top: str
    trousers: str
    shoes: str
    hair: str
    seed: int


JOGGER = Look('#a5877b', '#7d4a44', '#3f4a58', '#b8763a', '#38291f', 3)
STUDENT = Look('#a08a82', '#6d7a52', '#57504a', '#7a7f86', '#5d3a26', 13)
BARISTA = Look('#9d8580', '#4a4f57', '#675c4a', '#5a4a3e', '#8b7348', 29)


def fevered(skin):
    """Skin with ember veins on it."""
    return blend(
        skin, '#c4541f', lambda p, n: 0.75 * ramp(0.09, 0.015, abs(noise(p, 17, 4))) * ramp(-0.5, 0.2, noise(p, 6, 8))
    )


def _body(pose, look, head, based):
    model, skin = begun(based), fevered(look.skin)
    sleeves = [
        sleeve(pose, LEFT, 0.85, 0.056, 0.05, tear=0.03, seed=look.seed),
        sleeve(pose, RIGHT, 1.4, 0.056, 0.048, tear=0.03, seed=look.seed + 1),
    ]
    top = hemmed(
        pose, melt(trunk(pose, 0.108, 0.082, 0.074, 0.056), *sleeves, k=0.025), at=-0.02, tear=0.045, seed=look.seed
    )
    top = folded(top, pose.pelvis + (0, 0.06, 0.03), pose.chest - pose.pelvis, 0.008, 78, 0.1, look.seed)
    rip = egg(pose.on_chest(-0.07, -0.05, 0.085), (0.045, 0.06, 0.05), pose.chest_frame)
    top = carve(top, rip, limb(pose.neck, pose.on_chest(0, 0.06, 0.12), 0.05, 0.02), k=0.012)
    model.solid(top, grimy(stained(look.top, [(pose.on_chest(0.05, 0.02, 0.09), 0.07)], '#3d2c28'), 0.35, 0.12), 340)
    model.solid(
        melt(limb(pose.pelvis, pose.chest, 0.06, 0.085), limb(pose.chest, pose.neck, 0.07, 0.045), k=0.03), skin, 70, area='skin'
    )
    model.solid(
        legs(pose, (1.35, 1.78), thigh=0.072, knee=0.056, cuff=0.05, tears=(0.045, 0.02), hips=(0.09, 0.062, 0.076)),
        grimy(look.trousers, 0.05, 0.25),
        320,
    )
    model.solid(bare_shin(pose, LEFT, 1.15), grimy(skin, 0, 0.2), 56, 0.0065, area='skin')
    for side, back in ((LEFT, (0.4, 1, 0)), (RIGHT, (-0.4, 1, 0.1))):
        model.solid(bare_arm(pose, side, 0.5, 0.036, 0.036, 0.026), skin, 66, 0.0065, area='skin')
        claw(model, pose, side, skin, back, size=0.15, nails='#3b2a26', spread=1.35, curl=0.55)
    infected(model, head, skin, eyes='#ffd06a', glare=True, teeth=(5, 4), triangles=380)
    return model


def jogger(pose=SPRINT, based=True):
    """Still wearing the head phones; the song ended."""
    head = DeadHead(pose, jaw=34)
    model = _body(pose, JOGGER, head, based)
    shoe(model, pose, RIGHT, (-0.05, 0, 1), JOGGER.shoes, '#d8cfc0')
    bare_foot(model, pose, LEFT, (0, -1, 0.5), JOGGER.skin, up=(0, 0.5, 0.9))
    model.solid(hair_cap(head, line=0.4, slope=0.3), JOGGER.hair, 60, 0.007, area='hair')
    shock(model, head, JOGGER.hair, 18, line=0.42, length=0.55, lift=0.15, wind=(0, 0.3, -0.8), seed=JOGGER.seed)
    for s in (1, -1):
        model.shape(
            lathe(
                [(0.02, -0.014), (0.032, 0), (0.02, 0.014)],
                7,
                head.at(s * 0.86, 0.0, -0.05),
                upright(head.turned[:, 0]),
                (True, True),
            ),
            '#3a8f8a',
            40,
        )
    band = [head.at(x, y, -0.05) for x, y in ((0.88, 0.1), (0.66, 0.9), (0, 1.2), (-0.66, 0.9), (-0.88, 0.1))]
    model.shape(ribbon(band, [0.026] * 5, head.turned[:, 2]), '#2f3a40', 60, area='cloth')
    model.sculpted()
    if not based:
        return model
    return base(model, ground='asphalt', seed=41, rubble=3, keep_clear=((-0.09, 0.22, 0.1),))


def student(pose=CROUCH, based=True):
    """On all fours under a satchel of unread books."""
    head = DeadHead(pose, jaw=30, crooked=0.4)
    model = _body(pose, STUDENT, head, based)
    shoe(model, pose, RIGHT, (-0.5, -0.1, 1), STUDENT.shoes, '#cfc8b8')
    bare_foot(model, pose, LEFT, (0.5, -0.05, 1), STUDENT.skin)
    model.solid(hair_cap(head, line=0.36, slope=0.35, nape=-0.5), STUDENT.hair, 60, 0.007, area='hair')
    shock(model, head, STUDENT.hair, 24, line=0.36, length=0.8, lift=-0.05, seed=STUDENT.seed)
    bag, turned = pose.on_chest(0.0, -0.02, -0.13), pose.chest_frame
    model.shape(box(bag, (0.085, 0.1, 0.048), turned, 0.02), '#8a5f33')
    model.shape(box(bag + turned @ vec(0, 0.01, -0.05), (0.06, 0.05, 0.014), turned, 0.008), '#754e29')
    for s in (1, -1):
        strap = [
            pose.on_chest(s * x, y, z)
            for x, y, z in ((0.07, 0.07, -0.09), (0.085, 0.125, 0.0), (0.08, 0.06, 0.085), (0.1, -0.06, 0.05))
        ]
        model.shape(ribbon(strap, [0.028] * 4, turned[:, 0]), '#5e3f22', 50)
    model.sculpted()
    if not based:
        return model
    return base(
        model,
        ground='dirt',
        seed=43,
        rubble=3,
        keep_clear=((0.2, -0.04, 0.1), (-0.2, -0.12, 0.1), (0.21, 0.26, 0.1)),
    )


def barista(pose=LUNGE, based=True):
    """The apron says nothing helpful."""
    head = DeadHead(pose, jaw=38, crooked=-0.3)
    model = _body(pose, BARISTA, head, based)
    shoe(model, pose, RIGHT, (-0.1, -1, 0.5), BARISTA.shoes, '#3b3533', up=(0, 0.5, 0.9))
    bare_foot(model, pose, LEFT, (0.2, 0, 1), BARISTA.skin)
    model.solid(hair_cap(head, line=0.42, slope=0.2), BARISTA.hair, 60, 0.007, area='hair')
    shock(model, head, BARISTA.hair, 20, line=0.42, length=0.5, lift=0.3, seed=BARISTA.seed)
    apron = [
        pose.on_chest(0.0, 0.07, 0.088),
        pose.on_chest(0.0, -0.04, 0.112),
        pose.pelvis + (0.01, 0.03, 0.09),
        pose.pelvis + (0.02, -0.09, 0.11),
        pose.pelvis + (0.05, -0.19, 0.07),
    ]
    model.shape(
        ribbon(apron, (0.085, 0.15, 0.17, 0.18, 0.13), (1, 0, 0.1), 0.016),
        stained('#7f8a5e', [(apron[2], 0.06), (apron[4], 0.07)], '#4b3226'),
        50,
        area='cloth',
    )
    model.shape(
        lathe(
            [(0.084, -0.012), (0.092, 0), (0.084, 0.012)],
            12,
            pose.pelvis + (0, 0.045, 0),
            upright(pose.chest - pose.pelvis),
        ),
        '#66704a',
        50,
        area='cloth',
    )
    model.sculpted()
    if not based:
        return model
    return base(model, ground='slab', seed=47, rubble=3, keep_clear=((0.14, 0.2, 0.1),))


MODELS = {'viral-a': jogger, 'viral-b': student, 'viral-c': barista}
