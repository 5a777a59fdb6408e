"""Where the dead wait: stalls, coaches, stairs, the far side of a door; and what of them shows."""

import numpy as np

from lib.body import LEFT, RIGHT, Pose, bare_arm, bare_shin
from lib.body import legs as trousers
from lib.colour import mottled
from lib.extremities import bare_foot, claw, shoe
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, disc, lathe, loft, panel
from lib.space import turn, unit, upright, vec

from props.cut import plate
from props.joinery import curve, rod
from props.medicine import plus

STEEL, SKIN, RED = '#8a929a', ('#a3b488', '#7f8f6a'), '#b8392f'


def wall_with_gap(wide, high):
    """A dark hall's wall in the x-y plane with a door's opening around x = 0."""
    model = Model('token')
    plain = Finish(edges=0)
    for s in (1, -1):
        model.shape(box((s * (wide / 2 + 1.55), 1.4, -0.06), (1.5, 1.4, 0.06)), '#5a4a68', finish=plain)
        for index in range(6):
            model.shape(box((s * (wide / 2 + 0.3 + index * 0.24), 1.4, 0.004), (0.045, 1.4, 0.004)), '#66557a', finish=plain)
    model.shape(box((0, high + 0.6, -0.06), (wide / 2 + 0.06, 0.5, 0.06)), '#5a4a68', finish=plain)
    return model.sculpted()


def silhouette(model, pot='#1f2418'):
    """Head, shoulders and a slow fist as a shadow in the pane of a door, flat, facing +z."""
    head = [(np.sin(t) * 0.115, 1.3 + np.cos(t) * 0.14) for t in np.linspace(0, -2 * np.pi, 15)[:-1]]
    body = [(-0.27, 0.78), (0.27, 0.78), (0.25, 1.02), (0.19, 1.1), (0.05, 1.16), (-0.05, 1.16), (-0.19, 1.08), (-0.27, 0.98)]
    arm = [(0.16, 0.94), (0.28, 1.02), (0.26, 1.28), (0.18, 1.28), (0.19, 1.08), (0.1, 1.04)]
    fist = [(0.22 + np.sin(t) * 0.075, 1.35 + np.cos(t) * 0.08) for t in np.linspace(0, -2 * np.pi, 10)[:-1]]
    for layer, outline in enumerate((body, head, arm, fist)):
        model.shape(plate(outline, 0.004, at=(0, 0, 0.002 * layer)), pot, finish=PLAIN)
    for index in range(4):
        model.shape(box((0.175 + index * 0.03, 1.43 + 0.008 * (index % 2), 0.01), (0.012, 0.03, 0.002)), pot, finish=PLAIN)
    for s in (1, -1):
        model.shape(disc((s * 0.042, 1.31, 0.014), 0.017, sides=8), '#e8f0a0', 40, PLAIN, 'glow')


def chain():
    """On the inside, which is the right side."""
    model = Model('token')
    path = curve([(0.12, 0.06, 0.02), (0, -0.04, 0.06), (-0.2, 0.02, 0.04)], 9)
    for index, (a, b) in enumerate(zip(path, path[1:])):
        along = unit(b - a)
        ring = lathe([(0.012, -0.005), (0.024, -0.005), (0.024, 0.005), (0.012, 0.005), (0.012, -0.005)], 8, (a + b) / 2, upright((0, 0, 1) if index % 2 else (0, 1, 0.2), along))
        model.shape(ring, '#c8b070', 50)
    for at in ((0.14, 0.06, 0.02), (-0.22, 0.02, 0.02)):
        model.shape(box(at, (0.04, 0.05, 0.012), bevel=0.008), '#c8b070', 30)
    return model.sculpted()


LYING = Pose(
    pelvis=(0, 0.1, -0.35),
    chest=(0, 0.1, -0.55),
    neck=(0, 0.1, -0.65),
    head=(0, 0.1, -0.7),
    hips=((0.075, 0.1, -0.3), (-0.075, 0.1, -0.3)),
    shoulders=((0.13, 0.1, -0.55), (-0.13, 0.1, -0.55)),
    hands=((0.3, 0.1, -0.4), (-0.3, 0.1, -0.4)),
    elbows=((1, 0, 0), (-1, 0, 0)),
    feet=((0.13, 0.09, 0.14), (-0.15, 0.09, 0.12)),
    knees=((0.3, 1, 0), (-0.3, 1, 0)),
    leg=(0.235, 0.225),
)


def legs():
    """A pair of them, lying along z, toes up at +z: one shoe is off."""
    model = Model('token')
    model.solid(trousers(LYING, (1.82, 1.55), tears=(0.02, 0.04)), '#5a5f80', 900)
    model.solid(bare_shin(LYING, RIGHT, 1.4), mottled(*SKIN), 140)
    shoe(model, LYING, LEFT, (0.35, 1, 0.1), '#6a4a34', '#2e2826', up=(0, 0.1, -1), size=1.3)
    bare_foot(model, LYING, RIGHT, (-0.35, 1, 0.15), mottled(*SKIN), up=(0, 0.1, -1), size=1.3)
    return model.sculpted()


def reaching_hand():
    """An arm along the floor towards +z; the rest follows."""
    pose = Pose(**{**_plain(), 'shoulders': ((0.0, 0.08, -0.3), (-0.3, 0.1, -0.3)), 'hands': ((0.02, 0.14, 0.08), (-0.3, 0.1, 0)), 'elbows': ((0.6, 1, 0), (-1, 0, 0)), 'arm': (0.2, 0.2)})
    model = Model('token')
    model.solid(bare_arm(pose, LEFT, 0.0), mottled(*SKIN), 260)
    claw(model, pose, LEFT, mottled(*SKIN), (0.1, 1, -0.2), size=0.17)
    return model.sculpted()


def _plain():
    return dict(pelvis=(0, 0.1, -0.6), chest=(0, 0.1, -0.4), neck=(0, 0.1, -0.3), head=(0, 0.1, -0.2), hips=((0.07, 0.1, -0.6), (-0.07, 0.1, -0.6)), feet=((0.1, 0.1, -1), (-0.1, 0.1, -1)), knees=((0, 1, 0), (0, 1, 0)))


def tin(pot):
    model = Model('token')
    model.shape(lathe([(0.07, -0.1), (0.07, 0.1)], 16, caps=(True, True)), '#b0b4b4', 40)
    model.shape(lathe([(0.072, -0.07), (0.072, 0.07)], 16), pot, 40)
    return model.sculpted()


def computer():
    model = Model('token')
    model.shape(box((0, 0.24, 0), (0.24, 0.17, 0.02), bevel=0.01), '#3a3840', 30)
    model.shape(panel((-0.21, 0.1, 0.022), (0.42, 0, 0), (0, 0.28, 0))._replace(uv=None), '#3f6a5a', 30, PLAIN, 'glow')
    model.shape(box((0, 0.04, -0.02), (0.03, 0.06, 0.02)), '#3a3840', 30)
    model.shape(box((0, 0.01, 0), (0.12, 0.012, 0.08)), '#3a3840', 30)
    return model.sculpted()


def time_clock():
    """On a wall, its middle at the origin, cards in a rack beside it."""
    model = Model('token')
    model.shape(box((0, 0.1, 0), (0.2, 0.24, 0.09), bevel=0.02), '#6a747c', 30)
    model.shape(disc((0, 0.16, 0.092), 0.13, sides=24), '#d8d0bc', 40, PLAIN)
    for degrees, long in ((240, 0.07), (0, 0.1)):
        turned = turn((0, 0, 1), -degrees)
        model.shape(box(vec(0, 0.16, 0.098) + turned @ vec(0, long / 2, 0), (0.01, long / 2, 0.003), turned), RED, 30, PLAIN)
    model.shape(box((0, -0.06, 0.092), (0.08, 0.02, 0.01)), '#201c20', 30)
    model.shape(box((0, -0.02, 0.1), (0.05, 0.08, 0.004)), '#e0d8b8', 30)
    for side in (-1, 1):
        for row in range(4):
            at = vec(side * 0.44, 0.32 - row * 0.17, -0.02)
            model.shape(box(at, (0.11, 0.06, 0.03)), '#4a4c54', 30)
            model.shape(box(at + (0, 0.06, 0.0), (0.085, 0.07, 0.006)), ('#d8cfa8', '#c8bc94')[row % 2], 30)
    return model.sculpted()


def stalls(pot='#5a8a90'):
    """Two doors of toilets in the x-y plane, a gap below and room above; both say that they are taken."""
    model = Model('token')
    for x in (-0.96, 0.0, 0.96):
        model.shape(box((x, 0.6, -0.02), (0.06, 0.6, 0.05)), '#4a6a74', 30)
    model.shape(box((0, 1.0, -0.09), (1.0, 0.02, 0.02)), '#4a6a74', 30)
    for x in (-0.48, 0.48):
        model.shape(box((x, 0.6, 0), (0.4, 0.42, 0.025), bevel=0.01), pot, 30)
        model.shape(disc((x + 0.28, 0.66, 0.045), 0.055, sides=20, thickness=0.03), STEEL, 40)
        model.shape(box((x + 0.28, 0.66, 0.064), (0.038, 0.02, 0.004)), RED, 30, PLAIN)
        model.shape(disc((x - 0.04, 0.82, 0.03), 0.035, sides=14), '#d8d4c8', 40)
        model.shape(plate([(-0.06, -0.15), (0.06, -0.15), (0.045, 0.0), (-0.045, 0.0)] if x < 0 else [(-0.09, -0.15), (0.09, -0.15), (0.03, 0.0), (-0.03, 0.0)], 0.01, at=(x - 0.04, 0.77, 0.03)), '#d8d4c8', 30)
    return model.sculpted()


def chart():
    """A board with a curve that only ever went down."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.62, 0.36, 0.02)), '#8a8078', 30)
    model.shape(box((0, 0, 0.016), (0.59, 0.33, 0.01)), '#d8d4c4', 30)
    for index, high in enumerate((0.42, 0.36, 0.3, 0.18, 0.08, 0.03)):
        model.shape(box((-0.42 + index * 0.17, -0.26 + high / 2, 0.03), (0.055, high / 2, 0.004)), ('#4f8a5b', '#d0a03a', RED)[index // 2], 30, PLAIN)
    path = [(-0.46, 0.24, 0.04), (-0.2, 0.16, 0.04), (0.02, 0.06, 0.04), (0.24, -0.1, 0.04), (0.48, -0.2, 0.04)]
    rod(model, path, 0.013, '#2c2c34', 5)
    model.shape(loft([(0.46, -0.19, 0.04), (0.55, -0.24, 0.04)], (0.04, 0), 5), '#2c2c34', 40)
    return model.sculpted()


def plus_sign():
    model = Model('token')
    model.shape(box((0, 0, 0), (0.2, 0.2, 0.02), bevel=0.01), '#d8d4c4', 30)
    model.shape(plus(0.14, 0.02).moved((0, 0, 0.025)), '#3f8a5a', 30, PLAIN)
    return model.sculpted()


def coach():
    """The side of a coach in the x-y plane, 3.4 long, its windows open to what sits inside."""
    model = Model('token')
    body, trim = '#b8842c', '#7a2c34'
    for y, half, pot in ((0.46, 0.3, body), (1.5, 0.14, body), (0.66, 0.035, trim)):
        model.shape(box((0, y, 0.0 if pot == body else 0.012), (1.75, half, 0.05), bevel=0.01), pot, 30)
    model.shape(box((0, 1.68, -0.4), (1.75, 0.06, 0.46), bevel=0.03), body, 30)
    model.shape(box((0, 0.9, -0.85), (1.75, 0.8, 0.03)), '#2a2030', 30)
    for x in (-1.68, -0.69, -0.03, 0.63, 1.34, 1.7):
        model.shape(box((x, 1.06, 0), (0.06, 0.34, 0.044)), body, 30)
    for x in (-1.15, 1.15):
        along = upright((0, 0, 1), (0, 1, 0))
        model.shape(lathe([(0.0, 0.1), (0.14, 0.11), (0.15, 0.09), (0.26, 0.1), (0.28, 0.04), (0.28, -0.1)], 26, (x, 0.24, 0), along), '#2c2a30', 50)
        model.shape(lathe([(0.0, 0.115), (0.1, 0.118), (0.12, 0.1)], 16, (x, 0.24, 0), along), STEEL, 50)
    for index in range(5):
        model.shape(box((-0.42 + index * 0.2, 0.46, 0.056), (0.07, 0.055 if index % 2 else 0.075, 0.004)), '#e8dcb8', 30)
    return model.sculpted()


def exit_sign():
    """Green, lit: somebody running, an arrow, a door."""
    model = Model('token')
    model.shape(box((0, 0, -0.01), (0.34, 0.15, 0.03)), '#2a3a30', 30)
    model.shape(panel((-0.32, -0.13, 0.024), (0.64, 0, 0), (0, 0.26, 0))._replace(uv=None), '#1f7a44', 30, PLAIN, 'glow')
    white = '#c8d8b8'
    model.shape(box((0.2, 0, 0.03), (0.06, 0.1, 0.004)), white, 30, PLAIN, 'glow')
    model.shape(disc((0.0, 0.07, 0.032), 0.028, sides=12), white, 40, PLAIN, 'glow')
    for a, b in (((0, 0.04), (-0.03, -0.02)), ((-0.03, -0.02), (0.03, -0.05)), ((0.03, -0.05), (0.02, -0.1)), ((-0.03, -0.02), (-0.09, -0.07)), ((0, 0.03), (0.06, 0.0)), ((0, 0.03), (-0.06, 0.02))):
        rod(model, [(*a, 0.032), (*b, 0.032)], 0.015, white, 5, material='glow', finish=PLAIN)
    rod(model, [(-0.26, 0, 0.032), (-0.14, 0, 0.032)], 0.014, white, 5, material='glow', finish=PLAIN)
    model.shape(loft([(-0.22, 0, 0.032), (-0.29, 0, 0.032)], (0.05, 0), 4), white, 40, PLAIN, 'glow')
    return model.sculpted()


def extinguisher():
    model = Model('token')
    model.shape(lathe([(0.09, -0.3), (0.1, -0.28), (0.1, 0.16), (0.05, 0.24), (0.03, 0.28)], 18, caps=(True, True)), RED, 50)
    model.shape(box((0, 0.3, 0.02), (0.03, 0.03, 0.07)), '#2c2a30', 30)
    rod(model, curve([(0.02, 0.3, 0.06), (0.14, 0.2, 0.06), (0.15, -0.05, 0.04), (0.12, -0.14, 0.04)], 5), 0.016, '#2c2a30')
    model.shape(lathe([(0.101, -0.1), (0.102, 0.08)], 18), '#d8d0bc', 40)
    return model.sculpted()
