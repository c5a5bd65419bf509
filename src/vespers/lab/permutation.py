"""Are two groups of games alike? An exact test for groups of any size.

If they are, every way to part all games into two groups of these sizes is equally likely. The p-value is the
share of them in which the means differ at least as much, among many drawn at random and the real one.
Source: Fisher, "The Design of Experiments" (1935); Phipson and Smyth (2010) on counting the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy

TRIES = 4999
CLOSE = 1e-9  # differences that differ by less are equal, in parts of the largest value


def alike(one: Sequence[float], other: Sequence[float]) -> float:
    """The p-value of the difference of two means."""
    few, many = sorted((numpy.asarray(one, float), numpy.asarray(other, float)), key=len)
    values = numpy.concatenate([few, many])
    values -= values.mean()
    slack = CLOSE * max(1e-300, float(numpy.abs(values).max())) * len(few)
    sums = numpy.abs(values[subsets(len(values), len(few))].sum(axis=1))
    as_far = int((sums >= abs(values[: len(few)].sum()) - slack).sum())
    return (as_far + 1) / (TRIES + 1)


@lru_cache(maxsize=32)
def subsets(whole: int, part: int) -> Any:
    """Many random ways to choose `part` of `whole` places; the same each time."""
    rng = numpy.random.default_rng(whole * 1_000_003 + part)
    kind = numpy.uint16 if whole < 2**16 else numpy.int64
    chosen = [rng.choice(whole, part, replace=False, shuffle=False) for _ in range(TRIES)]
    return numpy.array(chosen, kind)
