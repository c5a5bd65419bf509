"""Watching one game, played or replayed: what was offered, what was said, who was ahead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from vespers.bots.knowledge import judgement_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import CHANCE, Chance, Seat, State
from vespers.engine.match import Match
from vespers.engine.speech import SEAT_FIELDS
from vespers.engine.words import Action, Event
from vespers.lab.study import Minutes

NOBODY = -2  # ahead of all others
EVEN = 1e-9
CHOICE, DRAW, EVENT = "choice", "chance", "event"


class Moment(NamedTuple):
    """One row of the table of moments: a decision, a draw, or an event that followed."""

    entry: int  # of the log; an event has that of the entry it follows
    kind: str
    seat: int  # who decided; whom a draw or an event is about; -1: nobody
    name: str  # the class
    said: str  # the fields, as JSON
    code: int  # in the codebook of the game; -1 for events
    offered: list[int]  # codes of all options, of a draw: of all that could come up; empty for events


class Course(NamedTuple):
    """How the lead went."""

    lead_changes: int
    decided: float | None  # after which share of the decisions the winner was ahead for good
    leader_lost: bool | None  # whether who was ahead half-way did not win


class WatchedDealer(SeededDealer):
    """Deals as ever, and notes what could have come up at each draw."""

    __slots__ = ("odds",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.odds: list[list[Action]] = []

    def decide(self, step: Chance[Any, Any], s: State, number: int) -> Action:
        self.odds.append(step.options(s))
        return super().decide(step, s, number)


class Watcher:
    """Sits beside a match and notes, before each decision, the options and who is ahead."""

    def __init__(self, match: Match[Any], odds: list[list[Action]]) -> None:
        self.match, self.odds = match, odds  # what could come up, draw by draw: the list may grow
        self.judgement = judgement_of(match.game)
        self.offered: dict[int, list[int]] = {}
        self.leaders: list[Seat] = []  # before each decision
        self.last = NOBODY

    def before(self, seat: Seat, options: Sequence[Any]) -> None:
        """A player is asked."""
        number = self.match.game.codebook.number
        self.offered[len(self.match.log)] = [number[a] for a in options]
        if seat != self.last or not self.leaders:  # once a turn: the lead within one's own turn says little
            self.leaders.append(self.leader())
        else:
            self.leaders.append(self.leaders[-1])
        self.last = seat

    def leader(self) -> Seat:
        """Who has the best chances as the bots judge them; nobody when it is even, or one plays alone."""
        if self.match.seats == 1:
            return NOBODY
        chances = self.judgement.chances(self.match.state, self.match.seats)
        first, second = sorted(chances, reverse=True)[:2]
        return chances.index(first) if first - second > EVEN else NOBODY

    def course(self) -> Course:
        """How the lead went, once the game is over."""
        outcome = self.match.outcome()
        ahead = [seat for seat in self.leaders if seat != NOBODY]
        changes = sum(a != b for a, b in pairwise(ahead))
        if outcome is None or self.match.seats == 1 or not ahead:
            return Course(changes, None, None)
        half = self.leaders[len(self.leaders) // 2]
        lost = None if half == NOBODY else half not in outcome.winners
        if len(outcome.winners) > 1:
            return Course(changes, 1.0, lost)
        behind = [n for n, seat in enumerate(self.leaders) if seat != outcome.winners[0]]
        return Course(changes, (behind[-1] + 1) / len(self.leaders) if behind else 0.0, lost)

    def moments(self) -> list[Moment]:
        """Everything that was said and became true, in order."""
        found: list[Moment] = []
        odds, number = iter(self.odds), self.match.game.codebook.number
        for entry, ((seat, action), step) in enumerate(
            zip(entries(self.match), self.match.asked_at, strict=True)
        ):
            if seat == CHANCE:
                kind, whom, offered = DRAW, about(action, step.me), [number[a] for a in next(odds)]
            else:
                kind, whom, offered = CHOICE, seat, self.offered[entry]
            name = type(action).__name__
            found.append(Moment(entry, kind, whom, name, fields(action), number[action], offered))
            found += [of_event(entry, event) for event in self.match.events[entry]]
        return found


def entries(match: Match[Any]) -> list[tuple[Seat, Any]]:
    return [(entry.seat, entry.action) for entry in match.log]


def of_event(entry: int, event: Event) -> Moment:
    return Moment(entry, EVENT, about(event, -1), type(event).__name__, fields(event), -1, [])


def about(word: msgspec.Struct, otherwise: Seat) -> Seat:
    """The seat that a draw or an event names; else `otherwise`."""
    for name in word.__struct_fields__:
        if name in SEAT_FIELDS:
            return int(getattr(word, name))
    return otherwise


def fields(word: msgspec.Struct) -> str:
    return msgspec.json.encode(msgspec.structs.asdict(word)).decode()


def estimated_minutes(choices: int, forced: int, draws: int, pace: Minutes) -> float:
    """How long people would take: an assumption of the study, not a measurement."""
    return (choices * pace.choice + forced * pace.forced + draws * pace.chance) / 60
