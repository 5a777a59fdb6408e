"""What barricades, traps, spears and grenades are made from."""

from _moods import INGREDIENT
from props.turns import leaned
from lib.picture import Picture
from props import parts
from props.clubs import claw_hammer
from props.home import planks as floor
from props.ruins import brick_wall
from props.street import houses, rubble


def planks():
    picture = Picture(INGREDIENT, eye=(0.6, 0.66, 1.7), aim=(0.02, 0.26, 0), tilt=5, glow=(0.5, 0.16))
    picture.put(houses(41, width=14), (-2, -1.5, -6), 20).put(rubble(41, 16, 1.3), (0, 0, 0))
    return picture.put(parts.planks(6), (0, 0, 0), 8, scale=1.12).put(
        claw_hammer(), (0.04, 0.46, 0.05), turned=leaned(0, 50, -85), scale=0.65
    )


def nails():
    picture = Picture(INGREDIENT, eye=(0.1, 0.5, 1.6), aim=(0, 0.3, 0), tilt=-4, glow=(0.5, 0.34), floor=False)
    return picture.put(floor(9, 0.22, 3.6), (0, 0, -0.3), 8).put(houses(43, width=14), (0, -0.8, -6)).put(parts.nails(), (0, 0, 0))


def shards():
    picture = Picture(INGREDIENT, eye=(0.3, 0.55, 2.2), aim=(0.03, 0.46, 0), tilt=5, glow=(0.36, 0.4))
    picture.put(brick_wall(5, 0.5, 45), (0, 0, -1.0), -6)
    return picture.put(parts.mirror(), (-0.04, 0, -0.1), -8, leaned(-5)).put(parts.shards(11), (0.06, 0, 0.25))


def wires():
    picture = Picture(INGREDIENT, eye=(0.1, 0.5, 1.65), aim=(0.02, 0.25, 0), tilt=-5, glow=(0.5, 0.26))
    picture.put(houses(47, width=14), (0, -1.3, -6)).put(rubble(47, 18, 1.4, clear=0.55), (0, 0, 0))
    return picture.put(parts.barbed_wire(), (0, 0.03, 0), turned=leaned(5))


def explosives():
    picture = Picture(INGREDIENT, eye=(-0.5, 0.62, 1.75), aim=(0, 0.38, 0.05), tilt=4, glow=(0.6, 0.36), floor=False)
    picture.put(floor(9, 0.22, 3.6), (0, 0, -0.2), -6).put(houses(49, width=14), (2, -0.8, -6), -16)
    return picture.put(parts.time_bomb(), (0, 0, 0.05), -6, scale=0.9)


PICTURES = {
    'in-planks': planks,
    'in-nails': nails,
    'in-shards': shards,
    'in-wires': wires,
    'in-explosives': explosives,
}
