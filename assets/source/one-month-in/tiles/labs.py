"""The two tiles that end the game: the research centre, the military base."""

from lib.card import thing
from lib.shapes import pearl
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import palisade, walls


def research_centre():
    t = Tile('lawn')
    s = walls(t, 'lab', -0.7, 0.18)
    y = roofs.flat(t, s, 'white', 0.36)
    put.sign(t.base, 'lab', 0, 1.2, s.z1 + 0.02, 1.7)
    on.dish(t.base, 0.72, y - 0.16, -0.5, (0.5, 0.5, 0.7), 0.22)
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


MODELS = models_of({'research-centre': research_centre})
