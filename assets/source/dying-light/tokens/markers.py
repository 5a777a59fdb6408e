"""What lies about in the city: each token in the colour of its print, with one thing on it that reads from above."""
from lib.model import PLAIN, Finish, Model
from lib.shapes import Shape, box, lathe, loft, pearl, ribbon, stone
from lib.space import turn, upright, vec
from lib.token import TOP, around, plate, stick, token_disc

WOOD, DARK_WOOD, STEEL, GOLD = '#a8642f', '#6e3d1a', '#a3abb2', '#f2b632'


def loot_common():
    """A crate tied with rope."""
    model = token_disc(Model('token'), '#c99a4e', '#3a2412')
    turned = turn((0, 1, 0), 17)
    middle = vec(0, TOP + 0.085, 0)
    model.shape(box(middle, (0.145, 0.085, 0.105), turned, 0.012), WOOD, 30)
    for x in (-0.08, 0.08):
        model.shape(box(middle + turned @ vec(x, 0, 0), (0.022, 0.09, 0.111), turned), DARK_WOOD, 30)
    model.shape(box(middle + (0, 0.03, 0), (0.15, 0.012, 0.108), turned), DARK_WOOD, 30)
    handle = [middle + turned @ vec(x, y, 0) for x, y in ((-0.04, 0.085), (-0.035, 0.125), (0.035, 0.125), (0.04, 0.085))]
    model.shape(loft(handle, [0.012] * 4, 4, up=(0, 0, 1)), '#e0d0a0', 60)
    return model.sculpted()


def loot_epic():
    """A golden chest with its lid ajar, bright inside."""
    model = token_disc(Model('token'), GOLD, '#4a2a06')
    turned = turn((0, 1, 0), -15)
    middle = vec(0, TOP + 0.07, 0)
    model.shape(box(middle, (0.15, 0.07, 0.11), turned, 0.01), '#d99a24', 30)
    model.shape(box(middle + (0, 0.08, 0), (0.13, 0.012, 0.09), turned), '#fff0b0', 30, PLAIN, 'glow')
    lid = turned @ turn((1, 0, 0), -24)
    model.shape(box(middle + turned @ vec(0, 0.125, -0.02), (0.155, 0.032, 0.115), lid, 0.014), GOLD, 30)
    for x in (-0.09, 0.09):
        model.shape(box(middle + turned @ vec(x, 0.127, -0.02), (0.018, 0.037, 0.12), lid), '#8a5a12', 30)
        model.shape(box(middle + turned @ vec(x, 0, 0), (0.018, 0.072, 0.115), turned), '#8a5a12', 30)
    model.shape(box(middle + turned @ vec(0, 0.03, 0.112), (0.03, 0.035, 0.012), turned), '#fff3c4', 30)
    return model.sculpted()


def inhibitor():
    """A case of the stuff: a syringe across an open tray."""
    model = token_disc(Model('token'), '#3fd0c4', '#07363a')
    across = vec(0.8, 0, 0.6)
    model.shape(box((0, TOP + 0.03, 0), (0.15, 0.03, 0.09), turn((0, 1, 0), -37), 0.01), '#2b3d44', 30)
    middle = vec(0, TOP + 0.1, 0)
    barrel = [(0.045, -0.1), (0.05, -0.09), (0.05, 0.08), (0.03, 0.1)]
    model.shape(lathe(barrel, 9, middle, upright(across), (True, True)), '#7ff2e6', 40, PLAIN, 'glow')
    for at in (-0.09, 0.08):
        model.shape(lathe([(0.053, -0.014), (0.058, 0), (0.053, 0.014)], 9, middle + across * at, upright(across)), '#e6ecec', 40)
    stick(model, middle + across * 0.1, middle + across * 0.21, 0.009, '#e6ecec', 4)
    stick(model, middle - across * 0.1, middle - across * 0.17, 0.016, '#e6ecec', 5)
    model.shape(lathe([(0.045, -0.01), (0.045, 0.01)], 8, middle - across * 0.175, upright(across), (True, True)), '#e6ecec', 40)
    return model.sculpted()


def electricity():
    """A bolt, upright, over a fuse box."""
    model = token_disc(Model('token'), '#ffdf4a', '#2b2410')
    model.shape(box((0, TOP + 0.035, 0), (0.13, 0.035, 0.07), bevel=0.01), '#3d4148', 30)
    bolt = ((0.03, 0.5), (-0.11, 0.27), (-0.04, 0.28), (-0.05, 0.1), (0.11, 0.34), (0.045, 0.36), (0.12, 0.5))
    model.shape(plate(bolt, 0.05, TOP), '#ffe45a', 30, PLAIN, 'glow')
    for x in (-0.09, 0.09):
        model.shape(lathe([(0.026, 0), (0.03, 0.02), (0.014, 0.05)], 7, (x, TOP + 0.07, 0.0), caps=(False, True)), '#d8d2c0', 40)
    return model.sculpted()


def fire():
    """Five tongues over charred wood."""
    model = token_disc(Model('token'), '#5a2a1c', '#ff9a3a')
    for out, root in around(4, 0.08):
        stick(model, root + out * 0.08 + (0, 0.02, 0), root - out * 0.14 + (0, 0.05, 0), 0.026, '#3a2a26', 5)
    flames = ((0, 0, 0.1, 0.46, '#ff7a1f'), (0.09, 0.04, 0.065, 0.3, '#ff9a2e'), (-0.09, 0.03, 0.07, 0.33, '#ff5a1a'), (0.01, 0.1, 0.06, 0.27, '#ffd25a'), (0, -0.08, 0.07, 0.34, '#ff6a1a'))
    for x, z, radius, height, pot in flames:
        path = [(x, TOP, z), (x * 1.1, TOP + height * 0.25, z), (x * 0.8 + 0.02, TOP + height * 0.6, z), (x * 1.1 - 0.015, TOP + height, z)]
        model.shape(loft(path, (radius * 0.7, radius, radius * 0.5, 0), 6, up=(0, 0, 1), caps=False), pot, 100, PLAIN, 'glow')
    return model.sculpted()


def rough():
    """A heap that was a wall, with its reinforcing bars."""
    model = token_disc(Model('token'), '#7b7168', '#2b2622')
    for index, (_, root) in enumerate(around(9, 0.13)):
        size = 0.055 + 0.022 * (index * 7 % 3)
        model.shape(stone(root + (0, size * 0.5, 0), (size, size * 0.8, size), index + 3, turn((0.2, 1, 0.1), 53 * index)), ('#8d8378', '#6d6259', '#a0705a')[index % 3], 20)
    for index in range(3):
        model.shape(stone((0.04 * (index - 1), TOP + 0.1 + 0.03 * index, 0.03 * (index - 1)), (0.085 - 0.012 * index, 0.06, 0.07), index + 20, turn((0, 1, 0), 40 * index)), ('#96928d', '#7d7974', '#8d8378')[index], 20)
    for x, lean in ((-0.08, -0.1), (0.06, 0.12)):
        model.shape(loft([(x, TOP + 0.08, 0), (x + lean * 0.4, TOP + 0.24, 0.02), (x + lean, TOP + 0.27, 0.06)], [0.011] * 3, 4, up=(0, 0, 1)), '#9a5b3a', 60)
    return model.sculpted()


def nest():
    """Thorns round something that glows when it breathes."""
    model = token_disc(Model('token'), '#5a1f2c', '#ff8a7a')
    for index, (out, root) in enumerate(around(9, 0.16)):
        tall = 0.2 + 0.06 * (index % 3)
        path = [root, root + out * 0.045 + (0, tall * 0.5, 0), root - out * 0.02 + (0, tall, 0)]
        model.shape(loft(path, (0.036, 0.028, 0), 5, caps=False), '#8a3a4a', 70)
    model.shape(lathe([(0.12, TOP), (0.13, TOP + 0.05), (0.085, TOP + 0.11), (0.03, TOP + 0.13)], 10, caps=(False, True)), '#6a2a38', 60)
    for x, z in ((0.06, 0.06), (-0.07, 0.04), (0.0, -0.07), (0.015, 0.02)):
        model.shape(pearl((x, TOP + 0.1, z), 0.034), '#ff8a5a', 180, PLAIN, 'glow')
    return model.sculpted()


def exposure():
    """A geiger counter's worth of bad news: three blades round a hub."""
    model = token_disc(Model('token'), '#9bc23c', '#2a3a10')
    model.shape(lathe([(0.045, TOP), (0.045, TOP + 0.05), (0.03, TOP + 0.06)], 9, caps=(False, True)), '#2a3a10', 40)
    for index in range(3):
        turned = turn((0, 1, 0), 120 * index)
        outline = ((-0.05, -0.075), (0.05, -0.075), (0.1, -0.17), (0.0, -0.195), (-0.1, -0.17))
        blade = plate(outline, 0.05)
        model.shape(Shape(blade.vertices @ turn((1, 0, 0), 90).T @ turned.T + vec(0, TOP + 0.025, 0), blade.faces), '#2a3a10', 30)
    return model.sculpted()


def event():
    """An exclamation mark nobody can overlook."""
    model = token_disc(Model('token'), '#e8692f', '#3a1408')
    model.shape(lathe([(0.034, TOP + 0.15), (0.062, TOP + 0.36), (0.055, TOP + 0.42), (0.03, TOP + 0.44)], 8, caps=(True, True)), '#f6ead2', 50)
    model.shape(lathe([(0.03, TOP), (0.055, TOP + 0.03), (0.055, TOP + 0.08), (0.03, TOP + 0.11)], 8, caps=(False, True)), '#f6ead2', 50)
    for _, root in around(3, 0.15, 0.5):
        model.shape(lathe([(0.03, 0), (0.03, 0.02)], 6, root, caps=(False, True)), '#3a1408', 40)
    return model.sculpted()


def objective():
    """A flag on a pole; the app writes its letter on the disc."""
    model = token_disc(Model('token'), '#f6ead2', '#a3232b')
    foot, top = vec(-0.13, TOP, -0.05), vec(-0.13, 0.6, -0.05)
    stick(model, foot, top, 0.018, '#8a9098', 6)
    model.shape(pearl(top, 0.03), GOLD, 180)
    cloth = [top + vec(x, -0.1 + y, z) for x, y, z in ((0, 0, 0), (0.11, 0.012, 0.035), (0.21, -0.012, -0.01), (0.32, 0.0, 0.03))]
    model.shape(ribbon(cloth, (0.17, 0.17, 0.16, 0.14), (0, 1, 0), 0.014), '#c22f38', 50)
    model.shape(ribbon([p + vec(0, 0, 0.006) for p in cloth[:3]], (0.04, 0.04, 0.038), (0, 1, 0), 0.016), '#f6ead2', 50)
    return model.sculpted()


def jump_pad():
    """Springs under a trampoline."""
    model = token_disc(Model('token'), '#4f9fe0', '#0c2340')
    for turn_ in range(3):
        y = TOP + 0.03 + 0.045 * turn_
        model.shape(lathe([(0.1, y - 0.012), (0.118, y), (0.1, y + 0.012)], 12), '#dfe6ea', 60)
    for radius, low, pot in ((0.19, 0.0, '#4f9fe0'), (0.135, 0.012, '#f6ead2'), (0.07, 0.02, '#d8452f')):
        y = TOP + 0.16 + low
        model.shape(lathe([(radius, y), (radius, y + 0.03)], 14, caps=(False, True)), pot, 40)
    return model.sculpted()


def spear():
    """Thrown, and still standing in what it hit."""
    model = token_disc(Model('token'), '#b9c2c9', '#2a3138')
    foot, tip = vec(0.06, TOP, -0.05), vec(-0.12, 0.62, 0.08)
    along = (tip - foot) / 0.61
    stick(model, foot, tip, 0.018, '#8a5c34', 6)
    model.shape(loft([tip - along * 0.04, tip + along * 0.04, tip + along * 0.19], (0.022, 0.05, 0), 4, up=(0, 0, 1), flat=0.4), '#dfe6ea', 30)
    for step in (0.05, 0.08):
        model.shape(lathe([(0.02, -0.014), (0.029, 0), (0.02, 0.014)], 7, tip - along * step, upright(along)), '#c2423a', 50)
    for _, root in around(5, 0.05):
        model.shape(stone(root + (0.05, 0.01, -0.04), (0.03, 0.02, 0.025), 5), '#7d7974', 20)
    return model.sculpted()


def uv():
    """A work lamp on a tripod; the app lights it."""
    model = token_disc(Model('token'), '#a56bff', '#24104a')
    for _, root in around(3, 0.15, 0.4):
        stick(model, root, (0, 0.3, 0), 0.016, '#4a4658', 5)
    stick(model, (0, 0.28, 0), (0, 0.5, 0), 0.02, '#4a4658', 6)
    turned = turn((1, 0, 0), -20)
    model.shape(box((0, 0.54, 0), (0.15, 0.065, 0.05), turned, 0.012), '#57506b', 30)
    model.shape(box(vec(0, 0.54, 0) + turned @ vec(0, 0, 0.05), (0.125, 0.042, 0.008), turned), '#c9a5ff', 30, PLAIN, 'glow')
    for x in (-0.06, 0.0, 0.06):
        model.shape(box(vec(x, 0.54, 0) + turned @ vec(0, 0, 0.06), (0.006, 0.06, 0.006), turned), '#24104a', 30)
    return model.sculpted()


def round_marker():
    """The hour hand of the night: a clock on a foot."""
    model = Model('token')
    model.shape(lathe([(0.15, 0), (0.16, 0.02), (0.1, 0.05), (0.04, 0.07)], 14, caps=(False, True)), '#2f3d63', 40)
    tilted = turn((1, 0, 0), 62)
    middle = vec(0, 0.26, 0)
    model.shape(lathe([(0.185, -0.03), (0.2, 0), (0.185, 0.03), (0.165, 0.025)], 18, middle, tilted, (True, False)), GOLD, 50)
    model.shape(lathe([(0.168, 0.016), (0.02, 0.018)], 18, middle, tilted, (False, True)), '#f6ead2', 60, Finish(shade=0.2))
    for index in range(12):
        mark = turn((0, 1, 0), 30 * index)
        model.shape(box(middle + tilted @ (vec(0, 0.022, 0) + mark @ vec(0, 0, 0.14)), (0.007, 0.004, 0.016), tilted @ mark), '#2f3d63', 30)
    for degrees, long in ((205, 0.1), (120, 0.075)):
        hand = turn((0, 1, 0), degrees)
        model.shape(box(middle + tilted @ (vec(0, 0.026, 0) + hand @ vec(0, 0, long / 2)), (0.011, 0.005, long / 2), tilted @ hand), '#a3232b', 30)
    stick(model, (0, 0.06, -0.01), (0, 0.2, -0.04), 0.025, GOLD, 6)
    return model.sculpted()


MODELS = {
    'loot-common': loot_common,
    'loot-epic': loot_epic,
    'inhibitor': inhibitor,
    'electricity': electricity,
    'fire': fire,
    'rough': rough,
    'nest': nest,
    'exposure': exposure,
    'event': event,
    'objective': objective,
    'jump-pad': jump_pad,
    'spear': spear,
    'uv': uv,
    'round-marker': round_marker,
}
