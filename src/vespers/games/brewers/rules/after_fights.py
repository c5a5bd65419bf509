"""§5.3, §5.4 After a fight: trophies, discards, and what the right side of the card does."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Rule, Seat
from vespers.games.brewers.events import TrophyTaken
from vespers.games.brewers.pieces import NONE, SEATS, WEREWOLF, Deed
from vespers.games.brewers.rules.card_effects import carry_out
from vespers.games.brewers.rules.held_cards import barred, lose
from vespers.games.brewers.rules.tracks import set_noise
from vespers.games.brewers.state import Brewers


def part(s: Brewers) -> None:
    """§5.3 Nobody was beaten: the card is discarded, §5.9 unless a part of a chain was won."""
    if s.werewolf == NONE:
        end_fight(s)
        return
    take_or_discard(s)
    last_icons(s, s.fighter, [])


class AfterLoss(Rule[Brewers]):
    """§5.4 After a defeat: brittle cards break, the icons on the right of the werewolf's card strike."""

    def happen(self, s: Brewers) -> None:
        me = self.me
        for card in s.monks[me].cards:
            spared = s.box.rulings.barred_brittle == "stays" and barred(s, me, card)
            if s.box.cards[card].breaks and not spared:
                lose(s, me, card)
        if s.werewolf == NONE:
            end_fight(s)
            return
        if s.stage > 0 and s.box.rulings.chain_loss == "discarded":
            s.discards[WEREWOLF][s.werewolf] += 1
        else:
            take_or_discard(s)
        last_icons(s, me, s.box.werewolves[s.werewolf].after_loss)


class FightOver(Rule[Brewers]):
    """§5.4 After the icons on the right nothing is left of the fight."""

    def happen(self, s: Brewers) -> None:
        forget_fight(s)


def last_icons(s: Brewers, me: Seat, deeds: list[Deed]) -> None:
    """§5.4 The icons on the right come last, some after every fight; §5.7 a wound is the werewolf's."""
    fall_silent(s)
    s.agenda.append(FIGHT_OVER[me])
    carry_out(s, me, [*deeds, *s.box.werewolves[s.werewolf].after])


def take_or_discard(s: Brewers) -> None:
    """§5.9 What was won of a chain before the end is kept; any other werewolf is discarded."""
    if s.stage > 0:
        take_trophy(s, s.fighter)
    else:
        s.discards[WEREWOLF][s.werewolf] += 1


def take_trophy(s: Brewers, me: Seat) -> None:
    """§5.3 The werewolf is kept until the end of the game."""
    monk = s.monks[me]
    monk.trophies = (*monk.trophies, s.werewolf)
    monk.tastes = (*monk.tastes, s.purse)
    if s.events is not None:
        s.events.append(TrophyTaken(me, s.werewolf, s.purse))


def end_fight(s: Brewers) -> None:
    """§5.3 The fight is over, and no icon acts after it."""
    fall_silent(s)
    forget_fight(s)


def fall_silent(s: Brewers) -> None:
    """§4.3 After an attack the monk's noise is 0, whatever the result."""
    if s.werewolf != NONE and not s.hunting:
        set_noise(s, s.fighter, 0)


def forget_fight(s: Brewers) -> None:
    s.monks[s.fighter].declared = ()
    if s.rival != NONE:
        s.monks[s.rival].declared = ()
    s.fighter = s.rival = s.werewolf = NONE
    s.hunting = s.rerolled = False
    s.die = s.stage = s.purse = s.mine = s.theirs = 0
    s.rolled = ()


AFTER_LOSS: Final = [AfterLoss(me) for me in SEATS]
FIGHT_OVER: Final = [FightOver(me) for me in SEATS]
