"""What can be wrong with what a person gives: what, where, and what would be right."""

import re
from operator import index
from typing import SupportsIndex

WORD, LONGEST = 120, 600  # characters of a word, and of a message, that are shown


def one_line(message: str) -> str:
    """A message as a person can read it, whatever stands in it.

    What somebody gave may hold line breaks or worse, which are shown as escapes, or be a whole
    file: of a word and of a message that are too long the beginning and the end are shown.
    """
    message = _shortened(message, 10 * LONGEST)
    message = "".join(x if x.isprintable() else repr(x)[1:-1] for x in message)
    return _shortened(re.sub(r"\S+", lambda word: _shortened(word[0], WORD), message), LONGEST)


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most // 2]}...{text[3 - most // 2 :]}"


def counted(number: int, noun: str) -> str:
    """`1 move`, `2 moves`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


class ZwenkError(ValueError):
    """The root of all errors of this package; its text is one line for a person."""

    def __init__(self, message: str) -> None:
        super().__init__(one_line(message))


def text_of(value: object, error: type[ZwenkError], what: str) -> str:
    """A value that must be a text: else that error, which says what the text would be."""
    if not isinstance(value, str):
        raise error(f"{value!r} is no text: it must be {what}")
    return value


def whole(value: SupportsIndex, what: str, least: int, most: int) -> int:
    """A value that must be a whole number of a range."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise ZwenkError(f"{what} {value!r}: it is a whole number from {least} to {most}")
    return number


class MoveError(ZwenkError):
    """A move that cannot be played."""


class MalformedMove(MoveError):
    """The text is no move of this game."""


class IllegalMove(MoveError):
    """The text is a move, but a rule refuses it here; the message names the rule."""


class AmbiguousMove(MoveError):
    """The text fits several legal moves; the message lists them."""


class PositionError(ZwenkError):
    """A position that cannot be set up."""


class MalformedPosition(PositionError):
    """The text is no position of this game."""


class ImpossiblePosition(PositionError):
    """The text is a position, but no game can come to it; the message names the rule."""


class OptionError(ZwenkError):
    """An option the game does not have, or a value the option does not take."""


class FormationError(ZwenkError):
    """A formation of Gungi that is not valid; the message lists all that is wrong."""


class RecordError(ZwenkError):
    """A record that cannot be read to its end: where it breaks, and the games read up to there."""

    def __init__(self, message: str, line: int, column: int, read: object = None) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
        self.read = read
