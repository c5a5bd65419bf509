"""Hints: for the asked person alone, from what the seat can know, and never in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.client import Host, Person, new_match, options_of, play, run_there
from tests.table.conftest import unlimited
from tests.table.refusals import asked_and_other, problem
from tests.table.worlds import MATCH, SECRETS, hides_draws, store_world, worlds
from tests.waiting import PATIENCE, wait_for
from vespers.bots.search import Search
from vespers.engine.match import Match
from vespers.games import game_names
from vespers.table.bot_pool import ADVICE, BotPool, Question
from vespers.table.hints import advise, seed_of
from vespers.texts import has_text


def test_the_asked_person_gets_the_best_options_with_chances_and_reasons(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    play(people, moves=4)
    me, _, sight = asked_and_other(people)
    hint = me.post("hint", number=sight["number"]).json()
    assert hint["number"] == sight["number"] and 1 <= len(hint["advice"]) <= 3
    assert {each["action"] for each in hint["advice"]} <= set(options_of(sight))
    assert all(0 <= each["chance"] <= 1 and has_text(each["text"]["key"]) for each in hint["advice"])
    assert all(has_text(why["key"]) for each in hint["advice"] for why in each.get("reasons", []))
    assert me.sight() == sight  # nothing has changed
    assert me.post("hint", number=sight["number"]).json() == hint


def test_nobody_else_gets_one(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    me, other, sight = asked_and_other(people)
    number = sight["number"]
    problem(Person(sqlite_host.url, match).post("hint", number=number), 403, "forbidden")
    problem(other.post("hint", number=number), 409, "not-your-turn")
    problem(me.post("hint", number=number - 1), 409, "stale")
    problem(me.post("hint", number=number + 1), 409, "stale")
    problem(me.post("hint", number=-1), 400, "unreadable")
    problem(me.post("hint"), 400, "unreadable")
    me.post("resign")
    problem(other.post("hint", number=number), 409, "game-over")


def test_who_left_gets_none(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me bot")
    people[0].post("leave")
    problem(people[0].post("hint", number=people[0].sight()["number"]), 403, "forbidden")


def test_a_hint_that_waits_can_be_called_off_and_blocks_nothing(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    me, _, sight = asked_and_other(people)
    pool = sqlite_host.app.server.pool
    place = (me.match, sight["number"], me.seat)
    busy = asyncio.Event()
    run_there(sqlite_host, occupied(pool, busy))  # somebody else thinks
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(me.post, "hint", number=sight["number"])
        wait_for(lambda: place in sqlite_host.app.server.hints.asked, "the hint to wait")
        assert me.sight() == sight
        assert me.delete("hint").status_code == 204
        run_there(sqlite_host, released(busy))
        problem(waiting.result(PATIENCE), 409, "cancelled")
    assert me.post("hint", number=sight["number"]).status_code == 200


async def occupied(pool: BotPool, until: asyncio.Event) -> None:
    """Returns when the only bot process is taken."""
    taken = asyncio.Event()

    async def hold() -> None:
        async with pool.turns.take(ADVICE):
            taken.set()
            await until.wait()

    HELD.append(asyncio.create_task(hold()))
    await taken.wait()


async def released(busy: asyncio.Event) -> None:
    busy.set()


HELD: list[asyncio.Task[None]] = []


def test_a_hint_that_takes_too_long_is_given_up(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    _, people = new_match(sqlite_host.url)
    me, _, sight = asked_and_other(people)
    monkeypatch.setattr(sqlite_host.app.server.pool, "deadline", 0.01)
    hint = me.post("hint", number=sight["number"])
    problem(hint, 503, "too-slow")
    assert hint.headers["retry-after"] == "5"
    monkeypatch.undo()
    assert me.post("hint", number=sight["number"]).status_code == 200


def test_hints_per_address(tmp_path: Path) -> None:
    limited = msgspec.structs.replace(
        unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}"), thoughts_per_minute=2
    )
    with Host(limited) as host:
        _, people = new_match(host.url)
        for _ in range(2):
            refused = "stale" if asks(people[0]) else "not-your-turn"  # who looks first has the opening dealt
            problem(people[0].post("hint", number=0), 409, refused)
        problem(people[0].post("hint", number=0), 429, "too-many")


def asks(person: Person) -> bool:
    return bool(person.sight()["turn"] == [person.seat])


# --- Two worlds that differ only in what the asked seat cannot know

hiding = [name for name in game_names() if hides_draws(name, 0)]


def asked_in_two_worlds(name: str, wanted: int) -> Iterator[tuple[int, Match[Any], Match[Any]]]:
    """Pairs in which the viewer is asked."""
    found = 0
    for seat in (0, 1):
        for one, other in worlds(name, seat, wanted=40):
            step = one.asked()
            if step is not None and step.asks == seat:
                yield seat, one, other
                found += 1
            if found == wanted:
                return


def question(match: Match[Any], seat: int) -> Question:
    book = match.game.codebook.number
    return Question(
        game=match.game.name,
        settings=msgspec.json.encode(match.settings),
        seats=match.seats,
        log=tuple((entry.seat, book[entry.action]) for entry in match.log),
        seat=seat,
        level="",
        seed=seed_of(MATCH, len(match.history), seat),
    )


@pytest.mark.parametrize("name", hiding)
def test_a_hint_and_the_work_for_it_are_the_same_in_two_worlds(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Search] = []
    begin = Search.__init__

    def noted(self: Search, *arguments: Any, **more: Any) -> None:
        begin(self, *arguments, **more)
        made.append(self)

    monkeypatch.setattr(Search, "__init__", noted)
    monkeypatch.setattr("vespers.table.hints.PACE", 0.2)
    pairs = list(asked_in_two_worlds(name, wanted=3))
    assert pairs
    for seat, one, other in pairs:
        assert advise(question(one, seat)) == advise(question(other, seat))
        assert made[-2].looks == made[-1].looks and made[-2].judged == made[-1].judged


@pytest.mark.parametrize("name", hiding)
def test_a_hint_over_http_is_the_same_in_two_worlds(name: str, tmp_path: Path) -> None:
    seat, *pair = next(asked_in_two_worlds(name, wanted=1))
    hint = []
    for n, match in enumerate(pair):
        folder = tmp_path / str(n)
        folder.mkdir()
        with Host(unlimited(store_world(match, folder, f"seed {n}"))) as host:
            me = Person(host.url, MATCH, SECRETS[seat], seat)
            answer = me.post("hint", number=len(match.history))
            assert answer.status_code == 200, answer.text
            hint.append(answer.content)
    assert hint[0] == hint[1]


def test_a_seed_for_hints_is_public_and_differs_by_question() -> None:
    seeds = {seed_of("m", number, seat) for number in range(20) for seat in range(4)}
    assert len(seeds) == 80 and seed_of("m", 1, 0) == seed_of("m", 1, 0)


def test_an_event_loop_never_thinks(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is work for another process: this one only waits."""

    def forbidden(*_: Any) -> None:
        raise AssertionError("searched in the server")

    monkeypatch.setattr(Search, "look", forbidden)
    _, people = new_match(sqlite_host.url)
    me, _, sight = asked_and_other(people)
    assert me.post("hint", number=sight["number"]).status_code == 200
