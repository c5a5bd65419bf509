"""Moving and standing up (§3.2, §3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import GO, STAND_UP, STOP
from vespers.games.fermentation.messages import Go, StandUp, Stop
from vespers.games.fermentation.pieces import SEATS
from vespers.games.fermentation.rules.doors import open_rooms, why_not_through
from vespers.games.fermentation.rules.noise_and_falls import make_noise
from vespers.games.fermentation.state import Fermentation

NO_STEPS: Final = Why("no_movement_left", "3.2")
LYING: Final = Why("lying_down", "3.14")
STANDING: Final = Why("already_standing", "3.3")

Moving = Go | StandUp | Stop


def why_not_move(s: Fermentation, me: Seat, a: Moving) -> Why | None:
    """§3.2 One point for a door, §3.3 one to stand up; who lies cannot walk."""
    monk = s.monks[me]
    if isinstance(a, Stop):
        return None
    if s.steps <= 0:
        return NO_STEPS
    if isinstance(a, StandUp):
        return None if monk.down else STANDING
    return LYING if monk.down else why_not_through(s, monk.place, a.tile)


def moves(s: Fermentation, me: Seat) -> list[Moving]:
    """Every legal movement and the end of it, without asking why_not: the kit proves them equal."""
    monk = s.monks[me]
    if s.steps <= 0:
        return [STOP]
    if monk.down:
        return [STAND_UP, STOP]
    tile = s.tile
    found: list[Moving] = [GO[tile[place]] for place in open_rooms(s, monk.place)]
    found.append(STOP)
    return found


def move(s: Fermentation, me: Seat, a: Go | StandUp) -> None:
    """§3.2 Each step costs one point."""
    monk = s.monks[me]
    s.steps -= 1
    if isinstance(a, Go):
        monk.place = s.tile.index(a.tile)
    else:
        monk.down = 0


class GoOn(Choice[Fermentation, Moving]):
    """§3.2 Go through doors or stand up, point by point, as long as you like."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Moving]:
        return [*GO, STAND_UP, STOP]

    def why_not(self, s: Fermentation, a: Moving) -> Why | None:
        return why_not_move(s, self.me, a)

    def options(self, s: Fermentation) -> list[Moving]:
        return moves(s, self.me)

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"steps": s.steps}

    def do(self, s: Fermentation, a: Moving) -> None:
        if not isinstance(a, Stop):
            move(s, self.me, a)
            if s.steps > 0:
                s.agenda.append(self)


class RunNoise(Rule[Fermentation]):
    """§3.2 Who runs is heard when he arrives; of his points only one is left, to stand up again (§3.14)."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        lies = s.monks[self.me].down or s.box.rulings.fallen_runner == "lies"
        s.steps = 0 if lies else min(1, s.steps)
        make_noise(s, self.me, s.box.numbers.run_noise)


class StandAgain(Rule[Fermentation]):
    """§3.3 Who was knocked down at the end of a run may stand up at once, if a point is left."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.monks[self.me].down and s.steps > 0:
            s.agenda.append(GO_ON[self.me])


GO_ON: Final = [GoOn(me) for me in SEATS]
RUN_NOISE: Final = [RunNoise(me) for me in SEATS]
STAND_AGAIN: Final = [StandAgain(me) for me in SEATS]
