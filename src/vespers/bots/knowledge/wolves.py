"""What a bot knows about Wolves: rounds won, then the score as it stands, then what may still change it."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.wolves.pieces import NOBODY
from vespers.games.wolves.scoring import count_round, moons_of, strengths
from vespers.games.wolves.state import Wolves

ROUND = 40.0  # a round won outweighs any score within one
POINT = 1.0
ROW = 0.15  # being stronger in a row that is not decided yet, per point of strength
MOON = 0.12
CARD = 0.08  # high cards are worth keeping: they cover, and only rarer ones cover them
SAFE = 0.25  # a visible wolf that the foe cannot cover any more

# What a card is worth beside what it scores, by id: measured by greedy against greedy.
LONE = {"lone-one": 0.6, "lone-two": 1.4, "lone-four": 1.6, "lone-six": 1.8}


def value(s: Wolves, me: Seat) -> float:
    """Larger is better for `me`; nothing of it depends on the foe's hand."""
    foe = 1 - me
    mine, theirs = s.packs[me], s.packs[foe]
    total = ROUND * (mine.wins - theirs.wins)
    if mine.lone != NOBODY:
        total += LONE.get(s.box.wolves[mine.lone], 1.0)
    if not s.taken:
        return total
    count = count_round(s)
    total += POINT * (count.points[me] - count.points[foe])
    moons = moons_of(s)
    total += MOON * (moons[me] - moons[foe])
    total += tension(s, me)
    total += CARD * sum([n * s.box.value[w] for w, n in enumerate(mine.hand)])
    return total + SAFE * (safe_wolves(s, me) - safe_wolves(s, foe))


def tension(s: Wolves, me: Seat) -> float:
    """How far ahead in each row: a narrow lead is soon lost, a wide one is wasted."""
    lead = 0.0
    for row in s.box.areas[s.area].rows:
        strength = strengths(s, row)
        ahead = strength[me] - strength[1 - me]
        lead += ROW * max(-4, min(4, ahead))
    return lead


def safe_wolves(s: Wolves, me: Seat) -> int:
    """Visible wolves one lower than nothing the foe still has."""
    foe = s.packs[1 - me]
    values = s.box.value
    left = [values[w] for w in range(len(values)) if foe.deck[w] + foe.under[w] + foe.hand[w] > 0]
    return sum([s.owner[c] == me and values[s.wolf[c]] + 1 not in left for c in s.taken])
