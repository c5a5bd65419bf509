"""Views are turned into numbers in one place, and environments drive games by the kernel alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from vespers.engine.kernel import NOBODY
from vespers.games import game_names
from vespers.rl.play import Play

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "vespers"


def test_environments_do_not_touch_the_agenda() -> None:
    asked = [*(SOURCES / "rl").rglob("*.py"), *(ROOT / "examples").glob("*.py")]
    assert [path.name for path in asked if ".agenda" in path.read_text("utf-8")] == []


def test_a_game_encodes_by_hand_in_its_observation_module_only() -> None:
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if "vespers.engine.page import Page" in path.read_text("utf-8")
    }
    allowed = {f"games/{name.replace('-', '_')}/observation.py" for name in game_names()}
    assert found - allowed == {"rl/flattener.py", "rl/observation.py"}


@pytest.mark.parametrize("name", game_names())
def test_at_the_end_of_every_game_nobody_is_asked_and_a_spectator_is_nobody(name: str) -> None:
    play = Play(name)
    play.begin(1)
    while play.asks >= 0:
        play.say(play.actions.number(play.legal[-1]))
    for seat in (0, 1, None):
        view = play.game.view(play.state, seat)
        assert (view.asked, view.asks) == ("", NOBODY)
    assert getattr(play.game.view(play.state, None), "seat", NOBODY) == NOBODY
