"""Openings: the first real choices of a seat in a game, how often they win, and what they are worth.

An opening is compared with all others of the same length, among seats of the same place and player.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import polars as pl

from vespers.lab import worth
from vespers.lab.chunks import added
from vespers.lab.lead import CHOICE
from vespers.lab.option_effects import by_seat, clustered
from vespers.lab.stats import Estimate

DEPTH = 2  # choices that make an opening
FEWEST = 20  # seats that an opening needs to be shown
PLACE = ["player", "seat"]  # under like conditions


class Opening(msgspec.Struct, frozen=True):
    """One or two first choices, each as the code of one action of its option."""

    codes: tuple[int, ...]
    taken: int  # seats
    won: Estimate
    lift: Estimate | None  # the win share with it, less that with another opening
    chance: float = 1.0  # the p-value of the lift

    def size(self) -> float:
        return abs(self.lift.value) if self.lift else 0.0


class Openings:
    """The sums of every opening, added up chunk by chunk: first how often each is played, then the worths."""

    def __init__(self, options: pl.DataFrame) -> None:
        example = options.group_by("option").agg(pl.col("code").min().alias("example"))
        self.options = options.select("code", "option").join(example, on="option")
        self.counts: pl.DataFrame | None = None  # by opening, player and seat
        self.sums: list[pl.DataFrame | None] = [None] * DEPTH

    def lines(self, moments: pl.DataFrame, shares: pl.DataFrame) -> Iterator[pl.DataFrame]:
        """For each depth: one row per seat of a game, with its opening."""
        real = moments.filter((pl.col("kind") == CHOICE) & (pl.col("offered").list.len() > 1))
        lines = (
            real.join(self.options, on="code")
            .sort("game", "entry")
            .group_by("game", "seat", maintain_order=True)
            .agg(pl.col("example").head(DEPTH))
            .join(shares, on=["game", "seat"])
        )
        for depth in range(1, DEPTH + 1):
            long = lines.filter(pl.col("example").list.len() >= depth)
            yield long.with_columns(opening=pl.col("example").list.head(depth))

    def look(self, moments: pl.DataFrame, shares: pl.DataFrame) -> None:
        """The first reading: how often each opening is played, and wins."""
        keys = ["opening", *PLACE]
        for lines in self.lines(moments, shares):
            counted = lines.group_by(keys).agg(taken=pl.len().cast(pl.Int64), won=pl.col("won").sum())
            self.counts = added(self.counts, counted, keys)

    def add(self, moments: pl.DataFrame, shares: pl.DataFrame) -> None:
        """The second reading: the sums of the worths, one row per seat and frequent opening."""
        for depth, lines in enumerate(self.lines(moments, shares), 1):
            pairs = lines.join(self.expected(depth), on=PLACE, suffix="_other")
            if len(pairs):
                took = (pl.col("opening") == pl.col("opening_other")).alias("took")
                rows = worth.with_deviations(pairs.with_columns(took))
                more = worth.summed(rows).join(by_seat(rows), on="option")
                self.sums[depth - 1] = added(self.sums[depth - 1], more, ["option"])

    def frequent(self, depth: int) -> pl.DataFrame:
        """The openings of a depth that enough seats played, the most frequent first, numbered as options.

        Of an opening that always goes on in the same way, only the beginning counts.
        """
        assert self.counts is not None
        seats = self.counts.group_by("opening").agg(pl.col("taken").sum())
        start = seats.select(pl.col("opening").alias("start"), pl.col("taken").alias("begun"))
        found = seats.filter((pl.col("opening").list.len() == depth) & (pl.col("taken") >= FEWEST))
        found = found.with_columns(start=pl.col("opening").list.head(depth - 1)).join(
            start, on="start", how="left"
        )
        found = found.filter((pl.col("taken") < pl.col("begun")).fill_null(True)).select("opening", "taken")
        found = found if len(found) > 1 else found.clear()  # one alone cannot be compared
        return found.sort(["taken", "opening"], descending=[True, False]).with_row_index("option")

    def expected(self, depth: int) -> pl.DataFrame:
        """For each frequent opening, player and seat: how likely it is, and how often the seat wins."""
        assert self.counts is not None
        counts = self.counts.filter(pl.col("opening").list.len() == depth)
        places = counts.group_by(PLACE).agg(seats=pl.col("taken").sum(), wins=pl.col("won").sum())
        often = self.frequent(depth).select("option", "opening").join(places, how="cross")
        known = often.join(counts, on=["opening", *PLACE], how="left")
        return known.select(
            "option",
            "opening",
            *PLACE,
            likely=pl.col("taken").fill_null(0) / pl.col("seats"),
            expected=pl.col("wins") / pl.col("seats"),
        )

    def openings(self) -> list[Opening]:
        """The openings of one choice, then those of two, each with the most frequent first."""
        return [one for depth in range(1, DEPTH + 1) for one in self.of_depth(depth)]

    def of_depth(self, depth: int) -> Iterator[Opening]:
        sums = self.sums[depth - 1]
        codes = {} if sums is None else dict(self.frequent(depth).select("option", "opening").iter_rows())
        rows = [] if sums is None else sums.sort("option").iter_rows(named=True)
        for row in rows:
            lift, chance = worth.worth(row) or (None, 1.0)
            won = clustered(row, "y", "t")
            yield Opening(tuple(codes[row["option"]]), won.games, won, lift, chance)
