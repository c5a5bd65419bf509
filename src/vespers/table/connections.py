"""Connections, before anything is a request: how many there may be, how large a head, how slow a client.

Uvicorn's own protocols wait for ever and read heads without end; these two add deadlines and counts. The
application hands its `Connections` to them in the state of its lifespan.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

from vespers.table.addresses import Trusted, source_of
from vespers.table.settings import Settings

if sys.platform != "win32":
    import resource

STATE = "vespers.connections"  # where protocols find the `Connections` of their server
MANY = 2**16  # descriptors: enough for any one process
RESERVED = 64  # descriptors for the database, the log and the listening sockets
FRAGMENTS = 64  # of one message on a socket
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Connections:
    """Who is connected to this process. A trusted proxy speaks for many, and is not counted by address."""

    def __init__(self, settings: Settings, refused: Callable[[], None] = lambda: None) -> None:
        self.settings, self.refused = settings, refused
        self.trusted = Trusted(settings.trusted_proxies)
        self.most = settings.connections or descriptors() - RESERVED
        self.by_source: Counter[str] = Counter()
        self.open = 0

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """The source under which a new connection counts; None: there are enough."""
        source = "" if client is None or client[0] in self.trusted else source_of(client[0])
        most = self.settings.connections_per_address if source else 0
        if self.open >= self.most or (most and self.by_source[source] >= most):
            self.refused()
            return None
        self.open += 1
        self.by_source[source] += 1
        return source

    def leave(self, source: str | None) -> None:
        if source is not None:
            self.open -= 1
            self.by_source[source] -= 1
            if not self.by_source[source]:
                del self.by_source[source]


def descriptors() -> int:
    """How many files and sockets this process may open."""
    if sys.platform == "win32":
        return MANY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """The usual 1,024 are few for a server: take as many as the system allows without being asked."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        many = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, many), hard))


class Deadline:
    """Ends a connection unless it is lifted in time. 0 seconds: never."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport, seconds: float) -> None:
        self.lift()
        if seconds:
            self.timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def lift(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpConnection(HttpToolsProtocol):
    """One connection: head and body must come in time, the head must be of a decent size."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counted: Connections = app_state[STATE]
        self.limits = self.counted.settings
        self.source: str | None = None
        self.coming, self.unread = Deadline(), Deadline()
        self.in_head = True  # what comes next belongs to a head
        self.besides = 0  # bytes of the present request that are not its body
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.source = self.counted.enter(self.client)
        if self.source is None:
            transport.abort()
            return
        self.coming.set(transport, self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.coming.lift()
        self.unread.lift()
        self.counted.leave(self.source)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_head and self.coming.timer is None:
            self.coming.set(self.transport, self.limits.head_seconds)
        self.besides += len(data)
        super().data_received(data)
        if self.limits.largest_head and self.besides > self.limits.largest_head and not self.upgraded:
            self.counted.refused()
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.coming.set(self.transport, self.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_head, self.besides = True, 0
        self.coming.lift()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket counts from now on, under the same source."""
        self.upgraded = True
        self.coming.lift()
        self.unread.lift()
        self.counted.leave(self.source)
        self.source = None
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.unread.set(self.transport, self.limits.unread_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread.lift()
        super().resume_writing()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A socket after its handshake. Pings find those who are gone; those who do not read are cut off."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counted: Connections = app_state[STATE]
        self.source: str | None = None
        self.unread = Deadline()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.source = self.counted.enter(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.lift()
        self.counted.leave(self.source)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.unread.set(self.transport, self.counted.settings.unread_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread.lift()
        super().resume_writing()

    def handle_ping(self) -> None:
        """Whoever pings and does not read would fill the memory with our answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Empty fragments have no size: they are counted."""
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 ends the socket with the code for it, and with no traceback in the log."""
        if self.curr_msg_data_type == "bytes" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif not self.close_sent:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
