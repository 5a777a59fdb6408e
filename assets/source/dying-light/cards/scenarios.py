"""What a scenario is about, for the cards that say what to do."""

from functools import cache

import street
from buildings import MODELS as BUILDINGS
from lib.picture import Mood, Picture
from props.street import houses
from vehicles import MODELS as VEHICLES

EVENING = Mood('#3a2a5a', '#d9763f', '#ffdf9a', '#a86a58', rim='#ffb070', fill='#7a86c8', ground='#4a4450')
NOON = Mood('#2f7fa8', '#bfe0d0', '#fff6c8', '#9cc8c8', key='#fff0cc', rim='#fff0c0', fill='#a8c8e8', ground='#7a6f62')
NIGHT = Mood('#0a1030', '#26346c', '#8fb0ff', '#1c2858', key='#a8c0ff', rim='#7f9fff', fill='#3a4a90', ground='#22263a')

# Height of the fish hall.
ROOF = 2.0


@cache
def building(letter):
    return BUILDINGS[f'building-{letter}']()


def errand():
    """The tower, from the street that leads to it, with the sun going down behind it."""
    picture = Picture(EVENING, eye=(-3.0, 0.5, 8.6), aim=(0.4, 4.7, 0), lens=24, tilt=6, glow=(0.66, 0.36), clear=3)
    picture.put(building('c'), (0.6, 0, 0), -24)
    return picture.put(building('i'), (-5.4, 0, -1.5), 14).put(building('b'), (6.6, 0, -2.5), -30)


def market():
    """Crates where the pilots dropped them: on a roof that is not ours."""
    picture = Picture(NOON, eye=(-3.0, ROOF + 1.7, 4.4), aim=(0.1, ROOF + 0.5, 0), lens=26, tilt=5, glow=(0.72, 0.16), clear=5)
    picture.put(building('f'), yaw=8).put(street.MODELS['crates'](), (0.2, ROOF, 0.2), 20, scale=1.6)
    picture.put(building('a'), (-5.5, 0, -4.5), 20).put(building('j'), (5.0, 0, -4.5), -20)
    return picture.put(building('e'), (0.5, 0, -8), 10)


def dark():
    """A boat waits for a light."""
    picture = Picture(NIGHT, eye=(-1.2, 0.9, 4.6), aim=(0.2, 1.25, 0), lens=26, tilt=5, glow=(0.7, 0.28), clear=1.5)
    picture.put(VEHICLES['boat'](), (0.9, 0, 1.0), -60, scale=1.3).put(street.MODELS['lamp'](), (-1.2, 0, 1.2), 40, scale=1.05)
    picture.put(building('g'), (-3.8, 0, -2.6), 26).put(houses(5, 11, 22, 0.15), (2, 0, -7))
    return picture.lamp((-1.0, 2.0, 1.5), '#ffc878', 500)


PICTURES = {'sc-errand': errand, 'sc-market': market, 'sc-dark': dark}
