"""The colours of the families: the dead by kind, the cards of a Survivor Deck by type. Far apart, since hands are read at a glance."""
from lib.picture import Mood

WALKER = Mood('#1a2a14', '#6a8a48', '#e0eca0', '#44583a', key='#f8f0d8', rim='#d8f08a', fill='#7a86b0', ground='#34382c')
RUNNER = Mood('#4a1606', '#d8702a', '#ffe4a0', '#94502c', key='#fff0d8', rim='#ffd08a', fill='#9a86b8', ground='#4a342c')
BRUTE = Mood('#0c1c34', '#3f72a0', '#c4e0f4', '#2f5474', key='#fff0dc', rim='#b8dcff', fill='#7a84b8', ground='#2c3440')
MUTANT = Mood('#1e0636', '#7a3ab0', '#dcb0ff', '#4c2474', key='#f8f0e0', rim='#c8ff8a', fill='#9a7ac8', ground='#30243c')
BOSS = Mood('#2c0206', '#b01c1c', '#ffc868', '#641016', key='#ffe8cc', rim='#ff8a40', fill='#8a5a88', ground='#301418')

PERSON = Mood('#103844', '#4a9aa8', '#fff2cc', '#3a6a78', key='#fff0d8', rim='#fff0b8', fill='#8a9ac8', ground='#2c3a40')
WEAPON = Mood('#3c0e12', '#c05040', '#ffd8a8', '#84342e', key='#fff0d8', rim='#ffc8a0', fill='#9a8ac0', ground='#42302e')
ITEM = Mood('#0a2c2c', '#3f9080', '#d8f4d4', '#2f6a62', key='#fff0d8', rim='#c0ffe0', ground='#2c3c3a')
ATTACHMENT = Mood('#3a2c08', '#b89434', '#fcecb0', '#8a7028', key='#fff0d8', rim='#fff0b0', ground='#443c2c')
EVENT = Mood('#0e1c48', '#4a6cc8', '#d4e2ff', '#344c94', key='#fff0d8', rim='#c0d4ff', ground='#2c3048')
REACT = Mood('#320a3a', '#a84a9c', '#ffd0f0', '#743070', key='#fff0d8', rim='#ffb8f0', fill='#8a8ac8', ground='#3a2a40')
SCR = Mood('#4c2a06', '#e0a42e', '#fff4bc', '#a87420', key='#fff0d8', rim='#fff0b0', ground='#443828')

# Light from nearly in front: faces, not foreheads.
LOW = (0.45, 0.4, 0.9)
