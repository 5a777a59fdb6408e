"""What tells the street that it is coming, and what comes."""

from types import SimpleNamespace

from lib.colour import mottled
from lib.extremities import claw
from lib.fields import limb, lumpy, torn, within
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, lathe, pearl
from lib.space import turn, unit, upright, vec

from props.cut import plate
from props.joinery import curve, rod

IRON, PAINT = mottled('#5a5860', '#6a4438', 12, 0.35), mottled('#b0402f', '#7c2c24', 10, 0.35)


def siren(height=1.0):
    """Two horns and a beacon on a pole: the only thing in this town that was serviced regularly."""
    model = Model('token')
    model.shape(lathe([(0.055, 0), (0.05, height - 0.05)], 12), IRON, 60)
    for y in (0.25, height * 0.55):
        model.shape(lathe([(0.06, y - 0.02), (0.066, y), (0.06, y + 0.02)], 12), PAINT, 60)
    model.shape(box((0, height - 0.12, 0), (0.1, 0.09, 0.09), bevel=0.02), PAINT, 30)
    for s in (1, -1):
        _horn(model, vec(s * 0.08, height - 0.12, 0.03), unit((s * 0.85, 0.1, 0.6)))
    model.shape(lathe([(0.13, height - 0.03), (0.14, height), (0.12, height + 0.03)], 16, caps=(True, True)), IRON, 40)
    model.shape(
        lathe([(0.1, height + 0.03), (0.105, height + 0.12), (0.08, height + 0.2), (0.03, height + 0.235)], 16, caps=(False, True)),
        '#ff5a30',
        60,
        PLAIN,
        'glow',
    )
    model.shape(pearl((0, height + 0.11, 0.075), (0.05, 0.06, 0.045)), '#ffe8b0', 180, PLAIN, 'glow')
    for angle in (45, 135, 225, 315):
        out = turn((0, 1, 0), angle) @ vec(0.118, 0, 0)
        rod(
            model,
            curve(
                [
                    out + (0, height + 0.02, 0),
                    out + (0, height + 0.14, 0),
                    out * 0.7 + (0, height + 0.225, 0),
                    (0, height + 0.255, 0),
                ],
                3,
            ),
            0.01,
            IRON,
            6,
        )
    return model.sculpted()


def _horn(model, foot, way):
    turned = upright(way, (0, 1, 0.2))
    model.shape(
        lathe(
            [(0.04, 0), (0.045, 0.09), (0.08, 0.18), (0.165, 0.26), (0.185, 0.28), (0.185, 0.295), (0.15, 0.27)], 18, foot, turned
        ),
        PAINT,
        60,
    )
    model.shape(lathe([(0.05, 0.2), (0.15, 0.272)], 18, foot, turned, (True, False)), '#6a2820', 60)
    model.shape(pearl(foot + way * 0.23, 0.045, turned), '#d8a848', 180)


def beam(length=1.6, wide=0.24, pot='#d8481a'):
    """A finger of light along x, flat, facing +z."""
    model = Model('token')
    model.shape(plate([(0.1, -0.04), (length, -wide / 2), (length, wide / 2), (0.1, 0.04)], 0.004), pot, 30, PLAIN, 'glow')
    return model.sculpted()


def arm(skin='#8a9a7c', sleeve='#5a4a56', seed=1, curl=0.7, spread=1.2):
    """Reaches up out of the ground or of a crowd; its wrist at (0, 0.55, 0), the palm towards +z."""
    model = Model('token')
    model.solid(lumpy(limb((0, 0, 0), (0, 0.55, 0), 0.062, 0.042), 0.006, 30, seed), mottled(skin, '#5f6a58', 16, 0.35), 300, 0.012)
    cloth = within(limb((0, -0.1, 0), (0, 0.34, 0), 0.1, 0.075), torn((0, 0.3, 0), (0.2, 1, 0.1), 0.06, 6, seed))
    model.solid(lumpy(cloth, 0.01, 20, seed), sleeve, 260, 0.012, covers=False, finish=Finish(edges=0.5))
    pose = SimpleNamespace(wrists=[vec(0, 0.55, 0)], forearm=lambda _side: unit((0, 1, 0)))
    claw(model, pose, 0, skin, (0, 0.05, -1), size=0.25, spread=spread, curl=curl)
    return model.sculpted()
