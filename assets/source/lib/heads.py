"""Heads of the living and of the infected. Lengths inside a head are in head sizes, from its middle."""
import numpy as np

from .colour import blend, linear, mix, noise, painted, ramp
from .fields import ball, behind, carve, egg, limb, lumpy, melt, swell, within
from .model import PLAIN, Finish
from .shapes import disc, loft, pearl
from .space import frame, turn, unit, vec

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


def living(model, head, skin, lips='#8f4a40', iris='#3a2618', brows='#2c1b12', triangles=340, jaw=1.0, nose=1.0, stubble=None):
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
    model.solid(skull, _flesh(head, skin, stubble), triangles, 0.0055)
    for s in (1, -1):
        _living_eye(model, head, s, iris, skin)
        brow = [head.at(s * 0.6, 0.24, 0.66), head.at(s * 0.36, 0.29, 0.86), head.at(s * 0.1, 0.2, 0.95)]
        model.shape(loft(brow, [0.05 * k, 0.085 * k, 0.05 * k], 4, up=head.turned[:, 2], caps=False), brows, 60)
    lip = [head.at(x, -0.56 - 0.02 * abs(x) * 10 * 0.1, 0.80 - 0.5 * x * x) for x in (-0.26, 0, 0.26)]
    model.shape(loft(lip, [0.03 * k, 0.075 * k, 0.03 * k], 4, up=head.turned[:, 2], caps=False), lips, 100)
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
    model.shape(pearl(head.at(s * 0.34, -0.01, 0.755), np.array((0.17, 0.1, 0.085)) * k, head.turned), '#ece6dc', 180, PLAIN)
    model.shape(pearl(head.at(s * 0.32, -0.005, 0.80), np.array((0.08, 0.09, 0.055)) * k, head.turned), iris, 180, PLAIN)
    lid = [head.at(s * 0.54, 0.03, 0.70), head.at(s * 0.34, 0.105, 0.845), head.at(s * 0.14, 0.03, 0.84)]
    dark = mix(linear(skin), linear('#2a1512'), 0.8)
    model.shape(loft(lid, [0.025 * k, 0.045 * k, 0.025 * k], 4, up=head.turned[:, 2], caps=False), dark, 60)


class DeadHead(Head):
    """A head whose jaw hangs open by degrees, pushed to one side by `crooked`."""

    def __init__(self, pose, size=SIZE, jaw=28, crooked=0.0):
        super().__init__(pose, size)
        self.hinge, self.jaw = vec(crooked * 0.25, -0.22, -0.02), turn((0, 0, 1), 20 * crooked) @ turn((1, 0, 0), jaw)

    def on_jaw(self, left, up, forward):
        """A point that moves with the jaw."""
        return self.at(*(self.hinge + self.jaw @ (vec(left, up, forward) - self.hinge)))


def infected(model, head, skin, eyes='#efe3b4', sore='#6b4440', mouth='#3f1d1c', teeth=(5, 4), triangles=360, heavy=1.0, glare=False):
    """A sunken, sick face: sockets, cheekbones, an open mouth with teeth. `heavy` widens the jaw; `glare` lights the eyes."""
    k, model.front = head.size, head.turned[:, 2]
    jaw = _jaw(head, heavy)
    whole = melt(melt(_skull(head), jaw, k=0.07 * k), _neck(head, 0.05, 0.044, -0.25), k=0.18 * k)
    model.solid(whole, _sick(head, skin, sore), triangles, 0.0055)
    throat = head.egg((0, -0.42, 0.14), (0.42 * heavy, 0.36, 0.44))
    model.solid(throat, mouth, 36, 0.008, covers=False, finish=Finish(light=0.1, shade=0.6))
    _teeth(model, head, teeth, heavy)
    for s in (1, -1):
        _dead_eye(model, head, s, eyes, 'glow' if glare else 'paint')
    return head


def _skull(head):
    k = head.size
    skull = melt(
        head.egg((0, 0.24, -0.12), (0.78, 0.80, 0.90)),
        head.egg((0, -0.08, 0.34), (0.55, 0.44, 0.50)),
        *head.pair(lambda s: head.limb((s * 0.50, -0.12, 0.46), (s * 0.26, -0.22, 0.72), 0.16, 0.14)),
        k=0.2 * k,
    )
    skull = carve(skull, *head.pair(lambda s: head.egg((s * 0.33, 0.05, 0.92), (0.26, 0.21, 0.30))), k=0.1 * k)
    return melt(
        skull,
        *head.pair(lambda s: head.limb((s * 0.54, 0.32, 0.58), (s * 0.12, 0.24, 0.83), 0.12, 0.13)),
        head.limb((0, 0.08, 0.82), (0, -0.15, 0.95), 0.075, 0.115),
        *head.pair(lambda s: head.egg((s * 0.78, -0.02, -0.05), (0.09, 0.22, 0.16))),
        k=0.08 * k,
    )


def _jaw(head, heavy):
    def bone(a, b, at_a, at_b):
        return limb(head.on_jaw(*a), head.on_jaw(*b), at_a * head.size, at_b * head.size)

    sides = [
        bone(a, b, r, q)
        for s in (heavy, -heavy)
        for a, b, r, q in (
            ((s * 0.52, -0.28, 0.02), (s * 0.36, -0.72, 0.46), 0.15, 0.16),
            ((s * 0.36, -0.72, 0.46), (0, -0.84, 0.74), 0.16, 0.18),
        )
    ]
    floor = egg(head.on_jaw(0, -0.78, 0.4), np.array((0.34 * heavy, 0.12, 0.34)) * head.size, head.turned @ head.jaw)
    return melt(melt(*sides, k=0.1 * head.size), floor, k=0.08 * head.size)


def _sick(head, skin, sore):
    """Dark sockets and mouth, veins on the forehead."""

    def sockets(points, _normals):
        q = head.local(points)
        dark = np.exp(-(((np.abs(q[:, 0]) - 0.33) / 0.25) ** 2 + ((q[:, 1] - 0.05) / 0.2) ** 2)) * (q[:, 2] > 0.3)
        return np.clip(dark * 1.3, 0, 0.9)

    def lips(points, _normals):
        q = head.local(points)
        away = np.linalg.norm((q - (0, -0.52, 0.55)) * (1, 0.9, 1), axis=1) + 0.12 * noise(points, 40, 2)
        return 0.7 * ramp(0.60, 0.40, away) * (q[:, 1] < -0.25)

    def veins(points, normals):
        vein = ramp(0.1, 0.02, np.abs(noise(points, 26, 9)))
        return 0.4 * vein * (head.local(points)[:, 1] > 0.1)

    veined = blend(skin, lambda p, n: painted(skin, p, n) * (0.6, 0.58, 0.8), veins)
    return blend(blend(veined, '#35202c', sockets), sore, lips)


def _teeth(model, head, count, heavy):
    k, finish = head.size, Finish(light=0.3, shade=0.4)
    for upper, number in ((True, count[0]), (False, count[1])):
        for i in range(number):
            u = 2 * i / max(number - 1, 1) - 1
            if upper:
                root, down = head.at(0.36 * u, -0.28 + 0.02 * abs(u), 0.80 - 0.22 * u * u), head.turned @ vec(0, -0.22, 0.03)
            else:
                root = head.on_jaw(0.33 * u * heavy, -0.68, 0.76 - 0.2 * u * u)
                down = head.turned @ head.jaw @ vec(0, 0.22, 0.02)
            tooth = loft([root, root + down * k * 0.6, root + down * k], [0.075 * k, 0.065 * k, 0], 4, up=head.turned[:, 2], caps=False)
            model.shape(tooth, '#d8cba0', 60, finish)


def _dead_eye(model, head, s, eyes, material):
    k = head.size
    model.shape(pearl(head.at(s * 0.32, 0.05, 0.70), np.array((0.15, 0.125, 0.12)) * k, head.turned), eyes, 180, PLAIN, material)
    pupil = disc(head.at(s * 0.305, 0.045, 0.822), 0.042 * k, head.turned, 6)
    model.shape(pupil, '#2b1b1a', 180, PLAIN)


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
