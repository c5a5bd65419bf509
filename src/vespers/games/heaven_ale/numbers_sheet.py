"""A sheet on which an abbey is written down as numbers, one after the other, in a flat vector of floats."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MANY: Final = 219  # numbers of an abbey


class Sheet:
    """The numbers, written down one after the other."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: vec[float] = vec[float](capacity=MANY)

    def put(self, number: float) -> None:
        self.numbers = append(self.numbers, number)

    def mark(self, holds: bool) -> None:
        self.put(1.0 if holds else 0.0)

    def put_all(self, amounts: vec[float], size: float) -> None:
        for amount in amounts:
            self.put(amount / size)


def zeros(many: i64) -> vec[float]:
    """As many, to add to."""
    found: vec[float] = vec[float](capacity=many)
    for _ in range(many):
        found = append(found, 0.0)
    return found
