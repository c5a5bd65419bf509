"""People against bots: no alarm without evidence, the same rules only, and no bots among the people."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

from tests.lab.conftest import Write
from vespers.engine import record
from vespers.games import find_game
from vespers.lab import stats
from vespers.lab.figures import Overview
from vespers.lab.human_games import ENOUGH, RecordedGame, compare_figures, fitting_games, people_series
from vespers.lab.permutation import alike
from vespers.lab.plan import load

RECORDS = Path(__file__).parents[1] / "wolves" / "records"


def games(rng: Random, count: int, longer: float = 0.0) -> pl.DataFrame:
    """Games of two as the lab's table has them: lopsided lengths, rare draws, a lead that may be unknown."""
    rows = []
    for number in range(count):
        scores = [rng.randint(0, 9) for _ in range(2)]
        decisions = int(20 + longer + rng.expovariate(0.1))
        winners = [seat for seat in range(2) if scores[seat] == max(scores)]
        judged: dict[str, Any] = {"lead_changes": None, "decided": None, "leader_lost": None}
        if number % 3:
            judged = {
                "lead_changes": rng.randint(0, 5),
                "decided": rng.random(),
                "leader_lost": rng.random() < 0.1,
            }
        rows.append(
            {"game": number, "block": "main", "deal": number, "players": ["Ann", "Ben"], "scores": scores}
            | {"winners": winners, "decisions": decisions, "forced": rng.randint(0, 9), **judged}
            | {"minutes": decisions / 4, "draw_swing": None, "choice_swing": None}
        )
    return pl.DataFrame(rows, infer_schema_length=None)


def overview(found: pl.DataFrame) -> Overview:
    counted = Overview(2)
    counted.add(found)
    return counted


def alarmed(bots: Overview, people: pl.DataFrame) -> bool:
    return any(one.chance is not None and one.chance < stats.LEVEL for one in compare_figures(bots, people))


@pytest.mark.parametrize("count", [2, 3, 5, 9, 30])
def test_people_who_play_like_bots_raise_an_alarm_on_at_most_one_page_in_twenty(count: int) -> None:
    """Of 120 pages 6 may; 13 or more happen once in 120 times. Below the minimum none can."""
    rng = Random(count)
    bots, people = overview(games(rng, 240)), games(rng, 120 * count)
    pages = [alarmed(bots, people[n * count : (n + 1) * count]) for n in range(120)]
    assert sum(pages) <= (12 if count >= ENOUGH else 0)


def test_a_real_difference_is_found_and_too_few_games_get_no_verdict() -> None:
    rng = Random(2)
    bots = overview(games(rng, 240))
    found = {one.key: one for one in compare_figures(bots, games(rng, 12, longer=40))}
    assert found["decisions"].chance is not None and found["decisions"].chance < 0.01
    assert found["score"].chance is not None and found["score"].chance > 0.05
    few = compare_figures(bots, games(rng, ENOUGH - 1, longer=40))
    assert {one.chance for one in few} == {None}


def test_the_test_is_exact() -> None:
    """Of the 120 ways to choose 3 of 10, one has the three largest, and one the three smallest."""
    values = [float(n) for n in range(10)]
    assert alike(values[7:], values[:7]) == pytest.approx(2 / 120, abs=0.006)
    assert alike([1.0, 1.0], [1.0] * 50) == 1.0


def test_seats_of_bots_at_a_table_of_people_are_left_out() -> None:
    found = games(Random(4), 3).with_columns(
        players=pl.Series([["Ann", "Ben"], ["Ann", "bot:novice"], ["brother", "Ben"]]),
        scores=pl.Series([[3, 1], [5, 9], [9, 6]]),
        winners=pl.Series([[0], [1], [0]]),
    )
    series = people_series(found, 2)
    assert series["score"].to_list() == [2.0, 5.0, 6.0]
    assert series["seat-1"].to_list() == [1.0, 0.0, None] and series["seat-2"].to_list() == [0.0, None, 0.0]
    assert series["decisions"].null_count() == series["winning-score"].null_count() == 2


def test_only_games_with_the_same_packs_and_settings_are_compared(write: Write) -> None:
    data = (RECORDS / "duel.jsonl").read_bytes()
    one = RecordedGame(record.read(data, find_game), record.read_head(data).players)
    study = 'game = "wolves"\ngames = 2\nwho = ["random"]\n'
    write('[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 4\n', "mine")
    changed = ("", 'packs = ["mine.toml"]\n', '[options]\nstarter = "first"\n')
    fits = [len(fitting_games([one], load(write(study + text))[0]).games) for text in changed]
    assert fits == [1, 0, 0]
    bots = RecordedGame(one.match, ("random", "bot:novice"))
    assert fitting_games([bots], load(write(study))[0]).unfit == 1
