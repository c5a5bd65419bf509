"""Bots: they take seats like people and see only what a player may see."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from vespers.bots.bot import Bot, Knowledge, knowledge_of
from vespers.bots.greedy import GreedyBot
from vespers.bots.novice import NoviceBot
from vespers.bots.of_others import BadBot, entry_point_bots, load_bot, no_bot
from vespers.bots.random_bot import RandomBot
from vespers.bots.search import SearchBot

LEVELS: Final = ("novice", "apprentice", "brother", "abbot")

NAMED: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")  # package.module:Class

SEARCHING: Final = {"brother": 0.3, "abbot": 3.0}  # seconds for a decision at the table

# Their answers depend on the seed alone.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": NoviceBot,
    "apprentice": GreedyBot,
    "brother": partial(SearchBot, level="brother"),
    "abbot": partial(SearchBot, level="abbot"),
    "random": RandomBot,
    "greedy": GreedyBot,
}

OURS: Final = frozenset(BOTS)


def bot_names() -> list[str]:
    """Every bot that is known by name, ours first."""
    return list(dict.fromkeys([*BOTS, *entry_point_bots()]))


def bots_of_others() -> list[str]:
    """The bots of other packages that are known by name."""
    return [name for name in bot_names() if name not in OURS]


def is_bot_name(name: str) -> bool:
    """Whether a bot can be called so; it need not be there, and is not loaded."""
    return name in bot_names() or NAMED.fullmatch(name) is not None


def find_bot(name: str) -> Callable[[int], Bot]:
    """A bot by its name: one of ours, of an entry point, or `package.module:Class`; else BadBot."""
    if name in BOTS:
        return BOTS[name]
    if not is_bot_name(name):
        raise no_bot(name, bot_names())
    return load_bot(name)


def live_bot(
    name: str, seed: int, should_stop: Callable[[], bool] | None = None, patience: float = 1.0
) -> Bot:
    """A bot for play with people: searching bots have a time limit and stop on request.

    `patience` multiplies their seconds. A brother searches no more than without a time limit.
    """
    if name not in SEARCHING:
        return find_bot(name)(seed)
    pace = patience if name == "brother" else None
    seconds = SEARCHING[name] * patience
    return SearchBot(seed, name, pace=pace, seconds=seconds, should_stop=should_stop)


__all__ = [
    "BOTS",
    "LEVELS",
    "SEARCHING",
    "BadBot",
    "Bot",
    "GreedyBot",
    "Knowledge",
    "NoviceBot",
    "RandomBot",
    "SearchBot",
    "bot_names",
    "bots_of_others",
    "find_bot",
    "is_bot_name",
    "knowledge_of",
    "live_bot",
]
