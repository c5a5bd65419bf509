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
from vespers.rl.fields import Part

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


def rests(size: int, most: int) -> Stones:
    """By how long a list is of at most so many things of this size: nothing, where it ends."""
    return [bytes(size * (most - n)) for n in range(most + 1)]


class Row:
    """Lists of at most so many numbers alike."""

    def __init__(self, cut: Cut, most: int) -> None:
        self.stone = cut.__getitem__
        self.rest = rests(len(cut[0]), most)

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
    """Lays what a seat sees, in the order of the layout. `cut`: by its name the stones of every part.

    Where something has no stone there is an error (one of FAR), and the caller looks at the view instead.
    Everything is in one method, `lay`, but what is done seldom: a call costs as much as ten stones.
    """

    def __init__(self, seats: int, parts: Iterable[Part], words: dict[str, int]) -> None:
        self.seats = seats
        self.parts = {part.name: part for part in parts}
        self.cut = {name: cut(part.low, part.high, part.one_hot) for name, part in self.parts.items()}
        self.around = [[(me + n) % seats for n in range(seats)] for me in range(seats)]
        choices = self.cut["asked"]
        self.asked = [Met(partial(asked, choices, words, asks)) for asks in self.by_seat("asks")]

    def by_seat(self, name: str) -> list[Cut]:
        """By who looks: the stone of each seat, of nobody and of chance."""
        cut, seats = self.cut[name], range(self.seats)
        others = {CHANCE: cut[-1], NOBODY: cut[-1]}
        return [{seat: cut[(seat - me) % self.seats] for seat in seats} | others for me in seats]

    def most(self, name: str) -> int:
        """How many numbers of a part stand together, as was declared."""
        return self.parts[name].dims[-1]

    def row(self, name: str) -> Row:
        """The lists of a part."""
        return Row(self.cut[name], self.most(name))

    def rows_by_seat(self, name: str) -> list[Row]:
        """By who looks: the lists of seats."""
        return [Row(cut, self.most(name)) for cut in self.by_seat(name)]

    def bag(self, name: str) -> Bag:
        """The bags of a part."""
        return Bag(self.cut[name], self.most(name))

    def bits(self, name: str) -> Met[int]:
        """The same, where a bag is a set of bits."""
        return bits_of(self.most(name))

    def nothing(self, *names: str) -> bytes:
        """In place of single numbers that are not there."""
        return bytes(sum([len(self.cut[name][0]) for name in names]))

    def lay(self, s: S, me: int, bed: Bed) -> Stones:
        """The stones of what seat `me` sees."""
        raise NotImplementedError
