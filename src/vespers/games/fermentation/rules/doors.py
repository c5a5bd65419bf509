"""Doors: where one can go, closed doors and barricades (§1.3, §5.4)."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.pieces import DOOR, NEAR, NOTHING
from vespers.games.fermentation.state import Fermentation

NO_DOOR: Final = Why("no_door_there", "1.3")
DOOR_CLOSED: Final = Why("door_closed", "1.3")


def open_rooms(s: Fermentation, place: int) -> list[int]:
    """§1.3 Where one can go from here."""
    doors, closed = DOOR[place], s.closed
    return [other for other in NEAR[place] if closed[doors[other]] == 0]


def why_not_through(s: Fermentation, place: int, tile: int) -> Why | None:
    """§1.3 Through an open door between tiles that share a side."""
    door = DOOR[place][s.tile.index(tile)]
    if door == NOTHING:
        return NO_DOOR
    return None if s.closed[door] == 0 else DOOR_CLOSED


def unbar(s: Fermentation, me: Seat) -> None:
    """§5.4 At the beginning of one's turn one's barricades are cleared away."""
    for door, by in enumerate(s.closed):
        if by == 1 + me:
            s.closed[door] = 0
