"""What an option is worth, decision by decision: the one estimator of draws, trials, choices and openings.

Each row is an option at one decision: whether it was taken, how likely that was, and how often the seat won.
With x = taken - likely and y = won - expected, the worth is the sum of x y over the sum of x². It is the win
share after taking it less that after something else, at decisions that were equally likely to go either way.
Where chance or a trial decides, the odds are known and x is random: the worth is a cause. Where bots decide,
the likelihood is the share that took it under like conditions (`Strata`): the worth is an association.
Seats that decide more often gain nothing by it, and of options that exclude each other not all can be good.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import polars as pl

from vespers.lab import stats
from vespers.lab.chunks import added
from vespers.lab.stats import Estimate

FEWEST = 20  # games in which an option was taken, and in which it was not, that its worth needs
ROUNDING = 1e-12


class Strata:
    """How often each option is taken, and how often its seats win, under like conditions."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = list(keys)  # the option, and what makes conditions alike
        self.sums: pl.DataFrame | None = None

    def add(self, rows: pl.DataFrame) -> None:
        """Add rows with the keys, `took` and `won`."""
        more = rows.group_by(self.keys).agg(
            rows=pl.len().cast(pl.Int64), took=pl.col("took").sum().cast(pl.Int64), won=pl.col("won").sum()
        )
        self.sums = added(self.sums, more, self.keys)

    def centred(self, rows: pl.DataFrame) -> pl.DataFrame:
        """The rows with x and y, which are 0 on average under like conditions."""
        assert self.sums is not None
        means = self.sums.select(
            *self.keys, likely=pl.col("took") / pl.col("rows"), expected=pl.col("won") / pl.col("rows")
        )
        return with_deviations(rows.join(means, on=self.keys))


def with_deviations(rows: pl.DataFrame) -> pl.DataFrame:
    """The rows with x and y, from `likely` and `expected`."""
    return rows.with_columns(
        x=pl.col("took").cast(pl.Float64) - pl.col("likely"), y=pl.col("won") - pl.col("expected")
    )


def summed(rows: pl.DataFrame) -> pl.DataFrame:
    """Per option: sums over games that give its worth and the variance; those of more games can be added."""
    took = pl.col("took")
    games = rows.group_by("option", "game").agg(
        a=(pl.col("x") * pl.col("y")).sum(), b=(pl.col("x") ** 2).sum(), n1=took.sum(), n0=(~took).sum()
    )
    a, b = pl.col("a"), pl.col("b")
    sums = {"a": a, "b": b, "aa": a * a, "ab": a * b, "bb": b * b}
    counts = {"n1": pl.col("n1"), "n0": pl.col("n0"), "g1": pl.col("n1") > 0, "g0": pl.col("n0") > 0}
    return games.group_by("option").agg(
        games=pl.len().cast(pl.Int64),
        **{key: one.sum().cast(pl.Float64) for key, one in sums.items()},
        **{key: one.sum().cast(pl.Int64) for key, one in counts.items()},
    )


def worth(row: dict[str, Any]) -> tuple[Estimate, float] | None:
    """The worth with its interval, and its p-value; None with too few games.

    Source: the ratio of two sums with games as clusters, linearized: Cochran, "Sampling Techniques" (3rd ed.
    1977), chapter 6. The degrees of freedom are those of the rarer of taking and not taking.
    """
    freedom = min(row["g1"], row["g0"]) - 1
    if freedom + 1 < FEWEST or row["b"] <= 0:
        return None
    value = row["a"] / row["b"]
    terms = (row["aa"], -2 * value * row["ab"], value * value * row["bb"])
    squares = math.fsum(terms)
    squares = squares if squares > ROUNDING * math.fsum(map(abs, terms)) else 0.0
    error = math.sqrt(squares * row["games"] / max(1, row["games"] - 1)) / row["b"]
    half = stats.student(freedom) * error
    return Estimate(value, value - half, value + half, row["games"]), stats.two_sided(value, error, freedom)
