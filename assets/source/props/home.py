"""What stands about in flats and stairwells: planks, fences, steps, blocks."""

from lib.colour import mottled
from lib.model import Finish, Model
from lib.shapes import box, disc, lathe


BOARDS = [mottled(pot, '#3c291e', 7, 0.35, 0.6) for pot in ('#5a3c2a', '#4c3324', '#634432')]


def planks(count=5, wide=0.3, length=3.0):
    """A deck: boards along x, side by side along z, their top at y = 0."""
    model = Model('token')
    for i in range(count):
        at = (0.05 * (i % 3), -0.03, (i - (count - 1) / 2) * wide)
        model.shape(box(at, (length / 2, 0.03, wide / 2 - 0.006), bevel=0.006), BOARDS[i % len(BOARDS)], 30)
    return model.sculpted()


def fence(count=5, wide=0.3, height=3.0):
    """Boards that stand side by side along x, their front at z = 0."""
    model = Model('token')
    for i in range(count):
        at = ((i - (count - 1) / 2) * wide, height / 2 - 0.02 * (i % 2), -0.03)
        model.shape(box(at, (wide / 2 - 0.006, height / 2, 0.03), bevel=0.006), BOARDS[i % len(BOARDS)], 30)
    return model.sculpted()


def steps(count=5, wide=2.2, high=0.16, deep=0.26, pots=('#5c5458', '#6a6064')):
    """Stairs that go up and away from the origin."""
    model = Model('token')
    for i in range(count):
        model.shape(
            box((0, high * (i + 0.5), -deep * (i + 0.5)), (wide / 2, high / 2, deep / 2), bevel=0.01), pots[i % 2], 30
        )
    return model.sculpted()


def chopping_block():
    """A slice of a tree, 0.9 across and 0.3 high; it has seen more dinners than all of us."""
    model = Model('token')
    model.shape(lathe([(0.45, 0), (0.46, 0.02), (0.45, 0.28), (0.43, 0.3)], 24), mottled('#4f3624', '#3a281c', 10), 40)
    for radius, high, pot in ((0.43, 0.3, '#8a6440'), (0.3, 0.303, '#7a5636'), (0.16, 0.306, '#8a6440')):
        model.shape(lathe([(radius, high), (0, high + 0.002)], 24), mottled(pot, '#6a4a30', 8), 40)
    return model.sculpted()


def target(pots=('#a83428', '#b8ac94', '#a83428', '#b8ac94')):
    """Rings of paint round the origin on a wall at z = 0."""
    model = Model('token')
    for i, pot in enumerate(pots):
        ring = disc((0, 0, 0.004 + i * 0.003), 0.42 - i * 0.11, sides=26)
        model.shape(ring, mottled(pot, '#6e4a34', 12, 0.3, 0.8), finish=Finish(light=0.5))
    return model.sculpted()
