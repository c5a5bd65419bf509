"""The bot that takes any legal action: the floor that every other must beat."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.engine.messages import Action


class RandomBot:
    """Chooses evenly among the options."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, known: Knowledge) -> Action:
        return self.among(known.options)

    def among(self, options: list[Any]) -> Action:
        """Any of these, without a `Knowledge`."""
        chosen: Action = options[self.rng.randrange(len(options))]
        return chosen
