"""A server for hours: people at a human pace, all games, some against bots; then nobody, and what it holds.

python -m bench.live.soak [--minutes 107] [--rest 13] [--tables 40] [--think 3] [--log FILE]
python -m bench.live.soak --show FILE            the log as a table, also while it is being written

Every minute one line of JSON goes to the log: memory of the server and of its bots, waits of the moves, what
was played. A match that is over is replaced by a new one, and its record is fetched, as people do. Then the
load stops: rooms that nobody watches are forgotten, and memory is to be where it was after ten minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from bench.live.load import Load, Player
from bench.live.run import ROOT, free_port, memory, our_candidate, processor, started, stop
from bench.progress import say
from vespers.games import game_names

PATIENCE = 300.0  # seconds without a move after which a table is given up, and counted
TOLD_EVERY = 10  # minutes
WARM = 10  # minutes after which everything is loaded that is loaded once


class Soak(Load):
    """Waits of the last minute, and counts of all minutes."""

    def __init__(self, url: str, think: float) -> None:
        super().__init__(url, think, "")
        self.measuring = True
        self.over = self.stuck = self.broken = 0

    def against_bot(self, game: str) -> tuple[str, list[str]]:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]}
        created = self.post("/api/matches", wish)
        return created["match"], [created["keys"][0]["secret"]]

    def record(self, match: str) -> None:
        urllib.request.urlopen(f"{self.url}/api/matches/{match}/record", timeout=60).read()

    def minute(self) -> dict[str, Any]:
        waits, self.waits = sorted(self.waits), []
        figures: dict[str, Any] = {"moves": len(waits), "over": self.over, "stuck": self.stuck}
        figures |= {"broken": self.broken, "refused": self.refused, "matches": self.seated}
        if waits:
            figures |= {
                "p50_ms": 1000 * waits[len(waits) // 2],
                "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
            }
        return figures


async def table(soak: Soak, number: int, stop: asyncio.Event) -> None:
    """One table of people: every game in turn, every other time against a bot."""
    turns = itertools.cycle([(game, bot) for game in game_names() for bot in (True, False)])
    for game, bot in itertools.islice(turns, number, None):
        try:
            await one_match(soak, game, bot, stop)
        except (OSError, TimeoutError) as error:
            say(f"{game}: {error}")
            soak.broken += 1
            await asyncio.sleep(5)
        if stop.is_set():
            return


async def one_match(soak: Soak, game: str, bot: bool, stop: asyncio.Event) -> None:
    begin = soak.against_bot if bot else soak.new_match
    match, secrets = await asyncio.to_thread(begin, game)
    players = [Player(soak, seat) for seat in range(len(secrets))]
    try:
        for player, secret in zip(players, secrets, strict=True):
            await player.sit(match, secret)
        soak.seated += 1
        over = await until_over(soak, game, players, stop)
    finally:
        for player in players:
            player.leave()
    if over:
        soak.over += 1
        await asyncio.to_thread(soak.record, match)


async def until_over(soak: Soak, game: str, players: list[Player], stop: asyncio.Event) -> bool:
    """Whether the match came to its end: not if the load stops, nor if nobody moves for long."""
    at, since = -1, time.monotonic()
    while not stop.is_set():
        if any(player.over.is_set() for player in players):
            return True
        number = max(player.number for player in players)
        if number != at:
            at, since = number, time.monotonic()
        elif time.monotonic() - since > PATIENCE:
            soak.stuck += 1
            say(f"{game}: nobody has moved since {number}")
            return False
        await asyncio.sleep(0.5)
    return False


def children(process: int) -> list[int]:
    """The processes in which bots think, and whatever else the server has started."""
    own = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in own] + [more for child in own for more in children(int(child))]


def figures(process: int) -> dict[str, Any]:
    held = 0.0
    for child in children(process):
        try:
            held += memory(child)
        except OSError:  # it has just ended
            continue
    return {
        "server_MB": memory(process) / 1000,
        "children_MB": held / 1000,
        "processor_s": processor(process),
        "descriptors": len(os.listdir(f"/proc/{process}/fd")),
        "machine_load": os.getloadavg()[0],
    }


async def run(process: int, url: str, asked: argparse.Namespace) -> None:
    soak, stop = Soak(url, asked.think), asyncio.Event()
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    with asked.log.open("w") as log:

        def write(minute: int, phase: str) -> None:
            line = {"minute": minute, "phase": phase, **figures(process), **soak.minute()}
            log.write(json.dumps(line) + "\n")
            log.flush()

        write(0, "empty")
        tables = [asyncio.create_task(table(soak, number, stop)) for number in range(asked.tables)]
        begun = time.monotonic()
        for minute in range(1, asked.minutes + asked.rest + 1):
            await asyncio.sleep(begun + 60 * minute - time.monotonic())
            write(minute, "load" if minute <= asked.minutes else "rest")
            if minute == asked.minutes:
                stop.set()
                await asyncio.gather(*tables, return_exceptions=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Load a table for hours, lightly.")
    parser.add_argument("--minutes", type=int, default=107, help="of load")
    parser.add_argument("--rest", type=int, default=13, help="minutes without load; it tidies every ten")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--think", type=float, default=3.0, help="mean pause before a move")
    parser.add_argument("--log", type=Path, default=ROOT / "bench/out/soak.jsonl")
    parser.add_argument("--show", type=Path, help="only print this log as a table")
    asked = parser.parse_args()
    if asked.tell is None:
        with tempfile.TemporaryDirectory(prefix="vespers-soak-") as folder:
            soaked(Path(folder), asked)
    print(as_table([json.loads(line) for line in (asked.show or asked.log).read_text().splitlines()]))
    return 0


def soaked(folder: Path, asked: argparse.Namespace) -> None:
    port = free_port()
    process: subprocess.Popen[bytes] = started(our_candidate(folder / "soak.sqlite"), port)
    try:
        asyncio.run(run(process.pid, f"http://127.0.0.1:{port}", asked))
    finally:
        stop(process)


# --- The table


HEAD = (
    "minutes | server MB | with bots MB | moves | p50 ms | p99 ms, median of minutes | p99 ms, worst minute"
)


def as_table(minutes: list[dict[str, Any]]) -> str:
    """Ten minutes a row: memory at their end, the median and the worst of their p99."""
    load = [one for one in minutes if one["phase"] == "load"] or minutes
    lots = [load[first : first + TOLD_EVERY] for first in range(0, len(load), TOLD_EVERY)]
    rows = [f"| {HEAD} |", "|---" * (HEAD.count("|") + 1) + "|", *map(row, lots), ""]
    empty, warm, last = minutes[0], load[min(WARM, len(load)) - 1], minutes[-1]
    used = (last["processor_s"] - empty["processor_s"]) / max(1, last["minute"]) / 60
    rows += [
        f"{last['matches']} matches begun, {last['over']} over, {sum(one['moves'] for one in minutes):,} "
        f"moves, {last['refused']} refused, {last['stuck']} stuck, {last['broken']} broken off.",
        f"Server: {100 * used:.0f} % of a core; load of the machine up to "
        f"{max(one['machine_load'] for one in minutes):.1f}.",
        f"Memory of the server: {empty['server_MB']:.0f} MB empty, {warm['server_MB']:.0f} MB after "
        f"{warm['minute']} minutes, {load[-1]['server_MB']:.0f} MB at the end of the load, "
        f"{last['server_MB']:.0f} MB in minute {last['minute']} ({last['phase']}). "
        f"Descriptors: {warm['descriptors']}, then {last['descriptors']}.",
    ]
    return "\n".join(rows)


def row(several: list[dict[str, Any]]) -> str:
    last, slow = several[-1], sorted(one.get("p99_ms", 0.0) for one in several)
    middle = sorted(one.get("p50_ms", 0.0) for one in several)[len(several) // 2]
    cells = [
        f"{several[0]['minute']} to {last['minute']}",
        f"{last['server_MB']:.0f}",
        f"{last['server_MB'] + last['children_MB']:.0f}",
        f"{sum(one['moves'] for one in several)}",
        f"{middle:.0f}",
        f"{slow[len(slow) // 2]:.0f}",
        f"{slow[-1]:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
