"""How fast the lab plays a study, beside a loop that plays the same games and keeps nothing; and its memory.

python -m bench.study speed GAME WHO SIZE WORKERS SECONDS   one JSON line (PYTHONPATH chooses the tree)
python -m bench.study memory GAME GAMES                     likewise, of playing and of reporting
python -m bench.study report FOLDER                         likewise, of a report alone

Each worker takes turns, in the same process: a slice of the bare loop, a slice of the study. Both play by the
same bots on the same deals and ask who won; the study also notes moments and writes its tables. Of 100,000
games it notes every moment in 20,000 (`moments`); the study of 20,000 games shows what noting all costs.
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

from bench.subjects import COMPILED, OURS, ROOT, trees
from vespers.bots import Knowledge
from vespers.bots.arena import number_from
from vespers.engine import kernel
from vespers.engine.dealer import SeededDealer, Tickets

GAMES = ("wolves", "brewers")
WHO = ("random", "apprentice")
MANY = {"sampled": 100_000, "noted": 20_000}  # games of the measured study: only its first ones are played
PLAYOUTS = 250
KINDS = ("playout", "bare", "study")
HEAD = ("study", "workers", "playout/s", "bare loop/s", "study/s", "of bare")
NOTES = """\
Games per second of all workers, busy at the same time. playout: the kernel alone, random moves from one
random source. bare loop: the same bots, options and verifiable deals as the study, and who won; nothing
noted or written. study: as `vespers lab run` plays, notes, writes and joins it; every moment is noted in
20,000 games of a study. of bare: the median over neighbouring slices."""


def study(game: str, who: str, games: int, folder: Path, moments: int = 20_000) -> Any:
    from vespers.lab.setting import load

    path = folder / "study.toml"
    text = f'game = "{game}"\ngames = {games}\nwho = ["{who}"]\nrecords = 0\nmoments = {moments}\n'
    path.write_text(text)
    return load(path)[0]


def bare(bench: Any, number: int) -> Any:
    """A game of the study that nobody watches; who won."""
    task = bench.setting.task(number)
    again = partial(number_from, task.seed, task.repeat)
    bots = [bench.bot(name, again("bot", seat)) for seat, name in enumerate(task.players)]
    s, game, dealer, rng = (
        bench.game.start(len(bots), bench.options),
        bench.game,
        Tickets(SeededDealer(task.seed)),
        Random(again("imagined")),
    )
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
    from vespers.lab.play import Bench
    from vespers.lab.run import batch_size, play_batch

    with tempfile.TemporaryDirectory() as folder:
        setting = study(game, who, MANY[size_of], Path(folder))
        bench, rng = Bench(setting), Random(7)
        size = batch_size(setting) if who == "random" else 8  # games in a slice
        kinds: dict[str, Callable[[int], object]] = {
            "playout": lambda n: [
                kernel.playout(bench.game.start(setting.players), rng) for _ in range(PLAYOUTS)
            ],
            "bare": lambda n: [bare(bench, number) for number in range(n, n + size)],
            "study": lambda n: play_batch(setting, folder, n, size),
        }
        found: dict[str, list[float]] = {kind: [] for kind in kinds}
        for kind in kinds:
            kinds[kind](0)
        end, first = time.perf_counter() + seconds, size
        while time.perf_counter() < end or len(found["study"]) < 3:
            for kind, slice_of in kinds.items():
                games = PLAYOUTS if kind == "playout" else size
                found[kind].append(cpu(slice_of, first) / games)
            first += size
        joining = cpu(join_all, Path(folder)) / first
    return {**found, "study": [each + joining for each in found["study"]]}


def cpu(work: Callable[[Any], object], about: Any) -> float:
    """How many seconds of a core it takes."""
    start = time.process_time()
    work(about)
    return time.process_time() - start


def join_all(folder: Path) -> None:
    """What a study does at its end."""
    from vespers.lab.tables import join

    for kind in ("moments", "games"):
        join(sorted(folder.glob(f"*.{kind}.parquet")), folder / kind)


def speed(game: str, who: str, size_of: str, workers: int, seconds: float) -> dict[str, Any]:
    """Games per second of all workers together, busy at the same time."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(worker, *zip(*[(game, who, size_of, seconds)] * workers, strict=True)))
    rates = {kind: sum(1 / median(one[kind]) for one in found) for kind in found[0]}
    beside = [b / s for one in found for b, s in zip(one["bare"], one["study"], strict=True)]
    about = {"game": game, "who": who, "games": MANY[size_of], "workers": workers}
    return {**about, **rates, "of_bare": median(beside)}


def memory(game: str, games: int) -> dict[str, Any]:
    """The most memory that a whole study took, in megabytes, and then its report; every game is noted."""
    from vespers.lab.run import Run

    with tempfile.TemporaryDirectory() as folder:
        run = Run(study(game, "random", games, Path(folder), games), Path(folder) / "out")
        run.begin()
        run.run(workers=1)
        command = [sys.executable, "-m", "bench.study", "report", str(run.folder)]
        reported = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=True)
    return {"game": game, "games": games, "peak_mb": peak(), **json.loads(reported.stdout.splitlines()[-1])}


def report(folder: Path) -> dict[str, Any]:
    """The most memory that a report takes."""
    from vespers.cli.lab import lab

    lab(["report", str(folder), "--lang", "en"], standalone_mode=False)
    return {"report_mb": peak()}


def peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def ask(path: Path, *arguments: object) -> dict[str, Any]:
    """One measurement in a process of its own, on all cores."""
    environment = {**os.environ, "PYTHONPATH": str(path), "POLARS_MAX_THREADS": "1"}
    command = [str(OURS), "-m", "bench.study", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    mode = {"mode": "compiled" if path == COMPILED else "interpreted"}
    if done.returncode:
        return {**mode, "error": (done.stderr.strip().splitlines() or ["failed without a word"])[-1]}
    return {**mode, **json.loads(done.stdout.splitlines()[-1])}


def measured(short: bool, cores: set[int] | None) -> dict[str, Any]:
    """All lines: speed on all cores; memory of a study, and of two that are much longer."""
    if cores:
        os.sched_setaffinity(0, cores)
    workers = len(cores) if cores else os.cpu_count() or 1
    games, seconds, few = (GAMES[:1], 0.5, 100) if short else (GAMES, 4, 2500)
    lines = [*product(games, WHO, ["sampled"]), *product(games, ["random"], ["noted"])]
    speeds = [ask(path, "speed", *each, workers, seconds) for path in trees() for each in lines]
    memories = [
        ask(trees()[-1], "memory", GAMES[0], n)
        for n in ((few, 64 * few) if short else (few, 16 * few, 64 * few))
    ]
    return {"speed": speeds, "memory": memories}


def table(found: dict[str, Any]) -> str:
    """The lines for people."""
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
