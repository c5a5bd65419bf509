"""Players of a version say what they think, at a move and at the end; its maker reads it by the figures."""

from __future__ import annotations

import re

import pytest

from tests.browser.accessibility import AXE, well_made
from tests.browser.person import Make, Person, who_is_asked

pytestmark = pytest.mark.slow


def resign(me: Person) -> None:
    me.page.click("header .holder > button")
    me.page.wait_for_selector(".menu")
    me.page.click(".menu .item:has-text('Abandonner')")
    me.page.click(".menu .danger")


def test_what_players_say_reaches_the_maker_when_the_match_is_over(person: Make) -> None:
    me, guest = person(language="fr"), person(language="fr", width=390, height=844)
    me.open("#/workshop/new/wolves", ".editor")
    me.page.click("[data-save]")
    me.page.wait_for_url(re.compile("#/workshop/version/"))
    version = me.page.url.rsplit("/", 1)[-1]
    me.page.click("[data-play-version]")
    me.page.wait_for_selector(".own")
    me.page.select_option("ol li:nth-child(2) select >> nth=0", "link")
    me.page.click(".start")
    me.page.click("section.different button")
    me.page.click("section[aria-label=Inviter] button >> nth=0")
    guest.page.goto(str(me.page.evaluate("navigator.clipboard.readText()")))
    guest.page.click("section.different button")
    asked, _ = who_is_asked(me, guest)
    asked.answer()

    guest.page.click("header .holder > button")
    guest.page.click("[data-speak]")
    guest.page.wait_for_selector("[data-feedback]")
    guest.page.click("[data-feedback] label:has-text('Pas clair')")
    guest.page.fill("[data-feedback] textarea", "Je tiens le Six, que dois-je faire ?")
    guest.page.click("[data-feedback] .send")
    guest.wait_until(lambda: "Merci" in guest.text("[data-feedback] [role=status]"))
    guest.page.click("section[aria-label='Dites ce que vous en pensez'] .close")

    maker = me.context.new_page()
    studies = f"{me.url}#/workshop/studies/{version}"
    maker.goto(studies)
    maker.wait_for_selector("[data-feedback]")
    assert "1 autre remarque" in maker.inner_text("[data-feedback]") and "Six" not in maker.inner_text("main")

    resign(guest)
    me.page.wait_for_selector("dialog[open] [data-feedback=match]")
    me.page.click("dialog [data-feedback] label:has-text('Peut-être')")
    me.page.click("dialog [data-feedback] .send")
    me.wait_until(lambda: "Merci" in me.text("dialog [data-feedback] [role=status]"))
    maker.reload()
    maker.wait_for_selector("[data-feedback] li")
    text = maker.inner_text("[data-feedback]")
    assert "Je tiens le Six" in text and "Pas clair" in text and "peut-être 1" in text
    with maker.expect_download() as sheet:
        maker.click("[data-feedback] .button")
    assert "Je tiens le Six" in sheet.value.path().read_text("utf-8")
    maker.click("[data-feedback] li a:has-text('Coup')")
    maker.wait_for_selector(".replay")
    maker.click(".switch button:has-text('Commentaire')")
    assert "Je tiens le Six" in maker.inner_text(".part.feedback")
    well_made(me, AXE.read_text("utf-8"), "final sheet with feedback")
