"""The weapons that Runners begin with or find."""

from _moods import WEAPON
from lib.picture import Picture
from lib.space import turn
from props.blades import cleaver, spring_sword
from props.bows import arrow, bow, crossbow
from props.gear import baton, tyre
from props.home import chopping_block, steps
from props.street import houses, rubble
from props.tools import rebar_hammer

ROLL = (0, 0, 1)


def hammer():
    picture = Picture(WEAPON, eye=(0.1, 0.3, 2.0), aim=(0.03, 0.45, 0)).put(rubble(5, 22, 1.6, 0.13, 0.7), (0, 0, -1.2))
    return picture.put(rebar_hammer(), (-0.02, 0.42, 0), turned=turn((0, 1, 0), 25) @ turn(ROLL, 38), scale=0.97)


def cleavers():
    picture = Picture(WEAPON, eye=(0, 0.75, 2.2), aim=(0, 0.58, 0), tilt=-4).put(chopping_block(), (0, 0, -0.3), scale=1.1)
    for side, z in ((0, 0.06), (180, -0.06)):
        picture.put(cleaver(), (0, 0.57, z), turned=turn((0, 1, 0), side) @ turn(ROLL, 48), scale=0.95)
    return picture


def stairwell_bow():
    picture = Picture(WEAPON, eye=(0.5, 0.6, 2.2), aim=(0, 0.5, 0), glow=(0.6, 0.3)).put(steps(9), (0, 0, -0.5), -12)
    turned = turn(ROLL, 25)
    return picture.put(bow(0.28), (0.02, 0.55, 0), turned=turned, scale=0.9).put(arrow(), (0.03, 0.55, 0), turned=turned)


def shock_baton():
    picture = Picture(WEAPON, eye=(0.3, 0.5, 2.0), aim=(0.05, 0.45, 0), glow=(0.22, 0.6)).put(
        rubble(9, 16, 1.4, 0.1, 0.6), (0, 0, -1.2)
    )
    return picture.put(baton(), (-0.02, 0.38, 0), turned=turn((0, 1, 0), 15) @ turn(ROLL, 33)).lamp(
        (0.5, 0.8, 0.25), '#4fb0ff', 60
    )


def sword():
    picture = Picture(WEAPON, eye=(0.3, 0.5, 2.0), aim=(0.03, 0.45, 0), tilt=-5).put(
        tyre(), (0.5, 0, -0.5), turned=turn(ROLL, 4)
    )
    return picture.put(spring_sword(), (-0.1, 0.43, 0.1), turned=turn((0, 1, 0), 15) @ turn(ROLL, 36), scale=0.92)


def gutter_crossbow():
    turned = turn(ROLL, 28) @ turn((1, 0, 0), 62)
    picture = Picture(WEAPON, eye=(0.0, 0.5, 2.0), aim=(0.0, 0.46, 0), tilt=6).put(houses(4), (0, 0, -2.8))
    return picture.put(crossbow(spring='#5f6c78'), (-0.04, 0.45, 0), turned=turned, scale=0.9)


PICTURES = {
    'w-hammer': hammer,
    'w-cleavers': cleavers,
    'w-bow': stairwell_bow,
    'w-baton': shock_baton,
    'e-blade': sword,
    'e-crossbow': gutter_crossbow,
}
