"""Every environment has its card, and the examples of the guide work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import cards
from vespers.games import find_game
from vespers.rl.registry import environments

CARDS = Path(__file__).parents[2] / "docs" / "rl"


@pytest.mark.parametrize("name", environments())
def test_a_card_tells_the_true_spaces(name: str) -> None:
    card = (CARDS / f"{name}.md").read_text("utf-8")
    lines = card[card.index("## Actions") : card.index(cards.PLAYED)].splitlines()
    assert lines == list(cards.spaces(find_game(environments()[name])))
    assert f"({name}.md)" in (CARDS / "README.md").read_text("utf-8")


def test_the_examples_of_the_guide_work_and_play_a_game() -> None:
    found: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", (CARDS / "README.md").read_text("utf-8"), re.DOTALL):
        exec(code, found)
    assert found["env"].agents == []  # type: ignore[attr-defined]


def test_a_card_is_written_anew_without_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = {"name": "wolves compiled, single", "steps_per_second": 1234.5}
    measured = {"short": True, "environments": [one]}
    (tmp_path / "rl.json").write_text(json.dumps(measured))
    monkeypatch.setattr(cards, "SPEED", tmp_path / "rl.json")
    before = (CARDS / "wolves_v1.md").read_text("utf-8")
    after = cards.without_games(before, find_game("wolves"))
    assert after.partition("## Speed")[0] == before.partition("## Speed")[0]
    lines = after.partition("## Speed")[2].splitlines()
    assert [line for line in lines if line.startswith("- ")] == ["- wolves compiled, single: 1,234"]
