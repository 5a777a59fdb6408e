"""Whose turn it is: a bust of each Runner in their colour, and what plays when no Runner does."""

from _poses import but
from biter import POSE as BITER
from biter import office
from juno import GUARD, juno
from lib.picture import Mood, Picture
from mara import STRIDE, mara
from oskar import PLANTED, oskar
from props.street import houses
from teo import LEDGED, teo
from viral import SPRINT, jogger
from volatile import POSE as LOOMING
from volatile import volatile

TEAL = Mood('#06393f', '#1f8f88', '#c8f4d8', '#166a6a', rim='#b0fff0', fill='#7ab0b8')
RED = Mood('#3c0a10', '#b8382c', '#ffc08a', '#84262a', rim='#ffb080', fill='#9a7a9a')
AMBER = Mood('#4a2a08', '#c88a24', '#fff0a8', '#98681c', rim='#ffe8a0', fill='#9a8ab0')
VIOLET = Mood('#241048', '#7a4cb8', '#e8c8ff', '#54348a', rim='#e0b8ff', fill='#8a80c8')
SICK = Mood('#16240c', '#6a8c2c', '#e0f48a', '#44601e', key='#f4ffc8', rim='#c8ff70', fill='#6a7aa0')
"""The Enemies."""


def portrait(mood, runner, pose, eye, aim, lens, tilt, seed, key=(0.45, 0.35, 0.9)):
    picture = Picture(mood, eye, aim, lens=lens, tilt=tilt, key=key, glow=(0.5, 0.38))
    return picture.put(houses(seed, lit=0.2), (0, -0.25, -2.6)).put(runner(pose, based=False))


def act_mara():
    pose = but(STRIDE, gaze=(0.12, 0.02, 1), roll=-4)
    return portrait(TEAL, mara, pose, (0.28, 0.64, 1.3), (0.02, 0.78, 0.2), 45, 5, 11)


def act_oskar():
    return portrait(RED, oskar, PLANTED, (0.1, 0.62, 1.3), (-0.01, 0.8, 0), 44, -4, 12)


def act_juno():
    pose = but(GUARD, gaze=(0.05, 0.02, 1), hands=((0.11, 0.5, 0.28), (-0.28, 0.68, 0.0)))
    return portrait(AMBER, juno, pose, (0.05, 0.56, 1.3), (-0.03, 0.745, 0.1), 41, 5, 13)


def act_teo():
    pose = but(LEDGED, gaze=(-0.05, 0.0, 1), hands=((0.24, 0.66, 0.2), (-0.25, 0.84, 0.18)))
    return portrait(VIOLET, teo, pose, (-0.12, 0.66, 1.35), (0.03, 0.84, 0.1), 45, -5, 14)


def act_enemy():
    picture = Picture(SICK, (0, 0.72, 1.35), (0, 0.84, 0), lens=46, tilt=4, key=(-0.3, 0.12, 1), glow=(0.5, 0.3))
    looming = but(LOOMING, hands=((0.34, 0.42, 0.3), (-0.38, 0.45, 0.3)))
    smelling = but(BITER, gaze=(0.08, 0.05, 1), hands=((0.2, 0.42, 0.26), (-0.3, 0.55, 0.25)))
    picture.put(houses(15, lit=0.1), (0, -0.25, -2.6)).put(volatile(looming, based=False), (0.02, 0.01, -0.2))
    picture.put(office(smelling, based=False), (-0.27, 0.0, 0.0), 12)
    return picture.put(jogger(but(SPRINT, gaze=(0, 0.05, 1)), based=False), (0.3, 0.06, 0.0), -14)


PICTURES = {'act-mara': act_mara, 'act-oskar': act_oskar, 'act-juno': act_juno, 'act-teo': act_teo, 'act-enemy': act_enemy}
