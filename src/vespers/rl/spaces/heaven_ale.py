"""The views of Heaven & Ale: bounds for the largest pack there can be."""

from __future__ import annotations

from typing import Final

from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MONK_TILE,
    MONKS,
    NUMBERS,
    PLACES,
    PRIVILEGES,
    SITES,
    SPOTS,
    TILES,
)
from vespers.rl.fields import BySeat, Each, Field, Kind, Members, Number, Omit, Seat, Suited, Word

MARKERS: Final = Number(-30, 60)  # of a board: spaces before the first, up to the highest
BUILDINGS: Final = 8  # types
TILE: Final = Suited(len(TILES), len(NUMBERS))  # a resource and its fertility; the last suit are the monks

FIELDS: Final[dict[str, dict[str, Field]]] = {
    "View": {
        "seat": Kind(4),
        "round": Number(0, 6),
        "rounds": Number(0, 6),
        "first": Seat(),
        "track": Each(LONGEST_TRACK + 1),
        "abbeys": BySeat(),
        "large": Members(len(BARRELS)),
        "small": Members(len(BARRELS)),
        "pile": Each(MONK_TILE, Number(0, 8)),
        "monk_pile": Each(len(MONKS), Number(0, 8)),
        "chosen": TILE,
        "asked": Word(),
        "asks": Seat(),
    },
    "SpaceView": {  # what the track offers is printed on it: the number of the space tells it
        "offers": Omit(),
        "letters": Omit(),
        "cost": Omit(),
        "tiles": Members(len(TILES), most=4),
        "discs": Number(0, 4),
    },
    "AbbeyView": {
        "ducats": Number(0, 200),
        "space": Number(0, LONGEST_TRACK + 1),
        "place": Kind(len(PLACES)),
        "brewmaster": MARKERS,
        "markers": Each(len(COLOURS), MARKERS),
        "garden": Each(len(HEXES), TILE),
        "buildings": Each(len(SITES), Kind(BUILDINGS)),
        "discs": Members(len(SPOTS)),
        "cards": Members(len(PRIVILEGES)),
        "placed": Members(len(PRIVILEGES)),
        "large": Members(len(BARRELS)),
        "small": Members(len(BARRELS)),
        "rate": Omit(),
        "multiplier": Omit(),
        "production": Omit(),
        "barrels": Omit(),
        "forecast": Omit(),
    },
}
