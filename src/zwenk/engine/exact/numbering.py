"""Numbers for Mortale's positions, the same for a position and for its images.

A position is seen as if Black were to move: with White to move it is turned by half and the colours
are exchanged. Its fields are then words of 17 bits, a field's number in hex17.FIELDS being its bit.
"""

from __future__ import annotations

from zwenk.rules.hex17 import COORDINATES

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import lowest

ONE = 1
COLOURS = 256  # of eight fields any may be the mover's

_at = {xy: field for field, xy in enumerate(COORDINATES)}


def _image(bit: int, form: int) -> int:
    """Where the field comes to that is this bit of the rules' words; form 1 turns, 2 mirrors."""
    x, y = divmod(bit, 8)
    if (x, y) not in _at:
        return 0
    if form & 1:
        x, y = 4 - x, 6 - y
    return 1 << _at[4 - x if form & 2 else x, y]


IMAGES = [_image(bit, form) for form in range(4) for bit in range(40)]
BIT_OF = [8 * x + y for x, y in COORDINATES]


def _mirrored(word: int) -> int:
    return sum(1 << _at[4 - x, y] for field, (x, y) in enumerate(COORDINATES) if word >> field & 1)


# The sets of eight fields in ascending order, and the place of each.
SETS = [word for word in range(1 << 17) if word.bit_count() == 8]
PLACES = [0] * (1 << 17)
for _place, _word in enumerate(SETS):
    PLACES[_word] = _place

# Of a set and its mirror image only one is stored: the smaller.
STORED = [word for word in SETS if word <= _mirrored(word)]
ROWS = [-1] * (1 << 17)  # where it is stored; -1: its mirror image is
for _place, _word in enumerate(STORED):
    ROWS[_word] = _place


def packed(word: cython.ulonglong, form: cython.int) -> cython.uint:
    """The rules' word of fields as a word of 17 bits, its fields turned or mirrored."""
    fields: cython.uint = 0
    while word:
        fields |= IMAGES[form * 40 + lowest(word)]
        word &= word - 1
    return fields


def colours(own: cython.uint, occupied: cython.uint) -> cython.int:
    """Which of the occupied fields, counted from the lowest, are the mover's."""
    bits: cython.int = 0
    place: cython.int = 0
    while occupied:
        if own & occupied & (0 - occupied):
            bits |= 1 << place
        occupied &= occupied - 1
        place += 1
    return bits


def unpacked(occupied: cython.uint, chosen: cython.int) -> cython.ulonglong:
    """The rules' word of those occupied fields that are chosen; 255 chooses all eight."""
    word: cython.ulonglong = 0
    while occupied:
        if chosen & 1:
            word |= ONE << BIT_OF[lowest(occupied)]
        occupied &= occupied - 1
        chosen >>= 1
    return word


def stored(own: cython.ulonglong, foe: cython.ulonglong, side: cython.int) -> cython.int:
    """Where the position is stored in which these are the mover's wedges and the other's."""
    form: cython.int = side
    occupied: cython.uint = packed(own | foe, form)
    row: cython.int = ROWS[occupied]
    if row < 0:
        form += 2
        occupied = packed(own | foe, form)
        row = ROWS[occupied]
    return row * COLOURS + colours(packed(own, form), occupied)


def number(own: cython.ulonglong, foe: cython.ulonglong, side: cython.int) -> cython.int:
    """The same, but with a number of its own for each of two mirror images."""
    occupied: cython.uint = packed(own | foe, side)
    return PLACES[occupied] * COLOURS + colours(packed(own, side), occupied)
