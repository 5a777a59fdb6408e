"""Who was in the room already: zombies by ones and twos."""
from cast.dead import dead, lurch, tie
from _moods import DEAD, LOW
from cast.people import curlers, hard_hat, headset, stripes
from _stages import haunted
from lib.model import Model
from lib.picture import Picture
from lib.space import turn
from props import indoors, vestibule
from props.home import fence
from props.street import houses

ROLL, NOD = (0, 0, 1), (1, 0, 0)
SHIRT, BROWN, BLUE, ROSE, MOSS, ORANGE, LILAC = '#b9af97', '#8a6a4a', '#5a7a9a', '#b0708a', '#7a8a5a', '#c8702a', '#8a7aa8'


def cupboard():
    picture = haunted((0.2, 0.92, 1.55), (0.08, 0.86, 0), tilt=5)
    leaning = lurch(hands=((0.12, 0.66, 0.42), (-0.12, 0.86, 0.4)), gaze=(0.02, 0.02, 1))
    picture.put(indoors.cupboard(wide=1.0, ajar=74), (0, 0, -0.4)).put(dead(leaning, ROSE, skin=0, style='wild', glare=True), (0.18, 0.08, -0.3), 6)
    return picture.lamp((0.22, 1.1, 0.35), '#d8f0a0', 14)


def receptionist():
    picture = haunted((-0.1, 0.84, 1.6), (0.0, 0.77, 0))
    waiting = lurch(hands=((0.13, 0.64, 0.34), (-0.2, 0.62, 0.33)), elbows=((1, -0.6, 0), (-1, -0.6, 0)), gaze=(0.05, 0.04, 1), roll=-18)
    picture.put(dead(waiting, LILAC, skin=1, hair='#6a4a3a', extras=(headset, tie('#d8d0b8')), lower=False), (0, 0.03, -0.22))
    picture.put(indoors.desk('#5f5470', 2.2, 0.56), (0, 0, 0.2)).put(indoors.desk_bell(), (0.34, 0.585, 0.3), scale=1.2).put(vestibule.computer(), (-0.5, 0.585, 0.14), 24)
    return picture.put(indoors.sign('#c8c0a8', 0.7, 0.2, BARS, '#4a4058', False), (0.0, 1.32, -0.93))


BARS = [(-0.2, 0.02, 0.06, 0.03, 0), (-0.04, 0.02, 0.06, 0.03, 0), (0.14, 0.02, 0.08, 0.03, 0), (0.0, -0.055, 0.22, 0.008, 0)]


def slow_knock():
    picture = Picture(DEAD, eye=(0.1, 1.1, 1.75), aim=(0.0, 1.06, 0), tilt=3, key=LOW, floor=False)
    picture.put(vestibule.wall_with_gap(0.9, 1.8), (0, 0, 0)).put(indoors.door('#7a4a5a', 0.86, 1.75, '#8fa860'), (0, 0, 0))
    knocking = Model('token')
    vestibule.silhouette(knocking)
    picture.put(knocking, (0.0, 0, 0.03))
    return picture.put(vestibule.chain(), (0.32, 0.92, 0.06)).lamp((0, 1.3, 0.7), '#d8f0a0', 4)


def under_shelf():
    picture = haunted((0.3, 1.2, 2.5), (0.0, 0.14, 0.2), tilt=4, wall='#5f6a78')
    picture.put(indoors.shelf(), (0.06, 0.24, 0.12), -6, turn(NOD, -78), 0.95)
    picture.put(vestibule.legs(), (-0.2, -0.02, 0.56), -10, scale=1.25).put(vestibule.reaching_hand(), (0.62, 0.0, 0.42), -14, scale=1.1)
    for x, z, pot in ((0.24, 0.72, '#b8452f'), (-0.7, 0.62, '#d0a03a')):
        picture.put(vestibule.tin(pot), (x, 0.07, z), x * 200, turn(ROLL, 90))
    return picture.lamp((0.0, 1.2, 1.0), '#e8f0d0', 10)


def shift_change():
    picture = haunted((0.0, 0.74, 1.85), (0.0, 0.72, 0), wall='#78706a')
    picture.put(vestibule.time_clock(), (0.0, 0.92, -0.6))
    one = dead(lurch(hands=((0.2, 0.44, 0.2), (-0.1, 0.82, 0.24))), BLUE, skin=1, extras=(hard_hat(), stripes('#e8e0a0')), seed=4)
    two = dead(lurch(hands=((0.1, 0.8, 0.24), (-0.24, 0.44, 0.2)), roll=14), BLUE, skin=3, extras=(hard_hat('#c8c0b0'), stripes('#e8e0a0')), seed=5)
    return picture.put(one, (-0.38, 0, 0), 22).put(two, (0.4, 0, -0.05), -24)


def toilets():
    picture = haunted((0.1, 0.82, 2.0), (0.0, 0.8, 0), wall='#8a9aa0', skirting='#6a7a84', tilt=4)
    for x in (-0.48, 0.48):
        picture.put(dead(lurch(hands=((0.22, 1.18, 0.22), (-0.2, 1.16, 0.24)), elbows=((1, -0.6, -0.2), (-1, -0.6, -0.2)), head=(0, 1.06, 0.16), neck=(0, 0.95, 0.08), shoulders=((0.14, 0.92, 0.05), (-0.14, 0.92, 0.05)), chest=(0, 0.82, 0.0), pelvis=(0, 0.62, -0.04), hips=((0.06, 0.6, -0.02), (-0.06, 0.6, -0.02)), roll=12 * (1 if x > 0 else -1)), MOSS if x > 0 else ROSE, skin=2 if x > 0 else 0, style='wild' if x > 0 else 'short', seed=6), (x, 0.0, -0.26))
    return picture.put(vestibule.stalls(), (0, 0, 0))


def neighbours():
    picture = Picture(DEAD, eye=(0.0, 0.85, 1.75), aim=(0.0, 0.83, 0), tilt=-3, key=LOW, glow=(0.5, 0.4)).put(houses(52, lit=0.1), (0, 0, -2.6))
    over = dict(hands=((0.22, 0.76, 0.28), (-0.22, 0.76, 0.28)), elbows=((1, -0.5, 0), (-1, -0.5, 0)))
    picture.put(dead(lurch(**over, roll=-16), '#a0906a', skin=3, hair='#8a8478', lower=False, seed=3), (-0.34, 0.13, -0.2), 10)
    picture.put(dead(lurch(**over, roll=12), ROSE, skin=0, hair='#7a4a2a', style='wild', lower=False, seed=6, extras=(curlers,)), (0.36, 0.1, -0.22), -12)
    return picture.put(fence(11, 0.3, 0.72), (0, 0, 0.02))


PICTURES = {
    'zom-01': cupboard,
    'zom-02': receptionist,
    'zom-03': slow_knock,
    'zom-04': under_shelf,
    'zom-05': shift_change,
    'zom-06': toilets,
    'zom-07': neighbours,
}
