"""The dice. What hits is seen on the die itself: those faces carry a bright plate.

In cells, centred on the origin, an edge of 0.4 long. Face 1 looks up (+y), 2 to +z, 3 to +x; opposite faces add up to 7. The body
of `die` and `die-plain` is the material `rim`, for the colour of the team.
"""
import numpy as np

from lib.model import PLAIN, Finish, Model
from lib.shapes import Shape, box, disc
from lib.space import frame, vec

HALF = 0.2
FAR = 0.105
SPOTS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}
# For each face the direction it looks in and where its upper edge is, read from the south when it lies on top.
SIDES = {
    1: ((0, 1, 0), (0, 0, -1)),
    2: ((0, 0, 1), (0, 1, 0)),
    3: ((1, 0, 0), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 1, 0)),
    5: ((0, 0, -1), (0, 1, 0)),
    6: ((0, -1, 0), (0, 0, 1)),
}


def _die(body, spots, hits=(), plate='#fff3c8', ink='#1f1c1e', material='paint'):
    model = Model('token')
    model.shape(box((0, 0, 0), (HALF,) * 3, bevel=0.03), body, 30, Finish(light=0.5, shade=0.3, variation=0), material)
    for face, (out, up) in SIDES.items():
        turned = frame(out, up)
        if face in hits:
            _plate(model, turned, plate)
        for x, y in SPOTS[face]:
            at = turned @ vec(x * FAR, y * FAR, HALF + 0.004)
            model.shape(disc(at, 0.043 if face > 1 else 0.056, turned, 7), ink if face in hits else spots, 30, PLAIN)
    return model


def _plate(model, turned, pot):
    """The bright field of a hit."""
    w = HALF - 0.034
    corners = np.array([turned @ vec(x * w, y * w, HALF + 0.002) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    model.shape(Shape(corners, [(0, 1, 2, 3)]), pot, 30, PLAIN)


def survivors():
    """Hits on 4, 5, 6."""
    return _die('#e6e6e6', '#f8f4ea', (4, 5, 6), material='rim')


def armed():
    """Brass, one better: hits on 3 to 6."""
    return _die('#b8862c', '#3a2608', (3, 4, 5, 6), '#ffe27a')


def zombies():
    """Bone: hits on 5 and 6."""
    return _die('#cfc6ae', '#5c2022', (5, 6), '#b3262b', '#fff2dc')


def suited():
    """Grey, one worse: hits on 6."""
    return _die('#7d848c', '#23262b', (6,), '#b3262b', '#fff2dc')


def plain():
    """For fights between teams, where dice only meet dice."""
    return _die('#e6e6e6', '#f8f4ea', material='rim')


MODELS = {'die': survivors, 'die-armed': armed, 'die-zombie': zombies, 'die-suited': suited, 'die-plain': plain}
