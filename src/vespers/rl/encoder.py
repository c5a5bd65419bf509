"""What turns views into numbers: the compiled writers or, interpreted, a function written for one layout.

That function is made as source text, as dataclasses make theirs: interpreted, walking the layout again for
every view would take three times as long, and an environment does this at every step.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NoReturn

from vespers.rl.errors import BadSpace
from vespers.rl.fields import Record
from vespers.rl.writers import COMPILED, Pen

Encode = Callable[[Any, int], "array[int]"]  # a view and who looks at it -> the raw vector
EncodeAll = Callable[[list[Any], list[int]], Any]  # views and who looks at each -> raw vectors, as a buffer


def encoder_of_many(layout: Record, seats: int, rows: int, compiled: bool = COMPILED) -> EncodeAll:
    """For so many views at a time."""
    if compiled:
        return Pen(layout.writer(), layout.empty(), rows).write
    encode = encoder(layout, seats)
    if rows == 1:
        return lambda views, seats: encode(views[0], seats[0])
    return lambda views, seats: bytearray().join(map(encode, views, seats))


def too_many(field: str, found: Sequence[Any], most: int) -> NoReturn:
    """A list that is longer than was declared."""
    raise BadSpace(f"{field} holds {len(found)}, and {most} at most was declared")


def encoder(layout: Record, seats: int) -> Encode:
    """The function for a layout, at a table of so many; bounds are not looked at."""
    known: dict[str, Any] = {
        "array": array,
        "too_many": too_many,
        "EMPTY": array("i", layout.empty()),
        "RELATIVE": [relative(me, seats) for me in range(seats)],
        "AROUND": [[(me + n) % seats for n in range(seats)] for me in range(seats)],
    }
    numbers = count()

    def keep(value: Any) -> str:
        number = next(numbers)
        if value is None:
            return str(number)
        known[f"K{number}"] = value
        return f"K{number}"

    lines = ["def encode(v, me):", "    o, r, w = EMPTY[:], RELATIVE[me], AROUND[me]"]
    lines += [f"    {line}" for line in layout.code("v", "0", keep)]
    exec("\n".join([*lines, "    return o"]), known)
    encode: Encode = known["encode"]
    return encode


def relative(me: int, seats: int) -> list[int]:
    """By seat: how many places to my left; -1 and -2 (nobody, chance) come last, as Python counts."""
    return [(seat - me) % seats for seat in range(seats)] + [-1, -1]
