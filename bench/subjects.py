"""What is measured, and what must be known to read the figures."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.compile import up_to_date
from vespers.games import find_game, game_names

ROOT = Path(__file__).resolve().parents[1]
OURS = ROOT / ".venv/bin/python"
PEERS = ROOT / ".venv-bench/bin/python"
SOURCES = ROOT / "src"
COMPILED = ROOT / "build/compiled"
YARDSTICK = "catanatron"


@dataclass
class Subject:
    """One thing to measure: a command that prints one JSON line."""

    name: str
    python: Path
    arguments: list[str]
    note: str = ""
    path: Path | None = None  # PYTHONPATH
    results: list[dict[str, Any]] = field(default_factory=list)
    error: str = ""

    def environment(self) -> dict[str, str]:
        chosen = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if self.path is not None:
            chosen["PYTHONPATH"] = str(self.path)
        return chosen


def peers() -> list[Subject]:
    """Other people's games, each played through its own interface."""
    return [
        Subject(
            YARDSTICK,
            PEERS,
            ["bench.peers.catanatron"],
            "Catan. Two decisions of three are forced (to roll, to end a turn); the dice fall inside them.",
        ),
        Subject(
            "open_spiel dominoes",
            PEERS,
            ["bench.peers.open_spiel", "python_team_dominoes"],
            "Rules in Python behind a C++ interface; few options; every game deals 28 tiles one by one.",
        ),
        Subject(
            "open_spiel backgammon",
            PEERS,
            ["bench.peers.open_spiel", "backgammon"],
            "Rules in C++; only the loop is Python. No hidden information.",
        ),
        Subject(
            "rlcard gin-rummy",
            PEERS,
            ["bench.peers.rlcard"],
            "Builds the next player's observation at every step. Has no copy function: deepcopy.",
        ),
        Subject(
            "python-chess",
            PEERS,
            ["bench.peers.chess"],
            "No chance, nothing hidden, bitboards; copied without its stack of moves.",
        ),
    ]


def ours(short: bool = False) -> list[Subject]:
    """Every game of ours, for the fewest players and for four, interpreted and compiled."""
    return [
        _ours(name, seats, path)
        for name in game_names()
        for seats in seats_measured(name, short)
        for path in trees()
    ]


def seats_measured(name: str, short: bool = False) -> list[int]:
    """The fewest players, and four; in the short form only the fewest."""
    players = find_game(name).players
    return sorted({players[0], 4} & {*players})[: 1 if short else None]


def trees() -> list[Path]:
    """The sources, and what was compiled of them."""
    return [SOURCES, COMPILED] if up_to_date(ROOT) else [SOURCES]


def _ours(name: str, seats: int, path: Path) -> Subject:
    mode = "compiled" if path == COMPILED else "interpreted"
    return Subject(f"{name} {mode}", OURS, ["bench.ours", name, str(seats)], path=path)
