"""Large houses that nobody left: hospital and prison."""

from lib.card import printed
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import palisade, walls


def hospital():
    t = Tile('lawn')
    s = walls(t, 'hospital', -0.68, 0.02)
    y = roofs.flat(t, s, 'white', 0.62)
    put.sign(t.base, 'hospital', 0, 0.45, s.z1 + 0.16, 1.2)
    put.block(t.base, 0, 0.42, s.z1 + 0.08, 0.8, 0.04, 0.16, '#3a7fae')
    # The landing place on its roof.
    pad = (-0.28, y + 0.05, -0.3)
    printed(t.base, pad, (0.56, 0, 0), (0, 0, -0.36), 'helipad', (0, 0.12, 1, 0.88))
    put.block(t.base, 0, y, -0.48, 0.58, 0.045, 0.38, '#8f979c')
    for x in (-0.66, 0.66):
        put.block(t.base, x, y, -0.5, 0.24, 0.12, 0.2, '#8fb4c4')
    # Ambulances nose to tail.
    put.coach(t.base, -0.74, 0.4, 3, 'ambulance', 0.44, 0.26, 0.22, '#f4f4ee', cab='#f4f4ee')
    put.coach(t.base, -0.06, 0.42, -2, 'ambulance', 0.44, 0.26, 0.22, '#f4f4ee', cab='#f4f4ee')
    put.coach(t.base, 0.62, 0.4, 4, 'ambulance', 0.44, 0.26, 0.22, '#f4f4ee', cab='#f4f4ee')
    for x in (-0.74, -0.06, 0.62):
        put.block(t.base, x + 0.08, 0.34, 0.41, 0.05, 0.05, 0.14, '#2f74d8')
    palisade(t, -0.5, 0.22, 4)
    palisade(t, 0.5, 0.22, 4)
    t.flag, t.count = (0.84, y, -0.25), (-0.4, 1.9, -0.3)
    return t


def _watchtower(model, x, z, height=0.66):
    """A cabin on legs with a roof."""
    for dx in (-0.1, 0.1):
        for dz in (-0.1, 0.1):
            on.post(model, (x + dx, 0, z + dz), height, 0.022, '#5a5e64', 4)
    put.block(model, x, height, z, 0.3, 0.1, 0.3, '#8f9088')
    put.block(model, x, height + 0.1, z, 0.24, 0.12, 0.24, '#3d5a68')
    put.block(model, x, height + 0.22, z, 0.36, 0.06, 0.36, '#5a3f34', taper=(0.4, 0.4))


def _wire(model, a, b, y, turns=8):
    """Loops of barbed wire from one point (x, z) to another."""
    points = []
    for k in range(turns * 2 + 1):
        share = k / (turns * 2)
        points.append((a[0] + (b[0] - a[0]) * share, y + (0.07 if k % 2 else 0.0), a[1] + (b[1] - a[1]) * share))
    on.rail(model, points, 0.012, '#aab2b8', 3)


def prison():
    t = Tile('prison')
    s = walls(t, 'prison', -0.72, -0.02)
    y = roofs.flat(t, s, 'tin', 0.4)
    for x in (-0.45, -0.2, 0.05):
        put.drum(t.base, x, y, -0.56, 0.05, 0.16, '#7d858e', 6, 0.07)
    wall = '#a09f96'
    for x in (-1.04, 1.04):
        put.block(t.base, x, 0, -0.2, 0.08, 0.42, 1.36, wall)
        _wire(t.base, (x, -0.86), (x, 0.46), 0.42)
    put.block(t.base, 0, 0, -0.9, 2.16, 0.42, 0.08, wall)
    for side in (-1, 1):
        put.block(t.base, side * 0.7, 0, 0.48, 0.72, 0.34, 0.08, wall)
        _wire(t.base, (side * 0.36, 0.48), (side * 1.04, 0.48), 0.34, 5)
        put.block(t.base, side * 0.32, 0, 0.48, 0.1, 0.46, 0.12, '#7d7c74')
        # The gate is open.
        for bar in range(4):
            on.rail(t.base, [(side * (0.3 - 0.012 * bar), 0.02, 0.56 + 0.07 * bar), (side * (0.3 - 0.012 * bar), 0.36, 0.56 + 0.07 * bar)], 0.012, '#2c2e32', 3)
        on.rail(t.base, [(side * 0.3, 0.34, 0.55), (side * 0.27, 0.34, 0.76)], 0.014, '#2c2e32', 3)
    for x in (-0.92, 0.92):
        _watchtower(t.base, x, -0.72, 0.62)
    put.sign(t.base, 'prison', 0.7, 0.1, 0.53, 0.5)
    palisade(t, -0.7, 0.54, 4, 0.22)
    palisade(t, 0.0, 0.5, 4, 0.24)
    t.flag, t.count = (0.55, y, -0.4), (-0.4, 1.65, -0.3)
    return t


MODELS = models_of({'hospital': hospital, 'prison': prison})
