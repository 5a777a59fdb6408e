"""What Runners do with their bodies besides a pose, and how a figure begins.

A Runner's function takes a `Stance`, whether the figure is `based` (for the table) and `armed`, and a `face`: what lays an
expression over its features, called with the model, the head and the colour of the skin.
"""

from dataclasses import dataclass

from lib.body import RIGHT, Pose
from lib.extremities import fist
from lib.fields import chain, egg, melt
from lib.model import Model
from lib.space import frame, vec


@dataclass
class Stance(Pose):
    """A pose, where its toes point, and what its hands do. Pairs are (left, right)."""

    toes: tuple = ((0.2, 0, 1), (-0.2, 0, 1))
    insteps: tuple = ((0, 1, 0), (0, 1, 0))
    """Up directions of the feet. Boots do without."""
    backs: tuple = ((1, 0.2, 0.3), (-1, 0.2, 0.3))
    """Where the backs of the hands look."""
    spread: tuple = (False, False)
    """Whether a hand is open."""


class Portrayed(Model):
    """A figure for a picture. Nobody counts the triangles of what is drawn once."""

    def solid(self, body, colour, triangles, step=0.0075, **more):
        return super().solid(body, colour, triangles * 3, step, **more)


def begun(based):
    """An empty model: for the table if it will have a base, or else for a picture."""
    return Model('miniature') if based else Portrayed('miniature')


def hand(model, stance, side, skin, size, triangles, step):
    """A fist or, at the end of some arms, an open hand."""
    shape = palm if stance.spread[side] else fist
    model.solid(shape(stance, side, stance.backs[side], size), skin, triangles, step, area='skin')


def palm(pose, side, back, size):
    """An open hand as a field, its fingers a little apart; `back` is where its back looks."""
    turned, inside = frame(pose.forearm(side), back), 1 if side == RIGHT else -1

    def finger(radius, *points):
        joints = [pose.wrists[side] + turned @ vec(point) * size for point in points]
        return chain(joints, [radius * size, radius * 0.95 * size, radius * 0.72 * size], 0.01)

    middle = egg(pose.wrists[side] + turned @ vec(0, 0, 0.28) * size, (0.41 * size, 0.19 * size, 0.4 * size), turned)
    fingers = []
    for x in (-0.33, -0.11, 0.11, 0.33):
        long = 1.12 - 0.45 * abs(x + 0.08 * inside)
        fingers.append(finger(0.135, (x, 0, 0.5), (x * 1.35, 0.05, 0.8), (x * 1.7, -0.02, long)))
    thumb = finger(0.15, (inside * 0.25, -0.04, 0.15), (inside * 0.56, -0.08, 0.36), (inside * 0.66, -0.12, 0.62))
    return melt(melt(middle, thumb, k=0.1 * size), melt(*fingers, k=0.02 * size), k=0.05 * size)
