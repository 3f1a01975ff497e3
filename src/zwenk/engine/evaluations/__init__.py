"""How each game is judged: one file a game."""

from __future__ import annotations

from importlib import import_module

from zwenk.engine.evaluation import Evaluation
from zwenk.rules.position import Position


def evaluation_of(position: Position) -> Evaluation:
    """The evaluation of a working position, which the search may change."""
    module = import_module(f"zwenk.engine.evaluations.{position.game}")
    made: Evaluation = module.Judge(position)
    return made
