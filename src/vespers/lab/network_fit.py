"""Fitting a small network to positions and what they came to: Adam on batches, with numpy.

Kingma and Ba, "Adam: a method for stochastic optimization", with the decay of weights apart from the gradient
(Loshchilov and Hutter). The errors are cut off (Huber), so that a lucky game does not pull too hard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from vespers.engine.network import LEAK
from vespers.engine.network_file import NetworkFile

UNITS: Final = 32  # hidden
BATCH: Final = 128
DECAY: Final = 1e-5
CUT: Final = 2.0  # the largest error that counts, in units of the scale
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-7  # of Adam

Array = Any  # of numpy


class Weights:
    """The arrays of a network while it learns."""

    def __init__(self, inputs: int, rng: Any) -> None:
        self.rows: Array = rng.uniform(-0.15, 0.15, (inputs, UNITS)).astype(np.float32)
        self.bias: Array = np.zeros(UNITS, np.float32)
        self.out: Array = rng.uniform(-0.2, 0.2, UNITS).astype(np.float32)
        self.direct: Array = np.zeros(inputs, np.float32)
        self.offset: Array = np.zeros(1, np.float32)

    @classmethod
    def of(cls, file: NetworkFile) -> Weights:
        """Those of a file."""
        found = cls.__new__(cls)
        found.rows, found.bias = np.array(file.rows, np.float32), np.array(file.bias, np.float32)
        found.out, found.direct = np.array(file.out, np.float32), np.array(file.direct, np.float32)
        found.offset = np.array([file.offset], np.float32)
        return found

    def file(self, made: dict[str, str | int], scale: float) -> NetworkFile:
        return NetworkFile(
            made=made,
            scale=scale,
            offset=float(self.offset[0]),
            bias=self.bias.tolist(),
            out=self.out.tolist(),
            direct=self.direct.tolist(),
            rows=self.rows.tolist(),
        )

    def arrays(self) -> list[Array]:
        return [self.rows, self.bias, self.out, self.direct, self.offset]

    def values(self, numbers: Array) -> Array:
        """Of many positions, in units of the scale."""
        sums = numbers @ self.rows + self.bias
        return np.where(sums > 0, sums, LEAK * sums) @ self.out + numbers @ self.direct + self.offset

    def gradients(self, numbers: Array, targets: Array) -> list[Array]:
        """Of the mean error, in the order of `arrays`."""
        sums = numbers @ self.rows + self.bias
        slope = np.where(sums > 0, np.float32(1), np.float32(LEAK))
        reached = slope * sums
        values = reached @ self.out + numbers @ self.direct + self.offset
        errors = np.clip(values - targets, -CUT, CUT) / np.float32(len(targets))
        back = errors[:, None] * self.out * slope
        return [
            numbers.T @ back,
            back.sum(0),
            reached.T @ errors,
            numbers.T @ errors,
            errors.sum(keepdims=True),
        ]


def fit(weights: Weights, numbers: Array, targets: Array, *, rate: float, passes: int, rng: Any) -> None:
    """Change the weights so that they foresee the targets."""
    arrays = weights.arrays()
    means, squares = [np.zeros_like(a) for a in arrays], [np.zeros_like(a) for a in arrays]
    for step, chosen in enumerate(batches(len(targets), passes, rng), 1):
        size = np.float32(rate * (1 - SQUARE**step) ** 0.5 / (1 - MEAN**step))
        for k, gradient in enumerate(weights.gradients(numbers[chosen], targets[chosen])):
            means[k] += np.float32(1 - MEAN) * (gradient - means[k])
            squares[k] += np.float32(1 - SQUARE) * (gradient * gradient - squares[k])
            arrays[k] -= size * means[k] / (np.sqrt(squares[k]) + np.float32(TINY))
            arrays[k] -= np.float32(rate * DECAY) * arrays[k]


def batches(many: int, passes: int, rng: Any) -> Iterator[Array]:
    """All positions in a new order in each pass; fewer than a batch are one batch."""
    size = min(BATCH, many)
    for _ in range(passes):
        order = rng.permutation(many)
        for start in range(0, many - size + 1, size):
            yield order[start : start + size]
