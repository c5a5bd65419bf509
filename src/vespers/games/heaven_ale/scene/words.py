"""The words and pictures of the drawing: text keys of the scene, names of symbols in `art/`."""

from __future__ import annotations

from typing import Final

from vespers.engine.messages import Text
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import COLOUR, MONK_TILE, RESOURCES
from vespers.games.heaven_ale.wording import GAME

MONKS: Final = ("librarian", "cellarer", "gardener", "bell-ringer")  # their pictures, by sort
BUILDINGS: Final = {
    "none": "chapel",
    "one": "shed",
    "opposite": "barn",
    "alternating": "mill",
    "four": "brewhouse",
}


def phrase(name: str, **values: int | str | Text) -> Text:
    """A text of the drawing."""
    return Text(f"{GAME}-scene-{name}", values)


def about(name: str, **values: int | str | Text) -> tuple[Text, ...]:
    """What a thing does, in one text."""
    return (Text(f"{GAME}-about-{name}", values),)


def kind_of(tile: int) -> str:
    """What a tile shows: a resource or a monk."""
    return MONKS[tile - MONK_TILE] if tile >= MONK_TILE else RESOURCES[COLOUR[tile]]


def building(box: Box, kind: int) -> Text:
    """A building by name, with what it activates."""
    return Text(f"{GAME}-building-{box.building_names[kind]}")


def building_picture(box: Box, kind: int) -> str:
    """The picture of a building; one that a pack adds looks like a shed."""
    return BUILDINGS.get(box.building_names[kind], "shed")


def signed(number: int) -> str:
    """A number as people print it, with a true minus."""
    return f"−{-number}" if number < 0 else str(number)


def gained(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number > 0 else signed(number)
