"""Turns and phases (§2.4 to §2.8, §3.1, §3.2, §3.9, §3.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Plan, Rule, Seat, plan
from vespers.engine.words import Action, Why
from vespers.games.fermentation.book import (
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
from vespers.games.fermentation.pieces import (
    APPLIED,
    DRUNKEST,
    LAST_PHASE,
    MEDITATE,
    MOVE,
    NO_TURN,
    SEATS,
    SIMPLE,
    STRIDE,
    left_of,
)
from vespers.games.fermentation.rules.battle import FINAL_BATTLE
from vespers.games.fermentation.rules.brawls import FRAY_ON, GO_ON, LYING, RUN_NOISE, STAND_AGAIN
from vespers.games.fermentation.rules.deeds import SIMPLY_ON, act_applied, why_not_here
from vespers.games.fermentation.rules.falls import hush
from vespers.games.fermentation.rules.fights import ATTACKS
from vespers.games.fermentation.rules.once import unbar, use_card, why_not_use
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import (
    Applied,
    Brawl,
    Concentrate,
    DiscWon,
    Hide,
    PhaseBegan,
    Run,
    Simple,
    SleptOn,
    SoberUp,
    UseCard,
    Walk,
)

SAME_AGAIN: Final = Why("same_again", "3.1")
ALONE: Final = Why("nobody_to_fight", "4.4")
CONCENTRATED: Final = Why("already_concentrated", "3.10")

Turn = Walk | Run | Brawl | Simple | Applied | Concentrate | Hide | SoberUp | UseCard
KINDS: Final[dict[type, int]] = {Simple: SIMPLE, Applied: APPLIED, Walk: MOVE, Run: MOVE, Brawl: MOVE}
MOVES: Final[list[Turn]] = [WALK, RUN, BRAWL]
MOVES_ALONE: Final[list[Turn]] = [WALK, RUN]
TURNS: Final[list[Turn]] = [*MOVES, SIMPLE_ACTION, APPLIED_ACTION, CONCENTRATE, HIDE, SOBER_UP]


class StartTurn(Rule[Fermentation]):
    """§3.9 Who passed out stays down, sobers up by one, and has no previous turn to repeat."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        me = self.me
        s.active = me
        if any(s.closed):
            unbar(s, me)
        if s.asleep[me]:
            s.asleep[me] = 0
            s.alcohol[me] = min(s.alcohol[me], DRUNKEST - 1)
            s.last[me] = NO_TURN
            if s.told is not None:
                s.told.append(SleptOn(me))
        else:
            s.agenda.append(CHOOSE_TURN[me])


class ChooseTurn(Choice[Fermentation, Turn]):
    """§3.1 Move, Simple Action, Applied Action or Meditate, never the same as in your previous turn."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Turn]:
        return [*TURNS, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: Turn) -> Why | None:
        me = self.me
        if isinstance(a, UseCard):
            return why_not_use(s, me, a.card)
        if kind(a) == s.last[me]:
            return SAME_AGAIN
        if isinstance(a, Applied):
            return LYING if s.down[me] else why_not_here(s, me)
        if isinstance(a, Brawl):
            return ALONE if s.seats == 1 else None
        if isinstance(a, Concentrate):
            return CONCENTRATED if s.focus[me] else None
        return None

    def options(self, s: Fermentation) -> list[Turn]:
        me, last = self.me, s.last[self.me]
        found: list[Turn] = []
        if last != MOVE:
            found.extend(MOVES if s.seats > 1 else MOVES_ALONE)
        if last != SIMPLE:
            found.append(SIMPLE_ACTION)
        if last != APPLIED and not s.down[me] and why_not_here(s, me) is None:
            found.append(APPLIED_ACTION)
        if last != MEDITATE:
            if not s.focus[me]:
                found.append(CONCENTRATE)
            found.append(HIDE)
            found.append(SOBER_UP)
        if s.once[me] > 0:
            for card in sorted(set(s.cards[me])):
                if why_not_use(s, me, card) is None:
                    found.append(USE_CARD[card])
        return found

    def do(self, s: Fermentation, a: Turn) -> None:
        me = self.me
        if type(a) is UseCard:
            s.agenda.append(self)
            use_card(s, me, a.card)
            return
        s.last[me] = kind(a)
        if s.last[me] == SIMPLE:
            s.steps, s.deed = s.box.numbers.simple_move, 1
            s.agenda.append(SIMPLY_ON[me])
        elif s.last[me] == APPLIED:
            act_applied(s, me)
        elif s.last[me] == MOVE:
            set_out(s, me, a)
        else:
            meditate(s, me, a)


def kind(a: Action) -> int:
    """§3.1 Which of the four; what one does within a Move or a Meditation does not matter."""
    return KINDS.get(type(a), MEDITATE)


def set_out(s: Fermentation, me: Seat, a: Action) -> None:
    """§3.2 Two points; three and a noise; or one and an attack. Boots and mail change the points."""
    numbers, more = s.box.numbers, s.power[me][STRIDE]
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
    if isinstance(a, Concentrate):
        s.focus[me] = 1
    elif isinstance(a, Hide):
        hush(s, me, s.box.numbers.hide)
    else:
        s.alcohol[me] = max(0, s.alcohol[me] - s.box.numbers.sober_up)


class EndTurn(Rule[Fermentation]):
    """§2.6 The turn is finished before a phase ends; then the next monk, clockwise."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        s.turns += 1
        s.active = left_of(self.me, s.seats)
        loud = s.gauge >= s.night.threshold
        if loud or s.turns >= s.box.numbers.longest_phase * s.seats:
            s.agenda.append(CHANGE_PHASE)
        else:
            s.follow(TURN[s.active])


# --- §2.6 The end of a phase


class ChangePhase(Rule[Fermentation]):
    """§2.6 Rigour is checked; after the fourth phase comes the final battle."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        for me in range(s.seats):
            check_rigour(s, me)
        if s.phase == LAST_PHASE:
            s.agenda.append(FINAL_BATTLE)
        else:
            begin_phase(s, s.phase + 1)
            s.follow(TURN[s.active])


def check_rigour(s: Fermentation, me: Seat) -> None:
    """§2.4 A disc for all ingredients of the phase, gathered during that phase: a cube forbids it."""
    spaces, vat = s.box.recipes[s.recipe[me]].of_phase[s.phase], s.vat[me]
    for space in spaces:
        if vat[space] == 0:
            return
    if s.early[me] >> s.phase & 1:
        return
    s.discs[me] += 1
    s.earned[me] += 1
    if s.told is not None:
        s.told.append(DiscWon(me, s.phase))


def begin_phase(s: Fermentation, phase: int) -> None:
    """§2.6 The noise left over is forgotten; §2.7 the hunter's effects of the new phase, and only those."""
    s.phase, s.gauge, s.turns = phase, 0, 0
    numbers, board = s.box.numbers, s.night.board
    s.floor = s.night.floor + board.recruit[phase] * numbers.recruit
    s.howl = board.cry[phase] * numbers.rallying_cry
    for me in range(s.seats):
        s.noise[me] = max(s.noise[me], s.floor)
    if s.told is not None:
        s.told.append(PhaseBegan(phase))


CHOOSE_TURN: Final = [ChooseTurn(me) for me in SEATS]
CHANGE_PHASE: Final = ChangePhase(0)
HEARD_RUNNING: Final = [plan(RUN_NOISE[me], ATTACKS, STAND_AGAIN[me]) for me in SEATS]
TURN: Final[list[Plan]] = [plan(StartTurn(me), EndTurn(me)) for me in SEATS]
