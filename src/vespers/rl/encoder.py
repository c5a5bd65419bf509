"""What turns views into numbers: the compiled writers or, interpreted, a function written for one layout.

That function is made as source text, as dataclasses make theirs: interpreted, walking the layout again for
every view would take three times as long, and an environment does this at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NoReturn, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vespers.engine.kernel import COMPILED
from vespers.rl.errors import BadSpace
from vespers.rl.fields import Part, Record
from vespers.rl.paper import relative
from vespers.rl.writers import Pen

Raw: TypeAlias = NDArray[np.int32]
Encode = Callable[
    [Any, int], bytearray
]  # a view and who looks at it -> how far each number is above its least
EncodeAll = Callable[[list[Any], list[int]], Raw]  # views and who looks at each -> the numbers, row by row
BYTE = 255


def encoder_of_many(layout: Record, seats: int, rows: int, compiled: bool = COMPILED) -> EncodeAll:
    """For so many views at a time; what exceeds its bounds is seen as the bound."""
    pen = Pen(layout.writer(), layout.empty(), rows)

    def write(views: list[Any], seats: list[int]) -> Raw:
        written: Any = pen.write(views, seats)
        return np.frombuffer(written, np.int32).reshape(rows, -1)

    least = np.array(layout.empty(), np.int32)
    span = bounds(layout) - least
    if compiled or span.max(initial=0) > BYTE:
        return write
    encode, most = encoder(layout, seats), span.astype(np.uint8)
    beyond = -np.array(layout.blank(), np.uint8)  # what is missing to 0 where nothing is; bytes go round

    def fast(views: list[Any], seats: list[int]) -> Raw:
        try:
            written = encode(views[0], seats[0]) if rows == 1 else bytearray().join(map(encode, views, seats))
        except (IndexError, KeyError, ValueError):  # something lies far beyond its bounds: the writers tell
            return write(views, seats)
        above = np.frombuffer(written, np.uint8).reshape(rows, -1)
        above += beyond
        np.minimum(above, most, out=above)
        raw: Raw = above + least
        return raw

    return fast


def bounds(layout: Record) -> Raw:
    """The greatest number at each place."""
    high = np.zeros(layout.size, np.int32)
    for part in layout.parts("", 0):
        high[places(part)] = part.high
    return high


def places(part: Part) -> NDArray[np.intp]:
    """The places of a part in the raw vector, in its shape."""
    found = np.full(part.dims or (1,), part.where, np.intp)
    for axis, step in enumerate(part.steps):
        shape = [1] * len(part.dims)
        shape[axis] = part.dims[axis]
        found += (np.arange(part.dims[axis]) * step).reshape(shape)
    return found


def too_many(field: str, found: Sequence[Any], most: int) -> NoReturn:
    """A list that is longer than was declared."""
    raise BadSpace(f"{field} holds {len(found)}, and {most} at most was declared")


def encoder(layout: Record, seats: int) -> Encode:
    """The function for a layout, at a table of so many; ValueError for what no byte can hold.

    A byte tells how far a number is above its least; what `blank` says is added by the caller.
    """
    known: dict[str, Any] = {
        "too_many": too_many,
        "BLANK": bytearray(layout.blank()),
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

    lines = ["def encode(v, me):", "    o, r, w = BLANK[:], RELATIVE[me], AROUND[me]"]
    lines += [f"    {line}" for line in layout.code("v", "0", keep)]
    exec("\n".join([*lines, "    return o"]), known)
    encode: Encode = known["encode"]
    return encode
