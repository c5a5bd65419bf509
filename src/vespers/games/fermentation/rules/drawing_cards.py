"""Drawing cards: how many, which to keep, what they weigh, and curses for the others (§5.1, §5.2, §5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, CommonChance, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import CURSE_SEAT, DROP_CARD, KEEP_CARD
from vespers.games.fermentation.events import Cursed
from vespers.games.fermentation.messages import Curse, Drew, DropCard, KeepCard
from vespers.games.fermentation.pieces import (
    BLESSING,
    CURSE,
    DECKS,
    ON_BLESSING,
    ON_EQUIPMENT,
    SEATS,
    WORN,
)
from vespers.games.fermentation.rules.held_cards import discard, discard_from_hand, take_in_hand, too_much
from vespers.games.fermentation.rules.noise_and_falls import anger, suffer
from vespers.games.fermentation.rules.werewolves import interrupt, refill
from vespers.games.fermentation.state import Fermentation

NOT_DRAWN: Final = Why("card_not_drawn", "5.1")
NOT_HELD: Final = Why("card_not_held", "5.2")
OTHER_SLOT: Final = Why("slot_not_too_full", "5.7")
CURSE_YOURSELF: Final = Why("curse_yourself", "5.5")


def draw(s: Fermentation, me: Seat, deck: int, many: int, keep: int) -> None:
    """§5.1 Draw so many cards of a deck, all open, and keep so many of them."""
    s.draws, s.keep = many, keep
    s.offer.clear()
    s.agenda.append(SORT_CARDS[me])
    draw_next(s, deck)


def draw_next(s: Fermentation, deck: int) -> None:
    """§1.5 As long as cards are to be drawn and there are any."""
    if s.draws > 0 and refill(s, deck):
        s.agenda.append(DRAW_CARD[deck])


class DrawCard(CommonChance[Fermentation, Drew]):
    """§5.1 The top card of a deck; again until enough are drawn. `me` is the deck."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[Drew]:
        return s.box.drew[self.me]

    def odds(self, s: Fermentation) -> list[int]:
        return s.decks[self.me]

    def do(self, s: Fermentation, a: Drew) -> None:
        piece = s.box.cards[a.card]
        s.decks[piece.deck][piece.place] -= 1
        s.stock[piece.deck] -= 1
        s.offer.append(a.card)
        if piece.slot < WORN:
            anger(s, ON_EQUIPMENT)
        elif piece.slot == BLESSING:
            anger(s, ON_BLESSING)
        s.draws -= 1
        draw_next(s, piece.deck)


class SortCards(Rule[Fermentation]):
    """§5.1 A choice only when more was drawn than may be kept; the rest is discarded."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if len(s.offer) > s.keep > 0:
            s.agenda.append(self)
            s.agenda.append(KEEP_ONE[self.me])
            return
        if s.keep > 0:
            s.taken.extend(s.offer)
        else:
            for card in s.offer:
                discard(s, card)
        s.offer.clear()
        s.agenda.append(TAKE_CARDS[self.me])


class KeepOne(Choice[Fermentation, KeepCard]):
    """§5.1 Choose a card to keep."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[KeepCard]:
        return KEEP_CARD[: len(s.box.cards)]

    def why_not(self, s: Fermentation, a: KeepCard) -> Why | None:
        return None if a.card in s.offer else NOT_DRAWN

    def options(self, s: Fermentation) -> list[KeepCard]:
        return [KEEP_CARD[card] for card in sorted(set(s.offer))]

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"keep": s.keep}

    def do(self, s: Fermentation, a: KeepCard) -> None:
        s.offer.remove(a.card)
        s.taken.append(a.card)
        s.keep -= 1


class TakeCards(Rule[Fermentation]):
    """§5.1 The cards kept, one after the other."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if not s.taken:
            return
        s.agenda.append(self)
        if s.box.cards[s.taken[0]].slot == CURSE:
            pass_curse(s, self.me)
        else:
            take_card(s, self.me, s.taken.pop(0))


def take_card(s: Fermentation, me: Seat, card: int) -> None:
    """§5.7 If a slot is too full now, something must go."""
    take_in_hand(s, me, card)
    slot = s.box.cards[card].slot
    if too_much(s, me, slot):
        s.agenda.append(DROP[slot][me])


class Drop(Choice[Fermentation, DropCard]):
    """§5.7 Discard cards of your choice until the slot holds the rest."""

    __slots__ = ("slot",)

    def __init__(self, me: Seat, slot: int) -> None:
        super().__init__(me)
        self.slot = slot

    def candidates(self, s: Fermentation) -> Sequence[DropCard]:
        return DROP_CARD[: len(s.box.cards)]

    def why_not(self, s: Fermentation, a: DropCard) -> Why | None:
        if a.card not in s.monks[self.me].cards:
            return NOT_HELD
        return None if s.box.cards[a.card].slot == self.slot else OTHER_SLOT

    def do(self, s: Fermentation, a: DropCard) -> None:
        discard_from_hand(s, self.me, a.card)
        if too_much(s, self.me, self.slot):
            s.agenda.append(self)


# --- §5.5 Curses


def pass_curse(s: Fermentation, me: Seat) -> None:
    """§5.5 A curse is given to an opponent; alone, nobody suffers it."""
    if s.seats == 1:
        discard(s, s.taken.pop(0))
    elif s.seats == 2:
        curse(s, 1 - me)
    else:
        s.agenda.append(GIVE_CURSE[me])


class GiveCurse(Choice[Fermentation, Curse]):
    """§5.5 Choose who is cursed."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Curse]:
        return CURSE_SEAT[: s.seats]

    def why_not(self, s: Fermentation, a: Curse) -> Why | None:
        return CURSE_YOURSELF if a.seat == self.me else None

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"card": s.taken[0]}

    def do(self, s: Fermentation, a: Curse) -> None:
        curse(s, a.seat)


def curse(s: Fermentation, victim: Seat) -> None:
    """§5.5 It works at once; then the card is discarded."""
    card = s.taken.pop(0)
    piece = s.box.cards[card]
    if s.events is not None:
        s.events.append(Cursed(victim, card))
    discard(s, card)
    interrupt(s)
    suffer(s, victim, piece.use, piece.amount)


DRAW_CARD: Final = [DrawCard(deck) for deck in range(len(DECKS))]
SORT_CARDS: Final = [SortCards(me) for me in SEATS]
KEEP_ONE: Final = [KeepOne(me) for me in SEATS]
TAKE_CARDS: Final = [TakeCards(me) for me in SEATS]
DROP: Final = [[Drop(me, slot) for me in SEATS] for slot in range(WORN)]
GIVE_CURSE: Final = [GiveCurse(me) for me in SEATS]
