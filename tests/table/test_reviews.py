"""A finished match is judged again, in pieces, while somebody wants it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.client import Host, Person, new_match, options_of, play, turn_of
from tests.table.refusals import problem
from tests.table.tables import played
from tests.waiting import wait_for
from vespers.bots.review import decisions, review
from vespers.games import game_names
from vespers.table import review_jobs
from vespers.table.bot_pool import BotPool
from vespers.table.review_jobs import Reviewing, Reviews, judge
from vespers.texts import has_text


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "FEWEST_LOOKS", 6)
    monkeypatch.setattr(review_jobs, "ALL_LOOKS", 6)


def finished(who: Person) -> dict[str, Any]:
    def done() -> dict[str, Any] | None:
        review: dict[str, Any] = who.post("review").json()
        return review if review["done"] == review["total"] else None

    found: dict[str, Any] = wait_for(done, "the review")
    return found


def things_of(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything one could click in a scene."""
    boards = [thing for board in scene["boards"] for thing in [*board["areas"], *board.get("pieces", [])]]
    return boards + [piece for row in scene.get("rows", []) for piece in row.get("pieces", [])]


def test_a_review_tells_the_chances_over_time_and_what_cost_most(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    problem(people[0].post("review"), 409, "running")
    last = play(people)["number"]
    review = finished(Person(sqlite_host.url, match))
    numbers = [each["number"] for each in review["judged"]]
    assert numbers == sorted(set(numbers)) and numbers[-1] == last and len(numbers) == review["total"] + 1
    assert all(sum(each["chances"]) == pytest.approx(1, abs=0.01) for each in review["judged"])
    assert "working" not in review
    costs = [each["cost"] for each in review["costly"]]
    assert costs == sorted(costs, reverse=True) and 0 < len(costs) <= 5
    for each in review["costly"]:
        before = people[0].get("replay", number=each["number"], seat=each["seat"]).json()
        assert turn_of(before) == each["seat"], "the link leads to the decision"
        assert each["played"] != each["better"] and has_text(each["better"]["key"])
        shown = {thing["id"] for thing in things_of(before["scene"])}
        assert each["played_things"] and set(each["played_things"] + each["better_things"]) <= shown


def test_a_taken_back_move_is_not_judged_and_the_links_still_fit(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    play(people, moves=6)
    sight = people[0].sight()
    assert people[0].undo(sight["undo"]["asking"], sight["number"]).status_code == 200
    play(people)
    for each in finished(people[0])["costly"]:
        before = people[0].get("replay", number=each["number"], seat=each["seat"]).json()
        assert turn_of(before) == each["seat"]


def test_a_resigned_match_is_judged_as_far_as_it_went(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    play(people, moves=4)
    people[0].post("resign")
    review = finished(people[1])
    assert 0 < review["total"] <= 4 and len(review["judged"]) == review["total"]


def test_a_review_stops_when_called_off_and_goes_on_later(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    play(people)
    watcher = Person(sqlite_host.url, match)
    watcher.post("review")
    review = sqlite_host.app.server.reviews.begun[match]
    assert watcher.delete("review").status_code == 204
    wait_for(lambda: not review.working(), "it to stop")
    assert review.review().done < review.review().total
    assert finished(watcher)["total"] == len(review.places)


def test_a_page_that_is_left_stops_it(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    match, people = new_match(sqlite_host.url)
    play(people)
    monkeypatch.setattr(review_jobs, "PATIENCE", 0.0)
    people[0].post("review")
    review = sqlite_host.app.server.reviews.begun[match]
    wait_for(lambda: not review.working(), "it to stop")
    assert not review.finished()


def test_bots_still_answer_while_a_review_is_made(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    play(people)
    people[0].post("review")
    _, others = new_match(sqlite_host.url, "me bot")
    wait_for(lambda: turn_of(others[0].sight()) == 0, "my turn")
    sight = others[0].sight()
    others[0].move(sight, options_of(sight)[0])
    wait_for(lambda: turn_of(others[0].sight()) in (0, None), "the bot's answer")


@pytest.mark.parametrize("name", game_names())
def test_every_game_can_be_reviewed_in_pieces(name: str) -> None:
    table = played(name, 4)
    whole = Reviewing(table)
    for _ in range(min(4, len(whole.places))):
        moment = judge(whole.decision())
        assert moment.number == whole.places[len(whole.moments)]
        whole.moments.append(moment)
    review = whole.review()
    assert review.done == len(review.judged) == min(4, review.total)


def test_a_piece_says_the_same_as_the_whole() -> None:
    match = played("wolves", 4).match
    first = next(iter(review(match, looks=8)))
    assert first.number == decisions(match)[0]
    assert first == next(iter(review(match, looks=8)))


def test_nobody_stops_the_review_of_somebody_else() -> None:
    one = Reviewing(played("wolves", 3))
    jobs = Reviews(BotPool(1, 1.0))
    jobs.begun[one.table.row.id] = one
    one.wanted_until = {"192.0.2.1": time.monotonic() + 60}
    jobs.cancel(one.table.row.id, "192.0.2.2")
    assert one.wanted()
    jobs.cancel(one.table.row.id, "192.0.2.1")
    assert not one.wanted()
