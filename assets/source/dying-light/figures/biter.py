"""Biter: somebody on the way home from an ordinary day. Hunched, in no hurry, hands first."""

from dataclasses import dataclass, replace

from _stance import begun
from lib.base import base
from lib.body import LEFT, RIGHT, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import grimy, mottled, stained
from lib.extremities import bare_foot, claw, shoe
from lib.fields import carve, folded, hoop, limb, melt
from lib.heads import DeadHead, hair_cap, infected, shock
from lib.shapes import box, lathe, loft, ribbon
from lib.space import upright, vec

POSE = Pose(
    pelvis=(0, 0.475, -0.03),
    chest=(0, 0.64, 0.055),
    neck=(-0.005, 0.735, 0.135),
    head=(-0.025, 0.825, 0.235),
    gaze=(-0.05, -0.16, 1),
    roll=-20,
    lean=(0, 1, 0.5),
    hips=((0.064, 0.46, -0.01), (-0.064, 0.465, -0.05)),
    shoulders=((0.14, 0.725, 0.125), (-0.14, 0.69, 0.085)),
    hands=((0.21, 0.72, 0.40), (-0.16, 0.565, 0.355)),
    elbows=((0.8, -1, 0), (-1, -0.9, -0.2)),
    feet=((0.12, 0.066, 0.13), (-0.13, 0.075, -0.19)),
    knees=((0.35, 0, 1), (0.15, 0, 1)),
    arm=(0.155, 0.155),
    leg=(0.215, 0.215),
)
HANGING = replace(
    POSE, hands=((0.2, 0.42, 0.26), (-0.25, 0.78, 0.36)), elbows=((0.6, -0.4, -1), (-1, -0.6, 0)), roll=14
)
FEET = ((0.13, 0.19, 0.09), (-0.18, -0.14, 0.1))


@dataclass(frozen=True)
class Look:
    skin: str
    blotch: str
    shirt: str
    trousers: str
    shoes: str
    hair: str
    seed: int


OFFICE = Look('#8f9780', '#6d7662', '#b9af97', '#5f5a78', '#58432f', '#43352c', 2)
COURIER = Look('#9a8f88', '#75646c', '#c07a35', '#4b5c6a', '#66604f', '#6a5a44', 11)
NURSE = Look('#8d979a', '#65737d', '#6d9a94', '#6b918d', '#b9b2a2', '#4d3a34', 23)
WORKER = Look('#979076', '#736b4e', '#8a8578', '#46587f', '#6b5132', '#77664a', 37)


def _body(pose, look, head, based):
    """What all Biters share: a torn shirt, one bare foot, reaching claws."""
    model, skin = begun(based), mottled(look.skin, look.blotch)
    sleeves = [
        sleeve(pose, LEFT, 1.35, tear=0.03, seed=look.seed),
        sleeve(pose, RIGHT, 0.7, tear=0.03, seed=look.seed + 3),
    ]
    shirt = hemmed(pose, melt(trunk(pose), *sleeves, k=0.028), at=-0.035, tear=0.045, seed=look.seed)
    shirt = folded(shirt, pose.pelvis + (0, 0.07, 0.03), (0.5, 1, 0.3), 0.008, 75, 0.11, look.seed)
    shirt = carve(shirt, limb(pose.neck + (0, 0.02, 0.02), pose.on_chest(0, 0.05, 0.12), 0.055, 0.02), k=0.02)
    stains = [
        (pose.on_chest(0.03, 0.06, 0.09), 0.07),
        (pose.on_chest(-0.08, -0.06, 0.07), 0.06),
        (pose.shoulders[LEFT], 0.05),
    ]
    model.solid(shirt, grimy(stained(look.shirt, stains, '#5e4334', 0.7), 0.42, 0.1), 400)
    model.solid(legs(pose, (1.82, 1.3), tears=(0.025, 0.045)), grimy(look.trousers, 0.05, 0.25), 360)
    model.solid(limb(pose.pelvis, pose.neck, 0.06, 0.055), skin, 40, area='skin')
    model.solid(bare_shin(pose, RIGHT, 1.1), grimy(skin, 0.0, 0.2), 56, 0.0065, area='skin')
    shoe(model, pose, LEFT, (0.05, -0.02, 1), look.shoes, '#453c3c')
    bare_foot(model, pose, RIGHT, (-0.75, -0.25, 0.75), grimy(skin, 0, 0.1), up=(0.35, 1, 0.1))
    for side, back, lift in ((LEFT, (0.25, 1, -0.2), 0.1), (RIGHT, (-0.5, 1, 0), -0.12)):
        model.solid(bare_arm(pose, side, 0.5), skin, 64, 0.0065, area='skin')
        claw(model, pose, side, skin, back, lift=lift)
    infected(model, head, skin)
    return model


def office(pose=POSE, based=True):
    """The tie still sits."""
    head = DeadHead(pose, jaw=26)
    model = _body(pose, OFFICE, head, based)
    model.solid(hair_cap(head, line=0.36, slope=0.45), OFFICE.hair, 90, 0.007, area='hair')
    shock(model, head, OFFICE.hair, 24, length=0.5, seed=OFFICE.seed)
    tie = [
        pose.neck + (0, -0.012, 0.066),
        pose.on_chest(0, 0.045, 0.112),
        pose.on_chest(0.02, -0.05, 0.118),
        pose.on_chest(0.05, -0.15, 0.13),
    ]
    model.shape(ribbon(tie, (0.026, 0.04, 0.054, 0.03), (1, 0, 0.15)), '#a33f33', area='cloth')
    model.sculpted()
    if not based:
        return model
    return base(model, ground='dirt', seed=7, keep_clear=FEET)


def courier(pose=HANGING, based=True):
    """A delivery that is late: cap on, bag across the back."""
    head = DeadHead(pose, jaw=20, crooked=0.4)
    model = _body(pose, COURIER, head, based)
    model.solid(hair_cap(head, line=0.3, slope=0.5, thickness=0.03), COURIER.hair, 60, 0.008, area='hair')
    model.solid(hair_cap(head, line=0.5, slope=0.2, thickness=0.13, nape=0.3), '#35617d', 90, 0.007)
    visor = [head.at(0, y, z) for y, z in ((0.56, 0.66), (0.50, 1.0), (0.40, 1.3))]
    model.shape(ribbon(visor, (0.17, 0.155, 0.09), head.turned[:, 0], 0.016), '#2d5168', 30, area='cloth')
    bag, turned = pose.on_chest(0.03, -0.04, -0.145), pose.chest_frame
    model.shape(box(bag, (0.11, 0.09, 0.05), turned, 0.018), '#a8925a')
    model.shape(box(bag + turned @ vec(0, 0.03, -0.05), (0.1, 0.05, 0.012), turned, 0.006), '#8f7b45')
    strap = ((0.12, -0.02, -0.1), (0.12, 0.13, -0.01), (0.06, 0.1, 0.095), (-0.06, -0.02, 0.112), (-0.125, -0.1, 0.02))
    model.shape(ribbon([pose.on_chest(*p) for p in strap], [0.032] * 5, (0.5, 0.8, 0.2)), '#54492f', 50)
    model.sculpted().mirror()
    if not based:
        return model
    return base(model, ground='asphalt', seed=5, keep_clear=[(-x, z, r) for x, z, r in FEET])


def nurse(pose=POSE, based=True):
    """The night shift that did not end: hair in a knot, a mask under the chin."""
    head = DeadHead(pose, jaw=30, crooked=-0.3)
    model = _body(pose, NURSE, head, based)
    model.solid(hair_cap(head, line=0.34, slope=0.4, nape=-0.5), NURSE.hair, 90, 0.007, area='hair')
    shock(model, head, NURSE.hair, 22, length=0.55, lift=-0.05, wind=(0, -0.3, -0.8), seed=NURSE.seed)
    model.solid(
        melt(
            limb(head.at(0, 0.45, -0.95), head.at(0, 0.75, -1.15), 0.035, 0.032),
            limb(head.at(0.1, 0.5, -1.1), head.at(0.3, 0.1, -1.35), 0.02, 0.008),
            k=0.02,
        ),
        NURSE.hair,
        60,
        0.007,
        area='hair',
    )
    mask = [head.on_jaw(x, -0.95 - 0.1 * (1 - abs(x)), 0.72 - 0.5 * abs(x)) for x in (0.55, 0.25, -0.25, -0.55)]
    model.shape(ribbon(mask, (0.03, 0.055, 0.055, 0.03), head.turned[:, 1], 0.016), '#a9b9b6', 60, area='cloth')
    tag = pose.on_chest(0.065, 0.02, 0.1)
    model.shape(box(tag, (0.022, 0.03, 0.006), pose.chest_frame), '#cfc7b0')
    model.shape(box(tag + pose.chest_frame @ vec(0, 0.01, 0.006), (0.015, 0.008, 0.003), pose.chest_frame), '#a33f33')
    model.sculpted().mirror()
    if not based:
        return model
    return base(model, ground='slab', seed=9, keep_clear=[(-x, z, r) for x, z, r in FEET])


def worker(pose=HANGING, based=True):
    """Site helmet, safety vest, not one safe move."""
    head = DeadHead(pose, jaw=34, crooked=0.2)
    model = _body(pose, WORKER, head, based)
    model.solid(hair_cap(head, line=0.28, slope=0.5, thickness=0.03), WORKER.hair, 60, 0.008, area='hair')
    shell = hair_cap(head, line=0.52, slope=-0.05, thickness=0.16, nape=0.52)
    brim = hoop(head.at(0, 0.5, -0.1), head.turned[:, 1], 0.1, 0.014)
    crest = limb(head.at(0, 1.1, 0.45), head.at(0, 1.15, -0.6), 0.022)
    model.solid(melt(shell, brim, crest, k=0.015), stained('#d1992c', [(head.at(-0.4, 0.9, 0.5), 0.05)]), 190, 0.0065, area='gear')
    turned = pose.chest_frame
    for s in (1, -1):
        vest = (
            (s * 0.06, -0.14, 0.1),
            (s * 0.075, -0.03, 0.118),
            (s * 0.085, 0.1, 0.1),
            (s * 0.08, 0.145, 0.0),
            (s * 0.08, 0.08, -0.11),
            (s * 0.07, -0.1, -0.1),
        )
        model.shape(ribbon([pose.on_chest(*p) for p in vest], [0.07] * 6, turned[:, 0], 0.014), '#cf6a2a', 50, area='cloth')
    belt = pose.pelvis + (0, 0.03, 0.0)
    model.shape(
        lathe([(0.105, -0.018), (0.114, 0), (0.105, 0.018)], 14, belt, upright(pose.chest - pose.pelvis)), '#6b4a30', 50
    )
    hammer = belt + vec(0.12, -0.03, 0.03)
    model.shape(loft([hammer + (0, 0.05, 0), hammer - (0, 0.12, 0)], [0.012, 0.014], 5), '#9a7a4c')
    model.shape(box(hammer + (0, 0.06, 0.01), (0.016, 0.02, 0.045)), '#8b9299', 30)
    model.sculpted()
    if not based:
        return model
    return base(model, ground='slab', seed=14, keep_clear=FEET)


MODELS = {'biter-a': office, 'biter-b': courier, 'biter-c': nurse, 'biter-d': worker}
