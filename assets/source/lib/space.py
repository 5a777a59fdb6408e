"""Points, directions and frames.

Everything is measured in figure space: y up, +z forwards, +x to the figure's own left; a standing human is 1 high.
A frame is a 3x3 array whose columns are its left, up and forward directions: `origin + frame @ local` is a point in it.
"""

import math

import numpy as np

WORLD = np.eye(3)


def vec(*xyz):
    """A point or direction from three numbers or from one sequence of three."""
    return np.array(xyz if len(xyz) == 3 else xyz[0], dtype=np.float64)


def unit(v):
    """The direction of `v`; the zero vector stays itself."""
    v = np.asarray(v, dtype=np.float64)
    return v / max(np.linalg.norm(v), 1e-9)


def units(rows):
    """Each row of an (n, 3) array at length 1."""
    return rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9)


def between(a, b, share):
    """The point that lies `share` of the way from `a` to `b`."""
    a, b = vec(a), vec(b)
    return a + (b - a) * share


def frame(forward, up=(0, 1, 0), roll=0.0):
    """A frame that looks along `forward`, its up as near to `up` as it can be, then rolled by degrees about forward."""
    z = unit(forward)
    x = unit(np.cross(up, z))
    y = np.cross(z, x)
    c, s = math.cos(math.radians(roll)), math.sin(math.radians(roll))
    return np.stack([c * x + s * y, c * y - s * x, z], axis=1)


def upright(axis, hint=(0.2, 0.1, 1.0)):
    """A frame whose *up* is `axis`: for rings and lathed things that sit on a limb. `hint` says where its left turns to."""
    y = unit(axis)
    x = unit(np.cross(y, hint))
    return np.stack([x, y, np.cross(x, y)], axis=1)


def turn(axis, degrees):
    """The rotation by `degrees` about `axis`, right-handed."""
    x, y, z = unit(axis)
    a = math.radians(degrees)
    c, s, t = math.cos(a), math.sin(a), 1 - math.cos(a)
    return np.array(
        [
            [c + x * x * t, x * y * t - z * s, x * z * t + y * s],
            [y * x * t + z * s, c + y * y * t, y * z * t - x * s],
            [z * x * t - y * s, z * y * t + x * s, c + z * z * t],
        ]
    )


def bend(root, target, upper, lower, pole):
    """Two-bone inverse kinematics.

    Returns the joint and the end of a limb of lengths `upper` and `lower` that starts at `root` and reaches for `target`
    (as far as it can), its joint pushed out towards the direction `pole`.
    """
    root, reach = vec(root), vec(target) - vec(root)
    length = min(np.linalg.norm(reach), (upper + lower) * 0.999)
    along = unit(reach)
    foot = (upper**2 - lower**2 + length**2) / (2 * length)
    out = unit(vec(pole) - along * np.dot(vec(pole), along))
    return root + along * foot + out * math.sqrt(max(upper**2 - foot**2, 0)), root + along * length
