"""What Runners wear at the start: jacket, gloves and shoes of each set, in colours of their own."""
from _moods import COMMON, EPIC, LIGHT, WEAPON
from lib.fields import block, egg, limb, melt
from lib.model import Model
from lib.picture import Picture
from lib.space import turn
from props.kept import sneaker
from props.stores import leathers

ROLL = (0, 0, 1)
FINGERS = ((-0.12, 0.3), (-0.04, 0.36), (0.04, 0.35), (0.12, 0.28))


def glove(cloth, cuff):
    """Lies on its back, fingers to +y, 0.6 long."""
    model = Model('token')
    fingers = [limb((x, 0.05, 0), (x * 1.5, y, 0.02), 0.052, 0.042) for x, y in FINGERS]
    thumb = limb((0.1, -0.1, 0.02), (0.27, 0.1, 0.06), 0.06, 0.045)
    model.solid(melt(egg((0, -0.02, 0), (0.17, 0.17, 0.07)), *fingers, thumb, k=0.02), cloth, 900, 0.012)
    model.solid(block((0, -0.22, 0), (0.15, 0.07, 0.09), rounding=0.03), cuff, 200, 0.012)
    return model.sculpted()


def outfit(mood, cloth, dark, shoes, tilt):
    picture = Picture(mood, eye=(0.05, 0.62, 2.1), aim=(0, 0.5, 0), lens=42, tilt=tilt, glow=(0.5, 0.4))
    picture.put(leathers(cloth, dark), (-0.1, 0.02, -0.2), -8)
    for x, roll in ((-0.68, 14), (0.5, -10)):
        picture.put(glove(dark, shoes), (x, 0.5, 0.1), 0, turn(ROLL, roll), 0.95)
    picture.put(sneaker(shoes), (0.62, 0, 0.3), -24, scale=0.7)
    return picture.put(sneaker(shoes), (0.3, 0, 0.5), -14, scale=0.7)


PICTURES = {
    'gear-courier': lambda: outfit(COMMON, '#1c8a82', '#0d5d60', '#d9692b', 4),
    'gear-brawler': lambda: outfit(WEAPON, '#8f2f28', '#5a2420', '#3a3438', -4),
    'gear-sneak': lambda: outfit(LIGHT, '#4a4658', '#2f2c3c', '#6a6478', 4),
    'gear-scavenger': lambda: outfit(EPIC, '#7a6a3c', '#5a4a28', '#a8863c', -4),
}
