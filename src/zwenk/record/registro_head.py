"""The head of a Registro and its board: Spanish labels, and what they mean to a record."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress

from zwenk.record.builder import Builder, Given
from zwenk.record.escapes import escape
from zwenk.record.head import DASHES, RESULT, Head
from zwenk.record.model import Record
from zwenk.record.places import Broken
from zwenk.record.tagged import TAG, tag, tag_of
from zwenk.rules.errors import MalformedPosition
from zwenk.rules.gungi.text import read_board
from zwenk.rules.values import BLACK, WHITE, Color

_TITLES = {
    "registro": "head",
    "formacion inicial": "board",
    "formacion": "board",
    "initial formation": "board",
    "formation": "board",
    "batalla": "battle",
    "battle": "battle",
}
# What the record calls it, the label it is written with, and others that are read.
_LABELS = {
    "Event": "Evento",
    "Site": "Lugar",
    "Date": "Fecha, fecha de la partida",
    "Round": "Ronda",
    "Black": "Negras, negro, jugador negro",
    "White": "Blancas, blanco, jugador blanco",
    "first": "Primero, empieza, juega primero, ejército que juega primero",
    "coronation": "Coronación",
    "claims": "Reclamaciones",
    "sides": "Lados",
    "result": "Resultado",
    "termination": "Motivo",
    "position": "Posición",
    "game": "Juego",
}
_REASONS = {
    "black resigned": "abandonan las negras",
    "white resigned": "abandonan las blancas",
    "draw agreed": "tablas de común acuerdo",
    "checkmate": "jaque mate",
    "the King is captured": "Rey capturado",
    "no legal action": "Ahogado",
    "no Coronation is possible": "ninguna Coronación posible",
    "a foul was claimed": "falta reclamada",
    "a foul forced on the opponent: double Joker": "falta forzada: doble Bufón",
    "third repetition": "tercera repetición",
}
_YES, _NO = ("si", "con", "on", "yes", "true"), ("no", "sin", "off", "false")
_WORD = "\\w[\\w\u0300-\u036f]*+"
_ORNAMENT = r'[^\w\n;"\[\](){}]*+'
_TITLE = re.compile(
    rf"{_ORNAMENT}({_WORD}(?:[^\S\n]++{_WORD})?){_ORNAMENT}(?=[\n;]|\Z)",
)
_LABEL = re.compile(r"[^\S\n]*(?:[-*\u2022][^\S\n]+)?([^\n:;\[\]]{1,40}):")
_RESULT = re.compile(rf"({RESULT})\s*(?:\((.*)\))?")
_SIDE = re.compile(
    rf"(.*?)\s*\(\s*(?:filas?|rows?)\s*([17])\s*[{DASHES}]\s*[39]\s*\)", re.IGNORECASE
)


def plain(text: str) -> str:
    """Without accents, capitals and superfluous blanks."""
    letters = (x for x in unicodedata.normalize("NFKD", text) if not unicodedata.combining(x))
    return " ".join("".join(letters).casefold().split())


_NAMES = {plain(name): name for name in _LABELS} | {
    plain(label): name for name, labels in _LABELS.items() for label in labels.split(",")
}


def title(text: str, at: int) -> tuple[str, int] | None:
    """The section whose title stands on the line that begins there, and where that ends."""
    found = _TITLE.match(text, at)
    section = _TITLES.get(plain(found[1])) if found else None
    return (section, found.end()) if found and section else None


def known_label(text: str, at: int) -> str | None:
    """What the line that begins there says, if that belongs to a head."""
    found = _LABEL.match(text, at)
    return _NAMES.get(plain(found[1])) if found else None


def tag_line(text: str, at: int) -> re.Match[str] | None:
    """A tag that stands where a line of the head could begin."""
    return re.compile(r"\s*" + TAG.pattern).match(text, at)


class RegistroHead(Head):
    """A head in Spanish; the board joins who is first to make the start."""

    def __init__(self) -> None:
        super().__init__("gungi")
        self.cells: list[Given] = []  # the signs of the board

    # -- reading -------------------------------------------------------------------------------

    def line(self, part: Given) -> None:
        """A line, or what stands on it between comments."""
        self.start(part.place)
        if not re.search(r"\w", part.value):  # an ornament
            return
        text = re.sub(r"^[-*\u2022]\s+", "", part.value)
        label, colon, value = text.partition(":")
        place = part.place + len(part.value) - len(value.lstrip())
        name = _NAMES.get(plain(label)) if colon else None
        if name:
            self._known(name, Given(value.strip(), place), part.place)
        elif label.strip():
            self.take(label.strip(), Given(value.strip(), place), part.place)
        else:
            self.take(text, Given("", place), part.place)

    def _known(self, name: str, given: Given, place: int) -> None:
        value = given.value
        if not value:  # left open
            return
        if name in ("Black", "White"):
            if side := _SIDE.fullmatch(value):
                self._side(BLACK if name == "Black" else WHITE, side[2], given.place)
                value = side[1]
        elif name in ("coronation", "claims"):
            value = "on" if plain(value) in _YES else "off" if plain(value) in _NO else value
        elif name == "game" and plain(value) != "gungi":
            raise Broken(f"{value!r}: the Registro is Gungi's", given.place)
        elif name == "result":
            if found := _RESULT.fullmatch(value):
                value, reason = found[1], found[2]
                if reason:
                    self.take("termination", Given(_english(reason), given.place), place)
            else:
                value = _outcome(plain(value)) or value
        elif name == "termination":
            value = _english(value)
        if value:
            self.take(name, given._replace(value=value), place)

    def _side(self, color: Color, row: str, place: int) -> None:
        sides = "usual" if (row == "1") == (color is WHITE) else "swapped"
        if self.given.setdefault("sides", Given(sides, place)).value != sides:
            raise Broken(f"{color} cannot sit at row {row}: the other side is his", place)

    def take_tag(self, found: re.Match[str]) -> None:
        """A tag: what it says is in the record's own words."""
        self.start(found.start())
        name, given = tag_of(found)
        if name.casefold() == "game" and plain(given.value) != "gungi":
            raise Broken(f"{given.value!r}: the Registro is Gungi's", given.place)
        self.take(name, given, found.start())

    def board_line(self, part: Given) -> None:
        self.start(part.place)
        self.cells += [
            Given(sign, part.place + i) for i, sign in enumerate(part.value) if not sign.isspace()
        ]

    def begin(self, records: list[Record], place: int) -> Builder:
        self._read_first()
        self._read_board()
        return super().begin(records, place)

    def keep(self, records: list[Record], builder: Builder | None) -> None:
        if builder is None:
            with suppress(Broken):
                self._read_first()
                self._read_board()
        super().keep(records, builder)

    def _read_first(self) -> None:
        given = self.given.get("first")
        if not given:
            return
        said = plain(given.value)
        for color, name in ((BLACK, "Black"), (WHITE, "White")):
            player = self.given.get(name)
            words = (str(color), *map(plain, _LABELS[name].split(", ")))
            if said in words or (player and plain(player.value) == said):
                self.given["first"] = given._replace(value=str(color))
                return

    def _read_board(self) -> None:
        if not self.cells:
            return
        board = "".join(cell.value for cell in self.cells)
        rows = board.removesuffix("/").split("/")
        place = self.cells[0].place
        if len(rows) != 9:
            raise Broken(f"the board has {len(rows)} rows: there are nine, each ended by /", place)
        at = 0
        for number, row in enumerate(rows):
            try:
                read_board("9/" * number + row + "/" + "9/" * (8 - number))
            except MalformedPosition as error:
                wrong = self.cells[min(at, len(self.cells) - 1)].place
                raise Broken(str(error), wrong) from None
            at += len(row) + 1
        position = self.given.get("position")
        if position is None:
            turn = self.given["first"].value[0] if "first" in self.given else "b"
            self.given["position"] = Given(f"{board} {'w' if turn == 'w' else 'b'}", place)
            return
        with suppress(MalformedPosition):  # which is for the rules to say
            if read_board(board) != read_board(position.value.split(" ")[0]):
                raise Broken("the board is another than that of the position in the head", place)


def _english(reason: str) -> str:
    """A reason as the record has it."""
    return next((name for name, shown in _REASONS.items() if shown == reason), reason)


def _outcome(value: str) -> str | None:
    """A result in words."""
    if found := re.match(r"gana\w*\s(?:las\s|los\s|el\s)?(negr|blanc)", value):
        return "0-1" if found[1] == "negr" else "1-0"
    return "1/2-1/2" if value in ("tablas", "empate") else None


# -- writing ---------------------------------------------------------------------------------------


def write(builder: Builder) -> list[str]:
    """The lines of the head."""
    record = builder.record
    sides = record.options["sides"]
    lines = ["-REGISTRO-"]
    rows = {"White": "1-3", "Black": "7-9"}
    if sides == "swapped":
        rows = {"White": "7-9", "Black": "1-3"}
    unsaid = dict(rows)
    for name, value in record.tags.items():
        line, expected = f"{_label(name)}: {value}", {name: value}
        if name in rows:
            line, expected = f"{line} (filas {rows[name]})", expected | {"sides": sides}
        if _reads_as(line, expected):
            lines.append(line)
            unsaid.pop(name, None)
        else:
            lines.append(tag(name, value))
    lines += [f"{_label(name)}: (filas {side})" for name, side in unsaid.items()]
    options = record.options
    lines.append(f"Primero: {'blancas' if options['first'] == 'white' else 'negras'}")
    lines.append(f"Coronación: {'sí' if options['coronation'] == 'on' else 'no'}")
    lines.append(f"Reclamaciones: {'sí' if options['claims'] == 'on' else 'no'}")
    lines += _result(builder)
    start = str(builder.game.start)
    turn, *rest = start.split()[1:]
    if turn != options["first"][0] or any(word.strip("-/") for word in rest):
        lines.append(f"Posición: {start}")
    return lines


def _result(builder: Builder) -> list[str]:
    record, reason = builder.record, builder.reason
    line = f"Resultado: {record.result}"
    if not reason:
        return [line]
    full = f"{line} ({_REASONS.get(reason, reason)})"
    if _reads_as(full, {"result": record.result, "termination": reason}):
        return [full]
    return [line, tag("Termination", reason)]


def _label(name: str) -> str:
    return _LABELS.get(name, name).split(",")[0]


def _reads_as(line: str, expected: dict[str, str]) -> bool:
    """Whether a line of the head says just this when it is read."""
    if escape(line, ";[") != line or title(line, 0):
        return False
    head = RegistroHead()
    head.line(Given(line, 0))
    return {name: given.value for name, given in head.given.items()} == expected
