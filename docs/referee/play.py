#!/usr/bin/env python3
"""Plays a whole game with the referee, every seat by the bot of bot.py, and prints how it ended.

    python3 docs/referee/play.py outbreak-duel --seats 2 --seed 7
"""
import argparse
import json
import shlex
import subprocess

from bot import choose


class Referee:
    """The referee in a process of its own: one JSON object a line in, one a line out."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, **command):
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def play(referee, game, seats, seed):
    """Plays to the end; returns the last position and how many moves were made."""
    position = referee.ask(cmd="new", game=game, seats=seats, seed=seed)["position"]
    moves = 0
    while position["outcome"] is None:
        seat = int(position["seat"].split("-")[1])
        view, legal = referee.ask(cmd="view", seat=seat), referee.ask(cmd="legal", seat=seat)
        question = {"state": view["state"], "moves": legal["moves"]}
        position = referee.ask(cmd="move", move=choose(question), seat=seat)["position"]
        moves += 1
    return position, moves


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--referee", default="npm run --silent referee", help="the command that starts it")
    asked = parser.parse_args()
    referee = Referee(asked.referee)
    position, moves = play(referee, asked.game, asked.seats, asked.seed)
    referee.close()
    print(json.dumps({"game": asked.game, "moves": moves, "round": position["round"], "outcome": position["outcome"]}))


if __name__ == "__main__":
    main()
