"""What a stranger may send: requests and frames. Never a 5xx, never an error in the log, never silence."""

from __future__ import annotations

import json
import logging
import os
import socket
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.fuzz.files import recorded
from tests.fuzz.mutations import spoil_bytes, spoil_value
from tests.table.client import Host, Person, close_browser, new_match, play
from tests.table.conftest import unlimited
from tests.waiting import PATIENCE

ASKED = ["", "/summary", "/replay", "/record", "/events", "/events/x"]  # by GET, of a match
SAID = ["moves", "undo", "answer", "why", "name", "leave", "return", "branch", "rematch", "claim", "accept"]
SAID += ["resign", "preview", "review", "hint", "coach"]  # by POST, of a match
PAGES = ["/api/shelf", "/api/texts/en", "/api/rules/wolves/fr", "/api/art/wolves", "/", "/metrics"]
MADE = ["/api/matches", "/api/campaigns", "/api/records"]
QUERIES = [b"number=3", b"since=-1", b"seat=9", b"number=99999999999999999999", b"match=%00", b"a=b&a=c&=&%"]
STREAM = b"application/x-ndjson"  # the type of an answer that goes on as long as its match
ANEW = 300  # inputs, after which a new match takes the place of the running one
BODIES: list[Any] = [
    {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "options": {}},
    {"game": "fermentation", "seats": [{"kind": "me"}], "options": {"own": ["[slots]\nhands = 1\n"]}},
    {"id": "m1", "number": 4, "action": 3},
    {"id": "u1", "number": 4, "to": 0},
    {"id": "a1", "number": 4, "question": "q", "yes": True},
    {"id": "w1", "number": 4, "things": ["a", "b"]},
    {"number": 3, "seats": [{"kind": "me"}, {"kind": "local"}]},
    {"name": "Ann"},
    {"secret": "A" * 22},
    {"number": 1},
]
MESSAGES: list[Any] = [
    {"type": "hello", "since": 0, "changes": True},
    {"type": "move", **BODIES[2]},
    {"type": "undo", **BODIES[3]},
    {"type": "answer", **BODIES[4]},
    {"type": "why", **BODIES[5]},
    {"type": "ping", "id": "p1"},
]


class Errors(logging.Handler):
    """Remembers what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(logging.Formatter().format(record))

    def check(self) -> None:
        messages, self.messages = self.messages, []
        assert not messages, "\n".join(messages)


class Table:
    """A server in a thread, with a running and a finished match of two people."""

    def __init__(self, folder: Path) -> None:
        self.errors = Errors()
        logging.getLogger().addHandler(self.errors)
        logging.getLogger("asyncio").setLevel(logging.ERROR)
        patient = unlimited(os.environ.get("VESPERS_DATABASE") or f"sqlite:///{folder / 'table.sqlite'}")
        self.host = Host(msgspec.structs.replace(patient, head_seconds=1, body_seconds=1, idle_seconds=1))
        self.host.__enter__()
        self.people = new_match(self.host.url)[1]
        others = new_match(self.host.url)[1]
        play(others)
        self.people += others
        self.tried = 0

    def renew(self) -> None:
        """A match that goes on, after the last one was resigned or left."""
        self.tried += 1
        if self.tried % ANEW == 0:
            close_browser(self.host.url)  # its connection was idle for longer than the server waits
            self.people[:2] = new_match(self.host.url)[1]

    def close(self) -> None:
        self.host.__exit__()
        logging.getLogger().removeHandler(self.errors)
        self.errors.check()

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.host.port), timeout=PATIENCE)


class Requests(Table):
    """Requests as bytes: line, headers and body, right in most places."""

    def check(self, rng: Random) -> str:
        request = self.request(rng)
        with self.connect() as opened:
            try:
                opened.sendall(request)
                answer = b""
                while more := opened.recv(65536):
                    answer += more
                    if len(answer) > 65536 or STREAM in answer:
                        break
            except ConnectionError:
                return "cut off"
        self.errors.check()
        if not answer:
            return "silence"
        status = int(answer.split(b" ", 2)[1])
        busy = status == 503 and b"too-slow" in answer  # the bots
        assert status < 500 or busy, (status, request[:500], answer[:500])
        return str(status)

    def request(self, rng: Random) -> bytes:
        self.renew()
        person, body = rng.choice(self.people), self.body(rng)
        headers = [b"Host: 127.0.0.1", b"Connection: close"]
        if rng.random() < 0.7:
            headers.append(b"Authorization: Bearer " + person.secret.encode())
        if rng.random() < 0.9:
            headers.append(b"Content-Type: application/json")
        length = len(body) if rng.random() < 0.99 else rng.choice([0, 1, len(body) + 5, 10**12, -1])
        headers.append(f"Content-Length: {length}".encode())
        head = self.line(rng, person) + b" HTTP/1.1\r\n" + b"\r\n".join(headers)
        if rng.random() < 0.1:
            head = spoil_bytes(rng, head)
        return head + b"\r\n\r\n" + body

    def line(self, rng: Random, person: Person) -> bytes:
        """Method and path, mostly of one another."""
        match = f"/api/matches/{person.match}"
        method, path = rng.choice(
            [
                ("POST", f"{match}/{rng.choice(SAID)}"),
                ("POST", f"{match}/{rng.choice(SAID)}"),
                ("POST", rng.choice(MADE)),
                ("GET", f"{match}{rng.choice(ASKED)}"),
                ("GET", rng.choice(PAGES)),
                (rng.choice(["DELETE", "PUT", "HEAD", "OPTIONS", "X"]), f"{match}/{rng.choice(SAID)}"),
            ]
        )
        sent = path.encode() + (b"?" + rng.choice(QUERIES) if rng.random() < 0.2 else b"")
        if rng.random() < 0.1:
            sent = spoil_bytes(rng, sent).replace(b" ", b"%20").replace(b"\r", b"").replace(b"\n", b"%0a")
        return method.encode() + b" " + (sent or b"/")

    def body(self, rng: Random) -> bytes:
        if rng.random() < 0.1:
            return spoil_bytes(rng, recorded("wolves", 1))
        value = rng.choice(BODIES)
        for _ in range(rng.choice([0, 1, 1, 2, 4])):
            value = spoil_value(rng, value)
        body = json.dumps(value).encode()
        return spoil_bytes(rng, body) if rng.random() < 0.3 else body


FRAMES = 40  # on one socket, if it lasts so long


class Frames(Table):
    """Frames on a live socket, one input each: spoilt messages, fragments, control frames, rubbish."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.opened: socket.socket | None = None
        self.left = 0

    def check(self, rng: Random) -> str:
        if self.opened is None or not self.left:
            self.open(rng)
        assert self.opened is not None
        self.left -= 1
        try:
            self.opened.sendall(self.frame(rng))
            if self.left % 10 == 0:
                self.drain()
        except OSError:
            self.hang_up()
            self.errors.check()
            return "closed"
        self.errors.check()
        return "sent"

    def open(self, rng: Random) -> None:
        self.hang_up()
        person = rng.choice(self.people)
        self.opened = self.connect()
        uri = parse_uri(f"ws://127.0.0.1:{self.host.port}/api/matches/{person.match}/live")
        client = ClientProtocol(uri)
        client.send_request(client.connect())
        self.opened.sendall(b"".join(client.data_to_send()))
        while b"\r\n\r\n" not in self.opened.recv(65536):
            pass
        hello = {"type": "hello", "secret": person.secret, "since": 0}
        if rng.random() < 0.9:
            self.opened.sendall(masked(Opcode.TEXT, json.dumps(hello).encode()))
        self.left = FRAMES

    def drain(self) -> None:
        """Read what has come; a server that has hung up is met by an error here."""
        assert self.opened is not None
        self.opened.setblocking(False)
        try:
            while data := self.opened.recv(65536):
                assert b'"title":"broken"' not in data, data
            raise ConnectionResetError
        except BlockingIOError:
            pass
        finally:
            self.opened.settimeout(PATIENCE)

    def hang_up(self) -> None:
        if self.opened is not None:
            self.opened.close()
            self.opened = None

    def frame(self, rng: Random) -> bytes:
        self.renew()
        value = rng.choice(MESSAGES)
        for _ in range(rng.choice([0, 1, 1, 2])):
            value = spoil_value(rng, value)
        data = json.dumps(value).encode()
        if rng.random() < 0.2:
            data = spoil_bytes(rng, data)
        way = rng.random()
        if way < 0.03:
            return rng.randbytes(rng.randrange(1, 40))
        if way < 0.06:
            return masked(rng.choice([Opcode.PING, Opcode.PONG]), data[:125])
        if way < 0.08:
            return masked(Opcode.CONT, data, rng.random() < 0.5)
        if way < 0.12:
            return spoil_bytes(rng, masked(Opcode.TEXT, data))
        if way < 0.2:
            half = len(data) // 2
            return masked(Opcode.TEXT, data[:half], False) + masked(Opcode.CONT, data[half:])
        return masked(Opcode.BINARY if way < 0.3 else Opcode.TEXT, data)

    def close(self) -> None:
        self.hang_up()
        super().close()


def masked(opcode: Opcode, data: bytes, final: bool = True) -> bytes:
    return Frame(opcode, data, final).serialize(mask=True)
