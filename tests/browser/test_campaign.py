"""A campaign in the browser: from the shelf through the first night to the second; its page for everybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.accessibility import AXE, FITS, well_made
from tests.browser.person import Make, Person, open_menu
from tests.browser.server import Server
from tests.table.campaigns import new_campaign
from tests.table.client import Person as Seat
from tests.table.client import play

pytestmark = pytest.mark.slow


def begin(me: Person, shelf: int = 0) -> None:
    """From the shelf to the first match of the first game that has a campaign."""
    me.open("", ".games")
    me.page.click(f".games a[href$='campaign'] >> nth={shelf}")
    me.page.wait_for_selector("form")
    me.page.fill("li input", "Ann")
    me.page.click(".start")
    me.page.click(".following .primary")  # the story before the first night
    me.page.wait_for_selector(".match .board, .match .dock")


def match_of(me: Person) -> str:
    return str(me.page.evaluate("location.hash")).split("/")[2]


def held(me: Person, server: Server, match: str) -> list[Seat]:
    """The seats this browser holds, to be played without it."""
    kept: list[Any] = json.loads(me.page.evaluate("localStorage['vespers-matches']"))
    keys = next(one["keys"] for one in kept if one["match"] == match)
    return [Seat(server.url.rstrip("/"), match, key["secret"], key["seat"]) for key in keys]


def test_the_first_night_leads_to_the_second(person: Make, server: Server) -> None:
    me = person()
    begin(me)
    first = match_of(me)
    me.wait_to_be_asked()
    open_menu(me)
    me.sees(".menu a[href*='campaign']")  # its page is one click away at any time
    me.page.keyboard.press("Escape")
    play(held(me, server, first), seed=4)
    me.page.wait_for_selector("dialog[open] a.primary")
    me.page.click("dialog[open] a.primary")
    me.page.wait_for_selector(".campaign li")
    assert "Ann" in me.text(".campaign h1") and me.text(".campaign li h3").startswith("Night 1")
    me.sees(f".campaign li a[href*='{first}']")  # the night can be reviewed
    me.page.click(".following .primary")
    me.wait_to_be_asked()
    second = match_of(me)
    assert second != first
    me.answer()
    me.open("", ".games")
    me.sees(f".matches a[href*='{second}']")
    assert me.page.query_selector(f".matches a[href*='{first}']") is None, "a campaign is listed once"


def test_a_spectator_reads_the_page_and_cannot_go_on(person: Make, server: Server) -> None:
    campaign, match, (me,) = new_campaign(server.url.rstrip("/"))
    watcher = person()
    watcher.open(f"#/campaign/{campaign}", ".following")
    assert watcher.page.query_selector(".following button") is None
    watcher.page.click(".following a.primary")
    watcher.page.wait_for_selector(".watching")
    assert match_of(watcher) == match
    play([me], seed=1)
    watcher.open("#/", ".games")
    watcher.open(f"#/campaign/{campaign}", ".campaign li")
    with watcher.page.expect_download() as download:
        watcher.page.click("a[download]")
    assert json.loads(Path(download.value.path()).read_bytes())["nights"]


def test_two_at_one_screen_go_on_together(person: Make, server: Server) -> None:
    me = person()
    me.open("", ".games")
    me.page.click(".games a[href$='campaign'] >> nth=1")
    me.page.wait_for_selector("form")
    me.page.click("section .button >> nth=0")
    me.page.select_option("li:nth-child(2) select >> nth=0", "local")
    me.page.click(".start")
    me.page.click(".following .primary")
    me.page.wait_for_selector(".match .board, .match .dock, .curtain")
    first = match_of(me)
    play(held(me, server, first), seed=2)
    campaign = held(me, server, first)[0].sight()["campaign"]
    me.open(f"#/campaign/{campaign}", ".campaign li")
    me.page.click(".following .primary")
    me.page.wait_for_selector(".match .board, .match .dock, .curtain")
    second = match_of(me)
    assert second != first and len(held(me, server, second)) == 2
    play(held(me, server, second), moves=4)


def test_a_record_is_taken_up_again(person: Make, server: Server, tmp_path: Path) -> None:
    me = person()
    _, _, (hermit,) = new_campaign(server.url.rstrip("/"))
    play([hermit], seed=3)
    campaign = hermit.sight()["campaign"]
    file = tmp_path / "nights.json"
    me.open(f"#/campaign/{campaign}", ".campaign li")
    with me.page.expect_download() as download:
        me.page.click("a[download]")
    download.value.save_as(file)
    spoiled = tmp_path / "spoiled.json"
    spoiled.write_text("no record")
    me.open("", ".games")
    me.page.click(".games a[href$='campaign'] >> nth=0")
    me.page.wait_for_selector("input[type=file]")
    me.page.set_input_files("input[type=file]", spoiled)
    me.page.wait_for_selector("[role=alert]")
    me.page.set_input_files("input[type=file]", file)
    me.page.wait_for_selector("[role=alert]", state="detached")
    me.page.click(".start")
    me.page.click(".following .primary")
    me.wait_to_be_asked()
    assert held(me, server, match_of(me))[0].sight()["campaign"] != campaign


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, str]:
    """A campaign of each game that has them, after its first night."""
    found = {}
    for game in ("brewers", "fermentation"):
        found[game], _, people = new_campaign(server.url.rstrip("/"), game)
        play(people, seed=5)
    return found


@pytest.mark.parametrize(
    ("theme", "language"), [("moonlight", "en"), ("refectory", "fr"), ("moonlight", "es")]
)
def test_the_page_is_accessible_fits_and_speaks(
    person: Make, played: dict[str, str], theme: str, language: str
) -> None:
    axe = AXE.read_text("utf-8")
    me = person(360, 640, theme=theme, language=language)
    for shelf, (game, campaign) in enumerate(played.items()):
        me.open(f"#/campaign/{campaign}", ".campaign li")
        well_made(me, axe, game)
        shown = me.text("body")
        assert not any(key in shown for key in ("table-", f"{game}-", "{ $", "why-")), shown
        me.open("", ".games")
        me.page.click(f".games a[href$='campaign'] >> nth={shelf}")
        me.page.wait_for_selector("form")
        assert me.violations(axe) == [] and me.page.evaluate(FITS)
