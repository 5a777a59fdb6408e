"""The weapons that Runners begin with or find."""

from _moods import WEAPON
from lib.picture import Picture
from lib.space import turn
from props.tools import rebar_hammer


def hammer():
    return Picture(WEAPON, eye=(0.1, 0.7, 2.0), aim=(0.03, 0.42, 0), floor=True).put(rebar_hammer(), (0, 0.45, 0), turned=turn((0, 1, 0), 25) @ turn((0, 0, 1), 38))


PICTURES = {'w-hammer': hammer}
