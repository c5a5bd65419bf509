"""What a seat may know of a table of Wolves, with the bounds of every number. Never compiled (msgspec).

Bounds are those of the largest pack there can be.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from vespers.engine.bounds import (
    BySeat,
    Each,
    Keyed,
    Kind,
    Members,
    Omitted,
    Range,
    Row,
    SeatNumber,
    StepName,
)
from vespers.engine.kernel import NOBODY, Seat, asked
from vespers.games.wolves.box import WolvesBox
from vespers.games.wolves.pieces import CARDS, CELLS, KINDS, SEATS, SIDE
from vespers.games.wolves.scoring import count_round
from vespers.games.wolves.state import Pack, Wolves

WOLVES: Final = 24  # in a pack
HEIGHT: Final = 4  # of a pile, from its top
Copies = Annotated[tuple[int, ...], Each(KINDS, Range(0, 6))]  # of each wolf


class PackView(msgspec.Struct, frozen=True, gc=False):
    """One pack as a seat sees it: its own hand, of the foe's only the size."""

    held: Annotated[int, Range(0, 8)]
    hand: Copies  # empty when hidden
    stock: Annotated[int, Range(0, WOLVES)]  # cards in the deck
    buried: Annotated[int, Range(0, 8)]  # of which under it (§7.7)
    unseen: Copies  # that may still come: deck, and hand when hidden
    lone: Annotated[int, Kind(KINDS)]
    power: Annotated[int, Kind(CARDS)]
    ready: bool
    visible: Annotated[int, Range(0, 16)]
    wins: Annotated[int, Range(0, 2)]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """If the round ended now: strength by row and seat, moons, points."""

    rows: tuple[tuple[int, int], ...]
    moons: tuple[int, int]
    points: tuple[int, int]


class CellView(msgspec.Struct, frozen=True, gc=False):
    """A taken cell, from the bottom of the pile to the visible wolf: owner and wolf of each card."""

    cell: int
    pile: Annotated[
        tuple[tuple[int, int], ...], Each(HEIGHT, Row((SeatNumber(), Range(0, KINDS - 1))), backwards=True)
    ]


class View(msgspec.Struct, frozen=True, gc=False):
    seat: Annotated[int, Kind(len(SEATS))]  # who looks; NOBODY: a spectator
    packs: Annotated[tuple[PackView, ...], BySeat()]
    territory: Annotated[tuple[CellView, ...], Keyed(len(CELLS), key="cell")]
    area: Annotated[tuple[int, int, int, int], Each(4, Range(0, SIDE - 1))]  # top, bottom, left, right so far
    spots: Annotated[tuple[int, ...], Members(len(CELLS))]  # empty cells where a wolf may go
    offered: Annotated[tuple[int, ...], Members(CARDS)]
    starter: Annotated[int, SeatNumber()]
    round: Annotated[int, Range(1, 4)]
    lifted: Annotated[int, Kind(len(CELLS))]  # §7.6 the first of the two wolves to swap, or -1
    standing: Annotated[Standing, Omitted()]
    asked: Annotated[str, StepName()]
    asks: Annotated[int, SeatNumber()]


PRIZES: Final = ("TakeLoneWolf", "TakeAlphaPower")  # §6.2, §6.3 asked between two rounds
ALONE: Final = [
    [[CellView(cell, ((me, wolf),)) for cell in CELLS] for wolf in range(KINDS)] for me in SEATS
]  # by owner, wolf and cell


def view(s: Wolves, seat: Seat | None) -> View:
    """All of the table but the other hand, and what nobody knows: the order of the decks."""
    step, packs = asked(s), s.packs
    return View(
        seat=NOBODY if seat is None else seat,
        packs=(pack_view(packs[0], seat == 0), pack_view(packs[1], seat == 1)),
        territory=territory(s),
        area=s.box.areas[s.area].name(),
        spots=tuple(s.spots),
        offered=s.offered,
        starter=s.starter,
        round=s.round(),
        lifted=s.lifted,
        standing=standing(s),
        asked="" if step is None else type(step).__name__,
        asks=NOBODY if step is None else step.asks,
    )


def shown_round(box: WolvesBox, view: View) -> int:
    """The round whose territory lies on the table: until the next one begins, that which was just won."""
    over = any(pack.wins == box.numbers.wins for pack in view.packs)
    return view.round - 1 if over or view.asked in PRIZES else view.round


def pack_view(pack: Pack, mine: bool) -> PackView:
    """§3.2 A hand is its owner's secret; everybody can count what has not been seen yet."""
    left = pack.left()
    return PackView(
        held=pack.held,
        hand=tuple(pack.hand) if mine else (),
        stock=pack.stock + pack.buried,
        buried=pack.buried,
        unseen=tuple(left if mine else [n + h for n, h in zip(left, pack.hand, strict=True)]),
        lone=pack.lone,
        power=pack.power,
        ready=pack.ready,
        visible=pack.visible,
        wins=pack.wins,
    )


def territory(s: Wolves) -> tuple[CellView, ...]:
    """Every taken cell with its pile. Most piles are one wolf high: those views are made once for all."""
    if not s.piles:
        return tuple([ALONE[s.owner[cell]][s.wolf[cell]][cell] for cell in s.taken])
    covering = set(s.piles[::3])
    return tuple(
        [
            CellView(cell, pile(s, cell)) if cell in covering else ALONE[s.owner[cell]][s.wolf[cell]][cell]
            for cell in s.taken
        ]
    )


def pile(s: Wolves, cell: int) -> tuple[tuple[int, int], ...]:
    """The cards on a cell, from the bottom up: §2.4 everybody saw them being covered."""
    piles = s.piles
    found = [(piles[i + 1], piles[i + 2]) for i in range(0, len(piles), 3) if piles[i] == cell]
    return (*found, (s.owner[cell], s.wolf[cell]))


def standing(s: Wolves) -> Standing:
    """What players add up in their heads: the score if the round ended now; none before the first wolf."""
    count = count_round(s, None)
    moons = (count.moons[0], count.moons[1])
    if not s.taken:
        return Standing((), moons, (0, 0))
    rows = tuple([(row[0], row[1]) for row in count.rows])
    return Standing(rows, moons, (count.points[0], count.points[1]))
