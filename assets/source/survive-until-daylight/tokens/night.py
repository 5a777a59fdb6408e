"""What a night is held with: barricades, traps, spears, grenades; skulls, the lantern of the first player, and WAVE!"""
from lib.fields import block, carve, egg, limb, melt
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, lathe, loft, pearl
from lib.space import turn, unit, upright, vec
from lib.token import TOP, around, stick, token_disc

WOOD, DARK_WOOD, IRON, RED, BRASS = '#b0804a', '#85592f', '#6f767e', '#b8392f', '#d8b045'


def barricade():
    """Two posts, three planks, no two of them parallel."""
    model = Model('token')
    for x in (-0.19, 0.19):
        model.shape(box((x, 0.16, 0), (0.028, 0.16, 0.028), bevel=0.006), DARK_WOOD, 30)
        for z in (-0.11, 0.11):
            stick(model, (x, 0.2, 0), (x, 0.012, z), 0.018, DARK_WOOD, 4)
    for y, roll, pot in ((0.09, 4, WOOD), (0.18, -7, '#c29257'), (0.27, 3, WOOD)):
        turned = turn((0, 0, 1), roll)
        model.shape(box((0, y, 0.036), (0.29, 0.038, 0.012), turned, 0.005), pot, 30)
        for x in (-0.19, 0.19):
            model.shape(pearl(vec(0, y, 0.05) + turned @ vec(x, 0, 0), 0.011), IRON, 100)
    return model.sculpted()


def trap():
    """Spikes in a ring of wire, and something under the middle that is not a pressure cooker any more."""
    model = token_disc(Model('token'), '#6b5b4a', RED)
    for out, root in around(8, 0.15):
        model.shape(loft([root, root + out * 0.04 + (0, 0.15, 0)], (0.026, 0), 4, caps=False), '#a3a9ae', 60)
    for height, reach in ((0.05, 0.17), (0.09, 0.18)):
        ring = [root + (0, height + 0.015 * (-1) ** i, 0) for i, (_, root) in enumerate(around(12, reach))]
        model.shape(loft([*ring, ring[0]], [0.008] * 13, 3, caps=False), '#8a5a3a', 60)
    model.shape(lathe([(0.07, TOP), (0.075, TOP + 0.05), (0.05, TOP + 0.07)], 9, caps=(False, True)), IRON, 40)
    model.shape(pearl((0, TOP + 0.085, 0), 0.024), '#ff6a4a', 180, PLAIN, 'glow')
    return model.sculpted()


def spear():
    """A broom handle with a mirror's edge, standing in its disc."""
    model = token_disc(Model('token'), '#b9a37a', '#4a3626')
    foot, tip = vec(-0.1, TOP, 0.05), vec(0.13, 0.66, -0.07)
    stick(model, foot, tip, 0.02, WOOD, 6)
    along = unit(tip - foot)
    model.shape(loft([tip - along * 0.03, tip + along * 0.05, tip + along * 0.22], (0.02, 0.055, 0), 4, up=(0, 0, 1), flat=0.3), '#b4d2d8', 30)
    for share in (-0.05, -0.02, 0.01):
        model.shape(lathe([(0.024, -0.014), (0.032, 0), (0.024, 0.014)], 7, tip + along * share, upright(along)), RED, 50)
    return model.sculpted()


def grenade():
    """Three sticks, nails taped round them, a short fuse."""
    model = token_disc(Model('token'), '#7a6a3a', '#2d2a24')
    for _, root in around(3, 0.062, 0.4):
        profile = [(0.05, 0), (0.056, 0.01), (0.056, 0.25), (0.046, 0.262)]
        model.shape(lathe(profile, 8, root, caps=(False, True)), RED, 40)
    for y in (0.13, 0.22):
        model.shape(lathe([(0.108, -0.02), (0.119, 0), (0.108, 0.02)], 10, (0, y, 0)), '#3a3a40', 50)
    for _, root in around(8, 0.122):
        stick(model, root + (0, 0.02, 0), root + (0, 0.23, 0), 0.01, '#a3a9ae', 3)
    fuse = [(0, 0.3, 0), (0.01, 0.36, 0.02), (0.05, 0.39, 0.05)]
    model.shape(loft(fuse, [0.013] * 3, 4), '#d8cfb0', 60)
    model.shape(pearl(fuse[-1], 0.03), '#ffc24a', 180, PLAIN, 'glow')
    return model.sculpted()


def skull():
    """Counts damage; smiles about it."""
    model = Model('token')
    head = melt(egg((0, 0.17, -0.02), (0.135, 0.13, 0.15)), block((0, 0.075, 0.05), (0.075, 0.06, 0.06), rounding=0.03), k=0.06)
    sockets = [egg((s * 0.056, 0.155, 0.12), (0.04, 0.04, 0.06)) for s in (1, -1)]
    nose = limb((0, 0.115, 0.13), (0, 0.095, 0.135), 0.014, 0.022)
    model.solid(carve(head, *sockets, nose, k=0.015), '#d8cdb0', 330, 0.01)
    for s in (1, -1):
        model.shape(pearl((s * 0.054, 0.152, 0.085), (0.034, 0.034, 0.02)), '#2d2026', 180, PLAIN)
    for x in (-0.045, -0.015, 0.015, 0.045):
        model.shape(box((x, 0.045, 0.108 - 8 * x * x), (0.012, 0.022, 0.01)), '#ece4ca', 30)
    model.sculpted()
    model.shape(lathe([(0.15, 0), (0.16, 0.012), (0.12, 0.024)], 12, caps=(False, True)), '#7d2f35', 40)
    return model


def first_player():
    """A storm lantern: who holds it goes first."""
    model = token_disc(Model('token'), '#5f4a34', BRASS)
    profile = [(0.13, TOP), (0.14, TOP + 0.03), (0.12, TOP + 0.075), (0.085, TOP + 0.09)]
    model.shape(lathe(profile, 12, caps=(False, True)), RED, 40)
    model.shape(lathe([(0.07, 0.14), (0.095, 0.21), (0.09, 0.28), (0.065, 0.34)], 10, caps=(True, True)), '#ffd98a', 100, PLAIN, 'glow')
    model.shape(lathe([(0.075, 0.335), (0.1, 0.35), (0.075, 0.39), (0.035, 0.43)], 10, caps=(True, True)), RED, 40)
    for x in (-0.115, 0.115):
        model.shape(loft([(x * 0.95, 0.12, 0), (x, 0.24, 0), (x * 0.75, 0.37, 0)], [0.012] * 3, 4, up=(0, 0, 1)), BRASS, 60)
    handle = [(0.105, 0.33, 0), (0.125, 0.43, 0), (0.06, 0.53, 0), (-0.06, 0.53, 0), (-0.125, 0.43, 0), (-0.105, 0.33, 0)]
    model.shape(loft(handle, [0.011] * 6, 4, up=(0, 0, 1)), BRASS, 60)
    return model.sculpted()


def wave():
    """WAVE!: a warning sign with a raised hand, and a siren on top that means it."""
    model = Model('token')
    model.shape(lathe([(0.2, 0), (0.21, 0.02), (0.17, 0.05), (0.05, 0.065)], 14, caps=(False, True)), '#3d3f45', 40)
    stick(model, (0, 0.05, -0.02), (0, 0.72, -0.02), 0.026, '#8a9098', 6)
    for half, z, pot in ((0.235, 0.0, '#f0e6cc'), (0.205, 0.012, RED)):
        model.shape(box((0, 0.43, z), (half, half, 0.012)), pot, 30)
    _palm(model)
    model.shape(lathe([(0.085, 0.68), (0.09, 0.72), (0.07, 0.725)], 10, (0, 0, -0.02), caps=(True, True)), '#3d3f45', 40)
    model.shape(lathe([(0.066, 0.725), (0.07, 0.79), (0.05, 0.83), (0.02, 0.845)], 10, (0, 0, -0.02), caps=(False, True)), '#ff5a4a', 60, PLAIN, 'glow')
    return model.sculpted()


def _palm(model):
    """A hand that comes out of the sign, as flat as print."""
    pale, z = '#f4ecd4', 0.034
    model.shape(box((0, 0.37, z), (0.085, 0.075, 0.01)), pale, 30, Finish(shade=0.4))
    for x, length, lean in ((-0.066, 0.12, -0.16), (-0.022, 0.15, -0.05), (0.022, 0.145, 0.06), (0.066, 0.11, 0.17)):
        root = vec(x, 0.44, z)
        stick(model, root - (0, 0.02, 0), root + (lean * length, length, 0), 0.019, pale, 5)
    stick(model, (-0.06, 0.36, z), (-0.15, 0.43, z), 0.021, pale, 5)


MODELS = {
    'barricade': barricade,
    'trap': trap,
    'spear': spear,
    'grenade': grenade,
    'skull': skull,
    'first-player': first_player,
    'wave': wave,
}
