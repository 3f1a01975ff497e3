"""Layers of Gunzi's endings: what stands still, and numbers for the wedges that move over it.

A layer is its tombstones and pillars. As a key: the number of mobile wedges from bit 33, the
tombstones' fields from bit 16, the heights of the pillars on c2, c4, a2, a4 in four bits each. Of
the four layers that are images of each other one is stored, the one with the smallest key.

Numbered are the positions in which the mover has a wedge and no pillar-blow: all others are decided
by the blows, or at an end. A layer lists those with Black to move first.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from zwenk.rules.hex17 import COORDINATES, FIELDS

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import ones
    from zwenk.rules.gunzi.board import HOMES, TERRITORIES

Key = int
ALL_FIELDS = (1 << 17) - 1
ONE = 1
DIRECTIONS = 6

_at = {xy: field for field, xy in enumerate(COORDINATES)}
PILLARS = [FIELDS.index(name) for name in ("c2", "c4", "a2", "a4")]
HEIGHT_AT = [4 * PILLARS.index(field) if field in PILLARS else 0 for field in range(17)]


def _image(field: int, form: int) -> int:
    """Where a field comes to: form 1 turns by half and exchanges the colours, 2 mirrors."""
    x, y = COORDINATES[field]
    if form & 1:
        x, y = 4 - x, 6 - y
    return _at[4 - x if form & 2 else x, y]


IMAGES = [_image(field, form) for form in range(4) for field in range(17)]
WAYS = [
    (-way if form & 2 else way) % 6 if not form & 1 else ((-way if form & 2 else way) + 3) % 6
    for form in range(4)
    for way in range(6)
]
# The image of a word of fields, by its lower nine bits and by the others.
HALVES = [
    sum(1 << IMAGES[form * 17 + half * 9 + bit] for bit in range(9 - half) if word >> bit & 1)
    for form in range(4)
    for half in range(2)
    for word in range(512)
]


def layers(wedges: int) -> Iterator[Key]:
    """The keys of all layers that are stored, in ascending order."""
    found = []
    for heights in product((0, *range(2, 10)), repeat=4):
        standing = [field for field, height in zip(PILLARS, heights, strict=True) if height]
        fields = [field for field in range(17) if field not in standing]
        packed = sum(height << 4 * i for i, height in enumerate(heights))
        for total in range(8, 9 + len(standing)):
            dead = total - wedges - sum(heights)
            if not 0 <= dead <= len(fields) - wedges:
                continue
            for tombs in combinations(fields, dead):
                key = wedges << 33 | sum(1 << field for field in tombs) << 16 | packed
                if form_of(key) == 0:
                    found.append(key)
    return iter(sorted(found))


# -- below: C, no GIL ----------------------------------------------------------------------


def imaged(key: cython.longlong, form: cython.int) -> cython.longlong:
    """The key of the layer's image."""
    tombs: cython.longlong = key >> 16 & ALL_FIELDS
    heights: cython.longlong = key & 0xFFFF
    if form == 0:
        return key
    tombs = HALVES[form * 1024 + (tombs & 511)] | HALVES[form * 1024 + 512 + (tombs >> 9)]
    if form != 3:  # c2 and c4, a2 and a4
        heights = (heights >> 4 & 0x0F0F) | (heights & 0x0F0F) << 4
    if form != 2:  # c and a
        heights = heights >> 8 | (heights & 0xFF) << 8
    return (key >> 33) << 33 | tombs << 16 | heights


def form_of(key: cython.longlong) -> cython.int:
    """Which image of a layer is the stored one."""
    form: cython.int
    best: cython.int = 0
    least: cython.longlong = key
    image: cython.longlong
    for form in range(1, 4):
        image = imaged(key, form)
        if image < least:
            least = image
            best = form
    return best


def open_fields(key: cython.longlong) -> cython.uint:
    """The fields without tombstone or pillar."""
    i: cython.int
    taken: cython.uint = key >> 16 & ALL_FIELDS
    for i in range(4):
        if key >> 4 * i & 15:
            taken |= ONE << PILLARS[i]
    return ALL_FIELDS & ~taken


def reach(key: cython.longlong, side: cython.int) -> cython.uint:
    """The fields in the territories of a player's pillars."""
    one: cython.int = 2 * side
    first: cython.int = key >> 4 * one & 15
    second: cython.int = key >> 4 * (one + 1) & 15
    return TERRITORIES[PILLARS[one] * 10 + first] | TERRITORIES[PILLARS[one + 1] * 10 + second]


def size(key: cython.longlong, side: cython.int) -> cython.int:
    """How many positions of the layer with that side to move are numbered."""
    own: cython.uint = open_fields(key) & ~HOMES[side]
    foe: cython.uint = open_fields(key) & ~HOMES[1 - side] & ~reach(key, side)
    n: cython.int = ones(own)
    if key >> 33 == 1:
        return DIRECTIONS * n
    return 36 * (n * (n - 1) // 2 + n * ones(foe) - ones(own & foe))


def number_one(
    key: cython.longlong, side: cython.int, field: cython.int, way: cython.int
) -> cython.int:
    """The number of the position with one wedge, the mover's."""
    own: cython.uint = open_fields(key) & ~HOMES[side]
    place: cython.int = ones(own & ((ONE << field) - 1)) * DIRECTIONS + way
    return place if side == 0 else place + size(key, 0)


def number_two(
    key: cython.longlong,
    side: cython.int,
    field: cython.int,
    way: cython.int,
    other: cython.int,
    other_way: cython.int,
    hostile: cython.bint,
) -> cython.int:
    """The number of the position with a wedge of the mover's, and another: his too, or hostile."""
    own: cython.uint = open_fields(key) & ~HOMES[side]
    foe: cython.uint = open_fields(key) & ~HOMES[1 - side] & ~reach(key, side)
    below: cython.uint = (ONE << field) - 1
    n: cython.int = ones(own)
    place: cython.int = ones(own & below)
    second: cython.int
    if hostile:
        second = ones(foe & ((ONE << other) - 1))
        # all pairs, less those before it that would stand on one field
        place = place * ones(foe) + second - ones(own & foe & below)
        if foe >> field & 1 and other > field:
            place -= 1
        place += n * (n - 1) // 2
    else:
        second = ones(own & ((ONE << other) - 1))
        if second < place:
            place = place * (place - 1) // 2 + second
        else:
            place = second * (second - 1) // 2 + place
            way, other_way = other_way, way
    place = place * 36 + way * DIRECTIONS + other_way
    return place if side == 0 else place + size(key, 0)
