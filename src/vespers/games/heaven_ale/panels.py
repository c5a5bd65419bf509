"""Beside the boards: what each player has, and the score as it would be now."""

from __future__ import annotations

from vespers.engine.scene import Card, Figure, Gauge, Mark, Panel, Row, Sheet, Source, Token
from vespers.engine.words import Outcome, Text
from vespers.games.heaven_ale.drawing import INGREDIENTS, said
from vespers.games.heaven_ale.names import GAME
from vespers.games.heaven_ale.pieces import BARRELS, PRIVILEGES, RESOURCES, Box
from vespers.games.heaven_ale.words import AbbeyView, View

LOWEST = -10  # the production track is drawn from here


def panel(box: Box, view: View, seat: int) -> Panel:
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
        gauges=(production_track(box, view, seat),),
        rows=belongings(abbey, seat),
    )


def production_track(box: Box, view: View, seat: int) -> Gauge:
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
        high=box.top,
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


def sheet(view: View, outcome: Outcome | None) -> Sheet:
    """§9.5 The count, as if the game ended now until it does."""
    over = outcome is not None
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
    winners = () if outcome is None else outcome.winners
    return Sheet(seats=seats, sources=sources, final=over, winners=winners)
