"""The two tables of a study, in Parquet: games, and moments (decisions, draws and events)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any

import msgspec
import numpy
import polars as pl
import pyarrow

from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE
from vespers.lab.play import GameRow
from vespers.lab.sitting import Tape
from vespers.lab.watch import CHOICE, DRAW, EVENT, about, seat_field

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
    "entry": pl.Int32(),  # of the log; an event has that of the entry it follows
    "kind": pl.String(),
    "seat": pl.Int32(),  # who decided; whom a draw or an event is about; -1: nobody
    "name": pl.String(),  # the class
    "said": pl.String(),  # the fields, as JSON
    "code": pl.Int32(),  # in the codebook of the game; -1 for events
    "offered": pl.List(pl.Int32()),  # codes of all options, of a draw: of all that could come up
}
KINDS = pl.Series([CHOICE, DRAW, EVENT])
assert tuple(GAMES) == GameRow._fields


def games_frame(rows: Iterable[GameRow]) -> pl.DataFrame:
    columns = zip(*rows, strict=True)
    series = [pl.Series(key, column, GAMES[key]) for key, column in zip(GAMES, columns, strict=False)]
    return pl.DataFrame(series, schema=GAMES)


class Wordbook:
    """What the actions of a game are called, looked up once."""

    def __init__(self, game: Game[Any]) -> None:
        actions = game.codebook.actions
        ids = numpy.array(list(map(id, actions)), numpy.int64)  # actions are interned: an identity will do
        self.order = numpy.argsort(ids).astype(numpy.int32)
        self.ids = ids[self.order]
        self.names = pl.Series([type(a).__name__ for a in actions], dtype=pl.String)
        self.said = pl.Series(list(map(fields, actions)), dtype=pl.String)
        self.whom = numpy.array([about(a, -1) for a in actions], numpy.int32)

    def codes(self, words: list[Any]) -> Any:
        """The code of each word; -1 for events."""
        ids = numpy.fromiter(map(id, words), numpy.int64, len(words))
        at = numpy.minimum(numpy.searchsorted(self.ids, ids), len(self.ids) - 1)
        return numpy.where(self.ids[at] == ids, self.order[at], numpy.int32(-1))


@cache
def wordbook(game: Game[Any]) -> Wordbook:
    return Wordbook(game)


def moments_frame(game: Game[Any], tape: Tape) -> pl.DataFrame:
    """The rows of a tape: actions by their codes, events by their own words, in one order."""
    book = wordbook(game)
    codes = book.codes(tape.words)
    said = codes >= 0
    happened = numpy.flatnonzero(~said)
    events = [tape.words[n] for n in happened.tolist()]
    index = codes.copy()
    index[happened] = numpy.arange(len(book.names), len(book.names) + len(events), dtype=numpy.int32)
    names = pl.concat([book.names, pl.Series([type(e).__name__ for e in events], dtype=pl.String)])
    texts = pl.concat([book.said, pl.Series(list(map(fields, events)), dtype=pl.String)])
    columns = {
        "game": by_game(tape, numpy.array(tape.games, numpy.int64)),
        "entry": entries(tape, said),
        "kind": KINDS.gather(kinds(tape, said)),
        "seat": seats(tape, book, codes, events),
        "name": names.gather(index),
        "said": texts.gather(index),
        "code": codes,
        "offered": offers(tape, book, said),
    }
    return pl.DataFrame(columns, schema=MOMENTS)


def by_game(tape: Tape, values: Any) -> Any:
    """A value per game, for each of its rows."""
    return numpy.repeat(values, numpy.diff([*tape.starts, len(tape.words)]))


def entries(tape: Tape, said: Any) -> Any:
    """The entry of the log that each row is, or follows."""
    count = numpy.cumsum(said)
    before = numpy.concatenate(([0], count))[tape.starts]
    return (count - 1 - by_game(tape, before)).astype(numpy.int32)


def kinds(tape: Tape, said: Any) -> Any:
    """0 a choice, 1 a draw, 2 an event."""
    found = numpy.full(len(said), 2, numpy.int32)
    found[said] = [step.asks == CHANCE for step in tape.steps]
    return found


def seats(tape: Tape, book: Wordbook, codes: Any, events: list[Any]) -> Any:
    """Who decided; whom a draw or an event is about."""
    said = codes >= 0
    found = numpy.empty(len(codes), numpy.int32)
    me, asks = (numpy.fromiter(map(attrgetter(key), tape.steps), numpy.int32) for key in ("me", "asks"))
    whom = book.whom[codes[said]]
    found[said] = numpy.where(asks != CHANCE, asks, numpy.where(whom >= 0, whom, me))
    found[~said] = [named(event) for event in events]
    return found


def named(event: msgspec.Struct) -> int:
    """The seat an event is about."""
    name = _seat_field(type(event))
    return -1 if name is None else getattr(event, name)


_seat_field = cache(seat_field)


def offers(tape: Tape, book: Wordbook, said: Any) -> Any:
    """The codes of all options of each row, none for events."""
    ends = numpy.zeros(len(said) + 1, numpy.int32)
    ends[1:][said] = numpy.diff(tape.ends, prepend=0)
    flat = pyarrow.array(book.codes(tape.offered))
    return pl.from_arrow(
        pyarrow.ListArray.from_arrays(pyarrow.array(numpy.cumsum(ends, dtype=numpy.int32)), flat)
    )


def fields(word: msgspec.Struct) -> str:
    """The fields of an action or event, as JSON."""
    text = msgspec.json.encode(word).decode()
    tag = _tag(type(word))
    return "{" + text[len(tag) :].lstrip(",")


@cache
def _tag(kind: type[msgspec.Struct]) -> str:
    """How the JSON of a class begins."""
    return f'{{"type":"{kind.__name__}"'


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
