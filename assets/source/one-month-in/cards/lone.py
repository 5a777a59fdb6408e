"""Who joins, one at a time."""
from cast.dead import ASK, UP, dead, lurch
from cast.people import Look, beanie, buttons, carrying, glasses, moustache, nurse_cap, open_mouth, peaked, person, scarf, stance, stripes
from _stages import inside, street
from lib.body import RIGHT
from lib.fields import egg
from lib.model import Model
from lib.shapes import lathe, ribbon
from lib.space import turn, upright
from props import company, indoors
from props.comic import waves
from props.medicine import syringe_gun

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
PALE, FAIR, TAN, BROWN, DEEP = '#d2a588', '#c79a78', '#b08058', '#8a5c40', '#6e4a35'


def porter():
    look = Look(FAIR, '#7a2430', '#3a2a30', hair='#8a857c', collar='#d8b24a', stubble='#8a857c')
    bored = stance(hands=((0.115, 0.745, 0.17), (-0.2, 0.56, 0.3)), elbows=((1, -1, 0.6), (-1, -0.6, 0)), roll=-10, gaze=(0.1, -0.02, 1), head=(0.01, 0.875, 0.075))
    picture = inside((0.1, 0.88, 1.4), (0.02, 0.8, 0))
    picture.put(indoors.key_rack(), (-0.62, 1.2, -0.93)).put(indoors.wall_clock(95, 0), (0.62, 1.16, -0.93))
    picture.put(person(look, bored, peaked('#7a2430'), moustache('#8a857c'), buttons(), lower=False), (0, -0.02, -0.15))
    picture.put(indoors.desk(wide=2.2, high=0.56), (0, 0, 0.2)).put(indoors.desk_bell(), (-0.36, 0.585, 0.25)).put(indoors.desk_lamp(), (0.34, 0.585, 0.02))
    return picture.lamp((0.4, 0.84, 0.1), '#ffd080', 5)


def courier():
    look = Look(TAN, '#c8702a', '#3f4a5c', hair='#4a3426', collar='#3f4a5c')
    offering = stance(hands=((0.15, 0.59, 0.36), (-0.15, 0.59, 0.36)), elbows=((1, -0.6, -0.2), (-1, -0.6, -0.2)), roll=6, gaze=(0.05, 0.0, 1))
    picture = street((-0.2, 0.84, 1.4), (0.02, 0.76, 0), seed=9)
    picture.put(person(look, offering, peaked('#c8702a', '#e0d8c4'), stripes('#e0d8c4', (-0.1,)), lower=True))
    return picture.put(company.parcel(), (0, 0.62, 0.4), turned=turn(ROLL, -4), scale=0.74)


def whistler():
    look = Look(PALE, '#3f7f7a', '#5a4a5c', hair='#8a4a26', style='long', collar='#d8d0b8')
    blowing = stance(hands=((0.25, 0.9, 0.12), (-0.075, 0.8, 0.24)), elbows=((1, -0.3, 0), (-1, -0.5, 0.2)), gaze=(-0.12, 0.04, 1), roll=-6)
    picture = street((0.15, 0.82, 1.15), (-0.1, 0.83, 0.05), seed=12, tilt=-6, glow=(0.25, 0.4))
    picture.put(person(look, blowing, cheeks, scarf('#c8433a'), lower=False))
    picture.put(company.whistle(), (-0.06, 0.815, 0.26), 30, turn(YAW, 180), 0.6)
    return picture.put(waves(4, 0.16, 0.5, 0.012, '#a8302a', 0.09, 70), (-0.12, 0.83, 0.25), 0, turn(YAW, 180))


def cheeks(model, pose, head):
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
    model = Model('token')
    model.shape(lathe([(0.05, 0), (0.055, 0.01), (0.055, 0.12), (0.045, 0.12), (0.045, 0.1)], 16, caps=(True, True)), '#a8433a', 50)
    model.shape(lathe([(0.024, -0.01), (0.04, -0.01), (0.04, 0.01), (0.024, 0.01), (0.024, -0.01)], 12, (0.065, 0.06, 0), upright((0, 0, 1), (0, 1, 0))), '#a8433a', 50)
    return model


def tie_(model, pose, head):
    path = [pose.neck + (0, -0.015, 0.068), pose.on_chest(0, 0.04, 0.105), pose.on_chest(0.01, -0.06, 0.115), pose.on_chest(0.02, -0.14, 0.12)]
    model.shape(ribbon(path, (0.026, 0.04, 0.05, 0.03), (1, 0, 0.1)), '#a33f33')


def nurse():
    look = Look(DEEP, '#5f9aa0', '#4f858c', hair='#1f1714', style='bun', collar='#d8d8d0')
    ready = stance(hands=((0.22, 0.6, 0.2), (-0.22, 0.78, 0.22)), elbows=((1, -0.5, -0.2), (-1, -0.7, 0)), gaze=(-0.05, -0.02, 1), roll=-5)
    picture = street((0.15, 0.76, 1.4), (-0.04, 0.76, 0), seed=15, tilt=-4)
    gun = carrying(syringe_gun(), RIGHT, turn(ROLL, 100), 0.36, (-0.1, -0.16, 0))
    picture.put(person(look, ready, nurse_cap, gun, lower=False))
    return picture.put(company.nurses_bag(), (0.25, 0.46, 0.24), -14, scale=0.5)


def caretaker():
    look = Look(BROWN, '#6a7a5a', '#4a4a3c', hair='#5a5550', hem=0.1, collar='#c8b890', frown=1.2)
    showing = stance(hands=((0.18, 0.52, 0.16), (-0.17, 0.87, 0.26)), elbows=((1, -0.3, -0.5), (-1, -0.6, 0)), roll=-4)
    picture = inside((0.1, 0.76, 1.35), (-0.04, 0.76, 0), '#7f7a5c', '#5c563c').put(indoors.door('#7a4a34', 0.9), (0.65, 0, -0.92))
    picture.put(person(look, showing, beanie('#3f5a7a'), moustache('#5a5550'), buttons('#3a3a30', 1)))
    return picture.put(company.key_ring(), (-0.17, 0.93, 0.35), 8, scale=0.74)


def student():
    look = Look(TAN, '#c8a03c', '#4a5a78', hair='#2c2422', style='wild', collar='#5a6a8a', frown=0.4)
    reading = stance(hands=((0.1, 0.65, 0.26), (-0.1, 0.65, 0.26)), elbows=((1, -0.7, -0.1), (-1, -0.7, -0.1)), gaze=(0.0, -0.28, 1), roll=6)
    picture = street((0.05, 0.72, 1.5), (0.0, 0.76, 0), seed=18, glow=(0.5, 0.3))
    picture.put(dead(lurch(**UP), '#8a7a90', skin=1, style='wild', seed=4), (-0.42, 0, -0.55), 14)
    picture.put(dead(lurch(**ASK), '#7a8a70', skin=2, seed=5), (0.44, 0, -0.5), -18)
    picture.put(person(look, reading, company.headphones))
    return picture.put(company.book('#3f6a8a'), (0, 0.68, 0.34), turned=turn(NOD, -24), scale=0.95)


PICTURES = {
    'sur-01': porter,
    'sur-02': courier,
    'sur-03': whistler,
    'sur-04': under_desk,
    'sur-05': nurse,
    'sur-06': caretaker,
    'sur-07': student,
}
