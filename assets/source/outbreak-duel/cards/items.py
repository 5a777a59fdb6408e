"""The 14 Items: what lies in the bag, and what it does when it is out of it."""
from _brutes import riot_shield
from _drawn import dead
from _moods import ITEM
from _stages import deck, ruins, street, wall
from cast.dead import lurch
from cast.hands import shown
from lib.space import turn
from props import company, fittings, kept, medicine, parts, signals, stores
from props.comic import waves
from props.fire import fire_bottle, smoke
from props.fray import star
from props.gear import zaps
from props.turns import leaned

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)


def dressing():
    picture = deck(ITEM, (0.4, 0.7, 1.6), (0.0, 0.3, 0), 14)
    picture.put(medicine.bandage(tail=0.7), (-0.14, 0.0, -0.05), 24, scale=1.25)
    return picture.put(stores.plasters(), (0.18, 0.02, 0.42), -20, scale=1.2)


def trauma_bag():
    picture = ruins(ITEM, (-0.4, 0.7, 1.75), (0.0, 0.4, 0), 7, -4)
    picture.put(company.nurses_bag(), (-0.06, 0.05, 0), 14, scale=1.75)
    picture.put(medicine.bandage(tail=0.1), (0.52, 0.06, 0.35), -30, scale=0.6)
    return picture.put(medicine.pill_bottle('#3f6a8a'), (-0.6, 0.05, 0.28), 0, turn(ROLL, 8), 0.5)


def shield():
    picture = street(ITEM, (0.1, 0.66, 1.8), (0.02, 0.62, 0), 8, 4)
    picture.put(dead(lurch(), '#8a7a5a', skin=2, style='wild', seed=4, lower=False), (0.16, 0.06, -0.26), -6)
    picture.put(riot_shield(), (-0.1, 0.38, 0.1), 12, turn(NOD, -4), 0.95)
    return shown(picture, star(9, seed=5), (0.2, 0.66, 0.34), 0.36)


def tools():
    return deck(ITEM, (0.5, 0.85, 1.9), (0.02, 0.42, 0), 10, -4).put(kept.toolbox(), (0, 0, 0), -12, scale=1.04)


def scanner():
    picture = deck(ITEM, (-0.4, 0.7, 1.85), (0.04, 0.48, 0), -10, 4)
    picture.put(signals.scanner(), (-0.08, 0, 0), 10, scale=1.05)
    return picture.put(waves(3, 0.16, 0.5, 0.02, '#d8a23a', 0.1, 64), (0.4, 1.02, -0.05), 10, turn(ROLL, 20))


def wire():
    picture = street(ITEM, (0.2, 0.62, 1.95), (0.0, 0.36, 0), 16, -5)
    for x, z in ((-0.8, -0.3), (0.82, -0.35), (0.0, -0.6)):
        picture.put(stores.post(0.8), (x, 0, z))
    picture.put(dead(lurch(), '#7a8a70', skin=0, seed=6), (0.3, 0, -1.0), -12)
    for x, z, yaw in ((-0.52, 0.05, 20), (0.1, 0.15, 90), (0.66, 0.0, 150)):
        picture.put(parts.barbed_wire(), (x, 0.42, z), yaw, turn(ROLL, 84) @ turn(NOD, 8), 0.78)
    return picture


def pens():
    picture = ruins(ITEM, (0.2, 0.5, 1.6), (0.0, 0.42, 0), 12, 5)
    picture.put(kept.pen(), (-0.02, 0.52, 0), turned=leaned(28, -14), scale=0.92).put(kept.pen('#3f9a6a'), (0.06, 0.24, 0.12), turned=leaned(10, 12), scale=0.86)
    return picture.put(zaps(9, 0.5, 0.66), (0.0, 0.42, -0.25))


def radio():
    picture = wall(ITEM, (-0.3, 0.5, 1.65), (0.06, 0.48, 0), 9, -4)
    picture.put(signals.hand_radio(), (-0.12, 0.04, 0), 12, turn(ROLL, -6), 0.98)
    return picture.put(waves(3, 0.18, 0.5, 0.02, '#e8c24a', 0.11, 66), (0.16, 0.62, 0), 8, turn(ROLL, 8))


def smokes():
    picture = street(ITEM, (0.1, 0.5, 1.9), (0.04, 0.46, 0), 5, 4)
    picture.put(smoke(3, 44, 0.62, 0.9, ('#6a8a7c', '#c8dccc'), 0.1, 0.3), (-0.3, 0.5, -0.15))
    picture.put(kept.smoke_can(), (-0.36, 0, 0.1), -16, scale=1.05)
    return picture.put(kept.smoke_can('#5a5a7a'), (0.3, 0.17, 0.36), 20, turn(ROLL, 90), 0.8)


def snare():
    picture = ruins(ITEM, (0.3, 0.85, 1.65), (0.1, 0.16, 0), 21, -4)
    return picture.put(kept.snare(), (-0.06, 0.08, 0.1), -6, scale=1.12)


def antibiotics():
    picture = deck(ITEM, (0.2, 0.75, 1.75), (0.02, 0.34, 0), 8, 5)
    picture.put(medicine.pill_bottle('#d8702a', mark=medicine.plus(0.1)), (-0.26, 0, -0.1), scale=1.15).put(medicine.strip(('#3f8ac0', '#b8b0a0')), (0.36, 0.23, 0.08), -16, turn(NOD, -30) @ turn(ROLL, 24), 0.9)
    for x, z, yaw in ((0.0, 0.42, 20), (0.2, 0.5, -50), (-0.5, 0.36, 70)):
        picture.put(medicine.capsule(('#3f8ac0', '#ece6d6'), 0.055), (x, 0.06, z), yaw)
    return picture


def ammo():
    return ruins(ITEM, (0.5, 0.95, 1.85), (0.0, 0.34, 0), 17, 4).put(fittings.crate(), (0, 0.06, 0.05), -14, scale=1.05)


def bottle():
    picture = street(ITEM, (0.0, 0.55, 1.75), (0.04, 0.56, 0), 24, -5, lit=0.1)
    picture.put(fire_bottle('#8a5a2a'), (-0.02, 0.06, 0), turned=turn(ROLL, -24), scale=0.98)
    shown(picture, star(11, seed=3), (0.34, 0.95, -0.4), 0.7)
    return picture.lamp((0.3, 1.0, 0.5), '#ff8a30', 22)


def jacket():
    picture = wall(ITEM, (0.1, 0.6, 1.85), (0.0, 0.58, 0), 4, 4, 1.2)
    picture.put(stores.leathers('#b8863a', '#7a5626'), (0, 0, 0), -8)
    return picture.put(stores.tape(), (0.52, 0.2, 0.3), 20, scale=0.5)


PICTURES = {
    'I01': dressing,
    'I02': trauma_bag,
    'I03': shield,
    'I04': tools,
    'I05': scanner,
    'I06': wire,
    'I07': pens,
    'I08': radio,
    'I09': smokes,
    'I10': snare,
    'I11': antibiotics,
    'I12': ammo,
    'I13': bottle,
    'I14': jacket,
}
