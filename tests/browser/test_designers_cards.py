"""Cards with the words for designers at the table: offered at their moment, aimed and taken by clicks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.person import Make, Person
from tests.documented_packs import documented
from vespers.games import find_game

pytestmark = pytest.mark.slow

KEEP = """match => { localStorage["vespers-matches"] = JSON.stringify([match]); }"""
# Everybody begins with a card kept from the night before, so that nothing has to be drawn first.
KEPT = ["rattle", "boots", "mail"]
AT_START = """
[pack]
id = "start"
extends = true
[cards.rattle]
at = "phase-start"
plays = { opponent-noise = false, steal = 1 }
"""


def options() -> dict[str, Any]:
    own = [documented("fermentation"), AT_START]
    return {"packs": ["base", "thirteen-moons"], "moon": 1, "kept": KEPT, "own": own}


def held(seat: int, name: str) -> str:
    game = find_game("fermentation")
    box: Any = game.box(game.read_settings(options()))
    return f"[data-thing='card-{seat}-{box.card_names.index(name)}-0']"


def sit_down(me: Person) -> None:
    me.open("", ".games")
    seats = [
        {"kind": "me", "name": "Ann"},
        *[{"kind": "bot", "level": "novice", "name": n} for n in ("Bo", "Cy")],
    ]
    wish = {"game": "fermentation", "seats": seats, "options": options()}
    made = me.page.request.post(f"{me.url}api/matches", data=wish).json()
    me.page.evaluate(KEEP, {"match": made["match"], "game": "fermentation", "keys": made["keys"], "when": 1})
    me.open(f"#/match/{made['match']}", ".dock .answers")
    if me.page.query_selector("section.different button"):
        me.page.click("section.different button")


def test_a_card_is_offered_when_the_phase_begins_and_steals_from_the_monk_that_is_clicked(
    person: Make,
) -> None:
    me = person(1920, 1080, language="fr")  # where everybody's cards are seen
    sit_down(me)
    me.answer()  # a monk
    me.wait_until(lambda: "la phase commence" in me.text(".dock").lower())
    assert "Ne pas utiliser de carte" in me.text(".dock")
    assert me.page.query_selector(held(1, "boots")) and not me.page.query_selector(held(0, "boots"))
    click(me, held(0, "rattle"))
    me.wait_until(lambda: "visez" in me.text(".dock").lower())
    click(me, "[data-thing='pawn-1']")
    me.sees(held(0, "boots"))
    me.misses(held(1, "boots"))
    me.misses(held(0, "rattle"))


def click(me: Person, selector: str) -> None:
    """A thing that glows, and the confirmation."""
    before = me.number()
    me.page.wait_for_selector(f"{selector}.offered")
    me.page.click(selector, force=True)

    def confirm() -> bool:
        if me.number() == before and (primary := me.page.query_selector(".answers .primary")):
            primary.click()
        return me.number() != before

    me.wait_until(confirm)
