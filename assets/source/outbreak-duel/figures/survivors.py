"""The four Survivors as miniatures, told apart from above: fists, a rifle at the cheek, a bag with a cross, an arm that calls."""
from _crew import AIM, CALL, CARRY, FISTS, ROLL, YAW, dutch, ines, mara, wren
from cast.hands import carry, lain
from cast.people import carrying
from lib.base import base
from lib.body import LEFT, RIGHT
from lib.model import Model
from lib.space import turn, unit
from props.company import nurses_bag
from props.guns import hunting_rifle
from props.signals import hand_radio

FEET = ((0.14, 0.12, 0.12), (-0.14, -0.06, 0.12))


def rifle(model, pose, head):
    """At the cheek, pointing where she looks."""
    along = unit(pose.wrists[LEFT] - pose.wrists[RIGHT])
    carry(model, hunting_rifle(), pose.wrists[RIGHT] + along * 0.12 + (0.0, 0.05, 0), lain(along), 0.66)


bag = carrying(nurses_bag(), LEFT, turn(YAW, 20), 0.52, (0, 0.38, 0))
radio = carrying(hand_radio(), RIGHT, turn(ROLL, 8) @ turn(YAW, 30), 0.26, (0, 0.3, 0))


def on_base(figure, ground, seed):
    return base(figure, ground=ground, seed=seed, keep_clear=FEET)


def figure(make, pose, *held):
    return make(pose, *held, model=Model('miniature'))


MODELS = {
    'V01': lambda: on_base(figure(dutch, FISTS), 'slab', 12),
    'V02': lambda: on_base(figure(ines, AIM, rifle), 'asphalt', 15),
    'V03': lambda: on_base(figure(mara, CARRY, bag), 'asphalt', 18),
    'V04': lambda: on_base(figure(wren, CALL, radio), 'slab', 21),
}
