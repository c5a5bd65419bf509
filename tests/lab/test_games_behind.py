"""From every bar of a report to the games behind it: all of them, and no other."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from urllib.parse import unquote

import polars as pl
import pytest
from click.testing import CliRunner

from tests.lab.conftest import played, tables_of
from vespers.cli import cli
from vespers.engine import record
from vespers.games import find_game
from vespers.lab.findings import findings
from vespers.lab.games_behind import GamesBehind, games_behind
from vespers.lab.study_errors import BadFolder

STUDY = """game = "fermentation"
games = 120
players = 2
who = ["random"]
records = 2
course = 10
rulings = 20
[tournament]
games = 2
"""
AT = "/games?where="


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("behind") / "study.toml"
    path.write_text(STUDY)
    return played(path)


def run_lab(*words: str) -> str:
    result = CliRunner().invoke(cli, ["lab", *words, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def numbers(found: GamesBehind) -> set[int]:
    return {one.game for one in found.games}


def test_every_bar_and_row_of_the_page_leads_to_games(results: Path) -> None:
    run_lab("report", str(results), "--games-at", AT)
    page = html.unescape((results / "report.html").read_text("utf-8"))
    wheres = {unquote(link) for link in re.findall(rf'href="{re.escape(AT)}([^"]+)"', page)}
    kinds = {where.partition(":")[0] for where in wheres}
    assert kinds >= {"seat", "trial", "chance", "opening", "score", "decisions", "player", "points", "ruling"}
    empty = [where for where in sorted(wheres) if not games_behind(results, where, 1).total]
    # an option that nobody took, an answer that never came up and a verdict without a score have no games
    assert {where.partition(":")[0] for where in empty} <= {"trial", "choice", "chance", "score", "ruling"}
    assert len(empty) < len(wheres) / 2


def test_the_games_of_a_seat_and_of_a_range_are_those_of_the_table(results: Path) -> None:
    _, games, _ = tables_of(results)
    main = games.filter(pl.col("block") == "main")
    won = set(main.filter(pl.col("winners").list.contains(1))["game"])
    found = games_behind(results, "seat:2", 100)
    assert numbers(found) == won and found.total == len(won)
    low, high = sorted(main["decisions"].sample(2, seed=1))
    inside = main.filter(pl.col("decisions").is_between(low, high, closed="left"))
    assert numbers(games_behind(results, f"decisions:{low}..{high}", 100)) == set(inside["game"])
    best = main["scores"].list.max().max()
    assert isinstance(best, int)
    high_ones = main.filter(pl.col("scores").list.contains(best))
    assert numbers(games_behind(results, f"score:{best}..{best + 1}", 100)) == set(high_ones["game"])


def test_the_games_of_an_option_open_at_the_move_that_took_it(results: Path) -> None:
    found = findings(results)
    _, games, moments = tables_of(results)
    main = set(games.filter(pl.col("block") == "main")["game"])
    option = max((one for one in found.effects if one.kind == "trial"), key=lambda one: one.taken)
    there = games_behind(results, f"trial:{option.key}", 1000)
    name = option.key.split()[0]
    for one in there.games:
        assert one.game in main
        row = moments.filter((pl.col("game") == one.game) & (pl.col("entry") == one.entry))
        taken = row.filter(pl.col("kind") == "choice")
        assert taken["name"].to_list() == [name] and taken["seat"].to_list() == [one.seat]
    assert option.taken <= 2 * there.total and there.total <= option.taken


def test_an_opening_leads_to_as_many_seats_as_its_bar_counts(results: Path) -> None:
    opening = findings(results).openings[0]
    there = games_behind(results, f"opening:{','.join(map(str, opening.codes))}", 1000)
    assert opening.taken / 2 <= there.total <= opening.taken


@pytest.mark.parametrize(
    "where",
    ["", "nonsense", "seat:x", "trial:NoSuchOption", "score:1", "score:a..b", "opening:", "opening:1,2,3,4"],
)
def test_what_is_no_bar_is_refused_in_a_sentence(results: Path, where: str) -> None:
    with pytest.raises(BadFolder):
        games_behind(results, where)
    result = CliRunner().invoke(cli, ["lab", "games", str(results), "--where", where, "--lang", "en"])
    assert result.exit_code == 2 and "no such bar" in result.output and "Traceback" not in result.output


def test_any_game_is_written_as_a_record_although_few_were_kept(results: Path, tmp_path: Path) -> None:
    _, games, _ = tables_of(results)
    row = games.row(5, named=True)
    file = tmp_path / "game.jsonl"
    run_lab("games", str(results), "--record", str(row["game"]), "--to", str(file))
    match = record.read(file.read_bytes(), find_game)
    outcome = match.outcome()
    assert outcome is not None and list(outcome.scores) == row["scores"]
    result = CliRunner().invoke(cli, ["lab", "games", str(results), "--record", "99999", "--lang", "en"])
    assert result.exit_code == 2 and "99,999" in result.output


def test_the_list_has_a_title_for_people(results: Path) -> None:
    listed = json.loads(run_lab("games", str(results), "--where", "seat:1", "--json", "--most", "2"))
    assert listed["title"] == "Games that seat 1 won" and len(listed["games"]) == 2 < listed["total"]
    assert "2 of" in run_lab("games", str(results), "--where", "seat:1", "--most", "2")


def test_the_page_has_contents_a_filter_and_numbers_at_its_axes(results: Path) -> None:
    run_lab("report", str(results))
    page = (results / "report.html").read_text("utf-8")
    heads = re.findall(r'<section id="([^"]+)">', page)
    nav = page[page.index("<nav") : page.index("</nav>")]
    assert heads == re.findall(r'href="#([^"]+)"', nav) and len(heads) == len(set(heads)) > 8
    assert '<input type="search"/>' in page and page.count("<script>") == 1
    for chart in re.findall(r'<figure class="bars".*?</figure>', page, re.S):
        scale = chart[chart.index('class="row scale"') :]
        assert scale.count("<span style") >= 2, "an axis with numbers"
    for chart in re.findall(r'<figure class="histogram".*?</figure>', page, re.S):
        assert chart[: chart.index("<svg")].count("<span style") >= 2, "how many games a column means"


def test_the_page_names_packs_and_settings(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[pack]\nid = "mine"\nextends = true\nname = "mine 3"\n[numbers]\nhide = 3\n'
    )
    study = tmp_path / "study.toml"
    study.write_text(
        'game = "fermentation"\ngames = 2\nplayers = 2\nwho = ["random"]\npacks = ["mine.toml"]\n'
        '[options]\nrecipe = "triple"\n'
    )
    folder = played(study)
    run_lab("report", str(folder))
    page = (folder / "report.html").read_text("utf-8")
    assert "Played with: mine 3." in page and "recipe = triple" in page
    assert "noise −3" in page, "an option states the number of the pack"


def test_no_text_of_the_page_lacks_a_value(results: Path) -> None:
    run_lab("report", str(results))
    page = re.sub(r"<(style|script)>.*?</\1>", "", (results / "report.html").read_text("utf-8"), flags=re.S)
    words = re.sub(r"<[^>]*>", " ", page)
    assert not re.search(r"[+−][a-z]+|\b[a-z]+_[a-z_]+\b|of options|[{}$]", words)


def test_figures_options_openings_and_games_are_written_as_sheets(results: Path, tmp_path: Path) -> None:
    run_lab("report", str(results), "--csv", str(tmp_path / "sheets"))
    found, (_, games, _) = findings(results), tables_of(results)
    sheets = {path.stem: pl.read_csv(path) for path in (tmp_path / "sheets").iterdir()}
    assert set(sheets) == {"figures", "options", "openings", "games"}
    assert sheets["figures"]["figure"].to_list() == [one.key for one in found.figures]
    assert sheets["options"]["option"].to_list() == [one.key for one in found.effects]
    assert sheets["options"]["taken_value"].to_list() == pytest.approx(
        [one.rate.value for one in found.effects]
    )
    assert len(sheets["openings"]) == len(found.openings)
    assert sheets["games"]["game"].to_list() == games["game"].to_list()
