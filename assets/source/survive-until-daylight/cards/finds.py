"""What searchers find: things that help, things that shoot, and things."""

from _moods import AMMO, HEALING, JUNK, SPECIAL
from drifter import drifter
from lib.picture import Picture
from lib.space import turn, vec
from props.ammo import bullet, quiver, shell, shell_box
from props.charms import clover, die, horseshoe, old_boot
from props.comic import star, waves
from props.fire import tin_can
from props.food import bar, bean_can, fish_bone, fork
from props.gear import megaphone, scope, zaps
from props.hands import raised_fist, rolling_pin
from props.home import planks
from props.junk import toaster
from props.medicine import bandage, capsule, energy_shot, kit, pill_bottle, strip
from props.street import houses, rubble

ROLL, NOD = (0, 0, 1), (1, 0, 0)


def energy_bar():
    picture = Picture(HEALING, eye=(0.2, 0.55, 1.9), aim=(0, 0.45, 0), tilt=5).put(houses(4), (0, 0, -3))
    return picture.put(bar(), (0.02, 0.45, 0), turned=turn(ROLL, 22) @ turn(NOD, 55), scale=0.95)


def beans():
    picture = Picture(HEALING, eye=(-0.4, 0.9, 1.8), aim=(0.04, 0.42, 0), floor=False, glow=(0.4, 0.3)).put(
        planks(15, length=8), (0, 0, 0), 15
    )
    return picture.put(bean_can(), (0, 0, 0), -30, scale=1.14).put(fork(), (0.08, 0.53, 0.08), -20, turn(ROLL, -48), 0.62)


def first_aid():
    picture = Picture(HEALING, eye=(0.5, 1.0, 1.8), aim=(0.0, 0.38, 0), tilt=-4).put(kit(), (0, 0, 0), -8, scale=0.95)
    picture.put(bandage(tail=0.1), (-0.3, 0.2, 0.02), -8, turn(NOD, -60), 0.5)
    picture.put(pill_bottle('#3f6a8a'), (0.02, 0.1, -0.03), 0, turn(ROLL, -6), 0.5)
    return picture.put(pill_bottle('#a8622a'), (0.32, 0.1, 0.02), 0, turn(ROLL, 8), 0.42)


def shot():
    picture = Picture(SPECIAL, eye=(-0.3, 0.3, 2.0), aim=(0.0, 0.47, 0), tilt=6).put(houses(2), (0, 0, -3))
    picture.put(energy_shot(), (0, 0, 0), -12, turn(ROLL, -8)).put(zaps(), (0.05, 0.45, -0.1))
    return picture.lamp((0.3, 0.6, 0.7), '#ffd040', 12)


def focus():
    picture = Picture(SPECIAL, eye=(0, 0.75, 3.0), aim=(0.0, 0.66, 0), glow=(0.5, 0.4), clear=1.5).put(
        houses(9), (0, 0, -2.4)
    )
    return picture.put(drifter(based=False), (0, 0.05, 0.5), 0).put(scope(), (0, 0.71, 1.8), scale=0.25)


def cheer():
    picture = Picture(SPECIAL, eye=(0.7, 0.5, 1.8), aim=(0.08, 0.46, 0), tilt=-5, glow=(0.75, 0.35))
    picture.put(rubble(3, 14, 1.5, 0.1, 0.8), (0, 0, -1.4)).put(megaphone(), (-0.16, 0.42, 0), 12, turn(ROLL, 12), 0.92)
    return picture.put(waves(3, 0.5, 0.6, 0.022, '#d8902a', 0.12, 56), (-0.1, 0.44, 0), 12, turn(ROLL, 12))


def bloodlust():
    hand, at = raised_fist()
    picture = Picture(SPECIAL, eye=(0.3, 0.3, 2.0), aim=(0.02, 0.44, 0), tilt=5, floor=False, glow=(0.5, 0.4))
    picture.put(rolling_pin(), vec(0, 0.25, 0) + at * 1.4, turned=turn(ROLL, 8), scale=1.2)
    return picture.put(hand, (0, 0.25, 0), scale=1.4)


def vitaly():
    picture = Picture(SPECIAL, eye=(0.2, 0.75, 2.0), aim=(0.02, 0.34, 0), tilt=-4)
    picture.put(pill_bottle('#5a8a4a'), (-0.28, 0, -0.1), 0, scale=1.1).put(star('#a87018', 0.3), (-0.28, 0.27, 0.12), 0)
    picture.put(strip(), (0.34, 0.21, 0.1), -16, turn(NOD, -30) @ turn(ROLL, 24), 0.85)
    for x, z, yaw in ((0.08, 0.4, 30), (-0.22, 0.36, -50), (0.45, 0.42, 110)):
        picture.put(capsule(('#8f4fb0', '#b8b0a0'), 0.06), (x, 0, z), yaw)
    return picture


def lucky():
    picture = Picture(SPECIAL, eye=(0.3, 0.7, 2.15), aim=(0.06, 0.46, 0), tilt=4)
    picture.put(old_boot(), (-0.15, 0, -0.1), 12, scale=0.85).put(clover(), (-0.29, 0.36, -0.05), 0, turn(ROLL, -8), 0.8)
    picture.put(horseshoe(), (0.44, 0.3, -0.2), -8, turn(ROLL, 12) @ turn(NOD, -14), 0.95)
    return picture.put(die(), (-0.45, 0.1, 0.22), 25, scale=0.75).put(die(), (0.22, 0.1, 0.16), -30, turn(NOD, 90), 0.75)


def cartridges():
    picture = Picture(AMMO, eye=(0.3, 0.6, 1.95), aim=(0.03, 0.27, 0), tilt=-5)
    for x, z, high in ((-0.45, -0.2, 1.2), (-0.22, -0.05, 1.25), (0.02, -0.22, 1.2), (0.26, -0.08, 1.25)):
        picture.put(bullet(), (x, 0, z), scale=high)
    for x, z, yaw in ((-0.5, 0.25, -20), (0.1, 0.22, -50), (0.5, 0.0, 70)):
        picture.put(bullet(), (x, 0.09, z), yaw, turn(ROLL, -90), 1.2)
    return picture


def shells():
    at, turned = vec(-0.08, 0, -0.15), turn((0, 1, 0), 12)
    picture = Picture(AMMO, eye=(-0.4, 0.8, 1.9), aim=(0.06, 0.3, 0), tilt=5).put(shell_box(), at, turned=turned)
    for i in range(8):
        place = at + turned @ vec(-0.32 + i % 4 * 0.21, 0.03, 0.1 - i // 4 * 0.22)
        picture.put(shell(('#a8281e', '#8c2620')[i % 2]), place, i * 50)
    for x, z, yaw in ((0.02, 0.4, 195), (0.55, 0.28, 120)):
        picture.put(shell(), (x, 0.108, z), yaw, turn(ROLL, -90), 0.95)
    return picture


def arrows():
    picture = Picture(AMMO, eye=(0.3, 0.5, 2.1), aim=(0.04, 0.5, 0), tilt=5).put(houses(3), (0, 0, -2.8))
    return picture.put(quiver(), (-0.19, 0.04, 0), turned=turn(ROLL, -30), scale=0.96)


def junk():
    picture = Picture(JUNK, eye=(0.3, 0.9, 2.05), aim=(0.05, 0.36, 0), tilt=-4)
    picture.put(rubble(8, 18, 1.3, 0.12, 0.6), (0, 0, -0.9)).put(toaster(), (-0.2, 0.08, -0.1), 12, turn(ROLL, 10))
    picture.put(tin_can('#5a6a4a'), (0.62, 0.14, 0.0), -50, turn(NOD, 90), 0.7).put(
        tin_can('#7a5a3a'), (0.45, 0, -0.45), 40, scale=0.95
    )
    return picture.put(fish_bone(), (0.25, 0.1, 0.42), -4, turn(NOD, -65), 0.75)


PICTURES = {
    'hl-bar': energy_bar,
    'hl-can': beans,
    'hl-kit': first_aid,
    'sp-energy': shot,
    'sp-focus': focus,
    'sp-cheer': cheer,
    'sp-bloodlust': bloodlust,
    'sp-vitaly': vitaly,
    'sp-lucky': lucky,
    'am-bullet': cartridges,
    'am-shell': shells,
    'am-arrow': arrows,
    'jk-junk': junk,
}
