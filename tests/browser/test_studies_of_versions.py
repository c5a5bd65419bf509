"""A designer studies a version in French: starts it, stops it, resumes it, reads and shares the verdict."""

from __future__ import annotations

import re

import pytest

from tests.browser.accessibility import AXE, well_made
from tests.browser.person import Make

pytestmark = pytest.mark.slow


def test_a_version_is_studied_in_french_and_the_verdict_is_shared(person: Make) -> None:
    me = person(language="fr")
    me.open("#/workshop/new/wolves", ".editor")
    me.page.click("[data-table=wolves]")
    me.page.click("[data-study-version]")
    me.page.wait_for_selector(".studies")
    assert "L’étudier" not in me.text(".studies h1") and "la mienne 1" in me.text(".studies h1")
    me.page.select_option("[data-level]", "novice")
    me.page.select_option("[data-games]", "100")
    me.page.click("[data-start]")
    me.page.wait_for_url(re.compile("#/workshop/study/"))
    me.page.click("[data-stop]")
    me.page.wait_for_selector("[data-state=stopped]")
    me.page.click("[data-resume]")
    me.page.wait_for_selector("[data-verdict] .sentence", timeout=120_000)
    assert "chiffres principaux" in me.text("[data-verdict]")
    assert "Victoires" in me.text("[data-figure=seat-1]")
    well_made(me, AXE.read_text("utf-8"), "study")

    guest = person(language="fr")
    guest.page.goto(me.page.url)
    guest.page.wait_for_selector("[data-verdict] .sentence")
    guest.misses("[data-resume]")
    with guest.page.context.expect_page() as opened:
        guest.page.click("[data-report]")
    opened.value.wait_for_selector("footer")
    assert "la mienne 1" in opened.value.inner_text("h1")
