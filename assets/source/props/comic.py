"""What comics draw into the air: stars, drops, puffs, waves; and the moon, which they never leave out."""

import numpy as np

from lib.fields import ball, melt
from lib.model import PLAIN, Finish, Model
from lib.shapes import Shape, disc, lathe, loft
from lib.space import vec

SOFT = Finish(light=0.5, edges=0)


def moon(radius=1.0, pot='#6c6870', mark='#55525f'):
    """A full moon that faces +z."""
    model = Model('token')
    model.shape(disc((0, 0, 0), radius, sides=40), pot, 180, PLAIN, 'glow')
    for x, y, r in ((-0.35, 0.3, 0.22), (0.2, 0.5, 0.12), (0.35, -0.1, 0.26), (-0.2, -0.45, 0.17), (-0.62, -0.15, 0.1)):
        model.shape(disc((x * radius, y * radius, 0.01), r * radius, sides=18), mark, 180, PLAIN, 'glow')
    return model


def star(pot='#ffd23f', size=1.0, points=5, deep=0.42):
    """A fat star, `size` across, that faces +z."""
    model, radius = Model('token'), size / 2
    angles, away = np.arange(2 * points) * np.pi / points, radius * np.tile((1, deep), points)
    rim = np.column_stack([np.sin(angles) * away, np.cos(angles) * away, np.zeros(2 * points)])
    vertices = np.array([*rim, (0, 0, 0.16 * size), (0, 0, -0.16 * size)])
    around = [(i, (i + 1) % (2 * points)) for i in range(2 * points)]
    faces = [(b, a, 2 * points) for a, b in around] + [(a, b, 2 * points + 1) for a, b in around]
    model.shape(Shape(vertices, faces), pot, 20, PLAIN, 'glow')
    return model


def drop(pot='#3f8fc8', size=0.1, material='glow'):
    """A drop that falls, its tip up, its middle at the origin."""
    model = Model('token')
    profile = [(0.0, -0.5), (0.22, -0.44), (0.33, -0.2), (0.28, 0.02), (0.12, 0.3), (0.0, 0.62)]
    finish = PLAIN if material == 'glow' else SOFT
    model.shape(lathe([(r * size, y * size) for r, y in profile], 10), pot, 100, finish, material)
    return model


def puff(pot='#c8beb8', seed=1, size=0.1, count=5):
    """A breath of vapour that drifts along +x and grows."""
    model, luck = Model('token'), np.random.RandomState(seed)
    lobes = []
    for i in range(count):
        at = vec(i * 0.5, luck.uniform(-0.3, 0.3) * (i > 0), luck.uniform(-0.2, 0.2)) * size
        lobes.append(ball(at, size * (0.16 + 0.1 * i)))
    model.solid(melt(*lobes, k=size * 0.1), pot, 900, size * 0.08, finish=SOFT)
    return model.sculpted()


def waves(count=3, reach=0.3, width=0.5, thick=0.012, pot='#c89a3a', gap=0.12, spread=70):
    """Arcs that leave the origin along +x in the x-y plane: a shout."""
    model = Model('token')
    for i in range(count):
        radius = reach + gap * i
        angles = np.radians(np.linspace(-spread / 2, spread / 2, 13))
        path = [(np.cos(a) * radius, np.sin(a) * radius, 0) for a in angles]
        radii = thick * (1 + 0.5 * i) * np.sin(np.linspace(0.35, np.pi - 0.35, 13))
        model.shape(loft(path, radii, 6, up=(0, 0, 1)), pot, 80, PLAIN, 'glow')
    return model


def streaks(starts, along, lengths, pot='#ffe9a8', thick=0.012):
    """Speed lines: from each start along a direction."""
    model = Model('token')
    for start, length in zip(starts, lengths):
        a, b = vec(start), vec(start) + vec(along) * length
        model.shape(loft([a, a * 0.6 + b * 0.4, b], [thick, thick * 0.8, 0], 5, up=(0.1, 1, 0.2)), pot, 80, PLAIN, 'glow')
    return model


def shimmer(pot='#c8401a', height=0.4, sway=0.04, thick=0.012):
    """A wavy line that climbs from the origin: heat."""
    model, steps = Model('token'), np.linspace(0, 1, 17)
    path = [(sway * np.sin(t * 2.2 * np.pi), t * height, 0) for t in steps]
    model.shape(loft(path, [*(thick * np.sin(steps[:-1] * np.pi * 0.9 + 0.25)), 0], 6, up=(0, 0, 1)), pot, 80, PLAIN, 'glow')
    return model


def zigzag(pot='#d89a1c'):
    """Where it hurts: a small bolt that climbs from the origin, 1 high."""
    model = Model('token')
    path = [(0, 0, 0), (0.16, 0.3, 0), (-0.12, 0.5, 0), (0.1, 0.8, 0), (0, 1.1, 0)]
    model.shape(loft(path, (0.08, 0.12, 0.12, 0.09, 0), 5, up=(0, 0, 1)), pot, 60, PLAIN, 'glow')
    return model
