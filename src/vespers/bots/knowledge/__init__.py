"""What bots know about each game: one small file per game.

`value(state, seat) -> float`   how good a position is for a seat, larger is better (the one thing needed)
`SCALE`        the lead in value that turns even chances into 73 : 27 (default 4)
`PAR`          alone at the table: the value that is as good as it is bad (default 0)
`DRAWS`        draws that an option is judged by when chance follows it: more where dice decide (default 1)
`PACE`         how often the search looks ahead in a third of a second, about (default 150)
`values(state, seats) -> list[float]`   of all seats at once, or a cheaper form of it, for the search
`terms(state, seat) -> dict[str, float]`   the parts of the value that a reason can name (default: none)
`OF_OTHERS`    the terms that are about the others: a novice forgets them (default: none)
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from math import exp
from typing import Any

from vespers.engine.game import Game
from vespers.engine.kernel import Seat

Value = Callable[[Any, Seat], float]
Values = Callable[[Any, int], list[float]]
Terms = Callable[[Any, Seat], dict[str, float]]
WON = 0.9  # of the worth of an end: who won; the rest: by how much, so that a lost game is still played well


class Judgement:
    """What is known of one game, with a default for everything."""

    def __init__(self, game: Game[Any], value: Value, knowledge: object = None) -> None:
        self.game, self.value = game, value
        self.values: Values = getattr(knowledge, "values", self._one_by_one)
        self.terms: Terms = getattr(knowledge, "terms", lambda s, seat: {})
        self.of_others: frozenset[str] = getattr(knowledge, "OF_OTHERS", frozenset())
        self.scale: float = getattr(knowledge, "SCALE", 4.0)
        self.par: float = getattr(knowledge, "PAR", 0.0)
        self.draws: int = getattr(knowledge, "DRAWS", 1)
        self.pace: int = getattr(knowledge, "PACE", 150)

    def chances(self, s: Any, seats: int) -> list[float]:
        """How likely each seat is to win from here; alone: how good it is, from 0 to 1."""
        return self._shares(self.values(s, seats))

    def end(self, s: Any, seats: int) -> list[float]:
        """What an end is worth to each seat."""
        outcome = self.game.outcome(s)
        assert outcome is not None
        shares = self._shares(self.values(s, seats))
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


REGISTERED: dict[str, Judgement] = {}


def register(game: Game[Any], value: Value, knowledge: object = None) -> None:
    """Teach the bots a game of another package; `knowledge` may be its module."""
    REGISTERED[game.name] = Judgement(game, value, knowledge)


def judgement_of(game: Game[Any]) -> Judgement:
    """What the bots know of a game; of an unknown one, only its end counts."""
    if game.name not in REGISTERED:
        REGISTERED[game.name] = _ours(game)
    return REGISTERED[game.name]


def value_of(game: Game[Any]) -> Value:
    """How good a position is for a seat."""
    return judgement_of(game).value


def _ours(game: Game[Any]) -> Judgement:
    name = f"{__name__}.{game.name.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Judgement(game, _only_the_end(game))
    return Judgement(game, module.value, module)


def _only_the_end(game: Game[Any]) -> Value:
    def value(s: Any, seat: Seat) -> float:
        outcome = game.outcome(s)
        if outcome is None:
            return 0.0
        return 1.0 / len(outcome.winners) if seat in outcome.winners else -1.0

    return value
