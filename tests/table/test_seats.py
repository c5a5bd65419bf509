"""Who sits where: names, leaving and returning, resigning, rematch, playing on from a position."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from tests.table.client import Host, Person, new_match, options_of, play, run_there, turn_of
from tests.table.refusals import problem
from tests.waiting import wait_for
from vespers.table.store.schema import entries


def test_names_are_plain_text(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    assert people[0].post("name", name="<b>Ann</b>\n").status_code == 204
    assert people[1].sight()["players"][0]["name"] == "<b>Ann</b>"


@pytest.mark.parametrize("blank", ["\u3164", "\u2800 \u2800", "\u115f\uffa0", "\u200b"])
def test_a_name_that_shows_nothing_is_none(sqlite_host: Host, blank: str) -> None:
    _, people = new_match(sqlite_host.url)
    assert people[0].post("name", name=blank).status_code == 204
    assert people[1].sight()["players"][0].get("name", "") == ""


def test_nobody_passes_for_somebody_else(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    for person, name in zip(people, ["ann  the abbess of Ghent", "Ａnn the abbess of Ghent"], strict=True):
        assert person.post("name", name=name).status_code == 204
    first, second = (player["name"] for player in people[0].sight()["players"])
    assert second.endswith(" (2)") and len(second) <= 24 and first != second
    assert people[0].post("name", name=first).status_code == 204, "one's own name again is no other's"
    assert people[0].sight()["players"][0]["name"] == first


def test_a_seat_goes_to_a_bot_if_the_others_agree_and_comes_back(host: Host) -> None:
    _, (one, two) = new_match(host.url)
    two.sight()
    play([one, two], moves=2)
    assert two.post("leave").status_code == 204
    sight = one.sight()
    question = sight["consent"]
    assert question.pop("id") and question == {"kind": "replace", "by": 1, "waiting": [0], "seat": 1}
    assert one.answer(True, sight["number"]).status_code == 200
    assert one.sight()["players"][1]["left"]
    play([one], moves=2)  # the bot answers for the one who left
    assert two.post("return").status_code == 204
    assert "left" not in one.sight()["players"][1]
    assert play([one, two])["over"]


def test_who_left_cannot_move_before_returning(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me bot")
    assert people[0].post("leave").status_code == 204
    sight = people[0].sight()
    assert sight["players"][0]["left"] and not options_of(sight)
    problem(people[0].post("moves", id="x", number=people[0].sight()["number"], action=0), 403, "forbidden")


def test_to_leave_is_refused_by_a_no(sqlite_host: Host) -> None:
    _, (one, two) = new_match(sqlite_host.url)
    two.sight()
    two.post("leave")
    one.answer(False, one.sight()["number"])
    sight = one.sight()
    assert "consent" not in sight and "left" not in sight["players"][1]


def test_resigning_ends_a_match_of_two(host: Host) -> None:
    match, (one, two) = new_match(host.url)
    play([one, two], moves=2)
    with two.live() as live:
        assert one.post("resign").status_code == 204
        assert live.until("sight", lambda m: m.get("over"))["players"][0]["left"]
    problem(two.post("moves", id="x", number=two.sight()["number"], action=0), 409, "game-over")
    problem(one.post("resign"), 409, "game-over")
    assert Person(host.url, match).get("record").status_code == 200
    assert "seed" not in two.sight()  # the rules have not ended it: the draws that never came stay unknown


def test_a_rematch_is_claimed_with_the_old_secret(host: Host) -> None:
    match, (one, two) = new_match(host.url)
    problem(one.post("rematch"), 409, "running")
    one.post("resign")
    created = one.post("rematch").json()
    assert two.sight()["rematch"] == created["match"] != match
    new = Person(host.url, created["match"], two.secret)
    claimed = new.post("claim").json()
    assert claimed == new.post("claim").json()
    assert two.post("rematch").json() == claimed  # whoever asks second finds the same
    assert claimed["keys"][0]["seat"] == 1
    again = [
        Person(host.url, created["match"], created["keys"][0]["secret"], 0),
        Person(host.url, created["match"], claimed["keys"][0]["secret"], 1),
    ]
    assert play(again)["over"]
    problem(Person(host.url, created["match"], "x" * 22).post("claim"), 403, "forbidden")
    problem(Person(host.url, match, one.secret).post("claim"), 403, "forbidden")


def test_play_on_from_any_position_of_a_finished_match(host: Host) -> None:
    match, people = new_match(host.url)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    problem(people[0].post("branch", number=12, seats=seats), 409, "running")
    last = play(people)
    watcher = Person(host.url, match)
    created = watcher.post("branch", number=20, seats=seats)
    assert created.status_code == 201
    key = created.json()["keys"][0]
    me = Person(host.url, created.json()["match"], key["secret"], key["seat"])
    old = [line["text"] for line in people[0].sight()["lines"] if line["number"] <= 15]
    assert [line["text"] for line in me.sight()["lines"] if line["number"] <= 15] == old
    assert play([me])["over"]
    assert "fairness" not in me.sight()  # nobody promised a seed for draws that were copied
    assert me.get("record").status_code == 200
    problem(watcher.post("branch", number=last["number"] + 1, seats=seats), 400, "unreadable")
    problem(watcher.post("branch", number=5, seats=seats[:1]), 422, "bad-options")


def test_around_one_screen_all_may_be_looked_at(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url, "me local")
    play(people, moves=3)
    assert people[0].get("record").status_code == 200
    assert people[0].get("replay", number=6, seat=1).status_code == 200
    assert people[0].post("branch", number=12, seats=[{"kind": "me"}, {"kind": "local"}]).status_code == 201
    problem(Person(sqlite_host.url, match).get("record"), 409, "running")


def test_replay_shows_every_number(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me local")
    last = play(people, moves=6)
    for number in range(last["number"] + 1):
        sight = people[0].get("replay", number=number, seat=0).json()
        assert sight["number"] == number and sight["last"] == last["number"]
        assert {line["number"] for line in sight.get("lines", [])} == set(range(1, number + 1))
        assert "options" not in sight["scene"]


def test_old_matches_are_deleted(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    server = sqlite_host.app.server

    async def delete_all() -> tuple[int, int | None]:
        deleted = await server.store.delete(await server.store.untouched(2**31 - 1))
        async with server.engine.connect() as connection:
            return deleted, await connection.scalar(select(func.count()).select_from(entries))

    deleted, left = run_there(sqlite_host, delete_all())
    assert deleted >= 1 and left == 0
    mover = people[turn_of(people[0].sight()) or 0]
    sight = mover.sight()
    problem(mover.move(sight, options_of(sight)[0]), 404, "unknown-match")  # a room still open finds out
    server.lobby.open.pop(match)
    problem(people[0].get(), 404, "unknown-match")


def test_a_room_that_nobody_uses_is_forgotten_and_read_again(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    before = play(people, moves=3)
    rooms = sqlite_host.app.server.lobby
    rooms.forget_idle()
    assert match in rooms.open  # used just now
    rooms.open[match].used -= 1000
    rooms.forget_idle()
    assert match not in rooms.open
    assert people[0].sight() == before


def test_summary(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    turn = people[0].sight()["turn"]
    summary = Person(sqlite_host.url, match).get("summary").json()
    assert summary["match"] == match and summary["turn"] == turn


def test_a_bot_answers_after_each_of_my_moves(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url, "me bot")
    wait_for(lambda: turn_of(people[0].sight()) == 0, "my turn")
    sight = people[0].sight()
    people[0].move(sight, options_of(sight)[0])
    wait_for(lambda: turn_of(people[0].sight()) in (0, None), "the bot's answer")
