"""Arguments that several commands share: the game, its options, a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from zwenk.rules.catalogue import GAMES, position, start
from zwenk.rules.errors import OptionError
from zwenk.rules.gungi.formation import FORMATIONS, Formation, battle, random_formation
from zwenk.rules.position import Position

Options = dict[str, str]


def read_pairs(
    _context: click.Context, parameter: click.Parameter, pairs: tuple[str, ...]
) -> Options:
    """Options of the form NAME=VALUE, that may be given several times."""
    options: Options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"{parameter.opts[0]} {pair}: it is written NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


game_argument = click.argument(
    "game", metavar="GAME", type=click.Choice(GAMES, case_sensitive=False)
)
option_option = click.option(
    "--option",
    "-o",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=read_pairs,
    help="An option of the game; `zwenk games` lists them.",
)
position_argument = click.argument("position_text", metavar="[POSITION]", default="start")


def formation_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds --black and --white: Gungi's formations."""
    for army in ("white", "black"):
        command = click.option(
            f"--{army}",
            metavar="FORMATION",
            help=f"{army.title()}'s formation in Gungi: {', '.join(FORMATIONS)}, random, "
            "random:SEED, or its three rows as he sees them: front/middle/last.",
        )(command)
    return command


def read_position(game: str, text: str, options: Options) -> Position:
    """A position from its text, or the start."""
    return start(game, **options) if text == "start" else position(game, text, **options)


def play_through(position: Position, moves: Sequence[str]) -> Position:
    """The position after moves, each of which may have its effects written after it."""
    for text in moves:
        for decision in position.decisions(text):
            position = position.after(decision)
    return position


def starting_position(
    game: str, options: Options, black: str | None, white: str | None
) -> Position:
    """The start of a game; in Gungi with the formations asked for, else the rulebook's."""
    if black is None and white is None:
        return start(game, **options)
    if game != "gungi":
        raise OptionError(f"{game} has no formations: --black and --white are for gungi")
    return battle(
        _read_formation(black or "book-black"), _read_formation(white or "book-white"), **options
    )


def _read_formation(text: str) -> Formation:
    name, colon, seed = text.partition(":")
    if name == "random" and (not colon or seed.isdecimal()):
        return random_formation(int(seed) if colon else None)
    if "/" in text:
        return Formation(text)
    if text not in FORMATIONS:
        raise OptionError(
            f"no formation {text!r}: there are {', '.join(FORMATIONS)}, random, random:SEED, "
            "or three rows with / between"
        )
    return FORMATIONS[text]
