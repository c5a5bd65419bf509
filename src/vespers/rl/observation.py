"""What a learner sees: a view as numbers, structured or flat.

`vespers.engine.observe` turns a view into a row of whole numbers. Structured: a named array per field of the
view. Flat, in the order of the view: amounts scaled to 0…1 (0: there is none), and one place for each value
of everything that is no amount (all of them 0: there is none).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vespers.engine.bounds import Part
from vespers.engine.game import Game
from vespers.engine.kernel import COMPILED
from vespers.engine.observe import encoder_of, layout_of, relative, step_names
from vespers.engine.page import Page
from vespers.rl.flattener import FlatRows, Scale
from vespers.rl.stepper import Course

LARGEST: Final = 1 << 14  # bound of a number on a page
Raw: TypeAlias = NDArray[np.int32]
Flat: TypeAlias = NDArray[np.float32]
Structured: TypeAlias = dict[str, Raw]


class Observer:
    """The two forms of a game's observations for a number of seats, and their spaces.

    All methods but `raw` also take a batch: vectors as the rows of a matrix.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game, self.seats = game, seats
        self.layout = layout_of(game, seats)
        self.size = self.layout.size  # of a raw vector
        self.encode = encoder_of(self.layout, seats)
        self.parts = list(self.layout.parts("", 0))
        self.places = {part.name: places(part) for part in self.parts}
        self.low, self.high = np.zeros(self.size, np.int32), np.zeros(self.size, np.int32)
        self._one_hot = np.zeros(self.size, bool)
        for part in self.parts:
            at = self.places[part.name]
            self.low[at], self.high[at], self._one_hot[at] = part.low, part.high, part.one_hot
        self._flatten()
        self.structured_space = spaces.Dict({part.name: self._box(part) for part in self.parts})
        self.flat_space = spaces.Box(0.0, 1.0, (self.flat_size,), np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return observer_of, (self.game, self.seats)

    def _flatten(self) -> None:
        """Where each number goes in the flat form: an amount to one place, else each value to its own."""
        span = self.high - self.low
        widths = np.where(self._one_hot, span, 1)
        ends = widths.cumsum()
        self.flat_size = int(ends[-1])
        self._starts = ends - widths
        self._sources = np.arange(self.size).repeat(widths)  # the number behind each place
        self._counted = ~self._one_hot[self._sources]
        value = np.arange(1, self.flat_size + 1) - self._starts.repeat(widths)
        self._weights = np.where(self._counted, span[self._sources], value).astype(np.float32)

    def _box(self, part: Part) -> spaces.Box:
        return spaces.Box(part.low, part.high, part.dims or (1,), np.int32)

    def raw(self, view: Any, me: int) -> Raw:
        """A view as whole numbers, as seat `me` counts; what exceeds its bounds is seen as the bound."""
        found: Raw = np.frombuffer(self.encode(view, me), np.int32).clip(self.low, self.high)
        return found

    def structured(self, raw: Raw) -> Structured:
        """A named array for each field."""
        return {name: raw[..., places] for name, places in self.places.items()}

    def flat(self, raw: Raw) -> Flat:
        """One vector of floats between 0 and 1."""
        above = (raw - self.low).take(self._sources, -1).astype(np.float32)
        return np.where(self._counted, above / self._weights, above == self._weights)

    @cached_property
    def scale(self) -> Scale:
        """The same for `FlatRows`."""
        spans = (self.high - self.low).tolist()
        starts, one_hot = self._starts.tolist(), self._one_hot.tolist()
        return Scale(starts, one_hot, self.low.tolist(), spans, self.flat_size)

    def page(self) -> Page:
        """What the game's `observation.py` writes on."""
        words = {name: n for n, name in enumerate(step_names(self.game))}
        lefts = [relative(me, self.seats) for me in range(self.seats)]
        return Page(self.layout.empty(), self.seats, words, lefts)

    @cached_property
    def write(self) -> Any:
        """`write` of the game's `observation.py`; None if there is none, or if it does not fit the view."""
        face = self.game.face("observation")
        if face is None or max(abs(self.low).max(), self.high.max()) > LARGEST:
            return None
        page = self.page()
        page.begin(0)
        face.write(self.game.start(self.seats), page)
        return face.write if page.at == self.size else None

    def flat_names(self) -> list[str]:
        """The name of each place of the flat form: `packs.hand[0,3]`, `asked=4`."""
        label = {
            place: name
            for part in self.parts
            for place, name in zip(self.places[part.name].ravel().tolist(), _labels(part), strict=True)
        }
        names: list[str] = []
        for place in range(self.size):
            values = range(self.low[place] + 1, self.high[place] + 1) if self._one_hot[place] else ()
            names += [f"{label[place]}={value}" for value in values] or [label[place]]
        return names


@cache
def observer_of(game: Game[Any], seats: int) -> Observer:
    """The observer of a game, made once."""
    return Observer(game, seats)


def places(part: Part) -> NDArray[np.intp]:
    """The places of a part in the raw vector, in its shape."""
    found = np.full(part.dims or (1,), part.where, np.intp)
    for axis, step in enumerate(part.steps):
        shape = [1] * len(part.dims)
        shape[axis] = part.dims[axis]
        found += (np.arange(part.dims[axis]) * step).reshape(shape)
    return found


def _labels(part: Part) -> list[str]:
    """A name for each number of a part."""
    if not part.dims:
        return [part.name]
    return [f"{part.name}[{','.join(map(str, at))}]" for at in np.ndindex(part.dims)]


# --- Looking at positions


class Looks:
    """The flat observations of several games or seats at a time, through their views."""

    def __init__(self, observer: Observer, rows: int) -> None:
        self.observer, self.rows = observer, rows

    def one(self, s: Any, me: int, row: int = 0) -> Flat:
        """What seat `me` sees; `row` says which game or seat it is."""
        observer = self.observer
        return observer.flat(observer.raw(observer.game.view(s, me), me))

    def all(self, courses: Sequence[Course]) -> Flat:
        """What the seats asked see, a row for each game."""
        return np.stack([self.one(course.state, course.asks) for course in courses])


class FastLooks(Looks):
    """The same through the game's `observation.py`, without making views: for the compiled tree."""

    def __init__(self, observer: Observer, rows: int) -> None:
        super().__init__(observer, rows)
        self._rows = FlatRows(observer.scale, observer.page(), observer.write, rows)
        written: Any = self._rows.flat
        self._flat = np.frombuffer(written, np.float32).reshape(rows, -1)
        self._views = list(self._flat)

    def one(self, s: Any, me: int, row: int = 0) -> Flat:
        self._rows.look(s, me, row)
        return self._views[row].copy()

    def all(self, courses: Sequence[Course]) -> Flat:
        look = self._rows.look
        for row, course in enumerate(courses):
            look(course.state, course.asks, row)
        return self._flat.copy()


def looks_of(observer: Observer, rows: int) -> Looks:
    """The fastest `Looks` for a game, with memory for this many rows."""
    fast = COMPILED and observer.write is not None
    return FastLooks(observer, rows) if fast else Looks(observer, rows)
