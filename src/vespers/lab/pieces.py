"""The moments of a study, some games at a time: a report on many games takes the memory of one on few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import polars as pl

from vespers.lab import figures
from vespers.lab.reading import Games

ROWS = 60_000  # moments that are looked at together


class Piece(NamedTuple):
    """Some main games that ended, and all their moments."""

    games: pl.DataFrame
    moments: pl.DataFrame


def pieces(moments: pl.LazyFrame, games: Games) -> Iterator[Piece]:
    """The main games of a study, in order, whole games in every piece."""
    rows = moments.select(pl.len()).collect().item()
    size = max(1, ROWS * len(games) // max(1, rows))
    for some in games.pieces("game", "block", "scores", "winners", most=size):
        main = figures.ended(some)
        if not main.is_empty():
            near = pl.col("game").is_between(main["game"][0], main["game"][-1])  # the file knows where
            mine = moments.filter(near).collect().join(main.select("game"), on="game", how="semi")
            yield Piece(main, mine)


def added(total: pl.DataFrame | None, more: pl.DataFrame, keys: Sequence[str]) -> pl.DataFrame:
    """Sums by keys, with those of a further piece."""
    if total is None:
        return more
    return pl.concat([total, more]).group_by(keys).agg(pl.all().sum())
