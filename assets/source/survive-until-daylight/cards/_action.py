"""What figures do on cards and do not do on the table."""
from dataclasses import replace

from brute import POSE as BRUTE
from drifter import POSE as DRIFTER
from pillar import POSE as PILLAR
from raider import POSE as RAIDER
from wanderer import POSE as WANDERER

# Light from nearly in front: faces, not foreheads.
LOW = (0.45, 0.4, 0.9)

FISTS = replace(
    BRUTE,
    head=(0, 0.91, 0.2),
    gaze=(0.05, 0.0, 1),
    hands=((0.47, 1.0, 0.22), (-0.48, 0.96, 0.24)),
    elbows=((1, -0.6, 0), (-1, -0.6, 0)),
    knees=((0.5, 0, 1), (-0.5, 0, 1)),
)
BEGGING = replace(RAIDER, hands=((0.13, 0.66, 0.42), (-0.33, 0.93, 0.08)), elbows=((1, -0.8, 0), (-1, -0.1, -0.3)), knees=((0.35, 0, 1), (-0.2, 0, 1)))
_RUN = dict(
    chest=(0, 0.65, 0.07),
    neck=(0, 0.74, 0.16),
    head=(0, 0.84, 0.25),
    shoulders=((0.135, 0.71, 0.1), (-0.135, 0.71, 0.12)),
    lean=(0, 1, 0.6),
    gaze=(0, 0.0, 1),
    hands=((0.2, 0.86, 0.38), (-0.24, 0.7, 0.4)),
    elbows=((1, -0.8, 0), (-1, -0.8, 0)),
    feet=((0.1, 0.17, 0.24), (-0.1, 0.11, -0.3)),
    knees=((0.2, 0.3, 1), (-0.1, 0, 1)),
)
RUN = replace(WANDERER, **_RUN, roll=10)
RUN_RIGHT = replace(
    WANDERER,
    **_RUN | dict(hands=((0.27, 0.66, 0.32), (-0.2, 0.9, 0.36)), feet=((0.1, 0.11, -0.3), (-0.1, 0.17, 0.24)), knees=((0.1, 0, 1), (-0.2, 0.3, 1))),
    roll=-14,
)
CHARGE = replace(RAIDER, **_RUN | dict(hands=((0.2, 0.6, 0.36), (-0.3, 0.98, 0.15))), roll=4)

# Drifter with both hands on something: come down, held high, level.
_KNEES = dict(knees=((0.15, 0, 1), (-0.15, 0, 1)), elbows=((1, -0.6, -0.1), (-1, -0.6, -0.1)))
MISSED = replace(DRIFTER, hands=((0.0, 0.52, 0.3), (-0.02, 0.6, 0.2)), **_KNEES)
PARRIED = replace(DRIFTER, hands=((0.0, 0.9, 0.29), (-0.02, 0.8, 0.22)), **_KNEES)
LEVEL = replace(DRIFTER, hands=((0.0, 0.79, 0.32), (-0.02, 0.75, 0.21)), **_KNEES)

# Wanderers, to whom things happen.
BLOCK = replace(WANDERER, hands=((0.24, 0.6, 0.24), (-0.14, 1.0, 0.26)), elbows=((1, -0.8, 0), (-1, -0.5, 0.3)), knees=((0.35, 0, 1), (-0.1, 0, 1)))
KNOCKED = replace(
    WANDERER,
    chest=(0, 0.66, -0.04),
    neck=(0, 0.765, -0.05),
    head=(0.0, 0.88, -0.03),
    gaze=(0.3, 0.4, 0.9),
    roll=-28,
    lean=(0, 1, -0.25),
    shoulders=((0.135, 0.73, -0.03), (-0.135, 0.73, -0.03)),
    hands=((0.36, 0.86, 0.12), (-0.34, 0.78, 0.14)),
    elbows=((0.3, -1, -0.3), (-0.3, -1, -0.3)),
    feet=((0.1, 0.068, -0.1), (-0.12, 0.17, 0.24)),
    knees=((0.3, 0, 1), (-0.1, 0.2, 1)),
)
FLOORED = replace(
    WANDERER,
    pelvis=(0, 0.4, -0.12),
    chest=(0, 0.52, 0.02),
    neck=(0, 0.56, 0.11),
    head=(0, 0.6, 0.21),
    gaze=(0, 0.05, 1),
    roll=-18,
    lean=(0, 1, 0.8),
    hips=((0.064, 0.385, -0.11), (-0.064, 0.385, -0.12)),
    shoulders=((0.135, 0.565, 0.06), (-0.135, 0.565, 0.06)),
    hands=((0.3, 0.35, 0.24), (-0.3, 0.38, 0.22)),
    elbows=((1, 0.3, -0.3), (-1, 0.3, -0.3)),
    knees=((0.4, 0, 1), (-0.4, 0, 1)),
)

# Pillar at work.
_STANCE = dict(knees=((0.4, 0, 1), (-0.5, 0, 1)))
HAMMERED = replace(PILLAR, hands=((0.0, 0.72, 0.4), (-0.05, 0.8, 0.26)), elbows=((1, -0.4, 0), (-1, -0.4, 0)), gaze=(0, -0.35, 1), **_STANCE)
SWUNG = replace(PILLAR, hands=((0.31, 0.82, 0.3), (0.13, 0.79, 0.34)), elbows=((1, -0.4, -0.3), (-0.4, -1, 0.2)), gaze=(0.5, -0.12, 1), **_STANCE)
CLAPPED = replace(PILLAR, hands=((0.25, 0.8, 0.3), (-0.25, 0.8, 0.3)), elbows=((1, 0.2, 0), (-1, 0.2, 0)), gaze=(0, -0.3, 1), **_STANCE)
