"""What stands on roofs and hangs on walls. Everything is added to a model at a point; `y` is where it stands."""
import math

import numpy as np

from lib.card import board, thing
from lib.colour import linear
from lib.shapes import Shape, box, disc, lathe, loft, pearl, ribbon
from lib.space import WORLD, turn, upright, vec

STEEL, DARK, WOOD, RUST = '#9aa1aa', '#41424c', '#8d653c', '#a3603a'


def staves(one, other, x, z, count):
    """Two colours by turns around an upright axis."""
    def colour(points, _normals):
        turns = np.floor((np.arctan2(points[:, 0] - x, points[:, 2] - z) / (2 * math.pi) + 0.5) * count) % 2
        return np.where(turns[:, None] > 0, linear(one), linear(other))

    return colour


def post(model, foot, height, radius, colour, sides=5, top=None):
    """An upright; `top` is another radius at its upper end."""
    x, y, z = foot
    thing(model, loft([foot, (x, y + height, z)], [radius, radius if top is None else top], sides, up=(0, 0, 1)), colour)


def rail(model, points, radius, colour, sides=4):
    """A pipe, cable or bar along points."""
    thing(model, loft(points, [radius] * len(points), sides), colour)


def block(model, centre, size, colour, turned=WORLD, bevel=0.0):
    """A box by its full size."""
    thing(model, box(centre, vec(size) / 2, turned, bevel), colour)


def tank(model, x, y, z, size=1.0):
    """A wooden water tank on legs."""
    for dx, dz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        foot = (x + dx * 0.29 * size, y, z + dz * 0.29 * size)
        rail(model, [foot, (x + dx * 0.22 * size, y + 0.42 * size, z + dz * 0.22 * size)], 0.03 * size, '#4f3a2a')
    barrel = [(0.35, 0.4), (0.37, 0.44), (0.36, 0.7), (0.375, 0.73), (0.355, 1.04)]
    thing(model, lathe([(r * size, h * size) for r, h in barrel], 14, (x, y, z)), staves('#8f5d36', '#ad7441', x, z, 14), 25)
    thing(model, lathe([(0.41 * size, 1.02 * size), (0.03 * size, 1.3 * size)], 12, (x, y, z), caps=(True, True)), '#69747d', 20)


def chimney(model, x, y, z, pots=2):
    """A stack of bricks with clay pots."""
    block(model, (x, y + 0.42, z), (0.36 + 0.16 * pots, 0.84, 0.46), '#9c5a40')
    block(model, (x, y + 0.88, z), (0.44 + 0.16 * pots, 0.1, 0.56), '#d9c7a0', bevel=0.02)
    for pot in range(pots):
        at = (x + (pot - (pots - 1) / 2) * 0.26, y + 0.93, z)
        thing(model, lathe([(0.1, 0), (0.075, 0.2), (0.095, 0.25), (0.05, 0.25)], 8, at), '#b9603c')


def cooler(model, x, y, z, size=1.0, degrees=0.0):
    """An air conditioner with its fan."""
    turned = turn((0, 1, 0), degrees)
    block(model, (x, y + 0.16 * size, z), (0.5 * size, 0.32 * size, 0.42 * size), '#cfd2cc', turned, 0.03)
    thing(model, lathe([(0.17, 0.0), (0.17, 0.03), (0.13, 0.03), (0.12, 0.005)], 10, (x, y + 0.32 * size, z), caps=(False, True)), DARK)


def vent(model, x, y, z, height=0.5):
    """A pipe with a hood."""
    post(model, (x, y, z), height, 0.1, STEEL, 8)
    thing(model, lathe([(0.19, 0), (0.17, 0.06), (0.03, 0.16)], 10, (x, y + height, z), caps=(True, True)), '#7d858e')


def antenna(model, x, y, z, height=0.9):
    """A television aerial, bent by wind and company."""
    post(model, (x, y, z), height, 0.022, DARK, 4)
    for at, half in ((0.6, 0.22), (0.75, 0.18), (0.9, 0.12)):
        rail(model, [(x - half, y + height * at, z - half * 0.4), (x + half, y + height * at + 0.02, z + half * 0.4)], 0.014, '#6b727c')


def dish(model, x, y, z, towards=(0.6, 0.5, 0.6), size=0.24):
    """A satellite dish on a stub."""
    post(model, (x, y, z), 0.3, 0.03, DARK, 4)
    bowl = lathe([(0.02, 0.0), (size * 0.6, 0.05), (size, 0.13)], 10, (x, y + 0.34, z), upright(towards), caps=(True, False))
    thing(model, bowl, '#e6e2d6', 180)
    inside = bowl._replace(vertices=bowl.vertices + vec(towards) * 0.012, faces=[tuple(reversed(face)) for face in bowl.faces])
    thing(model, inside, '#b9b6ac', 180)


def ladder(model, side, along, low, high):
    """A ladder on a wall."""
    for rung in (-0.13, 0.13):
        rail(model, [side.at(along + rung, low, 0.06), side.at(along + rung, high, 0.06)], 0.022, '#4a505a')
    for step in np.arange(low + 0.15, high - 0.05, 0.3):
        rail(model, [side.at(along - 0.13, step, 0.06), side.at(along + 0.13, step, 0.06)], 0.016, '#5a606a', 3)


def drainpipe(model, side, along, low, high, colour='#6d6a66'):
    """Down a wall, with a shoe at its foot and a hopper at its head."""
    rail(model, [side.at(along, high, 0.05), side.at(along, low + 0.1, 0.05), side.at(along, low, 0.1)], 0.045, colour, 5)
    thing(model, box(side.at(along, high, 0.07), (0.1, 0.09, 0.07), side.frame, taper=(1.3, 1.3)), colour)


def plank(model, side, along, high, reach=0.7):
    """A board laid over the parapet for whoever jumps next."""
    inside = 0.16
    middle, half = (reach - inside) / 2, (reach + inside) / 2
    thing(model, box(side.at(along, high + 0.025, middle), (0.16, 0.025, half), side.frame), '#c08f55')
    thing(model, box(side.at(along, high + 0.06, 0), (0.2, 0.02, 0.05), side.frame), '#8a6238')


def cooler_on_wall(model, side, along, high):
    """A window cooler that drips on whoever walks below."""
    thing(model, box(side.at(along, high, 0.11), (0.22, 0.15, 0.12), side.frame, 0.02), '#c9ccc4')
    thing(model, disc(side.at(along, high, 0.235), 0.1, side.frame, 8), DARK)


def fire_escape(model, side, along, high, width=1.1):
    """A platform with a railing and the ladder to the next one."""
    thing(model, box(side.at(along, high, 0.2), (width / 2, 0.025, 0.2), side.frame), '#4a505a')
    for rise in (0.2, 0.4):
        corners = [(-width / 2, 0.02), (-width / 2, 0.38), (width / 2, 0.38), (width / 2, 0.02)]
        rail(model, [side.at(along + a, high + rise, o) for a, o in corners], 0.016, '#565c66', 3)
    for a in (-width / 2, 0, width / 2):
        rail(model, [side.at(along + a, high, 0.38), side.at(along + a, high + 0.42, 0.38)], 0.016, '#565c66', 3)


def hoarding(model, x, y, z, name, width, height, stand=0.35, thickness=0.06):
    """A printed board on posts that faces south."""
    behind = z - thickness - 0.03
    for dx in (-0.35, 0.35):
        rail(model, [(x + dx * width, y, behind), (x + dx * width, y + stand + height * 0.8, behind)], 0.035, DARK)
        rail(model, [(x + dx * width, y, z - 0.34), (x + dx * width, y + stand + height * 0.5, behind)], 0.022, DARK)
    board(model, (x - width / 2, y + stand, z), (width, 0, 0), (0, height, 0), thickness, name, cut=(2, 2))


def blade(model, side, along, low, name, width, height):
    """A sign that stands out from a wall, printed on both sides."""
    for rise in (0.15, 0.85):
        rail(model, [side.at(along, low + height * rise, 0), side.at(along, low + height * rise, 0.14)], 0.025, DARK)
    board(model, side.at(along - 0.04, low, 0.1 + width), -side.out * width, (0, height, 0), 0.08, name, reverse=name, cut=(1, 2))


def crates(model, x, y, z, sizes, seed=0):
    """Boxes beside and on one another."""
    luck, at = np.random.RandomState(seed), 0.0
    for number, size in enumerate(sizes):
        turned = turn((0, 1, 0), luck.uniform(-25, 25))
        spot = (x + at, y + size / 2, z + luck.uniform(-0.08, 0.08))
        if number == len(sizes) - 1 and number > 1:
            spot = (x + sizes[0] * 0.4, y + sizes[0] + size / 2, z)
        block(model, spot, (size, size, size), ('#a37a4c', WOOD, '#b98a54')[number % 3], turned, 0.02)
        at += size * 0.95


def flag(model, x, y, z, height, colour, band):
    """A flag on a pole, in a light wind."""
    post(model, (x, y, z), height, 0.035, '#d9c7a0', 6, 0.022)
    thing(model, pearl((x, y + height, z), 0.05), '#c9a24a', 180)
    for low, tall, paint in ((0.0, 0.14, colour), (0.14, 0.12, band), (0.26, 0.14, colour)):
        middle = y + height - 0.08 - low - tall / 2
        points = [(x - k * 0.17, middle - k * 0.012, z + 0.05 * math.sin(k * 1.6)) for k in range(5)]
        thing(model, ribbon(points, [tall] * 5, (0, 1, 0), 0.012), paint)


def skylight(model, x, y, z, degrees=0.0):
    """A little glass roof."""
    turned = turn((0, 1, 0), degrees)
    block(model, (x, y + 0.08, z), (0.8, 0.16, 0.6), '#6a5a48', turned)
    half = vec(0.38, 0, 0.28)
    ridge = [(-0.38, 0.4, 0), (0.38, 0.4, 0)]
    rim = [(-half[0], 0.16, half[2]), (half[0], 0.16, half[2]), (half[0], 0.16, -half[2]), (-half[0], 0.16, -half[2])]
    points = np.array(rim + ridge) @ turned.T + vec(x, y, z)
    thing(model, Shape(points, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)]), '#8cc7d0')


def ring_buoy(model, side, along, high):
    """A lifebelt on a wall."""
    belt = lathe([(0.12, 0.05), (0.24, 0.05), (0.24, -0.03), (0.12, -0.03)], 12, side.at(along, high, 0.02), upright(side.out))
    thing(model, belt, staves_on(side, along, high))


def staves_on(side, along, high):
    """White and red by quarters around a point of a wall."""
    centre = side.at(along, high)

    def colour(points, _normals):
        local = (points - centre) @ side.frame
        quarter = np.floor((np.arctan2(local[:, 0], local[:, 1]) / (2 * math.pi) + 0.56) * 8) % 2
        return np.where(quarter[:, None] > 0, linear('#d8452f'), linear('#f4efe2'))

    return colour
