"""What shoots, muzzle at +x. None of them has a maker that one could ask for spare parts."""

import numpy as np

from lib.colour import mottled
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, pearl, ribbon
from lib.space import turn, upright, vec

from props.cut import plate, rounded
from props.joinery import curve, rod, wrap

BLUED, STEEL, DARK, BORE = '#565c66', '#858c95', '#3c3f47', '#24242a'
WALNUT, BEECH, BRASS = mottled('#8a5430', '#643a20', 9, 0.45), mottled('#a8733c', '#7d4f28', 9, 0.45), '#c2a04c'


def _ring(model, x, y, profile, pot, z=0.0, sides=10, crease=40):
    """A lathed piece around the barrel: pairs of a radius and how far along it."""
    model.shape(lathe(profile, sides, (x, y, z), upright((1, 0, 0)), (True, True)), pot, crease)


def _barrel(model, start, end, radius, y=0.0, z=0.0, pot=BLUED):
    _ring(model, 0, y, [(radius, start), (radius, end), (radius * 0.62, end), (radius * 0.6, end - 0.05)], pot, z, 12)
    model.shape(disc((end - 0.03, y, z), radius * 0.62, turn((0, 1, 0), 90), 10), BORE, finish=PLAIN)


def _trigger(model, x, y, size=0.1, pot=DARK):
    """A guard with the trigger in it, hung under (x, y)."""
    loop = [
        (x - size, y + 0.01, 0),
        (x - size * 0.85, y - size * 0.7, 0),
        (x, y - size * 0.9, 0),
        (x + size * 0.85, y - size * 0.65, 0),
        (x + size, y + 0.01, 0),
    ]
    rod(model, curve(loop, 3), 0.013, pot)
    rod(model, [(x, y, 0), (x - 0.015, y - size * 0.3, 0), (x + 0.015, y - size * 0.6, 0)], (0.014, 0.011, 0.007), STEEL)


def _screws(model, places, half, pot=STEEL, radius=0.013):
    for x, y in places:
        model.shape(lathe([(radius, -half), (radius, half)], 8, (x, y, 0), upright((0, 0, 1)), (True, True)), pot, 30)


def pistol():
    """A service pistol. The evidence will be missed; the police are, too."""
    model = Model('token')
    frame = rounded(
        (-0.42, 0.03),
        (-0.52, -0.38, 0.05),
        (-0.27, -0.42, 0.04),
        (-0.17, -0.1, 0.06),
        (0.1, -0.06),
        (0.42, -0.02),
        (0.42, 0.06),
        (-0.42, 0.09),
        reach=0.03,
    )
    model.shape(plate(frame, 0.115, 0.018), DARK, 30)
    grip = rounded((-0.39, -0.02), (-0.475, -0.34, 0.04), (-0.3, -0.37, 0.03), (-0.215, -0.04, 0.04), reach=0.03)
    model.shape(plate(grip, 0.145, 0.018), '#7c4c30', 30)
    for y in np.arange(-0.32, -0.05, 0.045):
        model.shape(box((-0.345 + y * 0.27 + 0.04, y, 0), (0.075, 0.008, 0.076), turn((0, 0, 1), -8)), '#5c3826', 30)
    slide = rounded((-0.5, 0.06), (0.45, 0.06), (0.45, 0.2, 0.02), (-0.47, 0.21, 0.05), reach=0.015)
    model.shape(plate(slide, 0.13, 0.022), STEEL, 30)
    for x in np.arange(-0.44, -0.25, 0.04):
        model.shape(box((x, 0.135, 0), (0.008, 0.055, 0.069), turn((0, 0, 1), -10)), DARK, 30)
    model.shape(box((0.02, 0.165, 0.02), (0.11, 0.032, 0.05), bevel=0.01), BORE, 30)
    model.shape(box((0.0, 0.165, 0.022), (0.08, 0.022, 0.05), bevel=0.008), BRASS, 30)
    _barrel(model, 0.4, 0.475, 0.048, 0.14)
    for x, wide in ((0.4, 0.012), (-0.42, 0.03)):
        model.shape(box((x, 0.22, 0), (0.022, 0.02, wide), bevel=0.004), BORE, 30)
    model.shape(plate(rounded((-0.5, 0.1), (-0.56, 0.17), (-0.53, 0.2), (-0.47, 0.14), reach=0.01), 0.04), DARK, 30)
    _trigger(model, -0.05, -0.08, 0.12)
    return model.sculpted()


def tag():
    """A paper label on a loop of string; its hole at the origin, hanging down."""
    model = Model('token')
    card = rounded(
        (-0.12, -0.42), (0.12, -0.42), (0.12, -0.1, 0), (0.06, -0.02, 0), (-0.06, -0.02, 0), (-0.12, -0.1, 0), reach=0.01, steps=1
    )
    model.shape(plate(card, 0.012), mottled('#c9b588', '#b09a6c', 8, 0.4), 30)
    model.shape(
        lathe([(0.02, -0.009), (0.034, -0.009), (0.034, 0.009), (0.02, 0.009)], 10, (0, -0.075, 0), upright((0, 0, 1))),
        '#b0402f',
        30,
    )
    for y, half in ((-0.16, 0.08), (-0.205, 0.08), (-0.25, 0.05)):
        model.shape(box((half - 0.08, y, 0), (half, 0.007, 0.008)), '#6d5c4a', 30)
    model.shape(lathe([(0.05, 0), (0.05, 0.009)], 14, (0.03, -0.33, 0), upright((0, 0, 1)), (True, True)), '#b0402f', 30)
    rod(
        model,
        curve(
            [(0, -0.075, -0.01), (0.02, 0.0, 0.03), (0.05, 0.12, 0.05), (0.02, 0.2, 0.0), (-0.03, 0.11, -0.04), (0, -0.075, 0.012)],
            4,
        ),
        0.009,
        '#d0c8b0',
        5,
    )
    return model.sculpted()


def smg():
    """The Rattler: every part of it would rather be elsewhere."""
    model = Model('token')
    _ring(
        model, 0, 0.05, [(0.05, -0.36), (0.062, -0.33), (0.062, 0.14), (0.05, 0.16)], mottled(BLUED, '#6a5a50', 12, 0.3), sides=12
    )
    _ring(model, 0, 0.05, [(0.05, 0.15), (0.05, 0.42)], DARK, sides=12)
    for x in np.arange(0.19, 0.4, 0.065):
        for angle in (20, 65, 110, 155):
            way = turn((1, 0, 0), angle) @ vec(0, 0, 1)
            model.shape(
                disc(vec(x, 0.05, 0) + way * 0.0505, 0.016, turn((0, 1, 0), 0) @ turn((1, 0, 0), angle), 8, 0.006), STEEL, 30, PLAIN
            )
    _barrel(model, 0.4, 0.52, 0.026, 0.05)
    _ring(model, 0.5, 0.05, [(0.026, -0.02), (0.036, -0.015), (0.036, 0.01), (0.026, 0.015)], DARK)
    model.shape(box((0.02, -0.06, 0), (0.055, 0.055, 0.045), bevel=0.01), DARK, 30)
    magazine = rounded((-0.02, -0.06), (0.01, -0.46), (0.085, -0.45), (0.06, -0.06), reach=0.012)
    model.shape(plate(magazine, 0.065, 0.012), STEEL, 30)
    for y in np.arange(-0.4, -0.1, 0.07):
        model.shape(box((0.025 - 0.04 * y, y, 0), (0.022, 0.012, 0.036), turn((0, 0, 1), 4)), BLUED, 30)
    wrap(model, (0.033, -0.18, 0), (0.045, -0.32, 0), 0.052, ('#a33a2c', '#8a3026'), 4)
    grip = rounded((-0.2, -0.0), (-0.26, -0.24, 0.03), (-0.16, -0.26, 0.03), (-0.11, -0.0), reach=0.02)
    model.shape(plate(grip, 0.075, 0.02), WALNUT, 30)
    _trigger(model, -0.055, -0.02, 0.06)
    for z in (0.04, -0.04):
        rod(model, curve([(-0.3, 0.06, z), (-0.52, 0.02, z), (-0.54, -0.15, z)], 4), 0.014, STEEL)
    rod(model, [(-0.54, -0.15, -0.05), (-0.54, -0.15, 0.05)], 0.018, STEEL)
    model.shape(box((-0.545, -0.06, 0), (0.014, 0.1, 0.05), turn((0, 0, 1), -4), 0.008), DARK, 30)
    rod(model, [(-0.08, 0.09, 0.05), (-0.08, 0.1, 0.11)], 0.016, STEEL)
    model.shape(pearl((-0.08, 0.1, 0.12), 0.024), DARK, 180)
    model.shape(box((-0.1, 0.055, 0.055), (0.13, 0.014, 0.012)), BORE, 30)
    for x, high in ((-0.3, 0.03), (0.39, 0.035)):
        model.shape(
            plate(rounded((x - 0.03, 0.1), (x + 0.03, 0.1), (x + 0.01, 0.12 + high), (x - 0.01, 0.12 + high), reach=0.006), 0.02),
            DARK,
            30,
        )
    return model.sculpted()


def _stock(model, coat, *corners, thick=0.075):
    model.shape(plate(rounded(*corners, reach=0.03), thick, 0.022), coat, 30)


def hunting_rifle():
    """For deer. The scope still has a sticker with the season on it."""
    model = Model('token')
    butt = [
        (-0.58, -0.16),
        (-0.3, -0.055, 0.08),
        (-0.2, -0.07, 0.04),
        (-0.16, -0.05, 0.03),
        (0.26, -0.045, 0.1),
        (0.29, -0.02),
        (0.29, 0.015),
        (-0.15, 0.02),
        (-0.26, 0.0, 0.05),
        (-0.58, 0.005),
    ]
    _stock(model, BEECH, *butt)
    model.shape(
        plate(rounded((-0.605, -0.16), (-0.575, -0.16), (-0.575, 0.005), (-0.605, 0.005), reach=0.01), 0.072, 0.008), '#6a3428', 30
    )
    model.shape(box((-0.03, 0.03, 0), (0.15, 0.03, 0.034), bevel=0.012), STEEL, 30)
    _barrel(model, 0.08, 0.64, 0.022, 0.035)
    model.shape(box((0.6, 0.066, 0), (0.012, 0.014, 0.006)), DARK, 30)
    rod(model, [(-0.13, 0.035, 0.02), (-0.14, 0.03, 0.075), (-0.17, -0.01, 0.1)], 0.013, STEEL)
    model.shape(pearl((-0.175, -0.02, 0.105), 0.026), STEEL, 180)
    scope = [
        (0.05, -0.26),
        (0.056, -0.25),
        (0.056, -0.19),
        (0.033, -0.14),
        (0.033, 0.12),
        (0.064, 0.18),
        (0.066, 0.29),
        (0.056, 0.29),
        (0.05, 0.26),
    ]
    _ring(model, -0.04, 0.14, scope, DARK, sides=14)
    model.shape(disc((0.236, 0.14, 0), 0.054, turn((0, 1, 0), 90), 14), '#8ac0d8', finish=PLAIN)
    for x in (-0.13, 0.05):
        _ring(model, x, 0.14, [(0.034, -0.022), (0.042, -0.02), (0.042, 0.02), (0.034, 0.022)], STEEL)
        model.shape(box((x, 0.085, 0), (0.02, 0.035, 0.018)), STEEL, 30)
    model.shape(lathe([(0.022, 0), (0.022, 0.035)], 10, (-0.04, 0.17, 0), caps=(False, True)), STEEL, 30)
    model.shape(lathe([(0.022, 0), (0.022, 0.035)], 10, (-0.04, 0.14, 0.03), upright((0, 0, 1)), (False, True)), STEEL, 30)
    _trigger(model, -0.09, -0.055, 0.055)
    sling(model, (-0.5, -0.13, 0), (0.22, -0.04, 0), 0.13)
    return model.sculpted()


def sling(model, start, end, sag, pot='#8a744a'):
    start, end = vec(start), vec(end)
    path = [start + (end - start) * t - (0, sag * 4 * t * (1 - t), 0) for t in np.linspace(0, 1, 9)]
    model.shape(ribbon(path, [0.045] * 9, (0, 0.15, 1), 0.012), pot, 60)
    for at in (start, end):
        model.shape(box(at, (0.012, 0.02, 0.03), bevel=0.004), STEEL, 30)


def pump_shotgun():
    """Everybody knows the sound. That is its main effect."""
    model = Model('token')
    butt = [
        (-0.6, -0.21), (-0.56, -0.22), (-0.26, -0.09, 0.06), (-0.2, -0.07, 0.03), (-0.18, 0.03), (-0.27, 0.02, 0.05), (-0.58, -0.05)
    ]
    _stock(model, WALNUT, *butt, thick=0.085)
    model.shape(
        plate(rounded((-0.62, -0.215), (-0.585, -0.22), (-0.57, -0.05), (-0.605, -0.045), reach=0.01), 0.08, 0.008), '#3a3432', 30
    )
    body = rounded((-0.22, -0.07), (0.1, -0.065), (0.12, 0.06), (-0.16, 0.065, 0.06), reach=0.02)
    model.shape(plate(body, 0.095, 0.02), BLUED, 30)
    model.shape(box((-0.02, 0.02, 0.02), (0.07, 0.026, 0.032), bevel=0.008), BORE, 30)
    model.shape(lathe([(0.02, -0.055), (0.02, 0.055)], 8, (-0.03, 0.02, 0.03), upright((1, 0, 0)), (True, True)), '#b0402f', 30)
    model.shape(lathe([(0.022, -0.012), (0.022, 0.012)], 8, (-0.08, 0.02, 0.03), upright((1, 0, 0)), (True, True)), BRASS, 30)
    _barrel(model, 0.1, 0.64, 0.033, 0.032)
    _barrel(model, 0.1, 0.56, 0.027, -0.035, pot=DARK)
    _ring(model, 0.55, 0, [(0.03, -0.02), (0.034, -0.015), (0.034, 0.015), (0.03, 0.02)], STEEL)
    model.shape(box((0.52, 0, 0), (0.015, 0.055, 0.026)), STEEL, 30)
    pump = [(0.045, 0.16)] + [(0.058 - 0.008 * (i % 2), 0.18 + 0.025 * i) for i in range(9)] + [(0.045, 0.4)]
    _ring(model, 0, -0.035, pump, WALNUT, sides=12, crease=20)
    model.shape(pearl((0.62, 0.07, 0), 0.014), BRASS, 180)
    _trigger(model, -0.14, -0.07, 0.06)
    return model.sculpted()


def sawn_off():
    """Somebody had a shotgun, a hacksaw and no patience."""
    model = Model('token')
    grip = [
        (-0.52, -0.27, 0.05),
        (-0.43, -0.31, 0.04),
        (-0.2, -0.08, 0.08),
        (-0.06, -0.08),
        (-0.06, 0.05),
        (-0.2, 0.06, 0.06),
        (-0.34, -0.03, 0.1),
    ]
    _stock(model, WALNUT, *grip, thick=0.12)
    wrap(model, (-0.42, -0.21, 0), (-0.31, -0.1, 0), 0.085, ('#3e4148', '#4c5058'), 4)
    body = rounded((-0.12, -0.1), (0.12, -0.08), (0.12, 0.08), (-0.08, 0.1, 0.04), reach=0.02)
    model.shape(plate(body, 0.17, 0.025), mottled(STEEL, '#6a5a50', 12, 0.4), 30)
    fore = rounded((0.1, -0.11), (0.3, -0.085), (0.32, -0.02), (0.1, -0.02), reach=0.03)
    model.shape(plate(fore, 0.15, 0.03), WALNUT, 30)
    for z in (0.055, -0.055):
        _barrel(model, 0.08, 0.5, 0.058, 0.03, z)
        hammer = rounded((-0.13, 0.08), (-0.09, 0.08), (-0.1, 0.14), (-0.13, 0.18), (-0.19, 0.17), (-0.15, 0.13), reach=0.008)
        model.shape(plate(hammer, 0.035, 0.006, middle=z * 1.1), DARK, 30)
    model.shape(box((0.3, 0.075, 0), (0.19, 0.012, 0.02)), DARK, 30)
    _screws(model, [(0.02, 0.0), (-0.07, -0.04)], 0.088, BRASS, 0.02)
    _trigger(model, -0.07, -0.09, 0.07)
    return model.sculpted()


def service_rifle():
    """Returned to no armoury, since there is none."""
    model = Model('token')
    butt = [
        (-0.6, -0.19),
        (-0.56, -0.19),
        (-0.3, -0.07, 0.06),
        (-0.27, -0.1, 0.03),
        (-0.2, -0.09, 0.03),
        (-0.16, -0.05),
        (0.24, -0.045),
        (0.27, 0.0),
        (-0.18, 0.02),
        (-0.28, 0.0, 0.04),
        (-0.58, -0.03),
    ]
    _stock(model, BEECH, *butt, thick=0.08)
    model.shape(box((-0.02, 0.035, 0), (0.17, 0.032, 0.038), bevel=0.012), BLUED, 30)
    model.shape(box((0.26, 0.045, 0), (0.12, 0.02, 0.03), bevel=0.012), BEECH, 30)
    for x in (0.18, 0.24, 0.3, 0.36):
        model.shape(box((x - 0.01, 0.055, 0), (0.012, 0.008, 0.032)), '#4a3020', 30)
    _barrel(model, 0.12, 0.62, 0.02, 0.02)
    _ring(model, 0.58, 0.02, [(0.026, -0.05), (0.03, -0.04), (0.03, 0.03), (0.024, 0.04)], DARK)
    model.shape(plate(rounded((0.46, 0.03), (0.52, 0.03), (0.5, 0.1), (0.48, 0.1), reach=0.005), 0.024), DARK, 30)
    magazine = rounded((0.0, -0.04), (0.03, -0.24), (0.14, -0.22), (0.11, -0.04), reach=0.015)
    model.shape(plate(magazine, 0.06, 0.012), DARK, 30)
    _ring(
        model,
        -0.03,
        0.125,
        [(0.045, -0.19), (0.045, -0.13), (0.03, -0.1), (0.03, 0.09), (0.05, 0.14), (0.05, 0.21), (0.042, 0.21), (0.04, 0.19)],
        '#3f4a3c',
        sides=14,
    )
    model.shape(disc((0.162, 0.125, 0), 0.043, turn((0, 1, 0), 90), 14), '#ffd98a', finish=PLAIN)
    for x in (-0.1, 0.03):
        model.shape(box((x, 0.08, 0), (0.02, 0.03, 0.02)), STEEL, 30)
    rod(model, [(0.05, 0.05, 0.03), (0.05, 0.05, 0.08)], 0.015, STEEL)
    _trigger(model, -0.1, -0.055, 0.055)
    for y in range(3):
        model.shape(box((-0.5 + y * 0.03, -0.07, 0.042), (0.006, 0.022, 0.003), turn((0, 0, 1), 20)), '#5c3a20', 30)
    sling(model, (-0.5, -0.16, 0), (0.2, -0.04, 0), 0.16, '#7d7a4c')
    return model.sculpted()


def cartridge(shell='#b0402f'):
    """A shotgun shell, lying along x."""
    model = Model('token')
    _ring(model, 0, 0, [(0.05, -0.15), (0.05, -0.05), (0.046, -0.05)], BRASS, sides=12)
    _ring(model, 0, 0, [(0.046, -0.05), (0.046, 0.13), (0.03, 0.15)], shell, sides=12)
    return model.sculpted()
