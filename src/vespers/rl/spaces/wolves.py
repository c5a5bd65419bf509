"""The views of Wolves: bounds for the largest pack there can be."""

from __future__ import annotations

from typing import Final

from vespers.games.wolves.pieces import CARDS, CELLS, KINDS, SIDE
from vespers.rl.fields import BySeat, Each, Field, Keyed, Kind, Members, Number, Omit, Row, Seat, Word

WOLVES: Final = 24  # in a pack
COPIES: Final = 6
HEIGHT: Final = 4  # of a pile, from its top

FIELDS: Final[dict[str, dict[str, Field]]] = {
    "View": {
        "seat": Kind(2),
        "packs": BySeat(),
        "territory": Keyed(len(CELLS), key="cell"),
        "area": Each(4, Number(0, SIDE - 1)),
        "spots": Members(len(CELLS)),
        "offered": Members(CARDS),
        "starter": Seat(),
        "round": Number(1, 4),
        "lifted": Kind(len(CELLS)),
        "standing": Omit(),
        "asked": Word(),
        "asks": Seat(),
    },
    "PackView": {
        "held": Number(0, 8),
        "hand": Each(KINDS, Number(0, COPIES)),
        "stock": Number(0, WOLVES),
        "buried": Number(0, 8),
        "unseen": Each(KINDS, Number(0, COPIES)),
        "lone": Kind(KINDS),
        "power": Kind(CARDS),
        "visible": Number(0, 16),
        "wins": Number(0, 2),
    },
    "CellView": {"pile": Each(HEIGHT, Row((Seat(), Number(0, KINDS - 1))), backwards=True)},
}

# What is told of a cell stands together in the flat form.
TOGETHER: Final = ("territory.pile.0", "territory.pile.1", "spots")
