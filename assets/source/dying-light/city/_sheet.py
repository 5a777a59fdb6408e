"""The atlas of the city, and models that are printed from it."""

from pathlib import Path

from lib.card import Sheet
from lib.model import Model

SHEET = Sheet(Path(__file__).parent / 'atlas.json')
BUILDINGS = SHEET.said['buildings']
# Pixels a cell on everything but roofs.
UNIT = 96


def city_model(kind):
    """An empty model of the city."""
    return Model(kind, sheet=SHEET)
