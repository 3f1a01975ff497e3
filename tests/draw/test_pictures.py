"""Pictures of positions: well-formed, complete, and everything in its place."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import dist
from xml.etree import ElementTree

import pytest

from draw.seen import GAMES, SVG, Picture, Position, played, shape
from zwenk.draw import piece_svg, svg
from zwenk.rules import start
from zwenk.rules.values import BLACK, WHITE, Piece

POSITIONS = [played(game, seed) for game, seed in product(GAMES, (0, 1, 2, 3, 5, 8, 13, 21, 40))]
EXAMPLES = [played(game, 13) for game in GAMES]

every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)
every_game = pytest.mark.parametrize("position", EXAMPLES, ids=lambda p: p.game)


@every_position
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("flip", [False, True])
def test_a_picture_is_a_document_of_its_own(position: Position, theme: str, flip: bool) -> None:
    picture = Picture(position, theme=theme, flip=flip)
    assert picture.root.tag == f"{SVG}svg"
    assert picture.root.attrib["role"] == "img"
    title = picture.root.findtext(f"{SVG}title")
    assert title == f"{position.title}, {position.turn} to move"
    for foreign in ("href", "url(", "<style", "<script", "<image", "@import"):
        assert foreign not in picture.text


@every_position
def test_every_piece_is_drawn_once(position: Position) -> None:
    drawn: Counter[tuple[str, str, str]] = Counter()
    for piece in Picture(position, backs=True).pieces:
        what = (piece["data-square"], piece["data-kind"], piece["data-color"])
        drawn[what] += int(piece.node.get("data-count", "1"))
    owners = {BLACK: "black", WHITE: "white", None: "none"}
    assert drawn == Counter((p.square, p.kind, owners[p.color]) for p in position.pieces())


@every_position
@pytest.mark.parametrize("flip", [False, True])
def test_a_piece_lies_on_its_field_and_on_no_other(position: Position, flip: bool) -> None:
    picture = Picture(position, flip=flip)
    for piece in picture.pieces:
        if piece["data-square"] in picture.fields:
            nearest = min(picture.fields, key=lambda field: dist(picture.fields[field], piece.at))
            assert nearest == piece["data-square"]
            assert dist(picture.fields[nearest], piece.at) < 32


@every_game
def test_flipping_turns_the_board_half_round(position: Position) -> None:
    usual, flipped = Picture(position).fields, Picture(position, flip=True).fields
    sums = {
        (round(usual[field][0] + flipped[field][0]), round(usual[field][1] + flipped[field][1]))
        for field in usual
    }
    assert len(sums) == 1
    assert usual != flipped


@every_game
def test_fields_keep_their_names_when_the_board_is_flipped(position: Position) -> None:
    for flip in (False, True):
        picture = Picture(position, flip=flip)
        names = {e["data-label"]: e for e in picture.having("data-label")}
        for field, (x, y) in picture.fields.items():
            if field in names:  # hexagons bear their names
                assert dist((x, y), _position(names[field].node)) < 75
            else:  # squares are named by column and row
                assert _position(names[field[0]].node)[0] == x
                assert abs(_position(names[field[1]].node)[1] - y) < 15


def _position(node: ElementTree.Element) -> tuple[float, float]:
    return float(node.attrib["x"]), float(node.attrib["y"])


@every_game
def test_a_picture_without_coordinates_names_no_field(position: Position) -> None:
    picture = Picture(position, coordinates=False)
    assert not picture.having("data-label")
    assert len(picture.pieces) == len(Picture(position).pieces)


@every_game
def test_highlighted_fields_are_marked_below_the_pieces(position: Position) -> None:
    picture = Picture(position, highlight=["b2", "a3", "b2"])
    marks = picture.having("data-mark")
    assert [mark["data-mark"] for mark in marks] == ["b2", "a3"]
    first_piece = min(picture.order(piece) for piece in picture.pieces)
    last_field = max(picture.order(field) for field in picture.having("data-field"))
    for mark in marks:
        assert dist(mark.at, picture.fields[mark["data-mark"]]) < 0.1
        assert last_field < picture.order(mark) < first_piece


@every_game
@pytest.mark.parametrize("field", ["z9", "", "reserve", "A1"])
def test_a_field_that_the_board_does_not_have_is_named(position: Position, field: str) -> None:
    with pytest.raises(ValueError, match=f"'{field}' is no field of {position.title}"):
        svg(position, highlight=["a1", field])


@every_game
def test_a_piece_that_stands_nowhere_is_refused(position: Position) -> None:
    lost = position._replace(men=(*position.men, Piece("nowhere", BLACK, "round")))
    with pytest.raises(ValueError, match="'nowhere' is no place"):
        svg(lost)


@every_game
def test_equal_positions_give_equal_pictures(position: Position) -> None:
    again = position._replace(men=tuple(Piece(*piece) for piece in position.men))
    assert svg(position) == svg(again)


@every_game
def test_the_width_scales_the_picture_and_changes_nothing_in_it(position: Position) -> None:
    small, large = Picture(position, width=200), Picture(position, width=1200)
    assert (small.root.attrib["width"], large.root.attrib["width"]) == ("200", "1200")
    assert small.size == large.size
    for picture in (small, large):
        width, height = int(picture.root.attrib["width"]), int(picture.root.attrib["height"])
        assert abs(width / height - picture.size[0] / picture.size[1]) < 0.01
    assert small.text.partition("role=")[2] == large.text.partition("role=")[2]


@every_game
def test_everything_is_on_the_paper(position: Position) -> None:
    for coordinates in (False, True):
        picture = Picture(position, coordinates=coordinates)
        width, height = picture.size
        for element in picture.pieces + picture.having("class", "turn"):
            assert 15 < element.at[0] < width - 15
            assert 15 < element.at[1] < height - 15


@every_game
def test_the_player_to_move_has_a_mark_on_his_side_of_the_board(position: Position) -> None:
    low_when_unflipped = WHITE if position.game == "gounki" else BLACK
    for turn, flip in product((BLACK, WHITE), (False, True)):
        picture = Picture(position._replace(turn=turn), flip=flip)
        (mark,) = picture.having("class", "turn")
        assert mark["data-color"] == str(turn)
        assert (mark.at[1] > picture.size[1] / 2) == ((turn == low_when_unflipped) != flip)


@every_game
def test_themes_differ_in_colours_only(position: Position) -> None:
    light, dark = svg(position, theme="light"), svg(position, theme="dark")
    assert light != dark
    if position.game != "gungi":  # there a halo parts the discs of a tower, where it is needed
        assert shape(light) == shape(dark)


def test_an_unknown_theme_or_game_is_named() -> None:
    with pytest.raises(ValueError, match="no theme 'pink': there are light, dark"):
        svg(EXAMPLES[0], theme="pink")
    with pytest.raises(ValueError, match="no drawing of 'chess'"):
        svg(Position("chess"))


def test_a_title_may_hold_any_sign() -> None:
    picture = Picture(Position("gounki", title='<Rook> & "Co"'))
    assert picture.root.findtext(f"{SVG}title") == '<Rook> & "Co", black to move'


@pytest.mark.parametrize("game", GAMES)
def test_the_games_own_positions_can_be_drawn(game: str) -> None:
    position = start(game)
    assert len(Picture(position).pieces) == len(position.pieces())


def _kinds() -> list[tuple[str, Piece]]:
    wedges = [Piece("b3", None, "wedge", facing=facing) for facing in range(1, 7)]
    pillars = [Piece("c2", None, "pillar", height=height) for height in range(2, 10)]
    simple = [Piece("e4", None, kind) for kind in ("round", "square")]
    letters = [Piece("e5", None, letter) for letter in "RSZPYIBMJACNFWGLDUXQETO"]
    return [
        *(("gunzi", piece) for piece in (*wedges, *pillars)),
        *(("gounki", piece) for piece in simple),
        *(("gungi", piece) for piece in letters),
    ]


@pytest.mark.parametrize(("game", "piece"), _kinds(), ids=str)
def test_colour_is_never_the_only_sign_of_whose_a_piece_is(game: str, piece: Piece) -> None:
    black, white = (piece_svg(game, piece._replace(color=color)) for color in (BLACK, WHITE))
    assert shape(black) != shape(white)


@pytest.mark.parametrize("game", ["gunzi", "gounki", "gungi"])
def test_no_two_pieces_look_alike(game: str) -> None:
    kinds = [piece._replace(color=WHITE) for of, piece in _kinds() if of == game]
    if game == "gunzi":
        kinds.append(Piece("a1", None, "tombstone"))
    assert len({shape(piece_svg(game, piece)) for piece in kinds}) == len(kinds)


def test_a_piece_alone_is_a_document_too() -> None:
    root = ElementTree.fromstring(piece_svg("gunzi", Piece("a1", None, "tombstone"), width=32))
    assert (root.attrib["width"], root.attrib["height"]) == ("32", "32")
    assert root.findtext(f"{SVG}title") == "tombstone"
