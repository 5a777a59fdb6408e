"""The colours of the families of cards."""

from lib.picture import Mood

WEAPON = Mood('#4a1a26', '#bd4c34', '#ffb86c', '#963c34', rim='#ffb27a', ground='#33262c')
COMMON = Mood('#1d4a4c', '#5f9a72', '#d8e6a0', '#44785f', rim='#bff0c0', ground='#26322f')
EPIC = Mood('#3c1e0a', '#b8741e', '#ffe2a0', '#84531c', rim='#ffe0a0', ground='#2c2118')
HEAVY = Mood('#1c0a16', '#7a2230', '#ff9e78', '#43182a', key='#ffd8c0', rim='#ff6a54', fill='#7a5484', ground='#3a2a34')
LIGHT = Mood('#4a2a24', '#b87848', '#ffd8a0', '#8f5c40', rim='#ffc890')
CHASE = Mood('#14143a', '#4a4694', '#a8a0f0', '#34327a', key='#e0d8ff', rim='#8fa0ff', fill='#4a4a90')
