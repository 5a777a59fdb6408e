"""Poses and what is worn on them.

A `Pose` names the joints; the makers below return fields that follow them. Sides are `LEFT` and `RIGHT`, the figure's own.
"""

from dataclasses import dataclass, field

from .fields import behind, egg, folded, hoop, limb, melt, torn, within
from .space import bend, between, frame, unit, vec

LEFT, RIGHT = 0, 1
SIDES = (LEFT, RIGHT)


@dataclass
class Pose:
    """Where the joints are. Pairs are (left, right).

    `hands` and `feet` are what wrists and ankles reach for; `elbows` and `knees` are first the directions in which those
    joints are pushed and afterwards, worked out by inverse kinematics, where they are. `wrists` and `ankles` are reached.
    """

    pelvis: tuple
    chest: tuple
    neck: tuple
    head: tuple
    hips: tuple
    shoulders: tuple
    hands: tuple
    elbows: tuple
    feet: tuple
    knees: tuple
    gaze: tuple = (0, 0, 1)
    roll: float = 0.0
    """Tilt of the head in degrees, to its right if positive."""
    lean: tuple = (0, 1, 0)
    """Up direction of the chest."""
    arm: tuple = (0.155, 0.15)
    leg: tuple = (0.225, 0.22)
    wrists: list = field(init=False)
    ankles: list = field(init=False)

    def __post_init__(self):
        for name in ('pelvis', 'chest', 'neck', 'head'):
            setattr(self, name, vec(getattr(self, name)))
        self.hips, self.shoulders = [vec(p) for p in self.hips], [vec(p) for p in self.shoulders]
        arms = [bend(self.shoulders[s], self.hands[s], *self.arm, self.elbows[s]) for s in SIDES]
        legs = [bend(self.hips[s], self.feet[s], *self.leg, self.knees[s]) for s in SIDES]
        self.elbows, self.wrists = [list(joints) for joints in zip(*arms)]
        self.knees, self.ankles = [list(joints) for joints in zip(*legs)]

    @property
    def chest_frame(self):
        """Left, up and forward of the chest."""
        forward = vec(0, 0, 1) - unit(self.lean) * unit(self.lean)[2]
        across = self.shoulders[LEFT] - self.shoulders[RIGHT]
        forward = unit(forward - unit(across) * (unit(across) @ forward))
        return frame(forward, self.lean)

    @property
    def head_frame(self):
        return frame(self.gaze, roll=self.roll)

    def on_chest(self, left, up, forward):
        """A point relative to the middle of the chest."""
        return self.chest + self.chest_frame @ vec(left, up, forward)

    def forearm(self, side):
        """The direction from elbow to wrist."""
        return unit(self.wrists[side] - self.elbows[side])

    def shin(self, side):
        """The direction from knee to ankle."""
        return unit(self.ankles[side] - self.knees[side])

    def on_arm(self, side, share):
        """A point on the bones of an arm: 0 shoulder, 1 elbow, 2 wrist."""
        if share <= 1:
            return between(self.shoulders[side], self.elbows[side], share)
        return between(self.elbows[side], self.wrists[side], share - 1)

    def on_leg(self, side, share):
        """A point on the bones of a leg: 0 hip, 1 knee, 2 ankle."""
        if share <= 1:
            return between(self.hips[side], self.knees[side], share)
        return between(self.knees[side], self.ankles[side], share - 1)


def trunk(pose, width=0.122, depth=0.092, waist=0.088, shoulder=0.062):
    """Chest, waist and shoulders as one solid: the body of a shirt, jacket or bare torso."""
    chest = egg(pose.chest, (width, 0.13, depth), pose.chest_frame)
    belly = limb(pose.pelvis, pose.chest, waist, max(waist, width * 0.8))
    return melt(chest, belly, limb(*pose.shoulders, shoulder), k=0.05)


def sleeve(pose, side, length=1.9, top=0.062, cuff=0.052, tear=0.0, folds=0.007, seed=1):
    """A sleeve down to `length` on the arm (1 elbow, 2 wrist), torn if `tear` is the depth of its teeth."""
    end = pose.on_arm(side, length)
    elbow = pose.elbows[side]
    if length <= 1:
        body, along = limb(pose.shoulders[side], end, top, cuff), end - pose.shoulders[side]
    else:
        middle = (top + cuff) / 2
        body = melt(limb(pose.shoulders[side], elbow, top, middle), limb(elbow, end, middle, cuff), k=0.015)
        along = end - elbow
    edge = torn(end - unit(along) * tear * 0.3, along, tear, 5, seed) if tear else behind(end, along)
    body = within(body, edge, k=0.0 if tear else 0.008)
    if folds and length > 0.8:
        body = folded(body, elbow, pose.wrists[side] - pose.shoulders[side], folds, 80, 0.07, seed)
    return body


def legs(
    pose,
    lengths=(1.85, 1.85),
    thigh=0.082,
    knee=0.064,
    cuff=0.058,
    tears=(0.0, 0.0),
    hips=(0.1, 0.07, 0.085),
    folds=0.008,
):
    """Trousers, each leg down to a length (1 knee, 2 ankle), or bare legs with `folds=0`."""
    sides = [_leg(pose, side, lengths[side], thigh, knee, cuff, tears[side], folds) for side in SIDES]
    return melt(*sides, egg(pose.pelvis - (0, 0.01, 0), hips), k=0.03)


def _leg(pose, side, length, thigh, knee, cuff, tear, folds):
    hip, joint, end = pose.hips[side], pose.knees[side], pose.on_leg(side, length)
    if length <= 1:
        body, along = limb(hip, end, thigh, knee), end - hip
    else:
        body, along = melt(limb(hip, joint, thigh, knee), limb(joint, end, knee, cuff), k=0.02), end - joint
    edge = torn(end - unit(along) * tear * 0.3, along, tear, 6, side + 1) if tear else behind(end, along)
    body = within(body, edge, k=0.0 if tear else 0.008)
    if folds:
        body = folded(body, joint, pose.ankles[side] - hip, folds, 75, 0.1, side + 3)
        body = folded(body, pose.on_leg(side, 1.8), along, folds, 80, 0.07, side + 6)
    return body


def hemmed(pose, body, at=0.0, tear=0.0, band=0.0, seed=4):
    """A top cut off at the hips, `at` above the pelvis: torn, or with a ribbed `band` of that thickness."""
    down = pose.pelvis - pose.chest
    hem = pose.pelvis - unit(down) * at
    edge = torn(hem, down, tear, 8, seed) if tear else behind(hem, down)
    body = within(body, edge, k=0.0 if tear else 0.012)
    return melt(body, hoop(hem - unit(down) * 0.012, down, 0.084, band), k=0.014) if band else body


def bare_arm(pose, side, start=0.5, upper=0.038, lower=0.038, wrist=0.029):
    """Skin from `start` on the arm down to the wrist."""
    elbow = pose.elbows[side]
    forearm = limb(elbow, pose.wrists[side], lower, wrist)
    muscle = limb(between(elbow, pose.wrists[side], 0.25), between(elbow, pose.wrists[side], 0.4), lower * 1.08)
    parts = [forearm, muscle]
    if start < 1:
        parts.append(limb(pose.on_arm(side, start), elbow, upper, lower))
    return melt(*parts, k=0.015)


def bare_shin(pose, side, start=1.0, knee=0.042, ankle=0.03):
    """Skin from `start` on the leg down to the ankle."""
    top, end = pose.on_leg(side, start), pose.ankles[side]
    calf = between(top, end, 0.45)
    return melt(limb(top, calf, knee, knee * 1.05), limb(calf, end, knee * 1.05, ankle), k=0.01)
