"""What one wears, throws a rope with or holds up in the dark."""

import math

import numpy as np

from lib.colour import mottled
from lib.fields import behind, block, carve, limb
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, pearl, ribbon
from lib.space import between, turn, upright, vec

from props.joinery import DARK_STEEL, EDGE, RUST, TWINE, curve, rod, rope, smooth, spiral, washer, wrap

VOLT = '#3aa8ff'


def arc(model, a, b, seed=1, pot=VOLT, radius=0.014, reach=0.05, count=6):
    """A spark that jumps from `a` to `b`."""
    luck = np.random.RandomState(seed)
    path = [
        between(a, b, i / count) + luck.uniform(-reach, reach, 3) * (1, 1, 0.5) * (0 < i < count) for i in range(count + 1)
    ]
    for p, q in zip(path, path[1:]):
        rod(model, [p, q], radius, pot, 5, finish=PLAIN, material='glow')


def zaps(count=8, near=0.34, far=0.52, pot='#d89018'):
    """Sparks that leave the origin on all sides."""
    model = Model('token')
    for i in range(count):
        way = turn((0, 0, 1), 360 * (i + 0.5) / count) @ vec(1, 0, 0)
        arc(model, way * near, way * (far + 0.06 * (i % 2)), i, pot, 0.016, 0.045, 4)
    return model.sculpted()


def tyre():
    """Flat on the floor, its middle at the origin: 1 across."""
    model = Model('token')
    profile = [
        (0.27, 0.0), (0.42, 0.0), (0.48, 0.05), (0.48, 0.23), (0.42, 0.28), (0.27, 0.28), (0.24, 0.24), (0.24, 0.04),
        (0.27, 0.0)
    ]
    model.shape(lathe(profile, 28), '#34343a', 40)
    for i in range(28):
        a = 2 * math.pi * i / 28
        for y, lean in ((0.09, 20), (0.19, -20)):
            lug = box((0, y, 0.48), (0.03, 0.04, 0.016), turn((0, 0, 1), lean))
            model.shape(lug.moved(turned=turn((0, 1, 0), math.degrees(a) + y * 50)), '#2c2c32', 30)
    return model.sculpted()


def baton():
    """Insulated with whatever the cellar had. Do not lick."""
    model = Model('token')
    rod(model, [(-0.55, 0, 0), (-0.1, 0, 0)], 0.052, '#34363e', 12)
    wrap(model, (-0.52, 0, 0), (-0.16, 0, 0), 0.058, ('#b89a2c', '#34363e'), 8, 0.2)
    model.shape(
        lathe([(0.05, -0.02), (0.115, -0.015), (0.115, 0.015), (0.05, 0.02)], 16, (-0.1, 0, 0), upright((1, 0, 0))),
        '#34363e', 40
    )
    rod(model, [(-0.1, 0, 0), (0.36, 0, 0)], 0.044, '#55585f', 12)
    wrap(model, (-0.04, 0, 0), (0.3, 0, 0), 0.047, ('#9c5a2c', '#7c4422'), 11)
    model.shape(
        lathe([(0.045, 0), (0.075, 0.02), (0.075, 0.07), (0.05, 0.09)], 14, (0.3, 0, 0), upright((1, 0, 0)), (False, True)),
        '#34363e', 40
    )
    for y in (0.05, -0.05):
        rod(model, [(0.36, y * 0.6, 0), (0.42, y * 1.3, 0), (0.5, y * 1.3, 0)], 0.018, EDGE, 6)
        model.shape(pearl((0.51, y * 1.3, 0), 0.03), EDGE, 180)
    ends = ((0.51, -0.06, 0), (0.7, 0.16, 0.05), (0.72, -0.1, 0.06), (0.42, 0.26, 0.04), (0.4, -0.24, 0.08), (0.8, 0.03, 0))
    for seed, end in enumerate(ends):
        arc(model, (0.51, 0.06 if seed in (0, 1, 3) else -0.06, 0), end, seed + 2)
    rod(
        model,
        curve([(-0.55, 0, 0), (-0.64, -0.02, 0), (-0.66, -0.12, 0.02), (-0.58, -0.16, 0.03), (-0.52, -0.06, 0.02)], 3),
        0.012, '#9c3a2c', 5
    )
    return model.sculpted()


def coil(turns=4, radius=0.36, thick=0.034):
    """Rope laid down in rings round the origin."""
    model = Model('token')
    for layer, (reach, high) in enumerate(((radius, 0.3 * thick), (radius * 0.96, 2.0 * thick))):
        rings = enumerate(spiral(turns, (reach, reach * 0.55), high, layer, 26))
        rope(model, [p * (1 + 0.05 * math.sin(i * 0.7 + layer), 1, 1) + (0, thick, 0) for i, p in rings], thick)
    return model.sculpted()


def line(*points, thick=0.034):
    """Rope along a smooth path."""
    model = Model('token')
    rope(model, curve(points, 12), thick)
    return model.sculpted()


def grapnel():
    """Four windows on the fourth floor do not shut any more. It lies along x, its claws at +x and open towards -x."""
    model = Model('token')
    brass, worn = '#b08a3c', mottled('#9a9c98', '#6e6a64', 14, 0.35)
    rod(model, [(-0.42, 0, 0), (0.4, 0, 0)], 0.036, mottled(DARK_STEEL, RUST, 18))
    model.shape(
        lathe([(0.036, 0.3), (0.075, 0.32), (0.075, 0.42), (0.05, 0.46), (0, 0.48)], 12, turned=upright((1, 0, 0))),
        DARK_STEEL, 40
    )
    for degrees in (15, 105, 195, 285):
        turned = turn((1, 0, 0), degrees)
        model.shape(box((0.36, 0.085, 0), (0.055, 0.02, 0.04), bevel=0.01).moved(turned=turned), brass, 30)
        neck = curve([(0.36, 0.08, 0), (0.4, 0.17, 0), (0.39, 0.27, 0), (0.31, 0.33, 0)], 4)
        rod(model, [turned @ p for p in neck], 0.026, brass)
        lever = curve([(0.33, 0.33, 0), (0.22, 0.37, 0), (0.1, 0.37, 0), (0.0, 0.39, 0)], 4)
        widths = np.interp(np.linspace(0, 1, len(lever)), (0, 0.3, 0.7, 1), (0.05, 0.085, 0.075, 0.02))
        model.shape(ribbon([turned @ p for p in lever], widths, turned @ vec(0, 0, 1), 0.04), worn, 30)
    wrap(model, (0.05, 0, 0), (0.26, 0, 0), 0.042, (TWINE, '#957a52'), 7)
    model.shape(lathe(washer(0.06, 0.1, 0.022), 16, (-0.5, 0, 0), upright((0, 0, 1))), DARK_STEEL, 50)
    return model.sculpted()


def lantern(light='#6a1cff'):
    """It stands at the origin, 1 high with its handle. What walks at night does not care for the colour."""
    model = Model('token')
    tin, dark = mottled('#6a6258', RUST, 14, 0.3), DARK_STEEL
    model.shape(lathe([(0, 0), (0.26, 0), (0.28, 0.03), (0.28, 0.1), (0.24, 0.15), (0.2, 0.17), (0, 0.17)], 20), tin, 40)
    model.shape(lathe([(0.285, 0.04), (0.295, 0.05), (0.295, 0.08), (0.285, 0.09)], 20), '#a8862c', 40)
    model.shape(
        lathe(smooth([(0.15, 0.17), (0.18, 0.24), (0.185, 0.38), (0.17, 0.52), (0.14, 0.6)]), 18), light, 80, PLAIN, 'glow'
    )
    for z in (-0.05, 0.05):
        rod(model, [(z, 0.17, 0.19), (z, 0.6, 0.16)], 0.008, light, 4, finish=PLAIN, material='glow')
    model.shape(
        lathe(
            [(0.24, 0.58), (0.25, 0.61), (0.2, 0.68), (0.12, 0.72), (0.12, 0.76), (0.15, 0.78), (0.08, 0.83), (0, 0.84)],
            20, caps=(True, False)
        ),
        tin, 40
    )
    for i in range(6):
        a = math.pi * (i + 0.5) / 3
        out = vec(math.sin(a), 0, math.cos(a))
        rod(model, [out * 0.23 + (0, 0.14, 0), out * 0.245 + (0, 0.36, 0), out * 0.22 + (0, 0.6, 0)], 0.016, dark, 6)
    for y in (0.3, 0.46):
        model.shape(lathe([(0.235, y - 0.014), (0.252, y), (0.235, y + 0.014)], 20), dark, 50)
    handle = curve(
        [
            (-0.26, 0.6, 0), (-0.27, 0.78, 0), (-0.16, 0.95, 0), (0, 1.0, 0), (0.16, 0.95, 0), (0.27, 0.78, 0),
            (0.26, 0.6, 0)
        ],
        5
    )
    rod(model, handle, 0.016, dark, 6)
    wrap(model, (-0.09, 0.985, 0), (0.09, 0.985, 0), 0.03, ('#8c3a30', '#7a3028'), 5)
    model.shape(box((0.3, 0.12, 0.06), (0.03, 0.05, 0.03), bevel=0.01), '#8c3a30', 30)
    return model.sculpted()


def vest(cloth='#39424f', plate='#4c5663'):
    """Stands on its own, which is more than one can say of its last owner."""
    model = Model('token')
    shell = block((0, 0.47, 0), (0.36, 0.47, 0.22), rounding=0.17)
    hollow = block((0, 0.45, 0), (0.31, 0.56, 0.17), rounding=0.13)
    arms = [limb((0.36 * s, 0.62, 0), (0.7 * s, 0.7, 0), 0.19, 0.26) for s in (1, -1)]
    neck = limb((0, 0.93, 0.04), (0, 1.1, 0.06), 0.15, 0.2)
    body = carve(shell, hollow, *arms, neck, behind((0, 0.02, 0), (0, 1, 0)), k=0.015)
    model.solid(body, mottled(cloth, '#2f3640', 8, 0.4, 0.6), 1800, 0.014, covers=False)
    front = 0.235
    model.shape(box((0, 0.6, front - 0.01), (0.2, 0.13, 0.03), bevel=0.022, taper=(0.9, 1)), plate, 30)
    model.shape(box((0, 0.655, front + 0.022), (0.13, 0.035, 0.008), bevel=0.004), '#a89a78', 30)
    for row, y in enumerate((0.4, 0.29)):
        model.shape(box((0, y, front - 0.008), (0.27 - row * 0.01, 0.05, 0.028), bevel=0.018), plate, 30)
    for x, pot in ((-0.19, '#5c5138'), (0.0, '#5c5138'), (0.19, '#6a5a3c')):
        model.shape(box((x, 0.13, front + 0.01), (0.08, 0.085, 0.05), bevel=0.018), pot, 30)
        model.shape(box((x, 0.19, front + 0.02), (0.084, 0.034, 0.054), bevel=0.014), '#7a6a48', 30)
        model.shape(disc((x, 0.178, front + 0.076), 0.014), EDGE)
    for s in (1, -1):
        strap = curve(
            [
                (0.21 * s, 0.68, 0.25), (0.225 * s, 0.84, 0.2), (0.225 * s, 0.955, 0.05), (0.225 * s, 0.955, -0.06),
                (0.22 * s, 0.85, -0.2)
            ],
            4
        )
        model.shape(ribbon(strap, [0.1] * len(strap), (1, 0, 0), 0.03), plate, 40)
        model.shape(box((0.222 * s, 0.79, 0.235), (0.06, 0.028, 0.018), turn((1, 0, 0), -18), 0.008), EDGE, 30)
        model.shape(box((0.355 * s, 0.24, 0), (0.025, 0.05, 0.13), bevel=0.012), '#a8862c', 30)
        dome = lathe(smooth([(0.15, -0.02), (0.15, 0.03), (0.11, 0.085), (0, 0.11)]), 16)
        model.shape(dome.moved((0.38 * s, 0.86, 0.0), turn((0, 0, 1), -38 * s)), plate, 60)
    for x, y, lean in ((-0.1, 0.55, 30), (-0.07, 0.53, -40), (0.12, 0.3, 60)):
        model.shape(box((x, y, front + 0.02), (0.045, 0.006, 0.004), turn((0, 0, 1), lean)), '#2b2b30', finish=PLAIN)
    return model.sculpted()


def megaphone(paint='#b8862c', mouth='#6a2a24'):
    """It shouts along +x. The batteries are low, the mood is not."""
    model = Model('token')
    along = upright((1, 0, 0))
    bell = smooth([(0.085, -0.35), (0.1, -0.12), (0.15, 0.1), (0.25, 0.3), (0.37, 0.42)])
    model.shape(lathe(bell, 26, turned=along), paint, 60)
    model.shape(lathe([(r * 0.95, x) for r, x in bell[::-1]], 26, turned=along), mouth, 60)
    model.shape(
        lathe([(0.36, 0.4), (0.395, 0.41), (0.395, 0.45), (0.355, 0.44), (0.36, 0.4)], 26, turned=along), '#34363e', 40
    )
    model.shape(lathe([(0.11, 0.02), (0.15, 0.06), (0.14, 0.12), (0.1, 0.2), (0, 0.22)], 18, turned=along), '#34363e', 50)
    model.shape(
        lathe([(0.0, -0.5), (0.12, -0.5), (0.135, -0.47), (0.135, -0.34), (0.09, -0.3)], 20, turned=along), '#34363e', 40
    )
    model.shape(lathe([(0.118, -0.16), (0.122, -0.13), (0.13, -0.02), (0.127, 0.01)], 26, turned=along), '#8c3a30', 40)
    model.shape(box((-0.2, -0.24, 0), (0.055, 0.16, 0.05), turn((0, 0, 1), -12), 0.022), '#34363e', 30)
    model.shape(box((-0.13, -0.17, 0), (0.02, 0.04, 0.025), bevel=0.01), '#a83428', 30)
    cord = curve([(-0.22, -0.4, 0), (-0.3, -0.5, 0.03), (-0.42, -0.42, 0.05), (-0.46, -0.26, 0.04), (-0.42, -0.12, 0)], 5)
    rod(model, cord, 0.015, TWINE, 6)
    return model.sculpted()


def scope(pot='#26242c', red='#a83428'):
    """What one sees of a rifle's sight when one looks through it towards -z: its ring is 2 across."""
    model, facing = Model('token'), upright((0, 0, 1))
    model.shape(
        lathe([(1.0, -0.1), (1.22, -0.1), (1.22, 0.1), (1.1, 0.12), (1.0, 0.06), (1.0, -0.1)], 48, turned=facing), pot, 40
    )
    for turned in (turn((0, 0, 1), 90 * i) for i in range(4)):
        rod(model, [turned @ p for p in (vec(0.18, 0, 0), vec(0.55, 0, 0))], 0.014, pot, 6)
        rod(model, [turned @ p for p in (vec(0.55, 0, 0), vec(1.02, 0, 0))], 0.035, pot, 6)
        for x in (0.3, 0.42):
            rod(model, [turned @ p for p in (vec(x, -0.05, 0), vec(x, 0.05, 0))], 0.012, pot, 5)
        model.shape(box((1.27, 0, 0), (0.07, 0.12, 0.08), bevel=0.02).moved(turned=turned), pot, 30)
    model.shape(pearl((0, 0, 0), 0.035), red, 180, PLAIN, 'glow')
    return model.sculpted()
