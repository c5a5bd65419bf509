"""Finished matches for the lab: read, never written, and without anybody's name."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vespers.engine.match import Match
from vespers.table.problems import Refusal
from vespers.table.store.database import BadDatabase, with_driver
from vespers.table.store.rows import SeatRow
from vespers.table.store.store import Store
from vespers.table.stored_match import load_table

PERSON, LEFT = "person", "person, then bot"


class Finished(NamedTuple):
    """One match; of each seat only whether a person or which bot held it."""

    match: Match[Any]
    players: tuple[str, ...]


def finished_matches(url: str, game: str) -> tuple[list[Finished], int]:
    """The finished matches of a game in which somebody took part, and how many could not be used."""
    try:
        return asyncio.run(_finished(url, game))
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"expected the database of a table: {str(error).splitlines()[0]}") from None


async def _finished(url: str, game: str) -> tuple[list[Finished], int]:
    engine = open_reading(url)
    try:
        store = Store(engine)
        found, unfit = [], 0
        for match in await store.finished(game):
            one = await _load(store, match)
            if one is None:
                unfit += 1
            else:
                found.append(one)
        return found, unfit
    finally:
        await engine.dispose()


async def _load(store: Store, match: str) -> Finished | None:
    """None: begun under other rules, given up before its end, or played by bots alone."""
    try:
        table, stored = await load_table(store, match)
    except Refusal:
        return None
    if table.match.outcome() is None or not any(seat.person for seat in stored.seats):
        return None
    return Finished(table.match, tuple(map(who, stored.seats)))


def who(seat: SeatRow) -> str:
    """A seat without its name."""
    if not seat.person:
        return seat.level or "bot"
    return LEFT if seat.played_by_bot else PERSON


def open_reading(url: str) -> AsyncEngine:
    """An engine that cannot write, on a database that is there already."""
    driver = with_driver(url)
    if driver.startswith("postgresql"):
        return create_async_engine(
            driver, execution_options={"postgresql_readonly": True}, hide_parameters=True
        )
    file = make_url(driver).database
    if not file or not Path(file).is_file():
        raise BadDatabase(f"there is no file {file}")
    engine = create_async_engine(driver, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _only_questions)
    return engine


def _only_questions(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()
