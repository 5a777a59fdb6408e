"""Colours and noise.

Colours are written as hex strings, as on a paint pot, and computed with in linear light. Wherever a part takes a colour it
takes a hex string or a function `(points, normals) -> (n, 3) linear colours`; `blend` and `stained` make such functions.
"""

import numpy as np

from .space import vec


def linear(pot):
    """A hex string such as `#a0b090` as three linear numbers from 0 to 1."""
    pot = pot.lstrip('#')
    c = np.array([int(pot[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def mix(a, b, share):
    """From `a` to `b`; `share` may be a number or one number a row."""
    share = np.asarray(share)
    return a * (1 - share) + b * share if share.ndim == 0 else a * (1 - share[:, None]) + b * share[:, None]


def ramp(start, end, x):
    """0 at `start`, 1 at `end` (which may be the smaller), smooth between and flat outside."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def _hash(ix, iy, iz):
    n = (ix * 374761393 + iy * 668265263 + iz * 2147483647 + 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2246822519) & 0xFFFFFFFF
    return (n & 0xFFFFFF) / float(0xFFFFFF)


def noise(points, frequency=1.0, seed=0):
    """Smooth value noise from -1 to 1, `frequency` lumps a unit; the same everywhere and every time."""
    q = points * frequency + seed * 17.31
    cell = np.floor(q).astype(np.int64)
    t = q - cell
    t = t * t * (3 - 2 * t)
    total = np.zeros(len(points))
    for corner in np.ndindex(2, 2, 2):
        weight = np.prod(np.where(np.array(corner), t, 1 - t), axis=1)
        total += weight * _hash(*(cell + np.array(corner)).T)
    return total * 2 - 1


def clouds(points, frequency=1.0, octaves=3, seed=0):
    """Noise with finer and finer noise in it, about -1 to 1."""
    return sum(noise(points, frequency * 2**k, seed + k) / 2**k for k in range(octaves)) / 1.6


def painted(colour, points, normals):
    """What `colour` is at the given points, as an (n, 3) array of linear colours."""
    value = colour(points, normals) if callable(colour) else colour
    value = linear(value) if isinstance(value, str) else np.asarray(value, dtype=np.float64)
    return np.broadcast_to(value, points.shape).copy()


def blend(base, over, amount):
    """`over` on `base` where the function `amount(points, normals)` says 1."""

    def colour(points, normals):
        share = np.clip(amount(points, normals), 0, 1)
        return mix(painted(base, points, normals), painted(over, points, normals), share)

    return colour


def stained(base, spots, pot='#4a3b2c', strength=0.8, soft=0.35, seed=1):
    """`base` with ragged stains: `spots` are pairs of a centre and a radius."""

    def amount(points, _normals):
        share = np.zeros(len(points))
        for k, (centre, radius) in enumerate(spots):
            away = np.linalg.norm(points - vec(centre), axis=1) / radius + 0.35 * clouds(points, 18, 2, seed + k)
            share = np.maximum(share, ramp(1.0, 1.0 - soft, away))
        return share * strength

    return blend(base, pot, amount)


def grimy(base, floor=0.0, height=0.35, pot='#4b4034', strength=0.6, seed=5):
    """`base` with street dirt that climbs from `floor` up to about `height`."""

    def amount(points, _normals):
        return strength * ramp(floor + height, floor, points[:, 1] + 0.08 * clouds(points, 12, 2, seed))

    return blend(base, pot, amount)


def mottled(base, over, frequency=16, cover=0.5, strength=0.7, seed=9):
    """`base` with blotches of `over` on about `cover` of it: sick skin, worn cloth, rust."""

    def amount(points, _normals):
        edge = 0.6 - 1.2 * cover
        return strength * ramp(edge, edge + 0.35, clouds(points, frequency, 2, seed))

    return blend(base, over, amount)
