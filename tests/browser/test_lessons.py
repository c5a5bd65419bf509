"""A newcomer's way: from the shelf into a lesson and to its end, by mouse on a phone and by keyboard."""

from __future__ import annotations

import pytest

from tests.browser.accessibility import AXE
from tests.browser.learner import (
    enter,
    obey,
    press,
    read_on,
    say_how,
    screen,
    step_of,
    wait_for_a_turn,
    wanted,
)
from tests.browser.person import Make, Person
from vespers.engine.lesson import lessons
from vespers.games import our_games

pytestmark = pytest.mark.slow
NAMES = [(game.name, lesson) for game in our_games() for lesson in lessons(game)]
each_lesson = pytest.mark.parametrize(("game", "lesson"), NAMES, ids=[f"{g}-{n}" for g, n in NAMES])


def to_the_end(me: Person, keys: bool) -> None:
    """Reads, presses what shines, until the coach has said the last word."""
    for _ in range(40):
        wait_for_a_turn(me)
        sight = screen(me)
        if sight["coach"].get("over"):
            break
        read_on(me)
        obey(me, keys)
    assert screen(me)["coach"].get("over"), "the lesson ends"


@each_lesson
def test_a_lesson_is_played_to_its_end_by_mouse_on_a_phone(person: Make, game: str, lesson: str) -> None:
    me = person(390, 844, confirm="none")
    enter(me, game, lesson)
    to_the_end(me, keys=False)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert lesson in me.page.evaluate("JSON.parse(localStorage['vespers-lessons'])")[game]


@each_lesson
def test_a_lesson_is_played_to_its_end_by_keyboard(person: Make, game: str, lesson: str) -> None:
    me = person(1280, 720, confirm="none")
    enter(me, game, lesson)
    to_the_end(me, keys=True)


@pytest.mark.parametrize("game", [game.name for game in our_games()])
def test_a_newcomer_makes_the_first_meaningful_move_within_three_clicks(person: Make, game: str) -> None:
    me, clicks = person(confirm="none"), 1
    me.open("", ".games")
    me.page.click(f'[data-learn="{game}"]')
    wait_for_a_turn(me)
    before = step_of(me)
    number, things = wanted(me)
    press(me, number, things, keys=False)
    clicks += max(1, len(things))
    if clicks < 3:
        say_how(me)  # the third click
    me.wait_until(lambda: step_of(me) != before or me.over())
    assert clicks <= 3


def test_a_lesson_that_is_left_goes_on_where_it_was_and_the_shelf_counts_it(person: Make) -> None:
    me = person(confirm="none")
    enter(me, "wolves", "first-turns")
    read_on(me)
    press(me, *wanted(me), keys=False)
    me.wait_until(lambda: step_of(me) == "1")
    me.open("#/learn/wolves", "[data-lesson]")
    me.page.click('[data-lesson="first-turns"]')
    me.wait_until(lambda: step_of(me) == "1")


def test_the_coach_answers_a_miss_and_then_shows_the_move(person: Make) -> None:
    me = person(confirm="none")
    enter(me, "wolves", "goal")
    read_on(me)
    press(me, 0, ["hand-0-0-0", "cell-18"], keys=False)
    me.page.wait_for_selector(".coach.missed")
    assert "Look for two moons" in me.text(".coach .words")
    me.page.get_by_role("button", name="Show me").click()
    me.wait_until(me.over)


def test_a_lesson_has_nothing_serious_for_axe(person: Make) -> None:
    me = person()
    enter(me, "wolves", "first-turns")
    assert me.violations(AXE.read_text("utf-8")) == []
