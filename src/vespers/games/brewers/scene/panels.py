"""Beside the monastery: what is left of my turn, my noise, and a panel for each player. Never compiled."""

from __future__ import annotations

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.engine.scene.drawn_once import drawn_once
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.pieces import ALWAYS, NONE
from vespers.games.brewers.scene.cards import ability_sign, card, named, portrait, trophy
from vespers.games.brewers.view import MonkView, View


def panels(box: Box, view: View) -> tuple[draw.Panel, ...]:
    """A panel for each player; my own cards lie before me instead."""
    return tuple(
        panel(box, monk, seat, seat == view.seat, left_of_turn(view, seat))
        for seat, monk in enumerate(view.monks)
    )


def left_of_turn(view: View, seat: int) -> tuple[int, int] | None:
    """§2.2 Actions and moves; None: it is not this player's turn."""
    if seat != view.turn_of or not view.asked or view.monks[seat].monk == NONE:
        return None
    return view.actions, view.moves


@drawn_once
def panel(box: Box, monk: MonkView, seat: int, mine: bool, left: tuple[int, int] | None) -> draw.Panel:
    """§1.2 A player's monk, beer and belongings."""
    return draw.Panel(
        seat=seat,
        symbol=portrait(box, monk.monk),
        figures=(*figures(monk, seat), *turn_tokens(left)),
        gauges=(noise(box, monk.noise, seat),),
        rows=()
        if mine or not (monk.cards or monk.trophies)
        else (belongings(box, monk, seat, "belongings"),),
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


@drawn_once
def belongings(box: Box, monk: MonkView, seat: int, name: str, kind: str = "belongings") -> draw.Row:
    """§6.1, §5.3 Cards and trophies, all open."""
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


def noise(box: Box, level: int, seat: int) -> draw.Gauge:
    """§4.2 From silence to the werewolf: a cell for each step."""
    limit, loud = box.numbers.attack_at, box.numbers.loud_below
    name, called = f"noise-{seat}", Text("brewers-scene-noise")
    at = min(level, limit)
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


def turn_tokens(left: tuple[int, int] | None) -> tuple[draw.Figure, ...]:
    """§2.2 Hands and boots that are left of a turn."""
    if left is None:
        return ()
    actions, moves = left
    shown = (("actions", "open-hand", actions), ("moves", "boot", moves))
    return tuple(
        draw.Figure(id=f"turn-{key}", name=Text(f"brewers-scene-{key}"), symbol=symbol, value=str(number))
        for key, symbol, number in shown
    )
