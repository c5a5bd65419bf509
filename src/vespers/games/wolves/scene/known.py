"""The table as a seat knows it: what lies open is enough to count a round, and to see what a wolf changes."""

from __future__ import annotations

from typing import NamedTuple

from vespers.engine.messages import Event
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.messages import Place
from vespers.games.wolves.pieces import NONE, SEATS, SIDE
from vespers.games.wolves.rules.placing import place
from vespers.games.wolves.scoring import Count, count_round
from vespers.games.wolves.state import Pack, Wolves, new_table
from vespers.games.wolves.view import PackView, View


def known_table(box: Box, view: View) -> Wolves:
    """Territory, powers and the viewer's own hand; decks and other hands are left as they come."""
    s = new_table(box)
    for here in view.territory:
        s.owner[here.cell], s.wolf[here.cell] = here.pile[-1]
        s.taken.append(here.cell)
        for owner, wolf in here.pile[:-1]:
            s.piles += [here.cell, owner, wolf]
    s.spots = list(view.spots)
    s.area = next((n for n, area in enumerate(box.areas) if area.name() == view.area), 0)
    for seat in SEATS:
        know_pack(box, s.packs[seat], view.packs[seat])
    return s


def know_pack(box: Box, pack: Pack, seen: PackView) -> None:
    pack.hand = list(seen.hand) or [1] * len(box.wolves)  # a hidden hand may hold any wolf
    pack.held, pack.stock = seen.held, seen.stock
    pack.power, pack.ready, pack.visible, pack.wins = seen.power, seen.ready, seen.visible, seen.wins
    if seen.power != NONE:
        pack.effect = box.effect[seen.power]


class Counted(NamedTuple):
    """A round counted: who wins what, row by row from the top."""

    result: Count
    events: list[Event]
    top: int  # number of the first row


def counted(s: Wolves) -> Counted:
    """§5 If the round ended now."""
    events: list[Event] = []
    if not s.taken:
        return Counted(count_round(s, None), events, 0)
    return Counted(count_round(s, events), events, s.box.areas[s.area].top)


def after_placing(s: Wolves, me: int, a: Place) -> Wolves:
    """The same table with one more wolf on it."""
    t = s.clone()
    place(t, me, a)
    return t


def row_of(found: Counted, cell: int) -> tuple[int, int]:
    """The sums of a cell's row; nothing where there is no row yet."""
    n = cell // SIDE - found.top
    rows = found.result.rows if found.events else []
    return (rows[n][0], rows[n][1]) if 0 <= n < len(rows) else (0, 0)
