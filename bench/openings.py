"""Makes the opening sets of matches: `python bench/openings.py GAME COUNT > FILE`.

Random moves from the start (in Gungi: two random formations), kept if a search finds the position
about equal and no other opening leads to it.
"""

from __future__ import annotations

import random
import sys

from zwenk.engine import Engine, Limits
from zwenk.engine.match.openings import opened
from zwenk.rules import start

PLIES = {"gunzi": (2, 3, 4), "mortale": (2, 3, 4), "gounki": (3, 4, 5)}
EQUAL = {"gunzi": 40, "mortale": 0, "gounki": 25, "gungi": 60}  # hundredths of a piece
NODES = {"gunzi": 400_000, "mortale": 400_000, "gounki": 400_000, "gungi": 150_000}


def proposed(game: str, dice: random.Random) -> str:
    """An opening by chance."""
    if game == "gungi":
        return f"{dice.randrange(10_000)} {dice.randrange(10_000)}"
    position, texts = start(game), []
    for _ in range(dice.choice(PLIES[game])):
        move = dice.choice(position.moves())
        texts.append(str(move))
        position = position.after(move)
    return " ".join(texts)


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    dice = random.Random(1)
    engine = Engine(64)
    seen = set()
    print("# Openings about equal, made by bench/openings.py")
    tried = 0
    while len(seen) < count and tried < 100 * count:
        tried += 1
        line = proposed(game, dice)
        played = opened(game, line, {})
        if played.position in seen or played.result:
            continue
        thought = engine.think(played, Limits(nodes=NODES[game]))
        if abs(thought.score.value) <= EQUAL[game]:
            seen.add(played.position)
            print(line, flush=True)
    print(f"{game}: {len(seen)} of {tried} tried", file=sys.stderr)


if __name__ == "__main__":
    main()
