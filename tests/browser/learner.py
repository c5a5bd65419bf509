"""A learner at a browser: reads the coach's cards, and presses what shines."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.person import Person, click_what_was_seen
from tests.waiting import wait_for

MENU = ".dock .answers[role=group] .button"  # several ways to mean the same, or a confirmation
SCREEN = """async () => {
  const match = location.hash.split("/")[2];
  const held = JSON.parse(localStorage["vespers-matches"]).find((one) => one.match === match);
  const headers = { Authorization: "Bearer " + held.keys[0].secret };
  return await (await fetch("/api/matches/" + match, { headers })).text();
}"""


def screen(me: Person) -> Any:
    """What the server shows of the lesson now."""
    return json.loads(me.page.evaluate(SCREEN))


def enter(me: Person, game: str, lesson: str) -> None:
    me.open(f"#/learn/{game}/{lesson}", ".coach")


def read_on(me: Person) -> None:
    """Every card of the step."""
    for _ in range(8):
        button = me.page.query_selector(".coach .doors .primary")
        if button is None or button.inner_text() != "Next":
            return
        button.click()


def wanted(me: Person) -> tuple[int, list[str]]:
    """The first move that the coach awaits, and the things one presses for it."""
    sight = screen(me)
    me.page.wait_for_selector(f".match[data-number='{sight['number']}']")  # the page knows it too
    targets = sight["scene"]["targets"]
    expected = sight["coach"].get("expected") or [targets[0]["number"]]
    target = next(one for one in targets if one["number"] == expected[0])
    return expected[0], target.get("things", [])


def press(me: Person, number: int, things: list[str], keys: bool) -> None:
    """What a newcomer presses: the things that shine, or the button that does."""
    marks = [f'.offered[data-thing="{thing}"]' for thing in things] or [f'.dock [data-number="{number}"]']
    if not things and me.page.query_selector(marks[0]) is None:
        me.page.click(".dock .list")  # every answer stands in the list
    for mark in marks:
        found = me.page.locator(f"{mark}:visible").first
        if keys:
            found.focus()
            me.page.keyboard.press("Enter")
        else:
            found.click(force=True)


def step_of(me: Person) -> str | None:
    coach = me.page.query_selector(".coach")
    return None if coach is None else coach.get_attribute("data-step")


def wait_for_a_turn(me: Person) -> None:
    """Until the learner is asked, or all is over."""
    me.page.wait_for_selector(".dock.mine .answers, dialog[open]", state="attached")


def obey(me: Person, keys: bool) -> None:
    """The move that the coach awaits."""
    before = step_of(me)
    press(me, *wanted(me), keys)
    wait_for(lambda: step_of(me) != before or me.over(), "the step to be done", lambda: say_how(me))


def say_how(me: Person) -> None:
    """Where several answers are meant, or one is to be confirmed: the first of them."""
    if (answer := me.page.query_selector(MENU)) is not None:
        click_what_was_seen(answer)
    me.page.wait_for_timeout(20)
