"""Farms with buildings on them."""

import numpy as np

from lib.card import thing
from lib.model import PLAIN
from lib.shapes import Shape, box, lathe, panel, pearl
from lib.space import turn, vec
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of, tile_model
from _walls import palisade, walls

HAY = ('#d9b24a', '#c9a03c', '#e0bf5c')


def silo(model, x, z, radius=0.27, height=0.98, roof='#a8443a'):
    """A tank for grain with hoops and a round cap."""
    thing(model, lathe([(radius, 0), (radius, height)], 12, (x, 0, z)), '#c4cbd0', 30)
    cap = [(radius * 1.06, height - 0.02), (radius * 0.8, height + 0.17), (0.03, height + 0.26)]
    thing(model, lathe(cap, 12, (x, 0, z)), roof, 60)
    for share in (0.3, 0.65):
        y = height * share
        thing(model, lathe([(radius + 0.005, y), (radius + 0.02, y + 0.02), (radius + 0.005, y + 0.04)], 12, (x, 0, z)), '#7f8a92')


def tractor(model, x, z, degrees, paint='#3f8a4c'):
    """On its side, its roof towards the viewer: bonnet, cab and four wheels can be told."""
    m = tile_model()
    thing(m, box((0.16, 0.24, 0), (0.22, 0.1, 0.1), taper=(0.92, 0.9)), paint)
    thing(m, box((-0.14, 0.26, 0), (0.14, 0.1, 0.13)), paint)
    thing(m, box((-0.16, 0.46, 0), (0.13, 0.11, 0.12), taper=(0.85, 0.85)), '#7fb4c2')
    thing(m, box((-0.16, 0.58, 0), (0.14, 0.02, 0.13)), '#4fa05c')
    on.rail(m, [(0.2, 0.32, 0), (0.2, 0.5, 0)], 0.022, on.DARK, 5)
    thing(m, box((0.385, 0.24, 0), (0.012, 0.08, 0.08)), '#e8c63a')
    for side in (-1, 1):
        upright = turn((1, 0, 0), 90 * side)
        thing(m, lathe([(0.23, -0.06), (0.23, 0.06), (0.12, 0.07)], 12, (-0.16, 0.23, side * 0.17), upright, caps=(True, False)), '#2c2a30')
        thing(m, lathe([(0.12, 0.055), (0.03, 0.09)], 8, (-0.16, 0.23, side * 0.17), upright, caps=(False, True)), '#e8c63a')
        thing(m, lathe([(0.13, -0.04), (0.13, 0.04), (0.06, 0.05)], 10, (0.26, 0.13, side * 0.13), upright, caps=(True, True)), '#2c2a30')
    put.placed(model, m, x, z, degrees, 0.24, turn((1, 0, 0), 66))


def bales(model, places):
    """Round bales at (x, z, height)."""
    for k, (x, z, y) in enumerate(places):
        put.lying(model, x, y, z, 0.13, 0.24, HAY[k % 3], 9, 20 * k)


def barn():
    t = Tile('field')
    s = walls(t, 'barn', -0.74, 0.1, -0.3)
    top = roofs.gambrel(t, s, 0.5, 'barn')
    silo(t.base, 0.84, -0.5)
    tractor(t.base, 0.64, 0.1, -10)
    bales(t.base, ((-0.98, 0.36, 0), (-0.72, 0.42, 0), (-0.86, 0.38, 0.24)))
    palisade(t, -0.2, 0.42, 4)
    t.flag = (0.2, top - 0.05, -0.35)
    return t


def mill_farm():
    t = Tile('field')
    s = walls(t, 'loft', -0.72, 0.08, 0.42)
    top = roofs.gambrel(t, s, 0.36, 'clay', 0.06)
    # The windmill: a tower that narrows, a cap, four sails.
    x, z = -0.56, -0.3
    thing(t.base, lathe([(0.36, 0), (0.2, 0.86)], 10, (x, 0, z)), '#e9e2d0', 30)
    thing(t.base, lathe([(0.25, 0.84), (0.2, 0.98), (0.03, 1.08)], 10, (x, 0, z), caps=(True, False)), '#8a4a34', 50)
    put.block(t.base, x, 0, z + 0.35, 0.2, 0.32, 0.04, '#6a4428')
    put.block(t.base, x, 0.5, z + 0.25, 0.12, 0.14, 0.04, '#2a4458')
    hub = vec(x, 0.84, z + 0.32)
    thing(t.base, box(hub, (0.05, 0.05, 0.1)), '#5a4632')
    for k in range(4):
        frame = turn((0, 0, 1), 45 + 90 * k)
        thing(t.base, box(hub + frame @ vec(0, 0.3, 0.06), (0.018, 0.3, 0.012), frame), '#6b4a2c')
        sail = panel(hub + frame @ vec(0.02, 0.1, 0.075), frame @ vec(0.15, 0, 0), frame @ vec(0, 0.48, 0))
        thing(t.base, sail, '#f4ead2')
        for bar in range(3):
            thing(t.base, box(hub + frame @ vec(0.095, 0.16 + 0.17 * bar, 0.08), (0.075, 0.009, 0.004), frame), '#8a6a44')
    put.sign(t.base, 'mill', 0.42, 0.6, s.z1 + 0.03, 0.56)
    bales(t.base, ((0.78, 0.34, 0), (0.98, 0.4, 0), (0.88, 0.37, 0.24)))
    for k in range(3):
        thing(t.base, box((-0.1 + 0.12 * k, 0.07, 0.36), (0.05, 0.07, 0.05), turn((0, 1, 0), 14 * k), taper=(0.8, 0.8)), '#d9cba6')
    palisade(t, -0.6, 0.4, 4)
    t.flag, t.count = (0.78, top - 0.05, -0.33), (0.1, 1.6, -0.3)
    return t


def orchard_house():
    t = Tile('orchard', is_open=True)
    s = walls(t, 'cottage', -0.78, -0.08, -0.52)
    top = roofs.gable(t, s, 0.36, 'clay', 0.06)
    put.block(t.base, -0.82, top - 0.2, -0.5, 0.16, 0.26, 0.16, '#9c5a40')
    for k, (x, z) in enumerate(((0.25, -0.6), (0.85, -0.6), (0.25, 0.1), (0.85, 0.1))):
        put.tree(t.base, x, z, 0.9, k)
        for n in range(5):
            a = k + n * 1.26
            apple = (x + 0.19 * np.sin(a), 0.36 + 0.09 * (n % 3), z + 0.19 * np.cos(a))
            thing(t.base, pearl(apple, 0.045), '#d8352f', 180)
    stone = '#b0a690'
    put.block(t.base, 0.55, 0, -0.94, 1.1, 0.2, 0.08, stone)
    put.block(t.base, 1.06, 0, -0.36, 0.08, 0.2, 1.1, stone)
    put.block(t.base, 0.68, 0, 0.5, 0.7, 0.14, 0.08, stone)
    put.block(t.base, -0.75, 0, 0.5, 0.7, 0.14, 0.08, stone)
    thing(t.base, lathe([(0.1, 0), (0.13, 0.12)], 8, (-0.2, 0, 0.34), caps=(False, True)), '#a8753c', 30)
    for dx, dz in ((0, 0), (0.07, 0.03), (-0.05, 0.05)):
        thing(t.base, pearl((-0.2 + dx, 0.14, 0.34 + dz), 0.05), '#d8352f', 180)
    palisade(t, -0.5, 0.06, 4)
    put.lamps(t, [(0.0, 0.46), (0.56, 0.46), (1.08, 0.46)], 0.34)
    t.flag, t.count = (-0.16, top - 0.08, -0.43), (-0.4, 1.45, -0.3)
    return t


def manor_farm():
    t = Tile('field')
    s = walls(t, 'manor', -0.72, 0.04, -0.2)
    top = roofs.gable(t, s, 0.34, 'moss')
    for x in (-0.8, 0.4):
        put.block(t.base, x, top - 0.2, -0.38, 0.2, 0.3, 0.18, '#9c6a50')
        put.drum(t.base, x, top + 0.1, -0.38, 0.05, 0.1, '#c9703c', 6)
    # Two gables look out of its roof.
    for x in (-0.58, 0.18):
        front = [(x - 0.2, s.h, s.z1 + 0.1), (x + 0.2, s.h, s.z1 + 0.1), (x, s.h + 0.26, s.z1 + 0.1)]
        back = [(a, b, s.z + 0.06) for a, b, _ in front]
        thing(t.lid, Shape(np.array(front + back), [(0, 1, 2)]), '#e6dcc0')
        thing(t.lid, Shape(np.array(front + back), [(1, 4, 5, 2), (3, 0, 2, 5)]), '#5f7050')
        put.block(t.lid, x, s.h + 0.04, s.z1 + 0.105, 0.12, 0.1, 0.01, '#3d6474')
    silo(t.base, 0.86, -0.52, 0.22, 0.86, '#5f7a5c')
    # The gate is locked.
    for x in (-0.24, 0.24):
        put.block(t.base, x, 0, 0.54, 0.14, 0.34, 0.14, '#c4b896')
        thing(t.base, pearl((x, 0.4, 0.54), 0.075), '#d9cfb4', 180)
    for k in range(6):
        on.rail(t.base, [(-0.15 + 0.06 * k, 0.02, 0.54), (-0.15 + 0.06 * k, 0.3, 0.54)], 0.012, '#2c2e32', 3)
    for y in (0.08, 0.24):
        on.rail(t.base, [(-0.18, y, 0.54), (0.18, y, 0.54)], 0.014, '#2c2e32', 3)
    put.block(t.base, 0, 0.12, 0.56, 0.08, 0.09, 0.03, '#e0b03c')
    for x in (-0.68, 0.68):
        put.hedge(t.base, x, 0.54, 0.72, 0.14, 0.22)
    palisade(t, -0.2, 0.26, 4)
    t.flag, t.count = (0.5, top - 0.2, -0.3), (-0.4, 1.7, -0.3)
    return t


def rooftop_garden():
    t = Tile('street')
    s = walls(t, 'lowroof', -0.88, 0.16)
    y = roofs.flat(t, s, 'tar', 0.34)
    # Planters on what is lifted off, barrels on what stays.
    for x in (-0.66, 0.0, 0.66):
        for z in (-0.3, 0.0):
            put.block(t.lid, x, y, z, 0.5, 0.1, 0.2, '#8a6238')
            for k in range(4):
                leaf = pearl((x - 0.18 + 0.12 * k, y + 0.13, z), (0.06, 0.08, 0.07))
                thing(t.lid, leaf, ('#6f9a3c', '#88b04a', '#d8553a', '#5c8434')[(k + int(x * 3) + int(z * 10)) % 4], 180)
    for x in (-0.84, -0.6):
        put.drum(t.base, x, y, -0.7, 0.11, 0.26, '#3a6ea0', 9)
    put.block(t.base, 0.0, y, -0.68, 0.5, 0.18, 0.22, '#cfe6e2')
    put.pane(t.base, (-0.27, y + 0.18, -0.57), (0.54, 0, 0), (0, 0.14, -0.12), '#a9dce0')
    put.pane(t.base, (-0.27, y + 0.18, -0.81), (0.54, 0, 0), (0, 0.14, 0.12), '#a9dce0')
    put.block(t.base, 0.74, y, -0.66, 0.34, 0.3, 0.28, '#b0836a')
    put.block(t.base, 0.74, y, -0.515, 0.14, 0.22, 0.01, '#4f7a5a')
    # A stair up to it.
    for k in range(5):
        put.block(t.base, 0.5 + 0.1 * k, 0, 0.3, 0.1, 0.1 * (k + 1), 0.2, '#a99c86')
    palisade(t, -0.3, 0.36, 4)
    for x in (-0.94, 0.94):
        t.held.shape(pearl((x, s.h + 0.05, s.z1 - 0.03), 0.05), '#ffc768', 180, PLAIN, 'glow')
    t.flag, t.count = (0.36, y, -0.64), (-0.4, 1.3, -0.3)
    return t


MODELS = models_of(
    {
        'farm-01': barn,
        'farm-05': mill_farm,
        'farm-07': orchard_house,
        'farm-10': manor_farm,
        'farm-12': rooftop_garden,
    }
)
