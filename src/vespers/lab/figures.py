"""What the table of games says: each figure as one number per game, to be averaged and compared."""

from __future__ import annotations

import statistics
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


def series(games: pl.DataFrame, seats: int) -> dict[str, list[float | None]]:
    """Every figure, one number per game (or none, where it makes no sense)."""
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
    frame = games.select(**{key: expression.cast(pl.Float64) for key, expression in wanted.items()})
    return {key: frame[key].to_list() for key in wanted}


def figure_keys(seats: int) -> list[str]:
    """The names of all figures of a table with so many seats."""
    return list(series(pl.DataFrame(schema=COLUMNS), seats))


def present(values: list[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def estimate(key: str, values: list[float | None]) -> Estimate | None:
    """The mean of a figure, if any game has it."""
    found = present(values)
    if not found:
        return None
    if key.startswith("seat-") or key in YES_OR_NO:
        return stats.share(sum(found), len(found))
    about = stats.mean(found)
    return about._replace(low=max(0.0, about.low), high=min(1.0, about.high)) if is_share(key) else about


def figures(games: pl.DataFrame, seats: int) -> list[Figure]:
    """All figures of the main games; seats are also held against what is fair."""
    found = []
    for key, values in series(ended(games), seats).items():
        about = estimate(key, values)
        if about is not None:
            fair = 1 / seats if key.startswith("seat-") and seats > 1 else None
            chance = unfair(present(values), fair)
            found.append(Figure(key, about, is_share(key), good(key), fair, chance))
    return found


def unfair(values: list[float], fair: float | None) -> float:
    """How often chance alone takes a share so far from what is fair."""
    if fair is None or len(values) < 2:
        return 1.0
    return stats.two_sided(statistics.fmean(values) - fair, stats.error_of(values))


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
    rows: dict[str, dict[int, list[float]]] = {}
    for deal, players, winners in played.select("deal", "players", "winners").iter_rows():
        for seat, name in enumerate(players):
            got = 1 / len(winners) if seat in winners else 0.0
            rows.setdefault(name, {}).setdefault(deal, []).append(got)
    found = []
    for name, deals in rows.items():
        about = stats.mean([statistics.fmean(values) for values in deals.values()])
        many = sum(map(len, deals.values()))
        found.append((name, Estimate(about.value, max(0.0, about.low), min(1.0, about.high), many)))
    return sorted(found, key=lambda item: -item[1].value)


def band_shares(games: pl.DataFrame, starts: Sequence[int]) -> tuple[list[Estimate], list[Estimate]]:
    """How many scores of the main games fall into each band of the book: of all seats, of the best."""
    scores = ended(games)["scores"].to_list()
    return in_bands([n for each in scores for n in each], starts), in_bands(
        [max(each) for each in scores], starts
    )


def in_bands(scores: list[int], starts: Sequence[int]) -> list[Estimate]:
    """The share of each band, the lowest first."""
    counts = Counter(bisect_right(starts, score) for score in scores)
    return [stats.share(counts[n], len(scores)) for n in range(len(starts) + 1)]


PLAYER_BLOCKS = (MAIN, SKILL, TOURNAMENT)
