"""Runners: feverish red skin, bent forward, one foot in the air. Whoever stands still has lost against them."""
from _drawn import dead
from _wear import badge, bib_number, bicycle, cloth_round, dome, drool, gathered, headband, in_claw, sash
from cast.dead import SPRINT, lurch
from cast.hands import carry
from cast.people import headset, peaked, stripes
from lib.body import LEFT, RIGHT
from lib.heads import hair_cap, shock
from lib.fields import limb, lumpy, melt
from lib.model import Model
from lib.shapes import box, loft, ribbon
from lib.space import turn, vec
from props import company

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
FEVER, RAW, ASH = ('#c89480', '#96503c'), ('#b87f6c', '#86402f'), ('#b8988a', '#8a5a4c')
RIGHT_FIRST = SPRINT | dict(hands=((0.27, 0.66, 0.32), (-0.2, 0.9, 0.36)), feet=((0.1, 0.11, -0.3), (-0.1, 0.17, 0.24)), knees=((0.1, 0, 1), (-0.2, 0.3, 1)), roll=-10)
# Arms that swing as runners' arms do.
STRIDE = SPRINT | dict(hands=((0.26, 0.58, -0.1), (-0.2, 0.8, 0.42)), elbows=((0.8, 0, -1), (-0.8, -1, 0)), feet=((0.09, 0.3, 0.3), (-0.1, 0.14, -0.36)), knees=((0.1, 0.6, 1), (-0.1, 0, 1)))


def sprinter():
    """Lane four. Has not stopped since the whistle."""
    return dead(lurch(**STRIDE), '#d8d2c4', '#b8382c', FEVER, '#3a2a20', jaw=34, seed=4, extras=(bib_number(), headband('#b8382c')), sleeves=(0.45, 0.45), shins=(0.75, 0.75), glare=True)


def captain():
    """Runs in front so that the others know where breakfast is."""
    baton = in_claw(stick(), RIGHT, turn(ROLL, 60), 1.0, (0, 0, 0), (0, 0.02, 0.05))
    worn = (headband('#e8c24a'), stripes('#ece6d6', (0.03, -0.03)), armband, whistle, baton)
    return dead(lurch(**RIGHT_FIRST | dict(hands=((0.26, 0.56, 0.3), (-0.26, 0.98, 0.3)), roll=-4)), '#b02a3a', '#2c3450', RAW, '#2c2420', 'wild', 30, 5, worn, sleeves=(1.6, 1.6), glare=True)


def stick():
    model = Model('token')
    model.shape(loft([(-0.16, 0, 0), (0.16, 0, 0)], [0.028] * 2, 10), '#e8c24a', 60)
    for x in (-0.1, 0.0, 0.1):
        model.shape(loft([(x - 0.02, 0, 0), (x + 0.02, 0, 0)], [0.0295] * 2, 10), '#b02a3a', 60)
    return model


def armband(model, pose, head):
    at, along = pose.on_arm(LEFT, 0.62), pose.elbows[LEFT] - pose.shoulders[LEFT]
    model.shape(loft([at - along * 0.16, at + along * 0.16], [0.07] * 2, 12), '#e8c24a', 60)


def whistle(model, pose, head):
    carry(model, company.whistle(), pose.on_chest(0.01, -0.05, 0.13), turn(ROLL, 20), 0.55)
    for s in (1, -1):
        model.shape(ribbon([pose.neck + (s * 0.05, 0.0, 0.04), pose.on_chest(s * 0.03, 0.03, 0.115), pose.on_chest(0.01, -0.03, 0.125)], [0.012] * 3, (1, 0, 0.2)), '#e8c24a', 50)


def courier():
    """Delivers. Does not ask for a signature."""
    parcel = in_claw(company.parcel(), LEFT, turn(YAW, -14) @ turn(ROLL, 8), 0.66, (0, 0, 0), (-0.05, -0.02, 0.08))
    arms = dict(hands=((0.24, 0.54, 0.22), (-0.26, 0.9, 0.34)), elbows=((1, -0.5, -0.6), (-1, -0.6, 0)))
    return dead(lurch(**SPRINT | arms), '#d8822a', '#4a5268', ASH, '#4a3426', jaw=36, seed=3, extras=(peaked('#d8822a', '#ece6d6'), badge('#ece6d6', -0.06), parcel, drool('#ece8d8', 4)), glare=True)


def leaper():
    """Fences are for people who stop."""
    over = dict(
        pelvis=(0.05, 0.72, -0.06), chest=(0.0, 0.87, 0.03), neck=(-0.01, 0.96, 0.1), head=(-0.02, 1.05, 0.18), gaze=(-0.05, -0.06, 1), roll=-10, lean=(-0.1, 1, 0.5),
        hips=((0.11, 0.7, -0.05), (-0.01, 0.7, -0.06)), shoulders=((0.13, 0.92, 0.08), (-0.14, 0.92, 0.08)), hands=((0.33, 1.16, 0.28), (-0.2, 0.66, 0.2)), elbows=((1, -0.4, -0.2), (-1, 0.4, -0.2)),
        feet=((0.4, 0.74, 0.2), (0.26, 0.5, 0.22)), knees=((0.3, 1, 0.8), (-0.6, 0.6, 1)),
    )
    return dead(lurch(**over), '#3f6a6a', '#4a4a58', RAW, '#2c2422', 'wild', 42, 4, (cloth_round('#e0b848'), boards), sleeves=(0.9, 1.2), glare=True)


def boards(model, pose, head):
    """The fence that comes with him."""
    for index in range(6):
        x, tall = -0.4 + index * 0.16, 0.3 + 0.012 * (index * 5 % 3)
        model.shape(box((x, tall, 0.1), (0.07, tall, 0.014), turn(ROLL, (-1) ** index), 0.006), ('#9a7448', '#8a6438', '#a8824e')[index % 3], 30)
    for y in (0.16, 0.44):
        model.shape(box((0.0, y, 0.08), (0.5, 0.03, 0.012)), '#6f4e2c', 30)


def pack():
    """Three of them, one idea."""
    hooded = [(hood('#4a4a5c'), cloth_round('#b8382c')), (hood('#5c4a3a'),), (headset, cloth_round('#3f6a8a'))]
    looks = (('#4a4a5c', RAW, STRIDE | dict(hands=((0.2, 0.84, 0.42), (-0.24, 0.62, 0.36)), elbows=((1, -0.8, 0), (-1, -0.6, 0)))), ('#5c4a3a', ASH, RIGHT_FIRST), ('#7a5a30', FEVER, SPRINT))
    made = [dead(lurch(**pose), top, '#3f4658', skin, '#3a2a20', jaw=36, seed=3 + index, extras=hooded[index], glare=True, sleeves=(1.5, 1.3)) for index, (top, skin, pose) in enumerate(looks)]
    for model, at, yaw in zip(made, ((0, 0, 0.16), (-0.3, 0, -0.12), (0.31, 0, -0.14)), (0, 8, -8)):
        model.move(at, turn(YAW, yaw))
    return gathered(*made)


def hood(pot):
    def cloth(model, pose, head):
        body = melt(hair_cap(head, line=0.34, slope=0.1, thickness=0.16, nape=-0.8), limb(head.at(0, 0.4, -0.6), head.at(0, 0.1, -1.2), 0.06, 0.03), k=0.03)
        model.solid(lumpy(body, 0.005, 26), pot, 130, 0.007)

    return cloth


def cyclist():
    """The bell works. He does not use it."""
    riding = dict(
        pelvis=(0, 0.6, -0.14), chest=(0, 0.77, 0.0), neck=(0, 0.86, 0.07), head=(0, 0.95, 0.15), gaze=(0.0, 0.0, 1), roll=8, lean=(0, 1, 0.6),
        hips=((0.06, 0.58, -0.13), (-0.06, 0.58, -0.13)), shoulders=((0.14, 0.82, 0.05), (-0.14, 0.82, 0.05)), hands=((0.19, 0.62, 0.26), (-0.3, 0.98, 0.26)), elbows=((1, 0, -0.4), (-1, -0.4, 0)),
        feet=((0.1, 0.34, 0.06), (-0.1, 0.16, -0.1)), knees=((0.3, 0.2, 1), (-0.3, 0.2, 1)),
    )

    def wheels(model, pose, head):
        carry(model, bicycle(), vec(0, 0, 0), turn(YAW, 0), 1.0)

    return dead(lurch(**riding), '#3f8a5a', '#2c2c38', FEVER, '#3a2a20', jaw=36, seed=4, extras=(dome('#e0b848', 0.5, 0.22, crest='#2c2c38'), sash('#c8702a', 0.06), wheels), sleeves=(0.9, 0.9), shins=(1.1, 1.1), glare=True)


def screecher():
    """Knows one note. It carries."""
    arms = dict(hands=((0.26, 0.98, 0.16), (-0.26, 0.98, 0.16)), elbows=((1, -0.3, 0), (-1, -0.3, 0)), feet=STRIDE['feet'], knees=STRIDE['knees'], head=(0, 0.87, 0.17), gaze=(0, 0.22, 1), roll=-6)
    return dead(lurch(**arms), '#a84a7a', '#3a3444', ASH, '#d8a83a', 'bald', 62, 5, (mane,), sleeves=(0.7, 1.0), robe=0.12, shins=(1.1, 1.1), glare=True, heavy=1.15)


def mane(model, pose, head):
    model.solid(hair_cap(head, line=0.44, slope=0.3), '#e0b03a', 80, 0.007)
    shock(model, head, '#e0b03a', 34, line=0.38, nape=-0.6, length=1.15, lift=0.9, wind=(0.0, 0.35, -0.2), width=0.24, seed=6)
