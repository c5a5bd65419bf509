"""§7 Pairs and privileges: a card beside a completed pair, used at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.messages import Why
from vespers.games.heaven_ale.codebook import ADVANCE, KEEP_PRIVILEGES, USE_PRIVILEGE
from vespers.games.heaven_ale.messages import Advance, KeepPrivileges, UsePrivilege
from vespers.games.heaven_ale.pieces import (
    BREWMASTER_CARD,
    COLOUR_CARD,
    COLOURS,
    DUCATS_CARD,
    LOWEST_CARD,
    MARK_RESOURCE,
    SEATS,
)
from vespers.games.heaven_ale.rules.emergency import NOT_IN_HAND, Decision
from vespers.games.heaven_ale.rules.income import advance, earn, move_brewmaster
from vespers.games.heaven_ale.state import Abbey, HeavenAle

NOT_THE_LOWEST: Final = Why("marker_not_lowest", "7.5")
NOT_YOUR_COLOUR: Final = Why("colour_without_tile", "7.7")

PLACEABLE: Final = [
    [use for card, use in enumerate(USE_PRIVILEGE) if cards >> card & 1]
    for cards in range(1 << len(USE_PRIVILEGE))
]
NUMBER_OF_DISCS: Final = [bin(discs).count("1") for discs in range(1 << 10)]


def complete_pair(s: HeavenAle, me: Seat, spot: int) -> None:
    """§7.1 The disc just laid completes a pair (§7.8); with a card left, one may place it."""
    abbey = s.abbeys[me]
    if abbey.discs >> (spot ^ 1) & 1 and abbey.cards:
        s.agenda.append(COMPLETE_PAIR[me])


class CompletePair(Decision[UsePrivilege | KeepPrivileges]):
    """§7.1 One privilege card beside the pair, now or never."""

    __slots__ = ()

    def answers(self, s: HeavenAle) -> Sequence[UsePrivilege | KeepPrivileges]:
        return [*USE_PRIVILEGE, KEEP_PRIVILEGES]

    def why_not_answer(self, s: HeavenAle, a: UsePrivilege | KeepPrivileges) -> Why | None:
        if isinstance(a, UsePrivilege) and not s.abbeys[self.me].cards >> a.card & 1:
            return NOT_IN_HAND
        return None

    def legal_answers(self, s: HeavenAle) -> list[UsePrivilege | KeepPrivileges]:
        return [*PLACEABLE[s.abbeys[self.me].cards], KEEP_PRIVILEGES]

    def answered(self, s: HeavenAle, a: UsePrivilege | KeepPrivileges) -> None:
        if isinstance(a, UsePrivilege):
            abbey = s.abbeys[self.me]
            abbey.cards -= 1 << a.card
            abbey.placed |= 1 << a.card
            use(s, self.me, a.card)


def use(s: HeavenAle, me: Seat, card: int) -> None:
    """§7.2 Ducats, §7.3 the brewmaster, §7.5 the lowest marker, §7.6 a colour; §7.4 waits for the end."""
    if card == DUCATS_CARD:
        earn(s, me, s.box.privileges[DUCATS_CARD])
    elif card == BREWMASTER_CARD:
        move_brewmaster(s, me, s.box.privileges[BREWMASTER_CARD])
    elif card == LOWEST_CARD:
        use_lowest(s, me)
    elif card == COLOUR_CARD:
        s.agenda.append(ADVANCE_COLOUR[me])


def lowest_markers(abbey: Abbey) -> list[int]:
    """§7.5 The colours of the rearmost markers."""
    low = min(abbey.markers)
    return [colour for colour in COLOURS if abbey.markers[colour] == low]


def use_lowest(s: HeavenAle, me: Seat) -> None:
    """§7.5 There is nothing to ask when one marker is the rearmost."""
    lowest = lowest_markers(s.abbeys[me])
    if len(lowest) == 1:
        advance(s, me, lowest[0], steps_of_lowest(s, me))
    else:
        s.agenda.append(ADVANCE_LOWEST[me])


def steps_of_lowest(s: HeavenAle, me: Seat) -> int:
    """§7.5 One step for each disc on the board, §7.9 the one just laid included."""
    return s.box.privileges[LOWEST_CARD] * NUMBER_OF_DISCS[s.abbeys[me].discs]


class AdvanceLowest(Decision[Advance]):
    """§7.5 Which of the rearmost markers takes all the steps."""

    __slots__ = ()

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        return {"steps": steps_of_lowest(s, self.me)}

    def answers(self, s: HeavenAle) -> Sequence[Advance]:
        return ADVANCE

    def why_not_answer(self, s: HeavenAle, a: Advance) -> Why | None:
        return None if a.colour in lowest_markers(s.abbeys[self.me]) else NOT_THE_LOWEST

    def answered(self, s: HeavenAle, a: Advance) -> None:
        advance(s, self.me, a.colour, steps_of_lowest(s, self.me))


class AdvanceColour(Decision[Advance]):
    """§7.6 The colour whose tiles are counted; one step for each. §7.7 It may be one without a tile."""

    __slots__ = ()

    def answers(self, s: HeavenAle) -> Sequence[Advance]:
        return ADVANCE

    def why_not_answer(self, s: HeavenAle, a: Advance) -> Why | None:
        if s.box.rulings.colour_card == "any-colour":
            return None
        tiles = s.abbeys[self.me].tally[MARK_RESOURCE : MARK_RESOURCE + len(COLOURS)]
        return NOT_YOUR_COLOUR if tiles[a.colour] == 0 and any(tiles) else None

    def answered(self, s: HeavenAle, a: Advance) -> None:
        tiles = s.abbeys[self.me].tally[MARK_RESOURCE + a.colour]
        advance(s, self.me, a.colour, s.box.privileges[COLOUR_CARD] * tiles)


COMPLETE_PAIR: Final = [CompletePair(me) for me in SEATS]
ADVANCE_LOWEST: Final = [AdvanceLowest(me) for me in SEATS]
ADVANCE_COLOUR: Final = [AdvanceColour(me) for me in SEATS]
