"""Sheets of paper and how things lie on them, in millimetres."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
COLUMNS, ROWS = 3, 3  # cards on a page
MARGIN: Final = 10.0  # around boards, counters and sheets: no printer needs more
OVERLAP: Final = 6.0  # of the parts of a board, to glue them


class Paper(NamedTuple):
    """A sheet, upright."""

    name: str
    width: float
    height: float

    def turned(self) -> Paper:
        return Paper(self.name, self.height, self.width)

    def room(self) -> tuple[float, float]:
        """What is left within the margins."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


PAPERS: Final = {"a4": Paper("a4", 210.0, 297.0), "letter": Paper("letter", 215.9, 279.4)}


class Part(NamedTuple):
    """A part of a board on its own page: what it is called, and which rectangle of the board it shows."""

    name: str
    left: float
    top: float
    width: float
    height: float


class Parts(NamedTuple):
    """How a board is divided among pages."""

    paper: Paper
    columns: int
    rows: int
    parts: tuple[Part, ...]


def parts_of(paper: Paper, width: float, height: float) -> Parts:
    """The fewest pages, upright or turned, that hold a board; parts overlap where they are glued."""
    return min(
        (divided(way, width, height) for way in (paper, paper.turned())), key=lambda found: len(found.parts)
    )


def divided(paper: Paper, width: float, height: float) -> Parts:
    across, down = paper.room()
    columns, rows = pages_for(width, across), pages_for(height, down)
    # Equal parts: no strip of a few millimetres on a page of its own.
    wide = (width + (columns - 1) * OVERLAP) / columns
    high = (height + (rows - 1) * OVERLAP) / rows
    parts = [
        Part(f"{'ABCDEFGH'[row]}{column + 1}", column * (wide - OVERLAP), row * (high - OVERLAP), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]
    return Parts(paper, columns, rows, tuple(parts))


def pages_for(length: float, room: float) -> int:
    return 1 if length <= room else ceil((length - OVERLAP) / (room - OVERLAP))
