"""How props are put together: rods, tape, rope, ground blades, gutters."""

import math

import numpy as np

from lib.shapes import Shape, lathe, loft
from lib.space import between, unit, upright, vec

STEEL, DARK_STEEL, EDGE, RUST = '#7b8189', '#4a4d55', '#b4b8ba', '#8a4b2c'
WOOD, DARK_WOOD, TWINE = '#8a5c34', '#5c3d26', '#b09468'
TAPE = ('#2f3138', '#3b3e46')


def curve(points, steps=6):
    """A smooth path through `points`, `steps` pieces from one to the next."""
    p = [vec(one) for one in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    path = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.arange(steps) / steps:
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*path, p[-2]]


def rod(model, path, radius, colour, sides=8, **paint):
    """A round bar along `path`; `radius` is one number or one a point."""
    radii = list(radius) if np.ndim(radius) else [radius] * len(path)
    up = np.eye(3)[np.argmin(np.ptp([vec(p) for p in path], axis=0))]
    model.shape(loft(path, radii, sides, up=up), colour, 60, **paint)


def wrap(model, a, b, radius, pots=TAPE, turns=6, slant=0.1):
    """Tape or cord wound round a bar from `a` to `b`."""
    a, b = vec(a), vec(b)
    half = np.linalg.norm(b - a) / turns / 2
    leaning = upright(unit(b - a) + slant * unit(np.cross(b - a, (0.3, 0.2, 1))))
    for i in range(turns):
        ring = lathe([(radius, -half), (radius * 1.12, 0), (radius, half)], 10, between(a, b, (i + 0.5) / turns), leaning)
        model.shape(ring, pots[i % len(pots)], 60)


def spiral(turns, radius, height, start=0.0, steps=14):
    """Points that climb round the up axis; `radius` is one number or a pair, at the foot and at the top."""
    low, high = radius if np.ndim(radius) else (radius, radius)
    for i in range(int(turns * steps) + 1):
        share, angle = i / (turns * steps), start + 2 * math.pi * i / steps
        reach = low + (high - low) * share
        yield vec(math.sin(angle) * reach, height * share, math.cos(angle) * reach)


def smooth(profile, steps=4):
    """A rounder profile for `lathe` through the same pairs."""
    return [(max(x, 0), y) for x, y, _ in curve([(r, y, 0) for r, y in profile], steps)]


def rope(model, path, radius=0.03, pots=(TWINE, '#957a52')):
    """Two strands laid round each other along a fine path."""
    path = [vec(p) for p in path]
    for strand, pot in enumerate(pots):
        points = []
        for i, p in enumerate(path):
            turned = upright(path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)], (0.31, 0.22, 0.93))
            angle = i * 0.9 + strand * math.pi
            points.append(p + turned @ vec(math.sin(angle), 0, math.cos(angle)) * radius * 0.45)
        rod(model, points, radius * 0.62, pot, 6)


def wound(shape):
    """The same body, its faces looking outwards."""
    v = shape.vertices
    volume = sum(np.dot(v[f[0]], np.cross(v[f[i]], v[f[i + 1]])) for f in shape.faces for i in range(1, len(f) - 1))
    return shape if volume > 0 else shape._replace(faces=[tuple(reversed(face)) for face in shape.faces])


def drawn_out(rings):
    """A body from cross-sections of equally many points each, closed at both ends."""
    rows, sides = len(rings), len(rings[0])
    faces = [
        (i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
        for i in range(rows - 1)
        for j in range(sides)
    ]
    for first in (0, (rows - 1) * sides):
        cap = [(first + j, first + j + 1, first + sides - 2 - j, first + sides - 1 - j) for j in range(sides // 2 - 1)]
        faces += [tuple(reversed(face)) for face in cap] if first == 0 else cap
        if sides % 2:
            middle = first + sides // 2
            faces.append((middle + 1, middle, middle - 1) if first == 0 else (middle - 1, middle, middle + 1))
    return wound(Shape(np.array([vec(p) for ring in rings for p in ring]), faces))


def ground(model, rows, thickness, steel=STEEL, edge=EDGE):
    """A blade in the plane z = 0: rows along x of the heights of its back, of where the grinding begins and of its edge."""
    t = thickness / 2
    body = [[(x, back, t), (x, bevel, t), (x, bevel, -t), (x, back, -t)] for x, back, bevel, _ in rows]
    sharp = [[(x, bevel, t), (x, cut, 0.001), (x, cut, -0.001), (x, bevel, -t)] for x, _, bevel, cut in rows]
    model.shape(drawn_out(body), steel, 30)
    model.shape(drawn_out(sharp), edge, 30)


def washer(inner, outer, half):
    """The profile for `lathe` of a ring with a square section, `half` its thickness on either side of the height 0."""
    return [(inner, -half), (outer, -half), (outer, half), (inner, half), (inner, -half)]


def gutter(length, radius, thickness=0.02, steps=10):
    """A half pipe along x, open above."""
    angles = np.linspace(math.pi * 0.97, math.pi * 2.03, steps)
    there, back = [(r * np.cos(a), r * np.sin(a)) for r, a in ((radius, angles), (radius - thickness, angles[::-1]))]
    ring = [*zip(*there), *zip(*back)]
    return drawn_out([[(x, y, z) for z, y in ring] for x in (-length / 2, length / 2)])
