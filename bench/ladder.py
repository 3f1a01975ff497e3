"""Makes the table of levels: `python bench/ladder.py GAME... > FILE`, its data/levels.json.

A ladder of strengths, from nearly random to nearly full, each against the next. Of the rungs those
nine are taken that lie most evenly between chance and full strength. What was measured goes to the
error output. Games that are not named keep the rows they have.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise

from zwenk.engine.levels import Strength, strengths
from zwenk.engine.match import Opponent, Plan, Tally, TimeControl, play
from zwenk.engine.match.tally import elo
from zwenk.rules import GAMES

# How deep all moves are compared, how wrong they are judged, how often only the reply is seen.
NOISY = [
    *((1, noise, 5000, 0.0) for noise in (2500, 1500, 1000, 700, 500, 350, 250)),
    *((2, noise, 4 * noise, 0.3) for noise in (250, 180, 130, 90)),
    *((3, noise, 3 * noise, 0.2) for noise in (90, 65, 45)),
    *((3, noise, 3 * noise, 0.1) for noise in (45, 30)),
]
CAP = {"gunzi": 30_000, "mortale": 30_000, "gounki": 60_000, "gungi": 80_000}
FEWEST = {"gunzi": 1_000, "mortale": 100, "gounki": 4_000, "gungi": 4_000}
DOUBLINGS = 7


def rungs(game: str) -> list[Strength]:
    """The ladder, without chance at its foot and the engine at its head."""
    noisy = [Strength(*row, CAP[game]) for row in NOISY]
    return noisy + [Strength(nodes=FEWEST[game] << step) for step in range(DOUBLINGS)]


def climb(game: str, games: int, milliseconds: int, jobs: int) -> list[float]:
    """How many Elo each rung, and at last the engine, is above the one below it."""
    chance = Opponent.read("random")
    players = [chance._replace(name=str(i), level=1, strength=s) for i, s in enumerate(rungs(game))]
    players = [chance, *players, Opponent.read("engine")]
    control = TimeControl.read(f"movetime={milliseconds}")
    steps = []
    for below, above in pairwise(players):
        tally = Tally()
        for _ in play(Plan(game, above, below, games, control, {}, jobs=jobs), tally):
            pass
        # Half a game to either side, so that a match that is won throughout has a measure too.
        steps.append(elo((tally.games * tally.score + 0.5) / (tally.games + 1)))
        print(f"{game} {above.strength}: {steps[-1]:+.0f}", file=sys.stderr, flush=True)
    return steps


def chosen(game: str, steps: list[float]) -> list[Strength]:
    """The nine rungs nearest to even steps from chance to full strength, none taken twice."""
    heights = [sum(steps[: i + 1]) for i in range(len(steps))]
    found: list[int] = []
    for level in range(1, 10):
        height = heights[-1] * level / 10
        first = found[-1] + 1 if found else 0
        open_ones = range(first, len(heights) - 1 - (9 - level))
        found.append(min(open_ones, key=lambda i: abs(heights[i] - height)))
    print(f"{game}: {[round(heights[i]) for i in found]} of {heights[-1]:.0f}", file=sys.stderr)
    return [rungs(game)[i] for i in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="*", default=GAMES, metavar="GAME", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--time", type=int, default=200, help="milliseconds of full strength")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    table = {}
    for game in GAMES:
        rows = strengths(game)
        if game in given.name:
            rows = tuple(chosen(game, climb(game, given.games, given.time, given.jobs)))
        table[game] = [{k: v for k, v in row._asdict().items() if v} for row in rows]
    games = (
        f'  "{game}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]"
        for game, rows in table.items()
    )
    print("{\n" + ",\n".join(games) + "\n}")


if __name__ == "__main__":
    main()
