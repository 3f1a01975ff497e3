"""Options of the games: one table for each game, which everything else reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from zwenk.rules.errors import OptionError

YES = ("on", "true", "yes", "1")
NO = ("off", "false", "no", "0")


class Option(NamedTuple):
    """A choice the players make before the game. The first of its values is the default."""

    name: str
    values: tuple[str, ...]
    rule: str  # where it comes from: a rule's number, or "house"
    help: str

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, value: object) -> str:
        """One of the option's values, from what a person or a program gave."""
        text = str(value).strip().lower()
        if set(self.values) == {"on", "off"}:
            text = "on" if text in YES else "off" if text in NO else text
        if text not in self.values:
            raise OptionError(
                f"option {self.name} does not take {str(value)!r}: it takes "
                + " or ".join(self.values)
            )
        return text


def read_options(game: str, table: tuple[Option, ...], given: Mapping[str, object]) -> list[int]:
    """For each option of the table the index of its value; the default where none is given."""
    known = {option.name: option for option in table}
    for name in given:
        if name not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise OptionError(f"{game} has no option {name!r}: {has}")
    return [o.values.index(o.read(given.get(o.name, o.default))) for o in table]
