"""The players of Wolves beside the table, drawn: what they own, and how the round stands."""

from __future__ import annotations

from vespers.engine.messages import Outcome, Text
from vespers.engine.scene import Figure, Panel, Row, Sheet, Source
from vespers.engine.scene.drawn_once import drawn_once
from vespers.engine.wording import player
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.messages import MoonsWon, RowTied, RowWon
from vespers.games.wolves.pieces import NONE, SEATS
from vespers.games.wolves.scene.board import card, owned_id, power_card, say, unseen
from vespers.games.wolves.scene.known import Counted
from vespers.games.wolves.view import PackView, View


def panels(box: Box, view: View) -> tuple[Panel, ...]:
    return tuple([panel(box, seat, pack, seat == view.seat) for seat, pack in enumerate(view.packs)])


@drawn_once
def panel(box: Box, seat: int, pack: PackView, mine: bool) -> Panel:
    figures = (
        figure(seat, "deck", "deck", pack.stock, "3.2"),
        figure(seat, "wins", "mountain-2", pack.wins, "6.1"),
    )
    rows = (*belongings(box, seat, pack), unseen(box, seat, pack, mine))
    return Panel(seat=seat, figures=figures, rows=rows)


def figure(seat: int, key: str, symbol: str, shown: int, rule: str) -> Figure:
    return Figure(id=f"{key}-{seat}", name=say(key), symbol=symbol, value=str(shown), rule=rule)


def belongings(box: Box, seat: int, pack: PackView) -> tuple[Row, ...]:
    """§6.2, §6.3 The power and the Lone Wolf one has won."""
    pieces = (
        *([] if pack.power == NONE else [power_card(box, pack.power, owned_id(seat), pack.ready)]),
        *([] if pack.lone == NONE else [card(box, f"joined-{seat}", pack.lone, seat)]),
    )
    name = say("belongings", seat=player(seat))
    row = Row(id=f"belongings-{seat}", kind="belongings", seat=seat, name=name, pieces=pieces)
    return (row,) if pieces else ()


def sheet(found: Counted, wins: tuple[int, int], outcome: Outcome | None) -> Sheet:
    """§5 Rows and moons of this round as they stand, and the rounds won; in the end these alone count."""
    over = outcome is not None
    won = source("wins", wins, "mountain-2", "6.1", total=True)
    return Sheet(
        seats=(0, 1),
        sources=(won,) if over else (*round_sources(found, forecast=True), won),
        art="end-summit",
        final=over,
        winners=() if outcome is None else outcome.winners,
    )


def round_sources(found: Counted, forecast: bool) -> list[Source]:
    """§5.1 Moons, §5.2 each row, §5.5 the points and §5.6 the wolves taken."""
    count = found.result
    return [
        moons_source(found),
        *[row_source(n, event) for n, event in enumerate(rows_of(found))],
        source("points", pair(count.points), "", "5.5", total=True, forecast=forecast),
        source("cards", pair(count.cards), "paw", "5.6", forecast=forecast),
    ]


def moons_source(found: Counted) -> Source:
    won = next((event for event in found.events if isinstance(event, MoonsWon)), None)
    return Source(
        name=say("moons"),
        symbol="moon",
        values=pair(found.result.moons),
        detail=() if won is None else points_won(won.seat, won.points),
        rule="5.1",
    )


def pair(both: list[int]) -> tuple[int, int]:
    return both[0], both[1]


def source(
    key: str, values: tuple[int, int], symbol: str, rule: str, total: bool = False, forecast: bool = False
) -> Source:
    return Source(name=say(key), values=values, symbol=symbol, total=total, forecast=forecast, rule=rule)


def rows_of(found: Counted) -> list[RowWon | RowTied]:
    return [event for event in found.events if isinstance(event, RowWon | RowTied)]


def row_source(n: int, event: RowWon | RowTied) -> Source:
    """A row by its number on the stones, and by its place from the top, as rounds can be compared."""
    return Source(
        name=say("row-sum", row=event.row),
        group=say("row-from-top", place=n + 1),
        values=event.strength,
        detail=points_won(event.seat, event.points) if isinstance(event, RowWon) else (),
        rule="5.2",
    )


def points_won(winner: int, points: int) -> tuple[Text | None, ...]:
    """By seat: what the winner of a row or of the moons gets for it."""
    return tuple(say("points-won", points=points) if seat == winner else None for seat in SEATS)
