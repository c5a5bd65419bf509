"""Reading the tables of a study in chunks: a report on many games needs no more memory than one on few.

Each batch of a study leaves one part of each table; a chunk is a few parts. `RunningMean` and `WinShares` add
chunk to chunk; their results are those of the whole table, but for rounding.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

import polars as pl

from vespers.lab import stats
from vespers.lab.stats import Estimate

CHUNK = 30_000  # rows: parts are joined until a chunk has at least this many


class Chunk(NamedTuple):
    """Some games of a study, and all their recorded moments."""

    games: pl.DataFrame
    moments: pl.DataFrame


class Tables:
    """The two tables of a study, in parts: part n of the moments belongs to part n of the games."""

    def __init__(self, games: Sequence[pl.LazyFrame], moments: Sequence[pl.LazyFrame]) -> None:
        self.game_parts, self.moment_parts = games, moments

    def chunks(self) -> Iterator[Chunk]:
        """Everything, in the order of the games."""
        return joined(
            (games, moments) for games, moments in zip(self.game_parts, self.moment_parts, strict=True)
        )

    def games(self, *columns: str) -> Iterator[pl.DataFrame]:
        """These columns of all games, in order."""
        nothing = pl.LazyFrame()
        return (chunk.games for chunk in joined((part.select(columns), nothing) for part in self.game_parts))

    def deals(self, block: str, first: int, count: int) -> pl.DataFrame:
        """The games of some deals of a block."""
        wanted = (pl.col("block") == block) & pl.col("deal").is_between(first, first + count - 1)
        return pl.concat([part.filter(wanted) for part in self.game_parts]).collect()

    def rows(self, numbers: Collection[int]) -> dict[int, dict[str, Any]]:
        """The games with these numbers."""
        wanted = pl.concat([part.filter(pl.col("game").is_in(list(numbers))) for part in self.game_parts])
        return {row["game"]: row for row in wanted.collect().iter_rows(named=True)}


def joined(parts: Iterator[tuple[pl.LazyFrame, pl.LazyFrame]]) -> Iterator[Chunk]:
    """Parts read one after the other, joined until a chunk is large enough."""
    games: list[pl.DataFrame] = []
    moments: list[pl.DataFrame] = []
    rows = 0
    for part in parts:
        games.append(part[0].collect())
        moments.append(part[1].collect())
        rows += len(games[-1]) + len(moments[-1])
        if rows >= CHUNK:
            yield Chunk(pl.concat(games), pl.concat(moments))
            games, moments, rows = [], [], 0
    if games:
        yield Chunk(pl.concat(games), pl.concat(moments))


class RunningMean:
    """The count, the mean and the sum of squared deviations of values that come in chunks."""

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def add(self, values: pl.Series) -> None:
        """Add values; nulls do not count.

        Source: Chan, Golub and LeVeque, "Algorithms for Computing the Sample Variance" (1983), formula for
        two samples.
        """
        count, mean, variance = values.count(), values.mean(), values.var()
        if not isinstance(mean, float):
            return
        squares = variance * (count - 1) if isinstance(variance, float) else 0.0
        apart, both = mean - self.mean, self.count + count
        self.squares += squares + apart * apart * self.count * count / both
        self.mean = mean if not self.count else self.mean + apart * count / both
        self.count = both

    def deviation(self) -> float | None:
        """The standard deviation of the sample; None for fewer than two values."""
        return math.sqrt(self.squares / (self.count - 1)) if self.count > 1 else None

    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two values."""
        deviation = self.deviation()
        return math.inf if deviation is None else deviation / math.sqrt(self.count)

    def estimate(self) -> Estimate | None:
        """The mean with its interval; None without values."""
        return stats.mean_of(self.mean, self.deviation(), self.count) if self.count else None


class RunningShare:
    """A share of a sum in a larger sum, of games that come in chunks."""

    def __init__(self) -> None:
        self.games, self.part, self.whole = 0, 0.0, 0.0
        self.squares = (0.0, 0.0, 0.0)  # sums of part², part × whole, whole²

    def add(self, part: pl.Series, whole: pl.Series) -> None:
        """Add games; nulls do not count."""
        both = pl.DataFrame({"a": part, "b": whole}, schema={"a": pl.Float64, "b": pl.Float64}).drop_nulls()
        a, b = both["a"].to_numpy(), both["b"].to_numpy()
        self.games, self.part, self.whole = (
            self.games + len(a),
            self.part + float(a.sum()),
            self.whole + float(b.sum()),
        )
        parts, products, wholes = self.squares
        self.squares = (parts + float(a @ a), products + float(a @ b), wholes + float(b @ b))

    def clustered(self) -> Estimate:
        """The share of counted things; its interval stays within 0 and 1."""
        return stats.clustered_share(self.part, self.whole, self.squares, self.games)

    def estimate(self) -> Estimate | None:
        """The share with an interval by games; None without games.

        Source: the ratio of two sums, linearized: Cochran, "Sampling Techniques" (3rd ed. 1977), chapter 6.
        """
        if self.games < 2 or self.whole <= 0:
            return None
        share = self.part / self.whole
        spread = self.squares[0] - 2 * share * self.squares[1] + share * share * self.squares[2]
        error = math.sqrt(max(0.0, spread) * self.games / (self.games - 1)) / self.whole
        half = stats.student(self.games - 1) * error
        return Estimate(share, max(0.0, share - half), min(1.0, share + half), self.games)


class WinShares:
    """How often each level or persona wins, per seat it holds. Each deal counts once."""

    def __init__(self) -> None:
        self.means: dict[str, RunningMean] = {}
        self.seats: Counter[str] = Counter()
        self.last: pl.DataFrame | None = None  # the rows of the last deal, which may go on in the next chunk

    def add(self, seats: pl.DataFrame) -> None:
        """Add games, one row per seat: `deal`, `player`, `won`."""
        rows = seats if self.last is None else pl.concat([self.last, seats])
        newest = pl.col("deal") == pl.col("deal").max()
        self.add_deals(rows.filter(~newest))
        self.last = rows.filter(newest)

    def add_deals(self, rows: pl.DataFrame) -> None:
        """Add whole deals."""
        deals = (
            rows.group_by("player", "deal").agg(pl.col("won").mean(), seats=pl.len()).sort("player", "deal")
        )
        for (player,), mine in deals.group_by("player", maintain_order=True):
            self.means.setdefault(str(player), RunningMean()).add(mine["won"])
            self.seats[str(player)] += int(mine["seats"].sum())

    def estimates(self) -> list[tuple[str, Estimate]]:
        """Everybody's share, the best first; call it once, after all games are added."""
        if self.last is not None:
            self.add_deals(self.last)
            self.last = None
        found = [(name, self.share(name)) for name in sorted(self.means)]
        return sorted(found, key=lambda item: -item[1].value)

    def share(self, name: str) -> Estimate:
        mean = self.means[name]
        found = stats.mean_of(mean.mean, mean.deviation(), mean.count)
        if not mean.squares:  # equal results in all deals: the interval is that of a share
            found = stats.share(mean.mean * mean.count, mean.count)
        return Estimate(mean.mean, max(0.0, found.low), min(1.0, found.high), self.seats[name])


def tally(counts: Counter[float], values: pl.Series) -> None:
    """Count how often each value occurs."""
    for value, count in values.drop_nulls().value_counts().iter_rows():
        counts[value] += count


def added(total: pl.DataFrame | None, more: pl.DataFrame, keys: Sequence[str]) -> pl.DataFrame:
    """Sums by keys, with those of a further chunk."""
    if total is None:
        return more
    return pl.concat([total, more]).group_by(keys).agg(pl.all().sum())
