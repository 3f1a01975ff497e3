"""The fields of Gunzi as flat tables: neighbours, allowed sways, territories, promotion fields."""

from __future__ import annotations

from zwenk.rules.hex17 import DISTANCES, FIELDS, NEIGHBOURS, NOWHERE, zone

TOMBSTONE = 1  # in a cell; what else a cell can hold stands in board.py
PROMOTION = (("c2", "c4"), ("a2", "a4"))  # Black's, White's

NEXT = [NEIGHBOURS[field][way] for field in range(17) for way in range(6)]


def _sways(color: int, field: int, way: int) -> int:
    """Where a sway may lead, whoever stands there: never back to a zone already left."""
    to = NEIGHBOURS[field][way]
    if to == NOWHERE:
        return NOWHERE
    back = zone(to) < zone(field) if color == 0 else zone(to) > zone(field)
    return NOWHERE if back else to


SWAYS = [_sways(c, field, way) for c in range(2) for field in range(17) for way in range(6)]

# Flat: field * 10 + height of a pillar there; a set of fields as bits.
TERRITORIES = [
    sum(1 << other for other in range(17) if other != field and DISTANCES[field][other] < height)
    for field in range(17)
    for height in range(10)
]

HOMES = [sum(1 << FIELDS.index(name) for name in names) for names in PROMOTION]
