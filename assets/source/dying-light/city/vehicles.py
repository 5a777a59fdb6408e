"""What did not get away: two cars, a bus, a tram, a boat."""
from lib.card import printed, thing
from lib.shapes import box, lathe, loft, pearl
from lib.space import turn, upright

from props import clutter as on
from props.wheels import hull, saloon

from _sheet import city_model


def taxi():
    model = city_model('furniture')
    saloon(model, '#f0b52c', '#f0b52c')
    for side in (-1, 1):
        thing(model, box((side * 0.398, 0.36, 0), (0.012, 0.035, 0.5)), '#2b2a2e')
        on.block(model, (side * 0.25, 0.33, 0.85), (0.13, 0.09, 0.05), '#fff3c4')
        on.block(model, (side * 0.27, 0.36, -0.83), (0.12, 0.07, 0.04), '#b8302a')
    on.block(model, (0, 0.22, 0.86), (0.7, 0.09, 0.06), '#b9bec4')
    on.block(model, (0, 0.84, 0.02), (0.3, 0.13, 0.16), '#f8f2e0')
    on.block(model, (0.04, 0.84, -0.3), (0.42, 0.14, 0.26), '#7d4a2c', turn((0, 1, 0), 8))
    return model.sculpted()


def wreck():
    model = city_model('furniture')
    saloon(model, '#8f5640', '#6a4335', '#2a2b33', flat=True)
    thing(model, box((0.02, 0.62, 0.6), (0.34, 0.02, 0.26), turn((1, 0, 0), -52)), '#7d4a38')
    on.block(model, (0.05, 0.42, 0.58), (0.4, 0.12, 0.3), '#3a373d', turn((0, 1, 0), 6), 0.02)
    thing(model, pearl((-0.25, 0.3, 0.82), (0.06, 0.05, 0.04)), '#4a4a50', 180)
    on.block(model, (0.28, 0.16, 0.9), (0.2, 0.14, 0.2), '#8d8378', turn((1, 1, 0), 25))
    on.block(model, (-0.3, 0.1, -0.84), (0.22, 0.16, 0.16), '#7a7168', turn((0, 1, 1), 30))
    return model.sculpted()


def _coach(name, body, roof):
    """A long vehicle along x, 2.75 cells."""
    model = city_model('furniture')
    turned = turn((0, 1, 0), 90)
    shell = hull([(-1.36, 0.28, 1.0, 0.33), (-1.3, 0.2, 1.08, 0.38), (1.3, 0.2, 1.08, 0.38), (1.36, 0.28, 1.0, 0.33)], 0.05)
    thing(model, shell.moved(turned=turned), body, 35)
    for side in (-1, 1):
        printed(model, (-1.3 * side, 0.24, 0.384 * side), (2.6 * side, 0, 0), (0, 0.8, 0), name, cut=(4, 2))
        thing(model, box((1.365 * side, 0.8, 0), (0.012, 0.17, 0.28)), '#7fb4c2')
    thing(model, hull([(-1.25, 1.06, 1.12, 0.3), (1.25, 1.06, 1.12, 0.3)], 0.02).moved(turned=turned), roof)
    return model


def bus():
    model = _coach('bus', '#c8402f', '#e6dcc6')
    for x in (-0.9, 0.9):
        for side in (-1, 1):
            hub = lathe([(0.17, -0.05), (0.18, 0.03), (0.1, 0.05), (0.03, 0.06)], 9, (x, 0.18, side * 0.37), turn((1, 0, 0), 90 * side))
            thing(model, hub, '#2c2a30')
    on.block(model, (-0.4, 1.2, 0), (0.6, 0.15, 0.44), '#7d4a2c', turn((0, 1, 0), 14), 0.02)
    on.block(model, (0.35, 1.17, 0.05), (0.4, 0.1, 0.3), '#4f6b5a', turn((0, 1, 0), -20), 0.02)
    return model.sculpted()


def tram():
    model = _coach('tram', '#2f7a6b', '#e6dcc6')
    for x in (-0.8, 0.8):
        on.block(model, (x, 0.13, 0), (0.7, 0.2, 0.5), '#35363f')
    arm = [(-0.35, 1.12, 0), (0.2, 1.36, 0), (-0.2, 1.62, 0)]
    for z in (-0.08, 0.08):
        on.rail(model, [(x, y, z) for x, y, _ in arm], 0.018, on.DARK, 3)
    on.rail(model, [(-0.2, 1.63, -0.3), (-0.2, 1.63, 0.3)], 0.022, on.DARK)
    on.block(model, (0.6, 1.16, 0), (0.7, 0.08, 0.4), '#8d939c')
    return model.sculpted()


def boat():
    model = city_model('furniture')
    keel = [(0, 0.3, 0.82), (0, 0.2, 0.55), (0, 0.17, 0.0), (0, 0.18, -0.5), (0, 0.2, -0.76)]
    thing(model, loft(keel, [0.03, 0.26, 0.34, 0.32, 0.26], 8, flat=0.56), '#3a6f8f', 70)
    on.block(model, (0, 0.31, -0.1), (0.5, 0.03, 1.1), '#c99f68')
    on.block(model, (0, 0.5, -0.35), (0.4, 0.38, 0.4), '#f2ead6', bevel=0.03)
    on.block(model, (0, 0.56, -0.35), (0.42, 0.14, 0.34), '#4f7f92')
    on.block(model, (0, 0.71, -0.35), (0.46, 0.05, 0.46), '#d8553a', bevel=0.015)
    on.post(model, (0, 0.3, 0.2), 1.0, 0.025, on.WOOD, 5)
    for z in (-0.3, 0.25):
        for side in (-1, 1):
            thing(model, lathe([(0.03, -0.04), (0.08, -0.04), (0.08, 0.04), (0.03, 0.04)], 8, (side * 0.34, 0.22, z), upright((1, 0, 0))), '#d8553a')
    return model.sculpted()


MODELS = {'taxi': taxi, 'wreck': wreck, 'bus': bus, 'tram': tram, 'boat': boat}
