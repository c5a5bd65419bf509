"""A match whose game, packs or rules are gone: nothing of it is lost, and nobody is stuck with it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import update

from tests.table.campaigns import go_on, new_campaign, page
from tests.table.client import Host, Person, browser, new_match, play, run_there
from vespers.engine import record
from vespers.games import find_game
from vespers.table.store.schema import entries, matches

BROKEN = '[pack]\nid = "x"\nextends = true\n[numbers]\nhand = "many"\n'
GONE: dict[str, dict[str, Any]] = {
    "the game": {"game": "a-game-of-others"},
    "the version": {"version": 99},
    "the pack": {"options": json.dumps({"own": [BROKEN]})},
    "an option": {"options": json.dumps({"starter": "nobody"})},
}
each_loss = pytest.mark.parametrize("lost", GONE.values(), ids=GONE)


def lose(host: Host, match: str, **changed: Any) -> None:
    """Change the stored match as if another release had written it; the server has not read it yet."""
    server = host.app.server

    async def work() -> None:
        async with server.store.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(**changed))
        server.lobby.open.pop(match, None)

    run_there(host, work())


def title(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["title"]


@each_loss
def test_it_is_listed_with_its_stored_facts(host: Host, lost: dict[str, Any]) -> None:
    match, people = new_match(host.url)
    play(people, moves=3)
    known = people[0].get("summary").json()
    lose(host, match, **lost)
    listed = people[0].get("summary").json()
    assert listed.pop("problem")["key"] == "table-problem-unplayable"
    for name in ("turn", "status", "points"):  # only the rules can say
        known.pop(name, None)
    assert listed == {**known, "game": lost.get("game", "wolves")}
    assert title(people[0].get()) == (410, "unplayable")
    assert title(people[0].post("leave")) == (410, "unplayable")


@each_loss
def test_who_resigns_can_download_it(host: Host, lost: dict[str, Any]) -> None:
    match, people = new_match(host.url)
    play(people, moves=3)
    lose(host, match, **lost)
    assert title(people[0].get("record")) == (409, "running"), "hidden hands stay hidden while it may go on"
    assert title(Person(host.url, match).post("resign")) == (403, "forbidden")
    assert people[0].post("resign").status_code == 204
    assert people[0].get("summary").json()["over"]
    data = people[1].get("record").content
    assert len(record.read_head(data).players) == 2
    number = people[0].get("summary").json()["number"]
    assert json.loads(data.splitlines()[-1])["end"] == number > 3


def test_the_record_is_the_one_that_the_game_would_have_written(host: Host) -> None:
    match, people = new_match(host.url, "me local")
    play(people, moves=5)
    known = people[0].get("record").content
    lose(host, match, version=99)
    stored = people[0].get("record").content
    assert stored.splitlines()[0].replace(b'"version":99', b'"version":1') == known.splitlines()[0]
    lose(host, match, version=1)
    assert people[0].get("record").content == known, "when the rules are back, so is the match"
    assert people[0].get().status_code == 200


def test_the_record_of_a_finished_match_can_be_read_where_its_game_is_known(host: Host) -> None:
    match, people = new_match(host.url)
    play(people)
    lose(host, match, game="a-game-of-others")
    data = people[0].get("record").content
    assert record.read(data, lambda name: find_game("wolves")).outcome() is not None


@each_loss
def test_the_last_one_at_the_table_can_delete_it(host: Host, lost: dict[str, Any]) -> None:
    match, people = new_match(host.url)
    lose(host, match, **lost)
    assert title(people[0].delete("")) == (403, "forbidden"), "the other one may still want it"
    assert title(Person(host.url, match).delete("")) == (403, "forbidden")
    assert people[1].post("resign").status_code == 204
    assert people[0].delete("").status_code == 204
    assert title(people[0].get("summary")) == (404, "unknown-match")


def test_a_match_that_can_be_played_is_not_deleted(host: Host) -> None:
    _, people = new_match(host.url, "me bot")
    assert title(people[0].delete("")) == (403, "forbidden")
    assert people[0].get().status_code == 200


def test_a_log_that_cannot_be_replayed_breaks_nothing(host: Host) -> None:
    match, people = new_match(host.url, "me local")
    play(people, moves=2)
    server = host.app.server

    async def spoil() -> None:
        async with server.store.engine.begin() as connection:
            last = (entries.c.match == match) & (entries.c.number == 3)
            await connection.execute(update(entries).where(last).values(action='{"type":"Fly"}'))

    run_there(host, spoil())
    lose(host, match, copied=0)
    assert title(people[0].get()) == (410, "unplayable")
    assert people[0].get("record").status_code == 200
    assert people[0].post("resign").status_code == 204


def test_the_only_match_of_a_campaign_is_deleted_with_it(host: Host) -> None:
    campaign, match, (person,) = new_campaign(host.url)
    lose(host, match, game="a-game-of-others")
    assert person.get("summary").json()["campaign"] == campaign
    assert person.delete("").status_code == 204
    assert title(person.get("summary")) == (404, "unknown-match")
    assert title(browser(host.url).get(f"/api/campaigns/{campaign}")) == (404, "unknown-campaign")


def test_a_campaign_goes_on_from_the_match_before_the_one_that_was_deleted(host: Host) -> None:
    campaign, first, (person,) = new_campaign(host.url)
    assert person.post("resign").status_code == 204
    second = go_on(host.url, campaign, person)
    lose(host, second.match, version=99)
    assert second.delete("").status_code == 204
    assert [one["match"] for one in page(host.url, campaign)["matches"]] == [first]
    third = go_on(host.url, campaign, person)
    assert third.get().status_code == 200
    assert [one["match"] for one in page(host.url, campaign)["matches"]] == [first, third.match]


def test_a_match_that_its_campaign_has_left_behind_is_kept_with_it(host: Host) -> None:
    campaign, match, (person,) = new_campaign(host.url)
    lose(host, match, version=99)
    later = go_on(host.url, campaign, person)
    assert title(person.delete("")) == (403, "forbidden"), "the seats of the next match hang on it"
    assert person.get("summary").json()["campaign"] == campaign
    assert later.get().status_code == 200


@pytest.mark.parametrize(("game", "status"), [("brewers", 403), ("a-game-of-others", 204)])
def test_a_match_that_was_played_stays_while_its_game_can_tell_of_it(
    host: Host, game: str, status: int
) -> None:
    _, match, (person,) = new_campaign(host.url)
    lose(host, match, version=99, over=True, game=game)
    assert person.delete("").status_code == status
