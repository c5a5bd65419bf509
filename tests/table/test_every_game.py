"""Any game can be shown, at every moment of a whole match, to everybody who may look."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.table.tables import played, table_for
from vespers.engine.match import Match
from vespers.engine.messages import Undo
from vespers.engine.record import lengthen, shorten
from vespers.games import game_names
from vespers.table.match_log import chapters
from vespers.table.screen import past_screen, screen

SLOWEST = 0.1  # seconds for any step of a replay: the aim; tests allow for a busy machine
LOOKS = 40  # positions looked at by everybody


@pytest.mark.parametrize("name", game_names())
def test_everybody_sees_every_game_from_its_first_to_its_last_moment(name: str) -> None:
    decisions = sum(entry.seat >= 0 for entry in played(name, 1).match.log)
    table = played(name, 1, look_every=max(1, decisions // LOOKS))
    end = screen(table, None)
    assert end.over and not end.turn and end.last == table.match.number
    assert {line.number for line in end.lines} == set(range(1, table.match.number + 1))


@pytest.mark.parametrize("name", game_names())
def test_a_line_of_the_log_belongs_to_who_spoke_or_to_nobody(name: str) -> None:
    """Who begins, and what is drawn for the middle of the table, is no seat's own."""
    table = played(name, 1)
    lines = screen(table, None).lines
    assert {line.seat for line in lines} == {None, *range(len(table.seats))}
    (begins,) = [line for line in lines if line.text.key.endswith("-Starts")]
    assert begins.seat is None


@pytest.mark.parametrize("name", game_names())
def test_any_step_of_a_replay_is_quick(name: str) -> None:
    table = played(name, 2)
    number = table.match.number
    for at in (number // 2, number - 1, number):
        begun = time.process_time()
        past = past_screen(table, 0, at)
        assert time.process_time() - begun < 5 * SLOWEST
        assert past.number == at


@pytest.mark.parametrize("name", game_names())
def test_undo_and_the_short_form_in_every_game(name: str) -> None:
    match, chooser = table_for(name, 3).match, random.Random(3)
    for n in range(60):
        step = match.asked()
        if step is None:
            break
        match.play(step.asks, chooser.choice(step.options(match.state)))
        first = match.agreed_undo()
        if n % 15 == 14 and first is not None:
            match.take_back(chooser.choice([first, match.number - 1]), step.asks)
    assert any(isinstance(entry.action, Undo) for entry in match.history)
    again: Match[Any] = Match(match.game, match.seats, match.settings)
    again.repeat(lengthen(match.game, shorten(match)))
    view = match.game.view
    assert again.history == match.history and again.log == match.log
    assert [entry.undone_by for entry in again.history] == [entry.undone_by for entry in match.history]
    assert view(again.state, 0) == view(match.state, 0) == view(match.position(match.number), 0)


@pytest.mark.parametrize("name", game_names())
def test_the_final_sheet_tells_each_chapter_once_and_to_everybody(name: str) -> None:
    """Rounds, or how each score was made: as the viewer heard them, and none twice."""
    table = played(name, 1)
    for seat in (0, None):
        stages = chapters(table, seat)
        titles = [(stage.title, stage.verdict) for stage in stages]
        assert len(set(map(repr, titles))) == len(titles)
