"""The two tables of a study, in Parquet: games, and moments (decisions, draws and events)."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import parquet

from vespers.engine.game import Game
from vespers.lab import columns
from vespers.lab.joining import joined
from vespers.lab.pages import Pages
from vespers.lab.play import GameRow
from vespers.lab.sitting import Tape

GROUP = 32_000  # moments in a group of rows: as many are held in mind
WHOLE, LONG, REAL, TEXT = pyarrow.int32(), pyarrow.int64(), pyarrow.float64(), pyarrow.string()
GAMES = pyarrow.schema(
    {
        "game": LONG,
        "source": TEXT,
        "block": TEXT,
        "deal": LONG,
        "line_up": WHOLE,
        "repeat": WHOLE,
        "seed": TEXT,
        "players": pyarrow.list_(TEXT),
        "scores": pyarrow.list_(LONG),
        "winners": pyarrow.list_(LONG),
        "reason": TEXT,
        "decisions": WHOLE,
        "forced": WHOLE,
        "draws": WHOLE,
        "minutes": REAL,
        "lead_changes": WHOLE,
        "decided": REAL,
        "leader_lost": pyarrow.bool_(),
    }
)
MOMENTS = pyarrow.schema(
    [
        pyarrow.field(key, kind, nullable=False)
        for key, kind in {
            "game": LONG,
            "entry": WHOLE,  # of the log; an event has that of the entry it follows
            "kind": TEXT,
            "seat": WHOLE,  # who decided; whom a draw or an event is about; -1: nobody
            "name": TEXT,  # the class
            "said": TEXT,  # the fields, as JSON
            "code": WHOLE,  # in the codebook of the game; -1 for events
            "offered": pyarrow.list_(
                pyarrow.field("element", WHOLE, nullable=False)
            ),  # codes of all options, of a draw: of all that could come up
        }.items()
    ]
)
assert tuple(GAMES.names) == GameRow._fields
# What costs least time: tables are searched by game alone, and only texts repeat enough for a dictionary.
HOW: dict[str, Any] = {
    "compression": "snappy",
    "use_dictionary": ["source", "block", "reason"],
    "write_statistics": ["game"],
    "store_schema": False,
}


def games_table(rows: Sequence[GameRow]) -> Any:
    """The rows of some games."""
    if not rows:
        return GAMES.empty_table()
    by_column = zip(*rows, strict=True)
    return pyarrow.table([pyarrow.array(*one) for one in zip(by_column, GAMES.types, strict=True)], GAMES)


class Moments:
    """The moments of some games as a file, tape by tape."""

    def __init__(self, game: Game[Any]) -> None:
        self.reel = columns.Reel(game)
        self.pages = Pages(MOMENTS)

    def add(self, tape: Tape) -> None:
        """The rows of a tape; enough of them are a group."""
        self.reel.add(tape)
        if self.reel.rows >= GROUP:
            self.close()

    def close(self) -> None:
        """What was added since the last group is a group of its own."""
        if self.reel.rows:
            self.pages.add(self.reel.rows, self.reel.columns())
            self.reel.begin()

    def written(self) -> bytes:
        self.close()
        return self.pages.written()


def games_file(rows: Sequence[GameRow]) -> bytes:
    """The rows of some games as a file."""
    table, file = games_table(rows), BytesIO()
    parquet.write_table(table, file, row_group_size=max(1, len(table)), **HOW)
    return file.getvalue()


def join(parts: Sequence[Path], path: Path) -> None:
    """Many parts as one table, in this order, as they are."""
    half = path.with_name(f"{path.name}.half")
    joined(parts, half)
    half.replace(path)
