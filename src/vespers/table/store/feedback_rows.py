"""Feedback of players, in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vespers.table.store.campaign_rows import Also
from vespers.table.store.rows import FeedbackRow, MatchFeedbackRow
from vespers.table.store.schema import feedback, matches, seats
from vespers.table.store.transactions import Transactions


class FeedbackRows:
    """Reads and writes feedback: one row for each match, seat and move."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    async def put(self, row: FeedbackRow, most: int) -> bool:
        """Write it in place of the seat's earlier feedback there; False: the seat has reached its limit."""
        try:
            return await self._put(row, most)
        except IntegrityError:  # sent twice at the same time: now it is there to be changed
            return await self._put(row, most)

    async def _put(self, row: FeedbackRow, most: int) -> bool:
        async with self.transactions.begin() as connection:
            new = {"answer": row.answer, "comment": row.comment, "at": row.at}
            if (await connection.execute(update(feedback).where(*_place(row)).values(new))).rowcount:
                return True
            others = (
                feedback.c.match == row.match,
                feedback.c.seat == row.seat,
                feedback.c.number != row.number,
            )
            counted = select(func.count()).select_from(feedback).where(*others)
            if most and (await connection.scalar(counted) or 0) >= most:
                return False
            await connection.execute(insert(feedback), [msgspec.structs.asdict(row)])
        return True

    async def remove(self, row: FeedbackRow) -> None:
        async with self.transactions.begin() as connection:
            await connection.execute(delete(feedback).where(*_place(row)))

    async def of_match(self, match: str) -> list[MatchFeedbackRow]:
        """All feedback on a match, in the order of its moves."""
        return await self._rows(_asked().where(feedback.c.match == match))

    async def of_version(self, version: str) -> list[MatchFeedbackRow]:
        """All feedback on matches that were begun with a version."""
        return await self._rows(_asked().where(matches.c.own_version == version))

    async def all(self, game: str = "") -> list[MatchFeedbackRow]:
        """All feedback, on one game or on all."""
        return await self._rows(_asked().where(matches.c.game == game) if game else _asked())

    async def _rows(self, asked: Select[tuple[object, ...]]) -> list[MatchFeedbackRow]:
        order = matches.c.created, feedback.c.match, feedback.c.number, feedback.c.seat
        async with self.transactions.connect() as connection:
            return [
                MatchFeedbackRow(**row._asdict()) for row in await connection.execute(asked.order_by(*order))
            ]


def brought_along(rows: Sequence[FeedbackRow]) -> Also | None:
    """Remarks that a new match comes with, written with it."""
    if not rows:
        return None

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(insert(feedback), [msgspec.structs.asdict(row) for row in rows])

    return write


def _place(row: FeedbackRow) -> tuple[ColumnElement[bool], ...]:
    return feedback.c.match == row.match, feedback.c.seat == row.seat, feedback.c.number == row.number


def _asked() -> Select[tuple[object, ...]]:
    """Each row with its match, and what its writer is called."""
    of_match = matches.c.game, matches.c.own_version, matches.c.options, matches.c.over, matches.c.touched
    here = (seats.c.match == feedback.c.match) & (seats.c.seat == feedback.c.seat)
    joined = feedback.join(matches, matches.c.id == feedback.c.match).outerjoin(seats, here)
    called = func.coalesce(seats.c.name, "").label("name")
    person = (func.coalesce(seats.c.kind, "bot") != "bot").label("person")
    return select(*feedback.c, *of_match, called, person).select_from(joined)
