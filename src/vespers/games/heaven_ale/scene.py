"""Heaven & Ale as a drawing, from the view alone: the track, a garden each, panels beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Board,
    Card,
    Figure,
    Gauge,
    Mark,
    Option,
    Panel,
    Prompt,
    Row,
    Scene,
    Sheet,
    Source,
    Token,
)
from vespers.engine.speech import player
from vespers.engine.stage import Cue, Offer
from vespers.engine.words import Text
from vespers.games.heaven_ale import drawing
from vespers.games.heaven_ale.drawing import INGREDIENTS, said, tile_text
from vespers.games.heaven_ale.names import GAME
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    CHOSEN,
    FIRST_SHADY,
    HEX_NAMES,
    MARK_MONK,
    MARK_RESOURCE,
    MONK_TILE,
    PRIVILEGES,
    RESOURCES,
    SPOT_OF_MARK,
)
from vespers.games.heaven_ale.words import (
    AbbeyView,
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

LOWEST = -10  # the production track is drawn from here


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
    areas: list[AnyArea] = [*drawing.spaces(view), *drawing.places(view), *drawing.barrel_slots(view)]
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


# --- Panels and the score


def panel(view: View, seat: int) -> Panel:
    abbey = view.abbeys[seat]
    return Panel(
        seat=seat,
        figures=(
            Figure(id=f"ducats-{seat}", name=said("ducats"), symbol="ducat", value=str(abbey.ducats)),
            Figure(
                id=f"rate-{seat}",
                name=said("brewing"),
                symbol="brewmaster",
                value=f"{abbey.rate}:1 ×{abbey.multiplier}",
                rule="9.1",
            ),
            Figure(id=f"points-{seat}", name=said("points"), symbol="star", value=str(abbey.forecast)),
        ),
        gauges=(production_track(view, seat),),
        rows=belongings(abbey, seat),
    )


def production_track(view: View, seat: int) -> Gauge:
    """§4.2 The five markers and the brewmaster."""
    abbey = view.abbeys[seat]
    marks = [
        Mark(
            id=f"marker-{seat}-{colour}",
            name=Text(f"{GAME}-resource-{name}"),
            at=abbey.markers[colour],
            symbol=INGREDIENTS[colour],
        )
        for colour, name in enumerate(RESOURCES)
    ]
    master = Mark(
        id=f"brewmaster-{seat}",
        name=Text(f"{GAME}-place-brewmaster"),
        at=abbey.brewmaster,
        symbol="brewmaster",
        seat=seat,
    )
    return Gauge(
        id=f"production-{seat}",
        name=said("production"),
        kind="track",
        low=min(LOWEST, abbey.brewmaster, *abbey.markers),
        high=view.top,
        marks=(*marks, master),
        rule="4.4",
    )


def belongings(abbey: AbbeyView, seat: int) -> tuple[Row, ...]:
    """Cards in hand and placed, barrels; a row only for what is there."""
    cards = tuple(card(seat, number, False) for number in abbey.cards)
    cards += tuple(card(seat, number, True) for number in abbey.placed)
    taken = [(number, True) for number in abbey.large] + [(number, False) for number in abbey.small]
    barrels = tuple(barrel(number, large) for number, large in taken)
    rows = [
        Row(id=f"cards-{seat}", name=said("cards"), kind="belongings", seat=seat, pieces=cards),
        Row(id=f"barrels-{seat}", name=said("barrels"), kind="belongings", seat=seat, pieces=barrels),
    ]
    return tuple(row for row in rows if row.pieces)


def card(seat: int, number: int, placed: bool) -> Card:
    """§7 A privilege card; one that is placed is turned aside."""
    name = Text(f"{GAME}-privilege-{PRIVILEGES[number]}")
    return Card(
        id=f"card-{seat}-{number}",
        name=name,
        label=name,
        frame="privilege",
        symbol="privilege",
        spent=placed,
        rule=f"7.{number + 2}",
    )


def barrel(number: int, large: bool) -> Token:
    return Token(
        id=f"{'large' if large else 'small'}-{number}",
        name=Text(f"{GAME}-barrel-{BARRELS[number]}"),
        symbol="barrel-large" if large else "barrel-small",
        rule="8.2",
    )


def sheet(view: View) -> Sheet:
    """§9.5 The count, as if the game ended now until it does."""
    over = view.asks == -2
    seats = tuple(range(len(view.abbeys)))
    points = tuple(abbey.forecast for abbey in view.abbeys)
    production = tuple(abbey.production for abbey in view.abbeys)
    barrels = tuple(abbey.barrels for abbey in view.abbeys)
    first = tuple(p - q - r for p, q, r in zip(points, production, barrels, strict=True))
    sources = (
        Source(name=said("production"), values=production, symbol="beer", forecast=not over, rule="9.5"),
        Source(name=said("barrels"), values=barrels, symbol="barrel-large", forecast=not over, rule="8.1"),
        Source(name=said("first"), values=first, symbol="first-player", forecast=not over, rule="9.5"),
        Source(name=said("points"), values=points, symbol="star", total=True, forecast=not over),
    )
    best = max(points)
    winners = tuple(seat for seat in seats if points[seat] == best) if over else ()
    return Sheet(seats=seats, sources=sources, final=over, winners=winners)


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
