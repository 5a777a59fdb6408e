"""Psycho: kitchen apron, rubber gloves, slippers, and the happiest face of the evening. Lunging, cleaver first."""
import numpy as np
from cast.hands import holding
from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import grimy, stained
from lib.extremities import claw, cuff, shoe
from lib.fields import folded, lumpy, melt
from lib.heads import Head, hair_cap, living, shock
from lib.model import PLAIN, Model
from lib.shapes import Shape, box, lathe, loft, pearl, ribbon
from lib.space import frame, unit

POSE = Pose(
    pelvis=(0, 0.44, -0.03),
    chest=(-0.01, 0.615, 0.1),
    neck=(-0.01, 0.715, 0.175),
    head=(0.0, 0.825, 0.25),
    gaze=(-0.06, -0.06, 1),
    roll=14,
    lean=(0, 1, 0.6),
    hips=((0.062, 0.42, -0.05), (-0.062, 0.43, -0.01)),
    shoulders=((0.125, 0.7, 0.07), (-0.125, 0.695, 0.19)),
    hands=((0.37, 0.72, -0.06), (-0.2, 0.8, 0.46)),
    elbows=((0.3, 0.6, -1), (-1, -0.5, 0)),
    feet=((0.13, 0.1, -0.33), (-0.1, 0.068, 0.22)),
    knees=((0.2, -0.2, 1), (-0.15, 0.5, 1)),
    leg=(0.225, 0.22),
)
SKIN, BLOUSE, APRON, GLOVES, HAIR = '#d6a58a', '#7d4f8f', '#cfc9b8', '#e0b52f', '#a8432a'


def psycho(pose=POSE, based=True, tool=None):
    model = Model('miniature')
    model.solid(legs(pose, (1.35, 1.35), thigh=0.078, knee=0.064, cuff=0.062), grimy('#4c6a72', 0.1, 0.2), 250)
    for side, toe, up in ((LEFT, (0.1, -0.6, 0.8), (0, 0.8, 0.6)), (RIGHT, (-0.1, 0, 1), (0, 1, 0))):
        model.solid(bare_shin(pose, side, 1.3, 0.04, 0.032), SKIN, 44, 0.0065, area='skin')
        shoe(model, pose, side, toe, '#d97f95', '#e9dcd2', up, 1.2)
        for s in (1, -1):
            turned = frame(toe, up)
            ear = pose.ankles[side] + turned @ np.array((0.022 * s, 0.0, 0.075))
            model.shape(loft([ear, ear + turned @ np.array((0.012 * s, 0.07, -0.01))], (0.018, 0.012), 5), '#d97f95', 70)
    sleeves = [sleeve(pose, side, 1.0, 0.062, 0.062, seed=side + 3) for side in SIDES]
    blouse = hemmed(pose, melt(trunk(pose, 0.112, 0.086, 0.08, 0.056), *sleeves, k=0.03))
    model.solid(folded(blouse, pose.pelvis + (0, 0.07, 0.03), pose.chest - pose.pelvis, 0.008, 70, 0.1, 5), BLOUSE, 300)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.0), pose.forearm(side), 0.066, '#5f3a6e', 0.04)
        model.solid(bare_arm(pose, side, 0.9, 0.043, 0.04, 0.032), SKIN, 60, 0.0065, area='skin')
        cuff(model, pose.on_arm(side, 1.62), pose.forearm(side), 0.052, GLOVES, 0.05)
    claw(model, pose, LEFT, GLOVES, (0.2, 0.8, 0.2), size=0.135, nails=GLOVES, spread=1.4, curl=0.5)
    _apron(model, pose)
    _head(model, pose)
    (tool or _cleaver)(model, pose)
    return base(model.sculpted(), ground='slab', seed=18, keep_clear=((0.13, -0.3, 0.12), (-0.1, 0.24, 0.12))) if based else model.sculpted()


def _apron(model, pose):
    """One bib and one skirt that flies back between the legs; the stains are from cooking. Mostly."""
    out = pose.chest_frame[:, 2]
    bib = [pose.on_chest(0, 0.06, 0.108), pose.on_chest(0, -0.05, 0.122), pose.pelvis + (0, 0.06, 0.13), pose.pelvis + (0, -0.03, 0.15), pose.pelvis + (0.01, -0.12, 0.15), pose.pelvis + (0.02, -0.2, 0.1)]
    cloth = stained(APRON, [(bib[1] + (0.02, 0, 0.01), 0.05), (bib[3] + (-0.05, 0, 0), 0.07), (bib[4] + (0.06, 0, 0), 0.05)], '#8f2f2b', 0.85)
    model.shape(ribbon(bib, (0.12, 0.16, 0.21, 0.24, 0.26, 0.24), (1, 0, 0.1), 0.016), cloth, 60, area='cloth')
    for s in (1, -1):
        strap = [pose.on_chest(s * 0.055, 0.055, 0.11), pose.on_chest(s * 0.07, 0.125, 0.04), pose.on_chest(s * 0.05, 0.13, -0.05)]
        model.shape(ribbon(strap, [0.026] * 3, (1, 0, 0), 0.016), APRON, 50, area='cloth')
        bow = [pose.pelvis + (0, 0.05, -0.09), pose.pelvis + (s * 0.06, 0.09, -0.13), pose.pelvis + (s * 0.08, -0.02, -0.17)]
        model.shape(ribbon(bow, (0.03, 0.045, 0.03), (0, 0.4, 1), 0.016), APRON, 50, area='cloth')
    model.shape(lathe([(0.098, -0.014), (0.106, 0), (0.098, 0.014)], 13, pose.pelvis + (0, 0.05, 0)), APRON, 50, area='cloth')
    model.shape(box(pose.pelvis + (0.06, -0.02, 0.165), (0.035, 0.028, 0.008), frame(out)), '#b6ae98', 30)


def _head(model, pose):
    head = living(model, Head(pose, 0.118), SKIN, iris='#2f6a4f', brows=HAIR, jaw=0.92, frown=0.9, triangles=310)
    k = head.size
    for radius, back, pot in ((0.135, 0.04, '#6d2328'), (0.085, 0.0, '#efe8dc')):
        grin = [head.at(x, -0.6 + 0.5 * x * x, 0.84 - back - 0.5 * x * x) for x in (-0.4, -0.2, 0, 0.2, 0.4)]
        model.shape(loft(grin, np.array((0.25, 0.9, 1, 0.9, 0.25)) * radius * k, 4, up=head.turned[:, 2], caps=False), pot, 100, PLAIN)
    for s in (1, -1):
        model.shape(pearl(head.at(s * 0.34, -0.01, 0.8), np.array((0.15, 0.13, 0.06)) * k, head.turned), '#f2ece2', 180, PLAIN)
        model.shape(pearl(head.at(s * 0.34, 0.0, 0.86), np.array((0.05, 0.055, 0.03)) * k, head.turned), '#20382e', 180, PLAIN)
    model.solid(lumpy(hair_cap(head, line=0.4, slope=0.3, thickness=0.1, nape=-0.6), 0.006, 30), HAIR, 90, 0.007, area='hair')
    shock(model, head, HAIR, 26, line=0.36, nape=-0.4, length=0.85, lift=0.7, wind=(0, 0.1, -0.7), seed=9)


def _cleaver(model, pose):
    """Larger than any kitchen needs it."""
    along = unit((-0.1, 1, 0.25))
    hand = holding(model, pose, RIGHT, along, GLOVES, 0.13, area='gear')
    edge = np.array((-1, 0, 0.55))
    flat = unit(edge - along * (edge @ along))
    model.shape(loft([hand - along * 0.08, hand + along * 0.06], (0.017, 0.018), 6), '#5a4030', 50)
    outline = ((-0.03, 0.0), (0.13, -0.01), (0.15, 0.04), (0.145, 0.2), (-0.03, 0.2))
    points = [hand + along * (0.065 + b) + flat * a for a, b in outline]
    side = np.cross(flat, along) * 0.009
    vertices = [p + side * w for w in (1, -1) for p in points]
    faces = [tuple(range(5)), tuple(range(9, 4, -1))] + [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)]
    model.shape(Shape(np.array(vertices), faces), stained('#b0b7bd', [(points[2], 0.08)], '#8f2f2b', 0.7), 30)


MODELS = {'psycho': psycho}
