"""The course of games, as environments drive them. Compiled with the engine: every step goes through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vespers.engine.kernel import COMPILED, State, proceed
from vespers.rl.paper import Paper, Sketch, sheet
from vespers.rl.writers import Flattener, Page


class Index:
    """The number of an action by its address. Interpreted `known` is asked for it.

    Compiled, what is known is spread over a table that is mostly empty, several times faster than `known`;
    what finds its place taken goes to the next.
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
        """Where an address stands, or would stand."""
        addresses, spread = self.addresses, self.spread
        at = (address >> 4) & spread
        while addresses[at] != address and addresses[at] != 0:
            at = (at + 1) & spread
        return at

    def mark(self, legal: list[Any], marks: Paper, mark: u8) -> None:
        """Write a mark at the number of each action."""
        for a in legal:
            address: i64 = id(a)
            at = self.place(address)
            if self.addresses[at] == 0:
                raise KeyError(a)
            marks[self.numbers[at]] = mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A position, and who may say what in it; chance answers from a random source.

    Actions are told by their numbers. `index` finds them by identity, since options are interned.
    """

    __slots__ = ("asks", "blank", "book", "index", "legal", "marks", "rng", "state")

    def __init__(self, book: tuple[Any, ...], index: Index, rng: Random) -> None:
        self.book = book
        self.index = index
        self.blank = bytes(len(book))
        self.rng = rng
        self.legal: list[Any] = []  # what the seat asked may say
        self.marks = sheet(self.blank)  # the same, a byte per action; always on the same paper
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
    s.agenda.pop().do(s, course.book[number])
    settle(course, s)


def settle(course: Course, s: State) -> None:
    """Let rules and chance decide until a player is asked, or the game is over."""
    marks, agenda = course.marks, s.agenda
    if COMPILED:
        course.index.mark(course.legal, marks, 0)
    else:
        loose: Any = marks
        loose[:] = course.blank
    proceed(s, course.rng)
    if not agenda:
        course.asks, course.legal = -1, []
        return
    step = agenda[-1]
    legal = step.options(s)
    course.asks, course.legal = step.asks, legal
    if COMPILED:
        course.index.mark(legal, marks, 1)
        return
    numbers = course.index.known
    for a in legal:
        marks[numbers[id(a)]] = 1


def check_all(courses: Sequence[Course], numbers: list[int]) -> None:
    """Raise the reason why a game cannot hear its number, if there is one."""
    for n, number in enumerate(numbers):
        course = courses[n]
        if not (0 <= number < len(course.book) and course.marks[number]):
            course.refuse(number)


def say_all(courses: Sequence[Course], numbers: list[int]) -> list[int]:
    """Each game hears its number, unless one of them cannot; which games are over."""
    check_all(courses, numbers)
    over = []
    for n, number in enumerate(numbers):
        course = courses[n]
        s: State = course.state
        s.agenda.pop().do(s, course.book[number])
        settle(course, s)
        if course.asks < 0:
            over.append(n)
    return over


def turn(s: Any, me: int, sketch: Sketch[Any], flattener: Flattener, page: Page) -> None:
    """What seat `me` sees of a position, on its page."""
    page.paper = page.blank[:]
    sketch.draw(s, me, page.paper)
    flattener.turn(page)


def turn_all(
    courses: Sequence[Course], sketch: Sketch[Any], flattener: Flattener, pages: list[list[Page]]
) -> None:
    """What the seats asked see; `pages` has a row for each course, and in it one for each seat."""
    for n, course in enumerate(courses):
        turn(course.state, course.asks, sketch, flattener, pages[n][course.asks])


class Window:
    """Through which the seats of one game look at it, so that a look is one call. Compiled.

    `flats` are arrays over the flat forms of the pages, `mask` is one over the course's marks.
    """

    __slots__ = ("copies", "course", "flattener", "mask", "nothing", "pages", "sketch")

    def __init__(
        self,
        course: Course,
        sketch: Sketch[Any],
        flattener: Flattener,
        pages: list[Page],
        flats: list[Any],
        mask: Any,
    ) -> None:
        self.course = course
        self.sketch = sketch
        self.flattener = flattener
        self.pages = pages
        self.copies = [flat.copy for flat in flats]
        self.mask = mask.copy
        self.nothing = (mask & 0).copy  # the mask of a seat that is not asked

    def look(self, me: int) -> dict[str, Any]:
        """What seat `me` sees and may say, in arrays that nobody else holds."""
        course = self.course
        turn(course.state, me, self.sketch, self.flattener, self.pages[me])
        mask = self.mask if me == course.asks else self.nothing
        return {"observation": self.copies[me](), "action_mask": mask()}
