"""Before anything is a request: slow, silent, endless and too many connections harm nobody else."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import Host, new_match
from tests.table.conftest import unlimited
from tests.table.refusals import problem
from tests.waiting import PATIENCE, wait_for
from vespers.table.addresses import Trusted, is_local, source_of
from vespers.table.connections import FRAGMENTS, Connections
from vespers.table.hosts import Hosts, name_of
from vespers.table.settings import Settings

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that trusts no proxy and has little patience with half a request."""
    folder = tmp_path_factory.mktemp("guarded")
    settings = msgspec.structs.replace(
        unlimited(f"sqlite:///{folder / 'table.sqlite'}"),
        trusted_proxies="",
        head_seconds=1.5,
        body_seconds=1.5,
        idle_seconds=1.5,
        unread_seconds=1.5,
        connections_per_address=40,
    )
    with Host(settings) as running:
        yield running


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that waits for ever: what it cuts off is too large or one too many, not too slow."""
    folder = tmp_path_factory.mktemp("patient")
    settings = msgspec.structs.replace(
        unlimited(f"sqlite:///{folder / 'table.sqlite'}"),
        trusted_proxies="",
        head_seconds=0,
        body_seconds=0,
        idle_seconds=0,
        connections_per_address=40,
    )
    with Host(settings) as running:
        yield running


@contextmanager
def connected(host: Host) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE) as opened:
        yield opened


def until_closed(opened: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    heard = b""
    try:
        while more := opened.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


HALVES = [
    b"",
    b"GET / HT",
    HEAD,
    b"\r\n\r\n",
    POST + b"Content-Length: 100\r\n\r\n{",
    POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
]


def test_half_a_request_is_not_waited_for_for_ever(guarded: Host) -> None:
    """Nothing, half a line, half a head, empty lines, half a body, half a chunk; then: after a whole one."""
    with ExitStack() as held:
        halves = [(half, held.enter_context(connected(guarded))) for half in HALVES]
        idle, second = held.enter_context(connected(guarded)), held.enter_context(connected(guarded))
        for half, opened in halves:
            opened.sendall(half)
        idle.sendall(HEAD + b"\r\n")
        second.sendall(HEAD + b"\r\n" + HEAD)
        assert [until_closed(opened) for _, opened in halves] == [b""] * len(halves)
        assert until_closed(idle).count(b"HTTP/1.1 200") == 1
        assert until_closed(second).count(b"HTTP/1.1 200") == 1


def test_slow_drops_do_not_keep_a_connection(guarded: Host) -> None:
    """A byte now and then is no life sign: the whole head must come in time."""
    with connected(guarded) as opened:
        opened.settimeout(0.05)
        sent = 0

        def closed() -> bool:
            nonlocal sent
            try:
                opened.sendall(b"a" if sent else b"GET /")
                sent += 1
                return opened.recv(1) == b""
            except TimeoutError:
                return False
            except OSError:
                return True

        wait_for(closed, "the server to hang up")


ENDLESS = [
    b"GET /healthz HTTP/1.1\r\nX: " + b"a" * 10_000_000,
    b"GET /healthz HTTP/1.1\r\n" + b"A: b\r\n" * 1_000_000,
    b"GET /" + b"a" * 10_000_000,
    POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"A: b\r\n" * 1_000_000,
]


@pytest.mark.parametrize("endless", ENDLESS, ids=["a long header", "many headers", "a long path", "trailers"])
def test_a_head_without_end_is_cut_off(patient: Host, endless: bytes) -> None:
    with connected(patient) as opened:
        with pytest.raises(OSError):
            for _ in range(10):  # far more than the machine's own buffers hold
                opened.sendall(endless)
        assert b" 200 " not in until_closed(opened)


def test_a_large_head_is_refused_with_a_status(guarded: Host) -> None:
    with connected(guarded) as opened:
        opened.sendall(b"GET /api/shelf HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 70_000 + b"\r\n\r\n")
        assert b"HTTP/1.1 413" in until_closed(opened)
    with connected(guarded) as opened:
        opened.sendall(HEAD + b"X: " + b"a" * 70_000)
        assert b"HTTP/1.1 431" in until_closed(opened)


def test_a_body_does_not_count_as_a_head(guarded: Host) -> None:
    answer = guarded.http.post("/api/matches", content=b" " * 200_000 + b"{}")
    problem(answer, 400, "unreadable")


def test_an_answer_that_nobody_reads_is_given_up(guarded: Host) -> None:
    app = guarded.app.server.connections
    before = app.open
    with connected(guarded) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        page = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        opened.settimeout(0.2)
        with pytest.raises(OSError):
            while True:
                opened.sendall(page * 200)
        wait_for(lambda: app.open <= before, "the server to give up")


def test_one_address_does_not_take_all_connections(patient: Host) -> None:
    counted = patient.app.server.connections
    wait_for(lambda: counted.open <= 2, "the connections of other tests to end")
    with ExitStack() as held:
        opened = [held.enter_context(connected(patient)) for _ in range(60)]
        for one in opened:
            one.sendall(HEAD)
        assert [until_closed(one) for one in opened[45:]] == [b""] * 15
        assert counted.by_source["127.0.0.1"] == 40
    wait_for(lambda: patient.http.get("/healthz").status_code == 200, "the address to be served again")


def test_sockets_count_as_connections_until_they_end(guarded: Host) -> None:
    counted = guarded.app.server.connections
    _, people = new_match(guarded.url, "me local")
    wait_for(lambda: counted.open <= 1, "the connections of other tests to end")
    with people[0].live() as live:
        live.until("sight")
        wait_for(lambda: counted.open == 1, "the connection of requests to be closed as idle")
    wait_for(lambda: counted.open == 0 and not counted.by_source, "the socket to end")


def test_a_proxy_that_is_trusted_speaks_for_many() -> None:
    few = Settings(connections_per_address=1, connections=10, trusted_proxies="10.0.0.0/8, ::1")
    counted = Connections(few)
    assert [counted.enter(("10.1.2.3", n)) for n in range(5)] == [""] * 5
    assert [counted.enter(("192.0.2.1", n)) for n in range(2)] == ["192.0.2.1", None]
    assert [counted.enter((f"2001:db8::{n}", n)) for n in range(2)] == ["2001:db8::/64", None]
    assert [counted.enter((f"192.0.2.{n}", n)) for n in range(2, 7)][3:] == [None, None], "ten in all"
    counted.leave("192.0.2.1")
    assert counted.enter(("192.0.2.1", 9)) == "192.0.2.1"


def test_a_household_counts_once() -> None:
    assert source_of("2001:db8:1:2:3:4:5:6") == source_of("2001:db8:1:2::9") != source_of("2001:db8:1:3::9")
    assert source_of("::ffff:192.0.2.7") == "192.0.2.7" and source_of("testclient") == "testclient"
    assert is_local("127.0.0.9") and is_local("::1") and not is_local("192.0.2.1") and not is_local("x")
    assert "anything" in Trusted("*") and "x" not in Trusted("127.0.0.1")


# --- Sockets


def frame(opcode: int, data: bytes, final: bool = True) -> bytes:
    """A masked frame, as clients send them."""
    first = (0x80 if final else 0) | opcode
    return struct.pack("!BB", first, 0x80 | len(data)) + b"\0\0\0\0" + data


def test_text_that_is_not_utf_8_is_no_error_of_ours(guarded: Host, caplog: pytest.LogCaptureFixture) -> None:
    _, people = new_match(guarded.url)
    with people[0].live() as live:
        live.until("sight")
        live.socket.socket.sendall(frame(1, b"\xff\xfe"))
        with pytest.raises(ConnectionClosed):
            live.hear()
        assert live.socket.close_code == 1007
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_message_of_endless_empty_fragments_is_cut_off(guarded: Host) -> None:
    _, people = new_match(guarded.url)
    with people[0].live() as live:
        live.until("sight")
        live.socket.socket.sendall(frame(1, b"{", False) + frame(0, b"", False) * FRAGMENTS * 2)
        with pytest.raises(ConnectionClosed):
            live.hear()


# --- Names of the server


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("laptop:8000", True),
        ("Laptop.local", True),
        ("table.example.org", True),
        ("www.monks.org", True),
        ("evil.com", False),
        ("table.example.org.evil.com", False),
        ("127.0.0.1.evil.com", False),
    ],
)
def test_the_server_is_called_by_its_own_names(host: str, ours: bool) -> None:
    names = Hosts(Settings(public_url="https://table.example.org", server_names="www.monks.org"))
    assert names.ours(name_of(host)) is ours
    assert Hosts(Settings(server_names="*")).ours(name_of(host))


def test_a_foreign_name_that_leads_here_is_refused(guarded: Host, tmp_path: Path) -> None:
    rebound = {"Host": "evil.com", "Origin": "http://evil.com"}
    problem(guarded.http.post("/api/matches", json={}, headers=rebound), 403, "forbidden")
    problem(guarded.http.get("/api/shelf", headers={"Host": "evil.com"}), 403, "forbidden")
    assert guarded.http.get("/healthz", headers={"Host": "10-0-0-1.pod.cluster.org"}).status_code == 200
    with connected(guarded) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n")
        assert b" 400 " in until_closed(opened)
