"""Beside the boards: what each player has, and the score as it would be now."""

from __future__ import annotations

from collections.abc import Iterator

from vespers.engine.messages import Outcome, Text
from vespers.engine.scene import Badge, Card, Figure, Panel, Row, Sheet, Source, Token
from vespers.engine.scene.drawn_once import drawn_once
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import BARRELS, PRIVILEGES, SPOTS
from vespers.games.heaven_ale.scene.cellar import about_goal
from vespers.games.heaven_ale.scene.exchange import brewing_of
from vespers.games.heaven_ale.scene.words import about, phrase, signed
from vespers.games.heaven_ale.view import AbbeyView, View
from vespers.games.heaven_ale.wording import GAME

EFFECTS = ("ducat", "brewmaster", "barrel-large", "disc", "any-resource")  # on the cards, in their order


@drawn_once
def panel(box: Box, abbey: AbbeyView, seat: int) -> Panel:
    """Ducats, exchange and multiplier, points; cards beside pairs, barrels."""
    return Panel(
        seat=seat,
        symbol=f"figure-{seat + 1}",
        figures=tuple(figures(box, abbey, seat)),
        rows=tuple(row for row in belongings(box, abbey, seat) if row.pieces),
    )


def figures(box: Box, abbey: AbbeyView, seat: int) -> Iterator[Figure]:
    rate = f"{abbey.rate}:1 ×{abbey.multiplier}"
    values = (
        ("ducats", "ducat", str(abbey.ducats), about("purse", ducats=box.ducats_per_step), "4.1"),
        (
            "rate",
            "brewmaster",
            rate,
            about("brewmaster", rate=abbey.rate, multiplier=abbey.multiplier),
            "9.1",
        ),
        ("points", "star", str(abbey.forecast), about("forecast"), "9.5"),
        ("discs-laid", "disc", f"{len(abbey.discs)}/{len(SPOTS)}", about("disc-laid"), "6.1"),
    )
    for name, symbol, value, meaning, rule in values:
        yield Figure(
            id=f"{name}-{seat}", name=phrase(name), about=meaning, symbol=symbol, value=value, rule=rule
        )


@drawn_once
def hand(box: Box, abbey: AbbeyView, seat: int) -> Row:
    """§7 The privilege cards not yet placed: everybody knows them."""
    cards = tuple([card(box, seat, number, False) for number in abbey.cards])
    return Row(
        id=f"cards-{seat}",
        name=phrase("cards"),
        about=about("cards"),
        rule="7.1",
        kind="hand",
        seat=seat,
        pieces=cards,
    )


def belongings(box: Box, abbey: AbbeyView, seat: int) -> Iterator[Row]:
    """Cards placed, barrels taken."""
    placed = tuple([card(box, seat, number, True) for number in abbey.placed])
    taken = [(number, True) for number in abbey.large] + [(number, False) for number in abbey.small]
    barrels = tuple([barrel(box, number, large) for number, large in taken])
    for name, pieces in (("placed", placed), ("barrels", barrels)):
        yield Row(id=f"{name}-{seat}", name=phrase(name), kind="belongings", seat=seat, pieces=pieces)


def card(box: Box, seat: int, number: int, placed: bool) -> Card:
    """§7 A privilege card: what it does, or that it lies beside a pair."""
    kind, amount = PRIVILEGES[number], box.privileges[number]
    name = Text(f"{GAME}-privilege-{kind}")
    words, effect = about(f"privilege-{kind}", number=amount), phrase(f"card-{kind}", number=amount)
    sale = box.emergency[1 << number]
    return Card(
        id=f"card-{seat}-{number}",
        name=name,
        about=words + (about("placed") if placed else about("sell", ducats=sale)),
        label=name,
        frame="privilege",
        symbol=f"privilege-{kind}",
        effect=(Badge(EFFECTS[number], f"+{amount}"),),
        words=effect if placed else phrase("card-or-sell", effect=effect, ducats=sale),
        note=phrase("used") if placed else None,
        rule=f"7.{number + 2}",
    )


def barrel(box: Box, number: int, large: bool) -> Token:
    """A barrel with the goal it was for."""
    size = "large" if large else "small"
    return Token(
        id=f"{size}-{number}",
        name=phrase(f"barrel-{size}-of", goal=Text(f"{GAME}-barrel-{BARRELS[number]}")),
        about=about_goal(box, number),
        symbol=f"goal-{BARRELS[number]}",
        value=str(box.large_points if large else box.small_points),
        rule="8.2",
    )


# --- The score


def sheet(box: Box, view: View, outcome: Outcome | None) -> Sheet:
    """§9.5 The count, as if the game ended now until it does, with how it comes about."""
    over = outcome is not None
    return Sheet(
        seats=tuple(range(len(view.abbeys))),
        sources=tuple(sources(box, view, not over)),
        final=over,
        art="end-feast",
        winners=() if outcome is None else outcome.winners,
        verdicts=tuple([verdict(abbey) for abbey in view.abbeys]) if over else (),
    )


def sources(box: Box, view: View, forecast: bool) -> Iterator[Source]:
    """Exchange and ducats as far as they bring the rearmost marker, then beer, barrels, first player."""
    abbeys = view.abbeys
    points = tuple([abbey.forecast for abbey in abbeys])
    beer = tuple([abbey.production for abbey in abbeys])
    barrels = tuple([abbey.barrels for abbey in abbeys])
    first = tuple([p - q - r for p, q, r in zip(points, beer, barrels, strict=True)])
    yield Source(
        name=phrase("production"),
        values=beer,
        symbol="beer",
        forecast=forecast,
        rule="9.5",
        detail=tuple([production_detail(box, abbey) for abbey in abbeys]),
    )
    yield Source(
        name=phrase("barrels"),
        values=barrels,
        symbol="barrel-large",
        forecast=forecast,
        rule="8.1",
        detail=tuple([phrase("barrels-detail", large=len(a.large), small=len(a.small)) for a in abbeys]),
    )
    yield Source(name=phrase("first"), values=first, symbol="first-player", forecast=forecast, rule="9.5")
    yield Source(name=phrase("points"), values=points, symbol="star", total=True, forecast=forecast)


@drawn_once
def production_detail(box: Box, abbey: AbbeyView) -> Text:
    """§9.2, §9.3, §9.5 "rearmost −2, exchange 6 times: 3, ducats: 3; 3 × 3 = 9"."""
    brewing = brewing_of(box, abbey)
    return phrase(
        "production-detail",
        rearmost=signed(min(abbey.markers)),
        times=len(brewing.exchanges),
        exchanged=signed(brewing.exchanged),
        lowest=signed(brewing.lowest),
        counted=max(0, brewing.lowest),
        multiplier=abbey.multiplier,
        points=abbey.production,
    )


def verdict(abbey: AbbeyView) -> Text:
    """A word about the beer."""
    if abbey.production == 0:
        return phrase("beer-none")
    even = max(abbey.markers) - min(abbey.markers) <= 4
    return phrase("beer-even" if even else "beer-strong" if abbey.production >= 30 else "beer-honest")
