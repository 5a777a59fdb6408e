"""Weapons that lie in the rubble, if one digs long enough."""

from _moods import WEAPON
from props.turns import fence, leaned
from lib.picture import Picture
from lib.space import turn
from props import clubs, garden, guns, parts
from props.blades import throwing_knife
from props.bows import crossbow
from props.fire import fire_bottle
from props.fray import splinters, star
from props.ruins import boards, brick_wall, heap, sparks
from props.street import houses

PLANK = '#4a3b2e'


def pipe():
    picture = Picture(WEAPON, eye=(0.2, 0.45, 1.95), aim=(0.0, 0.46, 0), tilt=-5, glow=(0.66, 0.3))
    picture.put(brick_wall(5.0, 0.75), (-0.6, 0, -1.2), 10).put(heap(4, 0.9, 0.14), (-0.1, -0.04, 0))
    return picture.put(clubs.pipe(), (-0.04, 0.45, 0), turned=leaned(41, 18, -20))


def bat():
    picture = Picture(WEAPON, eye=(-0.1, 0.35, 1.9), aim=(0, 0.45, 0), tilt=6, glow=(0.34, 0.32))
    picture.put(houses(4, width=14), (0, -0.7, -6)).put(heap(6, 0.9, 0.16), (0.2, -0.04, 0))
    return picture.put(clubs.bat(), (0.0, 0.42, 0), turned=leaned(143, 12)).put(splinters(3, 14, 0.36), (-0.3, 0.66, -0.1))


def machete():
    picture = Picture(WEAPON, eye=(0.0, 0.55, 1.8), aim=(0, 0.4, 0), tilt=7, glow=(0.6, 0.3))
    picture.put(houses(9, width=14), (0, -0.7, -6)).put(boards(0.66, 4, pot=PLANK), (-0.2, 0.0, -0.02), 6, fence())
    return picture.put(garden.machete(), (0.0, 0.42, 0.16), turned=leaned(-33, 166, -10)).put(heap(9, 0.9, 0.12), (0, -0.05, 0))


def shovel():
    picture = Picture(WEAPON, eye=(0.0, 0.4, 1.95), aim=(0, 0.46, 0), tilt=-4, glow=(0.4, 0.36))
    picture.put(heap(9, 0.8, 0.2), (0.3, -0.04, -0.1)).put(houses(6, width=14), (0.3, -0.7, -6))
    return picture.put(garden.shovel(), (0.02, 0.45, 0), turned=leaned(144, 22, -12))


def fireaxe():
    picture = Picture(WEAPON, eye=(-0.25, 0.5, 2.0), aim=(0.0, 0.44, 0), tilt=5, glow=(0.6, 0.42))
    picture.put(boards(1.7, 7, 0.22, pot='#5f5a58'), (0.1, 0.0, -0.4), 6, fence())
    return picture.put(clubs.fire_axe(), (-0.02, 0.47, 0.1), turned=leaned(35, -14, 5)).put(heap(3, 0.8, 0.12), (0.1, -0.05, 0))


def trimmer():
    picture = Picture(WEAPON, eye=(0.25, 0.4, 1.8), aim=(0.03, 0.43, 0), tilt=-6, glow=(0.66, 0.34))
    picture.put(houses(8, width=14), (0, -0.8, -6)).put(heap(12, 0.8, 0.1), (0, -0.04, -0.2))
    return picture.put(garden.trimmer(), (-0.02, 0.42, 0), turned=leaned(24, -20)).put(sparks(5, 18, 0.3), (0.42, 0.62, 0))


def pistol():
    picture = Picture(WEAPON, eye=(0.35, 0.62, 1.7), aim=(0.0, 0.42, 0), tilt=-5, glow=(0.4, 0.36))
    picture.put(brick_wall(5, 0.7, 5), (0.4, 0, -1.4), -8).put(guns.pistol(), (0.02, 0.48, 0), turned=leaned(12, -24), scale=0.92)
    return picture.put(guns.tag(), (0.02, 0.35, 0.1), turned=leaned(-10, 8), scale=0.78)


def smg():
    picture = Picture(WEAPON, eye=(0.4, 0.4, 1.65), aim=(0.04, 0.41, 0), tilt=4, glow=(0.3, 0.4))
    picture.put(houses(12, width=14), (0, -0.8, -6)).put(guns.smg(), (-0.12, 0.42, 0), turned=leaned(14, -14))
    for index, (x, y) in enumerate(((-0.14, 0.68), (-0.3, 0.6), (-0.28, 0.74))):
        picture.put(guns.cartridge('#c2a04c'), (x, y, 0.1), turned=leaned(50 * index + 20, 30), scale=0.3)
    return picture.put(star(seed=3), (0.43, 0.565, 0.12), 14, scale=0.4).lamp((0.55, 0.56, 0.3), '#ffb050', 6)


def hunting_rifle():
    picture = Picture(WEAPON, eye=(0.3, 0.36, 1.8), aim=(0.03, 0.4, 0), tilt=3, glow=(0.3, 0.3))
    picture.put(houses(15, width=14), (0, -0.8, -6)).put(heap(15, 0.9, 0.2), (-0.1, -0.02, 0))
    return picture.put(guns.hunting_rifle(), (0.0, 0.42, 0.05), turned=leaned(19, -12, 8))


def shotgun():
    picture = Picture(WEAPON, eye=(-0.2, 0.4, 1.95), aim=(-0.01, 0.42, 0), tilt=-6, glow=(0.7, 0.3))
    picture.put(brick_wall(5, 0.9, 8), (0, 0, -0.9), -6).put(guns.pump_shotgun(), (0, 0.46, 0), turned=leaned(36, 16, -6))
    for x, yaw in ((0.3, 30), (0.46, 110), (0.16, 65)):
        picture.put(guns.cartridge(), (x, 0.03, 0.35), yaw, scale=0.62)
    return picture


def sawn_off():
    picture = Picture(WEAPON, eye=(0.75, 0.5, 1.45), aim=(0.02, 0.4, 0), tilt=5, glow=(0.6, 0.32))
    picture.put(houses(17, width=14), (-2, -0.8, -6), 24).put(heap(17, 0.8, 0.12), (0, -0.05, -0.2))
    return picture.put(guns.sawn_off(), (0.0, 0.46, 0), turned=leaned(12, -18, 5))


def cross_bow():
    picture = Picture(WEAPON, eye=(0.55, 0.78, 1.8), aim=(0, 0.43, 0), tilt=-4, glow=(0.5, 0.3))
    picture.put(houses(19, width=14), (-1, -0.8, -6), 12).put(heap(19, 0.9, 0.16), (0, -0.05, -0.1))
    return picture.put(crossbow(), (0, 0.46, 0), turned=leaned(14, -12, 38))


def bottle():
    picture = Picture(WEAPON, eye=(0.1, 0.45, 1.75), aim=(0.02, 0.47, 0), tilt=6, glow=(0.2, 0.5))
    picture.put(brick_wall(5, 0.6, 12), (0, 0, -1.3), 8).put(heap(21, 0.8, 0.08), (0, -0.04, 0))
    return picture.put(
        fire_bottle(), (-0.06, 0.04, 0), turned=turn((0, 0, 1), -10), scale=0.8
    ).lamp((0.2, 0.85, 0.35), '#ff9a40', 14)


def dynamite():
    picture = Picture(WEAPON, eye=(0.15, 0.5, 1.75), aim=(0.04, 0.42, 0), tilt=-5, glow=(0.3, 0.3))
    picture.put(houses(23, width=14), (0, -0.8, -6)).put(heap(23, 0.9, 0.2), (0, -0.03, -0.1))
    return picture.put(
        parts.quarry_stick(), (-0.04, 0.33, 0.12), turned=leaned(17, 14), scale=0.92
    ).lamp((0.5, 0.75, 0.35), '#ffb050', 10)


def knives():
    picture = Picture(WEAPON, eye=(0.1, 0.66, 1.7), aim=(0, 0.33, 0), tilt=4, glow=(0.46, 0.34))
    picture.put(boards(1.6, 4, 0.2, pot=PLANK), (0, 0.03, 0), 16).put(houses(25, width=14), (0, -1.2, -6))
    for x, z, roll, yaw in ((-0.3, 0.0, -72, 20), (0.02, 0.08, -97, -24), (0.36, -0.04, -116, 14)):
        picture.put(throwing_knife(), (x, 0.37, z), turned=leaned(roll, yaw), scale=0.78)
    return picture.put(splinters(4, 12, 0.3, 0.06), (0, 0.1, 0.1))


PICTURES = {
    'wp-pipe': pipe,
    'wp-bat': bat,
    'wp-machete': machete,
    'wp-shovel': shovel,
    'wp-fireaxe': fireaxe,
    'wp-trimmer': trimmer,
    'wp-pistol': pistol,
    'wp-smg': smg,
    'wp-huntrifle': hunting_rifle,
    'wp-shotgun': shotgun,
    'wp-sawnoff': sawn_off,
    'wp-crossbow': cross_bow,
    'wp-molotov': bottle,
    'wp-dynamite': dynamite,
    'wp-knives': knives,
}
