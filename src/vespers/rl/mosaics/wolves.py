"""The views of Wolves, laid straight from the state."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import Final

from vespers.games.wolves.pieces import CELLS, KINDS, SEATS, Area
from vespers.games.wolves.state import Wolves
from vespers.rl.fields import Part
from vespers.rl.stones import Bed, Met, Mosaic, Stones


class WolvesMosaic(Mosaic[Wolves]):
    """`view` of Wolves in the flat form."""

    def __init__(self, seats: int, parts: Iterable[Part], words: dict[str, int]) -> None:
        super().__init__(seats, parts, words)
        cut = self.cut
        self.seat = cut["seat"]
        self.held = cut["packs.held"]
        self.copies = self.row("packs.hand")
        self.hand = Met[tuple[int, ...]](lambda hand: b"".join(self.copies.lay(hand)))
        self.stock = cut["packs.stock"]
        self.buried = cut["packs.buried"]
        self.lone = cut["packs.lone"]
        self.power = cut["packs.power"]
        self.ready = cut["packs.ready"]
        self.visible = cut["packs.visible"]
        self.wins = cut["packs.wins"]
        owner, wolf = self.by_seat("territory.pile.0"), cut["territory.pile.1"]
        self.cards = [[[owner[me][by] + wolf[n] for n in range(KINDS)] for by in SEATS] for me in SEATS]
        self.card = len(self.cards[0][0][0])
        self.pile = self.card * self.most("territory.pile.0")
        below, closed, spot = bytes(self.pile - self.card), cut["spots"][0], cut["spots"][1]
        self.alone = [[[card + below + closed for card in row] for row in by] for by in self.cards]
        self.closed = [bytes(self.pile) + closed] * len(CELLS)
        self.spot = bytes(self.pile) + spot
        edge, powers = cut["area"], self.bag("offered")
        self.area = Met[Area](lambda a: edge[a.top] + edge[a.bottom] + edge[a.left] + edge[a.right])
        self.offered = Met[tuple[int, ...]](lambda offered: b"".join(powers.lay(offered)))
        self.starter = self.by_seat("starter")
        self.round = cut["round"]
        self.lifted = cut["lifted"]

    def lay(self, s: Wolves, me: int, bed: Bed) -> Stones:
        mine, foe, agenda = s.packs[me], s.packs[1 - me], s.agenda
        copy, rest = self.copies.stone, self.copies.rest[len(mine.deck)]
        left = foe.left() if foe.under else foe.deck
        owner, wolf, alone = s.owner, s.wolf, self.alone[me]
        cells, spot = self.closed[:], self.spot
        for cell in s.taken:
            cells[cell] = alone[owner[cell]][wolf[cell]]
        for cell in s.spots:
            cells[cell] = spot
        if s.piles:
            self.cover(s.piles, me, cells)
        return [
            self.seat[me],
            # my pack: I see my hand
            self.held[mine.held],
            self.hand[tuple(mine.hand)],
            self.stock[mine.stock + mine.buried],
            self.buried[mine.buried],
            *map(copy, mine.left() if mine.under else mine.deck),
            rest,
            self.lone[mine.lone],
            self.power[mine.power],
            self.ready[mine.ready],
            self.visible[mine.visible],
            self.wins[mine.wins],
            # the other: §3.2 a hand is its owner's secret, part of what has not been seen
            self.held[foe.held],
            self.copies.rest[0],
            self.stock[foe.stock + foe.buried],
            self.buried[foe.buried],
            *map(copy, map(add, left, foe.hand)),
            rest,
            self.lone[foe.lone],
            self.power[foe.power],
            self.ready[foe.ready],
            self.visible[foe.visible],
            self.wins[foe.wins],
            # the table
            *cells,
            self.area[s.box.areas[s.area]],
            self.offered[s.offered],
            self.starter[me][s.starter],
            self.round[mine.wins + foe.wins + 1],
            self.lifted[s.lifted],
            self.asked[me][agenda[-1] if agenda else None],
        ]

    def cover(self, piles: list[int], me: int, cells: Stones) -> None:
        """The piles from their tops down: under the wolves that are seen, those they cover."""
        covered: dict[int, bytes] = {}
        for n in range(0, len(piles), 3):
            cell, owner, wolf = piles[n : n + 3]
            covered[cell] = self.cards[me][owner][wolf] + covered.get(cell, b"")
        for cell, below in covered.items():
            pile = cells[cell][: self.card] + below
            cells[cell] = pile[: self.pile].ljust(len(cells[cell]), b"\0")  # nothing is empty there


MOSAIC: Final = WolvesMosaic
