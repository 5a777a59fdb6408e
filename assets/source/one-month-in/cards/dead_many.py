"""Who was in the room already: zombies by threes and fours and, once, by tens."""
from cast.dead import ASK, HANG, UP, dead, lurch, tie
from _moods import DEAD, LOW
from cast.people import hard_hat, stripes
from _stages import haunted
from dead_few import BLUE, BROWN, LILAC, MOSS, NOD, ORANGE, ROSE, SHIRT
from lib.picture import Picture
from lib.space import turn
from props import company, indoors, vestibule
from props.home import steps


def staff_meeting():
    picture = haunted((0.0, 0.92, 1.95), (0.0, 0.76, 0), wall='#6f6a78', tilt=-3)
    picture.put(vestibule.chart(), (-0.05, 1.3, -0.9))
    sit = dict(hands=((0.17, 0.64, 0.36), (-0.17, 0.64, 0.36)), elbows=((1, -0.6, 0), (-1, -0.6, 0)))
    rows = ((-0.56, SHIRT, 1, 16, -14, '#a33f33'), (0.0, BLUE, 0, 0, 10, '#d0a03a'), (0.56, LILAC, 3, -16, 18, '#3f6a8a'))
    for index, (x, top, skin, yaw, roll, pot) in enumerate(rows):
        picture.put(dead(lurch(**sit, roll=roll), top, skin=skin, style='bald' if index == 1 else 'short', extras=(tie(pot),), lower=False, seed=2 + index), (x, 0.02, -0.2 + 0.12 * abs(x)), yaw)
    return picture.put(indoors.desk('#5f4a3c', 2.4, 0.56, 0.6), (0, 0, 0.32)).put(indoors.papers(8, 0.8, 2), (0, 0.59, 0.34))


def stairwell():
    picture = haunted((0.05, 0.9, 2.3), (0.0, 0.86, 0), wall='#78788a', tilt=5)
    picture.put(steps(7, 2.6, 0.2, 0.36, ('#5c5468', '#6a6078')), (0, 0, 0.2))
    for index, (x, top, skin, style, arms) in enumerate(((-0.26, MOSS, 2, 'bald', HANG), (0.16, ROSE, 0, 'wild', ASK), (-0.1, SHIRT, 1, 'short', {}))):
        depth = 2 - index
        picture.put(dead(lurch(**arms), top, skin=skin, style=style, seed=3 + index, extras=(tie(),) if index == 2 else ()), (x * 1.5, 0.2 * depth * 1.5, 0.25 - 0.5 * depth), -x * 30)
    return picture


def waiting_room():
    picture = haunted((0.0, 0.8, 2.5), (0.0, 0.62, 0), wall='#7a8a84', skirting='#5a6a66', tilt=-3)
    looks = ((-0.78, ROSE, 0, 'wild', -12), (-0.26, SHIRT, 1, 'bald', 14), (0.26, BLUE, 2, 'short', -6), (0.78, ORANGE, 3, 'short', 16))
    for index, (x, top, skin, style, roll) in enumerate(looks):
        sitting = lurch(0.12, hands=((0.13, 0.5, 0.3), (-0.13, 0.5, 0.3)), roll=roll, lean=(0, 1, 0.3), gaze=(-0.1 * x, 0.06, 1))
        picture.put(indoors.chair(), (x, 0, -0.1)).put(dead(sitting, top, skin=skin, style=style, seed=index + 2), (x, 0, -0.06), -8 * x)
    return picture.put(indoors.wall_clock(150, 30), (-0.62, 1.3, -0.93)).put(vestibule.plus_sign(), (0.5, 1.28, -0.93))


def coach():
    picture = Picture(DEAD, eye=(-0.2, 0.75, 2.9), aim=(0.0, 0.82, 0), tilt=4, key=LOW, clear=3, glow=(0.8, 0.2))
    picture.put(vestibule.coach(), (0, 0, 0))
    press = dict(hands=((0.17, 0.92, 0.3), (-0.17, 0.9, 0.3)), elbows=((1, -0.6, 0), (-1, -0.6, 0)))
    for index, (x, top, skin, style) in enumerate(((-1.02, ROSE, 0, 'wild'), (-0.36, SHIRT, 1, 'bald'), (0.3, MOSS, 2, 'short'), (0.96, ORANGE, 3, 'wild'))):
        picture.put(dead(lurch(**press, roll=(-16, 10, -6, 18)[index]), top, skin=skin, style=style, lower=False, seed=index + 2), (x, 0.28, -0.22))
    return picture.lamp((0.0, 1.3, 0.6), '#d8f0a0', 16)


CROWD = (
    *((0.0, 0.34, HANG, ORANGE, 'warden'), (-0.5, 0.0, {}, SHIRT, 'short'), (0.48, -0.02, ASK, ROSE, 'wild')),
    *((-0.95, -0.42, UP, BLUE, 'bald'), (-0.22, -0.4, ASK, MOSS, 'short'), (0.24, -0.45, {}, LILAC, 'short'), (0.95, -0.45, UP, BROWN, 'wild')),
    *((-0.62, -0.95, {}, ROSE, 'short'), (0.06, -1.0, UP, SHIRT, 'bald'), (0.66, -0.98, {}, BLUE, 'short')),
)


def fire_drill():
    picture = Picture(DEAD, eye=(0.0, 1.25, 2.75), aim=(0.0, 0.74, -0.2), tilt=-5, key=LOW, clear=3, floor=False, glow=(0.5, 0.2))
    picture.put(indoors.room('#7a5a5f', '#5a3f48', '#5a5068'), (0, 0, -1.6)).put(vestibule.exit_sign(), (0.0, 1.58, -1.5), scale=1.5)
    picture.put(vestibule.extinguisher(), (-1.1, 0.62, -1.45), scale=1.2)
    for index, (x, z, arms, top, style) in enumerate(CROWD):
        warden = style == 'warden'
        extras = (stripes('#f0e8a0'), hard_hat('#b8392f')) if warden else (tie(),) if index % 3 == 1 else ()
        picture.put(dead(lurch(**arms), top, skin=index, style='bald' if warden else style, seed=index + 2, extras=extras, lower=index < 7), (x, 0, z), -12 * x)
    return picture.put(company.clipboard(), (0.22, 0.5, 0.62), 10, turn(NOD, -20))


PICTURES = {
    'zom-08': staff_meeting,
    'zom-09': stairwell,
    'zom-10': waiting_room,
    'zom-11': coach,
    'zom-12': fire_drill,
}
