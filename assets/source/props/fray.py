"""What comics draw and nobody has ever seen: stars where something hits, arcs where something swung, dust, splinters.

Flat things lie in the plane of x and y and look along +z: turn them towards the eye.
"""

import math

import numpy as np

from lib.fields import ball, melt
from lib.model import PLAIN, Finish, Model
from lib.shapes import Shape, loft, ribbon, stone
from lib.space import vec


def _star(points, inner, outer, uneven, seed, z):
    luck = np.random.RandomState(seed)
    rim = []
    for k in range(points * 2):
        angle, reach = math.pi * k / points, inner if k % 2 else outer * (1 - uneven * luck.rand())
        rim.append((math.sin(angle) * reach, math.cos(angle) * reach, z))
    last = len(rim)
    return Shape(np.array([*rim, (0, 0, z)]), [((k + 1) % last, k, last) for k in range(last)])


def star(points=9, pots=('#e8622a', '#ffb63a', '#fff0b0'), seed=1, inner=0.5, uneven=0.35):
    """A bang, about 1 across: layers from the outside in."""
    model = Model('token')
    for index, pot in enumerate(pots):
        share = 0.5 * (1, 0.66, 0.36)[index]
        model.shape(_star(points, share * inner, share, uneven, seed, index * 0.02), pot, 60, PLAIN, 'glow')
    return model


def arc(start=-70, end=70, radius=1.0, width=0.2, pot='#f0e8d8', steps=18, flare=0.8, material='glow'):
    """The trace of a swing about the origin, from one angle to the other (0 is up, clockwise): thin where it began."""
    model = Model('token')
    angles = np.radians(np.linspace(start, end, steps))
    points = [(math.sin(a) * radius, math.cos(a) * radius, 0) for a in angles]
    widths = width * np.linspace(0.02, 1, steps) ** flare
    model.shape(ribbon(points, widths, np.array(points), 0.006), pot, 60, PLAIN, material)
    return model


def dashes(points, width=0.03, pot='#e8e0cc', share=0.55):
    """A chalk line through the points, broken."""
    model = Model('token')
    for a, b in zip(points, points[1:]):
        a, b = vec(a), vec(b)
        model.shape(loft([a, a + (b - a) * share], [width / 2] * 2, 5), pot, 60, PLAIN)
    return model


def dust(seed=1, count=9, reach=0.4, size=0.14, pot='#b89a88'):
    """A cloud on the ground, about the origin along x."""
    model, luck = Model('token'), np.random.RandomState(seed)
    lobes = []
    for _ in range(count):
        x, r = luck.uniform(-reach, reach), size * luck.uniform(0.5, 1.1)
        lobes.append(ball((x, r * luck.uniform(0.2, 1.3), luck.uniform(-0.1, 0.1)), r))
    model.solid(melt(*lobes, k=size * 0.1), pot, 700, size / 7, finish=Finish(shade=0.4))
    return model.sculpted()


def splinters(seed=1, count=16, reach=0.5, size=0.12, pots=('#b58f5c', '#8a6238', '#d8b47a'), away=0.12):
    """Bits that fly apart from the origin, long ways outwards."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        out = vec(*luck.normal(size=3))
        out /= np.linalg.norm(out)
        at, long = out * luck.uniform(away, reach), size * luck.uniform(0.5, 1.2)
        points = [at - out * long * 0.5, at, at + out * long * 0.5]
        model.shape(loft(points, [long * 0.05, long * 0.14, 0], 4, up=luck.normal(size=3), flat=0.5), pots[index % len(pots)], 20)
    return model


def chips(seed=1, count=12, reach=0.4, size=0.035, pots=('#b8b2a8', '#8a7f78', '#a0705a')):
    """Bits without a grain: stone, bone china, mortar."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        at = luck.normal(size=3) * reach * 0.5
        model.shape(stone(at, size * luck.uniform(0.4, 1, 3), seed * 17 + index), pots[index % len(pots)], 20)
    return model
