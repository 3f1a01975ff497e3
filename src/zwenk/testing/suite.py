"""The checks that every game must pass, on positions that Hypothesis chooses."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from contextlib import suppress

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from zwenk.game import Game
from zwenk.record import FORMS, Record, read, write
from zwenk.rules import rules
from zwenk.rules.errors import MoveError, PositionError
from zwenk.rules.position import Position
from zwenk.testing.symmetry import SYMMETRIES

Check = Callable[[Position], None]


def check_game(name: str, examples: int = 100, longest: int = 200) -> None:
    """Checks a game on that many positions, after at most `longest` random moves each."""
    kind = rules(name)

    @settings(
        max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(positions(name, longest), st.data())
    def check(position: Position, data: st.DataObject) -> None:
        for one in (
            check_moves_are_read_back,
            check_texts_round_trip,
            check_moves_are_made_and_taken_back,
            check_counts_agree,
            check_paths_tell_moves_apart,
            check_symmetries,
        ):
            one(position)
        check_other_texts_are_refused(position, data.draw(texts(kind)))

    @settings(max_examples=max(1, examples // 5), deadline=None, database=None)
    @given(st.integers(0, 2**32), st.integers(0, longest))
    def check_games(seed: int, length: int) -> None:
        check_records_round_trip(played(name, seed, length))

    check()
    check_games()


def positions(name: str, longest: int) -> st.SearchStrategy[Position]:
    """Positions that random moves lead to, under random options."""
    kind = rules(name)
    options = st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in kind.options})
    return st.builds(
        lambda chosen, seed, length: kind(None, **chosen).playout(seed, length)[0],
        options,
        st.integers(0, 2**64 - 1),
        st.integers(0, longest),
    )


def texts(kind: type[Position]) -> st.SearchStrategy[str]:
    """Texts that look like moves: legal ones of other positions, parts of them, and rubbish."""
    somewhere = positions(kind.game, 60).map(lambda p: [m.text for m in p.moves()] or ["?"])
    move = somewhere.flatmap(st.sampled_from)
    cut = st.builds(
        lambda text, i, j: text[:i] + text[j:], move, st.integers(0, 9), st.integers(0, 9)
    )
    return move | cut | st.text(max_size=12)


def played(name: str, seed: int, length: int) -> Game:
    """A game of random moves."""
    game = Game(name)
    for ply in range(length):
        moves = game.legal_moves()
        if not moves:
            break
        game.play(moves[(seed * 7919 + ply * 104729) % len(moves)])
    return game


def check_moves_are_read_back(position: Position) -> None:
    """Every legal move has a text of its own, by which it is found again."""
    moves = position.moves()
    assert len({move.text for move in moves}) == len(moves), "two moves have the same text"
    for move in moves:
        assert position.move(move.text) == move, f"{move} is read as another move"
    assert (not moves) == (position.result is not None), "over, and moves; or neither"


def check_texts_round_trip(position: Position) -> None:
    """A position is what its text says, and survives being copied and pickled."""
    assert copy.copy(position) == copy.deepcopy(position) == position
    assert pickle.loads(pickle.dumps(position)) == position
    if position.result is None:
        again = type(position)(str(position), **position.chosen())
        assert again == position and hash(again) == hash(position), f"{position} is read otherwise"
        assert str(again) == str(position)


def check_moves_are_made_and_taken_back(position: Position) -> None:
    """Making a move and taking it back restores everything; the hash is that of the state."""
    faults = position.faults()
    assert not faults, f"{position}: {faults[0]}"
    before = position.state()
    for move in position.moves():
        position.after(move)
    assert position.state() == before, "after() changed the position"


def check_counts_agree(position: Position) -> None:
    """Perft in bulk, singly, and by the public calls are the same."""
    moves = position.moves()
    assert position.perft(1) == position.perft(1, bulk=False) == len(moves)
    if len(moves) <= 60:
        by_hand = sum(len(position.after(move).moves()) for move in moves)
        assert position.perft(2) == position.perft(2, bulk=False) == by_hand


def check_paths_tell_moves_apart(position: Position) -> None:
    """No two moves are made by the same clicks."""
    moves = position.moves()
    paths = {tuple(position.path(move)) for move in moves}
    assert len(paths) == len(moves) and () not in paths


def check_symmetries(position: Position) -> None:
    """The mirror image has the mirrored moves."""
    if position.result is not None:
        return
    chosen = position.chosen()
    changed = {o.name for o in position.options if chosen[o.name] != o.default}
    for symmetry in SYMMETRIES[position.game]:
        if changed & set(symmetry.options):
            continue
        image = type(position)(symmetry.position(str(position)), **chosen)
        expected = {symmetry.move(move.text) for move in position.moves()}
        assert {move.text for move in image.moves()} == expected, f"{symmetry.name}: {position}"


def check_other_texts_are_refused(position: Position, text: str) -> None:
    """A text is read as a legal move, or refused by a MoveError of one line."""
    move, said = None, ""
    try:
        move = position.move(text)
    except MoveError as error:
        said = str(error)
    if move is None:
        assert "\n" not in said
        assert text not in {move.text for move in position.moves()}
    else:
        assert move in position.moves()
    with suppress(PositionError):
        raise AssertionError(f"{text!r} is taken for {type(position)(text)}")


def check_records_round_trip(game: Game) -> None:
    """A record in any form that can hold the game gives the same game back."""
    record = Record.of(game)
    for form in FORMS:
        if form == "registro" and game.game != "gungi":
            continue
        (again,) = read(write([record], form), form)
        replayed = again.replay()
        assert [str(move) for move in replayed.moves] == [str(move) for move in game.moves], form
        assert replayed.position == game.position and replayed.result == game.result, form
