"""Farms with buildings on them."""

from lib.card import thing
from lib.shapes import box, lathe
from lib.space import turn
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
    """On its side, its wheels to the sky: seen from above it is all profile."""
    m = tile_model()
    thing(m, box((0.16, 0.24, 0), (0.22, 0.1, 0.1), taper=(0.92, 0.9)), paint)
    thing(m, box((-0.14, 0.26, 0), (0.14, 0.1, 0.13)), paint)
    thing(m, box((-0.16, 0.46, 0), (0.13, 0.11, 0.12), taper=(0.85, 0.85)), '#9cc0c4')
    thing(m, box((-0.16, 0.58, 0), (0.14, 0.02, 0.13)), '#e9e4d6')
    on.rail(m, [(0.2, 0.32, 0), (0.2, 0.5, 0)], 0.022, on.DARK, 5)
    thing(m, box((0.385, 0.24, 0), (0.012, 0.08, 0.08)), '#e8c63a')
    for side in (-1, 1):
        upright = turn((1, 0, 0), 90 * side)
        thing(m, lathe([(0.23, -0.06), (0.23, 0.06), (0.12, 0.07)], 12, (-0.16, 0.23, side * 0.17), upright, caps=(True, False)), '#2c2a30')
        thing(m, lathe([(0.12, 0.055), (0.03, 0.09)], 8, (-0.16, 0.23, side * 0.17), upright, caps=(False, True)), '#e8c63a')
        thing(m, lathe([(0.13, -0.04), (0.13, 0.04), (0.06, 0.05)], 10, (0.26, 0.13, side * 0.13), upright, caps=(True, True)), '#2c2a30')
    put.placed(model, m, x, z, degrees, 0.2, turn((1, 0, 0), -62))


def bales(model, places):
    """Round bales at (x, z, height)."""
    for k, (x, z, y) in enumerate(places):
        put.lying(model, x, y, z, 0.13, 0.24, HAY[k % 3], 9, 20 * k)


def barn():
    t = Tile('field')
    s = walls(t, 'barn', -0.74, 0.1, -0.3)
    top = roofs.gambrel(t, s, 0.5, 'barn')
    silo(t.base, 0.84, -0.5)
    tractor(t.base, 0.72, 0.34, -12)
    bales(t.base, ((-0.98, 0.36, 0), (-0.72, 0.42, 0), (-0.86, 0.38, 0.24)))
    palisade(t, -0.2, 0.42, 4)
    t.flag = (0.2, top - 0.05, -0.35)
    return t


MODELS = models_of({'farm-01': barn})
