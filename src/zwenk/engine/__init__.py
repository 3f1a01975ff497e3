"""The engine: search, evaluation, levels, exact tables, matches."""

from zwenk.engine.engine import Engine, Info, Thought
from zwenk.engine.limits import Clock, Limits
from zwenk.engine.scores import Line, Score

__all__ = ["Clock", "Engine", "Info", "Limits", "Line", "Score", "Thought"]
