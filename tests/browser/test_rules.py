"""The rules page: goal first, drawn examples, search, tables of the box; readable on a phone and on paper."""

from __future__ import annotations

import pytest

from tests.browser.person import Make

pytestmark = pytest.mark.slow
DRAWN = "figure[data-position] [data-board]"


def test_the_rules_of_every_game_draw_their_examples(person: Make) -> None:
    me = person()
    me.open("#/", ".games")
    links = me.page.eval_on_selector_all(".games a[href*='rules']", "all => all.map(a => a.hash)")
    for link in sorted(set(links)):
        me.open(link, "#goal")
        me.page.wait_for_selector(DRAWN, state="attached")
        assert me.page.locator("#box table").count() >= 3
        assert me.page.locator(".cards a").count() == me.page.locator("main > section h2").count() - 1


def test_the_rules_can_be_searched_and_printed(person: Make) -> None:
    me = person()
    me.open("#/", ".games")
    me.open(me.page.get_attribute(".games a[href*='rules'] >> nth=0", "href"), "#goal")
    all_of_them = me.page.locator("article[id^='rule-']").count()
    me.page.fill("input[type=search]", "1.1")
    me.page.wait_for_function(f"document.querySelectorAll('article[id^=rule-]').length < {all_of_them}")
    me.page.fill("input[type=search]", "xyzzy")
    me.page.wait_for_selector("main [role=status]")
    me.page.fill("input[type=search]", "")
    me.page.emulate_media(media="print")
    assert not me.page.is_visible("nav") and me.page.is_visible("#goal")
