"""The three lengths of wall: printed on both sides, standing in slotted feet."""
from lib.card import CARD, KRAFT, board, thing
from lib.shapes import box, loft
from lib.space import turn

from props import clutter as on

from _sheet import city_model

THICKNESS = 0.12


def _standing(size, length):
    """A board along x whose foot is at the origin."""
    model = city_model('wall')
    corner = (-length / 2 + 0.02, 0.02, THICKNESS / 2)
    board(model, corner, (length - 0.04, 0, 0), (0, 0.96, 0), THICKNESS, f'wall.{size}', reverse=f'wall.{size}', cut=(length, 2))
    for end in (-1, 1):
        for side in (-1, 1):
            foot = ((length / 2 - 0.3) * end, 0.05, side * 0.14)
            thing(model, box(foot, (0.06, 0.05, 0.09), taper=(1, 0.55)), KRAFT, finish=CARD)
    return model


def container():
    model = _standing('long', 4)
    for x in (-1.94, 1.94):
        on.block(model, (x, 0.5, 0), (0.09, 1.0, 0.2), '#2c6074')
    for y in (0.05, 0.96):
        on.block(model, (0, y, 0), (3.8, 0.07, 0.17), '#2c6074')
    for x in (-1.76, -1.6):
        on.rail(model, [(x, 0.12, 0.09), (x, 0.9, 0.09)], 0.02, '#c9d0d2')
    return model.sculpted()


def bricks():
    model = _standing('medium', 3)
    for stone, tilt in ((-1.0, 1), (0.02, -2), (1.02, 2)):
        on.block(model, (stone, 1.0, 0), (0.96, 0.1, 0.24), '#d9cdb8', turn((0, 1, 0), tilt), 0.02)
    wire = [(-1.4, 1.05, 0), (-1.0, 1.22, 0.05), (-0.6, 1.08, -0.05), (-0.2, 1.24, 0.04), (0.2, 1.08, -0.04), (0.7, 1.22, 0.05), (1.4, 1.06, 0)]
    on.rail(model, wire, 0.018, '#7d838c', 3)
    return model.sculpted()


def fence():
    model = _standing('short', 2)
    for x, lean in ((-0.92, 1), (0.92, 2)):
        thing(model, box((x, 0.54, 0), (0.06, 0.54, 0.09), turn((0, 0, 1), lean)), '#6b4a2c')
    thing(model, loft([(-0.93, 0.9, -0.1), (0.1, 0.84, -0.1), (0.93, 0.93, -0.1)], [0.035] * 3, 4), '#5d432a')
    return model.sculpted()


MODELS = {'wall-long': container, 'wall-medium': bricks, 'wall-short': fence}
