"""The four Survivors, and the one thing each of them does once a game."""
from _crew import AIM, CALL, CARRY, FISTS, PORT, dutch, ines, mara, wren
from _fights import CROUCH, KNOCKED, LYING_DOWN, RUNNING, rifle_across, rifle_at_cheek, walker
from _moods import PERSON, SCR
from _stages import inside, street
from cast.hands import shown
from cast.people import carrying
from lib.body import LEFT, RIGHT
from lib.model import PLAIN, Model
from lib.space import turn
from props import alarm, company, indoors, medicine
from props.comic import waves
from props.fray import dashes, star
from props.signals import hand_radio

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
BAG = carrying(company.nurses_bag(), LEFT, turn(YAW, 20), 0.52, (0, 0.38, 0))
RADIO = carrying(hand_radio(), RIGHT, turn(ROLL, 8) @ turn(YAW, 30), 0.26, (0, 0.3, 0))


def doorman():
    picture = street(PERSON, (0.1, 0.72, 1.25), (0.0, 0.78, 0.05), 4, 4)
    picture.put(indoors.sign('#c8302c', 0.9, 0.2, ((-0.26, 0, 0.05, 0.05, 0), (-0.12, 0, 0.05, 0.05, 0), (0.02, 0, 0.05, 0.05, 0), (0.18, 0, 0.07, 0.05, 0)), '#fff0c8'), (0.35, 1.28, -1.0))
    return picture.put(dutch(FISTS), yaw=-6)


def biathlete():
    return street(PERSON, (0.12, 0.76, 1.25), (0.02, 0.77, 0.1), 11, -4, lit=0.15).put(ines(PORT, rifle_across), yaw=8)


def paramedic():
    return street(PERSON, (-0.1, 0.74, 1.45), (0.06, 0.7, 0.05), 18, 4).put(mara(CARRY, BAG), yaw=-4)


def dispatcher():
    picture = inside(PERSON, (0.1, 0.8, 1.3), (0.02, 0.79, 0.05), ('#5a7a8a', '#3c5664', '#4c6a78'))
    picture.put(indoors.sign('#e8e0c8', 0.9, 0.56, ((-0.2, 0.1, 0.16, 0.012, 20), (0.1, 0.0, 0.24, 0.012, -30), (0.0, -0.12, 0.34, 0.012, 6), (0.2, 0.14, 0.03, 0.03, 45), (-0.26, -0.06, 0.03, 0.03, 45)), '#b8382c', False), (0.42, 1.2, -0.93))
    return picture.put(wren(CALL, RADIO), yaw=-4).put(waves(3, 0.09, 0.5, 0.01, '#c8702a', 0.06, 60), (-0.24, 0.86, 0.25), 0, turn(YAW, 180))


def at_the_door():
    """S01: one man, one door, a good many arms."""
    spread = dict(hands=((0.44, 0.88, 0.06), (-0.44, 0.86, 0.06)), elbows=((0.5, -1, -0.1), (-0.5, -1, -0.1)), gaze=(0, -0.04, 1))
    picture = inside(SCR, (0.0, 0.72, 2.05), (0.0, 0.72, 0), ('#a07038', '#6a4a24', '#8a6434'), tilt=-3, back=-0.2)
    picture.put(indoors.door('#6a3a2a', 0.96, 1.75), (0.0, 0, -0.16)).put(dutch(spread), yaw=0)
    for index, (x, y, roll) in enumerate(((-0.8, 0.62, -70), (-0.84, 0.3, -50), (-0.7, 0.12, -26), (0.8, 0.66, 70), (0.84, 0.32, 52), (0.7, 0.12, 28), (-0.4, 0.06, -8), (0.42, 0.04, 10))):
        picture.put(alarm.arm('#9aac84', ('#5a4a56', '#4a5a6a', '#7a5a3a')[index % 3], index, 0.5), (x, y, 0.36), 160, turn(ROLL, roll), 0.62)
    return picture


def clean_line():
    """S02: two for the price of two."""
    picture = street(SCR, (0.0, 0.8, 2.55), (0.12, 0.68, 0), 6, 3, lit=0.2)
    picture.put(ines(AIM, rifle_at_cheek), (-0.62, 0, 0.1), 78)
    for x, z, kind in ((0.42, -0.05, 1), (0.92, -0.25, 3)):
        picture.put(walker(KNOCKED, kind), (x, 0, z), -50)
    picture.put(dashes([(-0.05 + 0.13 * t, 0.83 + 0.004 * t, 0.16 - 0.03 * t) for t in range(11)], 0.05, '#fff4d0', 0.8))
    for x, z in ((0.36, 0.12), (0.88, -0.05)):
        shown(picture, star(9, seed=5), (x, 0.86, z), 0.34)
    return picture


def surgery():
    """S03: on a car park, by torchlight, with success."""
    mending = CROUCH | dict(hands=((0.14, 0.4, 0.34), (-0.1, 0.42, 0.34)), gaze=(0.05, -0.3, 1), roll=6)
    picture = street(SCR, (0.05, 0.9, 1.75), (0.02, 0.4, 0.1), 13, 4)
    picture.put(mara(mending), (0.12, 0.06, -0.3), 4)
    picture.put(dutch(LYING_DOWN), (-0.5, 0.16, 0.2), 0, turn(ROLL, -90) @ turn(YAW, -90))
    picture.put(medicine.kit('#ece6d6', '#8f4038'), (-0.52, 0.0, -0.2), 24, scale=0.55)
    shown(picture, medicine_cross(), (0.55, 0.78, -0.1), 1.5)
    return picture.lamp((0.1, 0.9, 0.7), '#fff0b0', 12)


def medicine_cross():
    model = Model('token')
    model.shape(medicine.plus(0.14, 0.02), '#5ae07a', 30, PLAIN, 'glow')
    return model


def everybody():
    """S04: nobody asked where to."""
    picture = street(SCR, (0.0, 0.7, 2.5), (0.06, 0.62, 0), 20, -4)
    picture.put(wren(RUNNING | dict(hands=((0.24, 1.0, 0.2), (-0.22, 0.7, 0.24)), elbows=((1, -0.3, 0), (-1, -0.9, 0))), RADIO), (0.0, 0, 0.3), -8)
    picture.put(dutch(RUNNING), (-0.6, 0, -0.2), 14).put(ines(RUNNING), (0.58, 0, -0.15), -16).put(mara(RUNNING), (1.0, 0, -0.7), -24)
    return picture.put(waves(3, 0.1, 0.5, 0.014, '#fff0b0', 0.08, 60), (0.2, 1.1, 0.45), 0, turn(ROLL, 60))


PICTURES = {
    'V01': doorman,
    'V02': biathlete,
    'V03': paramedic,
    'V04': dispatcher,
    'S01': at_the_door,
    'S02': clean_line,
    'S03': surgery,
    'S04': everybody,
}
