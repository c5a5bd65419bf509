"""What observations are written on, straight from a position: the base of `sketches/<game>.py`. Compiled.

`view` remains the one definition of what a seat sees. A sketch writes the numbers that the layout of the game
makes of that view, without making the view; a test holds both against each other in every position. A game
without a sketch is seen through its view.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vespers.engine.kernel import State

S = TypeVar("S", bound=State)
Paper: TypeAlias = "vec[u8]"  # a byte per number; interpreted a bytearray, which is quicker there
REMEMBERED: Final = 1 << 14  # parts of tables
COMPILED: Final = not __file__.endswith(".py")


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
    if not COMPILED:
        loose: Any = paper
        loose[at : at + len(numbers)] = numbers
        return
    for number in numbers:
        paper[at] = number
        at += 1


def put_above(numbers: list[int], least: int, most: int, at: i64, paper: Paper) -> None:
    """Write how far at most so many numbers are above their least."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    if not COMPILED:
        loose: Any = paper
        loose[at : at + len(numbers)] = [number - least for number in numbers]
        return
    for number in numbers:
        paper[at] = number - least
        at += 1


def count(things: list[int], at: i64, paper: Paper) -> None:
    """Write how often each thing is in a bag."""
    for thing in things:
        paper[at + thing] += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch(Generic[S]):
    """Writes what a seat sees, in the order of the layout.

    A byte tells how far a number is above its least, 0 where there is none; of a list of amounts from 0 on
    the amounts themselves are written. What lies so far beyond its bounds that no byte holds it is an error
    (ValueError, OverflowError), and the caller looks at the view instead.
    """

    __slots__ = ("known", "relative", "seats", "words")

    def __init__(self, seats: int, words: dict[str, int]) -> None:
        self.seats = seats
        self.words = words  # the name of a choice -> its number, from 1 on
        self.relative = [relative(me, seats) for me in range(seats)]
        self.known: dict[Any, bytes] = {}  # interpreted: what was written for the same things before

    def draw(self, s: S, me: int, at: i64, paper: Paper) -> None:
        """Write what seat `me` sees, from place `at` on, where nothing is written yet."""
        raise NotImplementedError

    def recalled(self, things: Any, at: i64, paper: Any) -> bool:
        """Copy what was written for the same things; interpreted, that is quicker than writing it anew."""
        known = self.known.get(things)
        if known is None:
            return False
        paper[at : at + len(known)] = known
        return True

    def remember(self, things: Any, size: int, at: i64, paper: Any) -> None:
        """Keep what was written for these things."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[things] = bytes(paper[at : at + size])


def relative(me: int, seats: int) -> list[int]:
    """By seat: how many places to my left, and 1; -1 and -2 (nobody, chance) come last, as Python counts."""
    return [(seat - me) % seats + 1 for seat in range(seats)] + [0, 0]
