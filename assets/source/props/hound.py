"""A dog that nobody calls any more."""
import numpy as np

from lib.colour import blend, mottled, ramp
from lib.fields import carve, egg, limb, lumpy, melt
from lib.model import PLAIN, Model
from lib.shapes import lathe, loft, pearl
from lib.space import frame, unit, upright, vec

from props.joinery import curve

BONE = '#d8ceb0'


def hound(fur='#7a6a72', patch='#8a4a3c', eyes='#d8f04a'):
    """Looks along +z, about 1 long and 0.8 high, its jaws open."""
    model, coat = Model('token'), mottled(fur, patch, 9, 0.42)
    face = frame(unit((0, -0.12, 1)))
    head = vec(0, 0.72, 0.42)

    def on(x, y, z):
        return head + face @ vec(x, y, z)

    trunk = melt(egg((0, 0.52, 0.12), (0.17, 0.19, 0.24)), limb((0, 0.5, 0.0), (0, 0.5, -0.34), 0.13, 0.11), egg((0, 0.5, -0.36), (0.13, 0.14, 0.14)), k=0.1)
    neck = limb((0, 0.58, 0.22), head - (0, 0.02, 0.04), 0.13, 0.1)
    skull = melt(egg(head, (0.125, 0.115, 0.14), face), limb(on(0, 0.0, 0.1), on(0, -0.02, 0.32), 0.085, 0.06), k=0.06)
    jaw = limb(on(0, -0.11, 0.06), on(0, -0.21, 0.27), 0.06, 0.042)
    mouth = egg(on(0, -0.1, 0.26), (0.075, 0.06, 0.16), face)
    ribs = [limb((s * 0.19, 0.62, z), (s * 0.15, 0.38, z + 0.03), 0.016) for s in (1, -1) for z in (-0.1, 0.0, 0.1)]
    body = melt(carve(melt(trunk, neck, skull, k=0.08), mouth, *ribs, k=0.03), jaw, k=0.04)
    raw = blend(coat, '#8a3030', lambda p, n: 0.8 * ramp(0.09, 0.04, mouth(p)))
    model.solid(lumpy(body, 0.01, 24, 5), raw, 1500, 0.015, covers=False)
    for s in (1, -1):
        _leg(model, [vec(s * 0.12, 0.5, 0.2), vec(s * 0.18, 0.3, 0.26), vec(s * 0.17, 0.04, 0.3), vec(s * 0.18, 0.03, 0.42)], 0.085, coat)
        _leg(model, [vec(s * 0.1, 0.5, -0.38), vec(s * 0.17, 0.32, -0.28), vec(s * 0.15, 0.14, -0.48), vec(s * 0.16, 0.03, -0.38)], 0.1, coat)
        model.shape(pearl(on(s * 0.065, 0.045, 0.115), 0.032), eyes, 180, PLAIN, 'glow')
        model.shape(loft([on(s * 0.09, 0.07, -0.02), on(s * 0.13, 0.17, -0.05), on(s * 0.17, 0.24, -0.03)], [0.05, 0.04, 0], 5, up=face[:, 2], flat=0.4), coat, 60)
        for k, z in enumerate((0.18, 0.24, 0.3)):
            model.shape(loft([on(s * (0.055 - 0.008 * k), -0.035, z), on(s * (0.055 - 0.008 * k), -0.1 + 0.012 * k, z)], [0.016, 0], 5, up=face[:, 2]), BONE, 60)
            model.shape(loft([on(s * 0.04, -0.17 - 0.01 * k, z - 0.05), on(s * 0.045, -0.105 - 0.01 * k, z - 0.04)], [0.014, 0], 5, up=face[:, 2]), BONE, 60)
    model.shape(pearl(on(0, 0.015, 0.37), (0.036, 0.028, 0.026), face), '#2a2228', 180)
    tongue = [on(0, -0.13, 0.12), on(0.01, -0.15, 0.28), on(0.03, -0.25, 0.34)]
    model.shape(loft(tongue, [0.04, 0.045, 0.03], 8, up=face[:, 0], flat=0.35), '#b8485a', 60)
    model.shape(lathe([(0.128, -0.03), (0.138, 0), (0.128, 0.03)], 18, vec(0, 0.635, 0.3), upright((0, 0.75, 0.65))), '#a8302a', 50)
    model.shape(pearl((0, 0.53, 0.41), (0.03, 0.036, 0.014)), '#e8c24a', 180)
    for z, tall in ((0.24, 0.1), (0.12, 0.13), (0.0, 0.14), (-0.12, 0.12), (-0.24, 0.1), (-0.36, 0.08)):
        model.shape(loft([(0, 0.62, z), (0, 0.66 + tall * 0.5, z - 0.02), (0, 0.66 + tall, z - 0.07)], [0.04, 0.028, 0], 5, up=(1, 0, 0)), BONE, 60)
    tail = curve([(0, 0.55, -0.48), (0.05, 0.62, -0.62), (0.16, 0.76, -0.66), (0.2, 0.9, -0.58)], 5)
    model.shape(loft(tail, [*np.linspace(0.05, 0.02, len(tail) - 1), 0], 7), coat, 60)
    return model.sculpted()


def _leg(model, path, thick, coat):
    model.shape(loft(curve(path[:3], 3), np.linspace(thick, thick * 0.42, 7), 9), coat, 80)
    foot, toe = path[2], path[3]
    model.shape(loft([foot, toe], [thick * 0.45, thick * 0.5], 8, flat=0.7), coat, 60)
    for x in (-0.035, 0, 0.035):
        model.shape(loft([toe + (x, 0.01, 0.02), toe + (x * 1.2, -0.015, 0.08)], [0.016, 0], 5), BONE, 60)
