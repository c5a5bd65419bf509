"""The statistics of the lab: intervals, tests, correction for many figures, how many games it takes."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

NORMAL = statistics.NormalDist()
LEVEL = 0.05  # of false alarms, over all figures of a page together
Z = NORMAL.inv_cdf(1 - LEVEL / 2)
POWER = 0.8


class Estimate(NamedTuple):
    """A figure, its 95 % interval, and how many games stand behind it."""

    value: float
    low: float
    high: float
    games: int


def share(wins: float, games: int) -> Estimate:
    """A share with its interval (Wilson's: good for few games and for shares near 0 or 1)."""
    rate, square = wins / games, Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    half = Z * math.sqrt(max(0.0, rate * (1 - rate) / games + square / (4 * games))) / (1 + square)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half), games)


def student(freedom: int, z: float = Z) -> float:
    """The quantile of Student's distribution that belongs to a normal one (Cornish and Fisher)."""
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean; infinite for one value."""
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval."""
    deviation = statistics.stdev(values) if len(values) > 1 else None
    return mean_of(statistics.fmean(values), deviation, len(values))


def mean_of(middle: float, deviation: float | None, games: int) -> Estimate:
    """The same of so many values with this mean and standard deviation."""
    if games < 2 or deviation is None:
        return Estimate(middle, -math.inf, math.inf, games)
    half = student(games - 1) * deviation / math.sqrt(games)
    return Estimate(middle, middle - half, middle + half, games)


def two_sided(difference: float, error: float) -> float:
    """How often chance alone makes a difference like this."""
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return 2 * NORMAL.cdf(-abs(difference) / error) if error < math.inf else 1.0


def equivalence(difference: float, error: float, margin: float) -> float:
    """How often a difference as large as the margin would look as small as this (two one-sided tests)."""
    if error == 0:
        return 0.0 if abs(difference) < margin else 1.0
    return NORMAL.cdf((abs(difference) - margin) / error) if error < math.inf else 1.0


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of false alarm, corrected: below the level, all of them together keep the level (Holm)."""
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    corrected, worst = [0.0] * len(chances), 0.0
    for rank, n in enumerate(order):
        worst = max(worst, min(1.0, chances[n] * (len(chances) - rank)))
        corrected[n] = worst
    return corrected


def games_needed(spread: float, margin: float, figures: int) -> int:
    """How many games tell a difference of `margin` from none, among so many figures, four times in five."""
    z = NORMAL.inv_cdf(1 - LEVEL / (2 * figures)) + NORMAL.inv_cdf(POWER)
    return max(2, math.ceil((z * spread / margin) ** 2))


def fixed_by_the_deal(groups: Sequence[Sequence[float]]) -> Estimate:
    """Which share of the result's variance the deal decides: the same deal played many times by equals.

    The intraclass correlation; its interval by leaving out one deal after the other.
    """
    whole = correlation(groups)
    many = len(groups)
    games = sum(map(len, groups))
    if many < 3:
        return Estimate(max(0.0, whole), 0.0, 1.0, games)
    without = [correlation([*groups[:n], *groups[n + 1 :]]) for n in range(many)]
    pseudo = [many * whole - (many - 1) * one for one in without]
    half = student(many - 1) * error_of(pseudo)
    return Estimate(max(0.0, whole), max(0.0, whole - half), min(1.0, max(0.0, whole) + half), games)


def correlation(groups: Sequence[Sequence[float]]) -> float:
    """The intraclass correlation of groups of equal size; by chance also a little below 0."""
    size = len(groups[0])
    means = [statistics.fmean(group) for group in groups]
    between = size * statistics.variance(means)
    within = statistics.fmean([statistics.variance(group) for group in groups])
    whole = between + (size - 1) * within
    return (between - within) / whole if whole else 0.0
