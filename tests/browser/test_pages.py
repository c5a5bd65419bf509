"""Every page in both themes, three languages, three sizes: axe-core finds nothing serious, all fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.accessibility import AXE, well_made
from tests.browser.person import Make

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["moonlight", "refectory"])
def test_pages_are_accessible_and_fit(person: Make, theme: str) -> None:
    me = person(theme=theme)
    axe = AXE.read_text("utf-8")
    me.open("#/", ".games")
    game = me.page.get_attribute(".games a[href*='new'] >> nth=0", "href").split("/")[-1]
    pages = {"#/": ".games", f"#/new/{game}": "form", f"#/rules/{game}": "article", "#/settings": "dl"}
    for path, wait in pages.items():
        me.open(path, wait)
        well_made(me, axe, path)


@pytest.mark.parametrize("theme", ["moonlight", "refectory"])
def test_match_and_replay_are_accessible_and_fit(person: Make, theme: str) -> None:
    me = person(theme=theme)
    axe = AXE.read_text("utf-8")
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    well_made(me, axe, "match")
    match = me.page.evaluate("location.hash").split("/")[2]
    me.open(f"#/replay/{match}/3", ".steps")
    well_made(me, axe, "replay")


@pytest.mark.parametrize(("language", "word"), [("en", "Play now"), ("fr", "Jouer"), ("es", "Jugar ya")])
def test_three_languages_reach_every_word(person: Make, language: str, word: str) -> None:
    me = person(language=language)
    me.open("", ".games")
    assert word in me.text(".games [data-play] >> nth=0")
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    me.page.click("header .toggle >> nth=1")
    assert me.page.evaluate("document.documentElement.lang") == language
    shown = me.text("body")
    for key in ("table-", "-action-", "-event-", "-scene-", "{ $", "why-"):
        assert key not in shown, f"{key} in {language}: {shown}"


def test_a_replay_steps_through_the_game_as_any_viewer(person: Make) -> None:
    me = person()
    me.press_play()
    me.answer()
    me.wait_to_be_asked()
    match = me.page.evaluate("location.hash").split("/")[2]
    me.open(f"#/replay/{match}/0", ".steps")
    assert me.cards_on_board() == 0
    last = int(me.page.get_attribute("input[type=range]", "max"))
    me.page.focus("input[type=range]")
    me.page.keyboard.press("End")
    me.wait_until(lambda: me.cards_on_board() > 0)
    assert me.text("output") == f"{last}/{last}"


def test_the_script_is_small(built: None) -> None:
    import gzip

    client = Path(__file__).parent.parent.parent / "src" / "vespers" / "table" / "client"
    scripts = [gzip.compress(path.read_bytes()) for path in client.rglob("*.js")]
    assert scripts and sum(map(len, scripts)) < 200_000
