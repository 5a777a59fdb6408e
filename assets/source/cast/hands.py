"""Hands that hold something: fists turned so that what they hold runs the way it should, and tools put into them."""
from dataclasses import replace

import numpy as np
from lib.body import LEFT, RIGHT
from lib.extremities import fist, grip
from lib.space import frame, unit, vec


def holding(model, pose, side, along, skin, size=0.125, triangles=92, area='skin'):
    """A fist that closes round something along `along`; returns the point that it holds."""
    back = np.cross(along, pose.forearm(side)) * (1 if side == LEFT else -1)
    model.solid(fist(pose, side, back, size), skin, triangles, 0.006, area=area)
    return grip(pose, side, back, size)[0]


def lain(along, edge=(0, 1, 0)):
    """A turn for a prop: its working end along `along`, its upper side towards `edge`."""
    x = unit(along)
    y = unit(vec(edge) - x * (vec(edge) @ x))
    return np.column_stack([x, y, np.cross(x, y)])


def carry(model, prop, at, turned, scale):
    """Adds a prop to a figure."""
    model.parts += [
        replace(part, positions=part.positions * scale @ turned.T + vec(at), normals=part.normals @ turned.T, area=part.area and 'gear')
        for part in prop.parts
    ]


def both_hands(prop, skin, scale=0.6, grip=-0.32, fist=0.122, edge=(0, 1, 0)):
    """A tool for a figure: the prop through both fists, the right one nearer to its end at `grip`."""

    def tool(model, pose, _head=None):
        along = unit(pose.wrists[LEFT] - pose.wrists[RIGHT])
        hand, _ = holding(model, pose, RIGHT, along, skin, fist), holding(model, pose, LEFT, along, skin, fist)
        turned = lain(along, edge)
        carry(model, prop, hand - turned[:, 0] * grip * scale, turned, scale)

    return tool


def one_hand(prop, skin, along, scale=0.6, grip=-0.32, fist=0.122, edge=(0, 1, 0), side=RIGHT):
    """A tool for a figure: the prop in one fist."""

    def tool(model, pose, _head=None):
        hand, turned = holding(model, pose, side, along, skin, fist), lain(along, edge)
        carry(model, prop, hand - turned[:, 0] * grip * scale, turned, scale)

    return tool


def empty_hands(skin, fist=0.122, along=(0, 1, 0)):
    """No tool for a figure: fists."""

    def tool(model, pose, _head=None):
        for side in (LEFT, RIGHT):
            holding(model, pose, side, along, skin, fist)

    return tool


def shown(picture, model, at, scale=1.0, roll=0.0):
    """Sets what is flat so that it looks at the eye, rolled anticlockwise by degrees; returns the picture."""
    return picture.put(model, at, turned=frame(vec(picture.eye) - vec(at), roll=roll), scale=scale)
