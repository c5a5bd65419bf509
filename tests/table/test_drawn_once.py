"""What looks the same on two screens is the same drawing: quick to build, quick to compare."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.tables import table_for
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.games import game_names
from vespers.table.screen import screen


def test_the_same_arguments_give_the_same_drawing_and_others_another() -> None:
    drawn: list[int] = []

    @drawn_once
    def one(number: int) -> list[int]:
        drawn.append(number)
        return [number]

    @all_drawn_once
    def several(number: int) -> Iterator[int]:
        yield from range(number)

    assert one(3) is one(3) and one(4) == [4] and drawn == [3, 4]
    assert several(3) == (0, 1, 2) and several(3) is several(3) and several(2) == (0, 1)


@pytest.mark.parametrize("game", game_names())
def test_two_players_and_two_screens_share_most_places_of_the_boards(game: str) -> None:
    table = table_for(game, 1)
    table.match.deal()
    screens = [screen(table, seat) for seat in (0, 0, 1)]
    places = [{id(area) for board in one.scene.boards for area in board.areas} for one in screens]
    assert all(places), "there are boards with places"
    for other in places[1:]:
        assert 2 * len(places[0] & other) > len(places[0])
