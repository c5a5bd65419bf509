"""What the table of games says: each figure as one number per game, to be averaged and compared."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec
import polars as pl

from vespers.lab import stats
from vespers.lab.reading import Games, Mean, Players, tally
from vespers.lab.stats import Estimate
from vespers.lab.study import LUCK, MAIN, SKILL, TOURNAMENT

Good = Literal["high", "low", "fair", ""]
SHARES = frozenset({"shared", "forced", "decided", "leader-lost"})
YES_OR_NO = frozenset({"shared", "leader-lost"})
JUDGED = frozenset({"lead-changes", "decided", "leader-lost"})  # known where it was judged who is ahead
GOOD: dict[str, Good] = {"forced": "low", "lead-changes": "high", "decided": "high", "leader-lost": "high"}
SHOWN = 10  # games that could not end, by their numbers
PLAYER_BLOCKS = (MAIN, SKILL, TOURNAMENT)
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


def estimate(key: str, mean: Mean) -> Estimate | None:
    """A figure, if any game has it."""
    about = mean.estimate()
    if about is None:
        return None
    if key.startswith("seat-") or key in YES_OR_NO:
        return stats.share(about.value * about.games, about.games)
    return about._replace(low=max(0.0, about.low), high=min(1.0, about.high)) if is_share(key) else about


class Overview:
    """What the games of a study come to, all in one pass."""

    def __init__(self, games: Games, seats: int) -> None:
        self.seats, self.games = seats, len(games)
        self.ended = 0  # of the main games
        self.broken = 0  # games that could not end, and the first of these
        self.first_broken: list[int] = []
        self.means = {key: Mean() for key in figure_keys(seats)}
        self.scores: Counter[float] = Counter()  # of the main games: of all seats, of the best
        self.best: Counter[float] = Counter()
        self.decisions: Counter[float] = Counter()
        self.decided: Counter[float] = Counter()  # after how many per cent of the decisions
        self.deals: dict[int, list[float]] = {}  # of the block of luck: what the first seat won
        self.blocks = {block: Players() for block in PLAYER_BLOCKS}
        for piece in games.pieces("game", "block", "deal", "players", *COLUMNS):
            self.add(piece)

    def add(self, piece: pl.DataFrame) -> None:
        """Further games."""
        main = ended(piece)
        self.ended += len(main)
        broken = piece.filter(pl.col("scores").list.len() == 0)["game"]
        self.broken += len(broken)
        self.first_broken += broken.head(SHOWN - len(self.first_broken)).to_list()
        for key, values in series(main, self.seats).to_dict().items():
            self.means[key].add(values)
        tally(self.scores, main["scores"].explode())
        tally(self.best, main["scores"].list.max())
        tally(self.decisions, main["decisions"])
        tally(self.decided, (100 * main["decided"]).round(1))
        for block, players in self.blocks.items():
            players.add(by_seat(ended(piece, block)))
        for deal, share in ended(piece, LUCK).select("deal", won(0)).iter_rows():
            self.deals.setdefault(deal, []).append(share)

    def figures(self) -> list[Figure]:
        """All figures of the main games; seats are also held against what is fair."""
        found = []
        for key, mean in self.means.items():
            about = estimate(key, mean)
            if about is not None:
                fair = 1 / self.seats if key.startswith("seat-") and self.seats > 1 else None
                chance = 1.0 if fair is None else stats.two_sided(about.value - fair, mean.error())
                found.append(Figure(key, about, is_share(key), good(key), fair, chance))
        return found

    def luck(self) -> Estimate | None:
        """How much of who wins the deal decides, among equals."""
        whole = max(map(len, self.deals.values()), default=0)
        groups = [group for group in self.deals.values() if len(group) == whole]
        return stats.fixed_by_the_deal(groups) if len(groups) > 1 else None

    def bands(self, starts: Sequence[int]) -> tuple[list[Estimate], list[Estimate]]:
        """How many scores of the main games fall into each band of the book: of all seats, of the best."""
        return in_bands(self.scores, starts), in_bands(self.best, starts)


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """A row per game and seat: who held it, and whether it won."""
    most = games["players"].list.len().max()
    each = [
        games.select("deal", player=pl.col("players").list.get(seat), won=won(seat))
        for seat in range(most if isinstance(most, int) else 1)
    ]
    return pl.concat(each)


def seat_gap(found: Sequence[Figure]) -> float:
    """How far the seat farthest from its fair share is."""
    return max((abs(f.estimate.value - f.fair) for f in found if f.fair is not None), default=0.0)


def margin_of(key: str, value: float, matters: dict[str, float]) -> float:
    """The smallest difference of a figure that matters: the study's word, or ours."""
    if key in matters:
        return matters[key]
    return MATTERS_SHARE if is_share(key) else max(MATTERS_PART * abs(value), 1e-9)


def in_bands(scores: Counter[float], starts: Sequence[int]) -> list[Estimate]:
    """The share of each band, the lowest first."""
    counts: Counter[int] = Counter()
    for score, many in scores.items():
        counts[bisect_right(starts, score)] += many
    return [stats.share(counts[n], counts.total()) for n in range(len(starts) + 1)]
