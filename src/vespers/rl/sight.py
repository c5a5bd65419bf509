"""What environments see in the flat form, straight from positions: compiled it is drawn, interpreted laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sys import getrefcount
from typing import Any, Final, TypeAlias

import numpy as np

from vespers.engine.kernel import COMPILED
from vespers.rl.course import Course, Window, turn, turn_all
from vespers.rl.observation import Flat, Observer
from vespers.rl.paper import FAR
from vespers.rl.stones import Bed

Look: TypeAlias = Callable[[int], dict[str, Any]]  # a seat -> its "observation" and "action_mask"
JOIN: Final = bytearray().join  # stones to what can be written to
FLOAT32: Final = np.dtype(np.float32)  # quicker than its type, where one is asked for
KEPT: Final = 3  # leaves at a time
UNUSED: Final = 2  # references to a leaf that only the list holds: it, and the call that counts them


class Sight:
    """Of so many games at a time. One of FAR is raised where only views can tell."""

    def all(self, courses: Sequence[Course]) -> Flat:
        """What the seats asked see, row by row."""
        raise NotImplementedError

    def one(self, s: Any, me: int, game: int) -> Flat:
        """What seat `me` sees of a position of one game."""
        raise NotImplementedError

    def looking_at(self, course: Course, mask: Any) -> Look:
        """What the seats of the only course see and may say; `mask` is an array over its marks."""
        raise NotImplementedError


def sight_of(observer: Observer, games: int) -> Sight | None:
    """The sight of a game's positions; None: only views can tell."""
    if COMPILED:
        return None if observer.sketch is None else Drawn(observer, games)
    return None if observer.mosaic is None else Laid(observer, games)


def quick_look(sight: Sight | None, s: Any, me: int, game: int = 0) -> Flat | None:
    """What a seat sees of a position of one game; None where only its view can tell."""
    try:
        return None if sight is None else sight.one(s, me, game)
    except FAR:
        return None


def quick_looks(sight: Sight | None, courses: Sequence[Course]) -> Flat | None:
    """What the seats asked see, row by row; None where only their views can tell."""
    try:
        return None if sight is None else sight.all(courses)
    except FAR:
        return None


class Laid(Sight):
    """Each game has its bed."""

    def __init__(self, observer: Observer, games: int) -> None:
        assert observer.mosaic is not None
        self.mosaic = observer.mosaic
        self.beds = [Bed() for _ in range(games)]

    def all(self, courses: Sequence[Course]) -> Flat:
        lay, stones = self.mosaic.lay, list[bytes]()
        for course, bed in zip(courses, self.beds, strict=True):
            stones += lay(course.state, course.asks, bed)
        return np.frombuffer(JOIN(stones), FLOAT32).reshape(len(courses), -1)

    def one(self, s: Any, me: int, game: int) -> Flat:
        return np.frombuffer(JOIN(self.mosaic.lay(s, me, self.beds[game])), FLOAT32)

    def looking_at(self, course: Course, mask: Any) -> Look:
        lay, bed, nothing = self.mosaic.lay, self.beds[0], mask & 0
        join, array, kind = JOIN, np.frombuffer, FLOAT32

        def look(me: int) -> dict[str, Any]:
            may = mask if me == course.asks else nothing
            seen = array(join(lay(course.state, me, bed)), kind)
            return {"observation": seen, "action_mask": may.copy()}

        return look


class Drawn(Sight):
    """A page for each seat of one game; of many games one each, to have less to copy."""

    def __init__(self, observer: Observer, games: int) -> None:
        assert observer.sketch is not None
        self.sketch, self.flattener = observer.sketch, observer.flattener
        seats, alone = observer.seats, games == 1
        pages = self.flattener.pages(observer.blank, seats if alone else games)
        self.pages = [pages] if alone else [[page] * seats for page in pages]
        written: Any = pages[0].flat
        self._flat = np.frombuffer(written, FLOAT32).reshape(len(pages), -1)
        self._views = [list(self._flat)] if alone else [[row] * seats for row in self._flat]
        self._leaves: list[Flat] = []

    def all(self, courses: Sequence[Course]) -> Flat:
        turn_all(courses, self.sketch, self.flattener, self.pages)
        leaf = self._leaf((len(courses), self._flat.shape[1]))
        np.copyto(leaf, self._flat if len(courses) > 1 else self._flat[[courses[0].asks]])
        return leaf

    def one(self, s: Any, me: int, game: int) -> Flat:
        turn(s, me, self.sketch, self.flattener, self.pages[game][me])
        return self._views[game][me].copy()

    def looking_at(self, course: Course, mask: Any) -> Look:
        return Window(course, self.sketch, self.flattener, self.pages[0], self._views[0], mask).look

    def _leaf(self, shape: tuple[int, int]) -> Flat:
        """An array that nobody else holds: new memory costs more than writing on it."""
        leaves = self._leaves
        for n in range(len(leaves)):
            if getrefcount(leaves[n]) == UNUSED:
                return leaves[n]
        leaf = np.empty(shape, np.float32)
        self._leaves = [leaf, *leaves[: KEPT - 1]]
        return leaf
