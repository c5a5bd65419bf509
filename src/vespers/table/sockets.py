"""uvicorn's WebSockets with less work for each message; whatever is out of the ordinary is left to uvicorn.

- What is said within one turn of the event loop goes out in one write: an answer and the sight after it.
- A plain text frame is a header and the text. (Compressed ones, for browsers that ask for it, are not plain.)
- Reading is stopped only for those whose messages pile up, not after every message.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81  # a whole text message in one frame
BACKLOG = 8  # messages that may wait


class TableSocket(WebSocketsSansIOProtocol):
    """One socket. Given to uvicorn as its `ws`."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.unsent: list[bytes] = []

    # --- Out

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self._plain():
            self._flush()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        data = text.encode()
        if not self.unsent:
            self.loop.call_soon(self._flush)
        self.unsent += (header(len(data)), data)

    def _plain(self) -> bool:
        """Open, and nothing agreed upon that would change a frame."""
        return self.conn.state is State.OPEN and self.handshake_complete and not self.conn.extensions

    def _flush(self) -> None:
        """Nothing may follow a farewell: what is unsent by then never will be."""
        data, self.unsent = b"".join(self.unsent), []
        if data and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(data)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    # --- In

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= BACKLOG:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn knows
        super().send_receive_event_to_app()
        self.read_paused = False


def header(size: int) -> bytes:
    """Before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
