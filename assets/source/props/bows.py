"""What shoots without powder: a bow, a crossbow, and what flies. They shoot along +x."""


import numpy as np

from lib.colour import mottled
from lib.model import Model
from lib.shapes import box, lathe, loft, ribbon
from lib.space import turn

from lib.token import plate
from props.joinery import DARK_STEEL, DARK_WOOD, EDGE, RUST, STEEL, TAPE, TWINE, WOOD, curve, gutter, rod, wrap

BALUSTER = ((0.034, -0.2), (0.045, -0.19), (0.045, -0.17), (0.028, -0.16), (0.04, -0.11), (0.05, -0.06), (0.034, 0.0))


def arrow(feathers='#b8452f', shaft=TWINE):
    """A stick with an opinion: its point at x = 0.5, its nock at -0.5."""
    model = Model('token')
    rod(model, [(-0.5, 0, 0), (0.42, 0, 0)], 0.016, shaft)
    model.shape(loft([(0.39, 0, 0), (0.4, 0, 0), (0.5, 0, 0)], [0.014, 0.042, 0], 4, flat=0.55), STEEL, 30)
    wrap(model, (0.35, 0, 0), (0.4, 0, 0), 0.016, ('#2f3138',), 2)
    for degrees in (0, 120, 240):
        vane = plate(((-0.47, 0.012), (-0.5, 0.07), (-0.4, 0.068), (-0.32, 0.012)), 0.008)
        model.shape(vane.moved(turned=turn((1, 0, 0), degrees)), feathers if degrees else '#c8b898', 30)
    return model.sculpted()


def bow(drawn=0.0, paint='#a89878', rail='#9c7440'):
    """A baluster, two lengths of handrail and the line off a balcony. Its hand is at the origin, its ends at y = +-0.55;
    `drawn` is how far the string is pulled back from its rest at x = -0.14."""
    model = Model('token')
    hollow = 0.3 * drawn
    for side in (1, -1):
        model.shape(lathe([(r, y * side) for r, y in BALUSTER[::side]], 12), paint, 40)
        end = 0.56 - hollow * 0.3
        bent = ((0, 0.17), (-0.005, 0.3), (-0.09 - hollow * 0.5, 0.47), (-0.14 - hollow, end), (-0.1 - hollow, end + 0.04))
        limb = curve([(x, y * side, 0) for x, y in bent], 4)
        model.shape(ribbon(limb, np.linspace(0.1, 0.06, len(limb)), (0, 0, 1), 0.056), mottled(rail, DARK_WOOD, 13, 0.35), 30)
        wrap(model, (0, 0.16 * side, 0), (0, 0.25 * side, 0), 0.048, TAPE, 3)
        rod(model, [limb[-4], (-0.14 - drawn, 0, 0)], 0.01, '#c8b898', 5)
        wrap(model, limb[-6], limb[-4], 0.04, (TWINE, '#8c7448'), 3)
    wrap(model, (0, -0.05, 0), (0, 0.05, 0), 0.045, ('#35405c', '#435074'), 5, 0.2)
    return model.sculpted()


def crossbow(loaded=True, drawn=True, spring='#8a3f2a'):
    """Rain water used to run through it. The span is a leaf spring, the trigger a door handle."""
    model = Model('token')
    zinc = mottled('#76857f', '#5a5a52', 12, 0.4)
    model.shape(gutter(0.86, 0.07).moved((0.06, 0.02, 0)), zinc, 40)
    for x in (-0.1, 0.12, 0.3):
        model.shape(gutter(0.035, 0.082, 0.016).moved((x, 0.02, 0)), DARK_STEEL, 40)
    model.shape(box((-0.16, -0.065, 0), (0.3, 0.04, 0.04), bevel=0.012), WOOD, 30)
    model.shape(box((-0.46, -0.06, 0), (0.09, 0.1, 0.045), turn((0, 0, 1), 12), 0.02), WOOD, 30)
    model.shape(box((-0.12, -0.17, 0), (0.035, 0.09, 0.032), turn((0, 0, 1), -18), 0.014), DARK_WOOD, 30)
    rod(model, curve([(0.0, -0.09, 0), (0.02, -0.15, 0), (0.07, -0.17, 0)], 3), 0.012, EDGE, 6)
    bend = 0.2 if drawn else 0.12
    for side in (1, -1):
        bent = ((0.44, 0), (0.45, 0.18), (0.43 - bend * 0.4, 0.36), (0.43 - bend, 0.5))
        arm = curve([(x, 0, z * side) for x, z in bent], 4)
        model.shape(ribbon(arm, np.linspace(0.09, 0.05, len(arm)), (0, 1, 0), 0.03), mottled(spring, RUST, 14, 0.4), 30)
        rod(model, [arm[-2], (-0.08 if drawn else arm[-2][0], 0.05, 0)], 0.009, '#c8b898', 5)
        wrap(model, arm[-3], arm[-1], 0.034, (TWINE, '#8c7448'), 3)
    model.shape(box((0.44, 0, 0), (0.04, 0.075, 0.09), bevel=0.014), DARK_STEEL, 30)
    rod(
        model,
        curve([(0.47, -0.03, 0.05), (0.58, -0.03, 0.06), (0.6, -0.03, 0), (0.58, -0.03, -0.06), (0.47, -0.03, -0.05)], 3),
        0.014, STEEL, 6
    )
    model.shape(box((-0.09, 0.045, 0), (0.03, 0.035, 0.025), bevel=0.01), EDGE, 30)
    if loaded:
        _bolt(model)
    return model.sculpted()


def _bolt(model):
    rod(model, [(-0.06, 0.055, 0), (0.5, 0.055, 0)], 0.016, TWINE)
    model.shape(loft([(0.48, 0.055, 0), (0.49, 0.055, 0), (0.62, 0.055, 0)], [0.016, 0.045, 0], 4), STEEL, 30)
    for degrees in (60, -60):
        vane = plate(((-0.02, 0.014), (-0.04, 0.07), (0.06, 0.066), (0.12, 0.014)), 0.009)
        model.shape(vane.moved((0, 0.055, 0), turn((1, 0, 0), degrees)), '#b8452f', 30)
