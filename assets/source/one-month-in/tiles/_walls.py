"""Four printed walls, open at the top, so that zombies can be seen once the lid is off; boards, light and faces at windows."""

from typing import NamedTuple

import numpy as np

from lib.card import KRAFT_DARK, board, plain, printed
from lib.model import PLAIN, Finish
from lib.shapes import Shape, box, panel
from lib.space import WORLD, turn, vec

from _tile import FRONTS, GROUND, SHEET, spread

THICKNESS, LAP = 0.06, 0.03
BACK = '#a99f90'
TEAM = Finish(light=0.5, shade=0.3, edges=0, variation=0.05)
LIGHT = '#ffc768'
# How far below the rim zombies stand.
SUNK = 0.3
TILTS = (9, -7, -10, 6)


class Shell(NamedTuple):
    """What walls enclose, and how high they are."""

    kind: str
    x0: float
    x1: float
    z0: float
    z1: float
    h: float

    @property
    def x(self):
        return (self.x0 + self.x1) / 2

    @property
    def z(self):
        return (self.z0 + self.z1) / 2

    @property
    def width(self):
        return self.x1 - self.x0


def walls(t, kind, z0=-0.78, z1=0.2, x=0.0, inside=True):
    """The walls of a front of the sheet; zombies will stand `inside`."""
    look = FRONTS[kind]
    w, h = look['width'], look['height']
    s = Shell(kind, x - w / 2, x + w / 2, z0, z1, h)
    deck = max(0.012, h - SUNK)
    floor, up = (w, 0, 0), (0, h, 0)
    printed(t.base, (s.x0, deck, z1), floor, (0, 0, z0 - z1), 'roof.floor', cut=(3, 2), colour='#dfe6b8', finish=GROUND)
    wide, deep = (w + 2 * LAP, 0, 0), z1 - z0
    board(t.base, (s.x0 - LAP, 0, z1), wide, up, THICKNESS, f'{kind}.front', cut=(4, 2), sides='tlr', tint=BACK)
    right = (s.x1, 0, z1 - THICKNESS)
    board(t.base, right, (0, 0, 2 * THICKNESS - deep), up, THICKNESS, f'{kind}.side', cut=(2, 2), sides='t', tint=BACK)
    behind = (s.x1 + LAP, 0, z0)
    board(t.base, behind, (-w - 2 * LAP, 0, 0), up, THICKNESS, f'{kind}.side', cut=(2, 1), sides='tlr', reverse=None)
    rear = (s.x0, deck, z0 + THICKNESS)
    printed(t.base, rear, floor, (0, h - deck, 0), 'room', (0, 0.3, 1, 0.8), cut=(4, 2))
    left = (s.x0, 0, z0 + THICKNESS)
    board(t.base, left, (0, 0, deep - 2 * THICKNESS), up, THICKNESS, f'{kind}.side', cut=(2, 2), sides='t', tint=BACK)
    openings(t, look, vec(s.x0, 0, z1))
    if inside:
        t.deck, t.slots = deck, spread(s.x0, s.x1, z0, z1)
        t.count = (s.x - w * 0.3, h + 0.62, s.z)
    return s


def openings(t, look, foot):
    """What happens to the windows and doors of a front that faces the viewer."""
    for n, one in enumerate(look['openings']):
        at = foot + vec(one['x'], one['foot'] + one['height'] / 2, 0)
        boarded(t, at, one['width'], one['height'], n, lit=one['part'] not in 'DABRGH')
        if one['part'] in 'wPbS' and n % 2 == 0 or one['part'] in 's':
            lurker(t, at, one['width'] * 0.92, one['height'] * 0.96, n)


def lurker(t, at, w, h, n=0, frame=WORLD):
    """Somebody behind the glass; wide panes show one in the middle."""
    w = min(w, h * 0.75)
    face = panel(at + frame @ vec(-w / 2, -h / 2, 0.01), frame @ vec(w, 0, 0), (0, h, 0), uv=SHEET.place(f'lurker.{"abc"[n % 3]}'))
    t.wild.shape(face, '#ffffff', finish=PLAIN, material='print')


def boarded(t, at, w, h, n=0, frame=WORLD, lit=True):
    """Two planks of the team across a window, dark at their edges, and light behind them."""
    if lit:
        pane = panel(at + frame @ vec(-w / 2, -h / 2, 0.008), frame @ vec(w, 0, 0), (0, h, 0))
        t.held.shape(pane, LIGHT, finish=PLAIN, material='glow')
    for k, up in enumerate((0.24, -0.2) if lit else (0.2, -0.12)):
        tilted = frame @ turn((0, 0, 1), TILTS[(n + k) % 4])
        plank(t, at + frame @ vec(0, up * h, 0.024), w + 0.03, max(0.06, h * 0.17), tilted)


def plank(t, at, length, tall, frame=WORLD):
    """A board of the team that faces the frame's forward direction."""
    face = box(at, (length / 2, tall / 2, 0.012), frame)
    front = [one for one in face.faces if not _looks(face, one, -(frame @ vec(0, 0, 1)))]
    t.held.shape(Shape(face.vertices, front), '#ececec', finish=TEAM, material='rim')
    rim = vec(length / 2 + 0.014, tall / 2 + 0.014, 0)
    dark = panel(at - frame @ (rim + vec(0, 0, 0.013)), frame @ vec(2 * rim[0], 0, 0), frame @ vec(0, 2 * rim[1], 0))
    t.held.shape(plain(SHEET, dark), KRAFT_DARK, finish=PLAIN, material='print')


def _looks(shape, face, way):
    a, b, c = shape.vertices[list(face[:3])]
    return np.dot(np.cross(b - a, c - a), way) > 1e-9


def palisade(t, x, z, count=4, tall=0.26, way=(1, 0, 0), y=0.0):
    """Upright boards of the team side by side, as a barricade."""
    frame = np.stack([vec(way), vec(0, 1, 0), np.cross(vec(way), (0, 1, 0))], axis=1)
    for k in range(count):
        high = tall * (1.0, 0.82, 1.1, 0.9)[k % 4]
        lean = frame @ turn((0, 0, 1), TILTS[k % 4] * 0.5)
        plank(t, vec(x, y + high / 2, z) + vec(way) * 0.13 * (k - (count - 1) / 2), 0.1, high, lean @ np.eye(3))
