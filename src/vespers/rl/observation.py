"""What a learner sees: a view as numbers, structured or flat, from the same layout.

Both come from one raw vector of whole numbers. Structured: a named array per field of the view. Flat: all
numbers scaled to 0…1 (0: there is none), then one place for each value of everything that is no amount.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vespers.engine.game import Game
from vespers.rl.encoder import EncodeAll, Raw, encoder_of_many, places
from vespers.rl.fields import Part
from vespers.rl.layout import layout_of
from vespers.rl.writers import COMPILED, Flattener, Pen

Flat: TypeAlias = NDArray[np.float32]
Structured: TypeAlias = dict[str, Raw]


class Observer:
    """The two forms of a game's observations at a table of so many, and their spaces.

    All methods but `raw` also take a batch: raw vectors as the rows of a matrix.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        layout = layout_of(game, seats)
        self.game, self.seats = game, seats
        self.layout = layout
        self._encode = encoder_of_many(layout, seats, 1)
        self._pen = Pen(layout.writer(), layout.empty())
        self.parts = list(layout.parts("", 0))
        self.places = {part.name: places(part) for part in self.parts}
        self._bounds(layout.size)
        self._flatten()
        self.structured_space = spaces.Dict({part.name: self._box(part) for part in self.parts})
        self.flat_space = spaces.Box(0.0, 1.0, (self.flat_size,), np.float32)

    def _bounds(self, size: int) -> None:
        self.low, self.high = np.zeros(size, np.int32), np.zeros(size, np.int32)
        for part in self.parts:
            self.low[self.places[part.name]] = part.low
            self.high[self.places[part.name]] = part.high

    def _flatten(self) -> None:
        """Where numbers and kinds go in the flat form."""
        amounts = [self.places[part.name].ravel() for part in self.parts if not part.one_hot]
        kinds = [self.places[part.name].ravel() for part in self.parts if part.one_hot]
        self._amounts = np.concatenate([*amounts, np.zeros(0, np.intp)])
        self._kinds = np.concatenate([*kinds, np.zeros(0, np.intp)])
        self._least = self.low[self._amounts]
        self._span = (self.high[self._amounts] - self._least).astype(np.float32)
        widths = (self.high - self.low + 1)[self._kinds]
        starts = len(self._amounts) + np.cumsum(widths) - widths
        self._starts = (starts - self.low[self._kinds]).astype(np.intp)
        self.flat_size = int(len(self._amounts) + widths.sum())
        self.flattener = self._flattener()

    def _flattener(self) -> Flattener:
        spans = self._span.astype(np.int64)
        fractions = [(np.arange(span + 1, dtype=np.float32) / np.float32(span)).tolist() for span in spans]
        return Flattener(
            self._amounts.tolist(),
            self._least.tolist(),
            (np.cumsum(spans + 1) - spans - 1).tolist(),
            [fraction for each in fractions for fraction in each],
            self._kinds.tolist(),
            self._starts.tolist(),
            self.flat_size,
        )

    def _box(self, part: Part) -> spaces.Box:
        return spaces.Box(part.low, part.high, part.dims or (1,), np.int32)

    def raw(self, view: Any, me: int) -> Raw:
        """A view as whole numbers, as seat `me` counts; what exceeds its bounds is seen as the bound."""
        raw: Raw = self._encode([view], [me])[0]
        return raw

    def flat_of(self, view: Any, me: int) -> Flat:
        """The flat form of a view."""
        if not COMPILED:
            return self.flat(self.raw(view, me))
        return np.frombuffer(bytearray(self.flattener.flat(self._pen.write([view], [me]))), "<f4")

    def for_rows(self, rows: int) -> EncodeAll:
        """The same for so many views at a time, as the rows of a matrix."""
        return encoder_of_many(self.layout, self.seats, rows)

    def structured(self, raw: Raw) -> Structured:
        """A named array for each field."""
        if raw.ndim == 1:
            return {name: raw[places] for name, places in self.places.items()}
        return {name: raw[:, places] for name, places in self.places.items()}

    def flat(self, raw: Raw) -> Flat:
        """One vector of floats between 0 and 1."""
        if raw.ndim > 1:
            return self._flat_rows(raw)
        flat = np.zeros(self.flat_size, np.float32)
        above = raw.take(self._amounts)
        above -= self._least
        np.divide(above, self._span, flat[: len(above)], casting="unsafe", dtype=np.float32)
        flat[raw.take(self._kinds) + self._starts] = 1.0
        return flat

    def _flat_rows(self, raw: Raw) -> Flat:
        flat = np.zeros((len(raw), self.flat_size), np.float32)
        above = raw.take(self._amounts, 1)
        above -= self._least
        np.divide(above, self._span, flat[:, : above.shape[1]], casting="unsafe", dtype=np.float32)
        ones = raw.take(self._kinds, 1) + self._starts
        ones += (np.arange(len(raw)) * self.flat_size)[:, None]  # of one long vector: faster than pairs
        flat.reshape(-1)[ones] = 1.0
        return flat

    def flat_names(self) -> list[str]:
        """What stands at each place of the flat form: `packs.hand[0,3]`, `asked=PlaceWolf`."""
        amounts = [label for part in self.parts if not part.one_hot for label in _labels(part)]
        kinds = [
            f"{label}={value}"
            for part in self.parts
            if part.one_hot
            for label in _labels(part)
            for value in range(part.low, part.high + 1)
        ]
        return amounts + kinds


@cache
def observer_of(game: Game[Any], seats: int) -> Observer:
    """The observer of a game, made once."""
    return Observer(game, seats)


def _labels(part: Part) -> list[str]:
    """A name for each number of a part."""
    if not part.dims:
        return [part.name]
    return [f"{part.name}[{','.join(map(str, at))}]" for at in np.ndindex(part.dims)]
