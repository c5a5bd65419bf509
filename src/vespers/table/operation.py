"""Operator's commands on the database, with or without a running server: look, delete, export, check."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from vespers.engine import record
from vespers.table import feedback
from vespers.table.problems import Refusal
from vespers.table.store.database import BadDatabase, migrate, open_engine, open_reading, with_driver
from vespers.table.store.notify import tell
from vespers.table.store.rows import MatchFeedbackRow, MatchRow, SeatRow, Stored
from vespers.table.store.schema import campaigns, matches
from vespers.table.store.store import Store
from vespers.table.stored_match import prepare_settings, table_of

OPERATOR = "operator"  # signs what is deleted, for the servers that hear of it


class Unknown(Exception):
    """There is no such match: the message is its id."""


class InCampaign(Exception):
    """A match cannot be taken out of its campaign: the message is the campaign's id."""


async def open_writing(url: str) -> AsyncEngine:
    """An engine on a database that is there already, its tables up to date."""
    file = make_url(with_driver(url)).database
    if url.startswith("sqlite") and (not file or not Path(file).is_file()):
        raise BadDatabase(f"there is no file {file}")
    engine = open_engine(url)
    await migrate(engine)
    return engine


async def listed(url: str, game: str, state: str, most: int) -> list[MatchRow]:
    """The matches touched last."""
    asked = select(matches).order_by(matches.c.touched.desc(), matches.c.id).limit(most)
    if game:
        asked = asked.where(matches.c.game == game)
    if state:
        asked = asked.where(matches.c.over.is_(state == "over"))
    engine = open_reading(url)
    try:
        async with engine.connect() as connection:
            found = (await connection.execute(asked)).mappings()
            return [msgspec.convert({str(k): v for k, v in row.items()}, MatchRow) for row in found]
    finally:
        await engine.dispose()


async def shown(url: str, match: str) -> Stored:
    """One match, with all its entries."""
    engine = open_reading(url)
    try:
        return await _stored(Store(engine), match)
    finally:
        await engine.dispose()


async def _stored(store: Store, match: str) -> Stored:
    stored = await store.load(match, from_snapshot=False)
    if stored is None:
        raise Unknown(match)
    return stored


async def exported(url: str, match: str) -> bytes:
    """The record of a match, also of one that runs, and of one that cannot be replayed here."""
    stored = await shown(url, match)
    names = tuple(seat.name or f"{seat.seat + 1}" for seat in stored.seats)
    remarks = feedback.remarks(await stored_feedback(url, match=match))
    try:
        await prepare_settings(stored.row)
        return record.write(table_of(stored).match, names, remarks)
    except Refusal:
        return raw_record(stored, names, remarks)


async def stored_feedback(url: str, game: str = "", match: str = "") -> list[MatchFeedbackRow]:
    """All feedback, of one game or of all; or that of one match."""
    engine = open_reading(url)
    try:
        rows = Store(engine).feedback
        return await (rows.of_match(match) if match else rows.all(game))
    finally:
        await engine.dispose()


def raw_record(stored: Stored, names: tuple[str, ...], remarks: tuple[record.Remark, ...] = ()) -> bytes:
    """The stored lines as they are: a version that knows the rules can read them."""
    row = stored.row
    head = record.Head(record.FORMAT, row.game, row.version, names, msgspec.json.decode(row.options))
    entries = ((entry.seat, entry.action.encode()) for entry in stored.entries)
    return record.written(record.head_lines(head), entries, feedback=remarks)


async def deleted(url: str, ids: Sequence[str]) -> int:
    """Delete matches, or whole campaigns; all of them or none. How many matches."""
    engine = await open_writing(url)
    try:
        async with engine.begin() as connection:
            gone: list[str] = []
            for one in ids:
                gone += await _to_delete(connection, one)
            await connection.execute(delete(matches).where(matches.c.id.in_(gone)))
            await connection.execute(delete(campaigns).where(campaigns.c.id.in_(ids)))
            await tell(connection, gone, OPERATOR)
            return len(gone)
    finally:
        await engine.dispose()


async def _to_delete(connection: Any, one: str) -> list[str]:
    """A match by its id, or all matches of a campaign."""
    linked = await connection.execute(select(matches.c.id).where(matches.c.campaign == one))
    if found := [row.id for row in linked]:
        return found
    row = (await connection.execute(select(matches.c.campaign).where(matches.c.id == one))).first()
    if row is None:
        raise Unknown(one)
    if row.campaign is not None:
        raise InCampaign(row.campaign)
    return [one]


async def vacuum(url: str) -> None:
    """Give back the space of what was deleted; on PostgreSQL also renew its statistics."""
    engine = await open_writing(url)
    try:
        postgres = engine.dialect.name == "postgresql"
        async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            await connection.execute(text("VACUUM ANALYZE" if postgres else "VACUUM"))
            if not postgres:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    finally:
        await engine.dispose()


async def checked(url: str) -> AsyncIterator[tuple[str, str]]:
    """Every match with what is wrong with it, or an empty text; first the database itself."""
    engine = open_reading(url)
    try:
        store = Store(engine)
        if engine.dialect.name == "sqlite":
            yield "", await _integrity(engine)
        async with engine.connect() as connection:
            ids = [
                row.id for row in await connection.execute(select(matches.c.id).order_by(matches.c.created))
            ]
        for match in ids:
            yield match, await _trouble(store, match)
    finally:
        await engine.dispose()


async def _integrity(engine: AsyncEngine) -> str:
    async with engine.connect() as connection:
        answers = [row[0] for row in await connection.execute(text("PRAGMA integrity_check"))]
        orphans = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    found = [] if answers == ["ok"] else answers
    return "; ".join([*found, *[f"{row[0]}: a row without its match" for row in orphans]])


async def _trouble(store: Store, match: str) -> str:
    """Entries without gaps, and a replay of them by the rules."""
    try:
        stored = await _stored(store, match)
        if [entry.number for entry in stored.entries] != list(range(1, stored.row.number + 1)):
            return f"expected entries 1 to {stored.row.number}, found {len(stored.entries)} entries"
        await prepare_settings(stored.row)
        table = table_of(stored)
        return (
            "" if table.over == stored.row.over else "it is over, but not marked so, or the other way round"
        )
    except Unknown:
        return ""  # deleted meanwhile
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0]


def seat_text(seat: SeatRow) -> str:
    """Who sits there, without the secret."""
    marks = [f"({mark})" for mark in ("open", "left", "resigned") if getattr(seat, mark)]
    return " ".join(word for word in (seat.kind, seat.level, seat.name, *marks) if word)
