"""A designer makes a version of a game in French, sees the card, plays it; a guest is told what differs."""

from __future__ import annotations

import re

import pytest

from tests.browser.accessibility import AXE, well_made
from tests.browser.person import Make, Person

pytestmark = pytest.mark.slow


def card(me: Person) -> str:
    return me.text(".editor figure .card")


def test_a_card_is_changed_seen_kept_played_and_explained_to_a_guest(person: Make) -> None:
    me = person(language="fr")
    me.open("", ".games")
    me.page.click(".foot a[href='#/workshop']")
    me.page.click("[data-new=fermentation]")
    me.page.click("[data-table=cards]")
    me.page.click("[data-entry=flask]")
    assert "alcool −2" in card(me)
    me.page.fill("[data-field=plays] .amount input", "-4")
    me.wait_until(lambda: "alcool −4" in card(me))
    me.page.fill("[data-field=copies] input", "400")
    me.page.wait_for_selector(".refused")
    assert "cards.flask.copies" in me.text(".refused")
    me.page.click("[data-table=numbers]")
    assert me.text("[data-there]") == "Les cartes · Gourde d’eau · Exemplaires · de 0 à 99"
    me.page.click("[data-there]")
    me.page.fill("[data-field=copies] input", "3")
    me.misses(".refused")
    me.page.click("[data-save]")
    me.page.wait_for_url(re.compile("#/workshop/version/"))
    me.page.wait_for_selector(".editor [data-save][disabled]")

    me.page.click("[data-play-version]")
    me.page.wait_for_selector(".own .different li")
    me.page.select_option("ol li:nth-child(2) select >> nth=0", "link")
    me.page.click(".start")
    me.page.wait_for_selector("section.different li")
    assert "la mienne 1" in me.text(".match header")
    me.page.click("section.different button")
    me.page.click("section[aria-label=Inviter] button >> nth=0")
    guest = person(language="fr")
    guest.page.goto(str(me.page.evaluate("navigator.clipboard.readText()")))
    guest.page.wait_for_selector("section.different li")
    text = guest.text("section.different")
    assert "la mienne 1" in text and "alcool −2 → alcool −4" in text and "2 → 3" in text


def test_a_sheet_goes_out_and_comes_back_and_two_versions_are_compared(person: Make) -> None:
    me = person(language="fr")
    me.open("#/workshop/new/wolves", ".editor")
    me.page.click("[data-table=wolves]")
    with me.page.expect_download() as sheet:
        me.page.click(".sheet button")
    text = sheet.value.path().read_text("utf-8-sig").splitlines()
    at = text[0].split(",").index("copies")
    row = text[1].split(",")
    row[at] = str(int(row[at]) + 1)
    # as a French spreadsheet writes it
    changed = "\n".join([text[0], ",".join(row), *text[2:]]).replace(",", ";")
    me.page.set_input_files(
        ".sheet input", {"name": "loups.csv", "mimeType": "text/csv", "buffer": changed.encode()}
    )
    me.page.wait_for_selector(".changes li")
    assert "Exemplaires" in me.text(".changes li")
    me.page.click("[data-save]")
    me.page.wait_for_url(re.compile("#/workshop/version/"))
    me.open("#/workshop", ".versions li")
    me.page.select_option("section select >> nth=0", index=1)
    me.page.click("section .button >> nth=0")
    me.page.wait_for_selector("section li")
    assert "Exemplaires" in me.text("section li")


@pytest.mark.parametrize("theme", ["moonlight", "refectory"])
def test_the_workshop_is_accessible_and_fits(person: Make, theme: str) -> None:
    me = person(theme=theme)
    axe = AXE.read_text("utf-8")
    me.open("#/workshop", ".workshop")
    well_made(me, axe, "workshop")
    me.open("#/workshop/new/brewers", ".editor figure")
    well_made(me, axe, "editor")


def test_a_moon_is_changed_in_its_form_and_the_campaign_is_played_with_it(person: Make) -> None:
    me = person(language="fr")
    me.open("#/workshop/new/fermentation", ".editor")
    assert not me.page.query_selector("[data-table=moons]")
    me.page.check("[data-supplement=thirteen-moons]")
    me.page.click("[data-table=moons]")
    me.page.click("[data-entry=first-frost]")
    assert "Aucune règle particulière" in card(me)
    me.page.fill("[data-field=threshold] input", "3")
    me.wait_until(lambda: "3 de bruit collectif" in card(me))
    me.page.select_option("[data-field=second-hunter] select", label="Ours-garou")
    me.wait_until(lambda: "Ours-garou" in me.text(".editor .changes"))
    with me.page.expect_download() as sheet:
        me.page.click(".sheet button")
    assert "second-hunter" in sheet.value.path().read_text("utf-8-sig").splitlines()[0]
    me.page.click("[data-save]")
    me.page.wait_for_url(re.compile("#/workshop/version/"))
    me.page.click("[data-play-version]")
    me.page.click("[data-linked]")
    me.page.wait_for_selector(".own .different li")
    me.page.click(".start")
    me.page.wait_for_selector(".campaign .following")
    assert "3 de bruit collectif" in me.text(".campaign .following")


def test_a_hermits_night_has_forms_too(person: Make) -> None:
    me = person(language="fr")
    me.open("#/workshop/new/brewers", ".editor")
    me.page.check("[data-supplement=hermit]")
    me.page.click("[data-table=rivals]")
    me.page.fill("[data-field=values] input >> nth=0", "9")
    me.wait_until(lambda: "9, " in card(me))
    me.page.click("[data-table=objectives]")
    me.page.select_option("[data-field=goal] select", label="Cartes")
    me.wait_until(lambda: "carte" in card(me))
    me.page.uncheck("[data-supplement=hermit]")
    me.misses("[data-table=rivals]")
    me.misses(".changes li")
