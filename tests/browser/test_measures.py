"""The board first: its share of the window, words one can read, targets one can hit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.server import Server
from tools.measure_client import SIZES, begin, measured, play

Make = Callable[..., Person]
FIRST, PAIRED = "wolves", "heaven-ale"  # a board, and two side by side
LEAST = {(1440, 900): 0.55, (1280, 720): 0.5}
LEAST_OF_TWO = {(1440, 900): 0.68, (1280, 720): 0.68, (768, 1024): 0.5}
LOW = [(844, 390), (720, 450), (932, 430), (1280, 720)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_gets_the_screen_and_every_word_can_be_read(
    browser: Any, server: Server, width: int, height: int
) -> None:
    found = play(browser, server.url, FIRST, width, height, turns=2)
    assert found["text"] >= 12
    assert found["share"] >= LEAST.get((width, height), 0.4)
    if (width, height) in LOW:
        assert found["high"] >= 0.5


@pytest.mark.parametrize(("width", "height"), LEAST_OF_TWO)
def test_two_boards_side_by_side_get_the_screen_too(
    browser: Any, server: Server, width: int, height: int
) -> None:
    found = play(browser, server.url, PAIRED, width, height, turns=2)
    assert found["share"] >= LEAST_OF_TWO[width, height]
    assert found["text"] >= 12


def test_the_board_of_another_is_seen_whole_and_its_title_stands_where_my_things_did(
    browser: Any, server: Server
) -> None:
    me = Person(browser, server.url, 1280, 720, {})
    begin(me, PAIRED)
    me.wait_to_be_asked()
    me.page.keyboard.press("2")
    title = me.page.locator(".visited")
    title.wait_for()
    other = me.page.locator(".sheet.other [data-board]").bounding_box()
    below = title.bounding_box()
    assert other is not None and below is not None
    assert below["y"] >= other["y"] + other["height"]
    title.get_by_role("button", name="Close").click()
    me.misses(".visited")
    me.leave()


def test_an_upright_tablet_shows_one_board_large_and_a_tap_on_the_other_changes_them(
    browser: Any, server: Server
) -> None:
    me = Person(browser, server.url, 768, 1024, {})
    begin(me, PAIRED)
    me.wait_to_be_asked()
    small = me.page.locator(".glance [data-board]").get_attribute("data-board")
    me.page.click(".glance")
    me.sees(f".viewport [data-board='{small}']")
    me.leave()


def test_the_first_page_is_light(person: Make) -> None:
    me = person()
    me.open("", ".games [data-play]")
    weight = me.page.evaluate(
        "performance.getEntriesByType('resource').filter((one) => new URL(one.name).pathname.endsWith('.js'))"
        ".reduce((sum, one) => sum + one.encodedBodySize, 0)"
    )
    assert 50_000 < weight <= 120_000


def test_everybody_at_the_table_is_seen_above_two_boards(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, 1280, 720, {})
    me.open(f"#/new/{PAIRED}", "form")
    me.page.click(".start")
    me.page.wait_for_selector(".chip")
    edges = me.page.evaluate(
        "[...document.querySelectorAll('.chip')].map((e) => e.getBoundingClientRect().right)"
    )
    assert len(edges) >= 2 and max(edges) <= 1280
    me.leave()


def test_targets_on_a_phone_are_large_enough(browser: Any, server: Server) -> None:
    found = play(browser, server.url, FIRST, 390, 844, turns=2)
    assert found["target"] >= 40, found


def test_no_board_changes_its_size_while_one_chooses(person: Make) -> None:
    me = person(confirm="ask")
    me.press_play()
    me.wait_to_be_asked()
    before = measured(me)["share"]
    me.page.click(".my-place .row.hand [data-target] >> nth=0")
    me.page.click(".board [data-target] >> nth=0")
    me.page.wait_for_selector(".answers .primary")
    assert measured(me)["share"] == before


def test_pointing_at_a_target_shows_its_tag_and_its_ghost(person: Make) -> None:
    me = person()
    me.press_play()
    me.wait_to_be_asked()
    me.page.click(".my-place .row.hand [data-target] >> nth=0")
    me.page.wait_for_selector("[data-tag]", state="attached")
    me.page.hover(".board [data-target] >> nth=0")
    me.page.wait_for_selector(".ghost", timeout=5000)


def test_a_match_taken_off_the_list_keeps_its_seat(person: Make) -> None:
    me = person()
    me.press_play()
    match = me.page.evaluate("location.hash").split("/")[2]
    me.open("", ".matches")
    me.page.click(".matches .square")
    me.page.click(".matches [role=alertdialog] .button >> nth=0")
    me.misses(f".matches a[href*='{match}']")
    me.page.goto(f"{me.url}#/match/{match}")
    me.wait_to_be_asked()
    assert me.page.query_selector(".watching") is None


def test_seats_can_be_carried_to_another_device(person: Make) -> None:
    me, phone = person(), person(390, 844)
    me.press_play()
    match = me.page.evaluate("location.hash").split("/")[2]
    me.open("", ".matches")
    me.page.get_by_role("button", name="Copy a link for another device").click()
    me.wait_until(lambda: "carry" in str(me.page.evaluate("navigator.clipboard.readText()")))
    phone.page.goto(str(me.page.evaluate("navigator.clipboard.readText()")))
    phone.page.get_by_role("button", name="Take them over").click()
    phone.page.wait_for_selector(f".matches a[href*='{match}']")
    assert "carry" not in phone.page.evaluate("location.hash"), "the address does not keep the keys"


def test_every_drawing_is_shown_with_its_name(person: Make) -> None:
    me = person()
    me.open(f"#/art/{FIRST}", "figure")
    me.wait_until(lambda: len(me.page.query_selector_all("figure")) > 30)
    assert "power-duel" in me.text("main")
