"""Bots: they sit in seats like people, and see only what a player may see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from vespers.bots.bot import Bot, Knowledge, knowledge_of
from vespers.bots.greedy import GreedyBot
from vespers.bots.novice import NoviceBot
from vespers.bots.random_bot import RandomBot
from vespers.bots.search import SearchBot

LEVELS: Final = ("novice", "apprentice", "brother", "abbot")

# How long those who search do so: in looks ahead, as multiples of the game's PACE, and by the clock.
PACES: Final = {"brother": 1.0, "abbot": 10.0}
SECONDS: Final = {"brother": 0.3, "abbot": 3.0}

# Their answers depend on the seed alone.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": NoviceBot,
    "apprentice": GreedyBot,
    "brother": partial(SearchBot, pace=PACES["brother"], plain=True),
    "abbot": partial(SearchBot, pace=PACES["abbot"]),
    "random": RandomBot,
    "greedy": GreedyBot,
}


def live_bot(name: str, seed: int, should_stop: Callable[[], bool] | None = None) -> Bot:
    """A bot for people to play with: those who search mind the clock, and stop when told to."""
    if name == "brother":
        pace, seconds = PACES[name], SECONDS[name]
        return SearchBot(seed, seconds=seconds, pace=pace, should_stop=should_stop, plain=True)
    if name == "abbot":
        return SearchBot(seed, seconds=SECONDS[name], should_stop=should_stop)
    return BOTS[name](seed)


__all__ = [
    "BOTS",
    "LEVELS",
    "PACES",
    "SECONDS",
    "Bot",
    "GreedyBot",
    "Knowledge",
    "NoviceBot",
    "RandomBot",
    "SearchBot",
    "knowledge_of",
    "live_bot",
]
