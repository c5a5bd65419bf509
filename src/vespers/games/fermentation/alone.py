"""How a night alone may end in Triple Fermentation, for those who know it well: what patience is worth.

Alone, nobody else angers the hunter: a phase goes on until a die or a fall ends it, or its turns are over. So
safe deeds come first, arms are worth what they bring in every hunt to come, and whoever angers the hunter
loses what the phase could still have brought.
"""

from __future__ import annotations

from typing import Final

from vespers.games.fermentation.pieces import (
    DRAW,
    FIGHT_HUNTER,
    FIGHT_HUNTS,
    GATHER,
    HUNT,
    LAST_PHASE,
    NOTHING,
    PLACES,
    QUALITY,
    SEARCH,
    STRIDE,
    WARD,
)
from vespers.games.fermentation.reach import AWAY, STEP, USUAL, gain, in_hand
from vespers.games.fermentation.scoring import score
from vespers.games.fermentation.state import Fermentation, Monk

HUNTS: Final = [0.8, 1.6, 2.5, 3.3, 3.8, 4.0]  # of a phase, in taste: by the bonus in hunts, from −1 on
HUNTS_NOW = 0.5  # of that in this phase: he who waits for ever hunts nothing
LAST_TURNS = 10.0  # of a phase, in which less and less can be hunted
FIRST_WOLF = 0.8  # of what a beer without werewolf lacks
BATTLE = 0.8  # a bonus in the final battle
TRAP = 0.8
HOPED: Final = [1.3, 1.6, 2.0, 2.4, 2.6]  # taste of an ingredient in the end, by the bonus in gathering
SPACE_NOW, SPACE_LATER = 0.8, 0.9  # how sure that is
DISC = 2.6  # and its part of the recipe's bonus
DISC_NOW, DISC_LATER = 0.6, 0.8  # how sure it is
ONCE = 0.2  # a card that works once
TURN = 0.04
FOCUS, INSPIRED, FACE, POINT = 0.35, 0.3, 0.25, 0.4  # two dice, +1, a face of armour, a movement point
READY = 0.45  # a place where something can be had
ARMS, CURIOSITIES, BLESSINGS = 4.0, 1.2, 1.0  # what a card of each deck promises
HUNTING = 2.0


def promised(s: Fermentation) -> float:
    """The score to be expected, of the only monk."""
    monk, total = s.monks[0], float(score(s, 0))
    if not s.agenda:
        return total
    total += BATTLE * min(5, monk.power[FIGHT_HUNTER]) + TRAP * min(3, monk.traps)
    if s.slayer != NOTHING or s.order:
        return total
    over = is_over(s)
    total += hunts(s, monk, over) + beer(s, monk, over) + carried(s, monk) + in_hand(s, 0)
    return total if over and s.phase == LAST_PHASE else total + within_reach(s, monk, over)


def is_over(s: Fermentation) -> bool:
    """§2.9 The hunter is angry enough: the phase ends with this turn."""
    return s.gauge >= s.night.threshold


def armed(monk: Monk) -> int:
    """A place in the table of hunts."""
    return max(0, min(len(HUNTS) - 1, monk.power[FIGHT_HUNTS] + 1))


def hunts(s: Fermentation, monk: Monk, over: bool) -> float:
    """Those of the phases to come, and of the turns left in this one."""
    total = 0.0 if monk.trophies else FIRST_WOLF * s.box.numbers.no_werewolf
    each = HUNTS[armed(monk)]
    total += (LAST_PHASE - s.phase) * each
    if not over:
        left = s.box.numbers.longest_phase - s.turns
        total += HUNTS_NOW * each * min(1.0, left / LAST_TURNS)
    return total


def beer(s: Fermentation, monk: Monk, over: bool) -> float:
    """What the spaces may still gain, and the discs."""
    recipe, vat, total = s.box.recipes[monk.recipe], monk.vat, 0.0
    hoped = HOPED[max(0, min(len(HOPED) - 1, monk.power[SEARCH + GATHER]))]
    for phase in range(s.phase, LAST_PHASE + 1):
        spaces, filled = recipe.of_phase[phase], 0
        gone = over and phase == s.phase
        for space in spaces:
            more = hoped + monk.power[QUALITY + recipe.ingredient[space]] - vat[space]
            filled += vat[space] > 0
            if more > 0 and not gone:
                total += more * (SPACE_NOW if phase == s.phase else SPACE_LATER)
        if monk.early >> phase & 1:
            continue
        if phase > s.phase:
            total += DISC * DISC_LATER
        elif filled == len(spaces):
            total += DISC
        elif not gone:
            total += DISC * (DISC_NOW + (1 - DISC_NOW) * 0.5 * filled / len(spaces))
    return total


def carried(s: Fermentation, monk: Monk) -> float:
    """Cards and a clear head; every turn of a phase is one of forty."""
    total = POINT * min(2, monk.power[STRIDE]) + FACE * monk.power[WARD] + ONCE * monk.once
    return total + FOCUS * monk.focus + INSPIRED * monk.inspired - TURN * s.turns


def within_reach(s: Fermentation, monk: Monk, over: bool) -> float:
    """The best place to be at, less for every step to it."""
    if monk.place == NOTHING:
        return 0.0
    away, best, steps = AWAY[monk.place], 0.0, 0
    if s.steps > 0 and type(s.agenda[-1]).__name__ in ("GoOn", "ActSimply"):
        steps = s.steps - monk.down
    for place in PLACES:
        worth = lure(s, monk, s.tile[place], LAST_PHASE + 1 - s.phase - over)
        if worth > 0:
            best = max(best, worth * STEP ** max(0, away[place] - steps))
    return READY * best


def lure(s: Fermentation, monk: Monk, tile: int, left: int) -> float:
    """What a tile promises, with so many phases left."""
    use, gives = s.box.use[tile], s.box.gives[tile]
    if use == GATHER:
        return gain(s, 0, gives, USUAL + monk.power[QUALITY + gives])
    if use == HUNT:
        return HUNTING * (0.3 + 0.25 * armed(monk))
    if use != DRAW or tile == s.night.closed_tile or not (s.stock[gives] or any(s.discards[gives])):
        return 0.0
    share = left / (LAST_PHASE + 1)
    if gives == 0:
        return ARMS * share * (len(HUNTS) - 1 - armed(monk)) / (len(HUNTS) - 2)
    return CURIOSITIES * share if gives == 1 else BLESSINGS
