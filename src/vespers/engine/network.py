"""A small neural network: what a position is worth, from numbers that describe it.

One layer of hidden units, beside a direct way from every number to the result. The sums are over flat vectors
of floats: compiled, 219 numbers and 32 units take about two microseconds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LEAK: Final = 0.05  # what a hidden unit below zero lets through


class WrongNumbers(ValueError):
    """A position is described by more or fewer numbers than the network was made for."""


class Network:
    """`rows`: for each number of the position its weight in every hidden unit."""

    __slots__ = ("bias", "direct", "inputs", "offset", "out", "scale", "sums", "weights")

    def __init__(
        self,
        *,
        rows: list[list[float]],
        bias: list[float],
        out: list[float],
        direct: list[float],
        offset: float,
        scale: float,
    ) -> None:
        self.inputs = len(rows)
        self.weights = flat([weight for row in rows for weight in row])
        self.bias, self.out, self.direct = flat(bias), flat(out), flat(direct)
        self.sums = flat(bias)  # of the hidden units, for one position at a time
        self.offset, self.scale = offset, scale

    def value(self, numbers: vec[float]) -> float:
        """What a position with these numbers is worth."""
        if len(numbers) != self.inputs:
            raise WrongNumbers(f"the network is for {self.inputs} numbers, not {len(numbers)}")
        sums, weights, bias, direct = self.sums, self.weights, self.bias, self.direct
        units: i64 = len(bias)
        unit: i64
        for unit in range(units):
            sums[unit] = bias[unit]
        total, at, row = self.offset, i64(0), i64(0)
        for number in numbers:
            if number != 0.0:
                total += direct[at] * number
                for unit in range(units):
                    sums[unit] += number * weights[row + unit]
            at += 1
            row += units
        out = self.out
        for unit in range(units):
            reached = sums[unit]
            total += out[unit] * (reached if reached > 0.0 else LEAK * reached)
        return total * self.scale


def flat(numbers: list[float]) -> vec[float]:
    found = vec[float]()
    for number in numbers:
        found = append(found, number)
    return found
