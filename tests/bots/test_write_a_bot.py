"""The bot of docs/write-a-bot.md runs as it is printed, and is as short as it claims."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from vespers.bots import BOTS

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def test_the_bot_of_the_guide_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    block = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)[0]
    monkeypatch.setattr("vespers.bots.BOTS", dict(BOTS))
    names: dict[str, Any] = {}
    exec(compile(block, str(PAGE), "exec"), names)
    assert "dreamer" in names["BOTS"]
    assert names["match"].outcome() is not None
    assert "Outcome(scores=" in capsys.readouterr().out


def test_it_has_twenty_lines() -> None:
    block = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)[0]
    lines = [line for line in block.splitlines() if line and not line.startswith(("from ", "import "))]
    assert len(lines) <= 20
