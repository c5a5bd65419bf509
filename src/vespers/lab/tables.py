"""The two tables of a study, in Parquet: games, and moments (decisions, draws and events)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import polars as pl

from vespers.lab.play import GameRow, Played
from vespers.lab.watch import Moment

GAMES: dict[str, pl.DataType] = {
    "game": pl.Int64(),
    "source": pl.String(),
    "block": pl.String(),
    "deal": pl.Int64(),
    "line_up": pl.Int32(),
    "repeat": pl.Int32(),
    "seed": pl.String(),
    "players": pl.List(pl.String()),
    "scores": pl.List(pl.Int64()),
    "winners": pl.List(pl.Int64()),
    "reason": pl.String(),
    "decisions": pl.Int32(),
    "forced": pl.Int32(),
    "draws": pl.Int32(),
    "minutes": pl.Float64(),
    "lead_changes": pl.Int32(),
    "decided": pl.Float64(),
    "leader_lost": pl.Boolean(),
}
MOMENTS: dict[str, pl.DataType] = {
    "game": pl.Int64(),
    "entry": pl.Int32(),
    "kind": pl.String(),
    "seat": pl.Int32(),
    "name": pl.String(),
    "said": pl.String(),
    "code": pl.Int32(),
    "offered": pl.List(pl.Int32()),
}
assert tuple(GAMES) == GameRow._fields and tuple(MOMENTS) == ("game", *Moment._fields)


def games_frame(rows: Iterable[GameRow]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), schema=GAMES, orient="row")


def moments_frame(played: Iterable[Played]) -> pl.DataFrame:
    rows = [(one.row.game, *moment) for one in played for moment in one.moments]
    return pl.DataFrame(rows, schema=MOMENTS, orient="row")


def write(frame: pl.DataFrame, path: Path) -> None:
    """Whole or not at all: a file under its name is complete."""
    half = path.with_name(f"{path.name}.{os.getpid()}.half")
    frame.write_parquet(half, compression="zstd")
    half.replace(path)


def join(parts: Sequence[Path], path: Path) -> None:
    """Many parts as one table, in this order, without holding them all in memory."""
    half = path.with_name(f"{path.name}.half")
    pl.scan_parquet(list(parts)).sink_parquet(half, compression="zstd")
    half.replace(path)
