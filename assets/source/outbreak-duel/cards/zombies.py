"""The 30 zombies as cards, a portrait each in the colours of its kind, and cut out as standees."""
from functools import cache

import _bosses
import _brutes
import _mutants
import _runners
import _walkers
from _moods import BOSS, BRUTE, LOW, MUTANT, RUNNER, WALKER
from lib.cutout import standing
from lib.picture import Picture
from props.street import houses

FEW = 5
# By kind: colours, where one looks from and at, how far behind the houses stand.
STANDS = {
    'W': (WALKER, (-0.12, 0.76, 1.48), (0.0, 0.77, 0.1)),
    'R': (RUNNER, (0.15, 0.6, 1.7), (0.0, 0.68, 0.1)),
    'B': (BRUTE, (-0.1, 0.44, 1.85), (0.0, 0.78, 0.1)),
    'M': (MUTANT, (0.1, 0.6, 1.9), (0.0, 0.68, 0.1)),
    'X': (BOSS, (-0.1, 0.35, 2.5), (0.0, 0.92, 0.1)),
}
# Who it is, how far turned, and where one looks from and at when it is not as with all of the kind.
SCENES = {
    'ZW1': (_walkers.shambler, -8, None),
    'ZW2': (_walkers.drone, 6, None),
    'ZW3': (_walkers.nurse, -6, ((-0.12, 0.78, 1.62), (0.0, 0.82, 0.1))),
    'ZW4': (_walkers.guard, 0, None),
    'ZW5': (_walkers.crawler, 8, ((-0.1, 0.42, 1.5), (0.0, 0.3, 0.1))),
    'ZW6': (_walkers.neighbour, 4, None),
    'ZW7': (_walkers.librarian, -6, None),
    'ZW8': (_walkers.singer, 5, ((0.12, 0.74, 1.8), (0.0, 0.76, 0.1))),
    'ZR1': (_runners.sprinter, -30, None),
    'ZR2': (_runners.captain, 26, ((0.15, 0.64, 1.9), (0.0, 0.76, 0.1))),
    'ZR3': (_runners.courier, -24, None),
    'ZR4': (_runners.leaper, -10, ((-0.1, 0.5, 2.1), (0.02, 0.76, 0.1))),
    'ZR5': (_runners.pack, 0, ((0.1, 0.6, 2.0), (0.0, 0.64, 0.1))),
    'ZR6': (_runners.cyclist, -28, ((0.1, 0.55, 2.2), (0.0, 0.62, 0.1))),
    'ZR7': (_runners.screecher, 0, ((0.1, 0.7, 1.7), (0.0, 0.78, 0.1))),
    'ZB1': (_brutes.bouncer, -4, None),
    'ZB2': (_brutes.officer, 4, ((-0.1, 0.48, 2.0), (0.0, 0.82, 0.1))),
    'ZB3': (_brutes.butcher, -4, ((-0.1, 0.48, 2.15), (0.0, 0.86, 0.1))),
    'ZB4': (_brutes.fridge, 6, ((-0.1, 0.5, 2.35), (0.0, 0.8, 0.1))),
    'ZB5': (_brutes.wrecker, 0, ((0.1, 0.45, 2.2), (0.0, 0.78, 0.1))),
    'ZB6': (_brutes.hugger, 0, None),
    'ZM1': (_mutants.bloater, -6, ((-0.1, 0.5, 1.85), (0.0, 0.7, 0.1))),
    'ZM2': (_mutants.spitter, -26, ((0.1, 0.7, 2.0), (0.04, 0.8, 0.1))),
    'ZM3': (_mutants.hound, -34, ((-0.1, 0.46, 2.1), (0.04, 0.55, 0.0))),
    'ZM4': (_mutants.regrower, 4, ((0.1, 0.65, 2.05), (0.0, 0.76, 0.1))),
    'ZM5': (_mutants.page_eater, -4, ((0.1, 0.7, 1.6), (0.0, 0.74, 0.1))),
    'ZM6': (_mutants.hive_mother, 4, ((0.0, 0.5, 2.3), (0.0, 0.6, 0.1))),
    'ZX1': (_bosses.landlord, 0, ((-0.1, 0.35, 2.3), (0.0, 0.8, 0.1))),
    'ZX2': (_bosses.patient_zero, 6, ((0.1, 0.45, 2.45), (-0.12, 0.92, 0.1))),
    'ZX3': (_bosses.conductor, -4, ((0.1, 0.5, 2.2), (0.0, 0.98, 0.1))),
}


@cache
def figure(card):
    return SCENES[card][0]()


def portrait(card):
    _, yaw, view = SCENES[card]
    mood, eye, aim = STANDS[card[1]]
    eye, aim = view or (eye, aim)
    seed = sum(map(ord, card))
    picture = Picture(mood, eye=eye, aim=aim, tilt=4 * (-1) ** seed, key=LOW, glow=(0.5, 0.35), samples=FEW)
    return picture.put(houses(seed, lit=0.3), (0.2, 0, -2.9)).put(figure(card), yaw=yaw)


PICTURES = {card: (lambda card=card: portrait(card)) for card in SCENES}
CUTOUTS = {card: (lambda card=card: standing(figure(card), SCENES[card][1])) for card in SCENES}
