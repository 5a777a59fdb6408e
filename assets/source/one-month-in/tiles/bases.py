"""The four bases."""

from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import palisade, walls


def depot():
    t = Tile('yard')
    s = walls(t, 'depot', -0.78, -0.1)
    top = roofs.gable(t, s, 0.34, 'tin')
    put.sign(t.base, 'depot', 0, 0.74, s.z1 + 0.12, 1.2)
    # Lorries nose to tail as a wall.
    put.coach(t.base, -0.62, 0.3, 4, 'lorry', 0.78, 0.42, 0.3, cab='#e0a52c')
    put.coach(t.base, 0.6, 0.32, -5, 'lorry', 0.78, 0.42, 0.3, cab='#c8402f')
    on.crates(t.base, -0.98, 0, 0.02, (0.2, 0.17, 0.14), 2)
    palisade(t, 0.0, 0.56, 3)
    palisade(t, 1.06, 0.4, 3)
    t.flag = (0.74, top - 0.08, -0.4)
    return t


MODELS = models_of({'base-blue': depot})
