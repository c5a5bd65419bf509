"""§11 A hermit's night: an event each phase, a rival who brews, an objective."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Plan
from vespers.games.brewers.book import EVENT_DRAWN, OBJECTIVE_DRAWN, RIVAL_DRAWN
from vespers.games.brewers.pieces import NONE, OBJECTIVE_MAX, RIVAL_MAX
from vespers.games.brewers.rules.basics import minus, plus
from vespers.games.brewers.rules.deeds import carry_out
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.words import EventDrawn, ObjectiveDrawn, RivalBrews, RivalDrawn


class DrawRival(Chance[Brewers, RivalDrawn]):
    """§11.2 The monk who brews against the hermit."""

    def outcomes(self, s: Brewers) -> Sequence[RivalDrawn]:
        return RIVAL_DRAWN

    def odds(self, s: Brewers) -> list[int]:
        return [1 if rival < len(s.box.rivals) else 0 for rival in range(RIVAL_MAX)]

    def do(self, s: Brewers, a: RivalDrawn) -> None:
        s.rival_monk = a.rival


class DrawObjective(Chance[Brewers, ObjectiveDrawn]):
    """§11.3 What the hermit should achieve."""

    def outcomes(self, s: Brewers) -> Sequence[ObjectiveDrawn]:
        return OBJECTIVE_DRAWN

    def odds(self, s: Brewers) -> list[int]:
        return [1 if objective < len(s.box.objectives) else 0 for objective in range(OBJECTIVE_MAX)]

    def do(self, s: Brewers, a: ObjectiveDrawn) -> None:
        s.objective = a.objective


class DrawEvent(Chance[Brewers, EventDrawn]):
    """§11.1 The event of the phase; each comes once at most."""

    def outcomes(self, s: Brewers) -> Sequence[EventDrawn]:
        return EVENT_DRAWN

    def odds(self, s: Brewers) -> list[int]:
        return s.events

    def do(self, s: Brewers, a: EventDrawn) -> None:
        event, monk = s.box.events[a.event], s.monks[0]
        s.events[a.event] -= 1
        s.event = a.event
        monk.power = plus(monk.power, event.power)
        carry_out(s, 0, event.deeds)


def night_event(s: Brewers) -> None:
    """§11.1 A hermit draws an event when a phase begins."""
    if sum(s.events) > 0:
        s.agenda.append(DRAW_EVENT)


def end_of_phase(s: Brewers) -> None:
    """§11.1 The event is over; §11.2 the rival has brewed."""
    if s.event != NONE:
        monk = s.monks[0]
        monk.power = minus(monk.power, s.box.events[s.event].power)
        s.event = NONE
    if s.rival_monk != NONE and s.told is not None:
        s.told.append(RivalBrews(s.rival_monk, 1 + s.box.rivals[s.rival_monk][s.phase]))


DRAW_EVENT: Final = DrawEvent(0)
SETUP_HERMIT: Final[Plan] = [DrawRival(0), DrawObjective(0)]
