"""Many live matches with two clients each on one server process.

python -m bench.live.run [--matches 200] [--seconds 5] [--rounds 5] [--think 0 1] [--json FILE]

In the same run: our table (every acknowledged move is committed to SQLite, which waits for the disk), the
same with compiled rules, a boardgame.io server (npm; everything in memory), and the floor: how often SQLite
can commit at all. Each is asked to keep up with players who think for a while before each move, and with
players who never do. It measures and never judges. Each server has one core and its clients another, ours
and the peer alike. They take turns, so that a machine that becomes slower does so for all of them; the table
shows the median and the best turn. Processor time per move depends least on other load.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from threading import TIMEOUT_MAX, Timer
from typing import Any, NamedTuple

from bench.live.pages import first_page, replays
from bench.progress import say
from vespers.games import game_names

ROOT = Path(__file__).resolve().parents[2]
BOARDGAME = Path(__file__).parent / "boardgame"
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the table under load.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5, help="how long a turn is measured")
    parser.add_argument("--rounds", type=int, default=5, help="how often each has its turn")
    parser.add_argument(
        "--think", type=float, nargs="+", default=[0.0, 1.0], help="mean pauses before a move"
    )
    parser.add_argument("--only", nargs="+", default=[OURS, COMPILED, PEER], help="which servers to measure")
    parser.add_argument(
        "--json", type=Path, default=ROOT / "bench/out/live.json", help="where the figures go"
    )
    asked = parser.parse_args()
    figures: dict[str, Any] = {"matches": asked.matches, "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory(prefix="vespers-bench-") as folder:
        figures["floor"] = floor(Path(folder))
        chosen = {name: one for name, one in candidates(Path(folder)).items() if name in asked.only}
        figures |= measured(chosen, asked.matches, asked.seconds, asked.rounds, asked.think)
        if OURS in asked.only:
            figures["games"] = each_game(Path(folder), asked.matches, asked.seconds)
            figures["pages"] = looked_at(Path(folder))
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(figures, indent=1) + "\n")
    print(as_table(figures))
    print(f"The same as JSON: {os.path.relpath(asked.json)}")
    return 0


# --- Who is measured


OURS, COMPILED, PEER = "ours", "compiled", "boardgame.io"
COMPILED_TREE = ROOT / "build/compiled"


class Candidate(NamedTuple):
    """A server to be started (the port is the last argument) and the load for it."""

    server: list[str]
    load: list[str]
    environment: Mapping[str, str]


def candidates(folder: Path) -> dict[str, Candidate]:
    found = {OURS: our_candidate(folder / "table.sqlite")}
    if COMPILED_TREE.exists():
        found[COMPILED] = our_candidate(folder / "compiled.sqlite", compiled_environment())
    if ready():
        found[PEER] = Candidate(
            ["node", str(BOARDGAME / "server.js")], ["node", str(BOARDGAME / "load.js")], {}
        )
    return found


def compiled_environment() -> dict[str, str]:
    path = os.pathsep.join([str(COMPILED_TREE), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": path}


def our_candidate(database: Path, environment: dict[str, str] | None = None) -> Candidate:
    unlimited = ["messages_per_second", "requests_per_second", "matches_per_hour", "sockets_per_address"]
    limits = [word for name in unlimited for word in ("--limit", f"{name}=0")]
    serve = [sys.executable, "-m", "vespers.cli.serve_command", "--database", f"sqlite:///{database}"]
    load = [sys.executable, "-m", "bench.live.load"]
    return Candidate([*serve, *limits, "--log-level", "error", "--port"], load, environment or {})


def ready() -> bool:
    """Whether the peer can be measured; it is installed when it is missing."""
    if shutil.which("npm") is None:
        print("Node and npm are not here: our own server alone is measured.", file=sys.stderr)
        return False
    if not (BOARDGAME / "node_modules").exists():
        installed = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME, check=False)
        return installed.returncode == 0
    return True


# --- Measuring


def looked_at(folder: Path) -> dict[str, Any]:
    """What one person waits for, on a server that has nothing else to do."""
    say("first page and replays")
    database, port = folder / "pages.sqlite", free_port()
    candidate = our_candidate(database)
    process = started(candidate, port)
    try:
        url = f"http://127.0.0.1:{port}"
        return {"first": first_page(url), "replay": replays(url, f"sqlite:///{database}")}
    finally:
        stop(process)


def started(candidate: Candidate, port: int) -> subprocess.Popen[bytes]:
    """A server that answers; it is stopped if it never does."""
    environment = {**os.environ, **candidate.environment}
    command = [*on_core(SERVERS), *candidate.server, str(port)]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    try:
        answers(port)
    except BaseException:
        stop(process)
        raise
    return process


SERVERS, CLIENTS = 0, 1  # cores


def on_core(core: int) -> list[str]:
    """Every server has one core to itself, threads and all, and the players have another."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return ["taskset", "-c", str(cores[core])] if len(cores) > 1 and shutil.which("taskset") else []


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a server, by force if it does not listen."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(60)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def measured(
    chosen: Mapping[str, Candidate], matches: int, seconds: float, rounds: int, thinks: Sequence[float]
) -> dict[str, dict[str, Any]]:
    """A process for each server, started first; for every pace they are loaded in turn, and then stopped."""
    ports = {name: free_port() for name in chosen}
    processes: dict[str, subprocess.Popen[bytes]] = {}
    found: dict[str, dict[str, Any]] = {name: {} for name in chosen}
    try:
        for name, one in chosen.items():
            say(f"start {name}")
            processes[name] = started(one, ports[name])
        idle = {name: memory(process.pid) for name, process in processes.items()}
        for think in thinks:
            turns: dict[str, list[dict[str, Any]]] = {name: [] for name in chosen}
            for number, name in enumerate(list(chosen) * rounds):
                say(f"pause {think:g} s, round {number // len(chosen) + 1} of {rounds}: {name}")
                server, url = processes[name].pid, f"http://127.0.0.1:{ports[name]}"
                turn = loaded(server, [*chosen[name].load, url, str(matches), str(seconds), str(think)])
                turns[name].append({**turn, "kB_per_match": (memory(server) - idle[name]) / matches})
            for name, several in turns.items():
                found[name][f"{think:g}"] = {**in_the_middle(several), "turns": several}
    finally:
        for process in processes.values():
            stop(process)
    return found


def each_game(folder: Path, matches: int, seconds: float) -> dict[str, Any]:
    """Every game at a human pace, on a server of its own: compiled, where it is compiled."""
    found = {}
    for game in game_names():
        say(f"pause 1 s: {game}")
        environment = compiled_environment() if COMPILED_TREE.exists() else None
        candidate, port = our_candidate(folder / f"{game}.sqlite", environment), free_port()
        process = started(candidate, port)
        try:
            url = f"http://127.0.0.1:{port}"
            found[game] = loaded(process.pid, [*candidate.load, url, str(matches), str(seconds), "1", game])
        finally:
            stop(process)
    return found


def in_the_middle(turns: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The median of each figure; and the best turn, which other work of the machine disturbed least."""
    best = max(turn["moves_per_second"] for turn in turns)
    return {**{key: median(turn[key] for turn in turns) for key in turns[0]}, "best_moves_per_second": best}


def loaded(server: int, client: list[str], most: float = TIMEOUT_MAX) -> dict[str, Any]:
    """What one load does to a server; `TimeoutError` if that takes more than so many seconds."""
    with subprocess.Popen([*on_core(CLIENTS), *client], cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        end = Timer(most, run.kill)
        end.start()
        try:
            at = {run.stdout.readline().strip(): processor(server) for _ in range(2)}
            line = run.stdout.readline()
        finally:
            end.cancel()
        if not line:
            raise TimeoutError
        results = json.loads(line)
    waits, used = results["waits"], at["end"] - at["begin"]
    return {
        "moves_per_second": len(waits) / results["seconds"],
        "p50_ms": 1000 * waits[len(waits) // 2],
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
        "processor_ms_per_move": 1000 * used / len(waits),
        "processor_share": used / results["seconds"],
        "client_processor_ms_per_move": 1000 * results["client"] / len(waits),
        "messages_per_move": results["messages"] / len(waits),
        "kB_per_move": results["bytes"] / len(waits) / 1000,
        "slowest_ms": 1000 * waits[-1],
        "refused": results["refused"],
    }


def memory(process: int) -> float:
    """What a process holds, in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def processor(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> None:
    """Waits until something listens."""
    for _ in range(3000):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/games", timeout=1)
        except urllib.error.HTTPError:
            return  # it speaks HTTP
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server does not answer")


def floor(folder: Path, seconds: float = 2.0) -> dict[str, float]:
    """One row and one commit after the other, with the table's own settings, and nothing else."""
    say("commits of SQLite alone")
    file = sqlite3.connect(folder / "floor.sqlite", isolation_level=None)
    file.execute("PRAGMA journal_mode=WAL")
    file.execute("PRAGMA synchronous=FULL")
    file.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, action TEXT)")
    commits, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        file.execute("INSERT INTO entries VALUES (?, ?)", (commits, '{"type":"Place","wolf":2,"cell":24}'))
        commits += 1
    lasted = time.perf_counter() - begun
    file.close()
    return {"commits_per_second": commits / lasted}


# --- The table


def as_table(figures: dict[str, Any]) -> str:
    names = [name for name in (OURS, COMPILED, PEER) if name in figures]
    rows = [
        f"{figures['matches']} live matches, two clients each, one server process; {figures['cores']} cores, "
        f"load {figures['load']:.1f} at the start",
        f"SQLite alone, a commit per row: {figures['floor']['commits_per_second']:,.0f} commits/s",
    ]
    for think in figures[names[0]] if names else ():
        pause = f"a pause of {think} s on average before each move" if float(think) else "no pause at all"
        rows += ["", f"Players who make {pause}:", HEAD]
        rows += [row(name, figures[name][think]) for name in names]
    for game, one in figures.get("games", {}).items():
        waits = f"p50 {one['p50_ms']:.1f} ms, p99 {one['p99_ms']:.1f} ms"
        rows.append(f"{game}, a pause of 1 s: {one['moves_per_second']:.0f} moves/s, {waits}")
    return "\n".join([*rows, "", *NOTES, *pages_table(figures.get("pages"))])


def pages_table(pages: dict[str, Any] | None) -> list[str]:
    if pages is None:
        return []
    first = pages["first"]
    rows = ["", "One person, a server with nothing else to do:"]
    if first is not None:
        rows.append(
            f"  first page, nothing cached: {1000 * first['seconds']:.0f} ms until the shelf is drawn, "
            f"{first['script_kB']:.0f} kB of compressed JavaScript"
        )
    for name, one in pages["replay"].items():
        rows.append(
            f"  a step of a replay of {name} ({one['entries']} entries): {one['median_ms']:.0f} ms, "
            f"slowest {one['slowest_ms']:.0f} ms"
        )
    return rows


HEAD = (
    f"{'':14}{'moves/s':>9}{'best':>7}{'p50 ms':>9}{'p99 ms':>9}{'slowest':>9}{'server ms/move':>16}"
    f"{'client':>8}{'heard':>7}{'kB':>6}{'kB/match':>10}"
)


def row(name: str, one: dict[str, Any]) -> str:
    return (
        f"{name:14}{one['moves_per_second']:9,.0f}{one['best_moves_per_second']:7,.0f}"
        f"{one['p50_ms']:9.1f}{one['p99_ms']:9.1f}"
        f"{one['slowest_ms']:9.0f}{one['processor_ms_per_move']:16.2f}"
        f"{one['client_processor_ms_per_move']:8.2f}{one['messages_per_move']:7.1f}{one['kB_per_move']:6.1f}"
        f"{one['kB_per_match']:10.0f}"
    )


NOTES = (
    "ours: acknowledged after the commit; both players get what has changed of a drawn scene. compiled:",
    "the same with compiled rules. boardgame.io: acknowledged from memory, nothing stored; players get the",
    "bare state. server, client: processor time; heard, kB: messages that both players get per move, and",
    "their size. Matches end and new ones begin all the while, on both sides alike. Without a pause every",
    "match always has a move under way: waits grow with the queue, p50 is about matches / moves per second.",
)


if __name__ == "__main__":
    sys.exit(main())
