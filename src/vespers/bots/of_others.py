"""Bots of other packages: by an entry point `vespers.bots`, or as `package.module:Class`."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from vespers.bots.bot import Bot, Knowledge
from vespers.engine.errors import VespersError
from vespers.engine.messages import Action, Why


class BadBot(VespersError):
    """There is no such bot, it cannot be loaded, or it failed. It can be sent between processes."""

    def __reduce__(self) -> tuple[type[BadBot], tuple[Why]]:
        return BadBot, (self.why,)


def no_bot(name: str, known: Iterable[str]) -> BadBot:
    return BadBot(Why("no_bot", "", {"bot": name, "bots": ", ".join(known)}))


def broken_bot(name: str, problem: str) -> BadBot:
    return BadBot(Why("broken_bot", "", {"bot": name, "problem": problem}))


@cache
def entry_point_bots() -> dict[str, EntryPoint]:
    """The bots that other packages announce. They are loaded when they are asked for."""
    return {point.name: point for point in sorted(entry_points(group="vespers.bots"))}


@cache
def load_bot(name: str) -> Callable[[int], Bot]:
    """The bot of an entry point, or of `package.module:Class`; the current folder is searched too."""
    point = entry_point_bots().get(name) or EntryPoint(name, name, "vespers.bots")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        made = point.load()
    except Exception as error:  # foreign code may raise anything when it is imported
        raise broken_bot(name, described(error)) from None
    if not callable(made):
        raise broken_bot(name, f"expected a class that is called with a seed, got a {type(made).__name__}")
    return lambda seed: BotOfOthers(name, made, seed)


class BotOfOthers:
    """A bot whose failures name it: an exception, or an answer that is not one of the options."""

    def __init__(self, name: str, made: Callable[[int], Any], seed: int) -> None:
        self.name = name
        try:
            self.bot = made(seed)
        except Exception as error:
            raise broken_bot(name, described(error)) from error

    def choose(self, known: Knowledge) -> Action:
        options = list(known.options)
        try:
            chosen: Action = self.bot.choose(known)
        except VespersError:
            raise
        except Exception as error:
            raise broken_bot(self.name, described(error)) from error
        if chosen not in options:
            raise broken_bot(self.name, f"it answered {chosen!r:.200}, which is not one of its options")
        return chosen


def described(error: Exception) -> str:
    """The error and the line of the bot that raised it, for there is no traceback."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if "importlib" not in one.filename]
    place = f", {os.path.basename(frames[-1].filename)} line {frames[-1].lineno}" if frames[1:] else ""
    return f"{type(error).__name__}: {error}{place}"
