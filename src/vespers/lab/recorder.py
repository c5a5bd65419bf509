"""Plays one game of a study and records it: actions, options, events, and who was ahead.

A trace only collects objects and small numbers; `tables` turns the traces of many games into columns.
This module is compiled with the engine, because every game of a study goes through its loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.judging import Judgement
from vespers.bots.random_bot import RandomBot
from vespers.engine.dealer import SeededDealer, Tickets
from vespers.engine.game import Game
from vespers.engine.kernel import NOBODY, Chance, Choice, Seat, State, apply, asked, deal, tickets
from vespers.lab.assignment import Assignment
from vespers.lab.swings import Swings

EVEN: Final = 1e-9  # a smaller lead, in units of the judgement's scale, is none
LONGEST: Final = 40_000  # actions, far more than any game takes: a longer game never ends


class Trace:
    """The moments of some games, one after the other."""

    def __init__(self) -> None:
        self.games: list[int] = []  # the number of each game
        self.starts: list[int] = []  # the index in `messages` at which each game begins
        self.messages: list[Any] = []  # actions and events, in order
        self.seats: list[int] = []  # per action: the seat that decided, or the seat a draw is for
        self.drawn: list[bool] = []  # per action: whether chance decided
        self.offered: list[Any] = []  # the options of all actions, one after the other
        self.offers: list[int] = []  # per action: the number of its options
        self.odds: list[int] = []  # the odds of these options, for draws and trials
        self.weighed: list[bool] = []  # per action: whether its options have odds

    def begin(self, number: int) -> None:
        """Start the next game."""
        self.games.append(number)
        self.starts.append(len(self.messages))

    def add(self, step: Choice[Any, Any], action: Any, options: list[Any], odds: list[int]) -> None:
        """Add an action; the rules add its events to `messages`. No odds: a bot decided."""
        self.messages.append(action)
        drawn = isinstance(step, Chance)
        self.drawn.append(drawn)
        self.seats.append(step.me if drawn else step.asks)
        self.offered.extend(options)
        self.offers.append(len(options))
        self.odds.extend(odds)
        self.weighed.append(len(odds) > 0)


class Recorder:
    """One game: its state, and what is counted while it is played."""

    def __init__(
        self,
        game: Game[Any],
        s: State,
        seats: int,
        judgement: Judgement | None,
        assignment: Assignment | None = None,
        swings: Swings | None = None,
    ) -> None:
        self.game, self.s, self.seats = game, s, seats
        self.judgement = judgement  # None: nobody judges who is ahead
        self.assignment = assignment  # None: the bots decide everything
        self.swings = swings  # None: nobody measures how far the chances swing
        self.decisions = 0
        self.forced = 0
        self.draws = 0
        self.leaders: list[Seat] = []  # who was ahead before each decision
        self.last_seat = NOBODY

    def play(self, seed: str, bots: Sequence[Any], rng: Random, trace: Trace | None) -> bool:
        """Let the bots play, with the deals of this seed. False when the game takes too long to end."""
        s, dealer = self.s, Tickets(SeededDealer(seed))
        s.events = None if trace is None else trace.messages
        step = asked(s)
        while step is not None and self.decisions + self.draws < LONGEST:
            if isinstance(step, Chance):
                action = deal(step, s, dealer.ticket(self.draws, tickets(step.odds(s))))
                self.draws += 1
                if trace is not None or self.swings is not None:
                    self.note_draw(step, action, trace)
            else:
                options = step.options(s)
                if not options:
                    break
                self.count_decision(step.asks, options)
                action = self.decide(step, options, bots[step.asks], rng, trace)
            apply(s, action)
            step = asked(s)
        s.events = None
        return self.decisions + self.draws < LONGEST

    def note_draw(self, step: Chance[Any, Any], action: Any, trace: Trace | None) -> None:
        """Record a draw and measure its swing."""
        options = step.options(self.s)
        odds = [weight for weight in step.odds(self.s) if weight > 0]
        if trace is not None:
            trace.add(step, action, options, odds)
        if self.swings is not None:
            self.swings.add_draw(self.s, options, odds, action)

    def decide(
        self, step: Choice[Any, Any], options: list[Any], bot: Any, rng: Random, trace: Trace | None
    ) -> Any:
        """The action that a trial draws or the bot chooses; it is recorded, and its swing measured."""
        action = None if self.assignment is None else self.assignment.draw(options)
        odds: list[int] = []
        if action is None:
            action = self.choice(step.asks, options, bot, rng)
        else:
            odds = [1] * len(options)
        if trace is not None:
            trace.add(step, action, options, odds)
        if self.swings is not None:
            self.swings.add_decision(self.s, options, action)
        return action

    def choice(self, seat: Seat, options: list[Any], bot: Any, rng: Random) -> Any:
        """The action a bot chooses, from what its seat may know."""
        if len(options) == 1:
            return options[0]
        if isinstance(bot, RandomBot):  # it needs no imagined world
            return bot.among(options)
        world = self.game.imagine(self.s, seat, rng)
        return bot.choose(Knowledge(self.game, seat, self.seats, world, options))

    def count_decision(self, seat: Seat, options: list[Any]) -> None:
        """Count a decision that is about to be made, and note who is ahead."""
        self.decisions += 1
        if len(options) == 1:
            self.forced += 1
        if self.judgement is not None:
            self.leaders.append(self.leaders[-1] if seat == self.last_seat else self.leader())
            self.last_seat = seat  # the lead is judged once a turn: within a turn it means little

    def leader(self) -> Seat:
        """The seat with the best chances in the bots' judgement; NOBODY when even, or alone at the table."""
        if self.seats == 1 or self.judgement is None:
            return NOBODY
        outlook = self.judgement.outlook
        values = outlook.values(self.s, self.seats)
        first, second = sorted(values)[-1:-3:-1]
        return values.index(first) if first - second > EVEN * outlook.scale else NOBODY
