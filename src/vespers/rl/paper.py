"""What observations are drawn on, straight from a position: the base of `sketches/<game>.py`. Compiled.

`view` remains the one definition of what a seat sees. A sketch writes the numbers that the layout of the game
makes of that view, without making the view; a test holds both against each other in every position. A game
without a sketch is seen through its view. Interpreted, loops like these are slow: see `stones.py`.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vespers.engine.kernel import COMPILED, State

S = TypeVar("S", bound=State)
Paper: TypeAlias = "vec[u8]"  # a byte per number; interpreted a bytearray, which is quicker there
BYTE: Final = 255
FAR: Final = (ValueError, OverflowError, LookupError)  # something lies far beyond its bounds


def sheet(numbers: bytes) -> Paper:
    """Paper with these bytes on it; `[:]` copies it."""
    if COMPILED:
        return vec[u8](list(numbers))
    loose: Any = bytearray(numbers)
    return loose  # type: ignore[no-any-return]


def put(numbers: list[int], most: int, at: i64, paper: Paper) -> None:
    """Write a list of at most so many numbers as it stands."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    number: i64
    for number in numbers:
        if number < 0 or number > BYTE:
            raise OverflowError(number)
        paper[at] = u8(number)
        at += 1


def put_above(numbers: list[int], least: int, most: int, at: i64, paper: Paper) -> None:
    """Write how far at most so many numbers are above their least."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    low: i64 = least
    number: i64
    for number in numbers:
        number -= low
        if number < 0 or number > BYTE:
            raise OverflowError(number)
        paper[at] = u8(number)
        at += 1


def put_tuple_above(numbers: tuple[int, ...], least: int, most: int, at: i64, paper: Paper) -> None:
    """The same for a tuple: compiled, a loop is quick over the kind of sequence it was made for."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    low: i64 = least
    number: i64
    for number in numbers:
        number -= low
        if number < 0 or number > BYTE:
            raise OverflowError(number)
        paper[at] = u8(number)
        at += 1


def put_suited(numbers: list[int], ranks: int, most: int, at: i64, paper: Paper) -> None:
    """Write suit and rank of at most so many things, where nothing is written yet; -1: none."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    many: i64 = ranks
    number: i64
    for number in numbers:
        if number >= 0:
            if number >= BYTE:
                raise OverflowError(number)
            paper[at] = u8(number // many + 1)
            paper[at + 1] = u8(number % many + 1)
        at += 2


def put_bits(bits: i64, at: i64, paper: Paper) -> None:
    """Write a set of bits, the lowest first."""
    while bits != 0:
        paper[at] = u8(bits & 1)
        bits >>= 1
        at += 1


def put_decks(decks: list[list[int]], most: int, at: i64, paper: Paper) -> None:
    """By kind: how many are in each deck, of at most so many kinds."""
    for deck in decks:
        put(deck, most, at, paper)
        at += most


def count(things: list[int], at: i64, paper: Paper) -> None:
    """Write how often each thing is in a bag."""
    for thing in things:
        paper[at + thing] += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch(Generic[S]):
    """Writes what a seat sees, in the order of the layout.

    A byte tells how far a number is above its least, 0 where there is none; of a list of amounts from 0 on
    the amounts themselves are written. What lies so far beyond its bounds that no byte holds it is an error
    (one of FAR), and the caller looks at the view instead.
    """

    __slots__ = ("kinds", "relative", "seats", "words")

    def __init__(self, seats: int, words: dict[str, int]) -> None:
        self.seats = seats
        self.words = words  # the name of a choice -> its number
        self.kinds: dict[Any, int] = {}  # the same by class, as far as they were met
        self.relative = [relative(me, seats) for me in range(seats)]

    def draw(self, s: S, me: int, paper: Paper) -> None:
        """Write what seat `me` sees on empty paper."""
        raise NotImplementedError

    def draw_asked(self, s: State, left: list[int], at: i64, paper: Paper) -> None:
        """The choice before the table, and who is asked: nobody when the game is over."""
        if s.agenda:
            step = s.agenda[-1]
            kind = type(step)
            if kind not in self.kinds:
                self.kinds[kind] = self.words[kind.__name__] + 1
            paper[at] = self.kinds[kind]
            paper[at + 1] = left[step.asks]
        else:
            paper[at] = self.words[""] + 1
            paper[at + 1] = 0


def relative(me: int, seats: int) -> list[int]:
    """By seat: how many places to my left, and 1; -1 and -2 (nobody, chance) come last, as Python counts."""
    return [(seat - me) % seats + 1 for seat in range(seats)] + [0, 0]
