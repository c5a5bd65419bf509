"""Packs of players at the table: refused before they cost anything, and never read in the event loop."""

from __future__ import annotations

import json
import threading
import tomllib
from typing import Any

import pytest

from tests.engine.absurd_packs import ABSURD
from tests.table.client import Host, browser, new_match
from tests.table.refusals import problem
from vespers.engine import record
from vespers.engine.match import Match
from vespers.games import find_game

TWO = [{"kind": "me"}, {"kind": "bot"}]
MINE = '[pack]\nid = "{name}"\nextends = true\n'


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> dict[str, threading.Thread]:
    """Which thread parsed a text."""
    found: dict[str, threading.Thread] = {}
    parse = tomllib.loads

    def parsed(text: str) -> Any:
        found[text] = threading.current_thread()
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", parsed)
    return found


@pytest.mark.parametrize("case", ABSURD)
def test_no_route_parses_what_nobody_needs(
    sqlite_host: Host, readers: dict[str, threading.Thread], case: str
) -> None:
    text, expected = ABSURD[case]
    http, settings = sqlite_host.http, {"own": [text]}
    wish = {"game": "wolves", "seats": TWO, "options": settings}
    assert expected in problem(http.post("/api/matches", json=wish), 422, "bad-pack")["detail"]
    moons = {"game": "fermentation", "seats": TWO, "options": settings}
    problem(http.post("/api/campaigns", json=moons), 422, "bad-pack")
    kept = {"game": "fermentation", "seats": TWO, "record": {"players": ["1", "2"], "options": settings}}
    problem(http.post("/api/campaigns", json=kept), 422, "bad-pack")
    problem(http.post("/api/records", content=record_with(text)), 422, "bad-record")
    assert text not in readers


def record_with(pack: str) -> bytes:
    """A record whose head has a pack of its own."""
    match = Match(find_game("wolves"), 2)
    head, rest = record.write(match).split(b"\n", 1)
    settings = {"own": [pack]}
    return json.dumps(json.loads(head) | {"options": settings}).encode() + b"\n" + rest + b"{}\n"


def test_nine_packs_are_too_many(sqlite_host: Host) -> None:
    wish = {"game": "wolves", "seats": TWO, "options": {"own": [MINE.format(name="x")] * 9}}
    assert "at most 8" in problem(sqlite_host.http.post("/api/matches", json=wish), 422, "bad-pack")["detail"]


def test_a_pack_is_read_beside_the_event_loop(
    sqlite_host: Host, readers: dict[str, threading.Thread]
) -> None:
    match_pack, moon_pack = MINE.format(name="for-a-match"), MINE.format(name="for-a-campaign")
    match, people = new_match(sqlite_host.url, "me bot", own=[match_pack])
    moons = {"game": "fermentation", "seats": TWO, "options": {"own": [moon_pack]}}
    created = browser(sqlite_host.url).post("/api/campaigns", json=moons)
    assert created.status_code == 201, created.text
    for pack in (match_pack, moon_pack):
        assert readers[pack].name.startswith("own-packs")
    forget_boxes()
    readers.clear()
    sqlite_host.app.server.lobby.open.pop(match)
    people[0].sight()  # read anew from the database, as after a restart
    assert sqlite_host.http.get(f"/api/campaigns/{created.json()['campaign']}").status_code == 200
    for pack in (match_pack, moon_pack):
        assert readers[pack].name.startswith("own-packs")


def forget_boxes() -> None:
    from vespers.games.fermentation import box as fermentation_box
    from vespers.games.fermentation import pack as fermentation_pack
    from vespers.games.wolves import box as wolves_box
    from vespers.games.wolves import pack as wolves_pack

    boxes = fermentation_box.box_of, wolves_box.box_of
    for cached in (*boxes, fermentation_pack.contents, wolves_pack.contents):
        cached.cache_clear()


def test_a_pack_that_takes_too_long_is_refused(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr("vespers.table.own_packs.PATIENCE", 0.05)
    slow, parse = MINE.format(name="slow"), tomllib.loads
    monkeypatch.setattr(tomllib, "loads", lambda text: parse(text) if text != slow or done.wait(60) else {})
    wish = {"game": "wolves", "seats": TWO, "options": {"own": [slow]}}
    problem(sqlite_host.http.post("/api/matches", json=wish), 422, "bad-options")
    done.set()
