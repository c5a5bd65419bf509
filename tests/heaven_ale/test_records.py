"""Recorded games for two, three and four players: they replay to the last entry, with the same count.

A record stands for the rules of its version. If one of these fails because a rule was corrected, raise
`HeavenAleGame.version` and record anew: python -m tests.heaven_ale.test_records
"""

from __future__ import annotations

from pathlib import Path

import pytest

from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.engine import record
from vespers.engine.kernel import apply
from vespers.games import find_game
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.invariants import invariants
from vespers.games.heaven_ale.messages import BarrelTaken, Built, HeavenAleSettings, Scored

RECORDS = Path(__file__).parent / "records"
OPTIONS = {
    2: HeavenAleSettings(),
    3: HeavenAleSettings(entry="english"),
    4: HeavenAleSettings(exchange="best", brewmaster="nearer"),
}


@pytest.mark.parametrize("seats", sorted(OPTIONS))
def test_a_recorded_game_replays(seats: int) -> None:
    match = record.read((RECORDS / f"greedy-{seats}.jsonl").read_bytes(), find_game)
    outcome = match.outcome()
    assert match.game is GAME and match.seats == seats and outcome is not None
    counted = [event for events in match.events for event in events if isinstance(event, Scored)]
    assert tuple(event.points for event in counted) == outcome.scores
    assert max(outcome.scores) > 10, "greedy bots brew some beer"
    kinds = {type(event) for events in match.events for event in events}
    assert {BarrelTaken, Built} <= kinds


@pytest.mark.parametrize("seats", sorted(OPTIONS))
def test_nothing_is_lost_on_the_way(seats: int) -> None:
    match = record.read((RECORDS / f"greedy-{seats}.jsonl").read_bytes(), find_game)
    s = GAME.start(seats, match.settings)
    for entry in match.log:
        invariants(s)
        apply(s, entry.action)
    invariants(s)
    assert s.agenda == []


def write() -> None:
    for seats, settings in OPTIONS.items():
        match = play_game(GAME, settings, [BOTS["greedy"]] * seats, f"recorded {seats}")
        (RECORDS / f"greedy-{seats}.jsonl").write_bytes(record.write(match))


if __name__ == "__main__":
    write()
