"""A viewer of a match."""

from __future__ import annotations

import msgspec

from vespers.engine.kernel import Seat
from vespers.table.protocol import Screen


class Watcher:
    """A viewer: the screen it has, and the messages that wait. Only the newest screen is ever sent."""

    __slots__ = ("changes", "dirty", "outbox", "seat", "seen", "since")

    def __init__(self, seat: Seat | None, since: int, changes: bool = False) -> None:
        self.seat, self.since, self.changes = seat, since, changes
        self.seen: Screen | None = None  # what the client has, if it wants changes only
        self.outbox: list[bytes] = []
        self.dirty = True

    def wake(self) -> None:
        """There is something to send."""
        raise NotImplementedError

    def send(self, message: msgspec.Struct) -> None:
        """A message for this one alone; it goes before the next screen."""
        self.outbox.append(msgspec.json.encode(message))
        self.wake()
