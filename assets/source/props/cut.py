"""How things are made that are flat: cut from a sheet, or a bent sheet themselves."""

import numpy as np

from lib.shapes import Shape
from lib.space import WORLD, unit, vec


def plate(outline, thickness, bevel=0.0, middle=0.0, turned=WORLD, at=(0, 0, 0)):
    """A sheet in the x-y plane around z = `middle` with corners `outline` (counter-clockwise), its edges cut by `bevel`."""
    points = np.array(outline, dtype=float)
    inner, half = points - _outwards(points) * bevel, thickness / 2
    low, high = middle - half, middle + half
    rows = [
        (inner, low), (points, low + bevel), (points, high - bevel), (inner, high)
    ] if bevel else [(points, low), (points, high)]
    count, triangles = len(points), _ears(points)
    vertices = np.concatenate([np.column_stack([flat, np.full(count, z)]) for flat, z in rows])
    last = (len(rows) - 1) * count
    faces = [(c, b, a) for a, b, c in triangles] + [(last + a, last + b, last + c) for a, b, c in triangles]
    for row in range(0, last, count):
        faces += [(row + i, row + (i + 1) % count, row + count + (i + 1) % count, row + count + i) for i in range(count)]
    return Shape(vertices @ np.asarray(turned).T + vec(at), faces)


def _outwards(points):
    """Where each corner moves so that both of its edges move by 1."""
    along = np.roll(points, -1, 0) - points
    normal = np.column_stack([along[:, 1], -along[:, 0]]) / np.linalg.norm(along, axis=1)[:, None]
    both = normal + np.roll(normal, 1, 0)
    return both / np.maximum((both * normal).sum(axis=1), 0.5)[:, None]


def _cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _ears(points):
    """Triangles that fill a polygon, clipped off corner by corner."""
    left, triangles = list(range(len(points))), []

    def is_ear(k):
        corners = [left[k - 1], left[k], left[(k + 1) % len(left)]]
        a, b, c = points[corners]
        others = [points[i] for i in left if i not in corners]
        return _cross(a, b, c) > 0 and all(min(_cross(a, b, p), _cross(b, c, p), _cross(c, a, p)) < 0 for p in others)

    while len(left) > 3:
        k = next((k for k in range(len(left)) if is_ear(k)), 0)
        triangles.append((left[k - 1], left[k], left[(k + 1) % len(left)]))
        del left[k]
    return [*triangles, tuple(left)]


def sheet(rows, thickness=0.02):
    """A bent sheet through a grid of points: rows of the same number of points, seen from the side where rows lead up."""
    grid = np.array(rows, dtype=float)
    across, up = np.gradient(grid, axis=1), np.gradient(grid, axis=0)
    out = np.cross(across, up)
    out = out / np.linalg.norm(out, axis=2, keepdims=True) * thickness / 2
    high, wide = grid.shape[:2]
    vertices, count = np.concatenate([(grid + out).reshape(-1, 3), (grid - out).reshape(-1, 3)]), high * wide
    quads = [(k, k + 1, k + wide + 1, k + wide) for j in range(high - 1) for k in range(j * wide, j * wide + wide - 1)]
    rim = [
        *range(wide), *range(2 * wide - 1, count, wide), *range(count - 2, count - wide - 1, -1), *range(count - 2 * wide, 0, -wide)
    ]
    sides = [(count + a, count + b, b, a) for a, b in zip(rim, rim[1:] + rim[:1])]
    return Shape(vertices, quads + [tuple(count + i for i in reversed(face)) for face in quads] + sides)


def rounded(*corners, reach=0.04, steps=3):
    """An outline whose corners are rounded: pairs of x and y, or triples whose third number is their own reach."""
    outline, points = [], [np.array(c[:2], dtype=float) for c in corners]
    for i, corner in enumerate(points):
        own = corners[i][2] if len(corners[i]) > 2 else reach
        before, after = points[i - 1], points[(i + 1) % len(points)]
        start = corner + unit(before - corner) * min(own, np.linalg.norm(before - corner) / 2)
        end = corner + unit(after - corner) * min(own, np.linalg.norm(after - corner) / 2)
        shares = np.linspace(0, 1, steps + 1) if own else [0]
        outline += [start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2 for t in shares]
    return outline
