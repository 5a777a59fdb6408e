"""Printed cardboard: boards with a print on their face and kraft edges all round. Lengths are cells of the map.

A model that is printed has a `sheet`: the atlas of its game, as `npm run assets:print` wrote it down.
"""

import json
from pathlib import Path

import numpy as np

from .model import Finish
from .shapes import panel
from .space import unit, vec

KRAFT, KRAFT_DARK = '#c8a06a', '#a87f4c'
WHOLE = (0.0, 0.0, 1.0, 1.0)
# Print keeps its colours, cardboard takes light and shade, painted things take both in full.
PRINT = Finish(light=0.3, shade=0.85, edges=0, variation=0.03)
CARD = Finish(light=0.6, shade=0.9, edges=0, variation=0.05)
THING = Finish(light=0.8, shade=1.0, edges=0, variation=0.06)


class Sheet:
    """Where every print lies, and what else the file says."""

    def __init__(self, file):
        self.said = json.loads(Path(file).read_text())

    def place(self, name, part=WHOLE):
        """Where a print lies (left, top, right, bottom, 0 to 1); `part` is the share of it that is wanted."""
        box, size = self.said['boxes'][name], self.said['size']
        x, y, w, h = (box[key] / size for key in ('x', 'y', 'width', 'height'))
        left, top, right, bottom = part
        return (x + left * w, y + top * h, x + right * w, y + bottom * h)


def printed(model, corner, across, up, name, part=WHOLE, cut=(1, 1), colour='#ffffff', finish=PRINT):
    """A print on a flat place, from its lower left corner; `cut` into columns and rows for the shade."""
    model.shape(panel(corner, across, up, *cut, uv=model.sheet.place(name, part)), colour, finish=finish, material='print')


def plain(sheet, shape):
    """A shape that shows its colour only: all of it lies on the white of the atlas."""
    left, top, right, bottom = sheet.place('plain')
    middle = ((left + right) / 2, (top * 0.7 + bottom * 0.3))
    return shape._replace(uv=np.tile(middle, (len(shape.vertices), 1)))


def thing(model, shape, colour, crease=40, finish=THING):
    """Anything that nobody printed: tanks, pipes, wheels."""
    model.shape(plain(model.sheet, shape), colour, crease, finish, 'print')


def edges(model, corner, across, up, back, sides='tblr', colour=KRAFT):
    """The kraft edges of a board: top, bottom, left and right; `back` leads from its face to its back."""
    corner, across, up, back = vec(corner), vec(across), vec(up), vec(back)
    strips = {
        't': (corner + up, across, back),
        'b': (corner + back, across, -back),
        'l': (corner + back, -back, up),
        'r': (corner + across, back, up),
    }
    for side in sides:
        printed(model, *strips[side], 'kraft', colour=colour, finish=CARD)


def board(model, corner, across, up, thickness, name, part=WHOLE, reverse='plain', sides='tblr', cut=(1, 1), tint=KRAFT):
    """A board of greyboard, printed in front, kraft edges, something else or the same print on its back."""
    corner, across, up = vec(corner), vec(across), vec(up)
    back = -unit(np.cross(across, up)) * thickness
    printed(model, corner, across, up, name, part, cut)
    edges(model, corner, across, up, back, sides)
    if reverse:
        colour = tint if reverse == 'plain' else '#ffffff'
        behind = WHOLE if reverse == 'plain' else part
        printed(model, corner + across + back, -across, up, reverse, behind, cut, colour, CARD)
