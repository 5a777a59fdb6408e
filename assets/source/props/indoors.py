"""Rooms and what stands in them: walls, doors, desks, chairs, shelves, stairs."""

from lib.model import PLAIN, Finish, Model
from lib.shapes import box, disc, lathe, panel, pearl
from lib.space import turn, vec

from props.joinery import rod

WOOD, DARK_WOOD, STEEL = '#8f6238', '#5f4026', '#8a929a'


def _slab(model, x, y, z, half, pot, **paint):
    model.shape(box((x, y, z), half, **paint), pot, 30)


def room(wall='#7a7468', skirting='#5c564c', tile='#6a665e', wide=8.0, high=3.2, rail=0.95):
    """A wall along x at z = 0 that faces +z, its lower part another colour, and a tiled floor in front of it."""
    model = Model('token')
    plain = Finish(edges=0, variation=0.03)
    model.shape(box((0, high / 2, -0.05), (wide / 2, high / 2, 0.05)), wall, finish=plain)
    model.shape(box((0, rail / 2, 0.01), (wide / 2, rail / 2, 0.02)), skirting, finish=plain)
    model.shape(box((0, rail, 0.03), (wide / 2, 0.03, 0.03)), DARK_WOOD, finish=plain)
    for row in range(10):
        for column in range(int(wide / 0.5)):
            if (row + column) % 2:
                tile_ = panel((-wide / 2 + column * 0.5, 0.004, 0.5 + row * 0.5), (0.5, 0, 0), (0, 0, -0.5))._replace(uv=None)
                model.shape(tile_, tile, finish=plain)
    return model.sculpted()


def desk(pot=WOOD, wide=1.5, high=0.46, deep=0.5, front=True):
    """Seen from the visitor's side (+z); without a front one sees who is under it."""
    model = Model('token')
    _slab(model, 0, high, 0, (wide / 2, 0.025, deep / 2), pot, bevel=0.008)
    for x in (-wide / 2 + 0.12, wide / 2 - 0.12):
        _slab(model, x, high / 2 - 0.02, 0, (0.1, high / 2 - 0.01, deep / 2 - 0.04), DARK_WOOD)
        for y in (0.3, 0.7):
            _slab(model, x, high * y, deep / 2 - 0.035, (0.08, high * 0.15, 0.012), pot)
            model.shape(pearl((x, high * y, deep / 2 - 0.015), 0.014), '#c9a23c', 180)
    if front:
        _slab(model, 0, high / 2 - 0.02, deep / 2 - 0.07, (wide / 2 - 0.22, high / 2 - 0.02, 0.015), DARK_WOOD)
        for x in (-0.3, 0, 0.3):
            _slab(model, x * wide / 1.5, high / 2 - 0.02, deep / 2 - 0.05, (0.11, high / 2 - 0.09, 0.012), pot)
    return model.sculpted()


def desk_bell():
    model = Model('token')
    model.shape(lathe([(0.1, 0), (0.105, 0.015), (0.09, 0.02)], 18, caps=(False, True)), '#2f2c30', 40)
    model.shape(lathe([(0.085, 0.02), (0.08, 0.06), (0.05, 0.09), (0.012, 0.1)], 18, caps=(False, True)), '#d8ab3e', 60)
    model.shape(lathe([(0.012, 0.1), (0.02, 0.125)], 8, caps=(False, True)), '#d8ab3e', 60)
    return model.sculpted()


def desk_lamp(shade='#2f6a4a'):
    """Lit."""
    model = Model('token')
    model.shape(lathe([(0.09, 0), (0.09, 0.02), (0.02, 0.03)], 16, caps=(False, True)), '#c9a23c', 40)
    rod(model, [(0, 0.02, 0), (0, 0.26, 0), (0.06, 0.32, 0.02)], 0.014, '#c9a23c')
    model.shape(lathe([(0.15, 0.27), (0.12, 0.34), (0.05, 0.38), (0.02, 0.385)], 16, (0.06, 0, 0.02), caps=(False, True)), shade, 60)
    model.shape(lathe([(0.0, 0.272), (0.135, 0.272)], 16, (0.06, 0, 0.02), turn((1, 0, 0), 0)), '#ffe9a8', 60, PLAIN, 'glow')
    return model.sculpted()


def key_rack(columns=6, rows=2):
    """Pigeonholes with a key under each, in the x-y plane around the origin."""
    model = Model('token')
    w, h = columns * 0.2, rows * 0.24
    _slab(model, 0, 0, 0, (w / 2 + 0.04, h / 2 + 0.04, 0.02), DARK_WOOD)
    for i in range(columns):
        for j in range(rows):
            x, y = -w / 2 + 0.1 + 0.2 * i, -h / 2 + 0.12 + 0.24 * j
            _slab(model, x, y, 0.02, (0.085, 0.1, 0.012), '#2c211a')
            if (i * 3 + j) % 4:
                model.shape(disc((x, y + 0.02, 0.045), 0.03, sides=8), '#d8ab3e', 40)
                _slab(model, x, y - 0.035, 0.045, (0.008, 0.045, 0.006), '#d8ab3e')
    return model.sculpted()


def door(pot='#6a4a38', wide=0.8, high=1.7, pane=None, angle=0.0, sign=None):
    """A door in the x-y plane, hinged at x = -wide / 2, opened away by degrees; a frosted `pane` in its upper half shines."""
    model = Model('token')
    for x in (-wide / 2 - 0.05, wide / 2 + 0.05):
        _slab(model, x, high / 2, 0, (0.05, high / 2, 0.07), DARK_WOOD)
    _slab(model, 0, high + 0.05, 0, (wide / 2 + 0.1, 0.05, 0.07), DARK_WOOD)
    turned, hinge = turn((0, 1, 0), angle), vec(-wide / 2, 0, 0)

    def put(shape):
        return shape.moved(hinge, turned)

    if pane is None:
        model.shape(put(box((wide / 2, high / 2, 0), (wide / 2, high / 2, 0.025))), pot, 30)
        for y in (0.3, 0.72):
            for x in (0.28, 0.72):
                model.shape(put(box((wide * x, high * y, 0.026), (wide * 0.16, high * 0.15, 0.012), bevel=0.01)), pot, 30)
    else:
        model.shape(put(box((wide / 2, high * 0.22, 0), (wide / 2, high * 0.22, 0.025))), pot, 30)
        model.shape(put(box((wide / 2, high * 0.96, 0), (wide / 2, high * 0.04, 0.025))), pot, 30)
        for x in (0.07, 0.93):
            model.shape(put(box((wide * x, high * 0.68, 0), (wide * 0.07, high * 0.25, 0.025))), pot, 30)
        model.shape(put(panel((wide * 0.14, high * 0.44, 0), (wide * 0.72, 0, 0), (0, high * 0.48, 0))._replace(uv=None)), pane, 30, PLAIN, 'glow')
    model.shape(put(pearl((wide * 0.9, high * 0.42, 0.06), 0.045)), '#d8ab3e', 180)
    if sign:
        model.shape(put(box((wide / 2, high * 0.86, 0.04), (wide * 0.22, 0.06, 0.012))), sign, 30)
    return model.sculpted()


def chair(pot='#b8622f'):
    """A waiting-room chair that faces +z, its seat at 0.3."""
    model = Model('token')
    _slab(model, 0, 0.3, 0, (0.19, 0.022, 0.18), pot, bevel=0.015)
    model.shape(box((0, 0.54, -0.19), (0.19, 0.14, 0.02), turn((1, 0, 0), -8), 0.015), pot, 30)
    for x in (-0.16, 0.16):
        rod(model, [(x, 0, 0.15), (x, 0.29, 0.13)], 0.014, STEEL)
        rod(model, [(x, 0, -0.18), (x, 0.3, -0.16), (x, 0.6, -0.2)], 0.014, STEEL)
    return model.sculpted()


def shelf(pot='#9aa2a8', wide=1.8, high=1.5, boards=4, goods=True):
    """A shop's rack in the x-y plane, tins and boxes on it."""
    model = Model('token')
    for x in (-wide / 2, wide / 2):
        _slab(model, x, high / 2, 0, (0.03, high / 2, 0.17), pot)
    _slab(model, 0, high / 2, -0.16, (wide / 2, high / 2, 0.012), pot)
    pots = ('#b8452f', '#4f8a5b', '#d0a03a', '#3f7fb0', '#c8beb0')
    for row in range(boards):
        y = 0.06 + row * (high - 0.1) / (boards - 1)
        _slab(model, 0, y, 0, (wide / 2, 0.02, 0.18), pot)
        for column in range(int(wide / 0.2)) if goods and row < boards - 1 else ():
            if (row * 5 + column * 3) % 4 == 0:
                continue
            x, tall = -wide / 2 + 0.13 + 0.2 * column, 0.1 + 0.03 * ((row + column) % 3)
            pot_ = pots[(row * 2 + column) % len(pots)]
            if (row + column) % 2:
                model.shape(lathe([(0.06, y + 0.02), (0.06, y + 0.02 + tall * 1.4)], 10, (x, 0, 0.06), caps=(False, True)), pot_, 40)
            else:
                _slab(model, x, y + 0.02 + tall, 0.06, (0.065, tall, 0.06), pot_)
    return model.sculpted()


def cupboard(pot='#7d5a3c', inside='#1c1418', wide=0.9, high=1.55, ajar=62):
    """A wardrobe that faces +z: the left door shut, the right one open by degrees on what is dark."""
    model = Model('token')
    deep = 0.28
    for x in (-wide / 2, wide / 2):
        _slab(model, x, high / 2, 0, (0.03, high / 2, deep), pot)
    _slab(model, 0, high + 0.02, 0, (wide / 2 + 0.08, 0.05, deep + 0.06), DARK_WOOD, bevel=0.015)
    _slab(model, 0, 0.03, 0, (wide / 2, 0.03, deep), DARK_WOOD)
    _slab(model, 0, high / 2, -deep, (wide / 2, high / 2, 0.02), inside)
    for side, degrees in ((-1, 0), (1, ajar)):
        turned, hinge = turn((0, 1, 0), degrees), vec(side * wide / 2, 0, deep)
        half = wide / 4 - 0.008
        model.shape(box((-side * half, high / 2, 0.0), (half, high / 2 - 0.03, 0.02)).moved(hinge, turned), pot, 30)
        for y in (0.28, 0.72):
            model.shape(box((-side * half, high * y, 0.022), (half * 0.68, high * 0.17, 0.012), bevel=0.01).moved(hinge, turned), DARK_WOOD, 30)
        model.shape(pearl((-side * (wide / 2 - 0.06), high / 2, 0.04), 0.028).moved(hinge, turned), '#d8ab3e', 180)
    return model.sculpted()


def papers(count=7, reach=0.5, seed=1):
    """Sheets that lie about."""
    model = Model('token')
    for index in range(count):
        a = index * 2.4 + seed
        at = vec(reach * ((index * 37 + seed * 11) % 10 / 5 - 1), 0.004 + 0.003 * index, reach * 0.5 * ((index * 53 + seed) % 10 / 5 - 1))
        model.shape(box(at, (0.07, 0.002, 0.1), turn((0, 1, 0), a * 57)), ('#d0c8b8', '#c4baa4')[index % 2], 30)
    return model.sculpted()


def sign(pot='#2f7a4a', wide=0.5, high=0.22, mark=None, ink='#e8e4d4', shines=True):
    """A plate in the x-y plane that faces +z; `mark` is a list of boxes (x, y, half width, half height, degrees) of ink."""
    model = Model('token')
    _slab(model, 0, 0, -0.01, (wide / 2 + 0.02, high / 2 + 0.02, 0.02), '#3a383c')
    model.shape(panel((-wide / 2, -high / 2, 0.012), (wide, 0, 0), (0, high, 0))._replace(uv=None), pot, 30, PLAIN, 'glow' if shines else 'paint')
    for x, y, w, h, degrees in mark or ():
        model.shape(box((x, y, 0.016), (w, h, 0.004), turn((0, 0, 1), degrees)), ink, 30, PLAIN)
    return model.sculpted()


def wall_clock(hour=120, minute=0):
    model = Model('token')
    model.shape(disc((0, 0, 0), 0.2, sides=24, thickness=0.05), '#2f2c30', 40)
    model.shape(disc((0, 0, 0.03), 0.175, sides=24), '#d8d0bc', 40, PLAIN)
    for degrees, long, half in ((hour, 0.09, 0.014), (minute, 0.14, 0.01)):
        turned = turn((0, 0, 1), -degrees)
        model.shape(box(turned @ vec(0, long / 2, 0.036), (half, long / 2, 0.004), turned), '#b8392f', 30, PLAIN)
    return model.sculpted()
