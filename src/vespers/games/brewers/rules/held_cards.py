"""Cards gained, declared and lost, what they add up to, and their piles (§5.1, §6.1 to §6.3)."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.brewers.events import CardGained, CardLost, CardPassed, PileReshuffled
from vespers.games.brewers.pieces import (
    ALCHEMY,
    ALWAYS,
    EACH_ROLL,
    NONE,
    ONCE_A_PHASE,
    PILE_MAX,
    RECIPE,
    TWO_DICE_HELPS,
    Power,
)
from vespers.games.brewers.state import Brewers, Monk


def plus(power: Power, more: Power) -> Power:
    """§6.2 Effects add up."""
    return tuple([a + b for a, b in zip(power, more, strict=True)])


def minus(power: Power, less: Power) -> Power:
    return tuple([a - b for a, b in zip(power, less, strict=True)])


def without_one(power: Power, effect: int) -> Power:
    """One use of a once-a-game ability is gone."""
    return (*power[:effect], power[effect] - 1, *power[effect + 1 :])


def gain(s: Brewers, me: Seat, card: int) -> None:
    """§6.1, §6.6 The card lies open before the monk; there is no limit."""
    monk, kind = s.monks[me], s.box.cards[card]
    monk.cards = (*monk.cards, card)
    monk.power = plus(monk.power, kind.power)
    if kind.use != ALWAYS:
        monk.ready = (*monk.ready, card)
    if s.events is not None:
        s.events.append(CardGained(me, card))


def lose(s: Brewers, me: Seat, card: int) -> None:
    """§6.1 The card goes to the discards of its pile."""
    monk = s.monks[me]
    monk.cards = left_of(monk.cards, card)
    monk.ready = left_of(monk.ready, card)
    monk.power = minus_card(monk.power, s.box.cards[card].power)
    discard(s, card)
    if s.events is not None:
        s.events.append(CardLost(me, card))


def minus_card(power: Power, less: Power) -> Power:
    """§7.8, §7.9 Uses that are gone cannot leave with the card that brought them."""
    left = minus(power, less)
    if left[ALCHEMY] >= 0 and left[RECIPE] >= 0:
        return left
    once = (ALCHEMY, RECIPE)
    return tuple([max(amount, 0) if effect in once else amount for effect, amount in enumerate(left)])


def hand_over(s: Brewers, giver: Seat, taker: Seat, card: int) -> None:
    """§6.7 A card that was used stays used, whoever has it."""
    theirs, mine, kind = s.monks[giver], s.monks[taker], s.box.cards[card]
    if card in theirs.ready:
        theirs.ready = left_of(theirs.ready, card)
        mine.ready = (*mine.ready, card)
    theirs.cards = left_of(theirs.cards, card)
    theirs.power = minus_card(theirs.power, kind.power)
    mine.cards = (*mine.cards, card)
    mine.power = plus(mine.power, kind.power)
    if s.events is not None:
        s.events.append(CardPassed(taker, giver, card))


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
        if s.events is not None and s.stocks[pile] > 0:
            s.events.append(PileReshuffled(pile))
    return s.stocks[pile] > 0


# --- §6.3 Cards that are declared


def helps(s: Brewers, me: Seat, *kinds: int) -> list[int]:
    """§6.3 The cards of these kinds that `me` may declare now; §5.1 unless this werewolf bars them."""
    monk = s.monks[me]
    if not monk.ready or (monk.wounded and s.box.rulings.wounded_cards == "none"):  # §5.8
        return []
    cards = s.box.cards
    return [
        card for card in dict.fromkeys(monk.ready) if cards[card].help in kinds and not barred(s, me, card)
    ]


def for_a_roll(s: Brewers, me: Seat, *kinds: int) -> list[int]:
    """§6.3 Cards that better a roll: several for the same one, but none twice."""
    monk = s.monks[me]
    if not monk.ready or (monk.declared and s.box.rulings.cards_for_a_roll == "one"):
        return []
    found = helps(s, me, *kinds)
    return [card for card in found if monk.declared.count(card) < monk.cards.count(card)]


def declare(s: Brewers, me: Seat, card: int) -> None:
    """§6.6 The card is used, whatever the dice say."""
    monk = s.monks[me]
    monk.declared = (*monk.declared, card)
    spend(s, me, card)


def extra_dice(s: Brewers, me: Seat) -> int:
    """§6.4 How many dice are rolled beside the first one."""
    declared = s.monks[me].declared
    return sum([s.box.cards[card].help in TWO_DICE_HELPS for card in declared]) if declared else 0


def declared_bonus(s: Brewers, me: Seat) -> int:
    """§6.2 What the declared cards add to the roll."""
    declared = s.monks[me].declared
    return sum([s.box.cards[card].bonus for card in declared]) if declared else 0


def declared_help(s: Brewers, me: Seat, kind: int) -> int:
    """§6.3 A declared card of this kind, or NONE."""
    for card in s.monks[me].declared:
        if s.box.cards[card].help == kind:
            return card
    return NONE


def barred(s: Brewers, me: Seat, card: int) -> bool:
    """§5.1 A crossed-out helmet or mug: no equipment, or no blessing, against this werewolf."""
    if s.werewolf == NONE or me != s.fighter:
        return False
    wolf = s.box.werewolves[s.werewolf]
    return wolf.bars_equipment if card < PILE_MAX else wolf.bars_blessings


def active_power(s: Brewers, me: Seat) -> Power:
    """§5.9 All that a monk has; whether a wounded one keeps his own abilities is a ruling."""
    monk = s.monks[me]
    if monk.wounded and s.box.rulings.flipped_monk == "loses":
        return minus(monk.power, s.box.monks[monk.monk])
    return monk.power


def fighting_power(s: Brewers, me: Seat) -> Power:
    """§5.1 What helps the monk against this werewolf: all he has, without the cards that it bars."""
    monk = s.monks[me]
    power = active_power(s, me)
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
    """§6.6 In a new phase the once-a-phase cards are ready again."""
    cards = s.box.cards
    monk.ready = (
        *[card for card in monk.ready if cards[card].use != ONCE_A_PHASE],
        *[card for card in monk.cards if cards[card].use == ONCE_A_PHASE],
    )
