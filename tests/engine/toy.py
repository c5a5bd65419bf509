"""A tiny game for the tests of the engine: each seat hides a coin under a cup, then all are lifted.

`Toy(leak=…)` plants one bug each, so that the kit can be seen to catch it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from vespers.engine.game import Game, Settings, Spoken
from vespers.engine.kernel import Box, Chance, Choice, Plan, Rule, Seat, State, asked
from vespers.engine.messages import Action, Codebook, Event, Outcome, Why


class Hide(Action, frozen=True):
    coin: int


class Hidden(Action, frozen=True):
    """What the others learn."""


class Guess(Action, frozen=True):
    coin: int


class Rolled(Action, frozen=True):
    die: int


class Lifted(Event, frozen=True):
    coins: tuple[int, ...]


class Peeked(Event, frozen=True):
    """A planted leak."""

    coin: int


class ToyView(msgspec.Struct, frozen=True):
    mine: int
    guessed: tuple[int, ...]
    die: int
    asked: str


HIDE = [Hide(coin) for coin in range(3)]
GUESS = [Guess(coin) for coin in range(3)]
ROLLED = [Rolled(die) for die in range(1, 7)]
HIDDEN = Hidden()
TOO_DEAR = Why("too_dear", "1.1")


class ToyState(State):
    __slots__ = ("bug", "coins", "die", "guessed")

    def __init__(self, agenda: Plan, coins: list[int], guessed: list[int], die: int, bug: str) -> None:
        super().__init__(agenda)
        self.coins, self.guessed, self.die, self.bug = coins, guessed, die, bug

    def clone(self) -> ToyState:
        coins = self.coins if self.bug == "shared" else self.coins[:]
        return ToyState(self.agenda[:], coins, self.guessed[:], self.die, self.bug)


class HideCoin(Choice[ToyState, Hide]):
    def candidates(self, s: ToyState) -> Sequence[Hide]:
        return HIDE

    def why_not(self, s: ToyState, a: Hide) -> Why | None:
        return TOO_DEAR if a.coin == 2 and s.die < 3 else None

    def options(self, s: ToyState) -> list[Hide]:
        if s.bug == "options":
            return HIDE
        return HIDE[:2] if s.die < 3 else HIDE

    def do(self, s: ToyState, a: Hide) -> None:
        s.coins[self.me] = a.coin
        if s.events is not None and s.bug == "event":
            s.events.append(Peeked(a.coin))

    def heard(self, a: Hide, by: Seat | None) -> Action:
        return a if by == self.me else HIDDEN


class GuessCoin(Choice[ToyState, Guess]):
    def candidates(self, s: ToyState) -> Sequence[Guess]:
        return GUESS

    def options(self, s: ToyState) -> list[Guess]:
        return [] if s.bug == "stuck" else GUESS[:]

    def why_not(self, s: ToyState, a: Guess) -> Why | None:
        return Why("stuck", "1.1") if s.bug == "stuck" else None

    def do(self, s: ToyState, a: Guess) -> None:
        s.guessed[self.me] = a.coin
        if s.bug == "endless":
            s.agenda.append(GUESS_COIN[self.me])


class Roll(Chance[ToyState, Rolled]):
    def outcomes(self, s: ToyState) -> list[Rolled]:
        return ROLLED

    def odds(self, s: ToyState) -> list[int]:
        return [1] * 6

    def do(self, s: ToyState, a: Rolled) -> None:
        s.die = a.die


class Lift(Rule[ToyState]):
    def happen(self, s: ToyState) -> None:
        if s.events is not None:
            s.events.append(Lifted(tuple(s.coins)))


HIDE_COIN = [HideCoin(me) for me in range(2)]
GUESS_COIN = [GuessCoin(me) for me in range(2)]
ROLL, LIFT = Roll(0), Lift(0)


class Toy(Game[ToyState]):
    name = "toy"
    version = 1
    players = range(2, 3)
    codebook = Codebook([*HIDE, *GUESS, *ROLLED])
    actions = Hide | Hidden | Guess | Rolled
    events = Lifted | Peeked
    views = ToyView
    settings = Settings
    spoken: ClassVar[Spoken] = {}
    folder = Path(__file__).parent

    def __init__(self, bug: str = "") -> None:
        self.bug = bug

    def box(self, settings: Any) -> Box:
        return Box()

    def setup(self, seats: int, settings: Any) -> ToyState:
        s = ToyState([], [0, 0], [0, 0], 0, self.bug)
        s.then(ROLL, *HIDE_COIN, *GUESS_COIN, LIFT)
        return s

    def outcome(self, s: ToyState) -> Outcome | None:
        if s.agenda:
            return None
        scores = (int(s.guessed[0] == s.coins[1]), int(s.guessed[1] == s.coins[0]))
        best = max(scores)
        return Outcome(scores, tuple(seat for seat in (0, 1) if scores[seat] == best), "lifted")

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        step = asked(s)
        seen = 0 if self.bug == "view" else seat
        name = "" if step is None else repr(step)
        return ToyView(-1 if seen is None else s.coins[seen], tuple(s.guessed), s.die, name)

    def imagine(self, s: ToyState, seat: Seat | None, rng: Random) -> ToyState:
        t = s.clone()
        for other in range(2):
            hidden = any(step is HIDE_COIN[other] for step in t.agenda)
            if other != seat and not hidden:
                t.coins[other] = rng.randrange(2 if t.die < 3 else 3)
        return t

    def invariants(self, s: ToyState) -> None:
        assert self.bug != "lost" or s.coins[0] != 1, "a coin is lost"
