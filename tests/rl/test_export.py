"""`vespers export`: what is in the table is what the seats saw, could say and said."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from vespers.cli import cli
from vespers.engine import record
from vespers.engine.conformance import play_at_random
from vespers.engine.kernel import CHANCE
from vespers.games import find_game
from vespers.rl.actions import actions_of
from vespers.rl.observation import observer_of


@pytest.fixture
def records(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{seed}.jsonl" for seed in range(2)]
    for seed, path in enumerate(paths):
        path.write_bytes(record.write(play_at_random(find_game("wolves"), 2, None, seed)))
    return paths


def exported(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["export", *map(str, arguments), "--lang", "en"])
    return result.exit_code, result.output


def test_a_row_per_decision(records: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    code, output = exported(*records, "--parquet", target)
    assert code == 0 and "of 2 games written" in output
    table = pq.read_table(target)
    matches = [record.read(path.read_bytes(), find_game) for path in records]
    entries = [entry for match in matches for entry in match.log if entry.seat != CHANCE]
    game = find_game("wolves")
    assert table["action"].to_pylist() == [game.codebook.number[entry.action] for entry in entries]
    assert table["seat"].to_pylist() == [entry.seat for entry in entries]
    assert set(table["record"].to_pylist()) == {"0.jsonl", "1.jsonl"}


def test_positions_masks_and_outcomes_are_true(records: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "game.parquet"
    exported(records[0], "--parquet", target)
    rows = pq.read_table(target).to_pylist()
    match = record.read(records[0].read_bytes(), find_game)
    observer, actions = observer_of(match.game, 2), actions_of(match.game)
    outcome = match.outcome()
    assert outcome is not None
    for row in rows[::5]:
        past = match.at(row["entry"])
        step = past.asked()
        assert step is not None and step.asks == row["seat"]
        seen = observer.flat(observer.raw(match.game.view(past.state, step.asks), step.asks))
        assert np.array_equal(np.float32(row["observation"]), seen)
        assert bytes(row["action_mask"]) == actions.marks(step.options(past.state))
        assert row["action_mask"][row["action"]] == 1
        assert row["reward_outcome"] == (1.0 if row["seat"] in outcome.winners else -1.0)
        assert row["reward_score"] == outcome.scores[row["seat"]]


def test_the_file_says_how_to_read_it(records: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "game.parquet"
    exported(records[0], "--parquet", target)
    about = pq.read_schema(target).metadata
    assert (about[b"game"], about[b"version"], about[b"players"]) == (b"wolves", b"1", b"2")
    assert json.loads(about[b"observation"]) == observer_of(find_game("wolves"), 2).flat_names()
    assert len(json.loads(about[b"actions"])) == len(find_game("wolves").codebook)


def test_a_row_tells_the_options_of_its_game(records: list[Path], tmp_path: Path) -> None:
    match = play_at_random(
        find_game("wolves"), 2, find_game("wolves").read_settings({"starter": "second"}), 5
    )
    records[1].write_bytes(record.write(match))
    exported(*records, "--parquet", tmp_path / "games.parquet")
    values = set(pq.read_table(tmp_path / "games.parquet")["options"].to_pylist())
    assert {json.loads(settings)["starter"] for settings in values} == {"chance", "second"}


def test_records_of_the_same_name_stay_apart(records: list[Path], tmp_path: Path) -> None:
    twin = tmp_path / "other" / records[0].name
    twin.parent.mkdir()
    twin.write_bytes(records[1].read_bytes())
    exported(records[0], twin, "--parquet", tmp_path / "games.parquet")
    values = set(pq.read_table(tmp_path / "games.parquet")["record"].to_pylist())
    assert values == {str(records[0]), str(twin)}


def test_no_record_is_written_over_or_taken_twice(records: list[Path], tmp_path: Path) -> None:
    before = records[0].read_bytes()
    code, output = exported(*records, "--parquet", records[0])
    assert code == 2 and "is one of the records" in output and records[0].read_bytes() == before
    code, output = exported(records[0], records[0], "--parquet", tmp_path / "games.parquet")
    assert code == 2 and "is given twice" in output


def test_a_table_that_cannot_be_written_is_a_sentence(records: list[Path], tmp_path: Path) -> None:
    code, output = exported(*records, "--parquet", tmp_path / "nowhere" / "games.parquet")
    assert code == 2 and "cannot be written" in output and "Traceback" not in output


def test_what_cannot_be_exported_is_said(records: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "no.parquet"
    other = tmp_path / "other.jsonl"
    other.write_bytes(record.write(play_at_random(find_game("heaven-ale"), 2, None, 1)))
    code, output = exported(records[0], other, "--parquet", target)
    assert code != 0 and "expected wolves for 2" in output
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_bytes(record.write(record.read(records[0].read_bytes(), find_game).at(9)))
    code, output = exported(unfinished, "--parquet", target)
    assert code != 0 and "not over yet" in output
    other.write_bytes(b"nonsense\n")
    code, output = exported(other, "--parquet", target)
    assert code == 1 and "other.jsonl" in output and "Traceback" not in output
    assert not target.exists()
