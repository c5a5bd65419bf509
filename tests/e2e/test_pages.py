"""Every page of every game: no text missing, nothing serious for axe, the first page small and soon there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from vespers.games import game_names

pytestmark = pytest.mark.slow
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = game_names()
PAGES = ["", "settings", *(f"new/{name}" for name in NAMES), *(f"rules/{name}" for name in NAMES)]


def violations(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [v for v in found["violations"] if v["impact"] in ("serious", "critical")]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in bad]


@pytest.mark.parametrize(
    "page", ["", "settings", *(f"new/{n}" for n in NAMES), *(f"rules/{n}" for n in NAMES)]
)
def test_a_page_has_nothing_serious_for_axe(ann: Person, page: str) -> None:
    ann.page.goto(f"{ann.url}/#/{page}")
    expect(ann.page.locator("h1").first).to_be_visible(timeout=PATIENCE)
    assert violations(ann) == []


@pytest.mark.parametrize(("shelf", "name"), list(enumerate(NAMES)), ids=NAMES)
def test_a_match_has_nothing_serious_for_axe_and_no_missing_text(ann: Person, shelf: int, name: str) -> None:
    ann.play_now(shelf)
    for _ in range(4):
        ann.wait_for_my_turn()
        shown = ann.page.locator(".match").inner_text()
        assert f"{name}-" not in shown.replace(f"{name}-ale", "") and "table-" not in shown
        ann.choose()
    ann.wait_for_my_turn()
    assert violations(ann) == []


def test_a_rule_can_be_linked_to(ann: Person) -> None:
    ann.page.goto(f"{ann.url}/#/rules/wolves/2.4")
    expect(ann.page.get_by_role("heading", name="2.4").first).to_be_in_viewport(timeout=PATIENCE)


def test_a_replay_steps_through_the_match_with_anybodys_knowledge(ann: Person) -> None:
    ann.play_now(0)
    for _ in range(3):
        ann.wait_for_my_turn()
        ann.choose()
    match = ann.page.url.split("/match/")[1].split("/")[0]
    ann.page.goto(f"{ann.url}/#/replay/{match}/0")
    on = ann.page.get_by_role("button", name="One step on")
    expect(on).to_be_visible(timeout=PATIENCE)
    before = ann.page.locator("main, .replay").first.inner_text()
    for _ in range(12):
        on.click()
    ann.page.wait_for_timeout(300)
    assert ann.page.locator("main, .replay").first.inner_text() != before


def test_the_first_page_is_small(ann: Person) -> None:
    sizes: list[int] = []

    def weigh(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if url.endswith(".js"):
            sizes.append(response.request.sizes()["responseBodySize"])  # type: ignore[attr-defined]

    ann.page.on("response", weigh)
    ann.shelf()
    ann.page.wait_for_load_state("networkidle")
    assert sizes and sum(sizes) < 200_000
