"""What helps, or is said to: bottles, pills, bandages, syringes."""

import math

import numpy as np

from lib.colour import blend, mottled, ramp
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, ribbon
from lib.space import WORLD, turn, upright, vec
from lib.token import plate

from props.joinery import DARK_STEEL, EDGE, STEEL, curve, rod, smooth, wrap

PAPER, CHALK = '#b4a88e', '#c4bcae'


def plus(size=0.1, thickness=0.01):
    """The shape of a cross with equal arms, facing +z."""
    a, b = size, size * 0.34
    return plate(
        ((b, b), (a, b), (a, -b), (b, -b), (b, -a), (-b, -a), (-b, -b), (-a, -b), (-a, b), (-b, b), (-b, a), (b, a)),
        thickness
    )


def pill_bottle(body='#b5651f', label=PAPER, mark=None, capped=True):
    """Stands at the origin, 0.75 high; `mark` is a flat shape about 0.2 high that its label shows towards +z."""
    model = Model('token')
    model.shape(lathe([(0, 0), (0.17, 0), (0.19, 0.02), (0.19, 0.5), (0.17, 0.55), (0.13, 0.57), (0.13, 0.62)], 22), body, 35)
    model.shape(lathe([(0.193, 0.08), (0.196, 0.09), (0.196, 0.41), (0.193, 0.42)], 22), label, 40)
    model.shape(lathe([(0.197, 0.37), (0.199, 0.375), (0.199, 0.4), (0.197, 0.405)], 22), '#8c3a30', 40)
    if capped:
        cap(model)
    else:
        model.shape(lathe([(0.13, 0.62), (0.105, 0.62), (0.105, 0.58)], 22, caps=(False, True)), '#3a2416', 40)
    if mark is not None:
        model.shape(mark.moved((0, 0.23, 0.195)), '#3f7a52', 30)
    return model.sculpted()


def cap(model, at=(0, 0.59, 0), turned=WORLD, pot='#c0b8a8'):
    model.shape(lathe([(0.14, 0), (0.155, 0.01), (0.155, 0.11), (0.13, 0.13)], 22, at, turned, (False, True)), pot, 40)
    for i in range(11):
        a = 2 * math.pi * i / 11
        rib = box((math.sin(a) * 0.157, 0.06, math.cos(a) * 0.157), (0.012, 0.045, 0.012), turn((0, 1, 0), math.degrees(a)))
        model.shape(rib.moved(at, turned), pot, 30)


def pill(pot=CHALK, radius=0.075):
    """Round, flat and scored across, lying on the floor."""
    model = Model('token')
    r = radius
    model.shape(lathe([(0.0, 0), (r * 0.8, 0), (r, r * 0.2), (r, r * 0.5), (r * 0.8, r * 0.68), (0, r * 0.74)], 16), pot, 40)
    model.shape(box((0, r * 0.73, 0), (r * 0.74, r * 0.035, r * 0.06)), '#6f685e', finish=PLAIN)
    return model.sculpted()


def capsule(pots=('#a83428', '#b8b0a0'), radius=0.05):
    """Half and half, lying along x."""
    model = Model('token')
    r = radius
    for side, pot in zip((1, -1), pots):
        profile = [(r * 1.04 if side > 0 else r, 0), (r, r * 1.2), (r * 0.85, r * 1.7), (r * 0.5, r * 2.05), (0, r * 2.15)]
        model.shape(lathe(profile, 12, (0, r, 0), upright((side, 0, 0))), pot, 60)
    return model.sculpted()


def bandage(cloth='#b9ae9a', tail=0.9):
    """A roll on its side along z, its loose end on the floor towards +x."""
    model = Model('token')
    roll, wide = 0.27, 0.3
    model.shape(
        lathe([(roll, -wide / 2), (roll, wide / 2)], 26, (0, roll, 0), upright((0, 0, 1))),
        mottled(cloth, '#978b76', 20, 0.3, 0.5), 40
    )
    for side in (1, -1):
        z = side * wide / 2
        model.shape(disc((0, roll, z), roll, turn((0, 1, 0), 0 if side > 0 else 180), 26), '#a1957f', 40)
        angles, radii = np.linspace(-math.pi / 2, 6.5 * math.pi, 70), np.linspace(roll, 0.05, 70)
        winding = np.column_stack([np.cos(angles) * radii, roll + np.sin(angles) * radii, np.full(70, z)])
        rod(model, winding, 0.011, '#71664f', 4)
    path = curve(
        [
            (-0.1, 0.012, 0), (0.12, 0.012, 0), (0.3, 0.02, 0), (0.48, 0.07, 0), (0.62, 0.03, 0),
            (0.62 + tail * 0.3, 0.02, 0.05)
        ],
        5
    )
    model.shape(ribbon(path, [wide] * len(path), (0, 0, 1), 0.016), mottled(cloth, '#978b76', 20, 0.3, 0.5), 40)
    return model.sculpted()


def flask(syrup='#8c1f34'):
    """A round bottle on its foot, 0.8 high, its cork in."""
    model = Model('token')
    profile = [
        (0, 0), (0.15, 0), (0.22, 0.05), (0.255, 0.16), (0.24, 0.28), (0.16, 0.38), (0.075, 0.44), (0.065, 0.58),
        (0.085, 0.59), (0.085, 0.63), (0.06, 0.64)
    ]
    model.shape(lathe(smooth(profile), 24), blend(syrup, '#7c988a', lambda p, n: ramp(0.31, 0.33, p[:, 1])), 35)
    model.shape(lathe([(0.06, 0.62), (0.07, 0.74), (0.0, 0.745)], 12), '#96693c', 40)
    wrap(model, (0, 0.45, 0), (0, 0.53, 0), 0.072, ('#b09468', '#8c7448'), 4)
    return model.sculpted()


def spoon(pot='#7f858d', syrup='#8c1f34'):
    """Lies along x, its bowl at +x and up."""
    model = Model('token')
    rod(
        model, curve([(-0.5, 0.02, 0), (-0.2, 0.05, 0), (0.1, 0.02, 0), (0.2, 0, 0)], 4),
        [0.03] * 4 + [0.024] * 4 + [0.018] * 5, pot, 8
    )
    bowl = lathe([(0, -0.075), (0.1, -0.05), (0.145, 0.0), (0.13, 0.004), (0.08, -0.035), (0, -0.05)], 20)
    fill = lathe([(0.125, -0.006), (0.06, 0.012), (0, 0.016)], 20)
    for part, colour in ((bowl, pot), (fill, syrup)):
        model.shape(part._replace(vertices=part.vertices * (1.35, 1, 1)).moved((0.36, 0.02, 0)), colour, 50)
    return model.sculpted()


def syringe_gun(serum='#8c3c04'):
    """Made for cattle, approved for nobody. It shoots along +x."""
    model = Model('token')
    across = upright((1, 0, 0))

    def ring(profile, pot, **paint):
        model.shape(lathe(profile, 18, (0, 0.1, 0), across), pot, 40, **paint)

    ring([(0.13, -0.16), (0.13, 0.26)], serum, finish=PLAIN, material='glow')
    for at in (-0.02, 0.08, 0.18):
        ring([(0.132, at - 0.006), (0.134, at), (0.132, at + 0.006)], '#7a4408', finish=PLAIN)
    for low, high, pot in ((-0.24, -0.15, DARK_STEEL), (0.25, 0.31, DARK_STEEL)):
        ring([(0.0, low), (0.15, low), (0.165, low + 0.015), (0.165, high - 0.015), (0.15, high), (0.0, high)], pot)
    ring([(0.08, 0.31), (0.06, 0.37), (0.035, 0.39), (0.03, 0.44), (0.012, 0.46)], STEEL)
    rod(model, [(0.45, 0.1, 0), (0.66, 0.1, 0), (0.7, 0.094, 0)], [0.013, 0.011, 0], EDGE, 6)
    for z in (-0.16, 0.16):
        rod(model, [(-0.2, 0.1, z), (0.28, 0.1, z)], 0.018, STEEL, 6)
    rod(model, [(-0.48, 0.1, 0), (-0.24, 0.1, 0)], 0.03, STEEL)
    ring([(0.0, -0.53), (0.09, -0.53), (0.1, -0.51), (0.1, -0.49), (0.0, -0.47)], DARK_STEEL)
    model.shape(box((-0.2, -0.07, 0), (0.075, 0.05, 0.06), bevel=0.016), DARK_STEEL, 30)
    model.shape(box((-0.25, -0.22, 0), (0.075, 0.17, 0.055), turn((0, 0, 1), -14), 0.022), '#5e4a3a', 30)
    for i in range(4):
        at, leaning = vec(-0.25, -0.12, 0), turn((0, 0, 1), -14)
        model.shape(box((0, -0.07 - i * 0.06, 0), (0.08, 0.014, 0.06)).moved(at, leaning), '#423429', 30)
    rod(model, curve([(-0.14, -0.11, 0), (-0.1, -0.2, 0), (-0.14, -0.24, 0), (-0.2, -0.24, 0)], 4), 0.013, STEEL, 6)
    rod(model, curve([(-0.15, -0.1, 0), (-0.13, -0.15, 0), (-0.15, -0.19, 0)], 3), 0.014, '#8c3a30', 6)
    return model.sculpted()


def kit(tin='#b0522a', inside='#8f8878'):
    """Its lid open, facing +z: 1 wide. What is missing in it was needed."""
    model = Model('token')
    wide, high, deep, thin = 0.5, 0.16, 0.26, 0.018
    tray = [((0, thin, 0), (wide, thin, deep))]
    tray += [((0, high, z), (wide, high, thin)) for z in (deep, -deep)] + [
        ((x, high, 0), (thin, high, deep)) for x in (wide, -wide)
    ]
    for at, half in tray:
        model.shape(box(at, half, bevel=0.008), tin, 30)
    model.shape(box((0, 0.06, 0), (wide - 0.02, 0.03, deep - 0.02)), inside, 30)
    for x in (-0.17, 0.2):
        model.shape(box((x, 0.16, 0), (0.012, 0.1, deep - 0.02)), tin, 30)
    lid = turn((1, 0, 0), -14)
    hinge = vec(0, 2 * high, -deep)
    cover = [((0, deep, -0.06), (wide, deep, thin)), ((0, 2 * deep, -0.02), (wide, thin, 0.055))]
    for at, half in cover + [((x, deep, -0.02), (thin, deep, 0.055)) for x in (wide, -wide)]:
        model.shape(box(at, half, bevel=0.008).moved(hinge, lid), tin, 30)
    model.shape(disc((0, deep, -0.038), 0.19, sides=24).moved(hinge, lid), PAPER, 30)
    model.shape(plus(0.13, 0.016).moved(hinge + lid @ vec(0, deep, -0.03), lid), '#3f7a52', 30)
    for x in (-0.3, 0.3):
        model.shape(box((x, 0.3, deep + 0.022), (0.045, 0.05, 0.014), bevel=0.006), STEEL, 30)
    rod(
        model,
        curve(
            [(-0.12, 0.2, deep + 0.03), (-0.12, 0.14, deep + 0.08), (0.12, 0.14, deep + 0.08), (0.12, 0.2, deep + 0.03)], 4
        ),
        0.02, DARK_STEEL, 7
    )
    return model.sculpted()


def strip(pots=('#8f4fb0', '#b8b0a0'), rows=2, columns=4, used=(2, 5)):
    """Pills in foil, flat in the x-y plane around the origin, facing +z; those in `used` are gone."""
    model = Model('token')
    wide, step = 0.19, 0.2
    model.shape(box((0, 0, 0), (columns * step / 2, rows * wide / 2 + 0.02, 0.012), bevel=0.006), '#8f9298', 30)
    for i in range(rows * columns):
        at = ((i % columns - (columns - 1) / 2) * step, (i // columns - (rows - 1) / 2) * wide, 0.012)
        ring = turn((1, 0, 0), 90)
        if i in used:
            model.shape(lathe([(0.075, 0.0), (0.06, 0.012), (0.055, 0.004)], 12, at, ring, (False, True)), '#4a4a52', 40)
        else:
            model.shape(
                lathe(smooth([(0.078, 0), (0.074, 0.035), (0.05, 0.062), (0, 0.07)], 3), 14, at, ring), pots[i % 2], 60
            )
    return model.sculpted()


BOLT = ((0.05, 0.21), (-0.12, -0.02), (-0.03, -0.02), (-0.07, -0.21), (0.12, 0.04), (0.03, 0.04), (0.11, 0.21))


def energy_shot(skin='#343a4e', bolt='#c8860c'):
    """Stands at the origin, 0.87 high; two of them and one hears colours."""
    model = Model('token')
    model.shape(
        lathe(smooth([(0, 0), (0.17, 0), (0.2, 0.03), (0.2, 0.56), (0.17, 0.66), (0.125, 0.7), (0.12, 0.76)], 3), 26), skin,
        45
    )
    for low, high, pot in ((0.06, 0.1, '#b0402a'), (0.52, 0.56, '#b0402a')):
        model.shape(lathe([(0.202, low), (0.205, low + 0.005), (0.205, high - 0.005), (0.202, high)], 26), pot, 40)
    cap(model, (0, 0.74, 0), pot='#b0402a')
    outline = [(0.95 * x, 0.31 + 0.9 * y) for x, y in BOLT]
    model.shape(plate(outline, 0.07).moved((0, 0, 0.19)), bolt, 30, PLAIN, 'glow')
    return model.sculpted()
