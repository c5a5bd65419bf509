"""The front door: what waits and since when, what was played, and statistics of one's own."""

from __future__ import annotations

import pytest

from tests.browser.accessibility import AXE, FITS
from tests.browser.person import Make, choose, open_menu

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_a_finished_match_is_in_the_history_with_statistics_of_its_game(
    person: Make, size: tuple[int, int]
) -> None:
    me = person(*size)
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    me.open("", ".matches .turn")
    assert "this minute" in me.text(".matches .turn") or "ago" in me.text(".matches .turn")
    me.page.click(".matches a.button")
    me.wait_to_be_asked()
    open_menu(me)
    choose(me, "Let a bot play for me")
    won = "You" in me.verdict()
    me.open("", ".finished li")
    assert ("Won" if won else "Lost") in me.text(".finished li")
    me.page.click(".games a[href*='history']")
    me.page.wait_for_selector("dl dd")
    figures = me.page.eval_on_selector_all("dl dd", "all => all.map(one => one.textContent.trim())")
    assert figures[0] == "1" and figures[1].startswith("1" if won else "0")
    assert me.page.locator("ol li").count() == 1
    assert me.violations(AXE.read_text("utf-8")) == []
    assert me.page.evaluate(FITS)
    me.page.click("ol li a")
    me.page.wait_for_selector(".review, .replay, .scene")
