"""The ladder: who sits where, what ratings mean, and how sure they are."""

from __future__ import annotations

import math
import random
from functools import partial
from pathlib import Path

import pytest

from vespers.bots import BOTS
from vespers.bots.ladder import alone, climb, line_ups, meet
from vespers.bots.ledger import BadLedger, Ledger
from vespers.bots.ratings import Result, fit, rate
from vespers.games import find_game


@pytest.mark.parametrize("seats", range(1, 9))
def test_every_seat_is_taken_by_both_equally_often(seats: int) -> None:
    tables = line_ups("a", "b", seats)
    for seat in range(seats):
        assert sorted(names[seat] for names in tables) == ["a", "b"]


def test_a_deal_is_played_from_both_sides() -> None:
    game = find_game("wolves")
    meeting = meet(game, game.settings(), BOTS, "random", "novice", 2, "1")
    assert [(r.first, r.second) for r in meeting.results] == [("random", "novice")] * 2
    assert [level for level, _ in meeting.scores] == ["random", "novice", "novice", "random"]
    assert {t.level for t in meeting.thoughts} == {"random", "novice"}
    assert all(t.seconds >= 0 for t in meeting.thoughts)


def test_a_level_against_itself_is_even() -> None:
    game = find_game("wolves")
    levels = {"one": BOTS["greedy"], "same": BOTS["greedy"]}
    met = [meet(game, game.settings(), levels, "one", "same", 2, str(n)) for n in range(3)]
    assert sum(r.share for m in met for r in m.results) == 3


def test_the_higher_score_of_a_deal_wins_when_each_plays_alone() -> None:
    assert (alone(7, 3), alone(3, 7), alone(5, 5)) == (1.0, 0.0, 0.5)


def test_the_ladder_takes_turns() -> None:
    game = find_game("wolves")
    order = ["random", "novice", "greedy"]
    met = list(climb(game, game.settings(), BOTS, order, 2, 2, "1"))
    pairs = [(m.results[0].first, m.results[0].second) for m in met]
    assert pairs == [("random", "novice"), ("novice", "greedy")] * 2


def test_a_ledger_remembers_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, path = find_game("wolves"), tmp_path / "ladder.ndjson"
    climbed = partial(climb, game, game.settings(), BOTS, ["random", "novice"], 2)
    first = list(climbed(2, "1", Ledger(path, {"seed": 1})))
    assert len(path.read_text().splitlines()) == 2
    with monkeypatch.context() as patch:
        patch.setattr("vespers.bots.ladder.meet", None)  # nothing may be played again
        assert list(climbed(2, "1", Ledger(path, {"seed": 1}))) == first
    assert list(climbed(3, "1", Ledger(path, {"seed": 1})))[:2] == first
    assert len(path.read_text().splitlines()) == 3
    assert Ledger(path, {"seed": 2}).known == {}


def test_a_spoilt_ledger_says_where(tmp_path: Path) -> None:
    path = tmp_path / "ladder.ndjson"
    path.write_text("{}\n")
    with pytest.raises(BadLedger) as refused:
        Ledger(path, {})
    assert refused.value.why.values["line"] == 1


def test_a_ledger_that_does_not_end_or_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLedger) as endless:
        Ledger(Path("/dev/full"), {})
    assert "more than 16,777,216 bytes" in str(endless.value.why.values["problem"])
    with pytest.raises(BadLedger) as nowhere:
        Ledger(tmp_path / "none" / "ladder.ndjson", {})
    assert nowhere.value.why.key == "bad_ledger_file"


def test_three_wins_of_four_are_191_points() -> None:
    results = [Result("b", "a", share) for share in (1.0, 1.0, 1.0, 0.0)] * 500
    ratings = fit(["a", "b"], results, "a")
    assert ratings["a"] == 0 and ratings["b"] == pytest.approx(400 * math.log10(3), abs=1)


def test_ratings_of_levels_that_never_met_add_up() -> None:
    results = [Result("b", "a", s) for s in (1.0, 0.0, 1.0)] + [Result("c", "b", s) for s in (1.0, 0.0, 1.0)]
    ratings = fit(["a", "b", "c"], results * 300, "a")
    assert ratings["c"] == pytest.approx(2 * ratings["b"], abs=1)


def test_intervals_hold_what_is_true_and_narrow_with_more_games() -> None:
    rng = random.Random(3)
    groups = [[Result("b", "a", float(rng.random() < 0.75)) for _ in range(2)] for _ in range(200)]
    few, many = rate(groups[:20], "a")[1], rate(groups, "a")[1]
    assert many.low < 400 * math.log10(3) < many.high
    assert many.high - many.low < few.high - few.low


def test_a_level_that_always_wins_has_a_finite_rating() -> None:
    best = rate([[Result("b", "a", 1.0)]] * 5, "a")[-1]
    assert best.level == "b" and 100 < best.elo < 2000
