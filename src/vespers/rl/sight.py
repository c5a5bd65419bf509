"""What one environment sees, in the flat form: written straight from positions, in memory used again."""

from __future__ import annotations

from collections.abc import Sequence
from sys import getrefcount
from typing import Any, Final

import numpy as np

from vespers.rl.course import Course, draw_all, flat_bytes
from vespers.rl.observation import Flat, Observer
from vespers.rl.paper import COMPILED, Paper, sheet

FAR: Final = (ValueError, OverflowError, IndexError)  # a sketch found something far beyond its bounds
KEPT: Final = 3  # leaves at a time
UNUSED: Final = 2  # references to a leaf that only the list holds: it, and the call that counts them


class Sight:
    """So many rows at a time; `one` is for environments of one game."""

    def __init__(self, observer: Observer, rows: int) -> None:
        self.observer, self.rows = observer, rows
        self._blank = sheet(observer.blank * rows)
        self._page = observer.flattener.page(self._blank[:], rows) if COMPILED else None
        self._leaves: list[Flat] = []

    def draw(self, courses: Sequence[Course]) -> Paper | None:
        """What the seats asked see of each game; None where only their views can tell."""
        if self.observer.sketch is None:
            return None
        try:
            return draw_all(courses, self.observer.sketch, self._blank, self.observer.size)
        except FAR:
            return None

    def flat(self, paper: Paper) -> Flat:
        """The flat form of what was drawn, row by row."""
        leaf = self._leaf()
        if self._page is None:
            return self.observer.flat_above(self.observer.above(paper, self.rows), leaf)
        written: Any = self.observer.flattener.turn(self._page, paper)
        leaf[:] = np.frombuffer(written, "<f4").reshape(self.rows, -1)
        return leaf

    def one(self, s: Any, me: int) -> Flat | None:
        """What seat `me` sees of a position; None where only its view can tell."""
        observer, page = self.observer, self._page
        if observer.sketch is None:
            return None
        try:
            if page is not None:
                seen = flat_bytes(s, me, observer.sketch, self._blank, observer.flattener, page)
                return np.frombuffer(seen, "<f4")
            paper = self._blank[:]
            observer.sketch.draw(s, me, 0, paper)
        except FAR:
            return None
        return observer.flat_one(paper)

    def _leaf(self) -> Flat:
        """An array that nobody else holds: new memory costs more than writing on it."""
        shape, leaves = (self.rows, self.observer.flat_size), self._leaves
        for n in range(len(leaves)):
            if getrefcount(leaves[n]) == UNUSED:
                return leaves[n]
        leaf = np.empty(shape, np.float32)
        self._leaves = [leaf, *leaves[: KEPT - 1]]
        return leaf
