"""The bot that plays like somebody at their first table: sensible, short-sighted, with an eye for itself."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.greedy import let_chance
from vespers.bots.knowledge import Judgement, judgement_of
from vespers.engine.kernel import Seat, State, apply
from vespers.engine.words import Action

OVERLOOKED = 0.45  # how likely an option is not seen at all
ALIKE = 0.5  # how much worse may an option be, on the way from the best to the usual, and still look as good


class NoviceBot:
    """Overlooks options, looks at one world, forgets what the others are up to, and does not weigh finely."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, known: Knowledge) -> Action:
        seen = [a for a in known.options if self.rng.random() >= OVERLOOKED] or known.options
        judgement, world = judgement_of(known.game), known.imagine(self.rng)
        worth = [self._worth(world, a, known.seat, judgement) for a in seen]
        best = max(worth)
        usual = min(best, sum(worth) / len(worth))  # a mean of equals may be rounded up, above the best
        alike = [a for a, w in zip(seen, worth, strict=True) if w >= best - ALIKE * (best - usual)]
        chosen: Action = alike[self.rng.randrange(len(alike))]
        return chosen

    def _worth(self, world: State, a: Any, seat: Seat, judgement: Judgement) -> float:
        """How good it looks, the others left out."""
        s = world.clone()
        apply(s, a)
        let_chance(s, self.rng)
        worth = judgement.value(s, seat)
        if judgement.of_others:
            terms = judgement.terms(s, seat)
            worth -= sum([terms.get(name, 0.0) for name in judgement.of_others])
        return worth
