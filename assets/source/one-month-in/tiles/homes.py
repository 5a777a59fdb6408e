"""Where people lived: terraced houses, a block of flats, a hotel."""

from lib.card import board, thing
from lib.shapes import lathe
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import palisade, walls


def terraced():
    t = Tile('street')
    s = walls(t, 'terrace', -0.72, 0.2)
    top = roofs.gable(t, s, 0.42, 'slate', 0.06)
    for x in (-0.92, -0.34, 0.34, 0.92):
        put.block(t.base, x, top - 0.22, -0.36, 0.2, 0.22, 0.16, '#9c5a40')
        for dx in (-0.05, 0.05):
            put.drum(t.base, x + dx, top, -0.36, 0.03, 0.09, '#c9703c', 6)
    for x in (-0.74, 0.74):
        put.hedge(t.base, x, 0.44, 0.5)
    put.block(t.base, -0.98, 0, 0.42, 0.13, 0.22, 0.13, '#3f5a46')
    put.block(t.base, 0.2, 0, 0.46, 0.13, 0.2, 0.13, '#35507a')
    palisade(t, 0.0, 0.5, 4)
    t.flag = (0.66, top - 0.1, -0.26)
    return t


def _sheets(model, x, y, z, tall, colour):
    """Bedsheets knotted to a rope."""
    for k in range(4):
        low = y - tall * (k + 1) / 4
        board(model, (x - 0.05, low, z + 0.02 * (k % 2)), (0.1, 0, 0), (0, tall / 4 * 0.94, 0), 0.02, 'plain', sides='')
        thing(model, lathe([(0.03, -0.02), (0.03, 0.02)], 5, (x, low, z)), colour)


def apartment():
    t = Tile('street')
    s = walls(t, 'flats', -0.62, 0.16)
    y = roofs.flat(t, s, 'sand', 0.3)
    put.sign(t.base, 'flats', 0, 0.86, s.z1 + 0.03, 0.7)
    for level in (0.5, 0.97):
        for x in (-0.6, 0.2):
            put.block(t.base, x, level, s.z1 + 0.1, 0.36, 0.03, 0.18, '#c9c2b2')
            for dx in (-0.17, 0, 0.17):
                on.rail(t.base, [(x + dx, level, s.z1 + 0.18), (x + dx, level + 0.13, s.z1 + 0.18)], 0.012, '#4a505a', 3)
            on.rail(t.base, [(x - 0.18, level + 0.13, s.z1 + 0.18), (x + 0.18, level + 0.13, s.z1 + 0.18)], 0.016, '#4a505a', 3)
    _sheets(t.base, 0.2, 0.98, s.z1 + 0.2, 0.8, '#d8c8b0')
    _sheets(t.base, -0.6, 0.5, s.z1 + 0.2, 0.38, '#b8cfd8')
    put.drum(t.base, 0.5, y, -0.4, 0.14, 0.14, '#8d653c', 8)
    put.block(t.base, -0.5, y, -0.4, 0.26, 0.14, 0.2, '#a8604a')
    palisade(t, -0.72, 0.42, 3)
    palisade(t, 0.72, 0.42, 3)
    t.flag, t.count = (0.74, y, -0.3), (-0.45, 1.98, -0.3)
    return t


MODELS = models_of({'terraced-houses': terraced, 'apartment-block': apartment})
