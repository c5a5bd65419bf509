"""All reading and writing of matches: nothing else talks to the database about them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vespers.table.store import campaign_rows, changes, service_days
from vespers.table.store.campaign_rows import Also, Conflict
from vespers.table.store.feedback_rows import FeedbackRows
from vespers.table.store.notify import tell
from vespers.table.store.presence import Presence
from vespers.table.store.rows import (
    Append,
    ConsentRow,
    EntryRow,
    MatchRow,
    SeatRow,
    Snapshot,
    Stored,
    StoredCampaign,
)
from vespers.table.store.schema import consents, entries, matches, seats, snapshots
from vespers.table.store.transactions import Transactions
from vespers.table.store.version_rows import VersionRows
from vespers.table.store.writer import Writer

MOST_IDS = 500  # in one statement

__all__ = ["Append", "Conflict", "Store"]

LOT = 200  # matches deleted at a time


class Store:
    """Reads and writes matches."""

    def __init__(self, engine: AsyncEngine, presence: float = 45.0, seconds: float = 0) -> None:
        self.engine = engine
        self.transactions = Transactions(engine, seconds)
        self.presence = Presence(self.transactions, presence)
        self.writer = Writer(self.transactions)
        self.versions = VersionRows(self.transactions)
        self.feedback = FeedbackRows(self.transactions)
        self.shared = self.transactions.shared

    # --- Writing

    async def create(
        self, row: MatchRow, people: Sequence[SeatRow], log: tuple[EntryRow, ...], also: Also | None = None
    ) -> None:
        """A new match with its first entries. As a rematch: `Conflict` if there is one already."""
        change = changes.begun(row, people, log)
        if row.parent is None and also is None:
            await self.writer.write(row.id, change)
            return
        async with self.transactions.begin() as connection:
            await changes.write(connection, [change])
            if row.parent is not None:
                await self._follow(connection, row.parent, row.id)
            if also is not None:
                await also(connection)

    async def _follow(self, connection: AsyncConnection, parent: str, rematch: str) -> None:
        first = matches.c.rematch.is_(None)
        done = await connection.execute(
            update(matches).where(matches.c.id == parent, first).values(rematch=rematch)
        )
        if done.rowcount != 1:
            raise Conflict
        await tell(connection, [parent], self.transactions.origin)

    async def append(self, append: Append) -> None:
        """Returns when it is committed; `Conflict` when somebody else was first."""
        await self.writer.write(append.match, changes.appended(append, int(time.time())))

    async def save_seat(self, match: str, seat: SeatRow, bot_turn: bool = False, ended: str = "") -> None:
        """Somebody came, left, returned or resigned; this may wake a bot, or end the match."""
        await self.writer.write(match, changes.reseated(match, seat, bot_turn, ended, int(time.time())))

    async def exchange(self, match: str, old: str, new: str) -> None:
        """Another hashed secret for the seat of an invitation, once: a second attempt changes nothing."""
        invited = (seats.c.match == match, seats.c.secret == old, seats.c.open)
        async with self.transactions.begin() as connection:
            await connection.execute(update(seats).where(*invited).values(secret=new, open=False))
            await tell(connection, [match], self.transactions.origin)

    async def save_consent(self, match: str, consent: ConsentRow | None) -> None:
        """The question that is open now, or none."""
        async with self.transactions.begin() as connection:
            await connection.execute(delete(consents).where(consents.c.match == match))
            if consent is not None:
                row = msgspec.structs.asdict(consent) | {
                    "agreed": msgspec.json.encode(consent.agreed).decode()
                }
                try:
                    await connection.execute(insert(consents), [{"match": match, **row}])
                except IntegrityError:
                    raise Conflict from None
            await tell(connection, [match], self.transactions.origin)

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Renew the cache; if another process does the same at the same time, either will do."""
        try:
            async with self.transactions.begin() as connection:
                await connection.execute(delete(snapshots).where(snapshots.c.match == match))
                await connection.execute(
                    insert(snapshots), [{"match": match, "number": snapshot.number, "data": snapshot.data}]
                )
        except IntegrityError:
            return

    async def delete(self, old: Sequence[str]) -> int:
        """Delete matches, and campaigns of which none is left; how many matches there were."""
        async with self.transactions.begin() as connection:
            parents = select(matches.c.parent).where(matches.c.id.in_(old))
            followed = matches.c.id.in_(parents), matches.c.rematch.in_(old)
            await connection.execute(update(matches).where(*followed).values(rematch=None))
            done = await connection.execute(delete(matches).where(matches.c.id.in_(old)))
            await campaign_rows.delete_abandoned(connection)
            await campaign_rows.step_back(connection, old)
            return done.rowcount

    async def served(self, day: int) -> None:
        """A server ran on this day since 1970."""
        await service_days.add(self.transactions, day)

    # --- Reading

    async def campaign(self, campaign: str) -> StoredCampaign | None:
        """A campaign and its matches."""
        return await campaign_rows.load(self.transactions, campaign)

    async def holder(self, campaign: str, secret: str) -> tuple[str, int] | None:
        """The newest match of a campaign, and the seat, that a hashed secret opens."""
        return await campaign_rows.holder(self.transactions, campaign, secret)

    async def load(self, match: str, from_snapshot: bool = True) -> Stored | None:
        """A match from its snapshot on, or all of it."""
        async with self.transactions.connect() as connection:
            snapshot = await _snapshot(connection, match) if from_snapshot else None
            stored = await self._since(connection, match, 0 if snapshot is None else snapshot.number)
        return None if stored is None else msgspec.structs.replace(stored, snapshot=snapshot)

    async def since(self, match: str, number: int) -> Stored | None:
        """What is new after entry `number`, and who sits there now."""
        async with self.transactions.connect() as connection:
            return await self._since(connection, match, number)

    async def _since(self, connection: AsyncConnection, match: str, number: int) -> Stored | None:
        stored = await _since(connection, match, number)
        if stored is None or not self.shared:
            return stored
        elsewhere = await self.presence.elsewhere(connection, match)
        return msgspec.structs.replace(stored, elsewhere=elsewhere)

    async def answered(self, match: str, label: str) -> int | None:
        """The number of the entry that a message became, if it was heard."""
        async with self.transactions.connect() as connection:
            heard = entries.c.match == match, entries.c.said == label
            return (await connection.execute(select(entries.c.number).where(*heard))).scalar_one_or_none()

    async def existing(self, ids: Sequence[str]) -> set[str]:
        """Those of these matches that are still there."""
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for first in range(0, len(ids), MOST_IDS):
                asked = select(matches.c.id).where(matches.c.id.in_(ids[first : first + MOST_IDS]))
                found.update(row.id for row in await connection.execute(asked))
        return found

    async def waiting_for_bots(self) -> list[str]:
        """Running matches in which a bot is asked."""
        async with self.transactions.connect() as connection:
            asked = select(matches.c.id).where(matches.c.bot_turn.is_(True), matches.c.over.is_(False))
            return [row.id for row in await connection.execute(asked)]

    async def kinds(self) -> list[tuple[str, int, bool, int]]:
        """Game, version of its rules, over or not, and how many matches there are of this kind."""
        kind = matches.c.game, matches.c.version, matches.c.over
        counted = select(*kind, func.count()).group_by(*kind)
        async with self.transactions.connect() as connection:
            found = await connection.execute(counted)
            return [(game, version, over, many) for game, version, over, many in found]

    async def finished(self, game: str) -> list[str]:
        """Matches of a game that are over, the oldest first."""
        async with self.transactions.connect() as connection:
            over = select(matches.c.id).where(matches.c.game == game, matches.c.over.is_(True))
            return [
                row.id for row in await connection.execute(over.order_by(matches.c.created, matches.c.id))
            ]

    async def untouched(self, before: int) -> list[str]:
        """Matches that nobody has touched since, the oldest first; not all at once."""
        old = select(matches.c.id).where(matches.c.touched < before).order_by(matches.c.touched)
        async with self.transactions.connect() as connection:
            return [row.id for row in await connection.execute(old.limit(LOT))]

    async def past_service(self, days: int) -> int | None:
        """The moment before which there were `days` days of service; None: there were fewer."""
        return await service_days.past(self.transactions, days)

    async def alive(self) -> None:
        """Raises when the database does not answer, or has no tables."""
        async with self.transactions.connect() as connection:
            await connection.execute(text("SELECT version_num FROM alembic_version"))


async def _snapshot(connection: AsyncConnection, match: str) -> Snapshot | None:
    asked = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.match == match)
    found = (await connection.execute(asked)).first()
    return None if found is None else Snapshot(found.number, found.data)


async def _since(connection: AsyncConnection, match: str, number: int) -> Stored | None:
    row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
    if row is None:
        return None
    there = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    new = entries.c.match == match, entries.c.number > number
    where_entries = select(entries).where(*new).order_by(entries.c.number)
    return Stored(
        row=msgspec.convert(_plain(row), MatchRow),
        seats=tuple(msgspec.convert(_plain(found), SeatRow) for found in there.mappings()),
        consent=await _consent(connection, match),
        entries=tuple(
            EntryRow(found.number, found.seat, found.action, found.said)
            for found in await connection.execute(where_entries)
        ),
    )


async def _consent(connection: AsyncConnection, match: str) -> ConsentRow | None:
    open_one = select(consents).where(consents.c.match == match)
    found = (await connection.execute(open_one)).mappings().first()
    if found is None:
        return None
    return msgspec.convert(_plain(found) | {"agreed": msgspec.json.decode(found["agreed"])}, ConsentRow)


def _plain(found: RowMapping) -> dict[str, Any]:
    """A row with plain strings for keys: SQLAlchemy's own kind of string is not msgspec's."""
    return {str(key): value for key, value in found.items()}
