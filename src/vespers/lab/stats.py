"""The statistics of the lab: intervals, tests, correction for many figures, required number of games."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

NORMAL = statistics.NormalDist()
LEVEL = 0.05  # of significance, for all figures of a page together
Z = NORMAL.inv_cdf(1 - LEVEL / 2)
POWER = 0.8


class Estimate(NamedTuple):
    """A figure, its 95 % interval, and the number of games it is based on."""

    value: float
    low: float
    high: float
    games: int


def share(wins: float, games: float) -> Estimate:
    """A share with its score interval, which is good for few games and for shares near 0 or 1.

    Source: Wilson, "Probable Inference" (1927).
    """
    rate, square = wins / games, Z * Z / games
    middle = (rate + square / 2) / (1 + square)
    half = Z * math.sqrt(max(0.0, rate * (1 - rate) / games + square / (4 * games))) / (1 + square)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half), int(games))


def clustered_share(
    part: float, whole: float, squares: tuple[float, float, float], clusters: int
) -> Estimate:
    """A share of seats that are not independent within their games: its score interval, with fewer seats.

    `squares` are the sums over clusters of part², part × whole and whole². The seats count as many as would
    give the variance of the clusters if they were independent (Kish, "Survey Sampling", 1965: design effect).
    """
    rate = part / whole
    spread = squares[0] - 2 * rate * squares[1] + rate * rate * squares[2]
    variance = max(0.0, spread) * clusters / max(1, clusters - 1) / whole**2
    alone = rate * (1 - rate)
    enough = min(whole, clusters)
    worth = enough if variance == 0 or alone == 0 else min(whole, alone / variance)
    return share(rate * worth, worth)._replace(games=int(whole))


def shrunk(found: Sequence[Estimate], middle: float | None = None) -> list[float]:
    """Estimates of one kind, drawn together by as much of their differences as their errors explain.

    The largest of many estimates is too large on average; the largest of these is not. They are drawn to
    `middle`, by default their mean.
    Source: Efron and Morris, "Data Analysis Using Stein's Estimator" (1975), with unequal errors.
    """
    values = [one.value for one in found]
    errors = [((one.high - one.low) / (2 * Z)) ** 2 for one in found]
    if len(values) < 2:
        return values
    centre = statistics.fmean(values) if middle is None else middle
    squares = sum((value - centre) ** 2 for value in values) / (len(values) - (middle is None))
    real = max(0.0, squares - statistics.fmean(errors))
    weights = [real / (real + error) if real + error else 1.0 for error in errors]
    return [centre + weight * (value - centre) for value, weight in zip(values, weights, strict=True)]


def student(freedom: int, z: float = Z) -> float:
    """The quantile of Student's t for a normal quantile `z`.

    Source: the Cornish-Fisher expansion, Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5.
    """
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean; infinite for one value."""
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its t interval."""
    deviation = statistics.stdev(values) if len(values) > 1 else None
    return mean_of(statistics.fmean(values), deviation, len(values))


def mean_of(middle: float, deviation: float | None, games: int) -> Estimate:
    """The same from the mean, the standard deviation and the number of values."""
    if games < 2 or deviation is None:
        return Estimate(middle, -math.inf, math.inf, games)
    half = student(games - 1) * deviation / math.sqrt(games)
    return Estimate(middle, middle - half, middle + half, games)


def two_sided(difference: float, error: float, freedom: int | None = None) -> float:
    """The two-sided p-value of a difference with this standard error: normal, or Student's t.

    Source: the normal deviate of a t value by Hill, "Algorithm 395: Student's t-distribution" (1970).
    """
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    if error == math.inf:
        return 1.0
    z = abs(difference) / error
    if freedom is not None:
        a = freedom - 0.5
        b, square = 48 * a * a, a * math.log1p(z * z / freedom)
        z = math.sqrt(square) * (1 + (square + 3) / b)
    return 2 * NORMAL.cdf(-z)


def equivalence(difference: float, error: float, margin: float) -> float:
    """The p-value of "the difference is smaller than the margin".

    Source: the two one-sided tests of Schuirmann (1987), normal approximation.
    """
    if error == 0:
        return 0.0 if abs(difference) < margin else 1.0
    return NORMAL.cdf((abs(difference) - margin) / error) if error < math.inf else 1.0


def holm(chances: Sequence[float]) -> list[float]:
    """p-values corrected for their number.

    Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (1979).
    """
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    corrected, worst = [0.0] * len(chances), 0.0
    for rank, n in enumerate(order):
        worst = max(worst, min(1.0, chances[n] * (len(chances) - rank)))
        corrected[n] = worst
    return corrected


def games_needed(spread: float, margin: float, figures: int) -> int:
    """The number of games that shows a difference of `margin` with 80 % power, among `figures` figures.

    Source: the usual formula for a two-sided z test, with the level divided by the figures (Bonferroni).
    """
    z = NORMAL.inv_cdf(1 - LEVEL / (2 * figures)) + NORMAL.inv_cdf(POWER)
    return max(2, math.ceil((z * spread / margin) ** 2))


def fixed_by_the_deal(groups: Sequence[Sequence[float]]) -> Estimate:
    """The share of the result's variance that the deal decides, from deals played several times by equals.

    Source: the intraclass correlation with a jackknife interval over deals (Tukey 1958).
    """
    whole = correlation(groups)
    count = len(groups)
    games = sum(map(len, groups))
    if count < 3:
        return Estimate(max(0.0, whole), 0.0, 1.0, games)
    without = [correlation([*groups[:n], *groups[n + 1 :]]) for n in range(count)]
    pseudo = [count * whole - (count - 1) * one for one in without]
    half = student(count - 1) * error_of(pseudo)
    return Estimate(max(0.0, whole), max(0.0, whole - half), min(1.0, max(0.0, whole) + half), games)


def correlation(groups: Sequence[Sequence[float]]) -> float:
    """The intraclass correlation of groups of equal size; it may be slightly below 0.

    Source: ICC(1), Shrout and Fleiss (1979).
    """
    size = len(groups[0])
    means = [statistics.fmean(group) for group in groups]
    between = size * statistics.variance(means)
    within = statistics.fmean([statistics.variance(group) for group in groups])
    whole = between + (size - 1) * within
    return (between - within) / whole if whole else 0.0
