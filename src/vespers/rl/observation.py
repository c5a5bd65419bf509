"""What a learner sees: a view as numbers, structured or flat, from the same layout.

Both come from one raw vector of whole numbers. Structured: a named array per field of the view. Flat: all
numbers scaled to 0…1 (0: there is none), then one place for each value of everything that is no amount (all
of them 0: there is none).
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vespers.engine.game import Game
from vespers.rl.encoder import BYTE, EncodeAll, Raw, encoder_of_many, places
from vespers.rl.fields import Part
from vespers.rl.layout import layout_of, sketch_of
from vespers.rl.writers import Flattener

Flat: TypeAlias = NDArray[np.float32]
Structured: TypeAlias = dict[str, Raw]
LONG: Final = 32  # places
UINT8: Final = np.dtype(np.uint8)  # quicker than its type, where one is asked for


class Observer:
    """The two forms of a game's observations at a table of so many, and their spaces.

    All methods but `raw` also take a batch: raw vectors as the rows of a matrix.
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
        self.blank = bytes(layout.blank())
        self._flatten()
        self._missing = -np.frombuffer(self.blank, np.uint8)  # to 0 where nothing is; bytes go round
        fits = int((self.high - self.low).max(initial=0)) <= BYTE
        self.sketch = sketch_of(game, seats) if fits else None  # None: a game is seen through its view
        self._most = (self.high - self.low).clip(0, BYTE).astype(np.uint8)
        self.structured_space = spaces.Dict({part.name: self._box(part) for part in self.parts})
        self.flat_space = spaces.Box(0.0, 1.0, (self.flat_size,), np.float32)

    @cached_property
    def meanings(self) -> tuple[list[tuple[int, int]], NDArray[np.float32]]:
        """For each place of the flat form the raw one it looks at, and its table of all bytes' meanings."""
        looks, rows = list[tuple[int, int]](), list[NDArray[np.float32]]()
        tables: dict[tuple[int, ...], int] = {}
        for place in np.concatenate([self.amounts, self.kinds]).tolist():
            span, blank = int(self.high[place] - self.low[place]), self.blank[place]
            above = np.minimum((np.arange(BYTE + 1) - blank) & BYTE, span)
            one_hot = len(looks) >= len(self.amounts)
            for value in range(1, span + 1) if one_hot else [0]:
                if (span, blank, value) not in tables:
                    tables[span, blank, value] = len(rows)
                    rows.append((above == value if one_hot else above / np.float32(span)).astype(np.float32))
                looks.append((place, tables[span, blank, value]))
        return looks, np.concatenate(rows)

    @cached_property
    def spelling(self) -> list[tuple[int, Any]]:
        """For each raw place where its amount stands in the flat form, and what each byte means there.

        Of what is no amount the meanings are the places of its values, and it stands nowhere else: -1. The
        place of none is beyond the end.
        """
        starts, meanings = [-1] * self.size, list[Any]([None] * self.size)
        looks, table = self.meanings
        for start, (place, number) in enumerate(looks[: len(self.amounts)]):
            first = number * (BYTE + 1)
            starts[place], meanings[place] = start, table[first : first + BYTE + 1].tolist()
        for place, base in zip(self.kinds.tolist(), self._bases.tolist(), strict=True):
            span = int(self.high[place] - self.low[place])
            values = [base + min(byte, span) for byte in range(1, BYTE + 1)]
            meanings[place] = [self.flat_size, *values]
        return list(zip(starts, meanings, strict=True))

    def _bounds(self, size: int) -> None:
        self.low, self.high = np.zeros(size, np.int32), np.zeros(size, np.int32)
        for part in self.parts:
            self.low[self.places[part.name]] = part.low
            self.high[self.places[part.name]] = part.high

    def _flatten(self) -> None:
        """Where numbers and kinds go in the flat form."""
        amounts = [self.places[part.name].ravel() for part in self.parts if not part.one_hot]
        kinds = [self.places[part.name].ravel() for part in self.parts if part.one_hot]
        runs, rest = runs_of(np.concatenate([*amounts, np.zeros(0, np.intp)]))
        self.amounts = np.concatenate([*runs, rest])
        beside: list[Any] = [slice(int(run[0]), int(run[-1]) + 1) for run in runs]
        self._sources = [*beside, rest]  # of the amounts; in the flat form they stand one after the other
        self.kinds = np.concatenate([*kinds, np.zeros(0, np.intp)])
        self._span = (self.high - self.low)[self.amounts].astype(np.float32)
        values = (self.high - self.low)[self.kinds]
        self.flat_size = int(len(self.amounts) + values.sum())
        self._bases = (len(self.amounts) + np.cumsum(values) - values - 1).astype(np.intp)  # below the first
        self._bases_of_rows: dict[int, NDArray[np.intp]] = {}  # by how many they are
        starts, widths = np.zeros(self.size, np.intp), np.zeros(self.size, np.intp)
        starts[self.amounts], starts[self.kinds] = np.arange(len(self.amounts)), self._bases
        widths[self.kinds] = values
        spans = (self.high - self.low).clip(0, BYTE).tolist()
        self.flattener = Flattener(starts.tolist(), widths.tolist(), spans, self.blank, self.flat_size)

    def _box(self, part: Part) -> spaces.Box:
        return spaces.Box(part.low, part.high, part.dims or (1,), np.int32)

    def raw(self, view: Any, me: int) -> Raw:
        """A view as whole numbers, as seat `me` counts; what exceeds its bounds is seen as the bound."""
        raw: Raw = self._encode([view], [me])[0]
        return raw

    def above(self, papers: bytearray, rows: int) -> NDArray[np.uint8]:
        """What a sketch wrote, row by row: how far each number is above its least, within its bounds."""
        above = np.frombuffer(papers, np.uint8).reshape(rows, -1)
        above += self._missing
        np.minimum(above, self._most, out=above)
        return above

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
            return self.flat_above(raw - self.low)
        flat: Flat = self.flat_above((raw - self.low)[None])[0]
        return flat

    def flat_above(self, above: NDArray[Any], leaf: Flat | None = None) -> Flat:
        """The same for rows of how far each number is above its least; on a leaf of their shape, if given."""
        rows, many = len(above), len(self.amounts)
        flat = np.empty((rows, self.flat_size), np.float32) if leaf is None else leaf
        flat[:, many:] = 0.0
        end = 0
        for source in self._sources:
            amounts = above[:, source]
            start, end = end, end + amounts.shape[1]
            np.divide(amounts, self._span[start:end], flat[:, start:end], casting="unsafe", dtype=np.float32)
        found = above.take(self.kinds, 1).reshape(-1)
        there = (found != 0).nonzero()[0]
        flat.reshape(-1)[self._bases_of(rows)[there] + found[there]] = 1.0
        return flat

    def _bases_of(self, rows: int) -> NDArray[np.intp]:
        """Of all rows as one long vector: numpy finds its way there sooner than by pairs."""
        if rows not in self._bases_of_rows:
            first = (np.arange(rows) * self.flat_size)[:, None]
            self._bases_of_rows[rows] = (first + self._bases).reshape(-1)
        return self._bases_of_rows[rows]

    def flat_names(self) -> list[str]:
        """What stands at each place of the flat form: `packs.hand[0,3]`, `asked=PlaceWolf`."""
        label = {
            place: name
            for part in self.parts
            for place, name in zip(self.places[part.name].ravel().tolist(), _labels(part), strict=True)
        }
        kinds = [
            f"{label[place]}={value}"
            for place in self.kinds.tolist()
            for value in range(self.low[place] + 1, self.high[place] + 1)
        ]
        return [label[place] for place in self.amounts.tolist()] + kinds


class Fold:
    """Folds what a sketch wrote into the flat form, for one row in as few calls of numpy as can be.

    Every place of the flat form looks at one byte, and has a table of what that byte means to it.
    """

    def __init__(self, observer: Observer) -> None:
        looks, self._meanings = observer.meanings
        self._sources = np.array([source for source, _ in looks], np.intp)
        self._begins = np.array([table for _, table in looks], np.intp) * (BYTE + 1)
        self._bytes = np.empty(len(looks), np.uint8)
        self._index = np.empty(len(looks), np.intp)

    def __call__(self, paper: Any) -> Flat:
        np.frombuffer(paper, UINT8).take(self._sources, 0, self._bytes, "clip")
        np.add(self._bytes, self._begins, self._index)
        flat: Flat = self._meanings.take(self._index, 0, None, "clip")
        return flat


class Turner:
    """Turns the flat form of one seat from what a sketch wrote last on its paper to what is there now.

    Quicker than folding everything where little changes from look to look.
    """

    def __init__(self, observer: Observer, paper: Any) -> None:
        self._spelling = observer.spelling
        self._paper, self._now = paper, np.frombuffer(paper, UINT8)
        self._before = np.frombuffer(observer.blank, UINT8).copy()
        self._changed = np.empty(observer.size, np.bool_)
        flat = np.zeros(observer.flat_size + 1, np.float32)
        self._flat = flat[:-1]  # beyond it is the place of none
        self._told: Any = self._before.data  # a number is found and written sooner in these two
        self._written: Any = flat.data

    def __call__(self) -> Flat:
        spelling, paper, told, written = self._spelling, self._paper, self._told, self._written
        for place in np.not_equal(self._now, self._before, self._changed).nonzero()[0].tolist():
            start, meaning = spelling[place]
            if start >= 0:
                written[start] = meaning[paper[place]]
            else:
                written[meaning[told[place]]] = 0.0
                written[meaning[paper[place]]] = 1.0
        told[:] = paper
        return self._flat.copy()


@cache
def observer_of(game: Game[Any], seats: int) -> Observer:
    """The observer of a game, made once."""
    return Observer(game, seats)


def runs_of(places: NDArray[np.intp]) -> tuple[list[NDArray[np.intp]], NDArray[np.intp]]:
    """Long runs of places that stand side by side and need not be gathered, and all others."""
    found = np.sort(places)
    runs = np.split(found, np.flatnonzero(np.diff(found) != 1) + 1)
    long = [run for run in runs if len(run) >= LONG]
    return long, places[~np.isin(places, np.concatenate([*long, np.zeros(0, np.intp)]))]


def _labels(part: Part) -> list[str]:
    """A name for each number of a part."""
    if not part.dims:
        return [part.name]
    return [f"{part.name}[{','.join(map(str, at))}]" for at in np.ndindex(part.dims)]
