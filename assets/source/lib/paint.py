"""Painting in vertex colours, as miniatures are painted: base coat, light from above, wash, dry-brushed edges."""

import math
from dataclasses import replace

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .colour import clouds, linear, mix, ramp
from .space import unit, units

# Shade is a violet wash, never black.
WASH = linear('#2a1c2e')
# The zenithal light comes from above and a little from the front.
SKY = unit((0.15, 1.0, 0.35))
RAYS = 48
REACH = 0.40
GROUND = -0.062


def paint(model, ground=GROUND):
    """Replaces the base coats of a sculpted model by finished colours; `ground` is the height of what it stands on."""
    light = daylight(model.parts, ground)
    model.parts = [_painted(part, seen) for part, seen in zip(model.parts, light)]
    return model


def paint_for_lamps(model):
    """The same for a picture, whose lamps find out themselves what keeps the light off."""
    model.parts = [_painted(part, np.ones(part.positions.shape[:2])) for part in model.parts]
    return model


def daylight(parts, ground):
    """Ambient occlusion: how much of the sky each corner sees, a (t, 3) array a part, 0 to 1."""
    positions = np.concatenate([part.positions for part in parts]).reshape(-1, 3)
    normals = np.concatenate([part.normals for part in parts]).reshape(-1, 3)
    tree = _tree(positions, ground)
    points = np.round(np.concatenate([positions, normals], axis=1), 4)
    _, first, back = np.unique(points, axis=0, return_index=True, return_inverse=True)
    seen = np.array([_sky_seen(tree, positions[i], normals[i]) for i in first])[back.ravel()].reshape(-1, 3)
    return np.split(seen, np.cumsum([len(part.positions) for part in parts])[:-1])


def _tree(positions, ground):
    count, wide = len(positions), 3.0
    corners = [(x, ground, z) for x, z in ((-wide, -wide), (-wide, wide), (wide, wide), (wide, -wide))]
    faces = np.arange(count).reshape(-1, 3).tolist() + [[count, count + 1, count + 2], [count, count + 2, count + 3]]
    return BVHTree.FromPolygons(positions.tolist() + corners, faces, all_triangles=True)


def _hemisphere():
    i = np.arange(RAYS) + 0.5
    radius, angle = np.sqrt(i / RAYS), math.pi * (1 + 5**0.5) * i
    return np.stack([radius * np.cos(angle), radius * np.sin(angle), np.sqrt(1 - radius**2)], axis=1)


DIRECTIONS = _hemisphere()


def _sky_seen(tree, point, normal):
    a = unit(np.cross(normal, (0, 1, 0) if abs(normal[1]) < 0.9 else (1, 0, 0)))
    around = np.stack([a, np.cross(normal, a), normal])
    origin, blocked = Vector(point + normal * 0.006), 0.0
    for ray in DIRECTIONS @ around:
        distance = tree.ray_cast(origin, Vector(ray), REACH)[3]
        if distance is not None:
            blocked += 1 - 0.75 * distance / REACH
    return 1 - blocked / RAYS


def _painted(part, seen):
    """One part with its final colours."""
    if part.finish.plain:
        return part
    finish, seen = part.finish, np.clip(seen.reshape(-1), 0, 1)
    points, normals = part.positions.reshape(-1, 3), units(part.normals.reshape(-1, 3))
    curvature, coat = part.curvature.reshape(-1), part.colours.reshape(-1, 3)
    coat = coat * (1 + finish.variation * clouds(points, 14, 2, 5))[:, None]
    coat = _lit(coat, normals, finish.light)
    coat = _washed(coat, seen, curvature, finish.shade)
    edge = ramp(24, 75, curvature) * finish.edges * np.clip(seen * 1.3 - 0.2, 0, 1)
    coat = mix(coat, np.minimum(coat * 1.7 + 0.045, 1), 0.62 * edge)
    return replace(part, colours=np.clip(coat, 0, 1).reshape(part.positions.shape))


def _lit(coat, normals, strength):
    up = ramp(-0.9, 0.95, normals @ SKY)
    under, top = coat * (0.40, 0.38, 0.52), np.minimum(coat * (1.06, 1.0, 0.90) + 0.008, 1)
    return mix(coat, mix(under, top, up), 0.85 * strength)


def _washed(coat, seen, curvature, strength):
    shadow = np.clip((1 - seen) * 1.25 * strength, 0, 1) ** 1.05
    cavity = ramp(8, 70, -curvature) * 0.75 * strength
    depth = np.clip(1 - (1 - shadow) * (1 - cavity), 0, 0.93)
    dark = coat * 0.16 + WASH * 0.15 * coat.mean(axis=1, keepdims=True) ** 0.4
    return mix(coat, dark, depth)
