"""The players of Wolves beside the table, drawn: what they own, and how the round stands."""

from __future__ import annotations

from vespers.engine.scene import Figure, Mood, Panel, Row, Sheet, Source
from vespers.engine.speech import player
from vespers.engine.words import Outcome
from vespers.games.wolves.pieces import NO_EFFECT, NOBODY, SIDE
from vespers.games.wolves.pieces import WolvesBox as Box
from vespers.games.wolves.scene_board import card, owned_id, power_card, remembered, say
from vespers.games.wolves.scoring import winner_of_row
from vespers.games.wolves.words import PackView, Standing, View


def panels(box: Box, moons: tuple[int, int], *packs: PackView) -> tuple[Panel, ...]:
    return tuple(
        [
            panel(box, n, moons[n], moons[n] > moons[1 - n], p.stock, p.wins, p.power, p.ready, p.lone)
            for n, p in enumerate(packs)
        ]
    )


@remembered
def panel(
    box: Box, seat: int, moons: int, leads: bool, stock: int, wins: int, power: int, ready: bool, lone: int
) -> Panel:
    figures = (
        figure(seat, "deck", "deck", stock, "3.2"),
        figure(seat, "moons", "moon", moons, "5.1", "good" if leads else None),
        figure(seat, "wins", mountain(wins), wins, "6.1"),
    )
    return Panel(seat=seat, figures=figures, rows=belongings(box, seat, power, ready, lone))


@remembered
def figure(seat: int, key: str, symbol: str, shown: int, rule: str, mood: Mood | None = None) -> Figure:
    return Figure(id=f"{key}-{seat}", name=say(key), symbol=symbol, value=str(shown), mood=mood, rule=rule)


def mountain(wins: int) -> str:
    """§6.1 The base, then the summit."""
    return "mountain-high" if wins > 1 else "mountain-low"


@remembered
def belongings(box: Box, seat: int, power: int, ready: bool, lone: int) -> tuple[Row, ...]:
    """§6.2, §6.3 The power and the Lone Wolf one has won."""
    pieces = (
        *([] if power == NOBODY else [power_card(box, power, owned_id(seat), ready)]),
        *([] if lone == NOBODY else [card(box, f"joined-{seat}", lone, seat)]),
    )
    name = say("belongings", seat=player(seat))
    row = Row(id=f"belongings-{seat}", kind="belongings", seat=seat, name=name, pieces=pieces)
    return (row,) if pieces else ()


def taken_wolves(box: Box, view: View) -> tuple[int, int]:
    """§5.6 The wolves that would be taken now in the rows won: they decide between equal points."""
    shown = [[0, 0] for _ in view.standing.rows]
    for here in view.territory:
        shown[here.cell // SIDE - view.area[0]][here.pile[-1][0]] += 1
    effects = [NO_EFFECT if pack.power == NOBODY else box.effect[pack.power] for pack in view.packs]
    found = [0, 0]
    for strength, wolves in zip(view.standing.rows, shown, strict=True):
        best = winner_of_row(strength, wolves, effects)
        if best != NOBODY:
            found[best] += wolves[best]
    return found[0], found[1]


def sheet(now: Standing, cards: tuple[int, int], wins: tuple[int, int], outcome: Outcome | None) -> Sheet:
    """§5 Rows and moons of this round as they stand, and the rounds won."""
    over = outcome is not None
    return Sheet(
        seats=(0, 1),
        sources=(
            source("moons", now.moons, "moon", "5.1"),
            *[row_source(n, both) for n, both in enumerate(now.rows)],
            source("points", now.points, "", "5.5", True, not over),
            source("cards", cards, "", "5.6", False, not over),
            source("wins", wins, "mountain-high", "6.1", True),
        ),
        final=over,
        winners=() if outcome is None else outcome.winners,
    )


@remembered
def source(
    key: str, values: tuple[int, int], symbol: str, rule: str, total: bool = False, forecast: bool = False
) -> Source:
    return Source(name=say(key), values=values, symbol=symbol, total=total, forecast=forecast, rule=rule)


@remembered
def row_source(n: int, both: tuple[int, int]) -> Source:
    return Source(name=say("row-sum", row=n + 1), values=both, symbol="paw", rule="5.2")
