"""A screen as bytes, so that it is encoded once for all who see the same."""

from __future__ import annotations

import msgspec

from vespers.table.delta import changes
from vespers.table.protocol import Changed, Screen


class EncodedScreen:
    """A screen and its bytes, whole or as changes: the same for all who saw the same before."""

    __slots__ = ("before", "delta", "screen", "whole")

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.whole = b""
        self.before: Screen | None = None
        self.delta = b""

    def encoded(self, before: Screen | None) -> bytes:
        """All of it, or what has changed since `before`."""
        if before is None:
            self.whole = self.whole or msgspec.json.encode(self.screen)
            return self.whole
        if self.before is not before:
            self.before = before
            self.delta = msgspec.json.encode(Changed(fields=changes(before, self.screen)))
        return self.delta
