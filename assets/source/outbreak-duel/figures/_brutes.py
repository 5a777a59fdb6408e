"""Brutes: slate skin, twice as wide as they need be. Each is a trade that was heavy before."""
from dataclasses import replace

from _drawn import Sketched
from _wear import bow_tie, dome, ears, shades
from cast.hands import both_hands, carry, one_hand
from cast.hulk import POSE, Bulk, belt, hulk
from cast.people import hard_hat, toque
from lib.body import LEFT, RIGHT
from lib.colour import mottled, stained
from lib.fields import egg, lumpy
from lib.model import Model
from lib.shapes import box, loft, pearl, ribbon
from lib.space import turn, unit, vec
from props.blades import cleaver
from props.clubs import sledge

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
SLATE = mottled('#7c8c9c', '#4c5c70', 12, 0.55)
BOLT = replace(POSE, roll=-4, gaze=(0.0, -0.05, 1))
WIDE = replace(BOLT, hands=((0.5, 0.66, 0.26), (-0.5, 0.66, 0.26)), elbows=((1, 0.2, -0.3), (-1, 0.2, -0.3)), knees=((0.5, 0, 1), (-0.5, 0, 1)))


def drawn(look, pose, *extras):
    model = Sketched('miniature')
    head = hulk(model, pose, look)
    for extra in extras:
        extra(model, pose, head)
    return model.sculpted()


def bouncer():
    """Your name is not on the list. Your leg is."""
    stop = replace(BOLT, hands=((0.36, 0.46, 0.22), (-0.34, 0.84, 0.38)), elbows=((1, 0.1, -0.6), (-1, -0.3, -0.2)), knees=((0.5, 0, 1), (-0.5, 0, 1)))

    def earpiece(model, pose, head):
        model.shape(loft([head.at(0.86, 0.0, 0.1), head.at(0.95, -0.4, 0.0), head.at(0.8, -0.9, -0.2)], [0.012] * 3, 5), '#ece6d6', 60)

    def lapels(model, pose, head):
        for s in (1, -1):
            path = [pose.on_chest(s * 0.1, 0.13, 0.1), pose.on_chest(s * 0.07, 0.03, 0.17), pose.pelvis + (0.0, 0.12, 0.25)]
            model.shape(ribbon(path, (0.05, 0.07, 0.02), (1, 0, 0), 0.016), '#3a3a48', 40)
        model.shape(ribbon([pose.on_chest(0, 0.12, 0.135), pose.on_chest(0, 0.0, 0.17), pose.pelvis + (0, 0.14, 0.235)], (0.13, 0.1, 0.02), (1, 0, 0), 0.012), '#ece6d6', 40)

    return drawn(Bulk(SLATE, '#23232e', '#23232e', '#17161b', hem=-0.02, tear=0.02, sleeves=True), stop, shades(), lapels, bow_tie('#b8382c'), earpiece)


def officer():
    """Told to hold the line in March. Nobody has told him otherwise."""
    guard = replace(BOLT, hands=((0.3, 0.5, 0.36), (-0.5, 0.98, 0.12)), elbows=((1, 0, -0.4), (-1, -0.2, -0.3)), knees=((0.5, 0, 1), (-0.5, 0, 1)))

    def shield(model, pose, head):
        at, turned = vec(0.2, 0.36, 0.5), turn(YAW, 10) @ turn(NOD, -6)
        carry(model, riot_shield(), at, turned, 0.74)

    def plates(model, pose, head):
        model.shape(box(pose.on_chest(0, 0.02, 0.165), (0.15, 0.12, 0.03), pose.chest_frame, 0.02), '#2c3648', 40)
        for s in (1, -1):
            model.shape(box(pose.shoulders[LEFT if s > 0 else RIGHT] + (0, 0.05, 0.02), (0.09, 0.05, 0.1), turn(ROLL, -s * 24), 0.03), '#2c3648', 40)

    baton = one_hand(truncheon(), SLATE, unit((-0.12, 1, -0.1)), 0.62, -0.3, 0.17)
    return drawn(Bulk(SLATE, '#3a4a66', '#232c3c', '#17161b', hem=-0.02, tear=0.0, sleeves=True, hands=(True, False)), guard, dome('#2c3648', 0.36, 0.22, visor='#9ac0d8'), plates, baton, shield)


def riot_shield(glass='#8fb8cc', word='#ece6d6'):
    """Stands in the x-y plane around the origin, 1 high, bent round whoever is behind it."""
    model = Model('token')
    rows = [[vec(0.36 * s, y, 0.06 - 0.14 * s * s) for s in (-1, -0.5, 0, 0.5, 1)] for y in (-0.5, 0.5)]
    for (a, b), (c, d) in zip(zip(rows[0], rows[0][1:]), zip(rows[1], rows[1][1:])):
        middle, across = (a + b + c + d) / 4, b - a
        model.shape(box(middle, (abs(across[0]) / 2 + 0.004, 0.5, 0.012), turn(YAW, -60 * across[2] / abs(across[0]) * 0.9)), glass, 30)
    for y in (-0.5, 0.5):
        model.shape(loft([vec(0.36 * s, y, 0.065 - 0.14 * s * s) for s in (-1, -0.5, 0, 0.5, 1)], [0.022] * 5, 6), '#2c3648', 60)
    for s in (-1, 1):
        model.shape(loft([(0.36 * s, -0.5, -0.075), (0.36 * s, 0.5, -0.075)], [0.022] * 2, 6, up=(0, 0, 1)), '#2c3648', 60)
    model.shape(box((0, 0.14, 0.075), (0.25, 0.075, 0.01)), '#2c3648', 30)
    for x, w in ((-0.17, 0.03), (-0.08, 0.035), (0.02, 0.035), (0.12, 0.03), (0.19, 0.02)):
        model.shape(box((x, 0.14, 0.088), (w, 0.035, 0.004)), word, 30)
    for a, b in (((-0.25, 0.42), (-0.12, 0.3)), ((0.1, -0.2), (0.26, -0.34)), ((0.14, -0.16), (0.2, -0.36))):
        model.shape(loft([(a[0], a[1], 0.08), (b[0], b[1], 0.07)], [0.006] * 2, 4), '#e4eef2', 60)
    return model


def truncheon():
    model = Model('token')
    model.shape(loft([(-0.5, 0, 0), (0.5, 0, 0)], [0.045, 0.05], 10), '#1f1d24', 60)
    model.shape(pearl((0.5, 0, 0), 0.05), '#1f1d24', 180)
    model.shape(loft([(-0.3, 0, 0), (-0.3, -0.16, 0)], [0.035] * 2, 8, up=(0, 0, 1)), '#1f1d24', 60)
    return model


def butcher():
    """Closed on Mondays."""
    up = replace(BOLT, hands=((0.4, 0.5, 0.3), (-0.44, 1.06, 0.16)), elbows=((1, 0.1, -0.5), (-1, -0.2, -0.2)), gaze=(0.06, -0.06, 1), knees=((0.5, 0, 1), (-0.5, 0, 1)))

    def apron(model, pose, head):
        path = [pose.on_chest(0, 0.06, 0.165), pose.on_chest(0, -0.08, 0.205), pose.pelvis + (0, 0.1, 0.245), pose.pelvis + (0, -0.06, 0.23), pose.pelvis + (0, -0.22, 0.2)]
        cloth = stained('#e6e0d4', [(path[1] + (0.05, 0, 0), 0.08), (path[3] + (-0.08, 0, 0), 0.1), (path[2] + (0.1, 0, 0), 0.06)], '#a8302a', 0.9)
        model.shape(ribbon(path, (0.2, 0.28, 0.36, 0.4, 0.4), (1, 0, 0), 0.02), cloth, 50)
        for s in (1, -1):
            model.shape(ribbon([pose.on_chest(s * 0.09, 0.06, 0.165), pose.on_chest(s * 0.09, 0.16, 0.04)], [0.03] * 2, (1, 0, 0), 0.02), '#e6e0d4', 50)

    tool = one_hand(cleaver(), SLATE, unit((-0.1, 1, 0.1)), 0.72, -0.3, 0.17, edge=(0.7, 0, 0.7))
    return drawn(Bulk(SLATE, '#c8c4b8', '#3a3a44', '#e6e0d4', hands=(True, False)), up, toque, apron, tool, belt_of('#6a4a30'))


def belt_of(pot):
    return lambda model, pose, head: belt(model, pose, pot)


def fridge():
    """Hid in it. It is what he has instead of a neighbourhood now."""
    def box_(model, pose, head):
        at, turned = pose.chest + vec(0, -0.07, 0.02), turn(NOD, 6) @ turn(ROLL, -3)

        def on(x, y, z):
            return at + turned @ vec(x, y, z)

        white, steel = stained('#e2e6e6', [(on(0.12, -0.2, 0.24), 0.12), (on(-0.2, 0.2, 0.24), 0.08)], '#8a7a64', 0.7), '#9aa4ac'
        model.shape(box(at, (0.3, 0.37, 0.22), turned, 0.035), white, 40)
        model.shape(box(on(0, 0.13, 0.23), (0.285, 0.008, 0.012), turned), '#5a646c', 30)
        for y, tall in ((0.24, 0.05), (-0.02, 0.1)):
            model.shape(box(on(0.22, y, 0.25), (0.018, tall, 0.02), turned, 0.008), steel, 40)
        for x, y, pot in ((-0.14, 0.26, '#d84a3a'), (-0.02, 0.24, '#e8c24a'), (-0.17, -0.05, '#3f8ac0'), (-0.05, -0.1, '#5aa84a')):
            model.shape(box(on(x, y, 0.232), (0.03, 0.03, 0.012), turned @ turn(ROLL, x * 200)), pot, 30)
        model.shape(box(on(-0.1, -0.2, 0.228), (0.09, 0.07, 0.006), turned @ turn(ROLL, 8)), '#f0e8c8', 30)

    up = replace(WIDE, head=(0, 1.12, 0.12), neck=(0, 1.02, 0.06), hands=((0.52, 0.6, 0.3), (-0.5, 0.72, 0.32)), elbows=((1, 0.2, -0.3), (-1, 0.2, -0.3)), shoulders=((0.3, 0.82, 0.05), (-0.3, 0.82, 0.03)), knees=((0.5, 0, 1), (-0.5, 0, 1)))
    return drawn(Bulk(SLATE, '#c4bba6', '#4f5f80'), up, box_)


def wrecker():
    """Condemned buildings. Now he condemns."""
    swing = replace(BOLT, hands=((0.2, 1.02, 0.24), (-0.22, 1.12, 0.14)), elbows=((1, -0.4, 0.2), (-1, -0.4, 0.2)), gaze=(0.0, -0.1, 1), knees=((0.5, 0, 1), (-0.5, 0, 1)))
    hammer = both_hands(sledge(), SLATE, 0.8, -0.3, 0.17)

    def vest(model, pose, head):
        for s in (1, -1):
            path = [pose.pelvis + (s * 0.11, 0.06, 0.22), pose.on_chest(s * 0.13, -0.05, 0.175), pose.on_chest(s * 0.14, 0.08, 0.14), pose.on_chest(s * 0.12, 0.17, -0.02)]
            model.shape(ribbon(path, [0.12, 0.12, 0.11, 0.1], (1, 0, 0), 0.02), '#e07a2a', 50)
            model.shape(ribbon([p + (0, 0, 0.014) for p in path[:3]], [0.035] * 3, (1, 0, 0), 0.014), '#f0ecc0', 50)

    return drawn(Bulk(SLATE, '#7a8a98', '#5a5248', hands=(False, False)), swing, hard_hat('#e8c02c'), vest, hammer, belt_of('#4a3626'))


def hugger():
    """Free hugs, said the sign. It did not say whose idea it was to stop."""
    open_ = replace(BOLT, hands=((0.5, 0.9, 0.3), (-0.5, 0.9, 0.3)), elbows=((1, -0.5, 0), (-1, -0.5, 0)), gaze=(0, 0.05, 1), head=(0, 0.93, 0.2), knees=((0.5, 0, 1), (-0.5, 0, 1)))
    fur = '#9a6a3c'

    def tummy(model, pose, head):
        model.solid(lumpy(egg(pose.pelvis + (0, 0.18, 0.13), (0.15, 0.19, 0.14)), 0.004, 40), '#d8b07a', 120, 0.0095)
        heart = pose.on_chest(0.0, 0.07, 0.2)
        for s in (1, -1):
            model.shape(pearl(heart + (s * 0.024, 0.012, 0), (0.034, 0.034, 0.016)), '#d83a3a', 180)
        model.shape(loft([heart + (0, 0.0, 0), heart - (0, 0.055, 0)], [0.045, 0], 8, up=(0, 0, 1), flat=0.4), '#d83a3a', 60)

    return drawn(Bulk(SLATE, fur, fur, fur, hem=-0.04, tear=0.0, sleeves=True, belly=1.15), open_, ears(fur), tummy)
