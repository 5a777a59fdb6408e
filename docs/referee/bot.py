#!/usr/bin/env python3
"""A small bot for any game of Curfew; the standard library is all it needs.

    npm run match -- --game outbreak-duel --a "python3 docs/referee/bot.py" --b easy

It reads one question a line and writes one reply a line, as protocol.schema.json describes them. It knows no game:
it chooses by luck what kind of move to make, is quick to attack and slow to end its turn.
"""
import json
import random
import sys

LUCK = random.Random("curfew")

# How likely a kind of move is chosen against others; 4 for all that are not named. A kind that ends something must stay
# possible: some moves can be made and taken back for ever.
WEIGHTS = {"ATTACK": 12, "PASS": 1, "END_TURN": 1, "DONE": 1, "REFUSE": 2}


def choose(question):
    """One of the legal moves."""
    moves = question["moves"]
    kinds = sorted({move["type"] for move in moves})
    weights = [WEIGHTS.get(kind, 4) for kind in kinds]
    [kind] = LUCK.choices(kinds, weights)
    return LUCK.choice([move for move in moves if move["type"] == kind])


def main():
    for line in sys.stdin:
        print(json.dumps({"move": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
