"""`vespers learn`: a lesson at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.cli import cli


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def learn(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["learn", *words, "--lang", "en"], input=typed, env={"COLUMNS": "300"})


def test_the_lessons_are_listed() -> None:
    result = learn("wolves")
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.output.splitlines()][:2] == ["goal", "first-turns"]


def test_the_coach_speaks_answers_a_miss_and_names_the_next_lesson() -> None:
    result = learn("wolves", "goal", typed="1 e3\n2 e3\n")
    assert result.exit_code == 0, result.output
    lines = [line for line in result.output.splitlines() if "»" in line]
    assert "row by row" in lines[0] and "Look for two moons" in lines[2]
    assert "vespers learn wolves first-turns" in result.output and "The winner: Player 1" in result.output


def test_what_came_before_the_lesson_is_not_told() -> None:
    assert "Place the" not in learn("wolves", "powers", typed="q\n").output.split("»")[0]


def test_a_lesson_that_was_left_goes_on_from_its_record() -> None:
    left = learn("wolves", "first-turns", typed="3 d4\nq\n")
    assert "learn wolves first-turns --resume wolves.jsonl" in left.output
    again = learn("wolves", "first-turns", "--resume", "wolves.jsonl", typed="3 c4\nq\n")
    assert "They covered your 3" in again.output


def test_a_record_of_another_lesson_is_refused() -> None:
    learn("wolves", "first-turns", typed="3 d4\nq\n")
    result = learn("wolves", "powers", "--resume", "wolves.jsonl")
    assert result.exit_code == 2 and "is no record of the lesson powers" in result.stderr


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    result = learn("wolves", "chess")
    assert result.exit_code == 2 and "goal, first-turns" in result.stderr
