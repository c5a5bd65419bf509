"""§3.4, §3.9 What goes into a beer: ingredients into one's own, dirt into the others'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import ENRICH, FOUL, LEAVE, RECORD
from vespers.games.brewers.events import NothingGained, Recorded
from vespers.games.brewers.messages import Enrich, Foul, Leave, Record
from vespers.games.brewers.pieces import (
    ALCHEMY,
    CODEX,
    INGREDIENT_OF,
    INGREDIENTS,
    LAST_PHASE_OF,
    MORE_DIRT,
    NONE,
    OPPONENT_DIRT,
    PHASES,
    RECIPE,
    SEATS,
)
from vespers.games.brewers.rules.card_effects import BEER_WITHOUT_INGREDIENTS, NOT_AN_OPPONENT, targets
from vespers.games.brewers.rules.held_cards import without_one
from vespers.games.brewers.rules.tracks import add_dirt, add_taste
from vespers.games.brewers.state import Brewers

NOT_BETTER: Final = Why("not_better", "3.10")
PAST_PHASE: Final = Why("past_phase", "3.4")
OTHER_INGREDIENT: Final = Why("other_ingredient", "3.4")
NOTE_IT: Final = Why("note_it", "3.10")
NO_ALCHEMY: Final = Why("no_alchemy", "7.8")
NOTHING_TO_TRANSMUTE: Final = Why("nothing_to_transmute", "7.10")
SAME_INGREDIENT: Final = Why("same_ingredient", "7.8")
NO_CODEX: Final = Why("no_codex", "7.6")
PHASES_OF: Final = [[p for p in range(PHASES) if INGREDIENT_OF[p] == i] for i in range(len(INGREDIENTS))]


# --- §3.4 Noting an ingredient


def why_not_ingredient(s: Brewers, me: Seat, ingredient: int) -> Why | None:
    """§3.10 Nothing is looked for that only a past phase would take; §7.8, §7.9 unless an ability helps."""
    phase, power = s.phase, s.monks[me].power
    if LAST_PHASE_OF[ingredient] >= phase or power[ALCHEMY] > 0 or s.box.rulings.past_search == "allowed":
        return None
    if power[RECIPE] > 0 and INGREDIENT_OF[phase - 1] == ingredient:
        return None
    return PAST_PHASE


def find(s: Brewers, me: Seat, ingredient: int, quality: int) -> None:
    """§3.4 Where there is only one way to use what was found, nobody is asked."""
    s.found, s.quality = ingredient, quality
    ways = NOTE[me].options(s)
    if len(ways) == 1:
        NOTE[me].do(s, ways[0])
    else:
        s.agenda.append(NOTE[me])


class NoteIngredient(Choice[Brewers, Record | Leave]):
    """§3.4 Note it for this phase or a later one that takes it, if it is better than what is noted."""

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"ingredient": s.found, "quality": s.quality}

    def candidates(self, s: Brewers) -> Sequence[Record | Leave]:
        return [*RECORD, LEAVE]

    def why_not(self, s: Brewers, a: Record | Leave) -> Why | None:
        if isinstance(a, Leave):
            return NOTE_IT if self.plain_ways(s) else None
        phase, power = a.phase, s.monks[self.me].power
        if s.monks[self.me].sheet[phase] >= s.quality:
            return NOT_BETTER
        if phase < s.phase:
            recipe = phase == s.phase - 1 and INGREDIENT_OF[phase] == s.found and power[RECIPE] > 0
            return None if recipe else PAST_PHASE
        return None if INGREDIENT_OF[phase] == s.found or power[ALCHEMY] > 0 else OTHER_INGREDIENT

    def plain_ways(self, s: Brewers) -> list[Record | Leave]:
        """§3.4 The phases that take it without any ability."""
        sheet = s.monks[self.me].sheet
        return [RECORD[p] for p in PHASES_OF[s.found] if p >= s.phase and sheet[p] < s.quality]

    def options(self, s: Brewers) -> list[Record | Leave]:
        monk = s.monks[self.me]
        ways = self.plain_ways(s)
        plain = len(ways) > 0
        if monk.power[ALCHEMY] > 0:
            for phase in range(s.phase, PHASES):
                if INGREDIENT_OF[phase] != s.found and monk.sheet[phase] < s.quality:
                    ways.append(RECORD[phase])
        if monk.power[RECIPE] > 0 and s.phase > 0:
            before = s.phase - 1
            if INGREDIENT_OF[before] == s.found and monk.sheet[before] < s.quality:
                ways.append(RECORD[before])
        if not plain:
            ways.append(LEAVE)
        return ways

    def do(self, s: Brewers, a: Record | Leave) -> None:
        if isinstance(a, Record):
            note(s, self.me, a.phase)
        elif s.events is not None:
            s.events.append(NothingGained(self.me, s.quality))
        s.found, s.quality = NONE, 0


def note(s: Brewers, me: Seat, phase: int) -> None:
    """§3.4 It counts; §7.9 a past phase uses up the recipe, §7.8 another ingredient the alchemy."""
    monk = s.monks[me]
    if phase < s.phase:
        monk.power = without_one(monk.power, RECIPE)
    elif INGREDIENT_OF[phase] != s.found:
        monk.power = without_one(monk.power, ALCHEMY)
    monk.sheet = (*monk.sheet[:phase], s.quality, *monk.sheet[phase + 1 :])
    if s.events is not None:
        s.events.append(Recorded(me, phase, s.quality))


# --- §7.10 Alchemy with what is noted


def other_phases(s: Brewers, me: Seat, ingredient: int, quality: int) -> list[int]:
    """§7.8 The phases, from this one on, that another ingredient of this quality would better."""
    sheet = s.monks[me].sheet
    return [p for p in range(s.phase, PHASES) if INGREDIENT_OF[p] != ingredient and sheet[p] < quality]


def why_not_transmute(s: Brewers, me: Seat, phase: int) -> Why | None:
    """§7.10 If the table plays so: what is noted for this phase or a later one, once a game."""
    monk = s.monks[me]
    if s.box.rulings.alchemy == "found" or monk.power[ALCHEMY] == 0:
        return NO_ALCHEMY
    if phase < s.phase:
        return PAST_PHASE
    better = other_phases(s, me, INGREDIENT_OF[phase], monk.sheet[phase])
    return None if better else NOTHING_TO_TRANSMUTE


def transmutable(s: Brewers, me: Seat) -> list[int]:
    """§7.10 The phases whose ingredient may become another one."""
    if s.box.rulings.alchemy == "found" or s.monks[me].power[ALCHEMY] == 0:
        return []
    return [phase for phase in range(s.phase, PHASES) if why_not_transmute(s, me, phase) is None]


def transmute(s: Brewers, me: Seat, phase: int) -> None:
    """§7.10 It is taken off the sheet, and noted as another one."""
    monk = s.monks[me]
    s.found, s.quality = INGREDIENT_OF[phase], monk.sheet[phase]
    monk.sheet = (*monk.sheet[:phase], 0, *monk.sheet[phase + 1 :])
    s.agenda.append(RENAME[me])


class RenameIngredient(Choice[Brewers, Record]):
    """§7.10 As which one?"""

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"ingredient": s.found, "quality": s.quality}

    def candidates(self, s: Brewers) -> Sequence[Record]:
        return RECORD

    def why_not(self, s: Brewers, a: Record) -> Why | None:
        if a.phase in other_phases(s, self.me, s.found, s.quality):
            return None
        if a.phase < s.phase:
            return PAST_PHASE
        return SAME_INGREDIENT if INGREDIENT_OF[a.phase] == s.found else NOT_BETTER

    def options(self, s: Brewers) -> list[Record]:
        return [RECORD[phase] for phase in other_phases(s, self.me, s.found, s.quality)]

    def do(self, s: Brewers, a: Record) -> None:
        note(s, self.me, a.phase)
        s.found, s.quality = NONE, 0


# --- §3.9 Dirt


def may_enrich(s: Brewers, me: Seat) -> bool:
    """§7.10 Codex Siceratorum: dirt can also make one's own beer better, if it holds ingredients."""
    monk = s.monks[me]
    return monk.power[CODEX] > 0 and monk.has_ingredients()


def why_not_dirt(s: Brewers, me: Seat) -> Why | None:
    """§3.10 Somebody's beer must hold ingredients."""
    return None if targets(s, me, OPPONENT_DIRT) or may_enrich(s, me) else BEER_WITHOUT_INGREDIENTS


def spoil(s: Brewers, me: Seat) -> None:
    """§3.9 The dirt goes into a beer at once."""
    ways = USE_DIRT[me].options(s)
    if len(ways) == 1:
        USE_DIRT[me].do(s, ways[0])
    elif ways:
        s.agenda.append(USE_DIRT[me])


class UseDirt(Choice[Brewers, Foul | Enrich]):
    """§3.9 Choose the beer."""

    def candidates(self, s: Brewers) -> Sequence[Foul | Enrich]:
        return [*FOUL[: len(s.monks)], ENRICH]

    def why_not(self, s: Brewers, a: Foul | Enrich) -> Why | None:
        if isinstance(a, Enrich):
            return None if may_enrich(s, self.me) else NO_CODEX
        if a.seat not in s.opponents(self.me):
            return NOT_AN_OPPONENT
        return None if s.soilable(a.seat) else BEER_WITHOUT_INGREDIENTS

    def do(self, s: Brewers, a: Foul | Enrich) -> None:
        if isinstance(a, Foul):
            add_dirt(s, a.seat, 1 + more_dirt(s, self.me))
        elif s.box.rulings.filthy_codex == "one":
            add_taste(s, self.me, 1)
        else:
            add_taste(s, self.me, 1 + more_dirt(s, self.me))


def more_dirt(s: Brewers, me: Seat) -> int:
    """§7.6 Filthy: more dirt than 1, once a turn."""
    more = s.monks[me].power[MORE_DIRT]
    if s.fouled:
        return 0
    s.fouled = more > 0
    return more


NOTE: Final = [NoteIngredient(me) for me in SEATS]
RENAME: Final = [RenameIngredient(me) for me in SEATS]
USE_DIRT: Final = [UseDirt(me) for me in SEATS]
