"""Walkers: grey-green, upright, in no hurry. Each is known by what he did for a living."""
from _drawn import dead
from _wear import badge, cloth_round, collar, in_claw, keyboard, napkin, on_hip
from cast.dead import lurch, tie
from cast.people import buttons, glasses, nurse_cap, peaked
from lib.body import LEFT, RIGHT
from lib.fields import egg
from lib.shapes import box, disc, lathe, ribbon
from lib.space import frame, turn, upright, vec
from props import company, food, medicine
from props.medicine import plus
from props.stores import torch

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
GREY, MOSS, PALE = ('#a3b08a', '#748562'), ('#93a87a', '#66805a'), ('#b0b598', '#828a6c')


def shambler():
    """Nobody in particular, which is the trouble: there are so many of him."""
    arms = dict(hands=((0.2, 0.74, 0.4), (-0.27, 0.42, 0.12)), elbows=((1, -0.8, 0), (-0.6, -0.4, -1)), roll=-22)
    return dead(lurch(**arms), '#8a7a5a', '#56607a', GREY, '#4a3c30', 'wild', 34, 4, (cloth_round('#a8433a'),), sleeves=(0.9, 1.4))


def drone():
    """Still logged in."""
    arms = dict(hands=((0.26, 0.9, 0.26), (-0.15, 0.6, 0.36)), elbows=((1, -0.2, 0), (-1, -0.8, 0)), roll=14, gaze=(0.06, 0.0, 1))
    worn = (tie('#3f6a9a'), glasses(), badge('#e8e4d4', -0.07, -0.02, 0.115), in_claw(keyboard(), RIGHT, turn(ROLL, -62) @ turn(YAW, 14), 1.0, (-0.2, 0.02, 0), (0.0, -0.04, 0.08)))
    return dead(lurch(**arms), '#d8d4c6', '#4a5068', PALE, '#5a4a3a', jaw=30, seed=3, extras=worn)


def nurse():
    """Visiting hours are over, and so are the visitors."""
    arms = dict(hands=((0.24, 0.62, 0.34), (-0.3, 0.94, 0.2)), elbows=((1, -0.6, 0), (-1, -0.2, -0.2)), roll=10, gaze=(0.04, 0.02, 1))
    syringe = in_claw(medicine.syringe_gun(), RIGHT, turn(YAW, 20) @ turn(ROLL, 150), 0.42, (-0.25, -0.1, 0), (-0.02, 0.04, 0.06))
    return dead(lurch(**arms), '#dcdcd6', '#dcdcd6', GREY, '#6a4030', jaw=34, seed=5, extras=(nurse_cap, cross, collar('#7aa0b0'), syringe), robe=0.2, sleeves=(1.0, 1.0))


def cross(model, pose, head):
    model.shape(plus(0.05, 0.01).moved(pose.on_chest(-0.055, 0.03, 0.112), pose.chest_frame), '#c0392f', 30)


def guard():
    """Nothing gets past him. Nothing ever did, it was a mall."""
    arms = dict(hands=((0.38, 0.72, 0.2), (-0.38, 0.74, 0.2)), elbows=((0.5, -1, -0.2), (-0.5, -1, -0.2)), roll=-6, gaze=(0, 0.02, 1))
    worn = (peaked('#26324a', '#e0b848', '#15161c'), badge(), tie('#1c2436'), buttons('#e0b848', 3), waist, on_hip(company.key_ring(6), LEFT, (0.13, 0.04, 0.06), scale=0.5), in_claw(torch(), RIGHT, turn(YAW, -160) @ turn(ROLL, 16), 0.46, (-0.2, 0, 0)))
    return dead(lurch(**arms), '#34486e', '#26324a', MOSS, '#3a3028', jaw=24, seed=6, extras=worn, sleeves=(1.7, 1.7))


def waist(model, pose, head):
    model.shape(lathe([(0.112, -0.02), (0.12, 0), (0.112, 0.02)], 14, pose.pelvis + (0, 0.05, 0.005)), '#1f1c20', 50)
    model.shape(box(pose.pelvis + (0, 0.05, 0.122), (0.03, 0.024, 0.008)), '#e0b848', 30)


def crawler():
    """He wears his front door as a hat: a manhole's, and he is only halfway through it."""
    pose = lurch(
        pelvis=(0, 0.02, -0.12), chest=(0, 0.17, 0.02), neck=(0, 0.25, 0.1), head=(-0.01, 0.34, 0.19), gaze=(0, 0.02, 1), roll=-8, lean=(0, 1, 0.5),
        hips=((0.06, 0.0, -0.1), (-0.06, 0.0, -0.1)), shoulders=((0.145, 0.24, 0.07), (-0.145, 0.23, 0.07)), hands=((0.36, 0.05, 0.28), (-0.34, 0.06, 0.33)), elbows=((1, 1, -0.2), (-1, 1, -0.2)), arm=(0.17, 0.17),
    )
    return dead(pose, '#5a6a5a', skin=('#8ea58a', '#5c7a70'), hair='#3a3a34', style='wild', jaw=40, seed=7, extras=(shaft, lid), lower=False, glare=True)


def shaft(model, pose, head):
    ring = [(0.24, 0), (0.25, 0.03), (0.34, 0.035), (0.36, 0.0)]
    model.shape(lathe(ring, 26, (0, 0, -0.08)), '#6f727a', 40)
    model.shape(disc((0, 0.012, -0.08), 0.25, frame((0, 1, 0), (0, 0, 1)), 24), '#1a161c', 40)


def lid(model, pose, head):
    turned = upright(head.turned @ vec(0.16, 1, -0.32))
    at = head.at(0.05, 1.1, -0.42)
    model.shape(lathe([(0.23, -0.016), (0.24, 0), (0.23, 0.018), (0.1, 0.024)], 24, at, turned, (True, True)), '#7d838c', 40)
    for spot in range(6):
        out = turned @ turn(YAW, 60 * spot) @ vec(0, 0, 0.16)
        model.shape(lathe([(0.022, 0.02), (0.022, 0.028)], 8, at + out, turned, (False, True)), '#3a3c44', 40)


def neighbour():
    """Came to borrow something. Has brought his own fork."""
    arms = dict(hands=((0.27, 0.8, 0.3), (-0.28, 0.8, 0.3)), elbows=((1, -0.7, -0.1), (-1, -0.7, -0.1)), roll=-12, gaze=(-0.04, 0.02, 1))
    fork = in_claw(food.fork(), LEFT, turn(ROLL, 196), 0.36, (0, 0.6, 0), (0.01, 0.0, 0.05))
    knife = in_claw(company.chef_knife(), RIGHT, turn(ROLL, 84), 0.62, (-0.12, 0, 0), (-0.01, 0.0, 0.05))
    return dead(lurch(**arms), '#c8a05a', '#6a5a70', GREY, '#8a8478', 'bald', 38, 3, (napkin(), fork, knife), sleeves=(1.1, 1.1))


def librarian():
    """Overdue."""
    reading = dict(hands=((0.17, 0.55, 0.32), (-0.17, 0.55, 0.32)), elbows=((1, -0.7, -0.1), (-1, -0.7, -0.1)), gaze=(0.0, -0.1, 1), roll=8)
    book = in_claw(company.book('#a83a3a'), LEFT, turn(NOD, -40), 1.1, (0.15, 0.06, 0), (0, 0.0, 0.05))
    return dead(lurch(**reading), '#7a5a7a', '#5a5468', PALE, '#b8b4ac', jaw=30, seed=6, extras=(bun, glasses('#c8923c'), collar('#d8d0c4'), buttons('#d8c07a', 3), book, page), robe=0.14, sleeves=(1.6, 1.5))


def bun(model, pose, head):
    model.solid(egg(head.at(0, 1.02, -0.4), (0.055, 0.05, 0.055)), '#b8b4ac', 90, 0.007)
    model.shape(box(head.at(0, 1.05, -0.35), (0.1, 0.006, 0.006), head.turned @ turn(ROLL, 24)), '#c8923c', 40)


def page(model, pose, head):
    """Between the teeth."""
    at = head.on_jaw(0.05, -0.52, 0.98)
    model.shape(ribbon([at, at + (0.02, -0.03, 0.05), at + (0.03, -0.1, 0.06)], (0.09, 0.085, 0.06), (1, 0.1, -0.2), 0.008), '#ece4cc', 40)


def singer():
    """One voice short of a choir, and nobody will miss the tenor."""
    arms = dict(hands=((0.34, 0.86, 0.22), (-0.34, 0.86, 0.22)), elbows=((0.6, -1, -0.2), (-0.6, -1, -0.2)), gaze=(0, 0.34, 1), roll=4)
    book = in_claw(company.book('#d8b24a'), LEFT, turn(YAW, -30) @ turn(NOD, -20), 1.0, (0.06, 0, 0), (0, 0.03, 0.06))
    return dead(lurch(**arms), '#6a3a8a', '#6a3a8a', GREY, '#5a4030', 'wild', 52, 5, (surplice, book), robe=0.3, sleeves=(1.75, 1.75))


def surplice(model, pose, head):
    model.shape(lathe([(0.13, -0.1), (0.11, -0.02), (0.07, 0.02)], 18, pose.neck + (0, -0.02, 0.0), upright((0, 1, 0.3))), '#ece6d8', 60)
    for s in (1, -1):
        path = [pose.neck + (s * 0.05, -0.03, 0.075), pose.on_chest(s * 0.05, 0.0, 0.125), pose.pelvis + (s * 0.055, -0.06, 0.15)]
        model.shape(ribbon(path, [0.04] * 3, (1, 0, 0), 0.014), '#e0b848', 40)
