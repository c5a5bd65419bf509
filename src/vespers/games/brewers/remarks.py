"""What the coach says in a first free game of Brewers, found in the view alone. Never compiled."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Text
from vespers.engine.remarks import NO_VALUES, Occasion, Remark, Values
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.pieces import NONE, PHASES
from vespers.games.brewers.view import View


def acting(view: View) -> bool:
    """Whether one chooses what to do next in a turn."""
    return view.asked == "Act"


def nearly_attacked(box: BrewersBox, view: View, seat: Seat) -> Occasion | None:
    """§4.2 One hard search that fails may bring a werewolf."""
    numbers, noise = box.numbers, view.monks[seat].noise
    failing = numbers.hard_noise + numbers.failure_noise
    if not acting(view) or noise + failing < numbers.attack_at or noise == 0:
        return None
    values: Values = {"noise": noise, "limit": numbers.attack_at, "quieter": numbers.meditation}
    return Occasion(values, (f"noise-{seat}", f"room-{box.meditate}"), view.phase)


def wounded(box: BrewersBox, view: View, seat: Seat) -> Occasion | None:
    """§5.8 A wounded monk gets up first."""
    if not acting(view) or not view.monks[seat].wounded:
        return None
    return Occasion(NO_VALUES, (f"wounded-{seat}",), view.phase)


def open_phase(box: BrewersBox, view: View, seat: Seat) -> Occasion | None:
    """§2.5 The last action of the turn, and its phase is still empty."""
    empty = view.monks[seat].sheet[view.phase] <= 0
    if not acting(view) or view.actions != 1 or not empty or view.turn + 1 < box.numbers.turns_a_phase:
        return None
    return Occasion({"phase": Text(f"brewers-phase-{view.phase + 1}")}, (f"score-{seat}",), view.phase)


def last_phase(box: BrewersBox, view: View, seat: Seat) -> Occasion | None:
    """§8.1 The tasting follows: what is still worth an action."""
    if not acting(view) or view.phase != PHASES - 1:
        return None
    mine = view.monks[seat].score
    best = max((monk.score for other, monk in enumerate(view.monks) if other != seat), default=NONE)
    if best == NONE:
        return None
    lead = "ahead" if mine > best else "behind" if mine < best else "even"
    return Occasion({"lead": lead, "mine": mine, "best": best}, (f"score-{seat}",))


def no_werewolf(box: BrewersBox, view: View, seat: Seat) -> Occasion | None:
    """§8.2 From the middle of the night on: a beer without any werewolf."""
    if not acting(view) or 2 * view.phase < PHASES or view.monks[seat].trophies:
        return None
    return Occasion()


REMARKS: Final = (
    Remark("wounded", wounded, "5.8"),
    Remark("noise", nearly_attacked, "4.2"),
    Remark("open-phase", open_phase, "2.5"),
    Remark("last-phase", last_phase, "8.1"),
    Remark("no-werewolf", no_werewolf, "8.2"),
)
