"""Heaven & Ale as a drawing, from the view alone: the abbey's track, a garden each, cards and panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vespers.engine.scene import Cue, Moment, Prompt, Row, Scene
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import (
    BarrelTaken,
    BrewmasterMoved,
    Built,
    DrawnMonk,
    DrawnResource,
    Earned,
    MarkerMoved,
    MarkMonk,
    MarkNumber,
    MarkResource,
    Sell,
    TileBought,
)
from vespers.games.heaven_ale.scene.garden import garden
from vespers.games.heaven_ale.scene.panels import hand, panel, sheet
from vespers.games.heaven_ale.scene.prospects import MEASURED, ruler
from vespers.games.heaven_ale.scene.stages import stage
from vespers.games.heaven_ale.scene.targets import STALL, spot_of, targets, things
from vespers.games.heaven_ale.scene.track import stall_row, track
from vespers.games.heaven_ale.scene.words import phrase
from vespers.games.heaven_ale.view import View

__all__ = ["cues", "scene", "stage", "things"]

RULES: Final = {
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
    "Sale": "3.6",
    "LastSale": "3.6",
    "ChooseExchange": "9.4",
    "AdvanceLowest": "7.5",
    "AdvanceColour": "7.6",
}


def scene(m: Moment) -> Scene:
    """The drawing of a view, with its targets."""
    box: Box = m.box
    view: View = m.view
    seats = range(len(view.abbeys))
    return Scene(
        viewer=m.seat,
        prompt=prompt(m),
        status=(phrase("round", round=view.round, rounds=view.rounds),) if view.round else (),
        course=(view.round, view.rounds) if view.round else None,
        boards=(track(box, view, m.seat), *[garden(box, view, seat, mine=seat == m.seat) for seat in seats]),
        rows=rows(m),
        panels=tuple([panel(box, abbey, seat) for seat, abbey in enumerate(view.abbeys)]),
        sheet=sheet(box, view, m.outcome),
        targets=targets(m),
    )


def rows(m: Moment) -> tuple[Row, ...]:
    """Everybody's cards, and the tiles from which one chooses."""
    hands = [hand(m.box, abbey, seat) for seat, abbey in enumerate(m.view.abbeys) if abbey.cards]
    stall = [stall_row(m.box, m.view)] if m.offers and m.view.asked in STALL else []
    return (*stall, *hands)


def prompt(m: Moment) -> Prompt:
    """The question, with one line on what it is about."""
    view: View = m.view
    rule = RULES.get(view.asked, "")
    broke = bool(m.offers) and all(isinstance(offer.action, Sell) for offer in m.offers)
    reason = phrase("why-sell" if broke else f"why-{view.asked}") if m.offers and rule else None
    measured = bool(m.offers) and view.asked in MEASURED
    return Prompt(
        text=m.prompt, seats=m.asked, rule=rule, reason=reason, ruler=ruler(m.box) if measured else ()
    )


def cues(box: Box, before: View, after: View, heard: Any) -> Sequence[Cue]:
    """How an action or event moves things from one view to the next."""
    match heard:
        case TileBought(seat=seat, hex=hex_):
            here = f"space-{before.abbeys[seat].space}"
            return [Cue(kind="travel", thing=f"tile-{seat}-{hex_}", source=here)]
        case MarkNumber() | MarkResource() | MarkMonk():
            seat = max(before.asks, 0)
            here = f"space-{before.abbeys[seat].space}"
            return [Cue(kind="travel", thing=f"disc-{seat}-{spot_of(heard)}", source=here)]
        case Earned(seat=seat, ducats=ducats):
            return [Cue(kind="gain", thing=f"purse-{seat}", value=f"+{ducats}")]
        case MarkerMoved(seat=seat, colour=colour):
            return [Cue(kind="glow", thing=f"marker-{seat}-{colour}")]
        case BrewmasterMoved(seat=seat):
            return [Cue(kind="glow", thing=f"brewmaster-{seat}")]
        case Built(seat=seat, site=site):
            return [Cue(kind="glow", thing=f"building-{seat}-{site}")]
        case BarrelTaken(seat=seat, barrel=number, large=large):
            size = "large" if large else "small"
            return [Cue(kind="travel", thing=f"{size}-{number}", source=f"niche-{size}-{number}")]
        case DrawnResource() | DrawnMonk():
            return [Cue(kind="glow", thing=thing) for thing in new_goods(before, after)]
    return []


def new_goods(before: View, after: View) -> list[str]:
    """Tiles that were laid on the track."""
    pairs = enumerate(zip(before.track, after.track, strict=True))
    return [f"goods-{n}-{len(new.tiles) - 1}" for n, (old, new) in pairs if len(new.tiles) > len(old.tiles)]
