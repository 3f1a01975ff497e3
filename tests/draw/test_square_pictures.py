"""Gounki's stacks, and Gungi's towers, territories, and pieces beside the board."""

from __future__ import annotations

import re
from itertools import combinations, pairwise, product
from math import dist

import pytest

import zwenk
from draw.seen import SVG, Element, Picture, Position, beside, shape, tower
from zwenk.draw import piece_svg
from zwenk.draw.gungi_pieces import KINDS
from zwenk.rules import start
from zwenk.rules.values import BLACK, WHITE, Piece


def test_gounki_has_rank_8_on_top_and_a_dark_a1() -> None:
    picture = Picture(Position("gounki"))
    assert picture.fields["a8"] < picture.fields["a1"] < picture.fields["h1"]
    cells = {e["data-field"]: e["fill"] for e in picture.having("data-field")}
    assert cells["a1"] == cells["b2"] != cells["a2"] == cells["h1"]


@pytest.mark.parametrize("stack", ["RR", "RS", "SS", "RRR", "RRS", "RSS", "SSS"])
@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_the_pieces_of_a_stack_lie_apart_within_their_square(stack: str, color: int) -> None:
    kinds = [{"R": "round", "S": "square"}[letter] for letter in stack]
    owner = (BLACK, WHITE)[color]
    men = tuple(Piece("d5", owner, kind, level) for level, kind in enumerate(kinds, 1))
    picture = Picture(Position("gounki", men))
    assert [piece["data-kind"] for piece in picture.pieces] == kinds
    for one, other in combinations(picture.pieces, 2):
        assert dist(one.at, other.at) > 38
    x, y = picture.fields["d5"]
    for piece in picture.pieces:
        half = _half_width(piece)
        assert abs(piece.at[0] - x) + half < 50
        assert abs(piece.at[1] - y) + half < 50


def _half_width(piece: Element) -> float:
    body = piece.node[1]
    return float(body.get("r") or float(body.attrib["width"]) / 2)


def test_gungi_has_row_1_on_top_and_column_a_on_the_left() -> None:
    fields = Picture(Position("gungi")).fields
    assert fields["a1"] < fields["a9"] < fields["i9"]
    assert fields["a1"][1] == fields["i1"][1] < fields["a9"][1]


def test_territories_are_shaded() -> None:
    cells = {e["data-field"]: e["fill"] for e in Picture(Position("gungi")).having("data-field")}
    assert len({cells["a1"], cells["e5"], cells["i9"]}) == 3
    for column, row in product("abcdefghi", "123456789"):
        assert cells[column + row] == cells["a" + "147"[(int(row) - 1) // 3]]


def test_each_of_the_23_kinds_has_a_drawing_of_its_own() -> None:
    pieces = [Piece("e5", color, kind) for color in (BLACK, WHITE) for kind in KINDS]
    assert len({shape(piece_svg("gungi", piece)) for piece in pieces}) == 2 * 23


def test_kinds_that_look_alike_on_the_board_differ_in_their_letter_only() -> None:
    def glyph(kind: str) -> str:
        return re.sub("<text.*?</text>", "", shape(piece_svg("gungi", Piece("e5", BLACK, kind))))

    assert glyph("P") == glyph("Y") == glyph("I")
    assert glyph("G") == glyph("W")
    assert len({glyph(kind) for kind in KINDS}) == 20


def test_a_secret_back_is_not_on_the_board_but_in_the_reserve() -> None:
    men = [piece for kind in "PYIGW" for piece in tower("e4", kind)]
    for kind in "YI":
        assert Picture(Position("gungi", tower("e4", kind))).text == (
            Picture(Position("gungi", tower("e4", "P"))).text
        )
    assert Picture(Position("gungi", tower("e4", "W"))).text == (
        Picture(Position("gungi", tower("e4", "G"))).text
    )
    aside = [piece._replace(square="reserve") for piece in men]
    shown = [piece["data-kind"] for piece in Picture(Position("gungi", aside)).pieces]
    assert sorted(shown) == sorted("PYIGW")


def test_the_picture_of_a_game_that_is_over_names_nobody_to_move() -> None:
    over = zwenk.position("gounki", "8/8/8/8/8/8/8/R7 w")
    picture = Picture(over)
    assert picture.root.findtext(f"{SVG}title") == "Gounki, black wins (took the last piece)"
    assert "to move" not in picture.text


@pytest.mark.parametrize("letters", ["s", "sb", "sB", "sbJ", "SPQ", "tpA", "NPR"])
def test_a_tower_shows_all_its_letters_and_the_face_of_its_top(letters: str) -> None:
    pieces = Picture(Position("gungi", tower("e4", letters))).pieces
    assert [piece.node.findtext(f".//{SVG}text") for piece in pieces] == list(letters.upper())
    assert [piece["data-level"] for piece in pieces] == ["1", "2", "3"][: len(letters)]
    faces = [bool(piece.node.findall(f".//{SVG}path")) for piece in pieces]
    assert faces == [False] * (len(letters) - 1) + [True]


def test_higher_pieces_lie_higher_and_leave_the_lower_ones_in_sight() -> None:
    pieces = Picture(Position("gungi", tower("e4", "sbJ"))).pieces
    heights = [piece.at[1] for piece in pieces]
    assert heights == sorted(heights, reverse=True)
    for lower, upper in pairwise(heights):
        assert lower - upper >= 10


def test_letters_of_a_tower_do_not_cover_each_other() -> None:
    picture = Picture(Position("gungi", tower("e4", "sbJ")))
    tabs = [e.at for e in picture.having("rx") if e.node.get("width") == "25"]
    assert len(tabs) == 3
    for (x, high), (other, low) in pairwise(reversed(tabs)):
        assert x == other
        assert low - high >= 23


ASIDE = (
    *beside("reserve", "PPPPAQbbz"),
    *beside("recovered", "AJm"),
    *beside("waiting", "G"),
)


@pytest.mark.parametrize("flip", [False, True])
def test_pieces_off_the_board_lie_beyond_their_players_edge(flip: bool) -> None:
    picture = Picture(Position("gungi", ASIDE), flip=flip)
    board = [y for _, y in picture.fields.values()]
    for piece in picture.pieces:
        if (piece["data-color"] == "black") != flip:
            assert piece.at[1] > max(board) + 50
        else:
            assert piece.at[1] < min(board) - 50


def test_pieces_of_a_kind_lie_together_with_their_number() -> None:
    pieces = Picture(Position("gungi", ASIDE)).pieces
    counts = {(p["data-color"], p["data-square"], p["data-kind"]): p["data-count"] for p in pieces}
    assert counts == {
        ("white", "reserve", "B"): "2",
        ("white", "reserve", "Z"): "1",
        ("white", "recovered", "M"): "1",
        ("black", "reserve", "A"): "1",
        ("black", "reserve", "P"): "4",
        ("black", "reserve", "Q"): "1",
        ("black", "recovered", "A"): "1",
        ("black", "recovered", "J"): "1",
        ("black", "waiting", "G"): "1",
    }
    pawns = next(piece for piece in pieces if piece["data-kind"] == "P")
    assert "\u00d74" in [text.text for text in pawns.node.iter(f"{SVG}text")]
    assert pawns.title == "black Pawn, reserve: 4"


def test_recovered_and_waiting_pieces_are_set_off_by_signs() -> None:
    picture = Picture(Position("gungi", ASIDE))
    signs = picture.having("class", "sign")
    assert [sign.title for sign in signs] == ["recovered", "recovered", "waiting"]
    for sign in signs:
        row = [piece for piece in picture.pieces if piece.at[1] == sign.at[1]]
        after = {p["data-square"] for p in row if p.at[0] > sign.at[0]}
        before = {p["data-square"] for p in row if p.at[0] < sign.at[0]}
        assert sign.title in after
        assert sign.title not in before


def test_a_crowded_reserve_stays_beside_the_board() -> None:
    every = "ABCDEFGIJLMNOPQSTUWXYZ"
    men = (*beside("reserve", every + every), *beside("recovered", "AJ"), *beside("waiting", "G"))
    picture = Picture(Position("gungi", men))
    xs = sorted(piece.at[0] for piece in picture.pieces)
    assert len(xs) == 25
    assert min(right - left for left, right in pairwise(xs)) > 25
    assert xs[-1] < picture.fields["i9"][0] + 50


def test_the_board_is_as_large_with_pieces_beside_it_as_without() -> None:
    assert Picture(Position("gungi", ASIDE)).size == Picture(Position("gungi")).size


def test_swapped_sides_swap_territories_and_reserves() -> None:
    usual, swapped = Picture(start("gungi")), Picture(start("gungi", sides="swapped"))
    colors = [
        {e["data-field"]: e["fill"] for e in picture.having("data-field")}
        for picture in (usual, swapped)
    ]
    assert colors[0]["a1"] == colors[1]["a9"] != colors[0]["a9"] == colors[1]["a1"]
    assert [tray["data-color"] for tray in usual.having("class", "tray")] == ["white", "black"]
    assert [tray["data-color"] for tray in swapped.having("class", "tray")] == ["black", "white"]
