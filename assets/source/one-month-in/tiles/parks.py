"""Green places without a building: what is inside lies open."""

from lib.card import thing
from lib.shapes import box, loft, pearl
from props import clutter as on

import _things as put
from _tile import Tile, models_of, tile_model

SLOTS = [(-0.55, 0.3), (0.5, 0.28), (0.0, 0.34), (0.75, -0.2), (-0.75, -0.15), (-0.3, 0.05), (0.3, -0.02)]
CORNERS = [(-1.08, 0.5), (-1.08, -0.9), (1.08, -0.9), (1.08, 0.5)]


def open_tile(ground, flag=(0.8, 0.0, -0.4), slots=SLOTS, tall=0.42, corners=CORNERS):
    """A tile on which nobody built: pennants and lanterns show who holds it."""
    t = Tile(ground, is_open=True)
    t.slots, t.flag, t.count = slots, flag, (-0.5, 1.05, -0.2)
    put.lamps(t, corners, tall)
    return t


def _boat(model, x, z, degrees, paint):
    """A rowing boat with a thwart and two oars."""
    m = tile_model()
    thing(m, loft([(-0.34, 0.1, 0), (-0.24, 0.07, 0), (0.1, 0.06, 0), (0.3, 0.09, 0), (0.4, 0.14, 0)], [0.06, 0.12, 0.14, 0.09, 0.01], 8, flat=0.6), paint, 60)
    thing(m, box((0, 0.135, 0), (0.24, 0.008, 0.075)), '#7a5a3a')
    for at in (-0.12, 0.1):
        thing(m, box((at, 0.15, 0), (0.03, 0.008, 0.11)), '#d9b36a')
    on.rail(m, [(0, 0.17, 0.05), (-0.18, 0.08, 0.3)], 0.014, '#d9b36a', 4)
    put.placed(model, m, x, z, degrees)


def _duck(model, x, z, size=1.0, degrees=0.0):
    """Suspiciously fat."""
    m = tile_model()
    thing(m, pearl((0, 0.07, 0), (0.09, 0.075, 0.075)), '#f2ead6', 180)
    thing(m, pearl((0.075, 0.16, 0), 0.048), '#f2ead6', 180)
    thing(m, box((0.13, 0.155, 0), (0.025, 0.012, 0.022)), '#e8963a')
    for part in m.parts:
        part.positions[:] *= size
    put.placed(model, m, x, z, degrees)


def duck_pond():
    t = open_tile('pond')
    _boat(t.base, -0.42, -0.34, 24, '#d8553a')
    _boat(t.base, 0.3, -0.52, -32, '#3a7fae')
    for x, z, size, way in ((0.15, -0.12, 1.2, -60), (0.48, -0.14, 1.0, -120), (-0.1, 0.08, 1.3, -20), (0.72, 0.32, 1.1, -80)):
        _duck(t.base, x, z, size, way)
    for k, (x, z, s) in enumerate(((-0.9, -0.86, 1.2), (0.88, -0.86, 1.1), (0.1, -1.25, 1.0), (-0.6, -1.15, 0.9))):
        put.tree(t.base, x, z, s, k)
    for x, z in ((-0.86, 0.12), (-0.8, 0.24), (0.78, 0.02), (0.66, 0.2)):
        put.tuft(t.base, x, z, 0.2, int(x * 100) % 7, '#6d8a3c')
    return t


MODELS = models_of({'farm-06': duck_pond})
