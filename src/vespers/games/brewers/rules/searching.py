"""§3 Actions with a difficulty roll, and what a success brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import KEEP_DIE, MAKE_NOISE, ROLL, ROLLED, USE
from vespers.games.brewers.events import Failed, Succeeded
from vespers.games.brewers.messages import KeepDie, MakeNoise, Pass, Roll, Rolled, Use
from vespers.games.brewers.pieces import (
    BLESSING,
    BONUS,
    BONUS_SEARCH,
    EQUIPMENT,
    FAIR,
    FIND_BLESSING,
    FIND_EQUIPMENT,
    FIND_WEREWOLF,
    NONE,
    PICK_BLESSING,
    PICK_EQUIPMENT,
    QUALITY,
    QUIET_FAILURE,
    SEARCH,
    SEARCH_AT,
    SEARCH_EASY,
    SEATS,
    TWO_DICE,
    TWO_DICE_SEARCH,
)
from vespers.games.brewers.rules import drawing_cards
from vespers.games.brewers.rules.brewing import find, spoil
from vespers.games.brewers.rules.held_cards import declare, declared_bonus, extra_dice, for_a_roll, spend
from vespers.games.brewers.rules.hunts_and_attacks import hunt
from vespers.games.brewers.rules.meddling import Meddle, next_meddler
from vespers.games.brewers.rules.tracks import set_noise
from vespers.games.brewers.state import Brewers

TOO_LOUD: Final = Why("too_loud_already", "3.2")
LOUD_ALREADY: Final = Why("already_making_noise", "3.10")
NOT_FOR_THIS_ROLL: Final = Why("card_not_for_this_roll", "6.3")


def search(s: Brewers, me: Seat, site: int) -> None:
    """§3.1 An action with a roll: first what is declared, then the die."""
    s.site = site
    s.loud = False
    s.die, s.rolled, s.monks[me].declared = 0, (), ()
    prepare(s, me)


def prepare(s: Brewers, me: Seat) -> None:
    """§3.1 Ask as long as something can be declared."""
    monk = s.monks[me]
    may_be_loud = not s.loud and monk.noise < s.box.numbers.loud_below
    s.agenda.append(PREPARE[me] if may_be_loud or declarable(s, me) else SEARCH_DIE[me])


def declarable(s: Brewers, me: Seat) -> list[int]:
    """§6.3 Cards for this roll."""
    return for_a_roll(s, me, TWO_DICE, TWO_DICE_SEARCH, BONUS, BONUS_SEARCH)


class Prepare(Choice[Brewers, Roll | MakeNoise | Use]):
    """§3.2 Roll quietly, make noise for a better roll, or declare a card."""

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"site": s.site}

    def candidates(self, s: Brewers) -> Sequence[Roll | MakeNoise | Use]:
        return PREPARATIONS

    def why_not(self, s: Brewers, a: Roll | MakeNoise | Use) -> Why | None:
        if isinstance(a, MakeNoise):
            if s.loud:
                return LOUD_ALREADY
            return None if s.monks[self.me].noise < s.box.numbers.loud_below else TOO_LOUD
        if isinstance(a, Use) and a.card not in declarable(s, self.me):
            return NOT_FOR_THIS_ROLL
        return None

    def options(self, s: Brewers) -> list[Roll | MakeNoise | Use]:
        monk = s.monks[self.me]
        found: list[Roll | MakeNoise | Use] = [ROLL]
        if not s.loud and monk.noise < s.box.numbers.loud_below:
            found.append(MAKE_NOISE)
        if monk.ready:
            for card in declarable(s, self.me):
                found.append(USE[card])
        return found

    def do(self, s: Brewers, a: Roll | MakeNoise | Use) -> None:
        if a is ROLL:
            s.agenda.append(SEARCH_DIE[self.me])
            return
        if isinstance(a, Use):
            declare(s, self.me, a.card)
        else:
            s.loud = True
        prepare(s, self.me)


class SearchDie(Chance[Brewers, Rolled]):
    """§3.1 One die; §6.4 two, if a card says so."""

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"site": s.site}

    def outcomes(self, s: Brewers) -> Sequence[Rolled]:
        return ROLLED

    def odds(self, s: Brewers) -> list[int]:
        return FAIR

    def do(self, s: Brewers, a: Rolled) -> None:
        s.die = a.die
        more = extra_dice(s, self.me)
        if more > 0:
            s.rolled = (*s.rolled, a.die)
            if len(s.rolled) <= more:
                s.agenda.append(self)
                return
        if len(set(s.rolled)) > 1:
            s.agenda.append(KEEP_SEARCH_DIE[self.me])
        else:
            heed_meddlers(s, self.me, self.me)


class KeepSearchDie(Choice[Brewers, KeepDie]):
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
        resolve(s, me)
    else:
        s.agenda.append(MEDDLE_WITH_SEARCH[me][meddler])


class MeddleWithSearch(Meddle):
    """§6.8 Another searches: all dice of the roll are rolled again."""

    __slots__ = ()

    def do(self, s: Brewers, a: Use | Pass) -> None:
        if isinstance(a, Use):
            spend(s, self.me, a.card)
            s.die, s.rolled = 0, ()
            s.agenda.append(SEARCH_DIE[self.roller])
        else:
            heed_meddlers(s, self.roller, self.me)


def resolve(s: Brewers, me: Seat) -> None:
    """§3.1 Die and bonuses against the difficulty; §4.1 then the noise; then what was found."""
    box, site, power = s.box, s.site, s.monks[me].power
    find = box.finds[site]
    total = s.die + power[SEARCH] + power[SEARCH_AT + find] + declared_bonus(s, me)
    if find < FIND_EQUIPMENT and box.easy[site]:
        total += power[SEARCH_EASY]
    if s.loud:
        total += box.numbers.loud_bonus
    success = total >= box.difficulty[site]
    s.monks[me].declared = ()
    set_noise(s, me, s.monks[me].noise + noise_of(s, me, success))
    if s.events is not None:
        s.events.append(Succeeded(me, site, total) if success else Failed(me, site, total))
    if success:
        succeed(s, me, find)


def noise_of(s: Brewers, me: Seat, success: bool) -> int:
    """§4.1 Easy or hard, made loud, failed; §7.3 a Discreet monk fails in silence."""
    numbers = s.box.numbers
    noise = numbers.easy_noise if s.box.easy[s.site] else numbers.hard_noise
    if s.loud:
        noise += numbers.loud_noise
    if not success and s.monks[me].power[QUIET_FAILURE] == 0:
        noise += numbers.failure_noise
    return noise


def succeed(s: Brewers, me: Seat, found: int) -> None:
    """§3.3, §3.5, §3.6, §3.8, §3.9 What the roll was for; §7.2 a connoisseur finds better quality."""
    power = s.monks[me].power
    if found < FIND_EQUIPMENT:
        quality = s.box.quality[s.site]
        find(s, me, found, quality + power[QUALITY + found] if quality > 0 else 0)
    elif found == FIND_EQUIPMENT:
        drawing_cards.draw(s, me, EQUIPMENT, 1 + power[PICK_EQUIPMENT])
    elif found == FIND_BLESSING:
        drawing_cards.draw(s, me, BLESSING, 1 + power[PICK_BLESSING])
    elif found == FIND_WEREWOLF:
        hunt(s, me)
    else:
        spoil(s, me)


PREPARATIONS: Final[list[Roll | MakeNoise | Use]] = [ROLL, MAKE_NOISE, *USE]
PREPARE: Final = [Prepare(me) for me in SEATS]
SEARCH_DIE: Final = [SearchDie(me) for me in SEATS]
KEEP_SEARCH_DIE: Final = [KeepSearchDie(me) for me in SEATS]
MEDDLE_WITH_SEARCH: Final = [[MeddleWithSearch(me, roller) for me in SEATS] for roller in SEATS]
