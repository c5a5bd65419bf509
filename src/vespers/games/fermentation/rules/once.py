"""Cards that work once (§5.4): used at the beginning of one's turn, or at their own moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.words import Why
from vespers.games.fermentation.book import BAR, ENRICH, LEAP
from vespers.games.fermentation.pieces import (
    DOOR,
    NEAR,
    NOTHING,
    SEATS,
    USE_CLOSE_DOOR,
    USE_ENRICH,
    USE_HUSH,
    USE_INSPIRE,
    USE_LEAP,
    USE_NONE,
    USE_REROLL,
    USE_SOBER,
    USE_STAY_UP,
    USE_TRAP,
)
from vespers.games.fermentation.rules.falls import NOT_YOUR_CARD, WRONG_MOMENT, hush
from vespers.games.fermentation.rules.hand import discard_from_hand
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import Added, Bar, Enrich, Leap

NO_OPEN_DOOR: Final = Why("no_open_door", "5.4")
EMPTY_VAT: Final = Why("empty_vat", "5.4")
NO_DOOR: Final = Why("no_door_there", "1.3")
DOOR_CLOSED: Final = Why("door_closed", "1.3")
ALREADY_HERE: Final = Why("already_here", "5.4")
EMPTY_SPACE: Final = Why("empty_space", "5.4")


def why_not_use(s: Fermentation, me: Seat, card: int) -> Why | None:
    """§5.4 A card of one's own, with a use at the beginning of a turn, and something to use it on."""
    if card not in s.cards[me]:
        return NOT_YOUR_CARD
    use = s.box.cards[card].use
    if use in (USE_NONE, USE_REROLL, USE_STAY_UP):
        return WRONG_MOMENT
    if use == USE_CLOSE_DOOR and not open_rooms(s, s.place[me]):
        return NO_OPEN_DOOR
    if use == USE_ENRICH and not any(s.vat[me]):
        return EMPTY_VAT
    return None


def use_card(s: Fermentation, me: Seat, card: int) -> None:
    """§5.4 What the card does; then it is discarded."""
    piece = s.box.cards[card]
    use, amount = piece.use, piece.amount
    discard_from_hand(s, me, card)
    if use == USE_SOBER:
        s.alcohol[me] = max(0, s.alcohol[me] - amount)
    elif use == USE_HUSH:
        hush(s, me, amount)
    elif use == USE_TRAP:
        s.traps[me] += amount
    elif use == USE_INSPIRE:
        s.inspired[me] += amount
    elif use == USE_LEAP:
        s.agenda.append(LEAP_AWAY[me])
    elif use == USE_CLOSE_DOOR:
        s.agenda.append(BAR_DOOR[me])
    else:
        s.find = amount
        s.agenda.append(ENRICH_BEER[me])


# --- §1.3 Doors


def open_rooms(s: Fermentation, place: int) -> list[int]:
    """§1.3 Where one can go from here."""
    doors, closed = DOOR[place], s.closed
    return [other for other in NEAR[place] if closed[doors[other]] == 0]


def why_not_through(s: Fermentation, place: int, tile: int) -> Why | None:
    """§1.3 Through an open door between tiles that share a side."""
    door = DOOR[place][s.tile.index(tile)]
    if door == NOTHING:
        return NO_DOOR
    return None if s.closed[door] == 0 else DOOR_CLOSED


class BarDoor(Choice[Fermentation, Bar]):
    """§5.4 A door of the room one is in stays closed until one's next turn."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Bar]:
        return BAR

    def why_not(self, s: Fermentation, a: Bar) -> Why | None:
        return why_not_through(s, s.place[self.me], a.tile)

    def do(self, s: Fermentation, a: Bar) -> None:
        s.closed[DOOR[s.place[self.me]][s.tile.index(a.tile)]] = 1 + self.me


def unbar(s: Fermentation, me: Seat) -> None:
    """§5.4 At the beginning of one's turn one's barricades are cleared away."""
    for door, by in enumerate(s.closed):
        if by == 1 + me:
            s.closed[door] = 0


class LeapAway(Choice[Fermentation, Leap]):
    """§5.4 The rope leads to any other tile."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Leap]:
        return LEAP

    def why_not(self, s: Fermentation, a: Leap) -> Why | None:
        return ALREADY_HERE if a.tile == s.tile[s.place[self.me]] else None

    def do(self, s: Fermentation, a: Leap) -> None:
        s.place[self.me] = s.tile.index(a.tile)


class EnrichBeer(Choice[Fermentation, Enrich]):
    """§5.4 An ingredient in one's vat tastes better, of whatever phase."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Enrich]:
        return ENRICH[: len(s.vat[self.me])]

    def why_not(self, s: Fermentation, a: Enrich) -> Why | None:
        return None if s.vat[self.me][a.space] > 0 else EMPTY_SPACE

    def do(self, s: Fermentation, a: Enrich) -> None:
        me, recipe = self.me, s.box.recipes[s.recipe[self.me]]
        s.vat[me][a.space] += s.find
        if s.told is not None:
            ingredient, phase = recipe.ingredient[a.space], recipe.phase[a.space]
            s.told.append(Added(me, ingredient, phase, s.vat[me][a.space]))


BAR_DOOR: Final = [BarDoor(me) for me in SEATS]
LEAP_AWAY: Final = [LeapAway(me) for me in SEATS]
ENRICH_BEER: Final = [EnrichBeer(me) for me in SEATS]
