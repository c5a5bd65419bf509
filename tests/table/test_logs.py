"""Logs: where they go, and that no secret is ever in them."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from tests.table.client import free_port, new_match, play
from tests.table.conftest import database
from tests.table.process import Process
from tests.table.refusals import problem
from vespers.cli import cli
from vespers.table import logs
from vespers.table.settings import Settings
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.schema import matches


@pytest.fixture
def own_logging() -> Iterator[None]:
    """What a server does to logging is undone."""
    root, ours = logging.getLogger(), logging.getLogger("vespers")
    before = root.handlers[:], root.level, ours.level
    root.handlers = []
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers, root.level, ours.level = before
    root.manager._clear_cache()  # type: ignore[attr-defined]


@pytest.mark.slow
def test_no_secret_is_logged_at_any_level(tmp_path: Path) -> None:
    """Frames, statements and addresses hold secrets; the log of a whole match holds none."""
    file, log = tmp_path / "table.sqlite", tmp_path / "server.log"
    with Process(f"sqlite:///{file}", "--log-level", "debug", "--log-to", str(log)) as server:
        match, people = new_match(server.url)
        with people[0].live() as live:
            live.until("sight")
            play(people, moves=4)
        problem(people[0].post("moves", id="x", number=-1, action=0), 400, "unreadable")
        forged = people[1].post("accept", secret="F" * 22)
        assert forged.status_code < 500
    with closing(sqlite3.connect(file)) as stored:
        (seed,) = stored.execute("SELECT seed FROM matches WHERE id = ?", [match]).fetchone()
        hashes = [row[0] for row in stored.execute("SELECT secret FROM seats WHERE secret IS NOT NULL")]
    written = log.read_text()
    assert '"message":"table closed"' in written and all(json.loads(line) for line in written.splitlines())
    for secret in [seed, *hashes, *(person.secret for person in people), "F" * 22]:
        assert secret[:-1] not in written


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_statement_that_fails_tells_no_values(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def run() -> str:
        engine = open_engine(url)
        await migrate(engine)
        try:
            async with engine.begin() as connection:
                await connection.execute(insert(matches), [{"id": "A" * 12, "seed": "chartreuse"}])
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await engine.dispose()
        return ""

    url = database(kind, request, tmp_path)
    result = asyncio.run(run())
    assert result and "chartreuse" not in result


@pytest.mark.usefixtures("own_logging")
def test_only_our_own_lines_are_detailed(tmp_path: Path) -> None:
    file = tmp_path / "log"
    logs.set_up(Settings(log_level="debug", log_to=str(file)))
    for name in ("websockets.server", "uvicorn.error", "aiosqlite", "sqlalchemy.engine", "vespers.table"):
        logging.getLogger(name).debug("frame of %s", name)
    assert [json.loads(line)["from"] for line in file.read_text().splitlines()] == ["vespers.table"]


@pytest.mark.usefixtures("own_logging")
def test_a_file_that_was_moved_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "log"
    logs.set_up(Settings(log_to=str(file)))
    logging.getLogger("vespers.table").info("first")
    file.rename(tmp_path / "log.1")
    logging.getLogger("vespers.table").info("second")
    assert "first" in (tmp_path / "log.1").read_text() and "second" in file.read_text()


@pytest.mark.usefixtures("own_logging")
def test_logs_go_to_standard_output_if_wished(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(log_to="stdout"))
    logging.getLogger("vespers.table").info("open")
    assert json.loads(capsys.readouterr().out)["message"] == "open"


def test_a_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    given = ["serve", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]
    given += ["--log-to", str(tmp_path / "none" / "log")]
    result = CliRunner().invoke(cli, given, env={"LC_ALL": "en"})
    assert result.exit_code == 2 and "log_to" in result.output and "Traceback" not in result.output
