"""What a bot knows, and what it must return."""

from __future__ import annotations

from typing import Any, Protocol

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.kernel import Seat, State, asked
from vespers.engine.match import Match
from vespers.engine.messages import Action


class Knowledge:
    """A position as one seat knows it: its view, its options, and states it cannot tell from the true one.

    It does not contain the true state: `first` is imagined, and the other worlds are imagined from it.
    """

    __slots__ = ("first", "game", "options", "seat", "seats")

    def __init__(self, game: Game[Any], seat: Seat, seats: int, first: State, options: list[Any]) -> None:
        self.game, self.seat, self.seats, self.first, self.options = game, seat, seats, first, options

    def view(self) -> Any:
        """What this seat sees."""
        return self.game.view(self.first, self.seat)

    def imagine(self, rng: Random) -> State:
        """One of the worlds that this seat cannot tell apart."""
        world: State = self.game.imagine(self.first, self.seat, rng)
        return world


class Bot(Protocol):
    """Chooses an action when its seat is asked."""

    def choose(self, known: Knowledge) -> Action: ...


def knowledge_of(match: Match[Any], seat: Seat, rng: Random) -> Knowledge:
    """What `seat` knows of a match in which it is asked."""
    step = asked(match.state)
    assert step is not None and step.asks == seat
    first = match.game.imagine(match.state, seat, rng)
    return Knowledge(match.game, seat, match.seats, first, step.options(match.state))
