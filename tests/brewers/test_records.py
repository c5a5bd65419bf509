"""Recorded games: each size of table, each way a game can end, and the modes.

Each is replayed strictly, entry by entry, and its dealing checked against the published seed. Made by
`make_records.py`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from tests.brewers.make_records import WANTED
from vespers.engine import record
from vespers.engine.messages import Outcome
from vespers.games import find_game
from vespers.games.brewers import GAME

RECORDS = Path(__file__).parent / "records"
OUTCOMES = {
    "solo": Outcome((7,), (0,), "solo"),
    "two-players": Outcome((17, 8), (0,), "most_taste"),
    "four-players": Outcome((9, 10, 12, 17), (3,), "most_taste"),
    "eight-players": Outcome((8, 12, 14, 6, 11, 10, 10, 10), (2,), "most_taste"),
    "more-werewolf": Outcome((3, 3), (1,), "most_werewolf"),
    "less-dirt": Outcome((2, 2), (0,), "least_dirt"),
    "shared": Outcome((2, 0, 2), (0, 2), "shared"),
    "long-silent-night": Outcome((13, 25, 10), (1,), "most_taste"),
    "filthy-pack": Outcome((0, 0, 0, 5), (3,), "most_taste"),
    "teams": Outcome((25, 12, 25, 12), (0, 2), "most_taste"),
    "teams-shared": Outcome((1, 1, 1, 1), (0, 1, 2, 3), "shared"),
    "blind-draft": Outcome((0, 5, 2, 0, 5, 0), (4,), "most_werewolf"),
    "quiet-rules": Outcome((9, 9, 8, 6, 12), (4,), "most_taste"),
    "hermit-won": Outcome((12,), (0,), "hermit_won"),
    "hermit-lost": Outcome((12,), (), "hermit_lost"),
}


def test_there_is_a_record_for_each_way_a_game_can_end() -> None:
    assert set(OUTCOMES) == set(WANTED) == {path.stem for path in RECORDS.glob("*.jsonl")}
    reasons = {outcome.reason for outcome in OUTCOMES.values()}
    assert reasons == {
        "most_taste",
        "most_werewolf",
        "least_dirt",
        "shared",
        "solo",
        "hermit_won",
        "hermit_lost",
    }


@pytest.mark.parametrize("name", sorted(WANTED))
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    match = record.read((RECORDS / f"{name}.jsonl").read_bytes(), find_game)
    seats, _, settings, reason = WANTED[name]
    outcome = match.outcome()
    assert outcome == OUTCOMES[name] and outcome.reason == reason
    assert (match.seats, match.game.version_of(match.settings)) == (seats, 2)
    assert msgspec.structs.replace(match.settings, version=UNSET) == settings
    for length in range(0, len(match.log), 7):
        GAME.invariants(match.at(length).state)
