"""Mutants: sickly violet and yellow, and no two have the same number of limbs."""
from dataclasses import replace

import numpy as np
from _drawn import Sketched, dead
from _wear import boil, drool
from cast.dead import lurch
from cast.hands import carry
from lib.body import LEFT, RIGHT, bare_arm, bare_shin, legs
from lib.colour import blend, mottled, ramp
from lib.extremities import bare_foot, claw
from lib.fields import egg, limb, lumpy, melt
from lib.heads import DeadHead, hair_cap, infected, shock
from lib.model import PLAIN
from lib.shapes import box, loft, pearl, ribbon
from lib.space import turn, unit, vec
from props import alarm, company
from props.hound import hound as dog

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
BILE, BRUISE, WAX = ('#c8c878', '#8a9a4a'), ('#a88ab8', '#6f5486'), ('#d0b0a8', '#a07888')


def bloater():
    """Full. Do not press."""
    pose = lurch(
        chest=(0, 0.74, -0.02), neck=(0, 0.9, 0.06), head=(0, 1.0, 0.13), gaze=(0, 0.0, 1), roll=8, lean=(0, 1, 0.0), shoulders=((0.2, 0.83, 0.02), (-0.2, 0.83, 0.02)),
        hands=((0.5, 0.6, 0.14), (-0.5, 0.66, 0.14)), elbows=((0.5, -1, -0.3), (-0.5, -1, -0.3)), feet=((0.16, 0.068, 0.06), (-0.16, 0.068, 0.0)), knees=((0.5, 0, 1), (-0.5, 0, 1)),
    )
    model, skin = Sketched('miniature'), mottled(*BILE, 12, 0.5)
    model.solid(legs(pose, (1.1, 1.1), thigh=0.1, knee=0.08, cuff=0.07, tears=(0.03, 0.03)), '#4a5a7a', 200, 0.01)
    belly = melt(egg(pose.pelvis + (0, 0.12, 0.1), (0.32, 0.28, 0.28)), egg(pose.chest + (0, 0.02, 0.0), (0.21, 0.15, 0.15)), limb(*pose.shoulders, 0.08), limb(pose.neck - (0, 0.06, 0.02), pose.neck, 0.12, 0.09), k=0.08)
    glowing = blend(skin, '#e8f07a', lambda p, n: 0.7 * ramp(0.25, 0.05, np.linalg.norm(p - (pose.pelvis + (0, 0.16, 0.38)), axis=1)))
    model.solid(lumpy(belly, 0.012, 13, 4), glowing, 700, 0.012)
    for side, back in ((LEFT, (0.5, 1, -0.2)), (RIGHT, (-0.5, 1, 0))):
        model.solid(lumpy(bare_arm(pose, side, 0.0, 0.07, 0.066, 0.05), 0.005, 20, side), skin, 120, 0.009)
        claw(model, pose, side, skin, back, size=0.15)
        model.solid(bare_shin(pose, side, 1.0, 0.06, 0.045), skin, 60, 0.008)
        bare_foot(model, pose, side, (0.3 * (1 if side == LEFT else -1), 0, 1), skin, size=1.5)
    infected(model, DeadHead(pose, 0.112, jaw=24), skin, eyes='#f0ffb0', heavy=1.25, glare=True)
    for x, y, z, size in ((0.16, 0.26, 0.26, 0.05), (-0.2, 0.16, 0.26, 0.065), (0.24, 0.04, 0.24, 0.055), (-0.08, 0.3, 0.26, 0.035), (-0.28, 0.24, 0.1, 0.05), (0.3, 0.18, 0.12, 0.045), (0.02, 0.0, 0.37, 0.05)):
        boil(model, pose.pelvis + vec(x, y, z), size, '#e8d84a')
    for x in (-1, 1):
        model.shape(ribbon([pose.on_chest(x * 0.13, 0.12, 0.06), pose.on_chest(x * 0.17, -0.02, 0.2), pose.pelvis + (x * 0.28, 0.2, 0.3)], (0.06, 0.05, 0.02), (1, 0, 0), 0.016), '#d8d2c4', 50)
    return model.sculpted()


def spitter():
    """All neck. Say nothing witty within four metres."""
    pose = lurch(head=(0.0, 1.08, 0.3), neck=(0, 0.78, 0.08), gaze=(0.0, -0.12, 1), roll=-8, hands=((0.34, 0.56, 0.2), (-0.34, 0.6, 0.2)), elbows=((0.6, 0.2, -1), (-0.6, 0.2, -1)))

    def throat(model, pose, head):
        path = [pose.neck - (0, 0.04, 0), pose.neck + (0, 0.1, -0.02), pose.neck + (0, 0.2, 0.06), head.at(0, -0.3, -0.2)]
        neck = melt(*[limb(a, b, 0.075, 0.07) for a, b in zip(path, path[1:])], egg(pose.neck + (0, 0.13, 0.07), (0.085, 0.085, 0.07)), k=0.04)
        model.solid(lumpy(neck, 0.006, 26), mottled(*BRUISE), 160, 0.0085)
        boil(model, pose.neck + (0.03, 0.13, 0.12), 0.052, '#b8f03a')
        boil(model, pose.neck + (-0.05, 0.07, 0.1), 0.036, '#b8f03a')

    def spit(model, pose, head):
        root = head.at(0, -0.55, 0.95)
        path = [root, root + (0.0, -0.02, 0.14), root + (0.01, -0.08, 0.28), root + (0.02, -0.2, 0.42)]
        model.shape(loft(path, [0.03, 0.034, 0.03, 0.018], 8), '#a8e82a', 180, PLAIN, 'glow')
        for x, y, z, r in ((0.03, -0.27, 0.47, 0.028), (0.05, -0.02, 0.26, 0.02), (-0.03, -0.14, 0.22, 0.016), (0.02, -0.37, 0.5, 0.02), (-0.02, -0.2, 0.46, 0.014)):
            model.shape(pearl(root + (x, y, z), r), '#a8e82a', 180, PLAIN, 'glow')

    return dead(pose, '#7a8a4a', '#4a4058', BRUISE, '#3a3040', 'bald', 56, 4, (throat, spit, drool('#a8e82a')), glare=True, eyes='#d8f04a', size=0.126)


def hound():
    """Good boy. Was."""
    return dog('#8a7a90', '#7a4a6a', '#c8f04a')


def regrower():
    """You cut one off. He thanks you twice."""
    pose = lurch(roll=-6, hands=((0.36, 0.92, 0.2), (-0.34, 0.52, 0.24)), elbows=((1, -0.4, -0.2), (-1, 0.2, -0.4)), gaze=(0, 0.02, 1))
    new = replace(pose, shoulders=((0.13, 0.6, 0.1), (-0.13, 0.66, 0.12)), hands=((0.4, 0.58, 0.26), (-0.4, 0.8, 0.3)), elbows=((0.6, -1, 0), (-0.6, -1, 0)), knees=((0.1, 0, 1), (-0.1, 0, 1)))
    bud = replace(pose, shoulders=((0.06, 0.76, -0.02), (-0.05, 0.78, 0.0)), hands=((0.2, 1.08, -0.06), (-0.22, 1.06, 0.02)), elbows=((1, 0, 0), (-1, 0, 0)), knees=((0.1, 0, 1), (-0.1, 0, 1)))
    fresh = mottled('#f0a8a0', '#d07880', 14, 0.5)

    def limbs(model, pose, head):
        for body, thick in ((new, 0.046), (bud, 0.036)):
            for side, back in ((LEFT, (0.3, 1, -0.2)), (RIGHT, (-0.3, 1, -0.2))):
                model.solid(lumpy(bare_arm(body, side, 0.0, thick, thick, thick * 0.75), 0.004, 30), fresh, 90, 0.008)
                claw(model, body, side, fresh, back, size=0.145 if thick > 0.04 else 0.1)
        for x, y in ((0.1, -0.04), (-0.09, 0.05), (0.02, -0.12)):
            boil(model, pose.on_chest(x, y, 0.1), 0.04, '#f0a8a0')

    return dead(pose, '#5a7a8a', '#5a4a5a', WAX, '#4a3c44', 'bald', 40, 5, (limbs,), glare=True, eyes='#ffd0c0', sleeves=(0.6, 0.6))


def page_eater():
    """Reads everything. Keeps nothing down."""
    pose = lurch(head=(0, 0.87, 0.2), gaze=(0, 0.08, 1), roll=5, hands=((0.32, 0.58, 0.26), (-0.3, 0.8, 0.26)), elbows=((1, -0.5, -0.2), (-1, -0.6, -0.1)))

    def pages(model, pose, head):
        k, luck = head.size, np.random.RandomState(4)
        for index in range(6):
            at = head.at(luck.uniform(-0.45, 0.45), -1.0 - luck.uniform(0, 0.35), 0.8 + luck.uniform(0, 0.2))
            turned = turn(ROLL, luck.uniform(-60, 60)) @ turn(NOD, luck.uniform(-40, 20))
            model.shape(box(at, (0.05, 0.065, 0.003), turned), ('#f0e8d0', '#e0d4b4')[index % 2], 30)
        for index, (x, y, z) in enumerate(((0.38, 0.95, 0.2), (-0.36, 0.98, 0.12), (0.44, 0.62, 0.1), (-0.42, 0.7, 0.16), (0.2, 0.3, 0.34), (-0.16, 0.34, 0.36))):
            turned = turn(ROLL, 40 * index) @ turn(YAW, 30 * (-1) ** index) @ turn(NOD, -20)
            model.shape(box((x, y, z), (0.052, 0.07, 0.003), turned), '#f0e8d0', 30)
            for line in range(3):
                model.shape(box(vec(x, y, z) + turned @ vec(0, 0.03 - line * 0.028, 0.005), (0.036, 0.005, 0.002), turned), '#5a5468', 30)

    book = company.book('#3f5aa8')

    def held_book(model, pose, head):
        carry(model, book, pose.wrists[LEFT] + (-0.02, 0.04, 0.08), turn(YAW, -24) @ turn(ROLL, 14), 0.95)

    return dead(pose, '#8a4a6a', '#4a4458', BRUISE, '#3a3040', 'bald', 74, 6, (pages, held_book), glare=True, eyes='#ffe08a', size=0.16, heavy=1.4)


def hive_mother():
    """She never let any of them go. They would not know where to."""
    pose = lurch(
        pelvis=(0, 0.5, -0.1), chest=(0, 0.74, 0.0), neck=(0, 0.86, 0.08), head=(0, 0.97, 0.15), gaze=(0, -0.02, 1), roll=6, lean=(0, 1, 0.3), shoulders=((0.17, 0.82, 0.03), (-0.17, 0.82, 0.03)),
        hands=((0.42, 0.92, 0.22), (-0.42, 0.92, 0.22)), elbows=((0.6, -1, -0.2), (-0.6, -1, -0.2)), arm=(0.18, 0.18),
    )
    model, skin = Sketched('miniature'), mottled(*BRUISE, 11, 0.5)
    mass = melt(egg((0, 0.2, -0.04), (0.42, 0.26, 0.34)), limb((0, 0.24, -0.06), pose.chest, 0.24, 0.12), egg((0.26, 0.16, 0.12), (0.2, 0.18, 0.18)), egg((-0.26, 0.15, 0.1), (0.2, 0.17, 0.18)), limb(*pose.shoulders, 0.07), limb(pose.chest, pose.neck, 0.09, 0.06), k=0.1)
    model.solid(lumpy(mass, 0.014, 12, 3), skin, 800, 0.013)
    for side, back in ((LEFT, (0.3, 1, -0.4)), (RIGHT, (-0.3, 1, -0.4))):
        model.solid(bare_arm(pose, side, 0.0, 0.05, 0.046, 0.036), skin, 110, 0.008)
        claw(model, pose, side, skin, back, size=0.17, spread=1.3)
    head = DeadHead(pose, 0.124, jaw=30)
    infected(model, head, skin, eyes='#f0b0ff', glare=True)
    model.solid(hair_cap(head, line=0.4, slope=0.35), '#d8d0dc', 80, 0.007)
    shock(model, head, '#d8d0dc', 30, line=0.36, nape=-0.7, length=1.3, lift=0.15, wind=(0, -0.3, 0), seed=3)
    for index, (x, y, z, size) in enumerate(((0.22, 0.34, 0.22, 0.075), (-0.2, 0.36, 0.2, 0.08), (0.0, 0.22, 0.34, 0.1), (0.38, 0.2, 0.14, 0.07), (-0.4, 0.22, 0.1, 0.075), (-0.2, 0.1, 0.3, 0.08), (0.22, 0.1, 0.3, 0.075))):
        boil(model, (x, y, z), size, '#f0e07a')
        for s in (1, -1):
            model.shape(pearl(vec(x, y + 0.01, z) + unit(vec(x * 0.4, 0, 1)) * size + (s * size * 0.3, 0, 0), size * 0.17), '#4a1a5a', 180, PLAIN)
    model.sculpted()
    for x, z, roll, scale in ((0.34, 0.2, -38, 0.5), (-0.35, 0.18, 38, 0.5), (0.12, 0.3, -14, 0.42), (-0.1, 0.3, 16, 0.45), (0.46, 0.0, -56, 0.45), (-0.46, 0.0, 56, 0.45)):
        small = alarm.arm(WAX[0], '#6f5486', 2, 0.6)
        carry(model, small, vec(x, 0.12, z), turn(NOD, 24) @ turn(ROLL, roll), scale)
    return model
