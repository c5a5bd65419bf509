"""Every game there is passes the conformance kit, for every number of players."""

from __future__ import annotations

import pytest

from vespers.engine.conformance import Kit
from vespers.games import find_game, game_names
from vespers.texts import has_text

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).players]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_game_keeps_every_promise(name: str, seats: int) -> None:
    games = 6 if len(find_game(name).players) == 1 else 2
    kit = Kit(find_game(name), seats, has_text=lambda game, key: has_text(key), thorough=0.15)
    assert kit.run(range(games)).games == games
