"""What can be wrong with what a person gives: what, where, and what would be right."""


class ZwenkError(ValueError):
    """The root of all errors of this package; its text is one line for a person."""

    def __init__(self, message: str) -> None:
        """What a person gave may hold line breaks or worse: those are shown as escapes."""
        super().__init__("".join(x if x.isprintable() else repr(x)[1:-1] for x in message))


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
