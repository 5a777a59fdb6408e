"""What is worth carrying home."""
from _moods import SALVAGE
from lib.picture import Picture
from lib.space import turn
from props import stores
from props.comic import waves
from props.home import planks
from props.medicine import bandage, kit
from props.parts import barbed_wire
from props.street import houses, rubble

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)


def tape():
    picture = Picture(SALVAGE, eye=(0.6, 0.7, 1.8), aim=(0.06, 0.36, 0), floor=False, glow=(0.35, 0.3))
    return picture.put(planks(9), (0, 0, 0), 20).put(stores.tape(), (-0.06, 0.38, 0), 24)


def crowbar():
    picture = Picture(SALVAGE, eye=(0.2, 0.5, 2.1), aim=(0.02, 0.48, 0), tilt=5).put(houses(4), (0, 0, -2.6))
    return picture.put(stores.crowbar(), (0, 0.5, 0), turned=turn(ROLL, 32) @ turn(NOD, 14)).put(rubble(3), (0, 0, 0))


def battery():
    picture = Picture(SALVAGE, eye=(0.7, 0.85, 2.15), aim=(0.06, 0.42, 0), tilt=-4, glow=(0.5, 0.3)).put(rubble(4, 12, 1.4, 0.08, 0.8), (0, 0, -0.6))
    return picture.put(stores.car_battery(), (0, 0, 0), -14, scale=1.05).lamp((0.22, 0.75, 0.2), '#8fd0ff', 8)


def nails():
    picture = Picture(SALVAGE, eye=(-0.5, 0.8, 1.75), aim=(0.02, 0.26, 0), floor=False, tilt=5).put(planks(7), (0, 0, 0), -16)
    return picture.put(stores.nail_box(), (-0.06, 0, -0.08), 16)


def chain():
    picture = Picture(SALVAGE, eye=(0.2, 1.5, 1.75), aim=(0.02, 0.06, 0), tilt=-5, glow=(0.5, 0.1))
    return picture.put(stores.bicycle_chain(), (0, 0.02, 0))


def stove():
    picture = Picture(SALVAGE, eye=(-0.4, 0.65, 1.95), aim=(0.02, 0.4, 0), tilt=4, glow=(0.5, 0.4)).put(houses(7, lit=0.1), (0, 0, -3))
    return picture.put(stores.stove(), (0, 0, 0), 10).lamp((0, 0.5, 0.45), '#5fa8ff', 10)


def cricket_bat():
    picture = Picture(SALVAGE, eye=(0.1, 0.5, 2.1), aim=(0.02, 0.5, 0), tilt=-5).put(houses(9), (0, 0, -2.8))
    picture.put(stores.cricket_bat(), (-0.08, 0.52, 0), turned=turn(ROLL, 62) @ turn(NOD, 12), scale=1.05)
    return picture.put(stores.ball(), (0.48, 0.14, 0.25))


def torch():
    picture = Picture(SALVAGE, eye=(-0.3, 0.6, 2.1), aim=(0.06, 0.36, 0), tilt=5, glow=(0.75, 0.4))
    picture.put(houses(6, lit=0.05), (0, 0, -2.8)).put(rubble(6, 16, 1.4, 0.09, 0.6), (0, 0, -0.5))
    picture.put(stores.torch(), (-0.16, 0.3, 0), 18, turn(ROLL, 12), 0.9).put(waves(3, 0.36, 0.5, 0.02, '#b08a3c', 0.1, 44), (0.12, 0.36, 0), 18, turn(ROLL, 12))
    return picture.lamp((0.6, 0.4, 0.2), '#ffd070', 14)


def leathers():
    picture = Picture(SALVAGE, eye=(0.1, 0.6, 2.0), aim=(0.0, 0.56, 0), tilt=4).put(houses(12), (0, 0, -2.8))
    return picture.put(stores.leathers(), (0, 0, 0), -6)


def plywood():
    picture = Picture(SALVAGE, eye=(-0.5, 0.6, 2.2), aim=(0.0, 0.5, 0), tilt=-4).put(houses(14), (0, 0, -2.6))
    return picture.put(stores.plywood(), (0.0, 0, 0), 10).put(rubble(8), (0, 0, 0.1))


def first_aid():
    picture = Picture(SALVAGE, eye=(0.5, 0.8, 1.8), aim=(0.0, 0.4, 0), tilt=4, floor=False).put(planks(9), (0, 0, 0), 12)
    picture.put(kit('#c8bca8', '#8f4038'), (0, 0, -0.1), 12, scale=0.9).put(stores.plasters(), (0.16, 0.02, 0.42), -30)
    return picture.put(bandage(tail=0.2), (-0.2, 0.2, -0.05), 12, turn(NOD, -60), 0.5)


def wire():
    picture = Picture(SALVAGE, eye=(0.2, 0.8, 2.1), aim=(0.0, 0.32, 0), tilt=-5).put(houses(16), (0, 0, -3))
    return picture.put(stores.post(0.7), (0.62, 0, -0.7)).put(stores.post(0.75), (-0.7, 0, -0.75)).put(barbed_wire(), (0, 0.08, 0.1), 20, turn(NOD, 10), 1.15)


def shears():
    picture = Picture(SALVAGE, eye=(0.2, 0.6, 2.0), aim=(0.02, 0.48, 0), tilt=5).put(stores.hedge(), (0, 0, -0.7))
    return picture.put(stores.shears(), (0.02, 0.46, 0), turned=turn(ROLL, 28) @ turn(NOD, 10), scale=1.05)


PICTURES = {
    'sal-01': tape,
    'sal-02': crowbar,
    'sal-03': battery,
    'sal-04': nails,
    'sal-05': chain,
    'sal-06': stove,
    'sal-07': cricket_bat,
    'sal-08': torch,
    'sal-09': leathers,
    'sal-10': plywood,
    'sal-11': first_aid,
    'sal-12': wire,
    'sal-13': shears,
}
