"""The JSON form: the same for all games, for programs.

    {
      "zwenk": 1,
      "game": "gounki",
      "rules_version": 1,
      "options": {"origin": "off", "exits": "all", "first_turn": "1"},
      "tags": {"White": "MGounki"},
      "start": null,
      "comment": "about the game",
      "moves": [
        {"move": "c1-c2+", "marks": "!", "before": "...", "comment": "...", "variations": [
          [{"move": "a2-a3"}]
        ]}
      ],
      "result": {"token": "1-0", "winner": "white", "score": null, "reason": "black resigned"}
    }

`start` is a position's text, or null for the game's normal start. One record is an object, several
are an array of them. Only `zwenk` and `game` must be there; a key that is not known is an error.
"""

from __future__ import annotations

from collections.abc import Iterator

from zwenk.record.builder import Builder, Given, rebuild
from zwenk.record.escapes import hide_halves
from zwenk.record.head import Head, token
from zwenk.record.jsontext import NAMES, Parser, Value
from zwenk.record.line import Step
from zwenk.record.model import Record, is_reserved
from zwenk.record.places import Broken
from zwenk.rules import RULES

VERSION = "1"
_KEYS = ("zwenk", "game", "rules_version", "options", "tags", "start", "comment", "moves", "result")
_MOVE = ("move", "marks", "before", "comment", "variations")
_RESULT = ("token", "winner", "score", "reason")


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, game: str | None, records: list[Record]) -> None:
    """Reads all records of a text into `records`; of a text that breaks off, what is there."""
    parser = Parser(text)
    broken: Broken | None = None
    try:
        parser.parse()
    except Broken as error:
        broken = error
    root = parser.root
    if root:
        for item in root.items if root.kind == "array" else [root]:
            _read_record(item, game, records)
    if broken:
        raise broken


def _need(value: Value, kinds: str, what: str) -> Value:
    if value.kind not in kinds.split():
        expected = " or ".join(NAMES.get(kind, kind) for kind in kinds.split())
        raise Broken(f"{what} is {value}: it must be {expected}", value.place)
    return value


class _Object:
    """An object that may have certain keys: another one breaks when what stands behind is asked."""

    def __init__(self, value: Value, keys: tuple[str, ...], what: str) -> None:
        self.members = _need(value, "object", what).members
        self.value = value
        self.keys = keys
        self.what = what
        self.wrong = next((name for name in self.members if name not in keys), None)

    def get(self, name: str, kinds: str) -> Value | None:
        """The value of a key, if it is there; null is the same as nothing."""
        member = self.members.get(name)
        if not member:
            return None
        if self.wrong is not None and member.place > self.members[self.wrong].place:
            self.check()
        _need(member.value, f"{kinds} null", f"{name} of {self.what}")
        return None if member.value.kind == "null" else member.value

    def must(self, name: str, kinds: str) -> Value | None:
        """The same for a key that must be there, unless the text breaks off before it."""
        value = self.get(name, kinds)
        if value is None and self.value.closed:
            self.check()
            raise Broken(f"{self.what} has no {name}", self.value.place)
        return value

    def check(self) -> None:
        """Every key must be known."""
        if self.wrong is not None:
            keys = ", ".join(self.keys)
            message = f"{self.what} has no key {self.wrong!r}: it has {keys}"
            raise Broken(message, self.members[self.wrong].place)


def _read_record(value: Value, game: str | None, records: list[Record]) -> None:
    top = _Object(value, _KEYS, "a record")
    head = Head(game)
    builder: Builder | None = None
    try:
        _read_head(top, head)
        if head.game is None and not value.closed:
            return
        builder = head.begin(records, value.place)
        if moves := top.get("moves", "array"):
            _feed(builder, moves)
        if result := top.get("result", "object"):
            _read_result(_Object(result, _RESULT, "a result"), head)
        top.check()
        if value.closed:
            head.finish(builder, None)
    finally:
        head.keep(records, builder)


def _read_head(top: _Object, head: Head) -> None:
    version = top.must("zwenk", "number")
    if version and version.text != VERSION:
        raise Broken(f"zwenk is {version.text}: this program reads {VERSION}", version.place)
    if game := top.get("game", "string"):
        head.take("game", Given(game.text, game.place), game.place)
        if game.text.lower() not in RULES:
            raise Broken(f"no game {game.text!r}: there are {', '.join(RULES)}", game.place)
    if head.game is None:
        top.must("game", "string")
        return
    rules = RULES[head.game.value.lower()]
    if version := top.get("rules_version", "number"):
        number = version.text
        if not number.isdigit() or len(number) > 9 or int(number) > rules.rules_version:
            known = rules.rules_version
            raise Broken(f"rules_version is {number}: this program knows {known}", version.place)
    options = {option.name: "" for option in rules.options}
    if given := top.get("options", "object"):
        for name, member in given.members.items():
            if name not in options:
                has = ", ".join(options) or "none"
                raise Broken(f"{rules.title} has no option {name!r}: it has {has}", member.place)
            _need(member.value, "string number true false", f"option {name}")
            head.given[name] = Given(member.value.text, member.value.place)
    if tags := top.get("tags", "object"):
        for name, member in tags.members.items():
            if is_reserved(name, options):
                raise Broken(f"no tag can be named {name!r}", member.place)
            tag = _need(member.value, "string", f"tag {name}")
            head.take(name, Given(tag.text, tag.place), member.place)
    if start := top.get("start", "string"):
        head.given["position"] = Given(start.text, start.place)
    if comment := top.get("comment", "string"):
        head.comment = comment.text


def _feed(builder: Builder, moves: Value) -> None:
    for item in moves.items:
        node = _Object(item, _MOVE, "a move")
        builder.number()
        if before := node.get("before", "string"):
            builder.comment(before.text)
        move = node.must("move", "string")
        if not move:
            continue
        builder.entry(move.text, move.place)
        if (marks := node.get("marks", "string")) and marks.text:
            builder.marks(marks.text, marks.place)
        if comment := node.get("comment", "string"):
            builder.comment(comment.text)
        if variations := node.get("variations", "array"):
            for variation in variations.items:
                _need(variation, "array", "a variation")
                if variation.closed and not variation.items:
                    raise Broken("a variation has one move at least", variation.place)
                builder.open(variation.place)
                _feed(builder, variation)
                builder.close()
        node.check()


def _read_result(result: _Object, head: Head) -> None:
    given = result.must("token", "string")
    means = token(given.text) if given else None
    if given:
        head.given["result"] = Given(given.text, given.place)
        head.result()
    if winner := result.get("winner", "string"):
        true = {"1-0": "white", "0-1": "black"}.get(means or "")
        if given and winner.text != true:
            raise Broken(f"winner is {winner.text!r}, but the token says {true}", winner.place)
    if score := result.get("score", "string"):
        head.given["score"] = Given(score.text, score.place)
    if reason := result.get("reason", "string"):
        head.given["termination"] = Given(reason.text, reason.place)
    result.check()


# -- writing ---------------------------------------------------------------------------------------


def write(records: list[Record]) -> str:
    """One object for one record, an array for any other number."""
    texts = ["\n".join(_written(rebuild(record))) for record in records]
    if len(texts) == 1:
        return texts[0] + "\n"
    return "[" + ",".join("\n" + text for text in texts) + "\n" * bool(texts) + "]\n"


def _dump(value: object) -> str:
    import json

    return hide_halves(json.dumps(value, ensure_ascii=False))


def _written(builder: Builder) -> Iterator[str]:
    """The lines of a record: one for each move, and more for its variations."""
    record, ended = builder.record, builder.game.result
    result: dict[str, object] = {"token": record.result}
    if ended:
        result["winner"] = None if ended.winner is None else str(ended.winner)
        result["score"] = ended.score
    if record.result != "*" or builder.reason:
        result["reason"] = builder.reason or None
    head = {
        "zwenk": int(VERSION),
        "game": record.game,
        "rules_version": RULES[record.game].rules_version,
        "options": record.options,
        "tags": record.tags,
        "start": record.start,
    }
    if record.comment:
        head["comment"] = record.comment
    yield "{"
    for name, value in head.items():
        yield f"  {_dump(name)}: {_dump(value)},"
    yield '  "moves": ['
    yield from _moves(builder.main.steps, "    ")
    yield "  ],"
    yield f'  "result": {_dump(result)}'
    yield "}"


def _moves(steps: list[Step], indent: str) -> Iterator[str]:
    for step in steps:
        node = step.node
        said = {name: getattr(node, name) for name in ("marks", "before", "comment")}
        line = _dump({"move": node.text} | {name: text for name, text in said.items() if text})
        comma = "," * (step is not steps[-1])
        if not step.variations:
            yield indent + line + comma
            continue
        yield f'{indent}{line[:-1]}, "variations": ['
        for variation in step.variations:
            yield indent + "  ["
            yield from _moves(variation, indent + "    ")
            yield indent + "  ]" + "," * (variation is not step.variations[-1])
        yield indent + "]}" + comma
