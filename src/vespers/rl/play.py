"""One game in progress, as every environment drives it: numbers in, observations and masks out."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from librt.random import Random

from vespers.bots.arena import number_from
from vespers.engine.errors import BadOptions, GameOver, Illegal
from vespers.engine.game import Game
from vespers.engine.kernel import GAME_OVER, asked, why_not
from vespers.engine.words import Outcome, Why
from vespers.games import find_game
from vespers.rl.actions import Mask, actions_of, index_of
from vespers.rl.course import Course
from vespers.rl.encoder import Raw
from vespers.rl.observation import Flat, Structured, observer_of
from vespers.rl.rewards import REWARDS
from vespers.rl.sight import Look, Sight, quick_look, sight_of

FORMS: Final = ("flat", "structured")
INT8: Final = np.dtype(np.int8)  # quicker than its type, where one is asked for


class Play(Course):
    """A game for so many seats with its options; chance answers from a seeded source.

    Faster than a match: it keeps no history and tells no events.
    """

    def __init__(
        self, game: str | Game[Any], seats: int | None = None, options: Any = None, reward: str = "outcome"
    ) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.players[0] if seats is None else seats
        why = self.game.why_not_seats(self.seats)
        if why is not None:
            raise BadOptions(why)
        self.options = self._read(options)
        self.game.start(
            self.seats, self.options
        )  # options that do not fit are refused here, not at the first game
        self.reward = REWARDS[among("reward", reward, tuple(REWARDS))]
        self.actions, self.observer = actions_of(self.game), observer_of(self.game, self.seats)
        self.seed, self._twins = secrets.randbits(62), 0
        super().__init__(self.actions.actions, index_of(self.game), Random(self.seed))
        marks: Any = self.marks
        self._mask = np.frombuffer(marks, INT8)
        self._nothing = np.zeros(self.actions.size, INT8)

    @cached_property
    def sight(self) -> Sight | None:
        """What tells the flat form without making views, if there is something."""
        return sight_of(self.observer, 1)

    @cached_property
    def look(self) -> Look | None:
        """What a seat sees in the flat form and may say; an error of FAR where only its view can tell."""
        return None if self.sight is None else self.sight.looking_at(self, self._mask)

    def _read(self, options: Any) -> Any:
        if options is None:
            return self.game.options()
        return self.game.read_options(options) if isinstance(options, Mapping) else options

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed the random source goes on."""
        if seed is not None:
            self.rng, self.seed, self._twins = Random(seed), seed, 0
        self.follow(self.game.start(self.seats, self.options))

    def resemble(self, other: Play) -> None:
        """Go on from the position of another; with chance of its own, which depends on the other's seed."""
        other._twins += 1
        self.seed = number_from(other.seed, "twin", other._twins)
        self.rng, self._twins = Random(self.seed), 0
        if other.state is not None:
            self.follow(other.state.clone())

    def must_have_begun(self) -> None:
        """`ResetNeeded`, if there is no game yet."""
        if self.state is None:
            raise ResetNeeded("there is no game yet: expected a call of reset before")

    def refuse(self, number: int) -> None:
        """`Illegal` with the reason; `GameOver` when nobody is asked, `ResetNeeded` before the first game."""
        self.must_have_begun()
        if asked(self.state) is None:
            raise GameOver(GAME_OVER)
        known = 0 <= number < self.actions.size
        said = f"{number}, {self.book[number]}" if known else str(number)
        why = why_not(self.state, self.asks, self.book[number]) if known else None
        error = Illegal(why or Why("unreadable", "", {"said": number}))
        error.add_note(f"Seat {self.asks} said action {said}: expected one of {len(self.legal)} in its mask.")
        raise error

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.outcome(self.state)

    def rewards(self) -> list[float]:
        """What each seat gets, once the game is over."""
        outcome = self.outcome()
        return [0.0] * self.seats if outcome is None else [self.reward(outcome, n) for n in range(self.seats)]

    def mask(self, seat: int) -> Mask:
        """What a seat may say now: nothing unless it is asked."""
        return self._mask.copy() if seat == self.asks else self._nothing.copy()

    def raw(self, seat: int) -> Raw:
        """What a seat sees, as whole numbers."""
        return self.observer.raw(self.game.view(self.state, seat), seat)

    def observation(self, seat: int, form: str = "flat") -> Flat | Structured:
        """What a seat sees, in one of the FORMS."""
        seen = quick_look(self.sight, self.state, seat)
        if form == "flat":
            return self.observer.flat(self.raw(seat)) if seen is None else seen
        return self.observer.structured(self.raw(seat) if seen is None else self.observer.raw_of(seen))


def among(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value, or an error that says what was expected."""
    if value not in allowed:
        raise ValueError(f"{name} is {value!r}: expected one of {', '.join(allowed)}")
    return value
