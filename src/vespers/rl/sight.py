"""What environments see, in the flat form: written straight from positions, in memory used again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from sys import getrefcount
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vespers.engine.kernel import COMPILED
from vespers.rl.course import Course, Window, draw, draw_all, turn, turn_all
from vespers.rl.observation import Flat, Fold, Observer, Turner
from vespers.rl.paper import FAR, Slate, sheet

Look: TypeAlias = Callable[[int], dict[str, Any]]  # a seat -> its "observation" and "action_mask"
KEPT: Final = 3  # leaves at a time
UNUSED: Final = 2  # references to a leaf that only the list holds: it, and the call that counts them


class Sight:
    """Of so many games at a time, each seat with what it saw last."""

    def __init__(self, observer: Observer, games: int) -> None:
        self.observer, self.games = observer, games
        seats, self._leaves = observer.seats, list[Flat]()
        blank = sheet(observer.blank)
        self.slates: list[list[Any]] = [[Slate(blank)] * seats for _ in range(games)]
        if COMPILED:
            self._pages(games, seats)

    def _pages(self, games: int, seats: int) -> None:
        """Compiled: a page for each seat of one game; of many games one each, to have less to copy."""
        alone = games == 1
        rows = seats if alone else games
        pages: list[Any] = self.observer.flattener.pages(self.observer.blank, rows)
        self.slates = [pages] if alone else [[page] * seats for page in pages]
        self._flat = np.frombuffer(pages[0].flat, "<f4").reshape(rows, -1)
        self._views = [list(self._flat)] if alone else [[row] * seats for row in self._flat]

    @cached_property
    def _fold(self) -> Fold:
        return Fold(self.observer)

    def draw(self, courses: Sequence[Course]) -> NDArray[np.uint8] | None:
        """How far everything is above its least, as the seats asked see it; None: only their views tell."""
        if self.observer.sketch is None:
            return None
        try:
            draw_all(courses, self.observer.sketch, self.slates)
        except FAR:
            self.wipe()
            return None
        papers = [slates[course.asks].paper for slates, course in zip(self.slates, courses, strict=True)]
        return self.observer.above(bytearray().join(papers), self.games)

    def flat(self, courses: Sequence[Course], seats: list[int]) -> Flat | None:
        """What the seats asked see in the flat form, row by row; None where only their views can tell."""
        if not COMPILED:
            above = self.draw(courses)
            return None if above is None else self.observer.flat_above(above, self._leaf())
        observer = self.observer
        if observer.sketch is None:
            return None
        try:
            turn_all(courses, observer.sketch, observer.flattener, self.slates)
        except FAR:
            self.wipe()
            return None
        leaf = self._leaf()
        np.copyto(leaf, self._flat if self.games > 1 else self._flat[seats])
        return leaf

    def one(self, s: Any, me: int, game: int = 0) -> Flat | None:
        """What seat `me` sees of a position of one game; None where only its view can tell."""
        observer, slate = self.observer, self.slates[game][me]
        if observer.sketch is None:
            return None
        try:
            if COMPILED:
                turn(s, me, observer.sketch, observer.flattener, slate)
                return self._views[game][me].copy()
            draw(s, me, observer.sketch, slate)
        except FAR:
            self.wipe()
            return None
        return self._fold(slate.paper)

    def looking_at(self, course: Course, mask: Any) -> Look:
        """What the seats of a course see and may say; one of FAR is raised where only views can tell."""
        sketch, slates = self.observer.sketch, self.slates[0]
        assert sketch is not None
        if COMPILED:
            return Window(course, sketch, self.observer.flattener, slates, self._views[0], mask).look
        slate, nothing = slates[0], mask & 0
        folded = partial(self._fold, slate.paper)
        turned = [folded if sketch.dense else Turner(self.observer, slate.paper) for _ in slates]

        def look(me: int) -> dict[str, Any]:
            sketch.redraw(course.state, me, slate)
            may = mask if me == course.asks else nothing
            return {"observation": turned[me](), "action_mask": may.copy()}

        return look

    def wipe(self) -> None:
        """Forget what was half drawn."""
        for slates in self.slates:
            for slate in slates:
                slate.wipe()

    def _leaf(self) -> Flat:
        """An array that nobody else holds: new memory costs more than writing on it."""
        shape, leaves = (self.games, self.observer.flat_size), self._leaves
        for n in range(len(leaves)):
            if getrefcount(leaves[n]) == UNUSED:
                return leaves[n]
        leaf = np.empty(shape, np.float32)
        self._leaves = [leaf, *leaves[: KEPT - 1]]
        return leaf
