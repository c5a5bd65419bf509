"""What a designer may change in Heaven & Ale. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vespers.engine.messages import Text
from vespers.engine.scene.pieces import Card
from vespers.engine.workshop import Words, Workshop
from vespers.games.heaven_ale.box import HeavenAleBox
from vespers.games.heaven_ale.pack import content_of
from vespers.games.heaven_ale.pieces import PRIVILEGES
from vespers.games.heaven_ale.scene.panels import card
from vespers.games.heaven_ale.tables import KINDS, space_name
from vespers.games.heaven_ale.wording import GAME

OFFERS = ("resource", "monk", "disc", "barrel")
ACTIVATES = ("any", "opposite", "alternating")


def called(kind: str) -> Callable[[str, int], Text]:
    return lambda name, amount: Text(f"{GAME}-{kind}-{name}")


def privilege_card(box: HeavenAleBox, table: str, name: str) -> Card | None:
    """§7 The privilege cards are the only ones."""
    return card(box, 0, PRIVILEGES.index(name), False) if table == "privileges" else None


def seats(name: str, row: Any) -> str:
    return name


def space(name: str, row: Any) -> Text | str:
    named = space_name(name, row)
    return named if isinstance(named, Text) else str(named)


def band(name: str, row: Any) -> str:
    """§9.1 By the space from which it counts."""
    return f"{row.at_least}+"


WORKSHOP = Workshop(
    contents=content_of,
    kinds=KINDS,
    words={
        "offers": Words(OFFERS, called("choice-offers")),
        "activates": Words(ACTIVATES, called("choice-activates")),
    },
    fixed=frozenset(
        {"brewmaster_start", "players", "resources", "monks", "places", "privileges", "barrels", "track"}
    ),
    named=frozenset({"buildings"}),
    names={"players": seats, "track": space, "brewmaster": band},
    card=privilege_card,
)
