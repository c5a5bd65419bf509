"""Coming and going at the table, by its menu: a name, leaving and returning, resigning."""

from __future__ import annotations

import pytest

from tests.browser.accessibility import AXE
from tests.browser.person import Make, choose, open_menu, two_people, walk, who_is_asked

pytestmark = pytest.mark.slow


def test_a_new_name_reaches_the_others(person: Make) -> None:
    host, guest, _ = two_people(person)
    open_menu(guest)
    guest.page.fill("#my-name", "Sister <b>Hild</b>")
    guest.page.keyboard.press("Enter")
    host.wait_until(lambda: "Sister <b>Hild</b>" in host.text("aside.rail"))
    guest.wait_until(lambda: guest.text(".menu [role=status]") == "That is your name now.")


def test_a_bot_plays_for_who_left_if_the_others_agree_and_gives_the_seat_back(person: Make) -> None:
    host, guest, _ = two_people(person)
    stays, leaves = who_is_asked(host, guest)
    open_menu(leaves)
    choose(leaves, "Let a bot play for me")
    leaves.page.wait_for_selector("text=Stay after all")
    stays.page.click("[role=alertdialog] .primary")
    leaves.page.wait_for_selector(".away")
    for turn in range(2):
        stays.answer(turn)
        stays.wait_to_be_asked()  # so the bot has answered
    assert not leaves.asked()
    leaves.page.click(".away .primary")
    leaves.page.wait_for_selector(".away", state="detached")
    stays.answer(5)
    leaves.wait_to_be_asked()
    leaves.answer(1)


def test_the_others_may_refuse_and_one_may_think_better_of_it(person: Make) -> None:
    host, guest, _ = two_people(person)
    open_menu(guest)
    choose(guest, "Let a bot play for me")
    host.page.click("[role=alertdialog] .button:not(.primary)")
    guest.page.wait_for_selector("[role=alertdialog]", state="detached")
    assert guest.page.query_selector(".away") is None
    open_menu(guest)
    choose(guest, "Let a bot play for me")
    host.page.wait_for_selector("[role=alertdialog]")
    guest.page.click("text=Stay after all")
    host.page.wait_for_selector("[role=alertdialog]", state="detached")


def test_who_resigns_confirms_and_a_match_of_two_is_over(person: Make) -> None:
    host, guest, _ = two_people(person)
    open_menu(host)
    choose(host, "Resign")
    choose(host, "Cancel")
    assert not host.over() and not guest.over()
    choose(host, "Resign")
    host.page.click(".menu .danger")
    for one in (host, guest):
        one.wait_until(one.over)
        one.page.wait_for_selector("dialog h2:text-is('Ann has resigned.')")
        one.sees("dialog .doors .primary")  # a rematch is one click away
    assert guest.violations(AXE.read_text("utf-8")) == []


def test_the_menu_by_keyboard_on_a_phone(person: Make) -> None:
    me = person(360, 640)
    me.press_play()
    me.wait_to_be_asked()
    walk(me, "document.activeElement.matches('[aria-haspopup=dialog]')")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".menu input:focus")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.violations(AXE.read_text("utf-8")) == []
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".menu", state="detached")
    assert me.page.evaluate("document.activeElement.matches('[aria-haspopup=dialog]')")


def test_alone_with_bots_one_leaves_at_once_and_they_play_to_the_end(person: Make) -> None:
    me = person()
    me.press_play()
    me.wait_to_be_asked()
    open_menu(me)
    choose(me, "Let a bot play for me")
    assert "win" in me.verdict()
