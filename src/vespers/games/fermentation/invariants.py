"""No card is lost, fast fields do not lie, tracks stay on their boards: the kit asks in every position."""

from __future__ import annotations

from vespers.engine.kernel import Seat, asked
from vespers.games.fermentation.pieces import (
    DRUNKEST,
    LOUDEST,
    NOTHING,
    PHASES,
    PLACES,
    POWERS,
    WOLVES,
    WORN,
)
from vespers.games.fermentation.rules.held_cards import burden
from vespers.games.fermentation.state import Fermentation


def invariants(s: Fermentation) -> None:
    """No card is lost, fast fields do not lie, tracks stay on their boards."""
    cards_are_whole(s)
    wolves_are_whole(s)
    assert s.tile == [] or len(set(s.tile)) == len(s.tile) <= len(PLACES)
    assert len(set(s.offer) | set(s.taken)) <= len(s.box.card_names) + len(s.box.wolf_names)
    for me in range(s.seats):
        monk_is_sound(s, me)


def cards_are_whole(s: Fermentation) -> None:
    """§1.5 Every card is in its deck, discarded, held, or being drawn."""
    found = [0] * len(s.box.cards)
    for card, piece in enumerate(s.box.cards):
        found[card] = s.decks[piece.deck][piece.place] + s.discards[piece.deck][piece.place]
    for held in (*[monk.cards for monk in s.monks], s.taken, [] if hunting(s) else s.offer):
        for card in held:
            found[card] += 1
    assert found == [piece.copies for piece in s.box.cards]
    assert s.stock == [sum(deck) for deck in s.decks]
    assert all([min(deck) >= 0 for deck in (*s.decks, *s.discards) if deck])


def wolves_are_whole(s: Fermentation) -> None:
    """§1.5 Every werewolf is in its deck, discarded, a trophy, found, or being fought."""
    found = [a + b for a, b in zip(s.decks[WOLVES], s.discards[WOLVES], strict=True)]
    for monk in s.monks:
        for wolf in monk.trophies:
            found[wolf] += 1
    for wolf in s.offer if hunting(s) else []:
        found[wolf] += 1
    if s.wolf != NOTHING:
        found[s.wolf] += 1
    assert found == s.box.wolf_copies


def hunting(s: Fermentation) -> bool:
    """Whether the offer holds werewolves: the green deck is being drawn or chosen from."""
    names = [type(step).__name__ for step in s.agenda]
    return "MeetWolf" in names or "MeetAttacker" in names or "ChooseWolf" in names


def monk_is_sound(s: Fermentation, me: Seat) -> None:
    """Tracks, slots, and powers that are the sum of what monk and cards grant."""
    monk = s.monks[me]
    assert monk.monk == NOTHING or s.floor <= monk.noise <= LOUDEST
    assert 0 <= monk.alcohol <= DRUNKEST
    assert 0 <= monk.discs <= monk.earned <= len(PHASES)
    assert monk.asleep == 0 or monk.down == 1
    power = [0] * POWERS
    if monk.monk != NOTHING:
        for which, amount in s.box.monk_grants[monk.monk]:
            power[which] += amount
    for card in monk.cards:
        for which, amount in s.box.cards[card].grants:
            power[which] += amount
    assert power == monk.power
    assert monk.once == sum([s.box.cards[card].use != 0 for card in monk.cards])
    dropping = type(asked(s)).__name__ == "Drop"
    assert dropping or all([burden(s, me, slot) <= s.box.room[slot] for slot in range(WORN)])
