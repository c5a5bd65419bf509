"""What goes out to a socket, and when: every answer, and of the screens only the newest."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text

from tests.table.client import Host, browser, new_match
from tests.table.tables import table_for
from tests.waiting import PATIENCE, wait_for
from vespers.table.protocol import Done, Hello
from vespers.table.room import Room
from vespers.table.server import Server
from vespers.table.settings import Settings
from vespers.table.websocket import Connection, Socket, Viewer


class Ear:
    """The other end of a socket: it takes messages only while it listens."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.listens = asyncio.Event()

    async def receive(self) -> Any:
        return {"type": "websocket.disconnect"}

    async def send(self, message: Any) -> None:
        await self.listens.wait()
        self.messages.append(json.loads(message["text"]))

    def heard(self) -> list[str]:
        return [message["type"] for message in self.messages]


def watched(scenario: Callable[[Room, Viewer, Ear], Awaitable[None]]) -> None:
    async def run() -> None:
        server = Server(Settings(database="sqlite://"))
        room, ear = Room(table_for("wolves", 3), server.store, server.bots.wake), Ear()
        connection, viewer = Connection(Socket(ear.receive, ear.send), server), Viewer(0, Hello())
        sending = asyncio.create_task(connection._send(room, viewer))
        room.enter(viewer)
        await scenario(room, viewer, ear)
        sending.cancel()

    asyncio.run(run())


async def moment() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_an_answer_goes_before_the_screen_after_it() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        ear.listens.set()
        await moment()
        async with room.hold():
            room.changed()
            viewer.send(Done(id="a", number=1))
        await moment()
        assert ear.heard() == ["sight", "done", "sight"]

    watched(scenario)


def test_nothing_is_shown_while_the_room_is_held() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        ear.listens.set()
        async with room.hold():
            await moment()
            assert ear.heard() == []
        await moment()
        assert ear.heard() == ["sight"]

    watched(scenario)


def test_whoever_is_slow_gets_every_answer_and_only_the_newest_screen() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        await moment()  # the first screen is stuck
        for n in range(4):
            room.changed()
            viewer.send(Done(id=f"{n}", number=n))
            await moment()
        assert ear.heard() == []
        ear.listens.set()
        await moment()
        assert ear.heard() == ["sight", "done", "done", "done", "done", "sight"]
        assert [message["id"] for message in ear.messages if message["type"] == "done"] == list("0123")

    watched(scenario)


def test_nothing_is_drawn_for_whoever_has_hung_up() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        ear.listens.set()
        await moment()
        room.leave(viewer)
        room.changed()
        await moment()
        assert ear.heard() == ["sight"] and not room.screens

    watched(scenario)


def test_what_is_read_for_somebody_who_hangs_up_is_read_to_its_end(
    sqlite_host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By a socket and by a stream: a statement that is broken off would cost its connection."""
    match, people = new_match(sqlite_host.url)
    people[0].sight()
    server = sqlite_host.app.server
    room, load = server.lobby.open[match], server.store.load
    reading, gone, read = threading.Event(), threading.Event(), list[bool]()

    async def slowly(*words: Any, **more: Any) -> Any:
        async with server.store.transactions.connect() as connection:
            reading.set()
            await asyncio.to_thread(gone.wait, PATIENCE)
            await connection.execute(text("SELECT 1"))
        read.append(True)
        return await load(*words, **more)

    monkeypatch.setattr(server.store, "load", slowly)
    room.doubtful = True
    with people[0].live():
        assert reading.wait(PATIENCE)
    wait_for(lambda: not room.watchers, "the socket to end")
    gone.set()
    wait_for(lambda: len(read) == 1 and not room.doubtful, "it to be read all the same")
    for event in (reading, gone):
        event.clear()
    room.doubtful = True
    with browser(sqlite_host.url).stream("GET", f"/api/matches/{match}/events"):
        assert reading.wait(PATIENCE)
    wait_for(lambda: not room.watchers, "the stream to end")
    gone.set()
    wait_for(lambda: len(read) == 2 and not room.doubtful, "it to be read all the same")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_match_that_nobody_watches_keeps_no_screen(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    people[0].sight()
    room = sqlite_host.app.server.lobby.open[match]
    assert not room.screens
    with people[0].live() as socket:
        socket.until("sight")
        assert room.screens, "who watches gets what is encoded already"
    wait_for(lambda: not room.screens, "the last one to leave")
