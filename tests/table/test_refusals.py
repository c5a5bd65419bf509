"""Stale, doubled, late and forged messages: refused with a reason, and nothing has changed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import Host, Live, Person, new_match, options_of, play
from tests.table.refusals import asked_and_other, problem
from vespers.table.seat_tokens import new_secret


def test_the_same_click_twice_is_played_once(host: Host) -> None:
    _, people = new_match(host.url)
    me, _, sight = asked_and_other(people)
    first = me.move(sight, options_of(sight)[0], click="click")
    after = me.sight()["number"]
    again = me.move(sight, options_of(sight)[0], click="click")
    assert first.json() == again.json() == {"type": "done", "id": "click", "number": sight["number"] + 1}
    assert me.sight()["number"] == after


def test_two_clicks_at_once_are_played_once(host: Host) -> None:
    _, people = new_match(host.url)
    me, _, sight = asked_and_other(people)
    options = options_of(sight)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: me.move(sight, options[n % len(options)], click=f"c{n}"), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    first = me.sight(sight["number"])["lines"][0]
    assert (first["number"], first["seat"]) == (sight["number"] + 1, me.seat)


def test_a_click_on_an_old_page_is_stale(host: Host) -> None:
    _, people = new_match(host.url)
    me, _, sight = asked_and_other(people)
    play(people, moves=2)
    before = me.sight()["number"]
    problem(me.move(sight, options_of(sight)[0]), 409, "stale")
    problem(me.post("moves", id="x", number=before + 5, action=0), 409, "stale")
    assert me.sight()["number"] == before


def test_out_of_turn_illegal_and_unknown_actions_change_nothing(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    me, other, sight = asked_and_other(people)
    number = sight["number"]
    problem(other.move(sight, options_of(sight)[0]), 409, "not-your-turn")
    for action in set(range(0, 1000, 7)) - set(options_of(sight)):
        answer = me.post("moves", id=f"i{action}", number=number, action=action)
        refused = problem(answer, *((409, "illegal") if answer.status_code == 409 else (400, "unreadable")))
        assert refused["text"]["key"].startswith(("wolves-why-", "why-"))
    problem(me.post("moves", id="n", number=number, action=-1), 400, "unreadable")
    assert me.sight()["number"] == number


def test_an_illegal_move_names_the_rule(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    play(people, moves=4)
    me, _, sight = asked_and_other(people)
    refusals = [me.post("moves", id=f"r{n}", number=sight["number"], action=n) for n in range(300)]
    sections = {answer.json().get("rule") for answer in refusals if answer.status_code == 409}
    assert any(section for section in sections)


def test_a_late_move_after_the_end(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    last = play(people)
    problem(people[0].post("moves", id="late", number=last["number"], action=0), 409, "game-over")
    problem(people[0].undo(0, last["number"]), 409, "game-over")


def test_forged_secrets_open_nothing(host: Host) -> None:
    match, people = new_match(host.url)
    _, elsewhere = new_match(host.url)
    for secret in (new_secret(), elsewhere[0].secret, "x", people[0].secret[:-1] + "é"):
        stranger = Person(host.url, match, "")
        stranger.headers = {"Authorization": b"Bearer " + secret.encode()}  # type: ignore[dict-item]
        problem(stranger.get(), 403, "forbidden")
        problem(stranger.post("moves", id="f", number=0, action=0), 403, "forbidden")
    problem(Person(host.url, match).post("moves", id="f", number=0, action=0), 403, "forbidden")
    problem(Person(host.url, match).post("resign"), 403, "forbidden")


def test_nobody_uses_up_the_ids_of_another(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    for _ in range(2):
        me, _, sight = asked_and_other(people)
        assert me.move(sight, options_of(sight)[0], click="same").status_code == 200


def test_what_cannot_be_read_is_told(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    me = people[0]
    http = sqlite_host.http
    problem(http.post("/api/matches", content=b"{"), 400, "unreadable")
    problem(http.post("/api/matches", json={"game": "wolves"}), 400, "unreadable")
    problem(http.post("/api/matches", json={"game": "chess", "seats": [{"kind": "me"}]}), 404, "unknown-game")
    wrong_seats = {"game": "wolves", "seats": [{"kind": "me"}] * 3}
    problem(http.post("/api/matches", json=wrong_seats), 422, "bad-options")
    two = [{"kind": "me"}, {"kind": "bot"}]
    wrong = {"game": "wolves", "seats": two, "options": {"starter": "third"}}
    assert "starter" in problem(http.post("/api/matches", json=wrong), 422, "bad-options")["detail"]
    pack = {"game": "wolves", "seats": two, "options": {"own": ["[pack\n"]}}
    problem(http.post("/api/matches", json=pack), 422, "bad-pack")
    level = {"game": "wolves", "seats": [two[0], {"kind": "bot", "level": "godlike"}]}
    problem(http.post("/api/matches", json=level), 422, "bad-options")
    bots = {"game": "wolves", "seats": [two[1], two[1]]}
    problem(http.post("/api/matches", json=bots), 422, "bad-options")
    problem(http.get("/api/matches/none"), 404, "unknown-match")
    problem(http.get("/api/matches/AAAAAAAAAAAA"), 404, "unknown-match")
    problem(http.get("/api/nothing"), 404, "not-found")
    problem(http.delete(f"/api/matches/{match}/moves"), 405, "not-allowed")
    problem(http.delete(f"/api/matches/{match}"), 403, "forbidden")
    problem(me.post("moves", id="x" * 65, number=0, action=0), 400, "unreadable")
    problem(me.post("moves", id="\x00", number=0, action=0), 400, "unreadable")
    problem(me.post("moves", id="x", number="none", action=0), 400, "unreadable")
    problem(me.get("replay", number=10**6), 400, "unreadable")
    problem(me.get("replay", number=0, seat=9), 400, "unreadable")
    problem(me.post("name", name="x" * 25), 400, "unreadable")


def test_refusals_on_a_socket_carry_the_id(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    with people[0].live() as live, Person(sqlite_host.url, match).live() as spectator:
        live.until("sight")
        live.say(type="move", id="old", number=0, action=0)
        refused = live.until("problem")
        assert (refused["id"], refused["title"], refused["status"]) == ("old", "stale", 409)
        live.until("sight")  # a fresh one, to look again
        spectator.say(type="move", id="s", number=0, action=0)
        assert spectator.until("problem")["title"] == "forbidden"
        live.socket.send("nonsense")
        assert live.until("problem")["title"] == "unreadable"


def test_a_socket_must_say_hello(sqlite_host: Host) -> None:
    match, people = new_match(sqlite_host.url)
    forged = Live(sqlite_host.url, match, new_secret())
    assert forged.until("problem")["title"] == "forbidden"
    with pytest.raises(ConnectionClosed):
        forged.hear()
    assert forged.socket.close_code == 4403
    forged.close()
    unknown = Live(sqlite_host.url, "AAAAAAAAAAAA", people[0].secret)
    assert unknown.until("problem")["title"] == "unknown-match"
    unknown.close()


def test_a_socket_that_talks_nonsense_is_closed(sqlite_host: Host) -> None:
    _, people = new_match(sqlite_host.url)
    live = people[0].live()
    with pytest.raises(ConnectionClosed):
        for _ in range(50):
            live.socket.send("{}")
        while True:
            live.hear()
    live.close()
