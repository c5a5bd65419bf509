"""A game in progress, for the environments. Compiled with the engine: every step goes through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vespers.engine.kernel import COMPILED, State, answer, asked, proceed


class Index:
    """The number of an action by its address: a hash table, several times faster than `known` when compiled.

    An address whose place is taken goes to the next.
    """

    __slots__ = ("addresses", "known", "numbers", "spread")

    def __init__(self, numbers: dict[int, int]) -> None:
        self.known = numbers
        many = 4
        while many < 4 * len(numbers):
            many *= 2
        self.spread: i64 = many - 1
        self.addresses = vec[i64]([i64(0)] * many)
        self.numbers = vec[i64]([i64(0)] * many)
        for key, number in numbers.items():
            address: i64 = key
            at = self.place(address)
            self.addresses[at] = address
            self.numbers[at] = number

    def place(self, address: i64) -> i64:
        """The place of an address, or where it would be."""
        addresses, spread = self.addresses, self.spread
        at = (address >> 4) & spread
        while addresses[at] != address and addresses[at] != 0:
            at = (at + 1) & spread
        return at

    def mark(self, legal: list[Any], marks: vec[u8], mark: u8) -> None:
        """Write a mark at the number of each action."""
        for a in legal:
            address: i64 = id(a)
            at = self.place(address)
            if self.addresses[at] == 0:
                raise KeyError(a)
            marks[self.numbers[at]] = mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A position, who is asked, and the legal actions; a random source answers for chance.

    Actions are given by their numbers. `index` finds them by identity, since options are interned.
    """

    __slots__ = ("asks", "book", "index", "legal", "marks", "past", "rng", "state")

    def __init__(self, book: tuple[Any, ...], index: Index, rng: Random) -> None:
        self.book = book
        self.index = index
        self.rng = rng
        self.legal: list[Any] = []  # the legal actions of the seat that is asked
        self.marks = vec[u8]([u8(0)] * len(book))  # the same, a byte per action; always the same memory
        self.asks = -1  # who is asked; -1 once the game is over
        self.state: Any = None
        self.past: list[Any] = []  # what led from the first position to this one; `Play` says how

    def follow(self, s: State) -> None:
        """Continue from this position."""
        self.state = s
        proceed(s, self.rng)
        ask(self, s)

    def refuse(self, number: int) -> None:
        """Raise the reason why this action is not legal now."""
        raise NotImplementedError

    def say(self, number: int) -> None:
        """The seat that is asked plays action `number`."""
        say(self, number)


def say(course: Course, number: int) -> None:
    """The seat that is asked plays action `number`; rules and chance follow until a player is asked again."""
    check(course, number)
    s: State = course.state
    answer(s, course.book[number], course.rng)
    course.past.append(number)
    ask(course, s)


def check(course: Course, number: int) -> None:
    """Raise the reason why this action is not legal now, if there is one."""
    if not (0 <= number < len(course.book) and course.marks[number]):
        course.refuse(number)


def ask(course: Course, s: State) -> None:
    """Find out who is asked, and mark the legal actions."""
    mark(course, course.legal, 0)
    step = asked(s)
    if step is None:
        course.asks, course.legal = -1, []
        return
    course.asks, course.legal = step.asks, step.options(s)
    mark(course, course.legal, 1)


def mark(course: Course, legal: list[Any], sign: u8) -> None:
    """Write a sign at the number of each action."""
    if COMPILED:
        course.index.mark(legal, course.marks, sign)
        return
    numbers, marks = course.index.known, course.marks
    for a in legal:
        marks[numbers[id(a)]] = sign


def say_all(courses: Sequence[Course], numbers: list[int]) -> list[int]:
    """Play one number in each game, or none if any is illegal; returns which games are over."""
    check_all(courses, numbers)
    for n, number in enumerate(numbers):
        say(courses[n], number)
    return [n for n, course in enumerate(courses) if course.asks < 0]


def check_all(courses: Sequence[Course], numbers: list[int]) -> None:
    """Raise the reason why a number is illegal in its game, if there is one."""
    for n, number in enumerate(numbers):
        check(courses[n], number)
