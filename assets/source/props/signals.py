"""What calls, listens and lights up: a scanner, a hand radio, a bell for dinner, a switch on a wall, a fuel gauge."""
import numpy as np

from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, loft, pearl
from lib.space import turn, upright, vec

from props.joinery import curve, rod

DARK, STEEL = '#30333c', '#98a0a8'


def scanner():
    """Stands at the origin facing +z, 0.9 wide, its aerial up; the needle knows more than it says."""
    model = Model('token')
    model.shape(box((0, 0.28, 0), (0.46, 0.26, 0.16), bevel=0.03), '#4a5a6a', 30)
    model.shape(box((0, 0.28, 0.155), (0.43, 0.23, 0.012)), DARK, 30)
    model.shape(box((-0.16, 0.38, 0.172), (0.22, 0.085, 0.008)), '#f0b03a', 30, PLAIN, 'glow')
    for x, tall in zip(np.arange(-0.34, 0.04, 0.045), (0.02, 0.035, 0.02, 0.05, 0.03, 0.06, 0.04, 0.025, 0.03)):
        model.shape(box((x, 0.32 + tall, 0.183), (0.01, tall, 0.003)), '#5a2a10', 30, PLAIN)
    for row in range(4):
        for column in range(5):
            model.shape(disc((-0.34 + column * 0.09, 0.24 - row * 0.05, 0.172), 0.02, sides=8), '#0e0e12', 40, PLAIN)
    for x, y, r in ((0.28, 0.38, 0.075), (0.2, 0.16, 0.045), (0.34, 0.16, 0.045)):
        model.shape(lathe([(r, 0), (r, 0.05), (r * 0.8, 0.06)], 16, (x, y, 0.165), upright((0, 0, 1)), (False, True)), '#c8ccd0', 40)
        model.shape(box((x, y + r * 0.55, 0.228), (0.008, r * 0.3, 0.004)), '#b8302c', 30, PLAIN)
    model.shape(pearl((0.1, 0.16, 0.17), 0.026), '#ff3a2a', 180, PLAIN, 'glow')
    rod(model, [(0.36, 0.52, -0.05), (0.44, 1.06, -0.05)], [0.018, 0.01], STEEL, 6)
    model.shape(pearl((0.445, 1.08, -0.05), 0.03), '#b8302c', 180)
    rod(model, curve([(-0.44, 0.5, 0), (-0.4, 0.66, 0), (0.28, 0.66, 0), (0.32, 0.5, 0)], 4), 0.022, DARK, 7)
    return model.sculpted()


def hand_radio(paint='#d8a22a'):
    """Stands at the origin facing +z, 1 high with its aerial."""
    model = Model('token')
    model.shape(box((0, 0.32, 0), (0.19, 0.32, 0.1), bevel=0.04), paint, 30)
    model.shape(box((0, 0.34, 0.092), (0.15, 0.26, 0.02), bevel=0.012), DARK, 30)
    model.shape(box((0, 0.48, 0.115), (0.11, 0.06, 0.006)), '#8ad8b0', 30, PLAIN, 'glow')
    for row in range(5):
        model.shape(box((0, 0.36 - row * 0.04, 0.114), (0.1, 0.01, 0.004)), '#0e0e12', 30, PLAIN)
    for x, pot in ((-0.08, '#b8302c'), (0.0, '#ece6d6'), (0.08, '#ece6d6')):
        model.shape(pearl((x, 0.13, 0.112), 0.026), pot, 180)
    model.shape(box((-0.2, 0.4, 0.0), (0.02, 0.11, 0.05), bevel=0.012), '#b8302c', 30)
    rod(model, [(0.11, 0.62, 0), (0.12, 1.0, 0)], [0.04, 0.028], DARK, 9)
    model.shape(lathe([(0.05, 0), (0.05, 0.06)], 12, (-0.09, 0.63, 0), caps=(False, True)), DARK, 40)
    return model.sculpted()


def dinner_bell(brass='#d8a83a'):
    """Hanging from its handle: the mouth at y = 0, 0.9 high."""
    model = Model('token')
    bell = [(0.4, 0.0), (0.41, 0.03), (0.33, 0.1), (0.25, 0.24), (0.2, 0.4), (0.14, 0.5), (0.05, 0.53)]
    model.shape(lathe(bell, 26, caps=(False, True)), brass, 60)
    model.shape(lathe([(r * 0.94, y) for r, y in bell[::-1]], 26), '#7a5418', 60)
    model.shape(lathe([(0.272, 0.2), (0.285, 0.21), (0.272, 0.22)], 26), '#f0d070', 60)
    model.shape(pearl((0.08, 0.0, 0.06), 0.085), '#5c4a30', 180)
    rod(model, [(0, 0.52, 0), (0, 0.62, 0)], 0.05, '#3a2a20', 10)
    model.shape(lathe([(0.045, 0.58), (0.07, 0.66), (0.06, 0.76), (0.075, 0.86), (0.04, 0.91)], 14, caps=(True, True)), '#7a4a2a', 60)
    return model.sculpted()


def switch(on=False):
    """On a wall, facing +z, around the origin, 0.8 high; off."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.3, 0.42, 0.03), bevel=0.025), '#d8d2c0', 30)
    for y in (0.34, -0.34):
        model.shape(pearl((0, y, 0.03), 0.022), STEEL, 180)
    model.shape(box((0, 0, 0.03), (0.11, 0.19, 0.012)), '#8a8478', 30)
    model.shape(box((0, 0.05 if on else -0.05, 0.07), (0.075, 0.11, 0.05), turn((1, 0, 0), -24 if on else 24), 0.02), '#f0ecdc', 30)
    return model.sculpted()


def fuel_gauge(share=0.04):
    """A dial facing +z around the origin, 1 wide: E, F and a needle that has made up its mind."""
    model, facing = Model('token'), upright((0, 0, 1), (0, 1, 0))
    model.shape(lathe([(0.5, -0.05), (0.52, 0), (0.5, 0.05), (0.44, 0.06), (0.44, 0.03)], 34, turned=facing), '#8a929a', 40)
    model.shape(disc((0, 0, 0.02), 0.46, sides=34), '#1c1e26', 40, PLAIN)
    for index in range(9):
        a = np.radians(120 - index * 30)
        long = 0.06 if index % 4 == 0 else 0.035
        pot = '#ff3a2a' if index < 2 else '#ece6d6'
        model.shape(box((-np.sin(a) * 0.37, np.cos(a) * 0.37, 0.028), (0.014, long, 0.004), turn((0, 0, 1), np.degrees(a))), pot, 30, PLAIN)
    for x, bars in ((-0.24, ((-0.03, 0, 0.012, 0.075), (0.0, 0.065, 0.04, 0.012), (0.0, 0, 0.035, 0.012), (0.0, -0.065, 0.04, 0.012))), (0.24, ((-0.03, 0, 0.012, 0.075), (0.0, 0.065, 0.04, 0.012), (0.0, 0.005, 0.03, 0.012)))):
        for dx, dy, w, h in bars:
            model.shape(box((x + dx, -0.12 + dy, 0.03), (w, h, 0.004)), '#ff3a2a' if x < 0 else '#ece6d6', 30, PLAIN)
    a = np.radians(120 - 240 * share)
    tip = vec(-np.sin(a) * 0.36, np.cos(a) * 0.36, 0.05)
    model.shape(loft([-tip * (0.25, 0.25, -1), tip], [0.026, 0.008], 5, up=(0, 0, 1)), '#ff7a2a', 60, PLAIN, 'glow')
    model.shape(lathe([(0.06, 0.04), (0.05, 0.075)], 16, turned=facing, caps=(False, True)), '#5c626c', 40)
    return model.sculpted()
