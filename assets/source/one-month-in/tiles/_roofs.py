"""Roofs in two parts: the rear stays and carries what stands on roofs, the front is the lid."""

import numpy as np

from lib.card import CARD, PRINT, board, plain, printed
from lib.shapes import Shape
from lib.space import vec

from _tile import SHEET

WOOD = '#8a7a68'
LIFT = 0.05


def flat(t, s, name, keep=0.34, sunk=0.07):
    """A flat roof inside its parapet; its height."""
    y, a, b = s.h - sunk, s.x0 + 0.05, s.x1 - 0.05
    middle = s.z0 + (s.z1 - s.z0) * keep
    rear, front = s.z0 + 0.05 - middle, middle - s.z1 + 0.05
    board(t.base, (a, y, middle), (b - a, 0, 0), (0, 0, rear), 0.05, f'roof.{name}', (0, 0, 1, keep), cut=(3, 1), sides='b')
    board(t.lid, (a, y, s.z1 - 0.05), (b - a, 0, 0), (0, 0, front), 0.05, f'roof.{name}', (0, keep, 1, 1), cut=(3, 2), sides='tb')
    return y


def _end(t, s, profile):
    """The wall under the end of a roof on both sides; `profile` runs from front to rear as pairs of z and y."""
    left, top, right, bottom = SHEET.place(f'{s.kind}.side', (0.05, 0.05, 0.95, 0.3))
    depth, rise = s.z1 - s.z0, max(y for _, y in profile) - s.h
    for x, way in ((s.x0, -1), (s.x1, 1)):
        points = np.array([(x, y, z) for z, y in profile])
        uv = [(left + (right - left) * (z - s.z0) / depth, bottom + (top - bottom) * (y - s.h) / rise) for z, y in profile]
        face = tuple(range(len(profile)))
        face = face if way > 0 else face[::-1]
        t.base.shape(Shape(points, [face], np.array(uv)), '#ffffff', finish=PRINT, material='print')
        inner = Shape(points - (way * 0.05, 0, 0), [face[::-1]])
        t.base.shape(plain(SHEET, inner), '#a99f90', finish=CARD, material='print')


def _slopes(t, s, steps, name, over):
    """Pairs of boards; a step is a height and a half depth at its foot, and both at its top."""
    wide, left, right = s.width + 2 * over, s.x0 - over, s.x1 + over
    for y0, d0, y1, d1 in steps:
        up = y1 - y0
        board(t.lid, (left, y0 + LIFT, s.z + d0), (wide, 0, 0), (0, up, d1 - d0), 0.05, name, cut=(3, 1), tint=WOOD)
        board(t.base, (right, y0 + LIFT, s.z - d0), (-wide, 0, 0), (0, up, d0 - d1), 0.05, name, cut=(3, 1), tint=WOOD)


def gable(t, s, rise, name, over=0.08):
    """A ridge from left to right; its height."""
    half = (s.z1 - s.z0) / 2
    _end(t, s, [(s.z1, s.h), (s.z0, s.h), (s.z, s.h + rise)])
    _slopes(t, s, [(s.h - rise * over / half, half + over, s.h + rise, 0.0)], f'roof.{name}', over)
    return s.h + rise


def gambrel(t, s, rise, name, over=0.08):
    """A barn's roof: steep below, shallow above."""
    half = (s.z1 - s.z0) / 2
    knee, high = half * 0.62, s.h + rise * 0.62
    _end(t, s, [(s.z1, s.h), (s.z0, s.h), (s.z - knee, high), (s.z, s.h + rise), (s.z + knee, high)])
    _slopes(t, s, [(s.h - 0.05, half + over, high, knee), (high, knee, s.h + rise, 0.0)], f'roof.{name}', over)
    return s.h + rise


def barrel(t, s, rise, name, over=0.05, steps=4):
    """Half a drum that lies from left to right."""
    half = (s.z1 - s.z0) / 2
    turns = [np.pi / 2 * k / steps for k in range(steps + 1)]
    arc = [(half * np.cos(a), s.h + rise * np.sin(a)) for a in turns]
    _end(t, s, [(s.z + d, y) for d, y in arc] + [(s.z - d, y) for d, y in arc[::-1]][1:])
    scale = (half + over) / half
    _slopes(t, s, [(y0 - LIFT, d0 * scale, y1 - LIFT, d1 * scale) for (d0, y0), (d1, y1) in zip(arc, arc[1:])], f'roof.{name}', over)
    return s.h + rise


def mansard(t, s, rise, name, keep=0.4):
    """Steep sides round a flat top."""
    inset, y = 0.16, s.h
    ring = lambda d, up: [vec(s.x0 + d, up, s.z1 - d), vec(s.x1 - d, up, s.z1 - d), vec(s.x1 - d, up, s.z0 + d), vec(s.x0 + d, up, s.z0 + d)]  # noqa: E731
    low, high = ring(-0.04, y), ring(inset, y + rise)
    for k, model in enumerate((t.lid, t.base, t.base, t.base)):
        a, b, c, d = low[k], low[(k + 1) % 4], high[(k + 1) % 4], high[k]
        left, top, right, bottom = SHEET.place(f'roof.{name}')
        uv = np.array([(left, bottom), (right, bottom), (right, top), (left, top)])
        model.shape(Shape(np.array([a, b, c, d]), [(0, 1, 2, 3)], uv), '#ffffff', finish=PRINT, material='print')
        inner = Shape(np.array([a, b, c, d]) - (0, 0.03, 0), [(3, 2, 1, 0)])
        model.shape(plain(SHEET, inner), WOOD, finish=CARD, material='print')
    middle = s.z0 + (s.z1 - s.z0) * keep
    a, b = s.x0 + inset, s.x1 - inset
    printed(t.base, (a, y + rise, middle), (b - a, 0, 0), (0, 0, s.z0 + inset - middle), f'roof.{name}', cut=(3, 1))
    printed(t.lid, (a, y + rise, s.z1 - inset), (b - a, 0, 0), (0, 0, middle - s.z1 + inset), f'roof.{name}', cut=(3, 1))
    return y + rise
