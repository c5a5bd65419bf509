"""§3.5 Emergency ducats: privilege cards go back to the box, before any decision of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Action, Why
from vespers.games.heaven_ale.codebook import KEEP_PRIVILEGES, SELL
from vespers.games.heaven_ale.messages import KeepPrivileges, Sell
from vespers.games.heaven_ale.pieces import SEATS
from vespers.games.heaven_ale.rules.income import earn
from vespers.games.heaven_ale.state import Abbey, HeavenAle

NOT_IN_HAND: Final = Why("card_not_in_hand", "3.5")
NO_SALE_NOW: Final = Why("no_sale_now", "3.6")

SELLABLE: Final = [
    [sell for card, sell in enumerate(SELL) if cards >> card & 1] for cards in range(1 << len(SELL))
]


def why_not_sell(abbey: Abbey, a: Sell) -> Why | None:
    """§3.5 Only a card still in hand."""
    return None if abbey.cards >> a.card & 1 else NOT_IN_HAND


def sell(s: HeavenAle, me: Seat, a: Sell) -> None:
    """§3.5 The card goes back to the box."""
    card = 1 << a.card
    s.abbeys[me].cards -= card
    earn(s, me, s.box.emergency[card])


Answer = TypeVar("Answer", bound=Action)


class Decision(Choice[HeavenAle, Answer | Sell], Generic[Answer]):
    """A decision that needs no ducats; unless a ruling forbids it (§3.6), cards may be sold before it."""

    __slots__ = ()

    def answers(self, s: HeavenAle) -> Sequence[Answer]:
        """The candidates but for sales."""
        raise NotImplementedError

    def why_not_answer(self, s: HeavenAle, a: Answer) -> Why | None:
        """Why one of them is not legal."""
        return None

    def legal_answers(self, s: HeavenAle) -> list[Answer]:
        """Those that pass why_not_answer."""
        return [a for a in self.answers(s) if self.why_not_answer(s, a) is None]

    def answered(self, s: HeavenAle, a: Answer) -> None:
        """Carry the answer out."""
        raise NotImplementedError

    def candidates(self, s: HeavenAle) -> Sequence[Answer | Sell]:
        return [*self.answers(s), *SELL]

    def why_not(self, s: HeavenAle, a: Answer | Sell) -> Why | None:
        if isinstance(a, Sell):
            return why_not_sell(s.abbeys[self.me], a) if s.box.sells_always else NO_SALE_NOW
        return self.why_not_answer(s, a)

    def options(self, s: HeavenAle) -> list[Answer | Sell]:
        found: list[Answer | Sell] = [*self.legal_answers(s)]
        if s.box.sells_always:
            found += SELLABLE[s.abbeys[self.me].cards]
        return found

    def do(self, s: HeavenAle, a: Answer | Sell) -> None:
        if isinstance(a, Sell):
            sell(s, self.me, a)
            s.agenda.append(self)
        else:
            self.answered(s, a)


# --- §3.6 Before another's turn, by the ruling "any-moment"


def offer_sales(s: HeavenAle, turn: Seat) -> None:
    """All but the player whose turn begins, in turn order."""
    seats = len(s.abbeys)
    s.then(*[SALES[(turn + k) % seats] for k in range(1, seats)])


class Sales(Rule[HeavenAle]):
    """§3.6 Whoever holds a card is asked."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        if s.abbeys[self.me].cards:
            s.agenda.append(SALE[self.me])


class Sale(Choice[HeavenAle, Sell | KeepPrivileges]):
    """§3.5 Sell a card, or keep those that are left for now."""

    __slots__ = ()

    def candidates(self, s: HeavenAle) -> Sequence[Sell | KeepPrivileges]:
        return [*SELL, KEEP_PRIVILEGES]

    def why_not(self, s: HeavenAle, a: Sell | KeepPrivileges) -> Why | None:
        return why_not_sell(s.abbeys[self.me], a) if isinstance(a, Sell) else None

    def options(self, s: HeavenAle) -> list[Sell | KeepPrivileges]:
        return [*SELLABLE[s.abbeys[self.me].cards], KEEP_PRIVILEGES]

    def do(self, s: HeavenAle, a: Sell | KeepPrivileges) -> None:
        if isinstance(a, Sell):
            sell(s, self.me, a)
            s.agenda.append(SALES[self.me])


SALES: Final = [Sales(me) for me in SEATS]
SALE: Final = [Sale(me) for me in SEATS]
