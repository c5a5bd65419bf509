"""The report: one page that needs nothing else, in three languages; people's games beside the bots'."""

from __future__ import annotations

import base64
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from tests.lab.conftest import Write, played
from vespers.cli import cli
from vespers.engine import record
from vespers.games import find_game
from vespers.lab.findings import turns_of

STUDY = """game = "wolves"
games = 40
who = ["random"]
[luck]
deals = 3
repeats = 2
[skill]
games = 4
[tournament]
personas = ["hunter", "cautious"]
games = 2
"""


class Tags(HTMLParser):
    """Opened tags must be closed; addresses are collected."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "th"):
            self.open.append(tag)
        self.links += [value for name, value in attrs if name in ("href", "src") and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The study, played once for all."""
    path = tmp_path_factory.mktemp("report") / "study.toml"
    path.write_text(STUDY)
    return played(path)


@pytest.fixture(scope="module")
def english(results: Path) -> str:
    return reported(results, "en")


def reported(folder: Path, language: str, *more: str) -> str:
    result = CliRunner().invoke(cli, ["lab", "report", str(folder), "--lang", language, *more])
    assert result.exit_code == 0, result.output
    return (folder / "report.html").read_text("utf-8")


def test_the_page_needs_nothing_else_and_speaks_three_languages(results: Path) -> None:
    for language, words, players in (
        ("en", "What stands out", ("at random", "Novice", "cautious")),
        ("fr", "Ce qui sort du lot", ("au hasard", "Novice", "prudent")),
        ("es", "Lo que destaca", ("al azar", "Novicio", "prudente")),
    ):
        page = reported(results, language)
        tags = Tags()
        tags.feed(page)
        assert tags.open == [] and words in page and f'lang="{language}"' in page
        games, inside = (
            [link for link in tags.links if link.startswith(start)]
            for start in ("data:application/jsonl", "#")
        )
        assert len(games) >= 6 and len(inside) >= 6 and len(games) + len(inside) == len(tags.links)
        assert all(f'id="{link[1:]}"' in page for link in inside)
        assert not re.search(r"https?://|lab-|wolves-[a-z]+-", page), "no address, and no key without a text"
        assert page.count("<svg") >= 6 and all(player in page for player in players)


def test_every_sentence_with_an_interval_says_how_many_games(english: str) -> None:
    sentences = [
        text for text in re.findall(r"<p>([^<]*)</p>", english) if re.search(r"\[[^\]]+; [^\]]+\]", text)
    ]
    assert len(sentences) > 10 and all(re.search(r"\d+ (games|seats)", text) for text in sentences)


def test_turns_are_counted_by_who_decides() -> None:
    seats = [(0, "choice", 0), (0, "choice", 0), (0, "chance", 1), (0, "choice", 1), (0, "choice", 0)]
    seats += [(1, "choice", 0), (1, "event", 1), (1, "choice", 0), (2, "choice", 0), (2, "choice", 1)]
    moments = pl.DataFrame(
        [(game, entry, kind, seat) for entry, (game, kind, seat) in enumerate(seats)],
        schema=["game", "entry", "kind", "seat"],
        orient="row",
    )
    assert turns_of(moments).to_list() == [3, 1, 2]


def test_the_games_in_the_page_are_records(english: str) -> None:
    for data in re.findall(r"base64,([^\"]+)", english):
        match = record.read(base64.b64decode(data), find_game)
        assert match.outcome() is not None


def test_games_of_people_stand_beside(results: Path, tmp_path: Path) -> None:
    folder = results
    people = Path(__file__).parents[1] / "wolves" / "records"
    page = reported(folder, "en", "--people", str(people))
    assert f"{len(list(people.glob('*.jsonl')))} games of people" in page and "Do they agree?" in page
    (tmp_path / "bad").mkdir()
    for empty in ("bad", "absent"):
        words = ["lab", "report", str(folder), "--people", str(tmp_path / empty), "--lang", "en"]
        result = CliRunner().invoke(cli, words)
        assert result.exit_code == 2 and f"{empty} holds no records" in result.output
    other = Path(__file__).parents[1] / "brewers" / "records"
    result = CliRunner().invoke(cli, ["lab", "report", str(folder), "--people", str(other), "--lang", "en"])
    assert result.exit_code == 0 and "No finished game of people fits" in result.output
    (tmp_path / "bad" / "x.jsonl").write_text("{}\n")
    result = CliRunner().invoke(cli, ["lab", "report", str(folder), "--people", str(tmp_path / "bad")])
    assert result.exit_code == 2 and "x.jsonl" in result.output and "Traceback" not in result.output


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["lab", "report", str(tmp_path), "--lang", "en"])
    assert result.exit_code == 2 and "holds no results" in result.output


def report_refused(folder: Path, *more: str) -> str:
    """The one sentence with which a report is refused."""
    result = CliRunner().invoke(cli, ["lab", "report", str(folder), "--lang", "en", *more])
    assert result.exit_code == 2 and isinstance(result.exception, SystemExit), result.output
    return result.output


def test_a_page_takes_the_place_of_a_page_and_of_nothing_else(results: Path, tmp_path: Path) -> None:
    study = results.with_suffix(".toml")
    for there in (study, results / "games" / "000000000.parquet", next((results / "records").iterdir())):
        before = there.read_bytes()
        assert "is no page of a report" in report_refused(results, "--html", str(there))
        assert there.read_bytes() == before
    page = tmp_path / "page.html"
    for _ in range(2):
        assert CliRunner().invoke(cli, ["lab", "report", str(results), "--html", str(page)]).exit_code == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_read(
    results: Path, tmp_path: Path
) -> None:
    spoilt = tmp_path / "empty"
    assert "there is no folder" in report_refused(spoilt, "--html", str(tmp_path / "none" / "page.html"))
    assert "cannot be written" in report_refused(results, "--html", "/dev/full")


@pytest.mark.parametrize("name", ["games", "moments"])
def test_damaged_parts_are_refused_by_name(results: Path, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "results"
    shutil.copytree(results, folder)
    part = folder / name / "000000001.parquet"
    whole = part.read_bytes()
    part.write_bytes(b"noise" * 200)
    assert f"The results in {folder} are damaged" in report_refused(folder)
    half = len(whole) // 2  # the footer of a Parquet file is at its end, so only reading the pages fails
    part.write_bytes(whole[:20] + bytes(half - 20) + whole[half:])
    assert "are damaged" in report_refused(folder)


def test_missing_moments_and_unknown_games_are_refused(results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    shutil.copytree(results, folder)
    (folder / "records" / "mine.jsonl").write_text("")  # its name is not a number: it belongs to no game
    (folder / "moments").rename(tmp_path / "moments")
    assert "are damaged (No such file" in report_refused(folder)
    (tmp_path / "moments").rename(folder / "moments")
    reported(folder, "en")
    plan = folder / "plan.json"
    plan.write_text(plan.read_text().replace('"wolves"', '"zz"'))
    assert "of the game “zz”, which is not installed" in report_refused(folder)


def test_a_bad_address_of_a_table_is_refused(results: Path) -> None:
    assert "The table at foo did not accept a record" in report_refused(results, "--table", "foo")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["heaven-ale", "brewers", "fermentation"])
def test_every_game_can_be_reported(write: Write, name: str) -> None:
    page = reported(played(write(f'game = "{name}"\ngames = 4\nwho = ["random"]\n')), "fr")
    bands = {"brewers": "imbuvable", "fermentation": "imbuvable"}
    assert bands.get(name, "<svg") in page and "Qui gagne" in page
    assert "<svg" in page and not re.search(rf"{name}-[a-z]+-|lab-", page)
