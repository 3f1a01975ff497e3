"""Lines in, JSON lines out: thousands of positions a second, an error answered in its place."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from zwenk.rules import start
from zwenk.rules.errors import ZwenkError
from zwenk.terminal.arguments import Options, play_through, read_position
from zwenk.terminal.errors import told
from zwenk.terminal.output import deliver

Answerer = Callable[[str], Any]


def answer(answerer: Answerer) -> None:
    """Answers every line of the input at once, so that a program can talk with it."""
    for raw in sys.stdin.buffer:
        try:
            reply = answerer(raw.decode("utf-8").rstrip("\r\n"))
        except UnicodeDecodeError as error:
            reply = {"error": f"byte {error.start + 1} of the line is not UTF-8"}
        except ZwenkError as error:
            reply = {"error": told(error)}
        deliver(json.dumps(reply, ensure_ascii=False) + "\n", None)


def moves_of(game: str, options: Options, paths: bool) -> Answerer:
    """Answers a position by its moves, or by its moves and the clicks that make them."""
    start(game, **options)  # an option that is wrong is wrong for all lines

    def reply(line: str) -> Any:
        text = line.strip() or _nothing("a position")
        position = read_position(game, text, options)
        if paths:
            return {move.text: position.path(move) for move in position.moves()}
        return [move.text for move in position.moves()]

    return reply


def applied(game: str, options: Options) -> Answerer:
    """Answers {"position": …, "moves": […]} by the position reached."""
    start(game, **options)

    def reply(line: str) -> Any:
        text, moves = _request(line)
        return str(play_through(read_position(game, text.strip(), options), moves))

    return reply


def _nothing(wanted: str) -> Any:
    raise ZwenkError(f"the line is empty, {wanted} was expected")


def _request(line: str) -> tuple[str, list[str]]:
    wanted = '{"position": "…", "moves": ["…"]}'
    try:
        request = json.loads(line) if line.strip() else _nothing(wanted)
    except json.JSONDecodeError as error:
        raise ZwenkError(f"column {error.colno}: {error.msg}; {wanted} was expected") from None
    except (RecursionError, ValueError):
        raise ZwenkError(f"the line cannot be read; {wanted} was expected") from None
    if not isinstance(request, dict) or set(request) != {"position", "moves"}:
        raise ZwenkError(f"the line is not of the form {wanted}")
    text, moves = request["position"], request["moves"]
    if not isinstance(text, str) or not isinstance(moves, list):
        raise ZwenkError(f"the line is not of the form {wanted}")
    if not all(isinstance(move, str) for move in moves):
        raise ZwenkError(f"a move is a text; {wanted} was expected")
    return text, moves
