"""Gungi's Registro (appendix C): read leniently, written strictly."""

from __future__ import annotations

import pytest

import zwenk
from record.made import BOOK, breaks, broken, found, texts
from zwenk.record import Node, Record, read, write

ROWS = BOOK.replace("/", "/\n")
# The battle that the rulebook's example shows.
BATTLE = """-BATALLA-

1. c9-d8 h3-g4
2. d7-e6 :d3 ;buen movimiento;
3. b7-d7 h3-g4
4. b7-b6 c3-c4
5. f7-h7 c4-e4
"""
STRICT = f"""-REGISTRO-
Fecha: 3 de mayo
Negras: Ana (filas 7-9)
Blancas: Luis (filas 1-3)
Primero: negras
Coronación: sí
Reclamaciones: no
Resultado: *

-FORMACIÓN INICIAL-

{ROWS}
{BATTLE}"""


def one(text: str) -> Record:
    (record,) = read(text)
    return record


def test_the_rulebooks_example_is_written_as_it_is_read() -> None:
    record = one(STRICT)
    assert record.tags == {"Date": "3 de mayo", "Black": "Ana", "White": "Luis"}
    assert record.start is None and len(record.moves) == 10
    assert record.moves[3] == Node(":d3", comment="buen movimiento")
    assert write(record, "registro") == STRICT


@pytest.mark.parametrize(
    ("strict", "lenient"),
    [
        ("-REGISTRO-\n", ""),
        ("-REGISTRO-", "*** Registro ***"),
        ("-FORMACIÓN INICIAL-", "formacion inicial"),
        ("-FORMACIÓN INICIAL-", "— Formación Inicial —"),
        ("-FORMACIÓN INICIAL-", "Initial formation"),
        ("-BATALLA-", "--Batalla--"),
        ("-BATALLA-", "BATTLE"),
        ("-BATALLA-\n", ""),
        ("Fecha:", "FECHA DE LA PARTIDA :"),
        ("Negras:", "jugador negro:"),
        ("Luis (filas 1-3)", "Luis"),
        ("Luis (filas 1-3)", "Luis ( Filas 1 – 3 )"),
        ("Primero: negras", "Ejército que juega primero: Negro"),
        ("Primero: negras", "Primero: Ana"),
        ("Primero: negras\n", ""),
        ("Coronación: sí\n", "coronacion: SI\n"),
        ("Coronación: sí\n", ""),
        ("Reclamaciones: no\n", "Reclamaciones:\n"),
        ("Resultado: *\n", ""),
        ("c9-d8 h3-g4\n2.", "c9--d8   h3 – g4 2 ."),
        ("1. c9-d8", "c9-d8"),
        ("1. c9-d8 h3-g4", "1. C9-D8 1... H3-G4"),
        ("7n1/\n1p", "7n1/1p"),
        ("9/\n9/\n9/\n", "9/9/\n\n9/ "),
        (";buen movimiento;", "; buen\n  movimiento ;"),
        (":d3 ;buen", ":d3+ ;buen"),  # signs of check are not believed
    ],
)
def test_leniently_read(strict: str, lenient: str) -> None:
    assert strict in STRICT
    text = STRICT.replace(strict, lenient, 1)
    assert write(one(text), "registro") == STRICT


def test_lines_of_the_head_that_are_unknown_become_tags() -> None:
    text = STRICT.replace("Fecha:", "Torneo abierto: Soria\nárbitro presente\nFecha:")
    record = one(text)
    assert record.tags["Torneo abierto"] == "Soria" and record.tags["árbitro presente"] == ""
    assert one(write(record, "registro")) == record


def test_results_in_words() -> None:
    for said, token, reason in (
        ("ganan las negras", "0-1", ""),
        ("Gana el blanco", "1-0", ""),
        ("tablas", "1/2-1/2", ""),
        ("1 – 0 (abandonan las negras)", "1-0", "black resigned"),
        ("½", "1/2-1/2", ""),
    ):
        record = one(STRICT.replace("Resultado: *", f"Resultado: {said}"))
        assert (record.result, record.reason) == (token, reason)


def test_a_resignation_ends_the_battle() -> None:
    record = one(STRICT + "6. resign")
    assert (record.result, record.reason) == ("1-0", "black resigned")
    assert len(record.moves) == 10
    text = write(record, "registro")
    assert "Resultado: 1-0 (abandonan las negras)" in text and text.endswith("6. resign\n")


def test_sides_swapped_are_known_by_the_rows() -> None:
    swapped = zwenk.start("gungi", sides="swapped")
    text = write(Record("gungi", {"sides": "swapped"}), "registro")
    assert "Negras: (filas 1-3)" in text
    assert one(text).replay().position == swapped


@pytest.mark.parametrize(
    ("position", "played", "written"),
    [
        # 12.3: a Griffin captured is placed as the Fortress it turns into; check follows.
        ("9/9/4r4/9/4g4/4L4/9/9/4R4/ b", "e6xe5(a7)", "1. e6xe5(a7)+"),
        # 12.6: a Griffin under the captured piece is relocated, a coronation without a piece.
        ("9/9/9/4r4/4(QG)4/9/9/9/4R4/ w Q/-", "e4xe5(a1){0}", "1. ... e4xe5(a1){0}"),
        # 12.2: the Pawn on the last row is recovered.
        ("r8/9/9/9/9/9/9/8p/R8/ w", "i8-i9", "1. ... i8-i9^"),
        # 12.5: the Joker turns what is left under the Swordsman that it takes.
        ("r8/9/9/9/4B(zs)3/9/9/9/8R/ b", "e5xf5", "1. e5xf5$"),
        # 13.5: a King is captured.
        ("r8/9/Q8/9/9/9/9/9/8R/ b", "a3xa1", "1. a3xa1#"),
    ],
)
def test_effects_are_written_in_full(position: str, played: str, written: str) -> None:
    record = Record("gungi", start=position, moves=[Node(played)])
    text = write(record, "registro")
    assert text.splitlines()[-1] == written
    assert texts(one(text)) == [played]


def test_a_start_within_a_battle_keeps_its_reserves() -> None:
    start = "r8/9/9/9/9/9/9/9/R8/ w S/z"
    record = Record("gungi", start=start, moves=[Node("Z*e5")])
    text = write(record, "registro")
    assert f"Posición: {start}\n" in text
    assert one(text) == record


def test_variations_stand_in_brackets() -> None:
    text = STRICT.replace("h3-g4\n2.", "h3-g4 [1. ... c3-c4 2. d7-e6 [2. d7-c6 ;x;]]\n2.", 1)
    (line,) = one(text).moves[1].variations
    assert [node.text for node in line] == ["c3-c4", "d7-e6"]
    assert line[1].variations == [[Node("d7-c6", comment="x")]]
    assert one(write(one(text), "registro")) == one(text)


def test_several_records() -> None:
    records = read(STRICT + "\n" + STRICT.replace("Ana", "Eva") + ROWS.join(("-FORMACIÓN-\n", "")))
    assert [record.tags.get("Black") for record in records] == ["Ana", "Eva", None]


BOARD_ONLY = "-FORMACIÓN INICIAL-\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (STRICT.replace("Primero: negras", "Primero: ▸verdes"), "option first"),
        (STRICT.replace("Coronación: sí", "Coronación: ▸quizás"), "option coronation"),
        (STRICT.replace("Resultado: *", "Resultado: ▸quizás"), "result 'quizás'"),
        (STRICT.replace("Fecha: 3", "Fecha: 1\n▸Fecha: 3"), "Date is said a second time"),
        (STRICT.replace("Luis (filas 1-3)", "▸Luis (filas 7-9)"), "the other side is his"),
        (STRICT.replace("Fecha:", "Juego: ▸Gounki\nFecha:"), "the Registro is Gungi's"),
        (STRICT.replace("7n1/", "▸8n1/"), "row 1"),
        (STRICT.replace("7n1/\n", "▸"), "the board has 8 rows"),
        (STRICT.replace("1. c9-d8", "1. ▸c9-c8"), "c9-c8"),
        (STRICT.replace("3. b7-d7", "3. ▸b7-z7"), "is no action of Gungi"),
        (STRICT.replace(";buen movimiento;", "▸;buen movimiento"), "no ; ends"),
        (STRICT.replace("c4-e4\n", "c4-e4 ▸[5. ... c4-e4\n"), "no ] ends"),
        (STRICT.replace(":d3 ;", ":d3 ▸] ;"), "] ends no variation"),
        (STRICT.replace(":d3 ;", ":d3▸!!! ;"), "a move has one of"),
        (STRICT + "1-0 ▸c9-c8", "stands behind the result"),
        (STRICT + "\n▸-BATALLA-\n", "a second time"),
        (STRICT.replace("1. c9", "▸[1-0] 1. c9"), "a variation"),
    ],
)
def test_where_it_breaks(text: str, says: str) -> None:
    error = breaks(text, "registro")
    assert says in str(error)


def test_what_was_read_before_the_break() -> None:
    (record,) = found(broken(STRICT.replace("4. b7-b6", "4. b7-b2"), "registro"))
    assert len(record.moves) == 6 and record.tags["Black"] == "Ana"
    (record,) = found(broken(STRICT.replace("7n1/", "8n1/"), "registro"))
    assert record.tags["White"] == "Luis" and record.moves == []


def test_the_registro_is_gungis_alone() -> None:
    with pytest.raises(zwenk.ZwenkError, match="the Registro is Gungi's"):
        write(Record("gunzi"), "registro")
