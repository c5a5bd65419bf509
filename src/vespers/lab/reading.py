"""The table of games, some thousand rows at a time: nobody ever holds it whole.

What is read off a piece is added to what the pieces before gave: counts, means with their spread, players by
deal. They come to what the whole table says; only rounding, far below any figure of a page, may differ.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import polars as pl

from vespers.lab import stats
from vespers.lab.stats import Estimate

ROWS = 10_000  # games that are looked at together


class Games:
    """The games of a study, in their order."""

    def __init__(self, rows: pl.LazyFrame | pl.DataFrame) -> None:
        self.rows = rows.lazy()
        self.many = int(self.rows.select(pl.len()).collect().item())

    def __len__(self) -> int:
        return self.many

    def pieces(self, *columns: str, most: int | None = None) -> Iterator[pl.DataFrame]:
        """These columns of all games, piece by piece."""
        wanted = self.rows.select(columns)
        size = ROWS if most is None else min(most, ROWS)
        for first in range(0, self.many, size):
            yield wanted.slice(first, size).collect()

    def part(self, first: int, many: int) -> pl.DataFrame:
        """Some games, with all that is known of them."""
        return self.rows.slice(first, many).collect()

    def row(self, number: int) -> dict[str, Any]:
        """One game."""
        return self.rows.filter(pl.col("game") == number).collect().row(0, named=True)


class Mean:
    """How many values there are, their mean, and the sum of their squared distances from it."""

    def __init__(self) -> None:
        self.many, self.middle, self.squares = 0, 0.0, 0.0

    def add(self, values: pl.Series) -> None:
        """Further values; those that are missing do not count (Chan, Golub and LeVeque)."""
        many, middle, variance = values.count(), values.mean(), values.var()
        if not isinstance(middle, float):
            return
        squares = variance * (many - 1) if isinstance(variance, float) else 0.0
        apart, both = middle - self.middle, self.many + many
        self.squares += squares + apart * apart * self.many * many / both
        self.middle = middle if not self.many else self.middle + apart * many / both
        self.many = both

    def deviation(self) -> float | None:
        return math.sqrt(self.squares / (self.many - 1)) if self.many > 1 else None

    def error(self) -> float:
        """The standard error of the mean; infinite for one value."""
        deviation = self.deviation()
        return math.inf if deviation is None else deviation / math.sqrt(self.many)

    def estimate(self) -> Estimate | None:
        """The mean with its interval, if there is any value."""
        return stats.mean_of(self.middle, self.deviation(), self.many) if self.many else None


class Players:
    """How often each level or persona wins, per seat it holds; every deal counts once."""

    def __init__(self) -> None:
        self.means: dict[str, Mean] = {}
        self.seats: Counter[str] = Counter()
        self.last: pl.DataFrame | None = None  # of the last deal: it may go on in the next piece

    def add(self, seats: pl.DataFrame) -> None:
        """Further games, a row per seat: `deal`, `player`, `won`."""
        rows = seats if self.last is None else pl.concat([self.last, seats])
        newest = pl.col("deal") == pl.col("deal").max()
        self.count(rows.filter(~newest))
        self.last = rows.filter(newest)

    def count(self, rows: pl.DataFrame) -> None:
        """Whole deals."""
        deals = (
            rows.group_by("player", "deal").agg(pl.col("won").mean(), seats=pl.len()).sort("player", "deal")
        )
        for (player,), mine in deals.group_by("player", maintain_order=True):
            self.means.setdefault(str(player), Mean()).add(mine["won"])
            self.seats[str(player)] += int(mine["seats"].sum())

    def found(self) -> list[tuple[str, Estimate]]:
        """Everybody, the best first; nothing can be added any more."""
        if self.last is not None:
            self.count(self.last)
            self.last = None
        found = [(name, self.share(name)) for name in sorted(self.means)]
        return sorted(found, key=lambda item: -item[1].value)

    def share(self, name: str) -> Estimate:
        mean = self.means[name]
        about = stats.mean_of(mean.middle, mean.deviation(), mean.many)
        if not mean.squares:  # all deals alike: that proves no more than so many games do
            about = stats.share(mean.middle * mean.many, mean.many)
        return Estimate(mean.middle, max(0.0, about.low), min(1.0, about.high), self.seats[name])


def tally(counts: Counter[float], values: pl.Series) -> None:
    """Count how often each value came up."""
    for value, many in values.drop_nulls().value_counts().iter_rows():
        counts[value] += many
