"""What a monk carries: cards come, work, and go (§5.2, §5.3)."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.fermentation.events import Discarded
from vespers.games.fermentation.pieces import USE_NONE, WORN
from vespers.games.fermentation.state import Fermentation


def take_in_hand(s: Fermentation, me: Seat, card: int) -> None:
    """§5.3 A card works as long as it is held."""
    monk = s.monks[me]
    piece, power = s.box.cards[card], monk.power
    monk.cards.append(card)
    for which, amount in piece.grants:
        power[which] += amount
    if piece.use != USE_NONE:
        monk.once += 1


def discard_from_hand(s: Fermentation, me: Seat, card: int) -> None:
    """§5.4 A card used, or too much, goes on the discard pile of its deck."""
    let_go(s, me, card)
    discard(s, card)
    if s.events is not None:
        s.events.append(Discarded(me, card))


def let_go(s: Fermentation, me: Seat, card: int) -> None:
    """§5.3 What is no longer held helps no longer."""
    monk = s.monks[me]
    piece, power = s.box.cards[card], monk.power
    monk.cards.remove(card)
    for which, amount in piece.grants:
        power[which] -= amount
    if piece.use != USE_NONE:
        monk.once -= 1


def discard(s: Fermentation, card: int) -> None:
    """§1.5 Discards lie open beside their deck."""
    piece = s.box.cards[card]
    s.discards[piece.deck][piece.place] += 1


def holds_use(s: Fermentation, me: Seat, use: int) -> bool:
    """Whether a card of this use is held."""
    cards = s.box.cards
    return any([cards[card].use == use for card in s.monks[me].cards])


def burden(s: Fermentation, me: Seat, slot: int) -> int:
    """§5.2 How full a slot is; a two-handed weapon fills both hands."""
    cards, full = s.box.cards, 0
    for card in s.monks[me].cards:
        if cards[card].slot == slot:
            full += cards[card].size
    return full


def too_much(s: Fermentation, me: Seat, slot: int) -> bool:
    """§5.2 Blessings and curses weigh nothing."""
    return slot < WORN and burden(s, me, slot) > s.box.room[slot]


def equipment(s: Fermentation, me: Seat) -> int:
    """§6.1 How many pieces of equipment are held."""
    cards, many = s.box.cards, 0
    for card in s.monks[me].cards:
        if cards[card].slot < WORN:
            many += 1
    return many
