"""Campaigns when servers are killed or several: every match is entered exactly once."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.table.campaigns import HERMIT, go_on, new_campaign, page, states
from tests.table.client import Json, Person, options_of, play, turn_of
from tests.table.conftest import database, new_database
from tests.table.process import Process

pytestmark = pytest.mark.slow


def at(url: str, person: Person) -> Person:
    """The same person at another server."""
    return Person(url, person.match, person.secret, person.seat)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_in_mid_campaign(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    with Process(database(kind, request, tmp_path)) as server:
        campaign, _, (me,) = new_campaign(server.url)
        play([me], moves=5)
        number = me.sight()["number"]
        server.kill()
        server.start()
        assert me.sight()["number"] == number and states(page(server.url, campaign)) == [(1, "running")]
        play([me])
        server.kill()  # at once after the last move was acknowledged
        server.start()
        shown = page(server.url, campaign)
        assert states(shown) == [(1, "played")] and len(shown["story"]["parts"]) == 1
        me = go_on(server.url, campaign, me)
        server.kill()
        server.start()
        assert page(server.url, campaign)["running"] == me.match
        play([me])
        assert states(page(server.url, campaign)) == [(1, "played"), (2, "played")]


def to_the_last_move(person: Person, seed: int) -> tuple[Json, int]:
    """Play until one option is known to end the night: the position, and the option."""
    chooser = random.Random(seed)
    while True:
        sight = person.sight()
        if turn_of(sight) is None:
            raise AssertionError("the night ended before")
        endings = [
            option["number"]
            for option in sight["scene"].get("targets", [])
            if option["text"]["key"] == f"{HERMIT}-action-EndTurn"
        ]
        if endings and last_phase(person, sight):
            return sight, endings[0]
        choice = endings[0] if endings else chooser.choice(options_of(sight))
        assert person.move(sight, choice).status_code == 200


def last_phase(person: Person, sight: Json) -> bool:
    """Whether the tasting has been announced: six phases are over."""
    ended = [line for line in sight["lines"] if line["text"]["key"] == f"{HERMIT}-did-EndTurn"]
    return len([line for line in ended if line.get("seat") == person.seat]) >= 6


def test_the_last_move_in_two_processes_enters_the_match_once(postgres: str) -> None:
    url = new_database(postgres)
    with Process(url) as here, Process(url) as there:
        campaign, _, (me,) = new_campaign(here.url)
        sight, last = to_the_last_move(me, 1)
        twin = at(there.url, me)
        assert twin.sight()["number"] == sight["number"]
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda who: who.move(sight, last), [me, twin]))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        play([me])  # what a won night may still ask
        for server in (here, there):
            assert states(page(server.url, campaign)) == [(1, "played")]
        with ThreadPoolExecutor(4) as pool:
            servers = [here, there, here, there]
            asked = list(pool.map(lambda server: go_on(server.url, campaign, at(server.url, me)), servers))
        assert len({one.match for one in asked}) == 1 and len({one.secret for one in asked}) == 1
        play([at(there.url, asked[0])])
        assert states(page(here.url, campaign)) == [(1, "played"), (2, "played")]
