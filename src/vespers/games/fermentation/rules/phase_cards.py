"""Cards for the beginning or the end of a phase (§5.11): some work by themselves, others are offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import PASS, USE_CARD
from vespers.games.fermentation.messages import Pass, UseCard
from vespers.games.fermentation.pieces import MOST_CARDS, PHASE_END, PHASE_START, SEATS
from vespers.games.fermentation.rules.one_use_cards import use_card, why_not_use, why_not_work, work
from vespers.games.fermentation.rules.werewolves import INTERRUPTION
from vespers.games.fermentation.state import Fermentation


def at_moment(s: Fermentation, at: int) -> None:
    """§5.11 One monk after the other, from the one whose turn comes next; then the attacks (§4.6)."""
    if at not in s.box.moments:
        return
    s.agenda.append(INTERRUPTION)
    for n in reversed(range(s.seats)):
        s.agenda.append(MOMENT[at][(s.active + n) % s.seats])


class Moment(Rule[Fermentation]):
    """§5.11 First the cards that work by themselves, in the order in which they came; then the others."""

    __slots__ = ("at",)

    def __init__(self, me: Seat, at: int) -> None:
        super().__init__(me)
        self.at = at

    def happen(self, s: Fermentation) -> None:
        s.agenda.append(OFFER_CARDS[self.at][self.me])
        for card in reversed(s.monks[self.me].cards):
            if s.box.cards[card].stays and s.box.cards[card].at == self.at:
                s.agenda.append(WORK_BY_ITSELF[self.me][card])


class WorkByItself(Rule[Fermentation]):
    """§5.11 It stays, and works if there is something to work on and it is still held."""

    __slots__ = ("card",)

    def __init__(self, me: Seat, card: int) -> None:
        super().__init__(me)
        self.card = card

    def happen(self, s: Fermentation) -> None:
        if self.card in s.monks[self.me].cards and why_not_work(s, self.me, self.card) is None:
            work(s, self.me, self.card)


class OfferCards(Rule[Fermentation]):
    """§5.11 Asked as long as there is a card to use now."""

    __slots__ = ("at",)

    def __init__(self, me: Seat, at: int) -> None:
        super().__init__(me)
        self.at = at

    def happen(self, s: Fermentation) -> None:
        cards = s.monks[self.me].cards
        if any([why_not_use(s, self.me, card, self.at) is None for card in cards]):
            s.agenda.append(PHASE_CARD[self.at][self.me])


class PhaseCard(Choice[Fermentation, UseCard | Pass]):
    """§5.11 Use a card of this moment, or none."""

    __slots__ = ("at",)

    def __init__(self, me: Seat, at: int) -> None:
        super().__init__(me)
        self.at = at

    def candidates(self, s: Fermentation) -> Sequence[UseCard | Pass]:
        return [PASS, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: UseCard | Pass) -> Why | None:
        return why_not_use(s, self.me, a.card, self.at) if isinstance(a, UseCard) else None


class CardAtStart(PhaseCard):
    """§5.11 At the beginning of a phase."""

    __slots__ = ()

    def do(self, s: Fermentation, a: UseCard | Pass) -> None:
        answer(s, self.me, self.at, a)


class CardAtEnd(PhaseCard):
    """§5.11 At the end of a phase."""

    __slots__ = ()

    def do(self, s: Fermentation, a: UseCard | Pass) -> None:
        answer(s, self.me, self.at, a)


def answer(s: Fermentation, me: Seat, at: int, a: UseCard | Pass) -> None:
    if isinstance(a, UseCard):
        s.agenda.append(OFFER_CARDS[at][me])
        use_card(s, me, a.card)


MOMENT: Final = {at: [Moment(me, at) for me in SEATS] for at in (PHASE_START, PHASE_END)}
OFFER_CARDS: Final = {at: [OfferCards(me, at) for me in SEATS] for at in (PHASE_START, PHASE_END)}
WORK_BY_ITSELF: Final = [[WorkByItself(me, card) for card in range(MOST_CARDS)] for me in SEATS]
PHASE_CARD: Final[dict[int, Sequence[PhaseCard]]] = {
    PHASE_START: [CardAtStart(me, PHASE_START) for me in SEATS],
    PHASE_END: [CardAtEnd(me, PHASE_END) for me in SEATS],
}
