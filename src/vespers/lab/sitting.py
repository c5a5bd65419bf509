"""One game under the lab's eyes: what was said, what could have been, what became true, who was ahead.

The tape only collects what is there already, objects and small numbers, which costs almost nothing; `columns`
makes columns of many games at once.
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
from vespers.engine.dealer import SeededDealer, Tickets
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE, COMPILED, Chance, Seat, State, tickets, winner_of
from vespers.engine.kernel import NOBODY as RULES  # the rules alone decide

NOBODY: Final = -2  # ahead of all others
EVEN: Final = 1e-9
LONGEST: Final = 40_000  # decisions and draws: far beyond any game; what lasts longer never ends
DRAWN: Final = 100  # added to the seat that a draw is for: no table has so many


class Tape:
    """The moments of some games, one after the other."""

    def __init__(self) -> None:
        self.games: list[int] = []  # the number of each game
        self.firsts: list[int] = []  # where each begins in `words`
        self.words: list[Any] = []  # all that was said, came up or became true
        self.seats: list[int] = []  # who said each action; DRAWN and the seat it is for: chance
        self.offered: list[Any] = []  # all that could have been said or come up, action by action
        self.many: list[int] = []  # how many offers each action had

    def begin(self, number: int) -> None:
        """The next game."""
        self.games.append(number)
        self.firsts.append(len(self.words))


class Sitting:
    """One game: its state, and what is counted on the way."""

    def __init__(self, game: Game[Any], s: State, seats: int, judgement: Judgement | None) -> None:
        self.game, self.s, self.seats = game, s, seats
        self.judgement = judgement  # none: nobody asks who is ahead
        self.decisions = 0
        self.forced = 0
        self.draws = 0
        self.leaders: list[Seat] = []  # before each decision
        self.last = NOBODY

    def play(self, tape: Tape | None, seed: str, bots: Sequence[Any], rng: Random) -> bool:
        """Let the bots play, the dealer dealing from this seed; whether somebody had something to say to
        the end. In one piece: at random, each call in here would be felt."""
        s, judged, noted = self.s, self.judgement is not None, tape is not None
        dealer = Tickets(SeededDealer(seed))
        page = Tape() if tape is None else tape
        words, seats, offered, many = page.words, page.seats, page.offered, page.many
        blind = [bot.rng if isinstance(bot, RandomBot) else None for bot in bots]
        said, forced, draws, size = 0, 0, 0, 0
        s.told = words if noted else None  # what becomes true stands behind what was said
        agenda = s.agenda
        while agenda and said < LONGEST:
            step = agenda[-1]
            seat = step.asks
            if seat == RULES:
                agenda.pop()
                step.happen(s)
                continue
            if seat == CHANCE:
                assert isinstance(step, Chance)
                odds, outcomes = step.odds(s), step.outcomes(s)
                a = outcomes[winner_of(odds, dealer.ticket(draws, tickets(odds)))]
                draws += 1
                if noted:
                    seat, size = DRAWN + step.me, len(offered)
                    if COMPILED:
                        for n in range(len(odds)):
                            if odds[n] > 0:
                                offered.append(outcomes[n])
                    else:
                        offered.extend(compress(outcomes, odds))
                    size = len(offered) - size
            else:
                options = step.options(s)
                if judged:
                    self.look(seat)
                luck, size = blind[seat], len(options)
                if size < 2:
                    if size == 0:
                        break
                    a = options[0]
                    forced += 1
                elif luck is not None:
                    a = options[luck.randrange(size)]  # as `RandomBot.among`
                else:
                    a = self.answer(seat, options, bots[seat], rng)
                if noted:
                    offered.extend(options)
            if noted:
                many.append(size)
                seats.append(seat)
                words.append(a)
            said += 1
            agenda.pop()
            step.do(s, a)  # as `apply`; what the rules do then, the loop lets happen
        s.told = None
        self.forced, self.draws, self.decisions = forced, draws, said - draws
        return said < LONGEST

    def answer(self, seat: Seat, options: list[Any], bot: Any, rng: Random) -> Any:
        """What a bot says, by what its seat may know."""
        world = self.game.imagine(self.s, seat, rng)
        return bot.choose(Knowledge(self.game, seat, self.seats, world, options))

    def count(self, seat: Seat, options: list[Any]) -> None:
        """A player who is no bot is about to decide."""
        self.decisions += 1
        if len(options) == 1:
            self.forced += 1
        if self.judgement is not None:
            self.look(seat)

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
