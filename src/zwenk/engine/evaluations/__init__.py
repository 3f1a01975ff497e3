"""How each game is judged: one file a game."""

from __future__ import annotations

from importlib import import_module

from zwenk.engine.evaluation import Evaluation


def evaluation_of(game: str) -> Evaluation:
    """A game's evaluation, still to be attached to a position."""
    made: Evaluation = import_module(f"zwenk.engine.evaluations.{game}").Judge()
    return made
