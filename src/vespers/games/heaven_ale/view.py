"""What a seat may know. Nothing is secret in this game but the order of the piles, which does not exist."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from librt.random import Random

from vespers.engine.kernel import NOBODY, Seat, asked
from vespers.games.heaven_ale.pieces import MARK_MONK, MARK_RESOURCE, NONE, SPACE_KINDS, Box
from vespers.games.heaven_ale.scoring import barrel_points, first_points, multiplier_of, production, rate_of
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.games.heaven_ale.words import AbbeyView, SpaceView, View

REMEMBERED: Final = 4096  # parts of views, shared by all positions


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
    """§1.2, §1.3 Everything is public: every seat sees the same table."""
    step, box = asked(s), s.box
    return View(
        seat=NONE if seat is None else seat,
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


def seen(s: HeavenAle, seats: Sequence[Seat | None]) -> list[View]:
    """The same table for all of them; each sees where he sits."""
    table = view(s, None)
    return [table if seat is None else msgspec.structs.replace(table, seat=seat) for seat in seats]


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
        rate=rate_of(abbey, box),
        multiplier=multiplier_of(abbey, box),
        production=made,
        barrels=barrels,
        forecast=made + barrels + first_points(abbey, box),
    )


def imagine(s: HeavenAle, seat: Seat | None, rng: Random) -> HeavenAle:
    """A seat knows everything there is, so its imagination is a copy; `rng` has nothing to redeal."""
    return s.clone()
