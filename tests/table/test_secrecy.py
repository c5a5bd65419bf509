"""Nobody learns what a seat may not know, on the bytes that really cross the wire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.client import Host, Live, Person, new_match, play
from tests.table.conftest import unlimited
from tests.table.worlds import MATCH, SECRETS, game_view, hides_draws, store_world, worlds
from vespers.games import find_game, game_names


def everything_seen(url: str, viewer: int | None, number: int) -> list[bytes | str]:
    """Every payload this viewer can get, over HTTP and socket."""
    who = Person(url, MATCH, SECRETS[viewer] if viewer is not None else "", viewer)
    seen: list[bytes | str] = [who.get().content, who.get("summary").content]
    for past in range(0, number + 1, 3):
        seen.append(who.get("replay", number=past).content)
        if viewer is not None:
            seen.append(who.get("replay", number=past, seat=viewer).content)
    seen += [who.first_news(), who.first_news(since=number // 2)]
    things = thing_ids(json.loads(seen[0]))
    seen += [who.post("why", id="w", number=number, things=[thing]).content for thing in things[:40]]
    seen.append(who.post("why", id="w", number=number, things=[]).content)
    actions = range(0, len(find_game(json.loads(seen[0])["game"]).codebook), 7)
    turn = json.loads(seen[0]).get("turn")
    if viewer is not None and turn != [viewer]:
        seen += [who.post("moves", id="m", number=number, action=a).content for a in actions]
    seen.append(who.post("hint", number=number).content)
    with Live(url, MATCH, who.secret) as live:
        seen.append(live.hear_raw())
        live.say(type="why", id="x", number=number, things=["nothing"])
        seen.append(json.dumps(live.until("because")))
    with Live(url, MATCH, who.secret, changes=True) as live:
        seen.append(live.hear_raw())
        with Live(url, MATCH, SECRETS[0 if viewer else 1]):  # somebody comes
            seen.append(json.dumps(live.until("changed", lambda m: "players" in m["fields"])))
    return seen


def thing_ids(sight: Any) -> list[str]:
    """All ids in a scene."""
    if isinstance(sight, dict):
        own = [sight["id"]] if isinstance(sight.get("id"), str) else []
        return own + [found for value in sight.values() for found in thing_ids(value)]
    if isinstance(sight, list):
        return [found for value in sight for found in thing_ids(value)]
    return []


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", game_names())
def test_two_worlds_a_viewer_cannot_tell_apart_look_the_same(
    name: str, viewer: int | None, tmp_path: Path
) -> None:
    pairs = list(worlds(name, viewer, wanted=1))
    if not pairs:
        assert not hides_draws(name, viewer), f"{name} hides draws, but no two worlds were found"
        return
    for n, pair in enumerate(pairs):
        payloads = []
        for m, match in enumerate(pair):
            folder = tmp_path / f"{n}-{m}"
            folder.mkdir()
            url = store_world(match, folder, "the same seed")
            with Host(unlimited(url)) as host:
                payloads.append(everything_seen(host.url, viewer, len(match.history)))
        assert payloads[0] == payloads[1]
        assert len(payloads[0]) > 5


def test_two_worlds_do_look_different_to_the_one_who_knows(tmp_path: Path) -> None:
    """The test above can fail: the owner of the hand sees the difference."""
    one, other = next(worlds("wolves", 0, wanted=1))
    assert game_view(one, 1) != game_view(other, 1)


def test_a_spectator_sees_no_hand_and_no_answer(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    play(people, moves=3)
    watched = Person(sqlite_host.url, match)
    sight = watched.sight()
    assert "options" not in sight["scene"] and "viewer" not in sight["scene"]
    for n in (0, 1):
        assert watched.get("replay", number=5, seat=n).status_code == 403
        assert people[n].get("replay", number=5, seat=1 - n).status_code == 403
        assert people[n].get("replay", number=5, seat=n).status_code == 200
    drawn = [line for line in sight["lines"] if line["text"]["key"] == "wolves-action-Drawn"]
    assert drawn == []
    assert people[0].get("record").status_code == 409


def test_after_the_end_every_hand_may_be_seen(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    play(people)
    for n in (0, 1):
        assert Person(sqlite_host.url, match).get("replay", number=8, seat=n).status_code == 200


def test_no_secret_is_stored_or_told_again(sqlite_host: Host, tmp_path: Path) -> None:
    match, people = new_match(sqlite_host.url)
    for answer in (people[0].get(), people[1].get(), people[0].get("summary")):
        assert not any(person.secret in answer.text for person in people)
    dump = "".join(str(row.secret) for row in sqlite_host.app.server.lobby.open[match].table.seats)
    assert not any(person.secret in dump for person in people)
