"""What burns, bangs and smokes."""

import numpy as np

from lib.colour import blend, mottled, ramp
from lib.fields import ball, melt
from lib.model import PLAIN, Finish, Model
from lib.shapes import lathe, loft, pearl, ribbon
from lib.space import turn, unit, upright, vec

from props.joinery import EDGE, STEEL, TWINE, curve, rod, wrap

HOT = ('#a81c08', '#c8400a', '#d8700e', '#e0a024')


def tongues(model, at=(0, 0, 0), height=0.5, seed=1, count=7, wide=0.32):
    """Flames over a point, the bright ones in front (towards +z)."""
    luck = np.random.RandomState(seed)
    for i in range(count):
        share = i / max(count - 1, 1)
        x, z = luck.uniform(-0.5, 0.5) * wide * height, (share - 0.5) * wide * 0.7 * height
        high, sway = height * luck.uniform(0.8, 1.0) * (1 - 0.62 * share), luck.uniform(-0.14, 0.14) * height
        foot = vec(at) + (x * (1 - 0.4 * share), 0, z)
        path = curve(
            [foot, foot + (sway * 0.5, high * 0.25, 0), foot + (-sway * 0.6, high * 0.62, 0), foot + (sway, high, 0)], 3
        )
        radii = np.interp(np.linspace(0, 1, len(path)), (0, 0.3, 0.65, 1), (0.11, 0.15, 0.075, 0)) * height * (
            1 - 0.35 * share
        )
        pot = HOT[min(int(share * len(HOT)), len(HOT) - 1)]
        model.shape(loft(path, [*radii[:-1], 0], 8, up=(0, 0, 1), caps=False), pot, 120, PLAIN, 'glow')


def flame(height=0.8, seed=1, count=8):
    """A fire of its own, its foot at the origin."""
    model = Model('token')
    tongues(model, (0, 0, 0), height, seed, count, 0.5)
    return model.sculpted()


def spark(model, at, size=0.1, seed=1, pot='#e09a20', count=13):
    """A star of sparks: where a fuse burns or metal strikes."""
    luck = np.random.RandomState(seed)
    model.shape(pearl(at, size * 0.22), '#f0d080', 180, PLAIN, 'glow')
    for _ in range(count):
        way = unit(luck.normal(size=3) * (1, 1, 0.6))
        reach = size * luck.uniform(0.6, 1.25)
        model.shape(
            loft([vec(at), vec(at) + way * reach * 0.3, vec(at) + way * reach], [0, size * 0.07, 0], 4, caps=False), pot,
            100, PLAIN, 'glow'
        )


def smoke(seed=1, count=22, height=0.8, drift=0.5, pots=('#777268', '#b0aa9a'), foot=0.06, head=0.22):
    """Lobes that climb from the origin, lean by `drift` along x and grow from `foot` to `head`."""
    luck = np.random.RandomState(seed)
    lobes = []
    for share in np.linspace(0, 1, count):
        size = (foot + (head - foot) * share) * luck.uniform(0.5, 0.8)
        off = luck.uniform(-1, 1, 3) * (foot + (head - foot) * share) * (0.9, 0.6, 0.6)
        lobes.append(ball(vec(drift * share**1.4, foot + height * share, 0) + off, size))
    model = Model('token')
    lit = blend(pots[0], pots[1], lambda p, n: ramp(-0.7, 0.5, n[:, 1] + n[:, 0] * 0.3))
    model.solid(melt(*lobes), lit, 4000, 0.018, finish=Finish(light=0.3, shade=0, edges=0))
    return model.sculpted()


def tin_can(paint='#8c3a30', label=True):
    """Opened with a bayonet, by the look of it: stands at the origin, 0.5 high, its lid up."""
    model = Model('token')
    wall = [(0.17, 0), (0.18, 0.01), (0.17, 0.03), (0.17, 0.46), (0.182, 0.475), (0.182, 0.49), (0.165, 0.49), (0.165, 0.1)]
    model.shape(lathe(wall, 22, caps=(True, True)), mottled(STEEL, '#6a5248', 14, 0.35), 35)
    if label:
        model.shape(
            lathe([(0.172, 0.07), (0.175, 0.08), (0.175, 0.4), (0.172, 0.41)], 22), mottled(paint, '#5e2a24', 9, 0.3), 40
        )
    lid = turn((1, 0, 0), -65)
    sheet = lathe([(0, -0.006), (0.16, -0.006), (0.16, 0.006), (0, 0.006)], 18)
    model.shape(sheet.moved((0, 0.635, -0.23), lid), EDGE, 40)
    return model.sculpted()


def _cracker(model, foot, along, length, radius, pot):
    turned = upright(along)
    model.shape(
        lathe(
            [(radius * 0.6, 0), (radius, 0.01), (radius, length - 0.01), (radius * 0.6, length)], 10, foot, turned,
            (True, True)
        ),
        pot, 40
    )
    for share in (0.12, 0.88):
        model.shape(
            lathe([(radius * 1.06, -0.014), (radius * 1.06, 0.014)], 10, vec(foot) + unit(along) * length * share, turned),
            '#d8a83a', 40
        )
    rod(model, [vec(foot) + unit(along) * length, vec(foot) + unit(along) * (length + 0.06)], 0.008, TWINE, 5)


def firecrackers(count=7, lit=True):
    """A plaited string of them along x. Left over from a New Year that nobody celebrated."""
    model = Model('token')
    line = curve(
        [(-0.6, 0.1, 0), (-0.35, 0.0, 0), (0.0, 0.03, 0), (0.3, -0.01, 0), (0.5, 0.1, 0), (0.56, 0.24, 0), (0.5, 0.36, 0)],
        5
    )
    rod(model, line, 0.016, TWINE, 6)
    rod(model, [p + (0.01, 0.012, 0.014) for p in line], 0.012, '#8c7448', 5)
    for i in range(count):
        x = -0.48 + i * 0.88 / max(count - 1, 1)
        for side in (1, -1):
            top = vec(x + side * 0.02, 0.0, 0.02 * side)
            way = unit(vec(-0.25 + 0.3 * side * 0.3, -1.0, 0.55 * side))
            _cracker(model, top + way * 0.3, -way, 0.26, 0.05, ('#b32a22', '#9a221e', '#c43a26')[(i + (side > 0)) % 3])
    if lit:
        spark(model, line[-1], 0.17, 3)
    return model.sculpted()


def fire_bottle(glass='#3f6a4a', burning=True):
    """Vintage: last week. It stands at the origin; its rag burns at about y = 0.8."""
    model = Model('token')
    body = [
        (0.0, 0.0), (0.15, 0.0), (0.175, 0.03), (0.175, 0.33), (0.15, 0.42), (0.09, 0.49), (0.06, 0.56), (0.055, 0.66),
        (0.068, 0.665), (0.068, 0.7), (0.05, 0.705)
    ]
    model.shape(lathe(body, 18), blend(glass, '#8a4a1c', lambda p, n: ramp(0.33, 0.31, p[:, 1]) * 0.75), 35)
    model.shape(
        lathe([(0.177, 0.08), (0.179, 0.09), (0.179, 0.27), (0.177, 0.28)], 18), mottled('#a8977a', '#7c6a50', 12), 40
    )
    wrap(model, (0, 0.55, 0), (0, 0.64, 0), 0.064, (TWINE, '#8c7448'), 4)
    rag = curve([(0, 0.66, 0), (0.01, 0.75, 0), (0.07, 0.76, 0.03), (0.1, 0.66, 0.06), (0.09, 0.56, 0.08)], 4)
    model.shape(ribbon(rag, np.linspace(0.075, 0.11, len(rag)), (0.2, 0, 1), 0.02), mottled('#b8a88c', '#6a5238', 12), 40)
    model.shape(
        loft(
            curve([(0, 0.68, 0), (-0.02, 0.75, 0), (-0.05, 0.82, 0)], 3), [0.044, 0.044, 0.05, 0.05, 0.05, 0.045, 0.03], 8
        ),
        mottled('#b8a88c', '#4a3a2c', 12), 60
    )
    if burning:
        tongues(model, (-0.03, 0.72, 0), 0.5, 4, 8, 0.42)
    return model.sculpted()
