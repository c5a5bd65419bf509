"""What one person waits for: the first page in a real browser, and any step of a replay.

first_page(URL): seconds until the shelf is drawn, with nothing in the cache; kB of JavaScript as sent
replays(URL, …): the slowest step of whole random matches of every game
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from vespers.engine.conformance import play_at_random
from vespers.games import find_game, game_names
from vespers.table.seat_tokens import new_match_id
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.rows import MatchRow, SeatRow
from vespers.table.store.store import Store
from vespers.table.stored_match import entry_rows

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
VISITS = 5
STEPS = 25  # of each replay


def first_page(url: str) -> dict[str, Any] | None:
    """The middle one of some visits; None where there is no browser or no built client."""
    found = subprocess.run([sys.executable, ROOT / "tools/browser.py"], capture_output=True, text=True)
    if found.returncode != 0 or not (ROOT / "src/vespers/table/client/index.html").exists():
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=[*FLAGS, "--disable-sync", "--no-first-run"]
        )
        visits = [visit(browser, url) for _ in range(VISITS)]
        browser.close()
    return {"seconds": median(seconds for seconds, _ in visits), "script_kB": visits[0][1]}


def visit(browser: Any, url: str) -> tuple[float, float]:
    """A new profile: nothing is cached. Drawn: the first game can be clicked."""
    profile = browser.new_context()
    page = profile.new_page()
    begun = time.perf_counter()
    page.goto(url)
    page.locator("main h2, main h3").first.wait_for()
    seconds = time.perf_counter() - begun
    entries = "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js'))"
    sent = page.evaluate(f"{entries}.reduce((sum, e) => sum + e.encodedBodySize, 0)")
    profile.close()
    return seconds, sent / 1000


def replays(url: str, database: str) -> dict[str, dict[str, float]]:
    """Of every game a whole match as a record of the table; the time of its steps, read by a spectator."""
    found = {}
    for name in game_names():
        match, last = asyncio.run(stored(name, database))
        steps = [last * n // STEPS for n in range(STEPS + 1)]
        ask(f"{url}/api/matches/{match}/summary")  # the match is opened
        waits = sorted(timed(f"{url}/api/matches/{match}/replay?number={number}") for number in steps)
        found[name] = {"entries": last, "median_ms": 1000 * median(waits), "slowest_ms": 1000 * waits[-1]}
    return found


async def stored(name: str, database: str) -> tuple[str, int]:
    """A finished random match, put into the database of a running server."""
    game = find_game(name)
    played = play_at_random(game, max(2, game.players[0]), None, 1)
    engine = open_engine(database)
    await migrate(engine)
    number, now = len(played.history), int(time.time())
    row = MatchRow(
        id=new_match_id(),
        game=name,
        version=game.version,
        options=msgspec.json.encode(played.settings).decode(),
        seed="bench",
        number=number,
        over=True,
        created=now,
        touched=now,
    )
    seats = [SeatRow(seat=seat, kind="me") for seat in range(played.seats)]
    await Store(engine).create(row, seats, entry_rows(played.history, 0, None))
    await engine.dispose()
    return row.id, number


def ask(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        body: bytes = answer.read()
        return body


def timed(url: str) -> float:
    begun = time.perf_counter()
    ask(url)
    return time.perf_counter() - begun
