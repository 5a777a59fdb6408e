"""Who joins, two at a time."""
from cast.dead import dead, lurch
from _moods import COMPANY, LOW
from cast.people import Look, beanie, carrying, glasses, moustache, open_mouth, peaked, person, scarf, stance, straps, stripes
from _stages import street
from lib.body import LEFT, RIGHT
from lib.picture import Picture
from lib.space import turn
from lone import BROWN, FAIR, PALE, ROLL, YAW, tie_
from props import company
from props.guns import hunting_rifle


def siblings():
    hair = '#a8522a'
    her = Look(PALE, '#7a4a8a', '#4a5068', hair=hair, style='long', eyes='#4a6a4a', frown=1.1)
    him = Look(PALE, '#4a7a4a', '#5a4a3c', hair=hair, style='wild', eyes='#4a6a4a', frown=1.1)
    folded = stance(hands=((-0.03, 0.645, 0.15), (0.04, 0.61, 0.17)), elbows=((1, -0.8, 0.3), (-1, -0.8, 0.3)), gaze=(0.35, 0.02, 1))
    across = stance(hands=((-0.03, 0.645, 0.15), (0.04, 0.61, 0.17)), elbows=((1, -0.8, 0.3), (-1, -0.8, 0.3)), gaze=(-0.35, 0.02, 1))
    picture = street((0.0, 0.74, 1.65), (0.0, 0.73, 0), seed=21)
    return picture.put(person(her, across, scarf('#d8a93c')), (-0.2, 0, 0), -38).put(person(him, folded, scarf('#d8a93c')), (0.2, -0.02, 0), 38)


HI_VIS = Look(FAIR, '#d0682a', '#4a4a44', hair='#6a4a30', hem=0.05, stubble='#6a4a30')


def bin_men():
    other = Look(BROWN, '#d0682a', '#4a4a44', hair='#2a2220', hem=0.05)
    leaning = stance(hands=((0.33, 0.68, 0.14), (-0.18, 0.52, 0.1)), elbows=((1, -0.5, 0), (-1, 0, -0.5)), roll=-5)
    thumb = stance(hands=((0.18, 0.52, 0.12), (-0.33, 0.68, 0.14)), elbows=((1, 0, -0.5), (-1, -0.5, 0)), roll=6)
    picture = street((-0.1, 0.72, 2.0), (0.0, 0.66, 0), seed=24)
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
    picture = street((0.15, 0.7, 1.75), (0.0, 0.72, 0), seed=27)
    picture.put(person(boss, up, straps('#3f5a8a'), moustache('#3a2a20'), peaked('#3f5a8a', '#d8d0b8'), wrench), (-0.22, 0, 0.06), 8)
    return picture.put(person(mate, held, straps('#3f5a8a'), open_mouth(0.12, 0.08), plunger), (0.28, -0.05, -0.1), -8, scale=0.96)


def retired():
    grey = '#b8b4ac'
    her = Look(PALE, '#8a6a9a', '#5a5468', hair=grey, style='bun', collar='#d8d0c4', hem=0.08)
    him = Look(FAIR, '#8a6a42', '#5a5040', hair=grey, collar='#a8433a', stubble=grey)
    hers, his = ((0.13, 0.74, 0.2), (-0.12, 0.58, 0.21)), ((0.12, 0.58, 0.21), (-0.13, 0.74, 0.2))
    down = ((1, -0.5, -0.2), (-1, -0.5, -0.2))

    def gun(turned):
        return carrying(hunting_rifle(), turned=turned, scale=0.66, grip_at=(0.02, 0, 0), both=True)

    picture = street((-0.1, 0.76, 1.55), (0.0, 0.78, 0), seed=30, tilt=-4)
    picture.put(person(her, stance(hands=hers, elbows=down, roll=-6), glasses('#8a4a5a'), gun(turn(ROLL, 36))), (-0.23, -0.03, 0.04), 6)
    leaning = stance(hands=his, elbows=down, roll=6)
    return picture.put(person(him, leaning, moustache(grey), peaked('#6a5a42', '#5a4a34', '#6a5a42'), gun(turn(YAW, 180) @ turn(ROLL, 36))), (0.25, 0.0, -0.06), -6)


def lift():
    one = Look(BROWN, '#4a5a7a', hair='#241b19', collar='#d8d0c4', frown=1.2)
    two = Look(PALE, '#a8527a', hair='#c8923c', style='long')
    prying = dict(gaze=(0, 0.0, 1), elbows=((1, -0.6, 0), (-1, -0.6, 0)))
    picture = Picture(COMPANY, eye=(0.1, 1.0, 1.78), aim=(0.0, 1.08, 0), tilt=-3, key=LOW, clear=3)
    picture.put(company.lift_doors(0.62)).put(person(one, stance(hands=((0.16, 0.62, 0.26), (-0.31, 0.82, 0.22)), **prying, roll=6), tie_, lower=False), (-0.07, -0.1, -0.24))
    picture.put(person(two, stance(hands=((0.32, 0.86, 0.22), (-0.1, 0.6, 0.1)), **prying, roll=-10), open_mouth(), lower=False), (0.05, 0.26, -0.36))
    return picture.lamp((0.0, 1.1, 0.5), '#ffe0b0', 8)


PICTURES = {
    'sur-08': siblings,
    'sur-09': bin_men,
    'sur-10': plumbers,
    'sur-11': retired,
    'sur-12': lift,
}
