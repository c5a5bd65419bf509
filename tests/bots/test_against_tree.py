"""Bots of two trees play each other, each in a process of its own (tools/against_tree.py)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import vespers

TOOL = Path(__file__).parents[2] / "tools" / "against_tree.py"


def play(keep: Path, deals: int) -> str:
    tree = str(Path(vespers.__file__).parent.parent)
    command = [sys.executable, str(TOOL), "wolves", tree, "--deals", str(deals), "--seconds", "0.001"]
    done = subprocess.run([*command, "--keep", str(keep)], capture_output=True, text=True, check=True)
    return done.stdout


def test_every_deal_is_played_from_both_sides_and_none_twice(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    assert re.search(
        r"wolves, 0\.001 s of the processor a decision, 2 games: these sources won \d+%", play(keep, 1)
    )
    first = keep.read_text()
    assert "4 games" in play(keep, 2)
    assert keep.read_text().startswith(first) and len(keep.read_text().splitlines()) == 4
