"""uvicorn's WebSockets with less work for each message; whatever is out of the ordinary is left to uvicorn.

- Texts that are bytes already go out at once, several in one write: an answer and the sight after it.
- A plain text frame is a header and the text. (Compressed ones, for browsers that ask for it, are not plain.)
- A short text that comes alone and whole is read at once.
- Reading is stopped only for those whose messages pile up, not after every message.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

TEXT = 0x81  # a whole text message in one frame
MASKED = 0x80
BACKLOG = 8  # messages that may wait


class TableSocket(WebSocketsSansIOProtocol):
    """One socket. Given to uvicorn as its `ws`."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.aligned = False  # the library has seen whole frames only, so the next byte begins a new one

    # --- Out

    def ready(self) -> bool:
        """Whether plain texts can be said at once."""
        return self.writable.is_set() and self._plain()

    def say(self, texts: list[bytes]) -> None:
        """All in one write."""
        self.transport.write(b"".join([part for text in texts for part in (header(len(text)), text)]))

    def _plain(self) -> bool:
        """Open, and nothing agreed upon that would change a frame."""
        return (
            self.conn.state is State.OPEN
            and self.handshake_complete
            and not self.conn.extensions
            and not self.transport.is_closing()
        )

    # --- In

    def data_received(self, data: bytes) -> None:
        if not self.aligned:
            opening = not self.handshake_initiated
            super().data_received(data)
            self.aligned = opening and self.handshake_initiated and not self.conn.reader.buffer
        elif short_text(data) and self._plain() and self.conn.current_size is None:
            self.curr_msg_data_type, self.frames = "text", [apply_mask(data[6:], data[2:6])]
            self.send_receive_event_to_app()
        else:
            self.aligned = whole_frames(data)
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= BACKLOG:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn knows
        super().send_receive_event_to_app()
        self.read_paused = False


def short_text(data: bytes) -> bool:
    """Exactly one frame: a whole text, masked, of less than 126 bytes."""
    return (
        len(data) > 6 and data[0] == TEXT and data[1] == MASKED | (len(data) - 6) and data[1] < MASKED | 126
    )


def whole_frames(data: bytes) -> bool:
    """Whether masked frames fill it to the last byte."""
    at = 0
    while at + 6 <= len(data):
        size, at = data[at + 1] & 127, at + 2
        if size > 125:
            long = 2 if size == 126 else 8
            size, at = int.from_bytes(data[at : at + long], "big"), at + long
        at += 4 + size
    return at == len(data)


def header(size: int) -> bytes:
    """Before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
