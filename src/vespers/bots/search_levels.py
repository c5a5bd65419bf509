"""The strategy of each searching level: the game's own, or the default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from vespers.bots.judging import has_judgement
from vespers.engine.game import Game
from vespers.engine.strategy import Strategy

USUAL: Final = {"brother": Strategy(looks=150), "abbot": Strategy(looks=1500, outlook=True)}
WITHOUT_JUDGEMENT: Final = {
    "brother": Strategy(looks=100, playouts=4, first_draws=8),
    "abbot": Strategy(looks=1000, playouts=4, first_draws=16),
}


@cache
def strategy_of(game: Game[Any], level: str) -> Strategy:
    """How a level searches a game."""
    own: Mapping[str, Strategy] = getattr(game.face("judgement"), "STRATEGIES", {})
    usual = USUAL if has_judgement(game) else WITHOUT_JUDGEMENT
    return own.get(level, usual[level])


@cache
def advising(game: Game[Any], seats: int) -> Strategy:
    """How hints and reviews search: as abbots do, but by the chance to win alone, which they show, and always
    with a tree, which their reasons need."""
    return replace(strategy_of(game, "abbot").at(seats), turns_ahead=0, own=0.0)
