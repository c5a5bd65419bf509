"""How things moved is the same for whoever watched all the time and for whoever comes late."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table.tables import table_for
from vespers.games import game_names
from vespers.table.match_log import RECENT
from vespers.table.screen import past_screen, screen

DECISIONS = 60


@pytest.mark.parametrize("name", game_names())
def test_any_step_of_a_replay_shows_how_it_moved(name: str) -> None:
    """The same cues long after as at once."""
    table, chooser = table_for(name, 9), random.Random(9)
    match, moved = table.match, dict[int, Any]()
    for _ in range(DECISIONS):
        step = match.asked()
        if step is None:
            break
        match.play(step.asks, chooser.choice(step.options(match.state)))
        moved[match.number] = past_screen(table, 0, match.number).lines[-1].cues
    assert any(moved.values())
    for number, cues in moved.items():
        assert past_screen(table, 0, number).lines[-1].cues == cues


@pytest.mark.parametrize("name", game_names())
def test_whoever_comes_late_sees_what_others_have_seen(name: str) -> None:
    """Drawn from the position before the last move or from the start of the match; after an undo too."""
    table, chooser = table_for(name, 10), random.Random(10)
    match, moved = table.match, False
    viewers: tuple[int | None, ...] = (*range(len(table.seats)), None)
    for n in range(DECISIONS):
        step = match.asked()
        if step is None:
            break
        table.remember_position()
        before = match.number
        if n % 6 == 5 and match.agreed_undo() is not None:
            match.take_back(before - 1, step.asks)
        else:
            match.play(step.asks, chooser.choice(step.options(match.state)))
        at_once = {seat: screen(table, seat, before) for seat in viewers}
        table.before = None
        for seat in viewers:
            late = screen(table, seat, max(0, before - RECENT))
            assert screen(table, seat, before) == at_once[seat] and late.scene == at_once[seat].scene
            tail = late.lines[len(late.lines) - len(at_once[seat].lines) :]
            assert tail == at_once[seat].lines
            moved = moved or any(line.cues for line in tail)
    assert moved
