"""What is after a Runner."""

from _moods import CHASE
from _poses import but
from biter import courier, nurse, office, worker
from lib.picture import Picture
from lib.space import turn
from props.comic import moon
from props.roofs import roof
from props.street import houses
from viral import CROUCH, SPRINT, barista, jogger, student
from volatile import volatile

GRASP = but(
    SPRINT,
    gaze=(-0.02, 0.1, 1),
    roll=8,
    arm=(0.19, 0.18),
    hands=((0.16, 0.86, 0.58), (-0.33, 0.55, 0.2)),
    elbows=((1, -0.6, 0), (-1, 0.4, -0.6)),
)
SNIFF = but(
    CROUCH,
    gaze=(-0.25, 0.55, 1),
    roll=-8,
    hands=((0.17, 0.09, 0.26), (-0.19, 0.09, 0.22)),
    elbows=((1, 0.6, -0.4), (-1, 0.4, -0.4)),
)


def sprinter():
    picture = Picture(CHASE, eye=(-0.06, 0.66, 1.2), aim=(-0.02, 0.67, 0), lens=25, tilt=8, key=(-0.3, 0.5, 0.9))
    picture.put(houses(3), (0, 0, -2.6))
    picture.put(barista(based=False), (-0.8, 0, -0.9), 20).put(student(based=False), (0.75, 0, -0.8), -20)
    return picture.put(jogger(GRASP, based=False))


def pack():
    picture = Picture(
        CHASE, eye=(0.1, 0.62, 1.98), aim=(0.02, 0.67, 0), lens=31, tilt=-4, clear=-0.2, glow=(0.5, 0.25),
        key=(-0.35, 0.3, 0.9),
    )
    picture.put(houses(5), (0, 0, -3.6))
    people = [make(based=False) for make in (office, courier, nurse, worker)]
    for row in range(5):
        for place in range(3 + row):
            who = people[(row * 2 + place * 3) % 4]
            x = (place - (2 + row) / 2) * 0.5 + 0.13 * (-1) ** row
            picture.put(who, (x, 0, 0.35 - 0.52 * row - 0.12 * (place % 2)), -14 * x + 9 * (-1) ** place)
    return picture


def hunter():
    picture = Picture(
        CHASE, eye=(-0.22, 0.1, 1.32), aim=(-0.02, 0.8, 0), lens=25, tilt=-7, glow=(0.5, 0.35), key=(-0.35, 0.2, 0.9),
    )
    picture.put(houses(8, lit=0.12), (0, 0, -3))
    return picture.put(volatile(based=False), yaw=-6)


def scent():
    picture = Picture(
        CHASE, eye=(-1.15, 0.12, 1.25), aim=(-0.1, 0.38, 0), lens=40, tilt=-5, clear=5, glow=(0.4, 0.4),
        floor=False, key=(0.35, 0.25, 0.9),
    )
    picture.put(moon(1.15), (1.3, 1.25, -3.0), turned=turn((0, 1, 0), -42))
    return picture.put(roof(), (0, 0, 0)).put(student(SNIFF, based=False), yaw=-20).put(houses(6), (1.5, -2.2, -4), -40)


PICTURES = {'ch-sprinter': sprinter, 'ch-pack': pack, 'ch-hunter': hunter, 'ch-scent': scent}
