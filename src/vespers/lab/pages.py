"""A table written as it lies in memory: Parquet for every reader, in a third of the time of a general writer.

Each column comes with a dictionary of its different values, and each row says a number of it, in one, two or
four whole bytes. Parquet calls that RLE_DICTIONARY, bit-packed: a page is the bytes of an array, compressed.
What the columns are called and which types they have, an empty table of a general writer says once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

import numpy
import pyarrow
from pyarrow import parquet

from vespers.lab.joining import (
    BINARY,
    CHUNK_AT,
    COLUMN,
    COLUMNS,
    DATA_AT,
    DICTIONARY_AT,
    GROUP_AT,
    GROUPS,
    I32,
    I64,
    LIST,
    MAGIC,
    ROWS,
    STRUCT,
    Struct,
    contents,
    footer,
    struct,
    varint,
)

PLAIN, RLE, RLE_DICTIONARY, SNAPPY = 0, 3, 8, 1  # as parquet.thrift numbers them
DATA_PAGE, DICTIONARY_PAGE = 0, 2
NUMBERS, TEXT = {numpy.dtype(numpy.int32): 1, numpy.dtype(numpy.int64): 2}, 6  # types of values
PLAIN_SIZE = 6  # of a column: how long its pages are before they are compressed


class Texts(NamedTuple):
    """A dictionary of texts, each with its length before it."""

    written: Sequence[bytes]


class Column(NamedTuple):
    """A dictionary, and for each value of each row its number in there; `many` in a row of a list."""

    path: tuple[str, ...]
    values: Any  # an array, or texts
    index: Any
    many: Any = None
    ranged: bool = False  # whether it is noted which values are the least and the greatest

    def kind(self) -> int:
        return TEXT if isinstance(self.values, Texts) else NUMBERS[self.values.dtype]

    def dictionary(self) -> tuple[int, bytes]:
        """How many different values there are, and these."""
        if isinstance(self.values, Texts):
            return len(self.values.written), b"".join(self.values.written)
        return len(self.values), self.values.tobytes()

    def body(self) -> tuple[int, bytes]:
        """How many values the rows have, and which."""
        if self.many is None:
            return len(self.index), packed(self.index)
        entries, levels = levels_of(self.many)
        return entries, levels + packed(self.index)

    def range(self) -> Struct:
        """Nothing is missing; the greatest and the least value."""
        most, least = self.values.max(), self.values.min()
        return {3: (I64, 0), 5: (BINARY, most.tobytes()), 6: (BINARY, least.tobytes())}


def text(value: str) -> bytes:
    """A text as dictionaries write it."""
    data = value.encode()
    return len(data).to_bytes(4, "little") + data


def smallest(values: int) -> Any:
    """The narrowest numbers that count so many values."""
    return numpy.uint8 if values <= 1 << 8 else numpy.uint16 if values <= 1 << 16 else numpy.uint32


@cache
def empty(schema: Any) -> Struct:
    """The table of contents of a file without rows."""
    file = BytesIO()
    parquet.write_table(schema.empty_table(), file, store_schema=False)
    return contents(footer(file.getvalue()))


class Pages:
    """One file, group of rows by group of rows."""

    def __init__(self, schema: Any) -> None:
        self.about = empty(schema)
        self.parts = [MAGIC]
        self.at = len(MAGIC)
        self.groups: list[Struct] = []
        self.rows = 0

    def add(self, rows: int, columns: Sequence[Column]) -> None:
        """A group of rows."""
        first, chunks = self.at, [self.chunk(column) for column in columns]
        plain = sum(chunk[COLUMN][1][PLAIN_SIZE][1] for chunk in chunks)
        group: Struct = {COLUMNS: (LIST, (STRUCT, chunks)), 2: (I64, plain), 3: (I64, rows)}
        self.groups.append({**group, GROUP_AT: (I64, first), 6: (I64, self.at - first)})
        self.rows += rows

    def chunk(self, column: Column) -> Struct:
        """The pages of a column, and what is said of them in the table of contents."""
        first = self.at
        different, dictionary = column.dictionary()
        plain = self.page(DICTIONARY_PAGE, dictionary, {7: (STRUCT, whole_numbers(different, PLAIN))})
        then = self.at
        entries, body = column.body()
        plain += self.page(DATA_PAGE, body, {5: (STRUCT, whole_numbers(entries, RLE_DICTIONARY, RLE, RLE))})
        about: Struct = {
            1: (I32, column.kind()),
            2: (LIST, (I32, [PLAIN, RLE, RLE_DICTIONARY])),
            3: (LIST, (BINARY, [name.encode() for name in column.path])),
            4: (I32, SNAPPY),
            5: (I64, entries),
            PLAIN_SIZE: (I64, plain),
            7: (I64, self.at - first),
            DATA_AT: (I64, then),
            DICTIONARY_AT: (I64, first),
        }
        if column.ranged:
            about[12] = (STRUCT, column.range())
        return {CHUNK_AT: (I64, first), COLUMN: (STRUCT, about)}

    def page(self, kind: int, body: bytes, about: Struct) -> int:
        """Write a page; how long it is before it is compressed."""
        data = pyarrow.compress(body, "snappy", asbytes=True)
        head = struct({**whole_numbers(kind, len(body), len(data)), **about})
        self.parts += head, data
        self.at += len(head) + len(data)
        return len(head) + len(body)

    def written(self) -> bytes:
        """The whole file."""
        table = struct({**self.about, ROWS: (I64, self.rows), GROUPS: (LIST, (STRUCT, self.groups))})
        return b"".join((*self.parts, table, len(table).to_bytes(4, "little"), MAGIC))


def whole_numbers(*values: int) -> Struct:
    """A struct that begins with these fields."""
    return {n: (I32, value) for n, value in enumerate(values, 1)}


def packed(index: Any) -> bytes:
    """Numbers as they lie in memory, in eights: the width of one in bits, how many eights, the numbers."""
    eights = -(-len(index) // 8)
    rest = bytes((8 * eights - len(index)) * index.itemsize)
    return b"".join((bytes([8 * index.itemsize]), varint(eights << 1 | 1), index.tobytes(), rest))


def levels_of(many: Any) -> tuple[int, bytes]:
    """Where lists begin and which are empty, a bit for each of their values (an empty one has one, too)."""
    entries = numpy.maximum(many, 1)
    starts = numpy.cumsum(entries) - entries
    goes_on = numpy.ones(int(entries.sum()), numpy.uint8)
    there = goes_on.copy()
    goes_on[starts] = 0
    there[starts[many == 0]] = 0
    return len(there), bits(goes_on) + bits(there)


def bits(flags: Any) -> bytes:
    """Flags in eights, and before them how many bytes that takes."""
    data = varint(-(-len(flags) // 8) << 1 | 1) + numpy.packbits(flags, bitorder="little").tobytes()
    return len(data).to_bytes(4, "little") + data
