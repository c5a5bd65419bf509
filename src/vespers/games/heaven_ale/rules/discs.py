"""§6 Discs: lay one on an activation spot and activate what it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Why
from vespers.games.heaven_ale.codebook import MARK, Mark
from vespers.games.heaven_ale.messages import MarkMonk, MarkNumber
from vespers.games.heaven_ale.pieces import (
    COLOUR,
    FERTILITY,
    HEXES,
    MARK_MONK,
    MARK_RESOURCE,
    MARKS,
    MONK_TILE,
    NEAR,
    NONE,
    SEATS,
    SPOT_OF_MARK,
)
from vespers.games.heaven_ale.rules.emergency import Decision
from vespers.games.heaven_ale.rules.income import activate
from vespers.games.heaven_ale.rules.privileges import complete_pair
from vespers.games.heaven_ale.state import Abbey, HeavenAle

WRONG_LETTER: Final = Why("letter_forbids_spot", "6.1")
SPOT_TAKEN: Final = Why("spot_has_disc", "6.1")
NO_SUCH_TILE: Final = Why("no_tile_for_disc", "6.1")

MARKS_OF_SPOT: Final = [sum(1 << mark for mark in MARKS if SPOT_OF_MARK[mark] == spot) for spot in range(10)]


def mark_of(a: Mark) -> int:
    """The number of a mark in `pieces.MARKS`."""
    if isinstance(a, MarkNumber):
        return a.number - 1
    return MARK_MONK + a.monk if isinstance(a, MarkMonk) else MARK_RESOURCE + a.colour


def why_not_mark(abbey: Abbey, mark: int, allowed: int) -> Why | None:
    """§6.1 A free spot that the letter allows (§6.5: any), and a tile for it."""
    if not allowed >> mark & 1:
        return WRONG_LETTER
    if abbey.discs >> SPOT_OF_MARK[mark] & 1:
        return SPOT_TAKEN
    return None if abbey.tally[mark] > 0 else NO_SUCH_TILE


class LayDisc(Decision[Mark]):
    """§6.1 Where the disc goes: §6.2 X and a number §6.7 of a tile, §6.3 a monk, §6.4 a resource."""

    __slots__ = ()

    def answers(self, s: HeavenAle) -> Sequence[Mark]:
        return MARK

    def why_not_answer(self, s: HeavenAle, a: Mark) -> Why | None:
        abbey = s.abbeys[self.me]
        return why_not_mark(abbey, mark_of(a), s.box.marks[abbey.space])

    def legal_answers(self, s: HeavenAle) -> list[Mark]:
        abbey = s.abbeys[self.me]
        allowed = s.box.marks[abbey.space] & abbey.usable
        return [MARK[mark] for mark in MARKS if allowed >> mark & 1]

    def answered(self, s: HeavenAle, a: Mark) -> None:
        mark = mark_of(a)
        spot = SPOT_OF_MARK[mark]
        abbey = s.abbeys[self.me]
        s.discs[abbey.space] -= 1
        abbey.discs |= 1 << spot
        abbey.usable &= ~MARKS_OF_SPOT[spot]
        activate_marked(s, self.me, mark)
        complete_pair(s, self.me, spot)


def activate_marked(s: HeavenAle, me: Seat, mark: int) -> None:
    """§6.2 Tiles of a number, §6.4 of a colour, on both sides; §6.3 or what lies around monks."""
    if mark < MARK_RESOURCE:
        activate_all(s, me, FERTILITY, mark + 1)
    elif mark < MARK_MONK:
        activate_all(s, me, COLOUR, mark - MARK_RESOURCE)
    else:
        activate_monks(s, me, mark - MARK_MONK)


def activate_all(s: HeavenAle, me: Seat, sort: list[int], wanted: int) -> None:
    """§6.2, §6.4 All tiles whose number, or colour, is the one wanted."""
    garden = s.abbeys[me].garden
    for hex_ in HEXES:
        tile = garden[hex_]
        if tile != NONE and sort[tile] == wanted:
            activate(s, me, hex_)


def activate_monks(s: HeavenAle, me: Seat, monk: int) -> None:
    """§6.3 Each monk of this sort activates every tile next to it, §6.6 on both sides of the garden."""
    garden = s.abbeys[me].garden
    for hex_ in HEXES:
        if garden[hex_] == MONK_TILE + monk:
            for near in NEAR[hex_]:
                if garden[near] != NONE:
                    activate(s, me, near)


LAY_DISC: Final = [LayDisc(me) for me in SEATS]
