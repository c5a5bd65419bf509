"""What is written, as rows of plain values by the statements of `sqlite_log` that take them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vespers.table.store.rows import Append, EntryRow, MatchRow, SeatRow
from vespers.table.store.sqlite_log import Rows, deleting, inserting, updating

NEW_MATCHES = inserting("matches", MatchRow.__struct_fields__)
NEW_SEATS = inserting("seats", ("match", *SeatRow.__struct_fields__))
NEW_ENTRIES = inserting("entries", ("match", *EntryRow.__struct_fields__, "at"))
MOVED = updating("matches", ("id",), ("number", "over", "bot_turn", "touched"))
RESEATED = updating("seats", ("match", *SeatRow.__struct_fields__[:1]), SeatRow.__struct_fields__[1:])
TOUCHED = updating("matches", ("id",), ("bot_turn", "touched"))
ENDED = updating("matches", ("id",), ("over", "ended"))
NO_CONSENT = deleting("consents", ("match",))
NO_SUCH_CONSENT = deleting("consents", ("match", "kind"))
CAMPAIGN = updating("campaigns", ("id", "match"), ("record", "touched"))

# A match is there before its seats and entries. Otherwise any order would do: no batch holds two changes of
# one row, since whoever changes a match waits until that is written.
ORDER = (
    NEW_MATCHES,
    NEW_SEATS,
    NEW_ENTRIES,
    MOVED,
    RESEATED,
    TOUCHED,
    ENDED,
    NO_CONSENT,
    NO_SUCH_CONSENT,
    CAMPAIGN,
)


def together(many: Sequence[Rows]) -> Rows:
    """The rows of many changes, each statement once."""
    merged: dict[str, list[Sequence[object]]] = {statement: [] for statement in ORDER}
    for rows in many:
        for statement, some in rows.items():
            merged[statement] += some
    return {statement: rows for statement, rows in merged.items() if rows}


def begun(row: MatchRow, people: Iterable[SeatRow], log: Iterable[EntryRow]) -> Rows:
    """A new match with its first entries."""
    return {
        NEW_MATCHES: [msgspec.structs.astuple(row)],
        NEW_SEATS: [(row.id, *msgspec.structs.astuple(seat)) for seat in people],
        NEW_ENTRIES: _entries(row.id, log, row.created),
    }


def appended(append: Append, now: int) -> Rows:
    """New lines of a match, and what they make of it and of its campaign."""
    match, entered = append.match, append.entered
    found: dict[str, list[tuple[object, ...]]] = {
        NEW_ENTRIES: _entries(match, append.entries, now),
        MOVED: [(match, append.entries[-1].number, append.over, append.bot_turn, now)],
    }
    if append.asked:
        found[NO_CONSENT] = [(match,)]
    if entered is not None:
        found[CAMPAIGN] = [(entered.campaign, match, entered.record, now)]
    return found


def reseated(match: str, seat: SeatRow, bot_turn: bool, ended: str, now: int) -> Rows:
    """Somebody came, left, returned or resigned."""
    found: Rows = {
        RESEATED: [(match, *msgspec.structs.astuple(seat))],
        TOUCHED: [(match, bot_turn, now)],
        NO_SUCH_CONSENT: [(match, "replace")],
    }
    return {**found, ENDED: [(match, True, ended)]} if ended else found


def _entries(match: str, log: Iterable[EntryRow], now: int) -> list[tuple[object, ...]]:
    return [(match, e.number, e.seat, e.action, e.said, now) for e in log]
