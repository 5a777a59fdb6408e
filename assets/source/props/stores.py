"""What a fenced-in month runs on: tape, wire, plywood, a battery, a stove, and what one swings meanwhile."""

import numpy as np

from lib.body import LEFT, RIGHT, Pose, hemmed, sleeve, trunk
from lib.colour import mottled
from lib.fields import carve, egg, folded, hoop, limb, melt
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, loft, pearl, ribbon
from lib.space import turn, unit, upright, vec

from props.cut import plate, rounded
from props.joinery import curve, rod, wrap
from props.parts import nail

STEEL, DARK_STEEL, WOOD, RED = '#868e98', '#4a4d55', '#a0703e', '#b23a2e'


def tape(pot='#8a9096', dark='#6f757c'):
    """A roll that stands on its edge, facing +z, its end hanging off: it holds the district together."""
    model, along = Model('token'), upright((0, 0, 1), (0, 1, 0))
    model.shape(lathe([(0.2, -0.13), (0.38, -0.13), (0.385, 0), (0.38, 0.13), (0.2, 0.13)], 36, turned=along), pot, 40)
    for radius in (0.245, 0.29, 0.335):
        model.shape(lathe([(radius, 0.131), (radius + 0.012, 0.134), (radius + 0.02, 0.131)], 36, turned=along), dark, 60)
    model.shape(lathe([(0.2, 0.135), (0.165, 0.135), (0.165, -0.135), (0.2, -0.135)], 30, turned=along), '#b08a58', 40)
    end = curve([(0.28, 0.265, 0), (0.42, 0.1, 0), (0.5, -0.08, 0.02), (0.56, -0.28, 0.05), (0.7, -0.36, 0.08)], 4)
    model.shape(ribbon(end, [0.26] * len(end), (0, 0, 1), 0.014), pot, 50)
    return model.sculpted()


def crowbar(pot='#a83428'):
    """Along x, its hook at +x. Opens everything but tins."""
    model = Model('token')
    path = curve([(-0.62, -0.06, 0), (-0.5, 0, 0), (0.0, 0, 0), (0.4, 0.0, 0), (0.54, 0.08, 0), (0.52, 0.22, 0), (0.4, 0.24, 0)], 5)
    radii = np.full(len(path), 0.045)
    model.shape(loft(path, radii, 6, up=(0, 0, 1)), mottled(pot, '#7a5a4c', 10, 0.25), 50)
    model.shape(box((-0.66, -0.085, 0), (0.07, 0.014, 0.06), turn((0, 0, 1), 26), taper=(0.8, 1)), '#b4bac0', 30)
    for z in (0.026, -0.026):
        model.shape(loft([(0.41, 0.24, z), (0.33, 0.22, z * 1.1), (0.24, 0.15, z * 1.5)], (0.034, 0.028, 0), 5, up=(0, 0, 1)), '#b4bac0', 40)
    wrap(model, (-0.36, 0, 0), (-0.06, 0, 0), 0.05, ('#3a3e46', '#2f3138'))
    return model.sculpted()


def car_battery():
    """Standing, 0.9 wide; one of its leads has an opinion."""
    model = Model('token')
    model.shape(box((0, 0.24, 0), (0.42, 0.24, 0.25), bevel=0.02), '#3a3f4a', 30)
    model.shape(box((0, 0.49, 0), (0.43, 0.045, 0.26), bevel=0.02), '#4c5260', 30)
    model.shape(box((0, 0.22, 0.252), (0.3, 0.13, 0.006)), '#d8b24a', 30)
    bolt = ((0.05, 0.1), (-0.06, -0.02), (0.0, -0.02), (-0.03, -0.1), (0.07, 0.02), (0.01, 0.02))
    model.shape(plate(bolt[::-1], 0.008, at=(-0.14, 0.22, 0.264)), '#2a2a30', 30)
    for x, pot in ((-0.25, '#3f6a9a'), (0.25, '#b8392f')):
        model.shape(lathe([(0.065, 0.53), (0.055, 0.62), (0.03, 0.625)], 14, (x, 0, 0), caps=(False, True)), '#a8aeb2', 40)
        model.shape(box((x, 0.63, 0.03), (0.05, 0.03, 0.12), bevel=0.012), pot, 30)
        lead = curve([(x, 0.62, 0.14), (x * 1.4, 0.66, 0.3), (x * 2.0, 0.36, 0.36), (x * 2.3, 0.02, 0.3), (x * 3.0, 0.03, 0.1)], 6)
        rod(model, lead, 0.026, pot)
    for angle, long in ((20, 0.13), (75, 0.17), (130, 0.13), (-30, 0.1), (180, 0.1)):
        a = np.radians(angle)
        way = vec(np.cos(a), np.sin(a), 0.2)
        model.shape(loft([vec(0.25, 0.72, 0.06) + way * 0.05, vec(0.25, 0.72, 0.06) + way * long], (0.018, 0), 4), '#9fd8ff', 60, PLAIN, 'glow')
    return model.sculpted()


def nail_box():
    """A carton that burst on a corner."""
    model, luck = Model('token'), np.random.RandomState(3)
    for at, half in (((0, 0.2, 0.22), (0.36, 0.2, 0.012)), ((0, 0.2, -0.22), (0.36, 0.2, 0.012)), ((-0.36, 0.2, 0), (0.012, 0.2, 0.22)), ((0.36, 0.2, 0), (0.012, 0.2, 0.22)), ((0, 0.02, 0), (0.36, 0.02, 0.22))):
        model.shape(box(at, half), '#a87f4c', 30)
    model.shape(box((0, 0.2, 0.236), (0.24, 0.11, 0.004)), '#c8bca0', 30)
    model.shape(box((0, 0.17, 0.242), (0.015, 0.07, 0.004)), '#8a3a2c', 30)
    model.shape(box((0, 0.25, 0.242), (0.06, 0.014, 0.004)), '#8a3a2c', 30)
    for x, tilt in ((-0.4, 40), (0.4, -40)):
        model.shape(box((x, 0.46, 0), (0.012, 0.1, 0.21), turn((0, 0, 1), tilt)), '#b98f5a', 30)
    model.shape(box((0, 0.3, 0), (0.345, 0.04, 0.205)), '#6d6a6a', 30)
    for _ in range(46):
        foot = vec(luck.uniform(-0.3, 0.3), 0.27, luck.uniform(-0.17, 0.17))
        nail(model, foot, vec(luck.uniform(-0.7, 0.7), 1, luck.uniform(-0.5, 0.6)), 0.22, 0.8, ('#8d949c', '#757c86', '#a87a58')[luck.randint(3)])
    for x, z, yaw in ((0.5, 0.3, 20), (0.62, 0.12, 100), (0.3, 0.46, -30), (-0.1, 0.45, 70), (0.52, 0.5, 160), (0.75, 0.34, 60)):
        nail(model, (x, 0.03, z), turn((0, 1, 0), yaw) @ vec(1, 0.02, 0), 0.26, 1.0, '#8d949c')
    return model.sculpted()


def bicycle_chain(links=34):
    """Thrown down in a heap that is nearly a heart."""
    model = Model('token')
    t = np.linspace(0, 2 * np.pi, links * 2 + 1)
    loop = np.column_stack([0.62 * np.sin(t) + 0.1 * np.sin(2 * t), 0.03 + 0.05 * np.maximum(0, np.cos(3 * t)), 0.4 * np.cos(t) + 0.12 * np.sin(3 * t)])
    for index in range(links * 2):
        a, b = loop[index], loop[index + 1]
        along = unit(b - a)
        side = unit(np.cross((0, 1, 0), along))
        frame_ = np.column_stack([along, np.cross(side, along), side])
        half = np.linalg.norm(b - a) / 2
        wide = 0.05 if index % 2 else 0.034
        for s in (1, -1):
            outline = rounded((-half * 1.4, -0.045), (half * 1.4, -0.045), (half * 1.4, 0.045), (-half * 1.4, 0.045), reach=0.04, steps=2)
            model.shape(plate(outline, 0.014, turned=frame_, at=(a + b) / 2 + side * s * wide), ('#9aa0a6', '#757b82')[index % 2], 40)
        model.shape(lathe([(0.02, -0.058), (0.02, 0.058)], 7, a, upright(side), (True, True)), '#c8a868', 40)
    gear = upright((0.15, 1, 0.2))
    model.shape(lathe([(0.1, -0.02), (0.24, -0.02), (0.24, 0.02), (0.1, 0.02), (0.1, -0.02)], 22, (0.05, 0.1, 0.02), gear), '#b0b4b8', 40)
    for index in range(14):
        a = 2 * np.pi * index / 14
        out = gear @ vec(np.sin(a), 0, np.cos(a))
        model.shape(loft([vec(0.05, 0.1, 0.02) + out * 0.23, vec(0.05, 0.1, 0.02) + out * 0.3], (0.032, 0.012), 4), '#b0b4b8', 40)
    return model.sculpted()


def stove():
    """A camping stove, lit, with a pan that promises beans."""
    model = Model('token')
    model.shape(lathe([(0.2, 0), (0.23, 0.02), (0.23, 0.16), (0.16, 0.23), (0.06, 0.25)], 22, caps=(False, True)), '#3f7fb0', 50)
    model.shape(lathe([(0.232, 0.06), (0.235, 0.09), (0.232, 0.12)], 22), '#d8d0bc', 60)
    rod(model, [(0, 0.24, 0), (0, 0.38, 0)], 0.03, STEEL)
    rod(model, [(0.02, 0.3, 0.02), (0.2, 0.3, 0.12)], 0.014, STEEL)
    model.shape(box((0.22, 0.3, 0.13), (0.03, 0.03, 0.012)), RED, 30)
    model.shape(lathe([(0.04, 0.36), (0.13, 0.4), (0.13, 0.43), (0.03, 0.43)], 18, caps=(False, True)), DARK_STEEL, 40)
    for index in range(11):
        a = 2 * np.pi * index / 11
        root = vec(np.sin(a) * 0.115, 0.43, np.cos(a) * 0.115)
        model.shape(loft([root, root * (1.12, 1, 1.12) + (0, 0.06, 0), root * (0.8, 1, 0.8) + (0, 0.13, 0)], (0.03, 0.026, 0), 6), '#3f78c8', 80, PLAIN, 'glow')
    for index in range(4):
        a = np.pi / 4 + np.pi / 2 * index
        out = vec(np.sin(a), 0, np.cos(a))
        rod(model, [out * 0.1 + (0, 0.38, 0), out * 0.26 + (0, 0.48, 0), out * 0.26 + (0, 0.55, 0)], 0.014, STEEL)
    pan = [(0.26, 0.56), (0.3, 0.58), (0.32, 0.72), (0.3, 0.72), (0.28, 0.62), (0.0, 0.61)]
    model.shape(lathe(pan, 24, caps=(True, False)), '#8f5a34', 50)
    model.shape(lathe([(0.0, 0.675), (0.285, 0.675)][::-1], 24), '#b8622f', 40)
    for index in range(16):
        a, r = index * 2.4, 0.065 * np.sqrt(index)
        model.shape(pearl((np.sin(a) * r, 0.68, np.cos(a) * r), (0.045, 0.03, 0.035), turn((0, 1, 0), index * 50)), '#c87038', 180)
    rod(model, [(0.3, 0.68, 0.04), (0.62, 0.76, 0.1)], (0.03, 0.034), '#2f2c30')
    return model.sculpted()


def cricket_bat():
    """Along x, its blade at -x. Not out."""
    model = Model('token')
    outline = rounded((-0.62, -0.115), (0.12, -0.11), (0.2, -0.03), (0.2, 0.03), (0.12, 0.11), (-0.62, 0.115), reach=0.05)
    model.shape(plate(outline, 0.08, 0.016), mottled('#c8a468', '#a8824a', 6, 0.4), 40)
    model.shape(loft([(-0.6, 0, 0.04), (0.0, 0, 0.06), (0.16, 0, 0.04)], (0.05, 0.045, 0.02), 6, up=(0, 0, 1), flat=0.8), '#b8925a', 60)
    model.shape(loft([(0.14, 0, 0), (0.52, 0, 0)], (0.036, 0.034), 12), '#3a4a8a', 60)
    wrap(model, (0.22, 0, 0), (0.52, 0, 0), 0.036, ('#3f5aa8', '#33488a'), 9)
    model.shape(pearl((0.54, 0, 0), (0.03, 0.045, 0.045)), '#2c3a6a', 180)
    for x in (-0.28, -0.16):
        model.shape(box((x, 0, 0.046), (0.03, 0.1, 0.004)), ('#a83428', '#3f5a8a')[x > -0.2], 30)
    for x, y in ((-0.5, 0.05), (-0.42, -0.04), (-0.53, -0.06)):
        model.shape(disc((x, y, 0.044), 0.03, sides=7), '#7a3a30', 60)
    return model.sculpted()


def ball():
    """The other half of the game, with its seam."""
    model = Model('token')
    model.solid(egg((0, 0, 0), (0.14, 0.14, 0.14)), '#a8281e', 400, 0.014)
    model.shape(lathe([(0.1405, -0.02), (0.145, 0), (0.1405, 0.02)], 28, turned=upright((0.4, 1, 0.3))), '#d8cfb8', 60)
    return model.sculpted()


def torch():
    """Along x, shining to +x as well as it can."""
    model, along = Model('token'), upright((1, 0, 0))
    body = [(0.0, -0.55), (0.1, -0.55), (0.11, -0.52), (0.105, 0.1), (0.12, 0.16), (0.2, 0.32), (0.21, 0.42), (0.18, 0.43)]
    model.shape(lathe(body, 24, turned=along), mottled('#5a6470', '#3f4650', 12, 0.4), 40)
    for x in (-0.45, -0.38, 0.02, 0.08):
        model.shape(lathe([(0.106, x - 0.014), (0.116, x), (0.106, x + 0.014)], 24, turned=along), '#8a9098', 60)
    for index in range(8):
        x = -0.32 + 0.04 * index
        model.shape(lathe([(0.107, x - 0.01), (0.113, x), (0.107, x + 0.01)], 24, turned=along), '#2c3038', 60)
    model.shape(lathe([(0.175, 0.425), (0.0, 0.41)], 24, turned=along), '#8f6a20', 60, PLAIN, 'glow')
    model.shape(box((-0.05, 0.112, 0), (0.06, 0.02, 0.035), bevel=0.01), RED, 30)
    wrap(model, (0.12, 0, 0), (0.2, 0, 0), 0.15, ('#8a9096', '#757b82'), 2)
    return model.sculpted()


def leathers(pot='#8f2f28', dark='#6a2420'):
    """A motorcyclist's jacket on a hanger: nothing that bites gets through; red, unless told otherwise."""
    pose = Pose(pelvis=(0, 0.28, 0), chest=(0, 0.58, 0), neck=(0, 0.84, 0), head=(0, 0.95, 0), hips=((0.08, 0.25, 0), (-0.08, 0.25, 0)), shoulders=((0.27, 0.76, 0), (-0.27, 0.76, 0)), hands=((0.46, 0.26, 0.06), (-0.46, 0.26, 0.06)), elbows=((1, 0, -0.1), (-1, 0, -0.1)), feet=((0.1, 0, 0), (-0.1, 0, 0)), knees=((0, 0, 1), (0, 0, 1)), arm=(0.3, 0.28), leg=(0.2, 0.2))
    model = Model('token')
    sleeves = [sleeve(pose, side, 1.95, 0.115, 0.075, folds=0.012, seed=side) for side in (LEFT, RIGHT)]
    body = melt(trunk(pose, 0.24, 0.14, 0.2, 0.1), *sleeves, limb((0, 0.3, 0), (0, 0.6, 0), 0.19, 0.2), k=0.05)
    body = carve(hemmed(pose, body, at=0.0), limb((0, 0.86, 0.06), (0, 0.72, 0.2), 0.085, 0.05), k=0.02)
    model.solid(folded(body, (0, 0.4, 0.1), (0.2, 1, 0), 0.012, 45, 0.16, 3), mottled(pot, dark, 8, 0.4), 1500, 0.012)
    front = [(0.0, 0.74, 0.15), (0.01, 0.6, 0.2), (0.01, 0.45, 0.205), (0, 0.3, 0.19)]
    model.shape(ribbon(front, [0.022] * 4, (1, 0, 0), 0.02), '#c8c4b8', 50)
    for s in (1, -1):
        model.shape(ribbon([(s * 0.07, 0.86, 0.04), (s * 0.12, 0.76, 0.15), (s * 0.05, 0.66, 0.2)], (0.05, 0.09, 0.02), (1, 0.4, 0), 0.02), '#5c1c1a', 50)
        pad = pose.shoulders[0 if s > 0 else 1]
        model.solid(egg(pad + (s * 0.03, 0.05, 0), (0.1, 0.06, 0.1)), '#2f2c30', 160, 0.012)
        elbow = pose.elbows[0 if s > 0 else 1]
        model.solid(egg(elbow + (s * 0.01, 0, 0.05), (0.085, 0.1, 0.06)), '#2f2c30', 140, 0.012)
        model.shape(box((s * 0.12, 0.38, 0.19), (0.06, 0.008, 0.012), turn((0, 0, 1), s * 24)), '#c8c4b8', 30)
    model.solid(hoop((0, 0.3, 0), (0, 1, 0), 0.17, 0.03), '#2f2c30', 260, 0.012)
    model.shape(box((0, 0.3, 0.2), (0.04, 0.03, 0.012), bevel=0.006), '#c8a23c', 30)
    rod(model, curve([(0.24, 0.82, 0), (0, 0.93, 0), (-0.24, 0.82, 0)], 4), 0.016, WOOD)
    rod(model, curve([(0, 0.93, 0), (0, 1.02, 0), (0.06, 1.08, 0), (0.0, 1.13, 0), (-0.05, 1.09, 0)], 4), 0.011, STEEL)
    return model.sculpted()


def plywood():
    """A sheet that leans, its layers seen at the edge; somebody wrote on it already."""
    model = Model('token')
    turned = turn((1, 0, 0), -12)

    def put(shape):
        return shape.moved((0, 0.02, -0.02), turned)

    for layer, pot in enumerate(('#c89a5c', '#8f6238', '#b8894e', '#8f6238', '#c89a5c')):
        model.shape(put(box((0, 0.5, -0.02 - layer * 0.024), (0.66, 0.5, 0.012))), mottled(pot, '#a87a44', 5, 0.4, seed=layer), 30)
    for x, y, long, roll in ((-0.3, 0.62, 0.2, 4), (0.2, 0.3, 0.24, -2), (0.35, 0.8, 0.16, 3), (-0.1, 0.2, 0.2, 1)):
        model.shape(put(box((x, y, -0.006), (long, 0.006, 0.003), turn((0, 0, 1), roll))), '#8f6238', 30)
    for x, y in ((-0.58, 0.92), (0.58, 0.92), (-0.58, 0.08), (0.58, 0.08)):
        model.shape(put(pearl((x, y, -0.004), 0.024)), STEEL, 180)
    for x, roll, long in ((-0.22, 0, 0.13), (-0.08, 0, 0.13), (-0.15, 90, 0.06)):
        model.shape(put(box((x, 0.5, 0.0), (0.022, long, 0.005), turn((0, 0, 1), roll))), RED, 30, PLAIN)
    model.shape(put(box((0.1, 0.5, 0.0), (0.022, 0.13, 0.005))), RED, 30, PLAIN)
    model.shape(put(box((0.26, 0.53, 0.0), (0.022, 0.1, 0.005))), RED, 30, PLAIN)
    model.shape(put(box((0.26, 0.39, 0.0), (0.022, 0.02, 0.005))), RED, 30, PLAIN)
    return model.sculpted()


def plasters():
    """Three, the last of the box."""
    model = Model('token')
    for index, yaw in enumerate((0, 36, -28)):
        turned = turn((0, 1, 0), yaw) @ turn((1, 0, 0), -90)
        at = vec(0.16 * index - 0.12, 0.012 + 0.008 * index, 0.06 * (index % 2))
        outline = rounded((-0.15, -0.045), (0.15, -0.045), (0.15, 0.045), (-0.15, 0.045), reach=0.05)
        model.shape(plate(outline, 0.012, turned=turned, at=at), '#c8946a', 40)
        model.shape(box(at + (0, 0.008, 0), (0.045, 0.003, 0.038), turn((0, 1, 0), yaw)), '#a8764f', 30)
    return model.sculpted()


def post(high=0.95):
    """A fence post, hammered in by an amateur."""
    model = Model('token')
    model.shape(box((0, high / 2, 0), (0.07, high / 2, 0.07), turn((0, 0, 1), 4), 0.012, (0.85, 0.85)), mottled('#8f6a44', '#6a4a30', 7, 0.4), 30)
    return model.sculpted()


def hedge(wide=3.4, seed=5):
    """Half of it cut."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for x, high in ((-wide / 4, 0.27), (wide / 4, 0.4)):
        model.shape(box((x, high, 0), (wide / 4, high, 0.1)), '#3a4f2a', 30)
    for index in range(420):
        x = luck.uniform(-wide / 2, wide / 2)
        high = 0.6 if x < 0 else 0.84 + 0.1 * luck.rand()
        at = vec(x, high * luck.rand() ** 0.7, luck.uniform(-0.16, 0.16))
        leaf = pearl(at, luck.uniform(0.045, 0.085, 3), turn(luck.randn(3), 60))
        model.shape(leaf, ('#4f6a3a', '#5f7d42', '#43592f')[index % 3], 180)
    return model.sculpted()


def shears():
    """Along x, blades at +x and open, handles at -x."""
    model = Model('token')
    for s in (1, -1):
        turned = turn((0, 0, 1), s * 11)
        blade = rounded((-0.05, -0.05), (0.5, -0.018), (0.62, 0.012, 0.01), (0.5, 0.05), (-0.05, 0.055), reach=0.02)
        if s < 0:
            blade = [(x, -y) for x, y in blade][::-1]
        model.shape(plate(blade, 0.024, 0.008, turned=turned, at=(0, 0, s * 0.014)), mottled('#a8b0b6', '#8a6a52', 9, 0.25), 40)
        handle = [turned @ vec(*p) for p in ((-0.03, 0, 0), (-0.16, -s * 0.02, 0), (-0.28, -s * 0.07, 0))]
        rod(model, handle, 0.026, '#6f757c')
        along = unit(handle[-1] - handle[-2])
        model.shape(loft([handle[-1] - along * 0.02, handle[-1] + along * 0.16, handle[-1] + along * 0.36, handle[-1] + along * 0.38], (0.04, 0.05, 0.045, 0.02), 12), RED, 60)
    model.shape(lathe([(0.05, -0.05), (0.055, 0), (0.05, 0.05)], 12, turned=upright((0, 0, 1), (0, 1, 0)), caps=(True, True)), '#c8a23c', 40)
    return model.sculpted()
