"""Where a town takes care of itself."""

from lib.card import board, thing
from lib.model import PLAIN
from lib.shapes import box, lathe
from lib.space import WORLD, turn, vec
from props import clutter as on

import _roofs as roofs
import _things as put
from _stone import pediment, steps, tower
from _tile import Tile, models_of
from _walls import boarded, lurker, palisade, walls


def church():
    t = Tile('church')
    s = walls(t, 'church', -0.72, 0.15, 0.28)
    roofs.gable(t, s, 0.46, 'slate')
    x, z, size, high = -0.74, -0.24, 0.54, 1.02
    tower(t.base, x, z, size, high, 'church')
    put.block(t.base, x, high, z, size + 0.1, 0.05, size + 0.1, '#d8ceb4')
    thing(t.base, lathe([(0.38, high + 0.05), (0.02, 1.42)], 4, (x, 0, z), turn((0, 1, 0), 45)), '#56606e', 20)
    on.rail(t.base, [(x, 1.38, z), (x, 1.5, z)], 0.016, '#d9b04a')
    on.rail(t.base, [(x - 0.05, 1.45, z), (x + 0.05, 1.45, z)], 0.014, '#d9b04a')
    board(t.base, (x - 0.16, 0.66, z + size / 2 + 0.03), (0.32, 0, 0), (0, 0.32, 0), 0.03, 'clock', reverse=None)
    window = vec(x, 0.34, z + size / 2)
    boarded(t, window, 0.22, 0.4, 1)
    lurker(t, window, 0.22, 0.38, 1, WORLD)
    # Somebody kept a lookout from a chair.
    put.block(t.base, -1.0, 0, 0.32, 0.12, 0.12, 0.12, on.WOOD)
    put.block(t.base, -1.0, 0.12, 0.27, 0.12, 0.16, 0.03, on.WOOD)
    put.stones(t.base, ((0.5, 0.5), (0.78, 0.44), (1.0, 0.5), (-0.5, 0.5)), size=0.1)
    put.tree(t.base, 0.88, -0.95, 0.85, 3)
    palisade(t, 0.1, 0.42, 4)
    t.flag = (0.82, 1.1, -0.28)
    t.count = (0.4, 1.72, -0.3)
    return t


def fire_station():
    t = Tile('yard')
    s = walls(t, 'fire', -0.72, 0.12, 0.18)
    y = roofs.flat(t, s, 'tar', 0.36)
    put.sign(t.base, 'fire', 0.18, 0.9, s.z1 + 0.02, 1.3)
    # A tower to dry hoses in, with the bell.
    x, z = -0.86, -0.3
    tower(t.base, x, z, 0.36, 1.18, 'fire', 4)
    put.block(t.base, x, 1.18, z, 0.42, 0.04, 0.42, '#efe6d2')
    for dx in (-0.14, 0.14):
        put.block(t.base, x + dx, 1.22, z, 0.04, 0.14, 0.04, '#efe6d2')
    put.block(t.base, x, 1.36, z, 0.42, 0.04, 0.3, '#c8261c')
    thing(t.base, lathe([(0.08, 1.24), (0.03, 1.35)], 8, (x, 0, z), caps=(True, True)), '#e0b03c', 40)
    # The engine is gone; its hose is not.
    on.rail(t.base, [(0.18, 0.03, 0.2), (0.1, 0.02, 0.5), (0.5, 0.02, 0.62), (0.7, 0.02, 0.4), (0.95, 0.02, 0.5)], 0.026, '#d9a52c', 4)
    put.drum(t.base, -0.82, 0, 0.38, 0.06, 0.2, '#c8261c', 7, 0.05)
    put.block(t.base, -0.82, 0.12, 0.38, 0.2, 0.05, 0.06, '#c8261c')
    for dx in (-0.12, 0.12):
        put.drum(t.base, 0.6 + dx, y, -0.52, 0.05, 0.12, '#e8c63a', 6, 0.09)
    palisade(t, 0.9, 0.3, 3)
    palisade(t, -0.4, 0.3, 3)
    t.flag, t.count = (0.78, y, -0.4), (0.3, 1.55, -0.25)
    return t


def police_station():
    t = Tile('carpark')
    s = walls(t, 'police', -0.68, 0.14)
    y = roofs.flat(t, s, 'slate', 0.36)
    put.sign(t.base, 'police', 0, 0.53, s.z1 + 0.04, 0.8)
    # The blue lamp, as large as the law.
    put.block(t.base, -0.74, y, -0.42, 0.28, 0.06, 0.28, '#d8dde0')
    put.drum(t.base, -0.74, y + 0.06, -0.42, 0.17, 0.27, '#3f86ea', 8, 0.14)
    put.drum(t.base, -0.74, y + 0.33, -0.42, 0.18, 0.07, '#d8dde0', 8, 0.03)
    t.held.shape(lathe([(0.176, 0.08), (0.148, 0.31)], 8, (-0.74, y, -0.42)), '#6fb4ff', 60, PLAIN, 'glow')
    on.antenna(t.base, 0.3, y, -0.52, 0.32)
    put.car(t.base, -0.66, 0.42, 6, '#f0f2ee', '#24406e', '#2f74d8')
    put.car(t.base, 0.68, 0.44, 172, '#24406e', '#f0f2ee', '#2f74d8')
    # The counter came outside.
    for x, tilt in ((-0.16, 8), (0.16, -6)):
        put.block(t.base, x, 0, 0.34, 0.3, 0.16, 0.1, on.WOOD, tilt)
    palisade(t, 0.0, 0.46, 3)
    t.flag = (0.76, y, -0.4)
    return t


def primary_school():
    t = Tile('school')
    s = walls(t, 'school', -0.74, 0.1)
    top = roofs.gable(t, s, 0.36, 'clay')
    put.sign(t.base, 'school', 0, s.h - 0.06, s.z1 + 0.14, 1.1)
    # A turret with the bell for break.
    put.block(t.base, -0.62, top - 0.12, -0.34, 0.22, 0.2, 0.22, '#f4ead2')
    thing(t.base, lathe([(0.2, top + 0.08), (0.01, top + 0.3)], 4, (-0.62, 0, -0.34), turn((0, 1, 0), 45)), '#2f7a8a', 20)
    # Slide and swing.
    on.rail(t.base, [(0.98, 0, 0.26), (0.98, 0.34, 0.26)], 0.02, '#3a6ea0', 4)
    on.rail(t.base, [(0.84, 0, 0.26), (0.84, 0.34, 0.26)], 0.02, '#3a6ea0', 4)
    put.pane(t.base, (0.83, 0.02, 0.62), (0.16, 0, 0), (0, 0.32, -0.34), '#e8b03c')
    for x in (0.82, 1.0):
        on.rail(t.base, [(x, 0.06, 0.62), (x, 0.38, 0.28)], 0.02, '#c8402f', 4)
    put.arch(t.base, -0.78, 0.36, 0.36, 0.36, '#c8402f', 0.03)
    for dx in (-0.08, 0.1):
        on.rail(t.base, [(-0.78 + dx, 0.36, 0.36), (-0.78 + dx, 0.12, 0.36 + dx)], 0.01, '#41424c', 3)
        put.block(t.base, -0.78 + dx, 0.1, 0.36 + dx, 0.11, 0.02, 0.06, '#e8c63a')
    palisade(t, 0.1, 0.32, 4)
    t.flag = (0.7, top - 0.06, -0.28)
    return t


def library():
    t = Tile('plaza')
    s = walls(t, 'library', -0.74, 0.12)
    y = roofs.flat(t, s, 'copper', 0.4)
    pediment(t.base, 0, 0.92, s.z1 + 0.14, 0.96, 0.2, '#efe6d0')
    put.sign(t.base, 'library', 0, 0.78, s.z1 + 0.16, 0.82)
    steps(t.base, 0, s.z1, 1.0)
    # An open book, so that nobody has to ask.
    for side in (-1, 1):
        leaf = box((side * 0.2, y + 0.2, -0.5), (0.2, 0.02, 0.16), turn((0, 0, 1), side * 14) @ turn((1, 0, 0), 26))
        thing(t.base, leaf, '#f7f0dc')
        cover = box((side * 0.21, y + 0.165, -0.5), (0.22, 0.018, 0.18), turn((0, 0, 1), side * 14) @ turn((1, 0, 0), 26))
        thing(t.base, cover, '#8a2f3a')
        for line in (-0.06, 0.0, 0.06):
            row = box((side * 0.2, y + 0.222 - line * 0.42, -0.5 + line), (0.14, 0.004, 0.008), turn((0, 0, 1), side * 14) @ turn((1, 0, 0), 26))
            thing(t.base, row, '#6d665c')
    for k, (x, c) in enumerate(((0.86, '#3a6ea0'), (0.86, '#c8402f'), (0.86, '#3f7a4a'))):
        put.block(t.base, x, 0.05 * k, 0.42, 0.2, 0.045, 0.14, c, 14 * k)
    palisade(t, -0.72, 0.36, 3)
    palisade(t, 0.56, 0.34, 2)
    t.flag = (0.74, y, -0.4)
    return t


MODELS = models_of(
    {
        'church': church,
        'fire-station': fire_station,
        'police-station': police_station,
        'primary-school': primary_school,
        'library': library,
    }
)
