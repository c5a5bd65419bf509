"""Starting a server: what is wrong is told at once, in one line; logs are JSON lines."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from tests.table.client import Host, Person, free_port, new_match, options_of, turn_of
from tests.table.conftest import new_database, unlimited
from tests.waiting import running
from vespers.cli import cli
from vespers.table.logs import JsonLines
from vespers.table.store.database import BadDatabase, held, open_engine


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["--database", "mysql://x/y"], "expected sqlite or postgresql"),
        (["--database", "nonsense"], "expected a URL"),
        (["--database", "sqlite:////nowhere/at/all/x.sqlite"], "there is no folder"),
        (["--database", "sqlite:///x.sqlite", "--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "does not answer"),
    ],
)
def test_a_wrong_database_is_told(
    given: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("vespers.table.logs.set_up", lambda _: None)
    result = CliRunner().invoke(cli, ["serve", "--port", f"{free_port()}", *given])
    assert result.exit_code == 2 and expected in result.output and "Traceback" not in result.output


def serve_refused(*given: str, **environment: str) -> str:
    result = CliRunner().invoke(cli, ["serve", *given], env={"LC_ALL": "en", **environment})
    assert result.exit_code == 2 and isinstance(result.exception, SystemExit), result.output
    return result.output


def test_an_address_is_refused_for_its_own_reason() -> None:
    assert "taken" not in serve_refused("--host", "192.0.2.1", "--port", "8011")
    assert "192.0.2.1, port 8011 (Cannot assign" in serve_refused("--host", "192.0.2.1", "--port", "8011")
    assert "impossible d’écouter" in serve_refused("--host", "192.0.2.1", "--port", "8011", LC_ALL="fr")
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = str(listening.getsockname()[1])
        assert f"{port} is taken on 127.0.0.1" in serve_refused("--port", port)


@pytest.mark.parametrize("pause", ["nan", "inf", "-1"])
def test_a_pause_that_is_none_is_refused(pause: str) -> None:
    assert "--bot-pause" in serve_refused("--bot-pause", pause)


HOLDS = """
import sys
from vespers.table.store.database import held

with held(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_one_server_has_a_sqlite_file_until_it_ends_however_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vespers.table.logs.set_up", lambda _: None)
    monkeypatch.setattr("vespers.table.run._serve", lambda _: None)
    monkeypatch.setattr("vespers.table.run.to_environment", lambda _: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    (tmp_path / "other").symlink_to(tmp_path)
    one, same = (f"sqlite:///{tmp_path / name}" for name in ("table.sqlite", "other/table.sqlite"))
    serve = ["serve", "--port", f"{free_port()}", "--database", same]
    command = [sys.executable, "-c", HOLDS, one]
    with running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None and first.stdout.readline() == b"held\n"
        result = CliRunner().invoke(cli, serve, env={"LC_ALL": "es"})
        assert result.exit_code == 2 and "otro servidor trabaja con" in result.output
        first.kill()
    assert CliRunner().invoke(cli, serve).exit_code == 0


def test_a_file_of_two_names_is_not_held(tmp_path: Path) -> None:
    """A second server could take it by its other name, and neither would know."""
    (tmp_path / "table.sqlite").touch()
    (tmp_path / "other.sqlite").hardlink_to(tmp_path / "table.sqlite")
    for name in ("table.sqlite", "other.sqlite"):
        with pytest.raises(BadDatabase, match="hard link"), held(f"sqlite:///{tmp_path / name}"):
            pass


def test_no_file_is_held_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite://", "sqlite:///:memory:", "postgresql://nobody@127.0.0.1/none"):
        with held(url), held(url):
            assert list(tmp_path.iterdir()) == []


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("vespers", logging.INFO, "f", 1, "match %s", ("begun",), None)
    record.many = 3
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["many"]) == ("match begun", "info", 3)
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
            watching.until("sight", lambda m: m["number"] > mine["number"])


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
