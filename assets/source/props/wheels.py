"""Bodies of vehicles."""
import numpy as np

from lib.card import thing
from lib.shapes import Shape, disc, lathe
from lib.space import turn


def hull(stations, chamfer=0.06):
    """A body along z with cut corners; a station is a place along it, its floor, its top and half its width."""
    rings = []
    for z, low, high, half in stations:
        c = min(chamfer, half * 0.5, (high - low) * 0.4)
        ring = [(half, low + c), (half, high - c), (half - c, high), (c - half, high)]
        ring += [(-half, high - c), (-half, low + c), (c - half, low), (half - c, low)]
        rings += [(x, y, z) for x, y in ring]
    last = len(stations) - 1
    tube = [(r * 8 + k, r * 8 + (k + 1) % 8, (r + 1) * 8 + (k + 1) % 8, (r + 1) * 8 + k) for r in range(last) for k in range(8)]
    caps = [tuple(reversed(range(8))), tuple(range(last * 8, last * 8 + 8))]
    return Shape(np.array(rings, dtype=float), tube + caps)


def wheel(model, x, y, z, radius, side, tyre='#2c2a30', hub='#b9bec4'):
    """A wheel whose hub looks to `side`: 1 is +x, -1 is -x."""
    turned = turn((0, 0, 1), -90 * side)
    thing(model, lathe([(radius, -0.04), (radius, 0.04), (radius * 0.55, 0.055)], 8, (x, y, z), turned), tyre)
    thing(model, disc((x + side * 0.054, y, z), radius * 0.56, turn((0, 1, 0), 90 * side)), hub)


def saloon(model, body, roof, glass='#7fb4c2', flat=False):
    """A car with its nose to the south, on its wheels or, `flat`, on its rims."""
    low = 0.1 if flat else 0.16
    thing(model, hull([(-0.84, low + 0.06, 0.42, 0.34), (-0.74, low, 0.5, 0.39), (-0.1, low, 0.5, 0.4), (0.5, low, 0.48, 0.39), (0.78, low + 0.02, 0.42, 0.37), (0.86, low + 0.06, 0.36, 0.3)]), body, 35)
    thing(model, hull([(-0.66, 0.46, 0.5, 0.33), (-0.5, 0.46, 0.72, 0.3), (0.12, 0.46, 0.73, 0.3), (0.4, 0.46, 0.5, 0.33)], 0.03), glass, 35)
    thing(model, hull([(-0.52, 0.7, 0.74, 0.28), (-0.4, 0.7, 0.77, 0.29), (0.05, 0.7, 0.77, 0.29), (0.15, 0.7, 0.74, 0.28)], 0.02), roof, 35)
    for z in (-0.52, 0.52):
        for side in (-1, 1):
            wheel(model, side * 0.36, 0.1 if flat else 0.17, z, 0.17, side)
