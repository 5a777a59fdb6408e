"""What lives in the rubble and does not share: rats and a crow."""

import numpy as np

from lib.colour import blend, mottled, ramp
from lib.fields import carve, egg, limb, lumpy, melt
from lib.model import PLAIN, Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import frame, turn, unit, upright, vec

from props.joinery import curve, rod

FUR, SKIN, TOOTH, CLAW = '#5e5048', '#b8847a', '#d0c49a', '#3a3032'
FEATHERS = '#40424f'


def rat(fur=FUR, rearing=0.0, gape=0.4, eyes='#ff5a30'):
    """Looks along +z, about 1 long without its tail, 0.45 high; `rearing` in degrees lifts its front off the ground."""
    model = Model('token')
    lift = turn((1, 0, 0), -rearing)

    def up(x, y, z):
        return lift @ vec(x, y - 0.2, z + 0.3) + (0, 0.2, -0.3)

    trunk = melt(egg((0, 0.23, -0.3), (0.22, 0.22, 0.28)), limb(up(0, 0.25, -0.2), up(0, 0.3, 0.2), 0.2, 0.15), k=0.12)
    head = up(0, 0.38, 0.36)
    face = frame(unit(lift @ vec(0, -0.25, 1) + (0, 0, 0.4)))

    def on(x, y, z):
        return head + face @ vec(x, y, z)

    skull = melt(egg(on(0, 0, 0), (0.145, 0.13, 0.17), face), limb(on(0, -0.01, 0.1), on(0, -0.01, 0.33), 0.1, 0.042), k=0.08)
    cheeks = [limb(on(s * 0.08, -0.06, 0.06), on(s * 0.1, -0.08, -0.02), 0.055, 0.07) for s in (1, -1)]
    mouth = egg(on(0, -0.1, 0.24), (0.06, 0.06 * gape + 0.02, 0.14), face)
    coat = mottled(fur, '#463a36', 11, 0.45)
    body = carve(melt(trunk, limb(up(0, 0.3, 0.1), head, 0.15, 0.12), skull, *cheeks, k=0.08), mouth, k=0.015)
    model.solid(
        lumpy(body, 0.012, 26, 5), blend(coat, '#8f7f72', lambda p, n: 0.6 * ramp(-0.3, -0.9, n[:, 1])), 1700, 0.014, covers=False
    )
    model.solid(limb(on(0, -0.1 - 0.09 * gape, 0.05), on(0, -0.1 - 0.16 * gape, 0.2), 0.06, 0.03), coat, 120, 0.012)
    model.shape(_ball(on(0, 0.006, 0.372), 0.023), '#8f4a48', 180)
    model.shape(pearl(on(0, -0.09, 0.16), (0.045, 0.03, 0.11), face), '#6d2328', 180, PLAIN)
    for s in (1, -1):
        model.shape(box(on(s * 0.014, -0.085, 0.32), (0.012, 0.05, 0.01), face @ turn((1, 0, 0), 10)), TOOTH, 30, PLAIN)
        model.shape(box(on(s * 0.011, -0.1 - 0.14 * gape, 0.22), (0.01, 0.035, 0.008), face), TOOTH, 30, PLAIN)
        model.shape(_ball(on(s * 0.095, 0.055, 0.13), 0.034), eyes, 180, PLAIN, 'glow')
        model.shape(
            loft([on(s * 0.05, 0.085, 0.18), on(s * 0.1, 0.115, 0.12), on(s * 0.14, 0.1, 0.05)], [0.018, 0.026, 0.012], 6), CLAW, 60
        )
        _ear(model, on(s * 0.085, 0.085, -0.05), face @ turn((0, 1, 0), s * 34) @ turn((0, 0, 1), -s * 34))
        for k in range(3):
            root = on(s * 0.04, -0.02 - 0.012 * k, 0.3)
            model.shape(
                loft(
                    [root, root + face @ vec(s * 0.14, 0.03 - 0.04 * k, 0.02), root + face @ vec(s * 0.26, 0.01 - 0.07 * k, -0.05)],
                    [0.004, 0.003, 0],
                    4,
                ),
                '#c0b4a0',
                60,
            )
        _leg(
            model,
            [vec(s * 0.14, 0.2, -0.36), vec(s * 0.24, 0.13, -0.24), vec(s * 0.2, 0.04, -0.3), vec(s * 0.22, 0.03, -0.12)],
            0.1,
            coat,
        )
        reach = up(s * 0.2, 0.02, 0.5) if rearing else vec(s * 0.17, 0.03, 0.34)
        _leg(model, [up(s * 0.11, 0.26, 0.16), up(s * 0.18, 0.16, 0.14), reach - (0, -0.05, 0.1), reach], 0.07, coat)
    tail = curve(
        [(0, 0.12, -0.52), (0.05, 0.06, -0.72), (0.3, 0.04, -0.8), (0.55, 0.05, -0.68), (0.68, 0.12, -0.48), (0.78, 0.1, -0.3)], 5
    )
    model.shape(loft(tail, [*np.linspace(0.055, 0.012, len(tail) - 1), 0], 8), mottled(SKIN, '#8a5f58', 22, 0.4), 60)
    return model.sculpted()


def _ball(at, radius):
    angles = np.linspace(0.1, np.pi - 0.1, 7)
    return lathe([(radius * np.sin(a), -radius * np.cos(a)) for a in angles], 14, at, caps=(True, True))


def _ear(model, at, turned):
    for radius, push, pot in ((0.08, 0.0, '#6b5048'), (0.056, 0.012, SKIN)):
        middle = at + turned @ vec(0, 0.06, push)
        model.shape(loft([middle - turned[:, 2] * 0.01, middle + turned[:, 2] * 0.01], [radius] * 2, 12, up=turned[:, 1]), pot, 40)


def _leg(model, path, thick, coat):
    model.shape(loft(curve(path[:3], 3), np.linspace(thick, thick * 0.42, 7), 9), coat, 80)
    foot, toe = path[2], path[3]
    along = unit(toe - foot)
    model.shape(loft([foot, toe], [thick * 0.4, thick * 0.45], 8, flat=0.7), SKIN, 60)
    for spread in (-30, -8, 14, 34):
        way = turn((0, 1, 0), spread) @ along
        model.shape(
            loft([toe, toe + way * thick * 0.9, toe + way * thick * 1.3 - (0, 0.01, 0)], [0.022, 0.018, 0.013], 6), SKIN, 60
        )
        model.shape(
            loft([toe + way * thick * 1.25 - (0, 0.008, 0), toe + way * thick * 1.9 - (0, 0.03, 0)], [0.012, 0], 5), CLAW, 60
        )


def crow(loot=None, raised=35):
    """Looks along +z, wings spread, about 1.6 from tip to tip; `loot` is a function that puts what it stole at its beak."""
    model = Model('token')
    body = melt(
        egg((0, 0, -0.05), (0.15, 0.155, 0.25), turn((1, 0, 0), -28)), limb((0, 0.08, 0.1), (0, 0.2, 0.19), 0.11, 0.09), k=0.06
    )
    head = vec(0, 0.23, 0.2)
    model.solid(
        lumpy(melt(body, egg(head, (0.095, 0.09, 0.11)), k=0.06), 0.008, 30), mottled(FEATHERS, '#23232c', 14, 0.4), 900, 0.012
    )
    for y, drop, pot in ((0.015, -0.03, '#77706a'), (-0.022, -0.05, '#5c5654')):
        model.shape(
            loft([head + (0, y, 0.07), head + (0, y - 0.005, 0.17), head + (0, y + drop, 0.27)], [0.045, 0.033, 0], 8), pot, 60
        )
    for s in (1, -1):
        model.shape(_ball(head + (s * 0.072, 0.025, 0.055), 0.032), '#ffb42a', 180, PLAIN, 'glow')
        model.shape(pearl(head + (s * 0.075, 0.025, 0.078), 0.012), '#241c20', 180, PLAIN)
        model.shape(loft([head + (s * 0.04, 0.055, 0.1), head + (s * 0.085, 0.055, 0.05)], [0.018, 0.014], 5), FEATHERS, 60)
        _wing(model, s, raised)
        hip = vec(s * 0.07, -0.12, 0.0)
        rod(model, [hip, hip + (0, -0.1, 0.05), hip + (s * 0.01, -0.2, 0.02)], (0.045, 0.022, 0.02), '#4a464c')
        for way in ((-0.05, -0.04, 0.09), (0, -0.04, 0.11), (0.05, -0.04, 0.09), (0, -0.05, -0.06)):
            foot = hip + (s * 0.01, -0.2, 0.02)
            model.shape(loft([foot, foot + vec(way) * 0.7, foot + vec(way) + (0, -0.03, 0)], [0.016, 0.014, 0], 6), '#4a464c', 60)
    for k in range(5):
        x = (k - 2) * 0.07
        model.shape(
            ribbon([(x * 0.3, -0.1, -0.22), (x, -0.2, -0.42), (x * 1.3, -0.26, -0.56)], (0.07, 0.1, 0.05), (1, 0, 0), 0.014),
            FEATHERS,
            40,
        )
    if loot:
        loot(model, head + (0, -0.02, 0.24))
    return model.sculpted()


def _wing(model, s, raised):
    """An arm with feathers like fingers."""
    lift = turn((0, 0, 1), s * raised)
    shoulder = vec(s * 0.1, 0.06, 0.02)

    def at(out, up, forward):
        return shoulder + lift @ vec(s * out, up, forward)

    arm = [at(0, 0, 0), at(0.22, 0.1, 0.04), at(0.46, 0.1, 0.06), at(0.62, 0.06, 0.04)]
    model.shape(loft(arm, [0.085, 0.075, 0.055, 0.03], 8, flat=0.7), '#3c3c48', 60)
    for k in range(12):
        share = k / 11
        root = at(0.04 + 0.56 * share, 0.03 + 0.07 * min(1, share * 3), 0.03)
        angle = np.radians(-84 + 84 * share**1.6)
        long = 0.3 + 0.16 * np.sin(share * 2.6)
        tip = root + lift @ vec(s * np.sin(angle + np.pi / 2) * long * share, np.sin(angle) * long, -0.1 + 0.08 * share)
        middle = (root + tip) / 2 + lift @ vec(0, 0.0, -0.02)
        across = lift @ vec(s * np.cos(angle - np.pi / 2 + 0.3), np.sin(angle - np.pi / 2), 0.25)
        model.shape(ribbon([root, middle, tip], (0.08, 0.095, 0.03), across, 0.012), ('#484b5a', '#383a47')[k % 2], 40)
    for k in range(6):
        root = at(0.05 + 0.08 * k, 0.06, 0.05)
        model.shape(
            ribbon([root, root + lift @ vec(s * 0.02, -0.12, 0.005)], (0.1, 0.05), lift @ vec(1, 0, 0), 0.02), '#565a6a', 40
        )


def key(model, at):
    """A door key on a ring, held at the ring; which door is anybody's guess."""
    brass = '#c9a23c'
    model.shape(
        lathe(
            [(0.055, -0.008), (0.075, -0.008), (0.075, 0.008), (0.055, 0.008), (0.055, -0.008)],
            14,
            at + (0, -0.06, 0),
            upright((0.3, 0, 1)),
        ),
        brass,
        40,
    )
    foot = at + (0.01, -0.12, 0)
    model.shape(
        lathe(
            [(0.03, -0.01), (0.05, -0.01), (0.05, 0.01), (0.03, 0.01), (0.03, -0.01)], 12, foot + (0, -0.04, 0), upright((0, 0, 1))
        ),
        brass,
        40,
    )
    rod(model, [foot + (0, -0.08, 0), foot + (0.02, -0.28, 0)], 0.017, brass)
    for y in (-0.22, -0.26):
        model.shape(box(foot + (0.045, y, 0), (0.03, 0.012, 0.01)), brass, 30)


def cat(fur='#2e2c38', eyes='#e8e07a'):
    """Sits at the origin, looks along +z, about 0.9 high with its tail up. Was never infected; was never asked."""
    model = Model('token')
    body = melt(
        egg((0, 0.2, -0.08), (0.17, 0.2, 0.19)),
        limb((0, 0.25, -0.02), (0, 0.44, 0.05), 0.14, 0.11),
        egg((0, 0.58, 0.08), (0.13, 0.115, 0.115)),
        k=0.08,
    )
    ears = [limb((s * 0.075, 0.65, 0.08), (s * 0.1, 0.73, 0.07), 0.05, 0.012) for s in (1, -1)]
    thighs = [egg((s * 0.12, 0.13, -0.02), (0.09, 0.13, 0.15)) for s in (1, -1)]
    fronts = [limb((s * 0.06, 0.32, 0.08), (s * 0.065, 0.03, 0.14), 0.055, 0.042) for s in (1, -1)]
    model.solid(lumpy(melt(body, *ears, *thighs, *fronts, k=0.035), 0.006, 30), fur, 1100, 0.013)
    tail = curve([(0.05, 0.08, -0.22), (0.22, 0.05, -0.28), (0.36, 0.14, -0.24), (0.36, 0.34, -0.24), (0.44, 0.44, -0.24)], 4)
    model.shape(loft(tail, [*np.linspace(0.05, 0.04, len(tail) - 1), 0.012], 8, up=(0, 0, 1)), fur, 80)
    for s in (1, -1):
        model.shape(_ball((s * 0.056, 0.592, 0.162), 0.04), eyes, 180, PLAIN, 'glow')
        model.shape(pearl((s * 0.056, 0.592, 0.195), (0.01, 0.028, 0.012)), '#201c28', 180, PLAIN)
    model.shape(pearl((0, 0.545, 0.195), (0.018, 0.013, 0.012)), '#8f5a58', 180)
    return model.sculpted()
