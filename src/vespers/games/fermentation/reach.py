"""What is within a monk's reach in Triple Fermentation: the action in hand, the places to go, the discs."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Seat
from vespers.games.fermentation.pieces import (
    DRAW,
    FIGHT_HUNTS,
    GATHER,
    HUNT,
    LAST_PHASE,
    NEAR,
    NOISE,
    NOTHING,
    PLACES,
    QUALITY,
)
from vespers.games.fermentation.rules.doors import open_rooms
from vespers.games.fermentation.state import Fermentation

USUAL = 2.2  # taste that a good try at an ingredient brings
STEP = 0.78  # what a tile is worth one step further away
READY = 0.45  # a place where something can be had, before the action itself
CARD = 0.45


def distances() -> list[list[int]]:
    """Steps from each place to each other when all doors are open."""
    table = []
    for start in PLACES:
        away = [99] * len(PLACES)
        away[start] = 0
        seen = [start]
        for place in seen:  # the list grows under the loop
            for other in NEAR[place]:
                if away[other] == 99:
                    away[other] = away[place] + 1
                    seen.append(other)
        table.append(away)
    return table


AWAY: Final = distances()


def rigour(s: Fermentation, me: Seat) -> float:
    """The disc of this phase, as far as it is earned; a cube on a later phase costs most of one."""
    monk = s.monks[me]
    recipe, vat = s.box.recipes[monk.recipe], monk.vat
    total = 0.0
    if not monk.early >> s.phase & 1 and s.slayer == NOTHING and not s.order:
        spaces = recipe.of_phase[s.phase]
        filled = sum([vat[n] > 0 for n in spaces])
        total += 2.4 if filled == len(spaces) else 1.2 * filled / len(spaces)
    for phase in range(s.phase + 1, LAST_PHASE + 1):
        if monk.early >> phase & 1:
            total -= 1.7
    return total


# --- What the action in hand will bring


def in_hand(s: Fermentation, me: Seat) -> float:
    """What is rolled, drawn or found already, but not yet taken."""
    asked = s.agenda[-1]
    if asked.me != me:
        return 0.0
    name = type(asked).__name__
    if name == "HaveABeer":
        return rolled(s, me)
    if name == "PutIn":
        return gain(s, me, s.ingredient, float(s.find))
    if name == "KeepOne":
        return CARD * (s.keep + len(s.taken))
    if name == "ChooseWolf":
        return max([hunted(s, me, wolf, s.bonus) for wolf in s.offer])
    if name == "ActSimply" and s.deed and not s.monks[me].down:
        return 0.9 * simple(s, me)
    return 0.0


def rolled(s: Fermentation, me: Seat) -> float:
    """What the table gives for the result so far."""
    monk = s.monks[me]
    tile = s.tile[monk.place]
    use, n, table = s.box.use[tile], max(0, min(40, s.die + s.bonus)), s.box.table
    if use == GATHER:
        ingredient = s.box.gives[tile]
        taste = table.gather[n]
        return gain(s, me, ingredient, taste + monk.power[QUALITY + ingredient]) if taste else 0.0
    if use == HUNT and table.find[n]:
        return trophy(s, me, table.hunt[n] + 0.5 * table.find[n])
    return CARD * table.keep[n] if use == DRAW else 0.0


def simple(s: Fermentation, me: Seat) -> float:
    """What a Simple Action here brings."""
    monk = s.monks[me]
    tile = s.tile[monk.place]
    use = s.box.use[tile]
    if use == GATHER:
        ingredient = s.box.gives[tile]
        return gain(s, me, ingredient, s.box.numbers.simple_gather + monk.power[QUALITY + ingredient])
    if use == HUNT:
        return trophy(s, me, 0.0)
    return CARD if use == DRAW and tile != s.night.closed_tile else 0.0


def gain(s: Fermentation, me: Seat, ingredient: int, taste: float) -> float:
    """How much better the vat gets with this find, on the space where it helps most."""
    monk = s.monks[me]
    recipe, vat, best = s.box.recipes[monk.recipe], monk.vat, 0.0
    for space in recipe.spaces[ingredient]:
        phase = recipe.phase[space]
        if phase >= s.phase and vat[space] < taste:
            more = taste - vat[space]
            if phase == s.phase and vat[space] == 0 and not monk.early >> phase & 1:
                more += 1.2
            elif phase > s.phase and not monk.early >> phase & 1:
                more -= 1.7
            best = max(best, more)
    return best


def trophy(s: Fermentation, me: Seat, help: float) -> float:
    """A hunt: the first werewolf also saves the penalty; a lost fight hurts."""
    monk = s.monks[me]
    edge = monk.power[FIGHT_HUNTS] + help - s.howl - s.night.werewolves
    chance = min(0.95, max(0.1, 0.45 + 0.13 * edge))
    first = 0 if monk.trophies else s.box.numbers.no_werewolf
    return chance * (2.1 + first) - (1.0 - chance) * 1.4


def hunted(s: Fermentation, me: Seat, wolf: int, bonus: int) -> float:
    """One werewolf: its taste times the chance to get it."""
    monk = s.monks[me]
    edge = monk.power[FIGHT_HUNTS] + bonus - s.box.wolf_fight[wolf] - s.howl - s.night.werewolves
    chance = min(1.0, max(0.0, 0.58 + 0.14 * edge))
    first = 0 if monk.trophies else s.box.numbers.no_werewolf
    return chance * (s.box.wolf_taste[wolf] + first) - (1.0 - chance) * 1.4


# --- What is within reach


def reach(s: Fermentation, me: Seat) -> float:
    """The best place to be at, less for every step to it; movement points in hand shorten the way."""
    monk = s.monks[me]
    if s.order or monk.place == NOTHING:
        return 0.0
    away, best, steps = AWAY[monk.place], 0.0, 0
    if s.active == me and s.steps > 0 and type(s.agenda[-1]).__name__ in ("GoOn", "Fray", "ActSimply"):
        steps = s.steps - monk.down
    for place in PLACES:
        worth = lure(s, me, s.tile[place])
        if worth > 0:
            best = max(best, worth * STEP ** max(0, away[place] - steps))
    if not open_rooms(s, monk.place):
        best *= STEP
    return READY * best


def lure(s: Fermentation, me: Seat, tile: int) -> float:
    """What a good try at this tile would bring, next turn or later."""
    monk = s.monks[me]
    use = s.box.use[tile]
    if use == GATHER:
        ingredient = s.box.gives[tile]
        return gain(s, me, ingredient, USUAL + monk.power[QUALITY + ingredient])
    if use == HUNT:
        return trophy(s, me, 0.8)
    if use == NOISE or tile == s.night.closed_tile:
        return 0.0
    return 0.8 if len(monk.cards) < 3 else 0.3
