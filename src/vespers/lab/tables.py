"""The tables of a study as Arrow tables: games, moments (decisions, draws and events), and rulings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

import msgspec
import numpy
import pyarrow
from pyarrow import parquet

from vespers.engine.game import Game
from vespers.lab.gap_finder import RulingRow
from vespers.lab.lead import CHOICE, DRAW, EVENT, about
from vespers.lab.player import GameRow
from vespers.lab.recorder import Trace

INT, LONG, REAL, TEXT = pyarrow.int32(), pyarrow.int64(), pyarrow.float64(), pyarrow.string()
GAMES = pyarrow.schema(
    {
        "game": LONG,
        "source": TEXT,
        "block": TEXT,
        "deal": LONG,
        "line_up": INT,
        "repeat": INT,
        "seed": TEXT,
        "players": pyarrow.list_(TEXT),
        "scores": pyarrow.list_(LONG),
        "winners": pyarrow.list_(LONG),
        "reason": TEXT,
        "decisions": INT,
        "forced": INT,
        "draws": INT,
        "minutes": REAL,
        "lead_changes": INT,
        "decided": REAL,
        "leader_lost": pyarrow.bool_(),
        "draw_swing": REAL,
        "choice_swing": REAL,
    }
)
MOMENTS = pyarrow.schema(
    {
        "game": LONG,
        "entry": INT,  # the index in the game's log; an event has the entry of the action before it
        "kind": TEXT,
        "seat": INT,  # who decided; whom a draw or an event is about; -1: nobody
        "name": TEXT,  # the class of the action or event
        "fields": TEXT,  # as JSON
        "code": INT,  # the number in the game's codebook; -1 for events
        "offered": pyarrow.list_(INT),  # the codes of all options; of a draw, of all possible outcomes
        "odds": pyarrow.list_(INT),  # the odds of these, where chance or a trial decided; else empty
    }
)
RULINGS = pyarrow.schema(
    {
        "game": LONG,
        "ruling": TEXT,
        "answer": TEXT,  # another one than that in force
        "entry": INT,  # where the first difference shows; -1: the question did not arise
        "winners": pyarrow.list_(LONG),
        "changed": pyarrow.bool_(),  # whether the winners are others
    }
)
assert tuple(GAMES.names) == GameRow._fields
assert tuple(RULINGS.names) == RulingRow._fields


def games_table(rows: Sequence[GameRow]) -> Any:
    """The table of some games."""
    return table_of(rows, GAMES)


def rulings_table(rows: Sequence[RulingRow]) -> Any:
    """The table of some games under other answers."""
    return table_of(rows, RULINGS)


def table_of(rows: Sequence[tuple[Any, ...]], schema: Any) -> Any:
    columns = zip(*rows, strict=True) if rows else [()] * len(schema)
    return pyarrow.table([pyarrow.array(*one) for one in zip(columns, schema.types, strict=True)], schema)


def moments_table(game: Game[Any], trace: Trace) -> Any:
    """The table of all moments of a trace."""
    distinct = {message: row for row, message in enumerate(dict.fromkeys(trace.messages))}
    rows = numbers(map(distinct.__getitem__, trace.messages), len(trace.messages))
    code = game.codebook.number
    codes = numbers((code.get(message, -1) for message in distinct), len(distinct))[rows]
    named_seats = numbers((about(message, -1) for message in distinct), len(distinct))[rows]
    is_action = codes >= 0
    drawn = numpy.array(trace.drawn, bool)
    columns = {
        "game": per_row(trace, numpy.array(trace.games, numpy.int64)),
        "entry": entries(trace, is_action),
        "kind": pyarrow.array([CHOICE, DRAW, EVENT]).take(kinds(is_action, drawn)),
        "seat": seats(trace, named_seats, is_action, drawn),
        "name": pyarrow.array([type(message).__name__ for message in distinct], TEXT).take(rows),
        "fields": pyarrow.array([fields(message) for message in distinct], TEXT).take(rows),
        "code": codes,
        "offered": options(trace, code, is_action),
        "odds": odds(trace, is_action),
    }
    return pyarrow.table(columns, MOMENTS)


def numbers(values: Iterable[int], count: int) -> Any:
    return numpy.fromiter(values, numpy.int32, count)


def per_row(trace: Trace, values: Any) -> Any:
    """One value per game, repeated for each of its rows."""
    return numpy.repeat(values, numpy.diff([*trace.starts, len(trace.messages)]))


def entries(trace: Trace, is_action: Any) -> Any:
    """For each row, the number of actions of its game up to it, less one."""
    actions = numpy.concatenate([[0], numpy.cumsum(is_action)])
    return (actions[1:] - 1 - per_row(trace, actions[trace.starts])).astype(numpy.int32)


def kinds(is_action: Any, drawn: Any) -> Any:
    """For each row: 0 for a choice, 1 for a draw, 2 for an event."""
    found = numpy.full(len(is_action), 2, numpy.int8)
    found[is_action] = drawn
    return found


def seats(trace: Trace, named: Any, is_action: Any, drawn: Any) -> Any:
    """Who decided; for a draw, the seat it names, else the seat that draws."""
    found, by = named.copy(), named[is_action]
    found[is_action] = numpy.where(drawn & (by >= 0), by, numbers(trace.seats, len(trace.seats)))
    return found


def fields(message: msgspec.Struct) -> str:
    """The fields of an action or event as JSON, without its class."""
    return msgspec.json.encode(msgspec.structs.asdict(message)).decode()


def options(trace: Trace, code: dict[Any, int], is_action: Any) -> Any:
    """The codes of the options of each row; none for events."""
    codes = numbers(map(code.__getitem__, trace.offered), len(trace.offered))
    return lists(codes, numpy.array(trace.offers, numpy.int32), is_action)


def odds(trace: Trace, is_action: Any) -> Any:
    """The odds of the options of each row that has any."""
    counts = numpy.where(trace.weighed, trace.offers, 0)
    return lists(numbers(trace.odds, len(trace.odds)), counts, is_action)


def lists(values: Any, counts: Any, is_action: Any) -> Any:
    """A list for each row from the values of all rows, and the number of values of each action."""
    lengths = numpy.zeros(len(is_action), numpy.int32)
    lengths[is_action] = counts
    offsets = numpy.concatenate([[0], numpy.cumsum(lengths)]).astype(numpy.int32)
    return pyarrow.ListArray.from_arrays(offsets, values)


def parquet_file(table: Any) -> bytes:
    """A table as the content of a Parquet file."""
    file = BytesIO()
    parquet.write_table(table, file)
    return file.getvalue()
