"""No wolf is lost, and the fast fields agree with the slow definitions: the kit asks in every position."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.wolves.pieces import CELLS, NONE, SEATS
from vespers.games.wolves.rules.placing import why_not_empty
from vespers.games.wolves.state import Wolves
from vespers.games.wolves.view import pile


def invariants(s: Wolves) -> None:
    """What the fast fields claim is what the slow definitions say; no wolf is lost."""
    assert sorted(s.taken) == [c for c in CELLS if s.wolf[c] != NONE]
    assert all((s.wolf[c] == NONE) == (s.owner[c] == NONE) for c in CELLS)
    if len(s.taken) < s.box.full:
        open_cells = [c for c in CELLS if s.wolf[c] == NONE and why_not_empty(s, c) is None]
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
    if pack.lone != NONE and sum(found) > sum(whole):
        whole[pack.lone] += 1  # not before the next round: it is shuffled in there
    assert found == whole
