"""What the table of games says: each figure as one number per game, to be averaged and compared."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec
import polars as pl

from vespers.lab import stats
from vespers.lab.setting import LUCK, MAIN, SKILL, TOURNAMENT
from vespers.lab.stats import Estimate

Good = Literal["high", "low", "fair", ""]
SHARES = frozenset({"shared", "forced", "decided", "leader-lost"})
YES_OR_NO = frozenset({"shared", "leader-lost"})
JUDGED = frozenset({"lead-changes", "decided", "leader-lost"})  # known where it was judged who is ahead
GOOD: dict[str, Good] = {"forced": "low", "lead-changes": "high", "decided": "high", "leader-lost": "high"}
# The smallest difference that matters: of shares in points, of other figures as a part of their size.
MATTERS_SHARE, MATTERS_PART = 0.03, 0.05


COLUMNS: dict[str, pl.DataType] = {  # those that figures are read off
    "scores": pl.List(pl.Int64()),
    "winners": pl.List(pl.Int64()),
    **{key: pl.Float64() for key in ("decisions", "forced", "minutes", "lead_changes", "decided")},
    "leader_lost": pl.Boolean(),
}


class Figure(msgspec.Struct, frozen=True):
    """A figure of the report: what it is, its estimate, how far it is from what is fair."""

    key: str
    estimate: Estimate
    is_share: bool
    good: Good = ""
    fair: float | None = None
    chance: float = 1.0  # of a false alarm, corrected for all figures of the page

    def size(self) -> float:
        """How far from fair it is."""
        return 0.0 if self.fair is None else abs(self.estimate.value - self.fair)


def is_share(key: str) -> bool:
    return key.startswith("seat-") or key in SHARES


def good(key: str) -> Good:
    return "fair" if key.startswith("seat-") else GOOD.get(key, "")


def won(seat: int) -> pl.Expr:
    """The share of a victory that a seat has."""
    winners = pl.col("winners")
    return pl.when(winners.list.contains(seat)).then(1.0 / winners.list.len()).otherwise(0.0)


def ended(games: pl.DataFrame, block: str = MAIN) -> pl.DataFrame:
    """The games of a block that came to an end."""
    return games.filter((pl.col("block") == block) & (pl.col("scores").list.len() > 0))


def series(games: pl.DataFrame, seats: int) -> pl.DataFrame:
    """A column per figure, one number per game (or none, where it makes no sense)."""
    scores = pl.col("scores").list.sort(descending=True)
    wanted = {f"seat-{seat + 1}": won(seat) for seat in range(seats)}
    wanted["score"] = pl.col("scores").list.mean()
    wanted["winning-score"] = scores.list.first()
    if seats > 1:
        wanted["margin"] = scores.list.get(0) - scores.list.get(1)
        wanted["shared"] = (pl.col("winners").list.len() > 1).cast(pl.Float64)
        wanted["lead-changes"] = pl.col("lead_changes")
        wanted["decided"] = pl.col("decided")
        wanted["leader-lost"] = pl.col("leader_lost")
    wanted["decisions"] = pl.col("decisions")
    wanted["minutes"] = pl.col("minutes")
    wanted["forced"] = pl.col("forced") / pl.col("decisions")
    return games.select(**{key: expression.cast(pl.Float64) for key, expression in wanted.items()})


def figure_keys(seats: int) -> list[str]:
    """The names of all figures of a table with so many seats."""
    return series(pl.DataFrame(schema=COLUMNS), seats).columns


def mean_of(values: pl.Series) -> Estimate | None:
    """The mean of the games that have the figure, if any has."""
    middle, deviation = values.mean(), values.std()
    if not isinstance(middle, float):
        return None
    return stats.mean_of(middle, deviation if isinstance(deviation, float) else None, values.count())


def error_of(values: pl.Series) -> float:
    """The standard error of a mean; infinite for one value."""
    deviation = values.std()
    return deviation / math.sqrt(values.count()) if isinstance(deviation, float) else math.inf


def estimate(key: str, values: pl.Series) -> Estimate | None:
    """A figure, if any game has it."""
    about = mean_of(values)
    if about is None:
        return None
    if key.startswith("seat-") or key in YES_OR_NO:
        return stats.share(about.value * about.games, about.games)
    return about._replace(low=max(0.0, about.low), high=min(1.0, about.high)) if is_share(key) else about


def figures(games: pl.DataFrame, seats: int) -> list[Figure]:
    """All figures of the main games; seats are also held against what is fair."""
    found = []
    for key, values in series(ended(games), seats).to_dict().items():
        about = estimate(key, values)
        if about is not None:
            fair = 1 / seats if key.startswith("seat-") and seats > 1 else None
            chance = 1.0 if fair is None else stats.two_sided(about.value - fair, error_of(values))
            found.append(Figure(key, about, is_share(key), good(key), fair, chance))
    return found


def seat_gap(games: pl.DataFrame, seats: int) -> float:
    """How far the seat farthest from its fair share is."""
    found = figures(games, seats)
    return max((abs(f.estimate.value - f.fair) for f in found if f.fair is not None), default=0.0)


def margin_of(key: str, value: float, matters: dict[str, float]) -> float:
    """The smallest difference of a figure that matters: the study's word, or ours."""
    if key in matters:
        return matters[key]
    return MATTERS_SHARE if is_share(key) else max(MATTERS_PART * abs(value), 1e-9)


def luck(games: pl.DataFrame) -> Estimate | None:
    """How much of who wins the deal decides, among equals."""
    played = ended(games, LUCK)
    if played.is_empty():
        return None
    grouped = played.group_by("deal", maintain_order=True).agg(won(0).alias("won"))["won"].to_list()
    whole = max(map(len, grouped))
    groups = [group for group in grouped if len(group) == whole]
    return stats.fixed_by_the_deal(groups) if len(groups) > 1 else None


def by_player(games: pl.DataFrame, block: str) -> list[tuple[str, Estimate]]:
    """How often each level or persona wins, per seat it holds; every deal counts once."""
    played = ended(games, block)
    most = played["players"].list.len().max()
    each = [
        played.select("deal", player=pl.col("players").list.get(seat), won=won(seat))
        for seat in range(most if isinstance(most, int) else 0)
    ]
    if not each:
        return []
    deals = pl.concat(each).group_by("player", "deal").agg(pl.col("won").mean(), seats=pl.len())
    rows = deals.group_by("player").agg(
        pl.col("won").mean(), deviation=pl.col("won").std(), deals=pl.len(), seats=pl.col("seats").sum()
    )
    found = []
    for name, middle, deviation, many, seats in rows.sort("player").iter_rows():
        about = stats.mean_of(middle, deviation, many)
        if not deviation:  # all deals alike: that proves no more than so many games do
            about = stats.share(middle * many, many)
        found.append((name, Estimate(middle, max(0.0, about.low), min(1.0, about.high), seats)))
    return sorted(found, key=lambda item: -item[1].value)


def tallied(values: pl.Series) -> dict[float, int]:
    """How often each value came up."""
    counts = values.drop_nulls().value_counts().sort(values.name)
    return dict(counts.iter_rows())


def band_shares(games: pl.DataFrame, starts: Sequence[int]) -> tuple[list[Estimate], list[Estimate]]:
    """How many scores of the main games fall into each band of the book: of all seats, of the best."""
    scores = ended(games)["scores"]
    return in_bands(tallied(scores.explode()), starts), in_bands(tallied(scores.list.max()), starts)


def in_bands(scores: dict[float, int], starts: Sequence[int]) -> list[Estimate]:
    """The share of each band, the lowest first."""
    counts: Counter[int] = Counter()
    for score, many in scores.items():
        counts[bisect_right(starts, score)] += many
    return [stats.share(counts[n], counts.total()) for n in range(len(starts) + 1)]


PLAYER_BLOCKS = (MAIN, SKILL, TOURNAMENT)
