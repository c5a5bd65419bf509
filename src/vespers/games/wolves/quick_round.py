"""A round of Wolves played on quickly, to see where a position leads: both place where it pays at once.

Who places looks at nothing but the territory and the own hand.
"""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random

from vespers.engine.kernel import Chance, Seat, apply, chance_move
from vespers.games.wolves.messages import Place
from vespers.games.wolves.pieces import NONE, SIDE
from vespers.games.wolves.rules.after_round import TakeAlphaPower, TakeLoneWolf
from vespers.games.wolves.state import Wolves

TRIED: Final = 3  # options drawn at each decision, of which the best is taken
SURE: Final = [2.0, 3.5, 5.0, 6.5, 8.0]  # by the empty spaces of a row: the lead that makes it sure
MOON: Final = 0.25  # what a moon is worth, in points


def finish_round(s: Wolves, rng: Random) -> None:
    """To the end of the round."""
    laid = len(s.taken)
    while s.agenda and len(s.taken) >= laid:  # a replayed round begins with an empty territory
        laid = len(s.taken)
        step = s.agenda[-1]
        if isinstance(step, Chance):
            chance_move(step, s, rng)
        elif isinstance(step, TakeLoneWolf | TakeAlphaPower):
            return
        else:
            options = step.options(s)
            apply(s, options[0] if len(options) == 1 else likely(s, step.me, options, rng))


def likely(s: Wolves, me: Seat, options: list[Any], rng: Random) -> Any:
    """The best of a few options: what a hasty player would do."""
    most = -1e9
    found = options[0]
    for _ in range(TRIED):
        a = options[rng.randrange(len(options))]
        gain = gain_of(s, me, a.wolf, a.cell) if isinstance(a, Place) else 0.0
        if gain > most:
            most, found = gain, a
    return found


def gain_of(s: Wolves, me: Seat, wolf: int, cell: int) -> float:
    """§5.1 to §5.5 The points that a placement brings in its row, as surely as can be told, and moons."""
    box, below = s.box, s.wolf[cell]
    area = box.areas[box.grown[s.area][cell]]
    corners = area.corners
    lead = mine = theirs = empty = 0
    for other in area.rows[cell // SIDE - area.top]:
        lies = s.wolf[other]
        if other == cell:
            continue
        if lies == NONE:
            empty += 1
            continue
        counted = box.corner[lies] if other in corners else box.value[lies]
        if s.owner[other] == me:
            lead += counted
            mine += 1 + box.bonus[lies]
        else:
            lead -= counted
            theirs += 1 + box.bonus[lies]
    moons = box.moons[wolf]
    if below == NONE:
        before = row_worth(lead, mine, theirs, empty + 1)
    else:
        covered = box.corner[below] if cell in corners else box.value[below]
        before = row_worth(lead - covered, mine, theirs + 1 + box.bonus[below], empty)
        moons += box.moons[below]
    laid = box.corner[wolf] if cell in corners else box.value[wolf]
    return row_worth(lead + laid, mine + 1 + box.bonus[wolf], theirs, empty) - before + MOON * moons


def row_worth(lead: int, mine: int, theirs: int, empty: int) -> float:
    """The points that a row promises, more than to the foe."""
    sure = max(-1.0, min(1.0, lead / SURE[min(empty, len(SURE) - 1)]))
    return (mine * (1 + sure) - theirs * (1 - sure)) / 2
