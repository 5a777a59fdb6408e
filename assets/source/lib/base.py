"""The round base that a miniature stands on: its rim is a material of its own, its top a bit of street."""

import math

import numpy as np

from .colour import clouds, linear, mix
from .model import Finish
from .shapes import Shape, box, disc, lathe, loft, stone
from .space import frame, turn, vec

RADIUS = 0.30
DEPTH = 0.062
# Light and dark of the ground.
GROUNDS = {'asphalt': ('#666a71', '#4c5058'), 'dirt': ('#776854', '#5a4c3a'), 'slab': ('#85888a', '#66696d')}
RUBBLE = ('#96928d', '#7d7974', '#a0705a')
RINGS = ((0.905, 24), (0.74, 24), (0.5, 12), (0.24, 6))


def base(model, radius=RADIUS, ground='asphalt', seed=1, rubble=4, studs=0, keep_clear=()):
    """Puts a sculpted model on a base, its top at y = 0.

    `ground` is `asphalt`, `dirt` or `slab`. `studs` around the rim tell seats apart without colour. Rubble keeps out of
    the circles `keep_clear` (x, z, radius): the feet.
    """
    _rim(model, radius, studs)
    model.shape(_top(radius, seed), _ground_colour(ground, seed), 15, Finish(light=0.5, shade=1.35), area='base')
    luck = np.random.RandomState(seed)
    DRESSING[ground](model, radius, luck)
    for index in range(rubble):
        _rubble(model, radius, luck, seed * 31 + index, keep_clear)
    return model


def _rim(model, radius, studs):
    bevel = [(radius * 0.97, -DEPTH), (radius, -0.05), (radius, -0.018), (radius * 0.905, 0.0)]
    model.shape(lathe(bevel, 24), '#d8d8d8', 50, Finish(light=0.8, variation=0), 'rim')
    for index in range(studs):
        angle = 2 * math.pi * index / studs
        out = vec(math.sin(angle), 0, math.cos(angle))
        stud = box(out * radius + (0, -0.034, 0), (0.022, 0.016, 0.014), frame(out))
        seen = [face for face in stud.faces if stud.vertices[list(face)].mean(axis=0) @ out > radius - 0.001]
        model.shape(stud._replace(faces=seen), '#f4efe0', 30, Finish(variation=0), area='')


def _top(radius, seed):
    """Rings of vertices, denser outside, so that the shade of the feet has corners to lie on."""
    luck = np.random.RandomState(seed)
    vertices, faces, start = [], [], 0
    for ring, (share, count) in enumerate(RINGS):
        for j in range(count):
            angle, bump = 2 * math.pi * j / count, 0.0 if ring == 0 else 0.004 * luck.rand()
            vertices.append((radius * share * math.sin(angle), bump, radius * share * math.cos(angle)))
        if ring:
            faces += _between_rings(start - RINGS[ring - 1][1], RINGS[ring - 1][1], start, count)
        start += count
    inner = RINGS[-1][1]
    vertices.append((0, 0.002, 0))
    faces += [(start - inner + j, start - inner + (j + 1) % inner, start) for j in range(inner)]
    return Shape(np.array(vertices), faces)


def _between_rings(outer, many, inner, few):
    """Triangles between a ring of `many` vertices and one of as many or half as many inside it."""
    if many == few:
        return [(outer + j, outer + (j + 1) % many, inner + (j + 1) % few, inner + j) for j in range(few)]
    faces = []
    for j in range(few):
        a, b, c = (outer + (2 * j + k) % many for k in range(3))
        p, q = inner + j, inner + (j + 1) % few
        faces += [(a, b, p), (b, q, p), (b, c, q)]
    return faces


def _ground_colour(ground, seed):
    light, dark = (linear(pot)[None] for pot in GROUNDS[ground])
    return lambda points, _normals: mix(dark, light, np.clip(clouds(points, 9, 3, seed) * 0.5 + 0.5, 0, 1))


def _above(shape):
    """Without the faces that lie in the ground."""
    return Shape(shape.vertices, [face for face in shape.faces if shape.vertices[list(face), 1].max() > 0.003])


def _asphalt(model, radius, _luck):
    cover = lathe([(0.062, 0.0), (0.062, 0.012), (0.05, 0.014), (0.048, 0.008)], 10, caps=(False, True))
    model.shape(cover.moved((radius * 0.42, 0, radius * 0.3)), '#7d838c', 30, area='base')
    for i in (-1, 0, 1):
        dash = box((-radius * 0.52, 0.002, i * radius * 0.42 - 0.01), (0.022, 0.006, 0.04), turn((0, 1, 0), 12))
        model.shape(_above(dash), '#e0d8c0', 20, Finish(light=0.6, variation=0.25), area='base')


def _slab(model, radius, luck):
    for i in range(5):
        angle = i * 1.2566 + 0.5
        tilt = turn((0, 1, 0), 72 * i + 18 + luck.uniform(-6, 6)) @ turn((1, 0, 0.5), luck.uniform(-3, 3))
        centre = (radius * 0.55 * math.sin(angle), 0.004, radius * 0.55 * math.cos(angle))
        plate = box(centre, (radius * 0.24, 0.010 + 0.004 * luck.rand(), radius * 0.22), tilt)
        model.shape(_above(plate), ('#a3a6a6', '#8c9092', '#999a94')[i % 3], 20, Finish(variation=0.15), area='base')


def _dirt(model, radius, luck):
    for i in range(5):
        angle = luck.rand() * 2 * math.pi
        for j in range(4):
            root = vec(radius * 0.78 * math.sin(angle), 0, radius * 0.78 * math.cos(angle))
            root += vec(luck.uniform(-0.02, 0.02), 0, luck.uniform(-0.02, 0.02))
            tip = root + vec(luck.uniform(-0.03, 0.03), luck.uniform(0.05, 0.09), luck.uniform(-0.03, 0.03))
            blade = loft([root, tip], [0.013, 0], 3, up=(1, 0, 0.3), caps=False)
            model.shape(blade, ('#7f8a45', '#98a05a', '#6a7434')[(i + j) % 3], 70, area='base')
    lid = disc((radius * 0.35, 0.006, -radius * 0.45), 0.04, frame((0.1, 1, 0.1), (0, 0, 1)), 7)
    model.shape(lid, '#9a5b3a', 20, area='base')


DRESSING = {'asphalt': _asphalt, 'slab': _slab, 'dirt': _dirt}


def _rubble(model, radius, luck, seed, keep_clear):
    """One stone where it is in nobody's way."""
    for _ in range(40):
        angle, reach, size = luck.rand() * 2 * math.pi, radius * (0.5 + 0.3 * luck.rand()), 0.022 + 0.03 * luck.rand()
        x, z = reach * math.sin(angle), reach * math.cos(angle)
        if all(math.hypot(x - cx, z - cz) > r + size for cx, cz, r in keep_clear):
            sizes = (size, size * (0.4 + 0.4 * luck.rand()), size * (0.6 + 0.5 * luck.rand()))
            tumbled = turn((0.3, 1, 0.2), luck.rand() * 360)
            model.shape(_above(stone((x, 0.012, z), sizes, seed, tumbled)), RUBBLE[seed % 3], 20, area='base')
            return
