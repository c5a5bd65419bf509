"""Werewolves: the green deck, hunts and attacks (§3.12, §4.2, §4.3, §4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, CommonChance, Plan, Rule, plan
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import HUNT_WOLF
from vespers.games.fermentation.events import Attacked, Fought, Trampled, Trophy
from vespers.games.fermentation.messages import Found, Hunt, Rolled
from vespers.games.fermentation.pieces import (
    FIGHT_ATTACKS,
    LOUDEST,
    NOTHING,
    ON_ATTACK,
    ON_FALL,
    ON_HUNT_WON,
    SEATS,
    WOLVES,
    left_of,
)
from vespers.games.fermentation.rules.dice import RollOfADie
from vespers.games.fermentation.rules.noise_and_falls import anger, heed_die, injure, make_noise
from vespers.games.fermentation.rules.results import hunt_bonus, hunt_won, wolf_bonus
from vespers.games.fermentation.state import Fermentation

NOT_FOUND: Final = Why("wolf_not_found", "3.12")


# --- §1.5 The green deck


def refill(s: Fermentation, deck: int) -> bool:
    """§1.5 An empty deck is made anew from its discards; False when there are none."""
    if s.stock[deck] == 0:
        s.decks[deck], s.discards[deck] = s.discards[deck], s.decks[deck]
        s.stock[deck] = sum(s.decks[deck])
    return s.stock[deck] > 0


class FindWolf(CommonChance[Fermentation, Found]):
    """§3.12, §4.2 The top card of the green deck; again until enough are found."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[Found]:
        return s.box.found

    def odds(self, s: Fermentation) -> list[int]:
        return s.decks[WOLVES]

    def do(self, s: Fermentation, a: Found) -> None:
        s.decks[WOLVES][a.wolf] -= 1
        s.stock[WOLVES] -= 1
        s.offer.append(a.wolf)
        s.draws -= 1
        look_for_wolf(s)


def look_for_wolf(s: Fermentation) -> None:
    """§1.5 As long as cards are to be drawn and there are any."""
    if s.draws > 0 and refill(s, WOLVES):
        s.agenda.append(FIND_WOLF)


class WolfRolls(RollOfADie):
    """§3.12, §4.2 The player to the left rolls for the werewolf."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.theirs = a.face + wolf_bonus(s.box, s.wolf, s.howl + s.night.werewolves)


# --- §3.12 Hunting


def hunt(s: Fermentation, me: int, many: int, bonus: int) -> None:
    """§3.12 Find so many werewolves, choose one, fight it with this bonus."""
    s.draws, s.bonus = many, bonus
    s.offer.clear()
    s.follow(HUNT[me])
    look_for_wolf(s)


class ChooseWolf(Choice[Fermentation, Hunt]):
    """§3.12 Of several werewolves found, choose the one to fight; the others are discarded."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Hunt]:
        return HUNT_WOLF[: len(s.box.found)]

    def why_not(self, s: Fermentation, a: Hunt) -> Why | None:
        return None if a.wolf in s.offer else NOT_FOUND

    def do(self, s: Fermentation, a: Hunt) -> None:
        s.offer.remove(a.wolf)
        release(s)
        s.wolf = a.wolf


class MeetWolf(Rule[Fermentation]):
    """§3.12 A single werewolf needs no choice."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if len(s.offer) > 1:
            s.agenda.append(CHOOSE_WOLF[self.me])
        else:
            s.wolf = s.offer.pop()


def release(s: Fermentation) -> None:
    """§1.5 Werewolves that are not fought are discarded."""
    for wolf in s.offer:
        s.discards[WOLVES][wolf] += 1
    s.offer.clear()


class HuntDie(RollOfADie):
    """§3.12 The hunting monk rolls: at least the werewolf's result, and its blood is his."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        me, wolf = self.me, s.wolf
        heed_die(s, a.face)
        mine = a.face + hunt_bonus(s.monks[me].power, s.bonus)
        if s.events is not None:
            s.events.append(Fought(me, wolf, mine, s.theirs))
        s.wolf = NOTHING
        if hunt_won(mine, s.theirs):
            win_trophy(s, me, wolf)
        else:
            s.discards[WOLVES][wolf] += 1
            lose_hunt(s, me)


def lose_hunt(s: Fermentation, me: int) -> None:
    """§3.14 Who loses a hunt is injured."""
    if s.box.rulings.lost_hunt == "injured":
        interrupt(s)
        injure(s, me)


def win_trophy(s: Fermentation, me: int, wolf: int) -> None:
    """§3.12 The card is kept as a trophy until the end."""
    s.monks[me].trophies.append(wolf)
    if s.events is not None:
        s.events.append(Trophy(me, wolf))
    anger(s, ON_HUNT_WON)


# --- §4.2 Attacks


class Attacks(Rule[Fermentation]):
    """§4.6 Every monk at noise 6 is attacked, clockwise from the active one."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        self.attack_next(s)

    def attack_next(self, s: Fermentation) -> bool:
        """Whether somebody is attacked; the next one is, after him."""
        seat = s.active
        for _ in range(s.seats):
            if s.monks[seat].noise == LOUDEST:
                s.agenda.append(self)
                be_attacked(s, seat)
                return True
            seat = left_of(seat, s.seats)
        return False


def interrupt(s: Fermentation) -> None:
    """§4.6 Where attacks do not wait, they come before the deed goes on."""
    if s.box.rulings.attack_timing == "at-once":
        s.agenda.append(INTERRUPTION)


def be_attacked(s: Fermentation, me: int) -> None:
    """§4.2 The noise falls back to its minimum, a werewolf comes; §4.3 who lies already is trampled."""
    monk = s.monks[me]
    monk.noise = s.floor
    if s.events is not None:
        s.events.append(Attacked(me))
    anger(s, ON_ATTACK)
    if monk.down:
        trample(s, me)
    else:
        s.draws = 1
        s.offer.clear()
        s.follow(ATTACK_FIGHT[me])
        look_for_wolf(s)


def trample(s: Fermentation, me: int) -> None:
    """§4.3 No card is drawn: the monk is one noisier and never knows what beast it was."""
    if s.events is not None:
        s.events.append(Trampled(me))
    make_noise(s, me, s.box.numbers.fall_noise)
    if s.box.rulings.trampled == "angers":
        anger(s, ON_FALL)


class MeetAttacker(Rule[Fermentation]):
    """§4.2 The werewolf rolls, then the monk; without any card left there is no attack."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.offer:
            s.wolf = s.offer.pop()
            s.follow(ATTACK_DICE[self.me])


class DefenceDie(RollOfADie):
    """§4.2 A werewolf that rolls strictly higher wounds the monk; nothing is won by beating it."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        me, wolf = self.me, s.wolf
        heed_die(s, a.face)
        mine = a.face + s.monks[me].power[FIGHT_ATTACKS]
        if s.events is not None:
            s.events.append(Fought(me, wolf, mine, s.theirs))
        s.wolf = NOTHING
        s.discards[WOLVES][wolf] += 1
        if s.theirs > mine:
            injure(s, me)


FIND_WOLF: Final = FindWolf(0)
WOLF_ROLLS: Final = [WolfRolls(me) for me in SEATS]
CHOOSE_WOLF: Final = [ChooseWolf(me) for me in SEATS]
INTERRUPTION: Final = Attacks(0)


def hunt_plan(me: int) -> Plan:
    """§3.12 A hunt: the werewolf is met, rolls, and the monk rolls."""
    return plan(MeetWolf(me), WOLF_ROLLS[me], HuntDie(me))


HUNT: Final = [hunt_plan(me) for me in SEATS]
ATTACK_DICE: Final = [plan(WOLF_ROLLS[me], DefenceDie(me)) for me in SEATS]
ATTACK_FIGHT: Final = [plan(MeetAttacker(me)) for me in SEATS]
