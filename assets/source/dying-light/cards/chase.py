"""What is after a Runner."""

from _moods import CHASE
from biter import MODELS as BITERS
from lib.picture import Picture
from props.street import houses
from viral import MODELS as VIRALS


def sprinter():
    picture = Picture(CHASE, eye=(-0.25, 0.28, 1.5), aim=(0.02, 0.62, 0), tilt=7)
    picture.put(houses(3), (0, 0, -3.2))
    return picture.put(VIRALS['viral-a'](), yaw=-12).put(BITERS['biter-b'](), (-0.9, 0, -1.1), 20).put(BITERS['biter-c'](), (0.85, 0, -1.4), -20)


PICTURES = {'ch-sprinter': sprinter}
