"""From fields to triangles: surface nets, projection on the field, simplification, normals.

Meshes are pairs of an (n, 3) array of vertices and an (m, 3) array of triangles.
"""

import bpy
import numpy as np

from .space import units

CORNERS = np.array([[i & 1, i >> 1 & 1, i >> 2 & 1] for i in range(8)])
EDGES = [(i, j) for i in range(8) for j in range(i + 1, 8) if (i ^ j).bit_count() == 1]
# Distances are only evaluated in blocks of so many cells that may touch the surface.
BLOCK = 6


def _sample(field, low, cells, step):
    """Distances at the corners of all cells; far from the surface only their sign is right."""
    blocks = -(-cells // BLOCK)
    shape = blocks * BLOCK + 1
    values = np.empty(shape)
    middle = np.stack(np.meshgrid(*[np.arange(n) for n in blocks], indexing='ij'), -1).reshape(-1, 3)
    rough = field(low + (middle + 0.5) * BLOCK * step)
    near = np.abs(rough) < 1.7 * np.sqrt(3) / 2 * BLOCK * step + 0.03
    for (i, j, k), value in zip(middle[~near] * BLOCK, rough[~near]):
        values[i : i + BLOCK + 1, j : j + BLOCK + 1, k : k + BLOCK + 1] = value
    local = np.stack(np.meshgrid(*[np.arange(BLOCK + 1)] * 3, indexing='ij'), -1).reshape(-1, 3)
    for batch in np.array_split(middle[near] * BLOCK, max(1, len(middle[near]) // 800)):
        index = (batch[:, None] + local).reshape(-1, 3)
        values[tuple(index.T)] = field(low + index * step)
    return values


def surface_nets(field, step):
    """The surface of a field as triangles of about `step`."""
    low = field.low - 2.5 * step
    values = _sample(field, low, np.ceil((field.high + 2.5 * step - low) / step).astype(int), step)
    size = np.array(values.shape) - 1
    corner = [values[c[0] : c[0] + size[0], c[1] : c[1] + size[1], c[2] : c[2] + size[2]] for c in CORNERS]
    count = sum((c < 0).astype(np.int8) for c in corner)
    crossed = (count > 0) & (count < 8)
    cell = np.argwhere(crossed)
    at = np.stack([c[crossed] for c in corner], axis=1)
    total, hits = np.zeros((len(cell), 3)), np.zeros(len(cell))
    for a, b in EDGES:
        cut = (at[:, a] < 0) != (at[:, b] < 0)
        t = np.where(cut, at[:, a] / np.where(cut, at[:, a] - at[:, b], 1), 0)
        total += cut[:, None] * (CORNERS[a] + t[:, None] * (CORNERS[b] - CORNERS[a]))
        hits += cut
    number = np.full(crossed.shape, -1, np.int64)
    number[crossed] = np.arange(len(cell))
    quads = _quads(values < 0, number)
    return low + step * (cell + total / hits[:, None]), np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def _quads(inside, number):
    """One quad for each edge of the grid that crosses the surface, between the four cells around it."""
    quads = []
    for d in range(3):
        e, g = np.eye(3, dtype=int)[(d + 1) % 3], np.eye(3, dtype=int)[(d + 2) % 3]
        first, second = np.take(inside, range(inside.shape[d] - 1), d), np.take(inside, range(1, inside.shape[d]), d)
        edge = np.argwhere(first != second)
        quad = np.stack([number[tuple((edge - o).T)] for o in (e + g, g, 0 * e, e)], axis=1)
        outwards = first[tuple(edge.T)]
        quad[~outwards] = quad[~outwards][:, ::-1]
        quads.append(quad)
    return np.concatenate(quads)


def project(field, vertices, times=2):
    """Moves vertices on to the surface."""
    for _ in range(times):
        slope, away = field.gradient(vertices), field(vertices)
        steep = np.maximum((slope * slope).sum(axis=1), 0.2)
        vertices = vertices - np.clip(away, -0.02, 0.02)[:, None] * slope / steep[:, None]
    return vertices


def face_vectors(vertices, faces):
    """Normals of triangles, as long as twice their areas."""
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    return np.cross(b - a, c - a)


def _project_unflipped(field, vertices, faces):
    """Projects, but puts back the corners of triangles that would turn over."""
    moved = project(field, vertices)
    for _ in range(3):
        before, after = face_vectors(vertices, faces), face_vectors(moved, faces)
        lengths = np.linalg.norm(before, axis=1) * np.linalg.norm(after, axis=1)
        turned = (before * after).sum(axis=1) < 0.35 * lengths
        corners = np.unique(faces[turned])
        moved[corners] = vertices[corners]
    return moved


def _collapse(vertices, faces, target):
    """Blender's edge collapse down to about `target` triangles."""
    mesh = bpy.data.meshes.new('part')
    mesh.from_pydata(vertices.tolist(), [], faces.tolist())
    thing = bpy.data.objects.new('part', mesh)
    bpy.context.collection.objects.link(thing)
    modifier = thing.modifiers.new('collapse', 'DECIMATE')
    modifier.ratio, modifier.use_collapse_triangulate = target / len(faces), True
    fewer = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    fewer.calc_loop_triangles()
    v, f = np.empty(len(fewer.vertices) * 3), np.empty(len(fewer.loop_triangles) * 3, np.int32)
    fewer.vertices.foreach_get('co', v)
    fewer.loop_triangles.foreach_get('vertices', f)
    bpy.data.objects.remove(thing)
    bpy.data.meshes.remove(mesh)
    return v.reshape(-1, 3), f.reshape(-1, 3).astype(np.int64)


def simplify(field, vertices, faces, target):
    """At most about `target` triangles, their corners on the field and none of them degenerate or against the field."""
    if len(faces) > target:
        vertices, faces = _collapse(vertices, faces, target)
        vertices = _project_unflipped(field, vertices, faces)
    faces = faces[np.linalg.norm(face_vectors(vertices, faces), axis=1) > 1e-8]
    outwards = field.normals(vertices[faces].mean(axis=1), 4e-3)
    return vertices, faces[(units(face_vectors(vertices, faces)) * outwards).sum(axis=1) > -0.35]


def field_normals(field, vertices, faces, step):
    """The field's normals; where they disagree with the triangles (thin edges, torn hems) those of the triangles."""
    normals, flat = field.normals(vertices, 0.35 * step + 0.0015), np.zeros_like(vertices)
    for k in range(3):
        np.add.at(flat, faces[:, k], face_vectors(vertices, faces))
    flat = units(flat)
    share = np.clip((0.55 - (flat * normals).sum(axis=1)) / 0.4, 0, 1)[:, None]
    return units(normals * (1 - share) + flat * share)


def drop_unused(vertices, faces):
    """Without the vertices that no triangle needs."""
    used, faces_of_used = np.unique(faces.ravel(), return_inverse=True)
    return vertices[used], faces_of_used.reshape(-1, 3)


def buried(points, solids, depth):
    """Which points lie deeper than `depth` in one of the solids."""
    inside = np.zeros(len(points), bool)
    for solid in solids:
        near = np.flatnonzero(np.all((points > solid.low) & (points < solid.high), axis=1) & ~inside)
        if len(near):
            inside[near] = solid(points[near]) < -depth
    return inside
