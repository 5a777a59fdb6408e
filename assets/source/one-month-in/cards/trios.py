"""Who joins, three at a time."""
from cast.people import Look, apron, beanie, carrying, glasses, moustache, open_mouth, person, stance, stripes, toque
from _stages import inside, street
from lib.body import LEFT, RIGHT
from lib.model import PLAIN, Model
from lib.shapes import lathe, loft
from lib.space import turn
from lone import BROWN, DEEP, FAIR, NOD, PALE, ROLL, TAN
from props import company, indoors


def trio(makers, eye=(0.0, 0.7, 2.05), aim=(0.0, 0.68, 0), spread=0.46, **how):
    """One in front, two half a step behind."""
    picture = street(eye, aim, **how)
    for model, x, z, yaw in zip(makers, (0, -spread, spread), (0.14, -0.12, -0.14), (0, 12, -14)):
        picture.put(model, (x, 0, z), yaw)
    return picture


def leftovers():
    kit = dict(trousers='#d8d2c4', shoes='#2c2a30')
    ball = carrying(company.football(0.17), turned=turn(ROLL, 20), both=True)
    players = (
        person(Look(TAN, '#3f6ab0', hair='#2a2220', **kit), stance(hands=((0.15, 0.6, 0.26), (-0.15, 0.6, 0.26)), elbows=((1, -0.4, -0.2), (-1, -0.4, -0.2))), stripes('#d8d2c4'), ball),
        person(Look(DEEP, '#3f6ab0', hair='#241b19', style='bald', **kit), stance(hands=((0.22, 0.5, 0.1), (-0.24, 0.96, 0.1)), elbows=((1, 0, -0.5), (-1, 0, 0)), roll=6), stripes('#d8d2c4'), open_mouth()),
        person(Look(PALE, '#3f6ab0', hair='#b8622f', style='wild', **kit), stance(hands=((0.12, 0.57, 0.1), (-0.12, 0.57, 0.1)), elbows=((1, 0, -0.4), (-1, 0, -0.4)), roll=-8), stripes('#d8d2c4'), beanie('#d8d2c4')),
    )
    return trio(players, seed=33).put(company.goal(2.6, 1.35), (0, 0, -0.9))


def choir():
    robe = dict(hem=0.16, trousers='#4a2a5a', collar='#e0dcd0')
    book = carrying(company.book(), turned=turn(NOD, -20), scale=0.85, grip_at=(0, -0.04, 0), both=True)
    reading = dict(hands=((0.1, 0.65, 0.25), (-0.1, 0.65, 0.25)), elbows=((1, -0.7, -0.1), (-1, -0.7, -0.1)))
    singers = (
        person(Look(BROWN, '#6a3a80', hair='#241b19', style='bun', **robe), stance(hands=((0.12, 0.62, 0.2), (-0.03, 0.78, 0.21)), elbows=((1, -0.5, -0.2), (-1, -0.6, 0.2)), roll=4), finger),
        person(Look(PALE, '#6a3a80', hair='#8a8478', style='short', **robe), stance(**reading, roll=-6, gaze=(0.2, -0.05, 1)), glasses(), book, open_mouth(0.08, 0.1)),
        person(Look(TAN, '#6a3a80', hair='#5a3a24', style='long', **robe), stance(**reading, roll=8, gaze=(-0.2, -0.05, 1)), book, open_mouth(0.08, 0.1)),
    )
    return trio(singers, (0.0, 0.74, 1.75), (0.0, 0.72, 0), 0.4, seed=36)


def finger(model, pose, head):
    """On the lips."""
    wrist = pose.wrists[RIGHT]
    path = [wrist + (0.0, 0.02, 0.035), head.at(0, -0.62, 1.06), head.at(0.02, -0.3, 1.16)]
    model.shape(loft(path, (0.02, 0.019, 0.014), 8), BROWN, 75)


def kitchen():
    cook = dict(top='#d0cabc', trousers='#5a5a62', collar='#a8433a', hem=0.06)

    def knife(side, roll):
        return carrying(company.chef_knife(), side, turn(ROLL, roll), 0.75, (-0.13, 0, 0))

    crew = (
        person(Look(FAIR, hair='#3a2a20', **cook, jaw=1.1), stance(hands=((0.24, 0.72, 0.24), (-0.24, 0.72, 0.24)), elbows=((1, -0.6, 0), (-1, -0.6, 0))), toque, moustache('#2c2422'), apron(), knife(LEFT, 70), knife(RIGHT, 110)),
        person(Look(DEEP, hair='#241b19', **cook), stance(hands=((0.15, 0.54, 0.16), (-0.25, 0.84, 0.2)), elbows=((1, 0, -0.5), (-1, -0.5, 0)), roll=6), toque, apron(), knife(RIGHT, 100)),
        person(Look(PALE, hair='#a8522a', style='long', **cook), stance(hands=((0.25, 0.82, 0.2), (-0.15, 0.54, 0.16)), elbows=((1, -0.5, 0), (-1, 0, -0.5)), roll=-6), toque, apron(), knife(LEFT, 80)),
    )
    return trio(crew, (0.0, 0.66, 2.0), (0.0, 0.77, 0), 0.48, seed=39)


def committee():
    writing = dict(hands=((0.16, 0.56, 0.3), (-0.14, 0.56, 0.3)), elbows=((1, -0.4, -0.2), (-1, -0.4, -0.2)))
    picture = inside((0.0, 0.98, 1.85), (0.0, 0.76, 0), '#6a6258', '#544a40', clear=2)
    gavel = carrying(company.gavel(), RIGHT, turn(ROLL, 100), 0.8, (-0.2, 0, 0))
    chair = person(Look(PALE, '#8a5a3a', hair='#b8b4ac', style='bun', collar='#d8d0c4'), stance(hands=((0.16, 0.56, 0.3), (-0.22, 0.84, 0.22)), elbows=((1, -0.4, -0.2), (-1, -0.5, 0))), glasses(), gavel, lower=False)
    scribe = person(Look(DEEP, '#4a6a7a', hair='#241b19', collar='#d8d0c4'), stance(**writing, gaze=(0.2, -0.25, 1), roll=8), glasses('#c8a23c'), lower=False)
    objector = person(Look(FAIR, '#6a7a4a', hair='#6a4a30', style='bald', stubble='#5a4a40', frown=1.4), stance(hands=((0.25, 0.97, 0.14), (-0.14, 0.56, 0.3)), elbows=((1, 0, 0), (-1, -0.4, -0.2)), roll=-6, gaze=(-0.25, 0.02, 1)), open_mouth(), lower=False)
    for model, x, yaw in ((chair, 0, 0), (scribe, -0.52, 18), (objector, 0.52, -18)):
        picture.put(model, (x, 0, -0.16 + 0.16 * abs(x)), yaw)
    picture.put(indoors.desk('#7d5a3c', 2.3, 0.54, 0.6), (0, 0, 0.3)).put(indoors.papers(9, 0.7, 5), (0, 0.57, 0.3))
    bulb = lathe([(0.02, 0), (0.06, 0.05), (0.05, 0.1), (0.02, 0.13)], 14, caps=(True, True))
    lamp = Model('token')
    lamp.shape(bulb, '#ffe8a0', 180, PLAIN, 'glow')
    lamp.shape(lathe([(0.012, 0.12), (0.012, 1.0)], 6), '#2a2428', 40)
    return picture.put(lamp, (0.0, 1.13, 0.2)).lamp((0.0, 1.12, 0.35), '#ffd890', 12)


PICTURES = {
    'sur-13': leftovers,
    'sur-14': choir,
    'sur-15': kitchen,
    'sur-16': committee,
}
