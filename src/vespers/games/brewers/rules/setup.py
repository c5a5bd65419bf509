"""§1 Before the first phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, CommonChance, Plan, Seat, plan
from vespers.engine.messages import Action, Why
from vespers.games.brewers.codebook import CHOOSE_MONK, DEALT, DEALT_FACE_DOWN, STARTS
from vespers.games.brewers.messages import ChooseMonk, Dealt, Starts
from vespers.games.brewers.pieces import EVENT_MAX, MONK_MAX, NONE, PILE_MAX, SEATS
from vespers.games.brewers.rules.held_cards import gain, left_of
from vespers.games.brewers.rules.hermit_nights import SETUP_HERMIT
from vespers.games.brewers.rules.turns import BEGIN_PHASE
from vespers.games.brewers.state import Brewers

MONK_TAKEN: Final = Why("monk_taken", "1.6")
CAMPAIGN_MONK: Final = Why("campaign_monk", "11.4")
MONK_NOT_DEALT: Final = Why("monk_not_dealt", "9.7")


def set_up(s: Brewers) -> None:
    """§1.3 Monks to choose from, §11.1 events to come; then the first player is found."""
    s.free_monks = [1 if monk < len(s.box.monks) else 0 for monk in range(MONK_MAX)]
    s.night_events = [1 if event < len(s.box.events) else 0 for event in range(EVENT_MAX)]
    if s.box.rulings.first_player == "die":
        s.then(FIRST_PLAYER)
    else:
        s.follow(beginning(s))


class FirstPlayer(CommonChance[Brewers, Starts]):
    """§1.1 A die decides who begins every phase."""

    def outcomes(self, s: Brewers) -> Sequence[Starts]:
        return STARTS

    def odds(self, s: Brewers) -> list[int]:
        return [1 if seat < len(s.monks) else 0 for seat in SEATS]

    def do(self, s: Brewers, a: Starts) -> None:
        s.starter = a.seat
        s.follow(beginning(s))


def beginning(s: Brewers) -> Plan:
    """§1.6 From the first player on, each takes a monk; §9.7 in a blind draft two are dealt first."""
    seats = len(s.monks)
    order = [(s.starter + k) % seats for k in range(seats)]
    deals = [DEAL_MONK[me] for me in [*order, *order]] if s.drafts_blindly() else []
    deals = deals[: sum(s.free_monks)]
    take = KEEP_MONK if s.drafts_blindly() else TAKE_MONK
    steps: Plan = [*deals, *[take[me] for me in order]]
    if s.box.events:
        steps.extend(SETUP_HERMIT)
    return plan(*steps, BEGIN_PHASE)


class DealMonk(Chance[Brewers, Dealt]):
    """§9.7 A monk dealt face down."""

    def outcomes(self, s: Brewers) -> Sequence[Dealt]:
        return DEALT

    def odds(self, s: Brewers) -> list[int]:
        return s.free_monks

    def do(self, s: Brewers, a: Dealt) -> None:
        s.free_monks[a.monk] -= 1
        s.dealt[self.me] = (*s.dealt[self.me], a.monk)

    def heard(self, a: Dealt, by: Seat | None) -> Action:
        return a if by == self.me else DEALT_FACE_DOWN


class TakeMonk(Choice[Brewers, ChooseMonk]):
    """§1.2 Choose your monk."""

    def candidates(self, s: Brewers) -> Sequence[ChooseMonk]:
        return CHOOSE_MONK[: len(s.box.monks)]

    def why_not(self, s: Brewers, a: ChooseMonk) -> Why | None:
        if s.box.campaign_monk != NONE:
            return None if a.monk == s.box.campaign_monk else CAMPAIGN_MONK
        if s.drafts_blindly():
            return None if a.monk in s.dealt[self.me] else MONK_NOT_DEALT
        return None if s.free_monks[a.monk] > 0 else MONK_TAKEN

    def do(self, s: Brewers, a: ChooseMonk) -> None:
        monk = s.monks[self.me]
        monk.monk = a.monk
        monk.power = s.box.monks[a.monk]
        if s.drafts_blindly():
            s.dealt[self.me] = left_of(s.dealt[self.me], a.monk)
        else:
            s.free_monks[a.monk] -= 1
        for card in s.box.kept:
            take_along(s, self.me, card)


class KeepMonk(TakeMonk):
    """§9.7 Keep one of the two monks dealt; the other stays face down."""

    def reveals(self, a: ChooseMonk) -> bool:
        return True


def take_along(s: Brewers, me: Seat, card: int) -> None:
    """§11.4 A card kept from an earlier night."""
    s.piles[card // PILE_MAX][card % PILE_MAX] -= 1
    s.stocks[card // PILE_MAX] -= 1
    gain(s, me, card)


DEAL_MONK: Final = [DealMonk(me) for me in SEATS]
TAKE_MONK: Final[list[TakeMonk]] = [TakeMonk(me) for me in SEATS]
KEEP_MONK: Final[list[TakeMonk]] = [KeepMonk(me) for me in SEATS]
FIRST_PLAYER: Final = FirstPlayer(0)
