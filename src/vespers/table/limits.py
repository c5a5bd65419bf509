"""How much one address, or one socket, may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 10_000  # addresses


class Bucket:
    """Fills with `rate` tokens a second up to `size`; everything costs one."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.tokens = rate, size, size
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self) -> int:
        """Seconds until there is one, rounded up."""
        return max(1, int((1 - self.tokens) / self.rate) + 1)


class Buckets:
    """A bucket per address; those not seen for long are forgotten. A rate of 0 is no limit."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> int:
        """0, or how many seconds to wait."""
        if not self.rate:
            return 0
        bucket = self.of.get(address)
        if bucket is None:
            bucket = self.of[address] = Bucket(self.rate, self.size)
            if len(self.of) > REMEMBERED:
                self.of.popitem(last=False)
        self.of.move_to_end(address)
        return 0 if bucket.take() else bucket.wait()
