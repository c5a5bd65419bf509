"""A multinomial logit with an offset and a ridge, by Newton's method: who wins, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

STEPS = 8  # of Newton's method: the curve has one top and is nearly a parabola there

Vector = list[float]


class Contest(NamedTuple):
    """One moment: for each seat what is known to speak for it, what may, and its share of the victory."""

    known: Vector
    features: list[Vector]
    won: Vector
    weight: float  # moments of one game share one vote


def fitted(contests: Sequence[Contest], many: int, ridge: Vector) -> Vector:
    """What a unit of each of `many` features adds to the logarithm of the odds.

    `ridge` is by feature how strongly it is held at 0: the precision of a normal prior.
    """
    weights = [0.0] * many
    for _ in range(STEPS):
        slope = [-r * w for r, w in zip(ridge, weights, strict=True)]
        bend = [[ridge[row] if row == column else 0.0 for column in range(many)] for row in range(many)]
        for contest in contests:
            add(contest, weights, slope, bend)
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def add(contest: Contest, weights: Vector, slope: Vector, bend: list[Vector]) -> None:
    """One moment's part of slope and bend."""
    chances = chances_of(contest, weights)
    many = len(weights)
    mean = [sum(p * x[k] for p, x in zip(chances, contest.features, strict=True)) for k in range(many)]
    for p, won, x in zip(chances, contest.won, contest.features, strict=True):
        off = [x[k] - mean[k] for k in range(many)]
        for row in range(many):
            slope[row] += contest.weight * (won - p) * x[row]
            pull = contest.weight * p * off[row]
            if pull:
                into = bend[row]
                for column in range(many):
                    into[column] += pull * off[column]


def chances_of(contest: Contest, weights: Vector) -> Vector:
    """A softmax."""
    speaks = [
        known + sum(w * x for w, x in zip(weights, features, strict=True))
        for known, features in zip(contest.known, contest.features, strict=True)
    ]
    most = max(speaks)
    odds = [exp(each - most) for each in speaks]
    return [each / sum(odds) for each in odds]


def solved(matrix: list[Vector], right: Vector) -> Vector:
    """Linear equations with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    many = len(rows)
    for pivot in range(many):
        for row in range(pivot + 1, many):
            times = rows[row][pivot] / rows[pivot][pivot]
            if times:
                rows[row] = [a - times * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    found = [0.0] * many
    for row in reversed(range(many)):
        rest = sum(rows[row][k] * found[k] for k in range(row + 1, many))
        found[row] = (rows[row][many] - rest) / rows[row][row]
    return found
