"""How the numbers of Heaven & Ale are spoken: the field of an action, event or reason becomes a text."""

from __future__ import annotations

from vespers.engine.game import Spoken
from vespers.engine.messages import Text
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOUR,
    DIRECTIONS,
    FERTILITY,
    HEX_NAMES,
    MONK_TILE,
    NONE,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SITE_NAMES,
    SPACE_KINDS,
)
from vespers.games.heaven_ale.view import letters_of

GAME = "heaven-ale"


def resource(box: Box | None, number: int) -> Text:
    return Text(f"{GAME}-resource-{RESOURCES[number]}")


def monk(box: Box | None, number: int) -> Text:
    return Text(f"{GAME}-monk-{number + 1}")


def tile(box: Box | None, number: int) -> Text:
    """A resource with its fertility, or a sort of monk."""
    if number == NONE:
        return Text(f"{GAME}-tile-none")
    if number >= MONK_TILE:
        return monk(box, number - MONK_TILE)
    return Text(f"{GAME}-tile", {"colour": resource(box, COLOUR[number]), "number": FERTILITY[number]})


def space(box: Box, number: int) -> Text:
    """A space of the track by its number and what it offers."""
    kind = f"{GAME}-space-{SPACE_KINDS[box.kinds[number]]}"
    letters = letters_of(box.marks[number])
    return Text(kind, {"number": number, "cost": box.monk_cost[number], "letters": "/".join(letters)})


def neighbours(box: Box | None, chosen: int) -> Text:
    """The directions of the tiles a building activates, as an arrow for each."""
    arrows = "→↘↙←↖↗"
    return Text(
        f"{GAME}-neighbours",
        {"arrows": "".join(arrows[k] for k in range(len(DIRECTIONS)) if chosen >> k & 1)},
    )


STATES = {"heaven-ale-ruling-beyond_track": ("top",)}  # which numbers of the pack a text states

SPOKEN: Spoken = {
    "space": space,
    "place": lambda box, n: Text(f"{GAME}-place-{PLACES[n]}"),
    "card": lambda box, n: Text(f"{GAME}-privilege-{PRIVILEGES[n]}"),
    "tile": tile,
    "hex": lambda box, n: HEX_NAMES[n],
    "site": lambda box, n: SITE_NAMES[n],
    "neighbours": neighbours,
    "colour": resource,
    "monk": monk,
    "building": lambda box, n: Text(f"{GAME}-building-{box.building_names[n]}"),
    "barrel": lambda box, n: Text(f"{GAME}-barrel-{BARRELS[n]}"),
    "large": lambda box, flag: "yes" if flag else "no",
}
