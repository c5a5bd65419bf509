"""A game whose chances can be computed by hand: each seat chooses a cup, then rolls; the higher total wins.

Both roll a die of six. `bonus` is added to the total of seat 0, `red` to that of whoever chose the red cup.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from vespers.engine.game import Game, Settings, Spoken
from vespers.engine.kernel import Box, Chance, Choice, Plan, Seat, State, asked
from vespers.engine.messages import Action, Codebook, Event, Outcome, Text


class CupsSettings(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    bonus: int = 0
    red: int = 0


class Pick(Action, frozen=True):
    cup: int


class Rolled(Action, frozen=True):
    die: int


class Scored(Event, frozen=True):
    seat: int
    luck: int
    gift: int
    total: int


class CupsView(msgspec.Struct, frozen=True):
    cups: tuple[int, ...]
    dice: tuple[int, ...]
    asked: str


NAMES = ("white", "red", "black")
PICK = [Pick(cup) for cup in range(3)]
ROLLED = [Rolled(die) for die in range(1, 7)]


class Cups(State):
    __slots__ = ("cups", "dice", "rules")

    def __init__(self, agenda: Plan, cups: list[int], dice: list[int], rules: CupsSettings) -> None:
        super().__init__(agenda)
        self.cups, self.dice, self.rules = cups, dice, rules

    def clone(self) -> Cups:
        return Cups(self.agenda[:], self.cups[:], self.dice[:], self.rules)

    def total(self, seat: Seat) -> int:
        gift = self.rules.bonus if seat == 0 else 0
        return self.dice[seat] + gift + (self.rules.red if self.cups[seat] == 1 else 0)


class PickCup(Choice[Cups, Pick]):
    def candidates(self, s: Cups) -> Sequence[Pick]:
        return PICK

    def do(self, s: Cups, a: Pick) -> None:
        s.cups[self.me] = a.cup


class RollDie(Chance[Cups, Rolled]):
    def outcomes(self, s: Cups) -> list[Rolled]:
        return ROLLED

    def odds(self, s: Cups) -> list[int]:
        return [1] * 6

    def do(self, s: Cups, a: Rolled) -> None:
        s.dice[self.me] = a.die
        if s.events is not None:
            gift = s.total(self.me) - a.die
            s.events.append(Scored(self.me, a.die, gift, s.total(self.me)))


class CupsGame(Game[Cups]):
    name = "cups"
    version = 1
    players = range(2, 3)
    codebook = Codebook([*PICK, *ROLLED])
    actions = Pick | Rolled
    events = Scored
    views = CupsView
    settings = CupsSettings
    spoken: ClassVar[Spoken] = {"cup": lambda box, cup: Text(f"cups-cup-{NAMES[cup]}")}
    folder = Path(__file__).parent
    secrets = False

    def box(self, settings: Any) -> Box:
        return Box()

    def setup(self, seats: int, settings: Any) -> Cups:
        s = Cups([], [-1, -1], [0, 0], settings)
        s.then(PickCup(0), PickCup(1), RollDie(0), RollDie(1))
        return s

    def outcome(self, s: Cups) -> Outcome | None:
        if s.agenda:
            return None
        scores = (s.total(0), s.total(1))
        return Outcome(scores, tuple(n for n in (0, 1) if scores[n] == max(scores)), "rolled")

    def view(self, s: Cups, seat: Seat | None) -> CupsView:
        return CupsView(tuple(s.cups), tuple(s.dice), repr(asked(s)))

    def imagine(self, s: Cups, seat: Seat | None, rng: Random) -> Cups:
        return s.clone()


GAME = CupsGame()


def share_of_first(mine: int, theirs: int) -> float:
    """The exact win share of a die of six with so much more, against another."""
    rolls = list(product(range(1, 7), repeat=2))
    return sum((a + mine > b + theirs) + 0.5 * (a + mine == b + theirs) for a, b in rolls) / len(rolls)
