"""What bots know about each game: one small file per game with `value(state, seat) -> float`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from vespers.engine.game import Game
from vespers.engine.kernel import Seat

Value = Callable[[Any, Seat], float]
REGISTERED: dict[str, Value] = {}


def register(game: str, value: Value) -> None:
    """Teach the bots a game of another package."""
    REGISTERED[game] = value


def value_of(game: Game[Any]) -> Value:
    """How good a position is for a seat; for an unknown game, only its end counts."""
    if game.name not in REGISTERED:
        REGISTERED[game.name] = _ours(game)
    return REGISTERED[game.name]


def _ours(game: Game[Any]) -> Value:
    name = f"{__name__}.{game.name.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return _only_the_end(game)
    value: Value = module.value
    return value


def _only_the_end(game: Game[Any]) -> Value:
    def value(s: Any, seat: Seat) -> float:
        outcome = game.outcome(s)
        if outcome is None:
            return 0.0
        return 1.0 / len(outcome.winners) if seat in outcome.winners else -1.0

    return value
