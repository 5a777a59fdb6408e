"""The zoo: an arch with a cheerful giraffe, and very open enclosures."""

from lib.card import thing
from lib.shapes import box, lathe, loft, pearl
from lib.space import turn
from props import clutter as on

import _things as put
from _tile import Tile, models_of, tile_model


def _giraffe(model, x, z, tall=1.25, degrees=0.0):
    """Legs, body, a neck with spots, and a smile."""
    m, coat, spot = tile_model(), '#e0b04a', '#8a5228'
    for dx in (-0.11, 0.11):
        for dz in (-0.06, 0.06):
            on.rail(m, [(dx, 0, dz), (dx * 0.9, 0.42, dz)], 0.026, coat, 4)
    thing(m, box((0, 0.5, 0), (0.17, 0.1, 0.09), taper=(0.9, 0.8)), coat)
    thing(m, loft([(0.12, 0.52, 0), (0.2, 0.8, 0), (0.24, tall - 0.12, 0)], [0.085, 0.06, 0.045], 6), coat)
    thing(m, box((0.3, tall - 0.08, 0), (0.11, 0.06, 0.055), turn((0, 0, 1), -18), taper=(0.8, 0.9)), coat)
    thing(m, box((0.4, tall - 0.13, 0), (0.035, 0.04, 0.05)), '#c98a5a')
    for dz in (-0.03, 0.03):
        on.rail(m, [(0.23, tall - 0.03, dz), (0.22, tall + 0.05, dz)], 0.012, spot, 3)
        thing(m, pearl((0.33, tall - 0.05, dz * 1.9), 0.02), '#211a26', 180)
    for px, py, side in ((-0.08, 0.53, 1), (0.06, 0.5, 1), (-0.02, 0.46, 1), (0.17, 0.68, 1), (0.2, 0.86, 1), (0.22, 1.0, 1)):
        size = 0.05 if py < 0.6 else 0.03
        depth = 0.088 if py < 0.6 else 0.062
        thing(m, box((px, py, depth * side), (size, size * 0.9, 0.008)), spot)
    put.placed(model, m, x, z, degrees)


def _elephant(model, x, z, degrees):
    """From behind its ears."""
    m, grey = tile_model(), '#8d9098'
    thing(m, pearl((0, 0.24, 0), (0.2, 0.17, 0.15)), grey, 180)
    thing(m, pearl((0.2, 0.28, 0), (0.11, 0.12, 0.1)), grey, 180)
    for side in (-1, 1):
        thing(m, box((0.17, 0.29, side * 0.12), (0.02, 0.1, 0.07), turn((0, 1, 0), side * 30)), '#a3a6ae')
        for dx in (-0.1, 0.1):
            on.post(m, (dx, 0, side * 0.08), 0.16, 0.05, grey, 5)
    on.rail(m, [(0.29, 0.26, 0), (0.36, 0.14, 0), (0.42, 0.1, 0)], 0.03, grey, 5)
    put.placed(model, m, x, z, degrees)


def zoo():
    t = Tile('zoo', is_open=True)
    # The arch.
    for x in (-0.4, 0.4):
        put.block(t.base, x, 0, 0.5, 0.16, 0.5, 0.14, '#d8553a')
        thing(t.base, pearl((x, 0.56, 0.5), 0.09), '#e8c63a', 180)
    put.sign(t.base, 'zoo', 0, 0.4, 0.56, 0.72)
    put.block(t.base, 0, 0.4, 0.52, 0.72, 0.06, 0.06, '#b8452c')
    _giraffe(t.base, -0.76, -0.5, 1.22, -20)
    _giraffe(t.base, -0.48, -0.72, 0.86, 150)
    _elephant(t.base, 0.62, -0.62, -150)
    thing(t.base, lathe([(0.34, 0.0), (0.3, 0.12), (0.12, 0.26), (0.02, 0.3)], 7, (0.82, 0, 0.1)), '#9a8a74', 10)
    put.tree(t.base, 0.3, -0.88, 0.9, 2, ('#7f9a3c', '#97ad48', '#6a8434'))
    for k, (x, z) in enumerate(((-0.7, 0.16), (-0.5, 0.3), (-0.86, 0.32))):
        put.drum(t.base, x, 0, z, 0.05, 0.14, '#26242c', 6, 0.04)
        thing(t.base, box((x, 0.09, z + 0.045), (0.025, 0.05, 0.01)), '#f4f2e6')
        thing(t.base, pearl((x, 0.17, z), 0.045), '#26242c', 180)
        thing(t.base, box((x, 0.165, z + 0.055), (0.012, 0.01, 0.02), turn((0, 1, 0), 20 * k)), '#e8963a')
    # Fences with gaps where something pushed.
    put.fence(t.base, [(-1.08, -0.96), (-0.1, -0.96)], 0.2, '#8d653c', 0.3)
    put.fence(t.base, [(0.3, -0.18), (1.06, -0.18), (1.06, -0.94)], 0.2, '#8d653c', 0.3)
    put.fence(t.base, [(-1.08, -0.18), (-0.5, -0.18)], 0.2, '#8d653c', 0.3)
    on.rail(t.base, [(-0.38, 0.02, -0.12), (-0.1, 0.06, -0.24)], 0.016, '#8d653c', 3)
    put.lamps(t, [(-1.08, 0.5), (-0.54, 0.5)], 0.42)
    put.lamps(t, [(0.54, 0.5), (1.08, 0.5)], 0.42)
    put.lamps(t, [(-1.1, -0.1), (-1.1, -0.92)], 0.42)
    put.lamps(t, [(1.1, -0.92), (1.1, -0.1)], 0.42)
    t.slots = [(0.0, 0.2), (0.36, 0.2), (0.0, -0.3), (0.4, -0.4), (-0.3, -0.3), (-0.26, 0.1), (0.24, -0.1)]
    t.flag, t.count = (0.86, 0.0, -0.3), (0.1, 1.2, -0.3)
    return t


MODELS = models_of({'zoo': zoo})
