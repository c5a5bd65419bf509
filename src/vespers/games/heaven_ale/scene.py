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
from vespers.engine.speech import player
from vespers.engine.stage import Cue, Offer
from vespers.engine.words import Text
from vespers.games.heaven_ale import drawing
from vespers.games.heaven_ale.drawing import said, tile_text
from vespers.games.heaven_ale.names import GAME
from vespers.games.heaven_ale.panels import panel, sheet
from vespers.games.heaven_ale.pieces import (
    CHOSEN,
    FIRST_SHADY,
    HEX_NAMES,
    MARK_MONK,
    MARK_RESOURCE,
    MONK_TILE,
    SPOT_OF_MARK,
)
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


def scene(view: View, seat: int | None, offers: Sequence[Offer]) -> Scene:
    """The drawing of a view, with its options."""
    return Scene(
        prompt=prompt(view),
        viewer=seat,
        status=(said("round", round=view.round, rounds=view.rounds),) if view.round else (),
        boards=(track(view), *gardens(view, seat)),
        panels=tuple(panel(view, owner) for owner in range(len(view.abbeys))),
        sheet=sheet(view),
        options=tuple(option(view, offer) for offer in offers),
    )


def prompt(view: View) -> Prompt:
    """§2.5 One question at a time."""
    if view.asks == -2:
        return Prompt(text=Text(f"{GAME}-end-rounds"))
    values: dict[str, int | str | Text] = {"me": player(max(view.asks, 0)), "steps": ""}
    if view.chosen >= 0:
        values["tile"] = tile_text(view.chosen)
    if view.asked == "ActivateTiles":
        return Prompt(text=said("activate", me=player(view.asks)), seats=(view.asks,), rule="5.3")
    if view.asked in ("AdvanceMarker", "AdvanceLowest"):
        return Prompt(text=said("advance", me=player(view.asks)), seats=(view.asks,), rule="7.5")
    return Prompt(
        text=Text(f"{GAME}-step-{view.asked}", values), seats=(view.asks,) if view.asks >= 0 else ()
    )


def track(view: View) -> Board:
    """§1.1 The ring of spaces, the starting area at its foot, the barrels in the middle."""
    areas: list[AnyArea] = [*drawing.spaces(view), *drawing.places(), *drawing.barrel_slots()]
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


def gardens(view: View, seat: int | None) -> list[Board]:
    """§1.4 A garden for each abbey; the viewer's own is large."""
    return [drawing.garden(view, owner, mine=owner == seat) for owner in range(len(view.abbeys))]


# --- Options


def option(view: View, offer: Offer) -> Option:
    """An answer, tied to what one clicks, with its price."""
    ways = things(view, offer.action)
    return Option(
        number=offer.number,
        text=drawing.action_text(view, offer.action),
        things=ways[0] if ways else (),
        note=note(view, offer.action),
        undoable=offer.undoable,
    )


def note(view: View, action: Any) -> Text | None:
    """What the player would reckon: the price of a hex."""
    if not isinstance(action, Place) or view.asks < 0:
        return None
    here = view.track[view.abbeys[view.asks].space]
    base = here.cost if view.chosen >= MONK_TILE else view.chosen % 5 + 1
    return said("price", ducats=base * view.prices[0 if action.hex >= FIRST_SHADY else 1])


def things(view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """Every way to click an action; none: a button."""
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
    return []


def spot_of(action: MarkNumber | MarkResource | MarkMonk) -> int:
    """The activation spot of a mark."""
    if isinstance(action, MarkNumber):
        return 0
    return SPOT_OF_MARK[
        MARK_RESOURCE + action.colour if isinstance(action, MarkResource) else MARK_MONK + action.monk
    ]


# --- Movement


def cues(before: View, after: View, told: Any) -> Sequence[Cue]:
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
