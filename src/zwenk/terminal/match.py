"""The command `match`: two players, many games, and what that says of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import StringIO
from typing import TYPE_CHECKING, Any, TypeVar

import click

from zwenk.terminal.arguments import Options, option_option, read_pairs
from zwenk.terminal.summary import facts, summary

if TYPE_CHECKING:
    from zwenk.engine.match import Archive, Plan, Played, Tally

Command = TypeVar("Command", bound=Callable[..., Any])


def _settings(side: str) -> Callable[[Command], Command]:
    return click.option(
        f"--set-{side}",
        multiple=True,
        metavar="NAME=VALUE",
        callback=read_pairs,
        help=f"An option of the UGI program {side.upper()}.",
    )


@click.command()
@click.argument("a")
@click.argument("b")
@click.option("--game", required=True, metavar="GAME", help="gunzi, mortale, gounki or gungi.")
@click.option("--games", type=int, default=100, show_default=True, help="How many, at most.")
@click.option(
    "--tc",
    default="movetime=100",
    show_default=True,
    help="SECONDS+INCREMENT as in 10+0.1, movetime=MS, nodes=N or depth=N.",
)
@option_option
@_settings("a")
@_settings("b")
@click.option("--sprt", metavar="ELO0,ELO1", help="End as soon as one of the two is plain.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, help="Games at once.")
@click.option("--records", type=click.Path(dir_okay=False), help="Keep the games in this file.")
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, help="Another order, other dice.")
@click.option("--most-moves", type=click.IntRange(2), default=600, show_default=True,
              help="Decisions after which a game is a draw.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def match(
    a: str,
    b: str,
    game: str,
    games: int,
    tc: str,
    options: Options,
    set_a: Options,
    set_b: Options,
    sprt: str | None,
    jobs: int,
    records: str | None,
    seed: int,
    most_moves: int,
    as_json: bool,
) -> None:
    """Let A and B play a match.

    A and B are each level:1 to level:10, engine (with depth=N, nodes=N, movetime=MS, hash=MB,
    threads=N after a colon), random, or the command of any UGI program in quotes. Every opening
    is played twice, with the sides exchanged.
    """
    from zwenk.engine.match import Archive, Opponent, Plan, Sprt, TimeControl
    from zwenk.rules.catalogue import rules

    plan = Plan(
        rules(game).game,
        Opponent.read(a, set_a),
        Opponent.read(b, set_b),
        games,
        TimeControl.read(tc),
        options,
        seed,
        most_moves,
        Sprt.read(sprt) if sprt else None,
        jobs,
    )
    archive = Archive(records, plan.game) if records else None
    tally = _play(plan, archive)
    click.echo(json.dumps(facts(plan, tally)) if as_json else summary(plan, tally))
    if archive:
        archive.save()


def _play(plan: Plan, archive: Archive | None) -> Tally:
    """Plays, showing how it goes; Ctrl-C ends the match, and what was played counts."""
    from zwenk.engine.match import Tally, play

    tally = Tally()
    shown = sys.stderr.isatty()
    bar = click.progressbar(
        length=plan.games,
        label=f"{plan.a.name} - {plan.b.name}",
        file=sys.stderr if shown else StringIO(),
        item_show_func=lambda text: text,
    )
    games = play(plan, tally)
    try:
        with bar:
            for played in games:
                if archive:
                    archive.add(played)
                bar.update(len(played), f"{tally.wins}-{tally.draws}-{tally.losses}")
                _tell_faults(played, shown)
    except KeyboardInterrupt:
        click.echo("ended before its time", err=True)
    finally:
        games.close()
    return tally


def _tell_faults(played: list[Played], shown: bool) -> None:
    for one in played:
        if one.fault:
            click.echo(("\n" if shown else "") + f"game {one.number + 1}: {one.words}", err=True)
