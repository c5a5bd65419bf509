"""A record becomes a finished match: checked whole, kept like any other, and nobody can play in it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import BadRecord
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.table.feedback import copied
from vespers.table.lobby import Lobby
from vespers.table.problems import from_engine, refusal
from vespers.table.seat_tokens import new_match_id
from vespers.table.seating import NAME
from vespers.table.shelf_protocol import Created
from vespers.table.store.feedback_rows import brought_along
from vespers.table.store.rows import MatchRow, SeatRow
from vespers.table.stored_match import entry_rows

SEED = 64  # characters that the database keeps


async def open_record(lobby: Lobby, data: bytes, most: int) -> Created:
    """The match of a record, with at most so many remarks of each seat.

    A record is refused if a line of it cannot be trusted, or if it has no end.
    """
    try:
        match = await asyncio.to_thread(record.read, data, find_game)
    except BadRecord as error:
        raise from_engine(error) from None
    if match.outcome() is None:
        raise refusal("unfinished", "expected the record of a finished match")
    row = match_row(match)
    names = record.read_head(data).players
    remarks = copied(record.read_remarks(data), row.id, match.seats, row.number, most)
    entries = entry_rows(match.history, 0, None)
    await lobby.store.create(row, seats_of(names), entries, also=brought_along(remarks))
    return Created(match=row.id, keys=())


def match_row(match: Match[Any]) -> MatchRow:
    """Its line in the database. Without a seed that can be shown, its draws count as copied."""
    dealer, now = match.dealer, int(time.time())
    seed = dealer.seed if isinstance(dealer, SeededDealer) and storable(dealer.seed) else ""
    return MatchRow(
        id=new_match_id(),
        game=match.game.name,
        version=match.game.version_of(match.settings),
        options=msgspec.json.encode(match.game.stored_settings(match.settings)).decode(),
        seed=seed,
        terms=dealer.terms if seed and isinstance(dealer, SeededDealer) else "",
        copied=0 if seed else len(match.history),
        number=len(match.history),
        over=True,
        created=now,
        touched=now,
    )


def storable(seed: str) -> bool:
    """Whether every database keeps it as it is: none takes a NUL for a character."""
    return len(seed) <= SEED and "\0" not in seed


def seats_of(names: tuple[str, ...]) -> tuple[SeatRow, ...]:
    """Seats that nobody holds a key to."""
    clean = ["".join(c for c in name if c.isprintable()).strip()[:NAME] for name in names]
    return tuple(SeatRow(seat=seat, kind="bot", name=name) for seat, name in enumerate(clean))
