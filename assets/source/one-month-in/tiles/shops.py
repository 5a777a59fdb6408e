"""Small shops, and where cars were looked after."""

from lib.card import CARD, board, edges, printed, thing
from lib.model import PLAIN
from lib.shapes import pearl
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import LIGHT, palisade, walls


def corner_shop():
    t = Tile('street')
    s = walls(t, 'corner', -0.72, 0.15)
    y = roofs.flat(t, s, 'teal', 0.36)
    put.sign(t.base, 'corner', 0, 0.54, s.z1 + 0.04, 1.2)
    _awning(t.base, -0.25, 0.98, 0.5, s.z1)
    put.block(t.base, -0.48, y, -0.5, 0.22, 0.3, 0.2, '#9c5a40')
    put.drum(t.base, -0.48, y + 0.3, -0.5, 0.05, 0.1, '#c9703c', 6)
    on.crates(t.base, -0.98, 0, 0.34, (0.18, 0.16, 0.14), 4)
    # A postbox, and the bell that still rings.
    put.drum(t.base, 0.98, 0, 0.34, 0.09, 0.32, '#b8302a', 8, 0.08)
    put.drum(t.base, 0.98, 0.32, 0.34, 0.1, 0.07, '#8a221e', 8, 0.03)
    thing(t.base, pearl((0.62, 0.44, s.z1 + 0.12), 0.06), '#e9c046', 180)
    palisade(t, 0.36, 0.42, 4)
    t.flag = (0.62, y, -0.45)
    return t


def _awning(model, x, width, y, z, reach=0.24):
    """Striped cloth over a shop front."""
    printed(model, (x - width / 2, y - 0.12, z + reach), (width, 0, 0), (0, 0.12, -reach), 'awning', cut=(2, 1))
    printed(model, (x - width / 2, y - 0.19, z + reach), (width, 0, 0), (0, 0.07, 0), 'awning', (0, 0.6, 1, 1))


def petrol_station():
    t = Tile('carpark')
    s = walls(t, 'kiosk', -1.0, -0.5)
    roofs.flat(t, s, 'white', 0.5)
    y = 0.86
    for x in (-0.62, 0.62):
        on.post(t.base, (x, 0, -0.12), y, 0.055, '#e9e4d6', 6)
        put.block(t.base, x, 0, -0.1, 0.5, 0.08, 0.28, '#c9c2b2')
        for dx in (-0.13, 0.13):
            put.block(t.base, x + dx, 0.08, -0.08, 0.17, 0.38, 0.15, '#c9352a')
            printed(t.base, (x + dx - 0.075, 0.1, 0.0), (0.15, 0, 0), (0, 0.34, 0), 'pump')
    _canopy(t.base, 1.06, -0.5, 0.14, y)
    on.post(t.base, (0.92, 0, 0.46), 0.62, 0.035, on.STEEL, 5)
    board(t.base, (0.75, 0.5, 0.5), (0.34, 0, 0), (0, 0.56, 0), 0.05, 'sign.fuel', reverse='sign.fuel')
    for x, z, up in ((-0.95, 0.5, 0), (-0.78, 0.56, 0), (-0.9, 0.5, 0.09)):
        put.drum(t.base, x, up, z, 0.1, 0.09, '#2c2a30', 8)
    # Under a canopy nobody sees the windows: boards stand round the pumps, and a lamp hangs from it.
    for x in (-0.62, 0.62):
        palisade(t, x, 0.2, 5, 0.34)
    palisade(t, 0.0, 0.24, 3, 0.24)
    for x in (-0.3, 0.3):
        t.held.shape(pearl((x, y - 0.04, 0.06), 0.06), LIGHT, 180, PLAIN, 'glow')
    t.slots = [(0.0, 0.4), (-0.3, 0.44), (0.34, 0.42), (0.0, -0.25), (-0.28, -0.25), (0.3, -0.25), (-0.9, 0.1)]
    t.deck, t.flag, t.count = 0.0, (0.72, y + 0.17, -0.2), (-0.5, 1.5, -0.2)
    return t


def _canopy(model, half, z0, z1, y):
    """A tray of card with a printed band."""
    printed(model, (-half, y + 0.17, z1), (2 * half, 0, 0), (0, 0, z0 - z1), 'roof.white', cut=(4, 2))
    for corner, across in (
        ((-half, y, z1), (2 * half, 0, 0)),
        ((half, y, z1), (0, 0, z0 - z1)),
        ((-half, y, z0), (0, 0, z1 - z0)),
        ((half, y, z0), (-2 * half, 0, 0)),
    ):
        printed(model, corner, across, (0, 0.24, 0), 'fascia')
    edges(model, (-half, y, z1), (2 * half, 0, 0), (0, 0.24, 0), (0, 0, -0.05), 't')
    printed(model, (half, y, z1), (-2 * half, 0, 0), (0, 0, z0 - z1), 'plain', colour='#a99f90', finish=CARD)


MODELS = models_of({'corner-shop': corner_shop, 'petrol-station': petrol_station})
