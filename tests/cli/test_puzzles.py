"""`vespers puzzles`: puzzles are cut from games, and solved at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.bots.puzzle import Puzzle, puzzles, read_puzzles
from vespers.cli import cli
from vespers.games import find_game

WOLVES = find_game("wolves")
RECORDS = Path(__file__).parents[1] / "wolves" / "records"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["puzzles", *words, "--lang", "en"], input=typed, env={"COLUMNS": "300"})


def some_puzzle() -> Puzzle:
    return next(iter(puzzles(WOLVES).values()))


def numbers(puzzle: Puzzle) -> tuple[int, int]:
    """The best move and another one, as the terminal numbers them."""
    match = puzzle.match()
    step = match.asked()
    assert step is not None
    options = step.options(match.state)
    best = options.index(puzzle.best)
    return best + 1, (best + 1) % len(options) + 1


def test_a_wrong_move_is_answered_with_its_cost_and_the_best_with_its_line() -> None:
    puzzle = some_puzzle()
    best, wrong = numbers(puzzle)
    result = run("wolves", "--solve", "--puzzle", puzzle.id, typed=f"{wrong}\n{best}\n")
    assert result.exit_code == 0, result.output
    assert "of your chance of winning" in result.output and "Solved after 2 tries." in result.output
    assert list(Path().iterdir()) == [], "a puzzle is not saved as a match"


def test_todays_puzzle_is_solved_without_a_name_and_can_be_left() -> None:
    result = run("wolves", "--solve", typed="u\nq\n")
    assert result.exit_code == 0, result.output
    assert "Find the best move" in result.output and "nothing to take back" in result.output.lower()


def test_an_unknown_puzzle_is_refused_with_those_there_are() -> None:
    result = run("wolves", "--puzzle", "none")
    assert result.exit_code == 2 and some_puzzle().id in result.stderr


def test_a_record_of_another_game_is_refused() -> None:
    record = next(iter(sorted(RECORDS.glob("*.jsonl"))))
    result = run("brewers", str(record), "--out", "some.jsonl")
    assert result.exit_code == 2 and "wolves" in result.stderr


def test_a_complete_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    shipped = (WOLVES.folder / "puzzles" / "puzzles.jsonl").read_bytes()
    path.write_bytes(shipped)
    result = run("wolves", "--out", str(path), "--many", "3")
    assert result.exit_code == 0 and "puzzles in" in result.output
    assert path.read_bytes() == shipped


@pytest.mark.slow
def test_a_puzzle_is_cut_from_games_of_bots_and_can_be_solved(tmp_path: Path) -> None:
    path = str(tmp_path / "some.jsonl")
    result = run("brewers", "--many", "1", "--seed", "5", "--out", path)
    assert result.exit_code == 0, result.output
    (puzzle,) = read_puzzles(find_game("brewers"), Path(path)).values()
    assert puzzle.file.source.startswith("5:brother,brother:")
    solved = run("brewers", "--solve", "--out", path, typed=f"{numbers(puzzle)[0]}\n")
    assert "Solved at the first try." in solved.output
