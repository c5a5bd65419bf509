"""Every game of the shelf in the browser: to its final score sheet, on a phone, without a missing word."""

from __future__ import annotations

import random

import pytest

from tests.browser.accessibility import AXE
from tests.browser.person import Make, Person
from vespers.games import game_names

pytestmark = pytest.mark.slow
NAMES = game_names()
each_game = pytest.mark.parametrize(("shelf", "name"), list(enumerate(NAMES)), ids=NAMES)


def press_play(me: Person, shelf: int) -> None:
    """One click from the shelf to a running game."""
    me.open("", ".games")
    me.page.click(f".games [data-play] >> nth={shelf}")
    me.page.wait_for_selector(".match .board, .match .dock")


def answer_from_the_list(me: Person, rng: random.Random) -> None:
    """Any of the choices that the dock names, and wait until the table has moved on."""
    page = me.page
    page.wait_for_selector(".dock.mine .answers button, dialog[open]")
    if me.over():
        return
    before = page.get_attribute(".match", "data-number")
    folded = page.query_selector(".dock .list") is not None
    if folded and page.get_attribute(".dock .list", "aria-expanded") == "false":
        page.click(".dock .list")
    offered = ".dock ol.all button" if folded else ".dock .answers button:not(.quiet)"
    page.wait_for_selector(offered)
    buttons = page.locator(offered)
    buttons.nth(rng.randrange(buttons.count())).click()
    moved_on = f".match:not([data-number='{before}']), dialog[open]"
    page.wait_for_selector(f"{moved_on}, .dock .warning")
    if page.query_selector(".dock .warning") is not None:
        page.click(".dock .answers .primary")
        page.wait_for_selector(moved_on)


@each_game
def test_one_person_plays_a_bot_to_the_final_score_sheet(person: Make, shelf: int, name: str) -> None:
    me, rng = person(confirm="none"), random.Random(shelf)
    press_play(me, shelf)
    for _ in range(3000):
        if me.over():
            break
        answer_from_the_list(me, rng)
    assert me.over(), "the game ends"
    assert any(words in me.verdict() for words in ("win", "share the victory"))
    me.sees("dialog[open] table .total")
    me.page.wait_for_selector("dialog[open] >> text=The shuffle was the one promised at the start")
    finished = me.page.evaluate("location.hash")
    me.page.click("dialog[open] .doors .primary")
    me.page.wait_for_selector("dialog[open]", state="detached")
    me.page.wait_for_selector(".dock.mine .answers button")
    assert me.page.evaluate("location.hash") != finished, "a rematch is one click away"


@each_game
def test_a_phone_shows_every_word_and_nothing_sideways(person: Make, shelf: int, name: str) -> None:
    me, rng = person(390, 844, confirm="none"), random.Random(1)
    press_play(me, shelf)
    for _ in range(3):
        answer_from_the_list(me, rng)
    for language in ("en", "fr", "es"):
        me.speak(language)
        me.page.wait_for_selector(".dock.mine .answers button, dialog[open]")
        shown = me.text(".match")
        assert [word for word in shown.split() if word.startswith((f"{name}-", "table-", "why-"))] == []
        assert me.page.evaluate("document.documentElement.lang") == language
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


@each_game
def test_a_match_has_nothing_serious_for_axe(person: Make, shelf: int, name: str) -> None:
    me, rng = person(confirm="none"), random.Random(2)
    press_play(me, shelf)
    for _ in range(4):
        answer_from_the_list(me, rng)
    me.page.wait_for_selector(".dock.mine .answers button, dialog[open]")
    assert me.violations(AXE.read_text("utf-8")) == []
