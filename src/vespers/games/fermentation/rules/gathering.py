"""The vat: what is gathered, where it goes, what it replaces (§2.1 to §2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import DECLINE, PUT
from vespers.games.fermentation.events import Added
from vespers.games.fermentation.messages import Decline, Put
from vespers.games.fermentation.pieces import SEATS
from vespers.games.fermentation.rules.results import better_spaces, find_quality, went_elsewhere
from vespers.games.fermentation.state import Fermentation, Monk

OTHER_INGREDIENT: Final = Why("other_ingredient", "2.1")
PAST_PHASE: Final = Why("past_phase", "2.3")
NOT_BETTER: Final = Why("not_better", "2.9")
ONCE_A_PHASE: Final = Why("once_a_phase", "2.9")


def quality(s: Fermentation, me: Seat, ingredient: int, taste: int) -> int:
    """§5.6 What a find is worth to this monk."""
    return find_quality(s.monks[me].power, ingredient, taste)


def spaces_for(s: Fermentation, me: Seat, ingredient: int, taste: int) -> list[int]:
    """§2.3, §2.9 Where a find of this taste can go."""
    monk = s.monks[me]
    found = better_spaces(s.box.recipes[monk.recipe], monk.vat, s.phase, ingredient, taste)
    if monk.added > 0 and s.box.rulings.repeated_find == "per-phase":
        return [n for n in found if not added_elsewhere(s, monk, n)]
    return found


def added_elsewhere(s: Fermentation, monk: Monk, space: int) -> bool:
    """§2.9 Whether the ingredient of this space went on another one in this phase."""
    recipe = s.box.recipes[monk.recipe]
    same = recipe.spaces[recipe.ingredient[space]]
    return went_elsewhere([other for other in same if monk.added >> other & 1], space)


def gather(s: Fermentation, me: Seat, ingredient: int, taste: int) -> None:
    """§2.9 What betters the vat may be put in or declined, even if there is only one space for it."""
    if s.box.rulings.applied_find == "one-space-fills":
        gather_simply(s, me, ingredient, taste)
    elif spaces_for(s, me, ingredient, taste):
        put_in_or_decline(s, me, ingredient, taste)


def put_in_or_decline(s: Fermentation, me: Seat, ingredient: int, taste: int) -> None:
    s.find, s.ingredient = taste, ingredient
    s.agenda.append(PUT_IN[me])


def gather_simply(s: Fermentation, me: Seat, ingredient: int, taste: int) -> None:
    """§2.9 Who gathers simply knows the find: only several spaces, or one too early, leave a choice."""
    spaces = spaces_for(s, me, ingredient, taste)
    if len(spaces) == 1 and s.box.recipes[s.monks[me].recipe].phase[spaces[0]] == s.phase:
        s.find, s.ingredient = taste, ingredient
        put_in(s, me, spaces[0])
    elif spaces:
        put_in_or_decline(s, me, ingredient, taste)


def put_in(s: Fermentation, me: Seat, space: int) -> None:
    """§2.2 The find takes the place of what lay there; §2.3 a cube marks a phase helped too early."""
    monk = s.monks[me]
    phase = s.box.recipes[monk.recipe].phase[space]
    monk.vat[space] = s.find
    monk.added |= 1 << space
    if phase > s.phase:
        monk.early |= 1 << phase
    if s.events is not None:
        s.events.append(Added(me, s.ingredient, phase, s.find))


class PutIn(Choice[Fermentation, Put | Decline]):
    """§2.3 Put the find on a space of this phase or a later one, or leave it."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Put | Decline]:
        return [DECLINE, *PUT[: len(s.monks[self.me].vat)]]

    def why_not(self, s: Fermentation, a: Put | Decline) -> Why | None:
        monk = s.monks[self.me]
        if not isinstance(a, Put):
            return None
        recipe = s.box.recipes[monk.recipe]
        if recipe.ingredient[a.space] != s.ingredient:
            return OTHER_INGREDIENT
        if recipe.phase[a.space] < s.phase:
            return PAST_PHASE
        if s.box.rulings.repeated_find == "per-phase" and added_elsewhere(s, monk, a.space):
            return ONCE_A_PHASE
        return None if monk.vat[a.space] < s.find else NOT_BETTER

    def options(self, s: Fermentation) -> list[Put | Decline]:
        found: list[Put | Decline] = [DECLINE]
        for space in spaces_for(s, self.me, s.ingredient, s.find):
            found.append(PUT[space])
        return found

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"ingredient": s.ingredient, "taste": s.find}

    def do(self, s: Fermentation, a: Put | Decline) -> None:
        if isinstance(a, Put):
            put_in(s, self.me, a.space)


PUT_IN: Final = [PutIn(me) for me in SEATS]
