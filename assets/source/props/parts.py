"""What other things are made from: boards, nails, glass, wire, and what goes off."""

import numpy as np

from lib.colour import mottled
from lib.model import PLAIN, Finish, Model
from lib.shapes import box, lathe, loft, pearl, ribbon
from lib.space import turn, unit, upright, vec

from props.cut import plate, rounded
from props.fire import spark
from props.joinery import curve, rod, spiral

PAPER, BAND, FUSE, IRON = '#b8402f', '#8a2c24', '#cbbd94', '#8d949c'
# Where on the sticks (x, z) a cable begins, its colour, and where on the clock (x, y) it ends.
CABLES = (
    *((-0.27, 0.03, '#c23a2e', (-0.12, 0.36)), (0.27, 0.03, '#3f7fb0', (0.15, 0.34))),
    *((0.09, 0.06, '#c9a83c', (0.11, 0.42)), (-0.09, 0.06, '#4f8a5b', (-0.06, 0.43))),
)
WOODS = ('#a87a48', '#8f6238', '#b98a55', '#7d5430')


def _stick(model, length=0.8, radius=0.085, at=(0, 0, 0), turned=upright((1, 0, 0))):
    """A stick of dynamite along its frame's up axis, waxed paper with folded ends."""
    half = length / 2
    paper = [(radius * 0.75, -half - 0.012), (radius, -half + 0.015), (radius, half - 0.015), (radius * 0.75, half + 0.012)]
    model.shape(lathe(paper, 14, at, turned, (True, True)), mottled(PAPER, BAND, 9, 0.35), 40)
    for y in (-0.55, 0.55):
        model.shape(
            lathe(
                [
                    (radius, y * half - 0.03),
                    (radius * 1.04, y * half - 0.025),
                    (radius * 1.04, y * half + 0.025),
                    (radius, y * half + 0.03),
                ],
                14,
                at,
                turned,
            ),
            '#d0b878',
            40,
        )


def quarry_stick():
    """Along x, its fuse lit. The quarry has stopped counting them."""
    model = Model('token')
    _stick(model)
    model.shape(box((0, 0.0, 0.08), (0.13, 0.05, 0.012), bevel=0.004), '#d0b878', 30)
    model.shape(plate(rounded((-0.045, -0.03), (0.045, -0.03), (0, 0.04), reach=0.004), 0.01, at=(0, 0, 0.094)), '#2e2c30', 30)
    fuse = curve([(0.4, 0, 0), (0.48, 0.02, 0.01), (0.53, 0.12, 0.03), (0.46, 0.22, 0.03), (0.5, 0.3, 0.02)], 5)
    rod(model, fuse, 0.018, FUSE)
    spark(model, fuse[-1], 0.15, 4)
    return model.sculpted()


def planks(count=5, seed=2):
    """A pile of them, some with opinions about straightness; their ends are split."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        wide, long = luck.uniform(0.09, 0.12), luck.uniform(0.48, 0.6)
        teeth = [(long + luck.uniform(-0.06, 0.05), y) for y in np.linspace(-wide, wide, 5)]
        back = [(-long + luck.uniform(-0.05, 0.06), y) for y in np.linspace(wide, -wide, 5)]
        turned = turn((0, 1, 0), luck.uniform(-24, 24)) @ turn((1, 0, 0), -90 + luck.uniform(-7, 7))
        at = vec(luck.uniform(-0.06, 0.06), 0.03 + 0.058 * index, luck.uniform(-0.1, 0.1))
        model.shape(
            plate([*teeth, *back], 0.045, 0.008, turned=turned, at=at), mottled(WOODS[index % 4], '#5f4026', 8, 0.4, seed=index), 30
        )
        for x in (-long * 0.8, long * 0.75):
            head = at + turned @ vec(x, wide * luck.uniform(-0.4, 0.4), 0.022)
            up = turned @ vec(luck.uniform(-0.3, 0.3), luck.uniform(-0.3, 0.3), 1)
            rod(model, [head, head + unit(up) * 0.06], 0.009, IRON, 6)
            model.shape(lathe([(0.022, 0), (0.022, 0.01)], 8, head + unit(up) * 0.06, upright(up), (True, True)), IRON, 40)
    return model.sculpted()


def nail(model, foot, along, length=0.42, size=1.0, pot=IRON, bend=0.0):
    """A carpenter's nail, its point at `foot`."""
    along = unit(along)
    aside = unit(np.cross(along, (0.3, 0.2, 1))) * bend
    path = curve([foot, foot + along * length * 0.12, foot + along * length * 0.6 + aside, foot + along * length], 6)
    radii = [0.02 * size * min(1, 0.08 + i / 6) for i in range(len(path))]
    model.shape(loft(path, radii, 8), pot, 60)
    model.shape(
        lathe(
            [(0.05 * size, 0), (0.056 * size, 0.01), (0.05 * size, 0.026)], 10, path[-1], upright(path[-1] - path[-2]), (True, True)
        ),
        pot,
        40,
    )


def nails(count=34, seed=4):
    """A heap of them, and three that stand up as if they had heard something."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for _ in range(count):
        angle, away = luck.uniform(0, 2 * np.pi), 0.5 * luck.rand() ** 0.6
        middle = vec(np.sin(angle) * away, 0.02 + 0.22 * max(0, 0.4 - away) * luck.rand(), np.cos(angle) * away)
        along = unit(vec(luck.randn(), luck.uniform(-0.15, 0.2), luck.randn()))
        nail(
            model, middle - along * 0.14, along, 0.3, 0.7, '#8a5236' if luck.rand() < 0.4 else '#757c86', luck.choice((0, 0, 0.05))
        )
    for x, z, lean, high, bend in ((-0.3, 0.05, -0.25, 0.5, 0), (0.03, -0.02, 0.06, 0.58, 0), (0.34, 0.08, 0.18, 0.48, 0.12)):
        nail(model, vec(x, -0.02, z), (lean, 1, 0.08), high, 1.5, mottled(IRON, '#6a5a52', 14, 0.35), bend)
    return model.sculpted()


def cracked(model, hit, pane, rays=11, missing=(), seed=3):
    """A pane (left, right, low, high, facing +z) that was hit; the pieces whose numbers are `missing` fell out."""
    luck, (left, right, low, high) = np.random.RandomState(seed), pane
    for index in range(rays):
        rim, start, end = [hit[:2]], 2 * np.pi * index / rays, 2 * np.pi * (index + luck.uniform(0.85, 0.95)) / rays
        for angle in (start, (start + end) / 2, end):
            way = np.array([-np.sin(angle), np.cos(angle)])
            reach = (np.where(way > 0, (right, high), (left, low)) - hit[:2]) / way
            rim.append(hit[:2] + way * reach.min())
        if index not in missing:
            tint = ('#8fb8bc', '#a8c8c8', '#6f9ca8', '#b8cfc8')[luck.randint(4)]
            tipped = turn((luck.randn(), luck.randn(), 0), luck.uniform(0, 5))
            model.shape(plate(np.array(rim) - hit[:2], 0.012, turned=tipped, at=hit), tint, 25, Finish(variation=0.12))


def mirror():
    """Full-length, facing +z, its foot at y = 0. Seven years of bad luck; nobody expects to use them up."""
    model, wide = Model('token'), 0.3
    gilt = mottled('#a8742f', '#6f4420', 10, 0.4)
    for y, high in ((0.02, 0.045), (0.88, 0.05)):
        model.shape(box((0, y, 0), (0.36, high, 0.045), bevel=0.018), gilt, 30)
    for s in (1, -1):
        model.shape(box((s * wide, 0.45, 0), (0.045, 0.46, 0.04), bevel=0.018), gilt, 30)
        model.shape(pearl((s * wide, 0.96, 0), 0.05), '#b98a3c', 180)
    model.shape(box((0, 0.45, -0.02), (wide, 0.42, 0.01)), '#4a3426', 30)
    cracked(model, vec(0.05, 0.5, 0.005), (-wide, wide, 0.03, 0.87), 11, (2, 5, 6))
    return model.sculpted()


def shards(count=9, seed=3, glass='#8fb8bc'):
    """What fell out of a frame, flat on the ground or leaning."""
    model, luck = Model('token'), np.random.RandomState(seed)
    for index in range(count):
        angle, away = 2 * np.pi * index / count, luck.uniform(0.12, 0.5)
        size = luck.uniform(0.1, 0.2)
        outline = [(np.sin(-t) * size * luck.uniform(0.5, 1.3), np.cos(t) * size * luck.uniform(0.5, 1.3)) for t in np.linspace(0, 2 * np.pi, 5)[:-1]]
        turned = turn((0, 1, 0), luck.uniform(0, 360)) @ turn((1, 0, 0), -90 + luck.uniform(0, 50) * (index % 2))
        at = (np.sin(angle) * away, 0.02 + 0.06 * (index % 2), np.cos(angle) * away * 0.6)
        model.shape(plate(outline, 0.014, turned=turned, at=at), glass if index % 3 else '#b8cfc8', 25)
    return model.sculpted()


def barbed_wire(turns=5.5, radius=0.42, height=0.24):
    """A roll of it, standing like a crown; nobody wanted the job of unrolling it."""
    model = Model('token')
    path = list(spiral(turns, (radius, radius * 0.93), height, steps=26))
    tail = curve([path[-1], path[-1] + (0.1, 0.12, -0.12), path[-1] + (0.02, 0.26, -0.22)], 3)
    foot = curve([path[0] + (-0.1, -0.0, 0.25), path[0] + (-0.12, 0.0, 0.08), path[0]], 3)
    wire = [*foot[:-1], *path, *tail[1:]]
    rod(model, wire, 0.013, mottled('#8f949a', '#8a4b2c', 12, 0.4), 6)
    luck = np.random.RandomState(5)
    for index in range(4, len(wire) - 1, 5):
        along = unit(wire[index + 1] - wire[index])
        model.shape(lathe([(0.02, -0.025), (0.026, 0), (0.02, 0.025)], 7, wire[index], upright(along)), '#6d6a6a', 60)
        for _ in range(3):
            out = unit(np.cross(along, luck.randn(3)))
            rod(model, [wire[index] - out * 0.02, wire[index] + out * 0.085], (0.012, 0.002), IRON, 5)
    return model.sculpted()


def time_bomb():
    """Seven sticks, an alarm clock that is set for daylight, and cable in the colours that one is always asked about."""
    model = Model('token')
    for x, z in ((-0.27, 0.03), (-0.09, 0.06), (0.09, 0.06), (0.27, 0.03), (-0.18, -0.1), (0, -0.1), (0.18, -0.1)):
        _stick(model, 0.66, 0.088, (x, 0.34, z), upright((0, 1, 0)))
    for y in (0.12, 0.56):
        strap = [
            (x, y, z) for x, z in ((-0.3, -0.1), (-0.37, 0.03), (-0.28, 0.13), (0, 0.16), (0.28, 0.13), (0.37, 0.03), (0.3, -0.1))
        ]
        model.shape(ribbon(strap, [0.075] * 7, (0, 1, 0), 0.02), '#4a4d55', 60)
    _clock(model, vec(0.02, 0.33, 0.24))
    for x, z, pot, to in CABLES:
        start, end = vec(x, 0.67, z), vec(*to, 0.24)
        rod(
            model,
            curve([start, start + (0, 0.12, 0.04), (start + end) / 2 + ((start - end)[0] * 1.1, 0.14, 0.14), end], 5),
            0.017,
            pot,
            6,
        )
    return model.sculpted()


def _clock(model, at):
    """A twin-bell alarm clock that faces +z."""
    round_ = upright((0, 0, 1))
    model.shape(lathe([(0.14, -0.07), (0.17, -0.06), (0.17, 0.05), (0.15, 0.06)], 18, at, round_, (True, False)), '#b9984a', 40)
    model.shape(lathe([(0.15, 0.045), (0.15, 0.046)], 18, at, round_, (False, True)), '#d0c8b0', 40, PLAIN)
    for hour in range(12):
        way = turn((0, 0, 1), hour * 30) @ vec(0, 0.12, 0)
        model.shape(box(at + way + (0, 0, 0.05), (0.006, 0.016, 0.004), turn((0, 0, 1), hour * 30)), '#3a3a40', 30)
    for angle, long, wide in ((-20, 0.1, 0.01), (70, 0.07, 0.013)):
        way = turn((0, 0, 1), angle)
        model.shape(box(at + way @ vec(0, long / 2, 0) + (0, 0, 0.054), (wide, long / 2, 0.005), way), '#2e2c30', 30)
    for s in (1, -1):
        lean = unit((s * 0.55, 1, 0))
        model.shape(
            lathe([(0.07, 0), (0.062, 0.03), (0.03, 0.055), (0.008, 0.06)], 12, at + lean * 0.175, upright(lean), (True, True)),
            '#c9a83c',
            40,
        )
        rod(model, [at + (s * 0.08, -0.12, 0), at + (s * 0.13, -0.2, 0)], 0.018, '#b9984a')
    rod(model, [at + (0, 0.16, 0), at + (0, 0.25, 0)], 0.012, IRON)
    model.shape(pearl(at + (0, 0.25, 0), 0.03), IRON, 180)
