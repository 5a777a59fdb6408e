"""What stands about in the streets. The middle of its foot is the origin; one unit is a cell of the map."""
import math

import numpy as np

from lib.card import board, thing
from lib.model import PLAIN
from lib.shapes import Shape, box, lathe, loft, pearl, ribbon, stone
from lib.space import turn

from props import clutter as on

from _sheet import city_model

# As the renderer's pools of light expect them.
LAMP_HEIGHT, LAMP_REACH = 1.75, 0.48


def furniture(make):
    """Turns a recipe that fills a model into one that makes it."""

    def made():
        model = city_model('furniture')
        make(model)
        return model.sculpted()

    return made


def lamp(model):
    """A street lamp whose arm reaches to the south."""
    thing(model, lathe([(0.12, 0), (0.12, 0.05), (0.08, 0.09), (0.06, 0.2), (0.04, 0.24)], 9), '#5b6b75')
    arm = [(0, 0.2, 0), (0, 1.2, 0), (0, 1.58, 0.03), (0, 1.74, 0.14), (0, LAMP_HEIGHT + 0.02, LAMP_REACH - 0.1)]
    thing(model, loft(arm, [0.036, 0.03, 0.028, 0.026, 0.024], 6, up=(1, 0, 0)), '#657682', 50)
    thing(model, lathe([(0.05, -0.02), (0.055, 0), (0.05, 0.02)], 8, (0, 0.72, 0)), '#c9a04a')
    thing(model, box((0, LAMP_HEIGHT + 0.01, LAMP_REACH), (0.08, 0.04, 0.15), bevel=0.02), '#56666f')
    model.shape(box((0, LAMP_HEIGHT - 0.04, LAMP_REACH), (0.055, 0.014, 0.11)), '#ffe2a8', finish=PLAIN, material='glow')
    thing(model, box((0, 1.0, 0.045), (0.09, 0.12, 0.008), turn((0, 0, 1), 5)), '#efe3c4')
    thing(model, box((0, 1.03, 0.055), (0.055, 0.05, 0.004), turn((0, 0, 1), 5)), '#b3261e')


def barrel(model):
    rings = [(0.165, 0), (0.175, 0.02), (0.17, 0.15), (0.182, 0.17), (0.17, 0.19), (0.17, 0.32), (0.182, 0.34), (0.17, 0.36), (0.175, 0.49), (0.15, 0.5), (0.15, 0.47)]
    thing(model, lathe(rings, 12, caps=(False, True)), '#2f7590', 35)
    thing(model, lathe([(0.02, 0), (0.035, 0.0), (0.03, 0.02)], 6, (0.08, 0.475, 0.02), caps=(False, True)), on.DARK)


def hydrant(model):
    profile = [(0.13, 0), (0.13, 0.04), (0.09, 0.05), (0.085, 0.28), (0.11, 0.3), (0.11, 0.33), (0.075, 0.39), (0.02, 0.43)]
    thing(model, lathe(profile, 9), '#d2392c', 35)
    for side in (-1, 1):
        thing(model, lathe([(0.045, 0), (0.045, 0.06), (0.03, 0.075)], 7, (side * 0.075, 0.22, 0), turn((0, 0, 1), -90 * side), caps=(False, True)), '#e8c63a')
    thing(model, pearl((0, 0.43, 0), 0.03), '#e8c63a', 180)


def bollard(model):
    thing(model, lathe([(0.1, 0), (0.08, 0.04), (0.07, 0.38), (0.09, 0.4), (0.08, 0.46), (0.02, 0.5)], 8), '#55606a', 35)
    thing(model, lathe([(0.074, 0.24), (0.072, 0.31)], 8), '#efe6d2')


def cone(model):
    thing(model, box((0, 0.015, 0), (0.14, 0.015, 0.14)), '#c9492c')
    for low, high, colour in ((0.03, 0.14, '#e0602c'), (0.14, 0.23, '#f4ecdc'), (0.23, 0.38, '#e0602c')):
        thing(model, lathe([(0.105 - low * 0.22, low), (0.105 - high * 0.22, high)], 9, caps=(False, high > 0.3)), colour)


def bus_stop(model):
    thing(model, lathe([(0.12, 0), (0.1, 0.05)], 8, caps=(False, True)), '#7d7a78')
    on.post(model, (0, 0, 0), 1.35, 0.03, '#6f7882', 6)
    board(model, (-0.2, 0.74, 0.06), (0.4, 0, 0), (0, 0.62, 0), 0.05, 'timetable', reverse='timetable')
    on.block(model, (0.0, 0.05, -0.12), (0.2, 0.1, 0.1), '#7d4a2c', turn((0, 1, 0), 20), 0.015)


def post_box(model):
    thing(model, lathe([(0.14, 0), (0.15, 0.05), (0.12, 0.07), (0.12, 0.5), (0.15, 0.53), (0.13, 0.6), (0.02, 0.66)], 10), '#b8302a', 35)
    on.block(model, (0, 0.44, 0.115), (0.14, 0.03, 0.02), '#1d1a20')
    on.block(model, (0, 0.34, 0.12), (0.1, 0.1, 0.01), '#efe6d2')


def dumpster(model):
    body = box((0, 0.29, 0), (0.4, 0.22, 0.27), taper=(1.1, 1.12))
    thing(model, body, '#3f7a55')
    for x in (-0.32, -0.1, 0.12, 0.34):
        on.block(model, (x, 0.3, 0.3), (0.05, 0.36, 0.03), '#336647')
    thing(model, box((-0.2, 0.55, -0.05), (0.21, 0.025, 0.28), turn((1, 0, 0), -14)), '#2f3b36')
    thing(model, box((0.22, 0.53, 0.0), (0.21, 0.025, 0.3)), '#2f3b36')
    for x in (-0.34, 0.34):
        for z in (-0.2, 0.2):
            thing(model, lathe([(0.06, -0.03), (0.06, 0.03)], 6, (x, 0.06, z), turn((0, 0, 1), 90), caps=(True, True)), '#2c2a30')
    for number, (x, y, z) in enumerate(((-0.2, 0.56, 0.14), (-0.05, 0.54, 0.2), (0.36, 0.12, 0.38))):
        thing(model, stone((x, y, z), (0.13, 0.11, 0.12), number), ('#35323a', '#4a3f46', '#35323a')[number], 180)


def well(model):
    thing(model, lathe([(0.36, 0), (0.38, 0.26), (0.36, 0.34), (0.27, 0.34), (0.26, 0.2)], 12), '#a39a8c', 30)
    thing(model, lathe([(0.27, 0), (0.01, 0.005)], 12, (0, 0.22, 0)), '#24455a')
    for side in (-1, 1):
        on.block(model, (side * 0.31, 0.62, 0), (0.08, 0.62, 0.08), on.WOOD)
    roof = [(-0.5, 0.88, -0.36), (0.5, 0.88, -0.36), (0.5, 0.88, 0.36), (-0.5, 0.88, 0.36), (-0.5, 1.16, 0), (0.5, 1.16, 0)]
    thing(model, Shape(np.array(roof), [(3, 2, 5, 4), (1, 0, 4, 5), (0, 3, 4), (2, 1, 5), (0, 1, 2, 3)]), '#97503a')
    on.rail(model, [(-0.36, 0.74, 0), (0.36, 0.74, 0)], 0.04, '#6b4a2c', 6)
    on.rail(model, [(0.36, 0.74, 0), (0.44, 0.74, 0), (0.44, 0.62, 0)], 0.02, on.DARK)
    on.rail(model, [(0.06, 0.72, 0.02), (0.06, 0.5, 0.02)], 0.012, '#d9c7a0', 3)
    thing(model, lathe([(0.06, 0), (0.085, 0.13), (0.07, 0.13), (0.06, 0.08)], 8, (0.06, 0.38, 0.02)), '#8d653c')


def stall(model):
    on.block(model, (0, 0.2, 0), (0.82, 0.4, 0.5), on.WOOD)
    for x in (-0.27, 0.0, 0.27):
        on.block(model, (x, 0.21, 0.255), (0.22, 0.3, 0.02), '#a37a4c')
    on.block(model, (0, 0.43, 0.02), (0.9, 0.05, 0.6), '#c99f68', turn((1, 0, 0), 8))
    for number, x in enumerate((-0.3, -0.12, 0.06, 0.24)):
        fish = loft([(x, 0.5, -0.12), (x + 0.02, 0.49, 0.05), (x + 0.01, 0.46, 0.22)], [0.02, 0.07, 0.012], 5, flat=0.5)
        thing(model, fish, ('#9fc0c4', '#b8a78a', '#8fb0ba', '#a9c6cc')[number], 180)
    for x in (-0.42, 0.42):
        on.post(model, (x, 0, -0.26), 1.1, 0.025, on.DARK, 4)
        on.post(model, (x, 0.4, 0.26), 0.5, 0.02, on.DARK, 4)
    for stripe in range(6):
        left = -0.48 + stripe * 0.16
        cloth = [(left, 1.12, -0.3), (left + 0.16, 1.12, -0.3), (left + 0.16, 0.9, 0.34), (left, 0.9, 0.34), (left + 0.16, 0.8, 0.35), (left + 0.08, 0.77, 0.35), (left, 0.8, 0.35)]
        faces = [(3, 2, 1, 0), (6, 5, 4, 2, 3)]
        colour = ('#d8553a', '#f6ead2')[stripe % 2]
        thing(model, Shape(np.array(cloth), faces), colour)
        under = Shape(np.array(cloth) - (0, 0.012, 0.01), [tuple(reversed(face)) for face in faces])
        thing(model, under, '#8a7a68')


def coal(model):
    luck = np.random.RandomState(5)
    for number in range(22):
        ring = 0.34 if number < 13 else 0.18 if number < 19 else 0.05
        angle = number * 2.4
        size = luck.uniform(0.1, 0.17)
        at = (math.cos(angle) * ring, size + (0 if number < 13 else 0.15 if number < 19 else 0.28), math.sin(angle) * ring)
        thing(model, stone(at, (size, size, size), number, turn((1, 1, 0), luck.uniform(0, 40))), '#3b3842')
    on.rail(model, [(0.3, 0.05, 0.36), (0.05, 0.75, 0.1)], 0.022, on.WOOD, 5)
    thing(model, box((0.33, 0.1, 0.39), (0.1, 0.13, 0.015), turn((1, -0.5, 0), 25)), '#7d828a')


def tent(model):
    ridge, foot = [(0, 0.86, -0.74), (0, 0.84, 0.7)], 0.44
    for side in (-1, 1):
        cloth = [(side * foot, 0.02, -0.78), (side * foot, 0.02, 0.74), ridge[1], ridge[0]]
        thing(model, Shape(np.array(cloth), [(0, 3, 2, 1) if side > 0 else (0, 1, 2, 3)]), ('#67845a', '#5a7650')[side > 0])
        inner = np.array(cloth) - (side * 0.014, 0.01, 0)
        thing(model, Shape(inner, [(0, 1, 2, 3) if side > 0 else (0, 3, 2, 1)]), '#3f4f3a')
        on.rail(model, [(side * foot * 1.04, 0.0, 0.0), (side * foot, 0.05, 0)], 0.02, on.WOOD, 3)
    back = np.array([(-foot, 0.02, -0.76), (foot, 0.02, -0.76), (0, 0.86, -0.74)])
    thing(model, Shape(back, [(2, 1, 0)]), '#5a7650')
    flap = np.array([(-foot, 0.02, 0.74), (-0.16, 0.02, 0.86), (0, 0.84, 0.72)])
    thing(model, Shape(np.concatenate([flap, flap - (0, 0, 0.012)]), [(0, 1, 2), (5, 4, 3)]), '#728f62')
    on.post(model, (0, 0, 0.7), 0.92, 0.02, on.WOOD, 4)
    on.block(model, (0.08, 0.06, 0.2), (0.36, 0.1, 0.8), '#a05a48', bevel=0.02)
    on.crates(model, 0.28, 0, 0.82, (0.2,), 2)


def crates(model):
    on.crates(model, -0.22, 0, -0.1, (0.42, 0.36, 0.32), 7)
    moved = city_model('furniture')
    barrel(moved)
    moved.move((-0.16, 0, 0.32))
    model.parts += moved.parts


def gate(model):
    for side in (-1, 1):
        on.block(model, (side, 0.66, 0), (0.28, 1.32, 0.3), '#9a8f80', bevel=0.02)
        on.block(model, (side, 1.36, 0), (0.38, 0.09, 0.4), '#b5aa98', bevel=0.02)
        thing(model, pearl((side, 1.5, 0), 0.13), '#c9a24a', 180)
    for number in range(8):
        x = (number - 3.5) * 0.22
        lean = 0 if number < 6 else (number - 5) * 0.06
        on.rail(model, [(x, 0.04, 0), (x + lean, 0.86 + 0.1 * math.sin(number * 0.9), 0.02)], 0.025, on.DARK)
    for y in (0.2, 0.74):
        on.rail(model, [(-0.9, y, 0), (0.9, y, 0)], 0.028, on.DARK)
    thing(model, box((0.0, 0.52, 0.06), (0.42, 0.15, 0.015), turn((0, 0, 1), 4)), '#e4b83c')
    for y in (0.56, 0.48):
        thing(model, box((0.0, y, 0.078), (0.32, 0.02, 0.004), turn((0, 0, 1), 4)), '#1d1a20')


def laundry(model):
    for x in (-0.9, 0.9):
        on.post(model, (x, 0, 0), 1.3, 0.035, on.WOOD, 5)
        on.rail(model, [(x, 1.22, -0.2), (x, 1.22, 0.2)], 0.02, on.WOOD)
    on.rail(model, [(-0.9, 1.22, 0), (0, 1.15, 0), (0.9, 1.22, 0)], 0.012, '#e8e2d4', 3)
    for colour, x, width, length in (('#f2ead6', -0.62, 0.34, 0.5), ('#c8402f', -0.2, 0.22, 0.36), ('#3a8fae', 0.18, 0.3, 0.46), ('#f0b92f', 0.58, 0.24, 0.32)):
        top = 1.16 + 0.05 * abs(x)
        hang = [(x, top, 0), (x, top - length * 0.5, 0.05), (x, top - length, 0.0)]
        thing(model, ribbon(hang, (width, width * 1.04, width * 0.96), (1, 0, 0), 0.016), colour)
    thing(model, lathe([(0.13, 0), (0.17, 0.14), (0.15, 0.14)], 9, (0.5, 0, 0.1)), '#b98a54')


RECIPES = {
    'lamp': lamp,
    'barrel': barrel,
    'hydrant': hydrant,
    'bollard': bollard,
    'cone': cone,
    'bus-stop': bus_stop,
    'post-box': post_box,
    'dumpster': dumpster,
    'well': well,
    'stall': stall,
    'coal': coal,
    'tent': tent,
    'crates': crates,
    'gate': gate,
    'laundry': laundry,
}
MODELS = {name: furniture(recipe) for name, recipe in RECIPES.items()}
