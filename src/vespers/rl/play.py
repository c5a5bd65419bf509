"""One game in progress, as every environment drives it: numbers in, observations and masks out."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from librt.random import Random

from vespers.bots.arena import number_from
from vespers.engine.errors import BadSettings, GameOver, Illegal
from vespers.engine.game import Game
from vespers.engine.kernel import GAME_OVER, NOBODY, asked, why_not
from vespers.engine.messages import Outcome, Why
from vespers.games import find_game, game_names
from vespers.rl.actions import Mask, actions_of, index_of
from vespers.rl.observation import Flat, Looks, Structured, looks_of, observer_of
from vespers.rl.rewards import REWARDS
from vespers.rl.stepper import Course

FORMS: Final = ("flat", "structured")
SEEDS: Final = 1 << 62


class Play(Course):
    """A game for a number of seats with its settings; chance answers from a seeded source.

    Faster than a match: it keeps no history and makes no events. `past` has the numbers of the actions since
    the first position and, where chance went on from another seed, that seed with the seat whose unknown
    cards were dealt again with it (NOBODY: of no seat). Pickled, a game is its seed and its past.
    """

    def __init__(
        self, game: str | Game[Any], seats: int | None = None, settings: Any = None, reward: str = "outcome"
    ) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.seats = usual_table(self.game) if seats is None else seats
        why = self.game.why_not_seats(self.seats)
        if why is not None:
            raise BadSettings(why)
        self.settings = self._read(settings)
        self.game.start(self.seats, self.settings)  # settings that do not fit are refused here
        self.reward = among("reward", reward, tuple(REWARDS))
        self.actions, self.observer = actions_of(self.game), observer_of(self.game, self.seats)
        self.seed, self._copies = secrets.randbits(62), 0
        super().__init__(self.actions.actions, index_of(self.game), Random(self.seed))
        self._looks: Looks | None = None
        marks: Any = self.marks
        self._mask = np.frombuffer(marks, np.int8)
        self._nothing = np.zeros(self.actions.size, np.int8)

    def _read(self, settings: Any) -> Any:
        if settings is None:
            return self.game.settings()
        return self.game.read_settings(settings) if isinstance(settings, Mapping) else settings

    # --- Beginning, copying, pickling

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed, the last game's random source deals it."""
        self.seed, self._copies = self.rng.randrange(SEEDS) if seed is None else seed, 0
        self.past = []
        self.rng = Random(self.seed)
        self.follow(self.game.start(self.seats, self.settings))

    def turn_to(self, seat: int, seed: int) -> None:
        """Continue with chance from this seed, after dealing again what `seat` does not know."""
        self.past.append((seat, seed))
        self.rng = Random(seed)
        if seat != NOBODY:
            self.follow(self.game.imagine(self.state, seat, self.rng))

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """A game in the same position, hidden cards included; future draws are not copied."""
        twin = Play(self.game, self.seats, self.settings, self.reward)
        memo[id(self)] = twin
        self._copies += 1
        chance = number_from(self.seed, len(self.past), "copy", self._copies)
        if self.state is None:
            twin.seed, twin.rng = chance, Random(chance)
            return twin
        twin.seed, twin.past = self.seed, self.past[:]
        twin.turn_to(NOBODY, chance)
        twin.follow(self.state.clone())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        name = self.game.name
        known = name in game_names() and find_game(name) is self.game
        made = (name if known else self.game, self.seats, self.settings, self.reward)
        return replayed, (made, self.seed, self._copies, None if self.state is None else tuple(self.past))

    # --- Playing

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
        action = f"{number}, {self.book[number]}" if known else str(number)
        why = why_not(self.state, self.asks, self.book[number]) if known else None
        error = Illegal(why or Why("unreadable", "", {"given": number}))
        error.add_note(
            f"Seat {self.asks} played action {action}: expected one of the {len(self.legal)} in its mask."
        )
        raise error

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.outcome(self.state)

    def rewards(self) -> list[float]:
        """What each seat gets, once the game is over."""
        outcome, worth = self.outcome(), REWARDS[self.reward]
        return [0.0] * self.seats if outcome is None else [worth(outcome, n) for n in range(self.seats)]

    # --- Looking

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat: none unless it is asked."""
        return self._mask.copy() if seat == self.asks else self._nothing.copy()

    def observation(self, seat: int, form: str = "flat") -> Flat | Structured:
        """What a seat sees, in one of the FORMS."""
        return self.flat(seat) if form == "flat" else self.structured(seat)

    def flat(self, seat: int) -> Flat:
        """What a seat sees, as one vector."""
        if self._looks is None:
            self._looks = looks_of(self.observer, self.seats)
        return self._looks.one(self.state, seat, seat)

    def structured(self, seat: int) -> Structured:
        """What a seat sees, as named arrays."""
        observer = self.observer
        return observer.structured(observer.raw(self.game.view(self.state, seat), seat))


def replayed(made: tuple[Any, ...], seed: int, copies: int, past: tuple[Any, ...] | None) -> Play:
    """A game from its arguments, its seed and its past."""
    play = Play(*made)
    play.seed = seed
    if past is None:
        play.rng = Random(seed)
        return play
    play.begin(seed)
    for step in past:
        if isinstance(step, int):
            play.say(step)
        else:
            play.turn_to(*step)
    play._copies = copies
    return play


def usual_table(game: Game[Any]) -> int:
    """The default number of players: two, or as many as the game needs."""
    return max(2, game.players[0]) if game.players[-1] > 1 else 1


def among(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value, or an error that says what was expected."""
    if value not in allowed:
        raise ValueError(f"{name} is {value!r}: expected one of {', '.join(allowed)}")
    return value
