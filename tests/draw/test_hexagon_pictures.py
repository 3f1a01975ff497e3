"""Gunzi and Mortale: wedges point where they point, pillars show their height."""

from __future__ import annotations

import re
from math import cos, dist, radians, sin
from xml.etree import ElementTree

import pytest

from draw.seen import SVG, Picture, Position
from zwenk.rules.hex17 import COORDINATES, FIELDS, NEIGHBOURS, NOWHERE
from zwenk.rules.values import BLACK, WHITE, Piece


def test_fields_stand_as_their_coordinates_say() -> None:
    places = Picture(Position("gunzi")).fields
    assert set(places) == set(FIELDS)
    (x0, y0), (x1, y1) = places["a1"], COORDINATES[0]
    for field, (x, y) in zip(FIELDS, COORDINATES, strict=True):
        right, down = places[field][0] - x0, places[field][1] - y0
        assert right == pytest.approx(150 * (x - x1), abs=0.1)
        assert down == pytest.approx(-86.6 * (y - y1), abs=0.1)


def test_neighbours_are_all_equally_far() -> None:
    places = Picture(Position("mortale")).fields
    for field, others in zip(FIELDS, NEIGHBOURS, strict=True):
        for other in others:
            if other != NOWHERE:
                apart = dist(places[field], places[FIELDS[other]])
                assert apart == pytest.approx(173.2, abs=0.1)


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("facing", range(1, 7))
def test_a_peak_points_to_the_neighbour_it_faces(facing: int, flip: bool) -> None:
    picture = Picture(Position("gunzi", (Piece("b3", WHITE, "wedge", facing=facing),)), flip=flip)
    places = picture.fields
    faced = FIELDS[NEIGHBOURS[FIELDS.index("b3")][facing - 1]]
    turn = radians(_rotation(picture.pieces[0].node))
    pointed = (places["b3"][0] + 173.2 * sin(turn), places["b3"][1] - 173.2 * cos(turn))
    assert dist(pointed, places[faced]) < 1


def _rotation(node: ElementTree.Element) -> float:
    turns = (re.match(r"rotate\((\S+)\)", e.get("transform", "")) for e in node.iter())
    return next((float(turn[1]) for turn in turns if turn), 0.0)


@pytest.mark.parametrize("height", range(2, 10))
def test_a_pillar_has_as_many_discs_as_it_is_high_and_says_so(height: int) -> None:
    (pillar,) = Picture(Position("gunzi", (Piece("c2", BLACK, "pillar", height=height),))).pieces
    assert len(pillar.node.findall(f"{SVG}path")) == height
    assert pillar.node.findtext(f"{SVG}text") == str(height)
    assert pillar.title == f"black pillar of height {height} on c2"


def test_only_gunzi_prints_promotion_fields() -> None:
    assert Picture(Position("gunzi")).text.count("stroke-dasharray") == 4
    assert Picture(Position("mortale")).text.count("stroke-dasharray") == 0


def test_a_tombstone_is_nobodys_and_points_nowhere() -> None:
    (stone,) = Picture(Position("gunzi", (Piece("b1", None, "tombstone"),))).pieces
    assert stone["data-color"] == "none"
    assert stone.title == "tombstone on b1"
    assert _rotation(stone.node) == 0
