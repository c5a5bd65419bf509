"""Whole matches over real HTTP and WebSockets, on both databases."""

from __future__ import annotations

import random
from typing import Any

from tests.table.client import Host, Person, new_match, options_of, play, turn_of
from tests.waiting import wait_for
from vespers.engine.dealer import commitment
from vespers.engine.record import read
from vespers.games import find_game


def test_two_people_play_a_whole_match_over_http(host: Host) -> None:
    match, people = new_match(host.url)
    begun = people[0].sight()
    last = play(people)
    assert last["over"] and "turn" not in last
    assert "seed" not in begun
    record = Person(host.url, match).get("record")
    terms = record.text.splitlines()[0]
    assert commitment(last["seed"], terms) == begun["fairness"] == last["fairness"]
    assert record.status_code == 200 and "attachment" in record.headers["content-disposition"]
    replayed = read(record.content, find_game)  # strictly, and the seed deals exactly these draws
    assert replayed.outcome() is not None and len(replayed.history) == last["number"]


def test_two_people_play_a_whole_match_over_sockets(host: Host) -> None:
    match, people = new_match(host.url)
    chooser = random.Random(7)
    with people[0].live() as one, people[1].live() as two, Person(host.url, match).live() as spectator:
        sockets = [one, two]
        sights: list[Any] = [socket.until("sight") for socket in sockets]
        moves = 0
        while (turn := turn_of(sights[0])) is not None:
            number = sights[turn]["number"]
            label = f"move-{moves}"
            action = chooser.choice(options_of(sights[turn]))
            sockets[turn].say(type="move", id=label, number=number, action=action)
            done = sockets[turn].until("done")
            assert done == {"type": "done", "id": label, "number": number + 1}
            sights = [s.until("sight", lambda m, n=number: m["number"] > n) for s in sockets]
            moves += 1
        assert moves > 10
        assert all(sight["over"] for sight in sights)
        end = spectator.until("sight", lambda m: m.get("over"))
        assert end["number"] == sights[0]["number"]


def test_done_comes_before_the_sight_it_announces(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, starter="first")
    with people[0].live() as one:
        sight = one.until("sight", lambda m: turn_of(m) == 0)
        one.say(type="move", id="x", number=sight["number"], action=options_of(sight)[0])
        kinds = []
        while "done" not in kinds:
            message = one.hear()
            kinds.append(message["type"])
            assert message["type"] == "done" or message["number"] == sight["number"]
        assert one.until("sight")["number"] > sight["number"]


def test_one_person_plays_against_a_bot_to_the_end(host: Host) -> None:
    _, people = new_match(host.url, "me bot")
    last = play(people)
    assert last["over"]
    speakers = {line.get("seat") for line in people[0].sight()["lines"]}
    assert {0, 1} <= speakers


def test_a_bot_begins_by_itself(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "bot me", starter="first")
    wait_for(lambda: turn_of(people[0].sight()) == 1, "the bot's first move")


def test_a_lost_socket_resumes_where_it_was(host: Host) -> None:
    _, people = new_match(host.url)
    with people[0].live() as first:
        seen = first.until("sight")["number"]
    play(people, moves=3)
    with people[0].live(since=seen) as again:
        sight = again.until("sight")
    assert sight["since"] == seen and sight["number"] > seen
    assert all(line["number"] > seen for line in sight["lines"]) and sight["lines"]


def test_hello_again_on_an_open_socket_resyncs(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    with people[0].live(since=10**6) as live:
        assert "lines" not in live.until("sight")
        live.say(type="hello", secret=people[0].secret, since=0)
        assert live.until("sight", lambda m: m.get("lines"))["lines"][0]["number"] == 1


def test_a_quiet_viewer_can_ask_whether_anybody_is_there(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    for viewer in (people[0], Person(sqlite_host.url, match)):
        with viewer.live() as live:
            number = live.until("sight")["number"]
            live.say(type="ping", id="p")
            assert live.until("done") == {"type": "done", "id": "p", "number": number}
            live.say(type="ping", id="not an id")
            assert live.until("problem")["title"] == "unreadable"


def test_presence_is_shown(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    with people[0].live() as one:
        with people[1].live():
            one.until("sight", lambda m: m["players"][1].get("online"))
        one.until("sight", lambda m: not m["players"][1].get("online"))
