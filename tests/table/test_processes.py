"""Two server processes on one PostgreSQL serve one match."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import pytest
import uvicorn
from sqlalchemy import update
from uvicorn.supervisors import multiprocess

from tests.table.client import Host, Person, close_browser, new_match, options_of, turn_of
from tests.table.conftest import new_database, unlimited
from tests.table.process import Process
from tests.table.refusals import problem
from tests.waiting import PATIENCE, wait_for
from vespers.table.metrics import FOLDER, PREFIX, folder_for_all, forget_dead_folders
from vespers.table.run import Workers
from vespers.table.store.database import open_engine
from vespers.table.store.schema import presence


@pytest.mark.slow
def test_two_processes_serve_one_match(postgres: str) -> None:
    url = new_database(postgres)
    with Process(url) as here, Process(url) as there:
        match, people = new_match(here.url)
        one, two = people[0], Person(there.url, match, people[1].secret, 1)
        chooser = random.Random(5)
        with one.live() as left, two.live() as right:
            sockets = [left, right]
            sights: list[Any] = [socket.until("sight") for socket in sockets]
            moves = 0
            while moves < 12 and (turn := turn_of(sights[0])) is not None:
                number = sights[turn]["number"]
                action = chooser.choice(options_of(sights[turn]))
                sockets[turn].say(type="move", id=f"m{moves}", number=number, action=action)
                sockets[turn].until("done")
                sights = [s.until("sight", lambda m, n=number: m["number"] > n) for s in sockets]
                assert sights[0]["number"] == sights[1]["number"]
                moves += 1
            assert moves == 12
        check_presence(here, there)
        check_race(here, there)
        check_consent(here, there)


def online(sight: Any) -> list[bool]:
    return [player.get("online", False) for player in sight["players"]]


def check_presence(here: Process, there: Process) -> None:
    """Who is connected to one process is present in the other; who has gone is not."""
    match, people = new_match(here.url)
    two = Person(there.url, match, people[1].secret, 1)
    with people[0].live() as left:
        with two.live() as right:
            left.until("sight", lambda m: online(m) == [True, True])
            right.until("sight", lambda m: online(m) == [True, True])
        left.until("sight", lambda m: online(m) == [True, False])
        late = Person(there.url, match)
        assert online(late.sight()) == [True, False]


@pytest.mark.slow
def test_the_players_of_a_killed_process_do_not_stay(postgres: str) -> None:
    url = new_database(postgres)
    settings = msgspec.structs.replace(unlimited(url), presence=1.5)
    with Host(settings) as here, Process(url) as there:
        match, people = new_match(here.url)
        with people[0].live() as left, Person(there.url, match, people[1].secret, 1).live():
            left.until("sight", lambda m: online(m) == [True, True])
            there.kill()
            age_all_but(url, here)  # they would count for 45 s
            left.until("sight", lambda m: online(m) == [True, False])


@pytest.mark.slow
def test_every_worker_tells_the_figures_of_all(postgres: str) -> None:
    with Process(new_database(postgres), "--workers", "2") as server:
        for _ in range(8):  # a new connection each: any worker may get it
            close_browser(server.url)
            new_match(server.url)
        pages = [httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text for _ in range(8)]
        made = [line for page in pages for line in page.splitlines() if "matches_created_total{" in line]
        assert made == ['vespers_matches_created_total{game="wolves"} 8.0'] * 8


@pytest.mark.slow
def test_a_worker_that_starts_slowly_is_waited_for(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a small or busy machine it takes longer than the few seconds after which uvicorn would kill it."""
    slow = "import sys, time\n'--multiprocessing-fork' in sys.orig_argv and time.sleep(8)\n"
    (tmp_path / "sitecustomize.py").write_text(slow)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    with Process(new_database(postgres), "--workers", "2") as server:
        new_match(server.url)


class Asked:
    """The first process's end of the pipe to a worker, which is killed just when it is to answer."""

    def __init__(self, worker: multiprocess.Process, workers: Workers) -> None:
        self.worker, self.workers, self.pipe = worker, workers, worker.parent_conn
        self.noticed: bool | None = None

    def poll(self, timeout: float) -> bool:
        self.worker.process.kill()
        self.workers.should_exit.set()  # it need not be replaced
        self.noticed = self.pipe.poll(timeout)
        return self.noticed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pipe, name)


def test_the_death_of_a_worker_that_owes_an_answer_is_noticed_at_once() -> None:
    config = uvicorn.Config("never:loaded", log_config=None, timeout_worker_healthcheck=5)
    workers, worker = Workers(config, []), multiprocess.Process(config, [])
    worker.start()
    psutil.Process(worker.pid).suspend()
    asked = Asked(worker, workers)
    workers.processes, worker.parent_conn = [worker], asked  # type: ignore[assignment]
    workers.keep_subprocess_alive()
    assert asked.noticed, "and not after all the seconds that a slow worker is given"


@pytest.mark.slow
def test_workers_end_with_the_first_process(postgres: str) -> None:
    server = Process(new_database(postgres), "--workers", "2")
    with server:
        assert server.process is not None
        family = psutil.Process(server.process.pid).children(recursive=True)
        assert len(family) >= 4, "two workers, and a bot process of each"
        server.kill()
        wait_for(lambda: not any(alive(one) for one in family), "the workers and their bots to end")
        with server.again():  # the port is free
            new_match(server.url)


def test_folders_of_figures_do_not_outlive_their_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv(FOLDER, raising=False)
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    (tmp_path / f"{PREFIX}{gone.pid}-x").mkdir()
    with folder_for_all():
        (mine,) = tmp_path.iterdir()
        assert mine.name.startswith(f"{PREFIX}{os.getpid()}-")
        forget_dead_folders()
        assert mine.exists(), "that of a server which runs stays"
    assert not list(tmp_path.iterdir())


def alive(process: psutil.Process) -> bool:
    return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)


def age_all_but(url: str, host: Host) -> None:
    """As if the others had not renewed their presence for long."""

    async def age() -> None:
        engine = open_engine(url)
        others = presence.c.process != host.app.server.store.transactions.origin
        async with engine.begin() as connection:
            await connection.execute(update(presence).where(others).values(until=0))
        await engine.dispose()

    asyncio.run(age())


def check_race(here: Process, there: Process) -> None:
    """The same position answered in both processes at once: one of them wins, the other is stale."""
    from concurrent.futures import ThreadPoolExecutor

    match, people = new_match(here.url, "me local")
    for _ in range(3):
        sight = people[0].sight()
        seat = turn_of(sight)
        assert seat is not None
        mine = people[seat]
        other = Person(there.url, match, mine.secret, seat)
        sight = mine.sight()
        options = options_of(sight)
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda who: who.move(sight, options[0]), [mine, other]))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert other.sight(mine.sight()["number"])["number"] == mine.sight()["number"]


def check_consent(here: Process, there: Process) -> None:
    match, people = new_match(here.url)
    two = Person(there.url, match, people[1].secret, 1)
    with people[0].live() as left, two.live() as right:
        sight = left.until("sight")
        turn = turn_of(sight)
        mover = [people[0], two][turn or 0]
        mine = mover.sight(sight["number"])
        assert mover.move(mine, options_of(mine)[0]).status_code == 200
        sight = left.until("sight", lambda m: m["number"] > mine["number"])
        right.until("sight", lambda m: m["number"] == sight["number"])
        left.say(type="undo", id="u", number=sight["number"], to=sight["undo"]["asking"])
        question = right.until("sight", lambda m: m.get("consent"))["consent"]["id"]
        right.say(type="answer", id="a", number=sight["number"], question=question, yes=True)
        assert right.until("done")["number"] == sight["number"] + 1
        left.until("sight", lambda m: m["number"] > sight["number"] and "consent" not in m)
    problem(two.undo(0, 0), 409, "stale")
