"""What a learner sees: a view as numbers, structured or flat, from the same layout.

Both come from one raw vector of whole numbers. Structured: a named array per field of the view. Flat, in the
order of the view: amounts scaled to 0…1 (0: there is none), and one place for each value of everything that
is no amount (all of them 0: there is none).
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vespers.engine.game import Game
from vespers.rl.encoder import EncodeAll, Raw, encoder_of_many, places
from vespers.rl.fields import Part
from vespers.rl.layout import layout_of, mosaic_of, sketch_of, together_of
from vespers.rl.paper import BYTE, Sketch
from vespers.rl.stones import Mosaic
from vespers.rl.writers import Flattener

Flat: TypeAlias = NDArray[np.float32]
Structured: TypeAlias = dict[str, Raw]


class Observer:
    """The two forms of a game's observations at a table of so many, and their spaces.

    All methods but `raw` also take a batch: vectors as the rows of a matrix.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        layout = layout_of(game, seats)
        self.game, self.seats = game, seats
        self.layout = layout
        self._encode = encoder_of_many(layout, seats, 1)
        self.parts = list(layout.parts("", 0))
        self.places = {part.name: places(part) for part in self.parts}
        self.size = layout.size  # of a raw vector
        self._bounds(layout.size)
        self._flatten()
        self.blank = bytes(layout.blank())
        self.structured_space = spaces.Dict({part.name: self._box(part) for part in self.parts})
        self.flat_space = spaces.Box(0.0, 1.0, (self.flat_size,), np.float32)

    def _bounds(self, size: int) -> None:
        self.low, self.high = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self._one_hot = np.zeros(size, bool)
        for part in self.parts:
            self.low[self.places[part.name]] = part.low
            self.high[self.places[part.name]] = part.high
            self._one_hot[self.places[part.name]] = part.one_hot

    def _flatten(self) -> None:
        """Where each number goes in the flat form: an amount to one place, else each value to its own."""
        order, span = self._order(), self.high - self.low
        widths = np.where(self._one_hot, span, 1)
        ends = widths[order].cumsum()
        self.flat_size = int(ends[-1])
        self._starts = ends - widths[order]  # in the order of the flat form
        self._number = order.argsort()  # of each number in that order
        self._sources = order.repeat(widths[order])  # the number behind each place
        self._counted = ~self._one_hot[self._sources]
        value = np.arange(1, self.flat_size + 1) - self._starts.repeat(widths[order])
        self._weights = np.where(self._counted, span[self._sources], value).astype(np.float32)

    def _order(self) -> NDArray[np.intp]:
        """The numbers in the order of the flat form: that of the view, but for rows that stand together."""
        order = np.arange(self.size)
        rows = [self.places[name] for name in together_of(self.game)]
        if not rows:
            return order
        together = [np.sort(np.concatenate([part[n].ravel() for part in rows])) for n in range(len(rows[0]))]
        first, moved = int(together[0][0]), np.concatenate(together)
        rest = order[~np.isin(order, moved)]
        return np.concatenate([rest[rest < first], moved, rest[rest > first]])

    @cached_property
    def mosaic(self) -> Mosaic[Any] | None:
        """What lays the flat form; None: the game is seen through its view."""
        return mosaic_of(self.game, self.seats, self.parts)

    @cached_property
    def sketch(self) -> Sketch[Any] | None:
        """What draws the raw numbers, compiled, as far as bytes hold them; None as above."""
        return sketch_of(self.game, self.seats) if (self.high - self.low).max(initial=0) <= BYTE else None

    @cached_property
    def flattener(self) -> Flattener:
        """What makes the flat form of what was drawn."""
        spans = (self.high - self.low).clip(0, BYTE)
        widths = np.where(self._one_hot, spans, 0)
        starts = self._starts[self._number] - self._one_hot  # of kinds: below the first
        return Flattener(starts.tolist(), widths.tolist(), spans.tolist(), self.blank, self.flat_size)

    def _box(self, part: Part) -> spaces.Box:
        return spaces.Box(part.low, part.high, part.dims or (1,), np.int32)

    def raw(self, view: Any, me: int) -> Raw:
        """A view as whole numbers, as seat `me` counts; what exceeds its bounds is seen as the bound."""
        raw: Raw = self._encode([view], [me])[0]
        return raw

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
        above = (raw - self.low).take(self._sources, -1).astype(np.float32)
        return np.where(self._counted, above / self._weights, above == self._weights)

    def raw_of(self, flat: Flat) -> Raw:
        """The whole numbers that a flat form was made of."""
        above = np.add.reduceat(flat * self._weights, self._starts, -1).round().astype(np.int32)
        raw: Raw = above.take(self._number, -1) + self.low
        return raw

    def flat_names(self) -> list[str]:
        """What stands at each place of the flat form: `packs.hand[0,3]`, `asked=PlaceWolf`."""
        label = {
            place: name
            for part in self.parts
            for place, name in zip(self.places[part.name].ravel().tolist(), _labels(part), strict=True)
        }
        names: list[str] = []
        for place in self._order().tolist():
            values = range(self.low[place] + 1, self.high[place] + 1) if self._one_hot[place] else ()
            names += [f"{label[place]}={value}" for value in values] or [label[place]]
        return names


@cache
def observer_of(game: Game[Any], seats: int) -> Observer:
    """The observer of a game, made once."""
    return Observer(game, seats)


def _labels(part: Part) -> list[str]:
    """A name for each number of a part."""
    if not part.dims:
        return [part.name]
    return [f"{part.name}[{','.join(map(str, at))}]" for at in np.ndindex(part.dims)]
