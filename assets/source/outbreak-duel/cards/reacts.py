"""The 15 Reacts: what a Survivor does while the dead have their turn."""
from _crew import DUTCH, INES, dutch, ines, mara, wren
from _fights import CROUCH, GRAB, KNOCKED, LYING_DOWN, POINT, SIDE, SWING, pistol_in, two_handed, walker
from _moods import REACT
from _stages import deck, inside, ruins, street
from cast.dead import ASK, lurch
from cast.hands import shown
from lib.model import PLAIN, Model
from lib.shapes import box, pearl
from lib.space import turn, vec
from props import alarm, clubs, indoors, trouble
from props.charms import clover, die, horseshoe
from props.comic import star as fat_star, waves
from props.fire import flame
from props.fray import arc, chips, dust, splinters, star
from props.gear import line
from props.stores import post

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)


def sidestep():
    """R01: it was a very good bite, only not there."""
    picture = street(REACT, (0.0, 0.68, 1.95), (0.02, 0.66, 0), 4, -5)
    picture.put(wren(SIDE), (-0.22, 0, 0.0), 26).put(walker(GRAB, 1), (0.5, 0, -0.1), -62)
    return shown(picture, arc(-40, 40, 0.36, 0.06, '#ffd0f0'), (0.16, 0.4, 0.35))


def not_today():
    """R02: with a flat hand, where it is impolite."""
    picture = street(REACT, (0.0, 0.74, 1.45), (0.0, 0.78, 0), 8, 4)
    stop = dict(hands=((0.24, 0.48, 0.1), (-0.1, 0.86, 0.4)), elbows=((1, 0, -0.5), (-1, -0.5, 0)), gaze=(0, 0.02, 1), roll=-6)
    picture.put(dutch(stop), (-0.36, 0, 0.0), 62).put(walker(lurch(hands=((0.24, 0.9, 0.24), (-0.3, 0.66, 0.2)), elbows=((1, -0.4, 0), (-1, -0.4, 0))), 2), (0.42, 0, 0.02), -62)
    return shown(picture, star(9, seed=4), (0.08, 0.92, -0.1), 0.62)


def bar_the_door():
    """R03: four boards, nine nails, one opinion."""
    picture = inside(REACT, (0.1, 0.8, 1.85), (0.0, 0.82, 0), ('#8a5a86', '#5c3a5c', '#6a4a6c'), back=-0.2)
    picture.put(indoors.door('#7a4a3a', 0.96, 1.75), (0, 0, -0.14))

    boards = Model('token')
    for y, roll in ((0.42, 6), (0.78, -8), (1.16, 5)):
        turned = turn(ROLL, roll)
        boards.shape(box((0, y, 0.02), (0.72, 0.075, 0.03), turned, 0.01), ('#b8863f', '#a8763a', '#c4934a')[round(y * 10) % 3], 30)
        for x in (-0.6, 0.6):
            boards.shape(pearl(vec(0, y, 0.055) + turned @ vec(x, 0, 0), 0.022), '#8a929a', 180)
    picture.put(boards, (0, 0, 0))
    picture.put(alarm.arm('#9aac84', '#5a4a56', 2, 0.3), (0.16, 0.5, -0.16), 0, turn(ROLL, 20) @ turn(NOD, 40), 0.72).put(alarm.arm('#9aac84', '#4a5a6a', 3, 0.5), (-0.2, 0.86, -0.16), 0, turn(ROLL, -14) @ turn(NOD, 46), 0.66)
    return picture.put(splinters(4, 18, 0.4, 0.1), (0.1, 0.96, 0.1))


def snap_shot():
    """R04: from where the hand happened to be."""
    picture = street(REACT, (0.16, 0.72, 1.3), (0.0, 0.74, 0.1), 11, -6)
    shooting = dict(hands=((0.24, 0.5, -0.04), (-0.16, 0.6, 0.34)), elbows=((0.8, 0, -1), (-1, -0.6, 0)), gaze=(0.0, 0.0, 1), roll=6)
    picture.put(ines(shooting, pistol_in(INES, (0.1, 0.02, 1), scale=0.34)), (0, 0, -0.1), 24)
    shown(picture, star(11, seed=6), (-0.03, 0.66, 0.56), 0.26)
    return picture.lamp((-0.05, 0.7, 0.7), '#ffb050', 5)


def brace():
    """R05: wait for it."""
    picture = street(REACT, (0.0, 0.66, 1.75), (0.04, 0.74, 0), 34, 4)
    picture.put(dutch(SWING, two_handed(clubs.bat(), DUTCH, 0.66), hands=(False, False)), (-0.36, 0, 0), 50).put(walker(KNOCKED, 0), (0.52, 0, -0.05), -55)
    picture.put(arc(-72, 66, 0.72, 0.12, '#ffd0f0'), (-0.3, 0.78, 0.0), turned=turn(ROLL, 4) @ turn(NOD, 100))
    return shown(picture, star(11, seed=9), (0.42, 0.92, 0.12), 0.5)


def steady():
    """R06: again, and this time look."""
    picture = street(REACT, (0.0, 0.8, 1.2), (0.08, 0.8, 0.1), 13, -3)
    picture.put(ines(POINT, pistol_in(INES, (0.02, 0.0, 1), scale=0.36)), (-0.12, 0, -0.05), 52)
    for s in (1, -1):
        picture.put(waves(2, 0.14, 0.4, 0.01, '#ffd0f0', 0.06, 50), (0.2, 0.84, 0.2), 0, turn(ROLL, 90 * s))
    return picture


def luck():
    """R07: it was not aimed at him, but thank you."""
    picture = street(REACT, (0.0, 0.66, 1.6), (0.0, 0.76, 0), 17, 4)
    picture.put(walker(KNOCKED, 2), (0.06, 0, -0.1), 6)
    shown(picture, star(9, seed=3), (0.08, 1.02, -0.25), 0.6)
    picture.put(horseshoe(), (0.1, 1.06, 0.08), 10, turn(ROLL, 160), 0.6)
    picture.put(die(), (-0.4, 0.56, 0.2), 20, turn(ROLL, 20), 0.9).put(clover(), (0.48, 0.4, 0.1), 0, turn(ROLL, -10), 0.6)
    return picture


def kick():
    """R08: that was my good shoe."""
    picture = ruins(REACT, (0.1, 0.46, 1.85), (0.04, 0.38, 0), 29, -5, key=(0.45, 0.4, 0.9))
    crawl = lurch(pelvis=(0, 0.14, -0.34), chest=(0, 0.2, -0.12), neck=(0, 0.26, -0.02), head=(0, 0.34, 0.07), gaze=(0, 0.1, 1), lean=(0, 0.5, 1), hips=((0.06, 0.12, -0.36), (-0.06, 0.12, -0.36)), shoulders=((0.14, 0.22, -0.06), (-0.14, 0.22, -0.06)), hands=((0.16, 0.3, 0.3), (-0.26, 0.08, 0.22)), elbows=((1, 0.4, 0), (-1, 0.6, 0)))
    picture.put(walker(crawl, 1, lower=False), (0.56, 0.1, -0.1), -58, scale=1.25)
    picture.put(trouble.boot((0.9, 0.5, 0.2), '#a8433a', '#ece6d6', '#4c5068', shin=(-1, 0.5, 0.0), size=3.6), (-0.16, 0.5, 0.12))
    shown(picture, star(11, seed=5), (0.2, 0.5, -0.2), 0.6)
    return picture.put(dust(3, 10, 0.3, 0.08), (0.6, 0.04, 0.3))


def follow():
    """R09: while one is at it."""
    picture = street(REACT, (0.05, 0.78, 2.3), (0.12, 0.66, 0), 21, -4)
    picture.put(dutch(SWING, two_handed(clubs.fire_axe(), DUTCH, 0.74), hands=(False, False)), (-0.46, 0, 0.0), 30)
    picture.put(walker(KNOCKED, 1), (0.4, 0.0, 0.0), -40, turn(NOD, -14)).put(walker(KNOCKED, 4), (0.86, 0, -0.35), -50, turn(NOD, -10))
    picture.put(arc(-75, 76, 0.95, 0.16, '#ffd0f0'), (-0.36, 0.78, 0.0), turned=turn(ROLL, 4) @ turn(NOD, 101))
    shown(picture, star(9, seed=5), (0.36, 0.9, 0.25), 0.34)
    return shown(picture, star(9, seed=8), (0.82, 0.88, 0.0), 0.34)


def pockets():
    """R10: two tins, a map, somebody's bus pass."""
    picture = ruins(REACT, (0.1, 0.8, 1.75), (0.0, 0.4, 0), 33, 4, key=(0.45, 0.4, 0.9))
    picture.put(walker(None, 2), (0.62, 0.14, 0.0), 0, turn(ROLL, 84) @ turn(YAW, -80), 0.95)
    picture.put(wren(CROUCH | dict(hands=((0.14, 0.34, 0.3), (-0.16, 0.56, 0.3)), gaze=(0.1, -0.15, 1))), (-0.5, 0, -0.1), 44)

    wallet = Model('token')
    wallet.shape(box((0, 0, 0), (0.075, 0.05, 0.012), turn(ROLL, 12), 0.008), '#8a5a34', 30)
    for x, pot in ((-0.03, '#ece6d6'), (0.0, '#3f8ac0'), (0.03, '#e8c02c')):
        wallet.shape(box((x, 0.055, 0.0), (0.03, 0.035, 0.003), turn(ROLL, x * 300)), pot, 30)
    picture.put(wallet, (-0.24, 0.54, 0.3), 10, scale=1.0)
    return shown(picture, fat_star('#fff0a0', 0.14, 4, 0.3), (-0.08, 0.66, 0.3))


def playing_dead():
    """R11: best performance of the evening."""
    picture = deck(REACT, (0.0, 0.95, 1.7), (0.02, 0.3, 0), 4, -4, key=(0.45, 0.4, 0.9))
    picture.put(walker(lurch(gaze=(0.5, 0.1, 0.8), hands=((0.2, 0.44, 0.2), (-0.2, 0.42, 0.2)), elbows=((0.6, -0.4, -1), (-0.6, -0.4, -1))), 0), (0.3, 0, -0.75), -30)
    picture.put(mara(LYING_DOWN), (0.52, 0.14, 0.3), 0, turn(ROLL, 90) @ turn(YAW, -76), 1.0)

    for x, y, size in ((-0.46, 0.56, 0.06), (-0.34, 0.7, 0.08), (-0.2, 0.88, 0.1)):
        z = Model('token')
        for (dx, dy, w, h, r) in ((0, 1, 1, 0.2, 0), (0, -1, 1, 0.2, 0), (0, 0, 1.2, 0.2, 46)):
            z.shape(box((dx, dy, 0), (w * 0.9, h, 0.1), turn(ROLL, r)), '#ffe8fa', 30, PLAIN)
        picture.put(z, (x, y, 0.3), scale=size * 0.6)
    return picture


def elbow():
    """R12: both are harder than they look."""
    picture = street(REACT, (0.0, 0.76, 1.4), (0.02, 0.8, 0), 23, 5)
    hit = dict(hands=((0.06, 0.74, 0.2), (-0.12, 0.72, 0.18)), shoulders=((0.17, 0.77, 0.08), (-0.16, 0.73, -0.04)), elbows=((0.6, 0.6, 0.9), (-1, -0.5, 0)), gaze=(0.1, -0.02, 1), roll=-6)
    picture.put(dutch(hit), (-0.28, 0, 0.0), 40).put(walker(KNOCKED, 4), (0.42, 0, 0.0), -55)
    shown(picture, star(11, seed=7), (0.2, 0.86, -0.2), 0.8)
    return picture.put(chips(4, 8, 0.28, 0.024, ('#ece6d6', '#d8d0b8')), (0.26, 0.98, 0.3))


def trip():
    """R13: a rope, at the height of nobody's eyes."""
    picture = ruins(REACT, (0.1, 0.42, 1.7), (0.02, 0.36, 0), 37, -4, key=(0.45, 0.4, 0.9))
    picture.put(post(0.56), (-0.72, 0, 0.2)).put(post(0.56), (0.76, 0, 0.16)).put(line((-0.72, 0.2, 0.24), (-0.3, 0.18, 0.27), (0.2, 0.22, 0.26), (0.76, 0.2, 0.2), thick=0.026))
    picture.put(walker(lurch(hands=((0.24, 0.92, 0.4), (-0.24, 0.9, 0.4)), elbows=((1, 0, 0), (-1, 0, 0))), 1), (-0.22, 0.12, -0.1), 12, turn(NOD, 34), 0.8)
    picture.put(walker(lurch(hands=((0.24, 0.92, 0.4), (-0.24, 0.86, 0.4)), elbows=((1, 0, 0), (-1, 0, 0))), 0), (0.36, 0.06, -0.4), -10, turn(NOD, 22), 0.8)
    return shown(picture, star(9, seed=3), (-0.2, 0.2, 0.3), 0.3)


def burn():
    """R14: so that he stays."""
    picture = ruins(REACT, (0.1, 0.5, 1.7), (0.0, 0.36, 0), 41, 4, key=(0.45, 0.4, 0.9))
    picture.put(walker(None, 3), (0.6, 0.14, 0.1), 0, turn(ROLL, 86) @ turn(YAW, -60), 1.0)
    for x, z, high, seed in ((-0.38, -0.25, 0.6, 2), (0.04, -0.3, 0.82, 5), (0.42, -0.25, 0.55, 8), (-0.3, 0.32, 0.2, 3), (0.36, 0.34, 0.2, 6)):
        picture.put(flame(high, seed, 9), (x, 0.12, z))
    return picture.lamp((0.05, 0.6, 0.6), '#ff7a2a', 30)


def wrong_one():
    """R15: they had been neighbours for years."""
    picture = street(REACT, (0.0, 0.76, 1.6), (0.04, 0.74, 0), 45, -5)
    picture.put(walker(lurch(hands=((0.12, 0.8, 0.42), (-0.12, 0.74, 0.42)), roll=14), 4, glare=True), (-0.34, 0, 0.0), 72).put(walker(lurch(**ASK, gaze=(0.0, 0.1, 1)), 1), (0.34, 0, 0.02), -46)
    shown(picture, star(9, seed=6), (0.04, 0.9, -0.3), 0.8)
    return picture.put(wren(dict(hands=((0.12, 0.9, 0.2), (-0.12, 0.9, 0.2)), elbows=((1, -0.5, 0), (-1, -0.5, 0)))), (0.92, 0, -0.9), -20)


PICTURES = {
    'R01': sidestep,
    'R02': not_today,
    'R03': bar_the_door,
    'R04': snap_shot,
    'R05': brace,
    'R06': steady,
    'R07': luck,
    'R08': kick,
    'R09': follow,
    'R10': pockets,
    'R11': playing_dead,
    'R12': elbow,
    'R13': trip,
    'R14': burn,
    'R15': wrong_one,
}
