"""The 13 Weapons: each at work, or a moment before."""
from _moods import WEAPON
from _stages import deck, ruins, street, wall
from cast.hands import shown
from lib.space import turn
from props import alarm, clubs, garden, guns, salvaged
from props.blades import cleaver
from props.bows import crossbow
from props.comic import moon
from props.fire import smoke
from props.fray import arc, chips, splinters, star
from props.indoors import door
from props.kept import sandbags
from props.ruins import sparks
from props.turns import leaned

NOD = (1, 0, 0)


def hammer():
    picture = deck(WEAPON, (0.3, 0.6, 1.9), (0.02, 0.44, 0), tilt=-5)
    picture.put(clubs.claw_hammer(), (0.04, 0.44, 0), turned=leaned(142, 12), scale=1.02)
    shown(picture, arc(-80, 20, 0.6, 0.12), (0.12, 0.36, -0.1))
    return shown(picture, star(9, seed=4), (-0.46, 0.16, 0.05), 0.5).put(splinters(4, 14, 0.3, 0.08), (-0.46, 0.22, 0.1))


def axe():
    picture = ruins(WEAPON, (0.2, 0.8, 1.9), (0.0, 0.72, 0), 3, glow=(0.3, 0.3))
    picture.put(door('#3f6a72', 1.5, 1.7), (0.0, 0, -0.25))
    picture.put(clubs.fire_axe(), (0.06, 0.66, 0.05), turned=leaned(150, -22, -20), scale=0.95)
    return picture.put(splinters(7, 22, 0.42, 0.12), (-0.34, 0.94, -0.1))


def rebar():
    picture = wall(WEAPON, (-0.2, 0.45, 1.75), (0.02, 0.44, 0), 6, -5)
    return picture.put(salvaged.rebar(), (0.0, 0.46, 0.1), turned=leaned(32, 18), scale=0.98).put(chips(6, 16, 0.36), (0.42, 0.7, 0))


def kitchen():
    picture = deck(WEAPON, (0.1, 0.7, 1.7), (0.02, 0.36, 0), -8, 5)
    picture.put(cleaver(), (-0.02, 0.44, 0.05), turned=leaned(-32, 164, -6), scale=1.12)
    shown(picture, arc(-70, 30, 0.62, 0.12), (0.2, 0.12, -0.2))
    return picture.put(splinters(8, 18, 0.4, 0.1), (-0.36, 0.14, 0.1))


def road_sledge():
    picture = wall(WEAPON, (0.1, 0.5, 1.95), (0.02, 0.5, 0), 14, 5, 1.1)
    shown(picture, star(13, seed=8, uneven=0.5), (-0.34, 0.62, -0.5), 1.25)
    picture.put(clubs.sledge(), (0.08, 0.48, 0.0), turned=leaned(152, 14, 10), scale=1.2)
    return picture.put(chips(5, 26, 0.7, 0.05), (-0.36, 0.62, 0.0))


def machete():
    picture = street(WEAPON, (0.05, 0.5, 1.75), (0.0, 0.46, 0), 9, -4)
    for x, roll in ((-0.5, -16), (0.02, 4), (0.5, 18)):
        picture.put(alarm.arm('#9aac84', '#5a4a56', 2, 0.5), (x, -0.16, -0.35), 20, turn((0, 0, 1), -roll), 1.0)
    picture.put(garden.machete(), (0.02, 0.5, 0.2), turned=leaned(-28, 170, -10), scale=1.1)
    return shown(picture, arc(-88, 62, 0.72, 0.13), (0.0, 0.1, 0.0))


def chainsaw():
    picture = ruins(WEAPON, (0.25, 0.45, 1.75), (0.04, 0.42, 0), 8, 5)
    picture.put(salvaged.chainsaw(), (0.0, 0.46, 0), turned=leaned(24, -18), scale=1.12).put(smoke(3, 14, 0.3, -0.25, foot=0.04, head=0.1), (-0.34, 0.52, -0.2))
    return picture.put(sparks(5, 34, 0.44), (0.52, 0.68, 0.1)).put(splinters(5, 14, 0.3, 0.08), (0.56, 0.66, 0))


def pistol():
    picture = wall(WEAPON, (0.5, 0.55, 1.6), (0.06, 0.5, 0), 5, -4, 1.3)
    picture.put(guns.pistol(), (-0.08, 0.48, 0), turned=leaned(8, -16), scale=0.95)
    shown(picture, star(9, seed=3), (0.5, 0.64, 0.14), 0.5)
    for index, (x, y) in enumerate(((-0.2, 0.86), (-0.36, 0.98))):
        picture.put(guns.cartridge('#c2a04c'), (x, y, 0.1), turned=leaned(60 * index + 20, 30), scale=0.36)
    return picture.lamp((0.55, 0.65, 0.35), '#ffb050', 8)


def rifle():
    picture = ruins(WEAPON, (0.3, 0.45, 1.75), (0.03, 0.42, 0), 15, 3)
    picture.put(moon(0.5, '#d8d0b8', '#b8b098'), (-0.75, 1.0, -3.4)).put(sandbags(2, 6), (0.1, -0.02, 0.0), -6)
    return picture.put(guns.hunting_rifle(), (-0.02, 0.5, 0.05), turned=leaned(12, -14, 6), scale=1.12)


def shotgun():
    picture = street(WEAPON, (-0.25, 0.5, 1.75), (0.02, 0.5, 0), 4, -5)
    shown(picture, star(15, seed=6, uneven=0.5), (0.52, 0.68, -0.2), 0.95)
    picture.put(guns.pump_shotgun(), (-0.1, 0.46, 0), turned=leaned(20, 14, -6), scale=1.06)
    for x, y, roll in ((-0.25, 0.78, 40), (-0.42, 0.64, 100), (-0.1, 0.9, 160)):
        picture.put(guns.cartridge(), (x, y, 0.14), turned=leaned(roll, 20), scale=0.5)
    return picture.lamp((0.5, 0.7, 0.4), '#ffb050', 14)


def hand_crossbow():
    picture = deck(WEAPON, (0.6, 0.95, 1.6), (0.02, 0.34, 0), -14, -4, 19)
    return picture.put(crossbow(spring='#2f6a7a'), (0, 0.36, 0), turned=leaned(10, -16, 30), scale=1.08)


def slingshot():
    picture = wall(WEAPON, (0.5, 0.66, 1.95), (0.0, 0.5, 0), 11, 4, 1.1)
    return picture.put(salvaged.slingshot(), (-0.04, 0.6, 0), 44, turn(NOD, -6), 0.86)


def flare():
    picture = street(WEAPON, (-0.2, 0.45, 1.7), (0.06, 0.56, 0), 22, 4, lit=0.1)
    picture.put(salvaged.flare_pistol(), (-0.24, 0.4, 0), turned=leaned(38, 12), scale=1.0)
    shown(picture, star(11, ('#ff3a2a', '#ff9a4a', '#fff4d0'), 5), (0.48, 0.98, -0.1), 0.52)
    picture.put(smoke(4, 18, 0.32, 0.3, ('#d86a5a', '#ffc0a8'), 0.03, 0.08), (0.1, 0.68, -0.1))
    return picture.lamp((0.45, 0.95, 0.3), '#ff5a3a', 16)


PICTURES = {
    'W01': hammer,
    'W02': axe,
    'W03': rebar,
    'W04': kitchen,
    'W05': road_sledge,
    'W06': machete,
    'W07': chainsaw,
    'W08': pistol,
    'W09': rifle,
    'W10': shotgun,
    'W11': hand_crossbow,
    'W12': slingshot,
    'W13': flare,
}
