"""The end of a match: what led to it, the count, the winner, and what one does then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person, choose, open_menu

pytestmark = pytest.mark.slow
Make = Callable[..., Person]


def test_the_final_sheet_tells_every_round_and_says_you(person: Make) -> None:
    me = person()
    me.press_play()
    me.answer()
    open_menu(me)
    choose(me, "Let a bot play for me")
    me.page.wait_for_selector("dialog[open] .doors .primary")
    rounds = me.page.query_selector_all("dialog .chapters details")
    wins = [int(one) for one in me.text("dialog .ledger .wide tr.total td").split()]
    assert len(rounds) >= 2 and wins, "each round is told again"
    names = [node.inner_text() for node in me.page.query_selector_all("dialog .ledger .wide thead .name")]
    assert names[0] == "You"
    assert me.text("#finale-title").strip() in ("You win.", "Bot 2 wins.")
    assert me.page.query_selector("dialog .painting use[href$='end-summit']") is not None
    me.page.click("dialog .doors a")
    me.page.wait_for_selector(".review .progress, .review .costly", state="attached")


def test_a_code_in_the_log_lights_its_place(person: Make) -> None:
    me = person()
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    me.page.click("header .toggle >> nth=1")
    chip = me.page.wait_for_selector(".part.log [data-code] >> nth=0")
    assert chip is not None
    chip.hover()
    me.sees(".area.picked")


def test_what_happened_since_my_last_turn_is_told_in_the_rail(person: Make) -> None:
    me = person(1920, 1080)
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    me.sees(".chronicle li .roundel")
    me.misses(".recap")
    me.page.click(".chronicle .whole")
    me.page.wait_for_selector(".side-drawer.open .part.log li")


def test_what_happened_since_my_last_turn_opens_in_order_with_pictures(person: Make) -> None:
    me = person(390, 844)
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    me.page.click(".recap > button")
    me.sees(".recap li .picture .piece")
    assert me.page.query_selector(".board .flag") is not None, "the last move wears a flag"


NAMES = (
    "Maximilianus von Bergen",
    "Sœur Marie-Bernadette 🍺",
    "Wolfgang Amadeus Mozart!",
    "Anna",
    "Bartholomäus the Elder 2",
    "Jean-Baptiste de la Sall",
    "🐺🐺🐺🐺🐺🐺",
    "Hildegard von Bingen OSB",
)
KEEP = """match => { localStorage["vespers-matches"] = JSON.stringify([match]); }"""
WINNER = """() => [...document.querySelectorAll("dialog tr.winner")].map((row) => {
  const [name, sum] = [row.querySelector("th .name"), row.querySelector("td.total")];
  const inside = (box) => box.left >= 0 && box.right <= innerWidth && box.width > 0;
  return inside(name.getBoundingClientRect()) && inside(sum.getBoundingClientRect())
    && name.getBoundingClientRect().height < 40; })"""


def test_the_sheet_of_eight_players_shows_the_winner_on_a_laptop_and_on_a_phone(person: Make) -> None:
    me = person(1280, 720)
    me.open("", ".games")
    seats = [{"kind": "bot" if n else "me", "name": name} for n, name in enumerate(NAMES)]
    seats = [{**seat, "level": "novice"} if seat["kind"] == "bot" else seat for seat in seats]
    made = me.page.request.post(f"{me.url}api/matches", data={"game": "brewers", "seats": seats}).json()
    me.page.evaluate(KEEP, {"match": made["match"], "game": "brewers", "keys": made["keys"], "when": 1})
    me.open(f"#/match/{made['match']}", ".dock .answers")
    open_menu(me)
    choose(me, "Let a bot play for me")
    me.verdict()
    for size in ((1280, 720), (390, 844)):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        me.sees("dialog tr.winner")
        shown = me.page.evaluate(WINNER)
        assert shown and all(shown), f"name and sum of every winner, on one line each, at {size}"
        assert me.page.locator("dialog tbody tr").count() == 8
