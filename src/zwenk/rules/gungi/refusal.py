"""Gungi: why a text is no legal decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwenk.rules.errors import IllegalMove, MoveError

if TYPE_CHECKING:
    from zwenk.rules.gungi.board import Gungi


def refusal(position: Gungi, text: str) -> MoveError:
    return IllegalMove(f"{text}: not a legal move")
