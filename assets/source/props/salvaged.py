"""What hits, saws and shoots because nothing better was left: rebar, a chainsaw, a slingshot, a flare pistol, a pipe bomb."""
import numpy as np

from lib.colour import mottled
from lib.model import Model
from lib.shapes import box, lathe, pearl, ribbon
from lib.space import turn, upright, vec

from props.cut import plate, rounded
from props.fire import spark
from props.joinery import curve, rod, wrap

STEEL, DARK, BRASS = '#98a0a8', '#3a3d46', '#c8a24a'
RUST = mottled('#8a5a44', '#5c4238', 14, 0.5)


def rebar():
    """Along x: ribbed, rusty, still with a crumb of the car park at +x."""
    model = Model('token')
    rod(model, [(-0.55, 0, 0), (0.5, 0.01, 0)], 0.036, RUST, 10)
    for x in np.arange(-0.18, 0.42, 0.055):
        model.shape(lathe([(0.036, -0.008), (0.047, 0), (0.036, 0.008)], 10, (x, 0.005, 0), upright((1, 0.25, 0))), '#9a6a50', 50)
    wrap(model, (-0.5, 0, 0), (-0.2, 0.0, 0), 0.047, ('#3f6a8a', '#35587a'), 7, 0.15)
    for at, half, roll in (((0.5, 0.02, 0.01), (0.08, 0.075, 0.08), 20), ((0.43, -0.04, -0.02), (0.06, 0.05, 0.06), -30)):
        model.shape(box(at, half, turn((0, 0, 1), roll) @ turn((0, 1, 0), 30), 0.025), '#a8a298', 30)
    rod(model, [(0.52, 0.02, 0), (0.64, 0.06, 0.01)], 0.03, RUST)
    return model.sculpted()


def chainsaw(paint='#d8632a'):
    """Along x, its bar at +x. For apple trees, until lately."""
    model = Model('token')
    body = rounded((-0.42, -0.14, 0.06), (-0.02, -0.14, 0.04), (0.02, 0.0, 0.04), (-0.06, 0.14, 0.06), (-0.36, 0.16, 0.06), reach=0.05)
    model.shape(plate(body, 0.24, 0.03), paint, 30)
    model.shape(box((-0.2, 0.02, 0.125), (0.12, 0.085, 0.012), bevel=0.01), '#ece0c8', 30)
    for y in (0.06, 0.02, -0.02):
        model.shape(box((-0.2, y, 0.14), (0.09, 0.01, 0.004)), DARK, 30)
    bar = rounded((0.0, -0.075), (0.5, -0.06, 0.06), (0.56, 0.0, 0.06), (0.5, 0.06, 0.06), (0.0, 0.075), reach=0.03)
    model.shape(plate(bar, 0.026, 0.006), STEEL, 30)
    edge = curve([(0.0, 0.08, 0), (0.48, 0.068, 0), (0.575, 0.0, 0), (0.48, -0.068, 0), (0.0, -0.08, 0)], 9)
    for index, p in enumerate(edge):
        along = edge[min(index + 1, len(edge) - 1)] - edge[max(index - 1, 0)]
        degrees = np.degrees(np.arctan2(along[1], along[0]))
        model.shape(box(p, (0.014, 0.02, 0.022), turn((0, 0, 1), degrees), taper=(0.4, 1)), (DARK, '#d8dce0')[index % 2], 30)
    rod(model, curve([(-0.34, 0.14, 0), (-0.46, 0.2, 0), (-0.62, 0.1, 0), (-0.6, -0.08, 0), (-0.42, -0.1, 0)], 4), 0.034, DARK, 9)
    rod(model, curve([(-0.06, -0.1, 0.13), (-0.03, 0.16, 0.17), (-0.03, 0.24, 0.0), (-0.03, 0.16, -0.17), (-0.06, -0.1, -0.13)], 4), 0.026, DARK, 9)
    model.shape(lathe([(0.055, -0.02), (0.06, 0.03), (0.03, 0.045)], 14, (-0.32, -0.04, 0.12), upright((0, 0, 1)), (False, True)), DARK, 40)
    model.shape(pearl((-0.5, 0.05, 0.04), 0.03), '#b8302c', 180)
    return model.sculpted()


def slingshot(wood='#8a5a34'):
    """Standing, its fork up at y = 0.5, its brace round whoever's wrist below; the pouch is drawn towards +z."""
    model = Model('token')
    rod(model, curve([(0, -0.38, 0.02), (0, -0.1, 0), (0, 0.04, 0)], 4), 0.055, wood, 10)
    wrap(model, (0, -0.34, 0.02), (0, -0.06, 0.0), 0.064, ('#2f5a4a', '#264a3c'), 7)
    for s in (1, -1):
        rod(model, curve([(0, 0.0, 0), (s * 0.12, 0.12, 0), (s * 0.22, 0.26, 0), (s * 0.23, 0.46, 0)], 4), 0.042, wood, 9)
        wrap(model, (s * 0.23, 0.38, 0), (s * 0.23, 0.45, 0), 0.05, ('#b8392f', '#9a2f26'), 3)
        model.shape(ribbon([(s * 0.23, 0.42, 0.0), (s * 0.14, 0.34, 0.2), (s * 0.05, 0.25, 0.42)], [0.04] * 3, (0, 1, 0), 0.02), '#d8b45a', 60)
        rod(model, curve([(s * 0.03, -0.34, 0), (s * 0.13, -0.4, -0.06), (s * 0.15, -0.62, -0.06)], 4), 0.018, STEEL, 7)
    model.shape(ribbon([(-0.15, -0.6, -0.06), (-0.07, -0.62, 0.06), (0.07, -0.62, 0.06), (0.15, -0.6, -0.06)], [0.1] * 4, (0, 1, 0), 0.02), '#5c4030', 50)
    model.shape(box((0, 0.25, 0.44), (0.075, 0.05, 0.02), bevel=0.018), '#5c4030', 40)
    model.shape(pearl((0, 0.25, 0.475), 0.06), '#c0c6cc', 180)
    return model.sculpted()


def flare_pistol(paint='#e0702a'):
    """Along x, its mouth at +x, wide enough for a cork."""
    model, along = Model('token'), upright((1, 0, 0))
    model.shape(lathe([(0.1, -0.14), (0.115, -0.12), (0.115, 0.4), (0.13, 0.42), (0.13, 0.46), (0.085, 0.46), (0.08, 0.3), (0.0, 0.28)], 20, (0, 0.1, 0), along, (True, False)), paint, 40)
    model.shape(lathe([(0.118, -0.02), (0.124, 0.0), (0.124, 0.06), (0.118, 0.08)], 20, (0.12, 0.1, 0), along), '#2c2e36', 50)
    model.shape(box((-0.06, 0.0, 0), (0.12, 0.06, 0.07), bevel=0.02), '#2c2e36', 40)
    grip = rounded((-0.14, 0.03), (-0.25, -0.32, 0.05), (-0.08, -0.36, 0.05), (0.0, 0.0, 0.04), reach=0.03)
    model.shape(plate(grip, 0.12, 0.025), paint, 30)
    for y in np.arange(-0.28, -0.06, 0.05):
        model.shape(box((-0.13 + y * 0.28 + 0.02, y, 0), (0.07, 0.01, 0.064), turn((0, 0, 1), -14)), '#b0501c', 30)
    rod(model, curve([(-0.03, -0.03, 0), (-0.02, -0.14, 0), (0.08, -0.15, 0), (0.12, -0.02, 0)], 4), 0.014, '#2c2e36')
    rod(model, [(0.03, -0.03, 0), (0.02, -0.1, 0)], 0.014, STEEL)
    model.shape(box((-0.2, 0.16, 0), (0.03, 0.05, 0.025), turn((0, 0, 1), 24), 0.01), '#2c2e36', 30)
    return model.sculpted()


def pipe_bomb(lit=True):
    """Along x: a capped pipe with nails taped round it; its fuse leaves at +x."""
    model, along = Model('token'), upright((1, 0, 0))
    rod(model, [(-0.36, 0, 0), (0.36, 0, 0)], 0.12, mottled('#7a828c', '#59606a', 12, 0.4), 18)
    for x in (-0.36, 0.36):
        model.shape(lathe([(0.12, x - 0.09), (0.155, x - 0.08), (0.155, x + 0.06), (0.12, x + 0.08)], 8, turned=along, caps=(True, True)), '#5c636e', 30)
    for index in range(9):
        out = turn((1, 0, 0), 40 * index) @ vec(0, 0.135, 0)
        rod(model, [out + (-0.17, 0, 0), out + (0.17, 0, 0)], 0.016, BRASS if index % 2 else STEEL, 5)
        model.shape(lathe([(0.03, -0.008), (0.03, 0.008)], 8, out + (0.17 * (-1) ** index, 0, 0), along, (True, True)), STEEL, 40)
    for x in (-0.1, 0.1):
        model.shape(lathe([(0.15, x - 0.035), (0.156, x), (0.15, x + 0.035)], 18, turned=along), '#b8392f', 60)
    fuse = curve([(0.43, 0.02, 0), (0.54, 0.1, 0.02), (0.52, 0.24, 0.05), (0.62, 0.32, 0.06)], 4)
    rod(model, fuse, 0.018, '#d8cfb0', 6)
    if lit:
        spark(model, fuse[-1], 0.16, 4)
    return model.sculpted()
