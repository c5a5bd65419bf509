"""What goes out to a socket, and when: at once where it can, later where something stands in the way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from tests.table.test_every_game import table_for
from vespers.table.live import Socket, Viewer
from vespers.table.protocol import Done, Hello
from vespers.table.room import Room
from vespers.table.server import Server
from vespers.table.settings import Settings
from vespers.table.sockets import TableSocket


class Ear(TableSocket):
    """Hears at once, or only when it listens."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.writes: list[list[dict[str, Any]]] = []
        self.listens = asyncio.Event()

    def ready(self) -> bool:
        return self.quick

    def say(self, texts: list[bytes]) -> None:
        self.writes.append([json.loads(text) for text in texts])

    async def send(self, message: Any) -> None:
        await self.listens.wait()
        self.writes.append([json.loads(message["text"])])

    def heard(self) -> list[list[str]]:
        return [[message["type"] for message in write] for write in self.writes]


def watched(quick: bool, scenario: Callable[[Room, Viewer, Ear], Awaitable[None]]) -> None:
    async def run() -> None:
        server = Server(Settings(database="sqlite://"))
        room = Room(table_for("wolves", 3), server.store, server.driver.wake)
        ear = Ear(quick)
        viewer = Viewer(0, Hello(), Socket(ear.receive, ear.send), server, room)
        room.enter(viewer)
        await scenario(room, viewer, ear)
        viewer.stop()

    asyncio.run(run())


async def moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_answer_and_the_sight_after_it_are_one_write() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        await moment()
        async with room.hold():
            room.changed()
            viewer.tell(Done(id="a", number=1))
            room.changed()
            assert ear.heard() == [["sight"]]
        await moment()
        assert ear.heard() == [["sight"], ["done", "sight"]]

    watched(True, scenario)


def test_nothing_is_shown_while_the_room_is_held() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        ear.listens.set()
        async with room.hold():
            viewer.tell(Done(id="a", number=1))
            await moment()
            assert ear.heard() == [["done"]]
        await moment()
        assert ear.heard() == [["done"], ["sight"]]
        viewer.tell(Done(id="b", number=2))
        await moment()
        assert ear.heard()[2:] == [["done"]]

    watched(True, scenario)


def test_whoever_is_slow_gets_every_answer_and_only_the_newest_sight() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        for n in range(4):
            room.changed()
            viewer.tell(Done(id=f"{n}", number=n))
            await moment()
        assert ear.heard() == []
        ear.listens.set()
        await moment()
        answers = [message["id"] for write in ear.writes for message in write if message["type"] == "done"]
        assert answers == ["0", "1", "2", "3"]
        assert ear.heard().count(["sight"]) == 1
        ear.quick = True
        room.changed()
        await moment()
        assert ear.heard()[-1] == ["sight"] and len(ear.writes) == 6

    watched(False, scenario)


def test_nobody_is_drawn_for_after_hanging_up() -> None:
    async def scenario(room: Room, viewer: Viewer, ear: Ear) -> None:
        await moment()
        room.changed()
        room.leave(viewer)
        viewer.stop()
        await moment()
        assert ear.heard() == [["sight"]] and not room.ready

    watched(True, scenario)
