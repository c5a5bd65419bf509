"""Environments beside peers in one run on one core: steps per second with observation and mask.

Part of `make bench`; alone: `make bench-rl`, or python -m bench.rl [--short] [--rounds N] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from bench.progress import say
from bench.rounds import machine, parts, pin, take_turns
from bench.subjects import COMPILED, OURS, PEERS, ROOT, SOURCES, Subject
from tools.compile import up_to_date
from vespers.games import find_game, game_names

BATCH = 64
BEST = 0.9  # of the slices are slower than the one that counts
CONNECT_FOUR = "pettingzoo connect four"
GIN_RUMMY = "rlcard gin-rummy"
NOTES = """\
A step: an action, the next player's observation and mask. Every game is another game: a step of ours settles
draws and rules, and its observation is the whole table as the player may know it.
- steps/s: of many short slices in turn, the speed that the best tenth reaches; ours and peers' alike.
- single: through PettingZoo's `last` and `step` with its usual guards. batch: 64 games at once, flat arrays.
- pgx: rules in JAX, compiled for the processor and pinned to one core; without hidden information."""


def peers() -> list[Subject]:
    return [
        Subject(CONNECT_FOUR, PEERS, ["bench.peers.pettingzoo_connect_four"]),
        Subject(GIN_RUMMY, PEERS, ["bench.peers.rlcard_env"]),
        Subject(f"pgx backgammon, batch of {BATCH}", PEERS, ["bench.peers.pgx_backgammon", str(BATCH)]),
        Subject("pgx backgammon, single", PEERS, ["bench.peers.pgx_backgammon", "1"]),
    ]


def ours(names: list[str]) -> list[Subject]:
    trees = [SOURCES, COMPILED] if up_to_date(ROOT) else [SOURCES]
    return [_ours(name, how, tree) for name in names for tree in trees for how in ("single", str(BATCH))]


def subjects(short: bool) -> list[Subject]:
    """In the short form only the first of our games, and without the peer that takes longest to begin."""
    return [*peers()[: 3 if short else None], *ours(game_names()[:1] if short else game_names())]


def summary(measured: list[Subject]) -> list[dict[str, Any]]:
    return [figures(subject) for subject in measured]


def _ours(name: str, how: str, tree: Path) -> Subject:
    seats = max(2, find_game(name).players[0])
    mode = "compiled" if tree == COMPILED else "interpreted"
    shown = how if how == "single" else f"batch of {how}"
    return Subject(f"{name} {mode}, {shown}", OURS, ["bench.ours_rl", name, str(seats), how], path=tree)


def figures(subject: Subject) -> dict[str, Any]:
    """The speed that a tenth of the slices reach: what disturbs a machine only ever makes it slower."""
    if subject.error:
        return {"name": subject.name, "error": subject.error}
    speeds = sorted(part["steps"] / part["seconds"] for part in parts(subject, "slices"))
    speed = speeds[round(BEST * (len(speeds) - 1))]
    return {"name": subject.name, "steps_per_second": speed, **subject.results[0], "slices": len(speeds)}


def table(found: list[dict[str, Any]]) -> str:
    """For people."""
    known = {each["name"]: each.get("steps_per_second") for each in found}
    lines = [f"{'environments':44}{'steps/s':>10}{'× connect four':>16}{'× gin-rummy':>13}"]
    for each in found:
        if "error" in each:
            lines.append(f"{each['name']}: not measured: {each['error']}")
            continue
        speed = each["steps_per_second"]
        times = [
            "–" if not known.get(peer) else f"{speed / known[peer]:.1f}" for peer in (CONNECT_FOUR, GIN_RUMMY)
        ]
        lines.append(f"{each['name']:44}{speed:>10,.0f}{times[0]:>16}{times[1]:>13}")
    return "\n".join([*lines, "", NOTES])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our environments beside peers.")
    parser.add_argument("--short", action="store_true", help="one quick round")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured in turn")
    parser.add_argument("--json", type=Path, default=ROOT / "bench/out/rl.json", help="where the figures go")
    asked = parser.parse_args()
    core = pin()
    measured = [*peers(), *ours(game_names())]
    rounds, slices, seconds = (1, 3, 0.2) if asked.short else (asked.rounds, 30, 0.05)
    take_turns(measured, rounds, slices, seconds)
    say("done")
    found = summary(measured)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(
        json.dumps({"machine": machine(core), "short": asked.short, "environments": found}, indent=1) + "\n"
    )
    print(table(found))
    print(f"The same as JSON: {os.path.relpath(asked.json)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
