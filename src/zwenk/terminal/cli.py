"""The command `zwenk`: its groups, and how errors are told."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from pathlib import Path

import click

import zwenk
from zwenk.rules.errors import ZwenkError, one_line
from zwenk.terminal.errors import told

# Each command and its module, which is imported when the command is asked for.
COMMANDS = {
    "games": "positions",
    "start": "positions",
    "moves": "positions",
    "apply": "positions",
    "show": "positions",
    "perft": "positions",
    "record": "records",
    "play": "play",
    "analyse": "analyse",
    "match": "match",
    "bench": "engines",
    "solve": "solve",
    "prove": "prove",
    "ugi": "engines",
}


class Commands(click.Group):
    """The commands; most people want one, and few of them the engine."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"zwenk.terminal.{COMMANDS[cmd_name]}")
        found: click.Command = getattr(module, cmd_name)
        return found


def _version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:
    if asked:
        how = "compiled" if zwenk.COMPILED else "uncompiled: everything works, but slowly"
        click.echo(f"zwenk {zwenk.__version__} ({how})")
        context.exit()


@click.group(
    cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
def cli() -> None:
    """Gunzi, Mortale, Gounki and Gungi: exact rules at the command line.

    POSITION is a position's text in quotes, or `start`; with `-` the input is lines.
    """


def main() -> None:
    """Runs the command; whatever is wrong with the input is one line and exit code 2."""
    # A position that begins with an empty field, "-,B1…", is no option.
    arguments = [f" {word}" if word.startswith("-,") else word for word in sys.argv[1:]]
    _open_streams()
    _tell_uncompiled()
    try:
        cli.main(arguments, prog_name="zwenk", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(2)
    except click.ClickException as error:
        context = getattr(error, "ctx", None)
        where = f"{context.command_path}: " if context else "zwenk: "
        _fail(where + " ".join(error.format_message().split()))
    except ZwenkError as error:
        _fail(f"zwenk: {told(error)}")
    except OSError as error:
        if error.filename is None:  # the output itself: what is left of it goes nowhere
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        _fail(f"zwenk: {told(error)}")
    except click.exceptions.Abort:
        sys.exit(130)


def _tell_uncompiled() -> None:
    """What an installer hides: that compiling was tried and failed."""
    mark = Path(zwenk.__file__).with_name("uncompiled.txt")
    asked = os.environ.get("ZWENK_PURE") or os.environ.get("ZWENK_COMPILE") == "never"
    if not zwenk.COMPILED and not asked and mark.exists():
        click.echo(
            "zwenk: the rules could not be compiled when this was installed: everything works, but "
            "a hundred times slower; with a C compiler and Python's headers, install it again",
            err=True,
        )


def _open_streams() -> None:
    """A closed input is an empty one; signs that an output does not have are shown as escapes."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115
    if sys.stdout is None:
        _fail("zwenk: the standard output is closed, there is nowhere to write to")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _fail(message: str) -> None:
    click.echo(one_line(message), err=True)
    sys.exit(2)
