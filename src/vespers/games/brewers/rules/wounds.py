"""§5.7, §5.8 Serious wounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import ROLLED, SUFFER, USE
from vespers.games.brewers.events import WoundAvoided, Wounded
from vespers.games.brewers.messages import Rolled, Suffer, Use
from vespers.games.brewers.pieces import AVOID_WOUND, FAIR, NONE, SEATS, WARD
from vespers.games.brewers.rules.held_cards import declared_help, fighting_power, helps, spend
from vespers.games.brewers.rules.tracks import add_dirt, set_noise
from vespers.games.brewers.state import Brewers

NOT_AGAINST_WOUNDS: Final = Why("card_not_against_wounds", "6.6")


class SeriousWound(Rule[Brewers]):
    """§5.7 First cards that avoid it, then the Blessed monk's die; else it is suffered."""

    def happen(self, s: Brewers) -> None:
        if helps(s, self.me, AVOID_WOUND):
            s.agenda.append(AVOID[self.me])
        else:
            ward_off(s, self.me)


class Defeat(SeriousWound):
    """§6.3 The wound of a lost fight: a card against it was declared before the dice, if at all."""

    def happen(self, s: Brewers) -> None:
        if s.box.rulings.declared_cards == "before-own-die":
            super().happen(s)
        elif declared_help(s, self.me, AVOID_WOUND) != NONE:
            avoided(s, self.me)
        else:
            ward_off(s, self.me)


class AvoidWound(Choice[Brewers, Use | Suffer]):
    """§5.7 Declare a card against the wound, or not."""

    def candidates(self, s: Brewers) -> Sequence[Use | Suffer]:
        return [*USE, SUFFER]

    def why_not(self, s: Brewers, a: Use | Suffer) -> Why | None:
        if isinstance(a, Use) and a.card not in helps(s, self.me, AVOID_WOUND):
            return NOT_AGAINST_WOUNDS
        return None

    def options(self, s: Brewers) -> list[Use | Suffer]:
        return [*[USE[card] for card in helps(s, self.me, AVOID_WOUND)], SUFFER]

    def do(self, s: Brewers, a: Use | Suffer) -> None:
        if isinstance(a, Use):
            spend(s, self.me, a.card)
            avoided(s, self.me)
        else:
            ward_off(s, self.me)


class WardDie(Chance[Brewers, Rolled]):
    """§7.5 Blessed: on 4 or more the wound is ignored."""

    def outcomes(self, s: Brewers) -> Sequence[Rolled]:
        return ROLLED

    def odds(self, s: Brewers) -> list[int]:
        return FAIR

    def do(self, s: Brewers, a: Rolled) -> None:
        if a.die >= s.box.numbers.ward_from:
            avoided(s, self.me)
        else:
            suffer(s, self.me)


def ward_off(s: Brewers, me: Seat) -> None:
    """§7.5 The Blessed monk rolls, any other suffers; §5.1 a card that the werewolf bars blesses nobody."""
    if fighting_power(s, me)[WARD] > 0:
        s.agenda.append(WARD_DIE[me])
    else:
        suffer(s, me)


def avoided(s: Brewers, me: Seat) -> None:
    if s.events is not None:
        s.events.append(WoundAvoided(me))


def suffer(s: Brewers, me: Seat) -> None:
    """§5.7 One dirt, the monk lies on his face; a werewolf's wound also silences him."""
    add_dirt(s, me, 1)
    s.monks[me].wounded = True
    if s.werewolf != NONE:
        set_noise(s, me, 0)
    if s.events is not None:
        s.events.append(Wounded(me))


WOUND: Final = [SeriousWound(me) for me in SEATS]
DEFEAT: Final = [Defeat(me) for me in SEATS]
AVOID: Final = [AvoidWound(me) for me in SEATS]
WARD_DIE: Final = [WardDie(me) for me in SEATS]
