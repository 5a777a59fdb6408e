"""What one believes in when there is nothing left to load: a clover, a horseshoe, dice, a boot."""

import numpy as np

from lib.colour import grimy, mottled
from lib.fields import behind, carve, egg, limb, melt, within
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe
from lib.space import turn, vec

from props.cut import plate
from props.joinery import RUST, TWINE, curve, rod


def clover(leaf='#4f9a3a', dark='#3a7a2e', stem=0.5):
    """With four leaves, facing +z, on a stem that comes up from the origin."""
    model = Model('token')
    rod(model, curve([(0, -0.1, 0), (0.02, stem * 0.4, 0.02), (-0.02, stem * 0.8, 0.02), (0, stem, 0)], 5), 0.02, dark, 7)
    t = np.linspace(2 * np.pi, 0, 26)[:-1]
    across, along = 16 * np.sin(t) ** 3, 13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t)
    heart = np.column_stack([0.0105 * across, 0.17 + 0.011 * along])
    for i in range(4):
        turned = turn((0, 0, 1), 45 + i * 90 + 6) @ turn((1, 0, 0), 16)
        model.shape(plate(heart, 0.03, 0.012).moved((0, stem, 0.02), turned), mottled(leaf, dark, 8, 0.4, 0.6), 30)
        model.shape(box((0, 0.15, 0.018), (0.006, 0.1, 0.006)).moved((0, stem, 0.02), turned), '#9cc86a', 30)
    return model.sculpted()


def horseshoe():
    """Open side up, so that the luck does not run out."""
    model = Model('token')
    bow = np.radians(np.linspace(-148, 148, 22))
    around = np.column_stack([0.9 * np.sin(bow), -np.cos(bow)])
    rim = np.concatenate([0.34 * around, 0.22 * around[::-1]])
    model.shape(plate(rim, 0.06, 0.012), mottled('#6a6e76', RUST, 14, 0.45, 0.8), 30)
    for degrees in (-110, -75, -40, 40, 75, 110):
        a = np.radians(degrees)
        at = vec(0.28 * np.sin(a) * 0.9, -0.28 * np.cos(a), 0.031)
        model.shape(box(at, (0.018, 0.028, 0.004), turn((0, 0, 1), degrees)), '#2b2b30', finish=PLAIN)
    return model.sculpted()


CORNERS = ((-1, -1), (1, 1), (-1, 1), (1, -1))
PIPS = {2: CORNERS[:2], 3: (*CORNERS[:2], (0, 0)), 5: (*CORNERS, (0, 0)), 6: (*CORNERS, (-1, 0), (1, 0))}


def die(bone='#b8ac94'):
    """0.24 across, its middle at the origin: six in front, five on top, three at +x."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.12, 0.12, 0.12), bevel=0.02), bone, 30)
    for count, turned in (
        (6, turn((0, 1, 0), 0)), (5, turn((1, 0, 0), -90)), (3, turn((0, 1, 0), 90)), (2, turn((0, 1, 0), -90))
    ):
        for x, y in PIPS[count]:
            model.shape(
                disc((0, 0, 0), 0.02, sides=12).moved(turned @ vec(x * 0.06, y * 0.06, 0.1215), turned), '#7a1f1f',
                finish=PLAIN
            )
    return model.sculpted()


def old_boot(leather='#6a4630'):
    """Stands at the origin, its toe to +x; size 45, tenant unknown."""
    model = Model('token')
    body = melt(
        limb((-0.14, 0.16, 0), (-0.16, 0.62, 0), 0.13, 0.15),
        egg((-0.1, 0.12, 0), (0.2, 0.15, 0.14)),
        limb((0.02, 0.14, 0), (0.27, 0.1, 0.01), 0.13, 0.135),
        k=0.12,
    )
    body = carve(
        within(body, behind((0, 0.04, 0), (0, -1, 0)), behind((-0.16, 0.6, 0), (0.25, 1, 0)), k=0.01),
        limb((-0.15, 0.45, 0), (-0.17, 0.8, 0), 0.115, 0.13)
    )
    model.solid(body, grimy(mottled(leather, '#4e3424', 9, 0.4), 0.03, 0.2), 1500, 0.014, covers=False)
    model.shape(lathe([(0.1, 0.0), (0.12, 0.02)], 16, (-0.155, 0.5, 0), caps=(True, True)), '#3a2a20', 60)
    sole = [
        (-0.32, -0.1), (-0.25, -0.15), (0.0, -0.12), (0.2, -0.155), (0.36, -0.13), (0.42, -0.03), (0.42, 0.05),
        (0.36, 0.14), (0.2, 0.155), (0.0, 0.12), (-0.25, 0.15), (-0.32, 0.1)
    ]
    model.shape(plate(sole[::-1], 0.06, turned=turn((1, 0, 0), 90), at=(0, 0.03, 0)), '#33302f', 30)
    model.shape(box((-0.2, 0.025, 0), (0.12, 0.03, 0.14), bevel=0.01), '#2b2b30', 30)
    for i in range(4):
        low, high = vec(0.12 - i * 0.055, 0.24 + i * 0.075, -0.075), vec(0.11 - i * 0.055, 0.26 + i * 0.075, 0.075)
        rod(model, [low, (low + high) / 2 + (0.025, 0.012, 0), high], 0.014, TWINE, 5)
    rod(model, curve([(0.0, 0.5, 0.08), (0.08, 0.47, 0.14), (0.1, 0.36, 0.17), (0.06, 0.26, 0.17)], 4), 0.013, TWINE, 5)
    return model.sculpted()
