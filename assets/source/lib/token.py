"""The cardboard disc that tokens lie on: kraft edge, coloured paper, a ring of ink. In figure units, its foot at y = 0."""
import math

import numpy as np

from .model import Finish
from .shapes import Shape, lathe, loft
from .space import unit, vec

RADIUS = 0.24
TOP = 0.05


def token_disc(model, paper, ink, radius=RADIUS):
    """What is put on it stands at `TOP`."""
    model.shape(lathe([(radius, 0), (radius, TOP)], 16), '#c8a06a', 40, Finish(variation=0))
    model.shape(lathe([(radius, TOP), (radius * 0.9, TOP + 0.002), (radius * 0.8, TOP + 0.002)], 16), ink, 60, Finish(shade=0.5))
    model.shape(lathe([(radius * 0.8, TOP + 0.002), (radius * 0.35, TOP + 0.002)], 16, caps=(False, True)), paper, 60)
    return model


def around(count, reach, start=0.0):
    """Directions and points in a ring: pairs of a unit vector outwards and the point at `reach`, on the disc."""
    for index in range(count):
        angle = start + 2 * math.pi * index / count
        out = vec(math.sin(angle), 0, math.cos(angle))
        yield out, out * reach + (0, TOP, 0)


def stick(model, a, b, radius, colour, sides=5):
    """A bar from `a` to `b`."""
    along = unit(vec(b) - vec(a))
    up = (0, 1, 0) if abs(along[1]) < 0.9 else (0, 0, 1)
    model.shape(loft([a, b], [radius] * 2, sides, up=up), colour, 60)


def plate(outline, thickness, height=0.0):
    """A flat piece that stands upright and faces +z: pairs of x and y, round once; it may not be convex, but its middle must
    see all its corners."""
    if sum(a * d - b * c for (a, b), (c, d) in zip(outline, [*outline[1:], outline[0]])) > 0:
        outline = outline[::-1]
    front = [(x, y + height, thickness / 2) for x, y in outline]
    back = [(x, y + height, -thickness / 2) for x, y in outline]
    count = len(outline)
    middle = np.mean(np.array(front + back).reshape(2, count, 3), axis=1)
    vertices = np.array([*front, *back, *middle])
    faces = [((i + 1) % count, i, 2 * count) for i in range(count)]
    faces += [(count + i, count + (i + 1) % count, 2 * count + 1) for i in range(count)]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return Shape(vertices, faces)
