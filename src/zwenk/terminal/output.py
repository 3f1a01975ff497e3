"""Where a command's output goes: a file, a device, or with - the standard output."""

from __future__ import annotations

import sys

import click

from zwenk.files import replace_file

# Signs of the boards that not every terminal's encoding has.
_SIGNS = "\u2571╲┌─┬┐├┼┤╞═╪╡└┴┘│●○■□≡†↑↗↘↓↙↖\u00d7"

OUTPUT = click.Path(dir_okay=False, allow_dash=True)


def named(_context: click.Context, _parameter: click.Parameter, file: str | None) -> str | None:
    """The name of a file to write, which is not nothing."""
    if file == "":
        raise click.BadParameter("the name of the file is empty; - is the standard output")
    return file


def deliver(text: str, file: str | None) -> None:
    """Writes a text to a file, whole or not at all; to the standard output if none is named.

    It is UTF-8 wherever it goes: pictures, records and JSON say that they are.
    """
    data = text.encode("utf-8", "backslashreplace")
    if file is not None and file != "-":
        replace_file(file, data)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def knows_signs() -> bool:
    """Whether the standard output can show the signs of the boards."""
    try:
        _SIGNS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
