"""The living. One body in many clothes: `person(Look(...), pose, extra, ...)`, extras put on hats and hold things."""
from dataclasses import dataclass, replace

import numpy as np
from lib.body import LEFT, RIGHT, SIDES, Pose, hemmed, legs, sleeve, trunk
from lib.extremities import cuff, fist, grip, shoe
from lib.fields import carve, egg, folded, hoop, limb, lumpy, melt
from lib.heads import Head, hair_cap, living, shock
from lib.model import Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import frame, upright, vec

STAND = dict(
    pelvis=(0, 0.5, -0.02),
    chest=(0, 0.665, 0),
    neck=(0, 0.765, 0.02),
    head=(0, 0.88, 0.055),
    gaze=(0, 0.02, 1),
    hips=((0.06, 0.48, 0), (-0.06, 0.48, 0)),
    shoulders=((0.132, 0.735, 0), (-0.132, 0.735, 0)),
    hands=((0.2, 0.5, 0.12), (-0.2, 0.5, 0.12)),
    elbows=((1, -0.2, -0.6), (-1, -0.2, -0.6)),
    feet=((0.09, 0.068, 0.03), (-0.09, 0.068, -0.03)),
    knees=((0.2, 0, 1), (-0.2, 0, 1)),
)
OUT = ((0.5, -0.7, -0.4), (-0.5, -0.7, -0.4))


def stance(**how):
    """Upright, arms at the sides, but for what is said; elbows point outwards and down unless they are told."""
    return Pose(**STAND | ({'elbows': OUT} if 'hands' in how else {}) | how)


@dataclass(frozen=True)
class Look:
    skin: str
    top: str
    trousers: str = '#4c5266'
    hair: str = '#3a2a20'
    style: str = 'short'
    """`short`, `wild`, `bun`, `long` or `bald`."""
    hem: float = 0.03
    """How far the top reaches below the hips."""
    collar: str = ''
    size: float = 0.118
    jaw: float = 0.95
    frown: float = 0.7
    stubble: str = ''
    shoes: str = '#4a3a32'
    eyes: str = '#3a2618'
    broad: float = 1.0
    """How much wider than others: chest, arms, thighs."""
    fist: float = 0.122


class Drawn(Model):
    """Nobody counts the triangles of what is drawn once; as small as cards are, a coarser grid does for them."""

    coarse = 1.35

    def solid(self, body, colour, triangles, step=0.0075, **more):
        return super().solid(body, colour, round(triangles * 1.6), step * self.coarse, **more)


class Sketched(Drawn):
    """The same for those who stand in the middle distance: in half the time."""

    coarse = 1.75


def person(look, pose=None, *extras, lower=True, model=None, hands=(True, True)):
    """A figure without a base; `lower=False` leaves out legs that nobody sees. A `model` of another kind is one for the table.

    `hands` are those that are fists; the others are left to the extra that puts something into them.
    """
    pose, b = pose or stance(), look.broad
    model = model or Drawn('miniature')
    if lower:
        model.solid(legs(pose, (1.8, 1.8), thigh=0.078 * b, knee=0.062 * b, cuff=0.056 * b), look.trousers, 200)
        for side, toe in ((LEFT, (0.2, 0, 1)), (RIGHT, (-0.2, 0, 1))):
            shoe(model, pose, side, toe, look.shoes, '#2e2826', size=1.15)
    _top(model, pose, look)
    for side in SIDES:
        cuff(model, pose.on_arm(side, 1.8), pose.forearm(side), 0.055 * b, look.collar or look.top, 0.03)
        model.solid(limb(pose.on_arm(side, 1.7), pose.wrists[side], 0.036 * b, 0.032 * b), look.skin, 30, 0.007, area='skin')
        if hands[side]:
            model.solid(fist(pose, side, back(side), look.fist), look.skin, 100, 0.0065, area='skin')
    head = living(model, Head(pose, look.size), look.skin, iris=look.eyes, brows=look.hair if look.style != 'bald' else '#3a2a20', jaw=look.jaw, frown=look.frown, stubble=look.stubble or None, triangles=300)
    _hair(model, head, look)
    for extra in extras:
        extra(model, pose, head)
    return model.sculpted()


def back(side):
    return (1, 0.25, 0.35) if side == LEFT else (-1, 0.25, 0.35)


def held(pose, side):
    """Where a fist holds something."""
    return grip(pose, side, back(side), 0.122)[0]


def _top(model, pose, look):
    b = look.broad
    sleeves = [sleeve(pose, side, 1.85, 0.066 * b, 0.058 * b, seed=side + 4) for side in SIDES]
    body = melt(trunk(pose, 0.12 * b, 0.094 * b, 0.09 * b), *sleeves, k=0.03)
    if look.hem > 0.06:
        body = melt(body, limb(pose.pelvis + (0, 0.06, 0), pose.pelvis - (0, look.hem, 0), 0.1, 0.135), k=0.04)
    body = hemmed(pose, body, at=-look.hem)
    model.solid(folded(body, pose.pelvis + (0, 0.07, 0.03), (0.2, 1, 0), 0.007, 70, 0.1, 6), look.top, 300)
    if look.collar:
        ring = lathe([(0.064, -0.02), (0.07, 0.01), (0.055, 0.03)], 12, pose.neck + (0, -0.005, 0.0), upright((0, 1, 0.2)))
        model.shape(ring, look.collar, 60, area='cloth')


def _hair(model, head, look):
    k = head.size
    if look.style == 'bald':
        return
    model.solid(hair_cap(head, line=0.42, slope=0.3, nape=-0.4), look.hair, 70, 0.007, area='hair')
    if look.style == 'wild':
        shock(model, head, look.hair, 22, line=0.4, length=0.5, lift=0.3, wind=(0.2, 0, -0.1), seed=8)
    if look.style == 'bun':
        model.solid(lumpy(egg(head.at(0, 0.95, -0.5), (0.055, 0.05, 0.055)), 0.006, 36), look.hair, 90, 0.007, area='hair')
    if look.style == 'long':
        fall = melt(*[head.limb((s * 0.75, 0.3, -0.25), (s * 0.8, -1.1, -0.2), 0.3, 0.2) for s in (1, -1)], head.limb((0, 0.3, -0.7), (0, -1.1, -0.7), 0.45, 0.3), k=0.3 * k)
        model.solid(lumpy(carve(fall, head.egg((0, -0.2, 0.6), (0.62, 0.8, 0.9))), 0.004, 30), look.hair, 160, 0.0075, area='hair')


# --- what people put on


def peaked(pot, band='#c9a23c', visor='#26242a'):
    """A cap with a visor: porters, couriers."""

    def hat(model, pose, head):
        k, middle = head.size, head.middle - head.turned[:, 2] * 0.06 * head.size
        crown = [(0.9 * k, 0.42 * k), (0.92 * k, 0.62 * k), (1.08 * k, 0.92 * k), (0.7 * k, 1.05 * k)]
        model.shape(lathe(crown, 18, middle, upright(head.turned[:, 1]), (False, True)), pot, 50, area='cloth')
        model.shape(lathe([(0.93 * k, 0.44 * k), (0.95 * k, 0.6 * k)], 18, middle, upright(head.turned[:, 1])), band, 60, area='cloth')
        peak = [head.at(0, y, z) for y, z in ((0.5, 0.7), (0.46, 1.0), (0.36, 1.24))]
        model.shape(ribbon(peak, (0.17, 0.15, 0.08), head.turned[:, 0], 0.014), visor, 40, area='cloth')

    return hat


def toque(model, pose, head):
    """A cook's hat: taller than its cook is good."""
    k, middle = head.size, head.middle - head.turned[:, 2] * 0.06 * head.size
    model.shape(lathe([(0.92 * k, 0.4 * k), (0.9 * k, 1.1 * k)], 18, middle, upright(head.turned[:, 1])), '#d8d2c4', 60, area='cloth')
    puff = melt(head.egg((0, 1.45, -0.1), (1.15, 0.55, 1.1)), head.egg((0.3, 1.75, -0.1), (0.6, 0.4, 0.6)), head.egg((-0.35, 1.7, 0), (0.6, 0.4, 0.6)), k=0.2 * k)
    model.solid(lumpy(puff, 0.006, 26), '#d8d2c4', 150, 0.008)


def hard_hat(pot='#d1992c'):
    def hat(model, pose, head):
        k, middle = head.size, head.middle - head.turned[:, 2] * 0.06 * head.size
        shell = [(1.2 * k, 0.42 * k), (0.98 * k, 0.5 * k), (0.9 * k, 0.85 * k), (0.55 * k, 1.12 * k), (0.1 * k, 1.2 * k)]
        model.shape(lathe(shell, 18, middle, upright(head.turned[:, 1]), (True, True)), pot, 50)
        crest = [head.at(0, 0.75, 0.86), head.at(0, 1.24, 0.2), head.at(0, 1.2, -0.5)]
        model.shape(loft(crest, [0.16 * k] * 3, 6), pot, 60)

    return hat


def beanie(pot):
    def hat(model, pose, head):
        model.solid(hair_cap(head, line=0.5, slope=0.25, thickness=0.12, nape=-0.1), pot, 110, 0.007)
        model.solid(lumpy(egg(head.at(0, 1.15, -0.1), (0.035, 0.035, 0.035)), 0.005, 40), pot, 40, 0.007)

    return hat


def nurse_cap(model, pose, head):
    k = head.size
    band = [head.at(x, 0.72 - 0.28 * x * x, 0.55 - 0.5 * abs(x)) for x in (-0.8, -0.4, 0, 0.4, 0.8)]
    model.shape(ribbon(band, (0.2 * k, 0.36 * k, 0.46 * k, 0.36 * k, 0.2 * k), head.turned[:, 1], 0.014), '#d8d4c8', 50, area='cloth')
    for half in ((0.1, 0.035, 0.02), (0.035, 0.1, 0.02)):
        model.shape(box(head.at(0, 0.76, 0.66), vec(half) * k, head.turned), '#b8392f', 30, area='cloth')


def headset(model, pose, head):
    k = head.size
    band = [head.at(np.sin(a) * 0.98, 0.2 + np.cos(a) * 0.96, -0.1) for a in np.linspace(-1.4, 1.4, 11)]
    model.shape(ribbon(band, [0.16 * k] * 11, head.turned[:, 2], 0.08 * k), '#2c2c34', 40)
    model.shape(loft([head.at(0.85, 0.0, 0.1), head.at(0.8, -0.5, 0.7), head.at(0.35, -0.62, 1.05)], [0.035 * k] * 3, 5), '#2c2c34', 60)
    model.shape(pearl(head.at(0.32, -0.62, 1.06), 0.1 * k), '#2c2c34', 180)


def curlers(model, pose, head):
    for x, y, z, pot in ((0, 1.02, 0.3, '#d0708a'), (-0.45, 0.95, 0.1, '#5a9ab0'), (0.45, 0.95, 0.1, '#5a9ab0'), (0, 1.05, -0.3, '#d0708a')):
        model.shape(lathe([(0.2 * head.size, -0.26 * head.size), (0.2 * head.size, 0.26 * head.size)], 10, head.at(x, y, z), upright(head.turned[:, 0]), (True, True)), pot, 60)


def moustache(pot):
    def hair(model, pose, head):
        k = head.size
        for s in (1, -1):
            path = [head.at(0, -0.4, 0.98), head.at(s * 0.25, -0.44, 0.9), head.at(s * 0.46, -0.58, 0.7)]
            model.shape(loft(path, (0.1 * k, 0.13 * k, 0), 6), pot, 80, area='hair')

    return hair


def glasses(pot='#2b2a30'):
    def frames(model, pose, head):
        k = head.size
        for s in (1, -1):
            ring = lathe([(0.2 * k, -0.02 * k), (0.26 * k, 0), (0.2 * k, 0.02 * k)], 14, head.at(s * 0.34, 0.0, 0.98), upright(head.turned[:, 2]))
            model.shape(ring, pot, 60)
        model.shape(loft([head.at(-0.1, 0.02, 1.02), head.at(0.1, 0.02, 1.02)], [0.03 * k] * 2, 5), pot, 60)

    return frames


def open_mouth(wide=0.16, high=0.14):
    def mouth(model, pose, head):
        model.shape(pearl(head.at(0, -0.58, 0.8), (wide * head.size, high * head.size, 0.1 * head.size), head.turned), '#3c1418', 180, area='skin')

    return mouth


def scarf(pot):
    def cloth(model, pose, head):
        model.solid(lumpy(hoop(pose.neck + (0, 0.005, 0.01), (0, 1, 0.2), 0.062, 0.03), 0.005, 28), pot, 90, 0.0075)

    return cloth


def apron(pot='#d0c8b8', bib=True):
    def cloth(model, pose, head):
        path = [pose.on_chest(0, 0.05, 0.105), pose.on_chest(0, -0.06, 0.115)] if bib else []
        path += [pose.pelvis + (0, 0.03, 0.13), pose.pelvis + (0, -0.12, 0.15), pose.pelvis + (0, -0.26, 0.16)]
        model.shape(ribbon(path, ([0.13, 0.16] if bib else []) + [0.2, 0.24, 0.25], (1, 0, 0), 0.014), pot, 40, area='cloth')

    return cloth


def straps(pot):
    """Bib and braces of an overall."""

    def cloth(model, pose, head):
        for s in (1, -1):
            path = [pose.pelvis + (s * 0.06, 0.04, 0.115), pose.on_chest(s * 0.065, 0.0, 0.115), pose.on_chest(s * 0.08, 0.13, 0.03), pose.on_chest(s * 0.06, -0.02, -0.11)]
            model.shape(ribbon(path, [0.04] * 4, (1, 0, 0), 0.016), pot, 40, area='cloth')
        model.shape(box(pose.on_chest(0, -0.05, 0.108), (0.08, 0.065, 0.014), pose.chest_frame, 0.008), pot, 30, area='cloth')

    return cloth


def stripes(pot, heights=(0.02, -0.1)):
    """Bands round the chest: high visibility, football."""

    def bands(model, pose, head):
        for y in heights:
            middle = pose.on_chest(0, y, 0.0)
            ring = lathe([(0.126, -0.017), (0.13, 0), (0.126, 0.017)], 20, middle, upright(pose.lean))
            squeezed = ring._replace(vertices=(ring.vertices - middle) * (1.02, 1, 0.84) + middle)
            model.shape(squeezed, pot, 60, area='cloth')

    return bands


def buttons(pot='#d8b24a', count=4):
    def row(model, pose, head):
        for index in range(count):
            for s in (1, -1):
                model.shape(pearl(pose.on_chest(s * 0.035, 0.06 - index * 0.055, 0.105), 0.012), pot, 180)

    return row


def carrying(prop, side=RIGHT, turned=None, scale=1.0, grip_at=(0, 0, 0), both=False):
    """A prop in a fist, the prop's point `grip_at` where it is held; or between both."""
    def hold(model, pose, head):
        where = (held(pose, LEFT) + held(pose, RIGHT)) / 2 if both else held(pose, side)
        t = frame((0, 0, 1)) if turned is None else turned
        at = where - t @ (vec(grip_at) * scale)
        model.parts += [replace(p, positions=p.positions * scale @ t.T + at, normals=p.normals @ t.T, area=p.area and 'gear') for p in prop.parts]

    return hold
