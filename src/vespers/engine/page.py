"""Where a hand-written `observation.py` of a game writes what a seat sees. Compiled.

`view` remains the one definition of what a seat sees, and every game can do without `observation.py`: it only
saves making the view. It writes the same numbers, in the order of the fields of the view; a test compares
both in every position. See `vespers.engine.bounds` for what the numbers mean.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from vespers.engine.kernel import NOBODY, State, asked


class Page:
    """The numbers of one observation, written one after another; what is skipped stays empty.

    Two bytes a number: pages are copied and compared at every look.
    """

    __slots__ = ("at", "empty", "left", "lefts", "me", "numbers", "seats", "steps", "words")

    def __init__(self, empty: list[int], seats: int, words: dict[str, int], lefts: list[list[int]]) -> None:
        self.empty = vec[i16]([i16(number) for number in empty])
        self.numbers = self.empty
        self.at: i64 = 0  # the place that is written next
        self.me = 0
        self.seats = seats
        self.words = words  # the name of a step -> its number
        self.steps: dict[Any, int] = {}  # the same by class, as far as they were met
        self.lefts = lefts
        self.left = lefts[0]  # by seat: how many places to the left of me

    def begin(self, me: int) -> None:
        """An empty page for seat `me`."""
        self.numbers = self.empty[:]
        self.at = 0
        self.me = me
        self.left = self.lefts[me]

    def skip(self, places: i64) -> None:
        """Leave this many places empty."""
        self.at += places

    def put(self, number: i64) -> None:
        """A number, a kind, or a flag as 0 or 1."""
        self.numbers[self.at] = i16(number)
        self.at += 1

    def put_seat(self, seat: int) -> None:
        """`SeatNumber`."""
        self.put(self.left[seat])

    def put_suited(self, number: i64, ranks: i64) -> None:
        """`Suited`."""
        if number >= 0:
            self.numbers[self.at] = i16(number // ranks)
            self.numbers[self.at + 1] = i16(number % ranks)
        self.at += 2

    def put_suited_list(self, numbers: list[int], ranks: i64, most: i64) -> None:
        """`Each` of `Suited`."""
        fit(len(numbers), most)
        at, out = self.at, self.numbers
        number: i64
        for number in numbers:
            if number >= 0:
                out[at] = i16(number // ranks)
                out[at + 1] = i16(number % ranks)
            at += 2
        self.at += 2 * most

    def put_list(self, numbers: list[int], most: i64) -> None:
        """`Each` of numbers or kinds."""
        fit(len(numbers), most)
        at, out = self.at, self.numbers
        number: i64
        for number in numbers:
            out[at] = i16(number)
            at += 1
        self.at += most

    def put_tuple(self, numbers: tuple[int, ...], most: i64) -> None:
        """The same of a tuple: compiled, a loop is fast over the kind of sequence it was made for."""
        fit(len(numbers), most)
        at, out = self.at, self.numbers
        number: i64
        for number in numbers:
            out[at] = i16(number)
            at += 1
        self.at += most

    def put_lists(self, rows: list[list[int]], most: i64) -> None:
        """`Each` of lists."""
        for row in rows:
            self.put_list(row, most)

    def put_seats(self, seats: list[int], most: i64) -> None:
        """`Each` of seats."""
        fit(len(seats), most)
        end = self.at + most
        for seat in seats:
            self.put_seat(seat)
        self.at = end

    def put_members(self, things: list[int], kinds: i64) -> None:
        """`Members`."""
        at, out = self.at, self.numbers
        thing: i64
        for thing in things:
            out[at + thing] += 1
        self.at += kinds

    def put_tuple_members(self, things: tuple[int, ...], kinds: i64) -> None:
        """`Members` of a tuple."""
        at, out = self.at, self.numbers
        thing: i64
        for thing in things:
            out[at + thing] += 1
        self.at += kinds

    def put_bits(self, bits: i64, kinds: i64) -> None:
        """`Members` that are a set of bits, the lowest first."""
        at, out = self.at, self.numbers
        while bits != 0:
            out[at] = i16(bits & 1)
            bits >>= 1
            at += 1
        self.at += kinds

    def put_step(self, s: State) -> None:
        """`StepName` and `SeatNumber`: the current choice, and who is asked."""
        step = asked(s)
        if step is None:
            self.put(self.words[""])
            self.put_seat(NOBODY)
            return
        kind = type(step)
        if kind not in self.steps:
            self.steps[kind] = self.words[kind.__name__]
        self.put(self.steps[kind])
        self.put_seat(step.asks)


def fit(many: i64, most: i64) -> None:
    """ValueError when there are more than the bounds of the view allow."""
    if many > most:
        raise ValueError(f"{many} are to be observed, and the view declares {most} at most")
