"""What a seat may know of a table of Wolves, and what it may imagine of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random

from vespers.engine.kernel import Seat, asked, take_at_random
from vespers.games.wolves.pieces import CELLS, KINDS, NOBODY, SEATS
from vespers.games.wolves.rules.placing import why_not_empty
from vespers.games.wolves.scoring import count_round
from vespers.games.wolves.state import Pack, Wolves
from vespers.games.wolves.words import CellView, PackView, Standing, View

ALONE: Final = [
    [[CellView(cell, ((me, wolf),)) for cell in CELLS] for wolf in range(KINDS)] for me in SEATS
]  # by owner, wolf and cell


def view(s: Wolves, seat: Seat | None) -> View:
    """All of the table but the other hand, and what nobody knows: the order of the decks."""
    return seen(s, (seat,))[0]


def seen(s: Wolves, seats: Sequence[Seat | None]) -> list[View]:
    """The same for several seats: what lies open is looked at but once."""
    step, packs = asked(s), s.packs
    taken, spots, now = territory(s), tuple(s.spots), standing(s)
    area, round = s.box.areas[s.area].name(), s.round()
    kind, asks = ("", NOBODY) if step is None else (type(step).__name__, step.asks)
    return [
        View(
            seat=NOBODY if seat is None else seat,
            packs=(pack_view(packs[0], seat == 0), pack_view(packs[1], seat == 1)),
            territory=taken,
            area=area,
            spots=spots,
            offered=s.offered,
            starter=s.starter,
            round=round,
            lifted=s.lifted,
            standing=now,
            asked=kind,
            asks=asks,
        )
        for seat in seats
    ]


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


def imagine(s: Wolves, seat: Seat | None, rng: Random) -> Wolves:
    """The same table with every hidden hand dealt anew from the wolves its owner has not shown."""
    t = s.clone()
    for me in SEATS:
        if me != seat:
            redeal(t.packs[me], rng)
    return t


def redeal(pack: Pack, rng: Random) -> None:
    """Hand, deck and what lies under it, from the same wolves."""
    unseen = [n + h for n, h in zip(pack.left(), pack.hand, strict=True)]
    pack.hand = take_at_random(unseen, pack.held, rng)
    if pack.buried > 0:
        pack.under = tuple(take_at_random(unseen, pack.buried, rng))
    pack.deck = unseen


def invariants(s: Wolves) -> None:
    """What the fast fields claim is what the slow definitions say; no wolf is lost."""
    assert sorted(s.taken) == [c for c in CELLS if s.wolf[c] != NOBODY]
    assert all((s.wolf[c] == NOBODY) == (s.owner[c] == NOBODY) for c in CELLS)
    if len(s.taken) < s.box.full:
        open_cells = [c for c in CELLS if s.wolf[c] == NOBODY and why_not_empty(s, c) is None]
        assert sorted(s.spots) == open_cells
    assert len(set(s.offered)) == len(s.offered)
    for me in SEATS:
        pack_invariants(s, me)


def pack_invariants(s: Wolves, me: Seat) -> None:
    """§1.1 A pack is whole: deck, under it, hand, territory and piles hold its wolves and no others."""
    pack = s.packs[me]
    assert min(pack.hand + pack.deck) >= 0 and (pack.under == () or min(pack.under) >= 0)
    assert (pack.held, pack.stock, pack.buried) == (sum(pack.hand), sum(pack.deck), sum(pack.under))
    assert pack.buried == 0 or pack.stock > 0 or len(s.agenda) == 0
    assert pack.visible == sum([s.owner[c] == me for c in CELLS])
    found = [n + h for n, h in zip(pack.left(), pack.hand, strict=True)]
    for cell in s.taken:
        for owner, wolf in pile(s, cell):
            if owner == me:
                found[wolf] += 1
    whole = s.box.copies[:]
    if pack.lone != NOBODY and sum(found) > sum(whole):
        whole[pack.lone] += 1  # not before the next round: it is shuffled in there
    assert found == whole
