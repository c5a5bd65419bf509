"""The painted sheet: where spaces, signs and mountains lie on it. Its units are those of the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vespers.engine.scene import Label, Point
from vespers.games.wolves.pieces import SIDE

WIDE, HIGH = 152.0, 201.0  # a space
STEP_X, STEP_Y = 170.0, 220.0  # from one space to the next


class Sheet(NamedTuple):
    """One arrangement of the drawing: where spaces may lie, where signs and mountains stand."""

    art: str
    width: float
    height: float
    field: tuple[float, float, float, float]  # left, top, right, bottom
    signs: float  # centre of the signposts
    sign_wide: float
    hanging: tuple[Point, Point]  # moons, points
    hanging_size: Point
    mountains: tuple[Point, Point]  # mine, theirs
    stones: float  # how far the stones stand before a row


BROAD = Sheet(
    "board-territory", 1000, 876, (98, 168, 760, 810), 868, 164,
    ((236, 62), (868, 62)), (160, 124), ((396, 94), (646, 94)), 34,
)  # fmt: skip
TALL = Sheet(
    "board-territory-tall", 780, 864, (46, 150, 644, 816), 712, 126,
    ((92, 60), (688, 60)), (168, 118), ((300, 92), (480, 92)), 26,
)  # fmt: skip


class Grid:
    """The spaces in sight, as large as the field lets them be, in its middle."""

    def __init__(self, sheet: Sheet, cells: Sequence[int]) -> None:
        rows, columns = [cell // SIDE for cell in cells], [cell % SIDE for cell in cells]
        self.sheet, self.top, self.left = sheet, min(rows), min(columns)
        self.high, self.wide = max(rows) - self.top + 1, max(columns) - self.left + 1
        left, top, right, bottom = sheet.field
        whole = self.wide * STEP_X - STEP_X + WIDE, self.high * STEP_Y - STEP_Y + HIGH
        self.scale = min((right - left) / whole[0], (bottom - top) / whole[1], 1.0)
        self.x = (left + right - whole[0] * self.scale) / 2
        self.y = (top + bottom - whole[1] * self.scale) / 2

    def column(self, column: int) -> float:
        return round(self.x + ((column - self.left) * STEP_X + WIDE / 2) * self.scale, 1)

    def row(self, row: int) -> float:
        return round(self.y + ((row - self.top) * STEP_Y + HIGH / 2) * self.scale, 1)

    def centre(self, cell: int) -> Point:
        return self.column(cell % SIDE), self.row(cell // SIDE)

    def size(self) -> Point:
        return round(WIDE * self.scale, 1), round(HIGH * self.scale, 1)

    def labels(self) -> tuple[Label, ...]:
        """Letters below the columns, numbers before the rows, as in the names of the spaces."""
        below = self.y + ((self.high - 1) * STEP_Y + HIGH) * self.scale + 22
        letters = [
            Label(self.column(c), below, "ABCDEFG"[c]) for c in range(self.left, self.left + self.wide)
        ]
        before = self.x - self.sheet.stones
        numbers = [Label(before, self.row(r), str(r + 1)) for r in range(self.top, self.top + self.high)]
        return (*letters, *numbers)
