"""The main job of the product, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.person import PATIENCE, PHONE, Person, sit_down
from tests.table.process import Process
from vespers.games import game_names

pytestmark = pytest.mark.slow
GAMES = list(enumerate(game_names()))


def start_with_a_guest(ann: Person, kind: str = "link") -> str:
    """Ann sets up a match of the first game; the link of the second seat."""
    ann.page.goto(f"{ann.url}/#/new/wolves")
    ann.page.get_by_label("Seat 2: who plays").select_option(kind)
    ann.page.get_by_label("Seat 1: name").fill("Ann")
    ann.page.get_by_label("Seat 2: name").fill("Ben")
    ann.page.get_by_role("button", name="Start the match").click()
    ann.page.wait_for_url("**/#/match/**")
    expect(ann.page.locator(".dock .text, .curtain h1")).to_be_visible(timeout=PATIENCE)
    if kind != "link":
        return ""
    held = ann.page.evaluate("JSON.parse(localStorage.getItem('vespers-matches'))[0]")
    secret = next(key["secret"] for key in held["keys"] if key["kind"] == "link")
    return f"{ann.url}/#/match/{held['match']}/{secret}"


def take_turns(people: list[Person], turns: int) -> None:
    for _ in range(turns):
        if any(person.over() for person in people):
            return
        for person in people:
            if person.my_turn():
                person.choose()
                break
        else:
            people[0].page.wait_for_timeout(50)


def test_two_browsers_play_a_whole_match(ann: Person, ben: Person) -> None:
    link = start_with_a_guest(ann)
    ben.page.goto(link)
    expect(ben.page.locator(".dock .text")).to_be_visible(timeout=PATIENCE)
    take_turns([ann, ben], 3000)
    for person in (ann, ben):
        expect(person.page.locator("dialog[open] h2")).to_be_visible(timeout=PATIENCE)
    assert ann.page.locator("dialog h2").inner_text() == ben.page.locator("dialog h2").inner_text()


@pytest.mark.parametrize(("shelf", "name"), GAMES, ids=[name for _, name in GAMES])
def test_one_person_plays_a_bot_to_the_final_score_sheet(ann: Person, shelf: int, name: str) -> None:
    ann.play_now(shelf)
    ann.play_on()
    expect(ann.page.locator("dialog[open] h2")).to_be_visible()
    expect(ann.page.locator("dialog[open] table")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Rematch").first).to_be_visible()


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def tab_to_an_offer(person: Person) -> None:
    """Tab from group to group until one has something that can be chosen."""
    for _ in range(40):
        press(person, "Tab", "Home")
        if person.page.evaluate("document.activeElement?.classList.contains('offered') ?? false"):
            return
    raise AssertionError("the keyboard reaches nothing that can be chosen")


def test_moves_by_keyboard_only(ann: Person) -> None:
    ann.play_now(0)
    for _ in range(3):
        ann.wait_for_my_turn()
        before = ann.number()
        tab_to_an_offer(ann)  # a wolf of the hand, or a place
        press(ann, "Enter")
        if ann.number() == before:
            tab_to_an_offer(ann)  # what goes with it
            press(ann, "Enter")
        expect(ann.page.locator(".match")).not_to_have_attribute("data-number", str(before))


def test_what_is_not_offered_answers_why_not_with_the_rule(ann: Person) -> None:
    ann.play_now(0)
    for _ in range(2):
        ann.wait_for_my_turn()
        ann.choose()
    ann.wait_for_my_turn()
    ann.page.locator(".hand .offered[data-thing]").first.click()
    calm = ann.page.locator(".boards [data-thing]:not(.offered)")
    for number in range(calm.count()):
        calm.nth(number).click(force=True)
        ann.page.wait_for_timeout(400)
        if ann.page.locator(".bubble.refusal a").count():
            break
    expect(ann.page.locator(".bubble.refusal a").first).to_have_text(re.compile(r"§\d+\.\d+"))


def test_a_reload_in_mid_turn_shows_the_same_table(ann: Person) -> None:
    ann.play_now(0)
    ann.wait_for_my_turn()
    ann.choose()
    ann.wait_for_my_turn()
    before = ann.page.locator(".scene").inner_text()
    ann.page.reload()
    ann.wait_for_my_turn()
    assert ann.page.locator(".scene").inner_text() == before


def test_a_lost_connection_comes_back_by_itself(ann: Person) -> None:
    ann.play_now(0)
    ann.wait_for_my_turn()
    ann.page.context.set_offline(True)
    ann.page.evaluate("window.dispatchEvent(new Event('offline'))")
    ann.page.wait_for_timeout(300)
    ann.page.context.set_offline(False)
    ann.wait_for_my_turn()
    ann.choose()
    ann.wait_for_my_turn()
    ann.errors.clear()  # the browser's own complaint about the line


def test_a_killed_server_loses_nothing_that_was_acknowledged(
    chromium: Browser, built: None, tmp_path: Path
) -> None:
    process = Process(f"sqlite:///{tmp_path / 'table.sqlite'}")
    process.start()
    with sit_down(chromium, process.url) as ann:
        ann.play_now(0)
        for _ in range(3):
            ann.wait_for_my_turn()
            ann.choose()
        ann.wait_for_my_turn()
        before = ann.page.locator(".boards").inner_text()
        process.kill()
        ann.page.wait_for_timeout(300)
        process.start()
        ann.page.reload()
        ann.wait_for_my_turn()
        assert ann.page.locator(".boards").inner_text() == before
        ann.choose()
        ann.errors.clear()
    process.stop()


def test_around_one_screen_a_curtain_hides_the_hands(ann: Person) -> None:
    start_with_a_guest(ann, kind="local")
    seen = 0
    for _ in range(6):
        ann.page.wait_for_selector(".dock.mine, .curtain", timeout=PATIENCE)
        if ann.page.locator(".curtain").count():
            assert ann.page.locator("[data-thing]").count() == 0, "nothing of the table is behind the curtain"
            ann.page.locator(".curtain button").click()
            seen += 1
            continue
        ann.choose()
    assert seen >= 2


def test_a_spectator_sees_no_hand(ann: Person, ben: Person) -> None:
    start_with_a_guest(ann)
    match = ann.page.url.split("/match/")[1].split("/")[0]
    ben.page.goto(f"{ben.url}/#/match/{match}")
    expect(ben.page.get_by_text("watching")).to_be_visible(timeout=PATIENCE)
    assert ben.page.locator(".dock.mine").count() == 0
    hands = ben.page.locator(".hand [data-thing]")
    assert hands.count() == 6 and not re.search(r"\d", "".join(hands.all_inner_texts()))


def test_going_back_past_another_player_needs_consent(ann: Person, ben: Person) -> None:
    ben.page.goto(start_with_a_guest(ann))
    expect(ben.page.locator(".dock .text")).to_be_visible(timeout=PATIENCE)
    take_turns([ann, ben], 4)
    ann.page.get_by_role("button", name="Ask the others to go back").click()
    expect(ben.page.get_by_text("Ann asks to take back the last move.")).to_be_visible(timeout=PATIENCE)
    ben.page.get_by_role("button", name="Agree").click()
    expect(ben.page.get_by_text("Ann asks to take back")).to_have_count(0, timeout=PATIENCE)
    ann.page.get_by_role("button", name="Log").last.click()
    expect(ann.page.get_by_text("taken back").first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("language", "words"), [("en", "Play now"), ("fr", "Jouer"), ("es", "Jugar")])
def test_the_language_follows_the_browser(
    chromium: Browser, server: Process, language: str, words: str
) -> None:
    with sit_down(chromium, server.url, language=language) as person:
        person.shelf()
        expect(person.page.get_by_text(words).first).to_be_visible()
        person.play_now(0)
        person.wait_for_my_turn()
        shown = person.page.locator(".match").inner_text()
        assert "wolves-" not in shown and "table-" not in shown


def test_a_phone_shows_the_whole_board_without_scrolling_sideways(chromium: Browser, server: Process) -> None:
    with sit_down(chromium, server.url, viewport=PHONE) as person:
        for shelf, _ in GAMES:
            person.play_now(shelf)
            person.wait_for_my_turn()
            wide = person.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= PHONE["width"]
            person.choose()
