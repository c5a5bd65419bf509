"""Many live matches with two clients each on one server process, moves as fast as they are answered.

python -m bench.live.run [--matches 200] [--seconds 20] [--json FILE]

In the same run: our table (every acknowledged move is committed to SQLite, which waits for the disk), a
boardgame.io server (npm; everything in memory), and the floor: how often SQLite can commit at all. It
measures and never judges. Servers and clients share the machine; the processor time of the server per move is
the figure that a busy machine blurs least.
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
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BOARDGAME = Path(__file__).parent / "boardgame"
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the table under load.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--json", type=Path, default=ROOT / "bench/out/live.json", help="where the figures go"
    )
    asked = parser.parse_args()
    figures: dict[str, Any] = {"matches": asked.matches, "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory(prefix="vespers-bench-") as folder:
        figures["floor"] = floor(Path(folder))
        figures["ours"] = measured(our_server(Path(folder)), our_load(), asked.matches, asked.seconds)
    if ready():
        figures["boardgame.io"] = measured(their_server(), their_load(), asked.matches, asked.seconds)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(figures, indent=1) + "\n")
    print(told(figures))
    print(f"The same as JSON: {os.path.relpath(asked.json)}")
    return 0


# --- Who is measured


def our_server(folder: Path) -> tuple[list[str], dict[str, str]]:
    unlimited = dict.fromkeys(["messages_per_second", "requests_per_second", "matches_per_hour"], 0)
    settings = {"database": f"sqlite:///{folder / 'table.sqlite'}", "log_level": "error", **unlimited}
    uvicorn = [sys.executable, "-m", "uvicorn", "vespers.table.app:from_process_environment", "--factory"]
    quiet = ["--ws", "websockets-sansio", "--no-access-log", "--log-level", "error", "--port"]
    return [*uvicorn, *quiet], {"VESPERS_TABLE": json.dumps({**settings, "sockets_per_address": 0})}


def our_load() -> list[str]:
    return [sys.executable, "-m", "bench.live.load"]


def their_server() -> tuple[list[str], dict[str, str]]:
    return ["node", str(BOARDGAME / "server.js")], {}


def their_load() -> list[str]:
    return ["node", str(BOARDGAME / "load.js")]


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


def measured(
    server: tuple[list[str], dict[str, str]], load: list[str], matches: int, seconds: float
) -> dict[str, Any]:
    """One server process, started, loaded and stopped."""
    port = free_port()
    command, more = server
    process = subprocess.Popen(
        [*command, str(port)], cwd=ROOT, env={**os.environ, **more}, stdout=subprocess.DEVNULL
    )
    try:
        answers(port)
        idle = memory(process.pid)
        client = [*load, f"http://127.0.0.1:{port}", str(matches), str(seconds)]
        run = subprocess.Popen(client, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert run.stdout is not None
        at = {run.stdout.readline().strip(): processor(process.pid) for _ in range(2)}
        held = memory(process.pid)
        said = json.loads(run.stdout.readline())
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
    return figures_of(said, at["end"] - at["begin"], (held - idle) / matches)


def figures_of(said: dict[str, Any], used: float, kilobytes: float) -> dict[str, Any]:
    waits, moves = said["waits"], said["moves"]
    return {
        "moves_per_second": moves / said["seconds"],
        "p50_ms": 1000 * waits[len(waits) // 2] if waits else None,
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)] if waits else None,
        "processor_ms_per_move": 1000 * used / moves if moves else None,
        "kB_per_match": kilobytes,
        "refused": said["refused"],
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
    for _ in range(300):
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


# --- Telling


def told(figures: dict[str, Any]) -> str:
    rows = [
        f"{figures['matches']} live matches, two clients each, one server process; {figures['cores']} cores, "
        f"load {figures['load']:.1f} at the start",
        f"SQLite alone, a commit per row: {figures['floor']['commits_per_second']:,.0f} commits/s",
        f"{'':14}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'processor ms/move':>19}{'kB/match':>10}",
    ]
    for name in ("ours", "boardgame.io"):
        if name in figures:
            rows.append(row(name, figures[name]))
    return "\n".join([*rows, *NOTES])


def row(name: str, one: dict[str, Any]) -> str:
    waits = [one["p50_ms"] or float("nan"), one["p99_ms"] or float("nan")]
    cost = one["processor_ms_per_move"] or float("nan")
    return (
        f"{name:14}{one['moves_per_second']:9,.0f}{waits[0]:9.1f}{waits[1]:9.1f}{cost:19.2f}"
        f"{one['kB_per_match']:10.0f}"
    )


NOTES = (
    "ours: acknowledged after the commit; both players then get a whole drawn scene. boardgame.io:",
    "acknowledged from memory, nothing is stored; players get the bare state. Every match always has a move",
    "under way: waits grow with the queue, p50 is about matches / moves per second.",
)


if __name__ == "__main__":
    sys.exit(main())
