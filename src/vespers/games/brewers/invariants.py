"""No card is lost, and the fast fields agree with the slow definitions: the kit asks in every position."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.brewers.pieces import ALCHEMY, ALWAYS, NONE, PILE_MAX, RECIPE, WEREWOLF, Power
from vespers.games.brewers.rules.after_fights import FightOver
from vespers.games.brewers.rules.held_cards import plus
from vespers.games.brewers.state import Brewers


def invariants(s: Brewers) -> None:
    """§6.1 No card is lost or made; what the fast fields claim is what the slow definitions say."""
    for pile in range(3):
        assert s.stocks[pile] == sum(s.piles[pile]), "the stock counts the pile"
        assert min(s.piles[pile]) >= 0 and min(s.discards[pile]) >= 0
        assert cards_of(s, pile) == s.box.piles[pile], "no card is lost"
    for me in range(len(s.monks)):
        monk_invariants(s, me)


def cards_of(s: Brewers, pile: int) -> list[int]:
    """Every card of a kind, wherever it lies."""
    found = [n + d for n, d in zip(s.piles[pile], s.discards[pile], strict=True)]
    if pile == WEREWOLF:
        for monk in s.monks:
            for werewolf in monk.trophies:
                found[werewolf] += 1
        if s.werewolf != NONE and not laid_aside(s):
            found[s.werewolf] += 1
    else:
        for monk in s.monks:
            for card in monk.cards:
                if card // PILE_MAX == pile:
                    found[card % PILE_MAX] += 1
    for card in s.offer:
        if asked_for(s) == pile:
            found[card % PILE_MAX if pile != WEREWOLF else card] += 1
    return found


def laid_aside(s: Brewers) -> bool:
    """Whether the werewolf that was fought is kept or discarded, and only its last icons are left."""
    return any(isinstance(step, FightOver) for step in s.agenda)


def asked_for(s: Brewers) -> int:
    """Which pile the cards on offer come from."""
    step = type(s.agenda[-1]).__name__ if s.agenda else ""
    if step in ("ChooseWerewolf", "DrawWerewolf"):
        return WEREWOLF
    return s.offer[0] // PILE_MAX


def monk_invariants(s: Brewers, me: Seat) -> None:
    monk = s.monks[me]
    assert min(monk.noise, monk.dirt, monk.web) >= 0
    assert len(monk.trophies) == len(monk.tastes)
    if monk.monk == NONE:
        return
    power: Power = s.box.monks[monk.monk]
    for card in monk.cards:
        power = plus(power, s.box.cards[card].power)
    if s.event != NONE:
        power = plus(power, s.box.events[s.event].power)
    for effect in range(len(power)):
        left = monk.power[effect]
        used = effect in (ALCHEMY, RECIPE) and 0 <= left <= power[effect]
        assert left == power[effect] or used, f"effect {effect} adds up"
    for card in monk.ready:
        assert monk.ready.count(card) <= monk.cards.count(card) and s.box.cards[card].use != ALWAYS
