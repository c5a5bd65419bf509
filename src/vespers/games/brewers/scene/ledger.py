"""The score sheet: a row for each player, a column for each phase and what else counts. Never compiled."""

from __future__ import annotations

from vespers.engine import scene as draw
from vespers.engine.messages import Text
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.pieces import INGREDIENT_OF, INGREDIENTS, NONE, PHASES
from vespers.games.brewers.scene.cards import DRAWN, portrait
from vespers.games.brewers.scoring import band, counts, reward_of
from vespers.games.brewers.view import HermitView, MonkView, View


def sheet(box: Box, view: View) -> draw.Sheet:
    """§8.1 The beers by source."""
    monks = view.monks
    total = tuple(monk.score for monk in monks)
    sources = [phase_column(view, phase) for phase in range(PHASES)]
    if any(monk.extra for monk in monks):
        sources.append(line("extra", tuple(monk.extra for monk in monks), "plus", "8.1"))
    sources += [
        line("werewolf", tuple(monk.werewolf for monk in monks), "wolf-head", "8.2"),
        line("dirt", tuple(-monk.dirt for monk in monks), "dirt", "3.9"),
    ]
    if view.hermit is not None:
        sources.append(line("objective", (reward(box, view.hermit, monks[0]),), "star", "11.3"))
    sources.append(line("score", total, "beer", "8.1", total=True))
    if box.team:
        sources.append(line("team", together(total), "crown", "9.6", total=True))
    final = not view.asked
    verdicts = tuple(Text(f"brewers-band-{band(box, taste)}") for taste in total) if final else ()
    return draw.Sheet(
        seats=tuple(range(len(monks))),
        sources=tuple(sources),
        final=final,
        winners=view.winners,
        verdicts=verdicts,
        art=painting(box, winner(view)) if final else "",
        figure=portrait(box, winner(view)) if final else "",
    )


def winner(view: View) -> int:
    return view.monks[view.winners[0]].monk if view.winners else NONE


def painting(box: Box, monk: int) -> str:
    """§8.1 The tasting, with the monk whose beer has won; for a pack's own there is a place at the table."""
    if monk == NONE:
        return "end-tasting"
    drawn = f"end-{box.ids['monk'][monk]}"
    return drawn if drawn in DRAWN else "end-guest"


def phase_column(view: View, phase: int) -> draw.Source:
    """§3.4 What is noted; nothing yet for a phase to come."""
    noted = [monk.sheet[phase] for monk in view.monks]
    return draw.Source(
        name=Text(f"brewers-phase-{phase + 1}"),
        values=tuple(quality if quality or phase < view.phase else None for quality in noted),
        symbol=f"ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}",
        rule="3.4",
        short=Text("brewers-short-phase", {"phase": phase + 1}),
        now=phase == view.phase,
    )


def together(total: tuple[int, ...]) -> tuple[int, ...]:
    """§9.6 Partners sit opposite each other."""
    half = len(total) // 2
    return tuple(taste + total[(seat + half) % len(total)] for seat, taste in enumerate(total))


def reward(box: Box, night: HermitView, monk: MonkView) -> int:
    """§11.3 What the objective would add now; nothing before it is drawn."""
    if night.objective == NONE:
        return 0
    objective = box.objectives[night.objective]
    found = counts(monk.dirt, len(monk.trophies), monk.noise, monk.sheet, len(monk.cards))
    return reward_of(objective, found[objective.goal])


def line(key: str, values: tuple[int, ...], symbol: str, rule: str, total: bool = False) -> draw.Source:
    return draw.Source(
        name=Text(f"brewers-scene-{key}"),
        values=values,
        symbol=symbol,
        rule=rule,
        total=total,
        short=Text(f"brewers-short-{key}"),
    )
