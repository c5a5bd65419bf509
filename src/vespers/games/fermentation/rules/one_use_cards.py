"""Cards that work once (§5.4): used at the beginning of one's turn, or at their own moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import BAR, ENRICH, LEAP
from vespers.games.fermentation.events import Added
from vespers.games.fermentation.messages import Bar, Enrich, Leap
from vespers.games.fermentation.pieces import (
    AIMED,
    DOOR,
    IN_TURN,
    SEATS,
    USE_CLOSE_DOOR,
    USE_ENRICH,
    USE_HUSH,
    USE_INSPIRE,
    USE_LEAP,
    USE_NONE,
    USE_REROLL,
    USE_REROLL_OTHER,
    USE_SOBER,
    USE_STAY_UP,
    USE_TRAP,
)
from vespers.games.fermentation.rules.doors import open_rooms, why_not_through
from vespers.games.fermentation.rules.exchanges import aim, why_not_aim
from vespers.games.fermentation.rules.held_cards import discard_from_hand
from vespers.games.fermentation.rules.noise_and_falls import NOT_YOUR_CARD, WRONG_MOMENT, hush
from vespers.games.fermentation.state import Fermentation

NO_OPEN_DOOR: Final = Why("no_open_door", "5.4")
EMPTY_VAT: Final = Why("empty_vat", "5.4")
ALREADY_HERE: Final = Why("already_here", "5.4")
EMPTY_SPACE: Final = Why("empty_space", "5.4")


def why_not_use(s: Fermentation, me: Seat, card: int, at: int = IN_TURN) -> Why | None:
    """§5.4 A card of one's own, with a use at this moment, and something to use it on."""
    if card not in s.monks[me].cards:
        return NOT_YOUR_CARD
    piece = s.box.cards[card]
    if piece.use in (USE_NONE, USE_REROLL, USE_REROLL_OTHER, USE_STAY_UP) or piece.at != at or piece.stays:
        return WRONG_MOMENT
    return why_not_work(s, me, card)


def why_not_work(s: Fermentation, me: Seat, card: int) -> Why | None:
    """§5.4 There must be something that the card can work on."""
    monk, piece = s.monks[me], s.box.cards[card]
    use = piece.use
    if use in AIMED:
        return why_not_aim(s, me, use, len(monk.cards) if piece.stays else len(monk.cards) - 1)
    if use == USE_CLOSE_DOOR and not open_rooms(s, monk.place):
        return NO_OPEN_DOOR
    if use == USE_ENRICH and not any(monk.vat):
        return EMPTY_VAT
    return None


def use_card(s: Fermentation, me: Seat, card: int) -> None:
    """§5.4 A card that was used is discarded."""
    discard_from_hand(s, me, card)
    work(s, me, card)


def work(s: Fermentation, me: Seat, card: int) -> None:
    """§5.4 What the card does."""
    monk, piece = s.monks[me], s.box.cards[card]
    use, amount = piece.use, piece.amount
    if use in AIMED:
        aim(s, me, use, amount)
    elif use == USE_SOBER:
        monk.alcohol = max(0, monk.alcohol - amount)
    elif use == USE_HUSH:
        hush(s, me, amount)
    elif use == USE_TRAP:
        monk.traps += amount
    elif use == USE_INSPIRE:
        monk.inspired += amount
    elif use == USE_LEAP:
        s.agenda.append(LEAP_AWAY[me])
    elif use == USE_CLOSE_DOOR:
        s.agenda.append(BAR_DOOR[me])
    else:
        s.find = amount
        s.agenda.append(ENRICH_BEER[me])


class BarDoor(Choice[Fermentation, Bar]):
    """§5.4 A door of the room one is in stays closed until one's next turn."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Bar]:
        return BAR

    def why_not(self, s: Fermentation, a: Bar) -> Why | None:
        return why_not_through(s, s.monks[self.me].place, a.tile)

    def do(self, s: Fermentation, a: Bar) -> None:
        s.closed[DOOR[s.monks[self.me].place][s.tile.index(a.tile)]] = 1 + self.me


class LeapAway(Choice[Fermentation, Leap]):
    """§5.4 The rope leads to any other tile."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Leap]:
        return LEAP

    def why_not(self, s: Fermentation, a: Leap) -> Why | None:
        return ALREADY_HERE if a.tile == s.tile[s.monks[self.me].place] else None

    def do(self, s: Fermentation, a: Leap) -> None:
        s.monks[self.me].place = s.tile.index(a.tile)


class EnrichBeer(Choice[Fermentation, Enrich]):
    """§5.4 An ingredient in one's vat tastes better, of whatever phase."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Enrich]:
        return ENRICH[: len(s.monks[self.me].vat)]

    def why_not(self, s: Fermentation, a: Enrich) -> Why | None:
        return None if s.monks[self.me].vat[a.space] > 0 else EMPTY_SPACE

    def do(self, s: Fermentation, a: Enrich) -> None:
        monk = s.monks[self.me]
        monk.vat[a.space] += s.find
        if s.events is not None:
            recipe = s.box.recipes[monk.recipe]
            ingredient, phase = recipe.ingredient[a.space], recipe.phase[a.space]
            s.events.append(Added(self.me, ingredient, phase, monk.vat[a.space]))


BAR_DOOR: Final = [BarDoor(me) for me in SEATS]
LEAP_AWAY: Final = [LeapAway(me) for me in SEATS]
ENRICH_BEER: Final = [EnrichBeer(me) for me in SEATS]
