"""The views of Wolves, written straight from the state."""

from __future__ import annotations

from operator import add
from typing import Any, Final

from mypy_extensions import i64

from vespers.games.wolves.pieces import CARDS, CELLS, KINDS
from vespers.games.wolves.scoring import tally
from vespers.games.wolves.state import Pack, Wolves
from vespers.rl.paper import BYTE, Paper, Sketch, Slate, put
from vespers.rl.sketches.wolves_sums import Sums

HEIGHT: Final = 4  # of a pile, from its top
CELL: Final = 2 * HEIGHT  # owner and wolf of each card

HIDDEN: Final = (BYTE,) * KINDS  # a hand that is not mine

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
ROWS: Final = LIFTED + 1
ASKED: Final = ROWS + 12

# Where the standing writes what, after its four rows.
MOONS: Final = 8
POINTS: Final = MOONS + 2


class WolvesSketch(Sketch[Wolves]):
    """`view` of Wolves as bytes."""

    __slots__ = ("sums",)

    def __init__(self, seats: int, words: dict[str, int]) -> None:
        super().__init__(seats, words)
        self.dense = True
        self.sums: Sums | None = None

    def draw(self, s: Wolves, me: int, slate: Slate) -> None:
        left, paper = self.relative[me], slate.paper
        paper[SEAT] = me + 1
        draw_mine(s.packs[me], PACKS, paper)
        draw_theirs(s.packs[1 - me], PACKS + PACK, paper)
        draw_territory(s, left, TERRITORY, paper)
        draw_rest(s, left, 0, paper)
        draw_standing(s, me, ROWS, paper)
        self.draw_asked(s, left, ASKED, paper)

    def redraw(self, s: Wolves, me: int, slate: Slate) -> None:
        """All of it, but many numbers at once."""
        if self.sums is None or self.sums.box is not s.box:
            self.sums = Sums(s.box)
        if not self.sums.fit or s.packs[0].under or s.packs[1].under:
            super().redraw(s, me, slate)
            return
        left, sums, mine, theirs = self.relative[me], self.sums, s.packs[me], s.packs[1 - me]
        paper: Any = slate.paper
        paper[:] = slate.blank
        paper[:TERRITORY] = packs_at_once(mine, theirs, me, sums.missing)
        owner, wolves, total = s.owner, s.wolf, 0
        adds, kinds = sums.adds[me], sums.kinds[s.area]
        for cell in s.taken:
            seat, wolf, place = owner[cell], wolves[cell], TERRITORY + CELL * cell
            paper[place] = left[seat]
            paper[place + 1] = wolf + 1
            total += adds[seat][kinds[cell]][wolf]
        if s.piles:
            draw_piles(s.piles, left, TERRITORY, paper)
        paper[AREA:SPOTS] = sums.areas[s.area]
        draw_round(s, left, 0, paper)
        paper[ROWS:ASKED] = sums.standing(s, mine.effect, theirs.effect, me, total)
        self.draw_asked(s, left, ASKED, paper)


def packs_at_once(mine: Pack, theirs: Pack, me: int, missing: tuple[int, ...]) -> bytes:
    """Who looks, and both packs, with nothing under their decks: what `draw_mine` and `draw_theirs` write."""
    return bytes(
        (
            me + 1,
            mine.held + 1,
            *mine.hand,
            *missing,
            mine.stock + 1,
            1,
            *mine.deck,
            *missing,
            mine.lone + 1,
            mine.power + 1,
            2 if mine.ready else 1,
            mine.visible + 1,
            mine.wins + 1,
            theirs.held + 1,
            *HIDDEN,
            theirs.stock + 1,
            1,
            *map(add, theirs.deck, theirs.hand),
            *missing,
            theirs.lone + 1,
            theirs.power + 1,
            2 if theirs.ready else 1,
            theirs.visible + 1,
            theirs.wins + 1,
        )
    )


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
    """The piles from their tops down."""
    owner, wolf = s.owner, s.wolf
    cell: i64
    for cell in s.taken:
        place = at + cell * CELL
        o[place] = left[owner[cell]]
        o[place + 1] = wolf[cell] + 1
    draw_piles(s.piles, left, at, o)


def draw_piles(piles: list[int], left: list[int], at: i64, o: Paper) -> None:
    """The covered wolves, from the last to the first."""
    for n in range(len(piles) - 3, -1, -3):
        bottom = at + piles[n] * CELL + CELL
        place = bottom - CELL + 2
        while place < bottom and o[place] != 0:
            place += 2
        if place < bottom:
            o[place] = left[piles[n + 1]]
            o[place + 1] = piles[n + 2] + 1


def draw_rest(s: Wolves, left: list[int], at: i64, o: Paper) -> None:
    """Area, spots, what is offered, and the round."""
    area = s.box.areas[s.area]
    o[at + AREA] = area.top
    o[at + AREA + 1] = area.bottom
    o[at + AREA + 2] = area.left
    o[at + AREA + 3] = area.right
    draw_round(s, left, at, o)


def draw_round(s: Wolves, left: list[int], at: i64, o: Paper) -> None:
    """Spots, what is offered, and the round."""
    o[at + STARTER] = left[s.starter]
    o[at + ROUND] = s.packs[0].wins + s.packs[1].wins + 1
    o[at + LIFTED] = s.lifted + 1
    for power in s.offered:
        o[at + OFFERED + power] = 1
    at += SPOTS
    for cell in s.spots:
        o[at + cell] = 1


def draw_standing(s: Wolves, me: int, at: i64, o: Paper) -> None:
    """Rows, moons and points, mine first."""
    foe, found = 1 - me, tally(s)
    moons, points, strength = found.moons, found.points, found.strength
    o[at + MOONS] = moons[me] + 1
    o[at + MOONS + 1] = moons[foe] + 1
    if not s.taken:
        o[at + POINTS] = o[at + POINTS + 1] = 1
        return
    o[at + POINTS] = points[me] + 1
    o[at + POINTS + 1] = points[foe] + 1
    for n in range(0, len(strength), 2):
        o[at] = strength[n + me] + 1
        o[at + 1] = strength[n + foe] + 1
        at += 2


SKETCH: Final = WolvesSketch
