"""Moving, and fights between monks (§3.2, §3.3, §4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat, plan
from vespers.engine.words import Why
from vespers.games.fermentation.book import ATTACK, GO, PUSH, STAND_UP, STOP
from vespers.games.fermentation.pieces import (
    FIGHT_MONKS,
    ON_MONK_FIGHT,
    SEATS,
    TACKLED,
)
from vespers.games.fermentation.rules.dice import RollOfADie
from vespers.games.fermentation.rules.falls import anger, fall, heed_die, make_noise
from vespers.games.fermentation.rules.fights import ATTACKS
from vespers.games.fermentation.rules.once import open_rooms, why_not_through
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import (
    Attack,
    Go,
    MonksFought,
    Push,
    Pushed,
    Rolled,
    StandUp,
    Stop,
    TrapWon,
)

NO_STEPS: Final = Why("no_movement_left", "3.2")
LYING: Final = Why("lying_down", "3.3")
STANDING: Final = Why("already_standing", "3.3")
NO_BLOW: Final = Why("no_attack_left", "4.4")
NOT_YOURSELF: Final = Why("not_yourself", "4.4")
ELSEWHERE: Final = Why("monk_elsewhere", "4.4")

Moving = Go | StandUp | Stop


# --- §3.2 Movement points


def why_not_move(s: Fermentation, me: Seat, a: Moving) -> Why | None:
    """§3.2 One point for a door, §3.3 one to stand up; who lies cannot walk."""
    if isinstance(a, Stop):
        return None
    if s.steps <= 0:
        return NO_STEPS
    if isinstance(a, StandUp):
        return None if s.down[me] else STANDING
    return LYING if s.down[me] else why_not_through(s, s.place[me], a.tile)


def moves(s: Fermentation, me: Seat) -> list[Moving]:
    """Every legal movement and the end of it, without asking why_not: the kit proves them equal."""
    if s.steps <= 0:
        return [STOP]
    if s.down[me]:
        return [STAND_UP, STOP]
    tile = s.tile
    found: list[Moving] = [GO[tile[place]] for place in open_rooms(s, s.place[me])]
    found.append(STOP)
    return found


def move(s: Fermentation, me: Seat, a: Go | StandUp) -> None:
    """§3.2 Each step costs one point."""
    s.steps -= 1
    if isinstance(a, Go):
        s.place[me] = s.tile.index(a.tile)
    else:
        s.down[me] = 0


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
    """§3.2 Who runs is heard when he arrives; of his points only one is left, to stand up again (§3.3)."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        s.steps = 0 if s.down[self.me] else min(1, s.steps)
        make_noise(s, self.me, s.box.numbers.run_noise)


class StandAgain(Rule[Fermentation]):
    """§3.3 Who was knocked down at the end of a run may stand up at once, if a point is left."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.down[self.me] and s.steps > 0:
            s.agenda.append(GO_ON[self.me])


# --- §4.4 Fights between monks


class Fray(Choice[Fermentation, Go | StandUp | Stop | Attack]):
    """§3.2 One point and one attack on a monk in the same place, in either order."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Go | StandUp | Stop | Attack]:
        return [*ATTACK[: s.seats], *GO, STAND_UP, STOP]

    def why_not(self, s: Fermentation, a: Go | StandUp | Stop | Attack) -> Why | None:
        if isinstance(a, Attack):
            return why_not_attack(s, self.me, a.seat)
        return why_not_move(s, self.me, a)

    def options(self, s: Fermentation) -> list[Go | StandUp | Stop | Attack]:
        found: list[Go | StandUp | Stop | Attack] = []
        found.extend(moves(s, self.me))
        found.extend([ATTACK[seat] for seat in range(s.seats) if why_not_attack(s, self.me, seat) is None])
        return found

    def do(self, s: Fermentation, a: Go | StandUp | Stop | Attack) -> None:
        if isinstance(a, Stop):
            return
        s.agenda.append(FRAY_ON[self.me])
        if isinstance(a, Attack):
            fight(s, self.me, a.seat)
        else:
            move(s, self.me, a)


def why_not_attack(s: Fermentation, me: Seat, foe: Seat) -> Why | None:
    """§4.4 A standing monk attacks another one in the same place, once."""
    if s.blow <= 0:
        return NO_BLOW
    if foe == me:
        return NOT_YOURSELF
    if s.down[me]:
        return LYING
    return None if s.place[foe] == s.place[me] else ELSEWHERE


class FrayOn(Rule[Fermentation]):
    """§3.2 As long as a point, or an attack and somebody to attack, is left."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.steps > 0 or any(why_not_attack(s, self.me, foe) is None for foe in range(s.seats)):
            s.agenda.append(FRAY[self.me])


def fight(s: Fermentation, me: Seat, foe: Seat) -> None:
    """§4.4 Everybody in the room gets noisier: two fight, the others cheer. Attacks wait (§4.6)."""
    s.blow -= 1
    s.foe = foe
    anger(s, ON_MONK_FIGHT)
    for seat in range(s.seats):
        if s.place[seat] == s.place[me]:
            make_noise(s, seat, s.box.numbers.brawl_noise)
    s.follow(FIGHT[me])


class FightDie(RollOfADie):
    """§4.4 The attacker rolls, then the attacked."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.die = a.face


class FoeDie(RollOfADie):
    """§4.4 The attacked monk fights back."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.theirs = a.face


class FightResult(Rule[Fermentation]):
    """§4.4 The higher result wins a Trap and pushes the loser out of the room; a tie changes nothing."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        me, foe = self.me, s.foe
        mine = s.die + s.power[me][FIGHT_MONKS]
        theirs = s.theirs + s.power[foe][FIGHT_MONKS]
        if s.told is not None:
            s.told.append(MonksFought(me, foe, mine, theirs))
        if mine > theirs:
            beat(s, me, foe)
        elif mine < theirs:
            beat(s, foe, me)


def beat(s: Fermentation, winner: Seat, loser: Seat) -> None:
    """§4.4 The winner chooses the room, if there is more than one; behind closed doors the loser stays."""
    s.traps[winner] += 1
    s.foe = loser
    if s.told is not None:
        s.told.append(TrapWon(winner))
    rooms = open_rooms(s, s.place[loser])
    if len(rooms) > 1:
        s.agenda.append(PUSH_OUT[winner])
    elif rooms:
        push(s, rooms[0])
    else:
        fall(s, loser, TACKLED)


def push(s: Fermentation, room: int) -> None:
    """§4.4 The loser lands in the adjacent room, on his back (§4.5)."""
    loser = s.foe
    s.place[loser] = room
    if s.told is not None:
        s.told.append(Pushed(loser, s.tile[room]))
    fall(s, loser, TACKLED)


class PushOut(Choice[Fermentation, Push]):
    """§4.4 The winner chooses where the loser lands."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Push]:
        return PUSH

    def why_not(self, s: Fermentation, a: Push) -> Why | None:
        return why_not_through(s, s.place[s.foe], a.tile)

    def options(self, s: Fermentation) -> list[Push]:
        return [PUSH[s.tile[room]] for room in open_rooms(s, s.place[s.foe])]

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"foe": s.foe}

    def do(self, s: Fermentation, a: Push) -> None:
        push(s, s.tile.index(a.tile))


GO_ON: Final = [GoOn(me) for me in SEATS]
RUN_NOISE: Final = [RunNoise(me) for me in SEATS]
STAND_AGAIN: Final = [StandAgain(me) for me in SEATS]
FRAY: Final = [Fray(me) for me in SEATS]
FRAY_ON: Final = [FrayOn(me) for me in SEATS]
PUSH_OUT: Final = [PushOut(me) for me in SEATS]
FIGHT: Final = [plan(FightDie(me), FoeDie(me), FightResult(me), ATTACKS) for me in SEATS]
