"""The bot that plays like a beginner: sensible, short-sighted, looking at itself only."""

from __future__ import annotations

from math import exp
from typing import Any

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.greedy import let_chance
from vespers.bots.judging import judgement_of, value_of
from vespers.bots.tree import drawn
from vespers.engine.kernel import State, apply
from vespers.engine.messages import Action

OVERLOOKED = 0.45  # how likely an option is not seen at all
ROUGH = 0.35  # an option that is so far from the best towards the usual is taken a third as often


class NoviceBot:
    """Overlooks options, looks at one world, forgets the others, and weighs roughly: by a softmax."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, known: Knowledge) -> Action:
        seen = [a for a in known.options if self.rng.random() >= OVERLOOKED] or known.options
        world = known.imagine(self.rng)
        worth = [self._worth(known, world, a) for a in seen]
        best = max(worth)
        doubt = ROUGH * (best - sum(worth) / len(worth))
        weights = [exp((w - best) / doubt) if doubt > 0 else 1.0 for w in worth]
        chosen: Action = seen[drawn(weights, self.rng)]
        return chosen

    def _worth(self, known: Knowledge, world: State, a: Any) -> float:
        """How good it looks, the others left out."""
        judgement, seat = judgement_of(known.game), known.seat
        s = world.clone()
        apply(s, a)
        let_chance(s, self.rng)
        worth = value_of(known.game)(s, seat)
        if judgement.of_others:
            terms = judgement.terms(s, seat)
            worth -= sum([terms.get(name, 0.0) for name in judgement.of_others])
        return worth
