"""Mortale judged: fewer wedges are better. The exact table knows the rest."""

from __future__ import annotations

from zwenk.engine.evaluation import Evaluation
from zwenk.rules.mortale.board import Mortale
from zwenk.rules.position import Position

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import ones
    from zwenk.rules.mortale.board import SOMERSAULT


@cython.final
@cython.cclass
class Judge(Evaluation):
    def __init__(self) -> None:
        self.margin = 100

    def attach(self, position: Position) -> None:
        assert isinstance(position, Mortale)
        self.position = self.board = position

    def final(self) -> cython.int:
        own: cython.int = ones(self.board.men[self.board.side])
        return (own < 4) - (own > 4)

    def value(self) -> cython.int:
        own: cython.int = ones(self.board.men[self.board.side])
        return 100 * (4 - own)

    def gain(self, code: cython.ulonglong) -> cython.int:
        return 100 if code & SOMERSAULT else 0

    def slot(self, code: cython.ulonglong) -> cython.int:
        return code & 8191
