"""Roofs, and what stands about on them."""

from lib.colour import mottled
from lib.model import Finish, Model
from lib.shapes import box, lathe

TAR, STONE, BRICK = '#34323c', '#7f7a84', '#7a5a58'


def roof(wide=4.0, deep=3.0, front=0.42):
    """A flat roof whose edge, with a stone rim, is at z = `front`: its top at y = 0, its wall below."""
    model = Model('token')
    model.shape(box((0, -1.51, front - deep / 2), (wide / 2, 1.5, deep / 2)), mottled(BRICK, '#66484c', 7), 30)
    tar = box((0, -0.01, front - deep / 2), (wide / 2 - 0.02, 0.01, deep / 2 - 0.02))
    model.shape(tar, mottled(TAR, '#2a2932', 5), 30, Finish(edges=0))
    model.shape(box((0, -0.05, front - 0.1), (wide / 2 + 0.02, 0.055, 0.14), bevel=0.015), mottled(STONE, '#77727c', 9), 30)
    for row in range(6):
        for brick in range(int(wide / 0.3)):
            x = -wide / 2 + 0.15 + brick * 0.3 + 0.15 * (row % 2)
            if (row * 7 + brick * 5) % 4 == 0:
                model.shape(box((x, -0.2 - row * 0.13, front), (0.13, 0.05, 0.012)), ('#8a6660', '#6a4c4c')[brick % 2], 30)
    return model


def vent(height=0.5):
    """A chimney of sheet metal with a hat."""
    model = Model('token')
    model.shape(lathe([(0.12, 0), (0.12, height), (0.1, height)], 12), mottled('#6f747c', '#7a5a48', 9), 40)
    for at in (0.03, height * 0.5):
        model.shape(lathe([(0.122, -0.015), (0.132, 0), (0.122, 0.015)], 12, (0, at, 0)), '#565a62', 40)
    model.shape(lathe([(0.19, 0), (0.15, 0.05), (0.001, 0.1)], 12, (0, height + 0.06, 0)), '#5c6068', 40)
    return model
