"""The live socket: one per viewer, resumable from the last number seen.

It speaks ASGI itself: nothing stands between a message and the room but the gate.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress

import msgspec

from vespers.engine.kernel import Seat
from vespers.table import conduct
from vespers.table.gate import Receive, Scope, Send, address_of
from vespers.table.limits import Bucket
from vespers.table.problems import Refusal, refusal
from vespers.table.protocol import Answer, AskUndo, Hello, Move, Said, WhyNot
from vespers.table.room import Room, Watcher
from vespers.table.server import Server
from vespers.table.sockets import TableSocket

PATIENCE = 10.0  # seconds to say hello
NONSENSE = 10  # unreadable messages until a socket is closed
BURST = 2  # seconds' worth of messages that may come at once
ID = re.compile(r"[\w.:-]{1,64}", re.ASCII)
LARGEST_NUMBER = 2**31 - 1
PATH = re.compile(r"/api/matches/([^/]+)/live/?")
log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Gone(Exception):
    """The other end has hung up."""


class Live:
    """The ASGI application for all sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hello first; then moves, undos, answers and questions come in, sights go out."""
        found = PATH.fullmatch(scope["path"])
        await receive()  # the wish to connect
        if found is None:
            await send({"type": "websocket.close", "code": 4404, "reason": "not-found"})
            return
        socket = Socket(receive, send)
        with suppress(Gone):
            await send({"type": "websocket.accept"})
            try:
                with self.server.counted(address_of(scope)):
                    await _Session(socket, self.server).run(found[1])
            except Refusal as refused:
                await socket.close(self.server, refused)
            except (Gone, asyncio.CancelledError):
                raise
            except Exception as error:
                log.error("socket failed", exc_info=error, extra={"path": scope["path"]})
                await socket.close(self.server, refusal("broken"))


class Socket:
    """Texts in and out. Raises `Gone` when nobody listens any more."""

    __slots__ = ("_direct", "_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        below = getattr(send, "__self__", None)  # what is served by our own sockets need not be wrapped
        self._direct = below if isinstance(below, TableSocket) else None

    async def hear(self) -> bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text: str | None = message.get("text")
        return text.encode() if text is not None else bytes(message.get("bytes") or b"")

    def ready(self) -> TableSocket | None:
        """Whom to tell something at once, if it can take it."""
        direct = self._direct
        return direct if direct is not None and direct.ready() else None

    async def say(self, data: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": data.decode()})
        except (OSError, RuntimeError):
            raise Gone from None

    async def close(self, server: Server, refused: Refusal) -> None:
        """Say why, and hang up."""
        server.metrics.refusals.labels(refused.problem.title).inc()
        code, reason = 4000 + refused.problem.status, refused.problem.title
        with suppress(Gone, OSError, RuntimeError):
            await self.say(msgspec.json.encode(refused.problem))
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


class _Session:
    """One socket from hello to the end."""

    def __init__(self, socket: Socket, server: Server) -> None:
        self.socket, self.server = socket, server
        rate = server.settings.messages_per_second
        self.bucket = Bucket(rate, rate * BURST) if rate else None
        self.nonsense = 0

    async def run(self, match: str) -> None:
        hello = await self._hello()
        room = await self.server.rooms.find(match)
        seat = room.seat_of(hello.secret) if hello.secret else None
        if seat is not None:
            await conduct.arrive(room, seat)
        watcher = Viewer(seat, hello, self.socket, self.server, room)
        room.enter(watcher)
        watcher.wake()
        try:
            while True:
                await self._hear(room, watcher)
        finally:
            room.leave(watcher)
            watcher.stop()

    async def _hello(self) -> Hello:
        try:
            said = decoder.decode(await asyncio.wait_for(self.socket.hear(), PATIENCE))
        except TimeoutError:
            raise refusal("unreadable", "expected a hello") from None
        except (msgspec.MsgspecError, RecursionError) as error:
            raise refusal("unreadable", str(error)) from None
        if not isinstance(said, Hello):
            raise refusal("unreadable", "expected a hello first")
        return said

    # --- In

    async def _hear(self, room: Room, watcher: Viewer) -> None:
        """One message. Whatever is wrong with it is told, and changes nothing."""
        data = await self.socket.hear()
        said = ""
        try:
            message = self._read(data)
            said = getattr(message, "id", "")
            await self._obey(room, watcher, message)
        except Refusal as refused:
            if refused.problem.status == 429 or self.nonsense > NONSENSE:
                raise
            self.server.metrics.refusals.labels(refused.problem.title).inc()
            watcher.tell(msgspec.structs.replace(refused.problem, id=said))
            if refused.problem.title == "stale":
                watcher.dirty = True

    def _read(self, data: bytes) -> Said:
        if self.bucket is not None and not self.bucket.take():
            raise refusal("too-many", "messages on this socket", retry_after=self.bucket.wait())
        try:
            message = decoder.decode(data)
            check(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.nonsense += 1
            raise refusal("unreadable", str(error)) from None
        return message

    async def _obey(self, room: Room, watcher: Viewer, message: Said) -> None:
        if isinstance(message, Hello):
            watcher.since, watcher.changes = message.since, message.changes
            watcher.seen, watcher.dirty = None, True
            watcher.wake()
            return
        if isinstance(message, WhyNot):
            watcher.tell(await conduct.why_not(room, watcher.seat, message))
            return
        if watcher.seat is None:
            raise refusal("forbidden", "spectators only watch")
        watcher.tell(await obeyed(self.server, room, watcher.seat, message))


class Viewer(Watcher):
    """What goes out to one socket: first the answers, then the newest sight."""

    __slots__ = ("awake", "loop", "room", "sending", "server", "socket")

    def __init__(self, seat: Seat | None, hello: Hello, socket: Socket, server: Server, room: Room) -> None:
        super().__init__(seat, hello.since, hello.changes)
        self.socket, self.server, self.room = socket, server, room
        self.loop = asyncio.get_running_loop()
        self.awake = False
        self.sending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send when all that happens at this moment has happened."""
        if not self.awake:
            self.awake = True
            self.loop.call_soon(self._send)

    def stop(self) -> None:
        """Nobody listens any more."""
        self.dirty = False
        self.outbox.clear()
        if self.sending is not None:
            self.sending.cancel()

    def _send(self) -> None:
        """At once, if nothing stands in the way; else a task waits until it can be sent."""
        socket = self.socket.ready()
        if socket is None or (self.dirty and not self.room.quiet(self)):
            self.sending = asyncio.create_task(self._send_waiting())
            return
        self.awake = False
        said, self.outbox = self.outbox, []
        if self.dirty:
            self.dirty = False
            said.append(self.room.show_now(self))
        if said:
            socket.say(said)

    async def _send_waiting(self) -> None:
        """Whoever is slow skips the sights between."""
        try:
            while self.outbox or self.dirty:
                if self.outbox:
                    await self.socket.say(self.outbox.pop(0))
                    continue
                self.dirty = False
                news = await self.room.show(self)
                while self.outbox:
                    await self.socket.say(self.outbox.pop(0))
                await self.socket.say(news)
        except Gone:
            return
        except Refusal as refused:
            await self.socket.close(self.server, refused)
        else:
            self.awake = False


async def obeyed(server: Server, room: Room, seat: int, message: Move | AskUndo | Answer) -> msgspec.Struct:
    """A move, an undo or an answer, from a socket or a post."""
    begun = time.perf_counter()
    if isinstance(message, Move):
        done = await conduct.move(room, seat, message)
        server.metrics.moved(room.table.row.game, time.perf_counter() - begun)
        return done
    if isinstance(message, AskUndo):
        return await conduct.undo(room, seat, message)
    return await conduct.answer(room, seat, message)


def check(message: Said) -> None:
    """What the types alone do not say."""
    if isinstance(message, Hello):
        return
    if not ID.fullmatch(message.id):
        raise msgspec.ValidationError("Expected 1 to 64 letters, digits or .:_- - at `$.id`")
    if not 0 <= message.number <= LARGEST_NUMBER:
        raise msgspec.ValidationError("Expected the number of an entry - at `$.number`")
    if isinstance(message, WhyNot) and (len(message.things) > 8 or any(len(t) > 64 for t in message.things)):
        raise msgspec.ValidationError("Expected at most 8 ids of at most 64 characters - at `$.things`")
