"""What is kept about a person or set up before a door: pens of adrenaline, a rabbit's foot, sneakers, tools, snares, sandbags, smoke."""
import numpy as np

from lib.colour import grimy, mottled
from lib.fields import behind, carve, egg, limb, lumpy, melt, within
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, loft
from lib.space import turn, upright, vec

from props.cut import plate, rounded
from props.joinery import curve, rod, rope, wrap

STEEL, DARK, BRASS, RED = '#98a0a8', '#30333c', '#d8ab3e', '#b8302c'


def pen(cap='#f0a02a'):
    """Along x, its needle at +x: blue to the sky, orange to the thigh."""
    model, along = Model('token'), upright((1, 0, 0))
    model.shape(lathe([(0.06, -0.5), (0.085, -0.48), (0.085, 0.2), (0.075, 0.24)], 18, turned=along, caps=(True, True)), '#ece6d6', 50)
    model.shape(lathe([(0.088, -0.16), (0.09, -0.15), (0.09, 0.12), (0.088, 0.13)], 18, turned=along), '#d8402a', 60)
    model.shape(box((-0.02, 0.0, 0.088), (0.1, 0.045, 0.006)), '#8ad8f0', 30, PLAIN)
    model.shape(lathe([(0.075, 0.24), (0.07, 0.38), (0.04, 0.42)], 18, turned=along, caps=(False, True)), cap, 50)
    rod(model, [(0.42, 0, 0), (0.6, 0, 0)], [0.014, 0.003], '#d8dce0', 6)
    model.shape(lathe([(0.09, -0.58), (0.09, -0.5)], 18, turned=along, caps=(True, True)), '#2f6ac0', 50)
    return model.sculpted()


def rabbit_foot(fur='#c8b8a0'):
    """On its chain, hanging from the origin, 1 high. It did not help the rabbit."""
    model = Model('token')
    body = melt(limb((0, -0.3, 0), (0.03, -0.62, 0.02), 0.09, 0.13), egg((0.07, -0.78, 0.04), (0.16, 0.14, 0.13)), k=0.08)
    model.solid(lumpy(body, 0.014, 30, 3), mottled(fur, '#a08c70', 14, 0.4), 1200, 0.014)
    for x in (-0.05, 0.04, 0.13):
        model.solid(egg((x + 0.04, -0.88, 0.1), (0.055, 0.06, 0.06)), fur, 120, 0.012)
        model.shape(loft([(x + 0.04, -0.92, 0.13), (x + 0.05, -0.98, 0.14)], [0.02, 0], 5, up=(0, 0, 1)), DARK, 60)
    model.shape(lathe([(0.1, -0.06), (0.115, -0.03), (0.115, 0.06), (0.09, 0.09), (0.03, 0.11)], 18, (0, -0.27, 0), caps=(True, True)), BRASS, 50)
    for index in range(5):
        loop = [vec(0, -0.13 + index * 0.075, 0) + turn((0, 1, 0), 90 * (index % 2)) @ vec(np.sin(t) * 0.03, np.cos(t) * 0.05, 0) for t in np.linspace(0, 2 * np.pi, 11)]
        model.shape(loft(loop, [0.012] * 11, 5, caps=False), STEEL, 60)
    ring = [vec(0, 0.36, 0) + vec(np.sin(t), np.cos(t), 0) * 0.12 for t in np.linspace(0, 2 * np.pi, 19)]
    rod(model, ring, 0.018, STEEL, 7)
    return model.sculpted()


def sneaker(cloth='#c8382f'):
    """Stands at the origin, its toe to +x, 0.9 long; broken in by three owners."""
    model = Model('token')
    body = melt(limb((-0.24, 0.18, 0), (-0.26, 0.4, 0), 0.13, 0.13), egg((-0.18, 0.14, 0), (0.22, 0.14, 0.14)), limb((0.0, 0.15, 0), (0.3, 0.11, 0.01), 0.135, 0.12), k=0.12)
    body = carve(within(body, behind((0, 0.05, 0), (0, -1, 0)), behind((-0.24, 0.42, 0), (0.1, 1, 0)), k=0.01), limb((-0.25, 0.26, 0), (-0.27, 0.7, 0), 0.1, 0.12))
    model.solid(body, grimy(mottled(cloth, '#8a2a26', 9, 0.3), 0.04, 0.1), 1400, 0.013, covers=False)
    sole = melt(limb((-0.26, 0.05, 0), (0.06, 0.05, 0), 0.15, 0.15), limb((0.06, 0.05, 0), (0.32, 0.05, 0.01), 0.15, 0.135), k=0.04)
    model.solid(within(sole, behind((0, 0.07, 0), (0, 1, 0)), behind((0, 0.0, 0), (0, -1, 0)), k=0.01), '#ece6d6', 500, 0.013)
    model.solid(within(egg((0.32, 0.1, 0.01), (0.15, 0.12, 0.14)), behind((0.26, 0, 0), (-1, 0, 0)), k=0.01), '#ece6d6', 260, 0.012)
    for index in range(5):
        x, y = 0.2 - index * 0.075, 0.25 + index * 0.035
        rod(model, curve([(x, y - 0.05, 0.1), (x - 0.02, y + 0.02, 0), (x + 0.02, y - 0.05, -0.1)], 4), 0.014, '#f0ecdc', 6)
    for s in (1, -1):
        bow = curve([(-0.14, 0.42, 0), (-0.06, 0.5, s * 0.12), (0.02, 0.42, s * 0.14), (-0.12, 0.42, 0)], 4)
        rod(model, bow, 0.013, '#f0ecdc', 6)
    model.shape(disc((-0.2, 0.25, 0.135), 0.06, sides=14), '#ece6d6', 40)
    return model.sculpted()


def toolbox(paint='#c8342c'):
    """Open, standing at the origin, 1 wide: a handle, a wrench and a saw look out."""
    model = Model('token')
    model.shape(box((0, 0.17, 0), (0.5, 0.17, 0.22), bevel=0.02), paint, 30)
    model.shape(box((0, 0.335, 0), (0.46, 0.012, 0.19)), '#22202a', 30)
    for x in (-0.3, 0.3):
        model.shape(box((x, 0.24, 0.225), (0.045, 0.06, 0.014), bevel=0.008), STEEL, 30)
    model.shape(box((0, 0.46, -0.28), (0.5, 0.16, 0.03), turn((1, 0, 0), -16), 0.02), paint, 30)
    rod(model, curve([(-0.16, 0.6, -0.34), (-0.14, 0.7, -0.37), (0.14, 0.7, -0.37), (0.16, 0.6, -0.34)], 4), 0.022, DARK, 8)
    rod(model, [(-0.36, 0.3, 0.02), (-0.3, 0.62, 0.06)], 0.03, STEEL, 8)
    model.shape(lathe([(0.05, -0.025), (0.105, -0.025), (0.105, 0.025), (0.05, 0.025), (0.05, -0.025)], 6, (-0.285, 0.7, 0.07), upright((0, 0, 1), (0, 1, 0))), STEEL, 30)
    model.shape(plate([(-0.16, 0.3), (0.02, 0.3), (0.08, 0.72), (-0.0, 0.74)], 0.012), '#c8d0d4', 30)
    model.shape(box((0.05, 0.76, 0), (0.07, 0.05, 0.03), turn((0, 0, 1), -8), 0.02), '#b8823c', 30)
    for x, pot, tall in ((0.16, '#e8c02c', 0.56), (0.26, '#2f6ac0', 0.5), (0.36, '#3f9a4a', 0.6)):
        rod(model, [(x, 0.3, 0.06), (x + 0.01, tall - 0.14, 0.07)], 0.014, STEEL, 6)
        rod(model, [(x + 0.01, tall - 0.14, 0.07), (x + 0.02, tall, 0.08)], 0.04, pot, 9)
    return model.sculpted()


def snare():
    """A noose on the ground round the origin, its peg and its line at +x."""
    model = Model('token')
    loop = [p + (0, 0.05 + 0.04 * np.sin(3 * i * 0.24), 0) for i, p in enumerate(vec(np.sin(t), 0, np.cos(t)) * 0.36 for t in np.linspace(0.3, 2 * np.pi + 0.3, 34))]
    rope(model, loop, 0.032)
    rope(model, curve([loop[0], (0.38, 0.1, 0.5), (0.62, 0.16, 0.3), (0.66, 0.3, 0.02)], 8), 0.032)
    wrap(model, loop[0] - (0.06, 0, 0.02), loop[0] + (0.06, 0.01, 0.05), 0.06, ('#c8a86a', '#9a7c48'), 4)
    rod(model, [(0.68, 0.0, 0.0), (0.64, 0.52, 0.02)], 0.05, '#8a5a34', 9)
    model.shape(lathe([(0.06, 0), (0.07, 0.04), (0.055, 0.07)], 9, (0.64, 0.5, 0.02), caps=(True, True)), '#6a4428', 40)
    wrap(model, (0.665, 0.22, 0.01), (0.655, 0.34, 0.015), 0.062, ('#c8a86a', '#9a7c48'), 4)
    return model.sculpted()


def sandbags(rows=3, wide=5):
    """A wall of them along x that faces +z, its foot on the ground; each 0.3 wide."""
    model = Model('token')
    for row in range(rows):
        for place in range(wide - row % 2):
            at = vec((place - (wide - 1 - row % 2) / 2) * 0.3, 0.08 + row * 0.145, 0.02 * (place % 2))
            bag = lumpy(egg(at, (0.165, 0.085, 0.12), turn((0, 0, 1), 3 * (-1) ** (place + row))), 0.008, 22, row * 7 + place)
            model.solid(bag, ('#b8a070', '#a48c5c', '#c4ae80')[(row + place) % 3], 160, 0.016)
    return model.sculpted()


def smoke_can(paint='#4a6a4a'):
    """Stands at the origin, 0.6 high, its ring pulled."""
    model = Model('token')
    model.shape(lathe([(0.15, 0), (0.165, 0.02), (0.165, 0.42), (0.15, 0.45), (0.06, 0.47)], 22, caps=(True, True)), paint, 40)
    model.shape(lathe([(0.168, 0.12), (0.168, 0.3)], 22), '#e8c24a', 60)
    for y in (0.34, 0.38):
        model.shape(lathe([(0.167, y - 0.008), (0.172, y), (0.167, y + 0.008)], 22), '#ece6d6', 60)
    model.shape(lathe([(0.06, 0.46), (0.06, 0.54), (0.03, 0.57)], 12, caps=(False, True)), STEEL, 40)
    model.shape(box((0.09, 0.44, 0.0), (0.02, 0.14, 0.035), turn((0, 0, 1), 14), 0.008), STEEL, 30)
    ring = [vec(-0.13, 0.56, 0.03) + vec(np.sin(t), np.cos(t), 0) * 0.07 for t in np.linspace(0, 2 * np.pi, 15)]
    rod(model, ring, 0.012, STEEL, 6)
    return model.sculpted()


def gravestone(stone='#8a8a88'):
    """Stands at the origin, facing +z, 0.9 high."""
    model = Model('token')
    outline = rounded((-0.3, 0.0), (0.3, 0.0), (0.3, 0.72, 0.26), (0.0, 0.95, 0.2), (-0.3, 0.72, 0.26), reach=0.02, steps=6)
    model.shape(plate(outline, 0.16, 0.02), mottled(stone, '#6a6c68', 9, 0.4), 30)
    model.shape(box((0, 0.6, 0.085), (0.03, 0.14, 0.008)), '#5a5c58', 30)
    model.shape(box((0, 0.65, 0.085), (0.1, 0.03, 0.008)), '#5a5c58', 30)
    for y, w in ((0.36, 0.16), (0.28, 0.12), (0.2, 0.15)):
        model.shape(box((0, y, 0.085), (w, 0.014, 0.006)), '#5a5c58', 30)
    return model.sculpted()
