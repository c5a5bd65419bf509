"""Fingers: every target of every game is 40 pixels wide and high, and takes the tap that is meant for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.person import Make, Person
from vespers.games import game_names

pytestmark = pytest.mark.slow
SIZES = [(390, 844), (844, 390), (932, 430), (720, 450)]
# After three frames: the page follows its window.
TOO_SMALL = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('.match button, .match a.button, [data-target]')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => ({ name: one.dataset.target ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 39.5)
  .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`); }"""
WIDENED = """() => [...document.querySelectorAll('.board .spot.widened')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.target, box.x + box.width / 2, box.y + box.height / 2]; })"""


def begin(me: Person, game: str) -> None:
    me.open("", "[data-play]")
    me.page.click(f"[data-play={game}]")
    me.wait_to_be_asked()


@pytest.mark.parametrize("game", game_names())
def test_no_target_is_too_small_for_a_finger_whichever_way_a_phone_is_turned(person: Make, game: str) -> None:
    me = person(*SIZES[0], hints=True, confirm="none", warnings=False)
    begin(me, game)
    for turn in range(5):
        me.wait_to_be_asked()
        for wide, high in SIZES:
            me.page.set_viewport_size({"width": wide, "height": high})
            assert me.page.evaluate(TOO_SMALL) == [], (wide, high)
        me.answer(turn)


def crowded(found: list[list[Any]]) -> tuple[str, float, float]:
    """A widened target that overlaps another, and a point in both that is nearer to it."""
    for name, x, y in found:
        for other, ox, oy in found:
            if name != other and abs(ox - x) < 36 and abs(oy - y) < 10:
                return name, x + (ox - x) * 0.4, y + (oy - y) * 0.4
    raise AssertionError("no two targets overlap")


def test_of_two_targets_that_overlap_the_nearer_takes_the_tap(person: Make) -> None:
    me = person(390, 844, touch=True, confirm="none", warnings=False)
    begin(me, "heaven-ale")  # asks for a starting place first: eleven of 31 pixels side by side
    name, x, y = crowded(me.page.evaluate(WIDENED))
    me.page.touchscreen.tap(x, y)
    me.page.wait_for_selector(f'.board .picked[data-thing="{name}"]')
    assert me.page.locator(".dock .answers .primary").count() == 1, "a tap shows first what it would do"
