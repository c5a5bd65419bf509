"""The views of Brewers: bounds for the largest pack there can be."""

from __future__ import annotations

from typing import Final

from vespers.games.brewers.pieces import (
    CARD_MAX,
    EFFECT_COUNT,
    EVENT_MAX,
    MONK_MAX,
    OBJECTIVE_MAX,
    PHASES,
    RIVAL_MAX,
    ROOM_COUNT,
    SITE_COUNT,
    WOLF_MAX,
)
from vespers.rl.fields import BySeat, Each, Field, Kind, Members, Number, Omit, Row, Seat, Word

COPIES: Final = 8
TROPHIES: Final = 12
QUALITY: Final = Number(-1, 12)
STRENGTH: Final = Number(-20, 40)
TASTE: Final = Number(-20, 60)
PILE: Final = Each(3, Each(max(WOLF_MAX, CARD_MAX // 2), Number(0, COPIES)))

FIELDS: Final[dict[str, dict[str, Field]]] = {
    "View": {
        "seat": Kind(8),
        "monks": BySeat(),
        "phase": Number(0, PHASES),
        "turn": Number(0, 1),
        "starter": Seat(),
        "turn_of": Seat(),
        "actions": Number(0, 6),
        "moves": Number(0, 6),
        "site": Kind(SITE_COUNT),
        "die": Number(0, 6),
        "spare": Number(0, 6),
        "found": Row((Kind(5), QUALITY)),
        "offer": Each(6, Kind(CARD_MAX)),
        "piles": PILE,
        "discards": PILE,
        "free_monks": Members(MONK_MAX),
        "dealt": BySeat(item=Number(0, 8)),
        "winners": Each(8, Seat()),
        "asked": Word(),
        "asks": Seat(),
    },
    "MonkView": {
        "monk": Kind(MONK_MAX),
        "room": Kind(ROOM_COUNT),
        "noise": Number(0, 16),
        "dirt": Number(0, 16),
        "extra": TASTE,
        "sheet": Each(PHASES, QUALITY),
        "cards": Members(CARD_MAX, most=COPIES),
        "ready": Members(CARD_MAX, most=COPIES),
        "trophies": Members(WOLF_MAX, most=COPIES),
        "tastes": Each(TROPHIES, TASTE),
        "power": Each(EFFECT_COUNT, Number(-6, 12)),
        "werewolf": Omit(),
        "score": Omit(),
    },
    "FightView": {
        "fighter": Seat(),
        "rival": Seat(),
        "werewolf": Kind(WOLF_MAX),
        "stage": Number(0, 4),
        "mine": STRENGTH,
        "theirs": STRENGTH,
    },
    "HermitView": {
        "event": Kind(EVENT_MAX),
        "rival": Kind(RIVAL_MAX),
        "rival_score": TASTE,
        "objective": Kind(OBJECTIVE_MAX),
        "target": TASTE,
        "unseen_events": Each(EVENT_MAX, Number(0, 4)),
    },
}
