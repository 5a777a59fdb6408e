"""Heads of the living and of the infected. Lengths inside a head are in head sizes, from its middle."""

import numpy as np

from .colour import blend, linear, mix, noise, painted, ramp
from .fields import ball, behind, carve, egg, limb, lumpy, melt, swell, within
from .model import PLAIN, Finish
from .shapes import box, disc, loft, pearl
from .space import between, frame, turn, unit, vec

SIZE = 0.118


class Head:
    """Where things are on a head: `at(left, up, forward)` is a point, `turned` its frame, `size` its unit."""

    def __init__(self, pose, size=SIZE):
        self.middle, self.turned, self.size, self.neck = pose.head, pose.head_frame, size, pose.neck

    def at(self, left, up, forward):
        return self.middle + self.turned @ vec(left, up, forward) * self.size

    def local(self, points):
        """Points in head sizes."""
        return (points - self.middle) @ self.turned / self.size

    def egg(self, centre, radii):
        return egg(self.at(*centre), np.array(radii) * self.size, self.turned)

    def limb(self, a, b, at_a, at_b=None):
        return limb(self.at(*a), self.at(*b), at_a * self.size, (at_a if at_b is None else at_b) * self.size)

    def pair(self, make):
        """`make(1)` on the left and `make(-1)` on the right."""
        return make(1), make(-1)


def living(
    model,
    head,
    skin,
    lips='#8f4a40',
    iris='#3a2618',
    brows='#2c1b12',
    triangles=340,
    jaw=1.0,
    nose=1.0,
    frown=1.0,
    stubble=None,
):
    """A face that looks one in the eye: lids, irises, brows, nose, lips."""
    k, model.front = head.size, head.turned[:, 2]
    skull = melt(
        head.egg((0, 0.18, -0.12), (0.80, 0.84, 0.90)),
        head.egg((0, -0.30, 0.24), (0.58 * jaw, 0.66, 0.60)),
        head.egg((0, -0.78, 0.46), (0.27 * jaw, 0.19, 0.24)),
        *head.pair(lambda s: head.egg((s * 0.42, -0.16, 0.52), (0.2, 0.17, 0.2))),
        k=0.2 * k,
    )
    skull = carve(skull, *head.pair(lambda s: head.egg((s * 0.35, 0.02, 0.97), (0.25, 0.16, 0.24))), k=0.1 * k)
    skull = melt(
        skull,
        *head.pair(lambda s: head.limb((s * 0.56, 0.22, 0.6), (s * 0.14, 0.17, 0.83), 0.09, 0.1)),
        head.limb((0, 0.08, 0.80), (0, -0.24, 1.0 + 0.06 * (nose - 1)), 0.075 * nose, 0.13 * nose),
        *head.pair(lambda s: head.egg((s * 0.80, -0.08, -0.05), (0.10, 0.24, 0.19))),
        k=0.09 * k,
    )
    skull = melt(skull, _neck(head, 0.050, 0.047, -0.1), k=0.16 * k)
    model.solid(skull, _flesh(head, skin, stubble), triangles, 0.0055, area='skin')
    for s in (1, -1):
        _living_eye(model, head, s, iris, skin)
        brow = [head.at(s * 0.6, 0.24, 0.66), head.at(s * 0.36, 0.29, 0.86), head.at(s * 0.1, 0.2, 0.95)]
        model.shape(
            loft(brow, [0.045 * frown * k, 0.08 * frown * k, 0.045 * frown * k], 4, up=head.turned[:, 2], caps=False),
            brows,
            60,
            area='hair',
        )
    lip = [head.at(x, -0.56 - 0.02 * abs(x) * 10 * 0.1, 0.80 - 0.5 * x * x) for x in (-0.26, 0, 0.26)]
    model.shape(loft(lip, [0.03 * k, 0.075 * k, 0.03 * k], 4, up=head.turned[:, 2], caps=False), lips, 100, area='skin')
    return head


def _neck(head, low, high, back):
    return limb(head.neck - (0, 0.03, 0), head.at(0, -0.35, back), low, high)


def _flesh(head, skin, stubble):
    """Skin with warm cheeks and nose, and a beard's shadow if there is one."""

    def warm(points, _normals):
        q = head.local(points)
        cheek = np.exp(-((np.abs(q[:, 0]) - 0.44) ** 2 + (q[:, 1] + 0.22) ** 2) / 0.06)
        tip = np.exp(-(q[:, 0] ** 2 + (q[:, 1] + 0.2) ** 2) / 0.03) * (q[:, 2] > 0.8)
        return 0.5 * np.maximum(cheek, tip) * (q[:, 2] > 0.2)

    def shadow(points, _normals):
        q = head.local(points)
        return 0.55 * ramp(-0.3, -0.5, q[:, 1]) * ramp(0.0, 0.3, q[:, 2]) * ramp(0.98, 0.9, q[:, 2])

    rosy = blend(skin, mix(linear(skin), linear('#b4553c'), 0.75), warm)
    return blend(rosy, stubble, shadow) if stubble else rosy


def _living_eye(model, head, s, iris, skin):
    k = head.size
    model.shape(
        pearl(head.at(s * 0.34, -0.01, 0.755), np.array((0.17, 0.1, 0.085)) * k, head.turned), '#ece6dc', 180, PLAIN
    )
    model.shape(
        pearl(head.at(s * 0.32, -0.005, 0.80), np.array((0.08, 0.09, 0.055)) * k, head.turned), iris, 180, PLAIN
    )
    lid = [head.at(s * 0.54, 0.03, 0.70), head.at(s * 0.34, 0.105, 0.845), head.at(s * 0.14, 0.03, 0.84)]
    dark = mix(linear(skin), linear('#2a1512'), 0.8)
    model.shape(loft(lid, [0.025 * k, 0.045 * k, 0.025 * k], 4, up=head.turned[:, 2], caps=False), dark, 60, area='skin')


class DeadHead(Head):
    """A head whose jaw hangs open by degrees, pushed to one side by `crooked`."""

    def __init__(self, pose, size=SIZE, jaw=28, crooked=0.0):
        super().__init__(pose, size)
        self.hinge = vec(crooked * 0.25, -0.22, -0.02)
        self.jaw, self.half = (turn((0, 0, 1), 20 * crooked) @ turn((1, 0, 0), a) for a in (jaw, jaw / 2))

    def on_jaw(self, left, up, forward):
        """A point that moves with the jaw."""
        return self.at(*(self.hinge + self.jaw @ (vec(left, up, forward) - self.hinge)))


def infected(model, head, skin, eyes='#e6d9a4', sore='#6d4640', teeth=(5, 4), triangles=400, heavy=1.0, glare=False):
    """A sunken, sick face: sockets, cheekbones, an open mouth with teeth. `heavy` widens the jaw; `glare` lights the eyes."""
    k, model.front = head.size, head.turned[:, 2]
    lips = head.at(0, -0.37, 0.84), head.on_jaw(0, -0.64, 0.86)
    gap = np.linalg.norm(lips[1] - lips[0])
    mouth = egg(between(*lips, 0.5), (0.36 * heavy * k, gap / 2 + 0.03 * k, 0.5 * k), head.turned @ head.half)
    whole = melt(melt(_skull(head), _jaw(head, heavy), k=0.1 * k), _neck(head, 0.05, 0.044, -0.25), k=0.18 * k)
    model.solid(carve(whole, mouth, k=0.03 * k), _sick(head, skin, sore, mouth), triangles, 0.0055, area='skin')
    for upper, count in zip((True, False), teeth):
        _teeth(model, head, upper, count, heavy)
    for s in (1, -1):
        _dead_eye(model, head, s, eyes, 'glow' if glare else 'paint')
    return head


def _skull(head):
    k = head.size
    skull = melt(
        head.egg((0, 0.24, -0.12), (0.76, 0.80, 0.90)),
        head.egg((0, -0.08, 0.34), (0.52, 0.46, 0.50)),
        *head.pair(lambda s: head.limb((s * 0.52, -0.1, 0.44), (s * 0.28, -0.18, 0.7), 0.14, 0.12)),
        k=0.18 * k,
    )
    hollows = [head.egg((s * 0.32, 0.03, 0.92), (0.25, 0.20, 0.30)) for s in (1, -1)]
    hollows += [head.egg((s * 0.62, -0.46, 0.50), (0.17, 0.2, 0.28)) for s in (1, -1)]
    return melt(
        carve(skull, *hollows, k=0.1 * k),
        *head.pair(lambda s: head.limb((s * 0.56, 0.24, 0.56), (s * 0.13, 0.19, 0.82), 0.09, 0.1)),
        head.limb((0, 0.1, 0.82), (0, -0.14, 0.93), 0.075, 0.11),
        *head.pair(lambda s: head.egg((s * 0.78, -0.02, -0.05), (0.09, 0.22, 0.16))),
        k=0.12 * k,
    )


def _jaw(head, heavy):
    def bone(a, b, at_a, at_b):
        return limb(head.on_jaw(*a), head.on_jaw(*b), at_a * head.size, at_b * head.size)

    sides = [
        bone(a, b, r, q)
        for s in (heavy, -heavy)
        for a, b, r, q in (
            ((s * 0.54, -0.28, 0.02), (s * 0.38, -0.72, 0.46), 0.14, 0.15),
            ((s * 0.38, -0.72, 0.46), (0, -0.84, 0.76), 0.15, 0.17),
        )
    ]
    floor = egg(head.on_jaw(0, -0.78, 0.4), np.array((0.34 * heavy, 0.12, 0.34)) * head.size, head.turned @ head.jaw)
    return melt(melt(*sides, k=0.1 * head.size), floor, k=0.08 * head.size)


def _sick(head, skin, sore, mouth):
    """Dark sockets, a dark mouth with sore lips, veins on the forehead."""

    def sockets(points, _normals):
        q = head.local(points)
        dark = np.exp(-(((np.abs(q[:, 0]) - 0.33) / 0.25) ** 2 + ((q[:, 1] - 0.03) / 0.2) ** 2)) * (q[:, 2] > 0.3)
        return np.clip(dark * 1.3, 0, 0.85)

    def lips(points, _normals):
        return 0.75 * ramp(0.22 * head.size, 0.06 * head.size, mouth(points))

    def inside(points, _normals):
        return ramp(0.1 * head.size, 0.02 * head.size, mouth(points)) * (head.local(points)[:, 2] < 0.80)

    def veins(points, _normals):
        return 0.4 * ramp(0.1, 0.02, np.abs(noise(points, 26, 9))) * (head.local(points)[:, 1] > 0.1)

    veined = blend(skin, lambda p, n: painted(skin, p, n) * (0.6, 0.58, 0.8), veins)
    return blend(blend(blend(veined, '#3a2531', sockets), sore, lips), '#2c1114', inside)


def _teeth(model, head, upper, count, heavy):
    """A row of worn teeth of uneven length."""
    k, turned = head.size, head.turned if upper else head.turned @ head.jaw
    for i in range(count):
        u = 2 * i / max(count - 1, 1) - 1
        long = (0.115, 0.075, 0.10, 0.085)[(i * 3 + count) % 4]
        root = head.at(0.29 * u, -0.36 - long * 0.5, 0.76 - 0.2 * u * u) if upper else None
        if root is None:
            root = head.on_jaw(0.29 * u * heavy, -0.66 + long * 0.5, 0.80 - 0.22 * u * u)
        tooth = box(root, (0.045 * k, long * k * 0.85, 0.04 * k), turned @ turn((0, 1, 0), 28 * u), taper=(0.85, 0.7))
        model.shape(tooth, ('#a89a70', '#8f8058')[i % 2], 30, Finish(light=0.4, shade=0.5), area='')


def _dead_eye(model, head, s, eyes, material):
    k = head.size
    ball = pearl(head.at(s * 0.31, 0.04, 0.675), np.array((0.14, 0.115, 0.11)) * k, head.turned)
    model.shape(ball, eyes, 180, PLAIN, material)
    model.shape(disc(head.at(s * 0.3, 0.035, 0.79), 0.04 * k, head.turned, 6), '#33211d', 180, PLAIN)


def shock(model, head, colour, count=26, line=0.3, nape=-0.3, length=0.5, lift=0.25, wind=(0, 0, 0), width=0.2, seed=1):
    """Sculpted hair: tufts that fall away from the crown, over the brow in front and down to the nape behind.

    `line` is how high the hair begins over the brow, `lift` how much the tufts stand up, `wind` blows them to one side. Lay
    a `hair_cap` underneath.
    """
    luck, k, crown = np.random.RandomState(seed), head.size, unit((0, 1, -0.25))
    for i in range(count):
        up = 1 - (i + 0.5) / count * (1 - nape)
        across, angle = np.sqrt(max(1 - up * up, 0)), 2.39996 * i
        out = vec(across * np.sin(angle), up, across * np.cos(angle))
        tousle = (luck.rand(3) - 0.5) * 0.5
        if out[1] < line + 0.5 * out[2]:
            continue
        root = vec(0, 0.2, -0.13) + out * (0.80, 0.84, 0.92)
        falling = unit(out * (out @ crown) - crown) + vec(wind)
        along = unit(falling - out * (falling @ out) + out * lift + tousle)
        reach = length * (0.7 + 0.6 * luck.rand())
        points = [root - out * 0.1, root + along * reach * 0.4 + out * 0.05, root + along * reach - out * 0.04]
        radii = [width * 0.8 * k, width * k, 0]
        tuft = loft([head.at(*p) for p in points], radii, 4, up=head.turned @ out, flat=0.55, caps=False)
        model.shape(tuft, _streaked(colour, i), 100, area='hair')


def _streaked(colour, index):
    """Some tufts are a little lighter."""
    return mix(linear(colour), linear(colour) * 1.5 + 0.01, (0.0, 0.5, 0.2, 0.8)[index % 4])


def hair_cap(head, line=0.42, slope=0.3, thickness=0.06, nape=-0.35):
    """Short hair: the skull a little thicker above a line from `line` at the brow, and down to `nape` at the back."""
    k = head.size
    skull = swell(head.egg((0, 0.2, -0.13), (0.80, 0.83, 0.91)), thickness * k)
    top = behind(head.at(0, line, 0.3), head.turned @ unit((0, -1, slope)))
    back = within(behind(head.at(0, nape, 0), -head.turned[:, 1]), behind(head.at(0, 0, -0.2), head.turned[:, 2]))
    return within(skull, melt(top, back, k=0.1 * k), k=0.1 * k)


def locks(head, tufts, k=0.15):
    """Tufts of hair: each a root, a tip and the radius of the root."""
    return melt(*[head.limb(root, tip, radius, 0.04) for root, tip, radius in tufts], k=k * head.size)


def curls(head, places, radius=0.2):
    """A head of curls: balls of hair at the places."""
    balls = [ball(head.at(*place), radius * head.size) for place in places]
    return lumpy(melt(*balls, k=0.06 * head.size), 0.004, 40, 2)


def facing(head, point, degrees=0):
    """A frame on the skull at a local point: forward points away from its middle."""
    return frame(head.turned @ unit(point), head.turned[:, 1], degrees)
