"""Somebody was here first."""

from _moods import RED
from lib.picture import Picture
from lib.space import turn
from props.animals import crow, key, rat
from props.ruins import brick_wall, heap
from props.street import houses, rubble


def rodent():
    picture = Picture(RED, eye=(0.1, 0.36, 1.9), aim=(0.06, 0.29, 0), tilt=6, glow=(0.4, 0.36), key=(-0.45, 0.6, 0.8))
    picture.put(heap(66, 0.8, 0.22), (0.7, -0.02, -0.9)).put(rubble(61, 22, 1.2, 0.09, 0.5), (0, 0, 0))
    return picture.put(rat(), (0.16, 0, -0.05), -46)


def rodents():
    picture = Picture(RED, eye=(-0.1, 0.42, 2.05), aim=(0.0, 0.43, 0), tilt=-5, glow=(0.5, 0.36), key=(0.1, 0.55, 1.0))
    picture.put(brick_wall(5, 0.7, 63), (0, 0, -1.3), 5).put(heap(63, 0.9, 0.12), (0, -0.05, -0.1))
    picture.put(rat('#6a5848', rearing=36, gape=0.8), (-0.3, 0.02, -0.1), 34, scale=0.9)
    return picture.put(rat('#4a4650', gape=0.2, eyes='#ffb42a'), (0.36, 0.05, 0.2), -46, scale=0.8)


def bird():
    picture = Picture(RED, eye=(0.35, 0.4, 1.8), aim=(0.05, 0.51, 0), tilt=5, glow=(0.5, 0.42), key=(-0.4, 0.6, 0.8))
    picture.put(houses(65, width=14), (0, -0.9, -6)).put(heap(65, 0.6, 0.16), (-0.03, -0.06, 0))
    return picture.put(crow(key), (0.0, 0.38, 0), -50, turn((0, 0, 1), -9), scale=0.74)


PICTURES = {'rd-rodent1': rodent, 'rd-rodent2': rodents, 'rd-crow': bird}
