"""The two tiles that end the game: the research centre, the military base."""

from lib.card import printed, thing
from lib.model import PLAIN
from lib.shapes import box, loft, pearl
from lib.space import turn, vec
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import boarded, palisade, walls


def research_centre():
    t = Tile('lawn')
    s = walls(t, 'lab', -0.7, 0.18)
    y = roofs.flat(t, s, 'white', 0.36)
    put.sign(t.base, 'lab', 0, 1.2, s.z1 + 0.02, 1.7)
    on.dish(t.base, 0.76, y - 0.22, -0.46, (0.4, 0.5, 0.8), 0.2)
    thing(t.base, pearl((-0.72, y + 0.08, -0.5), (0.2, 0.24, 0.2)), '#8cd0d8', 180)
    on.cooler(t.base, -0.25, y, -0.52, 0.55, 8)
    put.drum(t.base, 0.2, y, -0.55, 0.06, 0.2, '#d8392c', 6)
    # A generator hums on the lawn, its cable runs indoors.
    put.block(t.base, 0.94, 0.03, 0.42, 0.3, 0.24, 0.2, '#d9a52c', 14)
    put.block(t.base, 0.94, 0.27, 0.42, 0.16, 0.05, 0.12, '#3c3a40', 14)
    on.rail(t.base, [(0.8, 0.05, 0.44), (0.6, 0.03, 0.5), (0.42, 0.03, 0.34), (0.36, 0.1, 0.22)], 0.016, on.DARK, 3)
    for x in (-0.98, -0.64):
        put.hedge(t.base, x, 0.42, 0.26)
    palisade(t, -0.3, 0.42, 4)
    t.flag = (0.82, y, -0.3)
    return t


def _helicopter(model, x, y, z):
    """With its blades folded back over the tail."""
    olive = '#8f9f58'
    thing(model, loft([(x - 0.26, y + 0.16, z), (x - 0.2, y + 0.17, z), (x, y + 0.19, z), (x + 0.14, y + 0.2, z)], [0.05, 0.11, 0.13, 0.05], 8, flat=1.0), olive, 60)
    thing(model, pearl((x - 0.2, y + 0.19, z), (0.1, 0.08, 0.09)), '#a9d8e0', 180)
    on.rail(model, [(x + 0.1, y + 0.22, z), (x + 0.46, y + 0.26, z)], 0.032, olive, 5)
    thing(model, box((x + 0.46, y + 0.32, z), (0.04, 0.08, 0.012)), olive)
    put.drum(model, x, y + 0.3, z, 0.03, 0.05, '#2c2e32', 6)
    for dz in (-0.05, 0.0, 0.05):
        thing(model, box((x + 0.22, y + 0.36, z + dz), (0.24, 0.006, 0.018), turn((0, 1, 0), dz * 60)), '#2c2e32')
    for side in (-1, 1):
        on.rail(model, [(x - 0.2, y + 0.02, z + side * 0.1), (x + 0.14, y + 0.02, z + side * 0.1)], 0.012, '#2c2e32', 3)
        on.rail(model, [(x, y + 0.02, z + side * 0.1), (x, y + 0.12, z + side * 0.05)], 0.01, '#2c2e32', 3)


def _sandbags(model, places):
    """Bags at (x, z, height, degrees)."""
    for k, (x, z, y, way) in enumerate(places):
        bag = box((x, y + 0.045, z), (0.1, 0.045, 0.06), turn((0, 1, 0), way), taper=(0.82, 0.7))
        thing(model, bag, ('#b9a67c', '#a8946a', '#c4b48c')[k % 3])


def military_base():
    t = Tile('military')
    s = walls(t, 'barrack', -0.86, -0.12, -0.5)
    top = roofs.barrel(t, s, 0.32, 'olive', steps=4)
    up = 0.05
    printed(t.base, (0.1, up + 0.002, 0.1), (0.9, 0, 0), (0, 0, -0.9), 'helipad', cut=(2, 2))
    put.block(t.base, 0.55, 0, -0.35, 0.94, up, 0.94, '#7d8288')
    _helicopter(t.base, 0.5, up, -0.4)
    # A gatehouse with a barrier, and sandbags that face inwards.
    put.block(t.base, -0.86, 0, 0.34, 0.26, 0.34, 0.24, '#7a845a')
    put.block(t.base, -0.86, 0.16, 0.465, 0.18, 0.12, 0.01, '#3d5a68')
    put.block(t.base, -0.86, 0.34, 0.34, 0.34, 0.04, 0.32, '#4a4f36')
    for k in range(6):
        put.block(t.base, -0.66 + 0.14 * k, 0.24, 0.42, 0.14, 0.04, 0.04, ('#c8352f', '#f4efe2')[k % 2])
    put.block(t.base, -0.7, 0, 0.42, 0.06, 0.28, 0.06, '#4a4f36')
    put.on_posts(t.base, 'military', 0.52, 0.1, 0.52, 0.5)
    row = [(0.3 + 0.19 * k, 0.36, 0.0, 4) for k in range(4)] + [(0.4 + 0.19 * k, 0.36, 0.085, -4) for k in range(3)]
    _sandbags(t.base, row + [(1.04, 0.2, 0, 84), (1.04, 0.2, 0.085, 90), (-0.1, -0.96, 0, 0), (0.1, -0.98, 0, 6)])
    on.post(t.base, (-1.0, 0, -0.94), 0.9, 0.025, on.STEEL, 5, 0.015)
    on.dish(t.base, -1.0, 0.6, -0.94, (0.5, 0.4, 0.7), 0.16)
    palisade(t, -0.2, 0.0, 3)
    boarded(t, vec(-0.86, 0.22, 0.472), 0.18, 0.12, 2, lit=False)
    for x in (0.14, 0.96):
        for z in (0.06, -0.76):
            lamp = pearl((x, up + 0.03, z), 0.045)
            t.held.shape(lamp, '#ffd27a', 180, PLAIN, 'glow')
    t.flag, t.count = (-0.1, top - 0.1, -0.46), (-0.55, 1.4, -0.4)
    return t


MODELS = models_of({'research-centre': research_centre, 'military-base': military_base})
