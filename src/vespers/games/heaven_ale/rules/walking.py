"""§2 Turns: walk to a space and carry it out, or come back to the starting area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Why
from vespers.games.heaven_ale.codebook import ADVANCE, ENTER, SELL, WALK
from vespers.games.heaven_ale.messages import Advance, Enter, Sell, Walk
from vespers.games.heaven_ale.pieces import (
    BARREL_SPACE,
    BREWMASTER_PLACE,
    DISC_SPACE,
    DUCATS_PLACE,
    FIRST_PLACE,
    MARKS,
    NONE,
    PLACES,
    RESOURCE_PLACE,
    SEATS,
    SOLD_OUT,
)
from vespers.games.heaven_ale.rules.barrels import take_barrels, worth_a_visit
from vespers.games.heaven_ale.rules.buying import (
    cheapest_on,
    go_shopping,
    reach,
)
from vespers.games.heaven_ale.rules.discs import LAY_DISC, why_not_mark
from vespers.games.heaven_ale.rules.emergency import SELLABLE, Decision, sell, why_not_sell
from vespers.games.heaven_ale.rules.income import advance, earn, move_brewmaster
from vespers.games.heaven_ale.state import HeavenAle

NOT_FORWARD: Final = Why("not_forward", "2.5")
NO_TILE: Final = Why("no_tile_there", "2.5")
NO_FREE_HEX: Final = Why("no_free_hex", "2.11")
CANNOT_PAY: Final = Why("cannot_pay_there", "2.11")
NO_DISC: Final = Why("no_disc_there", "2.5")
NO_USE_FOR_DISC: Final = Why("no_use_for_disc", "2.5")
NO_BARREL: Final = Why("no_barrel_to_take", "8.3")
PLACE_TAKEN: Final = Why("place_taken", "2.6")
ANOTHER_PLACE: Final = Why("another_place", "2.9")
MUST_BE_FIRST: Final = Why("must_be_first_player", "2.7")

FREE: Final = [
    [enter for place, enter in enumerate(ENTER) if not taken >> place & 1]
    for taken in range(1 << len(PLACES))
]


# --- §2.5 Walking


def why_not_walk(s: HeavenAle, me: Seat, space: int) -> Why | None:
    """§2.5 Forward, and only where the action can be carried out."""
    if space <= s.abbeys[me].space:
        return NOT_FORWARD
    kind = s.box.kinds[space]
    if kind == DISC_SPACE:
        return why_not_disc(s, me, space)
    if kind == BARREL_SPACE:
        return None if worth_a_visit(s, me) else NO_BARREL
    return why_not_shop(s, me, space)


def why_not_shop(s: HeavenAle, me: Seat, space: int) -> Why | None:
    """§2.5 A tile, §2.11 that can be paid, §2.10 cards counted as money, and a hex to put it on."""
    cheapest, limit = cheapest_on(s, space), reach(s.abbeys[me], s.box)
    if cheapest == SOLD_OUT:
        return NO_TILE
    if limit < 0:
        return NO_FREE_HEX
    return CANNOT_PAY if cheapest > limit else None


def why_not_disc(s: HeavenAle, me: Seat, space: int) -> Why | None:
    """§2.5 A disc, and a spot that may take it."""
    if s.discs[space] == 0:
        return NO_DISC
    abbey, allowed = s.abbeys[me], s.box.marks[space]
    usable = any(why_not_mark(abbey, mark, allowed) is None for mark in MARKS)
    return None if usable else NO_USE_FOR_DISC


# --- §2.6 The starting area


def others_places(s: HeavenAle, me: Seat) -> int:
    """§2.6 The places taken by other figures, as bits."""
    taken = 0
    for seat, abbey in enumerate(s.abbeys):
        if seat != me and abbey.place != NONE:
            taken |= 1 << abbey.place
    return taken


def closed_places(s: HeavenAle, me: Seat) -> int:
    """§2.9 The places of others; by the ruling "another-place" one's own, unless there is no other move."""
    taken, own = others_places(s, me), s.abbeys[me].place
    if own == NONE or s.box.rulings.once_round == "any-place":
        return taken
    with_own = taken | 1 << own
    return with_own if FREE[with_own] or reachable(s, me) else taken


def is_last(s: HeavenAle) -> bool:
    """§2.7 All figures are back but the one whose turn it is."""
    out = 0
    for abbey in s.abbeys:
        if abbey.space <= s.box.last:
            out += 1
    return out == 1


def why_not_enter(s: HeavenAle, me: Seat, place: int) -> Why | None:
    """§2.6 A free place, §2.9 or one's own; §2.7 the last figure must be first player."""
    if others_places(s, me) >> place & 1:
        return PLACE_TAKEN
    closed = closed_places(s, me)
    if closed >> place & 1:
        return ANOTHER_PLACE
    if place != FIRST_PLACE and not closed >> FIRST_PLACE & 1 and is_last(s):
        return MUST_BE_FIRST
    return None


def enter(s: HeavenAle, me: Seat, place: int) -> None:
    """§2.6 Take the place and its income at once."""
    s.abbeys[me].place = place
    if place == DUCATS_PLACE:
        earn(s, me, s.box.places[DUCATS_PLACE])
    elif place == BREWMASTER_PLACE:
        move_brewmaster(s, me, s.box.places[BREWMASTER_PLACE])
    elif place == RESOURCE_PLACE:
        s.agenda.append(ADVANCE_MARKER[me])


class AdvanceMarker(Decision[Advance]):
    """§2.6 The income of one place: which resource marker moves."""

    __slots__ = ()

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        return {"steps": s.box.places[RESOURCE_PLACE]}

    def answers(self, s: HeavenAle) -> Sequence[Advance]:
        return ADVANCE

    def legal_answers(self, s: HeavenAle) -> list[Advance]:
        return ADVANCE

    def answered(self, s: HeavenAle, a: Advance) -> None:
        advance(s, self.me, a.colour, s.box.places[RESOURCE_PLACE])


# --- A turn


class MoveFigure(Choice[HeavenAle, Walk | Enter | Sell]):
    """§2.5 To a space of the track; §2.6 or into the starting area; §3.5 ducats first, if you like."""

    __slots__ = ()

    def candidates(self, s: HeavenAle) -> Sequence[Walk | Enter | Sell]:
        return [*WALK[1 : s.box.last + 1], *ENTER, *SELL]

    def why_not(self, s: HeavenAle, a: Walk | Enter | Sell) -> Why | None:
        if isinstance(a, Walk):
            return why_not_walk(s, self.me, a.space)
        if isinstance(a, Enter):
            return why_not_enter(s, self.me, a.place)
        return why_not_sell(s.abbeys[self.me], a)

    def options(self, s: HeavenAle) -> list[Walk | Enter | Sell]:
        found = reachable(s, self.me)
        closed = closed_places(s, self.me)
        if not closed >> FIRST_PLACE & 1 and is_last(s):
            found.append(ENTER[FIRST_PLACE])
        else:
            found += FREE[closed]
        found += SELLABLE[s.abbeys[self.me].cards]
        return found

    def do(self, s: HeavenAle, a: Walk | Enter | Sell) -> None:
        if isinstance(a, Walk):
            walk(s, self.me, a.space)
        elif isinstance(a, Enter):
            s.abbeys[self.me].space = s.box.last + 1
            enter(s, self.me, a.place)
        else:
            sell(s, self.me, a)
            s.agenda.append(self)


def reachable(s: HeavenAle, me: Seat) -> list[Walk | Enter | Sell]:
    """Every space one may walk to, without asking why_not: the kit proves them equal."""
    abbey, box = s.abbeys[me], s.box
    kinds, marks, cheapest, discs = box.kinds, box.marks, s.cheapest, s.discs
    limit, usable = reach(abbey, box), abbey.usable
    barrels = -1  # asked for only when a barrel space lies ahead
    found: list[Walk | Enter | Sell] = []
    for space in range(abbey.space + 1, box.last + 1):
        kind = kinds[space]
        if kind < DISC_SPACE:
            if cheapest[space] <= limit:
                found.append(WALK[space])
        elif kind == DISC_SPACE:
            if marks[space] & usable and discs[space] > 0:
                found.append(WALK[space])
        else:
            if barrels < 0:
                barrels = worth_a_visit(s, me)
            if barrels > 0:
                found.append(WALK[space])
    return found


def walk(s: HeavenAle, me: Seat, space: int) -> None:
    """§2.5 The figure stands on the space; now its action."""
    abbey = s.abbeys[me]
    abbey.space = space
    abbey.place = NONE
    kind = s.box.kinds[space]
    if kind == DISC_SPACE:
        s.agenda.append(LAY_DISC[me])
    elif kind == BARREL_SPACE:
        take_barrels(s, me)
    else:
        go_shopping(s, me)


MOVE_FIGURE: Final = [MoveFigure(me) for me in SEATS]
ADVANCE_MARKER: Final = [AdvanceMarker(me) for me in SEATS]
