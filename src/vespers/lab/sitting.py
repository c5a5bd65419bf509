"""One game under the lab's eyes: what was said, what could have been, what became true, who was ahead.

The tape only collects objects, which costs almost nothing; `tables` makes columns of a whole batch at once.
This module is compiled with the engine: it is the loop that every game of a study goes through.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any, Final

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.knowledge import Judgement
from vespers.bots.random_bot import RandomBot
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, Choice, Seat, State, apply, asked, tickets, winner_of

NOBODY: Final = -2  # ahead of all others
EVEN: Final = 1e-9
LONGEST: Final = 20_000  # decisions: far beyond any game; what lasts longer never ends
DEAD_END: Final = "dead-end"
ENDLESS: Final = "endless"  # the two ways in which rules can fail a game


class Tape:
    """The moments of some games, one after the other."""

    def __init__(self) -> None:
        self.games: list[int] = []  # the number of each game
        self.starts: list[int] = []  # where each begins in `words`
        self.words: list[Any] = []  # every action, followed by the events it made true
        self.steps: list[Choice[Any, Any]] = []  # what each action answers
        self.offered: list[Any] = []  # all that could have been said or come up, action by action
        self.ends: list[int] = []  # where the offers of each action end

    def begin(self, number: int) -> None:
        """The next game."""
        self.games.append(number)
        self.starts.append(len(self.words))


class Sitting:
    """One game: its state, and what is counted on the way."""

    def __init__(
        self, game: Game[Any], s: State, seats: int, tape: Tape, judgement: Judgement | None
    ) -> None:
        self.game, self.s, self.seats = game, s, seats
        self.tape, self.judgement = tape, judgement  # no judgement: nobody asks who is ahead
        self.decisions = 0
        self.forced = 0
        self.draws = 0
        self.leaders: list[Seat] = []  # before each decision
        self.last = NOBODY

    def play(self, seed: str, bots: Sequence[Any], rng: Random) -> str:
        """To the end, the dealer dealing from this seed; why it ended."""
        dealer = SeededDealer(seed)
        while True:
            step = asked(self.s)
            if step is None:
                outcome = self.game.outcome(self.s)
                assert outcome is not None
                return outcome.reason
            if isinstance(step, Chance):
                self.draw(step, dealer)
            else:
                options = step.options(self.s)
                if not options:
                    return DEAD_END
                if self.decisions >= LONGEST:
                    return ENDLESS
                self.decide(step, options, self.answer(step.asks, options, bots[step.asks], rng))

    def answer(self, seat: Seat, options: list[Any], bot: Any, rng: Random) -> Any:
        """What a bot says, by what its seat may know; who cannot choose, or is blind, needs nothing."""
        if len(options) == 1:
            return options[0]
        if isinstance(bot, RandomBot):
            return bot.among(options)
        return bot.choose(
            Knowledge(self.game, seat, self.seats, self.game.imagine(self.s, seat, rng), options)
        )

    def draw(self, step: Chance[Any, Any], dealer: SeededDealer) -> None:
        """Chance speaks."""
        odds, outcomes = step.odds(self.s), step.outcomes(self.s)
        a = outcomes[winner_of(odds, dealer.ticket(self.draws, tickets(odds)))]
        self.tape.offered.extend(compress(outcomes, odds))
        self.drawn(step, a)

    def drawn(self, step: Choice[Any, Any], a: Any) -> None:
        """`a` came up; what else could have is on the tape already."""
        self.draws += 1
        self.say(step, a)

    def decide(self, step: Choice[Any, Any], options: list[Any], a: Any) -> None:
        """A player says `a`."""
        self.decisions += 1
        if len(options) == 1:
            self.forced += 1
        if self.judgement is not None:
            self.look(step.asks)
        self.tape.offered.extend(options)
        self.say(step, a)

    def say(self, step: Choice[Any, Any], a: Any) -> None:
        tape = self.tape
        tape.words.append(a)
        tape.steps.append(step)
        tape.ends.append(len(tape.offered))
        self.s.told = tape.words  # so that events stand behind their action
        apply(self.s, a)
        self.s.told = None

    def look(self, seat: Seat) -> None:
        """Who is ahead, once a turn: the lead within one's own turn says little."""
        if seat != self.last or not self.leaders:
            self.leaders.append(self.leader())
        else:
            self.leaders.append(self.leaders[-1])
        self.last = seat

    def leader(self) -> Seat:
        """Who has the best chances as the bots judge them; nobody when it is even, or one plays alone."""
        if self.seats == 1 or self.judgement is None:
            return NOBODY
        values = self.judgement.values(self.s, self.seats)
        first, second = sorted(values)[-1:-3:-1]
        return values.index(first) if first - second > EVEN * self.judgement.scale else NOBODY
