"""Tonight's puzzle: from the shelf to a wrong move and its cost, to the right one, and to a streak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.accessibility import AXE, FITS
from tests.browser.person import Make, Person

pytestmark = pytest.mark.slow
PAGE = """async ([game, id, path]) =>
  await (await fetch("/api/puzzles/" + game + "/" + id + path)).json()"""


def puzzle_of(me: Person, path: str = "") -> Any:
    _, _, game, puzzle = me.page.evaluate("location.hash").split("/")
    return me.page.evaluate(PAGE, [game, puzzle, path])


def take(me: Person, number: int) -> None:
    """An option by its name, from the list of all where it has no button."""
    button = f'.dock [data-number="{number}"]'
    if me.page.query_selector(button) is None:
        me.page.click(".dock .list")
    me.page.locator(button).first.click()
    confirm = me.page.query_selector(".dock .answers .primary:not([data-number])")
    if confirm is not None:
        confirm.click()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_tonights_puzzle_is_tried_solved_and_counted(person: Make, size: tuple[int, int]) -> None:
    me = person(*size, confirm="none")
    me.open("", "[data-tonight]")
    assert me.page.locator(".week .full").count() == 0
    me.page.click("[data-tonight] .find")
    me.page.wait_for_selector(".voice")
    best = puzzle_of(me, "/solution")["action"]
    offered = [one["number"] for one in puzzle_of(me)["screen"]["scene"]["targets"]]
    take(me, next(number for number in offered if number != best))
    me.page.wait_for_selector(".voice.missed")
    assert "of your chance of winning" in me.page.inner_text(".voice")
    take(me, best)
    me.page.wait_for_selector(".voice.right")
    assert "after 2 tries" in me.page.inner_text(".voice") and "streak" in me.page.inner_text(".voice")
    assert me.violations(AXE.read_text("utf-8")) == []
    assert me.page.evaluate(FITS)
    me.open("", "[data-tonight] .week .full.today")


def test_a_puzzle_of_the_list_is_shown_to_who_gives_up_and_not_counted(person: Make) -> None:
    me = person(1280, 720)
    me.open("#/puzzles/wolves", "main ol a")
    assert me.violations(AXE.read_text("utf-8")) == []
    me.page.locator("main ol a").first.click()
    me.page.get_by_role("button", name="Show the move").click()
    me.page.wait_for_selector(".voice.right")
    me.page.get_by_role("link", name="All puzzles").last.click()
    me.page.wait_for_selector("main ol a")
    assert me.page.locator("main ol a.solved").count() == 0
