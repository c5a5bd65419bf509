"""What is known of one game, with a default for everything: values, and the chances they stand for."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from vespers.engine.game import Game
from vespers.engine.kernel import Seat

Value = Callable[[Any, Seat], float]
Values = Callable[[Any, int], list[float]]
Settled = Callable[[Any], bool]
Terms = Callable[[Any, Seat], dict[str, float]]
USUAL_CARE: Final = 4
EXPLORE = 0.7  # how much a rarely tried option is given the benefit of the doubt
WON = 0.9  # of the worth of an end: who won; the rest: by how much, so that a lost game is still played well


def nothing_remembered() -> None:
    return None


def nothing_named(s: Any, seat: Seat) -> dict[str, float]:
    return {}


class Judgement:
    """What is known of one game: see the list at the top of `knowledge/__init__.py`."""

    def __init__(self, game: Game[Any], value: Value, knowledge: object = None, plain: bool = False) -> None:
        self.game = game
        self.value = value
        self.values: Values = getattr(knowledge, "values", self._one_by_one)
        self.terms: Terms = getattr(knowledge, "terms", nothing_named)
        self.of_others: frozenset[str] = getattr(knowledge, "OF_OTHERS", frozenset())
        self.forget: Callable[[], None] = getattr(knowledge, "forget", nothing_remembered)
        self.scale: float = getattr(knowledge, "SCALE", 4.0)
        self.par: float = getattr(knowledge, "PAR", 0.0)
        self.draws: int = getattr(knowledge, "DRAWS", 1)
        self.care: tuple[int, int] = getattr(knowledge, "CARE", (USUAL_CARE, USUAL_CARE))
        self.haste: float = getattr(knowledge, "HASTE", 0.0)
        self.explore: float = getattr(knowledge, "EXPLORE", EXPLORE)
        self.pace: int = getattr(knowledge, "PACE", 150)
        self.alone: int = getattr(knowledge, "ALONE", self.pace)
        self.ahead: int = getattr(knowledge, "AHEAD", 0)
        self.settled: Settled | None = None if plain else getattr(knowledge, "settled", None)
        self.plain: Judgement = self  # by what brothers know, in most games as little as apprentices
        if plain:
            self.pace = getattr(knowledge, "BROTHER", self.pace)
        elif hasattr(knowledge, "outlook") or hasattr(knowledge, "BROTHER"):
            self.plain = Judgement(game, value, knowledge, plain=True)
            self.values = getattr(knowledge, "outlook", self.values)
            self.scale = getattr(knowledge, "OUTLOOK_SCALE", self.scale)

    def chances(self, s: Any, seats: int) -> list[float]:
        """How likely each seat is to win from here; alone: how good it is, from 0 to 1."""
        return self._shares(self.values(s, seats))

    def end(self, s: Any, seats: int) -> list[float]:
        """What an end is worth to each seat."""
        outcome = self.game.outcome(s)
        assert outcome is not None
        shares = self.chances(s, seats)
        if seats == 1:
            return shares
        won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
        return [WON * one + (1 - WON) * share for one, share in zip(won, shares, strict=True)]

    def _one_by_one(self, s: Any, seats: int) -> list[float]:
        return [self.value(s, seat) for seat in range(seats)]

    def _shares(self, values: list[float]) -> list[float]:
        if len(values) == 1:
            return [1 / (1 + exp(max(-50.0, min(50.0, (self.par - values[0]) / self.scale))))]
        best = max(values)
        weights = [exp((value - best) / self.scale) for value in values]
        whole = sum(weights)
        return [weight / whole for weight in weights]
