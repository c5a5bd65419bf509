"""How a night of Triple Fermentation may end, for those who know it well: what each lead is worth, by phase.

The weights are a logistic fit to who won games between two small searches, smoothed over the phases:
a lead of 1 turns even chances into 73 : 27. A point is worth more when less is left to come.
"""

from __future__ import annotations

from typing import Final

from vespers.bots.knowledge.fermentation_reach import in_hand, reach, rigour
from vespers.engine.kernel import Seat
from vespers.games.fermentation.pieces import LAST_PHASE, NOTHING
from vespers.games.fermentation.scoring import score
from vespers.games.fermentation.state import Fermentation

# By phase.
SCORE: Final = [0.25, 0.28, 0.35, 0.49]
END: Final = 0.7  # a point when all is over
NO_TROPHY: Final = [0.07, 0.02, -0.06, -0.27]  # beyond the penalty that the score holds
UNFILLED: Final = [-0.24, -0.21, -0.16, -0.05]  # a space of this phase
FILLED: Final = [-0.03, 0.09, 0.30, 0.79]  # all spaces of this phase, without a cube
LATER_CUBE: Final = [0.36, 0.42, 0.51, 0.0]  # on a phase to come: what it brought is worth the disc
CUBE: Final = [0.25, 0.27, 0.30, 0.38]  # on this phase
LOUD: Final = [-0.14, -0.09, 0.0, 0.0]  # individual noise of 4
LOUDER: Final = [0.0, 0.0, 0.02, -0.1]  # of 5
LYING: Final = [-0.07, -0.11, -0.18, -0.35]
ASLEEP: Final = [-2.6, -2.3, -1.9, -0.8]
REACH: Final = [0.65, 0.66, 0.69, 0.75]
IN_HAND: Final = [0.12, 0.14, 0.19, 0.30]
RIGOUR: Final = [0.12, 0.14, 0.18, 0.25]
FOCUS: Final = [-0.4, -0.32, -0.19, 0.14]
TRAP: Final = 0.1
CARD: Final = 0.05


def prospect(s: Fermentation, me: Seat) -> float:
    """What speaks for a monk; a lead over another is what counts."""
    if s.recipe[me] == NOTHING or s.monk[me] == NOTHING:
        return 0.0
    if not s.agenda:
        return END * score(s, me)
    phase = min(s.phase, LAST_PHASE)
    total = SCORE[phase] * score(s, me) + TRAP * s.traps[me] + CARD * len(s.cards[me])
    if not s.trophies[me]:
        total += NO_TROPHY[phase]
    total += FOCUS[phase] * s.focus[me] + LYING[phase] * s.down[me] + ASLEEP[phase] * s.asleep[me]
    total += (s.noise[me] >= 4) * LOUD[phase] + (s.noise[me] >= 5) * LOUDER[phase]
    total += REACH[phase] * reach(s, me) + IN_HAND[phase] * in_hand(s, me) + RIGOUR[phase] * rigour(s, me)
    return total + spaces(s, me, phase)


def spaces(s: Fermentation, me: Seat, phase: int) -> float:
    """The spaces of this phase, and the cubes on this one and later ones."""
    vat, unfilled, early = s.vat[me], 0, s.early[me]
    for space in s.box.recipes[s.recipe[me]].of_phase[phase]:
        if vat[space] == 0:
            unfilled += 1
    total = UNFILLED[phase] * unfilled + LATER_CUBE[phase] * (early >> (phase + 1)).bit_count()
    if early >> phase & 1:
        total += CUBE[phase]
    elif unfilled == 0:
        total += FILLED[phase]
    return total
