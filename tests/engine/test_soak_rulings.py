"""`make soak-rulings`: other answers in each match, and no match twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import soak_rulings
from tools.soak_rulings import Table, soak, table_of, tables
from vespers.engine.conformance import KitFailure
from vespers.games import our_games

NAMES = [game.name for game in our_games() if game.rulings]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Table, int]]:
    """The matches that a run asks for, without playing them."""
    found: list[tuple[Table, int]] = []
    monkeypatch.setattr(soak_rulings, "play", lambda table, number, _: found.append((table, number)))
    return found


def run(path: Path, matches: int, names: list[str] = NAMES) -> int:
    return soak(names, matches, 60.0, 0.05, path)


def test_a_run_goes_on_where_it_stood(tmp_path: Path, played: list[tuple[Table, int]]) -> None:
    path = tmp_path / "build" / "progress.json"
    assert run(path, 30) == 0 and run(path, 50) == 0
    assert [number for _, number in played] == list(range(50))
    assert run(path, 3, NAMES[:1]) == 0 and played[-1][1] == 2, "other questions are another run"
    path.write_text("no progress at all")
    assert run(path, 1) == 0 and played[-1][1] == 0


def test_a_run_ends_when_its_time_is_over(tmp_path: Path, played: list[tuple[Table, int]]) -> None:
    assert soak(NAMES, 9, 0.0, 0.05, tmp_path / "progress.json") == 0 and not played


def test_a_fault_is_told_with_its_rulings_and_comes_first_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play(table: Table, number: int, thorough: float) -> None:
        if number == 2:
            raise KitFailure("a promise is broken")

    monkeypatch.setattr(soak_rulings, "play", play)
    for _ in range(2):
        assert run(tmp_path / "progress.json", 9) == 1
        assert "match 2" in (printed := capsys.readouterr().err) and "rulings=" in printed


def test_every_answer_of_every_ruling_comes_up() -> None:
    every = tables(NAMES)
    drawn = [table_of(every, number) for number in range(12 * len(every))]
    seen = {(one.game.name, name, answer) for one in drawn for name, answer in one.settings.rulings.items()}
    assert seen == {
        (game.name, one.id, answer) for game in our_games() for one in game.rulings for answer in one.answers
    }


def test_a_match_is_played_under_the_eyes_of_the_kit() -> None:
    soak_rulings.play(table_of(tables(["wolves"]), 0), 0, 0.05)
