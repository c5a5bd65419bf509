"""A lesson at the table: a match like any other, with a coach who answers what misses the point."""

from __future__ import annotations

from typing import Any

import httpx

from tests.lessons.playing import PACK
from tests.table.client import Host, Json, Person, options_of, sit_down, turn_of
from tests.table.conftest import unlimited
from tests.waiting import wait_for
from vespers.engine.lesson import lessons
from vespers.games import find_game

WOLVES = find_game("wolves")


def begin(host: Host, lesson: str, game: str = "wolves", **wish: Any) -> Person:
    answer = host.http.post(f"/api/lessons/{game}/{lesson}", json=wish)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return sit_down(host.url, created["match"], created["keys"][0])


def asked(learner: Person) -> Json:
    """The learner's screen, once the others have moved."""
    wait_for(lambda: turn_of(learner.sight()) in (learner.seat, None), "the learner to be asked")
    return learner.sight()


def obey(learner: Person) -> Json:
    """Does what the coach expects."""
    sight = asked(learner)
    answer = learner.move(sight, sight["coach"]["expected"][0])
    assert answer.status_code == 200, answer.text
    return asked(learner)


def missed(learner: Person, sight: Json) -> httpx.Response:
    """A legal move that is not expected."""
    others = [number for number in options_of(sight) if number not in sight["coach"]["expected"]]
    return learner.move(sight, others[0])


def test_the_shelf_lists_the_lessons_in_their_order_with_what_they_take(sqlite_host: Host) -> None:
    games = {game["id"]: game for game in sqlite_host.http.get("/api/shelf").json()["games"]}
    listed = games["wolves"]["lessons"]
    assert [one["id"] for one in listed] == list(lessons(WOLVES))
    assert listed[0]["kind"] == "goal" and listed[0]["minutes"] == 1


def test_the_coach_says_what_to_do_and_the_lesson_is_played_to_its_end(sqlite_host: Host) -> None:
    learner = begin(sqlite_host, "first-turns")
    coach = learner.sight()["coach"]
    assert coach["lesson"] == "first-turns" and coach["moves"] and coach["cards"][-1]["lit"]
    for step in range(coach["steps"]):
        assert asked(learner)["coach"].get("step", 0) == step
        sight = obey(learner)
    assert sight["coach"]["over"] and sight["coach"]["ends"] == "free" and not sight.get("over")
    assert learner.move(sight, options_of(sight)[0]).status_code == 200
    assert "lesson" not in asked(learner)["coach"], "a free game, with its own coach"


def test_a_legal_move_that_misses_the_point_is_answered_and_not_carried_out(sqlite_host: Host) -> None:
    learner = begin(sqlite_host, "goal")
    sight = learner.sight()
    answer = missed(learner, sight)
    assert answer.status_code == 409 and answer.json()["title"] == "missed"
    assert answer.json()["text"]["key"].startswith("wolves-lesson-goal-last-")
    assert learner.sight()["number"] == sight["number"]


def test_an_illegal_move_is_refused_with_its_rule_as_always(sqlite_host: Host) -> None:
    learner = begin(sqlite_host, "first-turns")
    sight = learner.sight()
    illegal = next(n for n in range(len(WOLVES.codebook)) if n not in options_of(sight))
    assert learner.move(sight, illegal).json()["title"] == "illegal"


def test_a_step_back_goes_to_the_beat_before_but_never_before_the_lesson(sqlite_host: Host) -> None:
    learner = begin(sqlite_host, "first-turns")
    start = learner.sight()
    assert "last" not in start.get("undo", {})
    sight = obey(learner)
    assert sight["coach"]["step"] == 1
    back = learner.undo(sight["undo"]["last"]["to"], sight["number"])
    assert back.status_code == 200, back.text
    assert asked(learner)["coach"].get("step", 0) == 0
    assert learner.undo(0, asked(learner)["number"]).status_code == 409


def test_who_leaves_and_comes_back_finds_the_same_beat(tmp_path: Any) -> None:
    settings = unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with Host(settings) as host:
        learner = begin(host, "first-turns")
        before = obey(learner)["coach"]
    with Host(settings) as again:
        back = Person(again.url, learner.match, learner.secret, learner.seat)
        assert back.sight()["coach"] == before
        assert back.get("summary").json()["lesson"] == "first-turns"


def test_only_the_learner_hears_the_coach(sqlite_host: Host) -> None:
    learner = begin(sqlite_host, "goal")
    assert "coach" not in Person(sqlite_host.url, learner.match).sight()


def test_a_lesson_of_an_own_pack_is_taught(sqlite_host: Host) -> None:
    learner = begin(sqlite_host, "pack-lesson", options={"own": [PACK]})
    assert asked(learner)["coach"]["cards"][0]["text"]["key"] == "wolves-lesson-pack-lesson-lay"
    texts = sqlite_host.http.get("/api/texts/en", params={"match": learner.match}).text
    assert "wolves-lesson-pack-lesson-lay = Lay a wolf." in texts


def test_an_unknown_lesson_is_not_found(sqlite_host: Host) -> None:
    answer = sqlite_host.http.post("/api/lessons/wolves/none", json={})
    assert answer.status_code == 404 and answer.json()["title"] == "not-found"
