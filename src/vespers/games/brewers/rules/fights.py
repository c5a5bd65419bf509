"""§5 Fights, against a werewolf and between monks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Rule, Seat
from vespers.engine.messages import Event, Why
from vespers.games.brewers.codebook import FLEE, KEEP_DIE, ROLL, ROLLED, STAND, USE
from vespers.games.brewers.events import (
    FightLost,
    FightTied,
    FightWon,
    Fled,
    WerewolfFaced,
    WerewolfFacedAlone,
)
from vespers.games.brewers.messages import Flee, KeepDie, Pass, Roll, Rolled, Stand, Use
from vespers.games.brewers.pieces import (
    AVOID_WOUND,
    BONUS,
    BONUS_FIGHT,
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
from vespers.games.brewers.rules.after_fights import AFTER_LOSS, end_fight, last_icons, part, take_trophy
from vespers.games.brewers.rules.card_effects import carry_out
from vespers.games.brewers.rules.held_cards import (
    active_power,
    declare,
    declared_bonus,
    declared_help,
    extra_dice,
    fighting_power,
    for_a_roll,
    helps,
    spend,
)
from vespers.games.brewers.rules.meddling import Meddle, next_meddler
from vespers.games.brewers.rules.wounds import DEFEAT
from vespers.games.brewers.state import Brewers

NOT_FOR_THIS_FIGHT: Final = Why("card_not_for_this_fight", "6.3")


# --- §5.1 Before the fight


def meet(s: Brewers, me: Seat, werewolf: int) -> None:
    """§5.1 The icons on the left of the werewolf's card come first."""
    s.fighter, s.rival, s.werewolf = me, NONE, werewolf
    s.stage = s.purse = 0
    s.monks[me].declared = ()
    if s.events is not None:
        s.events.append(faced(s, me, werewolf))
    s.agenda.append(BOUT[me])
    carry_out(s, me, s.box.werewolves[werewolf].before)


def faced(s: Brewers, me: Seat, werewolf: int) -> Event:
    """§5.9 The player on the left rolls for the werewolf; who plays alone lets chance roll."""
    if len(s.monks) == 1:
        return WerewolfFacedAlone(me, werewolf)
    return WerewolfFaced(me, werewolf, (me + 1) % len(s.monks))


def challenge(s: Brewers, me: Seat, rival: Seat) -> None:
    """§5.6 A fight between monks: both roll a die."""
    s.fighter, s.rival, s.werewolf, s.hunting = me, rival, NONE, False
    s.monks[me].declared = s.monks[rival].declared = ()
    s.agenda.append(BOUT[me])
    if declared_first(s):
        s.then(ARM[me], ARM[rival])


# --- §6.3 Cards are declared


def declared_first(s: Brewers) -> bool:
    """§6.3 Whether all cards are declared before any die of a fight."""
    return s.box.rulings.declared_cards == "before-any-die"


class Arm(Rule[Brewers]):
    """§6.6 Before monks fight, first the challenger declares his cards, then the challenged monk."""

    def happen(self, s: Brewers) -> None:
        if declarable(s, self.me):
            s.agenda.append(DECLARE[self.me])


class Bout(Rule[Brewers]):
    """§5.2 A fighter gets ready to roll; §6.3 what is declared against a chain holds for all of it."""

    def happen(self, s: Brewers) -> None:
        s.rerolled = False
        s.die, s.rolled = 0, ()
        if declared_first(s):
            asks = s.werewolf != NONE and s.stage == 0
        else:
            s.monks[self.me].declared = ()
            asks = True
        s.agenda.append(DECLARE[self.me] if asks and declarable(s, self.me) else FIGHT_DIE[self.me])


def declarable(s: Brewers, me: Seat) -> list[int]:
    """§6.3 Cards for this fight: for the roll, a sure victory over a werewolf, one against a wound."""
    if not s.monks[me].ready:
        return []
    cards = for_a_roll(s, me, TWO_DICE, TWO_DICE_FIGHT, BONUS, BONUS_FIGHT)
    if s.werewolf != NONE:
        cards += helps(s, me, WIN_FIGHT)
    if declared_first(s) and declared_help(s, me, AVOID_WOUND) == NONE:
        cards += helps(s, me, AVOID_WOUND)
    return cards


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
        if isinstance(a, Use):
            declare(s, self.me, a.card)
            if s.box.cards[a.card].help == WIN_FIGHT:
                win_chain(s)
                beat(s, self.me)
                return
            if declarable(s, self.me):
                s.agenda.append(self)
                return
        if s.werewolf != NONE or not declared_first(s):
            s.agenda.append(FIGHT_DIE[self.me])


def win_chain(s: Brewers) -> None:
    """§5.5 A chain is one single fight: all opponents but the last are passed over."""
    chain = s.box.werewolves[s.werewolf].chain
    if s.box.rulings.chain_taste == "sum":
        for stage in range(s.stage, len(chain) - 1):
            s.purse += chain[stage][2]
    s.stage = len(chain) - 1


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
        else:
            s.die = a.die
            self.keep(s, a.die)

    def keep(self, s: Brewers, die: int) -> None:
        """§6.4 Another die, the choice among several, or the only one."""
        me, more = self.me, extra_dice(s, self.me)
        if more > 0:
            s.rolled = (*s.rolled, die)
            if len(s.rolled) <= more:
                s.rerolled = False
                s.agenda.append(self)
                return
        if len(set(s.rolled)) > 1:
            s.agenda.append(KEEP_FIGHT_DIE[me])
        else:
            heed_meddlers(s, me, me)


class KeepFightDie(Choice[Brewers, KeepDie]):
    """§6.4 Of several dice keep the one you like."""

    def candidates(self, s: Brewers) -> Sequence[KeepDie]:
        return [KEEP_DIE[die] for die in dict.fromkeys(reversed(s.rolled))]

    def do(self, s: Brewers, a: KeepDie) -> None:
        s.die = a.die
        heed_meddlers(s, self.me, self.me)


def heed_meddlers(s: Brewers, me: Seat, after: Seat) -> None:
    """§6.8 Who has a card for it is asked, one after the other; then the roll counts."""
    meddler = next_meddler(s, me, after)
    if meddler == NONE:
        stand_or_flee(s, me)
    else:
        s.agenda.append(MEDDLE_WITH_FIGHT[me][meddler])


class MeddleWithFight(Meddle):
    """§6.8 Another fights: all dice of his roll are rolled again."""

    __slots__ = ()

    def do(self, s: Brewers, a: Use | Pass) -> None:
        if isinstance(a, Use):
            spend(s, self.me, a.card)
            s.die, s.rolled, s.rerolled = 0, (), False
            s.agenda.append(FIGHT_DIE[self.roller])
        else:
            heed_meddlers(s, self.roller, self.me)


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
        if s.events is not None:
            s.events.append(Fled(self.me))
        part(s)


def tally(s: Brewers, me: Seat) -> None:
    """§5.2 Die and bonuses; then the other side rolls."""
    power = fighting_power(s, me)
    total = s.die + power[FIGHT] + declared_bonus(s, me)
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
    """§5.9 The challenger rolls first, then the challenged monk."""
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
    if s.events is not None:
        s.events.append(FightTied(me, mine, theirs) if mine == theirs else FightLost(me, mine, theirs))
    if mine == theirs:
        part(s)
    else:
        s.then(DEFEAT[me], AFTER_LOSS[me])


def beat(s: Brewers, me: Seat) -> None:
    """§5.3 The opponent is beaten; §5.5 the next one of a chain steps forward."""
    wolf = s.box.werewolves[s.werewolf]
    taste = wolf.chain[s.stage][2]
    s.purse = s.purse + taste if s.box.rulings.chain_taste == "sum" else taste
    if s.events is not None and s.die > 0:  # nothing was rolled if a card wins the fight
        s.events.append(FightWon(me, s.mine, s.theirs))
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
    if s.events is not None:
        s.events.append(
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
        s.then(DEFEAT[loser], AFTER_LOSS[loser])


def wins_ties(s: Brewers, me: Seat) -> int:
    """§7.10 War Hammer; two hammers cancel out."""
    return 1 if active_power(s, me)[WIN_TIES] > 0 else 0


ARM: Final = [Arm(me) for me in SEATS]
BOUT: Final = [Bout(me) for me in SEATS]
DECLARE: Final = [Declare(me) for me in SEATS]
FIGHT_DIE: Final = [FightDie(me) for me in SEATS]
KEEP_FIGHT_DIE: Final = [KeepFightDie(me) for me in SEATS]
FLEE_OR_STAND: Final = [FleeOrStand(me) for me in SEATS]
WOLF_DIE: Final = [WolfDie(me) for me in SEATS]
MEDDLE_WITH_FIGHT: Final = [[MeddleWithFight(me, roller) for me in SEATS] for roller in SEATS]
