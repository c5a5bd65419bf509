"""Small windows: the board keeps its width, nothing covers it, and names can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from vespers.games import game_names

pytestmark = pytest.mark.slow
Make = Callable[..., Person]
BOXES = """selector => [...document.querySelectorAll(selector)]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => { const r = node.getBoundingClientRect(); return [r.x, r.y, r.right, r.bottom]; })"""
Box = list[float]


def boxes(me: Person, selector: str) -> list[Box]:
    found: list[Box] = me.page.evaluate(BOXES, selector)
    return found


def meet(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 2 and down > 2


def begin(me: Person, game: str) -> None:
    me.open("", "[data-play]")
    me.page.click(f"[data-play={game}]")
    me.wait_to_be_asked()


@pytest.mark.parametrize("game", game_names())
def test_on_a_phone_the_board_has_the_full_width_and_the_question_lies_below_it(
    person: Make, game: str
) -> None:
    me = person(390, 844, hints=True)
    begin(me, game)
    (board,) = boxes(me, "[data-board]")
    assert board[2] - board[0] >= 388
    (room,) = boxes(me, ".viewport")
    (question,) = boxes(me, ".dock")
    assert question[1] >= room[3], "the question does not lie on the board"
    assert question[3] <= 844, "and can be read without scrolling"
    for name, facts in zip(boxes(me, ".chip .who"), boxes(me, ".chip .facts"), strict=True):
        assert not meet(name, facts), "figures do not lie on the name"


@pytest.mark.parametrize("game", game_names())
def test_on_a_phone_on_its_side_no_name_plate_lies_on_another(person: Make, game: str) -> None:
    me = person(844, 390, hints=True)
    begin(me, game)
    (board, *_) = boxes(me, "[data-board]")
    assert board[3] - board[1] >= 195, "half of the window's height"
    plates = boxes(me, ".label.plate")
    assert not [1 for n, one in enumerate(plates) for other in plates[n + 1 :] if meet(one, other)]
    tags = boxes(me, "[data-tag].tag")
    assert not [1 for plate in plates for tag in tags if meet(plate, tag)]


def test_on_a_phone_what_is_too_small_for_its_price_tells_it_below_the_question(person: Make) -> None:
    me = person(390, 844, touch=True, confirm="none", warnings=False)
    begin(me, "heaven-ale")
    while not me.page.query_selector(".swipe [data-tag]"):
        me.answer()
        me.wait_to_be_asked()
    me.page.tap(".swipe .way >> nth=0")
    me.page.wait_for_selector(".dock .answers .primary")  # a tap shows first what it would do
    me.page.wait_for_selector(".board .picked")
