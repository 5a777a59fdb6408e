"""Where people worked: offices, buses, beer, trains."""

import numpy as np

from lib.card import board, printed, thing
from lib.shapes import Shape, lathe
from lib.space import turn
from props import clutter as on

import _roofs as roofs
import _things as put
from _tile import Tile, models_of
from _walls import palisade, walls


def _umbrella(model, x, y, z, radius):
    """What an insurance company puts on its roof; it looks ahead and up."""
    tilted = turn((1, 0, 0), 24)
    rim, top = 12, np.array((x, y + 0.48, z))
    for k in range(rim):
        a, b = (2 * np.pi * n / rim for n in (k, k + 1))
        spots = [np.array((radius * np.sin(w), -0.14, radius * np.cos(w))) for w in (a, b)]
        knee = [np.array((0.6 * radius * np.sin(w), -0.04, 0.6 * radius * np.cos(w))) for w in (a, b)]
        points = np.array([spots[0], spots[1], knee[1], knee[0], (0, 0, 0)]) @ tilted.T + top
        thing(model, Shape(points, [(0, 1, 2, 3), (3, 2, 4)]), ('#d8352f', '#f4ead2')[k % 2])
    on.rail(model, [top + tilted @ (0, 0.06, 0), top + tilted @ (0, -0.2, 0)], 0.02, on.DARK, 4)


def office_block():
    t = Tile('plaza')
    s = walls(t, 'office', -0.58, 0.12)
    y = roofs.flat(t, s, 'tar', 0.4)
    put.sign(t.base, 'office', 0, 0.42, s.z1 + 0.07, 1.2)
    _umbrella(t.base, -0.36, y - 0.37, -0.2, 0.36)
    put.block(t.base, 0.5, y, -0.38, 0.2, 0.12, 0.2, '#9aa6b0')
    put.block(t.base, 0.2, y, -0.38, 0.2, 0.12, 0.2, '#9aa6b0')
    for x in (-0.94, 0.94):
        put.block(t.base, x, 0, 0.36, 0.24, 0.12, 0.24, '#b9b2a4')
        put.hedge(t.base, x, 0.36, 0.18, 0.18, 0.26)
    # Still staffed, in a way: a desk and a chair came down by the window.
    put.block(t.base, 0.4, 0.12, 0.4, 0.26, 0.03, 0.14, on.WOOD, 20)
    put.block(t.base, 0.4, 0, 0.4, 0.05, 0.12, 0.1, on.WOOD, 20)
    put.drum(t.base, 0.62, 0.02, 0.5, 0.06, 0.1, '#35507a', 6)
    palisade(t, -0.3, 0.36, 4)
    t.flag, t.count = (0.66, y, -0.3), (-0.4, 1.95, -0.25)
    return t


def bus_depot():
    t = Tile('yard')
    s = walls(t, 'busdepot', -0.98, -0.42)
    y = s.h
    # A sawtooth of three roofs: the rear slopes stay, the glass in front is the lid.
    count, w = 3, s.width / 3
    for k in range(count):
        a = s.x0 + k * w
        points = np.array([(a, y, s.z1), (a, y, s.z0), (a + w, y + 0.24, s.z0), (a + w, y + 0.24, s.z1)])
        slope = [(3, 2, 1, 0)]
        half = points.copy()
        half[[0, 3], 2] = s.z - 0.06
        thing(t.base, Shape(half, slope), '#9a6a5c')
        front = points.copy()
        front[[1, 2], 2] = s.z - 0.06
        thing(t.lid, Shape(front, slope), '#a8766a')
        for model, z0, z1 in ((t.base, s.z0, s.z - 0.06), (t.lid, s.z - 0.06, s.z1)):
            put.pane(model, (a + w, y, z1), (0, 0, z0 - z1), (0, 0.24, 0))
        gable = np.array([(a, y, s.z1), (a + w, y, s.z1), (a + w, y + 0.24, s.z1)])
        thing(t.lid, Shape(gable, [(0, 1, 2)]), '#c9b8a6')
        thing(t.base, Shape(gable - (0, 0, s.z1 - s.z0), [(2, 1, 0)]), '#c9b8a6')
    put.sign(t.base, 'bus', 0, 0.5, s.z1 + 0.05, 1.1)
    for x in (-0.72, -0.24, 0.24, 0.72):
        put.coach(t.base, x, 0.14, 84, 'bus', 0.82, 0.36, 0.27, '#c8402f')
    palisade(t, 0.0, 0.6, 4, 0.2)
    t.flag = (0.9, y, -0.72)
    t.count = (-0.5, 1.5, -0.6)
    return t


def brewery():
    t = Tile('yard')
    s = walls(t, 'brewery', -0.74, 0.06, -0.24)
    y = roofs.flat(t, s, 'tar', 0.42)
    put.sign(t.base, 'brewery', -0.24, 0.5, s.z1 + 0.03, 1.25)
    copper = '#c9783a'
    for x, r in ((-0.62, 0.22), (-0.06, 0.22)):
        kettle = [(r, 0), (r, 0.06), (r * 0.72, 0.18), (0.06, 0.24), (0.045, 0.36)]
        thing(t.base, lathe(kettle, 12, (x, y, -0.48)), copper, 50)
    # A tall tank beside the house, with a pipe to the kettles.
    tank = [(0.24, 0.1), (0.26, 0.16), (0.26, 0.86), (0.2, 0.98), (0.04, 1.04)]
    thing(t.base, lathe(tank, 12, (0.82, 0, -0.4)), '#d08a4c', 50)
    for up in (0.3, 0.7):
        thing(t.base, lathe([(0.262, up), (0.275, up + 0.02), (0.262, up + 0.04)], 12, (0.82, 0, -0.4)), '#8a5a34')
    put.drum(t.base, 0.82, 0, -0.4, 0.2, 0.1, '#5a5660', 8)
    on.rail(t.base, [(0.82, 1.0, -0.4), (0.5, 1.18, -0.45), (0.0, 1.3, -0.48)], 0.03, copper, 5)
    for k, (x, z) in enumerate(((0.56, 0.3), (0.74, 0.36), (0.94, 0.3))):
        barrel = [(0.075, 0), (0.1, 0.1), (0.075, 0.2)]
        thing(t.base, lathe(barrel, 9, (x, 0, z), caps=(False, True)), ('#8d5a30', '#a06a3a', '#7d4f2a')[k], 40)
    put.lying(t.base, 0.76, 0.0, 0.52, 0.09, 0.2, '#9a6434', 9, 20)
    on.crates(t.base, -0.92, 0, 0.34, (0.18, 0.15, 0.13), 6)
    palisade(t, -0.24, 0.36, 4)
    t.flag, t.count = (0.4, y, -0.2), (-0.6, 1.75, -0.2)
    return t


def train_station():
    t = Tile('rails')
    s = walls(t, 'station', -0.82, -0.1)
    top = roofs.barrel(t, s, 0.32, 'glass', steps=4)
    put.sign(t.base, 'station', 0, 0.46, s.z1 + 0.05, 0.9)
    # The clock stopped at rush hour.
    board(t.base, (-0.19, 0.76, s.z1 + 0.1), (0.38, 0, 0), (0, 0.38, 0), 0.06, 'clock', reverse=None)
    put.block(t.base, 0, 0.72, s.z1 + 0.06, 0.48, 0.04, 0.14, '#f0e2c0')
    roof = [(-0.25, 1.14, s.z1 + 0.12), (0.25, 1.14, s.z1 + 0.12), (0, 1.26, s.z1 + 0.12)]
    back = [(a, b, c - 0.12) for a, b, c in roof]
    thing(t.base, Shape(np.array(roof + back), [(0, 1, 2), (1, 4, 5, 2), (3, 0, 2, 5), (0, 3, 4, 1)]), '#3a5a4a')
    # A platform, benches, a train that left everybody.
    put.block(t.base, 0, 0, 0.08, 2.06, 0.07, 0.34, '#c9c2b2')
    printed(t.base, (-1.03, 0.072, 0.24), (2.06, 0, 0), (0, 0, -0.05), 'plain', colour='#e8c63a')
    for z in (0.35, 0.51):
        put.block(t.base, 0, 0, z, 2.1, 0.03, 0.03, '#b9c2c8')
    put.coach(t.base, -0.46, 0.43, 0, 'train', 0.86, 0.36, 0.24, '#2f6a5a')
    put.coach(t.base, 0.48, 0.43, 0, 'train', 0.86, 0.36, 0.24, '#2f6a5a')
    for x in (-0.7, 0.62):
        put.block(t.base, x, 0.06, 0.12, 0.3, 0.08, 0.1, on.WOOD)
    for x, c in ((-0.2, '#8a4a3c'), (0.1, '#35507a')):
        put.block(t.base, x, 0.06, 0.14, 0.14, 0.1, 0.08, c, 20)
    palisade(t, 0.3, 0.14, 3, 0.26, y=0.06)
    palisade(t, -0.9, 0.2, 2, 0.26, y=0.06)
    t.flag, t.count = (0.8, top - 0.1, -0.4), (-0.5, 1.6, -0.3)
    return t


MODELS = models_of({'office-block': office_block, 'bus-depot': bus_depot, 'brewery': brewery, 'train-station': train_station})
