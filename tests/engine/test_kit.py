"""The kit passes an honest game and catches each planted bug, naming the broken promise."""

from __future__ import annotations

import pytest

from tests.engine.toy import Toy
from vespers.engine.conformance import Kit, KitFailure


def test_an_honest_game_passes() -> None:
    report = Kit(Toy(), 2, has_text=lambda game, key: True).run(range(30))
    assert report.games == 30 and report.worlds > 0 and report.endings == {"lifted"}
    assert "too_dear" in report.reasons


@pytest.mark.parametrize(
    ("bug", "promise"),
    [
        ("shared", "shares nothing mutable"),
        ("options", "candidates that pass why_not"),
        ("event", "two worlds"),
        ("view", "two worlds: the view"),
        ("stuck", "leaves something to do"),
        ("lost", "a coin is lost"),
        ("endless", "a game ends"),
    ],
)
def test_a_planted_bug_is_named(bug: str, promise: str) -> None:
    thorough = 0.01 if bug == "endless" else 1.0
    with pytest.raises(KitFailure, match=promise):
        Kit(Toy(bug), 2, thorough=thorough).run(range(30))


def test_a_reason_without_a_text_is_named() -> None:
    with pytest.raises(KitFailure, match="toy-why-too_dear"):
        Kit(Toy(), 2, has_text=lambda game, key: key != "toy-why-too_dear").run(range(30))
