"""Solids as signed distance fields: negative inside, positive outside, about as many units as the surface is away.

A `Field` is called with an (n, 3) array of points and gives n distances. `low` and `high` are the corners of a box around
the solid: meshing looks no further. Primitives come first, then what joins, cuts and roughens them.
"""

import math

import numpy as np

from .colour import noise
from .space import WORLD, unit, units, vec

EVERYWHERE = np.full(3, 9.0)


class Field:
    """A solid: its distance function and the box that holds it."""

    __slots__ = ('distance', 'low', 'high')

    def __init__(self, distance, low, high):
        self.distance, self.low, self.high = distance, np.asarray(low, float), np.asarray(high, float)

    def __call__(self, points):
        return self.distance(points)

    def gradient(self, points, step=1e-3):
        """Which way and how fast the distance grows."""
        sides = [self.distance(points + d) - self.distance(points - d) for d in np.eye(3) * step]
        return np.stack(sides, axis=1) / (2 * step)

    def normals(self, points, step=2.5e-3):
        return units(self.gradient(points, step))

    def curvature(self, points, step=0.011):
        """The Laplacian: positive on edges, negative in cavities."""
        here = self.distance(points)
        around = sum(self.distance(points + d) + self.distance(points - d) - 2 * here for d in np.eye(3) * step)
        return around / step**2


# --- primitives


def ball(centre, radius):
    c = vec(centre)
    return Field(lambda p: np.linalg.norm(p - c, axis=1) - radius, c - radius, c + radius)


def egg(centre, radii, turned=WORLD):
    """An ellipsoid; `turned` is the frame of its axes."""
    c, r = vec(centre), vec(radii)

    def distance(p):
        q = (p - c) @ turned
        k0, k1 = np.linalg.norm(q / r, axis=1), np.linalg.norm(q / (r * r), axis=1)
        return np.where(k1 > 1e-9, k0 * (k0 - 1) / np.maximum(k1, 1e-9), -r.min())

    reach = np.sqrt(((turned * r) ** 2).sum(axis=1))
    return Field(distance, c - reach, c + reach)


def limb(a, b, at_a, at_b=None):
    """A round cone: radius `at_a` around `a`, `at_b` (or the same) around `b`."""
    a, b, at_b = vec(a), vec(b), at_a if at_b is None else at_b
    axis = b - a
    long2, slope = axis @ axis, at_a - at_b
    a2 = long2 - slope * slope

    def distance(p):
        off = p - a
        y = off @ axis
        z = y - long2
        x2 = ((off * long2 - y[:, None] * axis) ** 2).sum(axis=1)
        y2, z2 = y * y * long2, z * z * long2
        k = np.sign(slope) * slope * slope * x2
        side = (np.sqrt(np.maximum(x2 * a2 / long2, 0)) + y * slope) / long2 - at_a
        past_b, past_a = np.sign(z) * a2 * z2 > k, np.sign(y) * a2 * y2 < k
        ends = np.where(past_b, np.sqrt(x2 + z2) / long2 - at_b, np.sqrt(x2 + y2) / long2 - at_a)
        return np.where(past_a | past_b, ends, side)

    return Field(distance, np.minimum(a - at_a, b - at_b), np.maximum(a + at_a, b + at_b))


def chain(points, radii, k=0.01):
    """Limbs from point to point."""
    links = range(len(points) - 1)
    return melt(*[limb(points[i], points[i + 1], radii[i], radii[i + 1]) for i in links], k=k)


def block(centre, half, turned=WORLD, rounding=0.01):
    """A box with rounded edges; `half` are half its lengths."""
    c, h = vec(centre), vec(half)

    def distance(p):
        q = np.abs((p - c) @ turned) - (h - rounding)
        return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(axis=1), 0) - rounding

    reach = (np.abs(turned) * h).sum(axis=1)
    return Field(distance, c - reach, c + reach)


def hoop(centre, axis, radius, thickness):
    """A torus around `axis`."""
    c, n = vec(centre), unit(axis)

    def distance(p):
        q = p - c
        y = q @ n
        return np.hypot(np.linalg.norm(q - y[:, None] * n, axis=1) - radius, y) - thickness

    return Field(distance, c - radius - thickness, c + radius + thickness)


def behind(point, normal):
    """The half of space behind the plane through `point`: keep it with `within`, remove it with `carve`."""
    c, n = vec(point), unit(normal)
    return Field(lambda p: (p - c) @ n, -EVERYWHERE, EVERYWHERE)


def torn(point, normal, depth=0.02, teeth=6, seed=0):
    """Like `behind`, but its edge is torn into teeth around the normal. More than eight turn into slivers."""
    c, n = vec(point), unit(normal)
    a = unit(np.cross(n, (0.3, 0.2, 1.0)))
    b = np.cross(n, a)
    lengths = 1 - 0.5 * np.random.RandomState(seed).rand(teeth)

    def distance(p):
        q = p - c
        around = (np.arctan2(q @ b, q @ a) / (2 * math.pi)) % 1.0 * teeth
        tooth = np.abs((around % 1.0) - 0.5) * 2
        edge = depth * (2 * (1 - tooth) * lengths[np.floor(around).astype(int) % teeth] - 1)
        return (q @ n + edge) * 0.7

    return Field(distance, -EVERYWHERE, EVERYWHERE)


# --- joining and cutting


def _smooth_min(a, b, k):
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * 0.25


def melt(*fields, k=0.0):
    """All of them as one solid; seams are filled over a distance of about `k`."""

    def distance(p):
        d = fields[0](p)
        for field in fields[1:]:
            d = _smooth_min(d, field(p), k)
        return d

    low, high = np.min([f.low for f in fields], axis=0), np.max([f.high for f in fields], axis=0)
    return Field(distance, low - k / 4, high + k / 4)


def carve(body, *tools, k=0.0):
    """`body` without the tools; edges are rounded over `k`."""

    def distance(p):
        d = body(p)
        for tool in tools:
            d = -_smooth_min(-d, tool(p), k)
        return d

    return Field(distance, body.low, body.high)


def within(body, *others, k=0.0):
    """What of `body` lies in all the others as well."""

    def distance(p):
        d = body(p)
        for other in others:
            d = -_smooth_min(-d, -other(p), k)
        return d

    low = np.max([body.low] + [o.low for o in others], axis=0)
    high = np.min([body.high] + [o.high for o in others], axis=0)
    return Field(distance, low, high)


# --- shaping


def swell(body, by):
    """Thicker all round by `by`, thinner if it is negative."""
    return Field(lambda p: body(p) - by, body.low - by, body.high + by)


def rough(body, bump, most):
    """Moved outwards by `bump(points)`, which is never more than `most`."""
    return Field(lambda p: body(p) - bump(p), body.low - most, body.high + most)


def lumpy(body, height=0.004, frequency=22, seed=3):
    return rough(body, lambda p: height * noise(p, frequency, seed), height)


def folded(body, centre, axis, height=0.007, frequency=75, reach=0.09, seed=1):
    """Folds of cloth across `axis`, strongest at `centre` and gone at about twice `reach`."""
    c, n = vec(centre), unit(axis)

    def bump(p):
        q = p - c
        near = np.exp(-(q * q).sum(axis=1) / reach**2)
        return height * near * np.sin((q @ n) * frequency + 2.2 * noise(p, 9, seed))

    return rough(body, bump, height)
