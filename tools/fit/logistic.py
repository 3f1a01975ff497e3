"""Logistic regression by Newton's method, held near the numbers that are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]


def chance(value: Numbers, scale: float) -> Numbers:
    """The share of points that a value in centipieces promises."""
    return np.asarray(1 / (1 + np.exp(-np.clip(value / scale, -30, 30))))


def targets(
    scores: Sequence[float], results: Sequence[float], scale: float, trust: float = 0.6
) -> Numbers:
    """What a position is taken to be worth: its game's result, and what the search made of it."""
    return trust * np.array(results) + (1 - trust) * chance(np.array(scores, dtype=float), scale)


def fitted(
    features: Numbers, wanted: Numbers, known: Numbers, scale: float, ridge: Numbers | float
) -> Numbers:
    """The weights that tell the wanted shares best; `ridge` is how much the known ones hold."""
    weights = known / scale
    base = weights.copy()
    hold = np.eye(len(known)) * ridge * len(wanted)
    for _ in range(25):
        told = chance(features @ weights, 1)
        slope = features.T @ (told - wanted) + hold @ (weights - base)
        curve = (features * (told * (1 - told))[:, None]).T @ features + hold
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    return weights * scale


def loss(features: Numbers, wanted: Numbers, weights: Numbers, scale: float) -> float:
    """How badly weights tell the wanted shares: the less the better."""
    told = np.clip(chance(features @ weights, scale), 1e-6, 1 - 1e-6)
    return float(-(wanted * np.log(told) + (1 - wanted) * np.log(1 - told)).mean())
