"""A real Chromium on a real server. The client is built, and a browser installed, where they are missing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.person import Person, sit_down
from tests.table.process import Process

ROOT = Path(__file__).parent.parent.parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for all tests; every person gets a profile of their own."""
    done = subprocess.run([sys.executable, ROOT / "tools" / "browser.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with sync_playwright() as playwright:
        path = done.stdout.strip()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built() -> None:
    """The client as `make play` builds it."""
    subprocess.run([sys.executable, ROOT / "tools" / "build_web.py"], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all tests that do not kill it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e') / 'table.sqlite'}"
    with Process(database, "--thinkers", "1") as running:
        yield running


@pytest.fixture
def ann(chromium: Browser, server: Process) -> Iterator[Person]:
    """Somebody at a laptop, reading English."""
    with sit_down(chromium, server.url) as person:
        yield person


@pytest.fixture
def ben(chromium: Browser, server: Process) -> Iterator[Person]:
    """Somebody else, at another laptop."""
    with sit_down(chromium, server.url) as person:
        yield person
