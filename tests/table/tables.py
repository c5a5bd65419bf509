"""Tables without a server: at the start, or played at random to the end."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.table.live_table import Table
from vespers.table.protocol import Screen
from vespers.table.screen import screen
from vespers.table.store.rows import MatchRow, SeatRow

DECODER = msgspec.json.Decoder(Screen)


def table_for(name: str, seed: int) -> Table:
    game = find_game(name)
    seats = max(2, game.players[0])
    match: Match[Any] = Match(game, seats, game.settings(), SeededDealer(f"{seed}"))
    rows = tuple(SeatRow(seat=seat, kind="me") for seat in range(seats))
    row = MatchRow(id="AAAAAAAAAAAA", game=name, version=game.version, options="{}", seed=f"{seed}")
    return Table(row, rows, match)


def played(name: str, seed: int, look_every: int = 0) -> Table:
    """A whole random match; now and then everybody looks at it."""
    table, chooser, decisions = table_for(name, seed), random.Random(seed), 0
    match = table.match
    while (step := match.asked()) is not None:
        if look_every and decisions % look_every == 0:
            check_looks(table)
        table.match.play(step.asks, chooser.choice(step.options(match.state)))
        decisions += 1
        assert decisions < 20_000
    return table


def check_looks(table: Table) -> None:
    turn = table.turn()
    for seat in (*range(len(table.seats)), None):
        data = msgspec.json.encode(screen(table, seat, max(0, table.match.number - 10)))
        seen = DECODER.decode(data)
        assert seen.number == table.match.number and seen.scene.viewer == seat
        assert bool(seen.scene.targets) == (seat == turn)
        assert len(data) < 400_000
