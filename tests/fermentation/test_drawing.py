"""The terminal shows every position of a game, in three languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.fermentation.monastery import MOONS, Monastery
from vespers.cli.board import drawn
from vespers.engine.conformance import play_at_random
from vespers.games.fermentation import GAME
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import ROWS
from vespers.games.fermentation.terminal import SIGNS, caps, monastery
from vespers.texts import LANGUAGES, Say


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_can_be_drawn(language: str) -> None:
    settings = Settings(packs=MOONS, moon=10)
    match = play_at_random(GAME, 3, settings, 5)
    say = Say(language, GAME, settings, ("Ann", "Ben", "Cid"))
    for length in (0, 5, 14, 16, len(match.log) // 2, len(match.log)):
        page = io.StringIO()
        Console(width=110, file=page).print(drawn(match.at(length), 0, say))
        assert "fermentation-" not in page.getvalue()
    assert "Cid" in page.getvalue()


def test_the_drawing_shows_who_lies_where_and_which_door_is_closed() -> None:
    t = Monastery(2).at("well", 0).at("edge", 1)
    t.s.monks[1].down, t.s.closed[0] = 1, 99
    rows = monastery(GAME.view(t.s, 0), t.s.box, Say("en", GAME, Settings())).splitlines()
    assert "╳" in rows[0] and "▲" in rows[1] and "(●)" in rows[4]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_a_narrow_screen_breaks_no_row_of_the_monastery(width: int, language: str) -> None:
    settings = Settings(packs=MOONS, moon=10)
    match = play_at_random(GAME, 6, settings, 5)
    say = Say(language, GAME, settings, tuple(f"Player {n}" for n in range(6)))
    page = io.StringIO()
    Console(width=width, file=page).print(drawn(match.at(len(match.log) // 2), 0, say))
    lines = page.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    rows = [line for line in lines if line[:1] in SIGNS.values()]
    doors = [sum(row.count(sign) for sign in "═╳") for row in rows]
    assert doors == [tiles - 1 for tiles in ROWS]


def test_monks_who_meet_stand_close_where_there_is_little_room() -> None:
    t = Monastery(6)
    for seat in range(6):
        t.at("well", seat)
        t.s.monks[seat].down = 1
    view = GAME.view(t.s, 0)
    place = view.monks[0].place
    assert caps(view, place, 30).count(" ") >= 6
    assert " " not in caps(view, place, 18)
