"""The codebook: one shared object per action. Rules pick actions here and never make new ones."""

from __future__ import annotations

from typing import Final

from vespers.engine.messages import Codebook
from vespers.games.wolves.messages import (
    CallAmbush,
    Drawn,
    DrawnFaceDown,
    Place,
    Placing,
    Rest,
    Revealed,
    Starts,
    Swap,
    TakeLone,
    TakePower,
)
from vespers.games.wolves.pieces import CARDS, CELLS, KINDS, SEATS

PLACE: Final = [[Place(wolf, cell) for cell in CELLS] for wolf in range(KINDS)]
EVERY_PLACE: Final = [a for row in PLACE for a in row]
REST: Final = Rest()
CALL: Final = [CallAmbush(power) for power in range(CARDS)]
PLACE_OR_CALL: Final[list[Placing]] = [*EVERY_PLACE, *CALL]
PLACE_OR_REST: Final[list[Placing]] = [*EVERY_PLACE, REST]
SWAP: Final = [Swap(cell) for cell in CELLS]
TAKE_LONE: Final = [TakeLone(wolf) for wolf in range(KINDS)]
TAKE_POWER: Final = [TakePower(power) for power in range(CARDS)]
EVERY_DRAW: Final = [Drawn(wolf) for wolf in range(KINDS)]
DRAWN: Final = [EVERY_DRAW[:kinds] for kinds in range(KINDS + 1)]  # by the number of kinds in the pack
FACE_DOWN: Final = DrawnFaceDown()
EVERY_POWER: Final = [Revealed(power) for power in range(CARDS)]
REVEALED: Final = [EVERY_POWER[:cards] for cards in range(CARDS + 1)]
STARTS: Final = [Starts(seat) for seat in SEATS]

CODEBOOK: Final = Codebook(
    [*EVERY_PLACE, REST, *CALL, *SWAP, *TAKE_LONE, *TAKE_POWER, *EVERY_DRAW, *EVERY_POWER, *STARTS]
)
