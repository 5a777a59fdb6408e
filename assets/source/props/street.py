"""What stands far behind: houses whose windows are lit, rubble on the ground."""

import numpy as np

from lib.model import PLAIN, Finish, Model
from lib.shapes import box, panel, stone

WALLS = ('#4a4652', '#544c58', '#3f4450', '#5a4e52')
LIT, DARK = '#ffcf7a', '#262430'


def houses(seed=1, count=9, width=9.0, lit=0.25):
    """A row of house fronts along x, facing +z, about 1.2 to 2.6 high; `lit` is the share of lit windows."""
    model, luck = Model('token'), np.random.RandomState(seed)
    edges = np.linspace(-width / 2, width / 2, count + 1) + np.append(0, luck.uniform(-0.12, 0.12, count))
    for index, (left, right) in enumerate(zip(edges, edges[1:])):
        high, back = luck.uniform(1.1, 2.6), luck.uniform(0, 0.35)
        middle, half = (left + right) / 2, (right - left) / 2 - 0.015
        model.shape(box((middle, high / 2, -0.3 - back), (half, high / 2, 0.3)), WALLS[index % len(WALLS)], finish=Finish(edges=0))
        if luck.rand() < 0.6:
            model.shape(box((middle + luck.uniform(-0.2, 0.2), high + 0.1, -0.3 - back), (0.1, 0.12, 0.1)), WALLS[(index + 1) % len(WALLS)])
        columns = max(2, int(half * 2 / 0.22))
        for row in range(int(high / 0.38)):
            for column in range(columns):
                x = left + (column + 0.5) * (right - left) / columns
                pane = panel((x - 0.045, 0.22 + row * 0.36, -back + 0.006), (0.09, 0, 0), (0, 0.15, 0))._replace(uv=None)
                on = luck.rand() < lit
                model.shape(pane, LIT if on else DARK, finish=PLAIN, material='glow' if on else 'paint')
    return model.sculpted()


def rubble(seed=1, count=14, reach=1.2, size=0.06, clear=0.35):
    """Broken stones around the middle, none nearer than `clear`."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        angle, away = luck.uniform(0, 2 * np.pi), luck.uniform(clear, reach)
        half = size * luck.uniform(0.35, 1.0, 3)
        at = (np.sin(angle) * away, half[1] * 0.6, np.cos(angle) * away)
        model.shape(stone(at, half, seed * 31 + index), ('#8a7f78', '#7a5a4c', '#6f7078')[index % 3], 25)
    return model.sculpted()
