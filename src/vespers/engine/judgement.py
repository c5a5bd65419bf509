"""How good a position is: what a game's module `judgement` gives to the bots, as `JUDGEMENT`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import exp
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec

from vespers.engine.kernel import Seat
from vespers.engine.learned import Learned
from vespers.engine.network import Network

Value = Callable[[Any, Seat], float]
Values = Callable[[Any, int], list[float]]
Terms = Callable[[Any, Seat], dict[str, float]]
Progress = Callable[[Any], float]
AfterEach = Callable[[Any, list[Any]], list[list[float] | None]]
PlayQuickly = Callable[[Any, Random], None]
Features = Callable[[Any, Seat], vec[float]]
SCALE: Final = 4.0
WON: Final = 0.9  # the share of winning in the worth of an end; the rest is the margin


def no_terms(s: Any, seat: Seat) -> dict[str, float]:
    return {}


def nothing_to_forget() -> None:
    return None


def somewhere(s: Any) -> float:
    return 0.5


def logistic(lead: float) -> float:
    return 1 / (1 + exp(max(-50.0, min(50.0, -lead))))


class Judgement:
    """The value of positions, its named parts, and the chances of winning that follow from it.

    `value(state, seat)` is how good a position is for a seat, larger is better. All else has a default:

    `values(state, seats)`   the same for all seats at once, where that is quicker or better
    `scale`       the lead in value that turns even chances into 73 : 27
    `par`         alone at the table, or where the own score counts: the value that is as good as it is bad
    `spread`      the lead over par that is as good as 73 : 27; that of `scale`, if it is not given
    `terms(state, seat)`     the parts of the value that a reason can name
    `of_others`   the terms that are about other seats: a novice overlooks them
    `outlook`     a better judgement, for those who know the game well
    `forget()`    clears caches: called when weights change
    `progress(state)`        how much of a game is over, from 0 to 1: what is learned differs by it
    `features(state, seat)`  a position as numbers, for a network that learns what it is worth
    `network`     the network, or None: the judgement that offers `features` uses it in its values
    `after_each(state, options)`   the values for all seats after each option, quicker than by playing:
                  no chance that follows may matter; None for an option that must be played
    `play_quickly(state, rng)`     plays on by a simple policy to where a position can be judged more surely
    `learned`     what games have taught otherwise, or None; it corrects the chances before the end
    """

    def __init__(
        self,
        value: Value,
        *,
        values: Values | None = None,
        scale: float = SCALE,
        par: float = 0.0,
        spread: float | None = None,
        terms: Terms = no_terms,
        of_others: frozenset[str] = frozenset(),
        outlook: Judgement | None = None,
        forget: Callable[[], None] = nothing_to_forget,
        progress: Progress = somewhere,
        features: Features | None = None,
        after_each: AfterEach | None = None,
        play_quickly: PlayQuickly | None = None,
    ) -> None:
        self.value = value
        self.values: Values = self._one_by_one if values is None else values
        self.scale, self.par = scale, par
        self.spread = scale if spread is None else spread
        self.terms, self.of_others = terms, of_others
        self.outlook: Judgement = self if outlook is None else outlook
        self.forget = forget
        self.progress = progress
        self.features = features
        self.after_each = after_each
        self.play_quickly = play_quickly
        self.network: Network | None = None
        self.learned: Learned | None = None

    def teach(self, network: Network | None) -> None:
        """Judge by this network from now on, or by none."""
        if network is not self.network:
            self.network = network
            self.forget()

    def chances(self, s: Any, seats: int, own: float = 0.0) -> list[float]:
        """How likely each seat is to win from here; alone: how good it is, from 0 to 1.

        `own` is how much a good score of its own counts for a seat, beside winning; then it is no chance.
        """
        learned, values = self.learned, self.values(s, seats)
        if learned is None or seats == 1:
            return self._beside(self._shares(values), values, own)
        progress, terms = self.progress(s), self.terms
        corrected = [v + learned.correction(terms(s, seat), v, progress) for seat, v in enumerate(values)]
        return self._beside(self._shares(corrected), values, own)

    def tells_after(self) -> bool:
        """Whether `chances_after` can tell more than nothing; a correction needs the position itself."""
        return self.after_each is not None and self.learned is None

    def chances_after(
        self, s: Any, options: list[Any], seats: int, own: float = 0.0
    ) -> list[list[float] | None]:
        """The chances after each option; None where it must be played."""
        assert self.after_each is not None
        found: list[list[float] | None] = []
        for values in self.after_each(s, options):
            found.append(None if values is None else self._beside(self._shares(values), values, own))
        return found

    def end(self, s: Any, seats: int, winners: Collection[Seat], own: float = 0.0) -> list[float]:
        """What a finished game is worth to each seat."""
        values = self.values(s, seats)
        shares = self._shares(values)
        if seats == 1:
            return shares
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        worth = [WON * one + (1 - WON) * share for one, share in zip(won, shares, strict=True)]
        return self._beside(worth, values, own)

    def _beside(self, chances: list[float], values: list[float], own: float) -> list[float]:
        """With how good each seat's own value is."""
        if own == 0.0 or len(values) == 1:
            return chances
        return [
            (1 - own) * chance + own * logistic((value - self.par) / self.spread)
            for chance, value in zip(chances, values, strict=True)
        ]

    def _one_by_one(self, s: Any, seats: int) -> list[float]:
        return [self.value(s, seat) for seat in range(seats)]

    def _shares(self, values: list[float]) -> list[float]:
        """A softmax; alone, a logistic curve around par."""
        if len(values) == 1:
            return [logistic((values[0] - self.par) / self.spread)]
        best = max(values)
        weights = [exp((value - best) / self.scale) for value in values]
        whole = sum(weights)
        return [weight / whole for weight in weights]
