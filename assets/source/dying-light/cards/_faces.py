"""Expressions, laid over the faces of Runners: functions that take a model, its head and its skin."""

import numpy as np

from lib.colour import linear, mix
from lib.model import PLAIN, Finish
from lib.shapes import box, lathe, loft
from lib.space import vec

DARK, TOOTH, TONGUE = '#3c1418', '#cfc6b4', '#b0524a'


def _oval(head, at, wide, high, deep):
    """A shallow dome that looks out of the face."""
    dome = lathe([(1, -0.6), (0.97, 0.1), (0.8, 0.6), (0.45, 0.9), (0.001, 1)], 18)
    left, up, forward = head.turned.T
    reshaped = dome._replace(vertices=dome.vertices * (wide, deep, high) * head.size)
    return reshaped.moved(head.at(*at), np.stack([left, forward, -up], axis=1))


def all_of(*parts):
    def face(model, head, skin):
        for part in parts:
            part(model, head, skin)

    return face


def _eyes(white, iris, across, down=(0, 0), pot='#2c1c16'):
    """Round eyes: how large their whites and irises are, where the irises look, left and right."""

    def face(model, head, skin):
        for side, s in enumerate((1, -1)):
            rim = mix(linear(skin), linear('#2a1512'), 0.75)
            model.shape(_oval(head, (s * 0.33, 0.02, 0.74), white * 1.12, white, 0.10), rim, 180, PLAIN)
            model.shape(_oval(head, (s * 0.33, 0.02, 0.765), white, white * 0.88, 0.11), '#d6cfc0', 180, PLAIN)
            model.shape(_oval(head, (s * 0.33 + across[side], 0.02 + down[side], 0.80), iris, iris, 0.1), pot, 180, PLAIN)

    return face


wide = _eyes(0.25, 0.085, (0, 0))
crossed = _eyes(0.24, 0.1, (-0.1, 0.1), (0.03, -0.06))


def aside(across, down=0.0):
    """Eyes that look somewhere: to the figure's left if positive."""
    return _eyes(0.2, 0.1, (across, across), (down, down))


def shut(model, head, skin):
    """Screwed up: a lid, a crease, the brow pulled down."""
    lid, line = mix(linear(skin), linear('#7a3a30'), 0.2), mix(linear(skin), linear('#1c0c0c'), 0.9)
    for s in (1, -1):
        model.shape(_oval(head, (s * 0.33, 0.0, 0.745), 0.22, 0.15, 0.1), lid, 180)
        crease = [head.at(s * x, y, z) for x, y, z in ((0.58, 0.06, 0.72), (0.38, -0.06, 0.89), (0.14, 0.02, 0.88))]
        model.shape(loft(crease, [0.03 * head.size, 0.05 * head.size, 0.03 * head.size], 5, caps=False), line, 100, PLAIN)
        brow = [head.at(s * x, y, z) for x, y, z in ((0.6, 0.3, 0.7), (0.34, 0.22, 0.94), (0.1, 0.1, 1.0))]
        model.shape(loft(brow, [0.05 * head.size, 0.09 * head.size, 0.06 * head.size], 5, caps=False), line, 100)


def gape(wide=0.24, high=0.24, at=(0, -0.62, 0.74)):
    """An open mouth with its upper teeth and its tongue."""

    def face(model, head, skin):
        x, y, z = at
        lip = mix(linear(skin), linear('#7a2a28'), 0.6)
        model.shape(_oval(head, (x, y, z), wide * 1.16, high * 1.16, 0.09), lip, 180)
        model.shape(_oval(head, (x, y, z + 0.02), wide, high, 0.09), DARK, 180, PLAIN)
        model.shape(_oval(head, (x, y - high * 0.5, z + 0.035), wide * 0.6, high * 0.36, 0.085), TONGUE, 180, Finish(edges=0))
        model.shape(_oval(head, (x, y + high * 0.62, z + 0.045), wide * 0.68, high * 0.24, 0.075), TOOTH, 180, PLAIN)

    return face


def gritted(wide=0.3, high=0.13, at=(0, -0.57, 0.74)):
    """Teeth clenched."""

    def gap(head, middle, half, model):
        model.shape(box(head.at(*middle), vec(half) * head.size, head.turned), DARK, 30, PLAIN)

    def face(model, head, _skin):
        x, y, z = at
        model.shape(_oval(head, at, wide * 1.14, high * 1.4, 0.09), DARK, 180, PLAIN)
        model.shape(_oval(head, (x, y, z + 0.025), wide, high, 0.095), TOOTH, 180, PLAIN)
        for line in np.linspace(-0.6, 0.6, 5) * wide:
            gap(head, (x + line, y, z + 0.1 - 0.4 * line * line), (0.012, high * 0.85, 0.03), model)
        gap(head, (x, y, z + 0.105), (wide * 0.8, 0.012, 0.02), model)

    return face


def flushed(model, head, skin):
    """Red cheeks, a red nose."""
    red = mix(linear(skin), linear('#c8201c'), 0.75)
    for at, size in (((0.45, -0.2, 0.6), 0.24), ((-0.45, -0.2, 0.6), 0.24), ((0, -0.22, 0.98), 0.13)):
        model.shape(_oval(head, at, size, size * 0.85, 0.13), red, 180, Finish(edges=0))


def winking(model, head, skin):
    """The left eye shut, the right one on you."""
    k = head.size
    model.shape(_oval(head, (0.33, 0.0, 0.745), 0.21, 0.14, 0.1), skin, 180)
    crease = [head.at(*p) for p in ((0.58, 0.02, 0.7), (0.36, -0.07, 0.88), (0.14, 0.0, 0.88))]
    line = mix(linear(skin), linear('#1c0c0c'), 0.9)
    model.shape(loft(crease, [0.03 * k, 0.055 * k, 0.03 * k], 5, caps=False), line, 100, PLAIN)
    for radius, deep, pot in ((0.19, 0.1, '#d6cfc0'), (0.1, 0.14, '#2c1c16')):
        model.shape(_oval(head, (-0.32, 0.02, 0.755), radius, radius * 0.8, deep), pot, 180, PLAIN)


def grin(model, head, _skin):
    """Half a mouth is enough for a smile."""
    k = head.size
    for lift, thick, pot in ((0, 0.105, DARK), (0.035, 0.075, TOOTH)):
        path = [head.at(x, -0.54 + 0.9 * (x + 0.1) ** 2, 0.83 + lift - 0.6 * x * x) for x in (-0.22, -0.05, 0.12, 0.26, 0.36)]
        radii = np.array((0.5, 0.9, 1, 0.8, 0.3)) * thick * k
        model.shape(loft(path, radii, 8, up=head.turned[:, 1], caps=False), pot, 100, PLAIN)
