"""§6.1 Drawing equipment, blessings and holy objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import DRAWN, TAKE_CARD
from vespers.games.brewers.messages import Drawn, TakeCard
from vespers.games.brewers.pieces import PICK_MOST, PILE_MAX, SEATS
from vespers.games.brewers.rules.held_cards import discard, gain, stock_up
from vespers.games.brewers.state import Brewers

NOT_DRAWN: Final = Why("card_not_drawn", "6.1")


class DrawCard(Chance[Brewers, Drawn]):
    """§6.1 The top card of a pile; §7.4 of two or more the monk keeps one."""

    __slots__ = ("pile",)

    def __init__(self, me: Seat, pile: int) -> None:
        super().__init__(me)
        self.pile = pile

    def outcomes(self, s: Brewers) -> Sequence[Drawn]:
        return DRAWN[self.pile]

    def odds(self, s: Brewers) -> list[int]:
        return s.piles[self.pile]

    def do(self, s: Brewers, a: Drawn) -> None:
        s.piles[self.pile][a.card % PILE_MAX] -= 1
        s.stocks[self.pile] -= 1
        s.offer = (*s.offer, a.card)
        draw(s, self.me, self.pile, s.to_draw - 1)


class DrawSome(Rule[Brewers]):
    """§6.5 A helmet or a mug: draw one card, or several to keep one."""

    __slots__ = ("many", "pile")

    def __init__(self, me: Seat, pile: int, many: int) -> None:
        super().__init__(me)
        self.pile = pile
        self.many = many

    def happen(self, s: Brewers) -> None:
        draw(s, self.me, self.pile, self.many)


class KeepCard(Choice[Brewers, TakeCard]):
    """§7.4 Keep one of the cards drawn, discard the others."""

    def candidates(self, s: Brewers) -> Sequence[TakeCard]:
        return TAKE_CARD

    def why_not(self, s: Brewers, a: TakeCard) -> Why | None:
        return None if a.card in s.offer else NOT_DRAWN

    def options(self, s: Brewers) -> list[TakeCard]:
        return [TAKE_CARD[card] for card in dict.fromkeys(s.offer)]

    def do(self, s: Brewers, a: TakeCard) -> None:
        keep(s, self.me, a.card)


def draw(s: Brewers, me: Seat, pile: int, many: int) -> None:
    """§6.1 Draw so many, then keep one; with pile and discards empty there is nothing more to draw."""
    s.to_draw = many
    if many > 0 and stock_up(s, pile):
        s.agenda.append(DRAW[pile][me])
    elif len(s.offer) == 1:
        keep(s, me, s.offer[0])
    elif s.offer:
        s.agenda.append(KEEP[me])


def keep(s: Brewers, me: Seat, card: int) -> None:
    """§6.1 One card is kept, the others are discarded."""
    offer, s.offer = s.offer, ()
    gain(s, me, card)
    kept = offer.index(card)
    for place, other in enumerate(offer):
        if place != kept:
            discard(s, other)


DRAW: Final = [[DrawCard(me, pile) for me in SEATS] for pile in range(2)]
DRAW_SOME: Final = [
    [[DrawSome(me, pile, many) for many in range(PICK_MOST + 1)] for me in SEATS] for pile in range(2)
]
KEEP: Final = [KeepCard(me) for me in SEATS]
