"""What a bot knows about Wolves: rounds won, the score as it stands, and what may still change it.

The weights follow a fit to the outcomes of games between greedy bots: a sum of 1 is worth chances of 73 : 27.
"""

from __future__ import annotations

from typing import Final

from vespers.engine.judgement import Judgement
from vespers.engine.kernel import Seat
from vespers.engine.strategy import Strategy
from vespers.games.wolves.outlook import LONE as LONE_WORTH
from vespers.games.wolves.outlook import POWERS as POWER_WORTH
from vespers.games.wolves.outlook import after_each, to_win
from vespers.games.wolves.pieces import NONE
from vespers.games.wolves.quick_round import finish_round
from vespers.games.wolves.scoring import moons_of, stronger
from vespers.games.wolves.state import Pack, Wolves

SCALE = 2.0  # the lead counts for one seat and against the other

ROUND = 0.6
POINT = 0.16  # of the lead if the round ended now
MOST = 0.25  # having most moons, once the territory is full
MOON = 0.03
SAFE = 0.2  # a visible wolf that the foe cannot cover any more
POWER = 0.25  # the mean of the powers: one that still works
TEMPO = 0.1  # being the next to place
LONE = 0.9  # the mean of the Lone Wolves


class Tally:
    """The territory seen once for both seats: points, moons, wolves that nobody can cover."""

    __slots__ = ("moons", "points", "safe")

    def __init__(self, s: Wolves) -> None:
        self.points, self.safe = [0, 0], [0, 0]
        self.moons = moons_of(s)
        left = [unseen_values(s, 0), unseen_values(s, 1)]
        for row in s.box.areas[s.area].rows:
            self._look_at(s, row, left)

    def _look_at(self, s: Wolves, row: list[int], left: list[list[int]]) -> None:
        """§5.2 to §5.5 without events, and who could still be covered."""
        box, corners = s.box, s.box.areas[s.area].corners
        strength, shown, worth = [0, 0], [0, 0], [0, 0]
        for cell in row:
            wolf = s.wolf[cell]
            if wolf != NONE:
                seat, value = s.owner[cell], box.value[wolf]
                strength[seat] += box.corner[wolf] if cell in corners else value
                shown[seat] += 1
                worth[seat] += 1 + box.bonus[wolf]
                if value + 1 not in left[1 - seat]:
                    self.safe[seat] += 1
        best = stronger(s, strength, shown)
        if best != NONE:
            self.points[best] += worth[best]


def unseen_values(s: Wolves, seat: Seat) -> list[int]:
    """The values of the wolves that a seat may still play: everybody can count them."""
    pack, value = s.packs[seat], s.box.value
    return [value[w] for w, n in enumerate(pack.left()) if n + pack.hand[w] > 0]


def value(s: Wolves, me: Seat) -> float:
    """Larger is better for `me`; nothing of it depends on the foe's hand."""
    return weighed(s, me, Tally(s))


def values(s: Wolves, seats: int) -> list[float]:
    """The same for both at once."""
    mine = weighed(s, 0, Tally(s))
    return [mine, -mine]


def outlook(s: Wolves, seats: int) -> list[float]:
    """For those who know the game well: the chance to win it, as odds."""
    odds = to_win(s)
    return [odds, -odds]


def weighed(s: Wolves, me: Seat, tally: Tally) -> float:
    """All terms, and whose turn it is."""
    turn = TEMPO if s.agenda and s.agenda[-1].asks == me else -TEMPO
    return turn + sum(parts(s, me, tally).values())


def terms(s: Wolves, me: Seat) -> dict[str, float]:
    """The parts of the value, by the names that reasons give them."""
    return parts(s, me, Tally(s))


def parts(s: Wolves, me: Seat, tally: Tally) -> dict[str, float]:
    """What each part is worth: all of it is a lead over the foe."""
    mine, theirs = s.packs[me], s.packs[1 - me]
    found = {
        "rounds": ROUND * (mine.wins - theirs.wins),
        "lone": lone(s, mine.lone) - lone(s, theirs.lone),
        "power": power(s, mine) - power(s, theirs),
    }
    if not s.taken:
        return found
    moons = tally.moons[me] - tally.moons[1 - me]
    most = MOST * ((moons > 0) - (moons < 0)) * len(s.taken) / s.box.full
    found["points"] = POINT * (tally.points[me] - tally.points[1 - me])
    found["moons"] = most + MOON * max(-3, min(3, moons))
    found["safe"] = SAFE * (tally.safe[me] - tally.safe[1 - me])
    return found


def lone(s: Wolves, wolf: int) -> float:
    """What a Lone Wolf brings in the rounds to come."""
    return 0.0 if wolf == NONE else LONE + LONE_WORTH.get(s.box.wolves[wolf], 0.0)


def power(s: Wolves, pack: Pack) -> float:
    """What a power that still works is worth."""
    return POWER + POWER_WORTH.get(s.box.powers[pack.power], 0.0) if pack.ready else 0.0


def progress(s: Wolves) -> float:
    """How full the territory is: rounds are won and lost one by one."""
    return len(s.taken) / s.box.full


JUDGEMENT: Final = Judgement(
    value,
    values=values,
    terms=terms,
    of_others=frozenset({"safe"}),
    scale=SCALE,
    outlook=Judgement(
        value,
        values=outlook,
        terms=terms,
        scale=SCALE,
        progress=progress,
        after_each=after_each,
        play_quickly=finish_round,
    ),
)
STRATEGIES: Final = {
    "brother": Strategy(looks=200),
    "abbot": Strategy(looks=1000, outlook=True, quick_games=2),
}
