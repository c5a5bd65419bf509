"""Randomised trials: decisions that the lab draws at random instead of asking a bot.

Whatever the bots prefer, a decision that was drawn says what an option is worth: it is a cause, not a sign.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from librt.random import Random

from vespers.lab.study import ONCE, RANDOM, Assigned


class Assignment:
    """Which decisions of one game are drawn at random.

    A decision belongs to every class of actions that it offers; without a real choice it does not count.
    `at` says which decision of a class is drawn, for classes that are drawn once a game.
    """

    def __init__(self, assign: Mapping[str, Assigned], seed: int, at: Mapping[str, int]) -> None:
        self.always = frozenset(kind for kind, how in assign.items() if how == RANDOM)
        self.once = frozenset(kind for kind, how in assign.items() if how == ONCE)
        self.rng, self.at = Random(seed), at
        self.seen: Counter[str] = Counter()  # decisions of each class that is drawn once

    def draw(self, options: list[Any]) -> Any | None:
        """The action that is drawn, all options being equally likely; None when the bot decides."""
        if len(options) < 2:
            return None
        kinds = {type(action).__name__ for action in options}
        due = not kinds.isdisjoint(self.always)
        for kind in kinds & self.once:
            due = due or self.at.get(kind) == self.seen[kind]
            self.seen[kind] += 1
        return options[self.rng.randrange(len(options))] if due else None


def occasions(seen: Mapping[str, int], seed: int) -> dict[str, int]:
    """For each class that is drawn once: one of the decisions of the game, all equally likely."""
    rng = Random(seed)
    return {kind: rng.randrange(seen[kind]) for kind in sorted(seen) if seen[kind]}
