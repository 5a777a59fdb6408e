"""Where people went for fun: cinema, baths, museum, hotel, shopping centre, stadium."""

import numpy as np

from lib.card import PRINT, board, printed, thing
from lib.model import PLAIN
from lib.shapes import Shape, box, lathe, loft
from lib.space import turn, vec
from props import clutter as on

import _roofs as roofs
import _things as put
from _stone import pediment, steps
from _tile import SHEET, Tile, models_of
from _walls import boarded, palisade, walls


def cinema():
    t = Tile('plaza')
    s = walls(t, 'cinema', -0.68, 0.12)
    y = roofs.flat(t, s, 'wine', 0.4)
    # The marquee, its letters rearranged.
    board(t.base, (-0.66, 0.56, s.z1 + 0.3), (1.32, 0, 0), (0, 0.4, 0), 0.05, 'marquee', reverse=None, cut=(3, 1))
    put.block(t.base, 0, 0.54, s.z1 + 0.13, 1.3, 0.03, 0.26, '#5c1f38')
    for side in (-1, 1):
        put.block(t.base, side * 0.655, 0.56, s.z1 + 0.13, 0.02, 0.4, 0.26, '#c8352f')
    board(t.base, (0.76, 0.42, s.z1 + 0.22), (0.26, 0, 0), (0, 0.84, 0), 0.06, 'sign.cinema', reverse='sign.cinema')
    # A reel of film.
    reel = lathe([(0.24, -0.05), (0.24, 0.05), (0.06, 0.05)], 14, (-0.5, y + 0.22, -0.42), turn((1, 0, 0), 78), caps=(True, False))
    thing(t.base, reel, '#41424c', 40)
    for k in range(5):
        a = k * 2 * np.pi / 5
        hole = vec(-0.5 + 0.14 * np.sin(a), y + 0.23 + 0.14 * np.cos(a) * 0.98, -0.35 - 0.14 * np.cos(a) * 0.2)
        thing(t.base, box(hole, (0.04, 0.04, 0.012)), '#d8c8b0')
    palisade(t, -0.74, 0.34, 3)
    palisade(t, 0.3, 0.44, 3)
    for k in range(4):
        boarded(t, vec(-0.48 + 0.32 * k, 1.0, s.z1), 0.26, 0.12, k, lit=False)
    t.flag, t.count = (0.62, y, -0.46), (-0.3, 1.7, -0.3)
    return t


def swimming_baths():
    t = Tile('plaza')
    s = walls(t, 'baths', -1.0, -0.62, inside=False)
    roofs.barrel(t, s, 0.16, 'copper', steps=3)
    put.sign(t.base, 'baths', 0, 0.5, s.z1 + 0.08, 1.1)
    x0, x1, z0, z1, deep = -0.95, 0.95, -0.52, 0.42, 0.2
    _basin(t.base, x0, x1, z0, z1, deep)
    for z in (-0.26, 0.12):
        on.rail(t.base, [(-0.7, deep + 0.01, z), (0.7, deep + 0.01, z)], 0.016, '#d8553a', 3)
    # A board from which nobody should dive, and a chair for whoever watched.
    for dx in (-0.06, 0.06):
        on.post(t.base, (0.98 + dx * 0.4, deep, -0.05 + dx), 0.34, 0.022, on.STEEL, 4)
    put.block(t.base, 0.78, deep + 0.34, -0.05, 0.6, 0.03, 0.16, '#f4f4ea')
    put.block(t.base, -0.9, deep, 0.34, 0.14, 0.3, 0.14, '#d8553a')
    put.block(t.base, -0.97, deep + 0.3, 0.34, 0.03, 0.2, 0.14, '#d8553a')
    thing(t.base, lathe([(0.08, 0), (0.14, 0.03), (0.08, 0.06)], 9, (0.3, 0.06, 0.24)), '#f2c23c', 60)
    palisade(t, -0.5, 0.5, 4)
    palisade(t, 0.5, 0.5, 4)
    t.deck, t.flag, t.count = 0.05, (0.8, 0.55, -0.8), (-0.5, 1.15, -0.1)
    t.slots = [(0.0, -0.05), (-0.5, 0.0), (0.5, 0.02), (-0.25, 0.22), (0.25, 0.22), (-0.7, 0.2), (0.66, 0.2)]
    return t


def _basin(model, x0, x1, z0, z1, deep):
    """A pool in a raised rim: its floor near the ground, its edge all round."""
    w, d, rim = x1 - x0, z1 - z0, 0.1
    printed(model, (x0 + rim, 0.04, z1 - rim), (w - 2 * rim, 0, 0), (0, 0, 2 * rim - d), 'basin', cut=(4, 3))
    inner = ((x0 + rim, z0 + rim, w - 2 * rim, 0), (x1 - rim, z0 + rim, 0, d - 2 * rim), (x1 - rim, z1 - rim, 2 * rim - w, 0), (x0 + rim, z1 - rim, 0, 2 * rim - d))
    for x, z, dx, dz in inner:
        printed(model, (x, 0.04, z), (dx, 0, dz), (0, deep - 0.04, 0), 'basin', (0, 0, 1, 0.3))
    for x, z, wide, long in (((x0 + x1) / 2, z1 - rim / 2, w, rim), ((x0 + x1) / 2, z0 + rim / 2, w, rim)):
        put.block(model, x, 0, z, wide, deep, long, '#eef0e6')
    for x in (x0 + rim / 2, x1 - rim / 2):
        put.block(model, x, 0, (z0 + z1) / 2, rim, deep, d - 2 * rim, '#e2e8e0')


def museum():
    t = Tile('plaza')
    s = walls(t, 'museum', -0.74, 0.1)
    y = roofs.flat(t, s, 'slate', 0.5)
    pediment(t.base, 0, 0.86, s.z1 + 0.16, 1.0, 0.2, '#f2ecdc')
    put.sign(t.base, 'museum', 0, 0.73, s.z1 + 0.18, 0.8)
    steps(t.base, 0, s.z1, 1.1)
    # The whale hangs over the foyer: a spine, ribs, a skull.
    spine = [(-0.82, y + 0.2, -0.46), (-0.45, y + 0.36, -0.44), (0.1, y + 0.4, -0.42), (0.5, y + 0.3, -0.42)]
    bone = '#f0e8d2'
    thing(t.base, loft(spine, [0.02, 0.05, 0.06, 0.055], 5), bone)
    for k, (x, size) in enumerate(((-0.42, 0.15), (-0.24, 0.2), (-0.06, 0.23), (0.12, 0.23), (0.3, 0.19))):
        top = y + 0.37
        for side in (-1, 1):
            rib = [(x, top, -0.43), (x + 0.02, top - 0.06, -0.43 + side * size * 0.9), (x + 0.02, top - size * 1.3, -0.43 + side * size * 0.7)]
            on.rail(t.base, rib, 0.026, bone, 3)
    thing(t.base, box((0.64, y + 0.3, -0.42), (0.2, 0.065, 0.13), turn((0, 0, 1), -10), taper=(0.7, 0.7)), bone)
    thing(t.base, box((0.68, y + 0.15, -0.42), (0.21, 0.026, 0.1), turn((0, 0, 1), -4)), '#dccfae')
    for side in (-1, 1):
        fin = [(-0.82, y + 0.2, -0.46), (-0.96, y + 0.3, -0.46 + side * 0.18)]
        on.rail(t.base, fin, 0.045, bone, 3)
    palisade(t, -0.78, 0.34, 3)
    palisade(t, 0.78, 0.34, 3)
    t.flag = (0.84, y, -0.15)
    t.count = (-0.45, 1.66, -0.2)
    return t


def hotel():
    t = Tile('plaza')
    s = walls(t, 'hotel', -0.62, 0.12)
    y = roofs.mansard(t, s, 0.12, 'wine', 0.5)
    for x in (-0.46, 0.46):
        on.post(t.base, (x, y - 0.02, -0.26), 0.1, 0.02, on.DARK, 4)
    put.sign(t.base, 'hotel', 0, s.h - 0.05, s.z1 + 0.06, 1.3)
    # The revolving door under its canopy, still revolving, and the carpet.
    put.drum(t.base, 0, 0, s.z1 + 0.12, 0.17, 0.38, '#9fd0d6', 10)
    put.drum(t.base, 0, 0.38, s.z1 + 0.12, 0.2, 0.05, '#d9a52c', 10)
    for a in (20, 110):
        put.block(t.base, 0, 0, s.z1 + 0.12, 0.36, 0.37, 0.02, '#7a2436', a)
    printed(t.base, (-0.14, 0.012, 0.72), (0.28, 0, 0), (0, 0, -0.44), 'plain', colour='#a82c3c')
    for x in (-0.34, 0.34):
        put.drum(t.base, x, 0, 0.36, 0.07, 0.12, '#b9603c', 7, 0.09)
        put.tree(t.base, x, 0.36, 0.6, 2, balls=2)
    palisade(t, -0.72, 0.36, 3)
    palisade(t, 0.72, 0.36, 3)
    t.flag, t.count = (0.5, y, -0.4), (-0.4, 2.0, -0.25)
    return t


def _dome(model, x, y, z, radius, colour='#9cd8dc', ribs='#f2f4ea', part=(0, 180)):
    """Half of a glass dome, between two angles about the up axis, with ribs on it."""
    rows, count = 4, 7
    a0, a1 = np.radians(part[0]), np.radians(part[1])
    points = []
    for r in range(rows + 1):
        up = np.pi / 2 * r / rows
        for k in range(count + 1):
            a = a0 + (a1 - a0) * k / count
            points.append((x + radius * np.cos(up) * np.cos(a), y + radius * 0.8 * np.sin(up), z + radius * np.cos(up) * np.sin(a)))
    wide = count + 1
    faces = [(i, i + 1, i + 1 + wide, i + wide) for r in range(rows) for i in range(r * wide, r * wide + count)]
    points = np.array(points)
    a, b, c = points[0], points[1], points[wide]
    outwards = np.cross(b - a, c - a) @ (a - (x, y, z)) > 0
    faces = faces if outwards else [f[::-1] for f in faces]
    left, top, right, bottom = SHEET.place('roof.glass')
    uv = np.array([(left + (right - left) * (i % wide) / count, bottom + (top - bottom) * (i // wide) / rows) for i in range(len(points))])
    model.shape(Shape(points, faces, uv), colour, 70, PRINT, 'print')
    for k in (0, 2, 5, 7):
        on.rail(model, [points[r * wide + k] for r in range(rows + 1)], 0.016, ribs, 3)


def shopping_centre():
    t = Tile('carpark')
    s = walls(t, 'mall', -0.86, 0.06)
    y = roofs.flat(t, s, 'sand', 0.4)
    for model, part in ((t.base, (180, 360)), (t.lid, (0, 180))):
        _dome(model, 0, y + 0.02, s.z, 0.5, part=part)
    put.sign(t.base, 'mall', 0, 0.82, s.z1 + 0.03, 1.5)
    for x in (-0.86, 0.86):
        put.block(t.base, x, 0, s.z1 + 0.1, 0.2, 0.94, 0.16, '#c8508a')
    for x in (-0.8, 0.74):
        on.cooler(t.base, x, y, -0.62, 0.4)
    put.car(t.base, 0.5, 0.44, -8, '#d8a03a')
    for k in range(3):
        put.block(t.base, -0.72 + 0.17 * k, 0, 0.38, 0.12, 0.16, 0.07, ('#c8508a', '#3a8fae', '#e8c63a')[k], 16 * k)
    palisade(t, 0.0, 0.34, 4)
    t.flag, t.count = (0.8, y, -0.25), (-0.4, 1.75, -0.3)
    return t


def stadium():
    t = Tile('plaza', is_open=True)
    _bowl(t.base)
    put.sign(t.base, 'stadium', 0, 0.36, 0.56, 0.8)
    for x, z in ((-0.98, -0.78), (0.98, -0.78), (-1.0, 0.3), (1.0, 0.3)):
        on.post(t.base, (x, 0, z), 0.95, 0.03, '#c9ced2', 5, 0.02)
        thing(t.base, box((x * 0.98, 1.02, z), (0.13, 0.09, 0.03), turn((1, 0, 0), 20) @ turn((0, 1, 0), -30 * np.sign(x))), '#5a626c')
        lamp = box((x * 0.975, 1.01, z + 0.034), (0.11, 0.07, 0.004), turn((1, 0, 0), 20) @ turn((0, 1, 0), -30 * np.sign(x)))
        t.held.shape(lamp, '#fff0b8', finish=PLAIN, material='glow')
    palisade(t, -0.56, 0.52, 4, 0.3)
    palisade(t, 0.56, 0.52, 4, 0.3)
    t.deck, t.flag, t.count = 0.03, (0.86, 0.5, -0.55), (-0.5, 1.2, -0.2)
    t.slots = [(0.0, -0.15), (-0.34, -0.2), (0.34, -0.2), (-0.2, 0.02), (0.2, 0.02), (-0.48, 0.0), (0.48, 0.0)]
    return t


def _bowl(model):
    """A pitch with rows of seats round it; the front is low, so that one sees what happens."""
    cx, cz, sides = 0.0, -0.2, 20
    left, top, right, bottom = SHEET.place('crowd')
    printed(model, (-0.68, 0.02, 0.16), (1.36, 0, 0), (0, 0, -0.72), 'pitch', cut=(4, 2))
    low, high, outer = [], [], []
    for k in range(sides + 1):
        a = 2 * np.pi * k / sides
        x, z = np.sin(a), -np.cos(a)
        up = 0.38 - 0.2 * max(0, z) + (0.14 if z < -0.5 else 0)
        low.append((cx + 0.7 * _square(x), 0.03, cz + 0.4 * _square(z)))
        high.append((cx + 1.0 * _square(x), up, cz + 0.66 * _square(z)))
        outer.append((cx + 1.03 * _square(x), 0, cz + 0.69 * _square(z)))
    for k in range(sides):
        stand = np.array([low[k], low[k + 1], high[k + 1], high[k]])
        uv = np.array([(left, bottom), (right, bottom), (right, top), (left, top)])
        uv[:, 0] = left + (right - left) * np.array([0, 0.5, 0.5, 0]) + (right - left) * 0.5 * (k % 2)
        model.shape(Shape(stand, [(0, 1, 2, 3)], uv), '#ffffff', finish=PRINT, material='print')
        wall = np.array([outer[k + 1], outer[k], high[k], high[k + 1]])
        thing(model, Shape(wall, [(0, 1, 2, 3)]), ('#d8dde0', '#b9c2c8')[k % 2])


def _square(v):
    """Rounds a circle off towards a rectangle."""
    return float(np.sign(v) * abs(v) ** 0.6)


MODELS = models_of(
    {
        'cinema': cinema,
        'swimming-baths': swimming_baths,
        'museum': museum,
        'hotel': hotel,
        'shopping-centre': shopping_centre,
        'stadium': stadium,
    }
)
