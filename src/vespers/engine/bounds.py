"""What the numbers of a view can be: the annotations of view structs.

    class MonkView(msgspec.Struct, frozen=True):
        noise: Annotated[int, Range(0, 16)]
        cards: Annotated[tuple[int, ...], Members(CARD_MAX, most=8)]
        wounded: bool

Booleans and nested structs need no annotation. Each kind of bounds knows how many numbers it takes, which
spaces it makes, and the lines of code that write it: `vespers.engine.observe` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NoReturn, TypeAlias

Lines: TypeAlias = Iterator[str]
Keep: TypeAlias = Callable[[Any], str]  # stores a constant for the function and returns its name there


class BadSpace(Exception):
    """A view does not fit the bounds that its structs declare."""


@dataclass(frozen=True)
class Part:
    """Numbers of one meaning: `where` the first stands, their shape, and the `steps` from row to row."""

    name: str
    where: int
    dims: tuple[int, ...]
    steps: tuple[int, ...]
    low: int
    high: int
    one_hot: bool


class Bounds:
    """What is known of one field: how many numbers it takes, and how they are written."""

    size: int

    def parts(self, name: str, where: int) -> Iterator[Part]:
        """What the spaces are made of."""
        raise NotImplementedError

    def empty(self) -> list[int]:
        """The numbers where there is nothing."""
        raise NotImplementedError

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        """Lines that write `value` (an expression) to `o`, from place `at` on."""
        raise NotImplementedError


class Scalar(Bounds):
    """One whole number; `low - 1` where there is none."""

    size = 1
    low: int
    high: int
    one_hot = False

    def parts(self, name: str, where: int) -> Iterator[Part]:
        yield Part(name, where, (), (), self.low - 1, self.high, self.one_hot)

    def empty(self) -> list[int]:
        return [self.low - 1]

    def number(self, value: str, keep: Keep) -> str:
        """The expression of the number."""
        return value

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        yield f"o[{at}] = {self.number(value, keep)}"


@dataclass(frozen=True)
class Range(Scalar):
    """An amount; the flat form scales it to 0…1. A number outside the bounds is seen as the bound."""

    low: int
    high: int


@dataclass(frozen=True)
class Flag(Scalar):
    """Yes or no."""

    low = 0
    high = 1


@dataclass(frozen=True)
class Kind(Scalar):
    """One of `kinds` many, numbered from 0; -1: none. The flat form has a place for each."""

    kinds: int
    low = 0
    one_hot = True

    @property
    def high(self) -> int:  # type: ignore[override]
        return self.kinds - 1


@dataclass(frozen=True)
class SeatNumber(Scalar):
    """A seat, counted from the viewer: 0 is the viewer, 1 sits to the left; -1: nobody, or chance."""

    seats: int = 0  # the layout fills it in
    low = 0
    one_hot = True

    @property
    def high(self) -> int:  # type: ignore[override]
        return self.seats - 1

    def number(self, value: str, keep: Keep) -> str:
        return f"r[{value}]"


@dataclass(frozen=True)
class StepName(Scalar):
    """The name of the choice before the table, among all those of the game; "" at the end."""

    names: tuple[str, ...] = ()  # the layout fills them in
    low = 0
    one_hot = True

    @property
    def high(self) -> int:  # type: ignore[override]
        return len(self.names) - 1

    def number(self, value: str, keep: Keep) -> str:
        return f"{keep({name: n for n, name in enumerate(self.names)})}[{value}]"


@dataclass(frozen=True)
class Suited(Bounds):
    """One of `kinds` many that come in suits of `ranks` many, numbered from 0; -1: none.

    Two numbers: the suit has a place for each value in the flat form, the rank is an amount.
    """

    kinds: int
    ranks: int
    size = 2

    def parts(self, name: str, where: int) -> Iterator[Part]:
        yield Part(f"{name}.suit", where, (), (), -1, (self.kinds - 1) // self.ranks, True)
        yield Part(f"{name}.rank", where + 1, (), (), -1, self.ranks - 1, False)

    def empty(self) -> list[int]:
        return [-1, -1]

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        known = {-1: (-1, -1)} | {n: divmod(n, self.ranks) for n in range(self.kinds)}
        yield f"o[{at}], o[{after(at, 1)}] = {keep(known)}[{value}]"


@dataclass(frozen=True)
class Omitted(Bounds):
    """Not observed: it never changes, or follows from what is seen."""

    size = 0

    def parts(self, name: str, where: int) -> Iterator[Part]:
        return iter(())

    def empty(self) -> list[int]:
        return []

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        return iter(())


@dataclass(frozen=True)
class Members(Bounds):
    """Numbers below `kinds` in any order: how often each of them occurs, `most` times at most."""

    kinds: int
    most: int = 1

    @property
    def size(self) -> int:  # type: ignore[override]
        return self.kinds

    def parts(self, name: str, where: int) -> Iterator[Part]:
        yield Part(name, where, (self.kinds,), (1,), 0, self.most, False)

    def empty(self) -> list[int]:
        return [0] * self.kinds

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        yield f"for x in {value}: o[{at} + x] += 1"


@dataclass(frozen=True)
class Row(Bounds):
    """A tuple of fixed length whose places mean different things."""

    items: tuple[Bounds, ...]

    @property
    def size(self) -> int:  # type: ignore[override]
        return sum(item.size for item in self.items)

    def placed(self) -> Iterator[tuple[int, int, Bounds]]:
        """Number, place and bounds of each item."""
        at = 0
        for n, item in enumerate(self.items):
            yield n, at, item
            at += item.size

    def parts(self, name: str, where: int) -> Iterator[Part]:
        for n, at, item in self.placed():
            yield from item.parts(f"{name}.{n}", where + at)

    def empty(self) -> list[int]:
        return [n for item in self.items for n in item.empty()]

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        for n, place, item in self.placed():
            yield from item.code(f"{value}[{n}]", after(at, place), keep)


@dataclass(frozen=True)
class Record(Row):
    """A struct: a row whose places have names. With `maybe` it can be None, and a flag says so."""

    names: tuple[str, ...] = ()
    maybe: bool = False

    @property
    def size(self) -> int:  # type: ignore[override]
        return super().size + self.maybe

    def placed(self) -> Iterator[tuple[int, int, Bounds]]:
        return ((n, at + self.maybe, item) for n, at, item in super().placed())

    def parts(self, name: str, where: int) -> Iterator[Part]:
        if self.maybe:
            yield Part(f"{name}.there", where, (), (), 0, 1, False)
        for n, at, item in self.placed():
            dotted = f"{name}.{self.names[n]}" if name else self.names[n]
            yield from item.parts(dotted, where + at)

    def empty(self) -> list[int]:
        return [0] * self.maybe + super().empty()

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        if self.maybe:
            yield f"if {value} is not None:"
            yield f"    o[{at}] = 1"
        for n, place, item in self.placed():
            for line in item.code(f"{value}.{self.names[n]}", after(at, place), keep):
                yield "    " * self.maybe + line


@dataclass(frozen=True)
class Each(Bounds):
    """At most so many alike: numbers, rows or, without `item`, the structs of the annotated tuple.

    With `backwards` the last comes first, and what is deeper than `most` is not seen: a pile from its top.
    """

    most: int
    item: Bounds | None = None
    backwards: bool = False
    name: str = ""

    @property
    def inner(self) -> Bounds:
        assert self.item is not None, "the layout fills it in"
        return self.item

    @property
    def size(self) -> int:  # type: ignore[override]
        return self.most * self.inner.size

    def parts(self, name: str, where: int) -> Iterator[Part]:
        for part in self.inner.parts(name, where):
            yield replace(part, dims=(self.most, *part.dims), steps=(self.inner.size, *part.steps))

    def empty(self) -> list[int]:
        return self.inner.empty() * self.most

    def values(self, value: str) -> str:
        """The expression of the sequence."""
        return f"{value}[: -{self.most + 1} : -1]" if self.backwards else value

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        if not self.backwards:
            yield f"if len({value}) > {self.most}: too_many({self.name!r}, {value}, {self.most})"
        if isinstance(self.inner, Range | Kind | Flag):
            yield f"o[{at}:{at} + len({value})] = array('i', {self.values(value)})"
            return
        place, item = f"p{keep(None)}", f"x{keep(None)}"
        yield f"{place} = {at}"
        yield f"for {item} in {self.values(value)}:"
        for line in self.inner.code(item, place, keep):
            yield f"    {line}"
        yield f"    {place} += {self.inner.size}"


@dataclass(frozen=True)
class BySeat(Each):
    """One for each seat: the viewer's first, then round the table."""

    most: int = 0  # the layout fills it in

    def values(self, value: str) -> str:
        return f"({value}[me:] + {value}[:me])"


@dataclass(frozen=True)
class Keyed(Each):
    """Structs placed by one of their fields: a board of cells, empty where there is none."""

    key: str = ""

    def code(self, value: str, at: str, keep: Keep) -> Lines:
        place, item = f"p{keep(None)}", f"x{keep(None)}"
        yield f"for {item} in {value}:"
        yield f"    {place} = {at} + {item}.{self.key} * {self.inner.size}"
        for line in self.inner.code(item, place, keep):
            yield f"    {line}"


def after(at: str, places: int) -> str:
    """The place this far after `at`, added up in advance: `p3 + 4`."""
    base, _, offset = at.rpartition(" + ")
    if at.isdigit():
        return str(int(at) + places)
    if base:
        return f"{base} + {int(offset) + places}"
    return f"{at} + {places}" if places else at


def too_many(field: str, found: Any, most: int) -> NoReturn:
    """A sequence is longer than its bounds say."""
    raise BadSpace(f"{field} holds {len(found)}, and {most} at most was declared")
