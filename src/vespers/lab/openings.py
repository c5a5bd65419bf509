"""Openings: the first real choices of a seat in a game, and how often they win."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from vespers.lab import stats
from vespers.lab.stats import Estimate
from vespers.lab.watch import CHOICE

DEPTH = 2  # choices that make an opening
FEWEST = 20  # seats that opened so, for it to be told


class Opening(NamedTuple):
    """Some first choices, each by the code of one action of its option."""

    codes: tuple[int, ...]
    taken: int  # seats
    won: Estimate


def openings(moments: pl.DataFrame, named: pl.DataFrame, shared: pl.DataFrame) -> list[Opening]:
    """The openings of one and of two choices, the most frequent first."""
    example = named.group_by("option").agg(pl.col("code").min().alias("example"))
    real = moments.filter((pl.col("kind") == CHOICE) & (pl.col("offered").list.len() > 1))
    said = real.join(named.select("code", "option"), on="code").join(example, on="option")
    lines = (
        said.sort("game", "entry")
        .group_by("game", "seat", maintain_order=True)
        .agg(pl.col("example").head(DEPTH))
        .join(shared, on=["game", "seat"])
    )
    return [one for depth in range(1, DEPTH + 1) for one in of_depth(lines, depth)]


def of_depth(lines: pl.DataFrame, depth: int) -> list[Opening]:
    """The openings of so many choices."""
    long = lines.filter(pl.col("example").list.len() >= depth)
    opened = long.with_columns(opening=pl.col("example").list.head(depth))
    counts = opened.group_by("opening").agg(taken=pl.len(), won=pl.col("won").sum())
    often = counts.filter(pl.col("taken") >= FEWEST).sort(["taken", "opening"], descending=[True, False])
    if len(often) < 2:  # everybody opens alike: nothing to compare
        return []
    return [
        Opening(tuple(codes), taken, stats.share(won, taken))
        for codes, taken, won in often.select("opening", "taken", "won").iter_rows()
    ]
