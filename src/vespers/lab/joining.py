"""Parquet files of the same columns become one without being read.

A Parquet file is `PAR1`, groups of rows, a table of contents, its length, `PAR1`. The groups are copied as
they are, one file after the other, and behind them comes one table of contents for all. It is written in
Thrift's compact protocol: fields as (number, type, value), whole numbers in zigzag, seven bits a byte.
Nothing of it is understood here but the fields that say where a column begins; these are moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

MAGIC = b"PAR1"
TRUE: Final = 1
FALSE: Final = 2
BYTE: Final = 3
I16: Final = 4
I32: Final = 5
I64: Final = 6
DOUBLE: Final = 7
BINARY: Final = 8
LIST: Final = 9
SET: Final = 10
MAP: Final = 11
STRUCT: Final = 12
ONE_BYTE = [bytes([n]) for n in range(128)]
WRITTEN = 16 + STRUCT  # a struct that is bytes already
Struct = dict[int, tuple[int, Any]]  # number -> type, value; the values of a list: (type, values)

# What is called how in the table of contents (parquet.thrift).
ROWS, GROUPS = 3, 4  # of a file
COLUMNS, GROUP_AT, ORDINAL = 1, 5, 7  # of a group
CHUNK_AT, COLUMN = 2, 3  # of a column; what lies beyond its data is not carried over
DATA_AT, INDEX_AT, DICTIONARY_AT = 9, 10, 11


class Reader:
    """Values out of bytes."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def varint(self) -> int:
        value = self.byte()
        if value < 128:
            return value
        value &= 127
        shift = 7
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            if byte < 128:
                return value
            shift += 7

    def whole(self) -> int:
        value = self.varint()
        return value >> 1 ^ -(value & 1)

    def raw(self, many: int) -> bytes:
        self.at += many
        return self.data[self.at - many : self.at]

    def struct(self) -> Struct:
        found: Struct = {}
        number = 0
        while head := self.byte():
            number = number + (head >> 4) if head >> 4 else self.whole()
            found[number] = (head & 15, self.value(head & 15))
        return found

    def value(self, kind: int) -> Any:
        if I16 <= kind <= I64:
            return self.whole()
        if kind == BINARY:
            return self.raw(self.varint())
        if kind == STRUCT:
            return self.struct()
        if kind <= FALSE:  # a field says it by its type
            return None
        return self.values() if kind in (LIST, SET, MAP) else self.raw(1 if kind == BYTE else 8)

    def values(self) -> tuple[int, list[Any]]:
        head = self.byte()
        many, kind = (head >> 4) if head >> 4 < 15 else self.varint(), head & 15
        if kind in (TRUE, FALSE):  # in a list, a byte each
            kind = BYTE
        return head & 15, [self.value(kind) for _ in range(many)]


def varint(value: int) -> bytes:
    if value < 128:
        return ONE_BYTE[value]
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def whole(value: int) -> bytes:
    return varint(value << 1 if value >= 0 else ~value << 1 | 1)


def struct(fields: Struct) -> bytes:
    """As it is written."""
    found, last = [], 0
    for number, (kind, value) in fields.items():
        step = number - last
        found.append(bytes([step << 4 | kind]) if 0 < step < 16 else bytes([kind]) + whole(number))
        found.append(written(kind, value))
        last = number
    return b"".join(found) + b"\0"


def written(kind: int, value: Any) -> bytes:
    if I16 <= kind <= I64:
        return whole(value)
    if kind == BINARY:
        return varint(len(value)) + bytes(value)
    if kind == STRUCT:
        return struct(value)
    if kind <= FALSE:
        return b""
    return values(*value) if kind in (LIST, SET, MAP) else bytes(value)


def values(kind: int, items: list[Any]) -> bytes:
    said = kind & 15
    many = bytes([len(items) << 4 | said]) if len(items) < 15 else bytes([240 | said]) + varint(len(items))
    return many + b"".join([written(BYTE if kind in (TRUE, FALSE) else kind, item) for item in items])


def contents(data: bytes) -> Struct:
    """The table of contents at the end of a file."""
    return Reader(data).struct()


def moved(group: Struct, by: int, ordinal: int) -> Struct:
    """A group of rows that begins elsewhere."""
    kind, columns = group[COLUMNS][1]
    shifted = {**group, COLUMNS: (LIST, (kind, [moved_column(one, by) for one in columns]))}
    if GROUP_AT in group:
        shifted[GROUP_AT] = (I64, group[GROUP_AT][1] + by)
    if ORDINAL in group:
        shifted[ORDINAL] = (I16, ordinal)
    return shifted


def moved_column(column: Struct, by: int) -> Struct:
    about = dict(column[COLUMN][1])
    for key in (DATA_AT, INDEX_AT, DICTIONARY_AT):
        if key in about:
            about[key] = (I64, about[key][1] + by)
    at = column[CHUNK_AT][1]
    return {CHUNK_AT: (I64, at + by if at else 0), COLUMN: (STRUCT, about)}


def footer(data: bytes) -> bytes:
    """The table of contents of a whole file, as it is written."""
    length = int.from_bytes(data[-8:-4], "little")
    return data[-8 - length : -8]


def joined(parts: Sequence[Path], path: Path) -> None:
    """Write the rows of all parts, in this order."""
    groups: list[bytes] = []  # as they are written: many groups would be many objects
    rows = 0
    with path.open("wb") as out:
        out.write(MAGIC)
        for part in parts:
            with part.open("rb") as file:
                about = taken(file, out, groups)
            rows += about[ROWS][1]
        whole_file = {**about, ROWS: (I64, rows), GROUPS: (LIST, (WRITTEN, groups))}
        table = struct(whole_file)
        out.write(table + len(table).to_bytes(4, "little") + MAGIC)


def taken(file: BinaryIO, out: BinaryIO, groups: list[bytes]) -> Struct:
    """Take the rows of one file over; what its table of contents says."""
    file.seek(-8, 2)
    length = int.from_bytes(file.read(4), "little")
    end = file.seek(-8 - length, 2)
    about = contents(file.read(length))
    by = out.tell() - len(MAGIC)
    groups += [struct(moved(group, by, len(groups) + n)) for n, group in enumerate(about[GROUPS][1][1])]
    file.seek(len(MAGIC))
    left = end - len(MAGIC)
    while left:
        block = file.read(min(left, 1 << 20))
        out.write(block)
        left -= len(block)
    return about
