"""The least of a WebSocket client that a load needs: text frames, no extensions, one callback."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # a client must mask: by zeros, which changes nothing


class LeanSocket(asyncio.Protocol):
    """Open to the server; every whole message goes to `heard`."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.host, self.path, self.heard = host, path, heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""

    @classmethod
    async def open(cls, host: str, port: int, path: str, heard: Callable[[bytes], None]) -> LeanSocket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(f"{host}:{port}", path, heard), host, port)
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        self.rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hears all whole frames; what is left of the last one."""
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, start, end = frame
            if kind == TEXT:
                self.heard(data[start:end])
            elif kind == PING:
                self._send(PONG, data[start:end])
            at = end
        return data[at:]

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = (
            bytes([0x80 | kind, 0x80 | size])
            if size < 126
            else bytes([0x80 | kind, 0xFE, *divmod(size, 256)])
        )
        self.transport.write(head + NO_MASK + message)

    def close(self) -> None:
        self._send(CLOSE, b"\x03\xe8")
        self.transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame at a place, if it is whole."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start], "big")
    return (data[at] & 15, start, start + size) if len(data) >= start + size and start > at else None
