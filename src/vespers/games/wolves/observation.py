"""The view of Wolves as numbers, straight from the state: see `vespers.engine.page`."""

from __future__ import annotations

from typing import Final

from vespers.engine.page import Page
from vespers.games.wolves.pieces import CARDS, CELLS, KINDS
from vespers.games.wolves.state import Pack, Wolves
from vespers.games.wolves.view import HEIGHT

CELL: Final = 2 * HEIGHT  # owner and wolf of each card


def write(s: Wolves, page: Page) -> None:
    """What seat `page.me` sees."""
    me = page.me
    page.put(me)
    write_pack(s.packs[me], True, page)
    write_pack(s.packs[1 - me], False, page)
    write_territory(s, page)
    write_area(s, page)
    for cell in s.spots:
        page.numbers[page.at + cell] = 1
    page.skip(len(CELLS))
    page.put_tuple_members(s.offered, CARDS)
    page.put_seat(s.starter)
    page.put(s.packs[0].wins + s.packs[1].wins + 1)
    page.put(s.lifted)
    page.put_step(s)


def write_pack(pack: Pack, mine: bool, page: Page) -> None:
    """§3.2 A hand is its owner's secret: for the other it is part of what has not been seen."""
    page.put(pack.held)
    if mine:
        page.put_list(pack.hand, KINDS)
    else:
        page.skip(KINDS)
    page.put(pack.stock + pack.buried)
    page.put(pack.buried)
    write_unseen(pack, mine, page)
    page.put(pack.lone)
    page.put(pack.power)
    page.put(1 if pack.ready else 0)
    page.put(pack.visible)
    page.put(pack.wins)


def write_unseen(pack: Pack, mine: bool, page: Page) -> None:
    """The deck, what lies under it, and a hidden hand."""
    at, out = page.at, page.numbers
    page.put_list(pack.deck, KINDS)
    for wolf, many in enumerate(pack.under):
        out[at + wolf] += many
    if not mine:
        for wolf, many in enumerate(pack.hand):
            out[at + wolf] += many


def write_territory(s: Wolves, page: Page) -> None:
    """The piles from their tops down: the covered wolves, latest first, go below the visible ones."""
    at, out, left = page.at, page.numbers, page.left
    piles = s.piles
    for cell in s.taken:
        top = at + cell * CELL
        out[top] = left[s.owner[cell]]
        out[top + 1] = s.wolf[cell]
    for n in range(len(piles) - 3, -1, -3):
        place = at + piles[n] * CELL + 2
        bottom = place + CELL - 2
        while place < bottom and out[place] != -1:
            place += 2
        if place < bottom:
            out[place] = left[piles[n + 1]]
            out[place + 1] = piles[n + 2]
    page.skip(len(CELLS) * CELL)


def write_area(s: Wolves, page: Page) -> None:
    """The edges of the territory so far."""
    area = s.box.areas[s.area]
    page.put(area.top)
    page.put(area.bottom)
    page.put(area.left)
    page.put(area.right)
