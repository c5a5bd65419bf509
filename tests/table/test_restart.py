"""Killed in the middle of a match and started again: nothing acknowledged is lost, bots go on."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psutil
import pytest

from tests.table.client import Json, Person, new_match, options_of, play, turn_of
from tests.table.conftest import database
from tests.table.process import Process
from tests.waiting import wait_for


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = database(kind, request, tmp_path)
    acknowledged: list[tuple[Person, int]] = []
    with Process(url, "--bot-pause", "60") as server:
        _, with_bot = new_match(server.url, "me bot", starter="second")
        assert turn_of(with_bot[0].sight()) == 1  # the bot was asked, and will not have answered
        matches = [new_match(server.url)[1] for _ in range(3)]
        with ThreadPoolExecutor(len(matches)) as players:
            playing = [players.submit(play_until_killed, people, acknowledged) for people in matches]
            try:
                wait_for(lambda: len(acknowledged) >= 15, "some moves")
            finally:
                server.kill()
        for player in playing:
            player.result()
    with server.again("--bot-pause", "0"):
        check_nothing_is_lost(matches, acknowledged)
        wait_for(lambda: turn_of(with_bot[0].sight()) == 0, "the bot to go on")
        play(with_bot, moves=1)
        assert server.stop() == 0, "a graceful stop is no failure"


def check_nothing_is_lost(matches: list[list[Person]], acknowledged: list[tuple[Person, int]]) -> None:
    for people in matches:
        sight = people[0].sight()
        numbers = {number for person, number in acknowledged if person.match == sight["match"]}
        spoken = {line["number"] for line in sight["lines"] if line.get("seat") is not None}
        assert numbers and numbers <= spoken
        assert play(people, moves=2)["number"] > max(numbers)


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
def test_a_killed_server_leaves_no_thinking_process_behind(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'table.sqlite'}") as server:
        assert server.process is not None
        running = psutil.Process(server.process.pid)
        wait_for(lambda: len(running.children()) >= 2, "the pool")  # with multiprocessing's tracker
        started = running.children()
        server.kill()
    wait_for(lambda: not any(child.is_running() for child in started), "them to go")
