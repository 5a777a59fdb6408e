"""Poses of the four who are alive and of what is after them, for the cards on which something happens. Everybody faces +z."""
from _drawn import dead
from cast.dead import lurch
from cast.hands import both_hands, carry, lain, one_hand
from lib.body import LEFT, RIGHT
from lib.space import unit, vec
from props import clubs, guns

# Both hands on something: held high, come down, level.
HIGH = dict(hands=((0.02, 1.0, 0.2), (-0.06, 0.95, 0.1)), elbows=((1, -0.4, 0.2), (-1, -0.4, 0.2)))
DOWN = dict(hands=((0.0, 0.58, 0.34), (-0.03, 0.64, 0.24)), elbows=((1, -0.5, 0), (-1, -0.5, 0)), gaze=(0, -0.25, 1))
SWING = dict(hands=((0.2, 0.76, 0.3), (0.05, 0.74, 0.3)), elbows=((1, -0.4, -0.2), (-0.6, -1, 0.1)), gaze=(0.3, -0.05, 1))
# A pistol at arm's length, two hands.
POINT = dict(hands=((0.03, 0.79, 0.32), (-0.03, 0.79, 0.32)), elbows=((0.9, -0.8, 0), (-0.9, -0.8, 0)), gaze=(0, -0.02, 1))
PUSH = dict(hands=((0.16, 0.8, 0.36), (-0.14, 0.78, 0.36)), elbows=((1, -0.5, 0), (-1, -0.5, 0)), gaze=(0, 0.02, 1))
SHOULDER = dict(
    chest=(0.02, 0.62, 0.08), neck=(0.02, 0.71, 0.16), head=(0.02, 0.81, 0.22), lean=(0, 1, 0.7), gaze=(0.0, 0.02, 1), shoulders=((0.15, 0.7, 0.2), (-0.15, 0.68, 0.06)),
    hands=((0.1, 0.56, 0.3), (-0.24, 0.5, -0.1)), elbows=((1, 0.2, 0.6), (-0.6, 0.2, -1)), feet=((0.1, 0.068, 0.3), (-0.12, 0.12, -0.34)), knees=((0.2, 0.3, 1), (-0.2, 0, 1)),
)
SIDE = dict(
    chest=(-0.1, 0.64, -0.02), neck=(-0.15, 0.735, 0.0), head=(-0.2, 0.84, 0.03), lean=(-0.5, 1, 0.0), roll=-22, gaze=(0.2, 0.02, 1), shoulders=((0.02, 0.74, 0), (-0.24, 0.65, 0)),
    hands=((0.2, 0.86, 0.16), (-0.4, 0.6, 0.16)), elbows=((1, -0.4, 0), (-1, 0.2, -0.3)), feet=((0.16, 0.068, 0.02), (-0.2, 0.068, 0.06)),
)
RUNNING = dict(
    chest=(0, 0.65, 0.06), neck=(0, 0.745, 0.12), head=(0, 0.85, 0.18), lean=(0, 1, 0.5), hands=((0.24, 0.6, -0.14), (-0.18, 0.72, 0.3)), elbows=((0.8, 0, -1), (-0.8, -0.6, -0.6)),
    feet=((0.08, 0.26, 0.28), (-0.09, 0.12, -0.34)), knees=((0.1, 0.5, 1), (-0.1, 0, 1)), gaze=(0, 0.02, 1),
)
CROUCH = dict(
    pelvis=(0, 0.3, -0.1), chest=(0, 0.46, 0.0), neck=(0, 0.56, 0.05), head=(0, 0.67, 0.09), lean=(0, 1, 0.4), hips=((0.06, 0.29, -0.08), (-0.06, 0.29, -0.08)), shoulders=((0.132, 0.53, 0.02), (-0.132, 0.53, 0.02)),
    hands=((0.14, 0.44, 0.26), (-0.14, 0.44, 0.26)), elbows=((1, -0.4, 0), (-1, -0.4, 0)), feet=((0.14, 0.068, 0.12), (-0.14, 0.068, 0.0)), knees=((0.5, 0.5, 1), (-0.5, 0.3, 1)),
)
SITTING = dict(
    pelvis=(0, 0.12, -0.1), chest=(0, 0.29, -0.12), neck=(0, 0.39, -0.1), head=(0, 0.5, -0.07), lean=(0, 1, -0.1), hips=((0.07, 0.11, -0.06), (-0.07, 0.11, -0.06)), shoulders=((0.132, 0.36, -0.1), (-0.132, 0.36, -0.1)),
    hands=((0.19, 0.34, 0.12), (-0.2, 0.14, 0.06)), elbows=((1, 0, -0.2), (-1, -0.2, -0.2)), feet=((0.14, 0.068, 0.22), (-0.16, 0.075, 0.3)), knees=((0.4, 1, 0.4), (-0.4, 1, 0.3)),
)
LYING_DOWN = dict(hands=((0.42, 0.72, -0.04), (-0.4, 0.6, 0.02)), elbows=((0.5, 0, -1), (-0.5, 0, -1)), feet=((0.13, 0.068, 0.0), (-0.16, 0.068, 0.02)), gaze=(0.2, 0.02, 1), roll=14)

# The dead, hit and thrown back.
KNOCKED = lurch(
    chest=(0, 0.66, -0.04), neck=(0, 0.765, -0.05), head=(0.0, 0.88, -0.03), gaze=(0.3, 0.4, 0.9), roll=-28, lean=(0, 1, -0.25), shoulders=((0.135, 0.73, -0.03), (-0.135, 0.73, -0.03)),
    hands=((0.36, 0.86, 0.12), (-0.34, 0.78, 0.14)), elbows=((0.3, -1, -0.3), (-0.3, -1, -0.3)), feet=((0.1, 0.068, -0.1), (-0.12, 0.17, 0.24)), knees=((0.3, 0, 1), (-0.1, 0.2, 1)),
)
GRAB = lurch(hands=((0.14, 0.78, 0.42), (-0.14, 0.74, 0.42)), roll=-10)


def walker(pose=None, kind=0, **how):
    """Somebody of the crowd, `kind` of them different; made once for all cards that show them."""
    key = (id(pose), kind, *how.items())
    if key not in _made:
        _made[key] = (pose, _walker(pose, kind, **how))
    return _made[key][1]


# Poses are kept with what was made from them, so that none is taken for another one.
_made = {}


def _walker(pose, kind, **how):
    tops = ('#8a7a5a', '#7a5a7a', '#5a7a8a', '#a06a4a', '#6a7a5a', '#c8b48a')
    return dead(pose or lurch(), tops[kind % 6], ('#56607a', '#5a5450', '#4a5a5a')[kind % 3], ('#a3b08a', '#748562') if kind % 2 else ('#b0b598', '#828a6c'), ('#4a3c30', '#6a5a48', '#8a8478')[kind % 3], ('wild', 'short', 'bald')[kind % 3], 30 + 6 * (kind % 3), kind + 2, **how)


def two_handed(prop, look, scale=0.7, grip=-0.36):
    return both_hands(prop, look.skin, scale, grip, look.fist)


def pistol_in(look, along=(0, 0, 1), side=RIGHT, scale=0.3):
    """A pistol in one fist: `along` is where it points."""

    def hold(model, pose, head):
        turned = lain(unit(along))
        carry(model, guns.pistol(), pose.wrists[side] + pose.forearm(side) * 0.05 - turned @ (vec(-0.35, -0.16, 0) * scale), turned, scale)

    return hold


def rifle_at_cheek(model, pose, head):
    along = unit(pose.wrists[LEFT] - pose.wrists[RIGHT])
    carry(model, guns.hunting_rifle(), pose.wrists[RIGHT] + along * 0.12 + (0, 0.05, 0), lain(along), 0.66)


def rifle_across(model, pose, head):
    along = unit(pose.wrists[LEFT] - pose.wrists[RIGHT])
    carry(model, guns.hunting_rifle(), pose.wrists[RIGHT] + along * 0.16 + (0, 0, 0.06), lain(along, (0, 0.3, 1)), 0.66)


def club_in(look, prop=None, along=(-0.2, 1, 0.1), scale=0.62, side=RIGHT):
    return one_hand(prop or clubs.claw_hammer(), look.skin, unit(along), scale, -0.32, look.fist, side=side)


