"""The coach of free games: only against bots, from what the seat can know, before a costly move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.lessons.playing import begun
from tests.table.client import Host, Person, new_match, options_of
from tests.table.refusals import asked_and_other, problem
from tests.table.worlds import MATCH, hides_draws, worlds
from tests.waiting import wait_for
from vespers.bots.caution import MARGIN, costly, question
from vespers.bots.search import Search
from vespers.engine.lesson import lessons
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.games import find_game, game_names
from vespers.table.cautions import MoveToWeigh, weigh
from vespers.table.coach import free_coach
from vespers.table.hints import seed_of

WOLVES = find_game("wolves")
GOAL = lessons(WOLVES)["goal"]  # the last space: one wolf wins the game there, the others lose it


def against_a_bot(host: Host) -> tuple[Person, Any]:
    """A person who is asked, and the screen."""
    _, people = new_match(host.url, "me bot")
    me = people[0]
    wait_for(lambda: me.sight()["turn"] == [me.seat], "the person to be asked")
    return me, me.sight()


def losing(match: Match[Any]) -> list[Any]:
    """The moves that end the game, and lose it."""
    step = match.asked()
    assert step is not None
    found = []
    for a in step.options(match.state):
        after = match.at(len(match.log))
        after.play(step.asks, a)
        outcome = after.outcome()
        if outcome is not None and step.asks not in outcome.winners:
            found.append(a)
    return found


# --- Before a move


def test_a_move_that_loses_the_game_is_costly_and_a_better_one_is_named() -> None:
    match = begun(GOAL)
    winning = GOAL.expected(match)[0]
    assert losing(match)
    for a in losing(match):
        found = costly(match, GOAL.file.you, a, seed=1)
        assert found is not None and found.best not in losing(match) and found.cost >= MARGIN
        asked = question(match, found.best, GOAL.file.you, found.reasons)
        assert asked.key.startswith("table-coach-sure") and isinstance(asked.values["better"], Text)
    assert costly(match, GOAL.file.you, winning, seed=1) is None


def test_the_coach_answers_about_a_move_without_making_it(sqlite_host: Host) -> None:
    me, sight = against_a_bot(sqlite_host)
    action = options_of(sight)[0]
    answer = me.post("coach", number=sight["number"], action=action)
    assert answer.status_code == 200, answer.text
    assert answer.json()["number"] == sight["number"] and answer.json()["action"] == action
    assert me.sight() == sight
    assert me.post("coach", number=sight["number"], action=action).json() == answer.json()


def test_what_cannot_be_asked_is_refused(sqlite_host: Host) -> None:
    me, sight = against_a_bot(sqlite_host)
    number, action = sight["number"], options_of(sight)[0]
    problem(Person(sqlite_host.url, me.match).post("coach", number=number, action=action), 403, "forbidden")
    problem(me.post("coach", number=number + 1, action=action), 409, "stale")
    problem(me.post("coach", number=number, action=10**9), 400, "unreadable")
    problem(me.post("coach", number=-1, action=action), 400, "unreadable")
    problem(me.post("coach", number=number), 400, "unreadable")
    me.post("resign")
    problem(me.post("coach", number=number, action=action), 409, "game-over")


# --- Who hears it


def test_in_a_match_with_other_people_there_is_none(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    me, other, sight = asked_and_other(people)
    assert "coach" not in sight and "coach" not in other.sight()
    asked = me.post("coach", number=sight["number"], action=options_of(sight)[0])
    problem(asked, 403, "forbidden")


def test_somebody_who_has_left_is_no_bot(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    people[1].post("leave")
    people[0].post("answer")
    assert "coach" not in people[0].sight()


def test_only_the_player_hears_it_and_only_while_the_game_goes_on(sqlite_host: Host) -> None:
    me, sight = against_a_bot(sqlite_host)
    assert "coach" in sight and "lesson" not in sight["coach"]
    assert "coach" not in Person(sqlite_host.url, me.match).sight()
    me.post("resign")
    assert "coach" not in me.sight()


# --- Two worlds that differ only in what the asked seat cannot know

hiding = [name for name in game_names() if hides_draws(name, 0)]


def asked_in_two_worlds(name: str, wanted: int) -> Iterator[tuple[int, Match[Any], Match[Any]]]:
    pairs = ((seat, *pair) for seat in (0, 1) for pair in worlds(name, seat, wanted=40))
    asked = ((seat, one, other) for seat, one, other in pairs if asks(one) == seat)
    yield from (pair for pair, _ in zip(asked, range(wanted), strict=False))


def asks(match: Match[Any]) -> int | None:
    step = match.asked()
    return None if step is None else step.asks


def wish(match: Match[Any], seat: int, action: Any) -> MoveToWeigh:
    book = match.game.codebook.number
    return MoveToWeigh(
        game=match.game.name,
        settings=msgspec.json.encode(match.settings),
        seats=match.seats,
        log=tuple((entry.seat, book[entry.action]) for entry in match.log),
        seat=seat,
        level="",
        seed=seed_of(MATCH, len(match.history), seat),
        action=book[action],
    )


@pytest.mark.parametrize("name", hiding)
def test_the_coach_says_the_same_with_the_same_work_in_two_worlds(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Search] = []
    begin = Search.__init__

    def noted(self: Search, *arguments: Any, **more: Any) -> None:
        begin(self, *arguments, **more)
        made.append(self)

    monkeypatch.setattr(Search, "__init__", noted)
    monkeypatch.setattr("vespers.bots.caution.MARGIN", 0.0)  # it always has something to say
    pairs = list(asked_in_two_worlds(name, wanted=3))
    assert pairs
    for seat, one, other in pairs:
        game, box = one.game, one.game.box(one.settings)
        views = [game.view(match.state, seat) for match in (one, other)]
        asked = [free_coach(m, box, view, seat) for m, view in zip((one, other), views, strict=True)]
        assert asked[0] == asked[1]
        step = one.asked()
        assert step is not None
        for action in step.options(one.state)[:2]:
            made.clear()
            assert weigh(wish(one, seat, action)) == weigh(wish(other, seat, action))
            assert len({(search.looks, search.judged) for search in made}) <= 1


def test_an_event_loop_never_thinks(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A caution is work for another process."""

    def forbidden(*_: Any) -> None:
        raise AssertionError("searched in the server")

    monkeypatch.setattr(Search, "look", forbidden)
    me, sight = against_a_bot(sqlite_host)
    assert me.post("coach", number=sight["number"], action=options_of(sight)[0]).status_code == 200
