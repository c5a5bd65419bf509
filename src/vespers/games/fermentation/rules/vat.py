"""The vat: what is gathered, where it goes, what it replaces (§2.1 to §2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.words import Why
from vespers.games.fermentation.book import DECLINE, PUT
from vespers.games.fermentation.pieces import QUALITY, SEATS
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import Added, Decline, Put

OTHER_INGREDIENT: Final = Why("other_ingredient", "2.1")
PAST_PHASE: Final = Why("past_phase", "2.3")
NOT_BETTER: Final = Why("not_better", "2.2")


def quality(s: Fermentation, me: Seat, ingredient: int, taste: int) -> int:
    """§5.6 A monk who knows an ingredient finds a better one, if he finds any."""
    return taste + s.power[me][QUALITY + ingredient] if taste > 0 else 0


def spaces_for(s: Fermentation, me: Seat, ingredient: int, taste: int) -> list[int]:
    """§2.2, §2.3 Where a find of this taste can go: this phase or a later one, empty or worth less."""
    recipe, vat, phase = s.box.recipes[s.recipe[me]], s.vat[me], s.phase
    return [n for n in recipe.spaces[ingredient] if recipe.phase[n] >= phase and vat[n] < taste]


def gather(s: Fermentation, me: Seat, ingredient: int, taste: int) -> None:
    """§2.2 What betters the vat may be put in or declined, even if there is only one space for it."""
    if spaces_for(s, me, ingredient, taste):
        s.find, s.ingredient = taste, ingredient
        s.agenda.append(PUT_IN[me])


def gather_simply(s: Fermentation, me: Seat, ingredient: int, taste: int) -> None:
    """§2.2 Who gathers simply knows the find: only several spaces, or one too early, leave a choice."""
    spaces = spaces_for(s, me, ingredient, taste)
    if len(spaces) == 1 and s.box.recipes[s.recipe[me]].phase[spaces[0]] == s.phase:
        s.find, s.ingredient = taste, ingredient
        put_in(s, me, spaces[0])
    else:
        gather(s, me, ingredient, taste)


def put_in(s: Fermentation, me: Seat, space: int) -> None:
    """§2.2 The find takes the place of what lay there; §2.3 a cube marks a phase helped too early."""
    phase = s.box.recipes[s.recipe[me]].phase[space]
    s.vat[me][space] = s.find
    if phase > s.phase:
        s.early[me] |= 1 << phase
    if s.told is not None:
        s.told.append(Added(me, s.ingredient, phase, s.find))


class PutIn(Choice[Fermentation, Put | Decline]):
    """§2.3 Put the find on a space of this phase or a later one, or leave it."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Put | Decline]:
        return [DECLINE, *PUT[: len(s.vat[self.me])]]

    def why_not(self, s: Fermentation, a: Put | Decline) -> Why | None:
        if not isinstance(a, Put):
            return None
        recipe = s.box.recipes[s.recipe[self.me]]
        if recipe.ingredient[a.space] != s.ingredient:
            return OTHER_INGREDIENT
        if recipe.phase[a.space] < s.phase:
            return PAST_PHASE
        return None if s.vat[self.me][a.space] < s.find else NOT_BETTER

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
