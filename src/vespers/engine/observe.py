"""The function that turns a view into a row of numbers.

`layout_of` reads the bounds in the annotations of a view's structs (`vespers.engine.bounds`), `encoder_of`
writes a function for that layout as source text, the way `dataclasses` does. Learners see the result in two
forms, structured and flat: see `vespers.rl.observation`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from types import NoneType
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from vespers.engine.bounds import (
    BadSpace,
    Bounds,
    BySeat,
    Each,
    Flag,
    Record,
    Row,
    SeatNumber,
    StepName,
    too_many,
)
from vespers.engine.game import Game
from vespers.engine.kernel import Choice

Encode: TypeAlias = Callable[[Any, int], "array[int]"]  # a view, and the seat that looks -> its numbers

# --- From a view to its layout


def layout_of(game: Game[Any], seats: int) -> Record:
    """The whole view of a game for this many seats."""
    return _Layout(seats, step_names(game)).record(game.views)


def step_names(game: Game[Any]) -> tuple[str, ...]:
    """The name of every choice of a game, those of chance too, and "" for its end."""
    packages = {kind.__module__ for kind in type(game).__mro__ if issubclass(kind, Game) and kind is not Game}
    found: set[str] = set()
    waiting: list[type] = [Choice]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if any(f"{kind.__module__}.".startswith(f"{package}.") for package in packages):
            found.add(kind.__name__)
    return ("", *sorted(found))


class _Layout:
    """Reads the annotations of structs, and fills in what depends on the table and the game."""

    def __init__(self, seats: int, steps: tuple[str, ...]) -> None:
        self.seats, self.steps = seats, steps

    def record(self, struct: type, maybe: bool = False, without: str = "") -> Record:
        hints = get_type_hints(struct, include_extras=True)
        names = tuple(name for name in hints if name != without)
        items = tuple(self.field(f"{struct.__name__}.{name}", hints[name]) for name in names)
        return Record(items, names, maybe)

    def field(self, name: str, hint: Any) -> Bounds:
        if get_origin(hint) is not Annotated:
            return self.plain(name, hint)
        kind, *notes = get_args(hint)
        bounds = next((one for one in notes if isinstance(one, Bounds)), None)
        return self.plain(name, kind) if bounds is None else self.filled(bounds, name, kind)

    def plain(self, name: str, hint: Any) -> Bounds:
        """What needs no annotation: yes or no, and structs within structs."""
        if hint is bool:
            return Flag()
        if is_struct(hint):
            return self.record(hint)
        inner = [kind for kind in get_args(hint) if kind is not NoneType]
        if len(inner) == 1 and get_origin(hint) is not tuple and is_struct(inner[0]):
            return self.record(inner[0], maybe=True)
        raise BadSpace(f"the bounds of {name} are not declared: expected one of vespers.engine.bounds")

    def filled(self, bounds: Bounds, name: str, hint: Any = None) -> Bounds:
        """Bounds with the number of seats, the steps of the game and the structs of the annotated tuple."""
        if isinstance(bounds, SeatNumber):
            return replace(bounds, seats=self.seats)
        if isinstance(bounds, StepName):
            return replace(bounds, names=self.steps)
        if isinstance(bounds, Each):
            item = bounds.item or self.record(get_args(hint)[0], without=getattr(bounds, "key", ""))
            most = self.seats if isinstance(bounds, BySeat) else bounds.most
            return replace(bounds, most=most, name=name, item=self.filled(item, name))
        if isinstance(bounds, Row) and not isinstance(bounds, Record):
            return replace(bounds, items=tuple(self.filled(item, name) for item in bounds.items))
        return bounds


def is_struct(hint: Any) -> bool:
    """Whether a type is a msgspec struct."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


# --- From a layout to the function that encodes


def encoder_of(layout: Record, seats: int) -> Encode:
    """The function for a layout and this many seats: from a view and who looks to its numbers.

    Numbers outside their bounds are returned as they are.
    """
    known: dict[str, Any] = {
        "array": array,
        "too_many": too_many,
        "EMPTY": array("i", layout.empty()),
        "RELATIVE": [relative(me, seats) for me in range(seats)],
    }
    numbers = count()

    def keep(value: Any) -> str:
        number = next(numbers)
        if value is None:
            return str(number)
        known[f"K{number}"] = value
        return f"K{number}"

    lines = ["def encode(v, me):", "    o, r = EMPTY[:], RELATIVE[me]"]
    lines += [f"    {line}" for line in layout.code("v", "0", keep)]
    exec("\n".join([*lines, "    return o"]), known)
    encode: Encode = known["encode"]
    return encode


def relative(me: int, seats: int) -> list[int]:
    """By seat: how many places to the left of `me`; at -1 and -2 (chance, nobody), -1."""
    return [(seat - me) % seats for seat in range(seats)] + [-1, -1]
