"""The course of one game, as environments drive it. Compiled with the engine: every step goes through it."""

from __future__ import annotations

from typing import Any

from librt.random import Random
from mypy_extensions import mypyc_attr

from vespers.engine.kernel import Chance, State, apply, chance_move


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A position, and who may say what in it; chance answers from a random source.

    Actions are told by their numbers. `numbers` finds them by identity, since options are interned.
    """

    __slots__ = ("asks", "blank", "book", "legal", "marks", "numbers", "rng", "state")

    def __init__(self, book: tuple[Any, ...], numbers: dict[int, int], rng: Random) -> None:
        self.book = book
        self.numbers = numbers
        self.blank = bytes(len(book))
        self.rng = rng
        self.legal: list[Any] = []  # what the seat asked may say
        self.marks = bytearray(self.blank)  # the same, a byte per action
        self.asks = -1  # who is asked; -1 once the game is over
        self.state: Any = None

    def follow(self, s: State) -> None:
        """Go on from this position."""
        self.state = s
        settle(self, s)

    def refuse(self, number: int) -> None:
        """Raise the reason why nobody can say this now."""
        raise NotImplementedError

    def say(self, number: int) -> None:
        """The seat asked says action `number`."""
        if not (0 <= number < len(self.book) and self.marks[number]):
            self.refuse(number)
        s: State = self.state
        apply(s, self.book[number])
        settle(self, s)


def settle(course: Course, s: State) -> None:
    """Let chance answer until a player is asked, or the game is over."""
    marks = bytearray(course.blank)
    course.marks = marks
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            chance_move(step, s, course.rng)
            continue
        course.asks, course.legal = step.asks, step.options(s)
        numbers = course.numbers
        for a in course.legal:
            marks[numbers[id(a)]] = 1
        return
    course.asks, course.legal = -1, []
