"""A database that is slow, locked, full or gone: try again, nothing is lost, probes know."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError

from tests.table.client import Host, new_match, options_of, turn_of
from tests.table.conftest import database, new_database, unlimited
from tests.table.refusals import problem
from tests.table.tables import table_for
from tests.waiting import wait_for
from vespers.table import housekeeping, readiness
from vespers.table.event_stream import stream
from vespers.table.housekeeping import Housekeeping
from vespers.table.metrics import Metrics
from vespers.table.readiness import Readiness
from vespers.table.room import Room
from vespers.table.server import Server
from vespers.table.settings import Settings
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.schema import entries, matches
from vespers.table.store.service_days import DAY
from vespers.table.store.store import Store
from vespers.table.store.transactions import Transactions, Unavailable
from vespers.table.studies import Studies
from vespers.table.versions import Versions

SOON = 2.0  # seconds that a statement may take


def hurried(url: str) -> Settings:
    return msgspec.structs.replace(unlimited(url), database_seconds=SOON)


@pytest.fixture
def hanging(postgres: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Host, Any]]:
    """A server whose PostgreSQL can be made to hang."""
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    monkeypatch.setattr(readiness, "PATIENCE", SOON)
    url = new_database(postgres)
    with Host(hurried(url)) as host:
        yield host, lambda: hung(url)


@contextmanager
def hung(url: str) -> Iterator[None]:
    """All processes of the database that serve us stand still."""
    backends = asyncio.run(backends_of(url))
    for backend in backends:
        os.kill(backend, signal.SIGSTOP)
    try:
        yield
    finally:
        for backend in backends:
            os.kill(backend, signal.SIGCONT)


async def backends_of(url: str) -> list[int]:
    engine = open_engine(url)
    ours = text(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    async with engine.connect() as connection:
        found = [row.pid for row in await connection.execute(ours)]
    await engine.dispose()
    return found


def lock(file: Path) -> sqlite3.Connection:
    """Another program writes, and does not end."""
    held = sqlite3.connect(file, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    return held


def test_a_locked_database_is_a_reason_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    file = tmp_path / "table.sqlite"
    with Host(hurried(f"sqlite:///{file}")) as host:
        _, people = new_match(host.url, "me local")
        number = people[0].sight()["number"]
        with people[0].live() as live:
            sight = live.until("sight")
            with closing(lock(file)):
                turn = turn_of(sight) or 0
                mine = people[turn].sight()
                with people[turn].live() as mover:
                    mover.say(type="move", id="m", number=number, action=options_of(mine)[0])
                    assert mover.until("problem")["title"] == "unavailable", "and the socket goes on"
                answer = people[turn].move(mine, options_of(mine)[0])
                problem(answer, 503, "unavailable")
                assert int(answer.headers["retry-after"]) >= 1
                assert host.http.get("/readyz").json() == {"status": "database"}
            assert people[0].sight()["number"] == number, "nothing was half done"
            assert people[turn].move(mine, options_of(mine)[0]).status_code == 200
            live.until("sight", lambda seen: seen["number"] > number)
        assert host.http.get("/readyz").status_code == 200
    assert not [record for record in caplog.records if record.exc_info], "no traceback in the log"


def test_a_slow_write_leaves_the_lock_to_the_next(tmp_path: Path) -> None:
    """A statement of SQLite that is broken off would keep the lock, and nobody could write any more."""
    file = tmp_path / "table.sqlite"
    many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)"

    async def run() -> list[Unavailable]:
        engine, failures = open_engine(f"sqlite:///{file}"), list[Unavailable]()
        transactions = Transactions(engine, 0.02)

        async def write() -> None:
            try:
                async with transactions.begin() as connection:
                    await connection.execute(text("CREATE TABLE IF NOT EXISTS numbers (i INTEGER)"))
                    await connection.execute(text("INSERT INTO numbers VALUES (1)"))
                    await connection.execute(text(f"{many} SELECT max(i) FROM n"))
            except Unavailable as error:
                failures.append(error)

        await asyncio.gather(*(write() for _ in range(3)))
        with closing(sqlite3.connect(file, timeout=5, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert other.execute("SELECT count(*) FROM numbers").fetchone() == (3 - len(failures),)
        await engine.dispose()
        return failures

    assert len(asyncio.run(run())) == 2, "who waits too long for the turn is told so"


@pytest.mark.slow
def test_a_database_that_hangs_is_a_reason_to_try_again(hanging: Any) -> None:
    host, stopped = hanging
    _, people = new_match(host.url, "me local")
    sight = people[0].sight()
    mover = people[turn_of(sight) or 0]
    mine = mover.sight()
    with stopped():
        problem(mover.move(mine, options_of(mine)[0], click="same"), 503, "unavailable")
        assert host.http.get("/healthz").status_code == 200
    wait_for(lambda: host.http.get("/readyz").status_code == 200, "the database to be used again")
    again = mover.move(mine, options_of(mine)[0], click="same")
    assert again.status_code == 200 and again.json()["number"] == mine["number"] + 1, again.text


def test_readiness_does_not_wait_for_a_database_that_hangs(hanging: Any) -> None:
    host, _ = hanging
    assert host.http.get("/readyz").json() == {"status": "ok"}

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    host.app.server.store.alive, kept = never, host.app.server.store.alive
    answer = host.http.get("/readyz")
    assert answer.status_code == 503 and answer.json() == {"status": "database"}
    host.app.server.store.alive = kept
    assert host.http.get("/readyz").status_code == 200


def test_readiness_knows_a_full_disk(tmp_path: Path) -> None:
    full = msgspec.structs.replace(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}"), free_disk=2**40)
    with Host(full) as host:
        answer = host.http.get("/readyz")
        assert answer.status_code == 503 and answer.json() == {"status": "disk"}


def test_many_probes_ask_the_database_once(tmp_path: Path) -> None:
    async def run() -> int:
        asked = 0
        settings = unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")
        store = Store(open_engine(settings.database))

        async def alive() -> None:
            nonlocal asked
            asked += 1

        store.alive = alive  # type: ignore[method-assign]
        ready = Readiness(settings, store)
        assert set(await asyncio.gather(*(ready.problem() for _ in range(100)))) == {""}
        await store.engine.dispose()
        return asked

    assert asyncio.run(run()) == 1


# --- Who may read the figures


def test_figures_are_for_this_machine_or_for_the_token(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    with Host(unlimited(url)) as host:
        assert host.http.get("/metrics").status_code == 200
        for name in ("X-Forwarded-For", "Via"):
            problem(host.http.get("/metrics", headers={name: "192.0.2.1"}), 403, "forbidden")
    with Host(msgspec.structs.replace(unlimited(url), metrics_token="incense")) as host:
        problem(host.http.get("/metrics"), 403, "forbidden")
        problem(host.http.get("/metrics", headers={"Authorization": "Bearer x"}), 403, "forbidden")
        right = {"Authorization": "Bearer incense", "X-Forwarded-For": "192.0.2.1"}
        assert host.http.get("/metrics", headers=right).status_code == 200


# --- What nobody has touched for long


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database(request.param, request, tmp_path)


TODAY = 20_000  # days since 1970


class Clock:
    """A wall clock and a steady one."""

    def __init__(self) -> None:
        self.day, self.steady = float(TODAY), 0.0

    def time(self) -> float:
        return self.day * DAY

    def monotonic(self) -> float:
        return self.steady


def test_no_clock_deletes_anything(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(housekeeping, "time", clock)

    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        store = Store(engine)
        settings = Settings(keep_days=3, studies=str(tmp_path))
        studies = Studies(settings, Versions(store.versions, 1))
        house = Housekeeping(settings, store, Lobby(), studies, Metrics())  # type: ignore[arg-type]

        async def left() -> list[str]:
            return sorted(await store.untouched(2**31 - 1))

        await add_match(store, "AAAAAAAAAAAA", TODAY)
        clock.day += 200
        await house.tidy()
        assert await left() == ["AAAAAAAAAAAA"], "a clock that is wrong at the start"
        for _ in range(50):  # it jumps about while the server runs for two days
            clock.day += 7
            clock.steady += DAY / 25
            await house.tidy()
        assert await left() == ["AAAAAAAAAAAA"]
        await add_match(store, "BBBBBBBBBBBB", int(clock.day))
        for _ in range(4):
            clock.day += 1
            clock.steady += DAY
            await house.tidy()
        assert await left() == [], "after days of service it is old"
        await add_match(store, "CCCCCCCCCCCC", int(clock.day))
        clock.day += 200
        clock.steady += DAY
        await house.tidy()
        assert await left() == ["CCCCCCCCCCCC"], "a clock that jumps after many days of service"
        await store.writer.stop()
        await engine.dispose()

    asyncio.run(run())


def test_tidying_goes_on_after_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeping, "TIDY", 0.0)
    ending, tidied = asyncio.Event(), 0

    async def run() -> None:
        store = Store(open_engine("sqlite://"))
        settings = Settings(studies=str(tmp_path))
        studies = Studies(settings, Versions(store.versions, 1))
        house = Housekeeping(settings, store, Lobby(), studies, Metrics())  # type: ignore[arg-type]

        async def tidy() -> None:
            nonlocal tidied
            tidied += 1
            if tidied == 3:
                ending.set()
            raise Unavailable("locked") if tidied == 1 else OperationalError("", {}, Exception("gone"))

        monkeypatch.setattr(house, "tidy", tidy)
        await house.run(ending)
        await store.engine.dispose()

    asyncio.run(run())
    assert tidied == 3 and {record.getMessage() for record in caplog.records} == {"not tidied"}


class Lobby:
    def forget_idle(self) -> None:
        return


async def add_match(store: Store, match: str, day: int) -> None:
    row = {
        "id": match,
        "game": "wolves",
        "version": 1,
        "options": "{}",
        "seed": "s",
        "number": 1,
        "over": False,
        "bot_turn": False,
        "created": day * DAY,
        "touched": day * DAY,
    }
    async with store.transactions.begin() as connection:
        await connection.execute(insert(matches), [row])


# --- What is the database's fault, and what is ours


def test_only_trouble_of_the_database_counts_as_trouble(url: str) -> None:
    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        transactions = Transactions(engine, 30)
        with pytest.raises(Exception) as ours:
            async with transactions.begin() as connection:
                await connection.execute(insert(entries), [{"match": "AAAAAAAAAAAA", "number": 1, "seat": 0}])
        assert not isinstance(ours.value, Unavailable) and not transactions.failing
        with pytest.raises(Unavailable):
            async with transactions.begin():
                raise OSError("the disk is gone")
        assert transactions.failing
        async with transactions.begin() as connection:
            await connection.execute(text("SELECT 1"))
        assert not transactions.failing
        await engine.dispose()

    asyncio.run(run())


def test_what_nobody_waits_for_fails_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def locked() -> None:
        raise Unavailable("locked")

    async def run() -> list[bytes]:
        server = Server(Settings(database="sqlite://"))
        room = Room(table_for("wolves", 3), server.store, lambda _: None)
        room._in_background(locked())
        await asyncio.gather(*room.background)
        room.doubtful, room.reload = True, locked  # type: ignore[method-assign]
        return [line async for line in stream(server, room, None, 0)]

    assert asyncio.run(run()) == [], "a stream ends, and its reader asks again"
    assert [record.getMessage() for record in caplog.records] == ["not written"]
