"""Ratings of bots that have met: what `vespers ladder` and `vespers arena` share."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from functools import partial

import msgspec
from rich.table import Table

from vespers.bots import SEARCHING, SearchBot, find_bot, live_bot
from vespers.bots.ladder import Levels, Meeting
from vespers.bots.ratings import rate
from vespers.cli.reporting import bot_title
from vespers.lab.stats import mean
from vespers.texts import Say


class Rung(msgspec.Struct):
    """One level: its rating (the lowest level is 0), its mean score, its time for a decision."""

    level: str
    elo: float
    interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]
    seconds: float


def budgets(names: Sequence[str], pace: float, clock: bool) -> Levels:
    """The bots of these names, with the search budget of each."""
    found = {name: find_bot(name) for name in names}
    for name in set(names) & set(SEARCHING):
        searching = partial(SearchBot, level=name, pace=pace)
        found[name] = partial(live_bot, name, patience=pace) if clock else searching
    return found


def rungs(meetings: list[Meeting], lowest: str) -> list[Rung]:
    """The levels from weak to strong."""
    found = []
    for rating in rate([meeting.results for meeting in meetings], anchor=lowest):
        scores = [float(n) for m in meetings for level, n in m.scores if level == rating.level]
        thought = [t.seconds for m in meetings for t in m.thoughts if t.level == rating.level]
        scored = mean(scores)
        seconds = statistics.fmean(thought) if thought else 0.0
        interval = (rating.low, rating.high)
        found.append(Rung(rating.level, rating.elo, interval, scored.value, scored[1:3], seconds))
    return found


def rating_table(rungs: Sequence[Rung], say: Say) -> Table:
    """The strongest first."""
    table = Table(*[say(f"cli-ladder-{name}") for name in ("level", "elo", "score", "seconds")])
    for rung in reversed(rungs):
        low, high = rung.interval
        lower, upper = rung.score_interval
        table.add_row(
            bot_title(rung.level, say),
            f"{rung.elo:+.0f}  [{low:+.0f}, {high:+.0f}]",
            f"{rung.mean_score:.1f}  [{lower:.1f}, {upper:.1f}]",
            f"{rung.seconds:.3f}",
        )
    return table


def pair_line(one: str, other: str, games: int, won: float, interval: tuple[float, float], say: Say) -> str:
    """Which share of the victories one bot had against another."""
    shares = dict(zip(("share", "low", "high"), map(say.percent, (won, *interval)), strict=True))
    return say(
        "cli-ladder-pair", games=games, level=bot_title(one, say), below=bot_title(other, say), **shares
    )
