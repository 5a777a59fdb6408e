"""The 8 Attachments: each on or beside what it is for."""
from _moods import ATTACHMENT
from _stages import deck, ruins, wall
from lib.model import Model
from lib.space import turn
from props import clubs, fittings, guns, kept, parts, stores
from props.comic import star
from props.fray import dust
from props.joinery import wrap
from props.turns import leaned

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)


def reflex():
    picture = wall(ATTACHMENT, (-1.2, 0.8, 1.15), (0.02, 0.6, 0), 5, 3, 1.2)
    picture.put(guns.pistol(), (0.0, 0.4, 0), scale=0.95)
    return picture.put(fittings.reflex_sight(), (-0.12, 0.6, 0), scale=0.9)


def grip():
    picture = deck(ATTACHMENT, (0.3, 0.7, 1.7), (0.0, 0.36, 0), 16, -4)
    picture.put(clubs.claw_hammer(), (0.16, 0.42, -0.1), turned=leaned(150, 20), scale=1.05).put(wrapped(), (0.16, 0.42, -0.1), turned=leaned(150, 20), scale=1.05)
    return picture.put(stores.tape('#3f8a8a', '#2f6a6c'), (-0.34, 0.32, 0.2), 28, scale=0.72)


def wrapped():
    """Fresh tape where the hand goes."""
    model = Model('token')
    wrap(model, (-0.5, 0, 0), (-0.06, 0, 0), 0.056, ('#3f8a8a', '#2f6a6c'), 9, 0.15)
    return model


def magazine():
    picture = ruins(ATTACHMENT, (0.1, 0.5, 1.65), (0.0, 0.48, 0), 12, 5)
    picture.put(guns.smg(), (-0.26, 0.56, -0.1), turned=leaned(14, -14), scale=0.82)
    return picture.put(fittings.long_magazine(), (0.26, 0.48, 0.1), turned=turn(ROLL, -8), scale=0.72)


def nails():
    picture = deck(ATTACHMENT, (0.1, 0.65, 1.75), (0.02, 0.4, 0), -10, -5)
    picture.put(clubs.bat(22), (-0.04, 0.46, 0.0), turned=leaned(150, 14), scale=1.1)
    return picture.put(parts.barbed_wire(4.5, 0.2, 0.4), (-0.3, 0.54, 0.0), turned=leaned(60, 14), scale=0.72)


def hollow():
    picture = ruins(ATTACHMENT, (0.2, 1.05, 1.3), (0.02, 0.36, 0.05), 20, 4)
    for x, z, scale in ((-0.34, -0.05, 0.85), (0.02, 0.12, 0.9), (0.38, -0.08, 0.85)):
        picture.put(fittings.hollow_point(), (x, 0.06, z), scale=scale)
    return picture.put(fittings.hollow_point(), (0.5, 0.14, 0.42), 120, turn(ROLL, 90), 0.8)


def suppressor():
    picture = wall(ATTACHMENT, (0.5, 0.5, 1.7), (0.14, 0.46, 0), 8, -4, 1.0)
    picture.put(guns.pistol(), (-0.26, 0.4, 0), turned=leaned(6, -12), scale=0.82)
    return picture.put(fittings.oil_can(), (0.4, 0.56, 0.08), turned=leaned(6, -12), scale=0.82)


def rabbit():
    picture = ruins(ATTACHMENT, (0.1, 0.6, 1.6), (0.0, 0.55, 0), 26, 4)
    picture.put(kept.rabbit_foot(), (0.0, 0.94, 0.1), -14, turn(ROLL, 8), 0.76)
    for x, y, size in ((-0.42, 0.8, 0.13), (0.44, 0.62, 0.16), (-0.36, 0.36, 0.1)):
        picture.put(star('#f8d84a', size, 4, 0.3), (x, y, 0.1))
    return picture


def sneakers():
    picture = deck(ATTACHMENT, (0.3, 0.75, 1.75), (0.0, 0.22, 0), 12, 5)
    picture.put(kept.sneaker('#b8302a'), (-0.2, 0, -0.3), 16, scale=0.95).put(kept.sneaker(), (0.12, 0.0, 0.22), -16, scale=0.95)
    return picture.put(dust(4, 12, 0.3, 0.1), (-0.62, 0.02, 0.0))


PICTURES = {
    'A01': reflex,
    'A02': grip,
    'A03': magazine,
    'A04': nails,
    'A05': hollow,
    'A06': suppressor,
    'A07': rabbit,
    'A08': sneakers,
}
