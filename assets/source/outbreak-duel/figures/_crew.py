"""The four who are alive: who they are and what they wear. `dutch(pose, extra, ...)` is one of them without a base."""
from _drawn import person
from cast.hands import carry
from cast.people import Look, glasses, headset, stance, stripes
from lib.body import LEFT
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import turn, upright, vec
from props.guns import hunting_rifle
from props.medicine import plus

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
# Feet apart, knees soft: how people stand who expect something.
READY = dict(feet=((0.13, 0.068, 0.1), (-0.13, 0.068, -0.08)), knees=((0.35, 0, 1), (-0.35, 0, 1)))
WIDE = READY | dict(shoulders=((0.17, 0.745, 0), (-0.17, 0.745, 0)), hips=((0.075, 0.48, 0), (-0.075, 0.48, 0)), neck=(0, 0.785, 0.025), head=(0, 0.9, 0.065), arm=(0.17, 0.16))

DUTCH = Look('#b8805c', '#464a62', '#3c4258', style='bald', collar='#c0392f', jaw=1.18, frown=1.35, stubble='#6a5040', size=0.12, broad=1.26, fist=0.15, shoes='#2c2a30')
INES = Look('#c89468', '#1f98a0', '#206f86', hair='#2a1c18', collar='#ece6d6', frown=0.8, jaw=0.9, shoes='#d8d2c4', eyes='#4a6a4a')
MARA = Look('#8a5c40', '#e0702a', '#2f5f50', hair='#241b19', style='bun', collar='#2f5f50', jaw=0.9, frown=0.8, hem=0.05, shoes='#2c2a30')
WREN = Look('#deb090', '#7a58a8', '#4c5068', hair='#c8622a', style='wild', collar='#ece6d6', jaw=0.86, frown=0.6, hem=0.05, shoes='#a8433a', eyes='#3f6a5a')


def armband(model, pose, head):
    for side in (LEFT,):
        at, along = pose.on_arm(side, 0.55), pose.elbows[side] - pose.shoulders[side]
        model.shape(loft([at - along * 0.17, at + along * 0.17], [0.088] * 2, 14), '#e8c02c', 60, area='cloth')


def earpiece(model, pose, head):
    model.shape(pearl(head.at(0.86, -0.06, 0.0), 0.02), '#ece6d6', 180)
    model.shape(loft([head.at(0.88, -0.1, -0.02), head.at(0.98, -0.4, -0.12), head.at(0.85, -0.75, -0.1), head.at(0.8, -1.0, -0.2)], [0.008] * 4, 5), '#ece6d6', 60)


def zipper(model, pose, head):
    path = [pose.neck + (0, -0.03, 0.085), pose.on_chest(0, 0.02, 0.125), pose.pelvis + (0, 0.06, 0.125)]
    model.shape(ribbon(path, [0.014] * 3, (1, 0, 0), 0.014), '#c8ccd4', 50)


def goggles(model, pose, head):
    """Up on the brow: she wants to see this."""
    k = head.size
    model.shape(lathe([(0.95 * k, -0.07 * k), (1.0 * k, 0), (0.95 * k, 0.07 * k)], 18, head.at(0, 0.56, -0.1), upright(head.turned[:, 1])), '#26262e', 60)
    path = [head.at(x, 0.58, z) for x, z in ((-0.5, 0.72), (-0.24, 0.92), (0.24, 0.92), (0.5, 0.72))]
    model.shape(ribbon(path, [0.3 * k] * 4, head.turned[:, 1], 0.1 * k), '#e87a2a', 60)


def racing_bib(model, pose, head):
    turned, at = pose.chest_frame, pose.on_chest(0, -0.02, 0.108)
    model.shape(box(at, (0.062, 0.062, 0.006), turned), '#ece6d6', 40, area='cloth')
    for x, y, w, h in ((0.0, 0.03, 0.03, 0.008), (0.016, -0.005, 0.009, 0.035)):
        model.shape(box(at + turned @ vec(x, y, 0.008), (w, h, 0.003), turned), '#c0392f', 30, area='cloth')


def braid(model, pose, head):
    path = [head.at(0, 0.1, -0.95), head.at(0.25, -0.5, -1.0), head.at(0.55, -1.05, -0.55), head.at(0.62, -1.6, 0.1)]
    model.shape(loft(path, [0.04, 0.034, 0.03, 0.02], 7), '#2a1c18', 60, area='hair')


def rifle_on_back(model, pose, head):
    carry(model, hunting_rifle(), pose.on_chest(0, 0.0, -0.14), turn(ROLL, 58), 0.62)
    path = [pose.on_chest(*p) for p in ((0.1, 0.13, -0.05), (0.09, 0.12, 0.07), (0, 0.0, 0.118), (-0.09, -0.1, 0.09))]
    model.shape(ribbon(path, [0.026] * 4, (0.6, 0.8, 0)), '#8a744a', 50)


def red_cross(model, pose, head):
    model.shape(box(pose.on_chest(0.058, 0.045, 0.108), (0.036, 0.036, 0.006), pose.chest_frame), '#f0ece0', 40, area='cloth')
    model.shape(plus(0.045, 0.01).moved(pose.on_chest(0.058, 0.045, 0.117), pose.chest_frame), '#c8302c', 30, area='cloth')


def stethoscope(model, pose, head):
    path = [pose.neck + (0.06, 0.02, 0.0), pose.neck + (0.07, -0.04, 0.07), pose.on_chest(0.03, -0.03, 0.125), pose.on_chest(-0.03, -0.06, 0.128), pose.on_chest(-0.05, -0.1, 0.126)]
    model.shape(loft(path, [0.011] * 5, 6), '#2c2c34', 60)
    model.shape(loft([pose.neck + (0.06, 0.02, 0), pose.neck + (0, 0.03, -0.06), pose.neck + (-0.06, 0.02, 0), pose.neck + (-0.06, -0.05, 0.075)], [0.011] * 4, 6), '#2c2c34', 60)
    model.shape(pearl(path[-1], 0.024), '#c8ccd4', 180)


def lanyard(model, pose, head):
    for s in (1, -1):
        model.shape(ribbon([pose.neck + (s * 0.055, -0.0, 0.05), pose.on_chest(s * 0.03, 0.02, 0.112), pose.on_chest(0, -0.07, 0.12)], [0.014] * 3, (1, 0, 0)), '#e8c02c', 50, area='cloth')
    model.shape(box(pose.on_chest(0, -0.1, 0.125), (0.03, 0.038, 0.006), pose.chest_frame), '#ece6d6', 40)


WORN = {
    'dutch': (DUTCH, (armband, earpiece, zipper)),
    'ines': (INES, (goggles, racing_bib, braid)),
    'mara': (MARA, (stripes('#f0ecc0', (-0.06,)), red_cross, stethoscope)),
    'wren': (WREN, (headset, glasses('#26222c'), lanyard)),
}


def someone(name, pose=None, *extras, **how):
    look, worn = WORN[name]
    body = WIDE if name == 'dutch' else READY
    return person(look, stance(**body | (pose or {})), *worn, *extras, **how)


def dutch(pose=None, *extras, **how):
    return someone('dutch', pose, *extras, **how)


def ines(pose=None, *extras, **how):
    return someone('ines', pose, *extras, **how)


def mara(pose=None, *extras, **how):
    return someone('mara', pose, *extras, **how)


def wren(pose=None, *extras, **how):
    return someone('wren', pose, *extras, **how)


# What they do while nobody asks them to do anything else: on the table and on their own cards.
FISTS = dict(hands=((0.2, 0.79, 0.28), (-0.15, 0.74, 0.32)), elbows=((1, -0.9, -0.1), (-1, -0.9, -0.1)), gaze=(0, -0.04, 1), roll=-4)
AIM = dict(hands=((0.03, 0.8, 0.38), (-0.1, 0.76, 0.14)), elbows=((0.7, -1, 0), (-1, -0.5, 0)), gaze=(0.08, -0.02, 1), roll=-8, shoulders=((0.12, 0.735, 0.07), (-0.125, 0.735, -0.05)))
# Across the chest: nobody sees a face behind a scope.
PORT = dict(hands=((0.17, 0.8, 0.24), (-0.15, 0.56, 0.24)), elbows=((1, -0.6, -0.1), (-1, -0.3, -0.3)), gaze=(0.05, 0.0, 1), roll=-5)
CARRY = dict(hands=((0.26, 0.54, 0.16), (-0.15, 0.7, 0.26)), elbows=((0.6, 0, -1), (-1, -0.8, -0.1)), roll=6, gaze=(-0.04, 0.0, 1))
CALL = dict(hands=((0.26, 0.9, 0.2), (-0.21, 0.72, 0.2)), elbows=((1, -0.4, -0.1), (-1, -0.9, 0)), roll=8, gaze=(0.06, 0.02, 1))
