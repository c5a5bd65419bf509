"""Recorded games: one for every way a round and a game can end, and one for every Alpha Power.

Each is replayed strictly, entry by entry, and its dealing checked against the published seed. Made by
`make_records.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wolves.endings import endings
from tests.wolves.make_records import WANTED
from vespers.engine import record
from vespers.engine.match import Match
from vespers.engine.messages import Outcome
from vespers.games import find_game
from vespers.games.wolves import GAME
from vespers.games.wolves.state import Wolves

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "two-nil-first": ["area full in the last turn: a 8-5", "last card: a 6-4"],
    "two-nil-second": ["area full: b 6-7", "area full: b 3-7"],
    "two-one-first": ["area full: b 6-8", "area full: a 7-6", "area full: a 6-4"],
    "two-one-second": ["area full: b 3-9", "last card: a 10-2", "last card: b 0-10"],
    "area-full": ["area full: a 5-3", "area full: a 7-6"],
    "last-card": ["last card: b 6-9", "last card: a 10-3", "area full: a 11-5"],
    "area-full-in-the-last-turn": ["area full in the last turn: a 7-3", "last card: a 8-5"],
    "tie-broken-by-cards": [
        "area full: b 6-6 by cards 3-5",
        "area full: 7-7 replayed",
        "area full: a 11-3",
        "area full: a 7-5",
    ],
    "replayed-round": ["area full: 8-8 replayed", "area full: a 7-5", "area full: b 5-7", "area full: b 3-9"],
    "replayed-twice": [
        "last card: 0-0 replayed",
        "area full: b 6-8",
        "last card: a 5-3",
        "area full: 7-7 replayed",
        "last card: b 5-9",
    ],
    "replayed-third-round": [
        "area full: b 6-9",
        "area full: a 9-6",
        "area full: 5-5 replayed",
        "area full: a 6-5",
    ],
    "won-by-cards-at-the-summit": ["last card: a 7-6", "area full: a 6-6 by cards 5-3"],
    "double-bond": ["last card: b 3-7", "last card: b 5-6"],
    "great-leap": ["area full: a 9-6", "area full: b 6-8", "area full: a 8-6"],
    "duel": ["area full: b 5-10", "last card: a 9-2", "last card: b 4-9"],
    "relief": ["area full: a 7-4", "area full: b 4-6", "area full: b 5-8"],
    "flair": ["last card: b 4-7", "last card: a 7-0", "area full: b 3-8"],
    "conquered-ground": ["area full: b 7-8", "area full: a 7-3", "area full: a 9-4"],
    "moonsong": ["area full: b 2-6", "area full: a 6-5", "area full: a 8-5"],
    "great-pack": ["area full: a 7-4", "area full: b 3-7", "area full: a 7-5"],
}


def recorded(name: str) -> Match[Wolves]:
    return record.read((RECORDS / f"{name}.jsonl").read_bytes(), find_game)


def test_there_is_a_record_for_every_ending_and_no_other() -> None:
    assert {path.stem for path in RECORDS.iterdir()} == set(ENDINGS) == set(WANTED)


@pytest.mark.rule("4.1", "4.2", "5.5", "5.6", "6.1")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_replays_to_the_same_end(name: str) -> None:
    match = recorded(name)
    assert endings(match) == ENDINGS[name]
    assert WANTED[name](match, endings(match)), "the game shows what it is named after"


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_winner_has_won_two_rounds_and_the_last_one(name: str) -> None:
    won = [end.split(": ")[1][0] for end in ENDINGS[name] if "replayed" not in end]
    scores = (won.count("a"), won.count("b"))
    assert recorded(name).outcome() == Outcome(scores, ("ab".index(won[-1]),), "mountain")
    assert max(scores) == 2


@pytest.mark.parametrize("name", ENDINGS)
def test_no_wolf_is_lost_at_any_point_of_a_recorded_game(name: str) -> None:
    match = recorded(name)
    again: Match[Wolves] = Match(GAME, 2, match.settings)
    for entry in match.log:
        GAME.invariants(again.state)
        again.play(entry.seat, entry.action)
    assert again.outcome() == match.outcome()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_is_written_again_to_the_byte(name: str) -> None:
    data = (RECORDS / f"{name}.jsonl").read_bytes()
    assert record.write(recorded(name), record.read_head(data).players) == data


@pytest.mark.rule("4.1", "4.2", "5.6", "6.1")
def test_the_records_show_every_way_a_round_and_a_game_can_end() -> None:
    rounds = [end for ends in ENDINGS.values() for end in ends]
    for how in ("area full: ", "area full in the last turn: ", "last card: "):
        assert any(end.startswith(how) for end in rounds), how
    for result in (": a ", ": b ", " by cards ", " replayed"):
        assert any(result in end for end in rounds), result
    outcomes = [recorded(name).outcome() for name in ENDINGS]
    assert {outcome.scores for outcome in outcomes if outcome} == {(2, 0), (0, 2), (2, 1), (1, 2)}
