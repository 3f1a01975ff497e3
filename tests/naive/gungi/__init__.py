"""Gungi, naive: a reference implementation that tests compare the fast one with.

It is written from the rules alone, as plainly as can be: positions are values, every rule is one
short function that cites its number, an action is tried by doing it on a copy and looking at what
comes of it. It is slow, and that is fine. It shares nothing with the implementation it checks.

    moves(position)          the sorted texts of all legal decisions
    apply(position, move)    the full text of the position reached, and the result if it ends there;
                             a move and the decisions it leads to have blanks between
    result(position)         "black", "white" or "draw" if the game is over as it stands
    START                    the rulebook's formation, Black first

All three take the options `coronation`, `claims` and `swapped`, and raise Impossible for a text
that is malformed or tells of a position that cannot be. `apply` raises ValueError for a decision
that is not legal. The text after a King's capture has no such King, and is not read again.

kinds.py: the pieces. state.py, text.py, validate.py: positions. attack.py: moves, Ascent, check.
actions.py, effects.py, outcome.py: actions and what they do. law.py: legality and fouls.
phases.py: pending decisions and the turn's end. game.py: the functions above.
"""

from .game import START, apply, moves, result
from .state import Impossible

__all__ = ["START", "Impossible", "apply", "moves", "result"]
