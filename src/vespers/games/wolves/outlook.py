"""How a game of Wolves may end, for those who know it well: the chance to win this round, then the game.

The weights are a logistic fit to who won the round in games between apprentices; most of them grow with the
territory. Nothing depends on a hand alone: what a seat may still play, hand and deck, can be counted by all.
"""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Any, Final

from vespers.engine.kernel import Seat
from vespers.engine.setup_worth import setup_worth
from vespers.games.wolves.messages import Place
from vespers.games.wolves.pieces import EXTRA_WOLF, HIGHEST, NONE, SIDE
from vespers.games.wolves.rules.after_round import TakeAlphaPower, TakeLoneWolf
from vespers.games.wolves.rules.turns import PlaceWolf
from vespers.games.wolves.scoring import moons_of, stronger
from vespers.games.wolves.state import Pack, Wolves

# Each twice: in an empty territory, and what is added until it is full.
POINT: Final = [-0.05, 0.22]  # of the lead if the round ended now
ROW: Final = [0.0, 0.59]  # a row that I am about to win
MOON: Final = [-0.11, 0.21]
SAFE: Final = [0.26, -0.21]  # a visible wolf that the foe cannot cover any more
TURN: Final = [0.0, 0.52]  # being the next to place
SHOWN: Final = 0.14  # a visible wolf
LEFT: Final = [0.0, -0.45, -0.13, -0.33, 0.28, 0.42, 0.42]  # by value: a wolf still to be played
LEFT_LATE: Final = [0.0, 0.66, 0.49, 0.56, 0.31, 0.33, 0.33]
WORTH: Final = setup_worth(Path(__file__).parent)
LONE: Final = WORTH["TakeLone"]
POWERS: Final = WORTH["TakePower"]
POWER: Final = 0.25  # the mean of the powers: one that still works
OPEN: Final = 1.2  # how much less sure a row is for each empty space
AHEAD: Final = 0.75  # the chance to win the game with one round won to none


class Sums:
    """What the rows say, for seat 0 and against seat 1."""

    __slots__ = ("points", "rows", "safe")

    def __init__(self) -> None:
        self.points = 0
        self.rows = 0.0
        self.safe = 0


def to_win(s: Wolves) -> float:
    """The odds of seat 0 to win the game, as their logarithm."""
    return odds_of_the_game(s, lead(s))


def odds_of_the_game(s: Wolves, ahead: float) -> float:
    """The same from the lead in this round."""
    chance = of_the_game(s, chance_of(ahead))
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
    if not s.agenda:
        return lead_when_asked(s, NONE)
    step = s.agenda[-1]
    if isinstance(step, TakeLoneWolf | TakeAlphaPower):
        return carried(s, s.packs[0], True) - carried(s, s.packs[1], True)  # of the round to come
    return lead_when_asked(s, step.asks)


def lead_when_asked(s: Wolves, asks: Seat) -> float:
    """The same while wolves are laid; `asks` is the seat that is next, or NONE."""
    full = len(s.taken) / s.box.full
    left = [to_play(s, 0), to_play(s, 1)]
    total = carried(s, s.packs[0]) - carried(s, s.packs[1])
    total += SHOWN * (s.packs[0].visible - s.packs[1].visible)
    total += of_hands(left, full)
    if asks != NONE:
        total += grown(TURN, full) * (1 if asks == 0 else -1)
    if s.taken:
        area, sums = s.box.areas[s.area], Sums()
        for row in area.rows:
            look_at(s, row, area.corners, left, sums)
        moons = moons_of(s)
        total += of_sums(sums, full) + of_moons(moons[0] - moons[1], full)
    return total


def to_play(s: Wolves, seat: Seat) -> list[int]:
    """By value: the wolves that a seat may still play."""
    pack, value = s.packs[seat], s.box.value
    found = [0] * (HIGHEST + 2)
    for wolf, copies in enumerate(pack.left()):
        found[value[wolf]] += copies + pack.hand[wolf]
    return found


def of_hands(left: list[list[int]], full: float) -> float:
    total = 0.0
    one, other = left
    for value in range(1, HIGHEST + 1):
        more = one[value] - other[value]
        if more != 0:
            total += of_wolf(value, full) * more
    return total


def of_wolf(value: int, full: float) -> float:
    """A wolf still to be played; a pack's own higher wolves count as the highest of the box."""
    kind = min(value, len(LEFT) - 1)
    return LEFT[kind] + LEFT_LATE[kind] * full


def of_sums(sums: Sums, full: float) -> float:
    return grown(POINT, full) * sums.points + grown(ROW, full) * sums.rows + grown(SAFE, full) * sums.safe


def of_moons(more: int, full: float) -> float:
    return grown(MOON, full) * max(-4, min(4, more))


def grown(weight: list[float], full: float) -> float:
    return weight[0] + weight[1] * full


def carried(s: Wolves, pack: Pack, afresh: bool = False) -> float:
    """A Lone Wolf, and a power that works: `afresh`, every one does."""
    worth = 0.0
    if pack.lone != NONE:
        worth += LONE.get(s.box.wolves[pack.lone], 0.0)
    if pack.ready or (afresh and pack.power != NONE):
        worth += POWER + POWERS.get(s.box.powers[pack.power], 0.0)
    return worth


def look_at(s: Wolves, row: list[int], corners: list[int], left: list[list[int]], sums: Sums) -> None:
    """§5.2 to §5.5 without events; who could still be covered, and how sure the row is."""
    box = s.box
    first = 0  # what seat 0 has there; `second` what seat 1 has
    second = 0
    shown = 0
    shown_second = 0
    worth = 0
    worth_second = 0
    doubt = 1.0
    for cell in row:
        wolf = s.wolf[cell]
        if wolf == NONE:
            doubt += OPEN
            continue
        value = box.value[wolf]
        counted = box.corner[wolf] if cell in corners else value
        if s.owner[cell] == 0:
            first += counted
            shown += 1
            worth += 1 + box.bonus[wolf]
            if left[1][value + 1] == 0:
                sums.safe += 1
            else:
                doubt += 0.15 * counted
        else:
            second += counted
            shown_second += 1
            worth_second += 1 + box.bonus[wolf]
            if left[0][value + 1] == 0:
                sums.safe -= 1
            else:
                doubt += 0.15 * counted
    best = (
        stronger(s, [first, second], [shown, shown_second])
        if first == second
        else (0 if first > second else 1)
    )
    if best == 0:
        sums.points += worth
    elif best == 1:
        sums.points -= worth_second
    sums.rows += 2 * chance_of((first - second) / doubt) - 1


# --- Every placement at once


def after_each(s: Wolves, options: list[Any]) -> list[list[float] | None]:
    """What `to_win` says after each placement, without playing it; None where more happens than usual."""
    step = s.agenda[-1]
    me = step.asks
    pack, foe = s.packs[me], s.packs[1 - me]
    usual = isinstance(step, PlaceWolf) and s.replaced is None and len(s.taken) > 0
    more = pack.held + pack.stock + pack.buried > 1 and foe.held + foe.stock + foe.buried > 0
    second = pack.effect == EXTRA_WOLF and pack.ready
    if not usual or not more or second:
        return [None] * len(options)
    placed = Placed(s, me)
    return [placed.after(a) if isinstance(a, Place) else None for a in options]


class Placed:
    """The parts of the outlook that a placement changes, and those that it leaves."""

    __slots__ = ("base", "left", "me", "moons", "rows", "s", "side")

    def __init__(self, s: Wolves, me: Seat) -> None:
        self.s, self.me = s, me
        self.side = 1 if me == 0 else -1
        self.left = [to_play(s, 0), to_play(s, 1)]
        self.base = carried(s, s.packs[0]) - carried(s, s.packs[1])
        self.base += SHOWN * (s.packs[0].visible - s.packs[1].visible + self.side)
        moons = moons_of(s)
        self.moons = moons[0] - moons[1]
        area = s.box.areas[s.area]
        self.rows = [self._row(row, area.corners) for row in area.rows]

    def _row(self, row: list[int], corners: list[int]) -> Sums:
        sums = Sums()
        look_at(self.s, row, corners, self.left, sums)
        return sums

    def after(self, a: Place) -> list[float] | None:
        """The wolf is laid, looked at and taken back."""
        s, me, wolf, cell = self.s, self.me, a.wolf, a.cell
        box, below, owner = s.box, s.wolf[cell], s.owner[cell]
        value = box.value[wolf]
        taken, base, moons = len(s.taken), self.base, box.moons[wolf]
        if below == NONE:
            taken += 1
            if taken == box.full:
                return None
        elif value - box.value[below] != 1:
            return None  # an Ambush is used
        else:
            base += SHOWN * self.side
            moons += box.moons[below]
        before, number = s.area, box.grown[s.area][cell]
        area, mine = box.areas[number], self.left[me]
        mine[value] -= 1
        s.wolf[cell], s.owner[cell] = wolf, me
        sums = Sums()
        if number != before or mine[value] == 0:
            for row in area.rows:
                look_at(s, row, area.corners, self.left, sums)
        else:
            top = area.top
            place = cell // SIDE - top
            for n, known in enumerate(self.rows):
                if n == place:
                    look_at(s, area.rows[n], area.corners, self.left, sums)
                else:
                    sums.points += known.points
                    sums.rows += known.rows
                    sums.safe += known.safe
        full = taken / box.full
        total = base + of_hands(self.left, full) - grown(TURN, full) * self.side
        total += of_sums(sums, full) + of_moons(self.moons + moons * self.side, full)
        mine[value] += 1
        s.wolf[cell], s.owner[cell] = below, owner
        odds = odds_of_the_game(s, total)
        return [odds, -odds]
