"""The figures of the table of games: one number per game each, to be averaged and compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec
import polars as pl

from vespers.lab import stats
from vespers.lab.bands import Bands
from vespers.lab.chunks import RunningMean, RunningShare, WinShares, tally
from vespers.lab.stats import Estimate
from vespers.lab.study import LUCK, MAIN, SKILL, TOURNAMENT

Good = Literal["high", "low", "fair", ""]
SHARES = frozenset({"shared", "forced", "decided", "leader-lost"})
YES_OR_NO = frozenset({"shared", "leader-lost"})
JUDGED = frozenset({"lead-changes", "decided", "leader-lost"})  # known only where the lead was judged
GOOD: dict[str, Good] = {"forced": "low", "lead-changes": "high", "decided": "high", "leader-lost": "high"}
SAMPLE = 2000  # games kept for exact tests
SHOWN = 10  # numbers of games without an end
PLAYER_BLOCKS = (MAIN, SKILL, TOURNAMENT)
# The smallest difference that matters: absolute for shares, relative for other figures.
MATTERS_SHARE, MATTERS_PART = 0.03, 0.05


COLUMNS: dict[str, pl.DataType] = {  # the columns that the figures need
    "scores": pl.List(pl.Int64()),
    "winners": pl.List(pl.Int64()),
    **{key: pl.Float64() for key in ("decisions", "forced", "minutes", "lead_changes", "decided")},
    "leader_lost": pl.Boolean(),
}


class Figure(msgspec.Struct, frozen=True):
    """A figure of the report: its estimate, and its fair value if there is one."""

    key: str
    estimate: Estimate
    is_share: bool
    good: Good = ""
    fair: float | None = None
    chance: float = 1.0  # the p-value against `fair`, corrected for all figures of the page

    def size(self) -> float:
        """The distance from the fair value."""
        return 0.0 if self.fair is None else abs(self.estimate.value - self.fair)


def is_share(key: str) -> bool:
    return key.startswith("seat-") or key in SHARES


def good(key: str) -> Good:
    return "fair" if key.startswith("seat-") else GOOD.get(key, "")


def won(seat: int) -> pl.Expr:
    """The share of the victory that a seat has: 1, a part of a shared victory, or 0."""
    winners = pl.col("winners")
    return pl.when(winners.list.contains(seat)).then(1.0 / winners.list.len()).otherwise(0.0)


def ended(games: pl.DataFrame, block: str = MAIN) -> pl.DataFrame:
    """The games of a block that ended by the rules."""
    return games.filter((pl.col("block") == block) & (pl.col("scores").list.len() > 0))


def series(games: pl.DataFrame, seats: int) -> pl.DataFrame:
    """One column per figure, one row per game; null where a game does not have the figure."""
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
    """The keys of all figures for this number of seats."""
    return series(pl.DataFrame(schema=COLUMNS), seats).columns


def estimate(key: str, mean: RunningMean) -> Estimate | None:
    """The estimate of a figure; None when no game has it."""
    about = mean.estimate()
    if about is None:
        return None
    if key.startswith("seat-") or key in YES_OR_NO:
        return stats.share(about.value * about.games, about.games)
    return about._replace(low=max(0.0, about.low), high=min(1.0, about.high)) if is_share(key) else about


class Overview:
    """Everything the report takes from the table of games, added up chunk by chunk."""

    def __init__(self, seats: int, starts: Sequence[int] = ()) -> None:
        self.seats = seats
        self.games = 0
        self.ended = 0  # main games that ended
        self.broken = 0  # games without an end; the first of them are listed
        self.first_broken: list[int] = []
        self.means = {key: RunningMean() for key in figure_keys(seats)}
        self.sample: pl.DataFrame | None = None  # the figures of the first main games, for exact tests
        self.scores: Counter[float] = Counter()  # of all seats in the main games
        self.bands = Bands(starts)
        self.decisions: Counter[float] = Counter()
        self.decided: Counter[float] = Counter()  # in per cent of the decisions
        self.deals: dict[int, list[float]] = {}  # luck block: deal -> shares of the first seat
        self.swings = RunningShare()  # luck block: the swings of draws in those of draws and decisions
        self.blocks = {block: WinShares() for block in PLAYER_BLOCKS}

    def add(self, games: pl.DataFrame) -> None:
        """Add some games."""
        main = ended(games)
        self.games += len(games)
        self.ended += len(main)
        broken = games.filter(pl.col("scores").list.len() == 0)["game"]
        self.broken += len(broken)
        self.first_broken += broken.head(SHOWN - len(self.first_broken)).to_list()
        each = series(main, self.seats)
        for key, values in each.to_dict().items():
            self.means[key].add(values)
        self.sample = (
            each.head(SAMPLE) if self.sample is None else pl.concat([self.sample, each]).head(SAMPLE)
        )
        tally(self.scores, main["scores"].explode())
        self.bands.add(main["scores"])
        tally(self.decisions, main["decisions"])
        tally(self.decided, (100 * main["decided"]).round(1))
        for block, shares in self.blocks.items():
            shares.add(by_seat(ended(games, block)))
        for deal, share in ended(games, LUCK).select("deal", won(0)).iter_rows():
            self.deals.setdefault(deal, []).append(share)
        lucky = ended(games, LUCK)
        self.swings.add(lucky["draw_swing"], lucky["draw_swing"] + lucky["choice_swing"])

    def figures(self) -> list[Figure]:
        """All figures of the main games; the seats are also tested against their fair share."""
        found = []
        for key, mean in self.means.items():
            about = estimate(key, mean)
            if about is not None:
                fair = 1 / self.seats if key.startswith("seat-") and self.seats > 1 else None
                chance = 1.0 if fair is None else stats.two_sided(about.value - fair, mean.error())
                found.append(Figure(key, about, is_share(key), good(key), fair, chance))
        return found

    def luck(self) -> Estimate | None:
        """The share of the result that the deal decides, between equal players."""
        whole = max(map(len, self.deals.values()), default=0)
        groups = [group for group in self.deals.values() if len(group) == whole]
        return stats.fixed_by_the_deal(groups) if len(groups) > 1 else None


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """One row per game and seat: the player, and the share of the victory."""
    most = games["players"].list.len().max()
    each = [
        games.select("deal", player=pl.col("players").list.get(seat), won=won(seat))
        for seat in range(most if isinstance(most, int) else 1)
    ]
    return pl.concat(each)


def margin_of(key: str, value: float, matters: dict[str, float]) -> float:
    """The smallest difference of a figure that matters: from the study, else the default."""
    if key in matters:
        return matters[key]
    return MATTERS_SHARE if is_share(key) else max(MATTERS_PART * abs(value), 1e-9)
