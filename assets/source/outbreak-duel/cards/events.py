"""The 18 Events: what a Survivor does with an action to spare."""
from _crew import AIM, DUTCH, PORT, dutch, ines, mara, wren
from _fights import CROUCH, DOWN, GRAB, KNOCKED, RUNNING, SHOULDER, SITTING, rifle_across, rifle_at_cheek, two_handed, walker
from _moods import EVENT
from _stages import inside, ruins, street, wall
from cast.dead import HANG, UP, lurch
from cast.hands import shown
from lib.body import RIGHT
from lib.fields import egg, limb, melt
from lib.model import Model
from lib.shapes import lathe, loft
from lib.space import turn, upright, vec
from props import alarm, clubs, garden, guns, kept, medicine, salvaged, signals, trouble
from props.comic import drop, puff, streaks, waves
from props.fire import flame
from props.fray import chips, dust, star
from props.gear import line, scope, zaps
from props.medicine import energy_shot
from props.parts import barbed_wire
from props.roofs import roof, vent
from props.ruins import heap, sparks
from props.turns import leaned

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)


def breath():
    """E01: with one's back to a wall that is a wall."""
    picture = wall(EVENT, (0.1, 0.45, 1.3), (0.02, 0.32, 0), 3, 4, 1.3, key=(0.45, 0.4, 0.9))
    picture.put(wren(SITTING, hands=(True, True)), (-0.06, 0.02, -0.2), 10, scale=1.0)
    for x, y, size in ((0.22, 0.52, 1.0), (0.34, 0.6, 1.5)):
        picture.put(puff('#dce6f4', 3, 0.06 * size, 5), (x, y, 0.1))
    return picture.put(drop('#8ad0f0', 0.07), (-0.2, 0.68, 0.1))


def count():
    """E02: the one that decides."""
    picture = street(EVENT, (0.05, 0.62, 1.75), (0.05, 0.74, 0), 31, -4)
    picture.put(dutch(DOWN, two_handed(clubs.sledge(), DUTCH, 0.74), hands=(False, False)), (-0.42, 0.02, 0), 64)
    picture.put(walker(KNOCKED, 1), (0.56, 0, -0.05), -55)
    shown(picture, star(13, seed=8, uneven=0.5), (0.28, 0.72, -0.35), 1.0)
    return picture.put(chips(3, 16, 0.46, 0.03, ('#ece6d6', '#d0c8b8')), (0.3, 0.86, 0.25))


def bomb():
    """E03: nails included."""
    picture = ruins(EVENT, (0.2, 0.55, 1.6), (0.04, 0.42, 0), 17, 5)
    picture.put(salvaged.pipe_bomb(), (-0.06, 0.44, 0.05), turned=leaned(22, -16), scale=0.96)
    return picture.lamp((0.5, 0.85, 0.35), '#ffb050', 14)


def shoulder():
    """E04: a door that is made of people, opened the usual way."""
    picture = street(EVENT, (0.0, 0.62, 1.95), (0.06, 0.64, 0), 9, 4)
    for x, z, kind, yaw in ((0.42, 0.08, 0, -62), (0.62, -0.36, 1, -40), (0.9, 0.0, 3, -70)):
        picture.put(walker(KNOCKED, kind), (x, 0.03, z), yaw, turn(NOD, -12))
    picture.put(dutch(SHOULDER), (-0.28, 0, 0.1), 72)
    shown(picture, star(11, seed=3), (0.14, 0.78, 0.12), 0.46)
    return picture.put(streaks([(-1.1, y, 0.0) for y in (0.42, 0.62, 0.82)], (1, 0, 0), (0.42, 0.5, 0.36), '#d4e2ff'))


def pyre():
    """E05: what is burnt does not get up."""
    picture = street(EVENT, (0.1, 0.5, 2.0), (0.0, 0.52, 0), 12, -4, lit=0.1)
    picture.put(heap(8, 0.9, 0.34), (0, -0.02, -0.1))
    for x, z, roll, kind in ((-0.5, 0.1, 34, 1), (0.46, 0.14, -30, 2), (0.02, 0.3, 6, 3), (-0.22, -0.2, 18, 4)):
        picture.put(alarm.arm('#9aac84', ('#5a4a56', '#4a5a6a', '#7a5a3a', '#6a7a5a')[kind - 1], kind, 0.5), (x, 0.0, z), 20 * kind, turn(ROLL, roll), 0.7)
    for x, z, high, seed in ((-0.4, -0.1, 0.8, 1), (0.02, 0.0, 1.1, 4), (0.42, -0.08, 0.86, 7), (-0.16, 0.3, 0.5, 9), (0.3, 0.34, 0.46, 3)):
        picture.put(flame(high, seed, 9), (x, 0.16, z))
    return picture.put(sparks(4, 22, 0.5), (0.1, 1.05, 0)).lamp((0.0, 0.6, 0.7), '#ff8a2a', 40)


def supply():
    """E06: the trolley pulls to the left, as ever."""
    picture = street(EVENT, (0.25, 0.6, 1.9), (0.0, 0.56, 0), 15, 4)
    picture.put(mara(RUNNING | dict(hands=((0.14, 0.62, 0.3), (-0.14, 0.62, 0.3)), elbows=((1, -0.5, -0.3), (-1, -0.5, -0.3)))), (-0.5, 0, -0.12), 62)
    picture.put(trolley(), (0.2, 0, 0.08), 62)
    picture.put(guns.pump_shotgun(), (0.2, 0.62, 0.1), turned=leaned(64, 20), scale=0.62).put(clubs.fire_axe(), (0.34, 0.66, 0.0), turned=leaned(108, 12), scale=0.62)
    return picture.put(dust(4, 12, 0.3, 0.09), (-0.86, 0.02, 0.0))


def trolley(wire='#aeb6c0'):
    """Faces +z, its handle at -z, about 0.6 long."""
    model = Model('token')
    for y, grow in ((0.22, 0.86), (0.36, 0.94), (0.5, 1.0)):
        w, a, b = 0.19 * grow, -0.26 * grow, 0.26 * grow
        ring = [(-w, y, a), (w, y, a), (w, y, b), (-w, y, b), (-w, y, a)]
        for p, q in zip(ring, ring[1:]):
            model.shape(loft([p, q], [0.013] * 2, 5, up=(0.1, 1, 0.2)), wire, 60)
    for t in (-1, -0.5, 0, 0.5, 1):
        for s in (1, -1):
            model.shape(loft([(s * 0.163, 0.22, t * 0.22), (s * 0.19, 0.5, t * 0.26)], [0.01] * 2, 5, up=(0, 0, 1)), wire, 60)
            model.shape(loft([(t * 0.163, 0.22, s * 0.22), (t * 0.19, 0.5, s * 0.26)], [0.01] * 2, 5, up=(1, 0, 0)), wire, 60)
    model.shape(loft([(-0.2, 0.58, -0.33), (0.2, 0.58, -0.33)], [0.022] * 2, 8), '#c8302c', 60)
    for s in (1, -1):
        model.shape(loft([(s * 0.17, 0.1, 0.2), (s * 0.17, 0.1, -0.2), (s * 0.19, 0.58, -0.33)], [0.016] * 3, 6), wire, 60)
        for z in (-0.2, 0.2):
            model.shape(lathe([(0.055, -0.02), (0.055, 0.02)], 12, (s * 0.17, 0.055, z), upright((1, 0, 0)), (True, True)), '#26262e', 50)
    return model


def grave():
    """E07: he will not be needing it."""
    picture = street(EVENT, (0.1, 0.62, 1.9), (0.02, 0.42, 0), 18, -4, lit=0.1, key=(0.45, 0.5, 0.8))
    picture.put(kept.gravestone(), (-0.42, 0, -0.35), 12, scale=1.0).put(heap(14, 0.6, 0.24, bricks=0.0), (0.1, -0.04, 0.05))
    picture.put(garden.shovel(), (0.52, 0.5, -0.1), turned=leaned(252, 10), scale=0.95)
    picture.put(alarm.arm('#c8a488', '#3c5066', 3, 0.5), (0.04, -0.12, 0.15), 160, turn(ROLL, 8), 0.62)
    return picture.put(clubs.claw_hammer(), (0.06, 0.44, 0.28), turned=leaned(30, 10), scale=0.6)


def fumes():
    """E08: the needle rests."""
    picture = ruins(EVENT, (0.1, 0.5, 1.65), (0.02, 0.5, 0), 22, 4)
    picture.put(signals.fuel_gauge(), (-0.18, 0.54, 0), 8, scale=0.94)
    picture.put(energy_shot(), (0.52, 0.06, 0.2), -14, turn(ROLL, -10), 0.72)
    return picture.put(drop('#8ad0f0', 0.12), (-0.62, 0.86, 0.1)).put(drop('#8ad0f0', 0.09), (-0.72, 0.68, 0.1))


def head_shot():
    """E09: it is the part that matters."""
    picture = street(EVENT, (0.0, 0.84, 1.15), (0.0, 0.85, 0.1), 36, 0, lens=48)
    picture.put(walker(GRAB, 1), (0, 0, -0.15), -4).put(walker(None, 3), (-0.7, 0, -1.0), 14).put(walker(None, 4), (0.75, 0, -1.1), -14)
    return picture.put(scope(), (0.0, 0.85, 0.42), scale=0.17)


def focus():
    """E10: one breath out, none in."""
    picture = street(EVENT, (0.06, 0.86, 0.86), (0.0, 0.86, 0.08), 28, 3, lit=0.1)
    picture.put(ines(PORT, rifle_across), (0, 0, 0), 6)
    return picture.put(puff('#e8f2ff', 5, 0.035, 5), (-0.1, 0.82, 0.22), 0, turn(YAW, 180))


def bell():
    """E11: they come when they are called."""
    picture = street(EVENT, (0.1, 0.56, 1.8), (0.0, 0.62, 0), 7, -5)
    for x, z, kind in ((-0.72, -0.7, 0), (0.7, -0.6, 1), (-0.3, -1.2, 3), (0.34, -1.15, 4)):
        picture.put(walker(lurch(**UP) if kind % 2 else None, kind), (x, 0, z), -16 * x)
    picture.put(signals.dinner_bell(), (0.02, 0.34, 0.2), turned=turn(ROLL, 20), scale=0.78)
    for roll in (0, 180):
        picture.put(waves(3, 0.42, 0.5, 0.02, '#f0c83a', 0.1, 60), (0.02, 0.6, 0.25), 0, turn(ROLL, roll + 8))
    return picture


def gate():
    """E12: one of them had the key on him all along."""
    picture = street(EVENT, (0.1, 0.6, 2.0), (0.0, 0.6, 0), 27, 4)
    picture.put(trouble.gate(), (0, 0, -0.1), scale=1.1)
    picture.put(walker(None, 0), (0.26, 0, 0.2), -6).put(walker(lurch(**UP), 1), (0.05, 0, -0.5), 4).put(walker(None, 3), (0.45, 0, -0.6), -10)
    return picture.put(walker(None, 4), (-0.2, 0, -1.0), 10)


def dig_in():
    """E13: it is a hole, but it is ours."""
    picture = street(EVENT, (0.0, 0.5, 1.6), (0.0, 0.42, 0), 19, -4)
    picture.put(mara(CROUCH | dict(gaze=(0.06, 0.02, 1))), (0.02, 0.1, -0.3), 4)
    picture.put(kept.sandbags(3, 6), (0, 0, 0.06)).put(barbed_wire(4, 0.3, 0.3), (-0.62, 0.42, 0.1), 20, turn(ROLL, 84), 0.5)
    return picture


def patch():
    """E14: it looks worse with the bandage."""
    binding = dict(hands=((0.06, 0.66, 0.3), (-0.2, 0.68, 0.26)), elbows=((1, -0.6, -0.1), (-1, -0.4, -0.1)), gaze=(-0.1, -0.25, 1), roll=-8)

    def bandage(model, pose, head):
        for share in (1.3, 1.45, 1.6):
            model.shape(lathe([(0.068, -0.03), (0.074, 0), (0.068, 0.03)], 14, pose.on_arm(RIGHT, share), upright(pose.forearm(RIGHT))), '#f0ece0', 60)

    picture = inside(EVENT, (0.0, 0.8, 1.25), (0.0, 0.74, 0.1), ('#5a7090', '#3c4c6a', '#4c5c78'))
    picture.put(wren(binding, bandage), (-0.05, 0, 0), 8).put(medicine.kit('#ece6d6', '#8f4038'), (0.42, 0.42, 0.25), -20, scale=0.5)
    return picture.put(medicine.bandage(tail=0.9), (-0.02, 0.585, 0.36), 150, scale=0.17)


def cable():
    """E15: it was for the hedge trimmer."""
    picture = street(EVENT, (0.05, 0.56, 1.7), (0.0, 0.6, 0), 33, 4)
    picture.put(walker(lurch(**HANG), 0), (-0.24, 0, 0.0), 12, turn(ROLL, -6)).put(walker(lurch(**HANG), 1), (0.26, 0, -0.1), -12, turn(ROLL, 6))
    for y, reach in ((0.3, 0.3), (0.48, 0.33), (0.62, 0.36)):
        loop = [vec(0.02 + 0.52 * reach / 0.33 * s, y + 0.03 * wob, -0.05 + 0.36 * z) for s, z, wob in ((-1, 0, 0), (-0.6, 0.9, 1), (0, 1.05, -1), (0.6, 0.9, 1), (1, 0, 0))]
        picture.put(line(*loop, thick=0.026))
    picture.put(line((-0.5, 0.3, 0.0), (-0.66, 0.16, 0.2), (-0.4, 0.05, 0.5), (0.1, 0.04, 0.6), (0.6, 0.04, 0.4), thick=0.026))
    return picture.put(zaps(8, 0.3, 0.44, '#f0d83a'), (0.0, 0.96, 0.2))


def stomp():
    """E16: size 46."""
    picture = ruins(EVENT, (0.25, 0.45, 1.5), (0.0, 0.36, 0), 24, -4, key=(0.45, 0.4, 0.9))
    shown(picture, star(13, seed=4, uneven=0.5), (0.06, 0.16, -0.2), 1.0)
    picture.put(trouble.boot((1, -0.25, 0.35), '#7a4a30', '#ece6d6', '#3c4258', shin=(-0.5, 1, -0.1), size=3.6), (-0.1, 0.52, 0.05))
    picture.put(alarm.arm('#9aac84', '#5a4a56', 2, 0.2), (0.62, -0.06, 0.2), 160, turn(ROLL, 30), 0.6)
    return picture.put(chips(5, 20, 0.5, 0.04), (0.0, 0.2, 0.25))


def rooftop():
    """E17: from up here they all look the same. They do from down there, too."""
    picture = street(EVENT, (-0.1, 0.8, 1.8), (0.06, 0.62, 0.1), 25, 5, lit=0.4)
    picture.put(roof(3.4, 2.0, 0.4), (0, 0.26, 0.0), 8).put(vent(0.5), (-0.62, 0.26, -0.5))
    picture.put(ines(CROUCH | dict(hands=((0.04, 0.5, 0.38), (-0.1, 0.48, 0.14)), elbows=((0.7, -1, 0), (-1, -0.5, 0)), gaze=(0.06, -0.12, 1)), rifle_at_cheek), (-0.14, 0.26, 0.02), 56)
    return shown(picture, star(7, seed=2), (0.62, 0.82, 0.3), 0.26)


def lights_out():
    """E18: who cannot see them cannot count them."""
    picture = wall(EVENT, (0.1, 0.55, 1.45), (0.02, 0.54, 0), 31, 4, 1.6, key=(0.45, 0.4, 0.9))
    picture.put(signals.switch(), (0.16, 0.56, -0.2), -8, scale=1.05)
    return picture.put(pointing_hand(), (-0.34, 0.34, 0.2))


def pointing_hand(skin='#c8a488', sleeve='#7a58a8'):
    """A hand that comes from the left, one finger out."""
    model = Model('token')
    model.solid(melt(limb((-0.5, -0.22, 0.1), (-0.1, -0.02, 0.0), 0.1, 0.075), k=0.02), sleeve, 300, 0.014)
    palm = melt(egg((0.02, 0.04, 0), (0.11, 0.09, 0.075)), *[limb((0.08, 0.08 - 0.05 * i, 0.03), (0.1 - 0.01 * i, 0.0 - 0.03 * i, 0.07), 0.034, 0.03) for i in range(3)], limb((0.08, 0.09, -0.02), (0.3, 0.17, -0.1), 0.036, 0.027), limb((0.0, 0.06, 0.06), (0.08, 0.13, 0.07), 0.034, 0.028), k=0.02)
    model.solid(palm, skin, 900, 0.01)
    return model.sculpted()


PICTURES = {
    'E01': breath,
    'E02': count,
    'E03': bomb,
    'E04': shoulder,
    'E05': pyre,
    'E06': supply,
    'E07': grave,
    'E08': fumes,
    'E09': head_shot,
    'E10': focus,
    'E11': bell,
    'E12': gate,
    'E13': dig_in,
    'E14': patch,
    'E15': cable,
    'E16': stomp,
    'E17': rooftop,
    'E18': lights_out,
}
