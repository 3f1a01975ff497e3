"""Matches between neighbouring levels: `make calibrate`, or `python bench/calibrate.py GAME...`.

Prints for each level how many Elo it is above the one below it (level 0 is chance), in the form of
the table of docs/levels.md. --games says how many games a match has, --time what level 10 may use.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from zwenk.engine.match import Opponent, Plan, Tally, TimeControl, play
from zwenk.rules import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="*", default=GAMES, metavar="GAME", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--time", type=int, default=200, help="milliseconds a decision")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--levels", type=int, nargs=2, default=(0, 10), metavar=("FROM", "TO"))
    chosen = parser.parse_args()
    control = TimeControl.read(f"movetime={chosen.time}")
    for game in chosen.name:
        print(f"| {game} | above the level below | 95 % | won-drawn-lost |\n|---|---|---|---|")
        total = 0.0
        for low, high in pairwise(range(chosen.levels[0], chosen.levels[1] + 1)):
            below = Opponent.read(f"level:{low}" if low else "random")
            above = Opponent.read(f"level:{high}")
            tally = Tally()
            plan = Plan(game, above, below, chosen.games, control, {}, jobs=chosen.jobs)
            for _ in play(plan, tally):
                pass
            middle, least, most = tally.elo()
            total += middle
            score = f"{tally.wins}-{tally.draws}-{tally.losses}"
            print(
                f"| {high} | {middle:+.0f} | {least:+.0f} to {most:+.0f} | {score} |"
                + "".join(f" {side} {faults}" for side, faults in tally.faults.items() if faults),
                flush=True,
            )
        print(f"\n{game}: {total:+.0f} from {chosen.levels[0]} to {chosen.levels[1]}\n")


if __name__ == "__main__":
    main()
