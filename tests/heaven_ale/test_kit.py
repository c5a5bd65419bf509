"""The conformance kit on every option, and with deep purses: gardens fill up, pairs are completed."""

from __future__ import annotations

import pytest

from vespers.engine.conformance import Kit, play_at_random
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.texts import has_text

RICH = """
[pack]
id = "rich"
extends = true
[numbers]
ducats = 200
"""
KEEPING = {"emergency": "also-at-the-end"}  # random players who may sell always soon have no card left


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "settings",
    [
        HeavenAleSettings(entry="english", exchange="best", brewmaster="nearer"),
        HeavenAleSettings(own=(RICH,), rulings=KEEPING),
    ],
    ids=["options", "rich"],
)
def test_every_promise_is_kept(seats: int, settings: HeavenAleSettings) -> None:
    kit = Kit(GAME, seats, settings, has_text=lambda game, key: has_text(key), thorough=0.1)
    assert kit.run(range(2)).games == 2


def test_rich_players_meet_the_rare_questions() -> None:
    """So the kit above sees buildings and pairs, which poor random players hardly ever reach."""
    seen: set[str] = set()
    for seed in range(6):
        match = play_at_random(GAME, 4, HeavenAleSettings(own=(RICH,), rulings=KEEPING), seed)
        seen |= {type(step).__name__ for step in match.asked_at}
    assert {"ActivateTiles", "CompletePair", "LayDisc", "TakeAnother", "AdvanceMarker"} <= seen
