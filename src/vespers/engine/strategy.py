"""How a level of bots searches: a game's module `judgement` may give its own as `STRATEGIES`, by level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

EXPLORE = 0.7


@dataclass(frozen=True)
class Strategy:
    """What a search judges by, how far it looks, and how it uses chance."""

    looks: int  # ahead, for one decision, where the clock does not count
    outlook: bool = False  # judge by the game's outlook, where it has one
    explore: float = EXPLORE  # how much a rarely tried option gets the benefit of the doubt
    playouts: int = 0  # judge a position by this many random playouts instead of by the game's judgement
    draws: int = 1  # an option that chance follows is judged over this many draws
    first_draws: int = 4  # the same for the options that are decided on
    trust_first_draws: bool = False  # each of the first draws counts as a look
    turns_ahead: int = 0  # follow each option for this many turns, all with the same luck, and grow no tree
    quick_games: int = 0  # played from each new node, where the judgement can play quickly
    of_quick_games: float = 0.5  # how much they count; the rest is the judgement
    settled: Callable[[Any], bool] | None = None  # play on until this holds before a position is judged
    own: float = 0.0  # how much a good score of one's own counts; the rest is winning
    haste: float = 0.0  # an option with so much less of a chance to win is taken a third as often as the best
    alone: Strategy | None = None  # the strategy at a table of one, if it differs

    def at(self, seats: int) -> Strategy:
        """The strategy for this many seats."""
        return self.alone if seats == 1 and self.alone is not None else self
