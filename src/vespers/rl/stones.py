"""What observations are made of, straight from a position: the base of `mosaics/<game>.py`.

Every value of every field has its stone, cut beforehand: the bytes of its floats in the flat form. A mosaic
lays the stones of what a seat sees one after the other; joined, they are the flat form. `view` remains the
one definition of what a seat sees: a test holds both against each other in every position. A game without a
mosaic is seen through its view. Compiled, loops over bytes are quicker than this: see `paper.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from struct import Struct
from typing import Any, Final, Generic, TypeAlias, TypeVar

from vespers.engine.kernel import CHANCE, NOBODY, State, Step

K = TypeVar("K")
S = TypeVar("S", bound=State)
Stones: TypeAlias = list[bytes]
Cut: TypeAlias = dict[int, bytes]  # the stone of each number of a field
FLOAT: Final = Struct("=f").pack
PARTS: Final = 32  # of a table, at most


def cut(low: int, high: int, one_hot: bool) -> Cut:
    """The stones of a field. `low` is nothing: all zeros. What lies beyond the bounds has no stone."""
    span = high - low
    if one_hot:
        kinds = range(1, span + 1)
        return {low + n: b"".join([FLOAT(kind == n) for kind in kinds]) for n in range(span + 1)}
    return {low + n: FLOAT(n / max(span, 1)) for n in range(span + 1)}


class Row:
    """Lists of at most so many numbers alike. Where a list ends, there is nothing."""

    def __init__(self, cut: Cut, most: int) -> None:
        self.stone = cut.__getitem__
        self.rest = [bytes(len(cut[0]) * (most - n)) for n in range(most + 1)]  # by how long a list is

    def lay(self, numbers: list[int] | tuple[int, ...]) -> Stones:
        return [*map(self.stone, numbers), self.rest[len(numbers)]]


class Bag:
    """How often each of so many kinds is among some things."""

    def __init__(self, cut: Cut, kinds: int) -> None:
        self.cut = cut
        self.none = [cut[0]] * kinds

    def lay(self, things: Iterable[int]) -> Stones:
        laid, many = self.none[:], dict[int, int]()
        for thing in things:
            many[thing] = many.get(thing, 0) + 1
            laid[thing] = self.cut[many[thing]]
        return laid


class Met(dict[K, bytes]):
    """The stones of what was met so far; `make` tells them when something is met for the first time."""

    def __init__(self, make: Callable[[K], bytes]) -> None:
        self.make = make

    def __missing__(self, thing: K) -> bytes:
        self[thing] = self.make(thing)
        return self[thing]


def bits_of(size: int) -> Met[int]:
    """Sets of so many bits, the lowest first."""

    def make(bits: int) -> bytes:
        if bits < 0 or bits >> size:
            raise ValueError(bits)
        return b"".join([FLOAT(bits >> n & 1) for n in range(size)])

    return Met(make)


class Bed:
    """In which the mosaics of one game are laid: what a part of the table was laid from last, and its stones.

    Most of a table is as it was at the last look.
    """

    __slots__ = ("laid", "told")

    def __init__(self) -> None:
        self.told: list[Any] = [None] * PARTS
        self.laid = [b""] * PARTS

    def keep(self, part: int, things: tuple[Any, ...], stones: Stones) -> None:
        """These stones are those of a part as long as these are its things; of lists, copies are kept."""
        self.laid[part] = b"".join(stones)
        self.told[part] = tuple([thing[:] if isinstance(thing, list) else thing for thing in things])


def asked(choices: Cut, words: dict[str, int], seats: Cut, step: Step[Any, Any] | None) -> bytes:
    """The choice before the table, and who is asked; None: the game is over."""
    name, asks = ("", NOBODY) if step is None else (type(step).__name__, step.asks)
    return choices[words[name]] + seats[asks]


class Mosaic(Generic[S]):
    """Lays what a seat sees, in the order of the layout. `cut` has the stones of every part by its name.

    Where something has no stone there is an error (one of FAR), and the caller looks at the view instead.
    Everything is in one method, `lay`, but what is done seldom: a call costs as much as ten stones.
    """

    def __init__(self, seats: int, cut: dict[str, Cut], words: dict[str, int]) -> None:
        self.seats = seats
        self.around = [[(me + n) % seats for n in range(seats)] for me in range(seats)]
        self.asked = [Met(partial(asked, cut["asked"], words, asks)) for asks in self.by_seat(cut["asks"])]

    def by_seat(self, cut: Cut) -> list[Cut]:
        """By who looks: the stone of each seat, of nobody and of chance."""
        seats, others = range(self.seats), {CHANCE: cut[-1], NOBODY: cut[-1]}
        return [{seat: cut[(seat - me) % self.seats] for seat in seats} | others for me in seats]

    def lay(self, s: S, me: int, bed: Bed) -> Stones:
        """The stones of what seat `me` sees."""
        raise NotImplementedError
