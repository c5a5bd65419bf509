"""The live socket: one per viewer, resumable from the last number seen."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress

import msgspec

from vespers.engine.kernel import Seat
from vespers.table.addresses import address_of
from vespers.table.middleware import Receive, Scope, Send
from vespers.table.problems import Refusal, refusal, unavailable
from vespers.table.protocol import Answer, AskUndo, Because, ClientMessage, Done, Hello, Move, Ping, WhyNot
from vespers.table.rate_limit import Bucket
from vespers.table.room import Room
from vespers.table.screen import reasons
from vespers.table.seating import seat_of
from vespers.table.server import Server
from vespers.table.store.transactions import Unavailable
from vespers.table.unhurried import to_its_end
from vespers.table.watcher import Watcher

PATIENCE = 10.0  # seconds to say hello
NONSENSE = 10  # unreadable messages until a socket is closed
BURST = 2  # seconds' worth of messages that may come at once
ID = re.compile(r"[\w.:-]{1,64}", re.ASCII)
LARGEST_NUMBER = 2**31 - 1
PATH = re.compile(r"/api/matches/([^/]+)/live/?")
log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Gone(Exception):
    """The other end has hung up."""


class WebSocketApp:
    """The ASGI application for all sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hello first; then moves, undos, answers and questions come in, screens go out."""
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
                    await Connection(socket, self.server, address_of(scope)).run(found[1])
            except Refusal as refused:
                await socket.close(self.server, refused)
            except Unavailable as error:
                await socket.close(self.server, unavailable(error))
            except (Gone, asyncio.CancelledError):
                raise
            except Exception as error:
                log.error("socket failed", exc_info=error, extra={"path": scope["path"]})
                await socket.close(self.server, refusal("broken"))


class Socket:
    """Texts in and out. Raises `Gone` when nobody listens any more."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

    async def receive(self) -> bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text: str | None = message.get("text")
        return text.encode() if text is not None else bytes(message.get("bytes") or b"")

    async def send(self, data: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": data.decode()})
        except (OSError, RuntimeError):
            raise Gone from None

    async def close(self, server: Server, refused: Refusal) -> None:
        """Say why, and hang up."""
        server.metrics.refusals.labels(refused.problem.title).inc()
        code, reason = 4000 + refused.problem.status, refused.problem.title
        with suppress(Gone, OSError, RuntimeError):
            await self.send(msgspec.json.encode(refused.problem))
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Connection:
    """One socket from hello to the end."""

    def __init__(self, socket: Socket, server: Server, address: str = "") -> None:
        self.socket, self.server, self.address = socket, server, address
        rate = server.settings.messages_per_second
        self.bucket = Bucket(rate, rate * BURST) if rate else None
        self.nonsense = 0

    async def run(self, match: str) -> None:
        hello = await self._hello()
        room = await self.server.lobby.find(match)
        seat = await seat_of(room, hello.secret) if hello.secret else None
        if seat is not None and hello.share:
            await room.add_share(seat, hello.share)
        watcher = Viewer(seat, hello)
        sending = asyncio.create_task(self._send(room, watcher), name=f"viewer of {room.id}")
        room.enter(watcher)
        try:
            while True:
                await self._receive(room, watcher)
        finally:
            room.leave(watcher)
            sending.cancel()

    async def _hello(self) -> Hello:
        try:
            message = decoder.decode(await asyncio.wait_for(self.socket.receive(), PATIENCE))
        except TimeoutError:
            raise refusal("unreadable", "expected a hello") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise refusal("unreadable", str(error)) from None
        if not isinstance(message, Hello):
            raise refusal("unreadable", "expected a hello first")
        return message

    # --- In

    async def _receive(self, room: Room, watcher: Viewer) -> None:
        """One message. Whatever is wrong with it is answered, and changes nothing."""
        data = await self.socket.receive()
        if self.server.bans.holds(self.address):
            raise refusal("banned", "this address")
        message_id = ""
        try:
            message = self._read(data)
            message_id = getattr(message, "id", "")
            try:
                await self._handle(room, watcher, message)
            except Unavailable as error:
                raise unavailable(error) from None
        except Refusal as refused:
            if refused.problem.status == 429 or self.nonsense > NONSENSE:
                raise
            self.server.metrics.refusals.labels(refused.problem.title).inc()
            watcher.dirty = watcher.dirty or refused.problem.title == "stale"
            watcher.send(msgspec.structs.replace(refused.problem, id=message_id))

    def _read(self, data: bytes) -> ClientMessage:
        if self.bucket is not None and not self.bucket.take():
            raise refusal("too-many", "messages on this socket", retry_after=self.bucket.wait())
        try:
            message = decoder.decode(data)
            check(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.nonsense += 1
            raise refusal("unreadable", str(error)) from None
        return message

    async def _handle(self, room: Room, watcher: Viewer, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            watcher.start_anew(message)
        elif isinstance(message, Ping):
            watcher.send(Done(id=message.id, number=room.table.match.number))
        elif isinstance(message, WhyNot):
            async with room.hold() as table:
                found = reasons(table, watcher.seat, message.things)
            watcher.send(Because(id=message.id, reasons=found))
        elif watcher.seat is None:
            raise refusal("forbidden", "spectators only watch")
        else:
            watcher.send(await perform(self.server, room, watcher.seat, message))

    # --- Out

    async def _send(self, room: Room, watcher: Viewer) -> None:
        """First the answers, then the newest screen: whoever is slow skips the screens between."""
        try:
            while True:
                await watcher.woken.wait()
                watcher.woken.clear()
                screen = await to_its_end(room.show(watcher)) if watcher.dirty else None
                while watcher.outbox:
                    await self.socket.send(watcher.outbox.pop(0))
                if screen is not None:
                    await self.socket.send(screen)
        except Gone:
            return
        except Refusal as refused:
            await self.socket.close(self.server, refused)
        except Unavailable as error:  # the browser comes again, and finds everything as it is
            await self.socket.close(self.server, unavailable(error))


class Viewer(Watcher):
    """Somebody who watches by a socket."""

    __slots__ = ("woken",)

    def __init__(self, seat: Seat | None, hello: Hello) -> None:
        super().__init__(seat, hello.since, hello.changes)
        self.woken = asyncio.Event()
        self.woken.set()  # the first screen comes at once

    def wake(self) -> None:
        self.woken.set()

    def start_anew(self, hello: Hello) -> None:
        """As if just connected: the next screen is a whole one."""
        self.since, self.changes = hello.since, hello.changes
        self.seen, self.dirty = None, True
        self.wake()


async def perform(server: Server, room: Room, seat: Seat, message: Move | AskUndo | Answer) -> Done:
    """A move, an undo or an answer, from a socket or a post."""
    if isinstance(message, AskUndo):
        return await room.undo(seat, message)
    if isinstance(message, Answer):
        return await room.answer(seat, message)
    begun = time.perf_counter()
    done = await room.move(seat, message)
    server.metrics.moved(room.table.row.game, time.perf_counter() - begun)
    return done


def check(message: ClientMessage) -> None:
    """What the types alone do not say."""
    if isinstance(message, Hello):
        return
    if not ID.fullmatch(message.id):
        raise msgspec.ValidationError("Expected 1 to 64 letters, digits or .:_- - at `$.id`")
    if not isinstance(message, Ping) and not 0 <= message.number <= LARGEST_NUMBER:
        raise msgspec.ValidationError("Expected the number of an entry - at `$.number`")
    if isinstance(message, WhyNot) and (len(message.things) > 8 or any(len(t) > 64 for t in message.things)):
        raise msgspec.ValidationError("Expected at most 8 ids of at most 64 characters - at `$.things`")
