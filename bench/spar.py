"""The engine against plain alpha-beta of a fixed depth, at equal time: `make spar`.

The partner thinks first; the engine gets for each move what the partner took for its last one. Both
play each opening once from either side. The partner is tests/engine/sparring.py, compiled.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import zwenk
from zwenk.engine import Engine, Limits
from zwenk.engine.levels import CONTEMPT
from zwenk.engine.match.openings import Openings

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "spar"
PLIES = {"gounki": 6, "gunzi": 6, "gungi": 2}
LONGEST = 400  # moves; then it is a draw


def sparring() -> Any:
    """The partner's class, compiled."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in ("sparring.py", "sparring.pxd"):
        (BUILT / name).write_bytes((ROOT / "tests/engine" / name).read_bytes())
    (BUILT / "setup.py").write_text(
        "from setuptools import Extension, setup\n"
        "from Cython.Build import cythonize\n"
        "ext = Extension('sparring', ['sparring.py'], extra_compile_args=['-O3'])\n"
        "directives = {'boundscheck': False, 'wraparound': False, 'cdivision': True}\n"
        f"setup(ext_modules=cythonize(ext, language_level=3, include_path=[{str(ROOT / 'src')!r}],"
        " compiler_directives=directives))\n"
    )
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=BUILT, check=True
    )
    found = next(BUILT.glob("sparring*.so"))
    spec = importlib.util.spec_from_file_location("sparring", found)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Sparring


def play(partner: Any, game: zwenk.Game, engine_first: bool, engine: Engine) -> tuple[float, Any]:
    """One game: the engine's score, and the milliseconds of engine and partner."""
    spent = {True: 0.0, False: 0.0}
    side = game.turn if engine_first else game.turn.other
    last = 0.0
    engine.clear()
    while game.result is None and len(game.moves) < LONGEST:
        begun = time.process_time()
        own = game.turn == side
        if own and last:
            limits = Limits(milliseconds=last)
            move = engine.think(game, limits, contempt=CONTEMPT).move
        elif own:  # nothing to measure yet
            move = engine.think(game, Limits(nodes=1000), contempt=CONTEMPT).move
        else:
            move = partner(game.position).choose(PLIES[game.game])
            last = max(1.0, (time.process_time() - begun) * 1000)
        spent[own] += (time.process_time() - begun) * 1000
        game.play(move)
    result = game.result
    if result is None or result.winner is None:
        return 0.5, spent
    return float(result.winner == side), spent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(PLIES))
    parser.add_argument("--games", type=int, default=200, dest="number")
    parser.add_argument("--random", action="store_true", help="against random moves instead")
    asked = parser.parse_args()
    partner = sparring()
    if asked.random:
        partner = Chance
    for name in asked.games:
        openings, engine = Openings(name, {}, 1), Engine(64)
        counts = {1.0: 0, 0.5: 0, 0.0: 0}
        own = others = 0.0
        for number in range(asked.number):
            score, spent = play(partner, openings[number // 2], number % 2 == 0, engine)
            counts[score] += 1
            own, others = own + spent[True], others + spent[False]
        share = (counts[1.0] + counts[0.5] / 2) / asked.number
        print(
            f"{name:7} {asked.number} games: won {counts[1.0]}, drawn {counts[0.5]}, "
            f"lost {counts[0.0]}: {share:.1%}; seconds {own / 1000:.0f} to {others / 1000:.0f}",
            flush=True,
        )


class Chance:
    """Random moves, of which the engine gets the time of a millisecond."""

    dice = random.Random(1)

    def __init__(self, position: zwenk.Position) -> None:
        self.position = position

    def choose(self, _plies: int) -> zwenk.Move:
        return self.dice.choice(self.position.moves())


if __name__ == "__main__":
    main()
