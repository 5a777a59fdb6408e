"""Small things as polygons: straps, fingers, teeth, plates, boxes, rings, stones, panels.

Each maker returns a `Shape`: vertices, faces of any number of corners (counter-clockwise seen from outside) and, where a
texture may go on, a texture coordinate a vertex.
"""

import math
from typing import NamedTuple

import numpy as np

from .space import WORLD, unit, vec


class Shape(NamedTuple):
    vertices: np.ndarray
    faces: list
    uv: 'np.ndarray | None' = None

    def moved(self, to=(0, 0, 0), turned=WORLD, scale=1.0):
        """Scaled, turned, then moved."""
        return self._replace(vertices=(self.vertices * scale) @ np.asarray(turned).T + vec(to))


def _outwards(vertices, faces):
    """Winds the faces of a convex body so that they look away from its middle."""
    middle = vertices.mean(axis=0)

    def looks_in(face):
        a, b, c = vertices[list(face[:3])]
        return np.dot(np.cross(b - a, c - a), vertices[list(face)].mean(axis=0) - middle) < 0

    return [tuple(reversed(face)) if looks_in(face) else tuple(face) for face in faces]


def _tube_faces(rows, sides):
    return [
        (i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
        for i in range(rows - 1)
        for j in range(sides)
    ]


def _caps(rows, sides, first=True, last=True):
    low = [tuple(reversed(range(sides)))] if first else []
    high = [tuple(range((rows - 1) * sides, rows * sides))] if last else []
    return low + high


def loft(points, radii, sides=6, up=(0, 1, 0), flat=1.0, caps=True):
    """A tube along `points` with a radius at each; a last radius of 0 makes a tip. `flat` squeezes it towards `up`."""
    points, tip = [vec(p) for p in points], radii[-1] == 0
    rows, vertices = len(points) - (1 if tip else 0), []
    for i in range(rows):
        along = unit(points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)])
        a = np.cross(up, along)
        a = unit(a) if np.linalg.norm(a) > 1e-3 else unit(np.cross((1, 0, 0.1), along))
        b = np.cross(along, a)
        around = [2 * math.pi * j / sides for j in range(sides)]
        vertices += [points[i] + radii[i] * (a * math.cos(t) + b * math.sin(t) * flat) for t in around]
    faces = _tube_faces(rows, sides)
    if tip:
        last = (rows - 1) * sides
        faces += [(last + j, last + (j + 1) % sides, rows * sides) for j in range(sides)]
        vertices.append(points[-1])
    return Shape(np.array(vertices), faces + (_caps(rows, sides, last=not tip) if caps else []))


def ribbon(points, widths, across, thickness=0.014):
    """A flat strip along `points`: strap, scarf, tie. `across` is its sideways direction, one for all or one a point."""
    points, vertices = [vec(p) for p in points], []
    sideways = list(across) if np.ndim(across) == 2 else [across] * len(points)
    for i, p in enumerate(points):
        along = unit(points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)])
        side = vec(sideways[i])
        side = unit(side - along * (side @ along))
        out, half = np.cross(along, side) * thickness / 2, side * widths[i] / 2
        vertices += [p - half - out, p + half - out, p + half + out, p - half + out]
    return Shape(np.array(vertices), _tube_faces(len(points), 4) + _caps(len(points), 4))


def box(centre, half, turned=WORLD, bevel=0.0, taper=(1.0, 1.0)):
    """A box, its edges cut off by `bevel` (44 triangles instead of 12); `taper` shrinks its top in x and z."""
    c, h = vec(centre), vec(half)
    signs = [vec(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    if bevel == 0:
        corners = np.array([s * h for s in signs])
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    else:
        inner = np.full((3, 3), bevel) - np.eye(3) * bevel
        corners = np.array([s * (h - inner[axis]) for s in signs for axis in range(3)])
        faces = _bevelled_faces()
    narrower = np.where(corners[:, 1:2] > 0, np.array([[taper[0], 1.0, taper[1]]]), 1.0)
    return Shape(corners * narrower @ turned.T + c, _outwards(corners, faces))


def _bevelled_faces():
    """Six sides, twelve bevels and eight corners over the vertices 3 * corner + axis of the side that they lie on."""
    faces = [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(8)]
    for axis in range(3):
        bit, e, g = (4 >> axis), 4 >> (axis + 1) % 3, 4 >> (axis + 2) % 3
        for side in (0, bit):
            faces.append(tuple(3 * (side | i) + axis for i in (0, e, e | g, g)))
        b, c = (axis + 1) % 3, (axis + 2) % 3
        for i in (0, e, g, e | g):
            faces.append((3 * i + b, 3 * (i | bit) + b, 3 * (i | bit) + c, 3 * i + c))
    return faces


def stone(centre, size, seed=0, turned=WORLD):
    """A broken piece of rubble, `size` its half lengths."""
    luck = np.random.RandomState(seed)
    rock = box((0, 0, 0), size, taper=0.55 + 0.35 * luck.rand(2))
    return Shape((rock.vertices + (luck.rand(8, 3) - 0.5) * 0.7 * vec(size)) @ turned.T + vec(centre), rock.faces)


def lathe(profile, sides=12, centre=(0, 0, 0), turned=WORLD, caps=(False, False)):
    """Pairs of a radius and a height, from below upwards, turned about the up axis: cuffs, rings, tyres, barrels."""
    angles = [2 * math.pi * j / sides for j in range(sides)]
    vertices = np.array([(r * math.sin(t), y, r * math.cos(t)) for r, y in profile for t in angles])
    faces = _tube_faces(len(profile), sides) + _caps(len(profile), sides, *caps)
    return Shape(vertices @ turned.T + vec(centre), faces)


def pearl(centre, radii, turned=WORLD):
    """A ball of 20 triangles that `crease=180` shades round: eyes, buttons, drops."""
    g = (1 + 5**0.5) / 2
    corners = [(s, t * g) for s in (-1, 1) for t in (-1, 1)]
    points = [p for s, t in corners for p in ((0, s, t), (s, t, 0), (t, 0, s))]
    vertices = np.array(points) / math.hypot(1, g)
    near = np.linalg.norm(vertices[:, None] - vertices, axis=2)
    joined = (near > 0) & (near < 1.06)
    faces = [
        (i, j, k)
        for i in range(12)
        for j in range(i)
        for k in range(j)
        if joined[i, j] and joined[j, k] and joined[i, k]
    ]
    return Shape(vertices * np.broadcast_to(radii, 3) @ turned.T + vec(centre), _outwards(vertices, faces))


def disc(centre, radius, turned=WORLD, sides=8, thickness=0.0):
    """A plate that faces the frame's forward direction; with a thickness it has an edge as well."""
    angles = [2 * math.pi * j / sides for j in range(sides)]
    rim = np.array([(-radius * math.sin(t), radius * math.cos(t), 0.0) for t in angles])
    faces = [tuple(range(sides))]
    vertices = rim
    if thickness:
        vertices = np.concatenate([rim - (0, 0, thickness / 2), rim + (0, 0, thickness / 2)])
        faces = _tube_faces(2, sides) + _caps(2, sides)
    return Shape(vertices @ turned.T + vec(centre), faces)


def panel(corner, across, up, columns=1, rows=1, uv=(0.0, 0.0, 1.0, 1.0)):
    """A flat wall from its lower left corner, seen from the front; cut up so that shade has vertices to lie on.

    `uv` is the rectangle of the texture (left, top, right, bottom), v downwards as glTF counts.
    """
    c, a, u, (left, top, right, bottom) = vec(corner), vec(across), vec(up), uv
    grid = [(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    vertices = np.array([c + a * s + u * t for s, t in grid])
    coordinates = np.array([(left + (right - left) * s, bottom + (top - bottom) * t) for s, t in grid])
    wide = columns + 1
    faces = [(k, k + 1, k + wide + 1, k + wide) for j in range(rows) for k in range(j * wide, j * wide + columns)]
    return Shape(vertices, faces, coordinates)
