"""The command `match`: two players, many games, and what that says of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from zwenk.rules.errors import OptionError
from zwenk.terminal.arguments import Options, option_option, read_pairs

if TYPE_CHECKING:
    from zwenk.engine.match import Plan, Played, Tally
    from zwenk.record import Record

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
    from zwenk.engine.match import Opponent, Plan, Sprt, TimeControl
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
    if records and Path(records).suffix.lower() not in (".pgn", ".json", ".registro"):
        raise OptionError(f"--records {records}: it ends in .pgn, .json or .registro")
    tally, kept = _play(plan)
    if as_json:
        click.echo(json.dumps(_facts(plan, tally)))
    else:
        click.echo(_summary(plan, tally))
    if records:
        from zwenk.record import save

        save(records, kept)


def _play(plan: Plan) -> tuple[Tally, list[Record]]:
    """Plays, showing how it goes; Ctrl-C ends the match, and what was played counts."""
    from zwenk.engine.match import Tally, play

    tally, kept = Tally(), []
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
                kept += [(one.number, one.record) for one in played]
                bar.update(len(played), _score(tally))
                _tell_faults(played, shown)
    except KeyboardInterrupt:
        click.echo("ended before its time", err=True)
    finally:
        games.close()
    return tally, [record for _, record in sorted(kept, key=lambda one: one[0])]


def _tell_faults(played: list[Played], shown: bool) -> None:
    for one in played:
        if one.fault:
            click.echo(("\n" if shown else "") + f"game {one.number + 1}: {one.words}", err=True)


def _score(tally: Tally) -> str:
    return f"{tally.wins}-{tally.draws}-{tally.losses}"


def _facts(plan: Plan, tally: Tally) -> dict[str, Any]:
    middle, low, high = tally.elo()
    facts: dict[str, Any] = {
        "game": plan.game,
        "options": plan.options,
        "a": plan.a.name,
        "b": plan.b.name,
        "tc": plan.control.text,
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "score": round(tally.score, 4),
        "elo": round(middle, 1) if 0 < tally.score < 1 else None,
        "elo_range": [round(low, 1), round(high, 1)],
        "pairs": tally.pairs,
        "faults": tally.faults,
    }
    if plan.sprt:
        facts["sprt"] = {
            "elo0": plan.sprt.elo0,
            "elo1": plan.sprt.elo1,
            "llr": round(plan.sprt.likelihood(tally), 3),
            "accepted": plan.sprt.verdict(tally) or None,
        }
    return facts


FAULTS = {"time": "on time", "illegal": "by an illegal move", "crash": "by a crash"}


def _summary(plan: Plan, tally: Tally) -> str:
    middle, low, high = tally.elo()
    elo = f"Elo {round(middle):+}" if 0 < tally.score < 1 else "Elo beyond measure"
    lines = [
        f"{plan.game}: {plan.a.name} against {plan.b.name}, {tally.games} games, "
        f"{plan.control.text}",
        f"won {tally.wins}, drawn {tally.draws}, lost {tally.losses}: {100 * tally.score:.1f} %",
        f"{elo}, with 95 % between {round(low):+} and {round(high):+} "
        f"(pairs by points 0 to 2: {' '.join(map(str, tally.pairs))})",
    ]
    for name, side in ((plan.a.name, "a"), (plan.b.name, "b")):
        for sort, count in tally.faults[side].items():
            lines.append(f"{name} lost {count} {FAULTS[sort]}")
    if plan.sprt:
        found = plan.sprt.likelihood(tally)
        verdict = plan.sprt.verdict(tally)
        lines.append(
            f"SPRT {plan.sprt.elo0:g} against {plan.sprt.elo1:g}: {found:+.2f} of 2.94, "
            + (f"{getattr(plan.sprt, verdict):+g} accepted" if verdict else "undecided")
        )
    return "\n".join(lines)
