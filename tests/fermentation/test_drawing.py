"""The terminal shows every position of a game, in three languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.fermentation.monastery import MOONS, Monastery
from vespers.cli.draw import drawn
from vespers.cli.draw.fermentation import monastery
from vespers.engine.kit import play_at_random
from vespers.games.fermentation import GAME
from vespers.games.fermentation.words import Options
from vespers.texts import LANGUAGES, Say


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_can_be_drawn(language: str) -> None:
    options = Options(packs=MOONS, moon=10)
    match = play_at_random(GAME, 3, options, 5)
    say = Say(language, GAME, options, ("Ann", "Ben", "Cid"))
    for length in (0, 5, 14, 16, len(match.log) // 2, len(match.log)):
        page = io.StringIO()
        Console(width=110, file=page).print(drawn(match.at(length), 0, say))
        assert "fermentation-" not in page.getvalue()
    assert "Cid" in page.getvalue()


def test_the_drawing_shows_who_lies_where_and_which_door_is_closed() -> None:
    t = Monastery(2).at("well", 0).at("edge", 1)
    t.s.down[1], t.s.closed[0] = 1, 99
    rows = monastery(GAME.view(t.s, 0), t.s.box, Say("en", GAME, Options())).splitlines()
    assert "╳" in rows[0] and "▲" in rows[1] and "(●)" in rows[4]
