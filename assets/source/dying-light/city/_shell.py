"""The cardboard of a building: four printed walls that overlap and slot into one another, a tray for a roof, a base."""
from itertools import product

import numpy as np

from lib.card import CARD, KRAFT, KRAFT_DARK, board, edges, printed, thing
from lib.model import Finish
from lib.shapes import Shape, box
from lib.space import vec

from _sheet import BUILDINGS, SHEET, UNIT, city_model

STOREY = 2.0
THICKNESS = 0.1
# How far the walls in front and behind reach past the ones beside them; as far as prints go on past their edges.
OVERLAP = 0.06
PROUD = 0.035
PARAPET = 0.3
SIDES = ('south', 'east', 'north', 'west')


class Side:
    """One wall seen from outside: its lower left corner, the way along it and the way out."""

    def __init__(self, look, name):
        w, d = look['width'] / 2, look['depth'] / 2
        corner, along, self.length = {
            'south': ((-w, 0, d), (1, 0, 0), look['width']),
            'east': ((w, 0, d), (0, 0, -1), look['depth']),
            'north': ((w, 0, -d), (-1, 0, 0), look['width']),
            'west': ((-w, 0, -d), (0, 0, 1), look['depth']),
        }[name]
        self.name, self.corner, self.along = name, vec(corner), vec(along)
        self.out = np.cross(self.along, (0, 1, 0))
        self.laps = OVERLAP if name in ('south', 'north') else 0.0

    def at(self, along, up, out=0.0):
        """The point so far along the wall from its left, so high and so far out of it."""
        return self.corner + self.along * along + vec(0, up, 0) + self.out * out

    @property
    def frame(self):
        """Columns: along, up, out."""
        return np.stack([self.along, vec(0, 1, 0), self.out], axis=1)


def _ground_pieces(look, side):
    """Which print is on each cell of a ground floor: pairs of a name and a column."""
    windows = [column for column in range(look['width']) if column != look['door']]
    if side == 'south':
        return [('front', column) for column in range(look['width'])]
    rest = {
        'east': [('side', 0), ('front', windows[0]), ('side', 1), ('front', windows[-1])],
        'north': [('side', 0), ('side', 1), ('side', 0), ('side', 0)],
        'west': [('front', windows[-1]), ('side', 0), ('side', 1), ('side', 0)],
    }[side]
    return rest[: look['depth' if side in ('east', 'west') else 'width']]


def _columns(name):
    return SHEET.said['boxes'][name]['width'] / UNIT


def _wall(model, letter, look, side, luck):
    for storey in range(look['level']):
        if storey == 0:
            pieces = _ground_pieces(look, side.name)
        else:
            pieces = [('upper', luck.choice(3, p=(0.5, 0.3, 0.2))) for _ in range(side.length)]
        for cell, (kind, column) in enumerate(pieces):
            name = f'{letter}.{kind}'
            before = side.laps if cell == 0 else 0.0
            after = side.laps if cell == side.length - 1 else 0.0
            part = ((column - before) / _columns(name), 0, (column + 1 + after) / _columns(name), 1)
            corner = side.at(cell - before, storey * STOREY)
            across = side.along * (1 + before + after)
            printed(model, corner, across, (0, STOREY, 0), name, part, (1, 3 if storey == 0 else 2))


def _ends(model, side, height):
    """The edges of a wall that reaches past its neighbours, and the tabs that come through it."""
    if not side.laps:
        return
    across, back = side.along * (side.length + 2 * OVERLAP), -side.out * THICKNESS
    edges(model, side.at(-OVERLAP, 0), across, (0, height, 0), back, 'lr')
    for start in (-OVERLAP, side.length):
        behind = side.at(start + OVERLAP, 0, -THICKNESS)
        printed(model, behind, -side.along * OVERLAP, (0, height, 0), 'kraft', colour=KRAFT_DARK, finish=CARD)
    for end, level in product((0.05, side.length - 0.05), range(int(height / STOREY))):
        tab = box(side.at(end, level * STOREY + 1.05, 0.015), (0.05, 0.13, 0.028), side.frame)
        thing(model, Shape(tab.vertices, tab.faces[:1] + tab.faces[2:]), '#d8b67f', finish=CARD)


def _cornice(model, letter, side, height):
    start, length = (-OVERLAP, side.length + 2 * OVERLAP) if side.laps else (THICKNESS, side.length - 2 * THICKNESS)
    low, tall = height - 0.1, SHEET.said['cornice']
    halves = 2 if length > 2.5 else 1
    for half in range(halves):
        corner = side.at(start + length * half / halves, low, PROUD)
        printed(model, corner, side.along * length / halves, (0, tall, 0), f'{letter}.cornice', cut=(2, 1))
    ends = 'tblr' if side.laps else 'tb'
    edges(model, side.at(start, low, PROUD), side.along * length, (0, tall, 0), -side.out * (PROUD + THICKNESS), ends)
    inside = side.at(start + length, height, -THICKNESS)
    up = (0, tall - 0.1, 0)
    printed(model, inside, -side.along * length, up, 'plain', cut=(4, 1), colour='#b9a98c', finish=CARD)


def _roof(model, letter, look, height):
    w, d = look['width'] / 2 - THICKNESS, look['depth'] / 2 - THICKNESS
    trim = (THICKNESS / look['width'], THICKNESS / look['depth'])
    part = (trim[0], trim[1], 1 - trim[0], 1 - trim[1])
    quiet = Finish(light=0.15, shade=0.75, edges=0, variation=0.02)
    cut = (2 * look['width'], 2 * look['depth'])
    printed(model, (-w, height, d), (2 * w, 0, 0), (0, 0, -2 * d), f'{letter}.roof', part, cut, finish=quiet)


def _awning(model, look, side):
    """A folded card of stripes over the shop front."""
    if 'cloth' not in look:
        return
    stripes, width = 9, 0.74 * side.length / 9
    for stripe in range(stripes):
        colour = look['cloth'] if stripe % 2 == 0 else look['stripe']
        left = side.length / 2 + (stripe - stripes / 2) * width
        corners = [(0, 1.4, 0.01), (0, 1.22, 0.32), (width, 1.22, 0.32), (width, 1.4, 0.01)]
        hem = [(0, 1.12, 0.325), (width / 2, 1.08, 0.325), (width, 1.12, 0.325)]
        points = np.array([side.at(left + a, u, o) for a, u, o in corners + hem])
        faces = [(0, 1, 2, 3), (1, 4, 5, 6, 2)]
        thing(model, Shape(points, faces), colour)
        thing(model, Shape(points - (0, 0.012, 0) - side.out * 0.012, [tuple(reversed(f)) for f in faces]), '#8a7a68')


def shell(letter):
    """An empty building with its walls, roof, cornice, sign and awning."""
    look = BUILDINGS[letter]
    model, height = city_model('building'), look['level'] * STOREY
    luck = np.random.RandomState(ord(letter))
    for name in SIDES:
        side = Side(look, name)
        _wall(model, letter, look, side, luck)
        _ends(model, side, height)
        _cornice(model, letter, side, height)
    _roof(model, letter, look, height)
    half = (look['width'] / 2 + 0.08, 0.03, look['depth'] / 2 + 0.08)
    thing(model, box((0, 0.03, 0), half), KRAFT, finish=CARD)
    south = Side(look, 'south')
    wide = min(SHEET.said['sign']['width'], south.length - 0.4)
    tall = SHEET.said['sign']['height'] * wide / SHEET.said['sign']['width']
    corner = south.at((south.length - wide) / 2, 1.46, 0.07)
    board(model, corner, south.along * wide, (0, tall, 0), 0.07, f'{letter}.sign', reverse=None)
    _awning(model, look, south)
    return model
