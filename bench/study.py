"""Measures the speed and memory of the lab.

python -m bench.study speed GAME WHO SIZE WORKERS SECONDS   prints one JSON line (PYTHONPATH chooses the tree)
python -m bench.study memory GAME GAMES                     likewise, for playing and for reporting
python -m bench.study report FOLDER                         likewise, for a report alone

`speed` compares a study with a bare loop that plays the same games with the same bots and deals and only asks
who won; the study also records moments and writes its tables. Each worker alternates slices of both in one
process. A study of 100,000 games records the moments of 20,000 of them (the default); a study of 20,000 games
records all.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from librt.random import Random

from bench.progress import say
from bench.subjects import COMPILED, OURS, ROOT, trees
from vespers.bots import Knowledge
from vespers.bots.arena import number_from
from vespers.engine import kernel
from vespers.engine.dealer import SeededDealer, Tickets

GAMES = ("wolves", "brewers")
WHO = ("random", "apprentice")
SIZES = {"sampled": 100_000, "recorded": 20_000}  # games of the measured study; only the first are played
PLAYOUTS = 250
KINDS = ("playout", "bare", "study")
HEAD = ("study", "workers", "playout/s", "bare loop/s", "study/s", "of bare")
NOTES = """\
Games per second of all workers together, busy at the same time. playout: random moves in the kernel alone.
bare loop: the same bots, options and verifiable deals as the study, and who won; nothing is recorded.
study: as `vespers lab run` plays, records and writes it; of 100,000 games, the moments of 20,000.
of bare: the median over neighbouring slices."""


def plan_of(game: str, who: str, games: int, folder: Path, moments: int = 20_000) -> Any:
    from vespers.lab.plan import load

    path = folder / "study.toml"
    text = (
        f'game = "{game}"\ngames = {games}\nwho = ["{who}"]\nrecords = 0\nmoments = {moments}\nrulings = 0\n'
    )
    path.write_text(text)
    return load(path)[0]


def bare(player: Any, number: int) -> Any:
    """Play a game of the study without recording it; the outcome."""
    task = player.plan.task(number)
    random_from = partial(number_from, task.seed, task.repeat)
    bots = [player.bot(name, random_from("bot", seat)) for seat, name in enumerate(task.players)]
    game, s = player.game, player.game.start(len(bots), player.settings)
    dealer, rng = Tickets(SeededDealer(task.seed)), Random(random_from("imagined"))
    draws = 0
    while (step := kernel.asked(s)) is not None:
        if isinstance(step, kernel.Chance):
            ticket = dealer.ticket(draws, kernel.tickets(step.odds(s)))
            kernel.apply(s, kernel.deal(step, s, ticket))
            draws += 1
            continue
        options = step.options(s)
        if len(options) == 1:
            kernel.apply(s, options[0])
        elif task.players[step.asks] == "random":
            kernel.apply(s, bots[step.asks].among(options))
        else:
            world = game.imagine(s, step.asks, rng)
            kernel.apply(s, bots[step.asks].choose(Knowledge(game, step.asks, len(bots), world, options)))
    return game.outcome(s)


def worker(game: str, who: str, size_of: str, seconds: float) -> dict[str, list[float]]:
    """Seconds per game of each kind, slice by slice."""
    from vespers.lab.player import Player
    from vespers.lab.runner import Run, play_batch

    with tempfile.TemporaryDirectory() as temporary:
        plan = plan_of(game, who, SIZES[size_of], Path(temporary))
        run, player, rng = Run(plan, Path(temporary) / "out"), Player(plan), Random(7)
        run.begin()
        size = run.size if who == "random" else 8  # games in a slice
        kinds: dict[str, Callable[[int], object]] = {
            "playout": lambda n: [
                kernel.playout(player.game.start(plan.players), rng) for _ in range(PLAYOUTS)
            ],
            "bare": lambda n: [bare(player, number) for number in range(n, n + size)],
            "study": lambda n: play_batch(plan, run.folder, n, size),
        }
        found: dict[str, list[float]] = {kind: [] for kind in kinds}
        for kind in kinds:
            kinds[kind](0)
        end, first = time.perf_counter() + seconds, size
        while time.perf_counter() < end or len(found["study"]) < 3:
            for kind, slice_of in kinds.items():
                games = PLAYOUTS if kind == "playout" else size
                found[kind].append(cpu_seconds(slice_of, first) / games)
            first += size
    return found


def cpu_seconds(work: Callable[[int], object], first: int) -> float:
    start = time.process_time()
    work(first)
    return time.process_time() - start


def speed(game: str, who: str, size_of: str, workers: int, seconds: float) -> dict[str, Any]:
    """Games per second of all workers together, busy at the same time."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(worker, *zip(*[(game, who, size_of, seconds)] * workers, strict=True)))
    rates = {kind: sum(1 / median(one[kind]) for one in found) for kind in found[0]}
    ratios = [b / s for one in found for b, s in zip(one["bare"], one["study"], strict=True)]
    about = {"game": game, "who": who, "games": SIZES[size_of], "workers": workers}
    return {**about, **rates, "of_bare": median(ratios)}


def memory(game: str, games: int) -> dict[str, Any]:
    """The peak memory of a whole study and of its report, in megabytes; every game is recorded."""
    from vespers.lab.runner import Run

    with tempfile.TemporaryDirectory() as folder:
        run = Run(plan_of(game, "random", games, Path(folder), games), Path(folder) / "out")
        run.begin()
        run.run(workers=1)
        command = [sys.executable, "-m", "bench.study", "report", str(run.folder)]
        reported = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=True)
    return {"game": game, "games": games, "peak_mb": peak(), **json.loads(reported.stdout.splitlines()[-1])}


def report(folder: Path) -> dict[str, Any]:
    """The peak memory of a report."""
    from vespers.cli.lab_command import lab

    lab(["report", str(folder), "--lang", "en"], standalone_mode=False)
    return {"report_mb": peak()}


def peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def ask(path: Path, *arguments: object) -> dict[str, Any]:
    """Run one measurement in a process of its own."""
    mode = {"mode": "compiled" if path == COMPILED else "interpreted"}
    say(f"study, {mode['mode']}: {' '.join(map(str, arguments))}")
    environment = {**os.environ, "PYTHONPATH": str(path), "POLARS_MAX_THREADS": "1"}
    command = [str(OURS), "-m", "bench.study", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    if done.returncode:
        return {**mode, "error": (done.stderr.strip().splitlines() or ["no error message"])[-1]}
    return {**mode, **json.loads(done.stdout.splitlines()[-1])}


def measured(short: bool, cores: set[int] | None) -> dict[str, Any]:
    """All measurements: speed on all cores; memory of a small study and of much larger ones."""
    if cores:
        os.sched_setaffinity(0, cores)
    workers = len(cores) if cores else os.cpu_count() or 1
    games, seconds, few = (GAMES[:1], 0.5, 100) if short else (GAMES, 4, 2500)
    lines = [*product(games, WHO, ["sampled"]), *product(games, ["random"], ["recorded"])]
    speeds = [ask(path, "speed", *each, workers, seconds) for path in trees() for each in lines]
    memories = [
        ask(trees()[-1], "memory", GAMES[0], n)
        for n in ((few, 64 * few) if short else (few, 16 * few, 64 * few))
    ]
    return {"speed": speeds, "memory": memories}


def table(found: dict[str, Any]) -> str:
    """All measurements as text."""
    cells = [HEAD, *(row(one) for one in found["speed"] if "error" not in one)]
    widths = [max(len(line[n]) for line in cells) for n in range(len(HEAD))]
    lines = [
        "  ".join([line[0].ljust(widths[0]), *(line[n].rjust(widths[n]) for n in range(1, len(HEAD)))])
        for line in cells
    ]
    failed = [
        f"study: not measured: {one['error']}" for kind in found.values() for one in kind if "error" in one
    ]
    peaks = [
        f"{one['games']:>7,} games of {one['game']} ({one['mode']}): "
        f"at most {one['peak_mb']:.0f} MB to play them, {one['report_mb']:.0f} MB to report on them"
        for one in found["memory"]
        if "error" not in one
    ]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:], "", *failed, NOTES, *peaks]) + "\n"


def row(one: dict[str, Any]) -> tuple[str, ...]:
    rates = [f"{one[kind]:,.0f}" for kind in KINDS]
    name = f"{one['game']} {one['who']} {one['mode']}, {one['games']:,} games"
    return (name, str(one["workers"]), *rates, f"{one['of_bare']:.0%}")


if __name__ == "__main__":
    kind, game, *rest = sys.argv[1:]
    if kind == "speed":
        print(json.dumps(speed(game, rest[0], rest[1], int(rest[2]), float(rest[3]))))
    elif kind == "memory":
        print(json.dumps(memory(game, int(rest[0]))))
    else:
        print(json.dumps(report(Path(game))))
