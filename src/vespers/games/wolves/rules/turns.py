"""§3 A turn, §4 the end of a round, and §7 the Ambushes that change a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import NOT_NOW, Chance, Choice, Plan, Rule, Seat, plan
from vespers.engine.messages import Action, Why
from vespers.games.wolves.codebook import CALL, DRAWN, FACE_DOWN, PLACE_OR_CALL, PLACE_OR_REST, REST, SWAP
from vespers.games.wolves.messages import AreaFull, CallAmbush, Drawn, LastWolf, Place, Placing, Swap, Swapped
from vespers.games.wolves.pieces import BEFORE_PLACING, EXTRA_WOLF, NONE, SEATS, SWAP_TWO
from vespers.games.wolves.rules.after_round import SCORE_ROUND
from vespers.games.wolves.rules.placing import place, placements, use_ambush, why_not_place
from vespers.games.wolves.state import Wolves

NOT_YOUR_POWER: Final = Why("not_your_power", "7.1")
AMBUSH_USED: Final = Why("ambush_used", "7.2")
NOT_BEFORE_PLACING: Final = Why("not_before_placing", "7.2")
TWO_WOLVES_NEEDED: Final = Why("two_wolves_needed", "7.6")
DECK_EMPTY: Final = Why("deck_empty", "7.7")
NOT_YOUR_WOLF: Final = Why("not_your_wolf", "7.6")
SAME_WOLF: Final = Why("same_wolf", "7.6")


class PlaceWolf(Choice[Wolves, Placing]):
    """§3.1 Place one wolf of your hand; before it, §7.2 an Ambush may be called."""

    def candidates(self, s: Wolves) -> Sequence[Placing]:
        return PLACE_OR_CALL

    def why_not(self, s: Wolves, a: Placing) -> Why | None:
        if isinstance(a, Place):
            return why_not_place(s, self.me, a)
        return why_not_call(s, self.me, a) if isinstance(a, CallAmbush) else NOT_NOW

    def options(self, s: Wolves) -> list[Placing]:
        pack = s.packs[self.me]
        found = placements(s, self.me)
        if pack.ready and pack.effect in BEFORE_PLACING and why_not_ambush(s, self.me) is None:
            found.append(CALL[pack.power])
        return found

    def do(self, s: Wolves, a: Placing) -> None:
        if isinstance(a, Place):
            place(s, self.me, a)
            after_placing(s, self.me)
        else:
            call_ambush(s, self.me)


def after_placing(s: Wolves, me: Seat) -> None:
    """§4.1 The 12th cell ends the round at once (§4.3); §7.3 else Double Bond allows a second wolf."""
    pack = s.packs[me]
    if len(s.taken) == s.box.full:
        if s.events is not None:
            s.events.append(AreaFull(me))
        s.skip_to(SCORE_ROUND)
    elif pack.effect == EXTRA_WOLF and pack.ready and pack.held > 0:
        s.agenda.append(SECOND_WOLF[me])


class SecondWolf(Choice[Wolves, Placing]):
    """§7.3 Double Bond: a second wolf at once, if you like."""

    def candidates(self, s: Wolves) -> Sequence[Placing]:
        return PLACE_OR_REST

    def why_not(self, s: Wolves, a: Placing) -> Why | None:
        return why_not_place(s, self.me, a) if isinstance(a, Place) else None

    def options(self, s: Wolves) -> list[Placing]:
        found = placements(s, self.me)
        found.append(REST)
        return found

    def do(self, s: Wolves, a: Placing) -> None:
        if isinstance(a, Place):
            use_ambush(s, self.me, s.packs[self.me])
            place(s, self.me, a)
            after_placing(s, self.me)


# --- §7 Ambushes that come before placing


def why_not_call(s: Wolves, me: Seat, a: CallAmbush) -> Why | None:
    """§7.1 Only your own power; §7.2 only an Ambush that is not used yet."""
    pack = s.packs[me]
    if pack.power != a.power:
        return NOT_YOUR_POWER
    if pack.effect not in BEFORE_PLACING:
        return NOT_BEFORE_PLACING
    return why_not_ambush(s, me) if pack.ready else AMBUSH_USED


def why_not_ambush(s: Wolves, me: Seat) -> Why | None:
    """§7.6 Relief needs two visible wolves; §7.7 Flair needs a deck."""
    pack = s.packs[me]
    if pack.effect == SWAP_TWO:
        return TWO_WOLVES_NEEDED if pack.visible < 2 else None
    return DECK_EMPTY if pack.stock == 0 else None


def call_ambush(s: Wolves, me: Seat) -> None:
    """§7.6 Relief: choose two wolves; §7.7 Flair: a new hand. Then place as usual."""
    pack = s.packs[me]
    use_ambush(s, me, pack)
    s.agenda.append(PLACE_WOLF[me])
    if pack.effect == SWAP_TWO:
        s.follow(RELIEF[me])
    else:
        new_hand(s, me)


class SwapWolf(Choice[Wolves, Swap]):
    """§7.6 Relief: choose two of your visible wolves, one after the other; they change places."""

    def candidates(self, s: Wolves) -> Sequence[Swap]:
        return SWAP

    def why_not(self, s: Wolves, a: Swap) -> Why | None:
        if s.owner[a.cell] != self.me:
            return NOT_YOUR_WOLF
        return SAME_WOLF if a.cell == s.lifted else None

    def do(self, s: Wolves, a: Swap) -> None:
        if s.lifted == NONE:
            s.lifted = a.cell
            return
        one, other = s.lifted, a.cell
        s.wolf[one], s.wolf[other] = s.wolf[other], s.wolf[one]
        s.lifted = NONE
        if s.events is not None:
            s.events.append(Swapped(self.me, one, other))


def new_hand(s: Wolves, me: Seat) -> None:
    """§7.7 Flair: the hand goes under the deck, and as many are drawn from the top."""
    pack = s.packs[me]
    pack.under, pack.buried = tuple(pack.hand), pack.held
    for _ in range(pack.held):
        s.agenda.append(DRAW[me])
    pack.hand, pack.held = [0] * len(pack.hand), 0


# --- §3.2 Complete your hand


class CompleteHand(Rule[Wolves]):
    """§3.2 Draw; §3.4 up to three wolves; §7.10 Great Pack: four."""

    def happen(self, s: Wolves) -> None:
        pack = s.packs[self.me]
        for _ in range(min(pack.hand_size(s.box) - pack.held, pack.stock + pack.buried)):
            s.agenda.append(DRAW[self.me])


class Draw(Chance[Wolves, Drawn]):
    """§3.2 The top wolf of the deck: only its owner sees it."""

    def outcomes(self, s: Wolves) -> list[Drawn]:
        return DRAWN[len(s.box.wolves)]

    def odds(self, s: Wolves) -> list[int]:
        return s.packs[self.me].deck

    def do(self, s: Wolves, a: Drawn) -> None:
        s.packs[self.me].draw(a.wolf)

    def heard(self, a: Drawn, by: Seat | None) -> Action:
        return a if by == self.me else FACE_DOWN


class NextTurn(Rule[Wolves]):
    """§3.3 The other player's turn; §4.2 unless somebody played the last wolf and turns are equal."""

    def happen(self, s: Wolves) -> None:
        foe = 1 - self.me
        if s.events is not None and s.packs[self.me].played_out():
            s.events.append(LastWolf(self.me))
        equal = foe == s.starter
        if not (equal and (s.packs[0].played_out() or s.packs[1].played_out())):
            s.follow(TURN[foe])


# --- The steps, made once: clones share them, and a turn is a list


PLACE_WOLF: Final = [PlaceWolf(me) for me in SEATS]
SECOND_WOLF: Final = [SecondWolf(me) for me in SEATS]
SWAP_WOLF: Final = [SwapWolf(me) for me in SEATS]
COMPLETE_HAND: Final = [CompleteHand(me) for me in SEATS]
DRAW: Final = [Draw(me) for me in SEATS]
NEXT_TURN: Final = [NextTurn(me) for me in SEATS]


def turn(me: Seat) -> Plan:
    """§3 A turn: place a wolf, complete your hand; then the other player's turn."""
    return [PLACE_WOLF[me], COMPLETE_HAND[me], NEXT_TURN[me]]


TURN: Final = [plan(*turn(me)) for me in SEATS]
RELIEF: Final = [plan(SWAP_WOLF[me], SWAP_WOLF[me]) for me in SEATS]
