"""What nobody wants, in the hope that somebody does."""

from lib.colour import mottled
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe
from lib.space import turn, upright, vec

from props.cut import plate, rounded
from props.joinery import DARK_STEEL, EDGE, RUST, curve, rod


def toaster(paint='#666b72'):
    """Burnt its last toast at both ends. Stands at the origin, facing +z, 0.8 wide."""
    model = Model('token')
    model.shape(box((0, 0.29, 0), (0.38, 0.24, 0.2), bevel=0.07), mottled(paint, RUST, 7, 0.25, 0.7), 40)
    model.shape(box((0, 0.05, 0), (0.36, 0.035, 0.18), bevel=0.01), DARK_STEEL, 30)
    for z in (-0.075, 0.075):
        model.shape(box((0, 0.525, z), (0.27, 0.008, 0.04)), '#2b2b30', finish=PLAIN)
    slice_ = (
        (-0.16, -0.16), (0.16, -0.16), (0.17, 0.06), (0.21, 0.12), (0.16, 0.19), (-0.16, 0.19), (-0.21, 0.12), (-0.17, 0.06)
    )
    bread = rounded(*slice_, reach=0.03)
    for z, size, thick, pot in ((0.07, 1, 0.05, '#8a5c30'), (0.072, 0.84, 0.055, mottled('#5a3a22', '#2b2b30', 9, 0.6, 0.9))):
        toast = plate([(x * size, y * size) for x, y in bread], thick)
        model.shape(toast.moved((-0.03, 0.6, z), turn((0, 0, 1), 9)), pot, 30)
    model.shape(box((0.395, 0.36, 0), (0.012, 0.13, 0.02)), '#2b2b30', finish=PLAIN)
    model.shape(box((0.42, 0.42, 0), (0.04, 0.024, 0.06), bevel=0.01), DARK_STEEL, 30)
    model.shape(disc((0.24, 0.17, 0.203), 0.05, sides=16), DARK_STEEL, 30)
    model.shape(box((0.24, 0.17, 0.21), (0.01, 0.045, 0.012), turn((0, 0, 1), 30), 0.004), EDGE, 30)
    for x, y, lean in ((-0.2, 0.36, 20), (-0.12, 0.3, -65), (-0.08, 0.36, 10)):
        model.shape(box((x, y, 0.201), (0.07, 0.006, 0.004), turn((0, 0, 1), lean)), '#4a4d55', finish=PLAIN)
    cord = curve([(-0.36, 0.12, -0.05), (-0.5, 0.05, 0.05), (-0.62, 0.03, 0.25), (-0.45, 0.03, 0.4), (-0.32, 0.05, 0.34)], 6)
    rod(model, cord, 0.018, '#2f3138', 6)
    plug = upright(vec(0.9, 0.1, -0.35))
    model.shape(lathe([(0.02, 0), (0.05, 0.02), (0.055, 0.1), (0, 0.1)], 10, cord[-1], plug), '#2f3138', 40)
    for x in (-0.025, 0.025):
        rod(model, [cord[-1] + plug @ vec(x, 0.1, 0), cord[-1] + plug @ vec(x, 0.17, 0)], 0.01, EDGE, 5)
    return model.sculpted()
