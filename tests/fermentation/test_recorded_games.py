"""Whole games, replayed strictly: one for each number of players, each tie-break, each ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fermentation.make_records import FOLDER, TIES, leaders
from vespers.engine import record
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.games.fermentation import GAME
from vespers.games.fermentation.scoring import winners
from vespers.games.fermentation.state import Fermentation

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def replayed(path: Path) -> Match[Fermentation]:
    return record.read(path.read_bytes(), find_game)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_outcome(path: Path) -> None:
    match = replayed(path)
    outcome = match.outcome()
    assert (
        outcome is not None and record.write(match).splitlines()[1:-1] == path.read_bytes().splitlines()[1:-1]
    )
    GAME.invariants(match.state)


def test_there_is_a_record_for_each_number_of_players() -> None:
    found = [replayed(FOLDER / f"players-{seats}.jsonl").seats for seats in GAME.players]
    assert found == list(GAME.players)


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("name", TIES)
def test_each_tie_break_and_ending_has_its_record(name: str) -> None:
    s = replayed(FOLDER / f"{name}.jsonl").state
    assert TIES[name](s)
    if name == "tie-shared":
        assert winners(s) == leaders(s)
    elif name.startswith("tie"):
        assert set(winners(s)) < set(leaders(s))
