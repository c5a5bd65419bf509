"""Two clients for each of many matches of ours, and as little work for them as possible.

python -m bench.live.load URL MATCHES SECONDS THINK [GAME] → begin, end, and one line of JSON

THINK is the mean pause before a move, in seconds; 0: every move is made as soon as the last one is seen.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bench.live.lean_socket import LeanSocket

WARM_UP = 3.0  # seconds


class Option(msgspec.Struct):
    number: int


class Numbers(msgspec.Struct):
    to: list[int] = []


class Number(msgspec.Struct):
    to: int = 0


class Settings(msgspec.Struct):
    to: list[Option] = []


class Scene(msgspec.Struct):
    targets: Settings | None = None  # None: as they were


class InScene(msgspec.Struct):
    fields: Scene = msgspec.field(default_factory=Scene, name="in")


class Fields(msgspec.Struct):
    number: Number | None = None
    turn: Numbers | None = None
    over: dict[str, bool] | None = None
    scene: InScene = msgspec.field(default_factory=InScene)


class FirstScene(msgspec.Struct):
    targets: list[Option] = []


class Message(msgspec.Struct):
    """What a client must know of any message to play on; the rest is skipped unread."""

    type: str
    number: int = 0
    turn: list[int] = []
    over: bool = False
    scene: FirstScene = msgspec.field(default_factory=FirstScene)
    fields: Fields = msgspec.field(default_factory=Fields)


DECODER = msgspec.json.Decoder(Message)


class Load:
    """Counts what is acknowledged after the warm-up."""

    def __init__(self, url: str, think: float, game: str) -> None:
        self.url, self.think, self.game = url, think, game
        self.chooser = random.Random(1)
        self.waits: list[float] = []
        self.measuring = False
        self.messages, self.bytes = 0, 0  # heard by all players
        self.refused = 0
        self.seated = 0  # matches begun

    def pause(self) -> float:
        return self.think * self.chooser.uniform(0.5, 1.5)

    def new_match(self, game: str = "") -> tuple[str, list[str]]:
        wish: dict[str, Any] = {"game": game or self.game, "seats": [{"kind": "me"}, {"kind": "link"}]}
        created = self.post("/api/matches", wish)
        match, (host, guest) = created["match"], (key["secret"] for key in created["keys"])
        wish = {"secret": secrets.token_urlsafe(16)}
        accepted = self.post(f"/api/matches/{match}/accept", wish, guest)
        return match, [host, accepted["keys"][0]["secret"]]

    def post(self, path: str, body: dict[str, Any], secret: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)


class Player:
    """One seat: answers every sight in which it is asked with one of the targets."""

    def __init__(self, load: Load, seat: int) -> None:
        self.load, self.seat = load, seat
        self.answered, self.sent = -1, 0.0
        self.number, self.turn, self.targets = 0, list[int](), list[Option]()
        self.over = asyncio.Event()
        self.socket: LeanSocket | None = None

    async def sit(self, match: str, secret: str) -> None:
        host = urlsplit(self.load.url)
        path = f"/api/matches/{match}/live"
        self.socket = await LeanSocket.open(host.hostname or "", host.port or 80, path, self.hear)
        self.socket.say(json.dumps({"type": "hello", "secret": secret, "changes": True}).encode())

    def hear(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if self.load.measuring:
            self.load.messages += 1
            self.load.bytes += len(data)
        if message.type == "done":
            if self.load.measuring:
                self.load.waits.append(time.perf_counter() - self.sent)
        elif message.type == "problem":
            self.load.refused += 1
        elif message.type == "sight":
            self.number, self.turn, self.targets = message.number, message.turn, message.scene.targets
            self.look(message.over)
        else:
            self.lay_over(message.fields)
            self.look(message.fields.over is not None)

    def lay_over(self, new: Fields) -> None:
        """Fields that are absent have not changed."""
        if new.number is not None:
            self.number = new.number.to
        if new.turn is not None:
            self.turn = new.turn.to
        if new.scene.fields.targets is not None:
            self.targets = new.scene.fields.targets.to

    def look(self, over: bool) -> None:
        if over:
            self.over.set()
        elif self.turn == [self.seat] and self.targets and self.number > self.answered:
            self.ask(self.number)

    def ask(self, number: int) -> None:
        self.answered = number
        action = self.load.chooser.choice(self.targets).number
        if self.load.think:
            asyncio.get_running_loop().call_later(self.load.pause(), self.move, number, action)
        else:
            self.move(number, action)

    def move(self, number: int, action: int) -> None:
        assert self.socket is not None
        self.sent = time.perf_counter()
        self.socket.say(b'{"type":"move","id":"%d","number":%d,"action":%d}' % (number, number, action))

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()


async def table(load: Load, stop: asyncio.Event) -> None:
    """One table: match after match, until the time is up."""
    while not stop.is_set():
        match, secrets = await asyncio.to_thread(load.new_match)
        both = [Player(load, seat) for seat in range(2)]
        for player, secret in zip(both, secrets, strict=True):
            await player.sit(match, secret)
        load.seated += 1
        waiting = [asyncio.create_task(event.wait()) for event in (stop, *(p.over for p in both))]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        for player in both:
            player.leave()


async def run(url: str, matches: int, seconds: float, think: float, game: str) -> dict[str, Any]:
    load, stop = Load(url, think, game), asyncio.Event()
    tables = [asyncio.create_task(table(load, stop)) for _ in range(matches)]
    while load.seated < matches:  # everybody sits down first
        await asyncio.sleep(0.2)
    await asyncio.sleep(WARM_UP)
    print("begin", flush=True)
    load.measuring = True
    begun, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    lasted, used = time.perf_counter() - begun, time.process_time() - used
    print("end", flush=True)
    stop.set()
    await asyncio.gather(*tables, return_exceptions=True)
    return {
        "seconds": lasted,
        "client": used,
        "refused": load.refused,
        "messages": load.messages,
        "bytes": load.bytes,
        "waits": sorted(load.waits),
    }


if __name__ == "__main__":
    address, many, lasting, pause, *name = sys.argv[1:]
    played = run(address, int(many), float(lasting), float(pause), name[0] if name else "wolves")
    print(json.dumps(asyncio.run(played)))
