"""Cuts a figure out of its render as cardboard is cut: ink and paint as on cards, a white rim all round, a foot to stand on.

Scripts list functions that give a `Picture` in `CUTOUTS`; `standing(model)` makes one that fills its cell.
"""

import numpy as np

from .ink import INK, film, halved, lines, strokes
from .picture import Mood, Picture
from .space import turn, vec

# Pixels of a finished cut-out: what one cell of a sheet holds.
CELL = (340, 408)
RIM, GAP, FOOT = 15, 10, 30
PAPER, EDGE = np.array([0.955, 0.935, 0.885]), np.array([0.62, 0.56, 0.47])
# How much of its cell a figure may take, before its rim.
FILL = (0.86, 0.87)
FAR_EYE, RISE = 7.0, 0.9
STUDIO = Mood('#808080', '#808080', '#808080', '#808080', key='#fff0dc', rim='#f0f4ff', fill='#9aa4d0')


def standing(model, yaw=0.0, mood=STUDIO):
    """A model alone, as large as its cell allows, its feet at the foot of the cardboard."""
    points = np.concatenate([part.positions.reshape(-1, 3) for part in model.parts]) @ turn((0, 1, 0), yaw).T
    low, high = points.min(axis=0), points.max(axis=0)
    foot = min(low[1], 0)
    across, tall = high[0] - low[0], high[1] - foot
    seen = max(tall / FILL[1], across / FILL[0] * CELL[1] / CELL[0])
    middle = ((low[0] + high[0]) / 2, foot + seen * (0.5 - 0.085), 0)
    eye = vec(middle) + (0, RISE, FAR_EYE)
    away = float(np.hypot(RISE, FAR_EYE))
    picture = Picture(mood, eye=tuple(eye), aim=middle, lens=24 * away / seen, tilt=0, floor=False, key=(0.45, 0.5, 0.9), samples=6)
    return picture.put(model, yaw=yaw)


def cut(rendered, picture):
    """(height, width, 4) sRGB values and alpha from 0 to 1, half as large as the render."""
    colours = film(rendered.light * 1.3)
    near = float(np.linalg.norm(np.subtract(picture.eye, picture.aim)))
    flat = strokes(strokes(colours, 3), 2)
    ink = lines(rendered, near)[..., None] * 0.9
    flat = np.clip((flat * (1 - ink) + INK * ink - 0.5) * 1.08 + 0.52, 0, 1)
    mean = flat.mean(axis=-1, keepdims=True)
    flat = np.clip(mean + (flat - mean) * 1.25, 0, 1)
    cover = rendered.cover[..., None]
    board = _board(rendered.cover > 0.5)
    paper = PAPER + (EDGE - PAPER) * (board & ~_shrunk(board, 3))[..., None]
    painted = flat * cover + paper * (1 - cover)
    solid = board[..., None].astype(float)
    small, alpha = halved(painted * solid), halved(solid)
    return np.concatenate([np.where(alpha > 0.01, small / np.maximum(alpha, 0.01), PAPER), alpha], axis=-1)


def _board(figure):
    """The outline of the cardboard: the figure, a rim, the gaps filled, and a foot below that goes into a slot."""
    board = _shrunk(_grown(figure, RIM + GAP), GAP)
    rows, columns = np.nonzero(figure)
    feet = columns[rows > rows.max() - 60]
    left, right = max(feet.min() - 40, 6), min(feet.max() + 40, figure.shape[1] - 6)
    board[max(rows.max() - FOOT // 2, 0) :, left:right] = True
    return _filled(board)


def _grown(mask, by):
    """Larger by `by` pixels all round."""
    grown = mask.copy()
    for share in (1.0, 0.66, 0.33):
        for angle in np.linspace(0, 2 * np.pi, 40, endpoint=False):
            grown |= _moved(mask, round(np.sin(angle) * by * share), round(np.cos(angle) * by * share))
    return grown


def _shrunk(mask, by):
    return ~_grown(~mask, by)


def _moved(mask, down, across):
    height, width = mask.shape
    moved = np.zeros_like(mask)
    moved[max(down, 0) : height + min(down, 0), max(across, 0) : width + min(across, 0)] = mask[
        max(-down, 0) : height + min(-down, 0), max(-across, 0) : width + min(-across, 0)
    ]
    return moved


def _filled(mask):
    """Without holes: whatever the outside cannot reach is cardboard."""
    outside = np.zeros_like(mask)
    outside[0], outside[:, 0], outside[:, -1] = ~mask[0], ~mask[:, 0], ~mask[:, -1]
    while True:
        reached = outside.copy()
        for down, across in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            reached |= _moved(reached, down, across)
        reached &= ~mask
        if (reached == outside).all():
            return ~outside
        outside = reached
