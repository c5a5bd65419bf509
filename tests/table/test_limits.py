"""How much one may ask for, and from where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.client import Host, Live, new_match
from tests.table.refusals import problem
from vespers.table import rate_limit
from vespers.table.middleware import FILE_COST
from vespers.table.rate_limit import Bucket, Buckets
from vespers.table.settings import Settings

NEW = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Host]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'table.sqlite'}",
        public_url="https://table.example",
        bot_pause=0,
        warm=False,
        largest_body=4096,
        largest_message=2048,
        messages_per_second=2,
        requests_per_second=20,
        requests_at_once=80,
        matches_per_hour=3,
        sockets_per_address=2,
    )
    with Host(settings) as running:
        yield running


def test_matches_per_address(strict: Host) -> None:
    for _ in range(3):
        assert strict.http.post("/api/matches", json=NEW).status_code == 201
    refused = strict.http.post("/api/matches", json=NEW)
    problem(refused, 429, "too-many")
    assert int(refused.headers["retry-after"]) > 60


def test_requests_per_address(strict: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no refill
    answers = [strict.http.get("/api/shelf") for _ in range(200)]
    assert answers[0].status_code == 200
    refused = next(answer for answer in answers if answer.status_code != 200)
    problem(refused, 429, "too-many")
    assert strict.http.get("/healthz").status_code == 200  # an operator's questions always pass


def test_large_bodies(strict: Host) -> None:
    own = {**NEW, "options": {"own": ["#" * 5000]}}
    problem(strict.http.post("/api/matches", json=own), 413, "too-large")


def test_messages_on_a_socket(strict: Host) -> None:
    _, people = new_match(strict.url)
    live = people[0].live()
    with pytest.raises(ConnectionClosed):
        for n in range(100):
            live.say(type="why", id=f"w{n}", number=0, things=[])
        while True:
            live.hear()
    assert live.socket.close_code == 4429
    live.close()


def test_large_messages_on_a_socket(strict: Host) -> None:
    _, people = new_match(strict.url)
    live = people[0].live()
    with pytest.raises(ConnectionClosed):
        live.socket.send("x" * 10_000)
        while True:
            live.hear()
    assert live.socket.close_code == 1009
    live.close()


def test_sockets_per_address(strict: Host) -> None:
    _, people = new_match(strict.url)
    with people[0].live() as one, people[1].live() as two:
        one.until("sight")
        two.until("sight")
        third = people[0].live()
        assert third.until("problem")["title"] == "too-many"
        third.close()


def test_foreign_pages_may_not_speak(strict: Host) -> None:
    match, people = new_match(strict.url)
    foreign = {"Origin": "https://evil.example"}
    problem(strict.http.post("/api/matches", json=NEW, headers=foreign), 403, "forbidden")
    with pytest.raises(InvalidStatus):
        Live(strict.url, match, people[0].secret, origin="https://evil.example")
    for ours in (strict.url, "https://table.example"):
        live = Live(strict.url, match, people[0].secret, origin=ours)
        assert live.until("sight")["match"] == match
        live.close()


def test_buckets_fill_again_and_forget() -> None:
    bucket = Bucket(1000, 1)
    assert bucket.take() and not bucket.take() and bucket.wait() == 1
    bucket.at -= 1
    assert bucket.take()
    assert all(Buckets(0, 0).take("a") == 0 for _ in range(1000))


# --- A class of thirty pupils behind one address


PUPILS = 30


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Host]:
    """A server with its usual limits."""
    with Host(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", warm=False)) as running:
        yield running


def test_a_class_behind_one_address_meets_no_limit(usual: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """All open the page at the same moment, make two matches, look, and ask for six hints each."""
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no refill
    requests = usual.app.server.requests
    for cost in [FILE_COST] * 40 + [1] * 5:  # what a page loads
        assert not any(requests.take("127.0.0.1", cost) for _ in range(PUPILS))
    for _ in range(2 * PUPILS):
        answer = usual.http.post("/api/matches", json=NEW)
        assert answer.status_code == 201, answer.text
        match = answer.json()["match"]
        for look in ("", "/summary", "?since=0"):
            assert usual.http.get(f"/api/matches/{match}{look}").status_code == 200
    assert [usual.app.server.thoughts.take("127.0.0.1") for _ in range(6 * PUPILS)] == [0] * 6 * PUPILS
    with ExitStack() as held:
        for _ in range(2 * PUPILS):
            held.enter_context(usual.app.server.counted("127.0.0.1"))


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("10.0.0.0/8", False), ("", False)])
def test_behind_a_trusted_proxy_everybody_has_an_address(
    tmp_path: Path, proxies: str, believed: bool
) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    with Host(Settings(database=url, warm=False, matches_per_hour=1, trusted_proxies=proxies)) as host:
        addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"]
        made = [host.http.post("/api/matches", json=NEW, headers={"X-Forwarded-For": a}) for a in addresses]
    codes = [answer.status_code for answer in made]
    assert codes == ([201, 201, 201, 429] if believed else [201, 429, 429, 429])


def test_probes_have_a_limit_of_their_own(strict: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 0.0))
    for path in ("/healthz", "/readyz", "/metrics"):
        for _ in range(30):
            strict.http.get(path)
    problem(strict.http.get("/metrics"), 429, "too-many")
    assert strict.http.get("/api/shelf").status_code == 200
