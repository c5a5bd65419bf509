"""Hints for who is asked, shown on the board and taken with a click; the review of a finished game."""

from __future__ import annotations

import pytest

from tests.browser.accessibility import AXE
from tests.browser.person import Make, Person, choose, open_menu, two_people, who_is_asked

pytestmark = pytest.mark.slow


def ask_for_a_hint(me: Person) -> None:
    me.page.get_by_role("button", name="Hint", exact=True).click()
    me.page.wait_for_selector(".advice li")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_hint_glows_on_the_board_and_can_be_taken(person: Make, size: tuple[int, int]) -> None:
    me = person(*size, confirm=False)
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    before = me.cards_on_board()
    ask_for_a_hint(me)
    hints = me.page.query_selector_all(".advice li button")
    assert 1 <= len(hints) <= 3 and all("%" in each.inner_text() for each in hints)
    me.sees("[data-thing].advised")
    assert me.violations(AXE.read_text("utf-8")) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hints[0].click()
    me.wait_until(lambda: me.cards_on_board() != before or me.over())
    me.misses(".advice")


def test_only_who_is_asked_is_offered_a_hint(person: Make) -> None:
    """On the second turn: three equal wolves have one place only on an empty board, and need no hint."""
    host, guest, _ = two_people(person)
    other, asked = who_is_asked(host, guest)
    other.answer()
    asked.sees(".dock .hint")
    other.misses(".dock .hint")
    ask_for_a_hint(asked)
    asked.page.get_by_role("button", name="Put the hint away").click()
    asked.misses(".advised")


def test_on_a_wide_screen_a_drawer_leaves_the_board_as_large_as_it_was(person: Make) -> None:
    """One drawer at a time: whoever opens the list puts the hint away, and Escape closes it."""
    me = person(1280, 720)
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    board = "document.querySelector('.board').getBoundingClientRect().toJSON()"
    before = me.page.evaluate(board)
    ask_for_a_hint(me)
    assert me.page.evaluate(board) == before
    me.page.click(".dock .list")
    me.sees("ol.all li")
    me.misses(".advice")
    assert me.page.evaluate(board) == before
    me.page.keyboard.press("Escape")
    me.misses("ol.all")


def finish(me: Person) -> None:
    """A match that bots have played to its end."""
    me.press_play()
    me.wait_to_be_asked()
    open_menu(me)
    choose(me, "Let a bot play for me")
    me.page.wait_for_selector("dialog[open]")


def test_a_finished_game_is_judged_and_leads_to_the_costliest_moves(person: Make) -> None:
    me = person()
    finish(me)
    me.page.click("dialog a:has-text('Review the game')")
    me.page.wait_for_selector(".steps")
    me.page.wait_for_selector(".progress", state="attached")
    me.page.wait_for_selector(".progress", state="detached")
    assert len(me.page.query_selector_all(".review polyline")) == 2
    assert me.violations(AXE.read_text("utf-8")) == []
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.get_by_role("button", name="Review", exact=True).click()
    assert me.violations(AXE.read_text("utf-8")) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    worst = me.page.wait_for_selector(".costly a")
    assert worst is not None and "Better: " in worst.inner_text()
    wanted = str(worst.get_attribute("href")).split("/")[-1]
    worst.click()
    me.wait_until(lambda: me.text("output").startswith(f"{wanted}/"))
    assert me.page.evaluate("location.hash").endswith(f"/{wanted}"), "the address names the position"


def test_a_review_can_be_stopped_and_goes_on(person: Make) -> None:
    me = person()
    finish(me)
    me.page.click("dialog a:has-text('Review the game')")
    me.page.get_by_role("button", name="Stop").click()
    me.wait_until(lambda: "Paused" in me.text(".progress [role=status]"))
    me.page.get_by_role("button", name="Go on").click()
    me.page.wait_for_selector(".progress", state="detached")


def test_play_on_and_the_record_from_a_finished_game(person: Make) -> None:
    me = person()
    finish(me)
    me.page.click("dialog a:has-text('Review the game')")
    me.page.wait_for_selector("text=Play on from here")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename.endswith(".vespers")
    assert len(me.page.query_selector_all("select option")) == 3, "everybody, and each seat's knowledge"
    match = me.page.evaluate("location.hash").split("/")[2]
    me.open(f"#/replay/{match}/20", ".steps")
    me.page.click("text=Play on from here")
    me.wait_to_be_asked()
    assert me.page.evaluate("location.hash").split("/")[2] != match


def test_a_running_game_is_seen_with_ones_own_eyes(person: Make) -> None:
    me = person()
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    match = me.page.evaluate("location.hash").split("/")[2]
    me.open(f"#/replay/{match}/3", ".steps")
    me.wait_until(lambda: len(me.page.query_selector_all("select option")) == 2)
    for absent in ("Play on from here", "Download", "Analyse the game"):
        assert me.page.query_selector(f"text={absent}") is None
