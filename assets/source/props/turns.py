"""How things are turned in pictures."""

from lib.space import turn


def leaned(roll, yaw=0.0, spin=0.0):
    """A thing along x: `spin` about itself, `roll` in the picture, `yaw` about the up axis."""
    return turn((0, 1, 0), yaw) @ turn((0, 0, 1), roll) @ turn((1, 0, 0), spin)


def fence():
    """Boards that stand, facing +z, their foot below the origin."""
    return turn((0, 0, 1), 90) @ turn((1, 0, 0), 90)
