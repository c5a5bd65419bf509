"""Beside the monastery: what is left of my turn, my noise, and a panel for each player. Never compiled."""

from __future__ import annotations

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.pieces import ALWAYS, NONE
from vespers.games.brewers.scene.cards import ability_sign, card, named, portrait, trophy
from vespers.games.brewers.view import MonkView, View


def panel(box: Box, view: View, seat: int) -> draw.Panel:
    """§1.2 A player's monk, beer and belongings; my own cards lie before me instead."""
    monk = view.monks[seat]
    mine = seat == view.seat
    return draw.Panel(
        seat=seat,
        symbol=portrait(box, monk.monk),
        figures=(*figures(monk, seat), *turn_tokens(view, seat)),
        gauges=(noise(box, view, seat),),
        rows=()
        if mine or not (monk.cards or monk.trophies)
        else (belongings(box, view, seat, "belongings"),),
        chips=(*states(monk, seat), *abilities(box, monk, seat)),
        note=None if monk.monk == NONE else named(box, "monk", monk.monk),
    )


def figures(monk: MonkView, seat: int) -> tuple[draw.Figure, ...]:
    dirty: draw.Mood | None = "warning" if monk.dirt else None
    shown: list[tuple[str, str, int, draw.Mood | None]] = [
        ("score", "beer", monk.score, None),
        ("dirt", "dirt", monk.dirt, dirty),
        ("werewolf", "wolf-head", monk.werewolf, None),
    ]
    return tuple(
        draw.Figure(
            id=f"{key}-{seat}",
            name=Text(f"brewers-scene-{key}"),
            symbol=symbol,
            value=str(value),
            mood=mood,
        )
        for key, symbol, value, mood in shown
    )


def states(monk: MonkView, seat: int) -> list[draw.Figure]:
    """§5.8 Wounded, §5.4 in a web."""
    shown = (("wounded", "wound", monk.wounded, "5.8"), ("webbed", "web", monk.webbed, "5.4"))
    return [
        draw.Figure(
            id=f"{key}-{seat}", name=Text(f"brewers-scene-{key}"), symbol=symbol, mood="danger", rule=rule
        )
        for key, symbol, now, rule in shown
        if now
    ]


def abilities(box: Box, monk: MonkView, seat: int) -> list[draw.Figure]:
    """§7 What the monk can do."""
    if monk.monk == NONE:
        return []
    return [
        draw.Figure(
            id=f"ability-{seat}-{ability}",
            name=Text(f"brewers-ability-{ability}"),
            about=(Text(f"brewers-ability-{ability}-help"),),
            symbol=ability_sign(ability),
            rule="7.1",
        )
        for ability in box.abilities[monk.monk]
    ]


def belongings(box: Box, view: View, seat: int, name: str, kind: str = "belongings") -> draw.Row:
    """§6.1, §5.3 Cards and trophies, all open."""
    monk = view.monks[seat]
    cards: list[draw.AnyPiece] = [
        card(box, kind, f"card-{seat}-{kind}", box.cards[kind].use != ALWAYS and kind not in monk.ready)
        for kind in dict.fromkeys(monk.cards)
    ]
    for n, (wolf, taste) in enumerate(zip(monk.trophies, monk.tastes, strict=True)):
        cards.append(trophy(box, wolf, f"trophy-{seat}-{n}", taste))
    return draw.Row(
        id=f"{name}-{seat}",
        name=Text("brewers-scene-belongings"),
        kind="hand" if kind == "hand" else "belongings",
        seat=seat,
        pieces=tuple(cards),
    )


# --- Noise, and what is left of a turn


def noise(box: Box, view: View, seat: int) -> draw.Gauge:
    """§4.2 From silence to the werewolf: a cell for each step."""
    limit, loud = box.numbers.attack_at, box.numbers.loud_below
    name, called = f"noise-{seat}", Text("brewers-scene-noise")
    at = min(view.monks[seat].noise, limit)
    bands = [draw.Band(limit, limit, Text("brewers-scene-attack"), "danger")]
    if loud < limit:
        bands.insert(0, draw.Band(loud, limit - 1, Text("brewers-scene-loud"), "warning"))
    mark = draw.Mark(id=f"{name}-mark", name=called, at=at, seat=seat)
    return draw.Gauge(
        id=name,
        name=called,
        low=0,
        high=limit,
        kind="cells",
        symbol="bell",
        marks=(mark,),
        bands=tuple(bands),
        rule="4.1",
    )


def turn_tokens(view: View, seat: int) -> tuple[draw.Figure, ...]:
    """§2.2 Hands and boots that are left of a turn."""
    if seat != view.turn_of or not view.asked or view.monks[seat].monk == NONE:
        return ()
    shown = (("actions", "open-hand", view.actions), ("moves", "boot", view.moves))
    return tuple(
        draw.Figure(id=f"turn-{key}", name=Text(f"brewers-scene-{key}"), symbol=symbol, value=str(left))
        for key, symbol, left in shown
    )
