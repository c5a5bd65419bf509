"""`vespers play --coach`: one sentence when it matters, and a question before a costly move."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.lessons.playing import begun
from vespers.cli import cli
from vespers.engine import record
from vespers.engine.lesson import lessons
from vespers.games import find_game

SURE = "Sure?"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*words: str, typed: str = "") -> Result:
    asked = ["play", "wolves", *words, "--lang", "en"]
    return CliRunner().invoke(cli, asked, input=typed, env={"COLUMNS": "300"})


def last_decision() -> list[str]:
    """The last space of a game: a 1 there loses it, a 2 wins it; the words to go on from there."""
    match = begun(lessons(find_game("wolves"))["goal"])
    Path("goal.jsonl").write_bytes(record.write(match, ("Ann", "Bot")))
    return ["--resume", "goal.jsonl", "--seats", "person,apprentice"]


def test_a_costly_move_is_asked_about_once_and_then_made() -> None:
    result = play(*last_decision(), "--coach", typed="1 e3\n1 e3\n")
    assert result.output.count(SURE) == 1 and "is worth more" in result.output
    assert "The winner: Bot" in result.output


def test_the_best_move_is_made_at_once_and_the_coach_has_spoken_before() -> None:
    result = play(*last_decision(), "--coach", typed="2 e3\n")
    assert SURE not in result.output and "The winner: Ann" in result.output
    assert "» Both need one more round" in result.output


def test_without_the_coach_nothing_is_said() -> None:
    result = play(*last_decision(), typed="1 e3\n")
    assert "»" not in result.output and "The winner: Bot" in result.output


def test_two_people_get_no_coach() -> None:
    result = play("--coach", "--seats", "person,person")
    assert result.exit_code == 2 and "one person against bots" in result.stderr


def test_who_leaves_goes_on_with_the_coach() -> None:
    assert "--coach" in play("--coach", typed="q\n").output
