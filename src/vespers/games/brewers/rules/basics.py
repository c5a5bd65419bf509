"""What many steps do: noise, dirt, taste, cards gained and lost, piles and the cards one may declare."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.brewers.pieces import (
    ALWAYS,
    EACH_ROLL,
    NONE,
    ONCE_A_PHASE,
    PILE_MAX,
    Power,
)
from vespers.games.brewers.state import Brewers, Monk
from vespers.games.brewers.words import (
    CardGained,
    CardLost,
    DirtAdded,
    NoiseChanged,
    PileReshuffled,
    TasteChanged,
)


def set_noise(s: Brewers, seat: Seat, noise: int) -> None:
    """§4.1 Noise never falls below 0."""
    noise = max(noise, 0)
    monk = s.monks[seat]
    if noise != monk.noise:
        monk.noise = noise
        if s.told is not None:
            s.told.append(NoiseChanged(seat, noise))


def add_dirt(s: Brewers, seat: Seat, amount: int) -> None:
    """§3.9 Each dirt is worth one taste less at the end; none can be taken out of a clean beer."""
    monk = s.monks[seat]
    before = monk.dirt
    monk.dirt = max(before + amount, 0)
    if s.told is not None and monk.dirt != before:
        s.told.append(DirtAdded(seat, monk.dirt - before))


def add_taste(s: Brewers, seat: Seat, amount: int) -> None:
    """§6.5 Taste that is no ingredient."""
    s.monks[seat].extra += amount
    if s.told is not None:
        s.told.append(TasteChanged(seat, amount))


def plus(power: Power, more: Power) -> Power:
    """§6.2 Effects add up."""
    return tuple([a + b for a, b in zip(power, more, strict=True)])


def minus(power: Power, less: Power) -> Power:
    return tuple([a - b for a, b in zip(power, less, strict=True)])


def without_one(power: Power, effect: int) -> Power:
    """One use of a once-a-game ability is gone."""
    return (*power[:effect], power[effect] - 1, *power[effect + 1 :])


def gain(s: Brewers, me: Seat, card: int) -> None:
    """§6.1 The card lies open before the monk; there is no limit."""
    monk, kind = s.monks[me], s.box.cards[card]
    monk.cards = (*monk.cards, card)
    monk.power = plus(monk.power, kind.power)
    if kind.use != ALWAYS:
        monk.ready = (*monk.ready, card)
    if s.told is not None:
        s.told.append(CardGained(me, card))


def lose(s: Brewers, me: Seat, card: int) -> None:
    """§6.1 The card goes to the discards of its pile."""
    monk = s.monks[me]
    monk.cards = left_of(monk.cards, card)
    monk.ready = left_of(monk.ready, card)
    monk.power = minus(monk.power, s.box.cards[card].power)
    discard(s, card)
    if s.told is not None:
        s.told.append(CardLost(me, card))


def left_of(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one copy of `card`."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def discard(s: Brewers, card: int) -> None:
    s.discards[card // PILE_MAX][card % PILE_MAX] += 1


def stock_up(s: Brewers, pile: int) -> bool:
    """§6.1 An empty pile is made anew from its discards. Is there a card to draw?"""
    if s.stocks[pile] == 0:
        s.piles[pile], s.discards[pile] = s.discards[pile], s.piles[pile]
        s.stocks[pile] = sum(s.piles[pile])
        if s.told is not None and s.stocks[pile] > 0:
            s.told.append(PileReshuffled(pile))
    return s.stocks[pile] > 0


def helps(s: Brewers, me: Seat, *kinds: int) -> list[int]:
    """§6.3 The cards of these kinds that `me` may declare now; §5.1 unless this werewolf bars them."""
    monk = s.monks[me]
    if not monk.ready:
        return []
    cards = s.box.cards
    return [
        card for card in dict.fromkeys(monk.ready) if cards[card].help in kinds and not barred(s, me, card)
    ]


def barred(s: Brewers, me: Seat, card: int) -> bool:
    """§5.1 A crossed-out helmet or mug: no equipment, or no blessing, against this werewolf."""
    if s.werewolf == NONE or me != s.fighter:
        return False
    wolf = s.box.werewolves[s.werewolf]
    return wolf.bars_equipment if card < PILE_MAX else wolf.bars_blessings


def fighting_power(s: Brewers, me: Seat) -> Power:
    """§5.1 What helps the monk against this werewolf: all he has, without the cards that it bars."""
    monk = s.monks[me]
    power = monk.power
    if s.werewolf != NONE and monk.cards:
        for card in monk.cards:
            if barred(s, me, card):
                power = minus(power, s.box.cards[card].power)
    return power


def spend(s: Brewers, me: Seat, card: int) -> None:
    """§6.3 Once a game or once a phase: used up. Each roll: still there for the next one."""
    if s.box.cards[card].use != EACH_ROLL:
        monk = s.monks[me]
        monk.ready = left_of(monk.ready, card)


def refresh(s: Brewers, monk: Monk) -> None:
    """§6.3 In a new phase the once-a-phase cards are ready again."""
    cards = s.box.cards
    monk.ready = (
        *[card for card in monk.ready if cards[card].use != ONCE_A_PHASE],
        *[card for card in monk.cards if cards[card].use == ONCE_A_PHASE],
    )
