"""The end of a phase, and the beginning of the next (§2.4, §2.6, §2.7)."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Rule, Seat
from vespers.games.fermentation.events import DiscWon, PhaseBegan
from vespers.games.fermentation.pieces import LAST_PHASE, PHASE_END, PHASE_START, left_of
from vespers.games.fermentation.rules.final_battle import FINAL_BATTLE
from vespers.games.fermentation.rules.phase_cards import at_moment
from vespers.games.fermentation.state import Fermentation


def loud_enough(s: Fermentation) -> bool:
    """§2.6 The collective noise has reached its limit."""
    return s.gauge >= s.night.threshold


def end_phase(s: Fermentation) -> None:
    """§2.6 Rigour is checked; after the fourth phase comes the final battle."""
    for me in range(s.seats):
        check_rigour(s, me)
    if s.phase == LAST_PHASE:
        s.agenda.append(FINAL_BATTLE)
    else:
        begin_phase(s, s.phase + 1)


def end_phase_within_turn(s: Fermentation) -> None:
    """§5.11 First the cards for the end of a phase."""
    s.agenda.append(CLOSE_WITHIN_TURN)
    at_moment(s, PHASE_END)


class CloseWithinTurn(Rule[Fermentation]):
    """§2.9 What is left of the turn belongs to the next phase; after the fourth it is lost."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        last = s.phase == LAST_PHASE
        if last:
            s.agenda.clear()
            s.active = left_of(s.active, s.seats)
        end_phase(s)
        if not last:
            at_moment(s, PHASE_START)


def check_rigour(s: Fermentation, me: Seat) -> None:
    """§2.4 A disc for all ingredients of the phase, gathered during that phase: a cube forbids it."""
    monk = s.monks[me]
    spaces, vat = s.box.recipes[monk.recipe].of_phase[s.phase], monk.vat
    for space in spaces:
        if vat[space] == 0:
            return
    if monk.early >> s.phase & 1:
        return
    monk.discs += 1
    monk.earned += 1
    if s.events is not None:
        s.events.append(DiscWon(me, s.phase))


def begin_phase(s: Fermentation, phase: int) -> None:
    """§2.6 The noise left over is forgotten; §2.7 the hunter's effects of the new phase, and only those."""
    s.phase, s.gauge, s.turns = phase, 0, 0
    numbers, board = s.box.numbers, s.night.board
    s.floor = s.night.floor + board.recruit[phase] * numbers.recruit
    s.howl = board.cry[phase] * numbers.rallying_cry
    for monk in s.monks:
        monk.noise = max(monk.noise, s.floor)
        monk.added = 0
    if s.events is not None:
        s.events.append(PhaseBegan(phase))


CLOSE_WITHIN_TURN: Final = CloseWithinTurn(0)
