"""How a field of a view becomes numbers: the vocabulary of `spaces/<game>.py`.

Each field knows its `size` in the raw vector of whole numbers, its `parts` (what the spaces are made of), and
how to write itself: `writer` makes what fills the vector (see `writers.py`), `code` gives the lines of a
function that does the same (see `encoder.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from vespers.rl.writers import (
    BySeatWriter,
    EachWriter,
    KeyedWriter,
    MembersWriter,
    NumbersWriter,
    NumberWriter,
    OmitWriter,
    RecordWriter,
    RowWriter,
    SeatWriter,
    SuitedWriter,
    WordWriter,
    Writer,
)

Lines: TypeAlias = Iterator[str]
Constant: TypeAlias = Callable[[Any], str]  # keeps a value for the function, and gives its name there


@dataclass(frozen=True)
class Part:
    """Raw numbers of one meaning: `where` they begin, in rows of `dims` with `steps` between them."""

    name: str
    where: int
    dims: tuple[int, ...]
    steps: tuple[int, ...]
    low: int
    high: int
    one_hot: bool


def after(at: str, places: int) -> str:
    """The place so many after `at`, added up beforehand as far as can be: `p3 + 4`."""
    base, _, offset = at.rpartition(" + ")
    if at.isdigit():
        return str(int(at) + places)
    if base:
        return f"{base} + {int(offset) + places}"
    return f"{at} + {places}" if places else at


class Field:
    """One field of a view, as numbers."""

    size: int

    def parts(self, name: str, where: int) -> Iterator[Part]:
        raise NotImplementedError

    def empty(self) -> list[int]:
        """What stands there when there is nothing."""
        raise NotImplementedError

    def blank(self) -> list[int]:
        """The bytes that stand for `empty` in the written function."""
        return [0] * self.size

    def writer(self) -> Writer:
        """What writes it; compiled, that is how it is done."""
        raise NotImplementedError

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        """Lines that write how far `value` (an expression) is above its least to `o`, from `at` on."""
        raise NotImplementedError


class Scalar(Field):
    """One whole number; `low - 1` where there is none."""

    size = 1
    low: int
    high: int
    one_hot = False

    def parts(self, name: str, where: int) -> Iterator[Part]:
        yield Part(name, where, (), (), self.low - 1, self.high, self.one_hot)

    def empty(self) -> list[int]:
        return [self.low - 1]

    def writer(self) -> Writer:
        return NumberWriter(self.low - 1, self.high)

    def said(self, value: str, keep: Constant) -> str:
        """The expression of how far the number is above `low - 1`."""
        return f"{value} + {1 - self.low}" if self.low < 1 else f"{value} - {self.low - 1}"

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        yield f"o[{at}] = {self.said(value, keep)}"


@dataclass(frozen=True)
class Number(Scalar):
    """An amount; the flat form scales it to 0…1. What lies beyond the bounds is seen as the bound."""

    low: int
    high: int


@dataclass(frozen=True)
class Kind(Scalar):
    """Which of `kinds` things, numbered from 0; -1: none. One place for each in the flat form."""

    kinds: int
    low = 0
    one_hot = True

    @property
    def high(self) -> int:  # type: ignore[override]
        return self.kinds - 1


@dataclass(frozen=True)
class Flag(Scalar):
    """Yes or no."""

    low = 0
    high = 1


PLAIN: Final = (Number, Kind, Flag)  # written as they stand in the view


@dataclass(frozen=True)
class Word(Scalar):
    """Which of these words; without words: the choice before the table, among all of the game."""

    words: tuple[str, ...] = ()
    low = 0
    one_hot = True

    @property
    def high(self) -> int:  # type: ignore[override]
        return len(self.words) - 1

    def writer(self) -> Writer:
        return WordWriter(self.words)

    def said(self, value: str, keep: Constant) -> str:
        return f"{keep({word: n + 1 for n, word in enumerate(self.words)})}[{value}]"


@dataclass(frozen=True)
class Seat(Scalar):
    """A seat as the viewer counts: 0 is I, 1 sits to my left; -1: nobody, or chance."""

    seats: int = 0
    low = 0
    one_hot = True

    @property
    def high(self) -> int:  # type: ignore[override]
        return self.seats - 1

    def writer(self) -> Writer:
        return SeatWriter(self.seats)

    def said(self, value: str, keep: Constant) -> str:
        return f"r[{value}]"


@dataclass(frozen=True)
class Suited(Field):
    """Which of `kinds` things that come in suits, each of so many `ranks`; numbered from 0, -1: none.

    Two numbers: the suit is a kind of its own in the flat form, the rank an amount.
    """

    kinds: int
    ranks: int
    size = 2

    def parts(self, name: str, where: int) -> Iterator[Part]:
        yield Part(f"{name}.suit", where, (), (), -1, (self.kinds - 1) // self.ranks, True)
        yield Part(f"{name}.rank", where + 1, (), (), -1, self.ranks - 1, False)

    def empty(self) -> list[int]:
        return [-1, -1]

    def writer(self) -> Writer:
        return SuitedWriter(self.kinds, self.ranks)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        above = {-1: (0, 0)} | {n: (n // self.ranks + 1, n % self.ranks + 1) for n in range(self.kinds)}
        yield f"o[{at}], o[{after(at, 1)}] = {keep(above)}[{value}]"


@dataclass(frozen=True)
class Omit(Field):
    """Left out: it is the same in every position, or can be counted from what is seen."""

    size = 0

    def parts(self, name: str, where: int) -> Iterator[Part]:
        return iter(())

    def empty(self) -> list[int]:
        return []

    def writer(self) -> Writer:
        return OmitWriter(0)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        return iter(())


@dataclass(frozen=True)
class Members(Field):
    """A bag of numbers below `kinds`, in no order: how often each is in it, `most` at most."""

    kinds: int
    most: int = 1

    @property
    def size(self) -> int:  # type: ignore[override]
        return self.kinds

    def parts(self, name: str, where: int) -> Iterator[Part]:
        yield Part(name, where, (self.kinds,), (1,), 0, self.most, False)

    def empty(self) -> list[int]:
        return [0] * self.kinds

    def writer(self) -> Writer:
        return MembersWriter(self.kinds, self.most)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        yield f"for x in {value}:"
        yield f"    o[{at} + x] {'=' if self.most == 1 else '+='} 1"


@dataclass(frozen=True)
class Row(Field):
    """A tuple whose places mean different things."""

    items: tuple[Field, ...]

    @property
    def size(self) -> int:  # type: ignore[override]
        return sum(item.size for item in self.items)

    def placed(self) -> Iterator[tuple[int, int, Field]]:
        """Number, place and field of each item."""
        at = 0
        for n, item in enumerate(self.items):
            yield n, at, item
            at += item.size

    def parts(self, name: str, where: int) -> Iterator[Part]:
        for n, at, item in self.placed():
            yield from item.parts(f"{name}.{n}", where + at)

    def empty(self) -> list[int]:
        return [n for item in self.items for n in item.empty()]

    def blank(self) -> list[int]:
        return [n for item in self.items for n in item.blank()]

    def writer(self) -> Writer:
        return RowWriter([item.writer() for item in self.items], self.size)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        for n, place, item in self.placed():
            yield from item.code(f"{value}[{n}]", after(at, place), keep)


@dataclass(frozen=True)
class Record(Row):
    """A struct: a row whose places have names. With `maybe` it may be missing, and a flag says so."""

    names: tuple[str, ...] = ()
    maybe: bool = False

    @property
    def size(self) -> int:  # type: ignore[override]
        return sum(item.size for item in self.items) + self.maybe

    def parts(self, name: str, where: int) -> Iterator[Part]:
        if self.maybe:
            yield Part(f"{name}.there", where, (), (), 0, 1, False)
        for n, at, item in self.placed():
            dotted = f"{name}.{self.names[n]}" if name else self.names[n]
            yield from item.parts(dotted, where + at + self.maybe)

    def empty(self) -> list[int]:
        return [0] * self.maybe + super().empty()

    def blank(self) -> list[int]:
        return [0] * self.maybe + super().blank()

    def writer(self) -> Writer:
        made = [item.writer() for item in self.items]
        return RecordWriter(list(self.names), made, self.maybe, self.size)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        if self.maybe:
            yield f"if {value} is not None:"
            yield f"    o[{at}] = 1"
        for n, place, item in self.placed():
            place += self.maybe
            for line in item.code(f"{value}.{self.names[n]}", after(at, place), keep):
                yield "    " * self.maybe + line


@dataclass(frozen=True)
class Each(Field):
    """A list of at most `most` alike: numbers, rows, or (without `item`) the structs of its type.

    With `backwards` the last comes first, and what lies deeper than `most` is not seen: a pile from its top.
    """

    most: int
    item: Field | None = None
    backwards: bool = False
    name: str = ""

    @property
    def inner(self) -> Field:
        assert self.item is not None, "resolved by the layout"
        return self.item

    @property
    def size(self) -> int:  # type: ignore[override]
        return self.most * self.inner.size

    def parts(self, name: str, where: int) -> Iterator[Part]:
        for part in self.inner.parts(name, where):
            dims, steps = (self.most, *part.dims), (self.inner.size, *part.steps)
            yield Part(part.name, part.where, dims, steps, part.low, part.high, part.one_hot)

    def empty(self) -> list[int]:
        return self.inner.empty() * self.most

    def as_is(self) -> bool:
        """Whether it is a list of numbers from 0 on, which the written function takes over as it stands."""
        return isinstance(self.inner, Number) and self.inner.low == 0 and type(self) is Each

    def blank(self) -> list[int]:
        return [255 if self.as_is() else n for n in self.inner.blank() * self.most]

    def values(self, value: str) -> str:
        """The expression of the list."""
        return f"{value}[: -{self.most + 1} : -1]" if self.backwards else value

    def writer(self) -> Writer:
        if isinstance(self.inner, Scalar) and type(self.inner) in PLAIN and not self.backwards:
            return NumbersWriter(self.name, self.most, self.inner.low - 1, self.inner.high)
        return EachWriter(self.name, self.inner.writer(), self.most, self.backwards)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        place, item = f"p{keep(None)}", f"x{keep(None)}"
        if not self.backwards:
            yield f"if len({value}) > {self.most}: too_many({self.name!r}, {value}, {self.most})"
        if self.as_is():
            yield f"o[{at}:{at} + len({value})] = {self.values(value)}"
            return
        if isinstance(self.inner, Scalar) and type(self.inner) in PLAIN:
            above = f"[{self.inner.said('x', keep)} for x in {self.values(value)}]"
            yield f"o[{at}:{at} + len({value})] = {above}"
            return
        yield f"{place} = {at}"
        yield f"for {item} in {self.values(value)}:"
        for line in self.inner.code(item, place, keep):
            yield f"    {line}"
        yield f"    {place} += {self.inner.size}"


@dataclass(frozen=True)
class BySeat(Each):
    """One for each seat, mine first and then round the table."""

    most: int = 0

    def writer(self) -> Writer:
        return BySeatWriter(self.name, self.inner.writer(), self.most)

    def values(self, value: str) -> str:
        return f"({value}[me:] + {value}[:me])"

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        if type(self.inner) not in PLAIN:
            yield from super().code(value, at, keep)
            return
        for place in range(self.most):  # a few numbers: faster one by one
            yield from self.inner.code(f"{value}[w[{place}]]", after(at, place), keep)


@dataclass(frozen=True)
class Keyed(Each):
    """Structs laid out by one of their fields: a board of cells, empty where none of them is."""

    key: str = ""

    def writer(self) -> Writer:
        return KeyedWriter(self.inner.writer(), self.most, self.key)

    def code(self, value: str, at: str, keep: Constant) -> Lines:
        place, item = f"p{keep(None)}", f"x{keep(None)}"
        yield f"for {item} in {value}:"
        yield f"    {place} = {at} + {item}.{self.key} * {self.inner.size}"
        for line in self.inner.code(item, place, keep):
            yield f"    {line}"
