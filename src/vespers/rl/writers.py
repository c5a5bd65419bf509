"""How the fields of a view are written into a vector of whole numbers: a small class for each kind of field.

The readable form of what `encoder.py` makes as source text. Compiled it is the faster of the two and is used;
interpreted it is slower, and a test holds both against each other. `paper` is the vector, `at` a place in it.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from vespers.rl.errors import BadSpace
from vespers.rl.paper import BYTE, Paper, sheet

Items = tuple[Any, ...]
ONE: Final = 0x3F800000  # 1.0 as a float of four bytes
WORD: Final = 8  # bytes that are compared at once; a view has more


class Writer:
    """Writes one field; where a seat is meant, as seat `me` counts."""

    __slots__ = ("size",)

    def __init__(self, size: i64) -> None:
        self.size = size  # places it takes

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        raise NotImplementedError


class OmitWriter(Writer):
    """Writes nothing."""

    __slots__ = ()

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        return


class NumberWriter(Writer):
    """A whole number; what lies beyond the bounds is seen as the bound."""

    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        super().__init__(1)
        self.low = low
        self.high = high

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        number: i64 = value
        paper[at] = i32(bounded(number, self.low, self.high))


class WordWriter(Writer):
    """The place of a word in a list."""

    __slots__ = ("numbers",)

    def __init__(self, words: Items) -> None:
        super().__init__(1)
        self.numbers: dict[Any, int] = {word: n for n, word in enumerate(words)}

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        paper[at] = i32(self.numbers[value])


class SeatWriter(Writer):
    """How many places to my left somebody sits; -1: nobody, or chance."""

    __slots__ = ("seats",)

    def __init__(self, seats: i64) -> None:
        super().__init__(1)
        self.seats = seats

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        seat: i64 = value
        paper[at] = i32(-1 if seat < 0 else (seat - me + self.seats) % self.seats)


class SuitedWriter(Writer):
    """The suit of a thing, and its rank there."""

    __slots__ = ("last", "ranks")

    def __init__(self, kinds: i64, ranks: i64) -> None:
        super().__init__(2)
        self.last = kinds - 1
        self.ranks = ranks

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        number: i64 = value
        if number >= 0:
            number = bounded(number, 0, self.last)
            paper[at] = i32(number // self.ranks)
            paper[at + 1] = i32(number % self.ranks)


class MembersWriter(Writer):
    """How often each number is in a bag."""

    __slots__ = ("most",)

    def __init__(self, kinds: i64, most: i64) -> None:
        super().__init__(kinds)
        self.most = i32(most)

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        bag: Items = value
        for thing in bag:
            place: i64 = thing
            if paper[at + place] < self.most:
                paper[at + place] += 1


class NumbersWriter(Writer):
    """A list of whole numbers within the same bounds."""

    __slots__ = ("high", "low", "most", "name")

    def __init__(self, name: str, most: i64, low: i64, high: i64) -> None:
        super().__init__(most)
        self.name = name
        self.most = most
        self.low = low
        self.high = high

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        numbers: Items = value
        if len(numbers) > self.most:
            too_many(self.name, numbers, self.most)
        for n in numbers:
            number: i64 = n
            paper[at] = i32(bounded(number, self.low, self.high))
            at += 1


class RowWriter(Writer):
    """A tuple whose places mean different things."""

    __slots__ = ("writers",)

    def __init__(self, writers: list[Writer], size: i64) -> None:
        super().__init__(size)
        self.writers = writers

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        row: Items = value
        for n, writer in enumerate(self.writers):
            writer.write(row[n], me, at, paper)
            at += writer.size


class RecordWriter(Writer):
    """A struct; with `maybe` a flag tells whether it is there."""

    __slots__ = ("maybe", "names", "writers")

    def __init__(self, names: list[str], writers: list[Writer], maybe: bool, size: i64) -> None:
        super().__init__(size)
        self.names = names
        self.writers = writers
        self.maybe = maybe

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        if self.maybe:
            if value is None:
                return
            paper[at] = i32(1)
            at += 1
        for n, name in enumerate(self.names):
            writer = self.writers[n]
            writer.write(getattr(value, name), me, at, paper)
            at += writer.size


class EachWriter(Writer):
    """A list of alike; `backwards`: the last first, and what lies deeper than `most` is not seen."""

    __slots__ = ("backwards", "item", "most", "name")

    def __init__(self, name: str, item: Writer, most: i64, backwards: bool) -> None:
        super().__init__(most * item.size)
        self.name = name
        self.item = item
        self.most = most
        self.backwards = backwards

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        things: Items = value
        many = len(things)
        if many > self.most and not self.backwards:
            too_many(self.name, things, self.most)
        for n in range(min(many, self.most)):
            self.item.write(things[many - 1 - n if self.backwards else n], me, at, paper)
            at += self.item.size


class BySeatWriter(Writer):
    """One for each seat, mine first and then round the table."""

    __slots__ = ("item", "name", "seats")

    def __init__(self, name: str, item: Writer, seats: i64) -> None:
        super().__init__(seats * item.size)
        self.name = name
        self.item = item
        self.seats = seats

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        things: Items = value
        if len(things) > self.seats:
            too_many(self.name, things, self.seats)
        many = len(things)
        for n in range(many):
            self.item.write(things[(me + n) % many], me, at, paper)
            at += self.item.size


class KeyedWriter(Writer):
    """Structs laid out by one of their fields."""

    __slots__ = ("item", "key")

    def __init__(self, item: Writer, most: i64, key: str) -> None:
        super().__init__(most * item.size)
        self.item = item
        self.key = key

    def write(self, value: Any, me: i64, at: i64, paper: vec[i32]) -> None:
        things: Items = value
        for thing in things:
            place: i64 = getattr(thing, self.key)
            self.item.write(thing, me, at + place * self.item.size, paper)


def bounded(number: i64, low: i64, high: i64) -> i64:
    if number < low:
        return low
    return high if number > high else number


def too_many(name: str, found: Items, most: i64) -> None:
    """A list that is longer than was declared."""
    raise BadSpace(f"{name} holds {len(found)}, and {most} at most was declared")


class Pen:
    """Writes views one below the other, on paper that has nothing written yet: `empty`, so many `rows`."""

    __slots__ = ("blank", "writer")

    def __init__(self, writer: Writer, empty: list[int], rows: int = 1) -> None:
        self.writer = writer
        self.blank = vec[i32]([i32(number) for number in empty * rows])

    def write(self, views: list[Any], seats: list[int]) -> vec[i32]:
        """A row for each view, as the seat beside it counts."""
        paper = self.blank[:]
        at: i64 = 0
        for n, view in enumerate(views):
            self.writer.write(view, seats[n], at, paper)
            at += self.writer.size
        return paper


class Page:
    """What one seat of a game saw last: as it was drawn, and its row of the flat form."""

    __slots__ = ("before", "blank", "flat", "paper", "start")

    def __init__(self, blank: Paper, flat: vec[i32], start: i64) -> None:
        self.blank = blank  # nothing is written on it; shared by all pages
        self.paper = blank[:]
        self.before = bytes(blank)  # what the flat form is of
        self.flat = flat  # of many pages; floats as whole numbers of the same bits
        self.start = start  # of this page among them


class Flattener:
    """Writes the flat form of what sketches wrote: amounts as floats from 0 to 1, a place for each kind.

    By place: where its amount stands in the flat form, and where the fractions of its bytes begin; or below
    which place its kinds stand, and how many there are (0: it is an amount). Compiled it is quicker than
    numpy: most of a position is as it was before.
    """

    __slots__ = ("begins", "flat_size", "fractions", "size", "starts", "widths")

    def __init__(
        self, starts: list[int], widths: list[int], spans: list[int], blank: bytes, flat_size: int
    ) -> None:
        self.size: i64 = len(starts)
        self.flat_size: i64 = flat_size
        self.starts = vec[i64]([i64(n) for n in starts])
        self.widths = vec[i64]([i64(n) for n in widths])
        kinds = list(zip(spans, blank, strict=True))
        found = sorted(set(kinds))
        begins = {kind: 256 * n for n, kind in enumerate(found)}
        self.begins = vec[i64]([i64(begins[kind]) for kind in kinds])
        self.fractions = vec[i32](
            [bits(min((n - none) % 256, span) / max(span, 1)) for span, none in found for n in range(256)]
        )

    def pages(self, blank: bytes, rows: int) -> list[Page]:
        """So many rows of one long vector, nothing written on them yet."""
        flat = vec[i32]([i32(0)] * (rows * self.flat_size))
        shared = sheet(blank)
        return [Page(shared, flat, row * self.flat_size) for row in range(rows)]

    def turn(self, page: Page) -> None:
        """Turn a page to what is on its paper now."""
        before, now = page.before, bytes(page.paper)
        at, last = i64(0), self.size - WORD
        while at <= last:
            old, new = read_i64_le(before, at), read_i64_le(now, at)
            if old != new:
                self.change(old, new, at, page)
            at += WORD
        if at != self.size:  # the last word begins within the one before
            self.change(read_i64_le(before, last), read_i64_le(now, last), last, page)
        page.before = now

    def change(self, old: i64, new: i64, at: i64, page: Page) -> None:
        """Write what is not as it was in the word of bytes that begins here."""
        flat, first = page.flat, page.start
        place: i64
        for place in range(at, at + WORD):
            if old == new:
                return
            was, now = old & BYTE, new & BYTE
            if was != now:
                start, most = first + self.starts[place], self.widths[place]
                if most == 0:
                    flat[start] = self.fractions[self.begins[place] + now]
                else:
                    if was != 0:
                        flat[start + (was if was < most else most)] = 0
                    if now != 0:
                        flat[start + (now if now < most else most)] = ONE
            old >>= 8
            new >>= 8


def bits(number: float) -> i32:
    """The whole number whose four bytes are this float."""
    out = BytesWriter()
    write_f32_le(out, number)
    return read_i32_le(out.getvalue(), 0)
