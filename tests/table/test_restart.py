"""Killed in the middle of a match and started again: nothing acknowledged is lost, bots go on."""

from __future__ import annotations

import random
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest

from tests.table.client import Json, Person, new_match, options_of, play, turn_of, wait_for
from tests.table.conftest import database
from tests.table.process import Process


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    server = Process(database(kind, request, tmp_path))
    server.start()
    acknowledged: list[tuple[Person, int]] = []
    matches = [new_match(server.url)[1] for _ in range(4)]
    players = [threading.Thread(target=play_until_killed, args=(people, acknowledged)) for people in matches]
    for player in players:
        player.start()
    wait_for(lambda: len(acknowledged) >= 25, "some moves")
    server.kill()
    for player in players:
        player.join(10)
    server.start()
    last: dict[str, int] = {}
    for person, number in acknowledged:
        last[person.match] = max(last.get(person.match, 0), number)
    for people in matches:
        sight = people[0].sight()
        assert sight["number"] >= last[sight["match"]]
        assert not sight.get("over")
        spoken = {line["number"] for line in sight["lines"] if line.get("seat") is not None}
        assert {number for person, number in acknowledged if person.match == sight["match"]} <= spoken
    assert play(matches[0])["over"]
    assert server.stop() in (0, -15)


def play_until_killed(people: list[Person], acknowledged: list[tuple[Person, int]]) -> None:
    chooser = random.Random(3)
    try:
        while True:
            sight: Json = people[0].sight()
            turn = turn_of(sight)
            if turn is None:
                return
            mine = people[turn].sight()
            done = people[turn].move(mine, chooser.choice(options_of(mine)))
            if done.status_code == 200:
                acknowledged.append((people[turn], done.json()["number"]))
    except (httpx.TransportError, RuntimeError, AssertionError):
        return  # the server is gone


@pytest.mark.slow
def test_a_bot_that_was_asked_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    slow = Process(url, "--bot-pause", "60")
    slow.start()
    _, people = new_match(slow.url, "me bot", starter="second")
    assert turn_of(people[0].sight()) == 1
    slow.kill()
    with sqlite3.connect(tmp_path / "table.sqlite") as file:
        assert file.execute("SELECT bot_turn FROM matches").fetchall() == [(1,)]
    file.close()
    quick = Process(url)
    quick.port = slow.port
    quick.command[4] = str(slow.port)
    with quick:
        wait_for(lambda: turn_of(people[0].sight()) == 0, "the bot to go on")
        assert play(people)["over"]
