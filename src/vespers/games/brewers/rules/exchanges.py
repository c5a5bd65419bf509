"""§6.7 Cards change hands: stolen, given, swapped with the player chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Plan, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import GIVE_MINE, TAKE_THEIRS
from vespers.games.brewers.messages import GiveMine, TakeTheirs
from vespers.games.brewers.pieces import GIVE, NONE, OTHERS, SEATS, STEAL, SWAP
from vespers.games.brewers.rules.held_cards import hand_over
from vespers.games.brewers.state import Brewers

HOLDS_NOTHING: Final = Why("holds_nothing", "6.7")
NOTHING_TO_GIVE: Final = Why("nothing_to_give", "6.7")
NOT_THEIRS: Final = Why("not_theirs", "6.7")
NOT_HELD: Final = Why("card_not_held", "6.7")


def partners(s: Brewers, me: Seat, deed: int) -> list[Seat]:
    """§6.7 Opponents are robbed, anybody may get a gift; who takes needs somebody who has a card."""
    if deed != STEAL and not s.monks[me].cards:
        return []
    seats = s.opponents(me) if deed == STEAL else OTHERS[len(s.monks)][me]
    return seats if deed == GIVE else [seat for seat in seats if s.monks[seat].cards]


def exchange(s: Brewers, me: Seat, seat: Seat, deed: int, amount: int) -> Plan:
    """§6.7 So many cards, one after the other, with this player."""
    s.chosen = seat
    return [*[NEXT[deed][me]] * amount, PART[me]]


class StealNext(Rule[Brewers]):
    """§6.7 A card of the other player, if he has any left."""

    def happen(self, s: Brewers) -> None:
        if s.monks[s.chosen].cards:
            s.follow(STEALING[self.me])


class SwapNext(Rule[Brewers]):
    """§6.7 A card of the other player's for one of one's own, if both have any."""

    def happen(self, s: Brewers) -> None:
        if s.monks[s.chosen].cards and s.monks[self.me].cards:
            s.follow(SWAPPING[self.me])


class GiveNext(Rule[Brewers]):
    """§6.7 A card of one's own; of a single one there is no choice."""

    def happen(self, s: Brewers) -> None:
        kinds = sorted(set(s.monks[self.me].cards))
        if len(kinds) > 1:
            s.agenda.append(CHOOSE_MINE[self.me])
        elif kinds:
            hand_over(s, self.me, s.chosen, kinds[0])


class LookAtTheirs(Rule[Brewers]):
    """§6.7 Of a single card there is no choice."""

    def happen(self, s: Brewers) -> None:
        kinds = sorted(set(s.monks[s.chosen].cards))
        if len(kinds) > 1:
            s.agenda.append(CHOOSE_THEIRS[self.me])
        else:
            s.wanted = kinds[0]


class ChooseTheirs(Choice[Brewers, TakeTheirs]):
    """§6.7 Choose a card of the other player: all lie open."""

    def candidates(self, s: Brewers) -> Sequence[TakeTheirs]:
        return TAKE_THEIRS

    def why_not(self, s: Brewers, a: TakeTheirs) -> Why | None:
        return None if a.card in s.monks[s.chosen].cards else NOT_THEIRS

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"seat": s.chosen}

    def do(self, s: Brewers, a: TakeTheirs) -> None:
        s.wanted = a.card


class ChooseMine(Choice[Brewers, GiveMine]):
    """§6.7 Choose a card of one's own to give away."""

    def candidates(self, s: Brewers) -> Sequence[GiveMine]:
        return GIVE_MINE

    def why_not(self, s: Brewers, a: GiveMine) -> Why | None:
        return None if a.card in s.monks[self.me].cards else NOT_HELD

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"seat": s.chosen}

    def do(self, s: Brewers, a: GiveMine) -> None:
        hand_over(s, self.me, s.chosen, a.card)


class TakeUp(Rule[Brewers]):
    """§6.7 The card lies before its new owner."""

    def happen(self, s: Brewers) -> None:
        wanted, s.wanted = s.wanted, NONE
        hand_over(s, s.chosen, self.me, wanted)


class Part(Rule[Brewers]):
    """§6.7 Nothing more changes hands."""

    def happen(self, s: Brewers) -> None:
        s.chosen = NONE


CHOOSE_THEIRS: Final = [ChooseTheirs(me) for me in SEATS]
CHOOSE_MINE: Final = [ChooseMine(me) for me in SEATS]
PART: Final = [Part(me) for me in SEATS]
STEAL_NEXT: Final = [StealNext(me) for me in SEATS]
GIVE_NEXT: Final = [GiveNext(me) for me in SEATS]
SWAP_NEXT: Final = [SwapNext(me) for me in SEATS]
NEXT: Final[dict[int, Sequence[Rule[Brewers]]]] = {STEAL: STEAL_NEXT, GIVE: GIVE_NEXT, SWAP: SWAP_NEXT}
STEALING: Final[list[Plan]] = [plan(LookAtTheirs(me), TakeUp(me)) for me in SEATS]
SWAPPING: Final[list[Plan]] = [plan(LookAtTheirs(me), GIVE_NEXT[me], TakeUp(me)) for me in SEATS]
