"""The back of a tile: what lies there until somebody walks in."""

from _tile import slab, tile_model


def fog():
    model = tile_model()
    slab(model, 'fog', cuts=2)
    return model.sculpted()


MODELS = {'fog': fog}
