"""The views of Triple Fermentation: bounds for the largest pack there can be."""

from __future__ import annotations

from typing import Final

from vespers.games.fermentation.pieces import (
    ALL_DECKS,
    DOORS,
    DRUNKEST,
    INGREDIENTS,
    LOUDEST,
    MOST_CARDS,
    MOST_MONKS,
    MOST_MOONS,
    MOST_RECIPES,
    MOST_SLOTS,
    MOST_TILES,
    MOST_WOLVES,
    NO_TURN,
    PHASES,
    PLACES,
    POWERS,
)
from vespers.rl.fields import BySeat, Each, Field, Kind, Members, Number, Omit, Seat, Word

COPIES: Final = 8
DIE: Final = Number(0, 6)
SMALL: Final = Number(-1, 12)
LARGE: Final = Number(-20, 40)
TRIGGERS: Final = 16
DECKS: Final = Each(ALL_DECKS, Each(MOST_CARDS, Number(0, COPIES)))

FIELDS: Final[dict[str, dict[str, Field]]] = {
    "View": {
        "monks": BySeat(),
        "tiles": Each(len(PLACES), Kind(MOST_TILES)),
        "closed": Members(len(DOORS)),
        "hunter": Kind(12),
        "triggers": Each(TRIGGERS, SMALL),
        "fight": LARGE,
        "taste": LARGE,
        "moons": Members(MOST_MOONS),
        "phase": Number(0, len(PHASES)),
        "gauge": Number(0, 60),
        "threshold": Number(0, 60),
        "floor": Number(0, 60),
        "howl": LARGE,
        "beers": SMALL,
        "active": Seat(),
        "first": Seat(),
        "turns": Number(0, 240),  # §2.8 forty turns of six monks
        "decks": DECKS,
        "discards": DECKS,
        "steps": SMALL,
        "deed": Kind(16),
        "blow": LARGE,
        "die": DIE,
        "spare": DIE,
        "fresh": LARGE,
        "bonus": LARGE,
        "theirs": LARGE,
        "wolf": Kind(MOST_WOLVES),
        "foe": Seat(),
        "find": LARGE,
        "ingredient": Kind(len(INGREDIENTS)),
        "offer": Each(6, Kind(MOST_CARDS)),
        "taken": Each(6, Kind(MOST_CARDS)),
        "keep": SMALL,
        "order": Each(6, Seat()),
        "heroes": LARGE,
        "fought": LARGE,
        "slayer": Seat(),
        "prize": SMALL,
        "kept": Each(6, Kind(MOST_CARDS)),
        "winners": Each(6, Seat()),
        "asked": Word(),
        "asks": Seat(),
    },
    "Space": {"ingredient": Kind(len(INGREDIENTS)), "phase": Number(0, len(PHASES)), "taste": SMALL},
    "MonkView": {
        "seat": Kind(6),
        "monk": Kind(MOST_MONKS),
        "recipe": Kind(MOST_RECIPES),
        "place": Kind(len(PLACES)),
        "noise": Number(0, LOUDEST),
        "alcohol": Number(0, DRUNKEST),
        "last": Kind(NO_TURN + 1),
        "inspired": SMALL,
        "traps": SMALL,
        "penalties": SMALL,
        "discs": SMALL,
        "earned": SMALL,
        "early": Members(len(PHASES)),
        "vat": Each(MOST_SLOTS),
        "cards": Members(MOST_CARDS, most=COPIES),
        "trophies": Members(MOST_WOLVES, most=COPIES),
        "powers": Each(POWERS, Number(-6, 12)),
        "lines": Omit(),
        "score": Omit(),
    },
}
