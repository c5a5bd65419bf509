"""What goes wrong harms nobody else, loses nothing, and is told in one sentence."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from tests.engine.toy import Toy
from tests.table.client import Host, Person, free_port, new_match, options_of, play
from tests.table.conftest import unlimited
from tests.table.refusals import problem
from tests.table.tables import table_for
from tests.waiting import wait_for
from vespers.cli import cli
from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import CHANCE
from vespers.engine.match import Match
from vespers.table import bot_scheduler
from vespers.table.app import application
from vespers.table.bot_pool import ADVICE, MOVE, BotPool, Turns
from vespers.table.bot_scheduler import BotScheduler
from vespers.table.campaigns import Campaigns
from vespers.table.lobby import Lobby
from vespers.table.logs import JsonLines
from vespers.table.problems import Refusal
from vespers.table.record_upload import match_row
from vespers.table.room import Room
from vespers.table.server import Server
from vespers.table.settings import Settings
from vespers.table.shelf_protocol import NewMatch, SeatPlan
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.rows import Snapshot
from vespers.table.store.store import Store
from vespers.table.stored_match import load_table

# --- Bots


def test_a_match_that_cannot_be_read_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        server = Server(Settings(database="sqlite://"))
        room = Room(table_for("wolves", 3), server.store, lambda _: None)

        class Torn(Lobby):
            async def find(self, match: str) -> Room:
                if match == "spoiled":
                    raise ValueError("a log that nobody can read")
                return room

        scheduler = BotScheduler(BotPool(1, 1.0), 0)
        await scheduler.recover(Torn(server.store, 10, lambda _: None), ["spoiled", room.id])
        assert list(scheduler.tasks) == [room.id]
        await scheduler.stop()

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["match not resumed"]


def test_a_bot_whose_move_could_not_be_written_tries_again(
    sqlite_host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, failures = sqlite_host.app.server.store, iter(range(2))
    append, written = store.append, list[int]()

    async def locked(one: Any) -> None:
        if one.entries[0].seat != CHANCE and next(failures, None) is not None:
            raise OSError("the database is locked")
        await append(one)
        written.append(one.entries[0].seat)

    monkeypatch.setattr(bot_scheduler, "RETRIES", (0.0,))
    monkeypatch.setattr(store, "append", locked)
    _, (me,) = new_match(sqlite_host.url, "me bot", starter="second")
    assert me.sight()["turn"] == [1], "the only look: another one would wake the bot again"
    wait_for(lambda: 1 in written, "the bot to play all the same")
    assert next(failures, None) is None


def test_a_move_is_wanted_before_hints() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def wait(name: str, urgency: int) -> None:
            async with turns.take(urgency):
                order.append(name)

        async with turns.take(ADVICE):
            waiting = [asyncio.create_task(wait(f"hint {n}", ADVICE)) for n in range(3)]
            waiting.append(asyncio.create_task(wait("move", MOVE)))
            gone = asyncio.create_task(wait("gone", MOVE))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(*waiting)
        assert turns.free == 1
        return order

    assert asyncio.run(run()) == ["move", "hint 0", "hint 1", "hint 2"]


# --- Questions


def test_a_yes_is_for_the_question_that_was_read(sqlite_host: Host) -> None:
    _, (one, two) = new_match(sqlite_host.url)
    play([one, two], moves=6)
    sight = one.sight()
    number, first = sight["number"], sight["undo"]["asking"]
    later = next(line["number"] for line in reversed(sight["lines"]) if line.get("decision")) - 1
    assert one.undo(later, number).status_code == 200
    read = two.sight()["consent"]
    assert one.undo(first, number).status_code == 200, "asked again, for more"
    problem(two.answer(True, number, question=read["id"]), 409, "no-question")
    assert one.sight()["number"] == number and one.sight()["consent"]["back"]["to"] == first
    assert two.answer(True, number).status_code == 200
    assert one.sight()["number"] > number


def test_nobody_draws_anew_while_a_guest_has_not_come(sqlite_host: Host) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    wish = {"game": "wolves", "seats": seats, "options": {"starter": "first"}}
    created = sqlite_host.http.post("/api/matches", json=wish).json()
    me = Person(sqlite_host.url, created["match"], created["keys"][0]["secret"], 0)
    while (sight := me.sight())["turn"] == [0]:
        assert me.move(sight, options_of(sight)[0]).status_code == 200
    drawn = [line for line in sight["lines"] if line["number"] > sight["undo"]["last"]["to"]]
    assert any(not line.get("decision") and not line.get("depth") for line in drawn), "a card was drawn"
    problem(me.undo(sight["undo"]["last"]["to"], sight["number"]), 409, "illegal")
    assert me.sight()["number"] == sight["number"]


def test_nobody_draws_anew_before_the_others_have_come_to_a_rematch(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url, starter="first")
    play(people)
    answer = people[0].post("rematch")
    assert answer.status_code == 201, answer.text
    created = answer.json()
    assert created["match"] != match
    me = Person(sqlite_host.url, created["match"], created["keys"][0]["secret"], 0)
    while (sight := me.sight())["turn"] == [0]:
        assert me.move(sight, options_of(sight)[0]).status_code == 200
    problem(me.undo(sight["undo"]["last"]["to"], sight["number"]), 409, "illegal")
    assert me.sight()["number"] == sight["number"]


# --- What a client sends


@pytest.mark.parametrize("path", ["/%00", "/api/%00", "/" + "a" * 300, "/assets/" + "é" * 200])
def test_no_path_breaks_the_server(sqlite_host: Host, path: str) -> None:
    problem(sqlite_host.http.get(path), 404, "not-found")


@pytest.mark.parametrize("body", [b'{"game": "\xff"}', b"\xff\xfe{\x00}\x00", b"\x80"])
def test_a_body_that_is_not_utf_8_is_unreadable(sqlite_host: Host, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    problem(sqlite_host.http.post("/api/matches", content=body, headers=headers), 400, "unreadable")


@pytest.mark.parametrize("secret", [7, None, ["x"], {}])
def test_a_field_that_is_called_like_a_dependency_is_unreadable(sqlite_host: Host, secret: Any) -> None:
    _, people = new_match(sqlite_host.url)
    problem(people[0].post("accept", secret=secret), 400, "unreadable")


def test_an_id_with_a_nul_is_unknown(host: Host) -> None:
    headers = {"Authorization": "Bearer AAAAAAAAAAAAAAAAAAAAAA"}
    problem(host.http.post("/api/campaigns/abc%00/next", headers=headers), 404, "not-found")


@pytest.mark.parametrize("campaign", ["abcdefgh\0klm", "abc", "", "é" * 12])
def test_an_id_that_is_none_is_asked_of_no_database(campaign: str) -> None:
    nowhere: Any = None
    with pytest.raises(Refusal, match="unknown-campaign"):
        asyncio.run(Campaigns(nowhere, nowhere).find(campaign))


def test_a_seed_with_a_nul_is_not_kept() -> None:
    match: Match[Any] = Match(Toy(), 2, dealer=SeededDealer("a\0b"))
    assert match_row(match).seed == "" and match_row(match).copied == len(match.history)
    match.dealer = SeededDealer("ab")
    assert match_row(match).seed == "ab"


def test_a_client_that_hangs_up_is_no_fault_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    app = application(unlimited("sqlite://"))
    messages = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages, {"type": "http.disconnect"})

    async def send(_: Any) -> None:
        return

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/records",
        "raw_path": b"/api/records",
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "scheme": "http",
        "http_version": "1.1",
    }
    asyncio.run(app(scope, receive, send))
    assert not caplog.records and b'title="broken"' not in app.server.metrics.page()


# --- The database


@pytest.mark.parametrize("spoiled", [Snapshot(4, b"rubbish"), Snapshot(10**6, b"\x90"), Snapshot(0, b"\x90")])
def test_a_spoiled_snapshot_is_passed_over(tmp_path: Path, spoiled: Snapshot) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'table.sqlite'}")
        await migrate(engine)
        store = Store(engine)
        two = (SeatPlan(kind="me"), SeatPlan(kind="local"))
        lobby = Lobby(store, 10, lambda _: None)
        created = await lobby.create(NewMatch(game="wolves", seats=two))
        await (await lobby.find(created.match)).look(None, 0)
        whole, _ = await load_table(store, created.match)
        await store.save_snapshot(created.match, spoiled)
        again, _ = await load_table(store, created.match)
        assert again.match.history == whole.match.history and len(whole.match.history) > 0
        await store.writer.stop()
        await engine.dispose()

    asyncio.run(run())


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"

    async def from_the_future() -> None:
        engine = open_engine(url)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()

    asyncio.run(from_the_future())
    result = CliRunner().invoke(cli, ["serve", "--database", url, "--port", str(free_port())])
    assert result.exit_code == 2 and "newer version of Vespers" in result.stderr
    assert "Traceback" not in result.stderr


# --- Logs


def test_what_is_logged_beside_a_message_never_hides_its_level() -> None:
    record = logging.makeLogRecord({"levelname": "WARNING", "msg": "slow", "level": "abbot", "bot": "abbot"})
    line = json.loads(JsonLines().format(record))
    assert line["level"] == "warning" and line["bot"] == "abbot"
