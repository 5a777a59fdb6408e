"""Where a town takes care of itself."""

import numpy as np

from lib.card import board, printed, thing
from lib.shapes import lathe
from lib.space import WORLD, turn, vec
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import boarded, lurker, palisade, walls


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


def church():
    t = Tile('church')
    s = walls(t, 'church', -0.72, 0.15, 0.28)
    roofs.gable(t, s, 0.46, 'slate')
    x, z, size, high = -0.74, -0.24, 0.54, 1.02
    tower(t.base, x, z, size, high, 'church')
    put.block(t.base, x, high, z, size + 0.1, 0.05, size + 0.1, '#d8ceb4')
    thing(t.base, lathe([(0.38, high + 0.05), (0.02, 1.42)], 4, (x, 0, z), turn((0, 1, 0), 45)), '#56606e', 20)
    on.rail(t.base, [(x, 1.38, z), (x, 1.5, z)], 0.016, '#d9b04a')
    on.rail(t.base, [(x - 0.05, 1.45, z), (x + 0.05, 1.45, z)], 0.014, '#d9b04a')
    board(t.base, (x - 0.16, 0.66, z + size / 2 + 0.03), (0.32, 0, 0), (0, 0.32, 0), 0.03, 'clock', reverse=None)
    window = vec(x, 0.34, z + size / 2)
    boarded(t, window, 0.22, 0.4, 1)
    lurker(t, window, 0.22, 0.38, 1, WORLD)
    # Somebody kept a lookout from a chair.
    put.block(t.base, -1.0, 0, 0.32, 0.12, 0.12, 0.12, on.WOOD)
    put.block(t.base, -1.0, 0.12, 0.27, 0.12, 0.16, 0.03, on.WOOD)
    put.stones(t.base, ((0.5, 0.5), (0.78, 0.44), (1.0, 0.5), (-0.5, 0.5)), size=0.1)
    put.tree(t.base, 0.95, -0.95, 0.9, 3)
    palisade(t, 0.1, 0.42, 4)
    t.flag = (0.82, 1.1, -0.28)
    t.count = (0.4, 1.72, -0.3)
    return t


MODELS = models_of({'church': church})
