"""Bots: they sit in seats like people, and see only what a player may see."""

from __future__ import annotations

from collections.abc import Callable

from vespers.bots.bot import Bot, Knowledge, knowledge_of
from vespers.bots.greedy import GreedyBot
from vespers.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "Knowledge", "RandomBot", "knowledge_of"]
