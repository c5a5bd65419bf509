"""A record opened at the table is a match to look at; the lab reads finished matches without names."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tests.table.client import Host, Person, new_match, play
from tests.table.conftest import database, unlimited
from tests.table.own_versions import with_another_number
from vespers.cli import cli
from vespers.table.finished import finished_matches, remarks_about
from vespers.table.store.database import BadDatabase

RECORDS = Path(__file__).parents[1]
GAMES = ["wolves", "brewers", "heaven-ale", "fermentation"]


def opened(host: Host, data: bytes) -> httpx.Response:
    return host.http.post("/api/records", content=data, headers={"content-type": "application/jsonl"})


def any_record(game: str) -> bytes:
    return sorted((RECORDS / game.replace("-", "_") / "records").glob("*.jsonl"))[0].read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_becomes_a_match_to_look_at(sqlite_host: Host, game: str) -> None:
    data = any_record(game)
    answer = opened(sqlite_host, data)
    assert answer.status_code == 201 and answer.json()["keys"] == []
    spectator = Person(sqlite_host.url, answer.json()["match"])
    last = spectator.sight()
    assert last["over"] and last["number"] == data.count(b"\n") - 2
    for seat in range(len(last["players"])):
        assert spectator.get("replay", number=last["number"] // 2, seat=seat).status_code == 200
    assert spectator.get("record").content.splitlines()[1:-1] == data.splitlines()[1:-1]
    assert spectator.post("resign").status_code == 403


def test_what_is_no_finished_record_is_refused_clearly(sqlite_host: Host) -> None:
    data = any_record("wolves")
    lines = data.splitlines(keepends=True)
    _, people = new_match(sqlite_host.url, "me local")
    running = people[0].get("record").content
    for bad, title, key in (
        (b"", "bad-record", "record-head"),
        (b"{}\n", "bad-record", "record-head"),
        (b"\xff" * 50, "bad-record", "record-head"),
        (b"".join(lines[:-3]), "bad-record", "record-end"),
        (b"".join([*lines[:5], *lines[6:]]), "bad-record", "record-entry"),
        (running, "unfinished", "table-problem-unfinished"),
        (b" " * 300_000, "too-large", "table-problem-too-large"),
    ):
        answer = opened(sqlite_host, bad)
        problem = answer.json()
        assert answer.status_code in (413, 422), answer.text
        assert (problem["title"], problem["text"]["key"]) == (title, key)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_lab_reads_finished_matches_without_names(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = database(kind, request, tmp_path)
    with Host(unlimited(url)) as host:
        _, people = new_match(host.url, "local local")
        people[0].post("name", name="Ann Onymous")
        play(people)
        _, with_bot = new_match(host.url, "me bot")
        play(with_bot)
        new_match(host.url, "local local")  # still running
        opened(host, any_record("wolves"))  # not played here: no people's game
        found, unfit = finished_matches(url, "wolves")
        assert {one.players for one in found} == {("person", "person"), ("person", "apprentice")}
        assert len(found) == 2
        assert unfit == 1 and all(one.match.outcome() is not None for one in found)
        study = tmp_path / "study.toml"
        study.write_text('game = "wolves"\ngames = 20\nwho = ["random"]\n')
        assert CliRunner().invoke(cli, ["lab", "run", str(study), "--workers", "1"]).exit_code == 0
        result = CliRunner().invoke(cli, ["lab", "report", str(study), "--database", url, "--lang", "en"])
        assert result.exit_code == 0, result.output
        page = (tmp_path / "study.lab" / "report.html").read_text("utf-8")
        assert "2 games of people" in page and "1 of their seats" in page and "Onymous" not in page


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_report_lists_what_players_said_without_names_and_without_markup(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = database(kind, request, tmp_path)
    with Host(unlimited(url)) as host:
        own = with_another_number(host, "wolves", "mine <3>")["pack"]
        match, people = new_match(host.url, "local local", own=[own])
        people[0].post("name", name="Ann Onymous")
        play(people)
        for person, wish in (
            (0, {"answer": "no"}),
            (1, {"answer": "yes"}),
            (1, {"number": 4, "answer": "dull"}),
        ):
            assert people[person]._ask("PUT", "feedback", json=wish).status_code == 204
        loud = {"number": 3, "comment": "<script>alert(1)</script> & more"}
        assert people[0]._ask("PUT", "feedback", json=loud).status_code == 204
        opened(host, people[0].get("record").content)  # its remarks are copies
        _, running = new_match(host.url, "local local")
        play(running, moves=2)
        assert running[0]._ask("PUT", "feedback", json={"number": 1, "comment": "hidden"}).status_code == 204
        remarks = remarks_about(url, "wolves")
        assert sorted((one.move or 0, one.answer) for one in remarks) == [
            (0, "no"),
            (0, "yes"),
            (3, ""),
            (4, "dull"),
        ]
        assert {one.match for one in remarks} == {match} and remarks_about(url, "brewers") == []
        study = tmp_path / "study.toml"
        study.write_text('game = "wolves"\ngames = 20\nwho = ["random"]\n')
        assert CliRunner().invoke(cli, ["lab", "run", str(study), "--workers", "1"]).exit_code == 0
        result = CliRunner().invoke(cli, ["lab", "report", str(study), "--database", url, "--lang", "en"])
        assert result.exit_code == 0, result.output
    section = (
        (tmp_path / "study.lab" / "report.html").read_text("utf-8").partition('<section id="opinions">')[2]
    )
    section = section.partition("</section>")[0]
    (version,) = {one.version for one in remarks}
    label = version.replace("<", "&lt;").replace(">", "&gt;")
    assert version.startswith("mine <3> (")
    assert f"<td>{label}</td><td>1</td><td>0</td><td>1</td><td>4</td>" in section
    assert f"<td>{match}</td><td>4</td><td>{label}</td><td>Dull</td><td></td>" in section
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" in section and "<script>" not in section
    assert "Onymous" not in section and "hidden" not in section


@pytest.mark.parametrize(
    "url", ["sqlite:///absent.sqlite", "mysql://x", "sqlite:///empty.sqlite", "nonsense"]
)
def test_what_is_no_database_of_a_table_is_told(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(BadDatabase, match=r"there is no file|expected"):
        finished_matches(url, "wolves")
    assert not (tmp_path / "absent.sqlite").exists() and (tmp_path / "empty.sqlite").stat().st_size == 0


def test_a_report_links_to_the_replays_of_a_table(sqlite_host: Host, tmp_path: Path) -> None:
    study = tmp_path / "study.toml"
    study.write_text('game = "wolves"\ngames = 6\nwho = ["random"]\nrecords = 1\n')
    assert CliRunner().invoke(cli, ["lab", "run", str(study), "--workers", "1"]).exit_code == 0
    words = ["lab", "report", str(study), "--lang", "en", "--table"]
    result = CliRunner().invoke(cli, [*words, sqlite_host.url + "/"])
    assert result.exit_code == 0, result.output
    page = (tmp_path / "study.lab" / "report.html").read_text("utf-8")
    links = page.split(f'href="{sqlite_host.url}/#/replay/')[1:]
    assert len(links) == len(list((tmp_path / "study.lab" / "records").glob("*.jsonl"))) > 1
    for link in links:
        assert Person(sqlite_host.url, link.partition('"')[0]).sight()["over"]
    refused = CliRunner().invoke(cli, [*words, "http://127.0.0.1:9"])
    assert refused.exit_code == 2 and "127.0.0.1:9" in refused.output and "Traceback" not in refused.output
