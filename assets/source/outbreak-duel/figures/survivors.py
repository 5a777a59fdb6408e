"""The four Survivors as miniatures, told apart from above: fists, a rifle at the cheek, a bag with a cross, an arm that calls."""
from _crew import CALL, CARRY, FISTS, PORT, ROLL, YAW, dutch, ines, mara, wren
from cast.hands import lain
from cast.people import carrying
from lib.base import base
from lib.body import LEFT, RIGHT
from lib.model import Model
from lib.shapes import loft
from lib.space import turn, unit, vec
from props.company import nurses_bag
from props.signals import hand_radio

FEET = ((0.14, 0.12, 0.12), (-0.14, -0.06, 0.12))


def rifle(model, pose, head):
    """From hip to shoulder, across the chest: stock, barrel, scope and no more, as small as it is."""
    along = unit(pose.wrists[LEFT] - pose.wrists[RIGHT])
    turned = lain(along, (0, 0.3, 1))
    middle = pose.wrists[RIGHT] + along * 0.16 + (0.0, 0.0, 0.06)

    def at(x, y):
        return middle + turned @ vec(x, y, 0)

    model.shape(loft([at(-0.38, -0.05), at(-0.36, -0.05), at(-0.14, -0.02), at(0.2, 0.0)], (0.05, 0.056, 0.036, 0.026), 6, up=turned[:, 1], flat=0.6), '#b0783c', 40)
    model.shape(loft([at(0.0, 0.025), at(0.44, 0.03)], (0.02, 0.016), 6), '#666e7a', 60)
    model.shape(loft([at(-0.16, 0.09), at(-0.12, 0.09), at(0.08, 0.09), at(0.16, 0.09)], (0.034, 0.024, 0.024, 0.038), 7), '#3a3d46', 50)


bag = carrying(nurses_bag(), LEFT, turn(YAW, 20), 0.52, (0, 0.38, 0))
radio = carrying(hand_radio(), RIGHT, turn(ROLL, 8) @ turn(YAW, 30), 0.26, (0, 0.3, 0))


def on_base(figure, ground, seed):
    return base(figure, ground=ground, seed=seed, keep_clear=FEET)


def figure(make, pose, *held):
    return make(pose, *held, model=Model('miniature'))


MODELS = {
    'V01': lambda: on_base(figure(dutch, FISTS), 'slab', 12),
    'V02': lambda: on_base(figure(ines, PORT, rifle), 'asphalt', 15),
    'V03': lambda: on_base(figure(mara, CARRY, bag), 'asphalt', 18),
    'V04': lambda: on_base(figure(wren, CALL, radio), 'slab', 21),
}
