"""The cards of the box: what each grants as long as it is held, and what it does once."""

from __future__ import annotations

from dataclasses import dataclass

from vespers.games.fermentation.pack import (
    ALL_PLAYS,
    ALL_THE_WAY,
    EFFECTS,
    HELPS,
    CardEntry,
    FermentationContent,
)
from vespers.games.fermentation.pieces import DECKS, MOMENTS, SLOTS


@dataclass(slots=True, kw_only=True, eq=False)
class Card:
    """§5 An equipment, a blessing or a curse."""

    deck: int
    place: int  # in its deck's list of kinds
    slot: int
    size: int
    copies: int
    grants: list[tuple[int, int]]  # (power, amount)
    use: int
    amount: int
    at: int  # when it is used
    stays: bool  # it works by itself, and is not discarded


def grants_of(effects: dict[str, int]) -> list[tuple[int, int]]:
    """§5.3 Effects as powers of a monk."""
    return [(power, amount) for effect, amount in effects.items() for power in EFFECTS[effect]]


def use_of(card: CardEntry) -> tuple[int, int]:
    """§5.4 What a card does once, and how much."""
    for play, amount in card.plays.items():
        return ALL_PLAYS[play][0], abs(amount) or ALL_THE_WAY
    return HELPS[card.helps], 0


def cards_of(content: FermentationContent) -> list[Card]:
    """All cards; each knows its place among the kinds of its deck."""
    kinds = [0] * len(DECKS)
    cards = []
    for entry in content.cards.values():
        deck = DECKS.index(entry.deck)
        use, amount = use_of(entry)
        card = Card(
            deck=deck,
            place=kinds[deck],
            slot=SLOTS.index(entry.slot),
            size=entry.size,
            copies=entry.copies,
            grants=grants_of(entry.effects),
            use=use,
            amount=amount,
            at=MOMENTS.index(entry.at),
            stays=entry.use == "always",
        )
        cards.append(card)
        kinds[deck] += 1
    return cards
