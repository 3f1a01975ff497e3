"""The board of 17 hexagons on which both Gunzi and Mortale are played.

Doubled coordinates: column x, height y, Black's home at the bottom, White's at the top.
"""

# Five columns of 3, 4, 3, 4, 3 fields.  The order is the one positions are written in.
COORDINATES: dict[str, tuple[int, int]] = {
    "a1": (0, 1),
    "a2": (1, 0),
    "a3": (2, 1),
    "a4": (3, 0),
    "a5": (4, 1),
    "b1": (0, 3),
    "b2": (1, 2),
    "b3": (2, 3),
    "b4": (3, 2),
    "b5": (4, 3),
    "b6": (1, 4),
    "b7": (3, 4),
    "c1": (0, 5),
    "c2": (1, 6),
    "c3": (2, 5),
    "c4": (3, 6),
    "c5": (4, 5),
}
FIELDS: list[str] = list(COORDINATES)
FIELD_AT: dict[tuple[int, int], str] = {place: field for field, place in COORDINATES.items()}

# The six directions clockwise; 1 points from zone a to zone c.
STEPS: dict[int, tuple[int, int]] = {
    1: (0, 2),
    2: (1, 1),
    3: (1, -1),
    4: (0, -2),
    5: (-1, -1),
    6: (-1, 1),
}

OTHER = {"b": "w", "w": "b"}


def neighbour(field: str, direction: int) -> str | None:
    """The adjacent field in that direction, None beyond the edge."""
    x, y = COORDINATES[field]
    dx, dy = STEPS[direction]
    return FIELD_AT.get((x + dx, y + dy))


def opposite(direction: int) -> int:
    return {1: 4, 2: 5, 3: 6, 4: 1, 5: 2, 6: 3}[direction]


def turned_left(direction: int) -> int:
    """One step against the clock."""
    return {1: 6, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5}[direction]


def turned_right(direction: int) -> int:
    """One step with the clock."""
    return {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1}[direction]


def within(start: str, steps: int) -> set[str]:
    """All fields at most so many steps from start, walking over the fields of the board."""
    reached = {start}
    for _ in range(steps):
        ring = {neighbour(field, direction) for field in reached for direction in STEPS}
        reached = reached | {field for field in ring if field is not None}
    return reached


def split_position(position: str) -> tuple[list[str], str]:
    """The 17 cell texts in the order of FIELDS, and the side to move; ValueError if malformed."""
    parts = position.split(" ")
    if len(parts) != 2 or parts[1] not in OTHER:
        raise ValueError(f"not fields and side to move: {position!r}")
    zones = [zone.split(",") for zone in parts[0].split("/")]
    if [len(zone) for zone in zones] != [5, 7, 5]:
        raise ValueError(f"not zones of 5, 7 and 5 fields: {position!r}")
    return [cell for zone in zones for cell in zone], parts[1]


def join_position(cells: list[str], side: str) -> str:
    """The reverse of split_position."""
    return "/".join([",".join(cells[:5]), ",".join(cells[5:12]), ",".join(cells[12:])]) + " " + side


def scored(black: int, white: int, best: int) -> str:
    """A result with both counts, Black's first; best is the count that wins."""
    if black == white:
        return f"draw {black}-{white}"
    return f"{'black' if black == best else 'white'} {black}-{white}"
