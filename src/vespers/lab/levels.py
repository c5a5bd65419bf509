"""Two levels of bots: of which options do they say different things?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vespers.lab import stats
from vespers.lab.lead import CHOICE, DRAW
from vespers.lab.option_effects import OptionEffect
from vespers.lab.stats import Estimate


class LevelPair(msgspec.Struct, frozen=True):
    """An option between bots of both levels, and the p-value of their difference."""

    first: OptionEffect
    second: OptionEffect
    chance: float

    @property
    def disagree(self) -> bool:
        return self.chance < stats.LEVEL


def level_pairs(first: Sequence[OptionEffect], second: Sequence[OptionEffect]) -> list[LevelPair]:
    """Every option of players that both levels had, with p-values corrected for their number."""
    others = {(one.kind, one.key): one for one in second}
    pairs = [
        (one, others[one.kind, one.key])
        for one in first
        if one.kind != DRAW and (one.kind, one.key) in others
    ]
    chances = stats.holm([difference(*pair) for pair in pairs])
    return [LevelPair(*pair, chance) for pair, chance in zip(pairs, chances, strict=True)]


def difference(one: OptionEffect, other: OptionEffect) -> float:
    """The p-value of a difference in worth, or in how often it is chosen (not in a trial): two tests."""
    pairs = [(one.lift, other.lift)]
    pairs += [(one.rate, other.rate)] if one.kind == CHOICE else []
    tests = [apart(a, b) for a, b in pairs if a is not None and b is not None]
    return min(1.0, min(tests, default=1.0) * max(1, len(tests)))


def apart(one: Estimate, other: Estimate) -> float:
    """The p-value of the difference of two estimates, from their intervals."""
    errors = [(about.high - about.low) / (2 * stats.Z) for about in (one, other)]
    return stats.two_sided(one.value - other.value, (errors[0] ** 2 + errors[1] ** 2) ** 0.5)
