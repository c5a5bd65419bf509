"""How much one address, or one socket, may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

from vespers.table.addresses import source_of

REMEMBERED = 10_000  # addresses


class Bucket:
    """Fills with `rate` tokens a second up to `size`."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.tokens = rate, size, size
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there were as many tokens left."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def wait(self) -> int:
        """Seconds until there is a whole one, rounded up."""
        return max(1, int((1 - self.tokens) / self.rate) + 1)


class Buckets:
    """A bucket per address; those not seen for long are forgotten. A rate or size of 0 is no limit."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate if size else 0, size
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> int:
        """0, or how many seconds to wait."""
        if not self.rate:
            return 0
        source = source_of(address)
        bucket = self.of.get(source)
        if bucket is None:
            bucket = self.of[source] = Bucket(self.rate, self.size)
            if len(self.of) > REMEMBERED:
                self.of.popitem(last=False)
        self.of.move_to_end(source)
        return 0 if bucket.take(cost) else bucket.wait()
