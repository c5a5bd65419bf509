"""How much draws and decisions move the chances of winning, by the bots' judgement.

The swing of a draw is the chance of winning after what came, less the mean over all that could have come. The
swing of a decision is the same with the options of the player. The chance is judged a few decisions later:
a drawn card is worth what is done with it. Swings are squared, so that they add up as variances do. Each is
measured twice, with independent play and luck in what follows, and the two are multiplied: the noise of the
measurement then cancels out on average. Only a sample of all draws and decisions is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.greedy import GreedyBot
from vespers.bots.judging import Judgement
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, State, apply, asked, chance_move, tickets, winner_of

ONE_OF = 8  # draws and decisions is measured
ENOUGH = 8  # outcomes or options that are tried; of more, as many are sampled
TURNS = 2  # decisions of each seat, on average, before the chances are judged


class Swings:
    """The sums of the squared swings of one game."""

    def __init__(self, game: Game[Any], seats: int, judgement: Judgement, rng: Random) -> None:
        self.game, self.seats, self.judgement, self.rng = game, seats, judgement, rng
        self.draws = 0.0
        self.decisions = 0.0

    def add_draw(self, s: State, outcomes: Sequence[Any], odds: list[int], drawn: Any) -> None:
        self.draws += self.squared(s, outcomes, odds, drawn)

    def add_decision(self, s: State, options: Sequence[Any], chosen: Any) -> None:
        self.decisions += self.squared(s, options, [1] * len(options), chosen)

    def squared(self, s: State, options: Sequence[Any], odds: list[int], came: Any) -> float:
        """The squared swing, summed over the seats; 0 for what is not in the sample."""
        if len(options) < 2 or self.rng.randrange(ONE_OF):
            return 0.0
        one, other = (self.swing(s, options, odds, came) for _ in range(2))
        return ONE_OF * sum(a * b for a, b in zip(one, other, strict=True))

    def swing(self, s: State, options: Sequence[Any], odds: list[int], came: Any) -> list[float]:
        """What came, less the mean of what could have come; for each seat."""
        tried, weights = list(options), odds
        if len(options) > ENOUGH:
            whole = tickets(odds)
            tried = [options[winner_of(odds, self.rng.randrange(whole))] for _ in range(ENOUGH)]
            weights = [1] * ENOUGH
        after = [self.chances(s, option) for option in tried]
        whole = sum(weights)
        means = [
            sum(w * one[seat] for w, one in zip(weights, after, strict=True)) / whole
            for seat in range(self.seats)
        ]
        got = after[tried.index(came)] if len(options) <= ENOUGH else self.chances(s, came)
        return [a - b for a, b in zip(got, means, strict=True)]

    def chances(self, s: State, action: Any) -> list[float]:
        """The chances of winning after an action, and what apprentices do next."""
        t = s.clone()
        t.events = None
        apply(t, action)
        self.play_on(t)
        outcome = self.game.outcome(t)
        if outcome is None or self.seats == 1:
            return self.judgement.outlook.chances(t, self.seats)
        return [1 / len(outcome.winners) if n in outcome.winners else 0.0 for n in range(self.seats)]

    def play_on(self, s: State) -> None:
        """Let apprentices make a few decisions."""
        bot, left = GreedyBot(self.rng.randrange(2**50), worlds=1), TURNS * self.seats
        while (step := asked(s)) is not None:
            if isinstance(step, Chance):
                chance_move(step, s, self.rng)
                continue
            options = step.options(s)
            if not left or not options:
                return
            left -= 1
            world = self.game.imagine(s, step.asks, self.rng)
            apply(s, bot.choose(Knowledge(self.game, step.asks, self.seats, world, options)))
