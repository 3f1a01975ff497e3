"""Colours and signs of the text boards, for terminals that know them and for those that do not."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import NamedTuple

from zwenk.rules.values import BLACK, Color


class Paint(NamedTuple):
    """How text is made up: `color` uses ANSI colours, `unicode` more signs than ASCII has."""

    color: bool
    unicode: bool

    def piece(self, text: str, color: Color | None, bold: bool = True) -> str:
        """A piece, in the colour of its army: both show on light and on dark terminals."""
        code = "33" if color is None else "35" if color == BLACK else "36"
        return self._coded(text, f"1;{code}" if bold else code)

    def line(self, text: str) -> str:
        """A part of the board itself, in the background."""
        return self._coded(text, "2")

    def joined(self, parts: Iterable[str]) -> str:
        """The parts as one text, the codes between two of the board's own left out."""
        return "".join(parts).replace("\x1b[0m\x1b[2m", "")

    def _coded(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.color and text.strip() else text

    def sign(self, unicode: str, plain: str) -> str:
        """A sign, and what stands for it in ASCII."""
        return unicode if self.unicode else plain


class Cell(NamedTuple):
    """The content of a cell: as it is measured, and as it is shown."""

    plain: str = ""
    shown: str = ""

    def centered(self, width: int) -> str:
        """The content in the middle of so many columns."""
        left = (width - len(self.plain)) // 2
        return " " * left + self.shown + " " * (width - len(self.plain) - left)


def wants_color() -> bool:
    """Whether the output is a terminal whose user has not asked for plain text."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ
