"""Matches in real browsers: two people, one with a phone, keyboard, one screen, and accidents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.person import Make, Person, two_people, walk, who_is_asked
from tests.browser.server import Server

pytestmark = pytest.mark.slow


def test_a_phone_is_enough(person: Make) -> None:
    me = person(390, 844, language="fr")
    me.press_play()
    for turn in range(3):
        me.answer(turn)
        me.wait_to_be_asked()
    assert me.cards_on_board() >= 4
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Somebody has already used this invitation"),
        ("fr", "Quelqu’un a déjà utilisé cette invitation"),
        ("es", "Alguien ya ha usado esta invitación"),
    ],
)
def test_an_invitation_is_good_once_and_the_guest_stays(person: Make, language: str, sentence: str) -> None:
    host, guest, _ = two_people(person)
    host.misses("section[aria-label='Invite guests']")  # the guest has come: nobody else is to be invited
    for _ in range(2):
        guest.page.reload()  # the address still holds the invitation, this browser the secret
        guest.page.wait_for_selector(".board")
        assert guest.page.query_selector(".watching") is None
    stranger = person(language=language)
    stranger.page.goto(guest.page.url)
    stranger.page.wait_for_selector(".trouble")
    assert stranger.text(".trouble h1").startswith(sentence)
    guest.page.goto(guest.page.url.rsplit("/", 1)[0])
    guest.page.wait_for_selector(".board")
    assert guest.page.query_selector(".watching") is None


def test_a_guest_whose_answer_got_lost_comes_in_all_the_same(person: Make) -> None:
    host = person()
    host.begin("me", "link")
    host.page.click("section[aria-label] button >> nth=0")
    link = str(host.page.evaluate("navigator.clipboard.readText()"))
    guest = person()

    def lose(route: Any) -> None:
        route.fetch()  # the server hears it, the browser never knows
        route.abort()

    guest.page.route("**/accept", lose)
    guest.page.goto(link)
    guest.page.wait_for_selector(".trouble")
    guest.page.unroute("**/accept")
    guest.page.click(".trouble .primary")
    guest.page.wait_for_selector(".board")
    assert guest.page.query_selector(".watching") is None


def test_a_guest_follows_into_a_rematch(person: Make) -> None:
    host, guest, _ = two_people(person)
    host.page.get_by_role("button", name="More at this table").click()
    host.page.locator(".menu").get_by_role("button", name="Resign").click()
    host.page.click(".menu .danger")
    first = guest.page.url
    for one in (host, guest):
        one.wait_until(one.over)
        one.page.click("dialog .doors .primary")
        one.page.wait_for_selector("dialog[open]", state="detached")
    guest.page.wait_for_selector(".board")
    assert guest.page.url != first and guest.page.query_selector(".watching") is None
    who_is_asked(host, guest)[0].answer()


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
    verdicts = {host.verdict(), guest.verdict()}
    assert "You win." in verdicts and len(verdicts) == 2, "each reads it from their own side"


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


def standing(me: Person) -> int:
    """Lines of the log that count."""
    return len(me.page.query_selector_all(".log .line:not(.undone)"))


def test_the_arrow_takes_back_my_last_decision_and_the_rest_of_the_match_stands(person: Make) -> None:
    me = person()
    me.begin("me", "bot")
    for turn in range(4):
        me.answer(turn)
    me.wait_to_be_asked()
    cards, lines = me.cards_on_board(), standing(me)
    words = me.page.get_attribute("header .undo", "aria-label")
    assert words is not None and words.startswith("Take back: ") and words.endswith("moves are lost")
    me.page.click("header .undo")
    me.sees("header .redo")
    assert cards > me.cards_on_board() >= cards - 2 > 0, "my move and the bot's answer, no more"
    assert 0 < standing(me) < lines
    again = str(me.page.get_attribute("header .redo", "aria-label")).removeprefix("Play again: ")
    assert again in words
    me.page.click("header .redo")
    me.misses("header .redo")
    me.wait_to_be_asked()
    assert me.cards_on_board() >= cards - 1


def test_further_back_goes_through_the_log_which_says_what_is_lost(person: Make) -> None:
    host, guest, _ = two_people(person)
    first, second = who_is_asked(host, guest)
    for mover in (first, second, first, second):
        mover.answer()
    first.wait_to_be_asked()
    before = first.number()
    first.page.click("header .toggle >> nth=1")
    first.page.hover(".log .line:has(.here) >> nth=0")
    first.page.click(".log .here >> nth=0")
    assert "4 moves are lost" in first.text(".log .back") and first.number() == before
    first.page.click(".log .back .primary")
    second.page.wait_for_selector("[role=alertdialog] .primary")
    assert "asks to take back 4 moves" in second.text("[role=alertdialog] p")
    second.page.click("[role=alertdialog] .primary")
    first.wait_until(lambda: not first.page.query_selector_all(".log .here"))


def test_by_keyboard_alone(person: Make) -> None:
    me = person()
    me.open("", ".games")
    walk(me, "document.activeElement.matches('.games [data-play]')")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".my-place .row.hand .offered")
    before = me.cards_on_board()
    walk(me, "!!document.activeElement.closest('.my-place .row.hand')")
    me.page.keyboard.press("Enter")
    walk(me, "!!document.activeElement.closest('.board')")
    me.page.keyboard.press("Home")
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: me.cards_on_board() > before)


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
        if card.evaluate("card => card.closest('.offered') !== null"):
            continue
        card.dispatch_event("click")
        me.sees(".bubble.refusal")
        if me.page.query_selector(".bubble.refusal .rule"):
            return True
        me.page.keyboard.press("Escape")
        me.misses(".bubble.refusal")
    return False


def test_what_is_not_allowed_says_why_and_links_the_rule(person: Make) -> None:
    me = person()
    me.press_play()
    for _ in range(5):
        me.answer()
        me.wait_to_be_asked()
        if meets_a_refusal(me):
            break
    rule = me.text(".bubble.refusal .rule")
    me.page.dispatch_event(".bubble.refusal .rule", "click")
    me.page.wait_for_selector("[role=dialog] .text p, [role=dialog] .text ul")
    assert me.text("[role=dialog] h2").startswith(rule), "its sentences over the board"
    me.page.click("[role=dialog] a.button")
    me.page.wait_for_selector("article.wanted")
    assert me.text("article.wanted .anchor") == rule, "the page one click further"


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
    me.page.wait_for_selector(".lost", state="detached")
    assert me.cards_on_board() == before
    me.answer(2)
    me.wait_to_be_asked()
    assert me.cards_on_board() > before
