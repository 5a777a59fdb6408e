"""What people cannot part with: parcels, whistles, keys, headphones, wrenches, bins, balls, song books."""

import numpy as np

from lib.fields import egg
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, pearl, ribbon
from lib.space import turn, unit, upright, vec

from props.cut import plate, rounded
from props.joinery import curve, rod
from props.medicine import plus

STEEL, BRASS, RED = '#9aa2a8', '#d8ab3e', '#b8392f'


def parcel():
    """About 0.4 wide, its middle at the origin; still in one piece, unlike the street it is for."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.2, 0.14, 0.14), bevel=0.01), '#b08850', 30)
    for half in ((0.204, 0.144, 0.016), (0.016, 0.144, 0.144)):
        model.shape(box((0, 0, 0), half), '#d8cba8', 30)
    model.shape(box((0.1, 0.05, 0.143), (0.07, 0.045, 0.004)), '#e0d8c4', 30)
    for y in (0.06, 0.04):
        model.shape(box((0.1, y, 0.148), (0.05, 0.005, 0.002)), '#2f2c30', 30)
    for s in (1, -1):
        bow = curve([(0, 0.145, 0), (s * 0.07, 0.21, 0), (s * 0.1, 0.16, 0.01), (0, 0.145, 0)], 4)
        rod(model, bow, 0.012, '#d8cba8')
    return model.sculpted()


def whistle():
    """A referee's, along x, its mouth at -x."""
    model = Model('token')
    model.shape(lathe([(0.05, -0.03), (0.055, 0), (0.05, 0.03)], 16, (0.06, -0.01, 0), upright((0, 0, 1), (0, 1, 0)), (True, True)), BRASS, 60)
    model.shape(box((-0.02, 0.022, 0), (0.07, 0.018, 0.026), bevel=0.006), BRASS, 30)
    return model.sculpted()


def key_ring(count=9):
    """Hanging from the origin: a ring as wide as a plate and every key there is."""
    model = Model('token')
    ring = [vec(np.sin(t), np.cos(t), 0) * 0.13 - (0, 0.13, 0) for t in np.linspace(0, 2 * np.pi, 21)]
    rod(model, ring, 0.014, STEEL)
    for index in range(count):
        a = np.pi + (index - (count - 1) / 2) * 0.3
        root = vec(np.sin(a), np.cos(a), 0) * 0.13 - (0, 0.13, 0)
        turned = turn((0, 0, 1), -np.degrees(a - np.pi) * 1.0)
        pot, long = (BRASS, STEEL, '#b07a3c')[index % 3], 0.13 + 0.03 * (index % 2)
        down = turned @ vec(0, -1, 0)
        z = 0.01 * (index % 3 - 1)
        model.shape(lathe([(0.016, -0.012), (0.042, -0.012), (0.042, 0.012), (0.016, 0.012), (0.016, -0.012)], 12, root + down * 0.03 + (0, 0, z), upright((0, 0, 1), (0, 1, 0))), pot, 40)
        model.shape(box(root + down * (0.07 + long / 2) + (0, 0, z), (0.011, long / 2, 0.008), turned), pot, 30)
        for share in (0.75, 0.95):
            model.shape(box(root + down * (0.07 + long * share) + turned @ vec(0.026, 0, z), (0.022, 0.012, 0.007), turned), pot, 30)
    return model.sculpted()


def headphones(model, pose, head, pot='#d0432f'):
    """On a head: as loud as the end of the world has to be."""
    k = head.size
    band = [head.at(np.sin(a) * 1.04, 0.15 + np.cos(a) * 1.02, -0.1) for a in np.linspace(-1.5, 1.5, 13)]
    model.shape(ribbon(band, [0.3 * k] * 13, head.turned[:, 2], 0.12 * k), '#2c2c34', 40)
    for s in (1, -1):
        along = upright(head.turned[:, 0] * s)
        model.shape(lathe([(0.42 * k, 0), (0.46 * k, 0.1 * k), (0.4 * k, 0.28 * k), (0.2 * k, 0.32 * k)], 16, head.at(s * 0.8, 0.0, -0.05), along, (True, True)), pot, 50)


def wrench():
    """Along x, its jaw at +x: adjustable, like the price."""
    model = Model('token')
    model.shape(plate(rounded((-0.45, -0.05), (0.2, -0.04), (0.2, 0.04), (-0.45, 0.05), reach=0.03), 0.05, 0.01), RED, 40)
    jaw = [(0.16, -0.09), (0.3, -0.13), (0.4, -0.1), (0.4, -0.05), (0.28, -0.05), (0.28, 0.05), (0.4, 0.05), (0.4, 0.14), (0.28, 0.16), (0.16, 0.08)]
    model.shape(plate(jaw, 0.07, 0.008), STEEL, 40)
    model.shape(lathe([(0.03, -0.045), (0.03, 0.045)], 10, (0.24, -0.03, 0), upright((1, 0, 0)), (True, True)), BRASS, 40)
    return model.sculpted()


def plunger():
    """Along y, its cup up."""
    model = Model('token')
    rod(model, [(0, -0.5, 0), (0, 0.24, 0)], 0.022, '#b08850')
    model.shape(lathe([(0.05, 0.2), (0.06, 0.26), (0.14, 0.32), (0.17, 0.4), (0.15, 0.41), (0.1, 0.34)], 18), '#a83a2c', 60)
    return model.sculpted()


def wheelie_bin(pot='#3f6a4a', ajar=28):
    """Stands facing +z, its lid a little up: it is collection day for whatever holds it open."""
    model = Model('token')
    model.shape(box((0, 0.36, 0), (0.3, 0.32, 0.26), bevel=0.03, taper=(1.16, 1.16)), pot, 40)
    model.shape(box((0, 0.68, 0), (0.37, 0.03, 0.33), bevel=0.012), pot, 30)
    lid = turn((1, 0, 0), -ajar)
    model.shape(box((0, 0.03, 0.32), (0.37, 0.03, 0.33), bevel=0.02).moved((0, 0.7, -0.32), lid), pot, 30)
    for x in (-0.24, 0.24):
        model.shape(lathe([(0.08, -0.03), (0.1, -0.03), (0.1, 0.03), (0.08, 0.03)], 16, (x, 0.1, -0.26), upright((1, 0, 0)), (True, True)), '#2b2a30', 40)
    model.shape(box((0, 0.42, 0.3), (0.1, 0.1, 0.012), turn((1, 0, 0), 4)), '#d0c8b8', 30)
    model.shape(box((0, 0.42, 0.316), (0.05, 0.06, 0.006), turn((1, 0, 0), 4)), pot, 30)
    return model.sculpted()


def football(radius=0.14):
    model = Model('token')
    model.solid(egg((0, 0, 0), (radius,) * 3), '#d8d2c4', 500, 0.013)
    g = (1 + 5**0.5) / 2
    for s in (1, -1):
        for t in (1, -1):
            for way in ((0, s, t * g), (s, t * g, 0), (t * g, 0, s)):
                out = unit(way)
                model.shape(lathe([(radius * 0.36, 0), (0.0, 0.012)], 5, out * radius * 0.95, upright(out, (0.3, 0.7, 0.1)), (False, True)), '#2c2c34', 60)
    return model.sculpted()


def goal(wide=2.2, high=1.25, deep=0.6):
    """Posts, bar and what is left of the net, behind the origin."""
    model = Model('token')
    rod(model, [(-wide / 2, 0, 0), (-wide / 2, high, 0)], 0.035, '#d8d4c8')
    rod(model, [(wide / 2, 0, 0), (wide / 2, high, 0)], 0.035, '#d8d4c8')
    rod(model, [(-wide / 2, high, 0), (wide / 2, high, 0)], 0.035, '#d8d4c8')
    for x in np.linspace(-wide / 2, wide / 2, 15):
        rod(model, [(x, high, 0), (x, 0.02, -deep)], 0.007, '#b8b4a8', 4)
    for y in np.linspace(0.1, 0.95, 8):
        z = -deep * (1 - y)
        rod(model, [(-wide / 2, high * y, z), (wide / 2, high * y, z)], 0.007, '#b8b4a8', 4)
    return model.sculpted()


def book(cover='#7a2c3a', open_=True):
    """Open, facing +z, its spine at the origin."""
    model = Model('token')
    for s in (1, -1):
        turned = turn((0, 1, 0), s * (24 if open_ else 2))
        model.shape(box(turned @ vec(-s * 0.085, 0, 0), (0.085, 0.115, 0.008), turned), cover, 30)
        model.shape(box(turned @ vec(-s * 0.08, 0, -0.012), (0.075, 0.105, 0.012), turned), '#d8d0bc', 30)
    return model.sculpted()


def clipboard():
    model = Model('token')
    model.shape(box((0, 0, 0), (0.13, 0.17, 0.01)), '#8f6238', 30)
    model.shape(box((0, -0.01, 0.012), (0.11, 0.145, 0.003)), '#d8d0bc', 30)
    for i in range(5):
        model.shape(box((-0.01, 0.08 - i * 0.045, 0.017), (0.075, 0.006, 0.002)), '#4a4c58', 30)
    model.shape(box((0, 0.16, 0.018), (0.05, 0.02, 0.012), bevel=0.004), STEEL, 30)
    return model.sculpted()


def nurses_bag():
    """White, a cross on it, standing at the origin."""
    model = Model('token')
    model.shape(box((0, 0.15, 0), (0.24, 0.15, 0.11), bevel=0.03, taper=(0.9, 0.8)), '#8a3a34', 40)
    model.shape(disc((0, 0.14, 0.114), 0.09, sides=18), '#d8d0c0', 40)
    model.shape(plus(0.06, 0.012).moved((0, 0.14, 0.12)), RED, 30, PLAIN)
    rod(model, curve([(-0.1, 0.3, 0), (-0.08, 0.38, 0), (0.08, 0.38, 0), (0.1, 0.3, 0)], 4), 0.014, '#4a2a24')
    return model.sculpted()


def chef_knife():
    """Along x, its point at +x."""
    model = Model('token')
    model.shape(plate(rounded((-0.02, -0.07), (0.3, -0.05), (0.46, 0.045, 0.01), (-0.02, 0.045), reach=0.03), 0.016, 0.005), '#b8c0c4', 40)
    model.shape(box((-0.12, 0.012, 0), (0.11, 0.03, 0.018), bevel=0.01), '#3a2f2c', 30)
    for x in (-0.17, -0.1, -0.05):
        model.shape(pearl((x, 0.012, 0.018), 0.009), BRASS, 180)
    return model.sculpted()


def lift_doors(gap=0.5, pot='#8a929a'):
    """Two steel doors in the x-y plane, pushed apart, dark between them, the floor shown above: still four."""
    model = Model('token')
    model.shape(box((0, 0.85, -1.1), (1.2, 0.95, 0.03)), '#2a2028', 30)
    model.shape(box((0, 1.85, 0.0), (1.9, 0.28, 0.08)), '#7a6a54', 30)
    for s in (1, -1):
        model.shape(box((s * (gap / 2 + 0.45), 0.8, 0), (0.45, 0.8, 0.03)), pot, 30)
        for x in (0.12, 0.32, 0.55):
            model.shape(box((s * (gap / 2 + x), 0.8, 0.032), (0.012, 0.76, 0.004)), '#6f777f', 30)
        model.shape(box((s * (gap / 2 + 0.012), 0.8, 0.01), (0.014, 0.8, 0.04)), '#3a3c42', 30)
        model.shape(box((s * (gap / 2 + 0.98), 0.85, 0.02), (0.1, 0.88, 0.09)), '#7a6a54', 30)
    model.shape(box((0, 1.44, 0.09), (0.17, 0.12, 0.02)), '#201c20', 30)
    for x, y, w, h in ((-0.035, 1.47, 0.012, 0.06), (0.0, 1.43, 0.05, 0.012), (0.03, 1.44, 0.012, 0.09)):
        model.shape(box((x, y, 0.115), (w, h, 0.004)), '#c8641c', 30, PLAIN, 'glow')
    return model.sculpted()


def gavel():
    """Along x, its head at +x."""
    model = Model('token')
    rod(model, [(-0.3, 0, 0), (0.1, 0, 0)], 0.018, '#8f5a34')
    model.shape(lathe([(0.05, -0.1), (0.062, -0.09), (0.05, -0.06), (0.05, 0.06), (0.062, 0.09), (0.05, 0.1)], 14, (0.12, 0, 0), caps=(True, True)), '#7a4626', 50)
    return model.sculpted()
