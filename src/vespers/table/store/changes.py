"""Changes as rows, grouped by statement: many changes together make one batch.

The same statements write both databases.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Delete, Insert, Update

from vespers.table.store.rows import Append, EntryRow, MatchRow, SeatRow
from vespers.table.store.schema import campaigns, consents, entries, matches, seats

Statement: TypeAlias = Insert | Update | Delete
Row: TypeAlias = dict[str, Any]  # keys of an update or a deletion begin with `of_`, new values with `new_`
Change: TypeAlias = Mapping[Statement, Sequence[Row]]


def new(*columns: str) -> dict[str, Any]:
    return {column: bindparam(f"new_{column}") for column in columns}


OF_MATCH = matches.c.id == bindparam("of_match")
NEW_MATCH = insert(matches)
NEW_SEAT = insert(seats)
NEW_ENTRY = insert(entries)
MOVED = update(matches).where(OF_MATCH).values(new("number", "over", "bot_turn", "touched"))
RESEATED = (
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values(new(*SeatRow.__struct_fields__[1:]))
)
TOUCHED = update(matches).where(OF_MATCH).values(new("bot_turn", "touched"))
ENDED = update(matches).where(OF_MATCH).values(new("over", "ended"))
NO_CONSENT = delete(consents).where(consents.c.match == bindparam("of_match"))
NO_SUCH_CONSENT = NO_CONSENT.where(consents.c.kind == bindparam("of_kind"))
CAMPAIGN = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("of_campaign"), campaigns.c.match == bindparam("of_match"))
    .values(new("record", "touched"))
)

# A match is there before its seats and entries. Otherwise any order would do: no batch holds two changes of
# one row, since whoever changes a match waits until that is written.
ORDER: tuple[Statement, ...] = (
    NEW_MATCH,
    NEW_SEAT,
    NEW_ENTRY,
    MOVED,
    RESEATED,
    TOUCHED,
    ENDED,
    NO_CONSENT,
    NO_SUCH_CONSENT,
    CAMPAIGN,
)


async def write(connection: AsyncConnection, changes: Iterable[Change]) -> None:
    """Many changes, each statement once."""
    together: dict[Statement, list[Row]] = {statement: [] for statement in ORDER}
    for change in changes:
        for statement, rows in change.items():
            together[statement] += rows
    for statement, rows in together.items():
        if rows:
            await connection.execute(statement, rows)


def begun(row: MatchRow, people: Iterable[SeatRow], log: Iterable[EntryRow]) -> Change:
    """A new match with its first entries."""
    return {
        NEW_MATCH: [msgspec.structs.asdict(row)],
        NEW_SEAT: [{"match": row.id, **msgspec.structs.asdict(seat)} for seat in people],
        NEW_ENTRY: entry_rows(row.id, log, row.created),
    }


def appended(append: Append, now: int) -> Change:
    """New entries of a match, and what they change of it and of its campaign."""
    match, entered = append.match, append.entered
    moved = {
        "of_match": match,
        "new_number": append.entries[-1].number,
        "new_over": append.over,
        "new_bot_turn": append.bot_turn,
        "new_touched": now,
    }
    found: dict[Statement, list[Row]] = {
        NEW_ENTRY: entry_rows(match, append.entries, now),
        MOVED: [moved],
    }
    if append.asked:
        found[NO_CONSENT] = [{"of_match": match}]
    if entered is not None:
        campaign = {"of_campaign": entered.campaign, "of_match": match}
        found[CAMPAIGN] = [{**campaign, "new_record": entered.record, "new_touched": now}]
    return found


def reseated(match: str, seat: SeatRow, bot_turn: bool, ended: str, now: int) -> Change:
    """Somebody came, left, returned or resigned; a question about leaving is settled."""
    fields = msgspec.structs.asdict(seat)
    found: dict[Statement, list[Row]] = {
        RESEATED: [
            {"of_match": match, "of_seat": fields.pop("seat"), **{f"new_{k}": v for k, v in fields.items()}}
        ],
        TOUCHED: [{"of_match": match, "new_bot_turn": bot_turn, "new_touched": now}],
        NO_SUCH_CONSENT: [{"of_match": match, "of_kind": "replace"}],
    }
    if ended:
        found[ENDED] = [{"of_match": match, "new_over": True, "new_ended": ended}]
    return found


def entry_rows(match: str, log: Iterable[EntryRow], now: int) -> list[Row]:
    return [{"match": match, **msgspec.structs.asdict(entry), "at": now} for entry in log]
