"""An invitation is good once: afterwards only the guest holds the key of the guest's seat."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.campaigns import MOONS, ask_next
from tests.table.client import Host, Person, accepted, browser, options_of, play, turn_of
from tests.table.conftest import unlimited
from tests.table.refusals import problem

WISH = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "link"}]}


def invited(url: str) -> tuple[Person, Person]:
    """A host, and a guest's seat as the host holds it."""
    created = browser(url).post("/api/matches", json=WISH).json()
    me, guest = (Person(url, created["match"], key["secret"], key["seat"]) for key in created["keys"])
    return me, guest


def opens_nothing(held: Person) -> None:
    """Neither a look, nor a stream, nor a socket, nor a word in the guest's name."""
    problem(held.get(), 403, "forbidden")
    problem(held.get("events"), 403, "forbidden")
    problem(held.post("moves", id="x", number=0, action=0), 403, "forbidden")
    for what in ("resign", "leave", "return", "rematch"):
        problem(held.post(what), 403, "forbidden")
    problem(held.post("name", name="me"), 403, "forbidden")
    problem(held.post("hint", number=0), 403, "forbidden")
    with held.live() as live:
        assert live.hear()["title"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            live.hear()


def test_after_the_guest_has_come_the_host_has_no_key_to_the_guests_seat(host: Host) -> None:
    me, invitation = invited(host.url)
    guest = accepted(invitation)
    assert guest.sight()["scene"]["viewer"] == 1
    opens_nothing(invitation)
    problem(invitation.post("accept", secret=secrets.token_urlsafe(16)), 403, "invitation-used")
    assert play([me, guest])["over"]


def test_nobody_looks_through_an_invitation_before_it_is_accepted(host: Host) -> None:
    me, invitation = invited(host.url)
    opens_nothing(invitation)
    assert me.sight()["players"][1]["open"]


def test_the_host_sees_that_the_guest_has_come(host: Host) -> None:
    me, invitation = invited(host.url)
    with me.live() as live:
        live.until("sight", lambda screen: screen["players"][1].get("open"))
        accepted(invitation)
        live.until("sight", lambda screen: not screen["players"][1].get("open"))


def test_an_answer_that_got_lost_locks_nobody_out(host: Host) -> None:
    _, invitation = invited(host.url)
    mine = secrets.token_urlsafe(16)
    first = invitation.post("accept", secret=mine).json()
    assert (first["match"], first["keys"]) == (invitation.match, [{"seat": 1, "secret": mine, "kind": "me"}])
    assert invitation.post("accept", secret=mine).json() == first
    own = Person(host.url, invitation.match, mine)
    assert (
        own.post("accept", secret=secrets.token_urlsafe(16)).json() == first
    )  # one's own link is no invitation


def test_of_many_who_open_it_at_once_one_sits_down(host: Host) -> None:
    _, invitation = invited(host.url)
    wishes = [secrets.token_urlsafe(16) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda wish: invitation.post("accept", secret=wish), wishes))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
    seated = next(wish for wish, answer in zip(wishes, answers, strict=True) if answer.status_code == 200)
    assert Person(host.url, invitation.match, seated).sight()["scene"]["viewer"] == 1


@pytest.mark.parametrize("secret", ["", "short", "x" * 23, "é" * 22, "x" * 21 + "\n"])
def test_a_secret_has_128_bits(sqlite_host: Host, secret: str) -> None:
    _, invitation = invited(sqlite_host.url)
    problem(invitation.post("accept", secret=secret), 400, "unreadable")
    problem(invitation.post("accept", secret=invitation.secret), 400, "unreadable")
    problem(Person(sqlite_host.url, invitation.match).post("accept", secret="x" * 22), 403, "forbidden")
    accepted(invitation)


def test_in_a_rematch_nobody_but_the_guest_holds_the_guests_key(host: Host) -> None:
    me, invitation = invited(host.url)
    guest = accepted(invitation)
    me.post("resign")
    created = me.post("rematch").json()
    assert [key["seat"] for key in created["keys"]] == [0]
    there = Person(host.url, created["match"], invitation.secret, 1)
    problem(there.post("claim"), 403, "forbidden")
    opens_nothing(there)
    claimed = Person(host.url, created["match"], guest.secret).post("claim").json()
    assert claimed["keys"][0]["kind"] == "me"  # the guest's browser plays it, and invites nobody
    again = Person(host.url, created["match"], claimed["keys"][0]["secret"], 1)
    assert again.sight()["scene"]["viewer"] == 1


def test_a_guest_who_comes_late_accepts_and_then_follows_into_the_rematch(host: Host) -> None:
    me, invitation = invited(host.url)
    me.post("resign")
    created = me.post("rematch").json()
    there = Person(host.url, created["match"], invitation.secret)
    problem(there.post("claim"), 403, "forbidden")  # else the host could follow in the guest's place
    guest = accepted(invitation)
    assert Person(host.url, created["match"], guest.secret).post("claim").status_code == 200


def test_in_a_campaign_an_invitation_opens_no_later_match(host: Host) -> None:
    wish = {"game": MOONS, "seats": WISH["seats"]}
    created = browser(host.url).post("/api/campaigns", json=wish).json()
    me, invitation = (
        Person(host.url, created["match"], key["secret"], key["seat"]) for key in created["keys"]
    )
    problem(ask_next(host.url, created["campaign"], invitation.secret), 403, "forbidden")
    guest = accepted(invitation)
    me.post("resign")
    assert ask_next(host.url, created["campaign"], me.secret).status_code == 201
    problem(ask_next(host.url, created["campaign"], invitation.secret), 403, "forbidden")
    key = ask_next(host.url, created["campaign"], guest.secret).json()["keys"][0]
    assert (key["seat"], key["kind"]) == (1, "me")


def test_a_seat_taken_before_a_restart_is_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    with Host(unlimited(url)) as before:
        me, invitation = invited(before.url)
        guest = accepted(invitation)
    with Host(unlimited(url)) as after:
        sight = Person(after.url, me.match, guest.secret).sight()
        assert sight["scene"]["viewer"] == 1
        opens_nothing(Person(after.url, me.match, invitation.secret))
        people = [Person(after.url, me.match, one.secret, one.seat) for one in (me, guest)]
        asked = people[turn_of(sight) or 0]
        assert asked.move(sight, options_of(asked.sight())[0]).status_code == 200
