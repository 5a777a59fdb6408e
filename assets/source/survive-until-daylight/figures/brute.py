"""Brute: he used to move pianos. Barricades are nothing new to him; he is wearing somebody's front door."""
from cast.hulk import POSE, Bulk, belt, braces, hulk
from lib.base import base
from lib.body import LEFT
from lib.colour import mottled, stained
from lib.extremities import cuff
from lib.model import Model
from lib.shapes import box, lathe, loft
from lib.space import turn, upright, vec

SKIN = mottled('#9a8c82', '#74646a', 12, 0.5)
DOOR, LEATHER = '#6f8f86', '#a8803c'


def brute(pose=POSE, based=True):
    model = Model('miniature')
    hulk(model, pose, Bulk(SKIN))
    cuff(model, pose.on_arm(LEFT, 1.55), pose.forearm(LEFT), 0.08, LEATHER, 0.06, 10)
    braces(model, pose, LEATHER)
    belt(model, pose, '#4a3626')
    _door(model, pose)
    return base(model.sculpted(), 0.36, 'slab', seed=47, rubble=5, keep_clear=((0.2, 0.17, 0.13), (-0.22, -0.12, 0.13))) if based else model.sculpted()


def _door(model, pose):
    """His head went through it, or rather his back; it still has its number."""
    turned = pose.chest_frame @ turn((0, 0, 1), 16)
    middle = pose.on_chest(-0.02, 0.06, -0.185)

    def at(left, up, out):
        return middle + turned @ vec(left, up, out)

    model.shape(box(at(0, 0, 0), (0.155, 0.33, 0.018), turned, 0.008), stained(DOOR, [(at(0.1, -0.25, 0), 0.1)], '#5b4a3a', 0.8), 30)
    for up, tall in ((0.16, 0.12), (-0.14, 0.14)):
        for out in (-0.02, 0.02):
            model.shape(box(at(0, up, out), (0.11, tall, 0.006), turned), '#587268', 30)
    model.shape(lathe([(0.012, 0), (0.026, 0.012), (0.022, 0.03)], 7, at(0.125, -0.02, -0.02), upright(-turned[:, 2]), (True, True)), '#d8b045', 40)
    for end in (0.2, -0.1):
        rope = [at(-0.16, end, 0.0), pose.on_chest(-0.2, end * 0.5, 0.03), pose.on_chest(-0.1, end * 0.4 - 0.02, 0.17)]
        model.shape(loft(rope, [0.016] * 3, 4, up=(0, 0, 1)), '#c2a46b', 60)
    for left, lean in ((-0.08, 14), (0.05, -8)):
        splinter = [at(left, 0.3, 0), at(left + lean * 0.002, 0.38, 0), at(left + lean * 0.004, 0.43, 0)]
        model.shape(loft(splinter, (0.03, 0.024, 0), 4, up=turned[:, 2], flat=0.5), '#b58f5c', 60)


MODELS = {'brute': brute}
