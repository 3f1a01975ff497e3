"""Makes the positions of `zwenk bench`: `python bench/positions.py > FILE`, its data/bench.txt.

Ten of each game: the start, then positions from games of a weak level against itself, so that they
look like games, at growing distance from the start.
"""

from __future__ import annotations

from zwenk.engine.levels import Level
from zwenk.engine.match.openings import Openings
from zwenk.rules import GAMES, start

DISTANCE = {"gunzi": 4, "mortale": 3, "gounki": 5, "gungi": 12}  # decisions from one to the next


def main() -> None:
    print("# The positions of `zwenk bench`, made by bench/positions.py")
    for game in GAMES:
        level = Level(game, 4)
        print(f"{game}\t{start(game)}")
        for number in range(1, 10):
            for seed in range(100):
                played = Openings(game, {}, number)[seed]
                while len(played.moves) < number * DISTANCE[game] and not played.result:
                    played.play(level.choose(played, seed=number).move)
                if played.result is None and len(played.legal_moves()) > 1:
                    print(f"{game}\t{played.position}")
                    break


if __name__ == "__main__":
    main()
