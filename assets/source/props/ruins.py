"""Where things are found and fights take place: heaps of rubble, broken walls, boards, a lamp post, sparks."""

import numpy as np

from lib.colour import mottled
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, lathe, loft, pearl, stone
from lib.space import turn, unit, vec

BRICK, MORTAR, BEAM = ('#9a5a44', '#86503e', '#a5664c', '#7c4a3c'), '#6f6862', '#8a6540'
GREYS = ('#8a8480', '#74707a', '#9a8f84')


def heap(seed=1, reach=0.8, height=0.3, count=80, bricks=0.35):
    """A hill of rubble with its top at the middle, and whatever sticks out of one."""
    model, luck = Model('token'), np.random.RandomState(seed)
    model.shape(
        lathe([(reach, -0.02), (reach * 0.55, height * 0.45), (reach * 0.15, height * 0.86), (0.0001, height * 0.92)], 14),
        '#48434a',
        180,
    )
    for index in range(count):
        away, angle = reach * 1.1 * luck.rand() ** 0.7, luck.uniform(0, 2 * np.pi)
        up = height * max(0, 1 - away / reach) ** 0.9
        at, spun = (np.sin(angle) * away, up, np.cos(angle) * away), turn(luck.randn(3), luck.uniform(0, 90))
        if luck.rand() < bricks:
            model.shape(box(at, (0.075, 0.032, 0.036), spun, 0.006), BRICK[index % 4], 30)
        else:
            model.shape(
                stone(at, luck.uniform(0.035, 0.11, 3), seed * 31 + index, spun), mottled(GREYS[index % 3], '#605a5a', 16), 25
            )
    for _ in range(3):
        angle, lean = luck.uniform(0, 2 * np.pi), luck.uniform(0.5, 1.2)
        foot = vec(np.sin(angle), 0, np.cos(angle)) * reach * 0.6
        top = foot + unit((np.sin(angle) * lean, 1, np.cos(angle) * lean)) * luck.uniform(0.3, 0.45)
        model.shape(loft([foot, top, top + vec(luck.randn(), 0.4, luck.randn()) * 0.05], [0.012] * 3, 6), '#8a4b2c', 60)
    return model.sculpted()


def brick_wall(width=3.0, height=1.2, seed=2, ragged=0.35):
    """In the x-y plane, facing +z, its upper edge broken off."""
    model, luck = Model('token'), np.random.RandomState(seed)
    model.shape(box((0, height * 0.4, -0.06), (width / 2, height * 0.4, 0.04)), MORTAR, 30)
    high, long = 0.1, 0.24
    for row in range(int(height / high)):
        for column in range(int(width / long) + 1):
            x = -width / 2 + (column + (row % 2) / 2) * long
            edge = height * (1 - ragged * (0.5 + 0.5 * np.sin(x * 3.1 + seed) * np.cos(x * 1.3 + 2 * seed)))
            if (row + luck.rand()) * high < edge:
                model.shape(
                    box(
                        (x, (row + 0.5) * high, luck.uniform(-0.012, 0.012)),
                        (long / 2 - 0.008, high / 2 - 0.008, 0.06),
                        bevel=0.008,
                    ),
                    BRICK[luck.randint(4)],
                    30,
                )
    return model.sculpted()


def boards(width=2.4, count=9, across=0.18, seed=3, pot=BEAM):
    """A deck of boards that run along x, its top at y = 0: a table, a floor; turned up it is a fence."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        z, coat = (index - (count - 1) / 2) * across, mottled(pot, '#634628', 7, luck.uniform(0.2, 0.6), seed=index)
        model.shape(
            box(
                (luck.uniform(-0.05, 0.05), -0.02 + luck.uniform(-0.006, 0.006), z),
                (width / 2, 0.02, across / 2 - 0.006),
                bevel=0.005,
            ),
            coat,
            30,
            Finish(variation=0.1),
        )
        for x in (-width * 0.4, 0.0, width * 0.4):
            model.shape(lathe([(0.014, 0), (0.009, 0.008)], 8, (x, 0, z + 0.03), caps=(False, True)), '#4a4648', 40)
    return model.sculpted()


def lamp_post(height=1.9):
    """Leans a little, flickers a little."""
    model = Model('token')
    model.shape(lathe([(0.09, 0), (0.09, 0.06), (0.05, 0.12), (0.035, 0.2), (0.028, height - 0.1)], 10), '#4a5058', 40)
    arm = [(0, height - 0.15, 0), (0.03, height, 0), (0.15, height + 0.07, 0), (0.34, height + 0.06, 0)]
    model.shape(loft(arm, [0.028, 0.026, 0.024, 0.022], 8, up=(0, 0, 1)), '#4a5058', 60)
    model.shape(lathe([(0.1, -0.05), (0.07, 0.0), (0.03, 0.03)], 10, (0.36, height + 0.05, 0), caps=(False, True)), '#565c64', 40)
    model.shape(pearl((0.36, height - 0.01, 0), (0.07, 0.05, 0.07)), '#ffdf9a', 180, PLAIN, 'glow')
    return model.sculpted()


def sparks(seed=1, count=22, reach=0.5, pot='#ffc45a'):
    """Splinters of light that fly off from the middle."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for _ in range(count):
        way = unit(luck.randn(3) * (1, 1, 0.4))
        near, long = reach * luck.uniform(0.3, 0.9), luck.uniform(0.04, 0.14) * reach
        model.shape(
            loft([way * near, way * (near + long * 0.3), way * (near + long)], [0.004, 0.014 * reach**0.5, 0], 4),
            pot,
            60,
            PLAIN,
            'glow',
        )
    return model.sculpted()
