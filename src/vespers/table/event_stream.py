"""A seat for programs: what happens at a table, as a stream of JSON lines.

Each line holds what a seat's `view`, `heard` and options say, as the game's own structs, and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec

from vespers.bots.outside import Offered
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Outcome
from vespers.table.live_table import Table
from vespers.table.room import Room
from vespers.table.server import Server
from vespers.table.store.transactions import Unavailable
from vespers.table.unhurried import to_its_end
from vespers.table.viewer_scene import turn_of
from vespers.table.watcher import Watcher

STILL = 15.0  # seconds without news until a line says that the stream is alive
ALIVE = b'{"type":"alive"}\n'


class Heard(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An entry of the log as this seat heard it, and what it made true. `seat` is -1 for chance."""

    number: int
    seat: int
    action: Any
    events: tuple[Any, ...] = ()
    undone: bool = False


class News(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag="news", tag_field="type"):
    """One line: the position as a seat knows it, and the entries after `since`."""

    match: str
    game: str
    number: int
    view: Any
    seat: int | None = None
    turn: tuple[int, ...] = ()  # seats that are asked
    options: tuple[Offered, ...] = ()  # not empty: you are asked
    since: int = 0
    heard: tuple[Heard, ...] = ()
    over: bool = False
    outcome: Outcome | None = None


class Reader(Watcher):
    """Waits for news."""

    __slots__ = ("woken",)

    def __init__(self, seat: Seat | None, since: int) -> None:
        super().__init__(seat, since)
        self.woken = asyncio.Event()
        self.woken.set()  # the first line comes at once

    def wake(self) -> None:
        self.woken.set()


async def stream(
    server: Server, room: Room, seat: Seat | None, since: int, address: str = ""
) -> AsyncIterator[bytes]:
    """A line now, a line after every change, the last one when the match is over.

    The stream ends early if the database cannot be read: its reader asks again, from where it was.
    """
    watcher = Reader(seat, since)
    with server.counted(address), suppress(Unavailable):
        room.enter(watcher)
        try:
            over = False
            while not over:
                data, over = await _next_line(server, room, watcher)
                yield data
        finally:
            room.leave(watcher)


async def _next_line(server: Server, room: Room, watcher: Reader) -> tuple[bytes, bool]:
    while True:
        try:
            await asyncio.wait_for(watcher.woken.wait(), STILL)
        except TimeoutError:
            return ALIVE, server.stopping
        watcher.woken.clear()
        if watcher.dirty:
            return await to_its_end(_news_line(room, watcher))


async def _news_line(room: Room, watcher: Reader) -> tuple[bytes, bool]:
    """What the watcher does not know yet, and whether it is the last."""
    await room.deal()
    watcher.dirty = False
    async with room.hold() as table:
        line = news(table, watcher.seat, watcher.since)
        watcher.since = line.number
        return msgspec.json.encode(line) + b"\n", line.over


def news(table: Table, seat: Seat | None, since: int) -> News:
    """What a seat, or a spectator, knows now, and what it heard after `since`."""
    match = table.match
    since = match.earliest_change(max(0, min(since, match.number)))
    return News(
        match=table.row.id,
        game=table.row.game,
        number=match.number,
        view=match.game.view(match.state, seat),
        seat=seat,
        turn=() if table.over else turn_of(match.state),
        options=offered(table, seat),
        since=since,
        heard=heard_after(match, seat, since),
        over=table.over,
        outcome=match.outcome(),
    )


def offered(table: Table, seat: Seat | None) -> tuple[Offered, ...]:
    """The answers that are legal, if the seat is asked."""
    step = table.match.asked()
    if step is None or step.asks != seat or not table.may_play(seat):
        return ()
    number = table.match.game.codebook.number
    return tuple(Offered(number[a], a) for a in step.options(table.match.state))


def heard_after(match: Match[Any], seat: Seat | None, since: int) -> tuple[Heard, ...]:
    return tuple(
        Heard(
            number=entry.number,
            seat=entry.seat,
            action=entry.heard(seat),
            events=tuple(entry.events_heard(seat)),
            undone=entry.undone_by > 0,
        )
        for entry in match.history[since:]
    )
