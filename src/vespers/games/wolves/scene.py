"""The drawing of a view of Wolves, what one clicks in it to answer, and how what was told moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from vespers.engine.scene import Option, Prompt, Scene
from vespers.engine.stage import Cue, Moment, Offer
from vespers.engine.words import Text
from vespers.games.wolves.pieces import NOBODY, SEATS
from vespers.games.wolves.pieces import WolvesBox as Box
from vespers.games.wolves.scene_board import (
    back_id,
    cell_id,
    displays,
    hand_id,
    hands,
    laid_id,
    lone_id,
    offered_id,
    owned_id,
    remembered,
    say,
    territory,
)
from vespers.games.wolves.scene_score import panels, sheet, taken_wolves
from vespers.games.wolves.words import (
    CallAmbush,
    Covered,
    Drawn,
    DrawnFaceDown,
    PackView,
    Place,
    Swap,
    Swapped,
    TakeLone,
    TakePower,
    View,
)


def scene(m: Moment) -> Scene:
    """All that one viewer sees."""
    box: Box = m.box
    view: View = m.view
    common: Scene | None = m.shared.get("common")
    if common is None:
        common = m.shared["common"] = in_common(box, view, m)
    return replace(
        common,
        viewer=m.seat,
        rows=hands(box, view) + common.rows,
        options=tuple([o for offer in m.offers for o in options(box, view, offer)]),
    )


def in_common(box: Box, view: View, m: Moment) -> Scene:
    """What everybody sees alike: all but hands and answers."""
    now, (one, other) = view.standing, view.packs
    lone_for = view.asks if view.asked == "TakeLoneWolf" else NOBODY
    return Scene(
        prompt=Prompt(text=m.prompt, seats=m.asked, rule=RULES.get(view.asked, "")),
        status=status(box, 0 if m.outcome else view.round),
        boards=(territory(box, view.territory, view.spots, view.area[0], now.rows),),
        rows=displays(box, view.offered, lone_for),
        panels=panels(box, now.moons, one, other),
        sheet=sheet(now, taken_wolves(box, view), (one.wins, other.wins), m.outcome),
    )


RULES = {
    "PlaceWolf": "3.1",
    "SecondWolf": "7.3",
    "SwapWolf": "7.6",
    "TakeLoneWolf": "6.2",
    "TakeAlphaPower": "6.3",
}


@remembered
def status(box: Box, round: int) -> tuple[Text, ...]:
    """The round, unless all is over, and the goal."""
    return (*([say("round", round=round)] if round else []), say("goal", wins=box.numbers.wins))


# ── answers


def options(box: Box, view: View, offer: Offer) -> tuple[Option, ...]:
    """Every way to click an offer."""
    action = offer.action
    copies = view.packs[view.seat].hand[action.wolf] if isinstance(action, Place) else 0
    return clickable(view.seat, copies, offer)


@remembered
def clickable(seat: int, copies: int, offer: Offer) -> tuple[Option, ...]:
    """The same each time: offers are made once."""
    return tuple(offer.option(way) for way in ways_to_say(seat, copies, offer.action))


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """What one clicks to mean an action, legal or not."""
    copies = 0
    if isinstance(action, Place) and action.wolf < len(box.wolves) and view.seat != NOBODY:
        copies = view.packs[view.seat].hand[action.wolf]
    return ways_to_say(view.seat, copies, action)


def ways_to_say(seat: int, copies: int, action: Any) -> Sequence[tuple[str, ...]]:
    match action:
        case Place(wolf, cell):
            return [(hand_id(seat, wolf, n), cell_id(cell)) for n in range(copies)]
        case Swap(cell):
            return [(cell_id(cell),)]
        case CallAmbush():
            return [(owned_id(seat),)]
        case TakeLone(wolf):
            return [(lone_id(wolf),)]
        case TakePower(power):
            return [(offered_id(power),)]
    return [()]


# ── movement


def cues(box: Box, before: View, after: View, told: Any) -> Sequence[Cue]:
    """How what was heard moves: from the hand to its cell, from the deck to the hand."""
    move = MOVES.get(type(told))
    return () if move is None else move(before, after, told)


def placed(before: View, after: View, told: Place) -> list[Cue]:
    return [travel(top_id(after, told.cell), left_hand(before, told.wolf))]


def covered(before: View, after: View, told: Covered) -> list[Cue]:
    return [Cue(kind="glow", thing=top_id(after, told.cell))]


def swapped(before: View, after: View, told: Swapped) -> list[Cue]:
    here, there = top_id(after, told.cell), top_id(after, told.other)
    return [travel(here, there), travel(there, here)]


def taken(before: View, after: View, told: TakePower) -> list[Cue]:
    owners = [seat for seat in SEATS if after.packs[seat].power == told.power]
    return [travel(owned_id(seat), offered_id(told.power)) for seat in owners]


def travel(thing: str, source: str) -> Cue:
    return Cue(kind="travel", thing=thing, source=source)


def top_id(view: View, cell: int) -> str:
    for here in view.territory:
        if here.cell == cell:
            return laid_id(cell, len(here.pile) - 1)
    return cell_id(cell)


def left_hand(before: View, wolf: int) -> str:
    """The card that left the hand of whoever was asked: my own by its name, another's by its back."""
    seat = before.asks
    pack = before.packs[seat]
    mine = seat == before.seat
    return hand_id(seat, wolf, pack.hand[wolf] - 1) if mine else back_id(seat, pack.held - 1)


def drawn(before: View, after: View, told: Drawn | DrawnFaceDown) -> list[Cue]:
    """From the deck to the place in the hand that is new; whoever is not told the wolf sees its back."""
    grown = [seat for seat in SEATS if after.packs[seat].held > before.packs[seat].held]
    return [travel(new_id(seat, after.packs[seat], told), f"deck-{seat}") for seat in grown]


def new_id(seat: int, pack: PackView, told: Drawn | DrawnFaceDown) -> str:
    if isinstance(told, Drawn) and pack.hand:
        return hand_id(seat, told.wolf, pack.hand[told.wolf] - 1)
    return back_id(seat, pack.held - 1)


MOVES: dict[type, Callable[[View, View, Any], list[Cue]]] = {
    Place: placed,
    Drawn: drawn,
    DrawnFaceDown: drawn,
    Covered: covered,
    Swapped: swapped,
    TakePower: taken,
}
