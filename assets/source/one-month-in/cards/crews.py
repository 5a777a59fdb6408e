"""The four teams: who leads each one out of its base, in its colour."""
from _moods import LOW
from lib.picture import Mood, Picture
from props.street import houses
from teams import blue, green, red, yellow

MOODS = {
    'blue': Mood('#0e1e4a', '#4a78c0', '#d0e6ff', '#34569a', key='#fff0d8', rim='#c0dcff'),
    'red': Mood('#460e10', '#c0503e', '#ffd0a0', '#8e342c', key='#fff0d8', rim='#ffc8a0'),
    'green': Mood('#123c1c', '#5a9c50', '#e0f4a8', '#3e7040', key='#fff0d8', rim='#d8f8b0'),
    'yellow': Mood('#4a3408', '#cc9c30', '#fff2a8', '#98701c', key='#fff0d8', rim='#fff0b0'),
}


def portrait(colour, figure, seed, tilt):
    picture = Picture(MOODS[colour], (0.1, 0.72, 1.5), (0, 0.8, 0.05), lens=46, tilt=tilt, key=LOW, glow=(0.5, 0.4))
    return picture.put(houses(seed, lit=0.2), (0, -0.2, -2.7)).put(figure())


PICTURES = {
    'team-blue': lambda: portrait('blue', blue, 4, 4),
    'team-red': lambda: portrait('red', red, 6, -4),
    'team-green': lambda: portrait('green', green, 8, 4),
    'team-yellow': lambda: portrait('yellow', yellow, 11, -4),
}
