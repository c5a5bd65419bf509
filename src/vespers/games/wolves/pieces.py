"""The table's geometry and the names of numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

SEATS: Final = [0, 1]
NONE: Final = -1

# A pack may print at most so many kinds of wolves and of powers: the codebook is the same for every pack.
KINDS: Final = 12
CARDS: Final = 12
HIGHEST: Final = 9  # the highest value that a pack may print on a wolf

# §7 What an Alpha Power does: a closed list. A pack says which cards have which effect.
NO_EFFECT: Final = -1
EXTRA_WOLF: Final = 0  # §7.3 a second wolf
LONG_LEAP: Final = 1  # §7.4 cover a wolf 2 lower
COVER_EQUAL: Final = 2  # §7.5 cover a wolf of the same value
SWAP_TWO: Final = 3  # §7.6 swap two of your visible wolves
NEW_HAND: Final = 4  # §7.7 a new hand
TIED_ROWS: Final = 5  # §7.8 you win tied rows
EXTRA_MOON: Final = 6  # §7.9 one more moon
LARGER_HAND: Final = 7  # §7.10 a larger hand
EFFECTS: Final = [
    "second-wolf",
    "leap",
    "equal",
    "swap",
    "new-hand",
    "tied-rows",
    "moon",
    "larger-hand",
]
AMBUSHES: Final = [EXTRA_WOLF, LONG_LEAP, COVER_EQUAL, SWAP_TWO, NEW_HAND]  # §7.2 the others are Endurance
BEFORE_PLACING: Final = [SWAP_TWO, NEW_HAND]

# §2.1 The table: the first wolf lies in the middle, so 3 cells on every side are enough for an area 4 long.
SIDE: Final = 7
CELLS: Final = list(range(SIDE * SIDE))
MIDDLE: Final = 24
TOO_BIG: Final = -1


def near(cell: int) -> list[int]:
    """The orthogonal neighbours."""
    y, x = divmod(cell, SIDE)
    around = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
    return [j * SIDE + i for j, i in around if 0 <= j < SIDE and 0 <= i < SIDE]


NEAR: Final = [near(c) for c in CELLS]


@dataclass(slots=True, eq=False)
class Area:
    """A rectangle of the table: the territory so far. §5.7 Its rows run from left to right."""

    top: int
    bottom: int
    left: int
    right: int
    rows: list[list[int]] = field(init=False)
    corners: list[int] = field(init=False)

    def __post_init__(self) -> None:
        across, down = range(self.left, self.right + 1), range(self.top, self.bottom + 1)
        self.rows = [[y * SIDE + x for x in across] for y in down]
        self.corners = [y * SIDE + x for y in (self.top, self.bottom) for x in (self.left, self.right)]

    def high(self) -> int:
        return self.bottom - self.top + 1

    def wide(self) -> int:
        return self.right - self.left + 1

    def fits(self, long: int, short: int) -> bool:
        """§2.3 Never beyond 4 by 3 or 3 by 4."""
        high, wide = self.high(), self.wide()
        return (high <= short and wide <= long) or (high <= long and wide <= short)

    def fixed(self, long: int) -> bool:
        """§2.7 As soon as it is 4 long, its shape is known."""
        return self.high() == long or self.wide() == long

    def grown(self, cell: int) -> Area:
        y, x = divmod(cell, SIDE)
        return Area(min(self.top, y), max(self.bottom, y), min(self.left, x), max(self.right, x))

    def name(self) -> tuple[int, int, int, int]:
        return self.top, self.bottom, self.left, self.right


def all_areas(long: int, short: int) -> tuple[list[Area], list[list[int]]]:
    """Every area that can arise, and the area after a wolf on each cell (or TOO_BIG)."""
    y, x = divmod(MIDDLE, SIDE)
    areas = [Area(y, y, x, x)]
    number = {areas[0].name(): 0}
    grown: list[list[int]] = []
    for area in areas:  # the list grows under the loop
        row = []
        for cell in CELLS:
            bigger = area.grown(cell)
            if bigger.fits(long, short) and bigger.name() not in number:
                number[bigger.name()] = len(areas)
                areas.append(bigger)
            row.append(number.get(bigger.name(), TOO_BIG))
        grown.append(row)
    return areas, grown
