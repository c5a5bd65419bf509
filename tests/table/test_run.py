"""Starting a server: what is wrong is told at once, in one line; logs are JSON lines."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from tests.table.client import Host, Person, free_port, new_match, options_of, turn_of
from tests.table.conftest import new_database, unlimited
from vespers.cli import cli
from vespers.table.logs import JsonLines
from vespers.table.store.database import open_engine


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--database", "mysql://x/y"], "expected sqlite or postgresql"),
        (["--database", "nonsense"], "expected a URL"),
        (["--database", "sqlite:////nowhere/at/all/x.sqlite"], "there is no folder"),
        (["--database", "sqlite:///x.sqlite", "--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "does not answer"),
    ],
)
def test_a_wrong_database_is_told(
    given: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("vespers.table.logs.set_up", lambda _: None)
    told = CliRunner().invoke(cli, ["serve", "--port", f"{free_port()}", *given])
    assert told.exit_code == 1 and said in told.output and "Traceback" not in told.output


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("vespers", logging.INFO, "f", 1, "match %s", ("begun",), None)
    record.many = 3
    line = json.loads(JsonLines().format(record))
    assert (line["said"], line["level"], line["many"]) == ("match begun", "info", 3)
    try:
        raise ValueError("broken")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "broken" in json.loads(JsonLines().format(record))["trace"]


def test_a_lost_listener_listens_again_and_misses_nothing(postgres: str) -> None:
    """Both hosts see what the other wrote while its listening connection was cut."""
    url = new_database(postgres)
    with Host(unlimited(url)) as here, Host(unlimited(url)) as there:
        match, people = new_match(here.url, "me local")
        with people[0].live() as watching:
            watching.until("sight")
            cut_listeners(url)
            elsewhere = [Person(there.url, match, one.secret, one.seat) for one in people]
            sight = elsewhere[0].sight()
            mover = elsewhere[turn_of(sight) or 0]
            mine = mover.sight()
            assert mover.move(mine, options_of(mine)[0]).status_code == 200
            begun = time.monotonic()
            watching.until("sight", lambda m: m["number"] > mine["number"])
            assert time.monotonic() - begun < 15


def cut_listeners(url: str) -> None:
    """End every connection that listens, as a database's restart would."""

    async def cut() -> None:
        engine = open_engine(url)
        async with engine.connect() as connection:
            ended = await connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
            )
            assert len(ended.all()) >= 2
        await engine.dispose()

    asyncio.run(cut())
