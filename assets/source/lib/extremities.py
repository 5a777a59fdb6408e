"""Hands and feet, larger than life so that they read at play size."""

import math

from .fields import behind, block, egg, limb, melt, within
from .model import Finish
from .shapes import loft, lathe
from .space import frame, unit, upright, vec


def _local(origin, turned, size):
    return lambda left, up, forward: vec(origin) + turned @ vec(left, up, forward) * size


def claw(model, pose, side, skin, back, size=0.145, nails='#4a3630', spread=1.1, curl=0.7, lift=0.0):
    """An open hand with four hooked fingers and a thumb; `back` is the direction of the back of the hand."""
    turned = frame(unit(pose.forearm(side) + vec(0, lift, 0)), back)
    at = _local(pose.wrists[side], turned, size)
    palm = melt(
        egg(at(0, 0, 0.26), (0.44 * size, 0.2 * size, 0.42 * size), turned),
        limb(at(0.26, 0.04, 0.5), at(-0.26, 0.04, 0.5), 0.16 * size),
        limb(pose.wrists[side], at(0, 0, 0.2), 0.028, 0.2 * size),
        k=0.2 * size,
    )
    model.solid(palm, skin, 56, 0.006, area='skin')
    for i in range(4):
        across = (i - 1.5) / 1.5
        _finger(model, at, across, size * (1 - 0.12 * abs(across)) / size, spread, curl, skin, nails, size)
    inside = -1 if side == 0 else 1
    thumb = [at(inside * 0.32, -0.05, 0.12), at(inside * 0.62, -0.12, 0.32), at(inside * 0.66, -0.26, 0.6)]
    _digit(model, thumb, size, turned[:, 1], skin, nails)


def _finger(model, at, across, length, spread, curl, skin, nails, size):
    fan = across * 0.42 * spread
    points, here = [at(across * 0.33, 0.04, 0.46)], vec(across * 0.33, 0.04, 0.46)
    for bow, share, slope in ((1.0, 0.36, 0.14), (1.3, 0.32, -0.55 * curl), (1.2, 0.24, -1.5 * curl)):
        here = (
            here + unit(vec(math.sin(fan * bow), slope, math.cos(fan) * (1 if slope > -1 else 0.75))) * share * length
        )
        points.append(at(*here))
    _digit(model, points, size, at(0, 1, 0) - at(0, 0, 0), skin, nails)


def _digit(model, points, size, up, skin, nails):
    """A finger with a short claw."""
    radii = [0.15 * size, 0.145 * size, 0.13 * size, 0.1 * size][: len(points)]
    model.shape(loft(points, radii, 5, up=unit(up)), skin, 75, area='skin')
    root, along = points[-1], unit(points[-1] - points[-2])
    claw_ = [root - along * 0.05 * size, root + along * 0.09 * size, root + along * 0.2 * size - unit(up) * 0.06 * size]
    model.shape(loft(claw_, [0.085 * size, 0.06 * size, 0], 4, up=unit(up), caps=False), nails, 60, area='skin')


def fist(pose, side, back, size=0.128):
    """A closed hand as a field; `back` is the direction of its knuckles' back. See `grip` for what it holds."""
    turned = frame(pose.forearm(side), back)
    at = _local(pose.wrists[side], turned, size)
    palm = block(at(0, 0.02, 0.26), (0.34 * size, 0.24 * size, 0.28 * size), turned, 0.13 * size)
    fingers = [
        melt(
            limb(at(x, 0.14, 0.5), at(x, 0.02, 0.68), 0.135 * size, 0.125 * size),
            limb(at(x, 0.02, 0.68), at(x, -0.22, 0.56), 0.125 * size, 0.11 * size),
            k=0.03 * size,
        )
        for x in (-0.3, -0.1, 0.1, 0.3)
    ]
    inside = -1 if side == 0 else 1
    thumb = limb(at(inside * 0.36, -0.06, 0.2), at(inside * 0.16, -0.3, 0.56), 0.14 * size, 0.11 * size)
    return melt(palm, melt(*fingers, k=0.015 * size), thumb, k=0.05 * size)


def grip(pose, side, back, size=0.128):
    """The point and the direction (towards the figure's left of the hand) of a stick that the fist of these holds."""
    turned = frame(pose.forearm(side), back)
    return _local(pose.wrists[side], turned, size)(0, -0.1, 0.45), turned[:, 0]


def shoe(model, pose, side, toe, upper, sole, up=(0, 1, 0), size=1.15, triangles=84):
    """A laced shoe that points along `toe`; its sole is flat across `up`."""
    turned = frame(toe, up)
    at = _local(pose.ankles[side], turned, size)
    body = melt(
        limb(at(0, -0.005, -0.012), at(0, 0.022, -0.01), 0.036 * size, 0.034 * size),
        egg(at(0, -0.022, 0), (0.04 * size, 0.036 * size, 0.045 * size), turned),
        limb(at(0, -0.02, 0.03), at(0, -0.03, 0.088), 0.037 * size, 0.032 * size),
        k=0.03 * size,
    )
    model.solid(within(body, behind(at(0, -0.045, 0), -turned[:, 1]), k=0.004), upper, triangles, 0.0065, area='gear')
    half = ((0.038 * size, 0.0125 * size, 0.046 * size), (0.039 * size, 0.0125 * size, 0.046 * size))
    tread = [block(at(0, -0.05, z), half[i], turned, 0.012 * size) for i, z in enumerate((0.002, 0.075))]
    model.solid(melt(*tread, k=0.02 * size), sole, 48, 0.007, area='gear')
    for z in (0.028, 0.05):
        lace = loft(
            [at(0.022, 0.012 - z * 0.25, z), at(-0.022, 0.012 - z * 0.25, z)], [0.006 * size] * 2, 3, caps=False
        )
        model.shape(lace, sole, 60)


def boot(model, pose, side, toe, leather, sole, size=1.2, triangles=110):
    """A heavy boot up to half the shin, with a turned-down cuff."""
    shin = pose.shin(side)
    shoe(model, pose, side, toe, leather, sole, size=size)
    top = pose.ankles[side] - shin * 0.095 * size
    model.solid(limb(pose.ankles[side], top, 0.042 * size, 0.047 * size), leather, triangles - 60, 0.007, area='gear')
    cuff = lathe([(0.049 * size, -0.02), (0.056 * size, 0), (0.044 * size, 0.014)], 9, top, upright(-shin))
    model.shape(cuff, sole, 50)


def bare_foot(model, pose, side, toe, skin, up=(0, 1, 0), size=1.15, triangles=84):
    turned = frame(toe, up)
    at = _local(pose.ankles[side], turned, size)
    toes = [limb(at(x, -0.044, 0.08), at(x * 1.2, -0.048, z), r * size, 0.011 * size) for x, z, r in TOES]
    body = melt(
        limb(at(0, 0, -0.005), at(0, -0.03, -0.02), 0.034 * size, 0.034 * size),
        limb(at(0, -0.02, 0.01), at(0, -0.042, 0.078), 0.036 * size, 0.027 * size),
        *toes,
        k=0.018 * size,
    )
    model.solid(within(body, behind(at(0, -0.062, 0), -turned[:, 1]), k=0.004), skin, triangles, 0.006, area='skin')


TOES = ((0.024, 0.112, 0.017), (0.0, 0.106, 0.015), (-0.022, 0.098, 0.014))


def cuff(model, centre, along, radius, colour, width=0.034, sides=9, finish=Finish()):
    """A ring of cloth around a limb: cuffs, wrist bands, the tops of socks."""
    profile = [(radius * 0.9, -width / 2), (radius * 1.06, 0), (radius * 0.8, width / 2)]
    model.shape(lathe(profile, sides, centre, upright(along)), colour, 50, finish, area='cloth')
