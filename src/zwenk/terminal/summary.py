"""What a match comes to, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zwenk.engine.match import Plan, Tally

FAULTS = {"time": "on time", "illegal": "by an illegal move", "crash": "by a crash"}


def facts(plan: Plan, tally: Tally) -> dict[str, Any]:
    """For programs."""
    middle, low, high = tally.elo()
    found: dict[str, Any] = {
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
        found["sprt"] = {
            "elo0": plan.sprt.elo0,
            "elo1": plan.sprt.elo1,
            "llr": round(plan.sprt.likelihood(tally), 3),
            "accepted": plan.sprt.verdict(tally) or None,
        }
    return found


def summary(plan: Plan, tally: Tally) -> str:
    """For people."""
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
