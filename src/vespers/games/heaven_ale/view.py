"""What a seat may know, with the bounds of every number. Never compiled (msgspec).

Nothing is secret in this game but the order of the piles, which does not exist. Bounds are those of the
largest pack there can be.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

import msgspec

from vespers.engine.bounds import BySeat, Each, Kind, Members, Omitted, Range, SeatNumber, StepName, Suited
from vespers.engine.kernel import NOBODY, Seat, asked
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MARK_MONK,
    MARK_RESOURCE,
    MONK_TILE,
    MONKS,
    NUMBERS,
    PLACES,
    PRIVILEGES,
    SITES,
    SPACE_KINDS,
    SPOTS,
    TILES,
)
from vespers.games.heaven_ale.scoring import barrel_points, first_points, multiplier_of, production, rate_of
from vespers.games.heaven_ale.state import Abbey, HeavenAle

BUILDINGS: Final = 8  # types
MARKER: Final = Range(-30, 60)  # of a board: spaces before the first, up to the highest
TILE: Final = Suited(len(TILES), len(NUMBERS))  # a resource and its fertility; the last suit are the monks
Barrels = Annotated[tuple[int, ...], Members(len(BARRELS))]
Cards = Annotated[tuple[int, ...], Members(len(PRIVILEGES))]
REMEMBERED: Final = 4096  # parts of views, shared by all positions


class SpaceView(msgspec.Struct, frozen=True):
    """One space of the track. Learners know what is printed on it by its number."""

    offers: Annotated[str, Omitted()]
    letters: Annotated[str, Omitted()]
    cost: Annotated[int, Omitted()]
    tiles: Annotated[tuple[int, ...], Members(len(TILES), most=4)]
    discs: Annotated[int, Range(0, 4)]


class AbbeyView(msgspec.Struct, frozen=True):
    """One player's board, purse and cards."""

    ducats: Annotated[int, Range(0, 200)]
    space: Annotated[int, Range(0, LONGEST_TRACK + 1)]  # 0: not left yet; one past the last: back again
    place: Annotated[int, Kind(len(PLACES))]  # of the starting area, -1 on the track
    brewmaster: Annotated[int, MARKER]
    markers: Annotated[tuple[int, ...], Each(len(COLOURS), MARKER)]
    garden: Annotated[tuple[int, ...], Each(len(HEXES), TILE)]  # by hex: a tile, or -1
    buildings: Annotated[tuple[int, ...], Each(len(SITES), Kind(BUILDINGS))]  # by site: a type, or -1
    discs: Annotated[tuple[int, ...], Members(len(SPOTS))]  # activation spots with a disc
    cards: Cards  # in hand
    placed: Cards
    large: Barrels
    small: Barrels
    brewed: Annotated[bool, Omitted()]  # whether the exchange was ended by choice, just before the count
    rate: Annotated[int, Omitted()]  # of the exchange, by the brewmaster
    multiplier: Annotated[int, Omitted()]
    production: Annotated[int, Omitted()]  # points if the game ended now; of barrels, and all together
    barrels: Annotated[int, Omitted()]
    forecast: Annotated[int, Omitted()]


class View(msgspec.Struct, frozen=True):
    """The whole table; nothing of it is secret."""

    seat: Annotated[int, Kind(4)]  # the viewer; NOBODY: a spectator
    round: Annotated[int, Range(0, 6)]
    rounds: Annotated[int, Range(0, 6)]
    first: Annotated[int, SeatNumber()]
    track: Annotated[tuple[SpaceView, ...], Each(LONGEST_TRACK + 1)]
    abbeys: Annotated[tuple[AbbeyView, ...], BySeat()]
    large: Barrels  # still in the middle
    small: Barrels
    pile: Annotated[tuple[int, ...], Each(MONK_TILE, Range(0, 8))]  # resource tiles that may come, by kind
    monk_pile: Annotated[tuple[int, ...], Each(len(MONKS), Range(0, 8))]
    chosen: Annotated[int, TILE]  # the tile being placed, or -1
    asked: Annotated[str, StepName()]  # the step before the table, "" at the end
    asks: Annotated[int, SeatNumber()]  # who is asked, CHANCE, or NOBODY at the end


@lru_cache(REMEMBERED)
def members(bits: int) -> tuple[int, ...]:
    """The numbers in a set of bits."""
    return tuple([number for number in range(bits.bit_length()) if bits >> number & 1])


def letters_of(marks: int) -> str:
    """§6.1 The letters that allow these marks."""
    found = "A" if marks & 1 else ""
    found += "B" if marks >> MARK_MONK & 1 else ""
    return found + ("C" if marks >> MARK_RESOURCE & 1 else "")


def view(s: HeavenAle, seat: Seat | None) -> View:
    """§1.7 Everything is public: every seat sees the same table."""
    step, box = asked(s), s.box
    return View(
        seat=NOBODY if seat is None else seat,
        round=s.round,
        rounds=box.rounds[len(s.abbeys)],
        first=s.first,
        track=tuple(
            [
                space_view(box.kinds[space], box.marks[space], box.monk_cost[space], tiles, s.discs[space])
                for space, tiles in enumerate(s.tiles)
            ]
        ),
        abbeys=tuple([abbey_view(abbey, box) for abbey in s.abbeys]),
        large=members(s.large),
        small=members(s.small),
        pile=tuple(s.pile),
        monk_pile=tuple(s.monk_pile),
        chosen=s.chosen,
        asked="" if step is None else type(step).__name__,
        asks=NOBODY if step is None else step.asks,
    )


@lru_cache(REMEMBERED)
def space_view(kind: int, marks: int, cost: int, tiles: tuple[int, ...], discs: int) -> SpaceView:
    """One space of the track; from position to position most of them stay as they are."""
    return SpaceView(SPACE_KINDS[kind], letters_of(marks), cost, tiles, discs)


def abbey_view(abbey: Abbey, box: Box) -> AbbeyView:
    made, barrels = production(abbey, box), barrel_points(abbey, box)
    return AbbeyView(
        ducats=abbey.ducats,
        space=abbey.space,
        place=abbey.place,
        brewmaster=abbey.brewmaster,
        markers=tuple(abbey.markers),
        garden=tuple(abbey.garden),
        buildings=tuple(abbey.buildings),
        discs=members(abbey.discs),
        cards=members(abbey.cards),
        placed=members(abbey.placed),
        large=members(abbey.large),
        small=members(abbey.small),
        brewed=abbey.brewed,
        rate=rate_of(abbey, box),
        multiplier=multiplier_of(abbey, box),
        production=made,
        barrels=barrels,
        forecast=made + barrels + first_points(abbey, box),
    )
