"""A picture for a card: models on a stage, the colours of its family, and where one looks from.

A script under `assets/source/<game>/cards/` is a recipe as well. It lists functions without arguments that give a `Picture`
in `PICTURES`:

    from lib.picture import Picture
    from _moods import WEAPON

    def hammer():
        return Picture(WEAPON, eye=(0.3, 0.6, 2.2), aim=(0, 0.4, 0)).put(sledge(), turned=turn((0, 0, 1), 35))

    PICTURES = {'w-hammer': hammer}
"""

from dataclasses import dataclass, field

import numpy as np

from .model import Model
from .space import WORLD, turn, vec

# Pixels of a finished picture.
SIZE = (384, 264)


@dataclass(frozen=True)
class Mood:
    """The colours that a family of cards shares, all of them pots (hex). Few and far apart: cards are told from afar."""

    above: str
    """The sky at the top of the picture."""
    horizon: str
    """The sky where it meets the ground."""
    glow: str
    """The round light behind whatever the picture is about."""
    fog: str
    """What distance fades into."""
    key: str = '#ffe2b8'
    """The light from the front, that models the forms."""
    rim: str = '#ffd0a0'
    """The light from behind, that draws their edges."""
    fill: str = '#8ea4d8'
    """The light in the shadows."""
    ground: str = '#58505a'


@dataclass(frozen=True)
class Placed:
    model: Model
    at: np.ndarray
    turned: np.ndarray
    scale: float


@dataclass(frozen=True)
class Lamp:
    at: np.ndarray
    pot: str
    power: float


@dataclass
class Picture:
    """`eye` and `aim` in figure units (y up, +z towards the viewer when the eye is in front)."""

    mood: Mood
    eye: tuple
    aim: tuple
    lens: float = 45.0
    """Millimetres on a sheet 24 high."""
    tilt: float = 4.0
    """How far the horizon leans, in degrees."""
    glow: tuple = (0.5, 0.45)
    """Middle of the round light in shares of the picture, from the upper left."""
    clear: float = 0.6
    """How far behind the aim the fog begins."""
    floor: bool = True
    """Whether there is ground at y = 0."""
    key: tuple = (0.55, 0.75, 0.6)
    """Where the front light comes from."""
    samples: int = 14
    """Rays a point; half of them are enough where there is more paint than light."""
    placed: list = field(default_factory=list)
    lamps: list = field(default_factory=list)

    def put(self, model, at=(0, 0, 0), yaw=0.0, turned=WORLD, scale=1.0):
        """Sets a model on the stage, `turned` first and then by `yaw` degrees about the up axis; returns the picture."""
        self.placed.append(Placed(model, vec(at), turn((0, 1, 0), yaw) @ turned, scale))
        return self

    def lamp(self, at, pot, power=20.0):
        """A light that shines all round, with a power in watts: fire, a lantern, a shot; returns the picture."""
        self.lamps.append(Lamp(vec(at), pot, power))
        return self
