"""The share of scores in each verdict of the rulebook. Games are the independent units, not seats."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from vespers.lab.chunks import RunningShare
from vespers.lab.stats import Estimate


class Bands:
    """How many scores of each game lie in each band, added up chunk by chunk."""

    def __init__(self, starts: Sequence[int]) -> None:
        self.starts = starts
        self.everyone = [RunningShare() for _ in range(len(starts) + 1)]
        self.best = [RunningShare() for _ in range(len(starts) + 1)]

    def add(self, scores: pl.Series) -> None:
        """Add the scores of some games, one list per game."""
        for shares, values in ((self.everyone, scores), (self.best, scores.list.sort().list.tail(1))):
            for band, share in enumerate(shares):
                inside = values.list.eval(self.lies_in(band)).list.sum()
                share.add(inside.cast(pl.Float64), values.list.len().cast(pl.Float64))

    def lies_in(self, band: int) -> pl.Expr:
        low = self.starts[band - 1] if band else None
        high = self.starts[band] if band < len(self.starts) else None
        score = pl.element()
        above = pl.lit(True) if low is None else score >= low
        return above & (pl.lit(True) if high is None else score < high)

    def shares(self) -> tuple[list[Estimate], list[Estimate]]:
        """The share of each band, the lowest first: of all scores, and of the best of each game."""
        every, best = ([share.clustered() for share in shares] for shares in (self.everyone, self.best))
        return every, best
