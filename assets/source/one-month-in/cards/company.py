"""Who joins: one, two or three at a time."""
from functools import cache

from _dead import ASK, UP, dead, lurch
from _moods import COMPANY, LOW
from _people import (
    Look, apron, beanie, buttons, carrying, glasses, hard_hat, moustache, open_mouth, peaked, person, scarf, stance, straps, stripes, toque,
)
from lib.body import LEFT, RIGHT
from lib.extremities import claw
from lib.picture import Picture
from lib.shapes import box, disc, lathe, ribbon
from lib.space import frame, turn, unit, upright, vec
from props import company, indoors
from props.clubs import bat
from props.comic import waves
from props.guns import hunting_rifle
from props.medicine import syringe_gun
from props.street import houses, rubble

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
HANDS_ON = dict(hands=((0.13, 0.63, 0.3), (-0.13, 0.63, 0.3)))
PALE, FAIR, TAN, BROWN, DEEP = '#d2a588', '#c79a78', '#b08058', '#8a5c40', '#6e4a35'


def stage(eye, aim, back=True, seed=3, **how):
    picture = Picture(COMPANY, eye=eye, aim=aim, **{'key': LOW, 'tilt': 4, 'glow': (0.5, 0.35)} | how)
    return picture.put(houses(seed, lit=0.35), (0, 0, -2.8)) if back else picture


def inside(eye, aim, wall='#8a7454', skirting='#6a4f34', **how):
    picture = Picture(COMPANY, eye=eye, aim=aim, floor=False, **{'key': LOW, 'tilt': 3, 'clear': 3} | how)
    return picture.put(indoors.room(wall, skirting, '#6e5f4c'), (0, 0, -1.0))


# --- one


def porter():
    look = Look(FAIR, '#7a2430', '#3a2a30', hair='#8a857c', collar='#d8b24a', stubble='#8a857c')
    bored = stance(hands=((0.1, 0.79, 0.15), (-0.2, 0.56, 0.3)), elbows=((1, -1, 0.6), (-1, -0.6, 0)), roll=-12, gaze=(0.1, -0.02, 1), head=(0.01, 0.875, 0.075))
    picture = inside((0.1, 0.86, 1.55), (0.0, 0.77, 0))
    picture.put(indoors.key_rack(), (-0.62, 1.2, -0.93)).put(indoors.wall_clock(95, 0), (0.55, 1.28, -0.93))
    picture.put(person(look, bored, peaked('#7a2430'), moustache('#8a857c'), buttons(), lower=False), (0, -0.02, -0.15))
    picture.put(indoors.desk(wide=2.2, high=0.56), (0, 0, 0.2)).put(indoors.desk_bell(), (-0.36, 0.585, 0.25)).put(indoors.desk_lamp(), (0.36, 0.585, 0.1))
    return picture.lamp((0.42, 0.84, 0.14), '#ffd080', 5)


def courier():
    look = Look(TAN, '#c8702a', '#3f4a5c', hair='#4a3426', collar='#3f4a5c')
    offering = stance(hands=((0.14, 0.66, 0.34), (-0.14, 0.66, 0.34)), elbows=((1, -0.6, -0.2), (-1, -0.6, -0.2)), roll=6, gaze=(0.05, 0.0, 1))
    picture = stage((-0.2, 0.78, 1.4), (0.02, 0.74, 0), seed=9)
    picture.put(person(look, offering, peaked('#c8702a', '#e0d8c4'), stripes('#e0d8c4', (-0.1,)), lower=True))
    return picture.put(company.parcel(), (0, 0.67, 0.42), turned=turn(ROLL, -4))


def whistler():
    look = Look(PALE, '#3f7f7a', '#5a4a5c', hair='#8a4a26', style='wild', collar='#d8d0b8')
    blowing = stance(hands=((0.25, 0.9, 0.12), (-0.075, 0.8, 0.24)), elbows=((1, -0.3, 0), (-1, -0.5, 0.2)), gaze=(-0.12, 0.04, 1), roll=-6)
    picture = stage((0.15, 0.82, 1.15), (-0.1, 0.83, 0.05), seed=12, tilt=-6, glow=(0.25, 0.4))
    picture.put(person(look, blowing, cheeks, scarf('#c8433a'), lower=False))
    picture.put(company.whistle(), (-0.06, 0.815, 0.26), 30, turn(YAW, 180), 0.8)
    return picture.put(waves(4, 0.16, 0.5, 0.012, '#a8302a', 0.09, 70), (-0.12, 0.83, 0.25), 0, turn(YAW, 180))


def cheeks(model, pose, head):
    from lib.fields import egg

    for s in (1, -1):
        model.solid(egg(head.at(s * 0.42, -0.42, 0.58), (0.036, 0.032, 0.034)), '#d08a70', 60, 0.007)


def under_desk():
    look = Look(PALE, '#c8c0b0', '#4a5068', hair='#6a5a48', collar='#b8b0a0', eyes='#3f5a6a')
    hiding = stance(hands=((0.17, 0.86, 0.24), (-0.17, 0.86, 0.24)), elbows=((1, -0.6, 0), (-1, -0.6, 0)), gaze=(0.04, 0.12, 1), roll=5)
    picture = inside((-0.15, 0.3, 1.45), (0.0, 0.36, 0), glow=(0.5, 0.2))
    picture.put(person(look, hiding, glasses(), tie_, open_mouth(0.12, 0.1), lower=False), (0, -0.58, -0.1))
    picture.put(indoors.desk(wide=1.3, high=0.6, front=False), (0, 0, 0)).put(indoors.papers(9, 0.6, 3), (0, 0, 0.45))
    return picture.put(indoors.desk_lamp('#3f5a7a'), (-0.45, 0.62, 0)).put(mug(), (0.3, 0.62, 0.1)).lamp((0, 0.2, 0.5), '#ffd8a0', 3)


def mug():
    from lib.model import Model

    model = Model('token')
    model.shape(lathe([(0.05, 0), (0.055, 0.01), (0.055, 0.12), (0.045, 0.12), (0.045, 0.1)], 16, caps=(True, True)), '#a8433a', 50)
    model.shape(lathe([(0.024, -0.01), (0.04, -0.01), (0.04, 0.01), (0.024, 0.01), (0.024, -0.01)], 12, (0.065, 0.06, 0), upright((0, 0, 1), (0, 1, 0))), '#a8433a', 50)
    return model


def tie_(model, pose, head):
    path = [pose.neck + (0, -0.015, 0.068), pose.on_chest(0, 0.04, 0.105), pose.on_chest(0.01, -0.06, 0.115), pose.on_chest(0.02, -0.14, 0.12)]
    model.shape(ribbon(path, (0.026, 0.04, 0.05, 0.03), (1, 0, 0.1)), '#a33f33')


def nurse():
    look = Look(DEEP, '#5f9aa0', '#4f858c', hair='#1f1714', style='bun', collar='#d8d8d0')
    ready = stance(hands=((0.22, 0.6, 0.2), (-0.2, 0.82, 0.22)), elbows=((1, -0.5, -0.2), (-1, -0.7, 0)), gaze=(-0.05, -0.02, 1), roll=-5)
    picture = stage((0.15, 0.72, 1.3), (-0.02, 0.78, 0), seed=15, tilt=-4)
    gun = carrying(syringe_gun(), RIGHT, turn(ROLL, 108), 0.44, (-0.1, -0.16, 0))
    picture.put(person(look, ready, nurse_cap, gun, lower=False))
    return picture.put(company.nurses_bag(), (0.27, 0.52, 0.2), -20, scale=0.55)


def nurse_cap(model, pose, head):
    k = head.size
    band = [head.at(x, 0.72 - 0.28 * x * x, 0.55 - 0.5 * abs(x)) for x in (-0.8, -0.4, 0, 0.4, 0.8)]
    model.shape(ribbon(band, (0.2 * k, 0.36 * k, 0.46 * k, 0.36 * k, 0.2 * k), head.turned[:, 1], 0.014), '#d8d4c8', 50)
    for half in ((0.1, 0.035, 0.02), (0.035, 0.1, 0.02)):
        model.shape(box(head.at(0, 0.76, 0.66), vec(half) * k, head.turned), '#b8392f', 30)


def caretaker():
    look = Look(BROWN, '#6a7a5a', '#4a4a3c', hair='#5a5550', hem=0.1, collar='#c8b890', frown=1.2)
    showing = stance(hands=((0.18, 0.52, 0.16), (-0.17, 0.87, 0.26)), elbows=((1, -0.3, -0.5), (-1, -0.6, 0)), roll=-4)
    picture = inside((0.1, 0.76, 1.35), (-0.04, 0.76, 0), '#7f7a5c', '#5c563c').put(indoors.door('#7a4a34', 0.9), (0.65, 0, -0.92))
    picture.put(person(look, showing, beanie('#8f4a34'), moustache('#5a5550'), buttons('#3a3a30', 1)))
    return picture.put(company.key_ring(), (-0.17, 0.9, 0.36), 8, scale=0.95)


def student():
    look = Look(TAN, '#c8a03c', '#4a5a78', hair='#2c2422', style='wild', collar='#5a6a8a', frown=0.4)
    reading = stance(hands=((0.1, 0.65, 0.26), (-0.1, 0.65, 0.26)), elbows=((1, -0.7, -0.1), (-1, -0.7, -0.1)), gaze=(0.0, -0.28, 1), roll=6)
    picture = stage((0.05, 0.72, 1.5), (0.0, 0.76, 0), seed=18, glow=(0.5, 0.3))
    picture.put(dead(lurch(**UP), '#8a7a90', skin=1, style='wild', seed=4), (-0.42, 0, -0.55), 14)
    picture.put(dead(lurch(**ASK), '#7a8a70', skin=2, seed=5), (0.44, 0, -0.5), -18)
    picture.put(person(look, reading, company.headphones))
    return picture.put(company.book('#3f6a8a'), (0, 0.7, 0.34), turned=turn(YAW, 180) @ turn(NOD, 30), scale=1.0)


# --- two


def siblings():
    hair = '#a8522a'
    her = Look(PALE, '#7a4a8a', '#4a5068', hair=hair, style='long', eyes='#4a6a4a', frown=1.1)
    him = Look(PALE, '#4a7a4a', '#5a4a3c', hair=hair, style='wild', eyes='#4a6a4a', frown=1.1)
    folded = stance(hands=((-0.03, 0.645, 0.15), (0.04, 0.61, 0.17)), elbows=((1, -0.8, 0.3), (-1, -0.8, 0.3)), gaze=(0.35, 0.02, 1))
    across = stance(hands=((-0.03, 0.645, 0.15), (0.04, 0.61, 0.17)), elbows=((1, -0.8, 0.3), (-1, -0.8, 0.3)), gaze=(-0.35, 0.02, 1))
    picture = stage((0.0, 0.74, 1.65), (0.0, 0.73, 0), seed=21)
    return picture.put(person(her, across, scarf('#d8a93c')), (-0.2, 0, 0), -38).put(person(him, folded, scarf('#d8a93c')), (0.2, -0.02, 0), 38)


HI_VIS = Look(FAIR, '#d0682a', '#4a4a44', hair='#6a4a30', hem=0.05, stubble='#6a4a30')


def bin_men():
    other = Look(BROWN, '#d0682a', '#4a4a44', hair='#2a2220', hem=0.05)
    leaning = stance(hands=((0.33, 0.68, 0.14), (-0.18, 0.52, 0.1)), elbows=((1, -0.5, 0), (-1, 0, -0.5)), roll=-5)
    thumb = stance(hands=((0.18, 0.52, 0.12), (-0.33, 0.68, 0.14)), elbows=((1, 0, -0.5), (-1, -0.5, 0)), roll=6)
    picture = stage((-0.1, 0.72, 2.0), (0.0, 0.66, 0), seed=24)
    picture.put(person(HI_VIS, leaning, stripes('#e8e0a0'), beanie('#3f5a7a')), (-0.52, 0, 0), 14)
    picture.put(person(other, thumb, stripes('#e8e0a0'), peaked('#d0682a', '#e8e0a0')), (0.52, 0, 0), -14)
    reaching = dead(lurch(hands=((0.16, 0.86, 0.32), (-0.2, 0.5, 0.2))), '#7a8a70', skin=0, lower=False)
    picture.put(company.wheelie_bin(), (0.0, 0, 0.0), 6)
    return picture.put(reaching, (0.0, 0.04, -0.17), 4, scale=0.86)


def plumbers():
    boss = Look(FAIR, '#b8b0a0', '#3f5a8a', hair='#4a3426', stubble='#4a3426', jaw=1.05)
    mate = Look(PALE, '#8a9a6a', '#3f5a8a', hair='#c8923c', style='wild', frown=0.4)
    wrench = carrying(company.wrench(), RIGHT, turn(ROLL, 60), 0.62, (-0.3, 0, 0))
    plunger = carrying(company.plunger(), LEFT, turn(ROLL, -14), 0.62, (0, -0.3, 0))
    up = stance(hands=((0.18, 0.5, 0.14), (-0.22, 0.72, 0.2)), elbows=((1, 0, -0.5), (-1, -0.6, -0.1)))
    held = stance(hands=((0.22, 0.7, 0.2), (-0.16, 0.52, 0.12)), elbows=((1, -0.6, -0.1), (-1, 0, -0.5)), roll=8, gaze=(-0.15, 0.03, 1))
    picture = stage((0.15, 0.7, 1.75), (0.0, 0.72, 0), seed=27)
    picture.put(person(boss, up, straps('#3f5a8a'), moustache('#3a2a20'), peaked('#3f5a8a', '#d8d0b8'), wrench), (-0.22, 0, 0.06), 8)
    return picture.put(person(mate, held, straps('#3f5a8a'), open_mouth(0.12, 0.08), plunger), (0.28, -0.05, -0.1), -8, scale=0.96)


def retired():
    grey = '#b8b4ac'
    her = Look(PALE, '#8a6a9a', '#5a5468', hair=grey, style='bun', collar='#d8d0c4', hem=0.08)
    him = Look(FAIR, '#8a6a42', '#5a5040', hair=grey, collar='#a8433a', stubble=grey)
    aiming = dict(hands=((0.02, 0.75, 0.33), (-0.1, 0.72, 0.16)), elbows=((1, -0.8, 0), (-1, -0.6, -0.1)))
    rifle = turn(YAW, -75)
    picture = stage((-0.1, 0.7, 1.75), (0.0, 0.74, 0), seed=30, tilt=-4)
    gun = carrying(hunting_rifle(), turned=rifle @ turn(ROLL, 4), scale=0.72, grip_at=(0.0, -0.02, 0), both=True)
    picture.put(person(her, stance(**aiming), glasses('#8a4a5a'), gun), (-0.26, 0, 0.05), 6)
    return picture.put(person(him, stance(**aiming, roll=-6), moustache(grey), peaked('#6a5a42', '#5a4a34', '#6a5a42'), gun), (0.26, 0.0, -0.06), -4)


def lift():
    one = Look(BROWN, '#4a5a7a', hair='#241b19', collar='#d8d0c4', frown=1.2)
    two = Look(PALE, '#a8527a', hair='#c8923c', style='long')
    prying = dict(gaze=(0, 0.0, 1), elbows=((1, -0.6, 0), (-1, -0.6, 0)))
    picture = Picture(COMPANY, eye=(0.1, 0.95, 2.0), aim=(0.0, 0.98, 0), tilt=-3, key=LOW, clear=3)
    picture.put(company.lift_doors(0.62)).put(person(one, stance(hands=((0.16, 0.62, 0.26), (-0.31, 0.82, 0.22)), **prying, roll=6), tie_, lower=False), (-0.07, -0.1, -0.24))
    picture.put(person(two, stance(hands=((0.32, 0.86, 0.22), (-0.1, 0.6, 0.1)), **prying, roll=-10), open_mouth(), lower=False), (0.05, 0.26, -0.36))
    return picture.lamp((0.0, 1.1, 0.5), '#ffe0b0', 8)


# --- three


def trio(makers, eye=(0.0, 0.7, 2.05), aim=(0.0, 0.68, 0), spread=0.46, **how):
    """One in front, two half a step behind."""
    picture = stage(eye, aim, **how)
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
    book = carrying(company.book(), turned=turn(YAW, 180) @ turn(NOD, 24), scale=0.85, grip_at=(0, -0.04, 0), both=True)
    reading = dict(hands=((0.1, 0.65, 0.25), (-0.1, 0.65, 0.25)), elbows=((1, -0.7, -0.1), (-1, -0.7, -0.1)))
    singers = (
        person(Look(BROWN, '#6a3a80', hair='#241b19', style='bun', **robe), stance(hands=((0.12, 0.62, 0.2), (-0.03, 0.78, 0.21)), elbows=((1, -0.5, -0.2), (-1, -0.6, 0.2)), roll=4), finger),
        person(Look(PALE, '#6a3a80', hair='#8a8478', style='short', **robe), stance(**reading, roll=-6, gaze=(0.2, -0.05, 1)), glasses(), book, open_mouth(0.08, 0.1)),
        person(Look(TAN, '#6a3a80', hair='#5a3a24', style='long', **robe), stance(**reading, roll=8, gaze=(-0.2, -0.05, 1)), book, open_mouth(0.08, 0.1)),
    )
    return trio(singers, (0.0, 0.74, 1.75), (0.0, 0.72, 0), 0.4, seed=36)


def finger(model, pose, head):
    """On the lips."""
    from lib.shapes import loft

    wrist = pose.wrists[RIGHT]
    path = [wrist + (0.0, 0.02, 0.035), head.at(0, -0.62, 1.06), head.at(0.02, -0.3, 1.16)]
    model.shape(loft(path, (0.02, 0.019, 0.014), 8), BROWN, 75)


def kitchen():
    cook = dict(top='#d0cabc', trousers='#5a5a62', collar='#a8433a', hem=0.06)
    knife = lambda side, roll: carrying(company.chef_knife(), side, turn(ROLL, roll), 0.75, (-0.13, 0, 0))
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
    from lib.model import PLAIN, Model

    lamp = Model('token')
    lamp.shape(bulb, '#ffe8a0', 180, PLAIN, 'glow')
    lamp.shape(lathe([(0.012, 0.12), (0.012, 1.0)], 6), '#2a2428', 40)
    return picture.put(lamp, (0.0, 1.13, 0.2)).lamp((0.0, 1.12, 0.35), '#ffd890', 12)


PICTURES = {
    'sur-01': porter,
    'sur-02': courier,
    'sur-03': whistler,
    'sur-04': under_desk,
    'sur-05': nurse,
    'sur-06': caretaker,
    'sur-07': student,
    'sur-08': siblings,
    'sur-09': bin_men,
    'sur-10': plumbers,
    'sur-11': retired,
    'sur-12': lift,
    'sur-13': leftovers,
    'sur-14': choir,
    'sur-15': kitchen,
    'sur-16': committee,
}
