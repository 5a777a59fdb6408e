"""The four bases."""

from lib.card import printed, thing
from lib.model import PLAIN
from lib.shapes import box, lathe, pearl
from lib.space import turn
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of, spread
from _walls import LIGHT, palisade, walls


def depot():
    t = Tile('yard')
    s = walls(t, 'depot', -0.78, -0.1)
    top = roofs.gable(t, s, 0.34, 'tin')
    put.sign(t.base, 'depot', 0, 0.74, s.z1 + 0.12, 1.2)
    # Lorries nose to tail as a wall.
    put.coach(t.base, -0.62, 0.3, 4, 'lorry', 0.66, 0.42, 0.3, cab='#e0a52c')
    put.coach(t.base, 0.48, 0.32, -5, 'lorry', 0.66, 0.42, 0.3, cab='#c8402f')
    on.crates(t.base, -0.98, 0, 0.02, (0.2, 0.17, 0.14), 2)
    palisade(t, -0.08, 0.6, 3)
    palisade(t, 0.92, 0.6, 3)
    for x in (-0.72, -0.24, 0.24, 0.72):
        t.held.shape(pearl((x, 0.68, s.z1 + 0.06), 0.05), LIGHT, 180, PLAIN, 'glow')
    t.flag = (0.74, top - 0.08, -0.4)
    return t


def boiler_house():
    t = Tile('yard')
    s = walls(t, 'boiler', -0.72, 0.08, 0.16)
    top = roofs.gable(t, s, 0.4, 'slate')
    put.sign(t.base, 'boiler', 0.16, 0.82, s.z1 + 0.13, 1.0)
    # The chimney, in two colours of brick.
    x, z = -0.86, -0.36
    thing(t.base, lathe([(0.22, 0), (0.21, 0.3), (0.17, 0.32), (0.13, 1.28)], 10, (x, 0, z)), '#9a4f3a', 40)
    for y in (0.7, 1.1):
        thing(t.base, lathe([(0.165 - y * 0.02, y), (0.175 - y * 0.02, y + 0.03), (0.16 - y * 0.02, y + 0.06)], 10, (x, 0, z)), '#d9c7a0')
    thing(t.base, lathe([(0.13, 1.26), (0.17, 1.3), (0.16, 1.38), (0.1, 1.38)], 10, (x, 0, z)), '#6d3a2c')
    # A red tarpaulin where the roof is gone.
    half, up = (s.z1 - s.z0) / 2 + 0.08, top - s.h + 0.08
    printed(t.lid, (0.1, s.h + 0.08, s.z + half * 0.92), (0.74, 0, 0), (0, up * 0.86, -half * 0.86), 'tarpaulin', cut=(2, 2))
    for k in range(3):
        put.drum(t.base, -0.98 + 0.17 * k, 0, 0.36 + 0.05 * (k % 2), 0.08, 0.22, ('#a8352c', '#5a626c', '#a8352c')[k], 8)
    on.rail(t.base, [(-0.64, 0.3, -0.2), (-0.74, 0.3, 0.1), (-0.5, 0.3, 0.14)], 0.05, '#8d939a', 6)
    coal = box((0.86, 0.07, 0.4), (0.2, 0.08, 0.14), turn((0, 1, 0), 20), taper=(0.3, 0.3))
    thing(t.base, coal, '#33323a')
    palisade(t, 0.2, 0.36, 4)
    t.flag, t.count = (0.76, top - 0.1, -0.36), (-0.2, 1.65, -0.3)
    return t


def garden_centre():
    t = Tile('lawn')
    for x in (-0.56, 0.56):
        s = walls(t, 'glasshouse', -0.72, 0.08, x)
        top = roofs.gable(t, s, 0.3, 'glass', 0.02)
        # The glass is taped up.
        half = (s.z1 - s.z0) / 2
        for a, b in ((-0.3, 0.3), (0.3, -0.3)):
            foot, head = (x + a, s.h + 0.12, s.z + half * 0.86), (x + b, top + 0.03, s.z + half * 0.14)
            on.rail(t.lid, [foot, head], 0.018, '#d8a03a', 3)
    spots = spread(-1.0, -0.12, -0.72, 0.08)[:4] + spread(0.12, 1.0, -0.72, 0.08)[:3]
    t.slots = spots
    put.sign(t.base, 'garden', 0, 0.6, 0.16, 1.0)
    for side in (-0.46, 0.46):
        on.post(t.base, (side, 0, 0.13), 0.7, 0.03, '#6b4a2c', 4)
    for k, (x, z) in enumerate(((-0.95, 0.34), (-0.72, 0.42), (0.72, 0.42), (0.95, 0.34))):
        put.drum(t.base, x, 0, z, 0.07, 0.12, '#b9603c', 7, 0.1)
        thing(t.base, pearl((x, 0.2, z), 0.12), ('#d8553a', '#e8c63a', '#d98fc0', '#f2ead6')[k], 180)
    put.tree(t.base, 0.0, -0.9, 1.0, 4)
    put.block(t.base, -0.3, 0, 0.42, 0.3, 0.08, 0.2, '#7a5636')
    for k in range(3):
        thing(t.base, pearl((-0.4 + 0.1 * k, 0.12, 0.42), 0.06), '#6f9a3c', 180)
    palisade(t, 0.2, 0.44, 4)
    t.flag, t.count = (0.84, top - 0.06, -0.32), (-0.4, 1.5, -0.3)
    return t


def taxi_rank():
    t = Tile('carpark')
    s = walls(t, 'hut', -0.5, 0.04)
    y = roofs.flat(t, s, 'tar', 0.4)
    for x in (-0.2, 0.2):
        on.post(t.base, (x, y, -0.3), 0.12, 0.025, on.DARK, 4)
    put.sign(t.base, 'taxi', 0, y + 0.08, -0.28, 0.62)
    on.antenna(t.base, 0.32, y, -0.4, 0.4)
    ring = ((-0.78, 0.3, 12), (-0.16, 0.44, 2), (0.5, 0.4, -8), (0.92, 0.0, -80), (0.78, -0.6, -128), (0.16, -0.88, 176), (-0.5, -0.82, 168), (-0.94, -0.3, 96))
    for k, (x, z, way) in enumerate(ring):
        put.car(t.base, x, z, way, ('#2f3038', '#3a3c46')[k % 2], None, '#f7c63c')
    palisade(t, -0.5, 0.62, 3, 0.2)
    palisade(t, 0.16, 0.64, 3, 0.2)
    t.flag, t.count = (0.34, y, -0.36), (-0.3, 1.5, -0.25)
    return t


MODELS = models_of(
    {'base-blue': depot, 'base-red': boiler_house, 'base-green': garden_centre, 'base-yellow': taxi_rank}
)
