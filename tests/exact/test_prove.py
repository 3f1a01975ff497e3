"""Proofs in Gunzi: the search, the certificate's file, and a checker that finds every gap."""

from __future__ import annotations

import random
from array import array
from pathlib import Path

import pytest

import zwenk
from zwenk.engine.exact import certificate, prove, prover
from zwenk.engine.exact.certificate import Certificate, ProofError, certain
from zwenk.engine.exact.tables import Tables
from zwenk.rules.gunzi import Gunzi

from . import slow
from .endings import ending
from .test_gunzi import after, margin

compiled = pytest.mark.compiled
skipped = pytest.mark.skipif(not zwenk.COMPILED, reason="hundreds of thousands of positions")
NOTHING = Tables(0, array("q"), array("q"), array("I"), array("i"), b"")


def search(text: str, side: zwenk.Color, goal: int, seconds: float = 600) -> Certificate | None:
    start = zwenk.position("gunzi", text)
    return prove.proven(side, goal, start, NOTHING, seconds, 16, lambda _: None)


@pytest.fixture(scope="module")
def eighteen() -> Certificate:
    """Black forces -18 from the start."""
    found = search(str(zwenk.start("gunzi")), zwenk.BLACK, -18)
    assert found is not None
    return found


@compiled
@skipped
def test_from_the_start_black_is_not_beaten_by_twenty(eighteen: Certificate) -> None:
    assert certificate.check(eighteen) > len(eighteen.strategy) > 100


@compiled
@skipped
@pytest.mark.parametrize(
    "name", ["gunzi-black-18", pytest.param("gunzi-white-18", marks=pytest.mark.deep)]
)
def test_the_proofs_that_are_kept_hold(name: str) -> None:
    kept = certificate.read(Path(__file__).parents[2] / "docs" / "proofs" / f"{name}.proof.xz")
    assert kept.start == str(zwenk.start("gunzi"))
    assert kept.goal == -18
    assert str(kept.side) in name
    assert certificate.check(kept) > 20_000


@compiled
@skipped
def test_a_certificate_is_read_as_it_was_written(eighteen: Certificate, tmp_path: Path) -> None:
    certificate.write(tmp_path / "proof", eighteen)
    assert certificate.read(tmp_path / "proof") == eighteen


@compiled
@skipped
def test_the_checker_finds_what_is_missing_or_wrong(eighteen: Certificate) -> None:
    rng = random.Random(1)
    for text in rng.sample(sorted(eighteen.strategy), 2):
        left_out = {key: move for key, move in eighteen.strategy.items() if key != text}
        with pytest.raises(ProofError, match="no move is given"):
            certificate.check(eighteen._replace(strategy=left_out))
        illegal = eighteen.strategy | {text: "a1-a1<"}
        with pytest.raises(zwenk.ZwenkError):
            certificate.check(eighteen._replace(strategy=illegal))
    with pytest.raises(ProofError):
        certificate.check(eighteen._replace(goal=-16))
    with pytest.raises(ProofError):
        certificate.check(eighteen._replace(side=zwenk.WHITE))


def test_a_line_that_comes_back_proves_a_draw_but_no_win() -> None:
    """Here the players can only walk to and fro, giving nothing away."""
    text = "T,-,-,-,-/-,-,T,B4,-,T,T/-,T,w3,-,T b"
    part = slow.closure(text, after, 100)
    assert part is not None
    told = slow.solved(part, lambda text: text.endswith("b"), margin)
    strategy = {}
    for text_before, children in part.items():
        position = zwenk.position("gunzi", text_before)
        if position.turn == zwenk.BLACK and children:
            kept = [child for child in children if told[child].margin <= 0]
            kept.sort(key=lambda child: told[child].ends)
            moves = {str(position.after(move)): move.text for move in position.moves()}
            strategy[text_before] = moves[(kept or children)[0]]
    assert certificate.check(Certificate(zwenk.BLACK, 0, text, strategy))
    with pytest.raises(ProofError, match="come back here for ever"):
        certificate.check(Certificate(zwenk.BLACK, 1, text, strategy))


@pytest.mark.parametrize("seed", range(4))
def test_the_search_agrees_with_the_slow_solver(seed: int) -> None:
    """What can be forced is proven, wins, draws and losses, and a point more is not."""
    compare(random.Random(seed), 8, 300)


@pytest.mark.deep
@compiled
@skipped
def test_the_search_agrees_with_the_slow_solver_in_larger_parts() -> None:
    compare(random.Random(40), 120, 3000)


FOR_EVER = [
    "-,w^2,-,-,-/-,B6,-,-,T,T,T/T,-,T,w3,- b",
    "-,T,-,T,-/-,B5,T,-,-,T,-/-,w2,T,B^2,- b",
    "T,-,-,-,-/-,-,T,B4,-,T,T/-,T,w3,-,T b",
]


@pytest.mark.parametrize("text", FOR_EVER)
def test_a_draw_by_going_on_for_ever_is_proven_for_both(text: str) -> None:
    for side in (zwenk.BLACK, zwenk.WHITE):
        found = search(text, side, 0)
        assert found is not None
        certificate.check(found)
        with pytest.raises(ProofError):
            search(text, side, 1)


def compare(rng: random.Random, number: int, most: int) -> None:
    done = 0
    while done < number:
        text = ending(rng, rng.choice([1, 2, 2]))
        part = slow.closure(text, after, most)
        if part is None or len(part) < 5:
            continue
        done += 1
        told = slow.solved(part, lambda text: text.endswith("b"), margin)[text]
        mover = zwenk.position("gunzi", text).turn
        for side, goal in ((mover, told.margin), (mover.other, -told.margin)):
            found = search(text, side, goal)
            assert found is not None
            certificate.check(found)
            with pytest.raises(ProofError):
                search(text, side, goal + 1)


def test_what_is_certain_never_gets_less() -> None:
    rng = random.Random(7)
    for seed in range(60):
        position = Gunzi()
        before = [-20, -20]
        while moves := position.moves():
            for side in (zwenk.BLACK, zwenk.WHITE):
                now = certain(position, side)
                assert now == prover.least(position, side)
                assert now >= before[side]
                before[side] = now
            position = position.after(rng.choice(moves))
            if len(str(position)) > 200 or rng.random() < 0.01:
                break
        result = position.result
        if result and result.score:
            black, white = map(int, result.score.split("-"))
            assert before[0] <= black - white <= -before[1], seed


@pytest.mark.parametrize(
    "text",
    ["", "zwenk proof 1\n", "zwenk proof 1\nblack forces much\nx\n", "other\na b c\nd\n",
     "zwenk proof 1\nblack forces -1\nx\nnothing\n"],
)  # fmt: skip
def test_a_file_that_is_no_certificate_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "proof").write_text(text)
    with pytest.raises(ProofError, match="proof"):
        certificate.read(tmp_path / "proof")
