"""A built client, a real server and a real browser, which is installed where there is none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.person import Person
from tests.browser.server import Server

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
def built() -> None:
    """The client in the package, up to date with its sources."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "build_web.py")], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")  # no longer: its event loop runs as long, and other tests have theirs
def browser() -> Iterator[Any]:
    found = subprocess.run([sys.executable, ROOT / "tools" / "browser.py"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Any, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser profile of their own; an error on any page fails the test."""
    people: list[Person] = []

    def make(width: int = 1440, height: int = 900, touch: bool = False, **settings: Any) -> Person:
        one = Person(browser, server.url, width, height, settings, touch=touch)
        people.append(one)
        return one

    yield make
    for one in people:
        one.leave()
