"""The thirteen buildings: a shell of printed cardboard each, and what makes people look up.

Of a roof of four by four cells the second from the south-eastern corner stays free of pieces: `SPOT` may carry something
big. Everywhere else pieces stand, so things go on the edges and on the walls, above the heads of the street.
"""
import numpy as np

from lib.card import board, thing
from lib.shapes import Shape, box, disc, lathe, loft, ribbon
from lib.space import turn, upright, vec

from props import clutter as on

from _sheet import BUILDINGS
from _shell import PARAPET, STOREY, Side, shell

SPOT = (1.5, 1.5)


class Site:
    """A building under construction: its model, its sides, the height of its roof and half its footprint."""

    def __init__(self, letter):
        look = BUILDINGS[letter]
        self.model, self.roof = shell(letter), look['level'] * STOREY
        self.w, self.d = look['width'] / 2, look['depth'] / 2
        self.rim = self.roof + PARAPET
        self.south, self.east, self.north, self.west = (Side(look, name) for name in ('south', 'east', 'north', 'west'))

    def done(self):
        return self.model.sculpted()


def bakery():
    at = Site('A')
    on.chimney(at.model, SPOT[0], at.roof, SPOT[1] + 0.1)
    on.drainpipe(at.model, at.east, 0.12, 0.1, at.roof - 0.15)
    on.plank(at.model, at.east, 2.6, at.rim, 0.8)
    on.antenna(at.model, -at.w - 0.02, at.rim, -at.d - 0.02)
    loaf = lathe([(0.02, -0.36), (0.12, -0.32), (0.17, -0.15), (0.17, 0.15), (0.12, 0.32), (0.02, 0.36)], 8)
    bread = loaf._replace(vertices=loaf.vertices @ upright((0, 0, 1)).T * (1, 1.15, 1) + at.south.at(0.35, 1.74, 0.3))
    thing(at.model, bread, '#cf8f48', 180)
    on.rail(at.model, [at.south.at(0.35, 1.98, 0), at.south.at(0.35, 1.98, 0.5)], 0.022, on.DARK)
    for out in (0.12, 0.46):
        on.rail(at.model, [at.south.at(0.35, 1.98, out), at.south.at(0.35, 1.85, out)], 0.012, on.DARK)
    on.cooler_on_wall(at.model, at.west, 0.6, 1.72)
    on.crates(at.model, SPOT[0] - 0.3, at.roof, SPOT[1] - 0.32, (0.22, 0.2), 3)
    return at.done()


def hotel():
    at = Site('B')
    on.tank(at.model, SPOT[0], at.roof, SPOT[1] - 0.02, 0.98)
    on.hoarding(at.model, -0.4, at.rim, -at.d + 0.02, 'hoarding', 2.0, 1.1, 0.25)
    on.blade(at.model, at.south, 3.7, 1.75, 'hotel', 0.62, 1.9)
    on.fire_escape(at.model, at.west, 2.0, 2.05, 1.5)
    on.ladder(at.model, at.west, 1.5, 2.1, at.rim)
    on.cooler_on_wall(at.model, at.east, 1.5, 2.32)
    on.cooler_on_wall(at.model, at.north, 2.5, 2.32)
    on.dish(at.model, at.w - 0.08, at.rim - 0.05, -at.d + 0.2)
    on.plank(at.model, at.west, 3.5, at.rim, 0.7)
    return at.done()


def _lattice(model, x, y, z, height, colours):
    """A mast of four legs that lean together, with rungs."""
    for dx, dz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        on.rail(model, [(x + dx * 0.32, y, z + dz * 0.32), (x + dx * 0.05, y + height, z + dz * 0.05)], 0.03, colours[0])
    for step in range(1, 6):
        share = step / 6
        half = 0.32 - 0.27 * share
        corners = [(-half, -half), (half, -half), (half, half), (-half, half), (-half, -half)]
        on.rail(model, [(x + a, y + height * share, z + b) for a, b in corners], 0.02, colours[step % 2], 3)


def signal_tower():
    at = Site('C')
    x, z = SPOT
    _lattice(at.model, x, at.roof, z, 2.7, ('#d9483a', '#f2ead6'))
    on.post(at.model, (x, at.roof + 2.6, z), 0.7, 0.03, on.STEEL, 5, 0.015)
    thing(at.model, lathe([(0.02, 0), (0.1, 0.05), (0.1, 0.14), (0.02, 0.2)], 8, (x, at.roof + 3.2, z)), '#ff5a4a', 180)
    on.dish(at.model, x + 0.15, at.roof + 1.1, z + 0.15, (0.5, 0.3, 0.8), 0.34)
    on.dish(at.model, x - 0.2, at.roof + 1.75, z, (-0.8, 0.25, 0.5), 0.26)
    on.ladder(at.model, at.south, 3.72, 2.1, at.rim)
    on.fire_escape(at.model, at.south, 1.5, 4.05, 1.4)
    on.antenna(at.model, at.w + 0.02, at.rim, -at.d - 0.02, 1.1)
    on.drainpipe(at.model, at.west, 3.85, 0.1, at.roof - 0.15)
    on.cooler_on_wall(at.model, at.west, 1.5, 2.3)
    on.rail(at.model, [(x, at.roof + 2.5, z), (at.w + 0.02, at.rim + 0.9, -at.d - 0.02)], 0.012, on.DARK, 3)
    return at.done()


def _insulator(model, x, y, z):
    on.post(model, (x, y, z), 0.95, 0.05, '#7a5038', 6)
    rings = [(r, h) for level in (0.3, 0.5, 0.7) for r, h in ((0.05, level), (0.13, level + 0.02), (0.05, level + 0.1))]
    thing(model, lathe(rings, 8, (x, y, z)), '#cfd8d4', 25)


def substation():
    at = Site('D')
    tops = []
    for x in (-1.5, -0.3, 0.9):
        _insulator(at.model, x, at.rim, -at.d + 0.05)
        tops.append((x, at.rim + 0.95, -at.d + 0.05))
    for a, b in zip(tops, tops[1:]):
        middle = ((a[0] + b[0]) / 2, a[1] - 0.16, a[2])
        on.rail(at.model, [a, middle, b], 0.016, on.DARK, 3)
    on.rail(at.model, [tops[0], (tops[0][0] - 0.3, at.rim - 0.2, -at.d - 0.12), (tops[0][0] - 0.3, 2.2, -at.d - 0.12)], 0.03, on.DARK)
    board(at.model, at.south.at(0.28, 2.35, 0.06), at.south.along * 0.62, (0, 0.62, 0), 0.05, 'hazard', reverse=None)
    board(at.model, at.west.at(1.2, 2.5, 0.06), at.west.along * 0.7, (0, 0.7, 0), 0.05, 'hazard', reverse=None)
    block = at.west.at(2.3, 2.6, 0.14)
    thing(at.model, box(block, (0.3, 0.5, 0.14), at.west.frame, 0.03), '#8f978f')
    for rib in (-0.2, 0.0, 0.2):
        thing(at.model, box(at.west.at(2.3 + rib, 2.6, 0.3), (0.035, 0.42, 0.04), at.west.frame), '#777f78')
    on.ladder(at.model, at.south, 3.75, 2.1, at.rim)
    on.drainpipe(at.model, at.south, 0.1, 0.1, at.roof - 0.15, '#c9a02c')
    return at.done()


def tannery():
    at = Site('E')
    for dx, dz, liquid in ((-0.02, 0.12, '#7a4030'), (-0.02, -0.4, '#a8702c')):
        x, z = SPOT[0] + dx, SPOT[1] + dz
        thing(at.model, lathe([(0.26, 0), (0.29, 0.2), (0.27, 0.42), (0.22, 0.42), (0.22, 0.34)], 12, (x, at.roof, z)), on.staves('#8d653c', '#755230', x, z, 12), 25)
        thing(at.model, disc((x, at.roof + 0.36, z), 0.23, turn((1, 0, 0), -90), 10), liquid)
    for end in (0.3, 3.7):
        on.rail(at.model, [at.east.at(end, 1.5, 0), at.east.at(end, 1.92, 0.26)], 0.03, on.WOOD)
    on.rail(at.model, [at.east.at(0.3, 1.9, 0.25), at.east.at(2.0, 1.86, 0.25), at.east.at(3.7, 1.9, 0.25)], 0.014, '#e8e2d4', 3)
    for along, length, paint in ((0.8, 0.42, '#b5763f'), (1.45, 0.5, '#8a4f2a'), (2.15, 0.38, '#c99f68'), (2.8, 0.48, '#9a6238')):
        hang = [at.east.at(along, 1.89 - length * share, 0.25 + 0.04 * share) for share in (0, 0.5, 1)]
        thing(at.model, ribbon(hang, (0.3, 0.46, 0.34), at.east.along, 0.02), paint)
    on.chimney(at.model, -at.w + 0.3, at.roof - 0.2, -at.d - 0.14, 1)
    on.plank(at.model, at.north, 1.4, at.rim, 0.8)
    on.drainpipe(at.model, at.south, 3.88, 0.1, at.roof - 0.15, '#5d4630')
    on.crates(at.model, SPOT[0] - 0.36, at.roof, SPOT[1] + 0.36, (0.2,), 4)
    return at.done()


def fish_hall():
    at = Site('F')
    on.skylight(at.model, SPOT[0], at.roof, SPOT[1])
    on.hoarding(at.model, 0.6, at.rim, -at.d + 0.02, 'fish', 2.1, 1.05, 0.2)
    on.vent(at.model, -at.w + 0.1, at.roof, at.d - 0.1, 0.55)
    on.drainpipe(at.model, at.east, 0.12, 0.1, at.roof - 0.15, '#d9d2c0')
    for along in (0.9, 1.3, 1.7):
        on.rail(at.model, [at.west.at(along, 1.9, 0.12), at.west.at(along, 1.55, 0.12)], 0.012, on.DARK, 3)
        fish = loft([at.west.at(along, 1.58, 0.12), at.west.at(along, 1.42, 0.12), at.west.at(along, 1.22, 0.12)], [0.02, 0.07, 0.015], 6, up=(1, 0, 0), flat=0.6)
        thing(at.model, fish, '#a9c6cc', 180)
    on.rail(at.model, [at.west.at(0.7, 1.9, 0.12), at.west.at(1.9, 1.9, 0.12)], 0.02, on.WOOD)
    for along in (0.7, 1.9):
        on.rail(at.model, [at.west.at(along, 1.9, 0.12), at.west.at(along, 1.9, 0)], 0.02, on.WOOD)
    on.plank(at.model, at.north, 3.4, at.rim, 0.75)
    on.cooler_on_wall(at.model, at.east, 2.5, 1.7)
    return at.done()


def boat_club():
    at = Site('G')
    x, z = SPOT
    hull = loft([(x, at.roof + 0.3, z - 0.46), (x, at.roof + 0.18, z - 0.3), (x, at.roof + 0.15, z + 0.15), (x, at.roof + 0.2, z + 0.42)], [0.03, 0.22, 0.28, 0.2], 8, flat=0.62)
    thing(at.model, hull, '#d8553a', 70)
    on.block(at.model, (x, at.roof + 0.3, z + 0.05), (0.42, 0.03, 0.5), '#f2ead6')
    on.block(at.model, (x, at.roof + 0.33, z + 0.1), (0.5, 0.035, 0.12), on.WOOD)
    for trestle in (-0.22, 0.28):
        on.block(at.model, (x, at.roof + 0.05, z + trestle), (0.5, 0.1, 0.06), on.WOOD)
    on.rail(at.model, [(x + 0.34, at.roof + 0.02, z + 0.4), (x + 0.1, at.roof + 0.5, z - 0.42)], 0.02, '#d9b36a')
    on.flag(at.model, -at.w + 0.08, at.rim - 0.1, -at.d + 0.08, 1.7, '#25507c', '#f2ead6')
    on.ring_buoy(at.model, at.south, 0.32, 1.72)
    on.ring_buoy(at.model, at.west, 2.5, 1.72)
    on.ring_buoy(at.model, at.north, 1.5, 1.72)
    on.antenna(at.model, at.w + 0.02, at.rim, -at.d - 0.02, 1.2)
    on.drainpipe(at.model, at.west, 0.12, 0.1, at.roof - 0.15, '#d9d2c0')
    return at.done()


def customs_house():
    at = Site('H')
    on.hoarding(at.model, 1.05, at.rim - 0.05, -at.d + 0.03, 'clock', 1.0, 1.0, 0.02, 0.12)
    roof = [(1.05 - 0.62, at.rim + 0.98, -at.d + 0.06), (1.05 + 0.62, at.rim + 0.98, -at.d + 0.06), (1.05, at.rim + 1.3, -at.d + 0.06)]
    back = [(px, py, pz - 0.16) for px, py, pz in roof]
    thing(at.model, Shape(np.array(roof + back), [(0, 1, 2), (5, 4, 3), (1, 0, 3, 4), (2, 1, 4, 5), (0, 2, 5, 3)]), '#6b4a36')
    on.flag(at.model, at.w - 0.08, at.rim - 0.1, at.d - 0.08, 1.5, '#a8352c', '#f2ead6')
    for along in (0.08, 0.98, 3.0, 3.92):
        thing(at.model, box(at.south.at(along, 2.95, 0.04), (0.09, 0.95, 0.05), at.south.frame), '#cfc3a2')
        thing(at.model, box(at.south.at(along, 3.84, 0.05), (0.14, 0.06, 0.08), at.south.frame), '#dcd2b4')
    on.drainpipe(at.model, at.east, 2.88, 0.1, at.roof - 0.15, '#5d6a62')
    on.cooler_on_wall(at.model, at.east, 1.5, 2.3)
    on.ladder(at.model, at.west, 2.75, 2.1, at.roof)
    return at.done()


def tinsmith():
    at = Site('I')
    x, z = SPOT
    kettle = [(0.3, 0.0), (0.36, 0.1), (0.34, 0.34), (0.2, 0.54), (0.17, 0.56), (0.14, 0.62), (0.03, 0.64)]
    thing(at.model, lathe(kettle, 14, (x, at.roof + 0.06, z)), '#c6ced6', 30)
    thing(at.model, lathe([(0.02, 0.0), (0.05, 0.03), (0.04, 0.09), (0.01, 0.1)], 8, (x, at.roof + 0.69, z)), '#41424c', 180)
    spout = loft([(x + 0.28, at.roof + 0.22, z + 0.12), (x + 0.44, at.roof + 0.36, z + 0.2), (x + 0.47, at.roof + 0.58, z + 0.22)], [0.09, 0.06, 0.045], 7)
    thing(at.model, spout, '#b6bfc8', 60)
    handle = [(x - 0.26, at.roof + 0.5, z - 0.1), (x - 0.24, at.roof + 0.86, z - 0.1), (x + 0.2, at.roof + 0.88, z + 0.08), (x + 0.24, at.roof + 0.54, z + 0.1)]
    on.rail(at.model, handle, 0.035, '#8a5a34', 5)
    on.block(at.model, (x, at.roof + 0.04, z), (0.8, 0.08, 0.8), on.WOOD)
    for along in (0.7, 1.2, 2.4):
        on.vent(at.model, *at.north.at(along, at.rim - 0.2, 0.06), 0.45)
    on.rail(at.model, [at.west.at(0.4, 1.7, 0.1), at.west.at(3.4, 1.7, 0.1), at.west.at(3.55, at.rim + 0.1, 0.1), at.west.at(3.55, at.rim + 0.5, 0.02)], 0.09, '#a7afb8', 6)
    on.plank(at.model, at.north, 3.4, at.rim, 0.8)
    on.cooler_on_wall(at.model, at.east, 3.4, 1.72)
    on.antenna(at.model, at.w + 0.02, at.rim, -at.d - 0.02)
    return at.done()


def print_works():
    at = Site('J')
    x, z = SPOT
    for height, size, degrees in ((0.0, 0.62, 8), (0.26, 0.56, -10), (0.52, 0.4, 20)):
        turned = turn((0, 1, 0), degrees)
        on.block(at.model, (x, at.roof + height + 0.13, z), (size, 0.25, size * 0.8), '#e9dfc6', turned)
        on.block(at.model, (x, at.roof + height + 0.13, z), (size * 1.02, 0.03, size * 0.82), '#b06a3c', turned)
    on.hoarding(at.model, -0.5, at.rim, -at.d + 0.02, 'hoarding', 1.9, 1.1, 0.3)
    thing(at.model, lathe([(0.17, -0.45), (0.17, 0.45)], 10, (1.3, at.rim + 0.12, -at.d + 0.02), upright((1, 0, 0.05)), caps=(True, True)), '#efe6cf')
    on.chimney(at.model, at.w - 0.28, at.roof - 0.1, -at.d - 0.14, 1)
    on.drainpipe(at.model, at.south, 0.1, 0.1, at.roof - 0.15, '#3c383c')
    on.cooler_on_wall(at.model, at.west, 2.4, 1.7)
    on.dish(at.model, at.w - 0.08, at.rim - 0.05, at.d - 0.15)
    on.plank(at.model, at.west, 1.2, at.rim, 0.75)
    return at.done()


def grain_silo():
    at = Site('K')
    head = at.east.at(1.2, at.roof + 0.35, 0.1)
    thing(at.model, box(head, (0.5, 0.75, 0.22), at.east.frame, 0.03), '#b5a377')
    thing(at.model, box(at.east.at(1.2, at.roof + 1.18, 0.1), (0.56, 0.1, 0.28), at.east.frame, taper=(0.7, 0.4)), '#7d5a34')
    for along in (0.5, 1.5, 2.5, 3.5):
        pipe = loft([at.south.at(along, 2.1, 0.1), at.south.at(along, at.roof - 0.12, 0.1)], [0.17, 0.17], 8, up=(1, 0, 0))
        thing(at.model, pipe, '#c2af80', 60)
        for ring in (2.6, 3.9, 5.2):
            thing(at.model, lathe([(0.185, -0.04), (0.19, 0), (0.185, 0.04)], 8, at.south.at(along, ring, 0.1)), '#7d5a34')
    on.rail(at.model, [at.east.at(0.9, at.roof - 0.3, 0.2), at.east.at(0.5, 3.2, 0.16), at.east.at(0.45, 1.9, 0.16)], 0.13, '#9c8a5f', 7)
    on.ladder(at.model, at.west, 0.35, 2.1, at.roof)
    on.ladder(at.model, at.east, 2.5, 0.3, at.rim)
    on.antenna(at.model, at.w + 0.02, at.rim, -at.d + 0.5, 1.0)
    return at.done()


def pump_house():
    at = Site('L')
    copper = '#cc8038'
    for low, start in ((1.62, 0.4), (1.86, 0.8)):
        path = [at.west.at(start, low, 0.12), at.west.at(3.2 + low * 0.1, low, 0.12), at.west.at(3.3 + low * 0.1, at.rim + 0.1, 0.12), at.west.at(3.3 + low * 0.1, at.rim + 0.14, -0.02)]
        on.rail(at.model, path, 0.09, copper, 7)
    for along in (1.0, 2.4):
        thing(at.model, lathe([(0.13, -0.06), (0.14, 0), (0.13, 0.06)], 8, at.west.at(along, 1.62, 0.12), upright(at.west.along)), on.DARK)
    wheel = lathe([(0.15, -0.02), (0.19, -0.02), (0.19, 0.02), (0.15, 0.02)], 12, at.west.at(1.7, 1.62, 0.3), upright(at.west.out))
    thing(at.model, wheel, '#d8352f')
    for bar in (at.west.along, vec(0, 1, 0)):
        centre = at.west.at(1.7, 1.62, 0.3)
        on.rail(at.model, [centre - bar * 0.16, centre + bar * 0.16], 0.018, '#d8352f')
    on.rail(at.model, [at.west.at(1.7, 1.62, 0.1), at.west.at(1.7, 1.62, 0.31)], 0.03, on.DARK)
    on.chimney(at.model, at.w - 0.25, at.roof - 0.1, -at.d - 0.14, 1)
    on.vent(at.model, -at.w + 0.08, at.roof + 0.1, at.d - 0.1, 0.5)
    on.plank(at.model, at.east, 2.2, at.rim, 0.75)
    on.drainpipe(at.model, at.south, 2.88, 0.1, at.roof - 0.15, copper)
    on.antenna(at.model, -at.w - 0.02, at.rim, -at.d - 0.02, 0.8)
    return at.done()


def clinic():
    at = Site('M')
    on.hoarding(at.model, -1.0, at.rim - 0.05, -at.d + 0.02, 'clinic', 1.0, 1.0, 0.15)
    on.blade(at.model, at.south, 3.75, 2.15, 'clinic', 0.5, 0.5)
    on.fire_escape(at.model, at.east, 1.5, 2.05, 1.3)
    on.ladder(at.model, at.east, 1.15, 2.1, at.rim)
    for along in (0.5, 2.5):
        on.cooler_on_wall(at.model, at.south, along, 2.28)
    on.drainpipe(at.model, at.south, 0.1, 0.1, at.roof - 0.15, '#9fb3ae')
    on.antenna(at.model, at.w + 0.02, at.rim, at.d + 0.02, 0.9)
    on.dish(at.model, at.w - 0.08, at.rim - 0.05, -at.d + 0.2)
    on.cooler_on_wall(at.model, at.west, 1.5, 2.3)
    return at.done()


MODELS = {
    'building-a': bakery,
    'building-b': hotel,
    'building-c': signal_tower,
    'building-d': substation,
    'building-e': tannery,
    'building-f': fish_hall,
    'building-g': boat_club,
    'building-h': customs_house,
    'building-i': tinsmith,
    'building-j': print_works,
    'building-k': grain_silo,
    'building-l': pump_house,
    'building-m': clinic,
}
