"""The decisions of Gungi as numbers.

A code is: sort, origin << 4, target << 11, kind << 18 (a letter's number), level << 23, and
CAPTURE where a piece in motion takes one.
"""

from __future__ import annotations

MOVE, DROP, SUBSTITUTE, SACRIFICE, SWAP, TAKE, MOUNT, PLACE, CROWN, CLAIM = range(1, 11)
CAPTURE = 1 << 25

# Pending decisions: type << 8, and a piece, or the square of a coronation.
RELOCATE, RECRUIT, CORONATION, CLAIMING, RECEIVE, WAIT = range(1, 7)
