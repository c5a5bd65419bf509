"""Matches in real browsers: two people, one with a phone, keyboard, one screen, and accidents."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.server import Server

pytestmark = pytest.mark.slow
Make = Callable[..., Person]


def test_a_phone_is_enough(person: Make) -> None:
    me = person(390, 844, language="fr")
    me.press_play()
    for turn in range(3):
        me.answer(turn)
        me.wait_to_be_asked()
    assert me.cards_on_board() >= 4
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def two_people(person: Make) -> tuple[Person, Person, str]:
    """A host, a guest who came by a secret link, and the public address."""
    host = person()
    host.begin("me", "link", names=("Ann",))
    host.page.click("section[aria-label] button >> nth=0")
    link = str(host.page.evaluate("navigator.clipboard.readText()"))
    guest = person()
    guest.page.goto(link)
    guest.page.wait_for_selector(".board")
    return host, guest, link.rsplit("/", 1)[0]


def who_is_asked(host: Person, guest: Person) -> tuple[Person, Person]:
    """Who is to move, and the other."""
    host.wait_until(lambda: host.asked() or guest.asked())
    return (host, guest) if host.asked() else (guest, host)


def test_two_browsers_play_a_whole_match_and_a_spectator_sees_no_hand(person: Make) -> None:
    host, guest, public = two_people(person)
    watcher = person()
    watcher.page.goto(public)
    watcher.page.wait_for_selector(".watching")
    for turn in range(240):
        host.wait_until(lambda: host.asked() or guest.asked() or (host.over() and guest.over()))
        if host.over():
            break
        mover = host if host.asked() else guest
        mover.answer(turn * 5)
        assert watcher.page.query_selector("[data-thing^='hand-']") is None, "a spectator sees a hand"
    host.wait_until(lambda: host.over() and guest.over())
    assert host.text("dialog h2") == guest.text("dialog h2")


def test_undo_past_others_needs_their_consent(person: Make) -> None:
    host, guest, _ = two_people(person)
    first, second = who_is_asked(host, guest)
    first.answer()
    second.answer()
    first.wait_to_be_asked()
    before = first.cards_on_board()
    first.page.click(".asking")
    second.page.wait_for_selector("[role=alertdialog] .primary")
    second.page.click("[role=alertdialog] .primary")
    first.wait_until(lambda: first.cards_on_board() < before)
    first.sees(".log .undone")  # what was undone stays in the log


def test_by_keyboard_alone(person: Make) -> None:
    me = person()
    me.open("", ".games")
    walk(me, "document.activeElement.matches('.games .primary')")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".hands .offered", timeout=15_000)
    before = me.cards_on_board()
    walk(me, "!!document.activeElement.closest('.hands')")
    me.page.keyboard.press("Enter")
    walk(me, "!!document.activeElement.closest('.board')")
    me.page.keyboard.press("Home")
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: me.cards_on_board() > before)


def walk(me: Person, until: str) -> None:
    """Tab, until the focus is there."""
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(until):
            return
    raise AssertionError(f"never reached by Tab: {until}")


def test_around_one_screen_a_curtain_hides_the_hands(person: Make) -> None:
    me = person()
    me.begin("me", "local", names=("Ann", "Ben"))
    me.page.wait_for_selector(".curtain, .dock .answers")
    for turn in range(4):
        if me.page.query_selector(".curtain"):
            assert me.page.query_selector("[data-thing]") is None, "something shows behind the curtain"
            me.page.click(".curtain button")
        me.wait_to_be_asked()
        me.answer(turn)
        me.page.wait_for_selector(".curtain")
    assert me.text(".curtain h1").endswith(("Ann", "Ben"))


def meets_a_refusal(me: Person) -> bool:
    """Press the cards on the board, one after the other, until one of them says why not."""
    for card in me.page.query_selector_all(".board [data-piece=card]"):
        card.dispatch_event("click")
        me.page.wait_for_timeout(400)
        if me.page.query_selector(".bubble.refusal a"):
            return True
        me.page.keyboard.press("Escape")
    return False


def test_what_is_not_allowed_says_why_and_links_the_rule(person: Make) -> None:
    me = person()
    me.press_play()
    for _ in range(5):
        me.answer()
        me.wait_to_be_asked()
        if meets_a_refusal(me):
            break
    rule = me.text(".bubble.refusal a")
    me.page.dispatch_event(".bubble.refusal a", "click")
    me.page.wait_for_selector("article.wanted")
    assert me.text("article.wanted .anchor") == rule


def test_a_reload_in_mid_turn_loses_nothing(person: Make) -> None:
    me = person()
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    hand = me.text(".dock .text"), me.cards_on_board()
    me.page.reload()
    me.wait_to_be_asked()
    assert (me.text(".dock .text"), me.cards_on_board()) == hand


def test_a_killed_server_loses_nothing_acknowledged(person: Make, server: Server) -> None:
    me = person()
    me.press_play()
    for turn in range(2):
        me.answer(turn)
        me.wait_to_be_asked()
    before = me.cards_on_board()
    server.kill()
    me.page.wait_for_selector(".lost")
    server.start()
    me.page.wait_for_selector(".lost", state="detached", timeout=20_000)
    assert me.cards_on_board() == before
    me.answer(2)
    me.wait_to_be_asked()
    assert me.cards_on_board() > before
