"""How a game of Wolves may end, for those who know it well: the chance to win this round, then the game.

The weights are a logistic fit to who won the round in games between apprentices; most of them grow with the
territory. Nothing depends on a hand alone: what a seat may still play, hand and deck, can be counted by all.
"""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Final

from vespers.engine.setup_worth import setup_worth
from vespers.games.wolves.pieces import HIGHEST, NONE
from vespers.games.wolves.rules.after_round import TakeAlphaPower, TakeLoneWolf
from vespers.games.wolves.scoring import moons_of, stronger
from vespers.games.wolves.state import Pack, Wolves

# Each twice: in an empty territory, and what is added until it is full.
POINT: Final = (-0.05, 0.22)  # of the lead if the round ended now
ROW: Final = (0.0, 0.59)  # a row that I am about to win
MOON: Final = (-0.11, 0.21)
SAFE: Final = (0.26, -0.21)  # a visible wolf that the foe cannot cover any more
TURN: Final = (0.0, 0.52)  # being the next to place
SHOWN: Final = 0.14  # a visible wolf
LEFT: Final = [0.0, -0.45, -0.13, -0.33, 0.28, 0.42, 0.42]  # by value: a wolf still to be played
LEFT_LATE: Final = [0.0, 0.66, 0.49, 0.56, 0.31, 0.33, 0.33]
WORTH: Final = setup_worth(Path(__file__).parent)
LONE: Final = WORTH["TakeLone"]
POWERS: Final = WORTH["TakePower"]
POWER: Final = 0.25  # the mean of the powers: one that still works
OPEN: Final = 1.2  # how much less sure a row is for each empty space
AHEAD: Final = 0.75  # the chance to win the game with one round won to none


class Side:
    """What speaks for one seat in this round."""

    __slots__ = ("points", "rows", "safe", "values")

    def __init__(self, s: Wolves, pack: Pack) -> None:
        self.points = 0
        self.safe = 0
        self.rows = 0.0
        self.values = [0] * (HIGHEST + 2)  # of the wolves it may still play
        for wolf, copies in enumerate(pack.left()):
            self.values[s.box.value[wolf]] += copies + pack.hand[wolf]


def to_win(s: Wolves) -> float:
    """The odds of seat 0 to win the game, as their logarithm."""
    chance = of_the_game(s, chance_of(lead(s)))
    return log(chance / (1 - chance))


def of_the_game(s: Wolves, now: float) -> float:
    """§6.1 The chance of seat 0 to win the game, from that to win this round."""
    won, lost = s.packs[0].wins, s.packs[1].wins
    if won == lost:
        if won > 0:
            return now
        return now * AHEAD + (1 - now) * (1 - AHEAD)
    return now + (1 - now) / 2 if won > lost else now / 2


def chance_of(lead: float) -> float:
    return 1 / (1 + exp(-max(-12.0, min(12.0, lead))))


def lead(s: Wolves) -> float:
    """By how much seat 0 is ahead in this round."""
    if s.agenda and isinstance(s.agenda[-1], TakeLoneWolf | TakeAlphaPower):
        return carried(s, s.packs[0], True) - carried(s, s.packs[1], True)  # of the round to come
    full = len(s.taken) / s.box.full
    one, other = Side(s, s.packs[0]), Side(s, s.packs[1])
    total = carried(s, s.packs[0]) - carried(s, s.packs[1])
    total += SHOWN * (s.packs[0].visible - s.packs[1].visible)
    for value in range(1, HIGHEST + 1):
        more = one.values[value] - other.values[value]
        if more != 0:
            kind = min(value, len(LEFT) - 1)  # a pack's own higher wolves count as the highest of the box
            total += (LEFT[kind] + LEFT_LATE[kind] * full) * more
    if s.agenda:
        total += grown(TURN, full) * (1 if s.agenda[-1].asks == 0 else -1)
    if s.taken:
        for row in s.box.areas[s.area].rows:
            look_at(s, row, [one, other])
        moons = moons_of(s)
        total += grown(POINT, full) * (one.points - other.points)
        total += grown(ROW, full) * (one.rows - other.rows)
        total += grown(SAFE, full) * (one.safe - other.safe)
        total += grown(MOON, full) * max(-4, min(4, moons[0] - moons[1]))
    return total


def grown(weight: tuple[float, float], full: float) -> float:
    return weight[0] + weight[1] * full


def carried(s: Wolves, pack: Pack, afresh: bool = False) -> float:
    """A Lone Wolf, and a power that works: `afresh`, every one does."""
    worth = 0.0
    if pack.lone != NONE:
        worth += LONE.get(s.box.wolves[pack.lone], 0.0)
    if pack.ready or (afresh and pack.power != NONE):
        worth += POWER + POWERS.get(s.box.powers[pack.power], 0.0)
    return worth


def look_at(s: Wolves, row: list[int], sides: list[Side]) -> None:
    """§5.2 to §5.5 without events; who could still be covered, and how sure the row is."""
    box, corners = s.box, s.box.areas[s.area].corners
    strength, shown, worth = [0, 0], [0, 0], [0, 0]
    doubt = 1.0
    for cell in row:
        wolf = s.wolf[cell]
        if wolf == NONE:
            doubt += OPEN
        else:
            seat = s.owner[cell]
            value = box.value[wolf]
            counted = box.corner[wolf] if cell in corners else value
            strength[seat] += counted
            shown[seat] += 1
            worth[seat] += 1 + box.bonus[wolf]
            if sides[1 - seat].values[value + 1] == 0:
                sides[seat].safe += 1
            else:
                doubt += 0.15 * counted
    best = stronger(s, strength, shown)
    if best != NONE:
        sides[best].points += worth[best]
    sure = chance_of((strength[0] - strength[1]) / doubt)
    sides[0].rows += sure
    sides[1].rows += 1 - sure
