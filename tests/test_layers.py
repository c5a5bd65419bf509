"""Imports point one way: engine ← games ← bots ← {lab, rl, table} ← printing ← cli.

Only table, printing and cli read texts.

Texts lie beside bots: they know the games, since those of other packages bring their own.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import vespers

SOURCE = Path(vespers.__file__).parent
BELOW = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "texts": {"engine", "games", "texts"},
    "lab": {"engine", "games", "bots", "lab"},
    "rl": {"engine", "games", "bots", "rl"},
    "table": {"engine", "games", "bots", "texts", "table"},
    "printing": {"engine", "games", "texts", "table", "printing"},
    "cli": {"engine", "games", "bots", "texts", "lab", "rl", "table", "printing", "cli"},
}
FILES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def imported(path: Path) -> set[str]:
    """The layers of ours that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name.split(".")[1] for name in names if name.startswith("vespers.")} & set(BELOW)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_downwards(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    assert imported(path) <= BELOW[layer]


GAMES = sorted(path.parent for path in SOURCE.glob("games/*/__init__.py"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_knows_no_other_game(folder: Path) -> None:
    others = {f"vespers.games.{other.name}" for other in GAMES if other.name not in (folder.name, "shared")}
    for path in folder.rglob("*.py"):
        source = path.read_text("utf-8")
        assert not [other for other in others if f"{other}." in source or f"{other} " in source], path


@pytest.mark.parametrize("layer", ["engine", "games"])
def test_rules_have_no_clock_no_network_and_no_random_source(layer: str) -> None:
    forbidden = {"time", "datetime", "socket", "asyncio", "urllib", "http"}
    for path in (SOURCE / layer).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        imports = [n for n in ast.walk(tree) if isinstance(n, ast.Import)]
        froms = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
        names = {alias.name for n in imports for alias in n.names} | {n.module or "" for n in froms}
        assert not names & forbidden, path


def test_files_stay_small() -> None:
    long = {path.name: n for path in FILES if (n := len(path.read_text("utf-8").splitlines())) > 500}
    assert long == {}
