"""Boards in text: complete, legible, and no wider than a terminal."""

from __future__ import annotations

import re
from itertools import product

import pytest

from draw.seen import GAMES, Position, beside, played, tower
from zwenk.rules.hex17 import FIELDS
from zwenk.rules.values import BLACK, WHITE, Piece
from zwenk.terminal.board import text_board

POSITIONS = [played(game, seed) for game, seed in product(GAMES, (0, 1, 2, 5, 13, 40))]

every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)


def cells(position: Position, **choices: bool) -> dict[str, str]:
    """What a board of squares shows on each, read by the names at its edges."""
    lines = text_board(position, **choices).splitlines()
    names = lines[2].split()
    rows = [re.split("[│|]", line) for line in lines if re.match(r" \d ", line)]
    return {
        name + row[0].strip(): cell.strip()
        for row in rows
        for name, cell in zip(names, row[1:-1], strict=True)
    }


@every_position
@pytest.mark.parametrize("unicode", [False, True])
@pytest.mark.parametrize("flip", [False, True])
def test_a_board_fits_a_terminal(position: Position, unicode: bool, flip: bool) -> None:
    lines = text_board(position, unicode=unicode, flip=flip).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 30
    assert all(line == line.rstrip() for line in lines)


@every_position
def test_without_unicode_a_board_is_ascii(position: Position) -> None:
    assert text_board(position, unicode=False).isascii()


@every_position
@pytest.mark.parametrize("unicode", [False, True])
def test_colours_are_added_to_a_board_and_change_nothing_else(
    position: Position, unicode: bool
) -> None:
    colored = text_board(position, color=True, unicode=unicode)
    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[[\d;]*m", "", colored) == text_board(position, unicode=unicode)
    assert "\x1b" not in text_board(position, unicode=unicode)


@every_position
def test_a_board_tells_the_game_and_who_is_to_move(position: Position) -> None:
    first = text_board(position).splitlines()[0]
    assert first.strip() == f"{position.title}: {position.turn} to move"


@pytest.mark.parametrize("game", ["gunzi", "mortale"])
@pytest.mark.parametrize("flip", [False, True])
def test_every_hexagon_bears_its_name_once(game: str, flip: bool) -> None:
    names = re.findall(r"\b[abc]\d\b", text_board(Position(game), flip=flip))
    assert sorted(names) == list(FIELDS)


def test_a_board_of_hexagons_shows_wedges_tombstones_and_pillars() -> None:
    men = (
        Piece("a1", BLACK, "wedge", facing=2),
        Piece("a2", WHITE, "pillar", height=3),
        Piece("b3", WHITE, "wedge", facing=4),
        Piece("c5", None, "tombstone"),
    )
    assert text_board(Position("gunzi", men, title="Gunzi")) == (
        "    Gunzi: black to move\n"
        "\n"
        "               ________            ________\n"
        "              \u2571        \u2572          \u2571        \u2572\n"
        "     ________\u2571          \u2572________\u2571          \u2572________\n"
        "    \u2571        \u2572    c2    \u2571        \u2572    c4    \u2571        \u2572\n"
        "   \u2571          \u2572________\u2571          \u2572________\u2571    †     \u2572\n"
        "   \u2572    c1    \u2571        \u2572    c3    \u2571        \u2572    c5    \u2571\n"
        "    \u2572________\u2571          \u2572________\u2571          \u2572________\u2571\n"
        "    \u2571        \u2572    b6    \u2571        \u2572    b7    \u2571        \u2572\n"
        "   \u2571          \u2572________\u2571   w ↓    \u2572________\u2571          \u2572\n"
        "   \u2572    b1    \u2571        \u2572    b3    \u2571        \u2572    b5    \u2571\n"
        "    \u2572________\u2571          \u2572________\u2571          \u2572________\u2571\n"
        "    \u2571        \u2572    b2    \u2571        \u2572    b4    \u2571        \u2572\n"
        "   \u2571   B ↗    \u2572________\u2571          \u2572________\u2571          \u2572\n"
        "   \u2572    a1    \u2571        \u2572    a3    \u2571        \u2572    a5    \u2571\n"
        "    \u2572________\u2571   w ≡3   \u2572________\u2571          \u2572________\u2571\n"
        "             \u2572    a2    \u2571        \u2572    a4    \u2571\n"
        "              \u2572________\u2571          \u2572________\u2571\n"
        "\n"
        "   B black   w white   † tombstone   ≡2 pillar and its height"
    )


@pytest.mark.parametrize(
    ("facing", "arrow", "plain"),
    [(1, "↑", "^"), (2, "↗", "^>"), (3, "↘", "v>"), (4, "↓", "v"), (5, "↙", "<v"), (6, "↖", "<^")],
)
def test_an_arrow_shows_where_a_peak_points(facing: int, arrow: str, plain: str) -> None:
    position = Position("gunzi", (Piece("b3", BLACK, "wedge", facing=facing),))
    assert f" B {arrow} " in text_board(position)
    assert f" B {plain} " in text_board(position, unicode=False)


def test_arrows_turn_with_a_flipped_board() -> None:
    position = Position("gunzi", (Piece("b3", BLACK, "wedge", facing=2),))
    assert "B ↙" in text_board(position, flip=True)


@pytest.mark.parametrize("seed", [0, 5, 13, 40])
@pytest.mark.parametrize("flip", [False, True])
def test_gounkis_squares_show_their_stacks(seed: int, flip: bool) -> None:
    position = played("gounki", seed)
    for unicode, signs in ((True, "●○■□"), (False, "RrSs")):
        shown = cells(position, unicode=unicode, flip=flip)
        wanted = dict.fromkeys(shown, "")
        for piece in position.pieces():
            wanted[piece.square] += signs[2 * (piece.kind == "square") + (piece.color == WHITE)]
        assert shown == wanted
        assert len(shown) == 64


@pytest.mark.parametrize("seed", [0, 5, 13, 40])
@pytest.mark.parametrize("flip", [False, True])
def test_gungis_squares_show_their_towers_from_the_bottom(seed: int, flip: bool) -> None:
    position = played("gungi", seed)
    shown = cells(position, flip=flip)
    wanted = dict.fromkeys(shown, "")
    for piece in sorted(position.pieces(), key=lambda piece: piece.level):
        if piece.square in wanted:
            wanted[piece.square] += piece.kind if piece.color == BLACK else piece.kind.lower()
    assert shown == wanted
    assert len(shown) == 81


def test_names_stay_with_their_squares_on_a_flipped_board() -> None:
    position = Position("gungi", tower("c7", "sbJ"))
    assert cells(position)["c7"] == cells(position, flip=True)["c7"] == "sbJ"
    usual = text_board(position).splitlines()
    flipped = text_board(position, flip=True).splitlines()
    assert usual[2].split() == flipped[2].split()[::-1] == list("abcdefghi")


def test_heavy_lines_bound_the_territories() -> None:
    rows = [line[:4].strip() for line in text_board(Position("gungi")).splitlines()]
    heavy = [i for i, row in enumerate(rows) if row == "╞"]
    assert [(rows[i - 1], rows[i + 1]) for i in heavy] == [("3 │", "4 │"), ("6 │", "7 │")]


def test_pieces_off_the_board_are_listed_below_it() -> None:
    men = (
        *beside("reserve", "PPPPAQbbz"),
        *beside("recovered", "AJm"),
        *beside("waiting", "G"),
    )
    lines = text_board(Position("gungi", men), unicode=False).splitlines()
    assert lines[-8:] == [
        "    white  reserve    bx2 z",
        "           recovered  m",
        "    black  reserve    A Px4 Q",
        "           recovered  A J",
        "           waiting    G",
        "",
        "    P Pawn  A Assassin  Q Archer  Z Lancer  B Joker  M Major  J Boar",
        "    G Griffin",
    ]


def test_a_full_reserve_runs_on_in_the_next_line() -> None:
    every = "ABCDEFGIJLMNOPQSTUWXYZ"
    text = text_board(Position("gungi", beside("reserve", every * 2)))
    lines = text[: text.index("P/Y/I Pawn")].splitlines()[:-2]
    assert max(map(len, text.splitlines())) <= 80
    listed = " ".join(lines[-2:])
    assert all(f"{letter}\u00d72" in listed for letter in every)
    assert lines[-3].split() == ["white", "reserve", "-"]


def test_a_game_without_a_board_is_named() -> None:
    with pytest.raises(ValueError, match="no board for 'chess'"):
        text_board(Position("chess"))
