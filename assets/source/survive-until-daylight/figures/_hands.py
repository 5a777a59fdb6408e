"""Hands that hold something: fists turned so that what they hold runs the way it should."""
import numpy as np

from lib.body import LEFT
from lib.extremities import fist, grip


def holding(model, pose, side, along, skin, size=0.125, triangles=92):
    """A fist that closes round something along `along`; returns the point that it holds."""
    back = np.cross(along, pose.forearm(side)) * (1 if side == LEFT else -1)
    model.solid(fist(pose, side, back, size), skin, triangles, 0.006)
    return grip(pose, side, back, size)[0]
