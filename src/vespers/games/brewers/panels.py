"""Beside the monastery: a panel for each player, and the score. Never compiled (msgspec)."""

from __future__ import annotations

import msgspec

from vespers.engine import scene as draw
from vespers.engine.words import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.drawing import card, named, werewolf_card
from vespers.games.brewers.pieces import ALWAYS, INGREDIENT_OF, INGREDIENTS, NONE, PHASES
from vespers.games.brewers.scoring import band, counts, reward_of
from vespers.games.brewers.views import HermitView, MonkView, View


def panel(box: Box, view: View, seat: int) -> draw.Panel:
    monk = view.monks[seat]
    return draw.Panel(
        seat=seat,
        symbol=f"monk-{seat + 1}",
        figures=figures(monk, seat),
        gauges=(noise(box, view, seat),),
        rows=(slots(view, seat), belongings(box, view, seat)),
        note=None if monk.monk == NONE else named(box, "monk", monk.monk),
    )


def figures(monk: MonkView, seat: int) -> tuple[draw.Figure, ...]:
    dirty: draw.Mood | None = "warning" if monk.dirt else None
    shown: list[tuple[str, str, int, draw.Mood | None]] = [
        ("score", "beer", monk.score, None),
        ("dirt", "dirt", monk.dirt, dirty),
        ("werewolf", "trophy", monk.werewolf, None),
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


def noise(box: Box, view: View, seat: int) -> draw.Gauge:
    """§4.2 From silence to the werewolf."""
    limit, loud = box.numbers.attack_at, box.numbers.loud_below
    name = Text("brewers-scene-noise")
    at = min(view.monks[seat].noise, limit)
    bands = [draw.Band(limit, limit, Text("brewers-scene-attack"), "danger")]
    if loud < limit:
        bands.insert(0, draw.Band(loud, limit - 1, Text("brewers-scene-loud"), "warning"))
    mark = draw.Mark(id=f"noise-mark-{seat}", name=name, at=at, seat=seat)
    return draw.Gauge(
        id=f"noise-{seat}",
        name=name,
        low=0,
        high=limit,
        symbol="bell",
        marks=(mark,),
        bands=tuple(bands),
        rule="4.1",
    )


def slots(view: View, seat: int) -> draw.Row:
    """§3.4 The sheet: a token per phase."""
    tokens = tuple(
        draw.Token(
            id=f"slot-{seat}-{phase}",
            name=Text(f"brewers-phase-{phase + 1}"),
            symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
            value=str(quality) if quality or phase < view.phase else "",
            strong=phase == view.phase,
        )
        for phase, quality in enumerate(view.monks[seat].sheet)
    )
    return draw.Row(
        id=f"slots-{seat}", name=Text("brewers-scene-sheet"), kind="belongings", seat=seat, pieces=tokens
    )


def belongings(box: Box, view: View, seat: int) -> draw.Row:
    """Cards and trophies, all open."""
    monk = view.monks[seat]
    cards: list[draw.AnyPiece] = [
        card(box, kind, f"card-{kind}", box.cards[kind].use != ALWAYS and kind not in monk.ready)
        for kind in dict.fromkeys(monk.cards)
    ]
    for n, (wolf, taste) in enumerate(zip(monk.trophies, monk.tastes, strict=True)):
        trophy = werewolf_card(box, wolf, f"trophy-{seat}-{n}")
        cards.append(msgspec.structs.replace(trophy, badges=(draw.Badge(symbol="beer", value=str(taste)),)))
    return draw.Row(
        id=f"belongings-{seat}",
        name=Text("brewers-scene-belongings"),
        kind="belongings",
        seat=seat,
        pieces=tuple(cards),
    )


# --- The score


def sheet(box: Box, view: View) -> draw.Sheet:
    """§8.1 The beers by source."""
    seats = tuple(range(len(view.monks)))
    monks = view.monks
    sources = [
        draw.Source(
            name=Text(f"brewers-phase-{phase + 1}"),
            values=tuple(
                monk.sheet[phase] if monk.sheet[phase] or phase < view.phase else None for monk in monks
            ),
            symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
            rule="3.4",
        )
        for phase in range(PHASES)
    ]
    sources += [
        line("extra", tuple(monk.extra for monk in monks), "plus", "8.1"),
        line("werewolf", tuple(monk.werewolf for monk in monks), "trophy", "8.2"),
        line("dirt", tuple(-monk.dirt for monk in monks), "dirt", "3.9"),
    ]
    if view.hermit is not None:
        sources.append(line("objective", (reward(box, view.hermit, monks[0]),), "star", "11.3"))
    total = tuple(monk.score for monk in monks)
    sources.append(
        draw.Source(name=Text("brewers-scene-score"), values=total, symbol="beer", total=True, rule="8.1")
    )
    final = not view.asked
    verdicts = tuple(Text(f"brewers-band-{band(taste)}") for taste in total) if final else ()
    return draw.Sheet(
        seats=seats, sources=tuple(sources), final=final, winners=view.winners, verdicts=verdicts
    )


def reward(box: Box, night: HermitView, monk: MonkView) -> int:
    """§11.3 What the objective would add now; nothing before it is drawn."""
    if night.objective == NONE:
        return 0
    objective = box.objectives[night.objective]
    found = counts(monk.dirt, len(monk.trophies), monk.noise, monk.sheet, len(monk.cards))
    return reward_of(objective, found[objective.goal])


def line(key: str, values: tuple[int, ...], symbol: str, rule: str) -> draw.Source:
    return draw.Source(name=Text(f"brewers-scene-{key}"), values=values, symbol=symbol, rule=rule)
