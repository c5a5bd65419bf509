"""Two clients for each of many matches of ours; every move is made as soon as the last one is seen.

python -m bench.live.load URL MATCHES SECONDS → begin, end, and one line of JSON
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Option(msgspec.Struct):
    number: int


class Scene(msgspec.Struct):
    options: list[Option] = []


class Message(msgspec.Struct):
    """What a client must know of any message to play on."""

    type: str
    number: int = 0
    turn: list[int] = []
    over: bool = False
    scene: Scene = msgspec.field(default_factory=Scene)


DECODER = msgspec.json.Decoder(Message)


class Load:
    """Counts what is acknowledged after the warm-up."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: list[float] = []
        self.measuring = False
        self.refused = 0
        self.seated = 0  # matches begun

    def new_match(self) -> tuple[str, list[str]]:
        wish = {"game": "wolves", "seats": [{"kind": "me"}, {"kind": "link"}]}
        request = urllib.request.Request(
            f"{self.url}/api/matches", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            created = json.load(answer)
        return created["match"], [key["secret"] for key in created["keys"]]

    async def play(self, match: str, secret: str, seat: int) -> None:
        address = self.url.replace("http", "ws", 1) + f"/api/matches/{match}/live"
        async with connect(address, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret, "since": 0}))
            await self._answer(socket, seat)

    async def _answer(self, socket: ClientConnection, seat: int) -> None:
        answered, sent = -1, 0.0
        async for data in socket:
            message = DECODER.decode(data)
            if message.type == "done":
                if self.measuring:
                    self.waits.append(time.perf_counter() - sent)
            elif message.type == "problem":
                self.refused += 1
            elif message.over:
                return
            elif message.turn == [seat] and message.number > answered:
                answered, sent = message.number, time.perf_counter()
                action = message.scene.options[0].number
                said = {"type": "move", "id": f"{answered}", "number": answered, "action": action}
                await socket.send(json.dumps(said))


async def players(load: Load, stop: asyncio.Event) -> None:
    """One table: match after match, until the time is up."""
    while not stop.is_set():
        match, secrets = await asyncio.to_thread(load.new_match)
        load.seated += 1
        both = [asyncio.create_task(load.play(match, secret, seat)) for seat, secret in enumerate(secrets)]
        ended = asyncio.create_task(stop.wait())
        await asyncio.wait([*both, ended], return_when=asyncio.FIRST_COMPLETED)
        for task in (*both, ended):
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


async def run(url: str, matches: int, seconds: float) -> dict[str, Any]:
    load, stop = Load(url), asyncio.Event()
    tables = [asyncio.create_task(players(load, stop)) for _ in range(matches)]
    while load.seated < matches:  # everybody sits down first
        await asyncio.sleep(0.2)
    await asyncio.sleep(3)
    print("begin", flush=True)
    load.measuring = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring = False
    lasted = time.perf_counter() - begun
    print("end", flush=True)
    stop.set()
    await asyncio.gather(*tables, return_exceptions=True)
    waits = sorted(load.waits)
    return {
        "moves": len(waits),
        "seconds": lasted,
        "refused": load.refused,
        "waits": waits,
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
