"""The card that nobody wants to find."""

from functools import cache

from _moods import WAVE
from props.turns import leaned
from lib.picture import Picture
from lib.space import turn
from props import alarm
from props.street import houses

arm = cache(alarm.arm)

# Where an arm comes out of the ground (x, z), how far it leans and how large it is: at the back, in the middle, in front.
CROWD = (
    *((-0.62, -0.9, 10, 1.0), (0.66, -0.95, -12, 1.05), (-0.18, -0.8, -6, 1.0), (0.24, -0.85, 8, 0.96)),
    *((-0.74, -0.1, -20, 1.0), (-0.5, -0.35, 12, 1.05), (-0.3, 0.35, -14, 0.86), (0.24, 0.3, 16, 0.92)),
    *((0.52, -0.4, -8, 1.08), (0.74, 0.0, 20, 1.0), (0.02, 0.6, 4, 0.66)),
)
SKINS = (('#8a9a7c', '#5a4a56', 1, 0.7), ('#9a8f7c', '#4a5460', 2, 0.3), ('#7c8a86', '#6a4a3a', 3, 1.0))


def wave():
    picture = Picture(WAVE, eye=(0.0, 0.3, 2.5), aim=(0, 0.69, 0), tilt=5, glow=(0.5, 0.3), clear=1.4)
    picture.put(houses(71, width=14), (0, -0.9, -6)).put(alarm.siren(1.04), (0, 0.0, -0.3))
    for roll in (12, 168):
        picture.put(alarm.beam(), (0, 1.15, -0.45), turned=leaned(roll))
    for index, (x, z, roll, scale) in enumerate(CROWD):
        picture.put(arm(*SKINS[index % 3]), (x, -0.12, z), (-1) ** index * 30, turn((0, 0, 1), -roll), scale)
    return picture.lamp((0, 1.15, 0.2), '#ff5a30', 26)


PICTURES = {'wave': wave}
