"""Any game can be shown, at every moment of a whole match, to everybody who may look."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from vespers.engine.dealer import SeededDealer
from vespers.engine.words import Undo
from vespers.games import find_game, game_names
from vespers.table.chronicle import Chronicle, lengthened, shortened
from vespers.table.protocol import Sight
from vespers.table.sight import Table, past_sight, sight
from vespers.table.store.rows import MatchRow, SeatRow

DECODER = msgspec.json.Decoder(Sight)
SLOWEST = 0.1  # seconds for any step of a replay: the aim; tests allow for a busy machine
LOOKS = 40  # positions looked at by everybody


def table_for(name: str, seed: int) -> Table:
    game = find_game(name)
    seats = max(2, game.players[0])
    chronicle = Chronicle(game, seats, game.options(), SeededDealer(f"{seed}"))
    chronicle.deal()
    rows = tuple(SeatRow(seat=seat, kind="me") for seat in range(seats))
    row = MatchRow(id="AAAAAAAAAAAA", game=name, version=game.version, options="{}", seed=f"{seed}")
    return Table(row, rows, chronicle)


def played(name: str, seed: int, look_every: int = 0) -> Table:
    """A whole random match; now and then everybody looks at it."""
    table, chooser, decisions = table_for(name, seed), random.Random(seed), 0
    match = table.chronicle.match
    while (step := match.asked()) is not None:
        if look_every and decisions % look_every == 0:
            check_looks(table)
        table.chronicle.play(step.asks, chooser.choice(step.options(match.state)))
        decisions += 1
        assert decisions < 20_000
    return table


def check_looks(table: Table) -> None:
    turn = table.turn()
    for seat in (*range(len(table.seats)), None):
        data = msgspec.json.encode(sight(table, seat, max(0, table.chronicle.number - 10)))
        seen = DECODER.decode(data)
        assert seen.number == table.chronicle.number and seen.scene.viewer == seat
        assert bool(seen.scene.options) == (seat == turn)
        assert len(data) < 400_000


@pytest.mark.parametrize("name", game_names())
def test_everybody_sees_every_game_from_its_first_to_its_last_moment(name: str) -> None:
    decisions = sum(entry.seat >= 0 for entry in played(name, 1).chronicle.match.log)
    table = played(name, 1, look_every=max(1, decisions // LOOKS))
    end = sight(table, None)
    assert end.over and not end.turn and end.last == table.chronicle.number
    assert {line.number for line in end.lines} == set(range(1, table.chronicle.number + 1))


@pytest.mark.parametrize("name", game_names())
def test_a_line_of_the_log_belongs_to_who_spoke_or_to_nobody(name: str) -> None:
    """Who begins, and what is drawn for the middle of the table, is no seat's own."""
    table = played(name, 1)
    lines = sight(table, None).lines
    assert {line.seat for line in lines} == {None, *range(len(table.seats))}
    (begins,) = [line for line in lines if line.text.key.endswith("-action-Starts")]
    assert begins.seat is None


@pytest.mark.parametrize("name", game_names())
def test_any_step_of_a_replay_is_quick(name: str) -> None:
    table = played(name, 2)
    number = table.chronicle.number
    for at in (number // 2, number - 1, number):
        begun = time.process_time()
        past = past_sight(table, 0, at)
        assert time.process_time() - begun < 5 * SLOWEST
        assert past.number == at


@pytest.mark.parametrize("name", game_names())
def test_undo_and_the_short_form_in_every_game(name: str) -> None:
    table = table_for(name, 3)
    chooser, chronicle = random.Random(3), table.chronicle
    for n in range(60):
        step = chronicle.match.asked()
        if step is None:
            break
        chronicle.play(step.asks, chooser.choice(step.options(chronicle.match.state)))
        asking = chronicle.asking_undo()
        if n % 15 == 14 and asking is not None:
            chronicle.take_back(chooser.choice([asking, chronicle.number - 1]), step.asks)
    assert any(isinstance(told.entry.action, Undo) for told in chronicle.told)
    again = Chronicle(chronicle.game, chronicle.match.seats, chronicle.match.options, chronicle.dealer)
    again.repeat(lengthened(chronicle.game, shortened(chronicle)))
    view = chronicle.game.view
    assert again.counting == chronicle.counting
    assert view(again.match.state, 0) == view(chronicle.match.state, 0)
    assert view(chronicle.position(chronicle.number), 0) == view(chronicle.match.state, 0)
