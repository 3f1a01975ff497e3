"""One suite for every game: `zwenk.testing.check_game("gounki")`. It needs Hypothesis."""

from zwenk.testing.suite import check_game
from zwenk.testing.symmetry import SYMMETRIES, Symmetry

__all__ = ["SYMMETRIES", "Symmetry", "check_game"]
