"""§1 Set-up and §2 rounds: first player, refilling the track, whose turn it is, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from vespers.engine.kernel import CommonChance, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.heaven_ale.codebook import DRAWN_MONK, DRAWN_RESOURCE, ENTER, STARTS
from vespers.games.heaven_ale.messages import (
    DrawnMonk,
    DrawnResource,
    Enter,
    KeepPrivileges,
    RoundBegins,
    Sell,
    Starts,
)
from vespers.games.heaven_ale.pieces import FERTILITY, FIRST_PLACE, LONGEST_TRACK, MONK_TILE, SEATS
from vespers.games.heaven_ale.rules.emergency import Decision, Sale, offer_sales, sell
from vespers.games.heaven_ale.rules.exchanging import EXCHANGES
from vespers.games.heaven_ale.rules.walking import MOVE_FIGURE, PLACE_TAKEN, enter, others_places
from vespers.games.heaven_ale.scoring import gained_by_selling, scored
from vespers.games.heaven_ale.state import HeavenAle

# --- §1 Set-up


class FirstPlayer(CommonChance[HeavenAle, Starts]):
    """§1.5 Chance names the first player; the others choose their places in turn."""

    __slots__ = ()

    def outcomes(self, s: HeavenAle) -> Sequence[Starts]:
        return STARTS[: len(s.abbeys)]

    def odds(self, s: HeavenAle) -> list[int]:
        return [1] * len(s.abbeys)

    def do(self, s: HeavenAle, a: Starts) -> None:
        s.first = a.seat
        s.abbeys[a.seat].place = FIRST_PLACE
        s.agenda.append(PREPARE_ROUND)
        if s.box.rulings.set_up == "places-first":
            choose_places(s)


def choose_places(s: HeavenAle) -> None:
    """§1.5 One after the other, from the first player on; §1.6 or the other way round."""
    seats = len(s.abbeys)
    onward = -1 if s.box.counter_clockwise else 1
    s.then(*[CHOOSE_PLACE[(s.first + onward * k) % seats] for k in range(1, seats)])


class ChoosePlace(Decision[Enter]):
    """§1.5 A free place of the starting area, and its income."""

    __slots__ = ()

    def answers(self, s: HeavenAle) -> Sequence[Enter]:
        return ENTER

    def why_not_answer(self, s: HeavenAle, a: Enter) -> Why | None:
        return PLACE_TAKEN if others_places(s, self.me) >> a.place & 1 else None

    def answered(self, s: HeavenAle, a: Enter) -> None:
        enter(s, self.me, a.place)


# --- §2 Rounds


class PrepareRound(Rule[HeavenAle]):
    """§2.2 One more tile on every resource and monk space, discs filled up; then the first turn."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        box = s.box
        s.round += 1
        for abbey in s.abbeys:
            abbey.space = 0
        fill_discs(s)
        begin_turn(s, s.first)
        if s.round == 1 and box.rulings.set_up == "tiles-first":
            choose_places(s)
        for space in reversed(box.resource_spaces):
            s.agenda.append(DRAW_RESOURCE[space])
        for space in reversed(box.monk_spaces):
            s.agenda.append(DRAW_MONK[space])
        if s.events is not None:
            s.events.append(RoundBegins(s.round, box.rounds[len(s.abbeys)]))


def fill_discs(s: HeavenAle) -> None:
    """§2.2 Exactly one disc on every disc space; §2.3 in the last round exactly two on some."""
    seats = len(s.abbeys)
    for space in s.box.disc_spaces:
        s.discs[space] = 1
    if s.round == s.box.rounds[seats]:
        for space in s.box.second_discs[seats]:
            s.discs[space] = 2


Drawn = TypeVar("Drawn", bound=DrawnResource | DrawnMonk)


class DrawTile(CommonChance[HeavenAle, Drawn]):
    """§2.2 One more tile for a space, face up, from the pile of its kind."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(0)
        self.space = space

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        return {"space": self.space}

    def lay(self, s: HeavenAle, tile: int, price: int) -> None:
        """The tile lies on the space, which may have become cheaper."""
        s.tiles[self.space] += (tile,)
        if price < s.cheapest[self.space]:
            s.cheapest[self.space] = price


class DrawResource(DrawTile[DrawnResource]):
    """§2.2 A resource costs its fertility; the last tile I opens the tiles II."""

    __slots__ = ()

    def outcomes(self, s: HeavenAle) -> Sequence[DrawnResource]:
        return DRAWN_RESOURCE

    def odds(self, s: HeavenAle) -> list[int]:
        return s.pile

    def do(self, s: HeavenAle, a: DrawnResource) -> None:
        tile = a.tile
        s.pile[tile] -= 1
        s.left -= 1
        self.lay(s, tile, FERTILITY[tile])
        if s.left == s.box.in_back_two:
            open_second_pile(s)


class DrawMonk(DrawTile[DrawnMonk]):
    """§2.2 A monk costs what the space says; §1.2 the last monk I opens the monks II."""

    __slots__ = ()

    def outcomes(self, s: HeavenAle) -> Sequence[DrawnMonk]:
        return DRAWN_MONK

    def odds(self, s: HeavenAle) -> list[int]:
        return s.monk_pile

    def do(self, s: HeavenAle, a: DrawnMonk) -> None:
        monk = a.monk
        s.monk_pile[monk] -= 1
        s.monks_left -= 1
        self.lay(s, MONK_TILE + monk, s.box.monk_cost[self.space])
        if s.monks_left == s.box.in_monks_two:
            open_second_monks(s)


def open_second_pile(s: HeavenAle) -> None:
    """§2.2 The tiles I have run out: now those with a II, §1.2 unless two play."""
    if s.box.tiles_two[len(s.abbeys)]:
        s.pile = s.box.back_two[:]


def open_second_monks(s: HeavenAle) -> None:
    """§1.2 The monks I have run out: now those with a II, unless two play."""
    if s.box.tiles_two[len(s.abbeys)]:
        s.monk_pile = s.box.monks_two[:]


class NextTurn(Rule[HeavenAle]):
    """§2.4 The next figure that is not back, §2.12 even the same one; when all are, the round is over."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        abbeys, last = s.abbeys, s.box.last
        seats = len(abbeys)
        seat = self.me
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            if abbeys[seat].space <= last:
                begin_turn(s, seat)
                return
        end_round(s)


def begin_turn(s: HeavenAle, seat: Seat) -> None:
    """§2.4 A turn; §3.6 by the ruling "any-moment" the others may sell cards before it."""
    s.follow(TURN[seat])
    if s.box.rulings.emergency == "any-moment":
        offer_sales(s, seat)


def end_round(s: HeavenAle) -> None:
    """§2.1 After the last round comes the count (§9.1); §2.8 else whoever is "first player" begins."""
    seats = len(s.abbeys)
    if s.round == s.box.rounds[seats]:
        in_order = [(s.first + k) % seats for k in range(seats)]
        s.agenda.append(FINAL_COUNT)
        if s.box.exchange_chosen:
            s.then(*[EXCHANGES[seat] for seat in in_order])
        if s.box.rulings.emergency != "before-paying":
            s.then(*[LAST_SALES[seat] for seat in in_order])
        return
    for seat, abbey in enumerate(s.abbeys):
        if abbey.place == FIRST_PLACE:
            s.first = seat
    s.agenda.append(PREPARE_ROUND)


class LastSales(Rule[HeavenAle]):
    """§3.6 Before the count: whoever still holds a card is asked, as long as selling changes the points."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        if gained_by_selling(s, self.me) > 0:
            s.agenda.append(LAST_SALE[self.me])


class LastSale(Sale):
    """§3.5 Sell a card for the final count, or keep those that are left."""

    __slots__ = ()

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        return {"points": gained_by_selling(s, self.me)}

    def do(self, s: HeavenAle, a: Sell | KeepPrivileges) -> None:
        if isinstance(a, Sell):
            sell(s, self.me, a)
            s.agenda.append(LAST_SALES[self.me])


class FinalCount(Rule[HeavenAle]):
    """§9.1 The count, for all to see."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        if s.events is not None:
            s.events.extend([scored(s, seat) for seat in range(len(s.abbeys))])


def prepare(s: HeavenAle) -> None:
    """§1 What is to do before the first round; a pack may leave the piles I empty."""
    if s.left == s.box.in_back_two:
        open_second_pile(s)
    if s.monks_left == s.box.in_monks_two:
        open_second_monks(s)
    s.agenda.append(FIRST_PLAYER)


FIRST_PLAYER: Final = FirstPlayer(0)
CHOOSE_PLACE: Final = [ChoosePlace(me) for me in SEATS]
PREPARE_ROUND: Final = PrepareRound(0)
DRAW_RESOURCE: Final = [DrawResource(space) for space in range(LONGEST_TRACK + 1)]
DRAW_MONK: Final = [DrawMonk(space) for space in range(LONGEST_TRACK + 1)]
LAST_SALES: Final = [LastSales(me) for me in SEATS]
LAST_SALE: Final = [LastSale(me) for me in SEATS]
FINAL_COUNT: Final = FinalCount(0)
NEXT_TURN: Final = [NextTurn(me) for me in SEATS]
TURN: Final = [plan(MOVE_FIGURE[me], NEXT_TURN[me]) for me in SEATS]
