"""The options of UGI: one table, from which they are announced, read and kept."""

from __future__ import annotations

from typing import NamedTuple

from zwenk.engine.engine import MOST_HASH, MOST_THREADS
from zwenk.engine.levels import FULL
from zwenk.rules.catalogue import GAMES, RULES
from zwenk.rules.errors import OptionError

NUMBER = 18  # digits: longer ones are no number that anything here could use
YES_NO = ("on", "off")


class Setting(NamedTuple):
    """An option as UGI announces it, and what it takes."""

    name: str
    sort: str  # spin, check or combo
    default: str
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = f"option name {self.name} type {self.sort} default {self.default}"
        if self.sort == "spin":
            words += f" min {self.least} max {self.most}"
        return words + "".join(f" var {value}" for value in self.values)

    def read(self, text: str) -> str:
        """The value that a text means, as this table writes it."""
        if self.sort == "spin":
            number = whole(text)
            if number is None or not self.least <= number <= self.most:
                raise OptionError(f"{self.name} {text!r}: from {self.least} to {self.most}")
            return str(number)
        allowed = ("true", "false") if self.sort == "check" else self.values
        for value in allowed:
            if value == text.lower():
                return value
        raise OptionError(f"{self.name} {text!r}: it takes {' or '.join(allowed)}")


def whole(text: str) -> int | None:
    """The whole number that a text is, or None."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= NUMBER:
        return int(text)
    return None


def announced() -> list[Setting]:
    """All options: the engine's, then those of each game's rules, named GAME.OPTION."""
    found = [
        Setting("game", "combo", GAMES[0], values=GAMES),
        Setting("Hash", "spin", "64", 1, MOST_HASH),
        Setting("Threads", "spin", "1", 1, MOST_THREADS),
        Setting("MultiPV", "spin", "1", 1, 256),
        Setting("Level", "spin", str(FULL), 1, FULL),
        Setting("Seed", "spin", "0", 0, 2**31 - 1),
    ]
    for game, kind in RULES.items():
        for option in kind.options:
            name = f"{game}.{option.name}"
            if sorted(option.values) == sorted(YES_NO):
                default = "true" if option.default == "on" else "false"
                found.append(Setting(name, "check", default))
            else:
                found.append(Setting(name, "combo", option.default, values=option.values))
    return found


class Settings:
    """What the options stand at."""

    def __init__(self) -> None:
        self.table = {setting.name.lower(): setting for setting in announced()}
        self._values = {setting.name: setting.default for setting in self.table.values()}

    def find(self, name: str) -> Setting:
        """The option of that name, in capitals or not; OptionError where there is none."""
        setting = self.table.get(name.lower())
        if setting is None:
            known = ", ".join(setting.name for setting in self.table.values())
            raise OptionError(f"no option {name!r}: there are {known}")
        return setting

    def set(self, setting: Setting, text: str) -> None:
        """Gives an option a value; OptionError where it does not take it."""
        self._values[setting.name] = setting.read(text)

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def number(self, name: str) -> int:
        """The value of a spin."""
        return int(self._values[name])

    @property
    def rules(self) -> dict[str, str]:
        """The options of the game that is chosen, as its rules name them."""
        begin = self["game"] + "."
        return {
            name.removeprefix(begin): value
            for name, value in self._values.items()
            if name.startswith(begin)
        }
