"""A small client: what a browser does, in Python, over real HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import socket as sockets
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.waiting import PATIENCE, wait_for
from vespers.table.app import application
from vespers.table.run import serving
from vespers.table.settings import Settings

Json = dict[str, Any]
IDS = itertools.count(1)
BROWSERS: dict[str, httpx.Client] = {}


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Host:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.app = application(settings)
        config = uvicorn.Config(
            self.app, **serving(msgspec.structs.replace(settings, port=self.port)), lifespan="on"
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def http(self) -> httpx.Client:
        return browser(self.url)

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive(), "the server to start")
        assert self.server.started, "the server has ended"
        return self

    def __exit__(self, *_: object) -> None:
        close_browser(self.url)
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"


def browser(url: str) -> httpx.Client:
    """One HTTP client per server: connections are reused, as browsers do."""
    if url not in BROWSERS:
        BROWSERS[url] = httpx.Client(base_url=url, timeout=PATIENCE)
    return BROWSERS[url]


def close_browser(url: str) -> None:
    if url in BROWSERS:
        BROWSERS.pop(url).close()


def told_to_wait(answer: httpx.Response) -> bool:
    """Whether a server with its usual limits wants fewer requests; then this has waited as long as told."""
    if answer.status_code != 429:
        return False
    time.sleep(float(answer.headers["retry-after"]))
    return True


class Person:
    """One seat (or, without a secret, a spectator) of one match, over HTTP."""

    def __init__(self, url: str, match: str, secret: str = "", seat: int | None = None) -> None:
        self.url, self.match, self.secret, self.seat = url, match, secret, seat
        self.headers = {"Authorization": f"Bearer {secret}"} if secret else {}

    def get(self, what: str = "", **params: Any) -> httpx.Response:
        return self._ask("GET", what, params=params)

    def _ask(self, method: str, what: str, **more: Any) -> httpx.Response:
        address = f"/api/matches/{self.match}" + (f"/{what}" if what else "")
        return browser(self.url).request(method, address, headers=self.headers, **more)

    def sight(self, since: int = 0) -> Json:
        while told_to_wait(answer := self.get(since=since)):
            pass
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self._ask("POST", what, json=body or None)

    def delete(self, what: str) -> httpx.Response:
        return self._ask("DELETE", what)

    def move(self, sight: Json, action: int, click: str = "") -> httpx.Response:
        return self.post("moves", id=click or f"m{next(IDS)}", number=sight["number"], action=action)

    def undo(self, to: int, number: int, click: str = "") -> httpx.Response:
        return self.post("undo", id=click or f"u{next(IDS)}", number=number, to=to)

    def answer(self, yes: bool, number: int, question: str | None = None) -> httpx.Response:
        """To a question, or to the one that is open now."""
        asked = self.sight().get("consent", {}).get("id", "") if question is None else question
        return self.post("answer", id=f"a{next(IDS)}", number=number, question=asked, yes=yes)

    @contextmanager
    def events(self, since: int = 0) -> Iterator[Iterator[str]]:
        """The lines of the stream for programs."""
        address = f"/api/matches/{self.match}/events"
        asked = browser(self.url).stream("GET", address, headers=self.headers, params={"since": since})
        with asked as answer:
            assert answer.status_code == 200, answer.read()
            yield answer.iter_lines()

    def first_news(self, since: int = 0) -> str:
        with self.events(since) as lines:
            news = next(lines)
            assert json.loads(news)["type"] == "news", "the first line comes at once"
            return news

    def live(self, since: int = 0) -> Live:
        return Live(self.url, self.match, self.secret, since)


class Live:
    """The socket of one viewer."""

    def __init__(
        self,
        url: str,
        match: str,
        secret: str,
        since: int = 0,
        origin: str = "",
        changes: bool = False,
        share: str = "",
    ) -> None:
        address = url.replace("http", "ws", 1) + f"/api/matches/{match}/live"
        said_from = Origin(origin) if origin else None
        self.opened = connect(
            address, origin=said_from, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE
        )
        self.socket: ClientConnection = self.opened.__enter__()
        hello: Json = {"type": "hello", "since": since, "changes": changes, "share": share}
        with suppress(ConnectionClosed):  # the server may turn one away before a word is said
            self.say(**(hello | {"secret": secret} if secret else hello))

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = PATIENCE) -> Json:
        heard: Json = json.loads(self.socket.recv(seconds))
        return heard

    def hear_raw(self, seconds: float = PATIENCE) -> str:
        return str(self.socket.recv(seconds))

    def until(self, kind: str, condition: Any = lambda message: True) -> Json:
        """The next message of a kind for which the condition holds; others are skipped."""
        while True:
            message = self.hear()
            if message["type"] == kind and condition(message):
                return message

    def close(self) -> None:
        self.opened.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def new_match(
    url: str, kinds: str = "me link", game: str = "wolves", **options: Any
) -> tuple[str, list[Person]]:
    """A match; `kinds` are those of its seats. The people in the order of their seats."""
    seats = [{"kind": kind} for kind in kinds.split()]
    wish = {"game": game, "seats": seats, "options": options}
    answer = browser(url).post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return created["match"], [sit_down(url, created["match"], key) for key in created["keys"]]


def sit_down(url: str, match: str, key: Json) -> Person:
    """Whoever holds a key; a guest accepts the invitation first."""
    person = Person(url, match, key["secret"], key["seat"])
    return accepted(person) if key["kind"] == "link" else person


def accepted(guest: Person) -> Person:
    """The guest with a secret that nobody else knows."""
    secret = secrets.token_urlsafe(16)
    answer = guest.post("accept", secret=secret)
    assert answer.status_code == 200, answer.text
    return Person(guest.url, guest.match, secret, guest.seat)


def options_of(sight: Json) -> list[int]:
    return sorted({option["number"] for option in sight["scene"].get("targets", [])})


def turn_of(sight: Json) -> int | None:
    return sight["turn"][0] if sight.get("turn") else None


def moved(person: Person, number: int, turn: int) -> bool:
    """Whether the match has gone on since, or somebody else is asked."""
    sight = person.sight(since=number)
    return sight["number"] > number or turn_of(sight) != turn


def play(people: list[Person], moves: int | None = None, seed: int = 1) -> Json:
    """Let the people play at random over HTTP, to the end or for some moves; the last sight of the first."""
    chooser = random.Random(seed)
    done = number = 0
    while moves is None or done < moves:
        sight = people[0].sight(since=number)
        number = sight["number"]
        turn = turn_of(sight)
        if turn is None:
            return sight
        player = next((p for p in people if p.seat == turn), None)
        if player is None:
            wait_for(partial(moved, people[0], number, turn), "a bot to answer")
            continue
        mine = sight if player is people[0] else player.sight(since=number)
        if turn_of(mine) != turn:
            continue
        answer = player.move(mine, chooser.choice(options_of(mine)))
        if told_to_wait(answer):
            continue
        assert answer.status_code == 200, answer.text
        done += 1
    return people[0].sight()


Result = TypeVar("Result")


def run_there(host: Host, work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in the loop of the server's thread."""
    loop = host.app.server.tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)
