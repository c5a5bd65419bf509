"""§5 Building sites: surrounding one, its total, its building and what that activates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Rule, Seat
from vespers.engine.messages import Why
from vespers.games.heaven_ale.codebook import ACTIVATE, BUILD_FIRST
from vespers.games.heaven_ale.messages import Activate, BuildFirst, Built
from vespers.games.heaven_ale.pieces import AROUND, CHOSEN, FERTILITY, NONE, SEATS, SITES, SITES_BY
from vespers.games.heaven_ale.rules.emergency import Decision
from vespers.games.heaven_ale.rules.income import activate, move_brewmaster
from vespers.games.heaven_ale.state import Abbey, HeavenAle

NOT_SURROUNDED: Final = Why("site_not_surrounded", "5.1")
NOT_THIS_SET: Final = Why("building_activates_others", "5.3")


def surrounded(abbey: Abbey, site: int) -> bool:
    """§5.1 All six hexes around the site are taken, and nothing is built on it yet."""
    garden = abbey.garden
    for hex_ in AROUND[site]:  # a loop: compiled, `all` over a generator is slower
        if garden[hex_] == NONE:
            return False
    return abbey.buildings[site] == NONE


def build_around(s: HeavenAle, me: Seat, hex_: int) -> None:
    """§5.1 The tile just placed may surround one site, or two, or none."""
    abbey = s.abbeys[me]
    sites = [site for site in SITES_BY[hex_] if surrounded(abbey, site)]
    if len(sites) == 1:
        s.agenda.append(BUILD[me][sites[0]])
    elif sites:
        s.agenda.append(CHOOSE_SITE[me])


class ChooseSite(Decision[BuildFirst]):
    """§5.4 Two sites at once: which comes first."""

    __slots__ = ()

    def answers(self, s: HeavenAle) -> Sequence[BuildFirst]:
        return BUILD_FIRST

    def why_not_answer(self, s: HeavenAle, a: BuildFirst) -> Why | None:
        return None if surrounded(s.abbeys[self.me], a.site) else NOT_SURROUNDED

    def answered(self, s: HeavenAle, a: BuildFirst) -> None:
        abbey = s.abbeys[self.me]
        for site in SITES:
            if site != a.site and surrounded(abbey, site):
                s.agenda.append(BUILD[self.me][site])
        s.agenda.append(BUILD[self.me][a.site])


class Build(Rule[HeavenAle]):
    """§5.2 The total around the site gives the brewmaster's steps and the building."""

    __slots__ = ("site",)

    def __init__(self, me: Seat, site: int) -> None:
        super().__init__(me)
        self.site = site

    def happen(self, s: HeavenAle) -> None:
        abbey, box, total = s.abbeys[self.me], s.box, 0
        for hex_ in AROUND[self.site]:
            total += FERTILITY[abbey.garden[hex_]]
        kind = box.type_of_total[total]
        abbey.buildings[self.site] = kind
        if s.events is not None:
            s.events.append(Built(self.me, self.site, total, kind))
        if box.brewmaster_steps[kind] > 0:
            move_brewmaster(s, self.me, box.brewmaster_steps[kind])
        if box.patterns[kind]:
            s.agenda.append(ACTIVATE_TILES[self.me][self.site])


class ActivateTiles(Decision[Activate]):
    """§5.3 Which tiles around the building yield; their number and pattern are the building's."""

    __slots__ = ("site",)

    def __init__(self, me: Seat, site: int) -> None:
        super().__init__(me)
        self.site = site

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        return {"site": self.site, "building": s.abbeys[self.me].buildings[self.site]}

    def answers(self, s: HeavenAle) -> Sequence[Activate]:
        return ACTIVATE[self.site][1:]

    def why_not_answer(self, s: HeavenAle, a: Activate) -> Why | None:
        kind = s.abbeys[self.me].buildings[self.site]
        return None if a.neighbours in s.box.patterns[kind] else NOT_THIS_SET

    def legal_answers(self, s: HeavenAle) -> list[Activate]:
        on = ACTIVATE[self.site]
        return [on[neighbours] for neighbours in s.box.patterns[s.abbeys[self.me].buildings[self.site]]]

    def answered(self, s: HeavenAle, a: Activate) -> None:
        for hex_ in CHOSEN[self.site][a.neighbours]:
            activate(s, self.me, hex_)


CHOOSE_SITE: Final = [ChooseSite(me) for me in SEATS]
BUILD: Final = [[Build(me, site) for site in SITES] for me in SEATS]
ACTIVATE_TILES: Final = [[ActivateTiles(me, site) for site in SITES] for me in SEATS]
