"""What older buildings have: towers, columns, steps."""

import numpy as np

from lib.card import printed, thing
from lib.shapes import Shape

import _things as put


def tower(model, x, z, size, height, name, storeys=3):
    """Four printed sides, a panel a storey so that nothing is stretched."""
    a, half = height / storeys, size / 2
    left, right, near, far = x - half, x + half, z + half, z - half
    for corner, across in (
        ((left, 0, near), (size, 0, 0)),
        ((right, 0, near), (0, 0, -size)),
        ((right, 0, far), (-size, 0, 0)),
        ((left, 0, far), (0, 0, size)),
    ):
        for k in range(storeys):
            printed(model, np.array(corner) + (0, a * k, 0), across, (0, a, 0), f'{name}.side', (0.0, 0.04, 0.7, 0.3))


def pediment(model, x, y, z, width, rise, colour):
    """A triangle of stone over an entrance, with a deep edge."""
    half = width / 2
    front = [(x - half, y, z), (x + half, y, z), (x, y + rise, z)]
    back = [(a, b, c - 0.12) for a, b, c in front]
    faces = [(0, 1, 2), (1, 4, 5, 2), (3, 0, 2, 5), (3, 4, 1, 0)]
    thing(model, Shape(np.array(front + back), faces), colour)
    inner = [(x - half * 0.72, y + rise * 0.14, z + 0.006), (x + half * 0.72, y + rise * 0.14, z + 0.006), (x, y + rise * 0.8, z + 0.006)]
    thing(model, Shape(np.array(inner), [(0, 1, 2)]), '#8d8474')
    for side in (-0.84, -0.3, 0.3, 0.84):
        put.drum(model, x + side * half, 0.06, z - 0.06, 0.05, y - 0.06, colour, 7)


def steps(model, x, z, width):
    """Two steps up to a door."""
    put.block(model, x, 0, z + 0.13, width, 0.03, 0.26, '#cfc6b2')
    put.block(model, x, 0.03, z + 0.1, width * 0.94, 0.03, 0.16, '#dcd4c0')
