"""Tiles on the track and in the gardens: sun and shade stay visible around them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from vespers.engine.messages import Text
from vespers.engine.scene import Tile
from vespers.engine.scene.drawn_once import drawn_once
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import COLOUR, FERTILITY, MONK_TILE
from vespers.games.heaven_ale.scene.words import about, kind_of
from vespers.games.heaven_ale.wording import resource, tile

Side: TypeAlias = Literal["track", "sun", "shade"]


@drawn_once
def tile_piece(
    box: Box, id: str, lying: int, on: str, side: Side, cost: int | None = None, crowded: bool = False
) -> Tile:
    """A tile: its picture as often as its number says, once where it is crowded; a monk by his face."""
    kind = kind_of(lying)
    monk = lying >= MONK_TILE
    counted = kind if crowded else f"{kind}-{FERTILITY[lying]}"
    return Tile(
        id=id,
        name=tile(None, lying),
        about=about_tile(box, lying, side, cost),
        rule="4.3" if monk else {"sun": "4.2", "shade": "4.1", "track": "3.1"}[side],
        on=on,
        ground=f"tile-{kind}-{side}",
        symbol=f"tile-{kind}" if monk else counted,
        value="" if monk else str(FERTILITY[lying]),
    )


def about_tile(box: Box, lying: int, side: Side, cost: int | None) -> tuple[Text, ...]:
    """What a tile costs and what it yields."""
    monk = lying >= MONK_TILE
    income = about("tile-monk", monk=tile(None, lying)) if monk else about_resource(lying, side)
    if side != "track":
        return income
    base = FERTILITY[lying] if cost is None else cost
    return about("price", shade=base * box.shady_price, sun=base * box.sunny_price) + income


def about_resource(lying: int, side: Side) -> tuple[Text, ...]:
    """§4.1, §4.2 What a resource tile yields."""
    name = resource(None, COLOUR[lying])
    return about(f"tile-{side}", number=FERTILITY[lying], colour=name)
