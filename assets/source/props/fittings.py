"""What is screwed, taped or pushed onto a weapon, and what it is fed: sights, suppressors, magazines, bullets, a crate of them."""
from dataclasses import replace

import numpy as np

from lib.colour import mottled
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, loft
from lib.space import turn, upright, vec

from props.ammo import bullet
from props.joinery import curve, rod, wrap

STEEL, DARK, BRASS = '#98a0a8', '#33363f', '#c8a24a'


def reflex_sight():
    """On its rail at the origin, its window facing -x; the dot hangs in the glass. About 0.5 long."""
    model = Model('token')
    model.shape(box((0, 0.035, 0), (0.25, 0.035, 0.09), bevel=0.015), DARK, 30)
    for x in (-0.18, -0.08, 0.02, 0.12):
        model.shape(box((x, 0.0, 0), (0.03, 0.02, 0.1)), '#4a4e58', 30)
    model.shape(box((0.12, 0.11, 0), (0.12, 0.06, 0.08), bevel=0.025), DARK, 30)
    ring = [(-0.12, 0.22 + 0.15 * np.cos(a), 0.15 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 21)]
    rod(model, ring, 0.028, DARK, 8)
    model.shape(disc((-0.12, 0.22, 0), 0.14, turn((0, 1, 0), -90), 22), '#78c0b8', 40, PLAIN)
    model.shape(disc((-0.13, 0.22, 0), 0.026, turn((0, 1, 0), -90), 12), '#ff3a2a', 40, PLAIN, 'glow')
    for half in ((0.004, 0.07, 0.006), (0.004, 0.006, 0.07)):
        for s in (1, -1):
            model.shape(box((-0.128, 0.22 + s * 0.08 * (half[1] > half[2]), s * 0.08 * (half[2] > half[1])), (half[0], half[1] * 0.45, half[2] * 0.45)), '#d8452f', 30, PLAIN)
    model.shape(lathe([(0.035, 0), (0.035, 0.04)], 12, (0.14, 0.15, 0), caps=(False, True)), STEEL, 40)
    return model.sculpted()


def oil_can():
    """Along x: an oil filter that swallowed a bang; its mouth at +x, its thread at -x, about 0.7 long."""
    model, along = Model('token'), upright((1, 0, 0))
    can = [(0.07, -0.34), (0.16, -0.3), (0.19, -0.26), (0.19, 0.24), (0.175, 0.28), (0.12, 0.31), (0.06, 0.31), (0.055, 0.26)]
    model.shape(lathe(can, 22, turned=along), '#d8822a', 40)
    model.shape(lathe([(0.192, -0.12), (0.195, -0.11), (0.195, 0.12), (0.192, 0.13)], 22, turned=along), '#ece0c8', 50)
    model.shape(lathe([(0.197, -0.03), (0.197, 0.03)], 22, turned=along), '#b8302c', 60)
    model.shape(disc((0.29, 0, 0), 0.058, turn((0, 1, 0), 90), 14), '#1c1a20', 40, PLAIN)
    for index in range(12):
        out = turn((1, 0, 0), 30 * index) @ vec(0, 0.185, 0)
        rod(model, [out + (0.14, 0, 0), out + (0.25, 0, 0)], 0.014, '#b0601c', 5)
    wrap(model, (-0.36, 0, 0), (-0.28, 0, 0), 0.1, ('#8a9096', '#757b82'), 3)
    return model.sculpted()


def long_magazine():
    """Curved, standing, about 1 high, its brass showing at the top."""
    model = Model('token')
    path = [vec(-0.06 + 0.26 * t * t, 0.46 - 0.92 * t, 0) for t in np.linspace(0, 1, 10)]
    for index, (a, b) in enumerate(zip(path, path[1:])):
        along = b - a
        degrees = np.degrees(np.arctan2(along[0], -along[1]))
        model.shape(box((a + b) / 2, (0.13, np.linalg.norm(along) / 2 + 0.006, 0.085), turn((0, 0, 1), degrees), 0.02), (DARK, '#454954')[index % 2], 30)
        model.shape(box((a + b) / 2, (0.02, np.linalg.norm(along) / 2, 0.092), turn((0, 0, 1), degrees)), '#5c6270', 30)
    model.shape(box(path[-1] + (0.02, -0.02, 0), (0.16, 0.03, 0.1), turn((0, 0, 1), 30), 0.015), '#22242a', 30)
    for x, y in ((-0.07, 0.5), (-0.04, 0.555)):
        rod(model, [(x - 0.13, y, 0), (x + 0.07, y + 0.01, 0)], 0.05, BRASS, 12)
        model.shape(loft([(x + 0.07, y + 0.01, 0), (x + 0.16, y + 0.014, 0), (x + 0.24, y + 0.016, 0)], [0.05, 0.04, 0], 12), '#b06a44', 60)
    return model.sculpted()


def hollow_point():
    """A fat round, standing at the origin, 0.6 high, with a mouth of petals."""
    model = Model('token')
    model.shape(lathe([(0.12, 0), (0.125, 0.015), (0.1, 0.03), (0.1, 0.05), (0.12, 0.06), (0.12, 0.34)], 22, caps=(True, False)), BRASS, 40)
    model.shape(lathe([(0.115, 0.34), (0.115, 0.42), (0.1, 0.5), (0.085, 0.56), (0.055, 0.56), (0.035, 0.48), (0.0, 0.45)], 22), '#b8663e', 40)
    model.shape(lathe([(0.05, 0.545), (0.03, 0.48), (0.0, 0.46)], 22), '#1c1a20', 40, PLAIN)
    for index in range(6):
        out = turn((0, 1, 0), 60 * index) @ vec(0, 0, 1)
        model.shape(loft([out * 0.106 + (0, 0.48, 0), out * 0.078 + (0, 0.562, 0)], [0.008, 0.012], 4, up=(0, 0.2, 1)), '#6a3420', 60)
    return model.sculpted()


def crate(wood='#6a7448'):
    """Of ammunition: open, stencilled, standing at the origin, 1 wide; rounds in rows inside."""
    model = Model('token')
    for z in (-0.26, 0.26):
        for y in (0.09, 0.27):
            model.shape(box((0, y, z), (0.5, 0.085, 0.025), bevel=0.008), mottled(wood, '#545c3a', 8, 0.4, seed=round(y * 50)), 30)
    for x in (-0.48, 0.48):
        model.shape(box((x, 0.18, 0), (0.025, 0.18, 0.25), bevel=0.008), wood, 30)
        rod(model, curve([(x * 1.06, 0.24, -0.1), (x * 1.2, 0.18, -0.06), (x * 1.2, 0.18, 0.06), (x * 1.06, 0.24, 0.1)], 4), 0.024, '#b89a6a', 7)
        for z in (-0.27, 0.27):
            model.shape(box((x * 0.92, 0.18, z * 1.05), (0.03, 0.19, 0.012)), '#4a4e56', 30)
    model.shape(box((0, 0.17, 0), (0.46, 0.01, 0.24)), '#2c2a24', 30)
    for x, w in ((-0.2, 0.035), (-0.1, 0.045), (0.02, 0.045), (0.13, 0.04), (0.21, 0.02)):
        model.shape(box((x, 0.27, 0.289), (w, 0.035, 0.004)), '#ece0b8', 30, PLAIN)
    model.shape(box((0, 0.1, 0.289), (0.26, 0.012, 0.004)), '#ece0b8', 30, PLAIN)
    round_ = bullet()
    for index in range(24):
        x, z = -0.4 + (index % 8) * 0.115, -0.16 + (index // 8) * 0.15
        model.parts += [part for part in _placed(round_, (x, 0.14, z), 0.66)]
    model.shape(box((0.0, 0.42, -0.42), (0.5, 0.28, 0.02), turn((1, 0, 0), -24), 0.008), mottled(wood, '#545c3a', 8, 0.4), 30)
    return model.sculpted()


def _placed(prop, at, scale):
    from dataclasses import replace

    return [replace(part, positions=part.positions * scale + vec(at)) for part in prop.parts]
