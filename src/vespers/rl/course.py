"""The course of games, as environments drive them. Compiled with the engine: every step goes through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random
from mypy_extensions import mypyc_attr

from vespers.engine.kernel import Chance, State, apply, chance_move
from vespers.rl.paper import Paper, Sketch, sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A position, and who may say what in it; chance answers from a random source.

    Actions are told by their numbers. `numbers` finds them by identity, since options are interned.
    """

    __slots__ = ("asks", "blank", "book", "legal", "marks", "numbers", "rng", "state")

    def __init__(self, book: tuple[Any, ...], numbers: dict[int, int], rng: Random) -> None:
        self.book = book
        self.numbers = numbers
        self.blank = sheet(bytes(len(book)))
        self.rng = rng
        self.legal: list[Any] = []  # what the seat asked may say
        self.marks = self.blank[:]  # the same, a byte per action
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
        say(self, number)


def say(course: Course, number: int) -> None:
    """The seat asked says action `number`."""
    if not (0 <= number < len(course.book) and course.marks[number]):
        course.refuse(number)
    s: State = course.state
    apply(s, course.book[number])
    settle(course, s)


def settle(course: Course, s: State) -> None:
    """Let chance answer until a player is asked, or the game is over."""
    marks = course.blank[:]
    course.marks = marks
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Chance):
            chance_move(step, s, course.rng)
            continue
        course.asks = step.asks
        legal = step.options(s)
        course.legal = legal
        numbers = course.numbers
        for a in legal:
            marks[numbers[id(a)]] = 1
        return
    course.asks, course.legal = -1, []


def say_all(courses: Sequence[Course], numbers: list[int]) -> list[int]:
    """Each game hears its number; which games are over."""
    over = []
    for n, number in enumerate(numbers):
        course = courses[n]
        say(course, number)
        if course.asks < 0:
            over.append(n)
    return over


def draw_all(courses: Sequence[Course], sketch: Sketch[Any], blank: Paper, size: int) -> Paper:
    """What the seats asked see, row by row; `blank` has a row of `size` for each."""
    paper, at = blank[:], 0
    for course in courses:
        sketch.draw(course.state, course.asks, at, paper)
        at += size
    return paper
