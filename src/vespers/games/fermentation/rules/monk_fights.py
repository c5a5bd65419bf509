"""Fights between monks (§3.2, §4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import ATTACK, GO, PUSH, STAND_UP, STOP
from vespers.games.fermentation.events import MonksFought, Pushed, TrapWon
from vespers.games.fermentation.messages import Attack, Go, Push, Rolled, StandUp, Stop
from vespers.games.fermentation.pieces import (
    ON_MONK_FIGHT,
    SEATS,
    TACKLED,
)
from vespers.games.fermentation.rules.after_deeds import ATTACKS
from vespers.games.fermentation.rules.dice import RollOfADie
from vespers.games.fermentation.rules.doors import open_rooms, why_not_through
from vespers.games.fermentation.rules.moving import LYING, move, moves, why_not_move
from vespers.games.fermentation.rules.noise_and_falls import anger, fall, heed_die, make_noise
from vespers.games.fermentation.rules.results import brawl_bonus
from vespers.games.fermentation.state import Fermentation

NO_BLOW: Final = Why("no_attack_left", "4.4")
NOT_YOURSELF: Final = Why("not_yourself", "4.4")
ELSEWHERE: Final = Why("monk_elsewhere", "4.4")


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

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"steps": s.steps, "attacks": s.blow}

    def do(self, s: Fermentation, a: Go | StandUp | Stop | Attack) -> None:
        if isinstance(a, Stop):
            return
        s.agenda.append(FRAY_ON[self.me])
        if isinstance(a, Attack):
            fight(s, self.me, a.seat)
        else:
            move(s, self.me, a)


def why_not_attack(s: Fermentation, me: Seat, foe: Seat) -> Why | None:
    """§4.7 A standing monk attacks another one in the same place, once."""
    monk = s.monks[me]
    if s.blow <= 0:
        return NO_BLOW
    if foe == me:
        return NOT_YOURSELF
    if monk.down:
        return LYING
    return None if s.monks[foe].place == monk.place else ELSEWHERE


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
        if s.monks[seat].place == s.monks[me].place:
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
        mine = s.die + brawl_bonus(s.monks[me].power)
        theirs = s.theirs + brawl_bonus(s.monks[foe].power)
        if s.events is not None:
            s.events.append(MonksFought(me, foe, mine, theirs))
        if mine > theirs:
            beat(s, me, foe)
        elif mine < theirs:
            beat(s, foe, me)


def beat(s: Fermentation, winner: Seat, loser: Seat) -> None:
    """§4.7 The winner chooses the room, if there is more than one; behind closed doors the loser stays."""
    s.monks[winner].traps += 1
    s.foe = loser
    if s.events is not None:
        s.events.append(TrapWon(winner))
    rooms = open_rooms(s, s.monks[loser].place)
    if len(rooms) > 1:
        s.agenda.append(PUSH_OUT[winner])
    elif rooms:
        push(s, rooms[0])
    else:
        fall(s, loser, TACKLED)


def push(s: Fermentation, room: int) -> None:
    """§4.4 The loser lands in the adjacent room, on his back (§4.5)."""
    loser = s.foe
    s.monks[loser].place = room
    if s.events is not None:
        s.events.append(Pushed(loser, s.tile[room]))
    fall(s, loser, TACKLED)


class PushOut(Choice[Fermentation, Push]):
    """§4.7 The winner chooses where the loser lands."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Push]:
        return PUSH

    def why_not(self, s: Fermentation, a: Push) -> Why | None:
        return why_not_through(s, s.monks[s.foe].place, a.tile)

    def options(self, s: Fermentation) -> list[Push]:
        return [PUSH[s.tile[room]] for room in open_rooms(s, s.monks[s.foe].place)]

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"foe": s.foe}

    def do(self, s: Fermentation, a: Push) -> None:
        push(s, s.tile.index(a.tile))


FRAY: Final = [Fray(me) for me in SEATS]
FRAY_ON: Final = [FrayOn(me) for me in SEATS]
PUSH_OUT: Final = [PushOut(me) for me in SEATS]
FIGHT: Final = [plan(FightDie(me), FoeDie(me), FightResult(me), ATTACKS) for me in SEATS]
