"""A tile of *One Month In*: thick printed greyboard with something built on it, in up to four models that lie on one another.

What the scene may rely on:

- `<id>` is the base: ground, walls, rear roof. `<id>-lid` is lifted off while zombies are inside. `<id>-wild` is shown until
  somebody holds the tile: dotted line, faces at windows. `<id>-held` afterwards: boards of the team (material `rim`), light
  behind them (`glow`). A model that would be empty is not built. `fog` is the back of a tile that nobody has seen.
- Materials: `print` (atlas `textures/one-month-in/tiles.webp`, times the vertex colours), `rim`, `glow`, `paint`.
- Hexagons point up and down the table, their corners are two cells from the middle; the ground is at y = 0, the board 0.22
  thick below it, +z towards the viewer. Nothing is higher than 1.5, nor so high that it hides the numbers of the row behind.
- `anchors` of the base (also in `anchors.json` beside the models): `flag` where the pole stands, `slots` where zombies stand
  inside (x, z), `deck` how high, `count` where their number floats, `lid` whether there is one, `open` if nothing is built.
"""

from pathlib import Path

import numpy as np

from lib.card import CARD, KRAFT, Sheet, plain, printed
from lib.model import PLAIN, Finish, Model
from lib.shapes import Shape, panel

SHEET = Sheet(Path(__file__).parent / 'atlas.json')
FRONTS, FOOTPRINT = SHEET.said['fronts'], SHEET.said['footprint']
RADIUS, THICKNESS = 2.0, 0.22
WIDTH = np.sqrt(3) * RADIUS
GROUND = Finish(light=0.1, shade=0.8, edges=0, variation=0.02)
PARTS = ('', 'lid', 'wild', 'held')


def corner(k, radius=RADIUS):
    """The k-th corner clockwise from the farthest, as x and z."""
    return np.array([np.sin(k * np.pi / 3) * radius, -np.cos(k * np.pi / 3) * radius])


def _rings(cuts):
    """Points of a hexagon in rings, and its triangles, so that shade has corners to lie on."""
    points, faces = [np.zeros(2)], []
    start = [0] + [1 + 3 * n * (n - 1) for n in range(1, cuts + 1)]
    for n in range(1, cuts + 1):
        for k in range(6):
            a, b = corner(k), corner(k + 1)
            points += [(a + (b - a) * i / n) * n / cuts for i in range(n)]
    for n in range(1, cuts + 1):
        inner = max(1, 6 * (n - 1))
        for k in range(6):
            for i in range(n):
                one, two = start[n] + k * n + i, start[n] + (k * n + i + 1) % (6 * n)
                near = start[n - 1] + (k * (n - 1) + i) % inner
                faces.append((one, near, two))
                if i:
                    faces.append((start[n - 1] + (k * (n - 1) + i - 1) % inner, near, one))
    return np.array(points), faces


def slab(model, name, cuts=4):
    """A hexagon of thick greyboard, printed on top, kraft on its edge."""
    left, top, right, bottom = model.sheet.place(name)
    points, faces = _rings(cuts)
    across, along = points[:, 0] / WIDTH + 0.5, points[:, 1] / (2 * RADIUS) + 0.5
    uv = np.stack([left + (right - left) * across, top + (bottom - top) * along], axis=1)
    flat = np.column_stack([points[:, 0], np.zeros(len(points)), points[:, 1]])

    def upwards(face):
        a, b, c = flat[list(face)]
        return face if np.cross(b - a, c - a)[1] > 0 else face[::-1]

    model.shape(Shape(flat, [upwards(face) for face in faces], uv), '#ffffff', finish=GROUND, material='print')
    for k in range(6):
        (ax, az), (bx, bz) = corner(k), corner(k + 1)
        foot, way = (bx, -THICKNESS, bz), (ax - bx, 0, az - bz)
        printed(model, foot, way, (0, THICKNESS, 0), 'kraft', colour=KRAFT, finish=CARD)


def tile_model():
    """An empty model that lies on a tile."""
    return Model('tile', sheet=SHEET)


class Tile:
    """A tile under construction: its four models and its anchors."""

    def __init__(self, ground, is_open=False):
        self.base, self.lid, self.wild, self.held = (tile_model() for _ in PARTS)
        self.open, self.deck, self.slots = is_open, 0.0, []
        self.flag, self.count = (0.8, 0.0, -0.3), (-0.5, 1.25, -0.4)
        slab(self.base, f'ground.{ground}')
        self._dotted()

    def _dotted(self):
        """The line between inside and outside."""
        x, z, w, d = (FOOTPRINT[key] for key in ('x', 'z', 'width', 'depth'))
        front = [(x + k * 0.2, z + d + 0.1) for k in range(int(w / 0.2) + 1)]
        sides = [(at, z + d + 0.1 - k * 0.2) for at in (x - 0.1, x + w + 0.1) for k in range(int(d / 0.2) + 1)]
        for px, pz in front + sides:
            dot = panel((px - 0.05, 0.012, pz + 0.03), (0.1, 0, 0), (0, 0, -0.06))
            self.wild.shape(plain(SHEET, dot), '#f4ecd8', finish=PLAIN, material='print')

    def anchors(self):
        """What the scene has to know, rounded to the millimetre of a cell."""
        short = lambda point: [round(float(v), 3) for v in point]  # noqa: E731
        return {
            'flag': short(self.flag),
            'slots': [short(slot) for slot in self.slots],
            'deck': round(float(self.deck), 3),
            'count': short(self.count),
            'lid': bool(self.lid.parts),
            'open': self.open,
        }

    def models(self):
        """What is not empty, by part."""
        self.base.anchors = self.anchors()
        made = dict(zip(PARTS, (self.base, self.lid, self.wild, self.held)))
        return {part: model for part, model in made.items() if model.parts}


def models_of(tiles):
    """`MODELS` of a script from its recipes by tile id."""
    models = {}
    for name, make in tiles.items():
        for part, model in make().models().items():
            models[f'{name}-{part}' if part else name] = model.sculpted
    return models


def spread(x0, x1, z0, z1):
    """Where up to seven zombies stand in a room."""
    w, d = x1 - x0, z1 - z0
    shares = ((0.5, 0.5), (0.2, 0.55), (0.8, 0.5), (0.36, 0.76), (0.64, 0.76), (0.12, 0.8), (0.88, 0.78))
    return [(x0 + w * s, z0 + d * t) for s, t in shares]
