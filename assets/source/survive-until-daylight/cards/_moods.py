"""The colours of the families of cards: night in a street, a shade of it for each band."""

from lib.picture import Mood

WEAPON = Mood('#131d2a', '#4f718d', '#a9c8dc', '#3e5872', key='#fff0d8', rim='#b8dcff', ground='#3f4650')
UNIQUE = Mood('#4a2a08', '#c8882a', '#ffe6a0', '#a06a20', rim='#ffe2a0')
HEALING = Mood('#0e3528', '#4a9a68', '#d0f0b8', '#36785a', rim='#c0ffd0')
SPECIAL = Mood('#21164e', '#7a60c4', '#d8c0ff', '#54409a', key='#ffe8d8', rim='#c8a8ff')
AMMO = Mood('#3a2e0c', '#ac9038', '#f8e8a8', '#847028', rim='#fff0b0')
INGREDIENT = Mood('#42200e', '#b8703c', '#ffd098', '#8c5230', rim='#ffc890', ground='#3c2c26')
JUNK = Mood('#2a2a2e', '#85817a', '#d8d4c8', '#67645f', rim='#e8e4d8')
RED = Mood('#350a0c', '#b03428', '#ffa074', '#8a2620', key='#ffe0c8', rim='#ff8a68', fill='#8a6a98', ground='#3a262a')
WAVE = Mood('#3c0408', '#c41c14', '#ffb060', '#92130f', key='#ffd0a8', rim='#ff6a40', fill='#80406a', ground='#3a1c20')
COMBAT = Mood('#0e2036', '#40709a', '#b8d8f0', '#305678', rim='#a8d0ff')
HORDE = Mood('#22281a', '#7c8454', '#dcd8a0', '#4c5438', key='#f8f0d0', rim='#e0e8a0', fill='#7a86b0')
SURVIVOR = Mood('#22401e', '#88a460', '#f4f0b0', '#647c4a', rim='#f0ffc0')
ASSAULT = Mood('#1c0a0c', '#7c241c', '#ff7a50', '#4c1614', key='#ffe4cc', rim='#ff6a48', fill='#8474a8')
