"""Larger shops and workshops, each with what it sells on its roof or before its door."""

from lib.card import thing
from lib.model import PLAIN
from lib.shapes import box, lathe, ribbon
from lib.space import turn
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of, tile_model
from _walls import palisade, walls


def _cross(t, x, y, z, size, colour):
    """A cross that faces the viewer; it flickers once somebody feeds it."""
    for w, h in ((size, size * 0.34), (size * 0.34, size)):
        thing(t.base, box((x, y, z), (w / 2, h / 2, 0.05)), colour)
        light = box((x, y, z + 0.052), (w / 2 - 0.03, h / 2 - 0.03, 0.004))
        t.held.shape(light, '#7dffb0', finish=PLAIN, material='glow')


def pharmacy():
    t = Tile('street')
    s = walls(t, 'pharmacy', -0.7, 0.18)
    y = roofs.flat(t, s, 'white', 0.36)
    put.sign(t.base, 'pharmacy', 0, 0.5, s.z1 + 0.04, 0.95)
    on.post(t.base, (-0.62, y, -0.5), 0.16, 0.04, on.STEEL, 5)
    _cross(t, -0.62, y + 0.3, -0.5, 0.4, '#2fa05f')
    on.cooler(t.base, 0.15, y, -0.5, 0.5, -10)
    palisade(t, 0.5, 0.42, 3)
    palisade(t, -0.5, 0.42, 3)
    put.hedge(t.base, 0.95, 0.42, 0.16, 0.16, 0.3)
    put.hedge(t.base, -0.95, 0.42, 0.16, 0.16, 0.3)
    t.flag = (0.74, y, -0.42)
    return t


def launderette():
    t = Tile('street')
    s = walls(t, 'laundry', -0.7, 0.2)
    y = roofs.flat(t, s, 'sand', 0.5)
    put.sign(t.base, 'laundry', 0, 0.68, s.z1 + 0.02, 1.3)
    # What was washed last still hangs out.
    for x in (-0.8, 0.1):
        on.post(t.base, (x, y, -0.48), 0.5, 0.025, on.WOOD, 4)
    on.rail(t.base, [(-0.8, y + 0.46, -0.48), (-0.35, y + 0.42, -0.48), (0.1, y + 0.46, -0.48)], 0.012, '#e8e2d4', 3)
    for x, colour, w in ((-0.64, '#d8553a', 0.2), (-0.4, '#f4f0e4', 0.24), (-0.14, '#3a8fae', 0.2)):
        hang = [(x, y + 0.43, -0.47), (x + 0.01, y + 0.28, -0.44), (x, y + 0.12, -0.47)]
        thing(t.base, ribbon(hang, (w, w * 1.1, w), (1, 0, 0), 0.015), colour)
    thing(t.base, lathe([(0.2, -0.12), (0.2, 0.1), (0.15, 0.12)], 12, (0.6, y + 0.22, -0.45), turn((1, 0, 0), 70), caps=(True, False)), '#dfe4e6', 30)
    thing(t.base, lathe([(0.15, 0.1), (0.04, 0.13)], 12, (0.6, y + 0.22, -0.45), turn((1, 0, 0), 70), caps=(False, True)), '#2a4458', 60)
    put.block(t.base, 0.96, 0, 0.42, 0.2, 0.16, 0.18, '#d9b36a')
    put.block(t.base, 0.96, 0.16, 0.42, 0.16, 0.06, 0.14, '#f4f0e4')
    palisade(t, 0.0, 0.44, 4)
    t.flag = (0.84, y, -0.2)
    return t


def motor_garage():
    t = Tile('carpark')
    s = walls(t, 'garage', -0.78, -0.02)
    y = roofs.flat(t, s, 'tar', 0.4)
    put.sign(t.base, 'garage', 0, 0.76, s.z1 + 0.02, 1.3)
    # The car on the lift, and the legs under it.
    for side in (-0.36, 0.36):
        on.post(t.base, (-0.5 + side, 0, 0.3), 0.56, 0.04, '#d9a52c', 5)
    put.block(t.base, -0.5, 0.36, 0.3, 0.74, 0.04, 0.24, '#d9a52c')
    put.car(t.base, -0.5, 0.3, 0, '#c8352f', y=0.36)
    for dx in (-0.06, 0.06):
        put.block(t.base, -0.5 + dx, 0, 0.42, 0.07, 0.06, 0.26, '#35507a')
        put.block(t.base, -0.5 + dx, 0, 0.58, 0.07, 0.12, 0.06, '#2c2a30')
    for x, z, up in ((0.8, 0.34, 0), (0.98, 0.42, 0), (0.88, 0.38, 0.1)):
        put.drum(t.base, x, up, z, 0.11, 0.1, '#2c2a30', 8)
    put.drum(t.base, 0.5, 0, 0.34, 0.1, 0.28, '#3a6ea0', 8)
    # A spanner as long as a car.
    put.block(t.base, 0.2, y + 0.06, -0.58, 0.7, 0.07, 0.13, '#b9c2c8')
    thing(t.base, lathe([(0.16, -0.035), (0.16, 0.035)], 8, (0.58, y + 0.1, -0.58), caps=(True, True)), '#b9c2c8')
    put.block(t.base, 0.67, y + 0.06, -0.58, 0.12, 0.09, 0.1, '#6d6a72')
    palisade(t, 0.16, 0.2, 5)
    t.flag = (-0.74, y, -0.5)
    return t


def hardware_store():
    t = Tile('street')
    s = walls(t, 'hardware', -0.74, 0.16)
    y = roofs.flat(t, s, 'tin', 0.36)
    put.sign(t.base, 'hardware', 0, 0.5, s.z1 + 0.04, 1.0)
    # A hammer that nobody could steal.
    on.rail(t.base, [(-0.35, y + 0.08, -0.5), (0.3, y + 0.3, -0.5)], 0.05, '#c08f55', 6)
    thing(t.base, box((0.36, y + 0.32, -0.5), (0.1, 0.2, 0.1), turn((0, 0, 1), 18)), '#5a626c')
    for x in (-0.98, -0.86, -0.74):
        for dx in (-0.045, 0.045):
            on.rail(t.base, [(x + dx, 0, 0.42), (x + dx, 0.72, 0.22)], 0.013, '#e0b03c', 3)
        for k in range(1, 5):
            on.rail(t.base, [(x - 0.045, 0.15 * k, 0.42 - 0.042 * k), (x + 0.045, 0.15 * k, 0.42 - 0.042 * k)], 0.01, '#e0b03c', 3)
    for k in range(3):
        put.lying(t.base, 0.8, 0.1 * (k == 2), 0.34 + 0.1 * (k == 1) + 0.05 * (k == 2), 0.05, 0.5, ('#a86a3c', '#8f9aa2', '#b9835a')[k], 7)
    palisade(t, 0.2, 0.4, 4)
    t.flag = (0.78, y, -0.42)
    return t


def _trolley(model, x, z, degrees, tipped=False):
    """A basket of wire on wheels."""
    m = tile_model()
    for side in (-0.08, 0.08):
        on.rail(m, [(-0.12, 0.24, side), (0.14, 0.22, side), (0.11, 0.1, side), (-0.08, 0.1, side), (-0.12, 0.24, side)], 0.011, '#9aa6b0', 3)
        on.rail(m, [(-0.12, 0.24, side), (-0.15, 0.29, side)], 0.014, '#c8352f', 3)
    put.block(m, 0.01, 0.09, 0, 0.2, 0.015, 0.15, '#aab4bc')
    put.block(m, 0.0, 0.02, 0, 0.2, 0.03, 0.12, '#5a626c')
    put.placed(model, m, x, z, degrees, 0.1 if tipped else 0, turn((1, 0, 0), -80) if tipped else None)


def supermarket():
    t = Tile('carpark')
    s = walls(t, 'supermarket', -0.8, 0.1)
    y = roofs.flat(t, s, 'white', 0.45)
    for x in (-0.6, 0.6):
        on.post(t.base, (x, y, -0.36), 0.14, 0.03, on.DARK, 4)
    put.sign(t.base, 'supermarket', 0, y + 0.1, -0.33, 1.7)
    for x in (-0.7, -0.3):
        on.cooler(t.base, x, y, -0.62, 0.5)
    for k in range(5):
        _trolley(t.base, -0.24 + 0.12 * k, 0.3, 78 + 4 * k)
    _trolley(t.base, 0.8, 0.44, 30, True)
    put.car(t.base, -0.8, 0.44, 8, '#6a8fae')
    palisade(t, 0.5, 0.3, 3)
    t.flag = (0.86, y, -0.2)
    return t


MODELS = models_of(
    {
        'pharmacy': pharmacy,
        'launderette': launderette,
        'garage': motor_garage,
        'hardware-store': hardware_store,
        'supermarket': supermarket,
    }
)
