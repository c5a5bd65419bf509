"""§5.5–§6 The winner of a round, and what the players take for the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.wolves.codebook import TAKE_LONE, TAKE_POWER
from vespers.games.wolves.messages import (
    MountainFinished,
    RoundReplayed,
    RoundWon,
    TakeLone,
    TakePower,
)
from vespers.games.wolves.pieces import SEATS
from vespers.games.wolves.scoring import Count, count_round
from vespers.games.wolves.state import Wolves

NOT_OFFERED: Final = Why("power_not_offered", "6.3")
NOT_LONE: Final = Why("not_a_lone_wolf", "6.2")


class ScoreRound(Rule[Wolves]):
    """§5.5 More points win the round; §5.6 then more cards; a full tie is replayed."""

    def happen(self, s: Wolves) -> None:
        count = count_round(s, s.events)
        ahead = count.lead()
        if ahead == 0:
            replay_round(s, count)
        else:
            win_round(s, 0 if ahead > 0 else 1, count)


def replay_round(s: Wolves, count: Count) -> None:
    """§5.6 Same packs and powers, no new cards; §6.4 the player who did not start begins."""
    s.starter = 1 - s.starter
    if s.events is not None:
        s.events.append(RoundReplayed((count.points[0], count.points[1]), s.starter))


def win_round(s: Wolves, me: Seat, count: Count) -> None:
    """§6.1 A part of the mountain; two finish it. Else §6.2 a Lone Wolf for me, §6.3 a power for the foe."""
    s.packs[me].wins += 1
    s.starter = me  # §6.4
    if s.events is not None:
        log_round(s, me, count)
    if s.packs[me].wins < s.box.numbers.wins:
        s.then(TAKE_LONE_WOLF[me], TAKE_ALPHA_POWER[1 - me])


def log_round(s: Wolves, me: Seat, count: Count) -> None:
    """What everybody sees when a round is won."""
    assert s.events is not None
    points, cards = (count.points[0], count.points[1]), (count.cards[0], count.cards[1])
    s.events.append(RoundWon(me, points, cards, points[0] == points[1]))
    if s.packs[me].wins == s.box.numbers.wins:
        s.events.append(MountainFinished(me, (s.packs[0].wins, s.packs[1].wins)))


class TakeLoneWolf(Choice[Wolves, TakeLone]):
    """§6.2 The winner adds one of the Lone Wolves to the pack, for all to see."""

    def candidates(self, s: Wolves) -> Sequence[TakeLone]:
        return TAKE_LONE

    def why_not(self, s: Wolves, a: TakeLone) -> Why | None:
        return None if a.wolf < len(s.box.lone) and s.box.lone[a.wolf] else NOT_LONE

    def do(self, s: Wolves, a: TakeLone) -> None:
        s.packs[self.me].lone = a.wolf


class TakeAlphaPower(Choice[Wolves, TakePower]):
    """§6.3 The loser takes one of the powers on display."""

    def candidates(self, s: Wolves) -> Sequence[TakePower]:
        return TAKE_POWER

    def why_not(self, s: Wolves, a: TakePower) -> Why | None:
        return None if a.power in s.offered else NOT_OFFERED

    def do(self, s: Wolves, a: TakePower) -> None:
        s.offered = tuple([power for power in s.offered if power != a.power])
        s.packs[self.me].power = a.power
        s.packs[self.me].effect = s.box.effect[a.power]
        if s.box.rulings.replayed_ambush == "spent":  # else it is made ready when a round begins
            for pack in s.packs:
                pack.make_ready()


SCORE_ROUND: Final = ScoreRound(0)
TAKE_LONE_WOLF: Final = [TakeLoneWolf(me) for me in SEATS]
TAKE_ALPHA_POWER: Final = [TakeAlphaPower(me) for me in SEATS]
