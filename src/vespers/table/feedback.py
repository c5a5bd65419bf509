"""What players say about a match or a move: one answer and a comment, kept with the match.

A comment may give away what its writer alone knows. So while the match runs only the writer reads it: the
maker of the version, who may sit at the same table, learns how many there are and reads them when the match
is over, or when nobody has touched it for a week.
"""

from __future__ import annotations

import csv
import hashlib
import io
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, get_args

import msgspec

from vespers.engine.record import Remark
from vespers.table.feedback_protocol import (
    Feedback,
    MatchAnswer,
    MoveAnswer,
    NewFeedback,
    VersionFeedback,
    VersionRemark,
)
from vespers.table.problems import refusal
from vespers.table.room import Room
from vespers.table.store.feedback_rows import FeedbackRows
from vespers.table.store.rows import WHOLE, FeedbackRow, MatchFeedbackRow

LONGEST = 1000  # characters of a comment
GIVEN_UP = 7 * 86_400  # seconds after which a match that nobody has touched hides nothing any more
COLUMNS = ("match", "game", "version", "pack", "rulings", "seat", "player", "move", "answer", "comment", "at")


async def give(rows: FeedbackRows, room: Room, seat: int, wish: NewFeedback, most: int) -> None:
    """Keep what a player says, or forget it if nothing is left of it."""
    async with room.hold() as table:
        if wish.number is None and not table.over:
            raise refusal("running", "about the whole match when it is over; about a move at any time")
        if wish.number is not None and not 0 <= wish.number <= table.match.number:
            raise refusal("unreadable", f"number: expected 0 to {table.match.number}")
    row = FeedbackRow(
        match=room.id,
        seat=seat,
        number=WHOLE if wish.number is None else wish.number,
        answer=_answer(wish),
        comment=_comment(wish.comment),
        at=int(time.time()),
    )
    if not row.answer and not row.comment:
        await rows.remove(row)
    elif not await rows.put(row, most):
        raise refusal("too-much-feedback", f"expected at most {most} remarks of a player about one match")


def _answer(wish: NewFeedback) -> str:
    fitting = get_args(MatchAnswer if wish.number is None else MoveAnswer)
    if wish.answer and wish.answer not in fitting:
        raise refusal("unreadable", f"answer: expected {', '.join(fitting)}, or none")
    return wish.answer


def _comment(text: str) -> str:
    clean = _clean(text)
    if len(clean) > LONGEST:
        raise refusal("unreadable", f"comment: expected at most {LONGEST} characters, got {len(clean)}")
    return clean


def _clean(text: str) -> str:
    """Plain text: the client shows it as such, and a database takes no NUL."""
    return "".join(c for c in text.replace("\r\n", "\n") if c.isprintable() or c == "\n").strip()


async def at_match(rows: FeedbackRows, room: Room, seat: int | None) -> tuple[Feedback, ...]:
    """Feedback on a match: one's own while it runs, all of it when it is over."""
    async with room.hold() as table:
        over = table.over
    found = await rows.of_match(room.id)
    return tuple(msgspec.convert(_shown(row), Feedback) for row in found if over or row.seat == seat)


async def about_version(rows: FeedbackRows, version: str, pack: str) -> VersionFeedback:
    """Feedback on a version, for its maker, with what exactly was played."""
    found, before = await rows.of_version(version), time.time() - GIVEN_UP
    open_ones = [row for row in found if row.over or row.touched < before]
    now = fingerprint([pack])
    return VersionFeedback(tuple(_remark(row, now) for row in open_ones), len(found) - len(open_ones))


def _shown(row: MatchFeedbackRow) -> dict[str, Any]:
    plain = {field: getattr(row, field) for field in ("match", "seat", "name", "answer", "comment", "at")}
    return plain | {"number": None if row.number == WHOLE else row.number}


def _remark(row: MatchFeedbackRow, now: str) -> VersionRemark:
    pack, rulings = played(row.options)
    more = {"pack": pack, "same": pack == now, "rulings": rulings}
    return msgspec.convert(_shown(row) | more, VersionRemark)


def played(options: str) -> tuple[str, dict[str, str]]:
    """The fingerprint of the packs of a match, and the rulings that were chosen for it."""
    found = msgspec.json.decode(options)
    return fingerprint(found.get("own") or []), found.get("rulings") or {}


def fingerprint(packs: list[str]) -> str:
    """Twelve digits that tell one state of a version from another; empty for the game as it is."""
    return hashlib.sha256("\0".join(packs).encode()).hexdigest()[:12] if packs else ""


def remarks(found: Iterable[MatchFeedbackRow]) -> tuple[Remark, ...]:
    """Feedback as the record of its match holds it."""
    return tuple(
        Remark(row.seat, None if row.number == WHOLE else row.number, row.answer, row.comment)
        for row in found
    )


def copied(remarks: Iterable[Remark], match: str, seats: int, entries: int, most: int) -> list[FeedbackRow]:
    """What the record of a match from elsewhere says, as rows of its copy; what fits no move is left out."""
    found: dict[tuple[int, int], FeedbackRow] = {}
    for one in remarks:
        number = WHOLE if one.number is None else one.number
        known = get_args(MatchAnswer if one.number is None else MoveAnswer)
        row = FeedbackRow(
            match=match,
            seat=one.seat,
            number=number,
            answer=one.answer if one.answer in known else "",
            comment=_clean(one.comment)[:LONGEST],
            at=int(time.time()),
        )
        fits = 0 <= one.seat < seats and (one.number is None or 0 <= one.number <= entries)
        if fits and (row.answer or row.comment):
            found[one.seat, number] = row
    by_seat = [[row for row in found.values() if row.seat == seat] for seat in range(seats)]
    return [row for rows in by_seat for row in rows[: most or None]]


def sheet(found: Iterable[MatchFeedbackRow]) -> str:
    """Feedback as CSV, one row for each remark."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row in found:
        pack, rulings = played(row.options)
        chosen = "; ".join(f"{ruling} = {answer}" for ruling, answer in sorted(rulings.items()))
        move = "" if row.number == WHOLE else row.number
        at = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M")
        cells = (row.match, row.game, row.own_version, pack, chosen, row.seat + 1, row.name, move)
        writer.writerow([_cell(cell) for cell in (*cells, row.answer, row.comment, at)])
    return text.getvalue()


def _cell(value: int | str) -> int | str:
    """A player's text is no formula: spreadsheets would compute what begins like one."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t")) else value


async def version_sheet(rows: FeedbackRows, version: str) -> str:
    """The remarks that the maker of a version may read, as CSV."""
    before = time.time() - GIVEN_UP
    return sheet(row for row in await rows.of_version(version) if row.over or row.touched < before)
