"""What stands about on tiles. Everything is added to a model; y is up, lengths are cells."""

import numpy as np

from lib.card import board, printed, thing
from lib.model import PLAIN
from lib.shapes import Shape, box, disc, lathe, loft, panel, pearl
from lib.space import turn, vec
from props import clutter as on

from _tile import SHEET, tile_model
from _walls import LIGHT, TEAM

UP = turn((1, 0, 0), -90)
LEAVES = ('#6f8f3a', '#86a545', '#5d7a30')


def block(model, x, y, z, w, h, d, colour, degrees=0.0, taper=(1.0, 1.0)):
    """A box that stands on y."""
    body = box((x, y + h / 2, z), (w / 2, h / 2, d / 2), turn((0, 1, 0), degrees), taper=taper)
    thing(model, body, colour)


def drum(model, x, y, z, radius, height, colour, sides=10, top=None):
    """A round thing that stands on y; `top` is another radius at its upper end."""
    upper = radius if top is None else top
    thing(model, lathe([(radius, 0), (upper, height)], sides, (x, y, z), caps=(False, True)), colour, 30)


def lying(model, x, y, z, radius, length, colour, sides=8, degrees=0.0):
    """A drum on its side, along x before it is turned about the up axis."""
    turned = turn((0, 1, 0), degrees) @ turn((0, 0, 1), 90)
    profile = [(radius, -length / 2), (radius, length / 2)]
    thing(model, lathe(profile, sides, (x, y + radius, z), turned, caps=(True, True)), colour, 40)


def tree(model, x, z, size=1.0, seed=0, leaves=LEAVES, balls=3):
    """A trunk and a crown of balls."""
    on.post(model, (x, 0, z), 0.3 * size, 0.05 * size, '#6b4a2c', 5)
    luck = np.random.RandomState(seed)
    for k in range(balls):
        at = (x + luck.uniform(-0.1, 0.1) * size, (0.4 + 0.13 * k) * size, z + luck.uniform(-0.1, 0.1) * size)
        thing(model, pearl(at, (0.25 - 0.05 * k) * size, turn((0, 1, 0), 40 * k)), leaves[k % 3], 180)


def hedge(model, x, z, w, d=0.14, tall=0.18, colour='#5f7f36'):
    block(model, x, 0, z, w, tall, d, colour)


def tuft(model, x, z, tall=0.2, seed=0, colour='#9aa548'):
    """A few blades of long grass."""
    luck = np.random.RandomState(seed)
    for _ in range(3):
        lean = luck.uniform(-0.08, 0.08, 2)
        thing(model, loft([(x, 0, z), (x + lean[0], tall, z + lean[1])], [0.03, 0], 3), colour)


def sign(model, name, x, y, z, width, thickness=0.04):
    """A board with words that faces the viewer, as high as its print asks for; `y` is its lower edge."""
    size = SHEET.said['boxes'][f'sign.{name}']
    tall = width * size['height'] / size['width']
    board(model, (x - width / 2, y, z), (width, 0, 0), (0, tall, 0), thickness, f'sign.{name}', reverse=None, cut=(2, 1))
    return tall


def on_posts(model, name, x, y, z, width):
    """The same on two posts that stand on y."""
    for dx in (-0.36, 0.36):
        on.post(model, (x + dx * width, y, z - 0.06), 0.3, 0.02, on.DARK, 4)
    return sign(model, name, x, y + 0.1, z, width)


def wheel(model, x, y, z, radius, turned):
    thing(model, lathe([(radius, -0.03), (radius, 0.03)], 7, (x, y, z), turned, caps=(False, True)), '#2c2a30')


def placed(model, part, x, z, degrees=0.0, y=0.0, turned=None):
    """Puts a model that was made about the origin onto another."""
    whole = turn((0, 1, 0), degrees) @ (np.eye(3) if turned is None else turned)
    part.move((x, y, z), whole)
    model.parts += part.parts


def _wheels(m, half, length, radius=0.08):
    for dx in (-length * 0.32, length * 0.32):
        for side in (-1, 1):
            wheel(m, dx, radius, side * half, radius, turn((1, 0, 0), 90 * side))


def car(model, x, z, degrees, body, roof=None, sign_=None, y=0.0):
    """A saloon along x."""
    m = tile_model()
    block(m, 0, 0.07, 0, 0.52, 0.12, 0.24, body, taper=(0.96, 0.92))
    block(m, -0.03, 0.19, 0, 0.3, 0.1, 0.21, '#86b6c0', taper=(0.74, 0.9))
    block(m, -0.03, 0.28, 0, 0.23, 0.02, 0.18, roof or body)
    for side in (-0.08, 0.08):
        thing(m, panel((0.262, 0.11, side + 0.025), (0, 0, -0.05), (0, 0.05, 0)), '#fff3c4')
    if sign_:
        block(m, -0.03, 0.3, 0, 0.06, 0.05, 0.14, sign_)
    _wheels(m, 0.115, 0.52, 0.065)
    placed(model, m, x, z, degrees, y)


def coach(model, x, z, degrees, name, length=0.9, tall=0.42, wide=0.28, top='#e9e4d6', cab=None):
    """A lorry, bus, carriage or ambulance along x, its long sides printed; a `cab` of that colour in front."""
    m = tile_model()
    low, half = 0.08, wide / 2
    printed(m, (-length / 2, low, half), (length, 0, 0), (0, tall, 0), name)
    printed(m, (length / 2, low, -half), (-length, 0, 0), (0, tall, 0), name)
    thing(m, panel((-length / 2, low + tall, half), (length, 0, 0), (0, 0, -wide)), top)
    for end in (-1, 1):
        thing(m, panel((end * length / 2, low, end * half), (0, 0, -end * wide), (0, tall, 0)), top)
    reach = length
    if cab:
        block(m, length / 2 + 0.12, low, 0, 0.22, tall * 0.72, wide * 0.96, cab)
        thing(m, panel((length / 2 + 0.232, low + tall * 0.38, half * 0.8), (0, 0, -wide * 0.8), (0, tall * 0.28, 0)), '#3d6474')
        reach = length * 1.25
    _wheels(m, half - 0.01, reach)
    placed(model, m, x, z, degrees)


def arch(model, x, z, width, height, colour, thick=0.1):
    """Two posts and a beam that faces the viewer."""
    for side in (-1, 1):
        block(model, x + side * width / 2, 0, z, thick, height, thick, colour)
    block(model, x, height, z, width + 2 * thick, thick, thick * 1.2, colour)


def pane(model, corner, across, up, colour='#9cd0d4'):
    """Glass that is seen from both sides."""
    shape = panel(corner, across, up)
    thing(model, shape, colour)
    thing(model, shape._replace(faces=[face[::-1] for face in shape.faces]), colour)


def fence(model, points, tall=0.22, colour='#8d653c', step=0.22):
    """Posts with two rails along points (x, z)."""
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        a, b = vec(ax, 0, az), vec(bx, 0, bz)
        count = max(1, round(float(np.linalg.norm(b - a)) / step))
        for k in range(count + 1):
            foot = a + (b - a) * k / count
            thing(model, box(foot + (0, tall / 2, 0), (0.018, tall / 2, 0.018)), colour)
        for up in (0.45, 0.85):
            on.rail(model, [a + (0, tall * up, 0), b + (0, tall * up, 0)], 0.014, colour, 3)


def water(model, x, z, radius, colour='#4f9ab3', y=0.014):
    thing(model, disc((x, y, z), radius, UP, 14), colour)


def stones(model, places, colour='#b5b0a4', size=0.12):
    """Headstones at (x, z), each a little askew."""
    for k, (x, z) in enumerate(places):
        tilted = turn((0, 0, 1), (5, -8, 3, 10, -4)[k % 5])
        thing(model, box((x, size, z), (size * 0.66, size, 0.03), tilted, taper=(0.8, 1)), colour)


def lamps(t, points, tall=0.5, y=0.0):
    """What shows that somebody holds an open place: a line of team pennants with lanterns from pole to pole (x, z)."""
    for x, z in points:
        on.post(t.held, (x, y, z), tall, 0.022, '#6b4a2c', 4)
        t.held.shape(pearl((x, y + tall + 0.04, z), 0.055), LIGHT, 180, PLAIN, 'glow')
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        a, b = vec(ax, y + tall, az), vec(bx, y + tall, bz)
        count = max(3, round(float(np.linalg.norm(b - a)) / 0.2))
        for k in range(count):
            one, two = a + (b - a) * k / count, a + (b - a) * (k + 0.86) / count
            tip = (one + two) / 2 - (0, 0.15, 0)
            flag = np.array([one, two, tip])
            t.held.shape(Shape(flag, [(0, 1, 2), (2, 1, 0)]), '#f2f2f2', finish=TEAM, material='rim')
