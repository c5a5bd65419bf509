"""The views of Wolves, written straight from the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vespers.games.wolves.pieces import CARDS, CELLS, KINDS
from vespers.games.wolves.state import Pack, Wolves
from vespers.rl.paper import Paper, Sketch, put

HEIGHT: Final = 4  # of a pile, from its top
CELL: Final = 2 * HEIGHT  # owner and wolf of each card

# Where a pack writes what.
HELD: Final = 0
HAND: Final = 1
STOCK: Final = HAND + KINDS
BURIED: Final = STOCK + 1
UNSEEN: Final = BURIED + 1
LONE: Final = UNSEEN + KINDS
POWER: Final = LONE + 1
READY: Final = POWER + 1
VISIBLE: Final = READY + 1
WINS: Final = VISIBLE + 1
PACK: Final = WINS + 1

# Where the table writes what.
SEAT: Final = 0
PACKS: Final = 1
TERRITORY: Final = PACKS + 2 * PACK
AREA: Final = TERRITORY + len(CELLS) * CELL
SPOTS: Final = AREA + 4
OFFERED: Final = SPOTS + len(CELLS)
STARTER: Final = OFFERED + CARDS
ROUND: Final = STARTER + 1
LIFTED: Final = ROUND + 1
ASKED: Final = LIFTED + 1


class WolvesSketch(Sketch[Wolves]):
    """`view` of Wolves as bytes."""

    __slots__ = ()

    def draw(self, s: Wolves, me: int, paper: Paper) -> None:
        left = self.relative[me]
        paper[SEAT] = me + 1
        draw_mine(s.packs[me], PACKS, paper)
        draw_theirs(s.packs[1 - me], PACKS + PACK, paper)
        draw_territory(s, left, TERRITORY, paper)
        draw_rest(s, left, paper)
        self.draw_asked(s, left, ASKED, paper)


def draw_mine(pack: Pack, at: i64, o: Paper) -> None:
    """I see my hand."""
    draw_pack(pack, at, o)
    put(pack.hand, KINDS, at + HAND, o)


def draw_theirs(pack: Pack, at: i64, o: Paper) -> None:
    """§3.2 A hand is its owner's secret: it is part of what has not been seen."""
    draw_pack(pack, at, o)
    at += UNSEEN
    for many in pack.hand:
        if many > 0:
            o[at] += many
        at += 1


def draw_pack(pack: Pack, at: i64, o: Paper) -> None:
    """What everybody may count; unseen are the deck, and what lies under it."""
    o[at + HELD] = pack.held + 1
    o[at + STOCK] = pack.stock + pack.buried + 1
    o[at + BURIED] = pack.buried + 1
    o[at + LONE] = pack.lone + 1
    o[at + POWER] = pack.power + 1
    o[at + READY] = 2 if pack.ready else 1
    o[at + VISIBLE] = pack.visible + 1
    o[at + WINS] = pack.wins + 1
    at += UNSEEN
    put(pack.deck, KINDS, at, o)
    for many in pack.under:
        if many > 0:
            o[at] += many
        at += 1


def draw_territory(s: Wolves, left: list[int], at: i64, o: Paper) -> None:
    """The piles from their tops down: the covered wolves are told from the last to the first."""
    owner, wolf, piles = s.owner, s.wolf, s.piles
    for cell in s.taken:
        place = at + cell * CELL
        o[place] = left[owner[cell]]
        o[place + 1] = wolf[cell] + 1
    for n in range(len(piles) - 3, -1, -3):
        bottom = at + piles[n] * CELL + CELL
        place = bottom - CELL + 2
        while place < bottom and o[place] != 0:
            place += 2
        if place < bottom:
            o[place] = left[piles[n + 1]]
            o[place + 1] = piles[n + 2] + 1


def draw_rest(s: Wolves, left: list[int], o: Paper) -> None:
    """Area, spots, what is offered, and the round."""
    area = s.box.areas[s.area]
    o[AREA] = area.top
    o[AREA + 1] = area.bottom
    o[AREA + 2] = area.left
    o[AREA + 3] = area.right
    for cell in s.spots:
        o[SPOTS + cell] = 1
    for power in s.offered:
        o[OFFERED + power] = 1
    o[STARTER] = left[s.starter]
    o[ROUND] = s.packs[0].wins + s.packs[1].wins + 1
    o[LIFTED] = s.lifted + 1


SKETCH: Final = WolvesSketch
