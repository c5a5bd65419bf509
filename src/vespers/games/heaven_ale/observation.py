"""The view of Heaven & Ale as numbers, straight from the state: see `vespers.engine.page`."""

from __future__ import annotations

from vespers.engine.page import Page
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MONK_TILE,
    MONKS,
    NUMBERS,
    PRIVILEGES,
    SITES,
    SPOTS,
    TILES,
)
from vespers.games.heaven_ale.state import Abbey, HeavenAle


def write(s: HeavenAle, page: Page) -> None:
    """What seat `page.me` sees."""
    page.put(page.me)
    page.put(s.round)
    page.put(s.box.rounds[page.seats])
    page.put_seat(s.first)
    write_track(s, page)
    for n in range(page.seats):
        write_abbey(s.abbeys[(page.me + n) % page.seats], page)
    page.put_bits(s.large, len(BARRELS))
    page.put_bits(s.small, len(BARRELS))
    page.put_list(s.pile, MONK_TILE)
    page.put_list(s.monk_pile, len(MONKS))
    page.put_suited(s.chosen, len(NUMBERS))
    page.put_step(s)


def write_track(s: HeavenAle, page: Page) -> None:
    """By space: its tiles and discs."""
    end = page.at + (LONGEST_TRACK + 1) * (len(TILES) + 1)
    for space, tiles in enumerate(s.tiles):
        page.put_tuple_members(tiles, len(TILES))
        page.put(s.discs[space])
    page.at = end


def write_abbey(abbey: Abbey, page: Page) -> None:
    """One player's board, purse and cards."""
    page.put(abbey.ducats)
    page.put(abbey.space)
    page.put(abbey.place)
    page.put(abbey.brewmaster)
    page.put_list(abbey.markers, len(COLOURS))
    page.put_suited_list(abbey.garden, len(NUMBERS), len(HEXES))
    page.put_list(abbey.buildings, len(SITES))
    page.put_bits(abbey.discs, len(SPOTS))
    page.put_bits(abbey.cards, len(PRIVILEGES))
    page.put_bits(abbey.placed, len(PRIVILEGES))
    page.put_bits(abbey.large, len(BARRELS))
    page.put_bits(abbey.small, len(BARRELS))
