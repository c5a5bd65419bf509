"""Finished matches and their feedback, for the lab: read, never written, and without anybody's name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from vespers.engine.match import Match
from vespers.engine.packs import own_name
from vespers.table.feedback import GIVEN_UP, played
from vespers.table.problems import Refusal
from vespers.table.store.database import BadDatabase, in_one_line, open_reading
from vespers.table.store.rows import WHOLE, MatchFeedbackRow, SeatRow
from vespers.table.store.store import Store
from vespers.table.stored_match import load_table

T = TypeVar("T")
PERSON, LEFT = "person", "person, then bot"


class Finished(NamedTuple):
    """One match; of each seat only whether a person or which bot held it."""

    match: Match[Any]
    players: tuple[str, ...]


class AnonymousRemark(NamedTuple):
    """Feedback on a move (None: the whole match), and which version was played."""

    match: str
    move: int | None
    answer: str
    comment: str
    version: str


def finished_matches(url: str, game: str) -> tuple[list[Finished], int]:
    """The finished matches of a game in which somebody took part, and how many could not be used."""
    return asked(url, lambda store: _finished(store, game))


def remarks_about(url: str, game: str) -> list[AnonymousRemark]:
    """Feedback on a game from matches that hide nothing any more, without copies of records."""
    return asked(url, lambda store: _remarks(store, game))


def asked(url: str, question: Callable[[Store], Awaitable[T]]) -> T:
    """The answer of the database of a table, which is only read."""
    try:
        return asyncio.run(_asked(url, question))
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"expected the database of a table: {in_one_line(error)}") from None


async def _asked(url: str, question: Callable[[Store], Awaitable[T]]) -> T:
    engine = open_reading(url)
    try:
        return await question(Store(engine))
    finally:
        await engine.dispose()


async def _finished(store: Store, game: str) -> tuple[list[Finished], int]:
    found, unfit = [], 0
    for match in await store.finished(game):
        one = await _load(store, match)
        if one is None:
            unfit += 1
        else:
            found.append(one)
    return found, unfit


async def _remarks(store: Store, game: str) -> list[AnonymousRemark]:
    before = time.time() - GIVEN_UP
    found = await store.feedback.all(game)
    return [remark_of(row) for row in found if row.person and (row.over or row.touched < before)]


def remark_of(row: MatchFeedbackRow) -> AnonymousRemark:
    own = tuple(msgspec.json.decode(row.options).get("own") or ())
    version = f"{own_name(own)} ({played(row.options)[0]})" if own else ""
    move = None if row.number == WHOLE else row.number
    return AnonymousRemark(row.match, move, row.answer, row.comment, version)


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
