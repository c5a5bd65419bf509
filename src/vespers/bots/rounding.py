"""Shares that are shown: rounded so that they still add up."""

from __future__ import annotations

from collections.abc import Sequence


def hundredths(shares: Sequence[float]) -> tuple[float, ...]:
    """Shares of one, in whole percents that add up to 100: by largest remainder (Hamilton's method).

    A single share is not part of a whole and is only rounded.
    """
    parts = [100 * share for share in shares]
    if len(parts) == 1:
        return (round(parts[0]) / 100,)
    down = [int(part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda n: down[n] - parts[n])
    for n in by_remainder[: max(0, 100 - sum(down))]:
        down[n] += 1
    return tuple([part / 100 for part in down])
