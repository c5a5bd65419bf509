"""The designer's nine tasks (audit of the workshop), in French, one after the other, in one browser.

1 change a number and a card; 2 ask bots whether it is too strong; 3 a rule of one's own as a switch, a new
card; 4 compare two versions; 5 share; 6 play it with a friend; 7 feedback; 8 print what changed; 9 where the
rulebook is ambiguous.
"""

from __future__ import annotations

import re

import pytest

from tests.browser.person import Make, Person
from tests.printing.pdf_reader import joined, pages, words

pytestmark = pytest.mark.slow
LONG = 240_000  # milliseconds: a study on a busy machine


def changed_card_and_number(me: Person) -> None:
    """1: the text tells the new number at once."""
    me.open("", ".games")
    me.page.click(".foot a[href='#/workshop']")
    me.page.click("[data-new=fermentation]")
    me.page.click("[data-table=cards]")
    me.page.click("[data-entry=flask]")
    me.page.fill("[data-field=plays] .amount input", "-4")
    me.wait_until(lambda: "alcool −4" in me.text(".editor figure .card"))
    me.page.click("[data-table=numbers]")
    me.page.fill("[data-field=hide] input", "3")
    me.wait_until(lambda: "→" in me.text(".changes") and len(me.page.query_selector_all(".changes li")) >= 2)


def new_card_and_ruling(me: Person) -> None:
    """3: a card of one's own with a name in one language, an open question answered; 9: all are listed."""
    me.page.click("[data-table=cards]")
    me.page.click("[data-entry=flask]")
    me.page.get_by_role("button", name="Copier").click()
    me.page.fill("[data-field=name] input", "Échelle")
    me.wait_until(lambda: "Échelle" in me.text(".changes"))
    me.page.click("[data-table=rulings]")
    assert len(me.page.query_selector_all("[data-ruling]")) >= 10, "9: what the book leaves open"
    before = len(me.page.query_selector_all(".changes li"))
    me.page.click("[data-ruling] >> nth=0 >> label:not(:has(:checked))")
    me.wait_until(lambda: len(me.page.query_selector_all(".changes li")) > before)


def kept(me: Person) -> str:
    me.page.wait_for_selector("[data-save]:not([disabled])")
    me.page.click("[data-save]")
    me.page.wait_for_url(re.compile("#/workshop/version/"))
    me.page.wait_for_selector(".editor [data-save][disabled]")
    return str(me.page.url).rsplit("/", 1)[-1]


def studied(me: Person, version: str) -> None:
    """2 and 4: both versions on the same deals; a verdict in sentences, how often options are taken."""
    me.open(f"#/workshop/studies/{version}", "[data-start]")
    me.page.select_option("[data-level]", "novice")
    me.page.select_option("[data-games]", "100")
    me.page.click("[data-start]")
    me.page.wait_for_selector("[data-verdict] .sentence", timeout=LONG)
    assert "chiffres principaux" in me.text("[data-verdict]")
    assert "Victoires" in me.text("[data-figure=seat-1]")
    me.page.click("[data-taken] summary")
    me.page.wait_for_selector("[data-taken] details tbody tr")
    assert "Combien de fois" in me.text("[data-taken] h2")


def games_behind_a_bar(me: Person) -> None:
    """2: from a bar of the report to its games, and into the replay; 9: which questions arose."""
    link = me.page.get_attribute("[data-report]", "href")
    me.page.goto(me.url.rstrip("/") + link, timeout=LONG)
    me.page.wait_for_selector(".filter:not([hidden])")
    assert "la mienne 1" in me.text(".about >> nth=1"), "the page names the version"
    asked = me.text("#rulings")
    assert "§" in asked and asked.count("%") > 10, "9: how often each open question arose, and decided"
    me.page.fill(".filter input[type=search]", "place 2")
    me.page.click("#seats .row a:visible")
    me.page.wait_for_selector("[data-open-game]")
    assert "place 2" in me.text("h1")
    me.page.click("[data-open-game] >> nth=0")
    me.page.wait_for_selector(".replay .board, .replay .dock", timeout=LONG)


def played_with_a_friend(me: Person, friend: Person, version: str) -> None:
    """5 and 6: a link for a friend, who is told what differs; 7: what they say."""
    me.open(f"#/new/fermentation/version/{version}", ".own .different li")
    me.page.select_option("ol li:nth-child(2) select >> nth=0", "link")
    me.page.click(".start")
    me.page.wait_for_selector("section.different li")
    assert "la mienne 1" in me.text(".match header")
    me.page.click("section.different button")
    me.page.click("section[aria-label=Inviter] button >> nth=0")
    friend.page.goto(str(me.page.evaluate("navigator.clipboard.readText()")))
    friend.page.wait_for_selector("section.different li")
    assert "alcool −2 → alcool −4" in friend.text("section.different")
    friend.page.click("section.different button")
    friend.page.click("header .holder > button")
    friend.page.click("[data-speak]")
    friend.page.click("[data-feedback] label:has-text('Trop fort')")
    friend.page.fill("[data-feedback] textarea", "La gourde est trop forte.")
    friend.page.click("[data-feedback] .send")
    friend.wait_until(lambda: "Merci" in friend.text("[data-feedback] [role=status]"))
    friend.page.click("section[aria-label='Dites ce que vous en pensez'] .close")
    friend.page.click("header .holder > button")
    friend.page.click(".menu .item:has-text('Abandonner')")
    friend.page.click(".menu .danger")
    me.page.wait_for_selector("dialog[open]")


def test_a_designer_does_all_nine_tasks(person: Make) -> None:
    me, friend = person(language="fr"), person(language="fr")
    changed_card_and_number(me)
    new_card_and_ruling(me)
    version = kept(me)

    studied(me, version)
    study = me.page.url
    stranger = person(language="fr")
    stranger.page.goto(study)
    stranger.page.wait_for_selector("[data-verdict] .sentence")  # 5: the comparison is shared by its link
    games_behind_a_bar(me)

    played_with_a_friend(me, friend, version)
    me.page.goto(study)
    me.page.wait_for_selector("[data-feedback] li")
    assert "La gourde est trop forte." in me.text("[data-feedback]"), "7: beside the figures"
    stranger.page.reload()
    stranger.page.wait_for_selector("[data-verdict] .sentence")
    stranger.misses("[data-feedback]")

    me.open("#/workshop", ".versions li")
    me.page.click(f"[data-print='{version}']")
    me.page.select_option("[data-print-what]", "changed")
    with me.page.expect_download(timeout=LONG) as printed:
        me.page.click("[data-print-make]")
    text = words(pages(printed.value.path().read_bytes()))
    assert joined("Échelle") in text and joined("alcool −4") in text, "8: the changed cards on paper"
