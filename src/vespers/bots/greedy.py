"""The bot that looks one step ahead, in a few imagined worlds, by a hand-written value."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.judging import Value, value_of
from vespers.engine.kernel import Chance, Seat, State, apply, asked, chance_move
from vespers.engine.messages import Action

WORLDS = 3  # how many worlds an option is tried in
DRAWS = 40  # chance steps followed after an option, at most


class GreedyBot:
    """Takes the option that leads to the best position on average; ties are broken evenly."""

    def __init__(self, seed: int, worlds: int = WORLDS, value: Value | None = None) -> None:
        self.rng, self.worlds = Random(seed), worlds
        self.value = value  # None: that of bots that do not search

    def choose(self, known: Knowledge) -> Action:
        if len(known.options) == 1:
            only: Action = known.options[0]
            return only
        worth = self.weigh(known)
        best = max(worth)
        among = [a for a, w in zip(known.options, worth, strict=True) if w == best]
        chosen: Action = among[self.rng.randrange(len(among))]
        return chosen

    def weigh(self, known: Knowledge) -> list[float]:
        """The value of each option: learners use all of them, not only the best."""
        value = self.value or value_of(known.game)
        worlds = [known.imagine(self.rng) for _ in range(self.worlds if known.game.secrets else 1)]
        return [self._worth(worlds, a, known.seat, value) for a in known.options]

    def _worth(self, worlds: list[State], a: Any, seat: Seat, value: Value) -> float:
        """The mean value of the position after `a` and the draws that follow."""
        total = 0.0
        for world in worlds:
            s = world.clone()
            apply(s, a)
            let_chance(s, self.rng)
            total += value(s, seat)
        return total / len(worlds)


def let_chance(s: State, rng: Random) -> None:
    """Draw for chance until somebody is asked."""
    for _ in range(DRAWS):
        step = asked(s)
        if not isinstance(step, Chance):
            return
        chance_move(step, s, rng)
