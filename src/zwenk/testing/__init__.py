"""One suite for every game: `zwenk.testing.check_game("gounki")`. It needs Hypothesis."""

try:
    import hypothesis as _hypothesis  # noqa: F401
except ImportError:
    raise ImportError("zwenk.testing needs Hypothesis: pip install 'zwenk[testing]'") from None

from zwenk.testing.suite import check_game
from zwenk.testing.symmetry import SYMMETRIES, Symmetry

__all__ = ["SYMMETRIES", "Symmetry", "check_game"]
