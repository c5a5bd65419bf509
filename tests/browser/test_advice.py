"""Hints in the browser: for who is asked, shown on the board, taken with a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.test_matches import two_people
from tests.browser.test_pages import AXE

pytestmark = pytest.mark.slow
Make = Callable[..., Person]


def ask_for_a_hint(me: Person) -> None:
    me.page.get_by_role("button", name="Hint", exact=True).click()
    me.page.wait_for_selector(".advice li", timeout=30_000)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_hint_glows_on_the_board_and_can_be_taken(person: Make, size: tuple[int, int]) -> None:
    me = person(*size, confirm=False)
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    before = me.cards_on_board()
    ask_for_a_hint(me)
    told = me.page.query_selector_all(".advice li button")
    assert 1 <= len(told) <= 3 and all("%" in each.inner_text() for each in told)
    assert me.page.query_selector("[data-thing].advised") is not None
    assert me.violations(AXE.read_text("utf-8")) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    told[0].click()
    me.wait_until(lambda: me.cards_on_board() != before or me.over())
    assert me.page.query_selector(".advice") is None


def test_only_who_is_asked_is_offered_a_hint(person: Make) -> None:
    host, guest, _ = two_people(person)
    host.page.wait_for_timeout(400)
    asked, other = (host, guest) if host.asked() else (guest, host)
    assert asked.page.query_selector(".dock .hint") is not None
    assert other.page.query_selector(".dock .hint") is None
    ask_for_a_hint(asked)
    asked.page.get_by_role("button", name="Put the hint away").click()
    assert asked.page.query_selector(".advised") is None
