"""A hand by itself, for pictures that need no more of anybody."""

from lib.body import LEFT
from lib.colour import mottled
from lib.extremities import fist, grip
from lib.fields import limb, melt
from lib.model import Model
from lib.shapes import lathe, ribbon
from lib.space import between, unit, upright, vec

from props.joinery import DARK_WOOD, WOOD, curve, smooth, wrap


class _Arm:
    """As much of a pose as a hand asks for."""

    def __init__(self, elbow, wrist):
        self.elbows, self.wrists = [vec(elbow)], [vec(wrist)]

    def forearm(self, _side):
        return unit(self.wrists[LEFT] - self.elbows[LEFT])


def raised_fist(skin='#a8765a', tape=('#a32a26', '#86201f'), sleeve='#3f4454'):
    """A forearm that comes up from below, its knuckles towards +z; returns the model and where it holds a stick along x."""
    model, arm = Model('token'), _Arm((0.06, -0.25, -0.05), (0, 0.12, 0))
    back = (0, -0.1, 1)
    model.solid(fist(arm, LEFT, back, 0.42), mottled(tape[0], tape[1], 9, 0.4), 1800, 0.014)
    below = between(arm.elbows[LEFT], arm.wrists[LEFT], 0.2)
    model.solid(
        melt(limb(below, arm.wrists[LEFT], 0.125, 0.085), limb(arm.elbows[LEFT], below, 0.12, 0.125), k=0.03), skin, 500,
        0.016
    )
    wrap(
        model, between(arm.elbows[LEFT], arm.wrists[LEFT], 0.55), between(arm.elbows[LEFT], arm.wrists[LEFT], 1.12), 0.105,
        tape, 4, 0.15
    )
    model.shape(
        lathe(
            [(0.12, -0.3), (0.16, -0.28), (0.175, -0.1), (0.15, -0.02), (0.13, -0.03)], 16, arm.elbows[LEFT],
            upright(arm.forearm(LEFT))
        ),
        sleeve, 50
    )
    end = curve([(-0.07, 0.12, 0.1), (-0.17, 0.06, 0.12), (-0.2, -0.06, 0.1), (-0.27, -0.12, 0.12)], 4)
    model.shape(ribbon(end, [0.05] * len(end), (0.2, 0.2, 1), 0.014), tape[0], 40)
    return model.sculpted(), grip(arm, LEFT, back, 0.42)[0]


def rolling_pin(stain='#7d2a22'):
    """Along x. The dough it last met was not dough."""
    model, along = Model('token'), upright((1, 0, 0))
    half = smooth([(0.0, 0.5), (0.03, 0.49), (0.042, 0.42), (0.036, 0.34), (0.05, 0.31)])
    for side in (1, -1):
        model.shape(lathe([(r, x * side) for r, x in (half[::-1] if side > 0 else half)], 14, turned=along), DARK_WOOD, 60)
    body = [(0, -0.31), (0.09, -0.31), (0.1, -0.29), (0.1, 0.29), (0.09, 0.31), (0, 0.31)]
    model.shape(lathe(body, 20, turned=along), WOOD, 40)
    return model.sculpted()
