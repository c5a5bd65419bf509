"""Cards aimed at a player of one's choice (§5.8), and cards that change hands (§5.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Plan, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import GIVE_MINE, TAKE_THEIRS, TARGET
from vespers.games.fermentation.events import CardPassed
from vespers.games.fermentation.messages import GiveMine, TakeTheirs, Target
from vespers.games.fermentation.pieces import AIMED, SEATS, USE_GIVE, USE_STEAL, USE_SWAP
from vespers.games.fermentation.rules.drawing_cards import take_card
from vespers.games.fermentation.rules.held_cards import let_go
from vespers.games.fermentation.rules.noise_and_falls import suffer
from vespers.games.fermentation.rules.werewolves import INTERRUPTION
from vespers.games.fermentation.state import Fermentation

NO_TARGET: Final = Why("no_target", "5.8")
AIM_AT_YOURSELF: Final = Why("aim_at_yourself", "5.8")
HOLDS_NOTHING: Final = Why("holds_nothing", "5.9")
NOTHING_TO_GIVE: Final = Why("nothing_to_give", "5.9")
NOT_THEIRS: Final = Why("not_theirs", "5.9")
NOT_HELD: Final = Why("card_not_held", "5.9")


# --- §5.8 At whom?


def why_not_target(s: Fermentation, me: Seat, use: int, seat: Seat) -> Why | None:
    """§5.8 Any other monk, wherever he is; §5.9 who holds nothing has nothing to take."""
    if seat == me:
        return AIM_AT_YOURSELF
    takes = use in (USE_STEAL, USE_SWAP)
    return HOLDS_NOTHING if takes and not s.monks[seat].cards else None


def targets(s: Fermentation, me: Seat, use: int) -> list[Seat]:
    return [seat for seat in range(s.seats) if why_not_target(s, me, use, seat) is None]


def why_not_aim(s: Fermentation, me: Seat, use: int, own: int) -> Why | None:
    """§5.8 Somebody must be there; §5.9 who gives or swaps needs a card of his own beside this one."""
    if use in (USE_GIVE, USE_SWAP) and own == 0:
        return NOTHING_TO_GIVE
    return None if targets(s, me, use) else NO_TARGET


def aim(s: Fermentation, me: Seat, use: int, amount: int) -> None:
    """§5.8 Of several the player chooses; attacks come when it is done (§4.6)."""
    s.find = amount
    s.agenda.append(INTERRUPTION)
    seats = targets(s, me, use)
    if len(seats) > 1:
        s.agenda.append(CHOOSE_PLAYER[use][me])
    elif seats:
        strike(s, me, seats[0], use)


class ChoosePlayer(Choice[Fermentation, Target]):
    """§5.8 Choose at whom the card is aimed."""

    __slots__ = ("use",)

    def __init__(self, me: Seat, use: int) -> None:
        super().__init__(me)
        self.use = use

    def candidates(self, s: Fermentation) -> Sequence[Target]:
        return TARGET[: s.seats]

    def why_not(self, s: Fermentation, a: Target) -> Why | None:
        return why_not_target(s, self.me, self.use, a.seat)

    def do(self, s: Fermentation, a: Target) -> None:
        strike(s, self.me, a.seat, self.use)


def strike(s: Fermentation, me: Seat, seat: Seat, use: int) -> None:
    """§5.8 What the card does to the player chosen."""
    s.foe = seat
    if use == USE_STEAL:
        s.agenda.extend([STEAL_NEXT[me]] * s.find)
    elif use == USE_GIVE:
        s.agenda.extend([GIVE_NEXT[me]] * s.find)
    elif use == USE_SWAP:
        s.agenda.extend([SWAP_NEXT[me]] * s.find)
    else:
        suffer(s, seat, use, s.find)


# --- §5.9 Cards change hands


class StealNext(Rule[Fermentation]):
    """§5.9 One card after the other, as long as the other holds any."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.monks[s.foe].cards:
            s.follow(STEAL[self.me])


class SwapNext(Rule[Fermentation]):
    """§5.9 A card of the other's for one of one's own, as long as both hold any."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.monks[self.me].cards and s.monks[s.foe].cards:
            s.follow(SWAP[self.me])


class GiveNext(Rule[Fermentation]):
    """§5.9 A card of one's own; of a single one there is no choice."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        kinds = sorted(set(s.monks[self.me].cards))
        if len(kinds) > 1:
            s.agenda.append(CHOOSE_MINE[self.me])
        elif kinds:
            give(s, self.me, kinds[0])


class LookAtTheirs(Rule[Fermentation]):
    """§5.9 Of a single card there is no choice."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        kinds = sorted(set(s.monks[s.foe].cards))
        if len(kinds) > 1:
            s.agenda.append(CHOOSE_THEIRS[self.me])
        else:
            lift(s, kinds[0])


class ChooseTheirs(Choice[Fermentation, TakeTheirs]):
    """§5.9 Choose a card of the other player: all cards lie open."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[TakeTheirs]:
        return TAKE_THEIRS[: len(s.box.cards)]

    def why_not(self, s: Fermentation, a: TakeTheirs) -> Why | None:
        return None if a.card in s.monks[s.foe].cards else NOT_THEIRS

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"foe": s.foe}

    def do(self, s: Fermentation, a: TakeTheirs) -> None:
        lift(s, a.card)


class ChooseMine(Choice[Fermentation, GiveMine]):
    """§5.9 Choose a card of one's own to give away."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[GiveMine]:
        return GIVE_MINE[: len(s.box.cards)]

    def why_not(self, s: Fermentation, a: GiveMine) -> Why | None:
        return None if a.card in s.monks[self.me].cards else NOT_HELD

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"foe": s.foe}

    def do(self, s: Fermentation, a: GiveMine) -> None:
        give(s, self.me, a.card)


class TakeUp(Rule[Fermentation]):
    """§5.9 The card lies before its new owner; §5.7 if that is too much, something must go."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        hand_over(s, s.foe, self.me, s.taken.pop())


def lift(s: Fermentation, card: int) -> None:
    """§5.9 In a swap the other's card leaves first, so that it is not the one that comes back."""
    let_go(s, s.foe, card)
    s.taken.append(card)


def give(s: Fermentation, me: Seat, card: int) -> None:
    let_go(s, me, card)
    hand_over(s, me, s.foe, card)


def hand_over(s: Fermentation, giver: Seat, taker: Seat, card: int) -> None:
    if s.events is not None:
        s.events.append(CardPassed(taker, giver, card))
    take_card(s, taker, card)


CHOOSE_PLAYER: Final = {use: [ChoosePlayer(me, use) for me in SEATS] for use in AIMED}
STEAL_NEXT: Final = [StealNext(me) for me in SEATS]
SWAP_NEXT: Final = [SwapNext(me) for me in SEATS]
GIVE_NEXT: Final = [GiveNext(me) for me in SEATS]
CHOOSE_THEIRS: Final = [ChooseTheirs(me) for me in SEATS]
CHOOSE_MINE: Final = [ChooseMine(me) for me in SEATS]
STEAL: Final[list[Plan]] = [plan(LookAtTheirs(me), TakeUp(me)) for me in SEATS]
SWAP: Final[list[Plan]] = [plan(LookAtTheirs(me), GIVE_NEXT[me], TakeUp(me)) for me in SEATS]
