"""Openings: the first real choices of a seat in a game, and how often they win."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from vespers.lab import stats
from vespers.lab.pieces import added
from vespers.lab.stats import Estimate
from vespers.lab.watch import CHOICE

DEPTH = 2  # choices that make an opening
FEWEST = 20  # seats that opened so, for it to be told


class Opening(NamedTuple):
    """Some first choices, each by the code of one action of its option."""

    codes: tuple[int, ...]
    taken: int  # seats
    won: Estimate


class Lines:
    """How every opening went, piece by piece of the main games."""

    def __init__(self, named: pl.DataFrame) -> None:
        example = named.group_by("option").agg(pl.col("code").min().alias("example"))
        self.named = named.select("code", "option").join(example, on="option")
        self.sums: pl.DataFrame | None = None

    def add(self, moments: pl.DataFrame, shared: pl.DataFrame) -> None:
        real = moments.filter((pl.col("kind") == CHOICE) & (pl.col("offered").list.len() > 1))
        lines = (
            real.join(self.named, on="code")
            .sort("game", "entry")
            .group_by("game", "seat", maintain_order=True)
            .agg(pl.col("example").head(DEPTH))
            .join(shared, on=["game", "seat"])
        )
        for depth in range(1, DEPTH + 1):
            self.sums = added(self.sums, counted(lines, depth), ["opening"])

    def openings(self) -> list[Opening]:
        """The openings of one and of two choices, the most frequent first."""
        if self.sums is None:
            return []
        return [one for depth in range(1, DEPTH + 1) for one in of_depth(self.sums, depth)]


def counted(lines: pl.DataFrame, depth: int) -> pl.DataFrame:
    """How many opened with the same choices, and won."""
    long = lines.filter(pl.col("example").list.len() >= depth)
    opened = long.with_columns(opening=pl.col("example").list.head(depth))
    return opened.group_by("opening").agg(taken=pl.len().cast(pl.Int64), won=pl.col("won").sum())


def of_depth(sums: pl.DataFrame, depth: int) -> list[Opening]:
    """The openings of so many choices."""
    often = sums.filter((pl.col("opening").list.len() == depth) & (pl.col("taken") >= FEWEST))
    if len(often) < 2:  # everybody opens alike: nothing to compare
        return []
    often = often.sort(["taken", "opening"], descending=[True, False])
    return [
        Opening(tuple(codes), taken, stats.share(won, taken))
        for codes, taken, won in often.select("opening", "taken", "won").iter_rows()
    ]
