"""Blunt things: hammers."""

from lib.colour import mottled
from lib.fields import behind, block, lumpy, within
from lib.model import Model
from lib.shapes import lathe
from lib.space import turn, upright

from props.joinery import RUST, curve, rod, wrap


def rebar_hammer():
    """A lump of concrete that did not let go of its steel, taped where the hands go."""
    model = Model('token')
    rod(model, [(-0.5, 0, 0), (0.34, 0, 0)], 0.028, mottled('#7d6a5c', RUST, 30))
    for i in range(12):
        model.shape(
            lathe([(0.027, -0.006), (0.035, 0), (0.027, 0.006)], 8, (-0.12 + i * 0.036, 0, 0), upright((1, 0.25, 0))), RUST,
            60
        )
    wrap(model, (-0.45, 0, 0), (-0.17, 0, 0), 0.037)
    turned = turn((0, 0, 1), 6)
    lump = within(
        lumpy(block((0.36, 0.02, 0), (0.14, 0.22, 0.14), turned, 0.02), 0.014, 13),
        behind((0.45, 0.19, 0.08), (0.6, 0.7, 0.5)),
        behind((0.27, -0.16, 0.12), (-0.5, -0.6, 0.7)),
        behind((0.46, -0.1, 0.13), (0.7, -0.1, 0.7)),
        behind((0.26, 0.2, 0.1), (-0.7, 0.7, 0.3)),
    )
    model.solid(lump, mottled('#767069', '#5a5653', 9), 900, 0.014)
    for y, z in ((0.2, 0.05), (0.21, -0.06), (-0.2, 0.03)):
        side = 1 if y > 0 else -1
        rod(model, curve([(0.34, y, z), (0.355, y + 0.1 * side, z), (0.44, y + 0.15 * side, z * 1.6)], 3), 0.021, RUST, 6)
    return model.sculpted()
