"""A seat for programs: what happens at a table, as a stream of JSON lines.

Each line holds what a seat's `view`, `heard` and options say, as the game's own structs, and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from vespers.engine.kernel import Seat
from vespers.engine.words import Outcome
from vespers.table.chronicle import Chronicle
from vespers.table.room import Room, Watcher
from vespers.table.server import Server
from vespers.table.sight import Table, may_play, turn_of

STILL = 15.0  # seconds without news until a line says that the stream is alive
ALIVE = b'{"type":"alive"}\n'


class Offered(msgspec.Struct, frozen=True):
    """What may be said: the number for a `Move`, and what it means."""

    number: int
    action: Any


class Heard(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An entry of the log as this seat heard it, and what it made true. `seat` is -1 for chance."""

    number: int
    seat: int
    action: Any
    events: tuple[Any, ...] = ()
    undone: bool = False


class News(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag="news", tag_field="type"):
    """One line: the position as a seat knows it, and what was said after the entry `since`."""

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


async def feed(
    server: Server, room: Room, seat: Seat | None, since: int, address: str = ""
) -> AsyncIterator[bytes]:
    """A line now, a line after every change, the last one when the match is over."""
    watcher = Reader(seat, since)
    with server.counted(address):
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
            break
    watcher.dirty = False
    async with room.hold() as table:
        told = news(table, watcher.seat, watcher.since)
        watcher.since = told.number
        return msgspec.json.encode(told) + b"\n", told.over


def news(table: Table, seat: Seat | None, since: int) -> News:
    """What a seat, or a spectator, knows now, and what it heard after `since`."""
    chronicle = table.chronicle
    number, state = chronicle.number, chronicle.match.state
    since = chronicle.earliest_change(max(0, min(since, number)))
    return News(
        match=table.row.id,
        game=table.row.game,
        number=number,
        view=chronicle.now(seat),
        seat=seat,
        turn=() if table.over else turn_of(state),
        options=offered(table, seat),
        since=since,
        heard=heard_after(chronicle, seat, since),
        over=table.over,
        outcome=chronicle.match.outcome(),
    )


def offered(table: Table, seat: Seat | None) -> tuple[Offered, ...]:
    """The answers that are legal, if the seat is asked."""
    step = table.chronicle.match.asked()
    if table.over or step is None or seat is None or step.asks != seat or not may_play(table, seat):
        return ()
    number = table.chronicle.game.codebook.number
    return tuple(Offered(number[a], a) for a in step.options(table.chronicle.match.state))


def heard_after(chronicle: Chronicle, seat: Seat | None, since: int) -> tuple[Heard, ...]:
    counts = set(chronicle.counting)
    return tuple(
        Heard(
            number=told.number,
            seat=told.entry.seat,
            action=told.heard(seat),
            events=tuple(told.events_heard(seat)),
            undone=told.step is not None and told.number not in counts,
        )
        for told in chronicle.told[since:]
    )
