"""Wanderer: people who went out and did not come back right. A bather, a bride, a man who only wanted to walk the dog."""
from dataclasses import dataclass, replace

from lib.base import base
from lib.body import LEFT, RIGHT, SIDES, Pose, bare_arm, bare_shin, hemmed, legs, sleeve, trunk
from lib.colour import grimy, mottled, stained
from lib.extremities import bare_foot, claw, shoe
from lib.fields import carve, egg, folded, limb, lumpy, melt, torn, within
from lib.heads import DeadHead, hair_cap, infected, shock
from lib.model import Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import unit, upright, vec

POSE = Pose(
    pelvis=(0, 0.495, -0.03),
    chest=(0.02, 0.66, 0.02),
    neck=(0.03, 0.76, 0.085),
    head=(0.05, 0.86, 0.165),
    gaze=(0.12, -0.12, 1),
    roll=22,
    lean=(0.1, 1, 0.3),
    hips=((0.064, 0.48, -0.02), (-0.064, 0.48, -0.03)),
    shoulders=((0.155, 0.715, 0.05), (-0.115, 0.745, 0.05)),
    hands=((0.26, 0.44, 0.15), (-0.16, 0.75, 0.36)),
    elbows=((0.8, -0.2, -1), (-1, -0.8, 0)),
    feet=((0.11, 0.068, -0.15), (-0.12, 0.068, 0.13)),
    knees=((0.35, 0, 1), (-0.1, 0, 1)),
    arm=(0.16, 0.155),
    leg=(0.22, 0.215),
)
BOTH = replace(POSE, hands=((0.19, 0.8, 0.36), (-0.2, 0.7, 0.36)), elbows=((1, -0.8, 0), (-1, -0.8, 0)), gaze=(-0.05, -0.1, 1), roll=-14)
LIMP = replace(POSE, hands=((0.33, 0.5, 0.05), (-0.28, 0.47, 0.14)), elbows=((0.5, 0, -1), (-0.6, 0, -1)), gaze=(-0.1, 0.25, 1), roll=-24)
FEET = ((0.13, -0.1, 0.11), (-0.13, 0.19, 0.12))


@dataclass(frozen=True)
class Look:
    skin: str
    blotch: str
    hair: str
    seed: int

    @property
    def flesh(self):
        return mottled(self.skin, self.blotch)


BATHER = Look('#a3a48a', '#7d7d68', '#4a3c34', 3)
BRIDE = Look('#9a9da4', '#72757f', '#5a4030', 12)
WALKER = Look('#a3957c', '#7a6c58', '#8a857c', 24)


def _limbs(model, pose, look, start, shins, spread=1.1):
    """Bare arms with claws from `start` on, bare shins from `shins` on."""
    for side, back in ((LEFT, (0.4, 1, -0.2)), (RIGHT, (-0.5, 1, 0))):
        model.solid(bare_arm(pose, side, start, 0.042), look.flesh, 66, 0.0065, area='skin')
        claw(model, pose, side, look.flesh, back, spread=spread)
        if shins[side] is not None:
            model.solid(bare_shin(pose, side, shins[side], 0.044, 0.031), grimy(look.flesh, 0, 0.2), 50, 0.0065, area='skin')


def bather(pose=POSE, based=True):
    """A bathrobe, one slipper, curlers in the hair."""
    look, model = BATHER, Model('miniature')
    foot = pose.pelvis - (0, 0.2, 0.02)
    skirt = within(limb(pose.pelvis + (0, 0.05, 0), foot, 0.1, 0.165), torn(foot, (0, -1, 0), 0.025, 7, look.seed))
    sleeves = [sleeve(pose, side, 1.35, 0.068, 0.07, seed=side) for side in SIDES]
    robe = melt(melt(trunk(pose, 0.124, 0.1, 0.098), skirt, k=0.04), *sleeves, k=0.03)
    gap = limb(pose.on_chest(0, 0.1, 0.12), foot + (0.02, -0.03, 0.16), 0.035, 0.07)
    robe = carve(robe, gap, egg(foot - (0, 0.04, 0), (0.13, 0.14, 0.13)), k=0.012)
    robe = folded(robe, pose.pelvis + (0.1, -0.1, 0.08), (1, 0, 0.3), 0.009, 60, 0.1, 2)
    model.solid(robe, grimy(stained('#b5748a', [(pose.on_chest(0.09, 0, 0.1), 0.06), (pose.pelvis + (-0.1, -0.12, 0.1), 0.07)], '#5e3a34', 0.75), 0.28, 0.12), 430)
    model.solid(melt(limb(pose.pelvis, pose.chest, 0.085, 0.092), limb(pose.chest, pose.neck, 0.07, 0.05), k=0.03), look.flesh, 110, 0.008, area='skin')
    model.solid(legs(pose, (1.1, 1.1), thigh=0.07, knee=0.058, cuff=0.056), '#c9c2a8', 110, 0.008)
    _limbs(model, pose, look, 1.2, (1.0, 1.0))
    bare_foot(model, pose, LEFT, (0.7, -0.1, 0.75), grimy(look.flesh, 0, 0.1))
    shoe(model, pose, RIGHT, (-0.1, 0, 1), '#6fa09a', '#4b6f6b', size=1.2)
    model.shape(lathe([(0.104, -0.014), (0.114, 0), (0.104, 0.014)], 13, pose.pelvis + (0, 0.045, 0)), '#8f5468', 50, area='cloth')
    for s in (1, -1):
        end = [pose.pelvis + (s * 0.02, 0.04, 0.11), pose.pelvis + (s * 0.05, -0.04, 0.15), pose.pelvis + (s * 0.04, -0.14, 0.17)]
        model.shape(ribbon(end, (0.02, 0.028, 0.03), (1, 0, 0.2)), '#8f5468', 50, area='cloth')
    head = infected(model, DeadHead(pose, jaw=26), look.flesh, triangles=340)
    model.solid(lumpy(hair_cap(head, line=0.36, slope=0.4, thickness=0.08, nape=-0.5), 0.005, 30), look.hair, 80, 0.007, area='hair')
    for x, y, z, pot in ((0, 0.98, 0.42, '#e07f9a'), (0.42, 0.92, 0.1, '#7fb5c9'), (-0.42, 0.92, 0.1, '#7fb5c9'), (0, 1.1, -0.1, '#e0c45a'), (0.25, 0.95, -0.6, '#e07f9a'), (-0.3, 0.9, -0.6, '#e0c45a')):
        curler = [(0.022, -0.036), (0.028, -0.03), (0.028, 0.03), (0.022, 0.036)]
        model.shape(lathe(curler, 7, head.at(x, y, z), upright(head.turned[:, 0]), (True, True)), pot, 50)
    return base(model.sculpted(), ground='slab', seed=15, keep_clear=FEET) if based else model.sculpted()


def bride(pose=BOTH, based=True):
    """The veil is still on. So is the ring."""
    look, model = BRIDE, Model('miniature')
    foot = pose.pelvis - (0, 0.38, 0.05)
    skirt = within(limb(pose.pelvis + (0, 0.05, 0), foot, 0.085, 0.225), torn(foot - (0, 0.03, 0), (0, -1, 0), 0.04, 7, look.seed))
    gown = melt(within(trunk(pose, 0.112, 0.088, 0.08, 0.05), torn(pose.on_chest(0, 0.075, 0), pose.chest_frame[:, 1], 0.02, 6, 5)), skirt, k=0.05)
    gown = carve(gown, limb(pose.pelvis + (-0.1, -0.16, 0.16), foot + (-0.12, -0.05, 0.24), 0.02, 0.1), egg(foot - (0, 0.03, 0), (0.17, 0.24, 0.17)), k=0.012)
    for i, angle in enumerate((0.7, -0.5, 2.4)):
        gown = folded(gown, pose.pelvis + vec(0.14 * angle, -0.2, 0.06), (1, 0, 0.3 * angle), 0.011, 50, 0.13, i)
    model.solid(gown, grimy(stained('#cfc8ba', [(pose.on_chest(0.03, 0, 0.1), 0.08), (pose.pelvis + (0.1, -0.14, 0.15), 0.08)], '#7a3a32', 0.7), 0.08, 0.3), 480)
    model.solid(melt(limb(pose.chest, pose.neck, 0.085, 0.05), limb(*pose.shoulders, 0.052), k=0.03), look.flesh, 110, 0.0075, area='skin')
    _limbs(model, pose, look, 0.0, (1.0, 1.0))
    bare_foot(model, pose, LEFT, (0.4, -0.1, 0.9), grimy(look.flesh, 0, 0.1))
    shoe(model, pose, RIGHT, (-0.1, 0, 1), '#cfc8ba', '#8f887a', size=1.15)
    head = infected(model, DeadHead(pose, jaw=34, crooked=0.3), look.flesh, triangles=340)
    model.solid(hair_cap(head, line=0.4, slope=0.35, nape=-0.5), look.hair, 70, 0.007, area='hair')
    shock(model, head, look.hair, 20, line=0.36, length=0.7, lift=0.1, wind=(0.2, -0.4, -0.5), seed=look.seed)
    for s in (0.5, -0.1, -0.6):
        veil = [head.at(s * 0.8, 0.95, -0.3), head.at(s * 1.3, 0.4, -1.1), head.at(s * 1.8 + 0.3, -0.9, -1.8), head.at(s * 2.2 + 0.6, -2.0, -2.6)]
        model.shape(ribbon(veil, (0.05, 0.085, 0.1, 0.07), head.turned[:, 0], 0.012), '#d8d3c8', 60)
    for x, pot in ((-0.5, '#c9788a'), (-0.18, '#d8cfa0'), (0.18, '#c9788a'), (0.5, '#d8cfa0')):
        model.shape(pearl(head.at(x, 0.98 - 0.3 * x * x, 0.2), 0.026), pot, 100)
    return base(model.sculpted(), ground='dirt', seed=19, keep_clear=FEET) if based else model.sculpted()


def walker(pose=LIMP, based=True):
    """A cardigan, a flat cap, a lead. No dog."""
    look, model = WALKER, Model('miniature')
    sleeves = [sleeve(pose, side, (1.6, 1.2)[side], 0.064, 0.058, tear=(0, 0.03)[side], seed=look.seed) for side in SIDES]
    coat = hemmed(pose, melt(trunk(pose, 0.122, 0.1, 0.1), *sleeves, k=0.03), at=-0.05, tear=0.03, seed=6)
    coat = folded(coat, pose.pelvis + (0, 0.07, 0.03), (0.4, 1, 0.2), 0.008, 70, 0.1, 4)
    coat = carve(coat, limb(pose.neck + (0, 0.02, 0.03), pose.pelvis + (0, 0.0, 0.13), 0.04, 0.03), k=0.014)
    model.solid(coat, grimy(stained('#6f7f56', [(pose.on_chest(0.07, 0.02, 0.09), 0.06)], '#5e3a34', 0.75), 0.42, 0.1), 380)
    model.solid(limb(pose.pelvis, pose.chest, 0.09, 0.095), '#c4b48c', 80, 0.008)
    model.solid(limb(pose.chest, pose.neck, 0.07, 0.052), look.flesh, 40, 0.008, area='skin')
    model.solid(legs(pose, (1.8, 1.4), tears=(0.0, 0.04)), grimy('#7a6048', 0.05, 0.25), 300)
    _limbs(model, pose, look, 1.1, (None, 1.2), 1.3)
    shoe(model, pose, LEFT, (0.6, -0.05, 0.8), '#5b4433', '#3d3431', size=1.2)
    bare_foot(model, pose, RIGHT, (-0.3, -0.1, 1), grimy(look.flesh, 0, 0.1))
    head = infected(model, DeadHead(pose, jaw=40), look.flesh, triangles=340)
    model.solid(hair_cap(head, line=0.3, slope=0.4, thickness=0.05, nape=-0.45), look.hair, 60, 0.007, area='hair')
    cap = melt(hair_cap(head, line=0.5, slope=0.05, thickness=0.16, nape=0.45), egg(head.at(0, 0.6, 0.85), (0.08, 0.02, 0.07), head.turned), k=0.02)
    model.solid(cap, '#8a6a4a', 130, 0.007)
    hand = pose.wrists[LEFT] + pose.forearm(LEFT) * 0.05
    lead = [hand, hand + (0.05, -0.2, 0.06), hand + (0.0, -0.42, 0.08), (0.2, 0.012, 0.2), (0.04, 0.012, 0.22)]
    model.shape(loft(lead, [0.011] * 5, 4), '#c2423a', 60)
    model.shape(lathe([(0.034, -0.012), (0.042, 0), (0.034, 0.012)], 9, (0.02, 0.02, 0.22), upright(unit((0.2, 1, 0.1)))), '#c2423a', 50)
    model.shape(box((0.02, 0.018, 0.262), (0.014, 0.004, 0.014)), '#d8b45a', 30)
    return base(model.sculpted(), ground='asphalt', seed=23, rubble=3, keep_clear=(*FEET, (0.08, 0.22, 0.1))) if based else model.sculpted()


MODELS = {'wanderer-a': bather, 'wanderer-b': bride, 'wanderer-c': walker}
