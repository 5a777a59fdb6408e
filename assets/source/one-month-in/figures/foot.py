"""The plates that survivors stand on, told apart by outline and studs: round, square, triangle, star. And the zombies' own.

Figure units; they reach from y = -0.062 to 0, so plate and figure share one place. The rim is the material `rim`.
"""
import math

import numpy as np

from lib.base import DEPTH
from lib.model import Finish, Model
from lib.shapes import Shape, box, stone
from lib.space import turn, vec


def _outline(radii, start=0.0):
    """Points round the middle, each in its own distance; clockwise seen from above, from the front."""
    return [(r * math.sin(a), r * math.cos(a)) for i, r in enumerate(radii) for a in [start + 2 * math.pi * i / len(radii)]]


def _layer(points, shares, colour, model, material, finish, area=''):
    """Walls and a top over an outline: pairs of a share of its size and a height, from below."""
    count = len(points)
    rows = [[(x * s, y, z * s) for x, z in points] for s, y in shares]
    vertices = np.array([*(p for row in rows for p in row), (0, shares[-1][1], 0)])
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j) for i in range(len(rows) - 1) for j in range(count)]
    top = (len(rows) - 1) * count
    faces += [(top + j, top + (j + 1) % count, len(vertices) - 1) for j in range(count)]
    model.shape(Shape(vertices, faces), colour, 35, finish, material, area)


def _foot(points, studs, seed, stones=2):
    model = Model('foot')
    _layer(points, ((0.97, -DEPTH), (1.0, -0.018), (0.9, -0.004)), '#d8d8d8', model, 'rim', Finish(light=0.8, variation=0))
    _layer(points, ((0.8, -0.004), (0.76, 0.0)), '#77756f', model, 'paint', Finish(light=0.5), 'base')
    for x, z in studs:
        out = vec(x, 0, z)
        model.shape(box(out * 0.93 + (0, -0.008, 0), (0.022, 0.012, 0.022), turn((0, 1, 0), 45)), '#f6f1e2', 30, Finish(variation=0), area='')
    luck = np.random.RandomState(seed)
    for index in range(stones):
        angle = luck.rand() * 6.28
        model.shape(stone((0.15 * math.sin(angle), 0.006, 0.15 * math.cos(angle)), (0.03, 0.014, 0.024), seed + index), '#96928d', 20, area='base')
    return model.sculpted()


def blue():
    return _foot(_outline([0.3] * 14), (), 3)


def red():
    corners = _outline([0.38] * 4, math.pi / 4)
    return _foot(corners, corners, 5)


def green():
    points = [(0.0, 0.42), (0.06, 0.36), (0.4, -0.22), (0.36, -0.28), (-0.36, -0.28), (-0.4, -0.22), (-0.06, 0.36)]
    return _foot(points, ((0.0, 0.36), (0.34, -0.23), (-0.34, -0.23)), 7)


def yellow():
    return _foot(_outline([0.42, 0.26] * 5), _outline([0.36] * 5), 9, stones=0)


def zombie():
    """A puddle of what they drag along."""
    model = Model('foot')
    _layer(_outline([0.3, 0.27, 0.31, 0.26, 0.3, 0.28, 0.3, 0.26, 0.31]), ((0.98, -DEPTH), (1.0, -0.02), (0.86, 0.0)), '#8fa04a', model, 'paint', Finish())
    return model.sculpted()


MODELS = {'foot-blue': blue, 'foot-red': red, 'foot-green': green, 'foot-yellow': yellow, 'foot-zombie': zombie}
