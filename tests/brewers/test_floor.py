"""The floor fits its drawing: everything lies on the board, and nobody stands on what one clicks."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vespers.games.brewers import GAME
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pieces import INGREDIENTS, ROOMS
from vespers.games.brewers.scene.floor import SIZE, TALL, WIDE, Plan, areas, place_of_door

PLANS = pytest.mark.parametrize("plan", [WIDE, TALL], ids=["wide", "tall"])
BOX = GAME.box(BrewersSettings())
NEAR = BOX.near
COVERED = 0.3  # of a sign at most, by a monk
SHOULDERS = 0.7  # how much of a pawn's width is drawn


def sign(plan: Plan, site: int) -> tuple[float, float, float, float]:
    (x, y), (wide, narrow, height) = plan.signs[site], plan.sign
    width = wide if site < 2 * len(INGREDIENTS) else narrow
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def covered(sign: tuple[float, float, float, float], spot: tuple[float, float]) -> float:
    """The part of a sign that a monk on this spot hides."""
    left, top, right, bottom = sign
    (x, y), half = spot, SIZE * SHOULDERS / 2
    across = min(right, x + half) - max(left, x - half)
    down = min(bottom, y + SIZE / 2) - max(top, y - SIZE / 2)
    return max(across, 0) * max(down, 0) / ((right - left) * (bottom - top))


@PLANS
def test_the_first_four_in_a_room_hide_no_sign(plan: Plan) -> None:
    for room, spots in enumerate(plan.spots):
        for spot in spots[:4]:
            for site in range(len(plan.signs)):
                assert covered(sign(plan, site), spot) <= COVERED, (ROOMS[room], spot, site)


@PLANS
def test_there_is_a_spot_for_everybody_in_every_room(plan: Plan) -> None:
    for (left, top, width, height), spots in zip(plan.rooms, plan.spots, strict=True):
        assert len(spots) == len(set(spots)) == 8
        assert all(left <= x <= left + width and top <= y <= top + height for x, y in spots)


@PLANS
def test_the_plan_is_as_large_as_its_drawing(plan: Plan) -> None:
    root = ElementTree.parse(GAME.folder / "art" / "board.svg").getroot()
    (drawing,) = [one for one in root if one.get("id") == plan.art]
    box = " ".join(f"{number:g}" for number in (*plan.corner, *plan.size))
    assert drawing.get("viewBox") == box


@PLANS
def test_everything_lies_on_the_board(plan: Plan) -> None:
    left, top = plan.corner
    width, height = plan.size
    for area in areas(plan, BOX):
        assert left <= area.x <= left + width and top <= area.y <= top + height, area.id


@PLANS
@pytest.mark.rule("1.4")
def test_every_door_of_the_game_stands_where_the_drawing_has_one(plan: Plan) -> None:
    drawn = {(one, other) for one, other, _, _ in (*plan.arches, *plan.oaks)}
    assert drawn == {(one, other) for one, others in enumerate(NEAR) for other in others if one < other}


def test_a_door_of_a_pack_stands_half_way_between_its_rooms() -> None:
    x, y, angle = place_of_door(WIDE, ROOMS.index("chapel"), ROOMS.index("armoury"))
    assert (x, y, angle) == (437, 142, 0.0)
