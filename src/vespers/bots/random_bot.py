"""The bot that takes any legal action: the floor that every other must beat."""

from __future__ import annotations

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.engine.words import Action


class RandomBot:
    """Chooses evenly among the options."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, known: Knowledge) -> Action:
        chosen: Action = known.options[self.rng.randrange(len(known.options))]
        return chosen
