"""Heaven & Ale as a drawing, from the view alone: the track, a garden each, panels beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Board,
    Option,
    Prompt,
    Scene,
)
from vespers.engine.stage import Cue, Moment, Offer
from vespers.engine.words import Text
from vespers.games.heaven_ale import drawing
from vespers.games.heaven_ale.drawing import said
from vespers.games.heaven_ale.panels import panel, sheet
from vespers.games.heaven_ale.pieces import (
    CHOSEN,
    FIRST_SHADY,
    HEX_NAMES,
    MARK_MONK,
    MARK_RESOURCE,
    SPOT_OF_MARK,
    Box,
)
from vespers.games.heaven_ale.rules.buying import base_price
from vespers.games.heaven_ale.words import (
    Activate,
    BarrelTaken,
    BrewmasterMoved,
    BuildFirst,
    Built,
    Earned,
    Enter,
    MarkerMoved,
    MarkMonk,
    MarkNumber,
    MarkResource,
    Place,
    Sell,
    Take,
    TileBought,
    UsePrivilege,
    View,
    Walk,
)

RULES = {
    "MoveFigure": "2.5",
    "ChoosePlace": "1.5",
    "AdvanceMarker": "2.6",
    "TakeTile": "3.4",
    "TakeAnother": "3.4",
    "PlaceTile": "3.3",
    "ChooseSite": "5.1",
    "ActivateTiles": "5.3",
    "LayDisc": "6.1",
    "CompletePair": "7.1",
    "AdvanceLowest": "7.5",
    "AdvanceColour": "7.6",
}


def scene(m: Moment) -> Scene:
    """The drawing of a view, with its options."""
    box: Box = m.box
    view: View = m.view
    seats = range(len(view.abbeys))
    return Scene(
        viewer=m.seat,
        prompt=Prompt(text=m.prompt, seats=m.asked, rule=RULES.get(view.asked, "")),
        status=(said("round", round=view.round, rounds=view.rounds),) if view.round else (),
        boards=(track(box, view), *[drawing.garden(box, view, seat, mine=seat == m.seat) for seat in seats]),
        panels=tuple(panel(box, view, seat) for seat in seats),
        sheet=sheet(view, m.outcome),
        options=tuple(option for offer in m.offers for option in options(box, view, offer)),
    )


def track(box: Box, view: View) -> Board:
    """§1.1 The ring of spaces, the starting area at its foot, the barrels in the middle."""
    areas: list[AnyArea] = [*drawing.spaces(box, view), *drawing.places(), *drawing.barrel_slots()]
    pieces: list[AnyPiece] = [*drawing.goods(view), *drawing.barrels(view), *drawing.figures(view)]
    return Board(
        id="track",
        name=said("track"),
        rule="1.1",
        left=-drawing.SIDE / 2 - 0.6,
        top=-drawing.HEIGHT / 2 - 0.6,
        width=drawing.SIDE + 1.2,
        height=drawing.HEIGHT + 1.2,
        areas=tuple(areas),
        pieces=tuple(pieces),
    )


# --- Options


def options(box: Box, view: View, offer: Offer) -> list[Option]:
    """Every way to click an offer, with its price."""
    price = note(box, view, offer.action)
    return [offer.option(way, price) for way in things(box, view, offer.action)]


def note(box: Box, view: View, action: Any) -> Text | None:
    """What the player would reckon: the price of a hex."""
    if not isinstance(action, Place) or view.asks < 0:
        return None
    base = base_price(box, view.abbeys[view.asks].space, view.chosen)
    return said("price", ducats=base * (box.shady_price if action.hex >= FIRST_SHADY else box.sunny_price))


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """Every way to click an action, legal or not; nothing to click: a button."""
    me = max(view.asks, 0)
    match action:
        case Walk(space=space):
            return [(f"space-{space}",)]
        case Enter(place=place):
            return [(f"place-{place}",)]
        case Sell(card=number) | UsePrivilege(card=number):
            return [(f"card-{me}-{number}",)]
        case Take(tile=tile):
            here = view.abbeys[me].space
            return [(f"goods-{here}-{k}",) for k, lying in enumerate(view.track[here].tiles) if lying == tile]
        case Place(hex=hex_):
            return [(f"hex-{me}-{HEX_NAMES[hex_]}",)]
        case BuildFirst(site=site):
            return [(f"site-{me}-{site}",)]
        case Activate(site=site, neighbours=neighbours):
            return [tuple(f"tile-{me}-{hex_}" for hex_ in CHOSEN[site][neighbours])]
        case MarkNumber() | MarkResource() | MarkMonk():
            return [(f"spot-{me}-{spot_of(action)}",)]
    return [()]


def spot_of(action: MarkNumber | MarkResource | MarkMonk) -> int:
    """The activation spot of a mark."""
    if isinstance(action, MarkNumber):
        return 0
    return SPOT_OF_MARK[
        MARK_RESOURCE + action.colour if isinstance(action, MarkResource) else MARK_MONK + action.monk
    ]


# --- Movement


def cues(box: Box, before: View, after: View, told: Any) -> Sequence[Cue]:
    """How an action or event moves things from one view to the next."""
    match told:
        case TileBought(seat=seat, hex=hex_):
            here = f"space-{before.abbeys[seat].space}"
            return [Cue(kind="travel", thing=f"tile-{seat}-{hex_}", source=here)]
        case MarkNumber() | MarkResource() | MarkMonk():
            seat = max(before.asks, 0)
            here = f"space-{before.abbeys[seat].space}"
            return [Cue(kind="travel", thing=f"disc-{seat}-{spot_of(told)}", source=here)]
        case Earned(seat=seat, ducats=ducats):
            return [Cue(kind="gain", thing=f"ducats-{seat}", value=f"+{ducats}")]
        case MarkerMoved(seat=seat, colour=colour):
            return [Cue(kind="glow", thing=f"marker-{seat}-{colour}")]
        case BrewmasterMoved(seat=seat):
            return [Cue(kind="glow", thing=f"brewmaster-{seat}")]
        case Built(seat=seat, site=site):
            return [Cue(kind="glow", thing=f"building-{seat}-{site}")]
        case BarrelTaken(barrel=number, large=large):
            return [Cue(kind="glow", thing=f"{'large' if large else 'small'}-{number}")]
    return []
