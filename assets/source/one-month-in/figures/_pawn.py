"""What survivors and zombies share: figures of under a thousand triangles, since a full table has 140 of them.

Figure units: a standing human is 1 high, its feet at y = 0. There is no base below: `feet.py` has the plates, which reach from
y = -0.062 to 0 and stand under any figure. A coat is the material `rim`, which the app tints by team.
"""
from lib.body import SIDES, hemmed, legs, sleeve, trunk
from lib.fields import carve, egg, limb, melt
from lib.heads import Head
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, disc, lathe, loft
from lib.space import frame, unit, vec

# Grey that a team's colour is multiplied with.
CLOTH = '#e6e6e6'
STEP = 0.01
BIG_HEAD = 0.132


def pawn():
    return Model('pawn')


def shod(model, pose, colour, toes=((0.25, 0, 1), (-0.25, 0, 1)), size=1.0):
    """Boots of one solid each."""
    for side in SIDES:
        ankle, along = pose.ankles[side], unit(toes[side])
        boot = melt(
            limb(ankle + (0, 0.07, 0), ankle - (0, 0.02, 0), 0.05 * size, 0.05 * size),
            limb(ankle - (0, 0.03, 0), ankle - (0, 0.034, 0) + along * 0.09 * size, 0.042 * size, 0.036 * size),
            k=0.03,
        )
        model.solid(boot, colour, 38, STEP, area='gear')


def mitt(model, pose, side, colour, along=None, size=1.0, area='skin'):
    """A closed hand; returns the point in its grip."""
    wrist, reach = pose.wrists[side], unit(pose.forearm(side) if along is None else along)
    model.solid(egg(wrist + pose.forearm(side) * 0.035, vec(0.05, 0.052, 0.058) * size, frame(reach)), colour, 24, STEP, area=area)
    return wrist + pose.forearm(side) * 0.04


def coat(model, pose, length=0.2, colour=CLOTH, material='rim', flare=0.15, triangles=190, folds=0.0):
    """Sleeves, trunk and a skirt of that length below the hips, open in front."""
    sleeves = [sleeve(pose, side, 1.85, 0.07, 0.062, folds=folds, seed=side) for side in SIDES]
    foot = pose.pelvis - vec(0, length, 0.02)
    skirt = limb(pose.pelvis + (0, 0.04, 0), foot, 0.1, flare)
    slit = limb(pose.pelvis + (0, 0.0, 0.15), foot + (0, -0.06, flare), 0.01, 0.06)
    body = hemmed(pose, carve(melt(melt(trunk(pose, 0.13, 0.1, 0.095), skirt, k=0.04), *sleeves, k=0.03), slit, k=0.01), at=-length)
    model.solid(body, colour, triangles, STEP, material=material, finish=Finish(variation=0.03))


def trousers(model, pose, colour, triangles=84):
    model.solid(legs(pose, (1.8, 1.8), thigh=0.082, knee=0.068, cuff=0.06, folds=0), colour, triangles, STEP)


def face(model, pose, skin, size=BIG_HEAD, beard=None):
    """A head that is readable from above: nose, brow, two eyes; returns it for whoever puts on a hat."""
    head = Head(pose, size)
    k, model.front = head.size, head.turned[:, 2]
    skull = melt(
        head.egg((0, 0.1, -0.08), (0.8, 0.86, 0.88)),
        head.egg((0, -0.5, 0.2), (0.56, 0.5, 0.6)),
        limb(head.neck - (0, 0.03, 0), head.at(0, -0.4, -0.1), 0.055, 0.05),
        head.limb((0, 0.02, 0.86), (0, -0.2, 1.02), 0.1, 0.15),
        k=0.15 * k,
    )
    model.solid(skull, skin, 112, 0.008, area='skin')
    for s in (1, -1):
        turned = head.turned @ frame((s * 0.4, 0.05, 1))
        model.shape(disc(head.at(s * 0.34, 0.02, 0.87), 0.15 * k, turned, 6), '#efe8da', 60, PLAIN)
        model.shape(disc(head.at(s * 0.33, 0.01, 0.9), 0.085 * k, turned, 5), '#2a1d16', 60, PLAIN)
        brow = [head.at(s * 0.56, 0.24, 0.74), head.at(s * 0.12, 0.2, 0.98)]
        model.shape(loft(brow, (0.05 * k, 0.06 * k), 3, caps=False), beard or '#3a2a20', 60, area='hair')
    if beard:
        model.solid(melt(head.egg((0, -0.62, 0.38), (0.56, 0.4, 0.52)), head.egg((0, -0.4, 0.1), (0.72, 0.34, 0.62)), k=0.1 * k), beard, 50, STEP, area='hair')
    return head


def belt(model, pose, colour, buckle='#c9a23c'):
    waist = pose.pelvis + (0, 0.05, 0)
    model.shape(lathe([(0.128, -0.02), (0.124, 0.02)], 9, waist), colour, 60)
    model.shape(box(waist + (0, 0, 0.124), (0.026, 0.022, 0.008)), buckle, 30)
