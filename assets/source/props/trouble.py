"""How one is noticed: a pane, gravel, a corner, a gate, boots, a manhole."""

from types import SimpleNamespace

import numpy as np

from lib.colour import mottled
from lib.extremities import shoe
from lib.fields import limb, lumpy
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, disc, lathe, loft, pearl, stone
from lib.space import turn, unit, upright, vec

from props.cut import plate, rounded
from props.joinery import curve, rod
from props.parts import cracked

IRON, RUSTY = '#4a4e56', mottled('#4a4e56', '#7a4a34', 10, 0.35)
EYES = '#f0e060'
SHADOW_FINGERS = (
    ((0.1, -0.06), (0.32, -0.06), (0.46, -0.24)),
    ((0.13, 0.02), (0.42, 0.06), (0.62, -0.1)),
    ((0.13, 0.09), (0.42, 0.18), (0.66, 0.08)),
    ((0.08, 0.13), (0.3, 0.3), (0.52, 0.28)),
    ((-0.08, 0.1), (-0.02, 0.28), (0.12, 0.36)),
)


def eyes(pot=EYES, apart=0.13, size=0.04):
    """Two of them, and nothing else, looking along +z."""
    model = Model('token')
    for s in (1, -1):
        almond = rounded((-1.25, -0.25), (0, -0.75, 0.9), (1.25, 0.1), (0, 0.75, 0.9), reach=0.1)
        model.shape(
            plate([(x * size * s, y * size) for x, y in almond[::s]], 0.004, at=(s * apart / 2, 0, 0)), pot, 30, PLAIN, 'glow'
        )
        model.shape(disc((s * apart / 2 - s * size * 0.15, 0, 0.006), size * 0.28, sides=10), '#2b2028', finish=PLAIN)
    return model


def window():
    """A sash window in the x-y plane, 0.9 wide and 1.1 high around the origin, with a hole in one pane."""
    model = Model('token')
    model.shape(box((0, 0, -0.22), (0.42, 0.52, 0.01)), '#2b2b34', 30, PLAIN)
    for x in (-0.42, 0.42):
        model.shape(box((x, 0, 0), (0.05, 0.55, 0.06), bevel=0.015), '#8f9a90', 30)
    for y, high, deep in ((0.53, 0.05, 0.07), (-0.53, 0.05, 0.1), (0.0, 0.03, 0.05)):
        model.shape(box((0, y, 0), (0.47, high, deep), bevel=0.015), '#8f9a90', 30)
    model.shape(plate([(-0.38, 0.03), (0.38, 0.03), (0.38, 0.48), (-0.38, 0.48)], 0.01), '#6f9ca0', 30, Finish(variation=0.15))
    for x in (-0.25, -0.05):
        model.shape(plate([(x, 0.06), (x + 0.07, 0.06), (x + 0.25, 0.45), (x + 0.18, 0.45)], 0.014), '#a4c4c0', 30)
    cracked(model, vec(0.06, -0.24, 0), (-0.38, 0.38, -0.48, -0.03), 13, (2, 3, 7, 8, 9, 11), 5)
    return model.sculpted()


def boot(toe=(0, 0, 1), leather='#7a5234', sole='#3a3436', trousers='#46566a', shin=(0, 1, -0.1), size=7.0):
    """A foot and its leg up to the knee; the ankle at the origin, the sole about 0.06 * size below."""
    model = Model('token')
    toe, up = unit(toe), unit(shin)
    pose = SimpleNamespace(ankles=[vec(0, 0, 0)])
    shoe(model, pose, 0, toe, leather, sole, up=up, size=size, triangles=700)
    model.solid(limb((0, 0, 0), up * 0.034 * size, 0.042 * size, 0.045 * size), leather, 300, 0.02)
    model.shape(
        lathe([(0.05 * size, -0.012 * size), (0.055 * size, 0), (0.047 * size, 0.01 * size)], 14, up * 0.04 * size, upright(up)),
        '#5a3c28',
        50,
    )
    model.solid(lumpy(limb(up * 0.05 * size, up * 0.3 * size, 0.044 * size, 0.062 * size), 0.02, 6), trousers, 400, 0.03)
    return model.sculpted()


def gravel(seed=1, count=170, reach=1.6, size=0.05):
    """A bed of it."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        x, z = luck.uniform(-reach, reach), luck.uniform(-reach, reach * 0.6)
        half = size * luck.uniform(0.4, 1, 3)
        model.shape(
            stone((x, half[1] * 0.5, z), half, index, turn((0, 1, 0), luck.uniform(0, 90))),
            ('#8a8680', '#6f7478', '#9a8f80', '#5f686a')[index % 4],
            25,
        )
    return model


def gate():
    """Two leaves between stone pillars, one of them ajar; the chain did what it could."""
    model = Model('token')
    for x in (-0.78, 0.78):
        model.shape(box((x, 0.5, 0), (0.12, 0.5, 0.12), bevel=0.02), mottled('#767a78', '#585e5c', 8, 0.4), 30)
        model.shape(box((x, 1.03, 0), (0.16, 0.04, 0.16), bevel=0.02), '#868a86', 30)
        model.shape(pearl((x, 1.15, 0), 0.09), '#7c807c', 180)
    for s, ajar in ((-1, 0), (1, 58)):
        turned = turn((0, 1, 0), s * ajar)
        hinge = vec(s * 0.64, 0, 0)

        def at(x, y):
            return hinge + turned @ vec(-s * x, y, 0)

        for k in range(7):
            x, high = 0.04 + k * 0.095, 0.86 + 0.12 * np.sin(k / 6 * np.pi / 2)
            rod(model, [at(x, 0.05), at(x, high)], 0.017, IRON)
            model.shape(loft([at(x, high), at(x, high + 0.03), at(x, high + 0.12)], [0.018, 0.034, 0], 4), IRON, 30)
        for y in (0.12, 0.5, 0.8):
            rod(model, [at(0, y), at(0.62, y)], 0.022, IRON)
    links = [(-0.03, 0.52, 0.04), (0.02, 0.44, 0.06), (0.0, 0.34, 0.05), (0.03, 0.24, 0.06)]
    for k, link in enumerate(links):
        loop = [vec(link) + turn((0, 1, 0), 90 * (k % 2)) @ vec(np.sin(t) * 0.028, np.cos(t) * 0.055, 0) for t in np.linspace(0, 2 * np.pi, 11)]
        model.shape(loft(loop, [0.012] * 11, 5, caps=False), '#9a7a4a', 60)
    return model.sculpted()


def manhole(open_=24):
    """Ground with a hole at the origin, its cover tilted up by so many degrees at its edge towards +z."""
    model = Model('token')
    model.shape(
        lathe([(0.46, 0.0), (0.56, 0.0), (0.58, 0.03), (0.47, 0.04), (0.46, 0.0)], 28), mottled('#6a6c70', '#55504e', 9, 0.4), 40
    )
    model.shape(lathe([(7, 0), (0.46, 0)], 28), mottled('#3c4a4a', '#303c3e', 3, 0.4), 40)
    model.shape(lathe([(0.46, 0), (0.46, -0.7), (0.0001, -0.7)], 28), '#2b2b30', 40)
    turned = turn((1, 0, 0), -open_)
    middle = vec(0, 0.06, -0.45) + turned @ vec(0, 0, 0.45)
    model.shape(lathe([(0.44, -0.03), (0.46, -0.02), (0.46, 0.02), (0.44, 0.03)], 28, middle, turned, (True, True)), RUSTY, 40)
    for ring in (0.36, 0.2):
        model.shape(lathe([(ring - 0.02, 0.03), (ring, 0.042), (ring + 0.02, 0.03)], 28, middle, turned), '#5c5450', 40)
    for k in range(12):
        spoke = turned @ turn((0, 1, 0), k * 30)
        model.shape(box(middle + spoke @ vec(0.28, 0.034, 0), (0.06, 0.01, 0.018), spoke), '#5c5450', 30)
    return model.sculpted()


def claw_shadow():
    """What somebody throws on a wall that nobody has seen yet: flat, facing +z, about 1 wide, its arm from the left."""
    model, dark = Model('token'), '#37464a'
    rod(model, curve([(-0.9, -0.5, 0), (-0.5, -0.2, 0), (-0.1, 0.0, 0)], 4), np.linspace(0.14, 0.085, 9), dark, finish=PLAIN)
    model.shape(plate(rounded((-0.18, -0.12), (0.12, -0.1), (0.16, 0.16), (-0.08, 0.14), reach=0.06), 0.02), dark, 30, PLAIN)
    for finger in SHADOW_FINGERS:
        path = curve([(*point, 0) for point in finger], 4)
        model.shape(loft(path, [*np.linspace(0.05, 0.03, len(path) - 1), 0], 8, up=(0, 0, 1)), dark, 60, PLAIN)
    return model


def corner(wide=2.0, high=2.0):
    """A plastered house corner: its edge at the origin, one wall along -x facing +z, the other going back."""
    model = Model('token')
    model.shape(box((-wide / 2, high / 2, -wide / 2), (wide / 2, high / 2, wide / 2)), mottled('#8a9a94', '#6a7a76', 3, 0.4), 30)
    for k in range(1, int(high / 0.2)):
        model.shape(
            box((-0.08 if k % 2 else -0.05, 0.1 + k * 0.2, -0.05), (0.1 if k % 2 else 0.07, 0.09, 0.07), bevel=0.012), '#6f7c7c', 30
        )
    model.shape(box((-wide / 2, 0.06, -wide / 2), (wide / 2 + 0.02, 0.06, wide / 2 + 0.02)), '#56605f', 30)
    return model
