"""What the night sends, and who comes along: portraits."""
from _moods import HORDE, SURVIVOR
from brute import brute as brute_figure
from lib.picture import Picture
from monster import monster as monster_figure
from props.street import houses
from raider import crowbar
from survivor import torch
from wanderer import bather, walker

# Light from nearly in front: faces, not foreheads.
LOW = (0.45, 0.4, 0.9)


def wanderer():
    picture = Picture(HORDE, eye=(-0.3, 0.56, 1.32), aim=(0.03, 0.76, 0.1), glow=(0.5, 0.35), tilt=6, key=LOW)
    return picture.put(houses(4), (0.3, 0, -3)).put(walker(based=False), (0.62, 0, -0.9), -15).put(bather(based=False), yaw=-8)


def raider():
    picture = Picture(HORDE, eye=(0.3, 0.52, 1.36), aim=(-0.02, 0.79, 0.1), glow=(0.5, 0.35), tilt=-5, key=LOW)
    return picture.put(houses(8), (0, 0, -2.8)).put(crowbar(based=False), yaw=8)


def brute():
    picture = Picture(HORDE, eye=(-0.15, 0.36, 1.8), aim=(-0.02, 0.74, 0.1), tilt=4, key=LOW, glow=(0.5, 0.3))
    return picture.put(houses(11), (0.4, 0, -2.8)).put(brute_figure(based=False), yaw=-6)


def monster():
    picture = Picture(HORDE, eye=(0.25, 0.4, 2.35), aim=(-0.02, 1.0, 0.1), tilt=-5, key=LOW, glow=(0.5, 0.3))
    return picture.put(houses(15), (0, 0, -2.4)).put(monster_figure(based=False), yaw=4)


def survivor():
    picture = Picture(SURVIVOR, eye=(-0.25, 0.6, 1.25), aim=(0, 0.77, 0.1), tilt=4, key=LOW, glow=(0.5, 0.35))
    return picture.put(houses(6, lit=0.4), (0, 0, -2.8)).put(torch(based=False), yaw=-4)


PICTURES = {'wanderer': wanderer, 'raider': raider, 'brute': brute, 'monster': monster, 'survivor': survivor}
