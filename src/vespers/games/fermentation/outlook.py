"""How a night of Triple Fermentation may end, for those who know it well: what each lead is worth, by phase.

The weights are a logistic fit to who won games between two small searches, smoothed over the phases:
a lead of 1 turns even chances into 73 : 27. A point is worth more when less is left to come.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.setup_worth import setup_worth
from vespers.games.fermentation.pieces import LAST_PHASE, NOTHING
from vespers.games.fermentation.reach import in_hand, reach, rigour
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
WORTH: Final = setup_worth(Path(__file__).parent)
MONKS: Final = WORTH["TakeMonk"]
RECIPES: Final = WORTH["TakeRecipe"]


def prospect(s: Fermentation, me: Seat) -> float:
    """What speaks for a monk; a lead over another is what counts."""
    monk = s.monks[me]
    if monk.recipe == NOTHING or monk.monk == NOTHING:
        return start(s, me)
    if not s.agenda:
        return END * score(s, me)
    phase = min(s.phase, LAST_PHASE)
    total = start(s, me) - of_recipe(s, me)
    total += SCORE[phase] * score(s, me) + TRAP * monk.traps + CARD * len(monk.cards)
    if not monk.trophies:
        total += NO_TROPHY[phase]
    total += FOCUS[phase] * monk.focus + LYING[phase] * monk.down + ASLEEP[phase] * monk.asleep
    total += (monk.noise >= 4) * LOUD[phase] + (monk.noise >= 5) * LOUDER[phase]
    total += REACH[phase] * reach(s, me) + IN_HAND[phase] * in_hand(s, me) + RIGOUR[phase] * rigour(s, me)
    return total + spaces(s, me, phase)


def start(s: Fermentation, me: Seat) -> float:
    """What monk and recipe are worth by themselves, less as the night goes on; unknown ones as the mean."""
    monk, recipe, worth = s.monks[me].monk, s.monks[me].recipe, 0.0
    if monk != NOTHING:
        worth += MONKS.get(s.box.monk_names[monk], 0.0)
    if recipe != NOTHING:
        worth += RECIPES.get(s.box.recipe_names[recipe], 0.0)
    return worth * night_left(s)


def night_left(s: Fermentation) -> float:
    return max(0, LAST_PHASE + 1 - s.phase) / (LAST_PHASE + 1)


def of_recipe(s: Fermentation, me: Seat) -> float:
    """What `spaces` says of an empty vat: a recipe is worth what was measured, however many spaces it has."""
    recipe = s.monks[me].recipe
    if recipe == NOTHING:
        return 0.0
    return UNFILLED[0] * len(s.box.recipes[recipe].of_phase[0]) * night_left(s)


def spaces(s: Fermentation, me: Seat, phase: int) -> float:
    """The spaces of this phase, and the cubes on this one and later ones."""
    monk = s.monks[me]
    vat, unfilled, early = monk.vat, 0, monk.early
    for space in s.box.recipes[monk.recipe].of_phase[phase]:
        if vat[space] == 0:
            unfilled += 1
    total = UNFILLED[phase] * unfilled + LATER_CUBE[phase] * (early >> (phase + 1)).bit_count()
    if early >> phase & 1:
        total += CUBE[phase]
    elif unfilled == 0:
        total += FILLED[phase]
    return total
