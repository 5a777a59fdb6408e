"""Things that people carry, for pictures of all games: functions that give sculpted models, their middle near the origin.

One unit is whatever fills a picture well: about 1 from end to end. Long things lie along x, their working end at +x; what
stands has its foot at y = 0.
"""
