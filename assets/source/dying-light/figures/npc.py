"""Someone who is still here: a coat, a lantern held up, a bag of what can be spared. Nobody's enemy."""

from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, legs, sleeve, trunk
from lib.colour import grimy
from lib.extremities import boot, cuff, fist, grip
from lib.fields import behind, carve, egg, folded, hoop, limb, lumpy, melt, within
from lib.heads import Head, hair_cap, living, shock
from lib.model import PLAIN, Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import upright, vec

POSE = Pose(
    pelvis=(0, 0.535, -0.01),
    chest=(0, 0.705, 0.01),
    neck=(0, 0.81, 0.03),
    head=(0, 0.925, 0.06),
    gaze=(0.12, -0.08, 1),
    roll=-6,
    lean=(0, 1, 0.08),
    hips=((0.058, 0.515, -0.01), (-0.058, 0.515, -0.01)),
    shoulders=((0.12, 0.77, 0.01), (-0.12, 0.78, 0.02)),
    hands=((0.19, 0.52, 0.05), (-0.25, 0.83, 0.22)),
    elbows=((0.7, 0, -1), (-0.6, -1, 0)),
    feet=((0.085, 0.07, 0.06), (-0.085, 0.07, -0.05)),
    knees=((0.15, 0, 1), (-0.15, 0, 1)),
    leg=(0.235, 0.225),
)
SKIN, COAT, SHAWL, HAIR = '#a9744f', '#66744f', '#b5824a', '#8f8478'


def npc():
    pose, model = POSE, Model('miniature')
    model.solid(legs(pose, (1.75, 1.75), thigh=0.075, knee=0.06, cuff=0.055), grimy('#5d5248', 0.05, 0.25), 130, 0.008)
    for side, toe in ((LEFT, (0.2, 0, 1)), (RIGHT, (-0.35, 0, 1))):
        boot(model, pose, side, toe, '#6b4c33', '#3d3532', 1.12)
    _coat(model, pose)
    for side, back in ((LEFT, (1, 0.1, 0.3)), (RIGHT, (-0.2, 1, -0.2))):
        cuff(model, pose.on_arm(side, 1.72), pose.forearm(side), 0.056, '#49543a')
        model.solid(limb(pose.on_arm(side, 1.65), pose.wrists[side], 0.034, 0.03), SKIN, 24, 0.006, area='skin')
        model.solid(fist(pose, side, back, 0.115), SKIN, 88, 0.0055, area='skin')
    _head(model, pose)
    _lantern(model, pose)
    _bag(model, pose)
    return base(model.sculpted(), ground='dirt', seed=52, rubble=4, keep_clear=((0.1, 0.1, 0.1), (-0.1, 0, 0.1)))


def _coat(model, pose):
    """Long, open below the belt, a shawl over the shoulders."""
    sleeves = [sleeve(pose, side, 1.72, 0.062, 0.056, seed=side + 4) for side in SIDES]
    skirt = limb(pose.pelvis + (0, 0.05, 0), pose.pelvis - (0, 0.22, 0.02), 0.09, 0.165)
    skirt = within(skirt, behind(pose.pelvis - (0, 0.21, 0), (0, -1, 0)))
    slit = limb(pose.pelvis + (0, -0.06, 0.12), pose.pelvis + (0.02, -0.33, 0.17), 0.012, 0.075)
    coat = melt(melt(trunk(pose, 0.115, 0.09, 0.085), skirt, k=0.04), *sleeves, k=0.028)
    coat = carve(coat, slit, egg(pose.pelvis - (0, 0.27, 0.01), (0.13, 0.13, 0.13)), k=0.01)
    for i, angle in enumerate((0.3, -0.35, 2.6)):
        coat = folded(coat, pose.pelvis + vec(0.12 * angle, -0.14, 0.1), (1, 0, 0.2 * angle), 0.009, 62, 0.1, i)
    model.solid(coat, grimy(COAT, 0.3, 0.15), 440)
    shawl = melt(
        hoop(pose.neck - (0, 0.01, 0), (0, 1, 0.15), 0.068, 0.036),
        limb(pose.shoulders[LEFT] + (-0.02, 0.02, 0.01), pose.shoulders[RIGHT] + (0.02, 0.02, 0), 0.066),
        k=0.03,
    )
    model.solid(lumpy(shawl, 0.007, 24, 2), SHAWL, 150)
    model.shape(lathe([(0.093, -0.02), (0.104, 0), (0.093, 0.02)], 13, pose.pelvis + (0, 0.055, 0)), '#4d3a28', 50)
    end = [
        pose.neck + (0.05, -0.03, 0.085),
        pose.on_chest(0.06, 0.02, 0.11),
        pose.on_chest(0.07, -0.1, 0.11),
        pose.on_chest(0.06, -0.17, 0.12),
    ]
    model.shape(ribbon(end, (0.05, 0.06, 0.064, 0.066), (1, 0, 0)), '#9c6c3a', 50, area='cloth')


def _head(model, pose):
    head = living(
        model, Head(pose, 0.114), SKIN, iris='#4b3a28', brows='#7c7268', jaw=0.95, nose=1.1, frown=0.75, triangles=310
    )
    model.solid(hair_cap(head, line=0.4, slope=0.25, nape=-0.4), HAIR, 70, 0.007, area='hair')
    shock(model, head, HAIR, 20, line=0.42, length=0.55, lift=0.0, wind=(0, -0.2, -0.6), seed=15)
    model.solid(lumpy(egg(head.at(0, 0.35, -1.05), (0.038, 0.036, 0.034)), 0.004, 40), HAIR, 50, 0.0065, area='hair')
    for s in (1, -1):
        lens = lathe(
            [(0.022, -0.003), (0.026, 0), (0.022, 0.003)],
            8,
            head.at(s * 0.33, -0.02, 0.93),
            upright(head.turned[:, 2], head.turned[:, 1]),
        )
        model.shape(lens, '#a58a4a', 60)
    model.shape(
        loft([head.at(0.1, 0.03, 0.98), head.at(-0.1, 0.03, 0.98)], (0.005, 0.005), 3, caps=False), '#a58a4a', 60
    )


def _lantern(model, pose):
    """Lit: the one glow on the piece."""
    hand, _ = grip(pose, RIGHT, (-0.2, 1, -0.2), 0.115)
    middle = hand - (0, 0.12, 0)
    handle = [middle + (x, y, 0) for x, y in ((-0.032, 0.05), (-0.03, 0.1), (0, 0.125), (0.03, 0.1), (0.032, 0.05))]
    model.shape(loft(handle, [0.006] * 5, 4, up=(0, 0, 1)), '#5b5f66', 60)
    model.shape(
        lathe([(0.03, -0.062), (0.042, -0.055), (0.042, -0.04), (0.03, -0.038)], 8, middle, caps=(True, True)),
        '#7c4a35',
        40,
    )
    model.shape(
        lathe([(0.03, 0.035), (0.042, 0.04), (0.03, 0.06), (0.012, 0.072)], 8, middle, caps=(True, True)), '#7c4a35', 40
    )
    model.shape(pearl(middle, (0.03, 0.04, 0.03)), '#ffcf7a', 180, PLAIN, 'glow')
    for s in (1, -1):
        model.shape(
            loft([middle + (s * 0.034, -0.045, 0), middle + (s * 0.034, 0.045, 0)], (0.0055, 0.0055), 3, caps=False),
            '#5b5f66',
            60,
        )


def _bag(model, pose):
    """First aid, by the leaf on it; carried by its handles."""
    hand, _ = grip(pose, LEFT, (1, 0.1, 0.3), 0.115)
    middle = hand - (0, 0.105, 0)
    model.shape(box(middle, (0.042, 0.055, 0.085), bevel=0.016), '#c9c0a4')
    model.shape(box(middle + (0.042, 0, 0), (0.003, 0.035, 0.045), bevel=0), '#4f8a5b', 30)
    model.shape(box(middle + (0.045, 0, 0), (0.003, 0.024, 0.008)), '#d9d3bd', 30)
    handle = [middle + (0, 0.05, z) if abs(z) > 0.03 else hand + (0, 0.0, z) for z in (-0.045, -0.025, 0.025, 0.045)]
    model.shape(loft(handle, [0.009] * 4, 4, up=(1, 0, 0)), '#6b4c33', 60)


MODELS = {'npc': npc}
