"""Any program can sit at a seat: events as JSON lines, moves by POST."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests import waiting
from tests.table.client import Host, Person, browser, new_match, options_of, play, turn_of
from tests.table.conftest import unlimited
from tests.table.process import Process
from tests.table.refusals import problem
from tests.waiting import PATIENCE, wait_for
from vespers.games import find_game
from vespers.table import event_stream

TWO = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "link"}]}
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "http_bot.py"


def test_a_line_now_and_after_every_change(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local", starter="first")
    with people[0].events() as lines:
        first = json.loads(next(lines))
        assert first["type"] == "news" and first["seat"] == 0 and first["turn"] == [0]
        assert [option["number"] for option in first["options"]] == options_of(people[0].sight())
        assert [heard["number"] for heard in first["heard"]] == list(range(1, first["number"] + 1))
        people[0].move(first, first["options"][0]["number"])
        second = next(line for line in map(json.loads, lines) if line["number"] > first["number"])
        assert second["since"] == first["number"] and "options" not in second and second["turn"] == [1]
        last = second["heard"][0]
        assert (last["number"], last["seat"]) == (first["number"] + 1, 0)
        assert last["action"] == first["options"][0]["action"]


def test_spectators_need_not_wait_for_a_change(sqlite_host: Host) -> None:
    match, _ = new_match(sqlite_host.url, "me local")
    assert "seat" not in json.loads(Person(sqlite_host.url, match).first_news())


def test_view_and_options_are_the_structs_of_the_game(sqlite_host: Host) -> None:
    game = find_game("wolves")
    _, people = new_match(sqlite_host.url, "me local", starter="first")
    news = json.loads(people[0].first_news())
    view = msgspec.convert(news["view"], game.views)
    assert view.seat == 0 and view.packs[0].hand and not view.packs[1].hand
    for option in news["options"]:
        action = msgspec.convert(option["action"], game.actions)
        assert game.codebook.number[action] == option["number"]


def test_an_undo_is_told_from_where_it_reaches(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local", starter="first")
    start = people[0].sight()["number"]
    play(people, moves=2)
    now = people[0].sight()
    people[0].undo(start, now["number"])
    news = json.loads(people[0].first_news(since=now["number"]))
    assert news["since"] == start
    assert [heard.get("undone", False) for heard in news["heard"]][:2] == [True, True]
    assert any(heard["action"]["type"] == "Undo" for heard in news["heard"])


def test_spectators_may_listen_and_strangers_may_not(sqlite_host: Host) -> None:
    match, _ = new_match(sqlite_host.url, "me local")
    news = json.loads(Person(sqlite_host.url, match).first_news())
    assert "seat" not in news and "options" not in news
    problem(Person(sqlite_host.url, match, "x" * 22).get("events"), 403, "forbidden")
    problem(Person(sqlite_host.url, "no-such-matc").get("events"), 404, "unknown-match")


def test_the_stream_ends_with_the_match(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    play(people)
    with people[1].events() as lines:
        (last,) = map(json.loads, lines)
    assert last["over"] and len(last["outcome"]["scores"]) == 2


def test_a_quiet_stream_says_that_it_lives(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "STILL", 0.05)
    _, people = new_match(sqlite_host.url, "me local")
    with people[0].events() as lines:
        assert [json.loads(next(lines))["type"] for _ in range(3)] == ["news", "alive", "alive"]


def test_who_listens_is_present_and_who_stops_is_not(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    with people[1].events() as lines:
        next(lines)
        assert people[0].sight()["players"][1]["online"]
    wait_for(lambda: "online" not in people[0].sight()["players"][1], "the program to be gone")


def test_an_address_has_only_so_many_streams(tmp_path: Path) -> None:
    few = msgspec.structs.replace(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}"), sockets_per_address=1)
    with Host(few) as host:
        _, people = new_match(host.url, "me local")
        with people[0].events() as lines:
            next(lines)
            problem(people[1].get("events"), 429, "too-many")


@pytest.mark.slow
def test_the_example_plays_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'table.sqlite'}") as server:
        run = [sys.executable, str(EXAMPLE), "--new", "wolves", server.url]
        last = waiting.run(run, check=True).stdout
        match = last.splitlines()[0].rpartition("/")[2]
        outcome = json.loads(last.splitlines()[1].removeprefix("Over: "))
        assert outcome["winners"] and outcome["reason"]
        sight = Person(server.url, match).sight()
        assert sight["over"] and sight["players"][1]["level"] == "apprentice"
        assert {0, 1} <= {line.get("seat") for line in sight["lines"]}


@pytest.mark.slow
def test_the_example_takes_a_seat_by_its_link_and_says_when_it_is_wrong(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'table.sqlite'}") as server:
        created = browser(server.url).post("/api/matches", json=TWO).json()
        me, invitation = (Person(server.url, created["match"], key["secret"]) for key in created["keys"])
        link = f"{server.url}/#/match/{me.match}/"
        wrong = [sys.executable, str(EXAMPLE), link + "x" * 22]
        refused = waiting.run(wrong)
        assert refused.returncode == 2 and "opens no seat" in refused.stderr and not refused.stdout
        assert "Traceback" not in refused.stderr
        run = [sys.executable, str(EXAMPLE), link + invitation.secret]
        with waiting.running(run, stdout=subprocess.PIPE, text=True) as guest:
            while (turn := turn_of(sight := me.sight())) is not None:
                if turn == 0:
                    me.move(sight, options_of(sight)[0])
            assert guest.wait(PATIENCE) == 0 and guest.stdout is not None
            ours = guest.stdout.readline().split()[-1]
        again = waiting.run([*run[:-1], ours], check=True)
        assert ours in again.stdout and "Over:" in again.stdout
        used = waiting.run(run)
        assert used.returncode == 2 and "an invitation is good once" in used.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--new", "wolves", "http://127.0.0.1:1"], "No table answers at http://127.0.0.1:1"),
        (["http://127.0.0.1:1/#/match/abc/def"], "No table answers"),
        (["http://127.0.0.1:1"], "no link of a seat"),
        (["--new", "wolves", "nowhere"], "no address"),
        (["http://[/#/match/abc/def"], "no address"),
    ],
)
def test_the_example_says_why_it_cannot_play(words: list[str], why: str) -> None:
    result = waiting.run([sys.executable, str(EXAMPLE), *words])
    assert result.returncode == 2 and why in result.stderr and "Traceback" not in result.stderr


def test_the_example_tells_what_a_table_refuses(sqlite_host: Host) -> None:
    for words in (["--new", "zz", sqlite_host.url], [f"{sqlite_host.url}/#/match/no-such-matc/secret"]):
        run = [sys.executable, str(EXAMPLE), *words]
        result = waiting.run(run)
        assert result.returncode == 2 and "unknown-" in result.stderr and "Traceback" not in result.stderr
