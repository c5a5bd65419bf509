"""Sums and comparisons of the rules, each stated once: for the rules, and for the chances that are shown."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.games.fermentation.box import FermentationBox, Recipe
from vespers.games.fermentation.pieces import (
    DRAW_MORE,
    DRUNKEST,
    FIGHT_HUNTER,
    FIGHT_HUNTS,
    FIGHT_MONKS,
    NOISE,
    QUALITY,
    RESIST,
    RESULTS,
    SEARCH,
)

Powers = Sequence[int]  # of a monk, by power


# --- §3.5, §3.6 The Applied Action


def search_bonus(power: Powers, use: int, inspired: int) -> int:
    """§3.5 What is added to the die on a tile of this use; §3.11 nothing helps to make noise."""
    return inspired if use == NOISE else inspired + power[SEARCH + use]


def table_line(result: int) -> int:
    """§3.6 The line of the table that a result is read in."""
    return max(0, min(RESULTS, result))


def cards_drawn(box: FermentationBox, power: Powers, line: int) -> int:
    """§3.6, §5.6 How many cards a line gives; where it gives none, nothing adds to it."""
    return box.table.draw[line] + power[DRAW_MORE] if box.table.draw[line] > 0 else 0


# --- §2.2, §2.3 Gathering


def find_quality(power: Powers, ingredient: int, taste: int) -> int:
    """§5.6 A monk who knows an ingredient finds a better one, if he finds any."""
    return taste + power[QUALITY + ingredient] if taste > 0 else 0


def better_spaces(recipe: Recipe, vat: Sequence[int], phase: int, ingredient: int, taste: int) -> list[int]:
    """§2.3 Where a find of this taste can go: this phase or a later one, empty or worth less."""
    return [n for n in recipe.spaces[ingredient] if recipe.phase[n] >= phase and vat[n] < taste]


def went_elsewhere(added: Sequence[int], space: int) -> bool:
    """§2.9 Whether an ingredient of this phase, on these spaces, went on another one than this."""
    return any([other != space for other in added])


# --- §3.8 Alcohol


def falls(face: int, power: Powers, level: int) -> bool:
    """§3.8 Higher than the alcohol level, or the monk falls; §3.9 at the top nothing helps."""
    return level >= DRUNKEST or face + power[RESIST] <= level


# --- §3.12, §4.4, §6.3 Fights


def wolf_bonus(box: FermentationBox, wolf: int, howl: int) -> int:
    """§3.12 What a werewolf adds to its die."""
    return box.wolf_fight[wolf] + howl


def hunt_bonus(power: Powers, found: int) -> int:
    """§3.12 What a hunting monk adds to his die: his own, and what the table gave."""
    return power[FIGHT_HUNTS] + found


def hunt_won(mine: int, theirs: int) -> bool:
    """§3.12 At least the werewolf's result."""
    return mine >= theirs


def brawl_bonus(power: Powers) -> int:
    """§4.4 What a monk adds to his die against another."""
    return power[FIGHT_MONKS]


def battle_bonus(power: Powers, traps: int) -> int:
    """§6.3 What a monk adds to his die against the hunter: what helps in any fight, and each Trap."""
    return power[FIGHT_HUNTER] + traps


def hunter_bonus(fight: int, fought: int) -> int:
    """§6.3 The hunter's bonus falls by one with every fight."""
    return fight - fought
