"""What Runners find: some of it anywhere, some of it once."""

from _moods import COMMON, EPIC
from lib.picture import Picture
from lib.space import turn
from props.blades import throwing_knife
from props.comic import drop
from props.fire import fire_bottle, firecrackers, smoke, tin_can
from props.gear import coil, grapnel, lantern, line, vest
from props.home import fence, planks, target
from props.medicine import bandage, flask, pill, pill_bottle, plus, spoon, syringe_gun
from props.street import houses, rubble

ROLL = (0, 0, 1)


def dressing():
    picture = Picture(COMMON, eye=(0.8, 0.75, 1.55), aim=(0.2, 0.22, 0), floor=False, glow=(0.4, 0.3))
    return picture.put(planks(9), (0, 0, 0), 20).put(bandage(tail=0.4), (0, 0, 0), -6)


def chalk_pills():
    picture = Picture(COMMON, eye=(0.2, 0.8, 1.7), aim=(0.0, 0.15, 0), tilt=-5)
    picture.put(pill_bottle(capped=False, mark=plus()), (-0.55, 0.19, -0.1), -28, turn(ROLL, -90) @ turn((0, 1, 0), -35))
    for x, z in ((0.12, 0.28), (0.3, 0.2), (0.42, 0.38), (0.2, 0.45), (0.55, 0.16), (-0.15, 0.5), (0.36, 0.02)):
        picture.put(pill(radius=0.09), (x, 0, z), x * 700)
    return picture.put(pill(radius=0.09), (0.25, 0.06, 0.3), 175, turn((1, 0, 0.4), 16))


def crackers():
    picture = Picture(COMMON, eye=(0.1, 0.5, 1.9), aim=(0, 0.42, 0), glow=(0.8, 0.3)).put(houses(5, lit=0.1), (0, 0, -3), -8)
    return picture.put(firecrackers(), (0, 0.4, 0), turned=turn(ROLL, 8)).lamp((0.6, 0.85, 0.3), '#ff9a40', 20)


def syrup():
    picture = Picture(COMMON, eye=(0.2, 0.6, 1.8), aim=(0.05, 0.36, 0), glow=(0.3, 0.4)).put(flask(), (-0.36, 0, -0.15))
    turned = turn(ROLL, 40) @ turn((1, 0, 0), 50) @ turn((0, 1, 0), 180)
    return picture.put(spoon(), (0.32, 0.5, 0.2), turned=turned, scale=0.68).put(drop('#8c1f34', 0.15, 'paint'), (0.12, 0.18, 0.25))


def knives():
    picture = Picture(COMMON, eye=(-0.7, 0.75, 1.7), aim=(0.05, 0.5, 0), floor=False, tilt=-6)
    picture.put(fence(11), (0, -1, -0.2)).put(target(), (0.12, 0.55, -0.2))
    for x, y, yaw in ((0.2, 0.74, 128), (0.02, 0.56, 112)):
        picture.put(throwing_knife(), (x, y, 0.08), yaw, turn(ROLL, -8), 0.7)
    return picture.put(throwing_knife(), (-0.14, 0.42, 0.4), 10, turn(ROLL, 20), 0.7)


def tin():
    picture = Picture(COMMON, eye=(0.1, 0.5, 2.1), aim=(0.05, 0.5, 0), glow=(0.35, 0.5)).put(houses(8), (0, 0, -3))
    return picture.put(tin_can('#8c3a30'), (-0.36, 0, 0.1), -20).put(
        smoke(3, 44, 0.42, 0.72, foot=0.1, head=0.27), (-0.35, 0.38, 0.1)
    )


def inhibitor():
    picture = Picture(EPIC, eye=(0.5, 0.5, 1.8), aim=(0.0, 0.4, 0)).put(rubble(4, 16, 1.4, 0.1, 0.7), (0, 0, -1.7))
    return picture.put(syringe_gun(), (-0.02, 0.44, 0), 0, turn(ROLL, 20), 1.05).lamp((0, 0.7, 0.5), '#ff9a2e', 12)


def riot_vest():
    return Picture(EPIC, eye=(-0.5, 0.55, 2.1), aim=(0, 0.5, 0)).put(houses(2), (0, 0, -2.6)).put(vest())


def window_grapnel():
    picture = Picture(EPIC, eye=(0.2, 0.7, 2.0), aim=(0.02, 0.46, 0), tilt=-5).put(coil(), (-0.42, 0, 0.1), scale=0.85)
    picture.put(line((-0.34, 0.2, 0), (-0.45, 0.22, 0.18), (-0.6, 0.26, 0.2), (-0.7, 0.06, 0.1)))
    return picture.put(grapnel(), (0.03, 0.45, 0), turned=turn(ROLL, 34), scale=0.9)


def bottled_fire():
    picture = Picture(EPIC, eye=(0.2, 0.6, 2.1), aim=(0.0, 0.56, 0), glow=(0.4, 0.3)).put(houses(7, lit=0.15), (0, 0, -2.8))
    return picture.put(fire_bottle(), (-0.2, 0.08, 0), turned=turn(ROLL, -20), scale=0.97).lamp(
        (0.2, 1.1, 0.6), '#ff7a2a', 30
    )


def uv_lantern():
    picture = Picture(EPIC, eye=(0.3, 0.75, 2.2), aim=(0, 0.5, 0), glow=(0.75, 0.3), tilt=6, floor=False).put(
        planks(19, length=8), (0, 0, 0), 10
    )
    return picture.put(lantern(), (0, 0, 0), 15).lamp((0, 0.45, 0.5), '#7a2cff', 30)


PICTURES = {
    'c-dressing': dressing,
    'c-painkillers': chalk_pills,
    'c-firecrackers': crackers,
    'c-syrup': syrup,
    'c-knives': knives,
    'c-smoke': tin,
    'e-inhibitor': inhibitor,
    'e-vest': riot_vest,
    'e-grapnel': window_grapnel,
    'e-bottle': bottled_fire,
    'e-lantern': uv_lantern,
}
