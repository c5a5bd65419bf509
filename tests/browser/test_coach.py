"""The coach of a first free game: asks before a costly move, shows a better one, and can be switched off."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.accessibility import AXE
from tests.browser.learner import screen
from tests.browser.person import Make, Person, open_menu
from tests.lessons.playing import begun
from vespers.engine import record
from vespers.engine.lesson import lessons
from vespers.games import find_game

pytestmark = pytest.mark.slow
GOAL = lessons(find_game("wolves"))["goal"]  # the last space of a game: a 1 there loses it, a 2 wins it
LIGHTS = "document.adoptedStyleSheets.flatMap(one => [...one.cssRules]).map(one => one.cssText).join()"
KEEP = """match => { localStorage["vespers-matches"] = JSON.stringify([match]); }"""


def at_the_last_space(me: Person) -> None:
    """A free game against a bot, before the person's last move: a branch of a finished game."""
    match = begun(GOAL)
    number, winning = len(match.history), GOAL.expected(match)[0]
    match.play(GOAL.file.you, winning)
    opened = posted(me, "api/records", record.write(match, ("Ann", "Ben")), "application/jsonl")
    wish = {"number": number, "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    branch = posted(
        me, f"api/matches/{opened['match']}/branch", json.dumps(wish).encode(), "application/json"
    )
    me.open("", ".games")
    kept = {"match": branch["match"], "game": match.game.name, "keys": branch["keys"], "when": 1}
    me.page.evaluate(KEEP, kept)
    me.open(f"#/match/{branch['match']}", ".dock .answers")


def posted(me: Person, path: str, data: bytes, kind: str) -> Any:
    answer = me.page.request.post(me.url + path, data=data, headers={"content-type": kind})
    assert answer.ok, answer.text()
    return answer.json()


def lay(me: Person, wolf: str) -> None:
    me.page.click(f"[data-thing='{wolf}']")
    me.page.locator("[data-thing='cell-18']").click(force=True)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_a_costly_move_waits_until_the_person_is_sure(person: Make, size: tuple[int, int]) -> None:
    me = person(*size, confirm="none", warnings=False, coach="first")
    at_the_last_space(me)
    assert "Both need one more round" in me.text(".coach .words")
    lay(me, "hand-0-0-0")
    me.sees(".coach.missed")
    assert me.text(".coach .words").startswith("Sure?") and not me.over()
    me.page.evaluate(AXE.read_text("utf-8"))
    assert me.page.evaluate("axe.run('.coach')")["violations"] == []
    me.page.get_by_role("button", name="Show me").click()
    me.misses(".coach .doors .primary")
    lights = (
        "document.adoptedStyleSheets.some(one => [...one.cssRules].some(r => r.cssText.includes('hand-0')))"
    )
    me.wait_until(lambda: bool(me.page.evaluate(lights)))
    me.page.get_by_role("button", name="Play it anyway").click()
    me.wait_until(me.over)


def test_the_coach_is_switched_off_in_the_menu_of_the_match(person: Make) -> None:
    me = person(1280, 720, confirm="none", warnings=False, coach="first")
    at_the_last_space(me)
    me.sees(".coach")
    open_menu(me)
    me.page.locator(".menu").get_by_role("checkbox").uncheck()
    me.misses(".coach")
    me.page.keyboard.press("Escape")
    me.page.reload()
    me.wait_to_be_asked()
    lay(me, "hand-0-0-0")
    me.wait_until(me.over)
    assert me.page.query_selector(".coach") is None


def test_an_answer_that_is_folded_into_a_click_is_weighed_like_any_other(person: Make) -> None:
    """Searching noisily or quietly is said with the search: the coach hears both and may doubt the second."""
    me = person(1280, 720, confirm="none", warnings=False, coach="never")
    me.open("", "[data-play]")
    me.page.click("[data-play=brewers]")
    for turn in range(12):
        me.wait_to_be_asked()
        folded = [one for one in screen(me)["scene"]["targets"] if one.get("ways")]
        if folded:
            break
        me.answer(turn)
    target, asked = folded[0], []

    def answer(route: Any) -> None:
        wish = route.request.post_data_json
        asked.append(wish["action"])
        doubt = {"text": {"key": "table-coach-name"}, "better": wish["action"]} if len(asked) == 2 else {}
        route.fulfill(json={"number": wish["number"], "action": wish["action"], **doubt})

    me.page.route("**/coach", answer)
    open_menu(me)
    me.page.locator(".menu").get_by_role("checkbox").check()
    me.page.keyboard.press("Escape")
    tag, way = f'[data-tag="{target["things"][0]}"]', target["ways"][0]["number"]
    me.page.locator(f'{tag} [data-number="{way}"]:visible').first.click()
    me.sees(".coach.missed")
    assert asked == [target["number"], target["ways"][0]["number"]]
    before = me.number()
    me.page.get_by_role("button", name="Play it anyway").click()
    me.wait_until(lambda: me.number() != before)
