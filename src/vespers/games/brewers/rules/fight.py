"""§5 Fights, against a werewolf and between monks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Rule, Seat
from vespers.engine.words import Event, Why
from vespers.games.brewers.book import FLEE, KEEP_DIE, ROLL, ROLLED, STAND, USE
from vespers.games.brewers.pieces import (
    FAIR,
    FIGHT,
    HUNT,
    NONE,
    REROLL_ONES,
    SEATS,
    TWO_DICE,
    TWO_DICE_FIGHT,
    WIN_FIGHT,
    WIN_TIES,
)
from vespers.games.brewers.pieces import FLEE as FLEES
from vespers.games.brewers.rules.aftermath import AFTER_LOSS, end_fight, last_icons, part, take_trophy
from vespers.games.brewers.rules.basics import fighting_power, helps, spend
from vespers.games.brewers.rules.deeds import carry_out
from vespers.games.brewers.rules.wound import WOUND
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.words import (
    FightLost,
    FightTied,
    FightWon,
    Fled,
    Flee,
    KeepDie,
    Roll,
    Rolled,
    Stand,
    Use,
    WerewolfFaced,
    WerewolfFacedAlone,
)

NOT_FOR_THIS_FIGHT: Final = Why("card_not_for_this_fight", "6.3")


# --- §5.1 Before the fight


def meet(s: Brewers, me: Seat, werewolf: int) -> None:
    """§5.1 The icons on the left of the werewolf's card come first."""
    s.fighter, s.rival, s.werewolf = me, NONE, werewolf
    s.stage = s.purse = 0
    if s.told is not None:
        s.told.append(faced(s, me, werewolf))
    s.agenda.append(BOUT[me])
    carry_out(s, me, s.box.werewolves[werewolf].before)


def faced(s: Brewers, me: Seat, werewolf: int) -> Event:
    """§5.2 The player on the left rolls for the werewolf; who plays alone lets chance roll."""
    if len(s.monks) == 1:
        return WerewolfFacedAlone(me, werewolf)
    return WerewolfFaced(me, werewolf, (me + 1) % len(s.monks))


def challenge(s: Brewers, me: Seat, rival: Seat) -> None:
    """§5.6 A fight between monks: both roll a die."""
    s.fighter, s.rival, s.werewolf, s.hunting = me, rival, NONE, False
    s.agenda.append(BOUT[me])


class Bout(Rule[Brewers]):
    """§5.2 A fighter gets ready to roll: cards are declared first."""

    def happen(self, s: Brewers) -> None:
        s.twice = s.rerolled = False
        s.die = s.spare = 0
        s.agenda.append(DECLARE[self.me] if declarable(s, self.me) else FIGHT_DIE[self.me])


def declarable(s: Brewers, me: Seat) -> list[int]:
    """§6.3 Cards for this fight: two dice once a roll, a sure victory only over a werewolf."""
    if not s.monks[me].ready:
        return []
    cards = [] if s.twice else helps(s, me, TWO_DICE, TWO_DICE_FIGHT)
    return cards if s.werewolf == NONE else cards + helps(s, me, WIN_FIGHT)


class Declare(Choice[Brewers, Use | Roll]):
    """§6.3 Declare cards before the die, or roll."""

    def candidates(self, s: Brewers) -> Sequence[Use | Roll]:
        return [*USE, ROLL]

    def why_not(self, s: Brewers, a: Use | Roll) -> Why | None:
        if isinstance(a, Use) and a.card not in declarable(s, self.me):
            return NOT_FOR_THIS_FIGHT
        return None

    def options(self, s: Brewers) -> list[Use | Roll]:
        return [*[USE[card] for card in declarable(s, self.me)], ROLL]

    def do(self, s: Brewers, a: Use | Roll) -> None:
        if isinstance(a, Roll):
            s.agenda.append(FIGHT_DIE[self.me])
            return
        spend(s, self.me, a.card)
        if s.box.cards[a.card].help == WIN_FIGHT:
            s.stage = len(s.box.werewolves[s.werewolf].chain) - 1  # §5.5 a chain is one single fight
            beat(s, self.me)
        else:
            s.twice = True
            s.agenda.append(DECLARE[self.me] if declarable(s, self.me) else FIGHT_DIE[self.me])


# --- §5.2 The dice


class FightDie(Chance[Brewers, Rolled]):
    """§5.2 The monk's die; §7.1 Brawny rolls a 1 again, once; §6.4 of two dice he keeps one."""

    def outcomes(self, s: Brewers) -> Sequence[Rolled]:
        return ROLLED

    def odds(self, s: Brewers) -> list[int]:
        return FAIR

    def do(self, s: Brewers, a: Rolled) -> None:
        me = self.me
        if a.die == 1 and not s.rerolled and fighting_power(s, me)[REROLL_ONES] > 0:
            s.rerolled = True
            s.agenda.append(FIGHT_DIE[me])
        elif s.twice and s.spare == 0:
            s.spare, s.rerolled = a.die, False
            s.agenda.append(FIGHT_DIE[me])
        else:
            s.die = a.die
            if s.spare in (0, a.die):
                stand_or_flee(s, me)
            else:
                s.agenda.append(KEEP_FIGHT_DIE[me])


class KeepFightDie(Choice[Brewers, KeepDie]):
    """§6.4 Of two dice keep the one you like."""

    def candidates(self, s: Brewers) -> Sequence[KeepDie]:
        return [KEEP_DIE[s.die], KEEP_DIE[s.spare]]

    def do(self, s: Brewers, a: KeepDie) -> None:
        s.die = a.die
        stand_or_flee(s, self.me)


def stand_or_flee(s: Brewers, me: Seat) -> None:
    """§7.1 Serendipity: on 1 or 2 the monk may run, before a werewolf rolls; §5.6 a challenger has rolled."""
    if s.die <= s.box.numbers.flee_up_to and fighting_power(s, me)[FLEES] > 0:
        s.agenda.append(FLEE_OR_STAND[me])
    else:
        tally(s, me)


class FleeOrStand(Choice[Brewers, Flee | Stand]):
    """§7.1 Run from the fight: nobody wins, nobody is wounded."""

    def candidates(self, s: Brewers) -> Sequence[Flee | Stand]:
        return [FLEE, STAND]

    def do(self, s: Brewers, a: Flee | Stand) -> None:
        if isinstance(a, Stand):
            tally(s, self.me)
            return
        if s.told is not None:
            s.told.append(Fled(self.me))
        part(s)


def tally(s: Brewers, me: Seat) -> None:
    """§5.2 Die and bonuses; then the other side rolls."""
    power = fighting_power(s, me)
    total = s.die + power[FIGHT]
    if s.werewolf == NONE:
        tally_monk(s, me, total)
        return
    if s.hunting:
        total += power[HUNT] + s.box.numbers.hunt_bonus
    s.mine = total
    dice, bonus, _ = s.box.werewolves[s.werewolf].chain[s.stage]
    s.theirs = bonus
    s.to_draw = dice
    s.agenda.append(WOLF_DIE[me])


def tally_monk(s: Brewers, me: Seat, total: int) -> None:
    """§5.6 The challenger rolls first, then the challenged monk."""
    if me == s.fighter:
        s.mine = total
        s.agenda.append(BOUT[s.rival])
    else:
        s.theirs = total
        settle_monks(s)


class WolfDie(Chance[Brewers, Rolled]):
    """§5.2 The player on the left rolls the werewolf's dice."""

    def outcomes(self, s: Brewers) -> Sequence[Rolled]:
        return ROLLED

    def odds(self, s: Brewers) -> list[int]:
        return FAIR

    def do(self, s: Brewers, a: Rolled) -> None:
        s.theirs += a.die
        s.to_draw -= 1
        if s.to_draw > 0:
            s.agenda.append(self)
        else:
            settle_werewolf(s, self.me)


# --- §5.3 The outcome


def settle_werewolf(s: Brewers, me: Seat) -> None:
    """§5.3 The higher result wins; a tie changes nothing, §7.1 unless the monk wins ties."""
    mine, theirs = s.mine, s.theirs
    if mine > theirs or (mine == theirs and fighting_power(s, me)[WIN_TIES] > 0):
        beat(s, me)
        return
    if s.told is not None:
        s.told.append(FightTied(me, mine, theirs) if mine == theirs else FightLost(me, mine, theirs))
    if mine == theirs:
        part(s)
    else:
        s.then(WOUND[me], AFTER_LOSS[me])


def beat(s: Brewers, me: Seat) -> None:
    """§5.3 The opponent is beaten; §5.5 the next one of a chain steps forward."""
    wolf = s.box.werewolves[s.werewolf]
    s.purse = wolf.chain[s.stage][2]
    if s.told is not None and s.die > 0:  # nothing was rolled if a card wins the fight
        s.told.append(FightWon(me, s.mine, s.theirs))
    if s.stage + 1 < len(wolf.chain):
        s.stage += 1
        s.agenda.append(BOUT[me])
        return
    take_trophy(s, me)
    last_icons(s, me, wolf.after_win)


# --- §5.6 Fights between monks


def settle_monks(s: Brewers) -> None:
    """§5.6 The loser is seriously wounded, the winner gains nothing but the satisfaction."""
    me, rival = s.fighter, s.rival
    ahead = s.mine - s.theirs
    if ahead == 0:
        ahead = wins_ties(s, me) - wins_ties(s, rival)
    if s.told is not None:
        s.told.append(
            FightTied(me, s.mine, s.theirs)
            if ahead == 0
            else FightWon(me, s.mine, s.theirs)
            if ahead > 0
            else FightLost(me, s.mine, s.theirs)
        )
    if ahead == 0:
        end_fight(s)
    else:
        loser = rival if ahead > 0 else me
        s.then(WOUND[loser], AFTER_LOSS[loser])


def wins_ties(s: Brewers, me: Seat) -> int:
    """§7.1 War Hammer; two hammers cancel out."""
    return 1 if s.monks[me].power[WIN_TIES] > 0 else 0


BOUT: Final = [Bout(me) for me in SEATS]
DECLARE: Final = [Declare(me) for me in SEATS]
FIGHT_DIE: Final = [FightDie(me) for me in SEATS]
KEEP_FIGHT_DIE: Final = [KeepFightDie(me) for me in SEATS]
FLEE_OR_STAND: Final = [FleeOrStand(me) for me in SEATS]
WOLF_DIE: Final = [WolfDie(me) for me in SEATS]
