"""The dead in close-up: lib's infected heads and claws on any clothes, in the poses of those who shuffle and of those who run."""
from .people import Drawn
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import grimy, mottled, stained
from lib.extremities import claw, shoe
from lib.fields import folded, limb, melt
from lib.heads import DeadHead, hair_cap, infected, shock
from lib.shapes import ribbon

REACH = dict(
    pelvis=(0, 0.475, -0.03),
    chest=(0, 0.64, 0.05),
    neck=(0, 0.735, 0.12),
    head=(-0.015, 0.83, 0.21),
    gaze=(-0.05, 0.0, 1),
    roll=-14,
    lean=(0, 1, 0.45),
    hips=((0.064, 0.46, -0.01), (-0.064, 0.465, -0.05)),
    shoulders=((0.14, 0.725, 0.1), (-0.14, 0.7, 0.085)),
    hands=((0.21, 0.72, 0.40), (-0.16, 0.565, 0.355)),
    elbows=((0.8, -1, 0), (-1, -0.9, -0.2)),
    feet=((0.12, 0.066, 0.13), (-0.13, 0.075, -0.19)),
    knees=((0.35, 0, 1), (0.15, 0, 1)),
    arm=(0.155, 0.155),
    leg=(0.215, 0.215),
)
HANG = dict(hands=((0.22, 0.42, 0.16), (-0.22, 0.42, 0.16)), elbows=((0.6, -0.4, -1), (-0.6, -0.4, -1)))
UP = dict(hands=((0.27, 0.98, 0.22), (-0.27, 0.95, 0.24)), elbows=((1, 0, -0.2), (-1, -0.1, -0.2)))
SPRINT = dict(
    chest=(0, 0.65, 0.07),
    neck=(0, 0.74, 0.16),
    head=(0, 0.84, 0.25),
    shoulders=((0.135, 0.71, 0.1), (-0.135, 0.71, 0.12)),
    lean=(0, 1, 0.6),
    gaze=(0, 0.0, 1),
    roll=8,
    hands=((0.2, 0.86, 0.38), (-0.24, 0.7, 0.4)),
    elbows=((1, -0.8, 0), (-1, -0.8, 0)),
    feet=((0.1, 0.17, 0.24), (-0.1, 0.11, -0.3)),
    knees=((0.2, 0.3, 1), (-0.1, 0, 1)),
)
ASK = dict(hands=((0.2, 0.42, 0.2), (-0.22, 0.95, 0.2)), elbows=((0.6, -0.4, -1), (-1, -0.3, 0)), roll=12)
SKINS = (('#94ba6e', '#6f9352'), ('#a6bd72', '#82905a'), ('#86b07c', '#5f8a66'), ('#a9b866', '#858a4c'))


def lurch(sit=0.0, **how):
    """Bent forward with its hands out; `sit` sinks the trunk by so much on bent knees."""
    pose = {**REACH, **how}
    if sit:
        for name in ('pelvis', 'chest', 'neck', 'head'):
            x, y, z = pose[name]
            pose[name] = (x, y - sit, z - 0.05)
        for name in ('hips', 'shoulders', 'hands'):
            pose[name] = tuple((x, y - sit, z - 0.05) for x, y, z in pose[name])
        pose |= dict(feet=((0.09, 0.068, 0.22), (-0.09, 0.068, 0.2)), knees=((0.15, 1, 1), (-0.15, 1, 1)))
    return Pose(**pose)


def dead(
    pose=None,
    top='#b9af97',
    trousers='#5f5a78',
    skin=0,
    hair='#43352c',
    style='short',
    jaw=28,
    seed=2,
    extras=(),
    lower=True,
    glare=False,
    sleeves=(1.3, 0.9),
    robe=0.0,
    eyes='#f2e8b0',
    size=0.122,
    heavy=1.0,
    shins=(1.82, 1.6),
    hands=(True, True),
    model=None,
):
    """A zombie without a base. `skin` is one of `SKINS` or a pair of pots; `robe` is how far the top falls below the hips; `hands`
    are those that are open claws, the others are left to the extra that puts something into them."""
    pose = pose or lurch()
    model, skin_ = model or Drawn('miniature'), mottled(*(SKINS[skin % len(SKINS)] if isinstance(skin, int) else skin))
    arms = [sleeve(pose, side, sleeves[side], tear=0.03, seed=seed + side) for side in SIDES]
    body = melt(trunk(pose), *arms, k=0.028)
    if robe:
        body = melt(body, limb(pose.pelvis + (0, 0.05, 0), pose.pelvis - (0, robe, 0.02), 0.1, 0.1 + robe * 0.4), k=0.04)
    body = hemmed(pose, body, at=-robe or -0.035, tear=0.045, seed=seed)
    body = folded(body, pose.pelvis + (0, 0.07, 0.03), (0.5, 1, 0.3), 0.008, 75, 0.11, seed)
    stains = [(pose.on_chest(0.03, 0.05, 0.09), 0.06), (pose.on_chest(-0.08, -0.07, 0.07), 0.05)]
    model.solid(body, stained(top, stains, '#5e4334', 0.6), 300)
    model.solid(limb(pose.pelvis, pose.neck, 0.06, 0.055), skin_, 40, area='skin')
    if lower:
        _below(model, pose, trousers, skin_, shins)
    for side, back in ((LEFT, (0.25, 1, -0.2)), (RIGHT, (-0.5, 1, 0))):
        model.solid(bare_arm(pose, side, 0.5), skin_, 60, 0.0065, area='skin')
        if hands[side]:
            claw(model, pose, side, skin_, back)
    head = DeadHead(pose, size, jaw=jaw, crooked=0.3 * (-1) ** seed)
    infected(model, head, skin_, eyes=eyes, glare=glare, heavy=heavy)
    if style != 'bald':
        model.solid(hair_cap(head, line=0.36, slope=0.4), hair, 80, 0.007, area='hair')
    if style == 'wild':
        shock(model, head, hair, 22, length=0.55, lift=0.2, seed=seed)
    for extra in extras:
        extra(model, pose, head)
    return model.sculpted()


def _below(model, pose, trousers, skin, shins):
    """Trousers and shoes; legs are bare from the knee where trousers end there."""
    model.solid(legs(pose, shins, tears=(0.025, 0.045)), grimy(trousers, 0.05, 0.25), 220)
    for side, toe in ((LEFT, (0.05, 0, 1)), (RIGHT, (-0.5, 0, 0.8))):
        shoe(model, pose, side, toe, '#58432f', '#353035')
        if shins[side] < 1.5:
            model.solid(bare_shin(pose, side, shins[side] - 0.15), skin, 50, 0.0065, area='skin')


def tie(pot='#a33f33'):
    def cloth(model, pose, head):
        path = [pose.neck + (0, -0.012, 0.066), pose.on_chest(0, 0.045, 0.112), pose.on_chest(0.02, -0.05, 0.118), pose.on_chest(0.05, -0.15, 0.13)]
        model.shape(ribbon(path, (0.026, 0.04, 0.054, 0.03), (1, 0, 0.15)), pot, area='cloth')

    return cloth
