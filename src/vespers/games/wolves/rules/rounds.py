"""§1 Set-up, and one round after the other until a mountain is finished."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import CommonChance, Plan, Rule, Seat, plan
from vespers.games.wolves.codebook import REVEALED, STARTS
from vespers.games.wolves.messages import Revealed, RoundBegan, Starts
from vespers.games.wolves.pieces import SEATS
from vespers.games.wolves.rules.after_round import SCORE_ROUND
from vespers.games.wolves.rules.turns import COMPLETE_HAND, turn
from vespers.games.wolves.state import Wolves


class RevealPower(CommonChance[Wolves, Revealed]):
    """§1.2 Put an Alpha Power on display."""

    def outcomes(self, s: Wolves) -> list[Revealed]:
        return REVEALED[len(s.box.powers)]

    def odds(self, s: Wolves) -> list[int]:
        return [0 if power in s.offered else 1 for power in range(len(s.box.powers))]

    def do(self, s: Wolves, a: Revealed) -> None:
        s.offered = (*s.offered, a.power)


class FirstPlayer(CommonChance[Wolves, Starts]):
    """§1.3 Who saw a wolf last begins; §1.5 else chance decides."""

    def outcomes(self, s: Wolves) -> list[Starts]:
        return STARTS

    def odds(self, s: Wolves) -> list[int]:
        return [1, 1]

    def do(self, s: Wolves, a: Starts) -> None:
        s.starter = a.seat


class BeginRound(Rule[Wolves]):
    """§1.4 Shuffle; §1.6 before that gather all wolves and clear the territory."""

    def happen(self, s: Wolves) -> None:
        for pack in s.packs:
            pack.gather(s.box)
        s.clear()
        if s.events is not None:
            s.events.append(RoundBegan(s.round(), s.starter))


class NextRound(Rule[Wolves]):
    """§6.1 Another round, until somebody has finished the mountain."""

    def happen(self, s: Wolves) -> None:
        wins = s.box.numbers.wins
        if s.packs[0].wins < wins and s.packs[1].wins < wins:
            s.follow(ROUND[s.starter])


BEGIN_ROUND: Final = BeginRound(0)
NEXT_ROUND: Final = NextRound(0)
REVEAL_POWER: Final = RevealPower(0)
FIRST_PLAYER: Final = FirstPlayer(0)


def round_of(me: Seat) -> Plan:
    """§1.4 First hands, then turns in alternation, then the count, then the next round."""
    hands = [COMPLETE_HAND[me], COMPLETE_HAND[1 - me]]
    return plan(BEGIN_ROUND, *hands, *turn(me), SCORE_ROUND, NEXT_ROUND)


ROUND: Final = [round_of(me) for me in SEATS]


def set_up(s: Wolves, starter: str) -> None:
    """§1 Powers on display, a first player, then the rounds."""
    s.agenda.append(NEXT_ROUND)
    if starter == "chance":
        s.agenda.append(FIRST_PLAYER)
    else:
        s.starter = 0 if starter == "first" else 1
    for _ in range(min(s.box.numbers.offered, len(s.box.powers))):
        s.agenda.append(REVEAL_POWER)
