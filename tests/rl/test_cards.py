"""Every environment has its card, and the examples of the guide work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vespers.games import find_game
from vespers.rl.registry import environments

CARDS = Path(__file__).parents[2] / "docs" / "rl"


@pytest.mark.parametrize("name", environments())
def test_a_card_names_the_true_number_of_actions(name: str) -> None:
    card = (CARDS / f"{name}.md").read_text("utf-8")
    actions = len(find_game(environments()[name]).codebook)
    assert f"`Discrete({actions})`" in card
    assert f"({name}.md)" in (CARDS / "README.md").read_text("utf-8")


def test_the_example_of_the_guide_plays_a_game() -> None:
    [code] = re.findall(r"```python\n(.*?)```", (CARDS / "README.md").read_text("utf-8"), re.DOTALL)
    found: dict[str, object] = {}
    exec(code, found)
    assert found["env"].agents == []  # type: ignore[attr-defined]
