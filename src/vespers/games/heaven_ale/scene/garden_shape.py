"""Where things lie on a garden's two drawings, in their units: a wide one, and a narrow one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vespers.engine.scene import Point
from vespers.games.heaven_ale.pieces import HEX_NAMES, POSITION, SITE_NAMES

LEFT, TOP, HEIGHT = -8.0, -8.0, 756.0
FIRST_ROW: Final = 248.8
HALF, ROW = 41.22, 71.4  # half the width of a hex, the step from row to row


@dataclass(frozen=True, eq=False)  # there are two: each is equal to itself alone
class GardenShape:
    """One drawing: the wide one has more meadow beside the same hexes, and longer fields of the track."""

    art: str
    width: float
    middle: float  # of the uppermost row of hexes
    plank: float  # the middle of the discs' column
    apart: float  # from there to a disc of a pair
    plate: float  # how much larger than its drawing a pair's plate is
    forecast: float  # the middle of the sign with what it would be worth now
    stretch: float  # of the production track

    def centre(self, name: str) -> Point:
        """The middle of a hex or a site."""
        x, y = POSITION[name]
        return round(self.middle + x * HALF, 1), round(FIRST_ROW + y * ROW, 1)


WIDE: Final = GardenShape(
    art="board-garden",
    width=944.0,
    middle=384.0,
    plank=839.5,
    apart=33.0,
    plate=1.13,
    forecast=676.0,
    stretch=1.26811,
)
NARROW: Final = GardenShape(
    art="board-garden-narrow",
    width=760.0,
    middle=304.5,
    plank=668.0,
    apart=29.4,
    plate=1.0,
    forecast=520.0,
    stretch=1.0,
)
CENTRES: Final = {
    shape.art: {name: shape.centre(name) for name in (*HEX_NAMES, *SITE_NAMES)} for shape in (WIDE, NARROW)
}
