"""How fast the lab plays a study, beside a loop that plays the same games and keeps nothing; and its memory.

python -m bench.study speed GAME WHO WORKERS SECONDS    one JSON line (PYTHONPATH chooses the tree)
python -m bench.study memory GAME GAMES                 likewise

Each worker takes turns, in the same process: a slice of the bare loop, a slice of the study. Both play by the
same bots on the same deals; the study also notes every moment and writes its tables.
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
from vespers.bots import BOTS, Knowledge
from vespers.bots.arena import number_from, play_game
from vespers.engine import kernel
from vespers.engine.dealer import SeededDealer

GAMES = ("wolves", "brewers")
WHO = {"random": 250, "apprentice": 2}  # and games in a slice
MANY = 100_000  # games of the measured study: only its first ones are played
KINDS = ("playout", "bare", "match", "study")
HEAD = ("study", "workers", "playout/s", "bare loop/s", "match loop/s", "study/s", "of bare", "of match")
NOTES = """\
Games per second of all workers. playout: the kernel alone, random moves from one random source. bare loop:
the same bots, options and verifiable deals as the study, through the kernel, nothing noted or written.
match loop: these bots and deals through a match, which checks and remembers every move; nothing written."""


def study(game: str, who: str, games: int, folder: Path) -> Any:
    from vespers.lab.setting import load

    path = folder / "study.toml"
    path.write_text(f'game = "{game}"\ngames = {games}\nwho = ["{who}"]\nrecords = 0\n')
    return load(path)[0]


def bare(bench: Any, number: int) -> int:
    """A game of the study that nobody watches; how often chance spoke."""
    task = bench.setting.task(number)
    again = partial(number_from, task.seed, task.repeat)
    bots = [bench.bot(name, again("bot", seat)) for seat, name in enumerate(task.players)]
    s, game, dealer, rng = (
        bench.game.start(len(bots), bench.options),
        bench.game,
        SeededDealer(task.seed),
        Random(again("imagined")),
    )
    draws = 0
    while (step := kernel.asked(s)) is not None:
        if isinstance(step, kernel.Chance):
            kernel.apply(s, dealer.decide(step, s, draws))
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
    return draws


def worker(game: str, who: str, seconds: float) -> dict[str, list[float]]:
    """Seconds per game of each kind, slice by slice."""
    from vespers.lab.play import Bench
    from vespers.lab.run import play_batch

    with tempfile.TemporaryDirectory() as folder:
        setting = study(game, who, MANY, Path(folder))
        bench, size, rng = Bench(setting), WHO[who], Random(7)
        kinds: dict[str, Callable[[int], object]] = {
            "playout": lambda n: [
                kernel.playout(bench.game.start(setting.players), rng) for _ in range(WHO["random"])
            ],
            "bare": lambda n: [bare(bench, number) for number in range(n, n + size)],
            "match": lambda n: [
                play_game(bench.game, bench.options, [BOTS[who]] * setting.players, f"1:{number}")
                for number in range(n, n + size)
            ],
            "study": lambda n: play_batch(setting, folder, n, size),
        }
        found: dict[str, list[float]] = {kind: [] for kind in kinds}
        for kind in kinds:
            kinds[kind](0)
        end, first = time.perf_counter() + seconds, size
        while time.perf_counter() < end or len(found["study"]) < 3:
            for kind, slice_of in kinds.items():
                start = time.process_time()
                slice_of(first)
                games = WHO["random"] if kind == "playout" else size
                found[kind].append((time.process_time() - start) / games)
            first += size
    return found


def speed(game: str, who: str, workers: int, seconds: float) -> dict[str, Any]:
    """Games per second of all workers together, busy at the same time."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(worker, *zip(*[(game, who, seconds)] * workers, strict=True)))
    rates = {kind: sum(1 / median(one[kind]) for one in found) for kind in found[0]}
    return {"game": game, "who": who, "workers": workers, **rates}


def memory(game: str, games: int) -> dict[str, Any]:
    """The most memory that a whole study took, in megabytes."""
    from vespers.lab.run import Run

    with tempfile.TemporaryDirectory() as folder:
        run = Run(study(game, "random", games, Path(folder)), Path(folder) / "out")
        run.begin()
        run.run(workers=1)
    return {
        "game": game,
        "games": games,
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000,
    }


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
    """All lines: speed on all cores, memory of a study and of one four times as long."""
    if cores:
        os.sched_setaffinity(0, cores)
    workers = len(cores) if cores else os.cpu_count() or 1
    games, seconds, few = (GAMES[:1], 0.5, 300) if short else (GAMES, 4, 5000)
    speeds = [ask(path, "speed", *each, workers, seconds) for path in trees() for each in product(games, WHO)]
    return {"speed": speeds, "memory": [ask(trees()[-1], "memory", GAMES[0], n) for n in (few, 4 * few)]}


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
        f"{one['games']:,} games of {one['game']} ({one['mode']}): at most {one['peak_mb']:.0f} MB"
        for one in found["memory"]
        if "error" not in one
    ]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:], "", *failed, NOTES, *peaks]) + "\n"


def row(one: dict[str, Any]) -> tuple[str, ...]:
    rates = [f"{one[kind]:,.0f}" for kind in KINDS]
    name = f"{one['game']} {one['who']} {one['mode']}"
    return (
        name,
        str(one["workers"]),
        *rates,
        *(f"{one['study'] / one[kind]:.0%}" for kind in ("bare", "match")),
    )


if __name__ == "__main__":
    kind, game, *rest = sys.argv[1:]
    if kind == "speed":
        print(json.dumps(speed(game, rest[0], int(rest[1]), float(rest[2]))))
    else:
        print(json.dumps(memory(game, int(rest[0]))))
