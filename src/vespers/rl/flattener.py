"""Flat observations, updated in place: only numbers that have changed are written. Compiled."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, read_i16_le, read_i32_le, read_i64_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from vespers.engine.page import Page

ONE: Final = 0x3F800000  # 1.0 as a float of four bytes
WORD: Final = 8  # bytes: four numbers


class Scale:
    """Where each number of a layout goes in the flat form: an amount to one place, a kind to one of several.

    Amounts become floats from 0 (there is none) to 1; floats are written as whole numbers of the same bits.
    """

    __slots__ = ("begins", "flat_size", "fractions", "lows", "spans", "starts", "widths")

    def __init__(
        self, starts: list[int], one_hot: list[bool], lows: list[int], spans: list[int], flat_size: int
    ) -> None:
        self.flat_size: i64 = flat_size
        self.starts = vec[i64]([i64(n) for n in starts])
        self.widths = vec[i64]([i64(1 if kind else 0) for kind in one_hot])  # 1: a kind
        self.lows = vec[i64]([i64(n) for n in lows])
        self.spans = vec[i64]([i64(n) for n in spans])
        different = sorted(set(spans))
        begins = {span: sum([other + 1 for other in different if other < span]) for span in different}
        self.begins = vec[i64]([i64(begins[span]) for span in spans])
        self.fractions = vec[i32]([bits(n / max(span, 1)) for span in different for n in range(span + 1)])


class FlatRows:
    """The flat forms of several pages, one row each."""

    __slots__ = ("before", "flat", "page", "scale", "write")

    def __init__(self, scale: Scale, page: Page, write: Any, rows: int) -> None:
        self.scale = scale
        self.page = page
        self.write = write  # of a game's `observation.py`
        self.flat = vec[i32]([i32(0)] * (rows * scale.flat_size))
        self.before = [bytes(page.empty)] * rows  # what each row was written from

    def look(self, s: Any, me: int, row: int) -> None:
        """Bring a row up to date with what seat `me` sees."""
        page = self.page
        page.begin(me)
        self.write(s, page)
        self.turn(bytes(page.numbers), row)

    def turn(self, now: bytes, row: i64) -> None:
        """Write the numbers that have changed."""
        before = self.before[row]
        first = row * self.scale.flat_size
        at, end = i64(0), i64(len(now))
        while at + WORD <= end:  # most of the words are as they were
            if read_i64_le(before, at) != read_i64_le(now, at):
                self.change(before, now, at, first)
                self.change(before, now, at + 2, first)
                self.change(before, now, at + 4, first)
                self.change(before, now, at + 6, first)
            at += WORD
        while at < end:
            self.change(before, now, at, first)
            at += 2
        self.before[row] = now

    def change(self, before: bytes, now: bytes, at: i64, first: i64) -> None:
        """Write the number at this byte."""
        old, new = read_i16_le(before, at), read_i16_le(now, at)
        if old == new:
            return
        scale, place = self.scale, at >> 1
        low, span = scale.lows[place], scale.spans[place]
        start = first + scale.starts[place]
        above = bounded(i64(new) - low, span)
        if scale.widths[place] == 0:
            self.flat[start] = scale.fractions[scale.begins[place] + above]
            return
        below = bounded(i64(old) - low, span)
        if below > 0:
            self.flat[start + below - 1] = 0
        if above > 0:
            self.flat[start + above - 1] = ONE


def bounded(number: i64, most: i64) -> i64:
    """The number within 0 and `most`."""
    if number < 0:
        return 0
    return most if number > most else number


def bits(number: float) -> i32:
    """The whole number whose four bytes are this float."""
    out = BytesWriter()
    write_f32_le(out, number)
    return read_i32_le(out.getvalue(), 0)
