"""Sockets read the same messages however their bytes come."""

from __future__ import annotations

import json
import random
import socket as sockets
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.table.client import Host, new_match
from tests.waiting import PATIENCE

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Bare:
    """A TCP connection that speaks WebSocket by hand: what is sent together, and what is cut, is up to us."""

    def __init__(self, host: Host, match: str) -> None:
        self.tcp = sockets.create_connection(("127.0.0.1", host.port), PATIENCE)
        lines = [
            f"GET /api/matches/{match}/live HTTP/1.1",
            f"Host: 127.0.0.1:{host.port}",
            "Connection: Upgrade",
        ]
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}", "", ""]
        self.tcp.sendall("\r\n".join(lines).encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.tcp.recv(65536)
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        assert b" 101 " in head

    def _take(self, many: int) -> bytes:
        while len(self.rest) < many:
            more = self.tcp.recv(65536)
            assert more, "closed"
            self.rest += more
        data, self.rest = self.rest[:many], self.rest[many:]
        return data

    def hear(self) -> tuple[int, bytes]:
        first, size = self._take(2)
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first & 15, self._take(size)

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, data = self.hear()
            if opcode == Opcode.TEXT and (message := json.loads(data))["type"] == kind:
                return dict(message)


@contextmanager
def bare(host: Host) -> Iterator[Bare]:
    match, _ = new_match(host.url)
    speaker = Bare(host, match)
    try:
        yield speaker
    finally:
        speaker.tcp.close()


def why(name: str, things: int = 1) -> bytes:
    return json.dumps({"type": "why", "id": name, "number": 0, "things": ["x" * 60] * things}).encode()


HELLO = b'{"type":"hello"}'


def test_whole_cut_and_crowded_messages_are_all_heard_in_order(sqlite_host: Host) -> None:
    """Short and long ones, pings between them, cut anywhere: answers come in the order of the questions."""
    chooser = random.Random(5)
    with bare(sqlite_host) as speaker:
        speaker.tcp.sendall(frame(HELLO))
        speaker.until("sight")
        for turn in range(30):
            names = [f"{turn}-{n}" for n in range(chooser.randint(1, 4))]
            data = b""
            for name in names:
                data += frame(b"hm", Opcode.PING) if chooser.random() < 0.3 else b""
                data += frame(why(name, chooser.choice([0, 0, 1, 4])))
            cut = chooser.choice([len(data), chooser.randint(1, len(data))])
            speaker.tcp.sendall(data[:cut])
            speaker.tcp.sendall(data[cut:])
            assert [speaker.until("because")["id"] for _ in names] == names


def test_a_message_in_several_frames_is_one(sqlite_host: Host) -> None:
    with bare(sqlite_host) as speaker:
        speaker.tcp.sendall(frame(HELLO))
        asked = why("parts")
        speaker.tcp.sendall(frame(asked[:9], fin=False))
        speaker.tcp.sendall(frame(b"hm", Opcode.PING))
        speaker.tcp.sendall(frame(asked[9:], Opcode.CONT))
        assert speaker.until("because")["id"] == "parts"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b'{"type":"\xff"}'), 1007),
        (b"\x81\x05hello", 1002),
        (frame(b"x", Opcode.CONT), 1002),
        (frame(b"x" * 200_000), 1009),
    ],
    ids=["not UTF-8", "not masked", "goes on with nothing", "too long"],
)
def test_what_is_no_websocket_is_hung_up_on(sqlite_host: Host, data: bytes, code: int) -> None:
    with bare(sqlite_host) as speaker:
        speaker.tcp.sendall(frame(HELLO))
        speaker.until("sight")
        speaker.tcp.sendall(data)
        while True:
            opcode, payload = speaker.hear()
            if opcode == Opcode.CLOSE:
                assert struct.unpack("!H", payload[:2]) == (code,)
                return


@pytest.mark.parametrize("compression", ["deflate", None])
def test_browsers_may_ask_for_compression(sqlite_host: Host, compression: str | None) -> None:
    match, people = new_match(sqlite_host.url)
    address = sqlite_host.url.replace("http", "ws", 1) + f"/api/matches/{match}/live"
    with connect(address, compression=compression, open_timeout=PATIENCE) as opened:
        assert bool(opened.protocol.extensions) == (compression is not None)
        opened.send(json.dumps({"type": "hello", "secret": people[0].secret}))
        first = json.loads(opened.recv(20))
        assert first["type"] == "sight" and first["match"] == match
        opened.close(1000)
        with pytest.raises(ConnectionClosed):
            opened.recv(20)


def test_a_socket_to_nowhere_is_refused(sqlite_host: Host) -> None:
    with pytest.raises(Exception, match="403"):
        connect(sqlite_host.url.replace("http", "ws", 1) + "/api/matches/live", open_timeout=PATIENCE)
