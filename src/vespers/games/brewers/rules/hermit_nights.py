"""§11 A hermit's night: an event each phase, a rival who brews, an objective."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Plan
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import EVENT_DRAWN, LEAVE, OBJECTIVE_DRAWN, RIVAL_DRAWN, TAKE_CARD
from vespers.games.brewers.events import RivalBrews
from vespers.games.brewers.messages import EventDrawn, Leave, ObjectiveDrawn, RivalDrawn, TakeCard
from vespers.games.brewers.pieces import NONE, OBJECTIVE_MAX, RIVAL_MAX
from vespers.games.brewers.rules.card_effects import carry_out
from vespers.games.brewers.rules.held_cards import minus, plus
from vespers.games.brewers.scoring import hermit_won
from vespers.games.brewers.state import Brewers

NOT_OF_THIS_NIGHT: Final = Why("not_of_this_night", "11.4")


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
        return s.night_events

    def do(self, s: Brewers, a: EventDrawn) -> None:
        event, monk = s.box.events[a.event], s.monks[0]
        s.night_events[a.event] -= 1
        s.event = a.event
        monk.power = plus(monk.power, event.power)
        carry_out(s, 0, event.deeds)


def night_event(s: Brewers) -> None:
    """§11.1 A hermit draws an event when a phase begins."""
    if sum(s.night_events) > 0:
        s.agenda.append(DRAW_EVENT)


def end_of_phase(s: Brewers) -> None:
    """§11.1 The event is over; §11.2 the rival has brewed."""
    if s.event != NONE:
        monk = s.monks[0]
        monk.power = minus(monk.power, s.box.events[s.event].power)
        s.event = NONE
    if s.rival_monk != NONE and s.events is not None:
        s.events.append(RivalBrews(s.rival_monk, 1 + s.box.rivals[s.rival_monk][s.phase]))


# --- §11.4 The campaign


def new_cards(s: Brewers) -> list[int]:
    """The cards of this night, without those that were taken along into it."""
    cards = list(s.monks[0].cards)
    for card in s.box.kept:
        if card in cards:
            cards.remove(card)
    return cards


def after_the_night(s: Brewers) -> None:
    """§11.4 After a night of a campaign that was won, one card may be kept for the later ones."""
    if s.box.night > 0 and hermit_won(s) and new_cards(s):
        s.agenda.append(KEEP_FOR_LATER)


class KeepForLater(Choice[Brewers, TakeCard | Leave]):
    """§11.4 Keep one card, or none."""

    def candidates(self, s: Brewers) -> Sequence[TakeCard | Leave]:
        return [*TAKE_CARD, LEAVE]

    def why_not(self, s: Brewers, a: TakeCard | Leave) -> Why | None:
        return NOT_OF_THIS_NIGHT if isinstance(a, TakeCard) and a.card not in new_cards(s) else None

    def do(self, s: Brewers, a: TakeCard | Leave) -> None:
        if isinstance(a, TakeCard):
            s.kept = a.card


DRAW_EVENT: Final = DrawEvent(0)
KEEP_FOR_LATER: Final = KeepForLater(0)
SETUP_HERMIT: Final[Plan] = [DrawRival(0), DrawObjective(0)]
