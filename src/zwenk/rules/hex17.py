"""The board of 17 hexagons that Gunzi and Mortale share: fields, neighbours, distances."""

from collections.abc import Callable

from zwenk.rules.errors import MalformedPosition, counted

FIELDS = (
    "a1", "a2", "a3", "a4", "a5",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7",
    "c1", "c2", "c3", "c4", "c5",
)  # fmt: skip
ROWS = (FIELDS[0:5], FIELDS[5:12], FIELDS[12:17])  # the zones, as a position's text lists them

# Doubled coordinates: column x from the left, height y from Black's home at the bottom.
COORDINATES = (
    (0, 1), (1, 0), (2, 1), (3, 0), (4, 1),
    (0, 3), (1, 2), (2, 3), (3, 2), (4, 3), (1, 4), (3, 4),
    (0, 5), (1, 6), (2, 5), (3, 6), (4, 5),
)  # fmt: skip

# Directions 1 to 6, clockwise, 1 pointing from zone a to zone c; held as 0 to 5 in the tables.
STEPS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
NOWHERE = 17

_at = {xy: field for field, xy in enumerate(COORDINATES)}


def _next(field: int, direction: int) -> int:
    x, y = COORDINATES[field]
    dx, dy = STEPS[direction]
    return _at.get((x + dx, y + dy), NOWHERE)


NEIGHBOURS = [[_next(field, direction) for direction in range(6)] for field in range(17)]


def zone(field: int) -> int:
    """0, 1, 2 for the zones a, b, c."""
    return "abc".index(FIELDS[field][0])


def _distances(start: int) -> list[int]:
    distance = {start: 0}
    queue = [start]
    for field in queue:
        for other in NEIGHBOURS[field]:
            if other != NOWHERE and other not in distance:
                distance[other] = distance[field] + 1
                queue.append(other)
    return [distance[field] for field in range(17)]


DISTANCES = [_distances(field) for field in range(17)]


def read_fields(text: str, known: Callable[[str], bool]) -> tuple[list[str], int]:
    """The seventeen fields of a position's text, each a word that is `known`, and the side."""
    board, _, turn = text.strip().rpartition(" ")
    if turn not in ("b", "w"):
        raise MalformedPosition(f"{text!r}: after the board comes who is to move, b or w")
    rows = board.strip().split("/")
    if len(rows) != 3:
        raise MalformedPosition(
            f"{text!r}: it has {counted(len(rows), 'row')} of fields, not three, with / between"
        )
    cells: list[str] = []
    for row, fields in zip(rows, ROWS, strict=True):
        words = row.split(",")
        if len(words) != len(fields):
            raise MalformedPosition(
                f"{row!r}: {counted(len(words), 'field')}, zone {fields[0][0]} has {len(fields)}"
            )
        for word, field in zip(words, fields, strict=True):
            if not known(word):
                raise MalformedPosition(f"{word!r} on {field} is nothing that can stand there")
        cells += words
    return cells, "bw".index(turn)


def write_fields(cells: list[str], side: int) -> str:
    """The text of a position from its seventeen fields."""
    rows = (cells[0:5], cells[5:12], cells[12:17])
    return "/".join(",".join(row) for row in rows) + " " + "bw"[side]
