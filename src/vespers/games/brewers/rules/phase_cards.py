"""§6.9 Cards for the beginning or the end of a phase: some work by themselves, others are offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import PASS, USE
from vespers.games.brewers.messages import Pass, Use
from vespers.games.brewers.pieces import ALWAYS, CARD_MAX, NONE, PHASE_END, PHASE_START, SEATS
from vespers.games.brewers.rules.card_effects import carry_out, why_not_deeds
from vespers.games.brewers.rules.held_cards import helps, spend
from vespers.games.brewers.rules.hunts_and_attacks import attack
from vespers.games.brewers.state import Brewers

NOT_AT_THIS_MOMENT: Final = Why("card_not_at_this_moment", "6.9")


def at_moment(s: Brewers, moment: int) -> None:
    """§6.9 One player after the other, from the first on; then those are attacked who are too loud."""
    if moment not in s.box.moments:
        return
    s.turn_of = NONE  # what happens now is in nobody's turn
    s.agenda.append(LOUD_ONES)
    seats = len(s.monks)
    for n in reversed(range(seats)):
        s.agenda.append(MOMENT[moment][(s.starter + n) % seats])


class Moment(Rule[Brewers]):
    """§6.9 First the cards that work by themselves, in the order in which they came; then the others."""

    __slots__ = ("moment",)

    def __init__(self, me: Seat, moment: int) -> None:
        super().__init__(me)
        self.moment = moment

    def happen(self, s: Brewers) -> None:
        s.agenda.append(OFFER_CARDS[self.moment][self.me])
        for card in reversed(s.monks[self.me].cards):
            kind = s.box.cards[card]
            if kind.help == self.moment and kind.use == ALWAYS:
                s.agenda.append(WORK_BY_ITSELF[self.me][card])


class WorkByItself(Rule[Brewers]):
    """§6.9 As long as the card is held, also by a monk who is wounded."""

    __slots__ = ("card",)

    def __init__(self, me: Seat, card: int) -> None:
        super().__init__(me)
        self.card = card

    def happen(self, s: Brewers) -> None:
        if self.card in s.monks[self.me].cards:
            carry_out(s, self.me, s.box.cards[self.card].deeds)


def offered(s: Brewers, me: Seat, moment: int) -> list[int]:
    """§6.9 The cards that may be used now: ready, and they do something."""
    ready = helps(s, me, moment)
    return [card for card in ready if why_not_deeds(s, me, s.box.cards[card].deeds) is None]


class OfferCards(Rule[Brewers]):
    """§6.9 Asked as long as there is a card to use now."""

    __slots__ = ("moment",)

    def __init__(self, me: Seat, moment: int) -> None:
        super().__init__(me)
        self.moment = moment

    def happen(self, s: Brewers) -> None:
        if offered(s, self.me, self.moment):
            s.agenda.append(PHASE_CARD[self.moment][self.me])


class PhaseCard(Choice[Brewers, Use | Pass]):
    """§6.9 Use a card of this moment, or none."""

    __slots__ = ("moment",)

    def __init__(self, me: Seat, moment: int) -> None:
        super().__init__(me)
        self.moment = moment

    def candidates(self, s: Brewers) -> Sequence[Use | Pass]:
        return [PASS, *USE]

    def why_not(self, s: Brewers, a: Use | Pass) -> Why | None:
        if not isinstance(a, Use):
            return None
        if a.card not in helps(s, self.me, self.moment):
            return NOT_AT_THIS_MOMENT
        return why_not_deeds(s, self.me, s.box.cards[a.card].deeds)


class CardAtStart(PhaseCard):
    """§6.9 At the beginning of a phase."""

    __slots__ = ()

    def do(self, s: Brewers, a: Use | Pass) -> None:
        answer(s, self.me, self.moment, a)


class CardAtEnd(PhaseCard):
    """§6.9 At the end of a phase."""

    __slots__ = ()

    def do(self, s: Brewers, a: Use | Pass) -> None:
        answer(s, self.me, self.moment, a)


def answer(s: Brewers, me: Seat, moment: int, a: Use | Pass) -> None:
    if isinstance(a, Use):
        s.agenda.append(OFFER_CARDS[moment][me])
        spend(s, me, a.card)
        carry_out(s, me, s.box.cards[a.card].deeds)


class LoudOnes(Rule[Brewers]):
    """§4.4 Who has become too loud is attacked before anything else is done, from the first player on."""

    def happen(self, s: Brewers) -> None:
        seats, limit = len(s.monks), s.box.numbers.attack_at
        for n in range(seats):
            seat = (s.starter + n) % seats
            if s.monks[seat].noise >= limit:
                s.agenda.append(self)
                attack(s, seat)
                return


BOTH: Final = (PHASE_START, PHASE_END)
LOUD_ONES: Final = LoudOnes(0)
MOMENT: Final = {moment: [Moment(me, moment) for me in SEATS] for moment in BOTH}
OFFER_CARDS: Final = {moment: [OfferCards(me, moment) for me in SEATS] for moment in BOTH}
WORK_BY_ITSELF: Final = [[WorkByItself(me, card) for card in range(CARD_MAX)] for me in SEATS]
PHASE_CARD: Final[dict[int, Sequence[PhaseCard]]] = {
    PHASE_START: [CardAtStart(me, PHASE_START) for me in SEATS],
    PHASE_END: [CardAtEnd(me, PHASE_END) for me in SEATS],
}
