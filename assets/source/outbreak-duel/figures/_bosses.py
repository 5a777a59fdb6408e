"""Bosses: a head taller than anybody, in dark red light. One owns the house, one was the first, one has the baton."""
from dataclasses import replace

from _drawn import Sketched, dead
from _wear import bow_tie, drool
from cast.dead import lurch
from cast.hands import carry
from cast.hulk import POSE, Bulk, hulk
from cast.people import moustache
from lib.body import LEFT, RIGHT
from lib.colour import mottled
from lib.fields import egg
from lib.heads import hair_cap, shock
from lib.model import PLAIN
from lib.shapes import box, disc, lathe, loft, pearl, ribbon
from lib.space import turn, unit, upright, vec
from props import company

ROLL, NOD, YAW = (0, 0, 1), (1, 0, 0), (0, 1, 0)
HIDE = mottled('#a0988c', '#6c5c58', 12, 0.5)


def landlord():
    """The rent is due. In full, in flesh."""
    pose = replace(POSE, roll=-4, gaze=(0, -0.08, 1), hands=((0.44, 0.98, 0.2), (-0.4, 0.62, 0.38)), elbows=((1, -0.3, 0), (-1, -0.2, -0.3)), knees=((0.5, 0, 1), (-0.5, 0, 1)))

    def waistcoat(model, pose, head):
        for s in (1, -1):
            path = [pose.on_chest(s * 0.12, 0.16, 0.06), pose.on_chest(s * 0.12, 0.02, 0.175), pose.pelvis + (s * 0.1, 0.16, 0.235), pose.pelvis + (s * 0.08, 0.02, 0.22)]
            model.shape(ribbon(path, (0.1, 0.15, 0.17, 0.12), (1, 0, -s * 0.3), 0.02), '#7a1f2c', 50)
        for y in (0.22, 0.14, 0.06):
            model.shape(pearl(pose.pelvis + (0, y, 0.255), 0.02), '#e8c24a', 180)
        chain = [pose.pelvis + (0, 0.15, 0.26), pose.pelvis + (0.06, 0.1, 0.26), pose.pelvis + (0.13, 0.13, 0.235)]
        model.shape(loft(chain, [0.01] * 3, 5), '#e8c24a', 60)

    def top_hat(model, pose, head):
        k, at, turned = head.size, head.at(0.06, 0.68, -0.12), upright(head.turned @ vec(0.12, 1, -0.1))
        model.shape(lathe([(1.4 * k, -0.02), (1.45 * k, 0.0), (0.86 * k, 0.02), (0.82 * k, 1.15 * k), (0.9 * k, 1.3 * k), (0.2 * k, 1.34 * k)], 22, at, turned, (True, True)), '#2a2430', 50)
        model.shape(lathe([(0.89 * k, 0.04), (0.87 * k, 0.3 * k)], 22, at, turned), '#b8302c', 60)

    def keys(model, pose, head):
        carry(model, company.key_ring(9), pose.wrists[LEFT] + (0.0, 0.0, 0.09), turn(YAW, 6), 1.15)

    def notice(model, pose, head):
        at, turned = pose.wrists[RIGHT] + (0.02, 0.03, 0.13), turn(YAW, 12) @ turn(ROLL, 8)
        model.shape(box(at, (0.12, 0.155, 0.006), turned), '#f0e6c8', 30)
        for y, w in ((0.08, 0.07), (0.03, 0.085), (0.0, 0.085), (-0.03, 0.06)):
            model.shape(box(at + turned @ vec(0, y, 0.009), (w, 0.008, 0.002), turned), '#4a3a3a', 30)
        model.shape(disc(at + turned @ vec(0.05, -0.1, 0.011), 0.034, turned, 12), '#c8302c', 40)

    model = Sketched('miniature')
    look = Bulk(HIDE, '#3a3444', '#3a3444', '#1f1a20', hem=-0.06, tear=0.02, sleeves=True, eyes='#ffb04a', glare=True, head=0.135, belly=1.2)
    head = hulk(model, pose, look)
    for extra in (waistcoat, bow_tie('#e8c24a'), moustache('#d8d0c8'), top_hat, keys, notice):
        extra(model, pose, head)
    return model.sculpted()


def patient_zero():
    """Admitted first. Has not been discharged, though a good deal of him has."""
    tall = lurch(
        pelvis=(0, 0.66, -0.04), chest=(0, 0.92, 0.02), neck=(0, 1.05, 0.1), head=(0.0, 1.18, 0.18), gaze=(0, -0.1, 1), roll=-8, lean=(0, 1, 0.3), hips=((0.075, 0.64, -0.02), (-0.075, 0.64, -0.05)),
        shoulders=((0.19, 1.0, 0.05), (-0.19, 1.0, 0.05)), hands=((0.42, 0.62, 0.3), (-0.36, 0.98, 0.4)), elbows=((1, 0, -0.5), (-1, -0.5, -0.2)), arm=(0.25, 0.25), leg=(0.31, 0.3), feet=((0.14, 0.068, 0.12), (-0.14, 0.075, -0.12)),
    )
    sick = ('#c0c8a8', '#7c8a5c')

    def mask(model, pose, head):
        k = head.size
        model.shape(lathe([(0.55 * k, -0.16 * k), (0.5 * k, 0.16 * k), (0.3 * k, 0.34 * k)], 14, head.on_jaw(0, -0.5, 0.8), upright(head.turned[:, 2]), (False, True)), '#5a6a70', 50)
        for s in (1, -1):
            model.shape(ribbon([head.at(s * 0.5, -0.35, 0.7), head.at(s * 0.86, -0.1, 0.0)], [0.03] * 2, head.turned[:, 1]), '#c8d0c8', 50)

    def drip(model, pose, head):
        """He brought it along."""
        x, z = -0.5, 0.14
        model.shape(loft([(x, 0.02, z), (x, 1.46, z)], [0.018] * 2, 7, up=(0, 0, 1)), '#b8c0c8', 60)
        model.shape(loft([(x - 0.14, 1.44, z), (x, 1.48, z), (x + 0.14, 1.44, z)], [0.014] * 3, 6), '#b8c0c8', 60)
        for turned in (0, 120, 240):
            foot = turn(YAW, turned) @ vec(0.16, 0, 0)
            model.shape(loft([(x, 0.08, z), vec(x, 0.02, z) + foot], [0.016] * 2, 6, up=(0, 0, 1)), '#8a929a', 60)
        for dx, pot in ((-0.13, '#b8f04a'), (0.13, '#d8402a')):
            model.shape(box((x + dx, 1.28, z), (0.07, 0.12, 0.03), bevel=0.025), pot, 60, PLAIN, 'glow')
            tube = [(x + dx, 1.15, z), (x + dx * 0.6, 1.0, z + 0.06), (-0.3, 0.96, 0.22), pose.on_arm(RIGHT, 1.2)] if dx > 0 else [(x + dx, 1.15, z), (x + 0.02, 1.08, z + 0.1), (-0.12, 1.0, 0.2), pose.on_chest(-0.08, 0.08, 0.1)]
            model.shape(loft(tube, [0.014] * 4, 6), pot, 60)

    def straps(model, pose, head):
        for side in (LEFT, RIGHT):
            at, along = pose.on_arm(side, 1.75), pose.forearm(side)
            model.shape(lathe([(0.055, -0.03), (0.062, 0), (0.055, 0.03)], 12, at, upright(along)), '#8a5a34', 50)
            model.shape(ribbon([at, at - (0, 0.1, 0), at - (0.02, 0.2, -0.02)], [0.035] * 3, (1, 0, 0.3)), '#8a5a34', 50)
        model.shape(box(pose.on_chest(0.07, 0.02, 0.115), (0.045, 0.03, 0.006), pose.chest_frame), '#f0f0e0', 30)
        model.shape(box(pose.on_chest(0.07, 0.02, 0.123), (0.012, 0.02, 0.004), pose.chest_frame), '#c0302a', 30, PLAIN)
        for x, y in ((-0.07, 0.04), (0.02, -0.1), (-0.06, -0.14)):
            boilish = pose.on_chest(x, y, 0.1)
            model.solid(egg(boilish, (0.034, 0.034, 0.034)), '#c8e85a', 30, 0.009)

    return dead(tall, '#b8d0d0', '#b8d0d0', sick, '#8a8a7a', 'wild', 46, 5, (straps, drip, drool('#c8f04a', 4)), glare=True, eyes='#e8ff5a', size=0.15, robe=0.34, sleeves=(0.8, 0.8), shins=(0.9, 0.9), heavy=1.15)


def conductor():
    """From the top, please. From the top of the stairs."""
    tall = lurch(
        pelvis=(0, 0.6, -0.04), chest=(0, 0.84, 0.0), neck=(0, 0.97, 0.06), head=(0.0, 1.09, 0.12), gaze=(0, 0.02, 1), roll=8, lean=(0, 1, 0.15), hips=((0.07, 0.58, -0.02), (-0.07, 0.58, -0.05)),
        shoulders=((0.165, 0.91, 0.02), (-0.165, 0.91, 0.02)), hands=((0.46, 1.16, 0.2), (-0.4, 1.26, 0.2)), elbows=((1, -0.5, -0.2), (-1, -0.4, -0.2)), arm=(0.21, 0.21), leg=(0.28, 0.27), feet=((0.11, 0.068, 0.08), (-0.11, 0.068, -0.06)),
    )

    def tails(model, pose, head):
        for s in (1, -1):
            path = [pose.pelvis + (s * 0.09, 0.06, -0.06), pose.pelvis + (s * 0.15, -0.16, -0.1), pose.pelvis + (s * 0.22, -0.4, -0.12)]
            model.shape(ribbon(path, (0.14, 0.13, 0.06), (1, 0, s * 0.6), 0.018), '#26222e', 50)
            lapel = [pose.neck + (s * 0.05, -0.02, 0.06), pose.on_chest(s * 0.065, 0.0, 0.115), pose.on_chest(s * 0.03, -0.12, 0.125)]
            model.shape(ribbon(lapel, (0.05, 0.06, 0.02), (1, 0, 0), 0.014), '#4a4458', 50)
        shirt = [pose.neck + (0, -0.03, 0.07), pose.on_chest(0, 0.0, 0.108), pose.on_chest(0, -0.14, 0.115)]
        model.shape(ribbon(shirt, (0.08, 0.09, 0.05), (1, 0, 0), 0.012), '#f0ece0', 40)
        for s in (LEFT, RIGHT):
            model.shape(lathe([(0.06, -0.025), (0.066, 0), (0.058, 0.025)], 12, pose.on_arm(s, 1.78), upright(pose.forearm(s))), '#f0ece0', 50)

    def baton(model, pose, head):
        at = pose.wrists[RIGHT] + (0.0, 0.06, 0.05)
        along = unit((0.62, 0.8, 0.1))
        model.shape(loft([at - along * 0.1, at + along * 0.46], [0.015, 0.006], 6), '#f8f4e4', 60)
        model.shape(pearl(at - along * 0.1, 0.034), '#8a3a2a', 180)
        model.shape(pearl(at + along * 0.47, 0.022), '#ffe07a', 180, PLAIN, 'glow')

    def mane(model, pose, head):
        model.solid(hair_cap(head, line=0.46, slope=0.3), '#e8e4dc', 80, 0.007)
        shock(model, head, '#e8e4dc', 36, line=0.44, nape=-0.5, length=1.0, lift=0.8, wind=(0, 0.1, -0.4), width=0.25, seed=11)

    return dead(tall, '#26222e', '#26222e', ('#b0a8b8', '#746a80'), '#e8e4dc', 'bald', 36, 4, (tails, bow_tie('#f0ece0'), baton, mane), glare=True, eyes='#ffb04a', size=0.14, sleeves=(1.75, 1.75))
