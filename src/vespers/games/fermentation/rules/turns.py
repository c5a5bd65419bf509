"""Turns and phases (§2.4 to §2.8, §3.1, §3.2, §3.9, §3.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Plan, Rule, Seat, plan
from vespers.engine.messages import Action, Why
from vespers.games.fermentation.codebook import (
    APPLIED_ACTION,
    BRAWL,
    CONCENTRATE,
    HIDE,
    RUN,
    SIMPLE_ACTION,
    SOBER_UP,
    USE_CARD,
    WALK,
)
from vespers.games.fermentation.events import SleptOn
from vespers.games.fermentation.messages import (
    Applied,
    Brawl,
    Concentrate,
    Hide,
    Run,
    Simple,
    SoberUp,
    UseCard,
    Walk,
)
from vespers.games.fermentation.pieces import (
    APPLIED,
    DRUNKEST,
    LAST_PHASE,
    MEDITATE,
    MOVE,
    NO_TURN,
    PHASE_END,
    PHASE_START,
    SEATS,
    SIMPLE,
    STRIDE,
    left_of,
)
from vespers.games.fermentation.rules.actions import SIMPLY_ON, act_applied, why_not_applied
from vespers.games.fermentation.rules.after_deeds import ATTACKS
from vespers.games.fermentation.rules.doors import unbar
from vespers.games.fermentation.rules.monk_fights import FRAY_ON
from vespers.games.fermentation.rules.moving import GO_ON, LYING, RUN_NOISE, STAND_AGAIN
from vespers.games.fermentation.rules.noise_and_falls import hush
from vespers.games.fermentation.rules.one_use_cards import use_card, why_not_use
from vespers.games.fermentation.rules.phase_cards import at_moment
from vespers.games.fermentation.rules.phases import end_phase, loud_enough
from vespers.games.fermentation.state import Fermentation

SAME_AGAIN: Final = Why("same_again", "3.1")
ALONE: Final = Why("nobody_to_fight", "4.7")
CONCENTRATED: Final = Why("already_concentrated", "3.14")

Turn = Walk | Run | Brawl | Simple | Applied | Concentrate | Hide | SoberUp | UseCard
KINDS: Final[dict[type, int]] = {Simple: SIMPLE, Applied: APPLIED, Walk: MOVE, Run: MOVE, Brawl: MOVE}
MOVES: Final[list[Turn]] = [WALK, RUN, BRAWL]
MOVES_ALONE: Final[list[Turn]] = [WALK, RUN]
TURNS: Final[list[Turn]] = [*MOVES, SIMPLE_ACTION, APPLIED_ACTION, CONCENTRATE, HIDE, SOBER_UP]


class StartTurn(Rule[Fermentation]):
    """§3.9, §3.14 Who passed out stays down, sobers up by one, and has no previous turn to repeat."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        me = self.me
        monk = s.monks[me]
        s.active = me
        if any(s.closed):
            unbar(s, me)
        if monk.asleep:
            monk.asleep = 0
            monk.alcohol = min(monk.alcohol, DRUNKEST - 1)
            monk.last = NO_TURN
            if s.events is not None:
                s.events.append(SleptOn(me))
        else:
            s.agenda.append(CHOOSE_TURN[me])


class ChooseTurn(Choice[Fermentation, Turn]):
    """§3.1 Move, Simple Action, Applied Action or Meditate, never the same as in your previous turn."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Turn]:
        return [*TURNS, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: Turn) -> Why | None:
        me = self.me
        monk = s.monks[me]
        if isinstance(a, UseCard):
            return why_not_use(s, me, a.card)
        if kind(a) == monk.last:
            return SAME_AGAIN
        if isinstance(a, Applied):
            return LYING if monk.down else why_not_applied(s, me)
        if isinstance(a, Brawl):
            return ALONE if s.seats == 1 else None
        if isinstance(a, Concentrate):
            return CONCENTRATED if monk.focus else None
        return None

    def options(self, s: Fermentation) -> list[Turn]:
        me, monk = self.me, s.monks[self.me]
        last = monk.last
        found: list[Turn] = []
        if last != MOVE:
            found.extend(MOVES if s.seats > 1 else MOVES_ALONE)
        if last != SIMPLE:
            found.append(SIMPLE_ACTION)
        if last != APPLIED and not monk.down and why_not_applied(s, me) is None:
            found.append(APPLIED_ACTION)
        if last != MEDITATE:
            if not monk.focus:
                found.append(CONCENTRATE)
            found.append(HIDE)
            found.append(SOBER_UP)
        if monk.once > 0:
            for card in sorted(set(monk.cards)):
                if why_not_use(s, me, card) is None:
                    found.append(USE_CARD[card])
        return found

    def do(self, s: Fermentation, a: Turn) -> None:
        me = self.me
        monk = s.monks[me]
        if type(a) is UseCard:
            s.agenda.append(self)
            use_card(s, me, a.card)
            return
        monk.last = kind(a)
        if monk.last == SIMPLE:
            s.steps, s.deed = s.box.numbers.simple_move, 1
            s.agenda.append(SIMPLY_ON[me])
        elif monk.last == APPLIED:
            act_applied(s, me)
        elif monk.last == MOVE:
            set_out(s, me, a)
        else:
            meditate(s, me, a)


def kind(a: Action) -> int:
    """§3.14 Which of the four; what one does within a Move or a Meditation does not matter."""
    return KINDS.get(type(a), MEDITATE)


def set_out(s: Fermentation, me: Seat, a: Action) -> None:
    """§3.2 Two points; three and a noise; or one and an attack. Boots and mail change the points."""
    numbers, more = s.box.numbers, s.monks[me].power[STRIDE]
    if isinstance(a, Brawl):
        s.steps, s.blow = max(0, numbers.brawl + more), 1
        s.agenda.append(FRAY_ON[me])
        return
    s.steps = max(0, (numbers.walk if isinstance(a, Walk) else numbers.run) + more)
    if isinstance(a, Run):
        s.follow(HEARD_RUNNING[me])
    if s.steps > 0:
        s.agenda.append(GO_ON[me])


def meditate(s: Fermentation, me: Seat, a: Action) -> None:
    """§3.10 One more die for the next Applied Action, two less noise, or two less alcohol; lying down too."""
    monk = s.monks[me]
    if isinstance(a, Concentrate):
        monk.focus = 1
    elif isinstance(a, Hide):
        hush(s, me, s.box.numbers.hide)
    else:
        monk.alcohol = max(0, monk.alcohol - s.box.numbers.sober_up)


class EndTurn(Rule[Fermentation]):
    """§2.9 The turn is finished before a phase ends; then the next monk, clockwise."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        s.active = left_of(self.me, s.seats)
        if loud_enough(s) or too_long(s):
            s.agenda.append(CHANGE_PHASE)
        else:
            s.follow(TURN[s.active])


def too_long(s: Fermentation) -> bool:
    """§2.8 Every monk has had forty turns in this phase."""
    most = s.box.numbers.longest_phase * s.seats
    s.turns = min(s.turns + 1, most)
    return s.turns == most and s.box.rulings.endless_phase == "forty-turns"


# --- §2.6 The end of a phase


class ChangePhase(Rule[Fermentation]):
    """§5.11 First the cards for the end of a phase."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        s.agenda.append(CLOSE_PHASE)
        at_moment(s, PHASE_END)


class ClosePhase(Rule[Fermentation]):
    """§2.6 After the old phase the next monk goes on in the new one, unless the final battle begins."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        last = s.phase == LAST_PHASE
        end_phase(s)
        if not last:
            s.follow(TURN[s.active])
            at_moment(s, PHASE_START)


CHOOSE_TURN: Final = [ChooseTurn(me) for me in SEATS]
CHANGE_PHASE: Final = ChangePhase(0)
CLOSE_PHASE: Final = ClosePhase(0)
HEARD_RUNNING: Final = [plan(RUN_NOISE[me], ATTACKS, STAND_AGAIN[me]) for me in SEATS]
TURN: Final[list[Plan]] = [plan(StartTurn(me), EndTurn(me)) for me in SEATS]
