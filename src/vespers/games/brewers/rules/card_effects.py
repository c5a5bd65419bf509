"""§6.5 What happens at once: the deeds of played cards, werewolves and night events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Plan, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import TARGET
from vespers.games.brewers.events import Webbed
from vespers.games.brewers.messages import Target
from vespers.games.brewers.pieces import (
    ANY_TASTE,
    BLESSING,
    DIRT,
    DRAW_BLESSING,
    DRAW_EQUIPMENT,
    EQUIPMENT,
    EXCHANGES,
    GIVE,
    NOISE,
    NOISE_TO,
    OF_OTHERS,
    OPPONENT_DIRT,
    OPPONENT_NOISE,
    OTHERS,
    PICK_ONE_BLESSING,
    PICK_ONE_EQUIPMENT,
    SEATS,
    SWAP,
    TASTE,
    WEB,
    WOUND,
    Deed,
)
from vespers.games.brewers.rules.drawing_cards import DRAW_SOME
from vespers.games.brewers.rules.exchanges import HOLDS_NOTHING, NOTHING_TO_GIVE, exchange, partners
from vespers.games.brewers.rules.tracks import add_dirt, add_taste, set_noise
from vespers.games.brewers.rules.wounds import WOUND as SERIOUS_WOUND
from vespers.games.brewers.state import Brewers

NO_TARGET: Final = Why("no_target", "6.6")
NOT_AN_OPPONENT: Final = Why("not_an_opponent", "6.6")
BEER_WITHOUT_INGREDIENTS: Final = Why("beer_without_ingredients", "3.9")
NOTHING_TO_CHANGE: Final = Why("nothing_to_change", "6.6")


def carry_out(s: Brewers, me: Seat, deeds: list[Deed]) -> None:
    """§6.5 The deeds of one card, in its order; what draws, wounds or asks comes after the others."""
    steps: Plan = []
    for deed, amount in deeds:
        steps.extend(carry_out_one(s, me, deed, amount))
    s.then(*steps)


def carry_out_one(s: Brewers, me: Seat, deed: int, amount: int) -> Plan:
    """§6.5 One icon: done at once, or the steps that it needs."""
    if deed == NOISE:
        set_noise(s, me, s.monks[me].noise + amount)
    elif deed == NOISE_TO:
        set_noise(s, me, amount)
    elif deed == DIRT:
        add_dirt(s, me, amount)
    elif deed == TASTE:
        add_taste(s, me, amount)
    elif deed == DRAW_EQUIPMENT:
        return [DRAW_SOME[EQUIPMENT][me][1]] * amount
    elif deed == DRAW_BLESSING:
        return [DRAW_SOME[BLESSING][me][1]] * amount
    elif deed == PICK_ONE_EQUIPMENT:
        return [DRAW_SOME[EQUIPMENT][me][amount]]
    elif deed == PICK_ONE_BLESSING:
        return [DRAW_SOME[BLESSING][me][amount]]
    elif deed == WEB:
        catch(s, me)
    elif deed == WOUND:
        return [SERIOUS_WOUND[me]]
    else:
        return aim(s, me, deed, amount)
    return []


def catch(s: Brewers, me: Seat) -> None:
    """§5.4 The web holds until the end of the monk's next turn."""
    s.monks[me].web = 2 if s.turn_of == me else 1
    if s.events is not None:
        s.events.append(Webbed(me))


def targets(s: Brewers, me: Seat, deed: int) -> list[Seat]:
    """Whom the deed can touch: opponents, or everybody; dirt needs a beer with ingredients (§3.9)."""
    if deed in EXCHANGES:
        return partners(s, me, deed)
    if deed == ANY_TASTE:
        return [me, *OTHERS[len(s.monks)][me]]
    seats = s.opponents(me)
    if deed == OPPONENT_DIRT:
        return [seat for seat in seats if s.soilable(seat)]
    return seats


def aim(s: Brewers, me: Seat, deed: int, amount: int) -> Plan:
    """§6.5 At whom? Nobody there: no effect. Only one: no question."""
    seats = targets(s, me, deed)
    if len(seats) > 1:
        s.deed, s.amount = deed, amount
        return [AIM[me]]
    return strike(s, me, seats[0], deed, amount) if seats else []


def strike(s: Brewers, me: Seat, seat: Seat, deed: int, amount: int) -> Plan:
    """§6.5 Done at once, or §6.7 the steps that it needs."""
    if deed in EXCHANGES:
        return exchange(s, me, seat, deed, amount)
    if deed == OPPONENT_NOISE:
        set_noise(s, seat, s.monks[seat].noise + amount)
    elif deed == OPPONENT_DIRT:
        add_dirt(s, seat, amount)
    else:
        add_taste(s, seat, amount)
    return []


class Aim(Choice[Brewers, Target]):
    """§6.5 Choose the player."""

    def candidates(self, s: Brewers) -> Sequence[Target]:
        return TARGET[: len(s.monks)]

    def why_not(self, s: Brewers, a: Target) -> Why | None:
        if a.seat in targets(s, self.me, s.deed):
            return None
        if a.seat not in s.opponents(self.me):
            return NOT_AN_OPPONENT
        return HOLDS_NOTHING if s.deed in EXCHANGES else BEER_WITHOUT_INGREDIENTS

    def do(self, s: Brewers, a: Target) -> None:
        s.then(*strike(s, self.me, a.seat, s.deed, s.amount))


def why_not_deeds(s: Brewers, me: Seat, deeds: list[Deed]) -> Why | None:
    """§6.6 A card is played in one's turn only if one of its deeds does something."""
    why = None
    for deed, amount in deeds:
        why = why_not_deed(s, me, deed, amount)
        if why is None:
            return None
    return why


def why_not_deed(s: Brewers, me: Seat, deed: int, amount: int) -> Why | None:
    monk = s.monks[me]
    if deed in (GIVE, SWAP) and not monk.cards:
        return NOTHING_TO_GIVE
    if deed in OF_OTHERS:
        return None if targets(s, me, deed) else NO_TARGET
    if (deed == NOISE and amount < 0 and monk.noise == 0) or (deed == NOISE_TO and monk.noise == amount):
        return NOTHING_TO_CHANGE
    return NOTHING_TO_CHANGE if deed == DIRT and amount < 0 and monk.dirt == 0 else None


AIM: Final = [Aim(me) for me in SEATS]
