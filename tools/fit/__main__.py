"""`python -m tools.fit GAME`: plays, fits, and writes the game's module of weights."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import numpy as np
from tools.fit.logistic import fitted, loss, targets
from tools.fit.selfplay import lessons

HELD_BACK = 0.1  # of the positions, the last games': how well the fit tells games it has not seen


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit")
    parser.add_argument("game", choices=["gounki", "gunzi", "gungi"])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--nodes", type=int, default=5000, help="for each move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, help="default: the weights in place")
    asked = parser.parse_args()
    fit = import_module(f"tools.fit.{asked.game}")
    learned = list(lessons(asked.game, asked.games, asked.nodes, asked.seed))
    features = np.array([fit.features(lesson.position) for lesson in learned])
    wanted = targets(
        [lesson.score for lesson in learned], [lesson.result for lesson in learned], fit.SCALE
    )
    seen = int(len(learned) * (1 - HELD_BACK))
    before = fit.weights()
    trial = fitted(features[:seen], wanted[:seen], before, fit.SCALE, fit.RIDGE)
    for name, numbers in (("before", before), ("fitted", trial)):
        told = loss(features[seen:], wanted[seen:], numbers, fit.SCALE)
        print(f"{name}: loss {told:.4f} on {len(learned) - seen} of {len(learned)} positions")
    weights = fitted(features, wanted, before, fit.SCALE, fit.RIDGE)
    root = Path(__file__).parent.parent.parent
    output = asked.output or root / f"src/zwenk/engine/weights/{asked.game}.py"
    output.write_text(fit.text(weights), encoding="utf-8")
    print(f"{output}: `make build`, then a match against the one before")


if __name__ == "__main__":
    main()
