"""The colours of the families of cards."""

from lib.picture import Mood

WEAPON = Mood('#5a1f2a', '#c9553a', '#ffc27a', '#a8453a', rim='#ffb27a')
COMMON = Mood('#1d4a4c', '#5f9a72', '#d8e6a0', '#4c8468', rim='#bff0c0')
EPIC = Mood('#6b3a12', '#d8932c', '#ffe8a0', '#b87828', rim='#ffe0a0')
HEAVY = Mood('#2a0a18', '#8f1f2a', '#ff7a5a', '#6b1626', key='#ffd0b8', rim='#ff5a48', fill='#7a4a78')
LIGHT = Mood('#4a2a24', '#b87848', '#ffd8a0', '#8f5c40', rim='#ffc890')
CHASE = Mood('#14143a', '#4a4694', '#a8a0f0', '#34327a', key='#e0d8ff', rim='#8fa0ff', fill='#4a4a90')
