"""A table written as it lies in memory: Parquet for every reader, in a third of the time of a general writer.

Each column comes with a dictionary of its different values, and each row says a number of it, in one, two or
four whole bytes. Parquet calls that RLE_DICTIONARY, bit-packed: a page is the bytes of an array, compressed.
What the columns are called and which types they have, an empty table of a general writer says once.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, NamedTuple

import numpy
import pyarrow
from pyarrow import parquet

from vespers.lab.joining import (
    BINARY,
    CHUNK_AT,
    COLUMN,
    DATA_AT,
    DICTIONARY_AT,
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
IN_BYTES = {numpy.dtype(numpy.int32): 1, numpy.dtype(numpy.int64): 2}  # the types of numbers
TEXT = 6


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


def text(value: str) -> bytes:
    """A text as dictionaries write it."""
    data = value.encode()
    return len(data).to_bytes(4, "little") + data


def smallest(values: int) -> Any:
    """The narrowest numbers that count so many values."""
    return numpy.uint8 if values <= 1 << 8 else numpy.uint16 if values <= 1 << 16 else numpy.uint32


class Pages:
    """One file, group of rows by group of rows."""

    def __init__(self, schema: Any) -> None:
        empty = BytesIO()
        parquet.write_table(schema.empty_table(), empty, store_schema=False)
        self.about = contents(footer(empty.getvalue()))
        self.parts = [MAGIC]
        self.at = len(MAGIC)
        self.groups: list[Struct] = []
        self.rows = 0

    def add(self, rows: int, columns: Sequence[Column]) -> None:
        """A group of rows."""
        first, chunks = self.at, [self.chunk(column) for column in columns]
        size = (I64, self.at - first)
        group: Struct = {1: (LIST, (STRUCT, chunks)), 2: size, 3: (I64, rows), 5: (I64, first), 6: size}
        self.groups.append(group)
        self.rows += rows

    def chunk(self, column: Column) -> Struct:
        """The pages of a column, and where they begin."""
        first = self.at
        values = column.values
        plain = b"".join(values.written) if isinstance(values, Texts) else values.tobytes()
        many = len(values.written) if isinstance(values, Texts) else len(values)
        spoken: Struct = {1: (I32, many), 2: (I32, PLAIN)}
        before = self.page({1: (I32, DICTIONARY_PAGE)}, plain, {7: (STRUCT, spoken)})
        levels, entries = (b"", len(column.index)) if column.many is None else levels_of(column.many)
        head: Struct = {1: (I32, entries), 2: (I32, RLE_DICTIONARY), 3: (I32, RLE), 4: (I32, RLE)}
        data_at = self.at
        size = before + self.page({1: (I32, DATA_PAGE)}, levels + packed(column.index), {5: (STRUCT, head)})
        about: Struct = {
            1: (I32, TEXT if isinstance(values, Texts) else IN_BYTES[values.dtype]),
            2: (LIST, (I32, [PLAIN, RLE, RLE_DICTIONARY])),
            3: (LIST, (BINARY, [name.encode() for name in column.path])),
            4: (I32, SNAPPY),
            5: (I64, entries),
            6: (I64, size),
            7: (I64, self.at - first),
            DATA_AT: (I64, data_at),
            DICTIONARY_AT: (I64, first),
        }
        if column.ranged:
            most, least = values.max().tobytes(), values.min().tobytes()
            about[12] = (STRUCT, {3: (I64, 0), 5: (BINARY, most), 6: (BINARY, least)})
        return {CHUNK_AT: (I64, first), COLUMN: (STRUCT, about)}

    def page(self, kind: Struct, body: bytes, head: Struct) -> int:
        """Write a page; how long it is before it is compressed."""
        data = pyarrow.compress(body, "snappy", asbytes=True)
        begin = struct({**kind, 2: (I32, len(body)), 3: (I32, len(data)), **head})
        self.parts += begin, data
        self.at += len(begin) + len(data)
        return len(begin) + len(body)

    def written(self) -> bytes:
        """The whole file."""
        table = struct({**self.about, ROWS: (I64, self.rows), GROUPS: (LIST, (STRUCT, self.groups))})
        return b"".join((*self.parts, table, len(table).to_bytes(4, "little"), MAGIC))


def packed(index: Any) -> bytes:
    """Numbers as they lie in memory, in eights: the width of one in bits, how many eights, the numbers."""
    eights = -(-len(index) // 8)
    rest = bytes((8 * eights - len(index)) * index.itemsize)
    return b"".join((bytes([8 * index.itemsize]), varint(eights << 1 | 1), index.tobytes(), rest))


def levels_of(many: Any) -> tuple[bytes, int]:
    """Where lists begin and which are empty, a bit for each of their values (an empty one has one, too)."""
    entries = numpy.maximum(many, 1)
    starts = numpy.cumsum(entries) - entries
    goes_on = numpy.ones(int(entries.sum()), numpy.uint8)
    there = goes_on.copy()
    goes_on[starts] = 0
    there[starts[many == 0]] = 0
    return bits(goes_on) + bits(there), len(there)


def bits(flags: Any) -> bytes:
    """Flags in eights, and before them how many bytes that takes."""
    data = varint(-(-len(flags) // 8) << 1 | 1) + numpy.packbits(flags, bitorder="little").tobytes()
    return len(data).to_bytes(4, "little") + data
