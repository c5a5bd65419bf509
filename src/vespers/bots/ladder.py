"""Levels against each other: every deal is played from all sides, so that luck and seats cancel out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from vespers.bots.arena import Seated, play_game
from vespers.bots.bot import Bot, Knowledge
from vespers.bots.ratings import Result
from vespers.engine.game import Game
from vespers.engine.messages import Action, Outcome

Clock = Callable[[], float]
PROCESSOR: Clock = time.process_time  # a busy machine does not matter
WALL: Clock = time.perf_counter  # for programs that think elsewhere


class Thought(NamedTuple):
    """A level and the time of one of its decisions."""

    level: str
    seconds: float


class Timed:
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot, level: str, thoughts: list[Thought], clock: Clock) -> None:
        self.bot, self.level, self.thoughts, self.clock = bot, level, thoughts, clock

    def choose(self, known: Knowledge) -> Action:
        start = self.clock()
        chosen = self.bot.choose(known)
        if len(known.options) > 1:
            self.thoughts.append(Thought(self.level, self.clock() - start))
        return chosen


class Meeting(NamedTuple):
    """One deal, played from every side: the results, the scores by level, the time."""

    results: list[Result]
    scores: list[tuple[str, int]]
    thoughts: list[Thought]


Levels = dict[str, Callable[[int], Bot]]


def line_ups(one: str, other: str, seats: int) -> list[list[str]]:
    """Who sits where: alternating, and the same with the two exchanged."""
    if seats == 1:
        return [[one], [other]]
    sides = (one, other)
    return [[sides[(seat + turn) % 2] for seat in range(seats)] for turn in range(2)]


def meet(
    game: Game[Any],
    settings: Any,
    levels: Levels,
    one: str,
    other: str,
    seats: int,
    seed: str,
    clock: Clock = PROCESSOR,
) -> Meeting:
    """Two levels play one deal from both sides."""
    meeting = Meeting([], [], [])
    outcomes: list[Outcome] = []
    for names in line_ups(one, other, seats):
        bots = [timed(levels[name], name, meeting.thoughts, clock) for name in names]
        outcome = play_game(game, settings, bots, seed).outcome()
        assert outcome is not None
        outcomes.append(outcome)
        meeting.scores.extend(zip(names, outcome.scores, strict=True))
        if seats > 1:
            shares = [1 / len(outcome.winners) for seat in outcome.winners if names[seat] == one]
            meeting.results.append(Result(one, other, sum(shares)))
    if seats == 1:
        meeting.results.append(Result(one, other, alone(outcomes[0].scores[0], outcomes[1].scores[0])))
    return meeting


def alone(one: int, other: int) -> float:
    """Alone at the table, the higher score of the same deal wins."""
    return 0.5 if one == other else float(one > other)


def timed(make: Callable[[int], Bot], level: str, thoughts: list[Thought], clock: Clock) -> Seated:
    return lambda seed: Timed(make(seed), level, thoughts, clock)


class Memory(Protocol):
    """Stores meetings, so that none is played twice."""

    def find(self, deal: int, one: str, other: str) -> Meeting | None: ...

    def keep(self, deal: int, one: str, other: str, meeting: Meeting) -> None: ...


def meetings(
    game: Game[Any],
    settings: Any,
    levels: Levels,
    pairs: Sequence[tuple[str, str]],
    seats: int,
    deals: int,
    seed: str,
    memory: Memory | None = None,
    clock: Clock = PROCESSOR,
) -> Iterator[Meeting]:
    """Pair by pair, then the next deal: it can be stopped at any time."""
    for deal in range(deals):
        for one, other in pairs:
            met = memory.find(deal, one, other) if memory is not None else None
            if met is None:
                met = meet(game, settings, levels, one, other, seats, f"{seed}:{deal}", clock)
                if memory is not None:
                    memory.keep(deal, one, other, met)
            yield met


def climb(
    game: Game[Any],
    settings: Any,
    levels: Levels,
    order: Sequence[str],
    seats: int,
    deals: int,
    seed: str,
    memory: Memory | None = None,
) -> Iterator[Meeting]:
    """Each level against the next."""
    return meetings(game, settings, levels, list(pairwise(order)), seats, deals, seed, memory)
