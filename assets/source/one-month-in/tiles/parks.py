"""Green places without a building: what is inside lies open."""

import numpy as np

from lib.card import thing
from lib.shapes import Shape, box, lathe, loft, panel, pearl
from lib.space import turn
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
    for k, (x, z, s) in enumerate(((-0.84, -0.86, 1.1), (0.84, -0.86, 1.1), (0.1, -1.2, 0.75), (-0.5, -1.2, 0.75))):
        put.tree(t.base, x, z, s, k)
    for x, z in ((-0.86, 0.12), (-0.8, 0.24), (0.78, 0.02), (0.66, 0.2)):
        put.tuft(t.base, x, z, 0.2, int(x * 100) % 7, '#6d8a3c')
    return t


def city_park():
    t = open_tile('park')
    # The bandstand.
    x, z, r = 0.0, -0.25, 0.44
    put.drum(t.base, x, 0, z, r + 0.06, 0.1, '#d9d2c2', 8)
    for k in range(8):
        a = k * np.pi / 4
        on.post(t.base, (x + r * np.sin(a), 0.1, z + r * np.cos(a)), 0.46, 0.022, '#f4f0e4', 4)
    thing(t.base, lathe([(r + 0.12, 0.55), (r * 0.5, 0.74), (0.08, 0.86)], 8, (x, 0, z), caps=(True, False)), '#c8503a', 20)
    thing(t.base, lathe([(0.07, 0.86), (0.02, 1.0)], 8, (x, 0, z)), '#e0b03c')
    for k, (tx, tz) in enumerate(((-0.84, -0.84), (0.84, -0.8), (0.84, 0.12))):
        put.tree(t.base, tx, tz, 1.1, k)
    for k in range(12):
        put.tuft(t.base, -0.95 + 0.17 * k if k < 4 else 0.3 + 0.09 * k - 0.3, 0.34 + 0.07 * (k % 3) if k % 2 else -0.02 - 0.08 * (k % 4), 0.24, k, '#9aa548')
    for x in (-0.62, 0.62):
        put.block(t.base, x, 0.08, 0.26, 0.34, 0.03, 0.12, on.WOOD)
        put.block(t.base, x, 0.1, 0.2, 0.34, 0.12, 0.02, on.WOOD)
    return t


def _shed(model, x, z, paint, roof='#6d5a48', degrees=0.0):
    m = tile_model()
    put.block(m, 0, 0, 0, 0.42, 0.36, 0.36, paint)
    gable = [(-0.25, 0.34, 0.22), (0.25, 0.34, 0.22), (0.25, 0.54, 0), (-0.25, 0.54, 0), (-0.25, 0.34, -0.22), (0.25, 0.34, -0.22)]
    thing(m, Shape(np.array(gable), [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4), (1, 5, 2)]), roof)
    put.block(m, -0.06, 0, 0.185, 0.14, 0.28, 0.01, '#4a3a2c')
    put.block(m, 0.13, 0.16, 0.185, 0.1, 0.1, 0.01, '#3d6474')
    put.placed(model, m, x, z, degrees)


def _scarecrow(model, x, z):
    """One might not be."""
    on.rail(model, [(x, 0, z), (x, 0.56, z)], 0.02, on.WOOD, 4)
    on.rail(model, [(x - 0.22, 0.4, z), (x + 0.22, 0.4, z)], 0.018, on.WOOD, 4)
    thing(model, box((x, 0.34, z), (0.1, 0.12, 0.05), taper=(1.1, 1)), '#8a4a6a')
    for side in (-1, 1):
        thing(model, box((x + side * 0.17, 0.38, z), (0.07, 0.045, 0.035)), '#8a4a6a')
    thing(model, pearl((x, 0.54, z), 0.08), '#9fb081', 180)
    thing(model, lathe([(0.15, 0.58), (0.14, 0.6), (0.07, 0.61), (0.05, 0.72)], 8, (x, 0, z), caps=(True, True)), '#d9b24a', 30)


def allotments():
    t = open_tile('allotment')
    _shed(t.base, -0.74, -0.62, '#6f8f86', degrees=6)
    _shed(t.base, -0.28, -0.74, '#a8604a', '#5a5048', -8)
    # Rows of beans up their poles.
    for z in (-0.8, -0.52):
        for k in range(4):
            x = 0.3 + 0.2 * k
            for dz in (-0.07, 0.07):
                on.rail(t.base, [(x, 0, z + dz), (x, 0.42, z)], 0.011, '#8a6238', 3)
            thing(t.base, pearl((x, 0.24, z), (0.08, 0.16, 0.09)), ('#5f8a34', '#76a043')[k % 2], 180)
        on.rail(t.base, [(0.26, 0.42, z), (0.94, 0.42, z)], 0.011, '#8a6238', 3)
    _scarecrow(t.base, -0.56, 0.12)
    put.drum(t.base, -0.98, 0, -0.42, 0.09, 0.22, '#3a6ea0', 8)
    thing(t.base, box((0.62, 0.08, 0.24), (0.13, 0.07, 0.09), taper=(1.2, 1.2)), '#5f7a8a')
    put.on_posts(t.base, 'allotment', -0.86, 0.06, 0.5, 0.34)
    for k in range(4):
        thing(t.base, pearl((0.3 + 0.2 * k, 0.07, 0.1), 0.08), ('#e08a2c', '#88b04a')[k % 2], 180)
    t.flag = (0.06, 0.0, -0.42)
    return t


def _goal(model, x, z, way):
    """Posts, a bar, and what is left of the net."""
    w, h = 0.62, 0.42
    white = '#f7f4ea'
    for dz in (-w / 2, w / 2):
        on.rail(model, [(x, 0, z + dz), (x, h, z + dz)], 0.024, white, 5)
        on.rail(model, [(x, h, z + dz), (x + way * 0.2, 0, z + dz)], 0.012, '#c9ccc4', 3)
    on.rail(model, [(x, h, z - w / 2), (x, h, z + w / 2)], 0.024, white, 5)
    for k in range(5):
        dz = (k - 2) * w / 5
        on.rail(model, [(x, h, z + dz), (x + way * 0.2, 0, z + dz)], 0.006, '#e2e4dc', 3)
    for share in (0.35, 0.7):
        on.rail(model, [(x + way * 0.2 * share, h * (1 - share), z - w / 2), (x + way * 0.2 * share, h * (1 - share), z + w / 2)], 0.006, '#e2e4dc', 3)


def school_field():
    t = open_tile('pitch')
    _goal(t.base, -0.9, -0.2, -1)
    _goal(t.base, 0.9, -0.2, 1)
    for k in range(10):
        x, z = -0.5 + 0.25 * (k % 5), -0.46 + 0.44 * (k // 5)
        thing(t.base, pearl((x, 0.07, z), (0.1, 0.09, 0.09)), ('#5f8f3a', '#76a64a')[k % 2], 180)
        thing(t.base, pearl((x + 0.1, 0.03, z + 0.07), 0.035), '#d2b07a', 180)
    thing(t.base, pearl((0.42, 0.07, 0.4), 0.07), '#f4f2e6', 180)
    put.block(t.base, 0.0, 0, -1.12, 0.9, 0.16, 0.14, '#a8604a')
    put.block(t.base, 0.0, 0.16, -1.16, 0.9, 0.14, 0.06, '#8a4a3a')
    on.rail(t.base, [(-0.2, 0.02, 0.44), (-0.56, 0.05, 0.3)], 0.014, on.WOOD, 4)
    t.slots = [(-0.6, 0.34), (0.55, 0.2), (0.0, 0.34), (0.72, -0.72), (-0.7, -0.72), (-0.2, -0.8), (0.25, -0.8)]
    return t


def roundabout():
    t = open_tile('roundabout', corners=[(-0.9, 0.4), (-0.9, -0.62), (0.9, -0.62), (0.9, 0.4)])
    # A mound of flowers with the arrows that everybody obeys.
    for r, y, colour in ((0.6, 0.0, '#6f9a3c'), (0.42, 0.1, '#88a84a')):
        put.drum(t.base, 0, y, -0.1, r, 0.1, colour, 12, r * 0.9)
    luck = np.random.RandomState(5)
    for k in range(16):
        a = k * np.pi / 8
        r, y = (0.5, 0.12) if k % 2 else (0.32, 0.22)
        at = (r * np.sin(a), y, -0.1 + r * np.cos(a))
        thing(t.base, pearl(at, 0.07), ('#d8553a', '#e8c63a', '#d98fc0', '#f2ead6', '#8f6fc0')[luck.randint(5)], 180)
    thing(t.base, lathe([(0.13, 0.2), (0.06, 0.3), (0.05, 0.52), (0.2, 0.6), (0.18, 0.64), (0.05, 0.62)], 10, (0, 0, -0.1), caps=(False, True)), '#cfc8b8', 40)
    for x in (-0.66, 0.66):
        on.post(t.base, (x, 0, 0.36), 0.26, 0.02, '#c9ced2', 4)
        thing(t.base, box((x, 0.34, 0.37), (0.15, 0.1, 0.012)), '#2f74c8')
        arrow = [(x - 0.11, 0.31, 0.384), (x + 0.02, 0.31, 0.384), (x + 0.02, 0.27, 0.384), (x + 0.11, 0.34, 0.384), (x + 0.02, 0.41, 0.384), (x + 0.02, 0.37, 0.384), (x - 0.11, 0.37, 0.384)]
        thing(t.base, Shape(np.array(arrow), [(0, 1, 5, 6), (2, 3, 4)]), '#f4f6f6')
    t.slots = [(-0.62, 0.08), (0.62, 0.06), (0.0, 0.5), (0.7, -0.4), (-0.7, -0.4), (-0.34, 0.46), (0.34, 0.46)]
    t.flag = (0.8, 0.0, -0.7)
    return t


def cemetery():
    t = open_tile('cemetery', flag=(0.2, 0.0, -0.2))
    put.stones(t.base, [(x, z) for z in (-0.78, -0.14) for x in (-0.94, -0.62, -0.3, 0.3, 0.62, 0.94)], '#b9b6ae', 0.13)
    for k in range(12):
        x, z = (-0.94, -0.62, -0.3, 0.3, 0.62, 0.94)[k % 6], (-0.52, 0.12)[k // 6]
        thing(t.base, pearl((x, 0.06, z), (0.11, 0.08, 0.1)), ('#9fc46a', '#86b05a')[k % 2], 180)
    # A vault, an angel with a crow's patience, a bare tree.
    put.block(t.base, 0.0, 0, -1.14, 0.5, 0.34, 0.34, '#a8a498')
    roof = [(-0.3, 0.34, -0.95), (0.3, 0.34, -0.95), (0, 0.52, -0.95), (-0.3, 0.34, -1.32), (0.3, 0.34, -1.32), (0, 0.52, -1.32)]
    thing(t.base, Shape(np.array(roof), [(0, 1, 2), (1, 4, 5, 2), (3, 0, 2, 5)]), '#c4c0b4')
    put.block(t.base, 0.0, 0, -0.965, 0.18, 0.26, 0.01, '#2c2e32')
    on.rail(t.base, [(-0.86, 0, -1.02), (-0.84, 0.3, -1.02), (-0.9, 0.56, -1.0)], 0.04, '#5a4632', 5)
    for tip in ((-1.02, 0.62, -0.98), (-0.7, 0.58, -1.04), (-0.86, 0.7, -0.96)):
        on.rail(t.base, [(-0.85, 0.34, -1.02), tip], 0.018, '#5a4632', 3)
    for x in (-0.2, 0.2):
        put.block(t.base, x, 0, 0.52, 0.08, 0.34, 0.08, '#8d8a80')
    on.rail(t.base, [(-0.2, 0.34, 0.52), (0.0, 0.44, 0.52), (0.2, 0.34, 0.52)], 0.016, '#2c2e32', 3)
    for side in (-1, 1):
        put.fence(t.base, [(side * 0.24, 0.52), (side * 1.0, 0.52)], 0.18, '#2c2e32', 0.25)
    t.slots = [(-0.46, 0.3), (0.46, 0.3), (0.0, 0.3), (0.78, -0.4), (-0.78, -0.4), (-0.05, -0.1), (0.04, -0.6)]
    return t


def golf_course():
    t = open_tile('golf')
    on.post(t.base, (0.4, 0, -0.5), 0.72, 0.014, '#f4f2e6', 4)
    thing(t.base, panel((0.4, 0.52, -0.5), (0.3, 0, 0.02), (0, 0.2, 0)), '#d8352f')
    thing(t.base, panel((0.7, 0.52, -0.48), (-0.3, 0, -0.02), (0, 0.2, 0)), '#b82c28')
    put.water(t.base, 0.4, -0.47, 0.05, '#211a26', 0.02)
    for k in range(9):
        x, z = -0.26 + 0.22 * (k % 3), -0.2 + 0.15 * (k // 3)
        thing(t.base, pearl((x, 0.05, z), (0.07, 0.06, 0.07)), ('#c07ab0', '#e2cfe0')[k % 2], 180)
        put.tuft(t.base, x, z, 0.17, k, '#6f9a3c')
    # The buggy that ran out.
    m = tile_model()
    put.block(m, 0, 0.06, 0, 0.4, 0.12, 0.22, '#f4f2e6')
    put.block(m, -0.04, 0.18, 0, 0.12, 0.1, 0.2, '#3f7a4a')
    for dx in (-0.15, 0.15):
        for dz in (-0.09, 0.09):
            on.post(m, (dx, 0.18, dz), 0.24, 0.012, '#c9ced2', 3)
            put.wheel(m, dx, 0.06, dz * 1.2, 0.06, turn((1, 0, 0), 90 if dz > 0 else -90))
    put.block(m, 0, 0.42, 0, 0.42, 0.03, 0.26, '#f4f2e6')
    put.placed(t.base, m, 0.72, 0.06, -24)
    for k, (x, z, s) in enumerate(((-0.82, -0.78, 1.15), (-0.5, -1.1, 0.75), (0.86, -0.86, 1.0))):
        put.tree(t.base, x, z, s, k)
    on.rail(t.base, [(-0.72, 0.03, 0.3), (-0.5, 0.03, 0.46)], 0.014, '#8d939a', 4)
    for x, z in ((-0.82, 0.28), (-0.66, 0.22), (0.1, -0.52)):
        thing(t.base, pearl((x, 0.035, z), 0.035), '#ffffff', 180)
    t.flag = (0.86, 0.0, -0.5)
    return t


MODELS = models_of(
    {
        'farm-02': city_park,
        'farm-03': allotments,
        'farm-04': school_field,
        'farm-06': duck_pond,
        'farm-08': roundabout,
        'farm-09': cemetery,
        'farm-11': golf_course,
    }
)
