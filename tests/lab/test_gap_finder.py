"""The gap finder: which open question of a rulebook arises, and which one decides games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from tests.lab import open_cups
from tests.lab.conftest import Write, played
from vespers import games
from vespers.cli import cli
from vespers.games import find_game
from vespers.lab.findings import findings
from vespers.lab.gap_finder import gaps_of
from vespers.lab.plan import load
from vespers.lab.runner import Run
from vespers.lab.sections import ruling_texts
from vespers.texts import LANGUAGES, Say

CUPS = 'game = "cups"\nwho = ["random"]\nrecords = 0\n'


@pytest.fixture
def open_cups_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """`cups` is a game with open questions while the test runs."""
    monkeypatch.setitem(games.OURS, "cups", open_cups.__name__)
    games.find_game.cache_clear()
    yield
    games.find_game.cache_clear()


def rows_of(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "rulings")


@pytest.mark.usefixtures("open_cups_game")
def test_planted_questions_are_found_where_they_arise(write: Write) -> None:
    folder = played(write(CUPS + "games = 60\nrulings = 60\n"))
    tied = set(pl.read_parquet(folder / "games").filter(pl.col("winners").list.len() == 2)["game"])
    rows = rows_of(folder)
    assert rows.height == 60 * 3 and 0 < len(tied) < 30
    ties = rows.filter(ruling="ties")
    assert set(ties.filter(pl.col("entry") >= 0)["game"]) == tied, "it arises in a tie, and only there"
    assert set(ties.filter("changed")["game"]) == tied and set(ties["answer"]) == {"first"}
    assert ties.filter(pl.col("entry") >= 0)["entry"].unique().to_list() == [4], "it shows in the result"
    assert rows.filter(ruling="black")["entry"].unique().to_list() == [0], (
        "other options from the first choice on"
    )
    idle = rows.filter(ruling="idle")
    assert idle["entry"].unique().to_list() == [-1] and not idle["changed"].any()


@pytest.mark.usefixtures("open_cups_game")
def test_the_report_lists_first_what_decides_most_games(write: Write) -> None:
    folder = played(write(CUPS + "games = 60\nrulings = 60\n"))
    gaps = findings(folder).gaps
    assert [gap.changed.value for gap in gaps] == sorted((gap.changed.value for gap in gaps), reverse=True)
    assert gaps[-1].ruling == "idle" and gaps[-1].arose.value == 0 and gaps[-1].arose.games == 60
    by_name = {gap.ruling: gap for gap in gaps}
    assert by_name["black"].arose.value == 1 and 0 < by_name["ties"].changed.value < 1


@pytest.mark.usefixtures("open_cups_game")
def test_a_study_may_ask_for_few_games_or_none_and_answer_itself(write: Write) -> None:
    some = rows_of(played(write(CUPS + "games = 60\nrulings = 7\n", "some")))
    assert some["game"].n_unique() == 7
    none = played(write(CUPS + "games = 60\nrulings = 0\n", "none"))
    assert rows_of(none).is_empty() and findings(none).gaps == []
    answered = 'games = 9\nrulings = 9\n[options]\nrulings = { ties = "first" }\n'
    rows = rows_of(played(write(CUPS + answered, "answered")))
    assert set(rows.filter(ruling="ties")["answer"]) == {"shared"}, "the other answer is the other one here"


def test_a_real_game_page_and_terminal_name_the_questions(write: Write) -> None:
    path = write('game = "wolves"\ngames = 12\nwho = ["random"]\nrulings = 12\nrecords = 0\n')
    for language in LANGUAGES:
        result = CliRunner().invoke(cli, ["lab", "run", str(path), "--workers", "1", "--lang", language])
        assert result.exit_code == 0, result.output
        say = Say(language)
        assert say("lab-head-rulings") in result.output and "§5.8" in result.output
        assert CliRunner().invoke(cli, ["lab", "report", str(path), "--lang", language]).exit_code == 0
        page = path.with_suffix(".lab").joinpath("report.html").read_text("utf-8")
        assert say("lab-head-rulings") in page and say("wolves-ruling-protection-from-all") in page
    corners = rows_of(path.with_suffix(".lab")).filter(ruling="corners")
    assert corners.filter(pl.col("entry") < 0).height > 0, "a whole territory leaves the question closed"
    assert not corners.filter((pl.col("entry") < 0) & pl.col("changed")).height


def test_results_without_the_table_are_reported_without_the_section(write: Write) -> None:
    path = write('game = "wolves"\ngames = 4\nwho = ["random"]\nrulings = 4\nrecords = 0\n')
    folder = played(path)
    for part in (folder / "rulings").iterdir():
        part.unlink()
    assert findings(folder).gaps == []
    assert Run(load(path)[0], folder).finished()


def test_gaps_are_shares_with_their_games() -> None:
    rows = [
        {"ruling": "a", "answer": "x", "entry": entry, "changed": changed}
        for entry, changed in ((-1, False), (3, True), (0, False), (-1, False))
    ]
    (gap,) = gaps_of(rows)
    assert (gap.arose.value, gap.changed.value, gap.arose.games) == (0.5, 0.25, 4)
    assert gap.changed.low < 0.25 < gap.changed.high


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_states_the_numbers_of_the_pack(write: Write, language: str) -> None:
    plan = load(write('game = "heaven-ale"\ngames = 2\nwho = ["random"]\n'))[0]
    rows = [{"ruling": "beyond_track", "answer": "each-move", "entry": 3, "changed": False}]
    (gap,) = gaps_of(rows)
    section, question, *_ = ruling_texts(plan, Say(language, find_game("heaven-ale")), gap)
    assert section == "§4.5" and "20" in question
