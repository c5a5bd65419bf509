"""The conformance kit on every option, and with deep purses: gardens fill up, pairs are completed."""

from __future__ import annotations

import pytest

from vespers.engine.kit import Kit, play_at_random
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.words import HeavenAleOptions
from vespers.texts import has_text

RICH = """
[pack]
id = "rich"
extends = true
[numbers]
ducats = 200
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        HeavenAleOptions(entry="english", exchange="best", brewmaster="nearer"),
        HeavenAleOptions(own=(RICH,)),
    ],
    ids=["options", "rich"],
)
def test_every_promise_is_kept(seats: int, options: HeavenAleOptions) -> None:
    kit = Kit(GAME, seats, options, has_text=lambda game, key: has_text(key), thorough=0.1)
    assert kit.run(range(2)).games == 2


def test_rich_players_meet_the_rare_questions() -> None:
    """So the kit above sees buildings and pairs, which poor random players hardly ever reach."""
    seen: set[str] = set()
    for seed in range(6):
        match = play_at_random(GAME, 4, HeavenAleOptions(own=(RICH,)), seed)
        seen |= {type(step).__name__ for step in match.asked_at}
    assert {"ActivateTiles", "CompletePair", "LayDisc", "TakeAnother", "AdvanceMarker"} <= seen
